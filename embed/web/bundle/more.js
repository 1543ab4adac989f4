import{$b as m,A as sa,Aa as Mt,Ab as Jt,Ac as so,Ba as ka,Bb as Ma,Bc as io,C as ms,Ca as xa,Cb as qs,Cc as no,D as fs,Da as be,Db as et,E as ia,Ea as Oa,Eb as ja,F as na,Fa as ys,Fb as Na,G as Y,Ga as vs,Gb as jt,Gc as kt,H as it,Ha as ks,Hb as Ps,Hc as ao,I as u,Ia as qa,Ib as Ua,Ic as oo,Ja as Pa,Jb as C,Jc as ro,Ka as Fa,Kb as E,Kc as Ms,L as he,Lb as V,M as g,Ma as Sa,Mb as Da,N as S,Nb as Nt,Nc as co,O as z,Oa as Ta,Ob as Fs,Oc as Je,P as J,Pa as La,Pb as Ss,Pc as lo,Q as A,Qa as Aa,Qb as _a,Qc as Ke,R as aa,Ra as Ba,Rb as Ca,S as oa,Sa as Ia,Sb as Ts,Sc as po,T as $e,Tb as Ea,U as v,Uc as uo,V as ge,Vb as Ha,Vc as mo,W as ra,Wb as q,Xb as Ra,Xc as fo,Yb as ft,Yc as ho,Zb as T,Zc as $o,_b as za,_c as js,a as de,aa as ca,ac as U,b as $,ba as la,bc as lt,bd as go,c as Bt,ca as hs,cc as M,cd as bo,d as Kn,da as x,dc as Va,e as me,ea as $s,eb as c,ec as Kt,f as en,fa as pa,fb as K,fc as nn,g as sn,gb as H,gc as an,gd as wo,h as fe,hb as h,hc as Wa,i as Ve,ia as ua,ib as tt,ic as Ls,id as yo,j as Zn,ja as da,jb as B,jc as ie,k as us,ka as ma,kb as d,kc as As,l as Xn,la as fa,lb as w,lc as Bs,ld as Ns,m as Qn,ma as ha,mb as we,mc as We,md as vo,na as gs,nb as I,nc as Ge,ob as vt,oc as Ga,od as ko,p as ta,pa as bs,pb as k,pc as Ya,pd as xo,q as i,qa as $a,qc as Ja,qd as Oo,ra as ga,rc as Ka,s as P,sa as ba,sc as _,ta as wa,tc as Za,u as Gt,ua as b,uc as Xa,v as ea,va as ws,vb as xs,vc as Qa,w as O,wa as mt,wb as Yt,wc as to,x as It,xa as ya,xb as ye,xc as Ye,y as rt,ya as va,yb as ct,yc as Is,z as ds,zb as Os,zc as eo}from"./shared.js";import{html as ne,nothing as on}from"../lib/lit-html/lit-html.js";var Dl=new URL("lib/",de).pathname,_l=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function qo(){if(Ke())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Cl=()=>qo()?i("about.tilesFrom",{host:qo()}):i("about.alone"),El=()=>ne`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Cl()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Hl=()=>ne`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?ne`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:on}
      ${Ke()?ne`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:on}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,Rl=([e,t,s,n])=>ne`<li><a href="${Dl}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,zl=()=>ne`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${_l.map(Rl)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Vl=()=>({title:i("nav.about"),view:()=>ne`
    ${h(i("nav.about"),on,b()?"/settings":"/sign-in")}
    ${xo()}${ko()}${El()}${Hl()}${zl()}`});import{html as zs,nothing as wp}from"../lib/lit-html/lit-html.js";var Wl=200,Gl=2**20,rn=["all","active","suspended","admin"],Po={wrong_password:"password"},ae=e=>`/api/admin/users/${e.id}`,Us=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=rn.includes(s)?s:"all",this.list=C(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Wl)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(P(n))}}get asksPassword(){return ws()}adminForm(t,s){let n=async({password:a})=>{this.#i(await J(ae(t),{role:"admin",...a?{password:a}:{}})),s()};return new q({send:n,fieldOf:Po})}demote(t){return this.#n(J(ae(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(A(`${ae(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${ae(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new q({send:n,fieldOf:Po})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await J(ae(t),{mediaLimit:a==="own"?Math.round(Number(o)*Gl):r})),s()};return new q({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${ae(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new q({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(v(ae(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new q({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as R,nothing as xe}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Ze}from"../lib/lit-html/lit-html.js";var Yl=2e3,ve=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await bs()}enable=()=>this.#e($a);disable=()=>this.#e(ga);test=()=>this.#s(async()=>{await ba(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Yl);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Ds=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return bo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await wo(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new q({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await J(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new q({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(P(s))}this.#t.update()}};var Jl=1,pt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>Jl&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Ps({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=et(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ys(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var cn="/api/users/me/place-settings",Kl={radius:.5,area:1},Fo=[.2,.5,1,2,5],_s=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(cn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(cn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${cn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new pt(this.#t,s,()=>{n.point&&this.changeHome({...Kl,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var So=e=>!e.current&&e.kind!=="token",Cs=class{preferences=null;sessions=null;refusal=ya();#t;constructor(t){this.#t=t,this.push=new ve(t.update),this.passkeys=new Ds(t),this.places=new _s(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new q({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ws()}get asksCurrent(){return this.user.hasPassword&&!yo(this.sessions)}get hasOthers(){return this.sessions.some(So)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await V(t()),this.#t.update()}setTheme(t){fo(t),this.#t.update()}setUnits(t){Kn.set(t),this.#t.update()}setStreets(t){po(t),this.#t.update()}async setLanguage(t){await ta(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(So))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await ka(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Mt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Mt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await xa(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Es=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ke=()=>$().provider.name,Zt=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?ut`
  <p><a class="button quiet" href=${Es()}>${i("signin.provider",{name:ke()})}</a></p>`:Ze,Ut=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Zl=()=>ut`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ke()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,To=({user:e,asksCurrent:t,password:s})=>ut`
  <form class="card" novalidate @submit=${s.submit}>
    ${tt("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ut`<p class="note">${i("link.setPassword")}</p>`:Ze}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${Zt(s)}
    ${t?Ut(s,"currentPassword",i("settings.currentPassword")):Ze}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Zl():Ze}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function Xl(e){let t=i("settings.unlinkTitle",{name:ke()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Ql(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ke()});await _(a=>t.confirmForm(a),s,a=>ut`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${Ut(a,"password",i("account.password"))}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Es({link:"true"}))}var tp=e=>ut`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Xl(e)}>${i("settings.unlink")}</button></p>`,ep=e=>ut`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Es({link:"true"})} @click=${t=>Ql(t,e)}>
      ${i("settings.link",{name:ke()})}
    </a>
  </p>`,Lo=e=>ut`
  <section class="card">
    <h2>${i("settings.identity",{name:ke()})}</h2>
    ${e.user.identityLinked?tp(e):ep(e)}
  </section>`;async function sp(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ut`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${Zt(s)}
    ${e.asksPassword?Ut(s,"password",i("account.password")):Ze}`,()=>ut`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ao=e=>ut`
  <section class="card">
    ${tt("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>sp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ln,nothing as Xe}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Xe;return ln`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Xe} @change=${f=>a(f.target.value)}>
        ${s.map(([f,y,L=Xe])=>ln`
          <option value=${f} lang=${L} ?selected=${f===n}>${y}</option>`)}
      </select>
      ${p===Xe?Xe:ln`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as ip}from"../lib/lit-html/lit-html.js";async function np(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var Hs=({title:e,text:t,label:s,value:n})=>lt(a=>ip`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>np(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function ap({mediaBytes:e,mediaLimit:t}){let s=Y(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:Y(t)}):i("admin.usageUnlimited",{size:s})}var op=e=>[i("admin.joined",{date:rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),ap(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],rp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:It(t)}):i("admin.suspendedSince",{when:ds(e)}),cp=e=>R`<p class="note">${rp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,lp=e=>e.suspension?R`<span class="person"><span class="avatar none">${c("block")}</span> <span>${nn(e)}</span></span>`:R`<a class="person" href="/people/${e.id}">${K(e)} <span>${nn(e)}</span></a>`,Bo=(e,t)=>R`
  ${T(t)}
  ${Zt(t)}
  ${e.asksPassword?Ut(t,"password",i("account.password")):xe}`,pp=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>R`
  <p>${i("admin.adminText")}</p>
  ${Bo(e,s)}`,()=>R`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function up(e,t){await M(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var dp=["instance","own","none"],mp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return R`
    ${T(e)}
    ${F("kind",{label:i("admin.limit"),options:dp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):xe}`};async function Rs(e,t,s){let n=await e;return n&&u(i(t,{name:x(s)})),n}var fp=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>mp(s,t),()=>R`<button type="submit">${i("action.save")}</button>`),hp=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>R`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>R`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function $p(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>R`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Bo(e,o)}`,()=>R`<button type="submit">${i("admin.linkMake")}</button>`)&&await Hs({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function gp(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>R`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>R`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Rs(s,"admin.deleteDone",t)&&k("account-search")}function bp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>up(e,t)):s(i("admin.admin"),()=>Rs(pp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Rs(fp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>$p(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Rs(hp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>gp(e,t),!0)]}var Io=(e,t)=>R`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${lp(t)}
        ${t.role==="admin"?R`<span class="badge">${i("admin.role")}</span>`:xe}
        ${e.isMe(t)?R`<span class="badge">${i("people.you")}</span>`:xe}
        ${t.suspension?R`<span class="badge warning">${i("admin.suspended")}</span>`:xe}
      </span>
      ${Kt(i("people.menu",{name:x(t)}),bp(e,t))}
    </div>
    <p class="soft facts">${op(t).filter(Boolean).map(s=>R`<span>${s}</span>`)}</p>
    ${t.suspension?cp(t.suspension):xe}
  </li>`;function yp(e,t){e.preventDefault(),t.search()}var vp=e=>zs`
  <form role="search" @submit=${t=>yp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${rn.map(t=>we(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function kp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?zs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Io(e,a))}</ul>
    ${I(e.list)}`:zs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function Mo(e){let t=new Us(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>zs`
      ${h(i("admin.people"),wp,"/admin")}
      <section class="card">${vp(t)}${kp(t)}</section>`,close:()=>t.close()}}import{html as Vo,nothing as Ip}from"../lib/lit-html/lit-html.js";var jo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),No=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,xp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Vs(e){let[t,s,n]=jo(e).map(No);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ws=4.5;function Uo(e){let t=e;for(let s=1;Vs(t)<Ws;s-=.01)t=`#${jo(e).map(n=>Math.round(255*xp(No(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Do=2**20,_o="/api/admin/instance",Co=["invite","open","closed"],Eo=["members","admins","off"],Oe="#0f766e",Ho={teal:Oe,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},qe=class{values=null;accent=Oe;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(_o,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new q({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return Jt(this.values.startView)}get myView(){return fe.get()}async begin(t){await V(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Oe}get isAccentDark(){return Vs(this.accent)>=Ws}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Vs(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:O(s),least:O(Ws)})),this.form.update()}get darkerAccent(){return Uo(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Do):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[L,Q]of Object.entries(a))o[L]=Q.trim();a.accent===Oe&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Do)),this.values=await J(_o,o);let{fixed:r,mediaLimit:l,registration:p,invites:f,...y}=this.values;Object.assign($(),{instance:y,registration:p,invites:p==="closed"?"off":f})}},Gs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ys=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as Js,nothing as pn}from"../lib/lit-html/lit-html.js";var Op={ok:"check",warn:"flag",fail:"close"},qp=e=>Js`
  <li class="row finding ${e.status}">
    ${c(Op[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Js`<br><span lang="en" class="soft">${e.fix}</span>`:pn}
    </span>
  </li>`;function Pp({status:e,findings:t}){return Js`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(qp)}</ul>`}var Ro=e=>Js`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):pn}
      ${e.values&&!e.loading.problem?Pp(e.values):pn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as Qe}from"../lib/lit-html/lit-html.js";var Fp=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Dt=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Sp=e=>i("admin.jobsOf",{push:O(e.pushJobs),media:O(e.mediaJobs)}),Tp=e=>_t`
  ${Dt(i("admin.backup"),e.lastAt?_t`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Dt(i("admin.backupPlace"),e.place)}`,Lp=e=>_t`
  <dl class="stack">
    ${Dt(i("admin.users"),O(e.users))}
    ${Dt(i("admin.publicFinds"),O(e.finds))}
    ${Dt(i("admin.media"),Y(e.mediaBytes))}
    ${e.diskFree===null?Qe:Dt(i("admin.disk"),Y(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Dt(i("admin.jobs"),Sp(e)):Qe}
    ${e.backup?Tp(e.backup):Qe}
    ${Dt(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Dt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ap=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,Bp=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${Y(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function zo({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>Fp.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ap)}</ul>`:Qe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Lp(e)}
      ${e.largest.length?Bp(e.largest):Qe}
    </section>`}var Mp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],jp=([e,t,s])=>Vo`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Wo(e){let t=new Ys(e),s=new Gs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Vo`
      ${h(i("admin.title"),Ip,"/profile")}
      <section class="card">
        <ul class="people">${Mp.map(jp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${zo(t)}
      ${Ro(s)}`}}import{html as Ks,nothing as un}from"../lib/lit-html/lit-html.js";var Go={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Np={mediaLimit:"limitOfAll",invites:"whoInvites"},Up=e=>parseInt(e,10)?Y(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Dp({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Np[s]??s}`)).join(", "):e==="media_limit_changed"?Up(t):t}function _p(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Go[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Cp=e=>Ks`
  <li class="row act">
    ${c(Go[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${_p(e)}</span><br>
      ${e.reason?Ks`<span dir="auto">${Dp(e)}</span><br>`:un}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function Ep(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Ks`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Cp)}</ul>
      ${I(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),un,"feed"):w(4)}function Yo(e){let t=C(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ks`${h(i("admin.log"),un,"/admin")}${Ep(t)}`}}import{html as ot,nothing as Ot}from"../lib/lit-html/lit-html.js";var Hp=8,Zs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Gt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Yt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Gt(ct(o));return r.includes(s)&&(r!==s||ye(o))}).slice(0,Hp))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Rp=1200*36e5,Xs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${ra}$`).test(s)||!this.#s?s:be()),this.#s&&!this.stored&&this.#r(be())}#r(t){this.id=t,this.#e=this.#s?Nt(t):Da(t),this.stored=this.#e.get()}get findId(){return this.#i??=Oa(this.id)>Date.now()-Rp?this.id:be()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ss(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ca(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ts(this.id):null}};async function Jo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:et(a)}}let n=Jt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Ko=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:et(a),name:n,by:"search"}},Qs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Zo({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,f=p?{area:Number(a)}:{},L=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...f,...L}}var Xo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Qo=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),tr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Xs(t),this.form=new q({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:me.get()!=="friends",...this.draft.stored},this.proposals=new Zs(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ye(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Zo({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Xo(l,t)&&await this.#e.showHome()&&await Qo(l.id,t).catch(p=>u(P(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Fa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ti(e){try{let t=await Fe(e,0,262144),s=await zp(e,t);return s?Xp(Zp(s.view,s.tiff)):er}catch{return er}}var er={place:null,time:""},Fe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function zp(e,t){return t.getUint16(0)===65496?Vp(t):t.getUint32(0)===2303741511?sr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ct(t,0,4)==="RIFF"&&Ct(t,8,4)==="WEBP"?sr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ct(t,4,4)==="ftyp"?Gp(e):null}var Ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Vp(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var dn=1<<20,mn=1e4;async function sr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<mn&&t+8<=e.size;l++){let p=await Fe(e,t,8),f=p.getUint32(o?0:4,s);if(Ct(p,o?4:0,4)===n)return Wp(await Fe(e,t+8,Math.min(f,dn)));t+=a+f+(r?f%2:0)}return null}var Wp=e=>({view:e,tiff:Ct(e,0,4)==="Exif"?6:0});function ir(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<mn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ct(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Gp(e){for(let t=0,s=0;s<mn&&t+8<=e.size;s++){let n=await Fe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ct(n,4,4)==="meta")return Yp(e,await Fe(e,t,Math.min(a,dn)));t+=a}return null}async function Yp(e,t){let s=ir(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(f=>f.type===p),a=Jp(t,n("iinf")),o=a===null?null:Kp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Fe(e,o.at,Math.min(o.size,dn));return{view:l,tiff:4+l.getUint32(0)}}function Jp(e,t){if(!t)return null;let s=ir(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ct(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Kp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let Q=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,Q},r=o(2),[l,p,f]=[r>>12,r>>8&15,r>>4&15],y=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let Q=o(n<2?2:4),ze=n?o(2)&15:0;o(2);let jl=o(f),Yn=null;for(let Jn=o(2);Jn>0&&a<=t.to;Jn--){o(y);let Nl=jl+o(l),Ul=o(p);Yn??={method:ze,at:Nl,size:Ul}}if(Q===s)return Yn}return null}function Zp(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ct(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Xp(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,tu,null),time:s(34665,Qp,"")}}function Qp({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function tu({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let f=e(s.get(p)),y=Q=>e(f+8*Q)/e(f+8*Q+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(y(0)+(y(1)||0)/60+(y(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function ts(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await eu(e)}catch{return e}}async function eu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var su=2,iu=2,nu=60,Se=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ge}){this.items=t.map(({at:r,key:l,caption:p="",...f})=>({media:f,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ts(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Pa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=su-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:he(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(nu,(t.pause??iu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await ts(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:na(r)})};if(s.aborted)return null;let l=f=>{t.progress=f,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var ei=class extends Pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await aa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=tr(t),this.values={...t,...this.shown,...n};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Se(t.media,{changed:a,signal:this.page.signal}),this.place=new pt(this.page,n?.place??Ko(t),()=>this.changed())}saveDraft(){let t=Qs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ks(s),p=l===this.#e?{}:{locationId:l},f=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),y=a?{media:f,mediaToDelete:r}:{};return z(this.#t,{...t,...p,...y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function fn(){if(!await caches.has(Ve))return null;let e=await caches.open(Ve),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:au(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function au(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function nr(e){let t=await caches.open(Ve);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ve),fn()}var ou=2,si=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ou)}async load(){await Ea();let t=await Ss();if(this.#t.signal.aborted)return;this.close();let s=Fs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-vs),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Nt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Nt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ru=.15,ar=e=>e.slice(0,10);function cu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var or=e=>e.find(t=>t.place)?.place??null,rr=e=>e.find(t=>t.time)?.time??"";function lu(e,t,s){let[n,a]=[or(e),rr(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=ru)&&(!a||!t.time||ar(a)===ar(t.time))}function cr(e,t){let s=[];for(let n of cu(e)){let a=s.findLast(o=>lu(o,n,t));a?a.push(n):s.push([n])}return s}var es=e=>({place:or(e),time:rr(e)}),lr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),pr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ii=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ti(o)}))),a=cr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=es(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ys(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:es(t).place?this.#e.get(t[0])??"":"",time:es(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(lr(this.groups,t))}split(t,s){this.#s(pr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>be()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await pu(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=es(n),r={id:s,at:a,isPublic:me.get()!=="friends",media:[],label:this.describe(n).name};if(Nt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Nt(s).get())throw{code:"storage"};await _a(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function pu(e){Nt(e).remove(),await Ts(e)}var ni=class extends Pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new si(t,this.draft.id),this.several=new ii(t)}async begin(){let{page:t,values:s}=this,n=await Jo(t.query,s.place),a=s.media??[],o=a.filter(f=>f.at>Date.now()-vs);this.photosExpired=o.length<a.length;let r=f=>{f&&u(f),this.changed()},l=f=>this.place.suggestPoint(f);this.uploads=new Se(o,{changed:r,placed:l,signal:t.signal}),this.place=new pt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map(f=>f.file),p.map(f=>f.key)),this.received=t.query.has("shared")?await fn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Qs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await nr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ks(s),await qa(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!he(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ta(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&me.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Fs();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Te,nothing as hn}from"../lib/lit-html/lit-html.js";function uu(e,t){e.remove(t),k(e.items.length?"drafts-title":"main")}var du=({media:e,preview:t})=>Te`
  <span class="thumb">${e||t?Te`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function mu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Te`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${du(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Te`<span class="soft" dir="auto">${s.label}</span>`:hn}
          <span class="soft">${ds(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>uu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ur=e=>e.items.length?Te`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>mu(e,t))}</ul>
    ${e.shown.length<e.items.length?Te`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:hn}
  </section>`:hn;var dr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),mr=e=>[...e.dataTransfer?.types??[]].includes("Files"),fu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function fr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{mr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{mr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(dr(a.dataTransfer)))}),n("paste",a=>{let o=dr(a.clipboardData);!o.length||fu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as oe,nothing as wr}from"../lib/lit-html/lit-html.js";var $n=[1,5,20],Le=e=>e?i("privacy.area",{distance:fs(e)}):i("privacy.exact"),ss=()=>$n.map(e=>[String(e),Le(e)]),Ae=()=>[["0",Le(0)],...ss()],ai=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as is,nothing as gn}from"../lib/lit-html/lit-html.js";var Be="category";function hr(e,{category:t}){let s=document.getElementById(Be);if(s.value=t,ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function hu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function $u(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)hr(t,s[n]);else return;e.preventDefault()}var gu=(e,t,s)=>is`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>hr(e,t)}>
    ${ft(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?O(t.count):gn}</span>
  </li>`,bu=e=>{let{items:t}=e.proposals;return is`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>gu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function $r(e){let{form:t,proposals:s}=e,n=t.errors[Be];return is`
    <div class="field">
      <label for=${Be}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Be} name=${Be} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:gn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":gn}
          .defaultValue=${e.values.category??""} @input=${a=>hu(a,e)} @keydown=${a=>$u(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${bu(e)}
      </div>
      ${za(t.left[Be])}
      ${n?is`<p class="error" id="category-error">${n}</p>`:is`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var oi=(e,t,s,n,a)=>oe`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function yr(e){let t=e?.closest("details");t&&(t.open=!0)}var wu=e=>oi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),gr=(e,t,s)=>oe`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ft(t)} ${ct(t)}
  </button>`;function yu(e){let{category:t}=e.values,[s,n]=t?[ft(t),ct(t)]:[c("filter"),i("edit.none")];return oi("category",s,i("find.category"),n,oe`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Yt.map(a=>gr(e,a,a===t))}
        ${gr(e,"other",e.isOther)}
      </div>
      ${e.isOther?$r(e):wr}
    </fieldset>`)}var br=(e,t,s,n,a)=>oe`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function vu(e){let{isPublic:t}=e.values;return oi("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),oe`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${br(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Bt()}))}
      ${br(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var ku=e=>F("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ai(),chosen:e});function xu(e){let{area:t="",exactForFriends:s="true"}=e.values;return oi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Le(Number(t)),oe`
    ${F("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ae()]})}
    ${Number(t)?ku(s):wr}`)}var vr=e=>oe`<div class="folds">${wu(e)}${yu(e)}${vu(e)}${xu(e)}</div>`;import{html as ci,nothing as yn}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as ns}from"../lib/lit-html/lit-html.js";var bn=16,kr=10,Ou=2,qu={lat:25,lng:5,zoom:1},ri=class extends pt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&fe.get()&&s.zoom>=kr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:bn};let t=Ma();return t?.zoom?t:qu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(bn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<Ou*Na(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(et(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??bn,s=this.source==="tap"&&!this.chosen&&t<kr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ie(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new ri({signal:t.signal,update:r},e),Bu(s,o)),{label:i("spot.title"),kind:"chooser"});xr(s),await n&&e.take(s),t.abort(),s.close()}var xr=e=>e.showMap(t=>ho(document.getElementById("spot"),{...t,hasCross:!0})),Pu=(e,t)=>xt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Fu=e=>xt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>xr(e)):ns}
  </div>`;function Su(e,t){let s=e.chosen?.id===t.id;return xt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ms(t.distance)}</span>
    </button>`}var Tu=e=>xt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?xt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ns}
    ${e.nearby.map(t=>Su(e,t))}
  </div>`,Lu=e=>xt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,wn=e=>i(`spot.${e.source||"set"}`),Au=e=>xt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?xt`<span class="soft">${wn(e)}</span>`:ns}</span>
  </p>`,Bu=(e,t)=>xt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Pu(e,t)}
  ${Fu(e)}
  <div class="panel">
    ${Au(e)}
    ${Tu(e)}
    ${e.chosen?ns:Lu(e)}
    ${e.problem?xt`<p class="error" role="alert">${e.problem}</p>`:ns}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Or=(e,t)=>ci`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,qr=(e,t)=>ci`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":yn} @click=${()=>Ie(e)}>
      ${e.point?ci`<place-map inert .at=${e.point}></place-map>`:yn}
      ${e.point?Or(e.label||i("spot.unnamed"),[wn(e),i("spot.change")].filter(Boolean).join(" · ")):Or(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ci`<p class="error" id="place-error" role="alert">${t}</p>`:yn}
  </fieldset>`;import{html as re,nothing as vn}from"../lib/lit-html/lit-html.js";function Iu(e,t){e.merge(t),k(`group-${t-1}`)}function Mu(e,t,s){e.split(t,s),k(`group-${t+1}`)}var ju=({preview:e,file:t})=>e?re`<img src=${e} alt="">`:re`<span class="film" title=${t.name}>${c("play")}</span>`,Nu=(e,t,s)=>re`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Mu(e,t,s)}></button>`;function Uu(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&rt(a),n].filter(Boolean);return re`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?re`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Iu(e,s)}>
            ${i("group.merge")}
          </button>`:vn}
      </div>
      <ul class="group">${t.map((r,l)=>re`<li>${l?Nu(e,s,l):vn}${ju(r)}</li>`)}</ul>
    </li>`}var Pr=(e,t)=>e.groups?re`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Uu(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:vn;import{html as Z,nothing as Et}from"../lib/lit-html/lit-html.js";import{html as kn}from"../lib/lit-html/lit-html.js";async function Du(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await lt((r,l)=>(n??=new q({send:({caption:p})=>r(p.trim()),update:l}),kn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Fr=(e,t,s,n)=>kn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Du(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?kn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[_u,Cu]=[6,10],Eu=300,D=null;function Sr(){D.isOn=!0,D.item.classList.add("lifted"),navigator.vibrate?.(10)}var Tr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Hu=(e,t)=>Tr(D.item).find(s=>{let n=s.getBoundingClientRect();return s!==D.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Ru(e){if(e.pointerId!==D.id)return;let[t,s]=[e.clientX-D.x,e.clientY-D.y],n=e.pointerType==="touch";if(!D.isOn){if(Math.hypot(t,s)<(n?Cu:_u))return;if(n)return D.end();Sr()}D.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,D.over?.classList.remove("target"),D.over=Hu(e.clientX,e.clientY),D.over?.classList.add("target")}function Lr(e,t){if(e.button||D||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(D.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",D.over?.classList.remove("target"),D=null};D={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(D.timer=setTimeout(Sr,Eu));let r=p=>{p.pointerId===D.id&&o()},l=p=>{if(p.pointerId!==D.id)return;let[f,y]=[s,D.isOn&&D.over].map(L=>Tr(s).indexOf(L));o(),y>=0&&t(f,y)};document.addEventListener("pointermove",Ru,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function li(e){(D?.isOn||e.type==="dragstart")&&e.preventDefault()}var zu="image/*,video/mp4,video/quicktime,video/webm";function Vu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Ar(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Br(e){return e.media?kt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Z`<span class="film">${c("play")}</span>`:Z`<img src=${e.preview} alt="">`}var Ir={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},pi=(e,t,s,n,a)=>Z`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Wu=(e,t)=>e.progress<1?Z`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Z`<span class="over">${i("upload.processing")}</span>`,Gu=(e,t)=>({sending:()=>Wu(e,t),paused:()=>Z`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Z`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Z`<span class="over error">${i("upload.failed")}</span>`,done:()=>Et})[e.state]();function Yu(e,t,s){let n=s+1;return Z`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Lr(a,(o,r)=>e.move(o,r))}
      @error=${Ir} @load=${Ir}>
      ${Br(t)}
      ${s===0&&e.items.length>1?Z`<span class="cover">${i("upload.cover")}</span>`:Et}
      ${Gu(t,n)}
      <span class="buttons">
        ${s>0?pi("before","earlier","back",n,()=>Ar(e,s,s-1)):Et}
        ${n<e.items.length?pi("after","later","next",n,()=>Ar(e,s,s+1)):Et}
        ${t.state==="failed"||t.state==="paused"?pi("","again","retry",n,()=>e.retry(t)):Et}
        ${pi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Vu(e,t))}
      </span>
      ${t.state==="failed"?Et:Fr(e,t,n,Br(t))}
    </li>`}function Ju(e,t){t([...e.target.files]),e.target.value=""}var Ku=(e,t)=>Z`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Et:Z`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${zu} multiple @change=${s=>Ju(s,t)}>
  </li>`;function Zu(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Z`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:O(e.items.length)}):""}</p>
    ${s.map(n=>Z`<p class="error" role="alert">${n}</p>`)}`}var Mr=(e,t)=>Z`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${li} @contextmenu=${li} @dragstart=${li}>
    ${e.items.map((s,n)=>Yu(e,s,n))}
    ${e.items.length<e.most?Ku(e,t):Et}
  </ul>
  ${e.items.length>1?Z`<p class="hint">${i("upload.order")}</p>`:Et}
  ${Zu(e)}`;async function jr(e,t){await e.addFiles(t),e.several?.groups&&k("several-title")}function Xu(e){e.uploads.add(e.several.decline()),k("files")}function Qu(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var td=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Ot}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:Ot}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Qu(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function ed(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var sd=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),id=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>ed(e)}>${i("edit.startOver")}</button>
  </p>`,nd=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:Ot}
    ${Mr(e.uploads,t=>jr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,ad=e=>ot`
  ${T(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ot}`;function od(e,t){let{isPublic:s,...n}=Ha(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function rd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");yr(n),n?.focus()}function cd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>od(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>rd(a,e)}>
      ${e.isRestored?id(e):Ot}
      ${nd(e)}
      ${qr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${vr(e)}
      <div class="publish">
        ${ad(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var ld=(e,t)=>ot`
  ${e.received?td(e,t.get("shared")==="full"):Ot}
  ${Pr(e.several,()=>Xu(e))}
  ${e.several.groups?Ot:ur(e.drafts)}`;function pd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?cd(e):w(4)}function Nr(e){let t=new(e.params.id?ei:ni)(e,{showHome:sd}),s=()=>t.loading.load();return fr(e.signal,n=>t.uploads&&jr(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${h(t.title,Ot,t.back)}
      ${t.isNew?ld(t,e.query):Ot}
      ${pd(t,s)}`,close:()=>t.close()}}import{html as Ne,nothing as Yr}from"../lib/lit-html/lit-html.js";var ud=3,dd=4,ui=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function md(){let e=new Intl.Locale(Qn());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var fd=e=>[["today",ui(e)],["yesterday",ui(e,1)],["week",ui(e,(e.getDay()-md()+7)%7)],["earlier",-1/0]],xn=e=>ui(new Date(e.createdAt)).getTime(),di=e=>`${xn(e)} ${e.user.id}`;function hd(e){let t=new Map;for(let s of e)t.set(di(s),[...t.get(di(s))??[],s]);return t}function Ur(e,{now:t=new Date,mayContinue:s=!1}={}){let n=hd(e),a=s&&e.length?xn(e.at(-1)):NaN,o=new Map,r=fd(t);for(let l of e){let p=n.get(di(l)),f=p.length>=ud;if(f&&p[0]!==l)continue;let y=f?{key:di(l),finds:p,hasMore:xn(l)===a}:{find:l},L=new Date(l.createdAt),[Q]=r.find(([,ze])=>L>=ze);o.set(Q,[...o.get(Q)??[],y])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Dr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,dd);return{shown:s,rest:e.length-s.length}}var $d=1500,[gd,bd]=[4,4],wd=9;function yd(){let e=Jt(fe.get());return e?.zoom>=wd?{lat:e.lat,lng:e.lng}:null}var vd=()=>Promise.race([Ua(),xs($d,null)]),kd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},mi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=C(t,()=>v("/api/finds/feed",{...kd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Ra(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await vd();this.#o(t??yd(),!!t)}await this.#n()};get days(){return Ur(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(gd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<bd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Ps({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?jt(this.at,et(t.location)):void 0};function xd(){return ca()?!0:it.get("installPrompt")||la()?!1:void 0}async function Od(){let e=await bs();return{on:!0,off:!1}[e]}var fi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return en.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&$().tiles?.kind==="vector"?co().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Od(),install:xd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=it.get("installPrompt");t&&(await t.prompt(),it.set("installPrompt",null),await this.load())}dismiss=()=>{en.set(b().id),this.steps=[],this.#t.update()}};import{html as qt,nothing as Xt}from"../lib/lit-html/lit-html.js";var qd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Pd=(e,t)=>qt`
  <span class="cover c-${Os(e.category).code}">
    ${e.media.length?kt(e.media[0],{sizes:qd,eager:t}):ft(e.category)}
    ${e.media[0]?.type==="video"?qt`<span class="play">${c("play")}</span>`:Xt}
    ${e.media.length>1?qt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:Xt}
  </span>`,Fd=e=>e.saved?qt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:Xt;function Sd(e,t){let s=[pa(e,e.location)?"":$s(e.location),t===void 0?"":ia(t)].filter(Boolean);return s.length?qt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?qt` · ${s[1]}`:Xt}</span>`:Xt}var On=(e,t,s=Xt)=>qt`
  <span class="by">
    ${K(e.user,28)} <span class="grow">${x(e.user)} <span class="soft">· ${H(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?qt`<span class="badge">${i("feed.friend")}</span>`:Xt}
    ${s}
  </span>`,_r=(e,t,{km:s,eager:n,isMixed:a})=>qt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Pd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Sd(e,s)}
        ${On(e,a,ao(e))}
      </span>
    </a>
    <div class="acts">
      ${no(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?qt`<span>${O(e.commentCount)}</span>`:Xt}
      </a>
      <span class="grow"></span>
      ${Fd(e)}
    </div>
  </li>`;import{html as Me,nothing as Cr}from"../lib/lit-html/lit-html.js";var qn=({key:e})=>`group-${e.replace(" ","-")}`;async function Er(e,t){e.toggle(t),await k(qn(t))}var Td=(e,t)=>Me`
  <span class="piece c-${Os(e.category).code}">
    ${e.media.length?kt(e.media[0],{thumb:!0}):ft(e.category)}
    ${t?Me`<span class="beyond">+${O(t)}</span>`:Cr}
  </span>`;function Ld(e){let{shown:t,rest:s}=Dr(e);return Me`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Td(n,a===t.length-1?s:0))}</span>
    </span>`}var Hr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Ad=e=>e.map((t,s)=>Me`${s?" · ":Cr}<bdi>${t.title}</bdi>`),Bd=(e,t)=>Me`
  <li class="feed-card">
    <button type="button" class="group-face" id=${qn(t)} aria-expanded="false" @click=${()=>Er(e,t)}>
      ${Ld(t.finds)}
      <span class="about">
        <span class="name">${Hr(t)}</span>
        <span class="soft titles">${Ad(t.finds.slice(0,10))}</span>
        ${On(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Id=(e,t,s)=>Me`
  <li class="feed-group">
    <div class="by">
      ${K(t.finds[0].user,28)}
      <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${Hr(t)}</span></span>
      <button type="button" class="quiet" id=${qn(t)} aria-expanded="true" @click=${()=>Er(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Rr=(e,t,s)=>e.isOpen(t)?Id(e,t,s):Bd(e,t);import{html as je,nothing as hi}from"../lib/lit-html/lit-html.js";var zr={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings#push"},Md=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function jd(e,t){return zr[t]?je`<a class="button quiet" href=${zr[t]()}>${Md(t)}</a>`:it.get("installPrompt")?je`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:je`<span class="hint">${i("steps.installHint")}</span>`}var Nd=(e,{name:t,isDone:s})=>je`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):hi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Bt()})}${s?je`<span class="unseen"> (${i("steps.done")})</span>`:hi}</span>
    ${s?hi:jd(e,t)}
  </li>`,Vr=e=>e.isOver||!e.left?hi:je`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${vt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Nd(e,t))}</ul>
  </section>`;var Ud=()=>Ne`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Dd=e=>e.isHere?Yr:Ne`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Wr=e=>Ne`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Dd(e)}</p>`,Gr=(e,t)=>_r(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),_d=({name:e,entries:t},s)=>Ne`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Gr(n.find,s):Rr(s,n,a=>Gr(a,s)))}
    </ul>
  </section>`;function Cd(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[Vr(t),Ed(e)]}function Ed(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Wr(e),B(i("feed.none"),a,Yr,"feed")]}return Ne`
    ${Wr(e)}
    ${e.days.map(a=>_d(a,e))}
    ${I({...e.list,more:e.more})}`}function Jr(e){let t=new mi(e),s=new fi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ne`
      ${h(i("feed.title"),Ud())}
      ${Cd(t,s)}`}}import{html as N,nothing as ce}from"../lib/lit-html/lit-html.js";var Hd=30,$i=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:$i(t.at(-1))).join("");function Kr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Kr).join(" ")).join(" "):e==="table"?t.map(n=>n.map($i).join(" ")).join(" "):$i(s??t)}function Rd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:$i(s[2]),texts:[]}):t.at(-1).texts.push(Kr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var zd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Vd(e,t){let s=Math.min(...t.map(o=>Gt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Wd(e,t){let s=Gt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Gt(`${o} ${r}`).includes(l))?s.some(l=>Gt(o).includes(l))?2:1:0;return e.flatMap(Rd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Hd).map(([,o])=>({address:zd(o),title:o.title,document:o.document,part:Vd(o.text,s)}))}function Gd(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var gi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",de).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Gd(this.#e,us())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Wd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(v("/help",{q:t.trim()})),this.#t.update()}};var Pt=e=>e.map(t=>typeof t=="string"?t:Yd[t[0]](t)),Yd={b:([,e])=>N`<b>${Pt(e)}</b>`,i:([,e])=>N`<i>${Pt(e)}</i>`,code:([,e])=>N`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?N`<a href=${e} target="_blank" rel="noopener">${Pt(t)}</a>`:N`<a href=${e}>${Pt(t)}</a>`},Zr=e=>N`<li>${e.length===1&&e[0][0]==="p"?Pt(e[0][1]):e.map(tc)}</li>`,Xr=(e,t)=>N`<tr>${e.map(t)}</tr>`,Jd={h2:([,e,t])=>N`<h2 id=${e} tabindex="-1">${Pt(t)}</h2>`,h3:([,e,t])=>N`<h3 id=${e} tabindex="-1">${Pt(t)}</h3>`,p:([,e])=>N`<p>${Pt(e)}</p>`,pre:([,e])=>N`<pre tabindex="0">${e}</pre>`,ul:([,e])=>N`<ul>${e.map(Zr)}</ul>`,ol:([,e])=>N`<ol>${e.map(Zr)}</ol>`,table:([,[e,...t]])=>N`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Xr(e,s=>N`<th scope="col">${Pt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Xr(s,n=>N`<td>${Pt(n)}</td>`))}</tbody>
    </table></div>`},tc=e=>Jd[e[0]](e),ec=(e,t,s,n)=>N`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?N`<br><span class="soft">${s}</span>`:ce}
      </span>
      ${c("next")}
    </a>
  </li>`,Qr=e=>N`<ul class="people">${e.map(t=>ec(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Kd=([e,...t])=>N`
  <section class="card">${Qr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Qr(t)}
  </section>`;function Zd(e){let t=e.found;return N`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?N`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>ec(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),ce,"search")}`}var Xd=e=>N`
  ${h(i("help.title"),ce,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Zd(e):Kd(e.documents)}`,Qd=({title:e,language:t,blocks:s})=>N`
  ${h(e,ce,"/help")}
  <article class="card document" lang=${t}>${s.map(tc)}</article>`,tm=()=>N`${h(i("help.title"),ce,"/help")}${B(i("missing.title"),i("missing.text"),ce,"search")}`;function em(e,t){return e.loading.problem?N`${h(i("help.title"),ce,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Qd(e.document):tm():Xd(e):w(6)}function sc(e){let t=new gi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?k(location.hash.slice(1)):null),view:()=>em(t,e)}}import{html as j,nothing as W}from"../lib/lit-html/lit-html.js";var sm=20,im=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function ic(e,t,{signal:s,stopped:n,tick:a=im,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(sm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var bi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var nm=30,am=["obscured","notPoint"],nc=()=>$().places.source!=="gazetteer",wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!am.includes(t.reason)).slice(0,nm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var om=1e3,rm=14,ac=e=>({...et(e),row:e.row,name:e.title});function cm(e,t){let[s,n]=[e.map(y=>y.lat),e.map(y=>y.lng)].map(y=>y.toSorted((L,Q)=>L-Q)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:rm},f=()=>{let[y,L,Q,ze]=ja(t,p).split(",").map(Number);return y<=r&&Q>=l&&L<=a&&ze>=o};for(;p.zoom>1&&!f();)p.zoom--;return p}var yi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===om;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(ac))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,ac(t)]:s}link(t){return v("/",{at:qs(cm(this.items,t))})}};var lm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function oc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<lm(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(P(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var pm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,rc=20,um=200,dm=["ready","noPlace","duplicate","bad","skipped","done"],mm=4,fm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],cc=e=>fm.includes(e.reason)?e.reason:"",vi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new bi(()=>t.update()),this.places=new wi(this,t),this.points=new yi(t),this.rows=oc(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return dm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<mm)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=ge){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>pm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await V(J(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!he(p))throw p}));this.#t.update();try{for(let p=rc;this.current.counts.ready&&!this.#s;){let f=this.current.counts.ready,y=await ic(`${this.#i}/commit`,{...this.options.body,limit:um},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!y)break;if(r(y),p=this.current.counts.ready<f?rc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await V(A(`/api/imports/${t.id}`))&&await this.leave()}};var hm=["track","route","line","area","picture","link","file","damaged","text"];function lc({leftOut:e=[]}){let t=e.filter(({kind:s})=>hm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ea(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var pc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:O(s),column:O(n)}):t);import{html as Fn,nothing as Pn}from"../lib/lit-html/lit-html.js";var uc=(e,t,s,n,a)=>Fn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,$m=(e,t)=>Fn`
  ${e.current.format==="finds"?uc("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Pn}
  ${t.keep?Pn:uc("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,gm=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Yt.map(t=>[t,ct(t)])],chosen:e.category,set:t=>e.set({category:t})}),bm=e=>F("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ae()]}),wm=e=>F("import-friends",{label:i("privacy.exactFor"),options:ai(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),dc=(e,t=e.options)=>Fn`
  ${$m(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${gm(t)}${bm(t)}${Number(t.area)?wm(t):Pn}</div>
    </details>
  </div>`;import{html as nt,nothing as Qt}from"../lib/lit-html/lit-html.js";function ym(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=cc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Tn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];k(n?`row-${n.row}`:"part-rows")}function vm(e,t,s,n){let a=new pt(n,null,()=>Tn(e,s,e.place(t,a.value)));return Ie(a)}var ki=e=>e.title||i("import.line",{n:e.row}),Sn=(e,t,s)=>nt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ki(e)}`} @click=${s}>${t}</button>`,km=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function xm(e,t){await _(n=>new q({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),km(t),n=>U(n,i("action.save"))),k(`name-${t.row}`)}var mc=(e,t)=>nt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ki(t)}`}
    @click=${()=>xm(e,t)}>
    ${c("edit")}
  </button>`,fc=e=>e.findId?nt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ki(e)}`}>
    ${i("import.show")}</a>`:Qt,Om=(e,t,s,n)=>({ready:()=>nt`${mc(e,t)}${Sn(t,i("import.skip"),()=>Tn(e,s,e.skip(t,!0)))}`,skipped:()=>Sn(t,i("import.unskip"),()=>Tn(e,s,e.skip(t,!1))),noPlace:()=>nt`${mc(e,t)}${Sn(t,i("import.locate"),()=>vm(e,t,s,n))}`,duplicate:()=>fc(t),done:()=>fc(t)})[t.status]?.()??Qt,Ln=e=>e?nt`<br><span class="soft" dir="auto">${e}</span>`:Qt,qm=e=>e.slice(e.lastIndexOf("/")+1),Pm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Fm=({media:e,lost:t=[]})=>[e>t.length?Ln(i("import.rowMedia",{n:e-t.length})):Qt,...t.map(({file:s,reason:n})=>Ln(`${qm(s)}: ${Pm(n)}`))],Sm=(e,t,s,n)=>nt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ki(t)}</bdi>${Ln(ym(t))}${Fm(t)}</span>
    <span class="row">${Om(e,t,s,n)}</span>
  </li>`;function Tm(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?nt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Sm(e,o,r,t))}</ul>
    ${I(e.rows)}`:nt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var Lm=(e,{n:t,all:s})=>nt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Am(e){await e.places.run(),k("part-rows")}function Bm(e){let{state:t,rows:s}=e.places;return t?.busy?Lm(e,t):nt`
    ${t?nt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Qt}
    ${t?.problem?d(t.problem):Qt}
    ${s.length?nt`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Am(e)}>${i("import.lookUp")}</button>
      </p>`:Qt}`}var hc=(e,t)=>nt`
  <section class="card">
    ${tt("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>we(e.status===s,`${i(`import.status.${s}`)} (${O(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&nc()?Bm(e):Qt}
    ${Tm(e,t)}
  </section>`;var Ue=class extends $o{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[xi,Im,Mm]=[12,28,44],An=class extends Ue{closest=xi;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(js(this.points,t=>this.map.pixelOf(t),Mm).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:xi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Im,text:"",label:t.name,area:l,click:r}}let n=go({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:xi}):this.map.fit([t,...s],xi)}}};customElements.define("finds-map",An);var jm=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Nm(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&k("part-import"))}var Um=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Dm=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${jm} aria-describedby="import-hint" @change=${t=>Nm(t,e)}>
  </p>`,_m=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):W}
    ${e.progress===null?Dm(e):Um(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Em(e):W}`;async function gc(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),k("import-file"))}var Oi=e=>e.name||i("import.unnamed");async function Cm(e,t){await e.open(t),k("part-import")}var Em=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Oi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${bc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Oi(t)}`} @click=${()=>Cm(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Oi(t)}`}
            @click=${()=>gc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,bc=e=>i("import.ends",{date:rt(e.expiresAt)});async function Hm(e){await e.commit(),k("part-import")}var Rm=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:W}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:W}`,zm=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Vm=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:W}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:W}
  ${s?j`<p><a class="button" href=${zm(n)}>${i("import.see")}</a></p>`:W}`,Wm=(e,t)=>j`
  ${dc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Hm(e)}>${i("import.commit",{n:t})}</button>`;function Gm(e){let[t,s]=[lc(e),pc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:W}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:W}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:W}`}function Ym(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${tt("import",j`<bdi>${Oi(t)}</bdi>`)}
      ${e.isBusy?Rm(e,s):j`
        ${e.isDone?W:j`<p class="soft">${bc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:W}
        ${s?Vm(t.counts,s,e.points):W}
        ${Gm(t)}
        ${s?.problem?d(s.problem):W}
        ${t.counts.ready?Wm(e,t.counts.ready):W}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>$c(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>$c(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>gc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function $c(e){await e.leave(),k("import-file")}function Jm(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Ym(e)}${e.isBusy?W:hc(e,t)}`:_m(e)}function wc(e){let t=new vi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${h(i("import.title"),W,"/settings")}${Jm(t,e)}`}}import{html as G,nothing as Ht}from"../lib/lit-html/lit-html.js";var Km=1e3,yc=[5,15,30,60],De=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=xs){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=Jt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Km),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await z(`/api/admin/map/areas/${t.name}`)}catch(s){u(P(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(P(s))}}};async function Zm(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Xm=(e,t)=>G`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${Y(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?G`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Ht}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Zm(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Qm=e=>G`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?G`<ul class="people">${e.areas.map(t=>Xm(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Ht,"way")}
  </section>`,tf=(e,t)=>G`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,ef=e=>e.wishes.length?G`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>tf(e,t))}</ul>
  </section>`:Ht,sf=e=>F("km",{label:i("areas.size"),options:yc.map(t=>[t,fs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),nf=e=>G`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:Y(e.plan.bytes)})}
  </button>`;function af(e){return!e.chosen||e.isRunning?Ht:G`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${sf(e)}
    ${e.busy?G`<p class="soft" role="status">${i("areas.asking")}</p>`:Ht}
    ${e.problem?G`<p class="error" role="alert">${P(e.problem)}</p>`:Ht}
    ${e.plan?nf(e):Ht}`}function of(e){let{job:t}=e;if(!t)return Ht;let{title:s,state:n}=t;if(n==="failed")return G`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return G`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return G`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return G`
    <p role="status">${t.total?i("areas.running",{title:s,done:Y(t.bytes),total:Y(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Bn=e=>G`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${af(e)}
    ${of(e)}
  </section>`;function rf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?G`
    ${Bn(e)}
    ${ef(e)}
    ${Qm(e)}`:w(3)}function vc(e){let t=new De(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>G`${h(i("admin.map"),Ht,"/admin")}${rf(t)}`}}import{html as X,nothing as dt}from"../lib/lit-html/lit-html.js";var cf=4,lf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function kc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",de).href),{data:s,size:n}=t(e,{ecc:"M",border:cf});return{size:n,path:lf(s)}}var xc=[1,2,5,10,25,100],Oc=[1,7,30,90],_e=class{created=null;#t;constructor(t){this.#t=t,this.list=C(t,"/api/invites"),this.form=new q({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await S("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await kc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(b()),instance:Bt()});await navigator.share({title:i("invites.shareTitle",{instance:Bt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(P(s))}this.#t.update()}};var pf=()=>X`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function uf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function df(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await k("created-title")}var In=(e,t=e.form)=>X`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${uf} @submit=${s=>df(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:xc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:Oc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${pf()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,mf=({size:e,path:t})=>X`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,ff=e=>X`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Mn=e=>X`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${vt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?ff(e):dt}
    </p>
    ${e.created.code?mf(e.created.code):dt}
  </section>`,hf=e=>X`<li><a class="person" href="/people/${e.id}">${K(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function $f(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var gf=(e,t,s)=>X`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>$f(e,t)}>
    ${i("invites.revoke")}
  </button>`,bf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},wf=(e,t)=>!e.isAdmin||e.isMine(t)?dt:X` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function yf(e,t){let s=t.note||i("invites.of",{date:rt(t.createdAt)}),n=t.state==="open";return X`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(bf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:O(t.uses-t.usesLeft),uses:O(t.uses)})}
        ${n?X` · ${i("invites.until",{date:rt(t.expiresAt)})}`:dt}
        ${t.befriend?X` · ${i("invites.befriends")}`:dt}
        ${wf(e,t)}
      </p>
      ${t.usedBy.length?X`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(hf)}</ul>`:dt}
      ${n?X`<p class="row actions">${gf(e,t,s)}</p>`:dt}
    </li>`}function vf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?X`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>yf(e,a))}</ul>
      ${I(e.list)}
    </section>`:mt()?dt:B(i("invites.none"),i("reason.may_not_invite")):w(2)}function qc(e){let t=new _e(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>X`
      ${h(i("invites.title"),dt,"/people")}
      ${mt()?X`<p class="lead">${i("invites.lead")}</p>`:dt}
      ${t.created?Mn(t):dt}
      ${mt()?In(t):dt}
      ${vf(t)}`}}import{html as ht,nothing as le}from"../lib/lit-html/lit-html.js";function Pc(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Sc=(e,t)=>ht`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Fc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Sc(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Tc=e=>Pc(e===Oe?"":e);function jn(e,t){e.chooseAccent(t),e.isAccentDark&&Tc(t)}function kf(e){jn(e,e.darkerAccent),document.getElementById("accent").focus()}var xf=(e,t,s)=>ht`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>jn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):le}
  </button>`,Of=e=>ht`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":le}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>jn(e,t.target.value)}>
    <div class="swatches">${Object.entries(Ho).map(([t,s])=>xf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?le:ht`
      <p><button type="button" class="quiet" @click=${()=>kf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,qf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Pf=({mediaLimit:e})=>e?Y(e):i("admin.limits.none"),Ff=e=>ht`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Of(e)}
    ${Fc(e,"registration",Co,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Fc(e,"invites",Eo,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Sc(i("admin.limitOfAll"),Pf(e.values)):qf(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Sf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?ht`${Ff(e)}${Tf(e)}`:w(4)}var Tf=e=>ht`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?ht`<place-map class="homemap" inert .at=${e.startView}></place-map>`:le}
    <p class="row">
      ${e.myView?ht`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:le}
      ${e.startView?ht`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:le}
    </p>
  </section>`;function Lc(e){let t=new qe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ht`${h(i("admin.instance"),le,"/admin")}${Sf(t)}`,close(){t.accent!==t.savedAccent&&Tc(t.savedAccent)}}}import{html as Ft,nothing as pe}from"../lib/lit-html/lit-html.js";var Nn="/admin/welcome",Ac=e=>e.slice(e.lastIndexOf("#")+1).trim(),qi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ac(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new q({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await wa();let a=this.invite||Ac(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));Mt(r.user),await this.#t.go(r.user.role==="admin"?Nn:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var Lf=({form:e,asksInvite:t})=>Ft`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):pe}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Af({greeting:e,invite:t}){let s=e?.inviter,n=Ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):pe}</p>`;return s?Ft`
    <div class="inviter">
      ${K(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Bt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Ft`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:pe}`:Ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Bf=(e,t)=>Ft`${vo(Ft`
  ${Af(e)}
  ${e.ended?Ft`<p class="note" role="alert">${P(e.ended)}</p>`:pe}
  ${e.user?Ft`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:pe}
  ${e.isClosed?Ft`<p class="note">${i("join.closed")}</p>`:pe}
  ${$().passwordLogin?Lf(e):pe}
  ${Oo("join.provider",{redirect:va()?Nn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Ns(t)}`;function Bc(e){let t=new qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Bf(t,e.update)}}import{html as $t,nothing as Ce}from"../lib/lit-html/lit-html.js";var Mc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...et(n),km:n.area})),Ic=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function If(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${O(t.n)}+`:O(t.n),label:s.length?i("lists.nthMore",{first:Ic(t),n:s.length}):Ic(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var jc=(e,t,s)=>js(e,t,s).map(If);function Nc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Uc=["private","friends","public"],Dc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),_c=({photos:e,cover:t})=>e??(t?[t]:[]),Cc=e=>new q({send:async t=>e(await S("/api/lists",Dc(t)))}),Pi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=C(t,v("/api/lists",{userId:s,limit:20}))}},Fi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=C(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Mc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new q({send:async s=>{this.list=await z(this.#e,Dc(s)),this.#t.update(),t()}});hideForm=t=>new q({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await V(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await V(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Si=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new q({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return V(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await V(t.hasFind?z(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Rt,nothing as Mf}from"../lib/lit-html/lit-html.js";var Ec={private:"lock",friends:"people",public:"globe"},Un=e=>Rt`
  <span class="badge">${c(Ec[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,jf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Nf=Rt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Uf=e=>Rt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Rt`<span class="piece">${kt(t,e.length>1?{thumb:!0}:{sizes:jf})}</span>`)}
  </span>`;function Hc(e){let t=_c(e);return Rt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Uf(t):Nf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Ec[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Df=(e,t)=>Rt`
  ${T(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Uc.map(s=>[s,i(`lists.${s}`)])})}`,Ti=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>Df(s,t),s=>U(s,i("action.save"))),_f=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Un(t)}
    </label>
  </li>`,Cf=(e,t)=>Rt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${vt(t)}</div>
  ${e.lists.length?Rt`<ul class="people">${e.lists.map(s=>_f(e,s))}</ul>`:Mf}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Ef(e){let t=new Si(e.id);await t.load()&&await lt((s,n)=>(t.update=n,Cf(t,s)),{label:i("lists.addTo")})}import{html as zt,nothing as ue}from"../lib/lit-html/lit-html.js";var Rc=["exact","area","hidden"],zc=["","1","7","30","date"],Hf=3650,Dn=({findId:e,listId:t})=>e?"find":t?"list":"category",Vc=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Rf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Wc=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function zf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Rf(t):Number(e);if(s>=1&&s<=Hf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Vf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Wf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Vf(e),days:zf(e)}),Gf=({chosen:e,category:t})=>({category:e||t.trim()});async function Yf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Yt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Li=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new q({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Dn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Wf(t);return this.share?J(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Gf(t),...s,days:s.days??void 0})}},Bi=e=>new URL(e.link,location.origin).href,Ii=()=>!!navigator.share;async function Mi(e){try{await navigator.clipboard.writeText(Bi(e))}catch{return!1}return u(i("find.copied")),!0}async function ji(e,t){try{await navigator.share({title:t,url:Bi(e)})}catch(s){return s.name==="AbortError"}return!0}var Ai=class{#t;constructor(t){this.#t=t,this.list=C(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await V(Yf().then(s=>{t=s})),t}async revoke(t){await V(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var _n=e=>e.findTitle||e.listName||ct(e.category??""),St=e=>e.title||_n(e),Gc=({place:e,area:t})=>e==="area"?Le(t):i(`shares.place.${e}`),Cn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:It(t)}),Jf=e=>zt`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${O(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ue:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,Kf={exact:"pin",area:"map",hidden:"block"},Zf=(e,t)=>zt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Kf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Xf=e=>zt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Rc.map(t=>Zf(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??$n[0]),options:ss()}):ue}`,Qf=e=>zt`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Cn(e.share)]]:[],...zc.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Wc(14),hint:i("shares.dateHint"),required:!0}):ue}`,th=e=>zt`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ue}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ue}`,eh=e=>zt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?ue:Jf(e)}
  ${Xf(e)}
  ${Qf(e)}
  ${th(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ni(e){let t=null,s=null,n=r=>(s=new Li({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>eh(s),r=>U(r,i(o))),t}async function Yc(e){await Mi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function sh(e){await ji(e,St(e))||await Yc(e)}var ih=e=>zt`
  <button type="button" class="quiet" @click=${()=>sh(e)}>${c("share")} ${i("action.share")}</button>`,En=e=>zt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${St(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,as=(e,t=i("shares.ready"))=>lt(s=>zt`
  <div class="row between"><h2>${t}</h2>${vt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${St(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Bi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Yc(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ii()?ih(e):ue}
    ${En(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Jc(e){let t=await Ni(e);t&&await as(t)}var nh=e=>Jc({target:{findId:e.id},place:Vc(e)}),Kc=e=>Jc({target:{listId:e.id}});var[Zc,ah,oh]=[15,34,34],Xc=e=>e.map(t=>t.id).sort().join(),Hn=class extends Ue{closest=Zc;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Xc(t)===Xc(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Zc))}mark(){this.#t=jc(this.points,s=>this.map.pixelOf(s),oh);let t=s=>this.onChoose(Nc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:ah,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Hn);async function rh(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ch=e=>Kt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ti(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Kc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>rh(e)}],{id:"list-menu"}),lh=e=>$t`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,ph=e=>Kt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),lh,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Qc(e,t,s){await e.move(t,s),k(`find-${t.id}`)}async function uh(e,t){await e.drop(t),k("list-menu")}function dh(e,t,s){let n=e.finds.items.length-1;return Kt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Qc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Qc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>uh(e,t)}],{id:`find-${t.id}`})}async function mh(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function fh(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var hh=(e,t,s)=>$t`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>fh(e,t.id)}>
    <span class="nth">${O(s+1)}</span>
  </button>`,$h=(e,t,s)=>$t`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${hh(e,t,s)}
    ${oo(t,Ms(t))}
    ${e.isOwn?dh(e,t,s):Ce}
  </li>`,gh=({user:e})=>$t`<a class="person" href="/people/${e.id}">${K(e)} <span>${x(e)}</span></a>`,bh=e=>$t`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ce:gh(e.list)}
    ${e.list.description?$t`<p class="text" dir="auto">${e.list.description}</p>`:Ce}
    <p class="marks">${Un(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function wh(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?$t`
    <ol class="card rows">${t.map((a,o)=>$h(e,a,o))}</ol>
    ${I(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ce,"pin"):w(3)}var yh=e=>$t`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>mh(e,t)}></list-map>`;function vh(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?$t`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?$t`
    <div class="list-page">
      ${e.steps.length?yh(e):Ce}
      <div class="stack">
        ${bh(e)}
        ${wh(e)}
      </div>
    </div>`:w(3)}function tl(e){let t=new Fi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>$t`
      ${h(t.title,t.isOwn?ch(t):t.canHide?ph(t):Ce,t.listsPath)}
      ${vh(t)}`}}import{html as Rn,nothing as el}from"../lib/lit-html/lit-html.js";async function kh(e){let t=null;await Ti(s=>Cc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var xh=e=>Rn`
  <button type="button" id="new-list" @click=${()=>kh(e)}>${c("plus")} ${i("lists.new")}</button>`;function Oh({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Rn`<ul class="list-cards">${e.items.map(Hc)}</ul>${I(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),el,"way"):w(3)}function sl(e){let t=new Pi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Rn`
      ${h(i("lists.title"),t.isOwn?xh(e):el,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Oh(t)}`}}import{html as il,nothing as Ph}from"../lib/lit-html/lit-html.js";var qh=10,Ui=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<qh;s++){let n=await $e(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Fh({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?il`<p class="empty">${i("person.gone")}</p>`:w(3)}function nl(e){let t=new Ui(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>il`${h(t.name,Ph,"/people")}${Fh(t)}`}}import{html as Tt,nothing as _i}from"../lib/lit-html/lit-html.js";var[Sh,Th]=[20,36e5];function Lh(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Sh-1]<Th)).map(([s])=>s))}var Di=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=C(t,"/api/notifications?limit=30"),this.#e=it.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Lh(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await $e("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||gs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,gs(-1),J(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ha(0)}catch(t){u(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||gs(-1)}catch(s){u(P(s))}this.#t.update()}close(){this.#e()}};var Ah={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Bh(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ih=({type:e,data:t})=>e==="moderated"?ua[da(t)]:e==="link_used"?"lock":"flag",Mh=({type:e,data:t,actor:s})=>t.userId?Tt`
  <span class="face">
    ${K(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Ah[e],e==="find_liked")}</span>
  </span>`:Tt`<span class="face office">${c(Ih({type:e,data:t}))}</span>`,jh=e=>Tt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Nh(e,t){let s=e.request(t.newest);return s?Tt`<span class="row actions">${ie(s.friendship,s.user,()=>e.answered(t))}</span>`:_i}var Uh=(e,t,s)=>Tt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${fa(t.newest)} @click=${()=>e.markRead(t)}>
      ${Mh(t.newest)}
      <span>
        <span class="what">${ma(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?_i:Tt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?jh(t.newest.thumbnailUrl):_i}
    </a>
    ${Nh(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Bh(e,t,s)}>${c("close")}</button>
  </li>`,Dh=e=>Tt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,_h=()=>Tt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Ch(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Tt`<ul class="card notes">${e.groups.map((n,a)=>Uh(e,n,a))}</ul>${I(e.list)}`:B(i("note.none"),i("note.noneText"),_h(),"bell"):w(4)}function al(e){let t=new Di(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Tt`${h(i("nav.bell"),t.hasUnread?Dh(t):_i)}${Ch(t)}`,close:()=>t.close()}}import{html as Lt,nothing as Hi}from"../lib/lit-html/lit-html.js";var Eh=200,Hh=2,Ci=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>C(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=C(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=it.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<Hh?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Eh)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Rh(e,t){if(e.isMe(t))return Lt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Lt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ls(t,e.reload);let s=e.requestOf(t);return s?ie(s,t,e.reload):Lt`<span class="badge">${i("friend.pending")}</span>`}function zh(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Lt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>an(s,Rh(e,s)))}</ul>
    ${I(t)}`:Lt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Hi}function Vh(e,t){e.preventDefault(),t.search()}var Wh=e=>Lt`
  <form class="card" role="search" @submit=${t=>Vh(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${zh(e)}
  </form>`;function Ei(e,t,s,n=an){let a=e.lists[t];return a.items.length?Lt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${I(a)}
    </section>`:Hi}var Gh=(e,t,s)=>Ge(s,[Bs(t,s,e.reload),We(s,e.reload)]),Yh=e=>Lt`
  ${Ei(e,"received",(t,s)=>[ie(t,s,e.reload),Ge(s,[We(s,e.reload)])])}
  ${Ei(e,"sent",(t,s)=>As(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ei(e,"accepted",(t,s)=>Gh(e,t,s)):B(i("people.none"),i("people.noneText"),Hi,"people")}
  ${Ei(e,"blocked",(t,s)=>Ga(s,e.reload),Wa)}`;function Jh(e){return e.problem?d(e.problem,e.load):e.isLoaded?Yh(e):w(3)}var Kh=()=>mt()?Lt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Hi;function ol(e){let t=new Ci(e);return{title:i("people.title"),ready:t.load(),view:()=>Lt`${h(i("people.title"),Kh(),"/feed")}${Wh(t)}${Jh(t)}`,close:()=>t.close()}}import{html as He,nothing as Vi}from"../lib/lit-html/lit-html.js";var Ri=class extends Is{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await $e(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as gt,nothing as te}from"../lib/lit-html/lit-html.js";var Zh=88,rl=(e,t)=>gt`
  <span class="sum"><span class="strong">${O(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,zi=(e,{count:t,likes:s,badge:n=te,actions:a=te})=>gt`
  <section class="profile-head">
    ${K(e,Zh)}
    ${e.displayName?gt`<p class="soft">@${e.username}</p>`:te}
    ${e.about?gt`<p dir="auto">${e.about}</p>`:te}
    <p class="row">
      ${t===void 0?te:rl(t,"person.findsSum")}
      ${s===void 0?te:rl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Xh=e=>gt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?kt(e.media[0],{thumb:!0}):gt`<span class="sign-tile">${ft(e.category)}</span>`}
      ${e.isPublic?te:gt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,cl=(e,t,s)=>gt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Qh={grid:e=>gt`<ul class="tiles">${e.map(Xh)}</ul>`,list:e=>gt`<ul class="card rows">${e.map(t=>ro(t,Ms(t)))}</ul>`},t$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...et(s),km:s.area,name:$s(s)}])).values()];function Ee(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?gt`
    <finds-map .places=${t$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${cl(e,"grid","camera")}
      ${cl(e,"list","filter")}
    </div>
    ${Qh[e.layout](s)}
    ${I(e.finds)}`:B(t.title,t.text,t.action??te,t.sign??"pin"):w(3)}function e$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ls(e,n.load):t?t.status==="accepted"?Vi:s?ie(t,e,n.load):As(t,e,n.load):Vi}var s$=()=>He`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,i$=e=>He`
  <a class="button quiet" href=${v("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,n$=e=>e.isMe?s$():[e$(e),i$(e.user)];function a$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Vi;let o=n?.status==="accepted"?[Bs(n,s,a.load)]:[];return Ge(s,[Qa(s,a.load),...o,Xa({userId:s.id}),We(s,()=>t.go("/people"))])}var o$=e=>zi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?He`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Vi,actions:n$(e)});function r$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?He`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?He`
    ${o$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Ee(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:w(3)}function ll(e){let t=new Ri(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>He`${h(s(),a$(t,e),"/people")}${r$(t)}`}}import{html as bt,nothing as rs}from"../lib/lit-html/lit-html.js";var Wi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=C(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await V(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var Gi=class extends Is{progress=null;figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new Wi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new q({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ge){let n=a=>{this.progress=a,this.page.update()};n(0);try{Mt(await s("PUT","/api/users/me/picture",await ts(t),{signal:this.page.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(P(a))}n(null)}async removePicture(){try{await A("/api/users/me/picture"),Mt(await g("/api/users/me"))}catch(t){u(P(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Mt(await J("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as Ji,nothing as Yi}from"../lib/lit-html/lit-html.js";async function c$(e,t){await e.restore(t),k(e.list.items.length?"bin":"finds")}async function l$(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),k(e.list.items.length?"bin":"finds"))}var p$=(e,t)=>Ji`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>c$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,u$=(e,{find:t,expiresAt:s})=>Ji`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ji`<br><span class="soft">${i("bin.until",{date:It(s)})}</span>`:Yi}
    </p>
    ${t.hidden?to(i("report.findHidden"),t.hidden):Yi}
    <p class="row">
      ${t.hidden?Yi:p$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>l$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,pl=e=>e.list.items?.length?Ji`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>u$(e,t))}</ul>
    ${I(e.list)}
  </section>`:Yi;function d$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var m$=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,f$=e=>bt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>d$(t,e)}>
      ${e.hasPicture?m$(e):rs}
    </p>
    ${e.progress===null?rs:bt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,h$=()=>bt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,$$=({form:e,user:t})=>bt`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,os=(e,t,s)=>bt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,g$=e=>bt`
  <ul class="card rows">
    ${os("/people","people",i("people.accepted"))}
    ${os("/saved","bookmark",i("saved.title"))}
    ${os("/lists","feed",i("lists.title"))}
    ${os("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?os("/admin","shield",i("admin.title")):rs}
  </ul>`,b$=()=>bt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,w$=e=>bt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${vt(e.toggleEdit)}</div>
    ${f$(e)}
    ${$$(e)}
  </section>`;async function y$(e){e.toggleEdit(),await k("edit-title")}var v$=e=>bt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>y$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,k$=e=>bt`
  ${h(x(e.user),b$())}
  ${zi(e.user,{...e.figures,actions:v$(e)})}
  ${e.isEdited?w$(e):rs}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Ee(e,{title:i("profile.none"),text:i("profile.noneText"),action:h$()})}
  </section>
  ${g$(e.user)}
  ${pl(e.bin)}`;function ul(e){let t=new Gi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?k$(t):rs}}import{html as at,nothing as ee}from"../lib/lit-html/lit-html.js";var x$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},O$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),dl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function q$(e,t,s){let n=dl(t,s);s!=="dismissed"?await Za(n,({note:a})=>e.decide(t,s,a),O$):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),k("reports")}var ml=e=>e?at`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:at`<span class="soft">${i("report.left")}</span>`,P$=e=>at`
  <p class="row">${e.map(t=>at`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,F$=e=>at`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ye(e.description):ee}
  ${e.media.length?P$(e.media):ee}`,S$=e=>e.find?F$(e.find):e.comment?Ye(e.comment.content):e.kind==="user"?ee:at`<p class="soft">${i("report.noContent")}</p>`,T$=e=>at`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ml(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Ye(e.text):ee}
  </li>`,L$=(e,t,s)=>at`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>q$(e,t,s)}>
    ${c(x$[s])} ${dl(t,s)}
  </button>`,A$=(e,t)=>at`<p class="row">${Ja(t.kind).map(s=>L$(e,t,s))}</p>`,B$=(e,t)=>at`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ye(t.decision.note):ee}
  ${t.hidden?at`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ee}`,I$=(e,t)=>at`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ml(t.owner)}</h2>
    ${S$(t)}
    <ul class="rows">${[t,...t.others].map(T$)}</ul>
    ${t.decision?B$(e,t):A$(e,t)}
  </li>`;function M$(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?at`<ul class="stack">${t.map(a=>I$(e,a))}</ul>${I(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),ee,"flag"):w(3)}function fl(e){let t=new Ka(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>at`
      ${h(i("report.reports"),ee,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ya.map(s=>we(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${M$(t)}`}}import{html as zn,nothing as j$}from"../lib/lit-html/lit-html.js";var N$=(e,t)=>zn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":io(t))} ${i(`saved.${t}`)}
  </button>`,U$=()=>zn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,D$=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:U$(),sign:"bookmark"});function hl(e){let t=new so(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>zn`
      ${h(i("saved.title"),j$,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${eo.map(s=>N$(t,s))}</div>
      ${Ee(t,D$(t.state))}`}}import{html as st,nothing as At}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as Vn}from"../lib/lit-html/lit-html.js";var gl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function _$(e,t){let s=hs(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>wt`
    ${T(n)}
    ${Zt(n)}
    ${gl(n,s)}
    ${t?Ut(n,"password",i("account.password")):Vn}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)}var C$=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>wt`
  ${T(s)}
  ${gl(s,t.name)}`,()=>wt`<button type="submit">${i("action.save")}</button>`);async function E$(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var $l=(e,t,s)=>wt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,H$=(e,t,s)=>wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?wt`<span class="badge">${i("passkeys.backedUp")}</span>`:Vn}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?wt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${$l(t,i("passkeys.rename"),async()=>{await C$(e,t),s()})}
      ${$l(t,i("action.delete"),()=>E$(e,t))}
    </span>
  </li>`,R$=e=>wt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,bl=(e,t,s)=>wt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?wt`<ul class="people">${e.list.map(n=>H$(e,n,s))}</ul>`:Vn}
    <p>${R$(async()=>{await _$(e,t),s()})}</p>
  </section>`;import{html as Ki,nothing as z$}from"../lib/lit-html/lit-html.js";var wl=e=>Ie(e.picker()),V$=e=>Ki`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,W$=(e,{latitude:t,longitude:s,radius:n,area:a})=>Ki`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("privacy.homeRadius"),options:Fo.map(o=>[o,ms(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("privacy.homeArea"),options:ss(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?V$(e):z$}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>wl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,yl=e=>Ki`
  <section class="card">
    ${tt("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${F("shown-area",{label:i("privacy.shownNew"),options:Ae(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?W$(e,e.values.home):Ki`
      <p><button type="button" class="quiet" id="home" @click=${()=>wl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Vt,nothing as cs}from"../lib/lit-html/lit-html.js";var Wn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function vl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Wn[n],...r,...o?{password:o}:{}}))};return new q({send:t,fieldOf:{wrong_password:"password"}})}var ls=e=>e.kind==="token",kl=e=>ls(e)?e.name:hs(e.userAgent),G$={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Y$=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function J$(e){return e.expiresAt?ls(e)?i("token.until",{date:It(e.expiresAt)}):i("settings.until",{date:It(e.expiresAt)}):i("token.endless")}var K$=e=>e.lastUsedAt?i("session.used",{date:rt(e.lastUsedAt)}):i("session.unused"),Z$=(e,t)=>{let s=i(ls(t)?"token.revoke":"settings.end");return Vt`
    <button type="button" class="quiet" aria-label="${s}: ${kl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},X$=e=>Vt`${i(ls(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,Q$=(e,t)=>Vt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${kl(t)}</span>
      <span class="badge">${G$[t.kind]()}</span>
      ${t.current?Vt`<span class="badge">${i("settings.thisOne")}</span>`:cs}<br>
      ${ls(t)?Vt`<span class="soft">${Y$(t)}</span><br>`:cs}
      <span class="soft">${X$(t)} · ${K$(t)} · ${J$(t)}</span>
    </span>
    ${t.current?cs:Z$(e,t)}
  </li>`;async function tg(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var eg=e=>Vt`
  <button type="button" class="quiet" @click=${()=>tg(e)}>${i("settings.endOthers")}</button>`,sg=[90,30,365],ig=e=>Object.keys(Wn).filter(t=>t!=="admin"||e.role==="admin"),ng=(e,t)=>Vt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${Zt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:ig(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...sg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ut(t,"password",i("account.password")):cs}`,ag=e=>Hs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function og(e){let t=null;await _(n=>vl(a=>{t=a,n()}),i("token.create"),n=>ng(e,n),()=>Vt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ag(t.token))}var xl=e=>Vt`
  <section class="card">
    ${tt("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Q$(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?eg(e):cs}
      <button type="button" class="quiet" id="new-token" @click=${()=>og(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var rg=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],cg=e=>st`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ke()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,lg=()=>Xn.map(e=>[e,Zn[e],e]),ql=e=>st`
  <section class="card">
    ${tt("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:lg(),chosen:us(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:uo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:mo(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:sa(),set:t=>e.setUnits(t)})}
    ${Je()?cg(e):At}
  </section>`;async function pg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Ol=(e,t,s=At)=>st`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>pg(n,e,t)}>
  </label>`,ug=e=>st`
  <section class="card">
    ${tt("notify",i("settings.notify"))}
    ${[...rg,...b()?.role==="admin"?["reported"]:[]].map(t=>Ol(e,t))}
    ${$().pushKey?Ol(e,"pushEnabled",st`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):At}
  </section>`,dg=e=>st`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,mg=e=>st`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):At}</p>`;function fg(e){return e.state==="on"?dg(e):e.state==="off"?mg(e):st`<p class="note">${i(`push.${e.state}`)}</p>`}var Re=(e,t)=>st`<button type="button" class="chip" @click=${()=>k(`part-${e}`)}>${t}</button>`,hg=()=>st`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Re("appearance",i("settings.appearance"))}
    ${Re("notify",i("nav.bell"))}
    ${$().passwordLogin?Re("password",i("account.password")):At}
    ${Re("places",i("privacy.settings"))}
    ${Re("sessions",i("settings.devices"))}
    ${Re("data",i("settings.data"))}
  </nav>`,$g=e=>st`
  ${hg()}
  ${ql(e)}
  ${ug(e)}
  <section class="card">
    ${tt("push",i("push.title"))}
    ${fg(e.push)}
  </section>
  ${$().passwordLogin?To(e):At}
  ${e.passkeys.isShown?bl(e.passkeys,e.asksPassword,e.redraw):At}
  ${$().provider.enabled?Lo(e):At}
  ${yl(e.places)}
  ${xl(e)}
  ${Ao(e)}
  ${mt()?st`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:At}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function gg(e){let t=it.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var bg=e=>st`
  <button type="button" class="quiet" id="sign-out" @click=${()=>gg(e)}>${i("settings.signOut")}</button>`;function wg(e){let{problem:t,load:s}=e.loading;return t?st`${d(t,s)}${ql(e)}`:e.isLoaded?$g(e):w(5)}function Pl(e){let t=new Cs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?k(`part-${location.hash.slice(1)}`):null),view:()=>st`
      ${h(i("settings.title"),bg(t),"/profile")}
      ${t.refusal?d(t.refusal):At}
      ${wg(t)}`}}import{html as yt,nothing as ps}from"../lib/lit-html/lit-html.js";async function yg(e){let t=await e.offered(),s=t&&await Ni({offered:t});s&&(e.take(s),await as(s))}async function vg(e,t){let s=await Ni({share:t});s&&e.take(s)}async function kg(e,t){await M(i("shares.revokeTitle",{title:St(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),k("new-share"))}var xg=async e=>await Mi(e)||as(e,i("shares.one")),Og=async e=>await ji(e,St(e))||as(e,i("shares.one")),qg=(e,t)=>Kt(i("shares.menu",{title:St(t)}),[...Ii()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Og(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>vg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>kg(e,t)}],{id:`share-${t.id}`}),Pg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Fg=e=>e.category?yt`<span class="strong" dir="auto">${St(e)}</span>`:yt`<a class="strong" dir="auto" href=${Pg(e)}>${St(e)}</a>`,Sg=e=>yt`${i(`shares.kind.${Dn(e)}`)}${e.title?yt`: <bdi>${_n(e)}</bdi>`:ps}`,Zi=(e,t)=>yt`<span class="badge">${e?c(e):ps} ${t}</span>`,Tg=e=>yt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${St(e)}" @click=${()=>xg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Lg=(e,t)=>yt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Fg(t)}<br>
        <span class="soft">${Sg(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${qg(e,t)}
    </div>
    <p class="marks">
      ${Zi(t.place==="hidden"?"block":"pin",Gc(t))}
      ${t.hasPassword?Zi("lock",i("account.password")):ps}
      ${t.expiresAt?Zi("",Cn(t)):Zi("",i("shares.endless"))}
    </p>
    ${t.expired?ps:yt`<p class="row actions">${Tg(t)} ${En(t)}</p>`}
  </li>`;function Ag(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?yt`<div class="card"><ul class="people">${t.map(a=>Lg(e,a))}</ul></div>${I(e.list)}`:B(i("shares.none"),i("shares.noneText"),ps,"share"):w(3)}var Bg=e=>yt`
  <button type="button" class="quiet" id="new-share" @click=${()=>yg(e)}>${i("shares.category")}</button>`;function Fl(e){let t=new Ai(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>yt`
      ${h(i("shares.mine"),Bg(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Ag(t)}`}}import{html as Wt,nothing as Gn}from"../lib/lit-html/lit-html.js";var Xi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return it.get("outbox")}load=async()=>{await Sa(),this.isLoaded=!0,this.#t.update()};cancel(t){return La(t.id)}retry(t){return Aa(t.id)}sendNow(){return Ba()}};async function Ig(e,t){await Va()&&e.cancel(t)}var Mg=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Sl=e=>Wt`<a class="strong" dir="auto" href=${Ia(e)}>${e.title}</a>`,jg={find:e=>Wt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Wt`<span class="what" dir="auto">${e.body.content}</span><br>${Sl(e)}`,like:Sl},Ng=(e,t)=>Wt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Mg(t)}</span><br>
      ${jg[t.kind](t)}<br>
      ${t.state==="refused"?Wt`<span class="error">${t.problem}</span>`:Wt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Wt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Gn}
      <button type="button" class="quiet" @click=${()=>Ig(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ug(e){return e.isLoaded?e.entries.length?Wt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ng(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Gn,"send"):w(2)}function Tl(e){let t=new Xi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Wt`${h(i("outbox.title"),Gn,"/")}${Ug(t)}`}}import{html as se,nothing as Dg}from"../lib/lit-html/lit-html.js";var Qi=class{#t;constructor(t){this.#t=t,this.instance=new qe(t),this.areas=new De(t),this.invites=new _e(t),this.nameForm=new q({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Ll=(e,t)=>se`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Al=(e,t)=>se`<p class="row end">${Ll(e,i(t?"welcome.next":"welcome.later"))}</p>`,Bl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),_g=(e,t)=>Bl(e.instance.loading,e.instance.values,()=>se`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Ll(e,i("welcome.later"))} ${U(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Ns(t.update)}`),Cg=e=>Bl(e.areas.loading,e.areas.areas,()=>se`
  ${Bn(e.areas)}
  ${Al(e,e.areas.areas.length||e.areas.isRunning)}`),Eg=e=>se`
  ${e.invites.created?Mn(e.invites):In(e.invites)}
  ${Al(e,e.invites.created)}`,Hg=()=>se`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Rg={server:_g,map:Cg,invite:Eg,done:Hg};function Il(e){let t=new Qi(e),s=()=>t.step==="done"?Dg:se`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>se`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Rg[t.step](t,e)}`}}function zg(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await oa(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(f=>[f.category,f.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((y,L)=>y+L,0),p=y=>s.get(y)===0&&!n&&!r.includes(y),f=y=>y&&(y<l||n)?`${O(y)}${n?"+":""}`:void 0;return{shown:o.filter(y=>!p(y)).map(y=>({category:y,count:f(s.get(y))})),rest:o.filter(p)}}}}import{html as Vg,nothing as Wg}from"../lib/lit-html/lit-html.js";async function Gg(e){if(sn.get())return;let t=()=>{},s=new ve(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(sn.set("1"),await lt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Vg`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Wg}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as tn,nothing as Ml}from"../lib/lit-html/lit-html.js";async function Yg({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(P(s))}}function Jg(e,t){if(b().role==="admin"){let s=v("/admin/map",{at:qs({lat:e.lat,lng:e.lng})});return tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Yg(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Kg=e=>tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Zg=(e,{choose:t,close:s,key:n})=>tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Je()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${lo()?Jg(e,s):Ml}
    ${Je()?Kg(t):Ml}
  </section>`,Xg=()=>Zg;export{Vl as about,Mo as accounts,Ef as addToList,Wo as admin,Yo as adminLog,vc as areas,zg as countCategories,Nr as edit,Jr as feed,sc as help,wc as import,Lc as instance,qc as invites,Bc as join,tl as list,sl as lists,nl as named,al as notifications,Xg as offerOfStreets,Gg as offerPush,ol as people,ll as person,ul as profile,fl as reports,hl as saved,Pl as settings,nh as shareFind,Fl as shares,Tl as waiting,Il as welcome};

import{$ as aa,$b as lt,$c as uo,Aa as wa,Ab as xs,Ac as to,B as ps,Ba as ya,Bb as tt,C as us,Ca as ge,Cb as Aa,D as ta,Da as va,Db as Ba,E as ea,Ea as bs,Eb as jt,Ec as xt,F as G,Fa as ws,Fb as Os,Fc as eo,G as st,Ga as ys,Gb as Ia,Gc as so,H as p,Ha as ka,Hb as E,Hc as io,Ia as xa,Ib as H,Ic as Bs,Ja as Oa,Jb as at,K as ds,Kb as Ma,L as g,La as qa,Lb as Ut,Lc as no,M as S,Mb as qs,Mc as Ve,N as z,Na as Pa,Nb as Ps,Nc as ao,O as Y,Oa as Fa,Ob as ja,Oc as We,P as A,Pa as Sa,Pb as Ua,Q as sa,Qa as Ta,Qb as Fs,Qc as oo,R as ia,Ra as La,Rb as Da,S as fe,Sc as ro,T as k,Tb as Na,Tc as co,U as $e,Ub as P,V as na,Vb as _a,Vc as lo,Wb as ht,Wc as po,Xb as T,Xc as Is,Yb as Ca,Yc as Ms,Zb as m,_b as D,a as de,aa as oa,ac as M,ad as mo,b as $,ba as ms,bc as Ea,c as Bt,ca as x,cc as Jt,d as Yn,da as hs,db as c,dc as sn,e as me,ea as ra,eb as V,ec as nn,ed as ho,f as tn,fb as C,fc as Ha,g as en,gb as h,gc as Ss,gd as fo,h as he,ha as ca,hb as Q,hc as ee,i as Ee,ia as la,ib as B,ic as Ts,j as Jn,ja as pa,jb as d,jc as Ls,jd as js,k as cs,ka as ua,kb as w,kc as He,kd as $o,l as Kn,la as da,lb as be,lc as Re,ma as fs,mb as I,mc as Ra,md as go,nb as vt,nc as za,nd as bo,o as Zn,oa as $s,ob as v,oc as Va,od as wo,p as i,pa as ma,pc as Wa,qa as ha,qc as _,r as y,ra as fa,rc as Ga,sa as $a,sc as Ya,t as Gt,ta as b,tc as Ja,u as Xn,ua as gs,ub as vs,uc as Ka,v as q,va as mt,vb as Yt,vc as ze,w as It,wa as ga,wb as we,wc as As,x as rt,xa as ba,xb as ct,xc as Za,y as ls,yb as ks,yc as Xa,z as Qn,za as Mt,zb as kt,zc as Qa}from"./shared.js";import{html as se,nothing as an}from"../lib/lit-html/lit-html.js";var Il=new URL("lib/",de).pathname,Ml=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function yo(){if(We())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var jl=()=>yo()?i("about.tilesFrom",{host:yo()}):i("about.alone"),Ul=()=>se`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${jl()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Dl=()=>se`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?se`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:an}
      ${We()?se`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:an}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,Nl=([e,t,s,n])=>se`<li><a href="${Il}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,_l=()=>se`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ml.map(Nl)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Cl=()=>({title:i("nav.about"),view:()=>se`
    ${h(i("nav.about"),an,b()?"/settings":"/sign-in")}
    ${bo()}${go()}${Ul()}${Dl()}${_l()}`});import{html as Rs,nothing as hp}from"../lib/lit-html/lit-html.js";var El=200,Hl=2**20,on=["all","active","suspended","admin"],vo={wrong_password:"password"},ie=e=>`/api/admin/users/${e.id}`,Us=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=on.includes(s)?s:"all",this.list=E(t,()=>k("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(k("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,El)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(y(n))}}get asksPassword(){return gs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(ie(t),{role:"admin",...a?{password:a}:{}})),s()};return new P({send:n,fieldOf:vo})}demote(t){return this.#n(Y(ie(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(A(`${ie(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${ie(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new P({send:n,fieldOf:vo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(ie(t),{mediaLimit:a==="own"?Math.round(Number(o)*Hl):r})),s()};return new P({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${ie(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new P({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(k(ie(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new P({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as R,nothing as ke}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Ge}from"../lib/lit-html/lit-html.js";var Rl=2e3,ye=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await $s()}enable=()=>this.#e(ma);disable=()=>this.#e(ha);test=()=>this.#s(async()=>{await fa(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Rl);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?y(s):i("push.failed"))}this.#t()}};var Ds=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return mo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ho(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new P({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new P({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(y(s))}this.#t.update()}};var zl=1,pt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>zl&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Os({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(y(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await bs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var rn="/api/users/me/place-settings",Vl={radius:.5,area:1},ko=[.2,.5,1,2,5],Ns=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(rn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(rn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(y(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${rn}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(y(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new pt(this.#t,s,()=>{n.point&&this.changeHome({...Vl,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var xo=e=>!e.current&&e.kind!=="token",_s=class{preferences=null;sessions=null;refusal=ga();#t;constructor(t){this.#t=t,this.push=new ye(t.update),this.passkeys=new Ds(t),this.places=new Ns(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new P({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return gs()}get asksCurrent(){return this.user.hasPassword&&!fo(this.sessions)}get hasOthers(){return this.sessions.some(xo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(y(s))}this.#t.update()}setTheme(t){lo(t),this.#t.update()}setUnits(t){Yn.set(t),this.#t.update()}setStreets(t){oo(t),this.#t.update()}async setLanguage(t){await Zn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(xo))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await wa(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Mt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Mt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ya(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Cs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ve=()=>$().provider.name,Kt=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?ut`
  <p><a class="button quiet" href=${Cs()}>${i("signin.provider",{name:ve()})}</a></p>`:Ge,Dt=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Wl=()=>ut`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ve()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Oo=({user:e,asksCurrent:t,password:s})=>ut`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ut`<p class="note">${i("link.setPassword")}</p>`:Ge}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${Kt(s)}
    ${t?Dt(s,"currentPassword",i("settings.currentPassword")):Ge}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Wl():Ge}
    <div class="row end">${D(s,i("action.save"))}</div>
  </form>`;async function Gl(e){let t=i("settings.unlinkTitle",{name:ve()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Yl(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ve()});await _(a=>t.confirmForm(a),s,a=>ut`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${Dt(a,"password",i("account.password"))}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Cs({link:"true"}))}var Jl=e=>ut`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Gl(e)}>${i("settings.unlink")}</button></p>`,Kl=e=>ut`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Cs({link:"true"})} @click=${t=>Yl(t,e)}>
      ${i("settings.link",{name:ve()})}
    </a>
  </p>`,qo=e=>ut`
  <section class="card">
    <h2>${i("settings.identity",{name:ve()})}</h2>
    ${e.user.identityLinked?Jl(e):Kl(e)}
  </section>`;async function Zl(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ut`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${Kt(s)}
    ${e.asksPassword?Dt(s,"password",i("account.password")):Ge}`,()=>ut`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Po=e=>ut`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Zl(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as cn,nothing as Ye}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Ye;return cn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Ye} @change=${f=>a(f.target.value)}>
        ${s.map(([f,O,L=Ye])=>cn`
          <option value=${f} lang=${L} ?selected=${f===n}>${O}</option>`)}
      </select>
      ${u===Ye?Ye:cn`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Xl}from"../lib/lit-html/lit-html.js";async function Ql(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Es=({title:e,text:t,label:s,value:n})=>lt(a=>Xl`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ql(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function tp({mediaBytes:e,mediaLimit:t}){let s=G(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:G(t)}):i("admin.usageUnlimited",{size:s})}var ep=e=>[i("admin.joined",{date:rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),tp(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],sp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:It(t)}):i("admin.suspendedSince",{when:ls(e)}),ip=e=>R`<p class="note">${sp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,np=e=>e.suspension?R`<span class="person"><span class="avatar none">${c("block")}</span> <span>${sn(e)}</span></span>`:R`<a class="person" href="/people/${e.id}">${V(e)} <span>${sn(e)}</span></a>`,Fo=(e,t)=>R`
  ${T(t)}
  ${Kt(t)}
  ${e.asksPassword?Dt(t,"password",i("account.password")):ke}`,ap=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>R`
  <p>${i("admin.adminText")}</p>
  ${Fo(e,s)}`,()=>R`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function op(e,t){await M(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var rp=["instance","own","none"],cp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return R`
    ${T(e)}
    ${F("kind",{label:i("admin.limit"),options:rp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ke}`};async function Hs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var lp=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>cp(s,t),()=>R`<button type="submit">${i("action.save")}</button>`),pp=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>R`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>R`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function up(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>R`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Fo(e,o)}`,()=>R`<button type="submit">${i("admin.linkMake")}</button>`)&&await Es({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function dp(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>R`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>R`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Hs(s,"admin.deleteDone",t)&&v("account-search")}function mp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>op(e,t)):s(i("admin.admin"),()=>Hs(ap(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Hs(lp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>up(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Hs(pp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>dp(e,t),!0)]}var So=(e,t)=>R`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${np(t)}
        ${t.role==="admin"?R`<span class="badge">${i("admin.role")}</span>`:ke}
        ${e.isMe(t)?R`<span class="badge">${i("people.you")}</span>`:ke}
        ${t.suspension?R`<span class="badge warning">${i("admin.suspended")}</span>`:ke}
      </span>
      ${Jt(i("people.menu",{name:x(t)}),mp(e,t))}
    </div>
    <p class="soft facts">${ep(t).filter(Boolean).map(s=>R`<span>${s}</span>`)}</p>
    ${t.suspension?ip(t.suspension):ke}
  </li>`;function fp(e,t){e.preventDefault(),t.search()}var $p=e=>Rs`
  <form role="search" @submit=${t=>fp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${on.map(t=>be(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function gp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Rs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>So(e,a))}</ul>
    ${I(e.list)}`:Rs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function To(e){let t=new Us(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Rs`
      ${h(i("admin.people"),hp,"/admin")}
      <section class="card">${$p(t)}${gp(t)}</section>`,close:()=>t.close()}}import{html as Co,nothing as Sp}from"../lib/lit-html/lit-html.js";var Lo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Ao=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,bp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function zs(e){let[t,s,n]=Lo(e).map(Ao);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Vs=4.5;function Bo(e){let t=e;for(let s=1;zs(t)<Vs;s-=.01)t=`#${Lo(e).map(n=>Math.round(255*bp(Ao(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Io=2**20,Mo="/api/admin/instance",jo=["invite","open","closed"],Uo=["members","admins","off"],xe="#0f766e",Do={teal:xe,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Oe=class{values=null;accent=xe;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(Mo,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new P({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update,fieldOf:{accent_too_light:"accent"}})}get startView(){return kt(this.values.startView)}get myView(){return he.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(y(s))}this.#t.update()}get savedAccent(){return this.values?.accent||xe}get isAccentDark(){return zs(this.accent)>=Vs}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(zs(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Vs)})),this.form.update()}get darkerAccent(){return Bo(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Io):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[L,X]of Object.entries(a))o[L]=X.trim();a.accent===xe&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Io)),this.values=await Y(Mo,o);let{fixed:r,mediaLimit:l,registration:u,invites:f,...O}=this.values;Object.assign($(),{instance:O,registration:u,invites:u==="closed"?"off":f})}},Ws=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Gs=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as Ys,nothing as ln}from"../lib/lit-html/lit-html.js";var wp={ok:"check",warn:"flag",fail:"close"},yp=e=>Ys`
  <li class="row finding ${e.status}">
    ${c(wp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ys`<br><span lang="en" class="soft">${e.fix}</span>`:ln}
    </span>
  </li>`;function vp({status:e,findings:t}){return Ys`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(yp)}</ul>`}var No=e=>Ys`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):ln}
      ${e.values&&!e.loading.problem?vp(e.values):ln}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as Je}from"../lib/lit-html/lit-html.js";var kp=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Nt=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,xp=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),Op=e=>_t`
  ${Nt(i("admin.backup"),e.lastAt?_t`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Nt(i("admin.backupPlace"),e.place)}`,qp=e=>_t`
  <dl class="stack">
    ${Nt(i("admin.users"),q(e.users))}
    ${Nt(i("admin.publicFinds"),q(e.finds))}
    ${Nt(i("admin.media"),G(e.mediaBytes))}
    ${e.diskFree===null?Je:Nt(i("admin.disk"),G(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Nt(i("admin.jobs"),xp(e)):Je}
    ${e.backup?Op(e.backup):Je}
    ${Nt(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${Nt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Pp=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,Fp=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${G(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function _o({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>kp.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Pp)}</ul>`:Je}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${qp(e)}
      ${e.largest.length?Fp(e.largest):Je}
    </section>`}var Tp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Lp=([e,t,s])=>Co`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Eo(e){let t=new Gs(e),s=new Ws(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Co`
      ${h(i("admin.title"),Sp,"/profile")}
      <section class="card">
        <ul class="people">${Tp.map(Lp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${_o(t)}
      ${No(s)}`}}import{html as Js,nothing as Ho}from"../lib/lit-html/lit-html.js";var Ro={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ap={mediaLimit:"limitOfAll",invites:"whoInvites"},Bp=e=>parseInt(e,10)?G(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Ip({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ap[s]??s}`)).join(", "):e==="media_limit_changed"?Bp(t):t}function Mp(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ro[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var jp=e=>Js`
  <li class="row act">
    ${c(Ro[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Mp(e)}</span><br>
      ${e.reason?Js`<span dir="auto">${Ip(e)}</span><br>`:Ho}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Up(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Js`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(jp)}</ul>
      ${I(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText")):w(4)}function zo(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Js`${h(i("admin.log"),Ho,"/admin")}${Up(t)}`}}import{html as ot,nothing as qt}from"../lib/lit-html/lit-html.js";var Dp=8,Ks=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Gt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Yt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Gt(ct(o));return r.includes(s)&&(r!==s||we(o))}).slice(0,Dp))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Np=1200*36e5,Zs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${na}$`).test(s)||!this.#s?s:ge()),this.#s&&!this.stored&&this.#r(ge())}#r(t){this.id=t,this.#e=this.#s?Ut(t):Ma(t),this.stored=this.#e.get()}get findId(){return this.#i??=va(this.id)>Date.now()-Np?this.id:ge()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ps(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ua(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Fs(this.id):null}};async function Vo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:tt(a)}}let n=kt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Wo=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:tt(a),name:n,by:"search"}},Xs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Go({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,f=u?{area:Number(a)}:{},L=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...f,...L}}var Yo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Jo=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ko=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var qe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Zs(t),this.form=new P({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:me.get()!=="friends",...this.draft.stored},this.proposals=new Ks(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!we(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Go({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Yo(l,t)&&await this.#e.showHome()&&await Jo(l.id,t).catch(u=>p(y(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Oa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Qs(e){try{let t=await Pe(e,0,262144),s=await _p(e,t);return s?Gp(Wp(s.view,s.tiff)):Zo}catch{return Zo}}var Zo={place:null,time:""},Pe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function _p(e,t){return t.getUint16(0)===65496?Cp(t):t.getUint32(0)===2303741511?Xo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ct(t,0,4)==="RIFF"&&Ct(t,8,4)==="WEBP"?Xo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ct(t,4,4)==="ftyp"?Hp(e):null}var Ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Cp(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var pn=1<<20,un=1e4;async function Xo(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<un&&t+8<=e.size;l++){let u=await Pe(e,t,8),f=u.getUint32(o?0:4,s);if(Ct(u,o?4:0,4)===n)return Ep(await Pe(e,t+8,Math.min(f,pn)));t+=a+f+(r?f%2:0)}return null}var Ep=e=>({view:e,tiff:Ct(e,0,4)==="Exif"?6:0});function Qo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<un;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ct(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Hp(e){for(let t=0,s=0;s<un&&t+8<=e.size;s++){let n=await Pe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ct(n,4,4)==="meta")return Rp(e,await Pe(e,t,Math.min(a,pn)));t+=a}return null}async function Rp(e,t){let s=Qo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(f=>f.type===u),a=zp(t,n("iinf")),o=a===null?null:Vp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Pe(e,o.at,Math.min(o.size,pn));return{view:l,tiff:4+l.getUint32(0)}}function zp(e,t){if(!t)return null;let s=Qo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ct(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Vp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let X=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,X},r=o(2),[l,u,f]=[r>>12,r>>8&15,r>>4&15],O=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let X=o(n<2?2:4),Ce=n?o(2)&15:0;o(2);let Ll=o(f),Wn=null;for(let Gn=o(2);Gn>0&&a<=t.to;Gn--){o(O);let Al=Ll+o(l),Bl=o(u);Wn??={method:Ce,at:Al,size:Bl}}if(X===s)return Wn}return null}function Wp(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ct(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Gp(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Jp,null),time:s(34665,Yp,"")}}function Yp({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Jp({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let f=e(s.get(u)),O=X=>e(f+8*X)/e(f+8*X+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(O(0)+(O(1)||0)/60+(O(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ke(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Kp(e)}catch{return e}}async function Kp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Zp=2,Xp=2,Qp=60,Fe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=$e}){this.items=t.map(({at:r,key:l,caption:u="",...f})=>({media:f,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ke(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>xa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Qs(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Zp-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ds(s)?"paused":"failed",problem:y(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Qp,(t.pause??Xp/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ke(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ea(r)})};if(s.aborted)return null;let l=f=>{t.progress=f,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var ti=class extends qe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await sa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Ko(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Fe(t.media,{changed:a,signal:this.page.signal}),this.place=new pt(this.page,n?.place??Wo(t),()=>this.changed())}saveDraft(){let t=Xs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ys(s),u=l===this.#e?{}:{locationId:l},f=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),O=a?{media:f,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...O},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function dn(){if(!await caches.has(Ee))return null;let e=await caches.open(Ee),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:tu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function tu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function tr(e){let t=await caches.open(Ee);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ee),dn()}var eu=2,ei=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,eu)}async load(){await Da();let t=await Ps();if(this.#t.signal.aborted)return;this.close();let s=qs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ws),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var su=.15,er=e=>e.slice(0,10);function iu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var sr=e=>e.find(t=>t.place)?.place??null,ir=e=>e.find(t=>t.time)?.time??"";function nu(e,t,s){let[n,a]=[sr(e),ir(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=su)&&(!a||!t.time||er(a)===er(t.time))}function nr(e,t){let s=[];for(let n of iu(e)){let a=s.findLast(o=>nu(o,n,t));a?a.push(n):s.push([n])}return s}var Ze=e=>({place:sr(e),time:ir(e)}),ar=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),or=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var si=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Qs(o)}))),a=nr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ze(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await bs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ze(t).place?this.#e.get(t[0])??"":"",time:Ze(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(ar(this.groups,t))}split(t,s){this.#s(or(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ge()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await au(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=Ze(n),r={id:s,at:a,isPublic:me.get()!=="friends",media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await ja(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function au(e){Ut(e).remove(),await Fs(e)}var ii=class extends qe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new ei(t,this.draft.id),this.several=new si(t)}async begin(){let{page:t,values:s}=this,n=await Vo(t.query,s.place),a=s.media??[],o=a.filter(f=>f.at>Date.now()-ws);this.photosExpired=o.length<a.length;let r=f=>{f&&p(f),this.changed()},l=f=>this.place.suggestPoint(f);this.uploads=new Fe(o,{changed:r,placed:l,signal:t.signal}),this.place=new pt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(f=>f.file),u.map(f=>f.key)),this.received=t.query.has("shared")?await dn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Xs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await tr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ys(s),await ka(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ds(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Pa(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&me.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=qs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Se,nothing as mn}from"../lib/lit-html/lit-html.js";function ou(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var ru=({media:e,preview:t})=>Se`
  <span class="thumb">${e||t?Se`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function cu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Se`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ru(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Se`<span class="soft" dir="auto">${s.label}</span>`:mn}
          <span class="soft">${ls(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>ou(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var rr=e=>e.items.length?Se`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>cu(e,t))}</ul>
    ${e.shown.length<e.items.length?Se`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:mn}
  </section>`:mn;var cr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),lr=e=>[...e.dataTransfer?.types??[]].includes("Files"),lu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function pr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{lr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{lr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(cr(a.dataTransfer)))}),n("paste",a=>{let o=cr(a.clipboardData);!o.length||lu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ne,nothing as fr}from"../lib/lit-html/lit-html.js";var hn=[1,5,20],Te=e=>e?i("privacy.area",{distance:us(e)}):i("privacy.exact"),Xe=()=>hn.map(e=>[String(e),Te(e)]),Le=()=>[["0",Te(0)],...Xe()],ni=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Qe,nothing as fn}from"../lib/lit-html/lit-html.js";var Ae="category";function ur(e,{category:t}){let s=document.getElementById(Ae);if(s.value=t,we(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function pu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function uu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ur(t,s[n]);else return;e.preventDefault()}var du=(e,t,s)=>Qe`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ur(e,t)}>
    ${ht(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):fn}</span>
  </li>`,mu=e=>{let{items:t}=e.proposals;return Qe`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>du(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function dr(e){let{form:t,proposals:s}=e,n=t.errors[Ae];return Qe`
    <div class="field">
      <label for=${Ae}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ae} name=${Ae} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:fn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":fn}
          .defaultValue=${e.values.category??""} @input=${a=>pu(a,e)} @keydown=${a=>uu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${mu(e)}
      </div>
      ${Ca(t.left[Ae])}
      ${n?Qe`<p class="error" id="category-error">${n}</p>`:Qe`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ai=(e,t,s,n,a)=>ne`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function $r(e){let t=e?.closest("details");t&&(t.open=!0)}var hu=e=>ai("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),mr=(e,t,s)=>ne`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ht(t)} ${ct(t)}
  </button>`;function fu(e){let{category:t}=e.values,[s,n]=t?[ht(t),ct(t)]:[c("filter"),i("edit.none")];return ai("category",s,i("find.category"),n,ne`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Yt.map(a=>mr(e,a,a===t))}
        ${mr(e,"other",e.isOther)}
      </div>
      ${e.isOther?dr(e):fr}
    </fieldset>`)}var hr=(e,t,s,n,a)=>ne`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function $u(e){let{isPublic:t}=e.values;return ai("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),ne`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${hr(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Bt()}))}
      ${hr(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var gu=e=>F("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ni(),chosen:e});function bu(e){let{area:t="",exactForFriends:s="true"}=e.values;return ai("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Te(Number(t)),ne`
    ${F("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Le()]})}
    ${Number(t)?gu(s):fr}`)}var gr=e=>ne`<div class="folds">${hu(e)}${fu(e)}${$u(e)}${bu(e)}</div>`;import{html as ri,nothing as bn}from"../lib/lit-html/lit-html.js";import{html as Ot,nothing as ts}from"../lib/lit-html/lit-html.js";var $n=16,br=10,wu=2,yu={lat:25,lng:5,zoom:1},oi=class extends pt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=br?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:$n};let t=kt(he.get());return t?.zoom?t:yu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max($n,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<wu*Ba(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(tt(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??$n,s=this.source==="tap"&&!this.chosen&&t<br;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Be(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new oi({signal:t.signal,update:r},e),Fu(s,o)),{label:i("spot.title"),kind:"chooser"});wr(s),await n&&e.take(s),t.abort(),s.close()}var wr=e=>e.showMap(t=>po(document.getElementById("spot"),{...t,hasCross:!0})),vu=(e,t)=>Ot`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,ku=e=>Ot`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>wr(e)):ts}
  </div>`;function xu(e,t){let s=e.chosen?.id===t.id;return Ot`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ps(t.distance)}</span>
    </button>`}var Ou=e=>Ot`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ot`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ts}
    ${e.nearby.map(t=>xu(e,t))}
  </div>`,qu=e=>Ot`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,gn=e=>i(`spot.${e.source||"set"}`),Pu=e=>Ot`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ot`<span class="soft">${gn(e)}</span>`:ts}</span>
  </p>`,Fu=(e,t)=>Ot`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${vu(e,t)}
  ${ku(e)}
  <div class="panel">
    ${Pu(e)}
    ${Ou(e)}
    ${e.chosen?ts:qu(e)}
    ${e.problem?Ot`<p class="error" role="alert">${e.problem}</p>`:ts}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var yr=(e,t)=>ri`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,vr=(e,t)=>ri`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":bn} @click=${()=>Be(e)}>
      ${e.point?ri`<place-map inert .at=${e.point}></place-map>`:bn}
      ${e.point?yr(e.label||i("spot.unnamed"),[gn(e),i("spot.change")].filter(Boolean).join(" · ")):yr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ri`<p class="error" id="place-error" role="alert">${t}</p>`:bn}
  </fieldset>`;import{html as ae,nothing as wn}from"../lib/lit-html/lit-html.js";function Su(e,t){e.merge(t),v(`group-${t-1}`)}function Tu(e,t,s){e.split(t,s),v(`group-${t+1}`)}var Lu=({preview:e,file:t})=>e?ae`<img src=${e} alt="">`:ae`<span class="film" title=${t.name}>${c("play")}</span>`,Au=(e,t,s)=>ae`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Tu(e,t,s)}></button>`;function Bu(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&rt(a),n].filter(Boolean);return ae`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ae`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Su(e,s)}>
            ${i("group.merge")}
          </button>`:wn}
      </div>
      <ul class="group">${t.map((r,l)=>ae`<li>${l?Au(e,s,l):wn}${Lu(r)}</li>`)}</ul>
    </li>`}var kr=(e,t)=>e.groups?ae`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Bu(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:wn;import{html as J,nothing as Et}from"../lib/lit-html/lit-html.js";import{html as yn}from"../lib/lit-html/lit-html.js";async function Iu(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await lt((r,l)=>(n??=new P({send:({caption:u})=>r(u.trim()),update:l}),yn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${D(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var xr=(e,t,s,n)=>yn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Iu(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?yn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Mu,ju]=[6,10],Uu=300,N=null;function Or(){N.isOn=!0,N.item.classList.add("lifted"),navigator.vibrate?.(10)}var qr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Du=(e,t)=>qr(N.item).find(s=>{let n=s.getBoundingClientRect();return s!==N.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Nu(e){if(e.pointerId!==N.id)return;let[t,s]=[e.clientX-N.x,e.clientY-N.y],n=e.pointerType==="touch";if(!N.isOn){if(Math.hypot(t,s)<(n?ju:Mu))return;if(n)return N.end();Or()}N.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,N.over?.classList.remove("target"),N.over=Du(e.clientX,e.clientY),N.over?.classList.add("target")}function Pr(e,t){if(e.button||N||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(N.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",N.over?.classList.remove("target"),N=null};N={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(N.timer=setTimeout(Or,Uu));let r=u=>{u.pointerId===N.id&&o()},l=u=>{if(u.pointerId!==N.id)return;let[f,O]=[s,N.isOn&&N.over].map(L=>qr(s).indexOf(L));o(),O>=0&&t(f,O)};document.addEventListener("pointermove",Nu,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function ci(e){(N?.isOn||e.type==="dragstart")&&e.preventDefault()}var _u="image/*,video/mp4,video/quicktime,video/webm";function Cu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Fr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Sr(e){return e.media?xt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?J`<span class="film">${c("play")}</span>`:J`<img src=${e.preview} alt="">`}var Tr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},li=(e,t,s,n,a)=>J`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Eu=(e,t)=>e.progress<1?J`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:J`<span class="over">${i("upload.processing")}</span>`,Hu=(e,t)=>({sending:()=>Eu(e,t),paused:()=>J`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>J`<span class="over">${i("upload.waiting")}</span>`,failed:()=>J`<span class="over error">${i("upload.failed")}</span>`,done:()=>Et})[e.state]();function Ru(e,t,s){let n=s+1;return J`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Pr(a,(o,r)=>e.move(o,r))}
      @error=${Tr} @load=${Tr}>
      ${Sr(t)}
      ${s===0&&e.items.length>1?J`<span class="cover">${i("upload.cover")}</span>`:Et}
      ${Hu(t,n)}
      <span class="buttons">
        ${s>0?li("before","earlier","back",n,()=>Fr(e,s,s-1)):Et}
        ${n<e.items.length?li("after","later","next",n,()=>Fr(e,s,s+1)):Et}
        ${t.state==="failed"||t.state==="paused"?li("","again","retry",n,()=>e.retry(t)):Et}
        ${li("drop",t.state==="done"?"remove":"cancel","close",n,()=>Cu(e,t))}
      </span>
      ${t.state==="failed"?Et:xr(e,t,n,Sr(t))}
    </li>`}function zu(e,t){t([...e.target.files]),e.target.value=""}var Vu=(e,t)=>J`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Et:J`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${_u} multiple @change=${s=>zu(s,t)}>
  </li>`;function Wu(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return J`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>J`<p class="error" role="alert">${n}</p>`)}`}var Lr=(e,t)=>J`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ci} @contextmenu=${ci} @dragstart=${ci}>
    ${e.items.map((s,n)=>Ru(e,s,n))}
    ${e.items.length<e.most?Vu(e,t):Et}
  </ul>
  ${e.items.length>1?J`<p class="hint">${i("upload.order")}</p>`:Et}
  ${Wu(e)}`;async function Ar(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Gu(e){e.uploads.add(e.several.decline()),v("files")}function Yu(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Ju=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Yu(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Ku(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Zu=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Xu=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Ku(e)}>${i("edit.startOver")}</button>
  </p>`,Qu=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Lr(e.uploads,t=>Ar(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,td=e=>ot`
  ${T(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function ed(e,t){let{isPublic:s,...n}=Na(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function sd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");$r(n),n?.focus()}function id(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>ed(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>sd(a,e)}>
      ${e.isRestored?Xu(e):qt}
      ${Qu(e)}
      ${vr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${gr(e)}
      <div class="publish">
        ${td(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${D(e.form,i(s))}
        </div>
      </div>
    </form>`}var nd=(e,t)=>ot`
  ${e.received?Ju(e,t.get("shared")==="full"):qt}
  ${kr(e.several,()=>Gu(e))}
  ${e.several.groups?qt:rr(e.drafts)}`;function ad(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?id(e):w(4)}function Br(e){let t=new(e.params.id?ti:ii)(e,{showHome:Zu}),s=()=>t.loading.load();return pr(e.signal,n=>t.uploads&&Ar(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${h(t.title,qt,t.back)}
      ${t.isNew?nd(t,e.query):qt}
      ${ad(t,s)}`,close:()=>t.close()}}import{html as Me,nothing as Ld}from"../lib/lit-html/lit-html.js";var pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function od(){let e=new Intl.Locale(navigator.languages[0]??"en-GB");return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var rd=e=>[["today",pi(e)],["yesterday",pi(e,1)],["week",pi(e,(e.getDay()-od()+7)%7)],["earlier",-1/0]],vn=e=>pi(new Date(e.createdAt)).getTime(),ui=e=>`${vn(e)} ${e.user.id}`;function cd(e){let t=new Map;for(let s of e)t.set(ui(s),[...t.get(ui(s))??[],s]);return t}function Ir(e,{now:t=new Date,mayContinue:s=!1}={}){let n=cd(e),a=s&&e.length?vn(e.at(-1)):NaN,o=new Map,r=rd(t);for(let l of e){let u=n.get(ui(l)),f=u.length>=3;if(f&&u[0]!==l)continue;let O=f?{key:ui(l),finds:u,hasMore:vn(l)===a}:{find:l},L=new Date(l.createdAt),[X]=r.find(([,Ce])=>L>=Ce);o.set(X,[...o.get(X)??[],O])}return[...o].map(([l,u])=>({name:l,entries:u}))}function Mr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,4);return{shown:s,rest:e.length-s.length}}var ld=1500,[pd,ud]=[4,4],dd=9;function md(){let e=kt(he.get());return e?.zoom>=dd?{lat:e.lat,lng:e.lng}:null}var hd=()=>Promise.race([Ia(),vs(ld,null)]),fd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},di=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>k("/api/finds/feed",{...fd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new _a(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await hd();this.#o(t??md(),!!t)}await this.#n()};get days(){return Ir(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(pd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<ud;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Os({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(y(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?jt(this.at,tt(t.location)):void 0};function $d(){return aa()?!0:st.get("installPrompt")||oa()?!1:void 0}async function gd(){let e=await $s();return{on:!0,off:!1}[e]}var mi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return tn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&$().tiles?.kind==="vector"?no().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:gd(),install:$d()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=st.get("installPrompt");t&&(await t.prompt(),st.set("installPrompt",null),await this.load())}dismiss=()=>{tn.set(b().id),this.steps=[],this.#t.update()}};import{html as Ht,nothing as oe}from"../lib/lit-html/lit-html.js";var bd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",wd=(e,t)=>Ht`
  <span class="cover c-${ks(e.category).code}">
    ${e.media.length?xt(e.media[0],{sizes:bd,eager:t}):ht(e.category)}
    ${e.media[0]?.type==="video"?Ht`<span class="play">${c("play")}</span>`:oe}
    ${e.media.length>1?Ht`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:oe}
  </span>`,yd=e=>e.saved?Ht`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:oe;function vd(e,t){let s=[ra(e,e.location)?"":hs(e.location),t===void 0?"":ta(t)].filter(Boolean);return s.length?Ht`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Ht` · ${s[1]}`:oe}</span>`:oe}var jr=(e,t,{km:s,eager:n})=>Ht`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${wd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${vd(e,s)}
        <span class="by">
          ${V(e.user,28)} <span class="grow">${x(e.user)} <span class="soft">· ${C(e.createdAt)}</span></span>
          ${e.reason==="friend"?Ht`<span class="badge">${i("feed.friend")}</span>`:oe}
          ${eo(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${to(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Ht`<span>${q(e.commentCount)}</span>`:oe}
      </a>
      <span class="grow"></span>
      ${yd(e)}
    </div>
  </li>`;import{html as re,nothing as kn}from"../lib/lit-html/lit-html.js";var xn=({key:e})=>`group-${e.replace(" ","-")}`;async function Ur(e,t){e.toggle(t),await v(xn(t))}var kd=(e,t)=>re`
  <span class="piece c-${ks(e.category).code}">
    ${e.media.length?xt(e.media[0],{thumb:!0}):ht(e.category)}
    ${t?re`<span class="beyond">+${q(t)}</span>`:kn}
  </span>`;function xd(e){let{shown:t,rest:s}=Mr(e);return re`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>kd(n,a===t.length-1?s:0))}</span>
    </span>`}var Dr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Od=e=>e.map((t,s)=>re`${s?" · ":kn}<bdi>${t.title}</bdi>`),qd=(e,t)=>re`
  <li class="feed-card">
    <button type="button" class="group-face" id=${xn(t)} aria-expanded="false" @click=${()=>Ur(e,t)}>
      ${xd(t.finds)}
      <span class="about">
        <span class="name">${Dr(t)}</span>
        <span class="soft titles">${Od(t.finds.slice(0,10))}</span>
        <span class="by">
          ${V(t.finds[0].user,28)}
          <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${C(t.finds[0].createdAt)}</span></span>
          ${t.finds[0].reason==="friend"?re`<span class="badge">${i("feed.friend")}</span>`:kn}
        </span>
      </span>
    </button>
  </li>`,Pd=(e,t,s)=>re`
  <li class="feed-group">
    <div class="by">
      ${V(t.finds[0].user,28)}
      <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${Dr(t)}</span></span>
      <button type="button" class="quiet" id=${xn(t)} aria-expanded="true" @click=${()=>Ur(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Nr=(e,t,s)=>e.isOpen(t)?Pd(e,t,s):qd(e,t);import{html as Ie,nothing as hi}from"../lib/lit-html/lit-html.js";var _r={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings#push"},Fd=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function Sd(e,t){return _r[t]?Ie`<a class="button quiet" href=${_r[t]()}>${Fd(t)}</a>`:st.get("installPrompt")?Ie`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ie`<span class="hint">${i("steps.installHint")}</span>`}var Td=(e,{name:t,isDone:s})=>Ie`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):hi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Bt()})}${s?Ie`<span class="unseen"> (${i("steps.done")})</span>`:hi}</span>
    ${s?hi:Sd(e,t)}
  </li>`,Cr=e=>e.isOver||!e.left?hi:Ie`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${vt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Td(e,t))}</ul>
  </section>`;var Rr=()=>Me`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Ad=e=>e.isHere?Ld:Me`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Er=e=>Me`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Ad(e)}</p>`,Hr=(e,t)=>jr(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0]}),Bd=({name:e,entries:t},s)=>Me`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Hr(n.find,s):Nr(s,n,a=>Hr(a,s)))}
    </ul>
  </section>`;function Id(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[Cr(t),Md(e)]}function Md(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Er(e),B(i("feed.none"),a,Rr())]}return Me`
    ${Er(e)}
    ${e.days.map(a=>Bd(a,e))}
    ${I({...e.list,more:e.more})}`}function zr(e){let t=new di(e),s=new mi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Me`
      ${h(i("feed.title"),Rr())}
      ${Id(t,s)}`}}import{html as j,nothing as es}from"../lib/lit-html/lit-html.js";var jd=30,fi=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:fi(t.at(-1))).join("");function Vr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Vr).join(" ")).join(" "):e==="table"?t.map(n=>n.map(fi).join(" ")).join(" "):fi(s??t)}function Ud(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:fi(s[2]),texts:[]}):t.at(-1).texts.push(Vr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Dd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Nd(e,t){let s=Math.min(...t.map(o=>Gt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function _d(e,t){let s=Gt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Gt(`${o} ${r}`).includes(l))?s.some(l=>Gt(o).includes(l))?2:1:0;return e.flatMap(Ud).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,jd).map(([,o])=>({address:Dd(o),title:o.title,document:o.document,part:Nd(o.text,s)}))}function Cd(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var $i=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",de).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Cd(this.#e,cs())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return _d(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var Pt=e=>e.map(t=>typeof t=="string"?t:Ed[t[0]](t)),Ed={b:([,e])=>j`<b>${Pt(e)}</b>`,i:([,e])=>j`<i>${Pt(e)}</i>`,code:([,e])=>j`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?j`<a href=${e} target="_blank" rel="noopener">${Pt(t)}</a>`:j`<a href=${e}>${Pt(t)}</a>`},Wr=e=>j`<li>${e.length===1&&e[0][0]==="p"?Pt(e[0][1]):e.map(Jr)}</li>`,Gr=(e,t)=>j`<tr>${e.map(t)}</tr>`,Hd={h2:([,e,t])=>j`<h2 id=${e} tabindex="-1">${Pt(t)}</h2>`,h3:([,e,t])=>j`<h3 id=${e} tabindex="-1">${Pt(t)}</h3>`,p:([,e])=>j`<p>${Pt(e)}</p>`,pre:([,e])=>j`<pre tabindex="0">${e}</pre>`,ul:([,e])=>j`<ul>${e.map(Wr)}</ul>`,ol:([,e])=>j`<ol>${e.map(Wr)}</ol>`,table:([,[e,...t]])=>j`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Gr(e,s=>j`<th scope="col">${Pt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Gr(s,n=>j`<td>${Pt(n)}</td>`))}</tbody>
    </table></div>`},Jr=e=>Hd[e[0]](e),Kr=(e,t,s,n)=>j`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?j`<br><span class="soft">${s}</span>`:es}
      </span>
      ${c("next")}
    </a>
  </li>`,Yr=e=>j`<ul class="people">${e.map(t=>Kr(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Rd=([e,...t])=>j`
  <section class="card">${Yr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Yr(t)}
  </section>`;function zd(e){let t=e.found;return j`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?j`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Kr(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"))}`}var Vd=e=>j`
  ${h(i("help.title"),es,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?zd(e):Rd(e.documents)}`,Wd=({title:e,language:t,blocks:s})=>j`
  ${h(e,es,"/help")}
  <article class="card document" lang=${t}>${s.map(Jr)}</article>`,Gd=()=>j`${h(i("help.title"),es,"/help")}${B(i("missing.title"),i("missing.text"))}`;function Yd(e,t){return e.loading.problem?j`${h(i("help.title"),es,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Wd(e.document):Gd():Vd(e):w(6)}function Zr(e){let t=new $i(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(decodeURIComponent(location.hash.slice(1))):null),view:()=>Yd(t,e)}}import{html as U,nothing as K}from"../lib/lit-html/lit-html.js";var Jd=20,Kd=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Xr(e,t,{signal:s,stopped:n,tick:a=Kd,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Jd,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var gi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Zd=30,Xd=["obscured","notPoint"],Qr=()=>$().places.source!=="gazetteer",bi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Xd.includes(t.reason)).slice(0,Zd)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(k("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var tc=1e3,Qd=14;function tm(e,t){let[s,n]=[e.map(O=>O.lat),e.map(O=>O.lng)].map(O=>O.toSorted((L,X)=>L-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:Qd},f=()=>{let[O,L,X,Ce]=Aa(t,u).split(",").map(Number);return O<=r&&X>=l&&L<=a&&Ce>=o};for(;u.zoom>1&&!f();)u.zoom--;return u}var wi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];this.items=[];try{for(let o=0,r;!r||r.length===tc;o=r.at(-1)?.row)r=await g(k(`${t}/rows`,{status:s,limit:tc,after:o||""}),{signal:this.#t.signal}),a.push(...r.filter(l=>l.latitude!==void 0).map(l=>({...tt(l),name:l.title})))}catch{return}n===this.#e&&(this.items=a,this.#t.update())}link(t){return k("/",{at:xs(tm(this.items,t))})}};var em=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function ec(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<em(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(y(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var sm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,sc=20,im=200,nm=["ready","noPlace","duplicate","bad","skipped","done"],am=4,om=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],ic=e=>om.includes(e.reason)?e.reason:"",yi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new gi(()=>t.update()),this.places=new bi(this,t),this.points=new wi(t),this.rows=ec(t,()=>k(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return nm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<am)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(k("/import",{id:t.id})),this.#a(t)}async upload(t,s=$e){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>sm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await at(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),(t.status==="ready"||a.status==="ready")&&this.points.load(this.#i,"ready")}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=sc;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Xr(`${this.#i}/commit`,{...this.options.body,limit:im},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?sc:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,this.isDone?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await at(A(`/api/imports/${t.id}`))&&await this.leave()}};var rm=["track","route","line","area","picture","link","file","damaged","text"];function nc({leftOut:e=[]}){let t=e.filter(({kind:s})=>rm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Xn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var ac=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as qn,nothing as On}from"../lib/lit-html/lit-html.js";var oc=(e,t,s,n,a)=>qn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,cm=(e,t)=>qn`
  ${e.current.format==="finds"?oc("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):On}
  ${t.keep?On:oc("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,lm=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Yt.map(t=>[t,ct(t)])],chosen:e.category,set:t=>e.set({category:t})}),pm=e=>F("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Le()]}),um=e=>F("import-friends",{label:i("privacy.exactFor"),options:ni(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),rc=(e,t=e.options)=>qn`
  ${cm(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${lm(t)}${pm(t)}${Number(t.area)?um(t):On}</div>
    </details>
  </div>`;import{html as it,nothing as Zt}from"../lib/lit-html/lit-html.js";function dm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=ic(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Fn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function mm(e,t,s,n){let a=new pt(n,null,()=>Fn(e,s,e.place(t,a.value)));return Be(a)}var vi=e=>e.title||i("import.line",{n:e.row}),Pn=(e,t,s)=>it`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${vi(e)}`} @click=${s}>${t}</button>`,hm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function fm(e,t){await _(n=>new P({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),hm(t),n=>D(n,i("action.save"))),v(`name-${t.row}`)}var cc=(e,t)=>it`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${vi(t)}`}
    @click=${()=>fm(e,t)}>
    ${c("edit")}
  </button>`,lc=e=>e.findId?it`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${vi(e)}`}>
    ${i("import.show")}</a>`:Zt,$m=(e,t,s,n)=>({ready:()=>it`${cc(e,t)}${Pn(t,i("import.skip"),()=>Fn(e,s,e.skip(t,!0)))}`,skipped:()=>Pn(t,i("import.unskip"),()=>Fn(e,s,e.skip(t,!1))),noPlace:()=>it`${cc(e,t)}${Pn(t,i("import.locate"),()=>mm(e,t,s,n))}`,duplicate:()=>lc(t),done:()=>lc(t)})[t.status]?.()??Zt,Sn=e=>e?it`<br><span class="soft" dir="auto">${e}</span>`:Zt,gm=e=>e.slice(e.lastIndexOf("/")+1),bm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,wm=({media:e,lost:t=[]})=>[e>t.length?Sn(i("import.rowMedia",{n:e-t.length})):Zt,...t.map(({file:s,reason:n})=>Sn(`${gm(s)}: ${bm(n)}`))],ym=(e,t,s,n)=>it`
  <li class="row between">
    <span class="grow"><bdi class="strong">${vi(t)}</bdi>${Sn(dm(t))}${wm(t)}</span>
    <span class="row">${$m(e,t,s,n)}</span>
  </li>`;function vm(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?it`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>ym(e,o,r,t))}</ul>
    ${I(e.rows)}`:it`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var km=(e,{n:t,all:s})=>it`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function xm(e){await e.places.run(),v("part-rows")}function Om(e){let{state:t,rows:s}=e.places;return t?.busy?km(e,t):it`
    ${t?it`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Zt}
    ${t?.problem?d(t.problem):Zt}
    ${s.length?it`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>xm(e)}>${i("import.lookUp")}</button>
      </p>`:Zt}`}var pc=(e,t)=>it`
  <section class="card">
    ${Q("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>be(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Qr()?Om(e):Zt}
    ${vm(e,t)}
  </section>`;var[ki,qm,Pm]=[12,28,44],Tn=class extends Is{label="";#t=[];set places(t){let s=t!==this.#t;this.#t=t,this.map&&s&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,ki,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Ms(this.#t,t=>this.map.pixelOf(t),Pm).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:ki}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:qm,text:"",label:t.name,area:l,click:r}}let n=uo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:ki}):this.map.fit([t,...s],ki)}}failed(){this.remove()}};customElements.define("finds-map",Tn);var Fm=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Sm(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var Tm=e=>U`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Lm=e=>U`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Fm} aria-describedby="import-hint" @change=${t=>Sm(t,e)}>
  </p>`,Am=e=>U`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?Lm(e):Tm(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Im(e):K}`;async function dc(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var xi=e=>e.name||i("import.unnamed");async function Bm(e,t){await e.open(t),v("part-import")}var Im=e=>U`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>U`
      <li class="row between">
        <span class="grow"><bdi class="strong">${xi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${mc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${xi(t)}`} @click=${()=>Bm(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${xi(t)}`}
            @click=${()=>dc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,mc=e=>i("import.ends",{date:rt(e.expiresAt)});async function Mm(e){await e.commit(),v("part-import")}var jm=(e,{taken:t,all:s})=>U`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?U`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Um=({mediaDone:e,mediaLost:t},{made:s},n)=>U`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?U`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?U`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s&&n.items.length?U`
    <p><a class="button" href=${n.link({width:innerWidth,height:innerHeight/2})}>${i("import.see")}</a></p>`:K}`,Dm=(e,t)=>U`
  ${rc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Mm(e)}>${i("import.commit",{n:t})}</button>`;function Nm(e){let[t,s]=[nc(e),ac(e)];return U`
    ${t?U`<p id="import-left">${t}</p>`:K}
    ${s.length?U`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>U`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?U`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function _m(e){let{current:t,published:s}=e;return U`
    <section class="card">
      ${Q("import",U`<bdi>${xi(t)}</bdi>`)}
      ${e.isBusy?jm(e,s):U`
        ${e.isDone?K:U`<p class="soft">${mc(t)}</p>`}
        ${e.points.items.length?U`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${Nm(t)}
        ${s?Um(t.counts,s,e.points):K}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?Dm(e,t.counts.ready):K}
        <p class="row">${e.isDone?U`
          <button type="button" class="quiet" @click=${()=>uc(e)}>${i("import.finish")}</button>`:U`
          <button type="button" class="quiet" @click=${()=>uc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>dc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function uc(e){await e.leave(),v("import-file")}function Cm(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?U`${_m(e)}${e.isBusy?K:pc(e,t)}`:Am(e)}function hc(e){let t=new yi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>U`${h(i("import.title"),K,"/settings")}${Cm(t,e)}`}}import{html as W,nothing as Xt}from"../lib/lit-html/lit-html.js";var Em=1e3,fc=[5,15,30,60],je=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=vs){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=kt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(k("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Em),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await z(`/api/admin/map/areas/${t.name}`)}catch(s){p(y(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(y(s))}}};async function Hm(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Rm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${G(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?W`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Xt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Hm(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,zm=e=>W`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?W`<ul class="people">${e.areas.map(t=>Rm(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"))}
  </section>`,Vm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Wm=e=>e.wishes.length?W`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Vm(e,t))}</ul>
  </section>`:Xt,Gm=e=>F("km",{label:i("areas.size"),options:fc.map(t=>[t,us(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Ym=e=>W`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:G(e.plan.bytes)})}
  </button>`;function Jm(e){return!e.chosen||e.isRunning?Xt:W`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Gm(e)}
    ${e.busy?W`<p class="soft" role="status">${i("areas.asking")}</p>`:Xt}
    ${e.problem?W`<p class="error" role="alert">${y(e.problem)}</p>`:Xt}
    ${e.plan?Ym(e):Xt}`}function Km(e){let{job:t}=e;if(!t)return Xt;let{title:s,state:n}=t;if(n==="failed")return W`<p class="error" role="alert">${i("areas.failed",{title:s})} ${y(t)}</p>`;if(n==="current")return W`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return W`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return W`
    <p role="status">${t.total?i("areas.running",{title:s,done:G(t.bytes),total:G(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Ln=e=>W`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Jm(e)}
    ${Km(e)}
  </section>`;function Zm(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?W`
    ${Ln(e)}
    ${Wm(e)}
    ${zm(e)}`:w(3)}function $c(e){let t=new je(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>W`${h(i("admin.map"),Xt,"/admin")}${Zm(t)}`}}import{html as Z,nothing as dt}from"../lib/lit-html/lit-html.js";var Xm=4,Qm=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function gc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",de).href),{data:s,size:n}=t(e,{ecc:"M",border:Xm});return{size:n,path:Qm(s)}}var bc=[1,2,5,10,25,100],wc=[1,7,30,90],Ue=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new P({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await S("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await gc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(b()),instance:Bt()});await navigator.share({title:i("invites.shareTitle",{instance:Bt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(y(s))}this.#t.update()}};var th=()=>Z`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function eh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function sh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var An=(e,t=e.form)=>Z`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${eh} @submit=${s=>sh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:bc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:wc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${th()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${D(t,i("invites.create"))}</div>
  </form>`,ih=({size:e,path:t})=>Z`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,nh=e=>Z`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Bn=e=>Z`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${vt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?nh(e):dt}
    </p>
    ${e.created.code?ih(e.created.code):dt}
  </section>`,ah=e=>Z`<li><a class="person" href="/people/${e.id}">${V(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function oh(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var rh=(e,t,s)=>Z`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>oh(e,t)}>
    ${i("invites.revoke")}
  </button>`,ch={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},lh=(e,t)=>!e.isAdmin||e.isMine(t)?dt:Z` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function ph(e,t){let s=t.note||i("invites.of",{date:rt(t.createdAt)}),n=t.state==="open";return Z`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(ch[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?Z` · ${i("invites.until",{date:rt(t.expiresAt)})}`:dt}
        ${t.befriend?Z` · ${i("invites.befriends")}`:dt}
        ${lh(e,t)}
      </p>
      ${t.usedBy.length?Z`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(ah)}</ul>`:dt}
      ${n?Z`<p class="row actions">${rh(e,t,s)}</p>`:dt}
    </li>`}function uh(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Z`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>ph(e,a))}</ul>
      ${I(e.list)}
    </section>`:mt()?dt:B(i("invites.none"),i("reason.may_not_invite")):w(2)}function yc(e){let t=new Ue(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>Z`
      ${h(i("invites.title"),dt,"/people")}
      ${mt()?Z`<p class="lead">${i("invites.lead")}</p>`:dt}
      ${t.created?Bn(t):dt}
      ${mt()?An(t):dt}
      ${uh(t)}`}}import{html as ft,nothing as ce}from"../lib/lit-html/lit-html.js";function vc(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:k("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var xc=(e,t)=>ft`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function kc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?xc(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Oc=e=>vc(e===xe?"":e);function In(e,t){e.chooseAccent(t),e.isAccentDark&&Oc(t)}function dh(e){In(e,e.darkerAccent),document.getElementById("accent").focus()}var mh=(e,t,s)=>ft`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>In(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ce}
  </button>`,hh=e=>ft`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ce}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>In(e,t.target.value)}>
    <div class="swatches">${Object.entries(Do).map(([t,s])=>mh(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ce:ft`
      <p><button type="button" class="quiet" @click=${()=>dh(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,fh=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),$h=({mediaLimit:e})=>e?G(e):i("admin.limits.none"),gh=e=>ft`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${hh(e)}
    ${kc(e,"registration",jo,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${kc(e,"invites",Uo,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?xc(i("admin.limitOfAll"),$h(e.values)):fh(e)}
    <div class="row end">${D(e.form,i("action.save"))}</div>
  </form>`;function bh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?ft`${gh(e)}${wh(e)}`:w(4)}var wh=e=>ft`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?ft`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ce}
    <p class="row">
      ${e.myView?ft`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ce}
      ${e.startView?ft`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ce}
    </p>
  </section>`;function qc(e){let t=new Oe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ft`${h(i("admin.instance"),ce,"/admin")}${bh(t)}`,close(){t.accent!==t.savedAccent&&Oc(t.savedAccent)}}}import{html as Ft,nothing as le}from"../lib/lit-html/lit-html.js";var Mn="/admin/welcome",Pc=e=>e.slice(e.lastIndexOf("#")+1).trim(),Oi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Pc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new P({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await $a();let a=this.invite||Pc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));Mt(r.user),await this.#t.go(r.user.role==="admin"?Mn:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var yh=({form:e,asksInvite:t})=>Ft`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):le}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${D(e,i("join.action"))}
  </form>`;function vh({greeting:e,invite:t}){let s=e?.inviter,n=Ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):le}</p>`;return s?Ft`
    <div class="inviter">
      ${V(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Bt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Ft`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:le}`:Ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var kh=(e,t)=>Ft`${$o(Ft`
  ${vh(e)}
  ${e.ended?Ft`<p class="note" role="alert">${y(e.ended)}</p>`:le}
  ${e.user?Ft`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:le}
  ${e.isClosed?Ft`<p class="note">${i("join.closed")}</p>`:le}
  ${$().passwordLogin?yh(e):le}
  ${wo("join.provider",{redirect:ba()?Mn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${js(t)}`;function Fc(e){let t=new Oi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>kh(t,e.update)}}import{html as $t,nothing as is}from"../lib/lit-html/lit-html.js";var Tc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...tt(n),km:n.area})),Sc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function xh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Sc(t),n:s.length}):Sc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Lc=(e,t,s)=>Ms(e,t,s).map(xh);function Ac({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Bc=["private","friends","public"],Ic=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Mc=({photos:e,cover:t})=>e??(t?[t]:[]),jc=e=>new P({send:async t=>e(await S("/api/lists",Ic(t)))}),qi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=E(t,k("/api/lists",{userId:s,limit:20}))}},Pi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return k("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Tc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new P({send:async s=>{this.list=await z(this.#e,Ic(s)),this.#t.update(),t()}});hideForm=t=>new P({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await at(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await at(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Fi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new P({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return at(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await at(t.hasFind?z(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Rt,nothing as Oh}from"../lib/lit-html/lit-html.js";var Uc={private:"lock",friends:"people",public:"globe"},jn=e=>Rt`
  <span class="badge">${c(Uc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,qh="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Ph=Rt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Fh=e=>Rt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Rt`<span class="piece">${xt(t,e.length>1?{thumb:!0}:{sizes:qh})}</span>`)}
  </span>`;function Dc(e){let t=Mc(e);return Rt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Fh(t):Ph}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Uc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Sh=(e,t)=>Rt`
  ${T(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Bc.map(s=>[s,i(`lists.${s}`)])})}`,Si=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>Sh(s,t),s=>D(s,i("action.save"))),Th=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${jn(t)}
    </label>
  </li>`,Lh=(e,t)=>Rt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${vt(t)}</div>
  ${e.lists.length?Rt`<ul class="people">${e.lists.map(s=>Th(e,s))}</ul>`:Oh}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Ah(e){let t=new Fi(e.id);await t.load()&&await lt((s,n)=>(t.update=n,Lh(t,s)),{label:i("lists.addTo")})}import{html as zt,nothing as pe}from"../lib/lit-html/lit-html.js";var Nc=["exact","area","hidden"],_c=["","1","7","30","date"],Bh=3650,Un=({findId:e,listId:t})=>e?"find":t?"list":"category",Cc=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Ih(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Ec=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Mh({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Ih(t):Number(e);if(s>=1&&s<=Bh)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function jh({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Uh=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:jh(e),days:Mh(e)}),Dh=({chosen:e,category:t})=>({category:e||t.trim()});async function Nh(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Yt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ti=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new P({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Un(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Uh(t);return this.share?Y(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Dh(t),...s,days:s.days??void 0})}},Ai=e=>new URL(e.link,location.origin).href,Bi=()=>!!navigator.share;async function Ii(e){try{await navigator.clipboard.writeText(Ai(e))}catch{return!1}return p(i("find.copied")),!0}async function Mi(e,t){try{await navigator.share({title:t,url:Ai(e)})}catch(s){return s.name==="AbortError"}return!0}var Li=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await at(Nh().then(s=>{t=s})),t}async revoke(t){await at(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Dn=e=>e.findTitle||e.listName||ct(e.category??""),St=e=>e.title||Dn(e),Hc=({place:e,area:t})=>e==="area"?Te(t):i(`shares.place.${e}`),Nn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:It(t)}),_h=e=>zt`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?pe:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,Ch={exact:"pin",area:"map",hidden:"block"},Eh=(e,t)=>zt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ch[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Hh=e=>zt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Nc.map(t=>Eh(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??hn[0]),options:Xe()}):pe}`,Rh=e=>zt`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Nn(e.share)]]:[],..._c.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Ec(14),hint:i("shares.dateHint"),required:!0}):pe}`,zh=e=>zt`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):pe}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):pe}`,Vh=e=>zt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?pe:_h(e)}
  ${Hh(e)}
  ${Rh(e)}
  ${zh(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ji(e){let t=null,s=null,n=r=>(s=new Ti({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Vh(s),r=>D(r,i(o))),t}async function Rc(e){await Ii(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Wh(e){await Mi(e,St(e))||await Rc(e)}var Gh=e=>zt`
  <button type="button" class="quiet" @click=${()=>Wh(e)}>${c("share")} ${i("action.share")}</button>`,_n=e=>zt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${St(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ss=(e,t=i("shares.ready"))=>lt(s=>zt`
  <div class="row between"><h2>${t}</h2>${vt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${St(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ai(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Rc(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Bi()?Gh(e):pe}
    ${_n(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function zc(e){let t=await ji(e);t&&await ss(t)}var Yh=e=>zc({target:{findId:e.id},place:Cc(e)}),Vc=e=>zc({target:{listId:e.id}});var[Wc,Jh,Kh]=[15,34,34],Gc=e=>e.map(t=>t.id).sort().join(),Cn=class extends Is{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=Gc(t)===Gc(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,Wc,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Wc))}#a(){this.#e=Lc(this.#t,s=>this.map.pixelOf(s),Kh);let t=s=>this.onChoose(Ac(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:Jh,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",Cn);async function Zh(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Xh=e=>Jt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Si(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Vc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Zh(e)}],{id:"list-menu"}),Qh=e=>$t`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,tf=e=>Jt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Qh,t=>D(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Yc(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function ef(e,t){await e.drop(t),v("list-menu")}function sf(e,t,s){let n=e.finds.items.length-1;return Jt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Yc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Yc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>ef(e,t)}],{id:`find-${t.id}`})}async function nf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function af(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var of=(e,t,s)=>$t`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>af(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,rf=(e,t,s)=>$t`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${of(e,t,s)}
    ${so(t,Bs(t))}
    ${e.isOwn?sf(e,t,s):is}
  </li>`,cf=({user:e})=>$t`<a class="person" href="/people/${e.id}">${V(e)} <span>${x(e)}</span></a>`,lf=e=>$t`
  <div class="card">
    ${e.isOwn?is:cf(e.list)}
    ${e.list.description?$t`<p class="text" dir="auto">${e.list.description}</p>`:is}
    <p class="marks">${jn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function pf(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?$t`
    <ol class="card rows">${t.map((a,o)=>rf(e,a,o))}</ol>
    ${I(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):w(3)}var uf=e=>$t`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>nf(e,t)}></list-map>`;function df(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?$t`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?$t`
    <div class="list-page">
      ${e.steps.length?uf(e):is}
      <div class="stack">
        ${lf(e)}
        ${pf(e)}
      </div>
    </div>`:w(3)}function Jc(e){let t=new Pi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>$t`
      ${h(t.title,t.isOwn?Xh(t):t.canHide?tf(t):is,t.listsPath)}
      ${df(t)}`}}import{html as En,nothing as mf}from"../lib/lit-html/lit-html.js";async function hf(e){let t=null;await Si(s=>jc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ff=e=>En`
  <button type="button" id="new-list" @click=${()=>hf(e)}>${c("plus")} ${i("lists.new")}</button>`;function $f({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?En`<ul class="list-cards">${e.items.map(Dc)}</ul>${I(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):w(3)}function Kc(e){let t=new qi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>En`
      ${h(i("lists.title"),t.isOwn?ff(e):mf,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${$f(t)}`}}import{html as Zc,nothing as bf}from"../lib/lit-html/lit-html.js";var gf=10,Ui=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=k("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<gf;s++){let n=await fe(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function wf({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Zc`<p class="empty">${i("person.gone")}</p>`:w(3)}function Xc(e){let t=new Ui(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Zc`${h(t.name,bf,"/people")}${wf(t)}`}}import{html as Tt,nothing as Ni}from"../lib/lit-html/lit-html.js";var[yf,vf]=[20,36e5];function kf(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+yf-1]<vf)).map(([s])=>s))}var Di=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=st.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=kf(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await fe("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||fs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,fs(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;da(0)}catch(t){p(y(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||fs(-1)}catch(s){p(y(s))}this.#t.update()}close(){this.#e()}};var xf={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Of(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var qf=({type:e,data:t})=>e==="moderated"?ca[la(t)]:e==="link_used"?"lock":"flag",Pf=({type:e,data:t,actor:s})=>t.userId?Tt`
  <span class="face">
    ${V(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(xf[e],e==="find_liked")}</span>
  </span>`:Tt`<span class="face office">${c(qf({type:e,data:t}))}</span>`,Ff=e=>Tt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Sf(e,t){let s=e.request(t.newest);return s?Tt`<span class="row actions">${ee(s.friendship,s.user,()=>e.answered(t))}</span>`:Ni}var Tf=(e,t,s)=>Tt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ua(t.newest)} @click=${()=>e.markRead(t)}>
      ${Pf(t.newest)}
      <span>
        <span class="what">${pa(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Ni:Tt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Ff(t.newest.thumbnailUrl):Ni}
    </a>
    ${Sf(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Of(e,t,s)}>${c("close")}</button>
  </li>`,Lf=e=>Tt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Af=()=>Tt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Bf(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Tt`<ul class="card notes">${e.groups.map((n,a)=>Tf(e,n,a))}</ul>${I(e.list)}`:B(i("note.none"),i("note.noneText"),Af()):w(4)}function Qc(e){let t=new Di(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Tt`${h(i("nav.bell"),t.hasUnread?Lf(t):Ni)}${Bf(t)}`,close:()=>t.close()}}import{html as Lt,nothing as Hn}from"../lib/lit-html/lit-html.js";var If=200,Mf=2,_i=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,k("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>k("/api/users",{q:this.text.trim()})),this.#s=st.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(k(this.#t.path,{q:t})),[...t].length<Mf?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,If)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function jf(e,t){if(e.isMe(t))return Lt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Lt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ss(t,e.reload);let s=e.requestOf(t);return s?ee(s,t,e.reload):Lt`<span class="badge">${i("friend.pending")}</span>`}function Uf(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Lt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>nn(s,jf(e,s)))}</ul>
    ${I(t)}`:Lt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Hn}function Df(e,t){e.preventDefault(),t.search()}var Nf=e=>Lt`
  <form class="card" role="search" @submit=${t=>Df(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Uf(e)}
  </form>`;function Ci(e,t,s,n=nn){let a=e.lists[t];return a.items.length?Lt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${I(a)}
    </section>`:Hn}var _f=(e,t,s)=>Re(s,[Ls(t,s,e.reload),He(s,e.reload)]),Cf=e=>Lt`
  ${Ci(e,"received",(t,s)=>[ee(t,s,e.reload),Re(s,[He(s,e.reload)])])}
  ${Ci(e,"sent",(t,s)=>Ts(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ci(e,"accepted",(t,s)=>_f(e,t,s)):B(i("people.none"),i("people.noneText"))}
  ${Ci(e,"blocked",(t,s)=>Ra(s,e.reload),Ha)}`;function Ef(e){return e.problem?d(e.problem,e.load):e.isLoaded?Cf(e):w(3)}var Hf=()=>mt()?Lt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Hn;function tl(e){let t=new _i(e);return{title:i("people.title"),ready:t.load(),view:()=>Lt`${h(i("people.title"),Hf(),"/feed")}${Nf(t)}${Ef(t)}`,close:()=>t.close()}}import{html as Ne,nothing as Ri}from"../lib/lit-html/lit-html.js";var Ei=class extends As{user=null;friendship=null;#t;constructor(t){super(t,k("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":k("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await fe(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as gt,nothing as Qt}from"../lib/lit-html/lit-html.js";var Rf=88,el=(e,t)=>gt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Hi=(e,{count:t,likes:s,badge:n=Qt,actions:a=Qt})=>gt`
  <section class="profile-head">
    ${V(e,Rf)}
    ${e.displayName?gt`<p class="soft">@${e.username}</p>`:Qt}
    ${e.about?gt`<p dir="auto">${e.about}</p>`:Qt}
    <p class="row">
      ${t===void 0?Qt:el(t,"person.findsSum")}
      ${s===void 0?Qt:el(s,"person.likesSum")}
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
  </li>`,sl=(e,t,s)=>gt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Vf={grid:e=>gt`<ul class="tiles">${e.map(zf)}</ul>`,list:e=>gt`<ul class="card rows">${e.map(t=>io(t,Bs(t)))}</ul>`},Wf=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...tt(s),km:s.area,name:hs(s)}])).values()];function De(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?gt`
    <finds-map .places=${Wf(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${sl(e,"grid","camera")}
      ${sl(e,"list","filter")}
    </div>
    ${Vf[e.layout](s)}
    ${I(e.finds)}`:B(t.title,t.text,t.action??Qt):w(3)}function Gf({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ss(e,n.load):t?t.status==="accepted"?Ri:s?ee(t,e,n.load):Ts(t,e,n.load):Ri}var Yf=()=>Ne`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Jf=e=>Ne`
  <a class="button quiet" href=${k("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Kf=e=>e.isMe?Yf():[Gf(e),Jf(e.user)];function Zf(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ri;let o=n?.status==="accepted"?[Ls(n,s,a.load)]:[];return Re(s,[Ja(s,a.load),...o,Ya({userId:s.id}),He(s,()=>t.go("/people"))])}var Xf=e=>Hi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ne`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Ri,actions:Kf(e)});function Qf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ne`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ne`
    ${Xf(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${De(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:w(3)}function il(e){let t=new Ei(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ne`${h(s(),Zf(t,e),"/people")}${Qf(t)}`}}import{html as bt,nothing as as}from"../lib/lit-html/lit-html.js";var zi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await at(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Vi=class extends As{progress=null;figures={};isEdited=!1;constructor(t){super(t,k("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new zi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new P({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=$e){let n=a=>{this.progress=a,this.page.update()};n(0);try{Mt(await s("PUT","/api/users/me/picture",await Ke(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(y(a))}n(null)}async removePicture(){try{await A("/api/users/me/picture"),Mt(await g("/api/users/me"))}catch(t){p(y(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Mt(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Gi,nothing as Wi}from"../lib/lit-html/lit-html.js";async function t$(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function e$(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var s$=(e,t)=>Gi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>t$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,i$=(e,{find:t,expiresAt:s})=>Gi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Gi`<br><span class="soft">${i("bin.until",{date:It(s)})}</span>`:Wi}
    </p>
    ${t.hidden?Ka(i("report.findHidden"),t.hidden):Wi}
    <p class="row">
      ${t.hidden?Wi:s$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>e$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,nl=e=>e.list.items?.length?Gi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>i$(e,t))}</ul>
    ${I(e.list)}
  </section>`:Wi;function n$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var a$=e=>bt`
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
  ${Hi(e.user,{...e.figures,actions:m$(e)})}
  ${e.isEdited?u$(e):as}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${De(e,{title:i("profile.none"),text:i("profile.noneText"),action:r$()})}
  </section>
  ${l$(e.user)}
  ${nl(e.bin)}`;function al(e){let t=new Vi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?h$(t):as}}import{html as nt,nothing as ue}from"../lib/lit-html/lit-html.js";var f$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},$$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ol=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function g$(e,t,s){let n=ol(t,s);s!=="dismissed"?await Ga(n,({note:a})=>e.decide(t,s,a),$$):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var rl=e=>e?nt`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:nt`<span class="soft">${i("report.left")}</span>`,b$=e=>nt`
  <p class="row">${e.map(t=>nt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,w$=e=>nt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ze(e.description):ue}
  ${e.media.length?b$(e.media):ue}`,y$=e=>e.find?w$(e.find):e.comment?ze(e.comment.content):e.kind==="user"?ue:nt`<p class="soft">${i("report.noContent")}</p>`,v$=e=>nt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${rl(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?ze(e.text):ue}
  </li>`,k$=(e,t,s)=>nt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>g$(e,t,s)}>
    ${c(f$[s])} ${ol(t,s)}
  </button>`,x$=(e,t)=>nt`<p class="row">${Va(t.kind).map(s=>k$(e,t,s))}</p>`,O$=(e,t)=>nt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ze(t.decision.note):ue}
  ${t.hidden?nt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,q$=(e,t)=>nt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${rl(t.owner)}</h2>
    ${y$(t)}
    <ul class="rows">${[t,...t.others].map(v$)}</ul>
    ${t.decision?O$(e,t):x$(e,t)}
  </li>`;function P$(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?nt`<ul class="stack">${t.map(a=>q$(e,a))}</ul>${I(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText")):w(3)}function cl(e){let t=new Wa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>nt`
      ${h(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${za.map(s=>be(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${P$(t)}`}}import{html as Rn,nothing as F$}from"../lib/lit-html/lit-html.js";var S$=(e,t)=>Rn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Qa(t))} ${i(`saved.${t}`)}
  </button>`,T$=()=>Rn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,L$=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:T$()});function ll(e){let t=new Xa(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Rn`
      ${h(i("saved.title"),F$,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Za.map(s=>S$(t,s))}</div>
      ${De(t,L$(t.state))}`}}import{html as et,nothing as At}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as zn}from"../lib/lit-html/lit-html.js";var ul=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function A$(e,t){let s=ms(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>wt`
    ${T(n)}
    ${Kt(n)}
    ${ul(n,s)}
    ${t?Dt(n,"password",i("account.password")):zn}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)}var B$=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>wt`
  ${T(s)}
  ${ul(s,t.name)}`,()=>wt`<button type="submit">${i("action.save")}</button>`);async function I$(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var pl=(e,t,s)=>wt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,M$=(e,t,s)=>wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?wt`<span class="badge">${i("passkeys.backedUp")}</span>`:zn}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?wt`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${pl(t,i("passkeys.rename"),async()=>{await B$(e,t),s()})}
      ${pl(t,i("action.delete"),()=>I$(e,t))}
    </span>
  </li>`,j$=e=>wt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,dl=(e,t,s)=>wt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?wt`<ul class="people">${e.list.map(n=>M$(e,n,s))}</ul>`:zn}
    <p>${j$(async()=>{await A$(e,t),s()})}</p>
  </section>`;import{html as Yi,nothing as U$}from"../lib/lit-html/lit-html.js";var ml=e=>Be(e.picker()),D$=e=>Yi`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,N$=(e,{latitude:t,longitude:s,radius:n,area:a})=>Yi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("privacy.homeRadius"),options:ko.map(o=>[o,ps(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("privacy.homeArea"),options:Xe(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?D$(e):U$}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>ml(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,hl=e=>Yi`
  <section class="card">
    ${Q("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${F("shown-area",{label:i("privacy.shownNew"),options:Le(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?N$(e,e.values.home):Yi`
      <p><button type="button" class="quiet" id="home" @click=${()=>ml(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Vt,nothing as os}from"../lib/lit-html/lit-html.js";var Vn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function fl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Vn[n],...r,...o?{password:o}:{}}))};return new P({send:t,fieldOf:{wrong_password:"password"}})}var rs=e=>e.kind==="token",$l=e=>rs(e)?e.name:ms(e.userAgent),_$={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},C$=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function E$(e){return e.expiresAt?rs(e)?i("token.until",{date:It(e.expiresAt)}):i("settings.until",{date:It(e.expiresAt)}):i("token.endless")}var H$=e=>e.lastUsedAt?i("session.used",{date:rt(e.lastUsedAt)}):i("session.unused"),R$=(e,t)=>{let s=i(rs(t)?"token.revoke":"settings.end");return Vt`
    <button type="button" class="quiet" aria-label="${s}: ${$l(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},z$=e=>Vt`${i(rs(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,V$=(e,t)=>Vt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${$l(t)}</span>
      <span class="badge">${_$[t.kind]()}</span>
      ${t.current?Vt`<span class="badge">${i("settings.thisOne")}</span>`:os}<br>
      ${rs(t)?Vt`<span class="soft">${C$(t)}</span><br>`:os}
      <span class="soft">${z$(t)} · ${H$(t)} · ${E$(t)}</span>
    </span>
    ${t.current?os:R$(e,t)}
  </li>`;async function W$(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var G$=e=>Vt`
  <button type="button" class="quiet" @click=${()=>W$(e)}>${i("settings.endOthers")}</button>`,Y$=[90,30,365],J$=e=>Object.keys(Vn).filter(t=>t!=="admin"||e.role==="admin"),K$=(e,t)=>Vt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${Kt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:J$(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...Y$.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Dt(t,"password",i("account.password")):os}`,Z$=e=>Es({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function X$(e){let t=null;await _(n=>fl(a=>{t=a,n()}),i("token.create"),n=>K$(e,n),()=>Vt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Z$(t.token))}var gl=e=>Vt`
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
    <input type="checkbox" role="switch" id="streets" .checked=${We()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,eg=()=>Kn.map(e=>[e,Jn[e],e]),wl=e=>et`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:eg(),chosen:cs(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:ro.map(t=>[t,i(`settings.theme.${t}`)]),chosen:co(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Qn(),set:t=>e.setUnits(t)})}
    ${Ve()?tg(e):At}
  </section>`;async function sg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var bl=(e,t,s=At)=>et`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>sg(n,e,t)}>
  </label>`,ig=e=>et`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...Q$,...b()?.role==="admin"?["reported"]:[]].map(t=>bl(e,t))}
    ${$().pushKey?bl(e,"pushEnabled",et`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):At}
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
  <p class="soft" role="status">${e.slow?i("push.asking"):At}</p>`;function og(e){return e.state==="on"?ng(e):e.state==="off"?ag(e):et`<p class="note">${i(`push.${e.state}`)}</p>`}var _e=(e,t)=>et`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,rg=()=>et`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${_e("appearance",i("settings.appearance"))}
    ${_e("notify",i("nav.bell"))}
    ${$().passwordLogin?_e("password",i("account.password")):At}
    ${_e("places",i("privacy.settings"))}
    ${_e("sessions",i("settings.devices"))}
    ${_e("data",i("settings.data"))}
  </nav>`,cg=e=>et`
  ${rg()}
  ${wl(e)}
  ${ig(e)}
  <section class="card">
    ${Q("push",i("push.title"))}
    ${og(e.push)}
  </section>
  ${$().passwordLogin?Oo(e):At}
  ${e.passkeys.isShown?dl(e.passkeys,e.asksPassword,e.redraw):At}
  ${$().provider.enabled?qo(e):At}
  ${hl(e.places)}
  ${gl(e)}
  ${Po(e)}
  ${mt()?et`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:At}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function lg(e){let t=st.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var pg=e=>et`
  <button type="button" class="quiet" id="sign-out" @click=${()=>lg(e)}>${i("settings.signOut")}</button>`;function ug(e){let{problem:t,load:s}=e.loading;return t?et`${d(t,s)}${wl(e)}`:e.isLoaded?cg(e):w(5)}function yl(e){let t=new _s(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>et`
      ${h(i("settings.title"),pg(t),"/profile")}
      ${t.refusal?d(t.refusal):At}
      ${ug(t)}`}}import{html as yt,nothing as Ki}from"../lib/lit-html/lit-html.js";async function dg(e){let t=await e.offered(),s=t&&await ji({offered:t});s&&(e.take(s),await ss(s))}async function mg(e,t){let s=await ji({share:t});s&&e.take(s)}async function hg(e,t){await M(i("shares.revokeTitle",{title:St(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var fg=async e=>await Ii(e)||ss(e,i("shares.one")),$g=async e=>await Mi(e,St(e))||ss(e,i("shares.one")),gg=(e,t)=>Jt(i("shares.menu",{title:St(t)}),[...Bi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>$g(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>mg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>hg(e,t)}],{id:`share-${t.id}`}),bg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,wg=e=>e.category?yt`<span class="strong" dir="auto">${St(e)}</span>`:yt`<a class="strong" dir="auto" href=${bg(e)}>${St(e)}</a>`,yg=e=>yt`${i(`shares.kind.${Un(e)}`)}${e.title?yt`: <bdi>${Dn(e)}</bdi>`:Ki}`,Ji=(e,t)=>yt`<span class="badge">${e?c(e):Ki} ${t}</span>`,vg=e=>yt`
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
      ${Ji(t.place==="hidden"?"block":"pin",Hc(t))}
      ${t.hasPassword?Ji("lock",i("account.password")):Ki}
      ${t.expiresAt?Ji("",Nn(t)):Ji("",i("shares.endless"))}
    </p>
    ${t.expired?Ki:yt`<p class="row actions">${vg(t)} ${_n(t)}</p>`}
  </li>`;function xg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?yt`<div class="card"><ul class="people">${t.map(a=>kg(e,a))}</ul></div>${I(e.list)}`:B(i("shares.none"),i("shares.noneText")):w(3)}var Og=e=>yt`
  <button type="button" class="quiet" id="new-share" @click=${()=>dg(e)}>${i("shares.category")}</button>`;function vl(e){let t=new Li(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>yt`
      ${h(i("shares.mine"),Og(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${xg(t)}`}}import{html as Wt,nothing as xl}from"../lib/lit-html/lit-html.js";var Zi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return st.get("outbox")}load=async()=>{await qa(),this.isLoaded=!0,this.#t.update()};cancel(t){return Fa(t.id)}retry(t){return Sa(t.id)}sendNow(){return Ta()}};async function qg(e,t){await Ea()&&e.cancel(t)}var Pg=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),kl=e=>Wt`<a class="strong" dir="auto" href=${La(e)}>${e.title}</a>`,Fg={find:e=>Wt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Wt`<span class="what" dir="auto">${e.body.content}</span><br>${kl(e)}`,like:kl},Sg=(e,t)=>Wt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Pg(t)}</span><br>
      ${Fg[t.kind](t)}<br>
      ${t.state==="refused"?Wt`<span class="error">${t.problem}</span>`:Wt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Wt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:xl}
      <button type="button" class="quiet" @click=${()=>qg(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Tg(e){return e.isLoaded?e.entries.length?Wt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Sg(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText")):w(2)}function Ol(e){let t=new Zi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Wt`${h(i("outbox.title"),xl,"/")}${Tg(t)}`}}import{html as te,nothing as Lg}from"../lib/lit-html/lit-html.js";var Xi=class{#t;constructor(t){this.#t=t,this.instance=new Oe(t),this.areas=new je(t),this.invites=new Ue(t),this.nameForm=new P({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(k("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var ql=(e,t)=>te`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Pl=(e,t)=>te`<p class="row end">${ql(e,i(t?"welcome.next":"welcome.later"))}</p>`,Fl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),Ag=(e,t)=>Fl(e.instance.loading,e.instance.values,()=>te`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${ql(e,i("welcome.later"))} ${D(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${js(t.update)}`),Bg=e=>Fl(e.areas.loading,e.areas.areas,()=>te`
  ${Ln(e.areas)}
  ${Pl(e,e.areas.areas.length||e.areas.isRunning)}`),Ig=e=>te`
  ${e.invites.created?Bn(e.invites):An(e.invites)}
  ${Pl(e,e.invites.created)}`,Mg=()=>te`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,jg={server:Ag,map:Bg,invite:Ig,done:Mg};function Sl(e){let t=new Xi(e),s=()=>t.step==="done"?Lg:te`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>te`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${jg[t.step](t,e)}`}}function Ug(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await ia(k("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(f=>[f.category,f.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((O,L)=>O+L,0),u=O=>s.get(O)===0&&!n&&!r.includes(O),f=O=>O&&(O<l||n)?`${q(O)}${n?"+":""}`:void 0;return{shown:o.filter(O=>!u(O)).map(O=>({category:O,count:f(s.get(O))})),rest:o.filter(u)}}}}import{html as Dg,nothing as Ng}from"../lib/lit-html/lit-html.js";async function _g(e){if(en.get())return;let t=()=>{},s=new ye(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(en.set("1"),await lt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&n()};return Dg`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Ng}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Qi,nothing as Tl}from"../lib/lit-html/lit-html.js";async function Cg({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(y(s))}}function Eg(e,t){if(b().role==="admin"){let s=k("/admin/map",{at:xs({lat:e.lat,lng:e.lng})});return Qi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Qi`
    <p><button type="button" class="quiet" @click=${()=>{t(),Cg(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Hg=e=>Qi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Rg=(e,{choose:t,close:s,key:n})=>Qi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ve()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ao()?Eg(e,s):Tl}
    ${Ve()?Hg(t):Tl}
  </section>`,zg=()=>Rg;export{Cl as about,To as accounts,Ah as addToList,Eo as admin,zo as adminLog,$c as areas,Ug as countCategories,Br as edit,zr as feed,Zr as help,hc as import,qc as instance,yc as invites,Fc as join,Jc as list,Kc as lists,Xc as named,Qc as notifications,zg as offerOfStreets,_g as offerPush,tl as people,il as person,al as profile,cl as reports,ll as saved,yl as settings,Yh as shareFind,vl as shares,Ol as waiting,Sl as welcome};

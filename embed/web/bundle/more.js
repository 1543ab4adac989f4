import{$ as ii,$c as mn,A as J,Aa as gi,Ab as Ai,Ac as Ki,B as bt,Bc as tn,C as p,Ca as be,Cb as ws,Cc as Kt,Db as Vt,E as Qs,Ea as we,Ec as en,F as y,Fa as bi,Fb as wt,G as q,Ga as wi,Gc as sn,H as N,Ha as vi,Hc as nn,I as z,Ia as yi,Ib as Mi,J as O,Ja as ki,Jb as ji,Jc as an,K as Ks,Ka as xi,Kb as ye,Kc as on,La as Oi,Lc as rn,M as he,Ma as qi,N as S,Na as Pi,Nb as R,Nc as cn,O as fe,Ob as Pt,P as ti,Pa as Fi,Pb as Ui,Qb as at,Ra as Li,Rb as ke,Rc as ln,Sa as Si,Sb as xe,Ta as Ti,Tb as Di,Ua as Ii,Ub as Ni,Va as Bi,Vb as Oe,Vc as pn,Wb as Ri,X as $e,Xc as un,Yb as Ei,Z as ei,Zb as g,_ as si,_b as b,_c as dn,a as de,aa as ni,ac as u,b as d,ba as ai,bc as _,bd as hn,c as zs,ca as bs,cc as vt,cd as fn,d as Wt,dc as F,dd as $n,ea as oi,ec as Ci,f as Ws,fa as ri,fc as Jt,g as Gt,ga as ci,gb as c,gc as vs,h as Gs,ha as li,hb as K,hc as Hi,i as Vs,ia as pi,ib as U,ic as qe,j as Js,ja as f,jb as h,jc as Yt,ka as ge,kb as tt,kc as Pe,la as ui,lb as T,lc as Fe,m as Ys,mb as m,mc as Zt,n as i,nb as $,nc as Xt,oa as nt,ob as ve,oc as zi,p as x,pa as di,pb as P,pc as Wi,qa as mi,qb as jt,qc as Gi,ra as At,rb as w,rc as Vi,s as H,sa as hi,sc as A,t as Ot,tc as Ji,u as Q,ua as fi,uc as Yi,v as me,vc as Zi,w as Zs,wa as Mt,wc as Xi,xc as Qt,y as _t,ya as $i,yb as B,yc as Le,z as Xs,za as qt,zb as _i,zc as Qi}from"./shared.js";import{html as Ft,nothing as ys}from"../lib/lit-html/lit-html.js";var lo=new URL("lib/",de).pathname,po=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function gn(){if(Kt())return new URL(d().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((d().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var uo=()=>gn()?i("about.tilesFrom",{host:gn()}):i("about.alone"),mo=()=>Ft`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${uo()}</p>
    <p class="soft">${i("about.version",{version:d().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,ho=()=>Ft`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${d().tiles?.attribution?Ft`<li>${i("about.tiles")}: ${d().tiles.attribution}</li>`:ys}
      ${Kt()?Ft`<li>${i("about.streets")}: ${d().streets.attribution}</li>`:ys}
      <li>${i("about.places")}: ${d().places.attribution}</li>
    </ul>
  </section>`,fo=([e,t,s,n])=>Ft`<li><a href="${lo}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,$o=()=>Ft`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${po.map(fo)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,go=()=>({title:i("about.title"),view:()=>Ft`
    ${h(i("about.title"),ys,f()?"/settings":"/sign-in")}
    ${fn()}${hn()}${mo()}${ho()}${$o()}`});import{html as je,nothing as zo}from"../lib/lit-html/lit-html.js";var bo=200,wo=2**20,ks=["all","active","suspended","admin"],bn={wrong_password:"password"},Lt=e=>`/api/admin/users/${e.id}`,Se=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ks.includes(s)?s:"all",this.list=B(t,()=>S("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(S("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,bo)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===f()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return ge()}adminForm(t,s){let n=async({password:a})=>{this.#i(await z(Lt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:bn})}demote(t){return this.#n(z(Lt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(O(`${Lt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${Lt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:bn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await z(Lt(t),{mediaLimit:a==="own"?Math.round(Number(o)*wo):r})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await N(`${Lt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await O(S(Lt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as L,nothing as Dt}from"../lib/lit-html/lit-html.js";import{html as W,nothing as te}from"../lib/lit-html/lit-html.js";var Te=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ln()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await pn(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await z(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new g({send:n})}async remove(t){try{await O(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var vo=1,ot=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&qt(this.#s,t)>vo&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await gi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Mt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await be(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var wn="/api/users/me/place-settings",yo={radius:.5,area:1},vn=[.2,.5,1,2,5],Ie=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(wn,{signal:this.#t.signal})}async change(t){try{this.values=await N(wn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new ot(this.#t,s,()=>{n.point&&this.changeHome({...yo,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var yn=e=>!e.current&&e.kind!=="token",Be=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=ui();#t;constructor(t){this.#t=t,this.passkeys=new Te(t),this.places=new Ie(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return f()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ge()}get asksCurrent(){return this.user.hasPassword&&!un(this.sessions)}get hasOthers(){return this.sessions.some(yn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),oi(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){an(t),this.#t.update()}setUnits(t){zs.set(t),this.#t.update()}setStreets(t){en(t),this.#t.update()}async setLanguage(t){await Ys(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await N("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(ri);disablePush=()=>this.#i(ci);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await li(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(yn))await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await di(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await N("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),nt(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await O("/api/users/me/identity"),nt(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await O("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await mi(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},_e=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Ut=()=>d().provider.name,yt=e=>e.refusal?.reason==="sign_in_again"&&d().provider.enabled?W`
  <p><a class="button quiet" href=${_e()}>${i("signin.provider",{name:Ut()})}</a></p>`:te,rt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ko=()=>W`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ut()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,kn=({user:e,asksCurrent:t,password:s})=>W`
  <form class="card" novalidate @submit=${s.submit}>
    ${tt("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?W`<p class="note">${i("link.setPassword")}</p>`:te}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${b(s)}
    ${yt(s)}
    ${t?rt(s,"currentPassword",i("settings.currentPassword")):te}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ko():te}
    <div class="row end">${_(s,i("action.save"))}</div>
  </form>`;async function xo(e){let t=i("settings.unlinkTitle",{name:Ut()});await F(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Oo(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ut()});await A(a=>t.confirmForm(a),s,a=>W`
    <p>${i("settings.linkText")}</p>
    ${b(a)}
    ${rt(a,"password",i("account.password"))}`,()=>W`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(_e({link:"true"}))}var qo=e=>W`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>xo(e)}>${i("settings.unlink")}</button></p>`,Po=e=>W`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${_e({link:"true"})} @click=${t=>Oo(t,e)}>
      ${i("settings.link",{name:Ut()})}
    </a>
  </p>`,xn=e=>W`
  <section class="card">
    <h2>${i("settings.identity",{name:Ut()})}</h2>
    ${e.user.identityLinked?qo(e):Po(e)}
  </section>`;async function Fo(e){await A(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>W`
    <p>${i("settings.deleteText")}</p>
    ${b(s)}
    ${yt(s)}
    ${e.asksPassword?rt(s,"password",i("account.password")):te}`,()=>W`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var On=e=>W`
  <section class="card">
    ${tt("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Fo(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Lo}from"../lib/lit-html/lit-html.js";async function So(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ae=({title:e,text:t,label:s,value:n})=>vt(a=>Lo`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>So(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function To({mediaBytes:e,mediaLimit:t}){let s=J(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:J(t)}):i("admin.usageUnlimited",{size:s})}var Io=e=>[i("admin.joined",{date:Q(e.createdAt)}),e.seenAt?i("admin.seen",{date:Q(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),To(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Bo=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ot(t)}):i("admin.suspendedSince",{when:me(e)}),_o=e=>L`<p class="note">${Bo(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Ao=e=>e.suspension?L`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:L`<a class="person" href="/people/${e.id}">${K(e)} <span class="strong">${e.username}</span></a>`,qn=(e,t)=>L`
  ${b(t)}
  ${yt(t)}
  ${e.asksPassword?rt(t,"password",i("account.password")):Dt}`,Mo=(e,t)=>A(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>L`
  <p>${i("admin.adminText")}</p>
  ${qn(e,s)}`,()=>L`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function jo(e,t){await F(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Uo=["instance","own","none"],Do=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return L`
    ${b(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Uo.map(n=>L`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Dt}`};async function Me(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var No=(e,t)=>A(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Do(s,t),()=>L`<button type="submit">${i("action.save")}</button>`),Ro=(e,t)=>A(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>L`
  <p>${i("admin.suspendText")}</p>
  ${b(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>L`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Eo(e,t){let s="";await A(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>L`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${qn(e,o)}`,()=>L`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ae({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Co(e,t){let s=A(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>L`
    <p>${i("admin.deleteText")}</p>
    ${b(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>L`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Me(s,"admin.deleteDone",t)&&w("account-search")}function Ho(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>jo(e,t)):s(i("admin.admin"),()=>Me(Mo(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Me(No(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Eo(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Me(Ro(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Co(e,t),!0)]}var Pn=(e,t)=>L`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Ao(t)}
        ${t.role==="admin"?L`<span class="badge">${i("admin.role")}</span>`:Dt}
        ${e.isMe(t)?L`<span class="badge">${i("people.you")}</span>`:Dt}
        ${t.suspension?L`<span class="badge warning">${i("admin.suspended")}</span>`:Dt}
      </span>
      ${Jt(i("people.menu",{name:t.username}),Ho(e,t))}
    </div>
    <p class="soft facts">${Io(t).filter(Boolean).map(s=>L`<span>${s}</span>`)}</p>
    ${t.suspension?_o(t.suspension):Dt}
  </li>`;function Wo(e,t){e.preventDefault(),t.search()}var Go=e=>je`
  <form role="search" @submit=${t=>Wo(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ks.map(t=>ve(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Vo(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?je`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Pn(e,a))}</ul>
    ${P(e.list)}`:je`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Fn(e){let t=new Se(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>je`
      ${h(i("admin.people"),zo,"/admin")}
      <section class="card">${Go(t)}${Vo(t)}</section>`,close:()=>t.close()}}import{html as An,nothing as ir}from"../lib/lit-html/lit-html.js";var Ln=2**20,Sn="/api/admin/instance",Tn=["invite","open","closed"],In=["members","admins","off"],Ue=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await y(Sn,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ln):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let k={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(k.registration=o),r!==this.values.invites&&(k.invites=r),l!==void 0&&l!==String(this.limit)&&(k.mediaLimit=Math.round(Number(l)*Ln)),this.values=await z(Sn,k);let{fixed:D,mediaLimit:gt,registration:xt,invites:ro,...co}=this.values;Object.assign(d(),{instance:co,registration:xt,invites:xt==="closed"?"off":ro}),p(i("admin.saved"))}},De=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ne=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as Re,nothing as xs}from"../lib/lit-html/lit-html.js";var Jo={ok:"check",warn:"flag",fail:"close"},Yo=e=>Re`
  <li class="row finding ${e.status}">
    ${c(Jo[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Re`<br><span lang="en" class="soft">${e.fix}</span>`:xs}
    </span>
  </li>`;function Zo({status:e,findings:t}){return Re`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Yo)}</ul>`}var Bn=e=>Re`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):xs}
      ${e.values&&!e.loading.problem?Zo(e.values):xs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as lt,nothing as ee}from"../lib/lit-html/lit-html.js";var Xo=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ct=(e,t)=>lt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Qo=e=>i("admin.jobsOf",{push:H(e.pushJobs),media:H(e.mediaJobs)}),Ko=e=>lt`
  ${ct(i("admin.backup"),e.lastAt?lt`${U(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${ct(i("admin.backupPlace"),e.place)}`,tr=e=>lt`
  <dl class="stack">
    ${ct(i("admin.users"),H(e.users))}
    ${ct(i("admin.publicFinds"),H(e.finds))}
    ${ct(i("admin.media"),J(e.mediaBytes))}
    ${e.diskFree===null?ee:ct(i("admin.disk"),J(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?ct(i("admin.jobs"),Qo(e)):ee}
    ${e.backup?Ko(e.backup):ee}
    ${ct(i("admin.swept"),e.sweptAt?U(e.sweptAt):i("admin.never"))}
    ${ct(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,er=e=>lt`<li class="note">${i(`admin.problem.${e}`)}</li>`,sr=e=>lt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>lt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${J(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function _n({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Xo.includes(n));return lt`
    ${s.length?lt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(er)}</ul>`:ee}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${tr(e)}
      ${e.largest.length?sr(e.largest):ee}
    </section>`}var nr=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],ar=([e,t,s])=>An`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Mn(e){let t=new Ne(e),s=new De(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>An`
      ${h(i("admin.title"),ir,"/profile")}
      <section class="card">
        <ul class="people">${nr.map(ar)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${_n(t)}
      ${Bn(s)}`}}import{html as Ee,nothing as jn}from"../lib/lit-html/lit-html.js";var Un={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},or={mediaLimit:"limitOfAll",invites:"whoInvites"},rr=e=>parseInt(e,10)?J(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function cr({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${or[s]??s}`)).join(", "):e==="media_limit_changed"?rr(t):t}function lr(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Un[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var pr=e=>Ee`
  <li class="row act">
    ${c(Un[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${lr(e)}</span><br>
      ${e.reason?Ee`<span dir="auto">${cr(e)}</span><br>`:jn}
      <span class="soft">${U(e.createdAt)}</span>
    </span>
  </li>`;function ur(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ee`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(pr)}</ul>
      ${P(e)}
    </section>`:T(i("admin.noActs"),i("admin.noActsText")):$(4)}function Dn(e){let t=B(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ee`${h(i("admin.log"),jn,"/admin")}${ur(t)}`}}import{html as G,nothing as ut}from"../lib/lit-html/lit-html.js";async function Os(){if(!await caches.has(Gt))return null;let e=await caches.open(Gt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:dr(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function dr(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Nn(e){let t=await caches.open(Gt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Gt),Os()}var mr=1200*36e5,Ce=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${ti}$`).test(s)||!this.#s?s:At()),this.#s&&!this.stored&&this.#o(At())}#o(t){this.id=t,this.#e=this.#s?at(t):Ui(t),this.stored=this.#e.get()}get findId(){return this.#i??=hi(this.id)>Date.now()-mr?this.id:At()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await xe(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ni(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Oe(this.id):null}};var hr=2,He=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,hr)}async load(){await Ri();let t=await xe();if(this.#t.signal.aborted)return;this.close();let s=ke().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-we),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){at(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return at(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ze=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Ks(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await vi(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await yi(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Pi(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return N(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function Ps(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return qs;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return $r(fr(t,s+10));if(n===65498||n>>8!==255)return qs}}catch{}return qs}var qs={place:null,time:""},Rn=async e=>(await Ps(e)).place;function fr(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,k)=>String.fromCharCode(...Array.from({length:k},(D,gt)=>e.getUint8(t+l+gt))),entries:l=>new Map(Array.from({length:n(l)},(k,D)=>[n(l+2+12*D),l+10+12*D]))}}function $r(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,br,null),time:s(34665,gr,"")}}function gr({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function br({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let k=e(s.get(l)),D=xt=>e(k+8*xt)/e(k+8*xt+4),gt=D(0)+D(1)/60+(D(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-gt:gt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function se(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await wr(e)}catch{return e}}async function wr(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var vr=.15,En=e=>e.slice(0,10);function yr(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Cn=e=>e.find(t=>t.place)?.place??null,Hn=e=>e.find(t=>t.time)?.time??"";function kr(e,t,s){let[n,a]=[Cn(e),Hn(e)];return e.length<s&&(!n||!t.place||qt(n,t.place)<=vr)&&(!a||!t.time||En(a)===En(t.time))}function zn(e,t){let s=[];for(let n of yr(e)){let a=s.findLast(o=>kr(o,n,t));a?a.push(n):s.push([n])}return s}var ie=e=>({place:Cn(e),time:Hn(e)}),Wn=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Gn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var We=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return d().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ps(o)}))),a=zn(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ie(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await be(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ie(t).place?this.#e.get(t[0])??"":"",time:ie(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Wn(this.groups,t))}split(t,s){this.#s(Gn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>At()),s=Date.now(),n=f()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(f()?.id!==n)return null;for(let a of t)await xr(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(f()?.id!==t)throw{code:"stopped"};let{place:o}=ie(n),r={id:s,at:a,isPublic:Wt.get()!=="friends",media:[],label:this.describe(n).name};if(at(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!at(s).get())throw{code:"storage"};await Di(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function xr(e){at(e).remove(),await Oe(e)}var Or=2,qr=2,Pr=60,ne=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=fe}){this.items=t.map(({at:r,key:l,caption:k="",...D})=>({media:D,at:r,key:l,caption:k,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return d().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await se(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ki(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await Rn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Or-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Qs(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(Pr,(t.pause??qr/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await se(t.file),{videoBytes:a,imageBytes:o}=d().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Xs(r)})};if(s.aborted)return null;let l=D=>{t.progress=D,this.#e()},[k]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return k}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var Ge=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Ce(t),this.#i=new ze(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Wt.get()!=="friends",...s},this.drafts=new He(t,this.#s.id),this.several=new We(t),this.loading=R(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ai(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...qi(s),...t},this.uploads=new ne(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new ot(this.#t,t?.place??wi(s),this.#p)}async#r(){let t=await bi(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-we);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new ne(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new ot(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await Os():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=xi(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Nn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=Oi({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await Li(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Wt.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?ke():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Nt,nothing as Fs}from"../lib/lit-html/lit-html.js";function Fr(e,t){e.remove(t),w(e.items.length?"drafts-title":"main")}var Lr=({media:e,preview:t})=>Nt`
  <span class="thumb">${e||t?Nt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Sr(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Nt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Lr(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Nt`<span class="soft" dir="auto">${s.label}</span>`:Fs}
          <span class="soft">${me(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Fr(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Vn=e=>e.items.length?Nt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Sr(e,t))}</ul>
    ${e.shown.length<e.items.length?Nt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Fs}
  </section>`:Fs;var Jn=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Yn=e=>[...e.dataTransfer?.types??[]].includes("Files"),Tr=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Zn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Yn(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Yn(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Jn(a.dataTransfer)))}),n("paste",a=>{let o=Jn(a.clipboardData);!o.length||Tr(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Y,nothing as Ls}from"../lib/lit-html/lit-html.js";var Ve=(e,t,s,n,a)=>Y`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Kn(e){let t=e?.closest("details");t&&(t.open=!0)}var Ir=e=>Ve("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:d().limits.description})),Xn=(e,t,s)=>Y`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Vt(t)} ${ws(t)}
  </button>`;function Br(e){let{category:t}=e.values,[s,n]=t?[Vt(t),ws(t)]:[c("filter"),i("edit.none")];return Ve("category",s,i("find.category"),n,Y`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${_i.map(a=>Xn(e,a,a===t))}
        ${Xn(e,"other",e.isOther)}
      </div>
      ${e.isOther?u(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:d().limits.category}):Ls}
    </fieldset>`)}var Qn=(e,t,s,n,a)=>Y`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function _r(e){let{isPublic:t}=e.values;return Ve("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Y`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Qn(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Qn(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Ar=["0","1","5","20"],ae=e=>Number(e)?i("place.area",{distance:_t(Number(e))}):i("place.exact"),Mr=e=>Y`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>Y`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function jr(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ve("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ae(t),Y`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?Y`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Ls}
        ${Ar.map(n=>Y`<option value=${n} ?selected=${t===n}>${ae(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Mr(s):Ls}`)}var ta=e=>Y`<div class="folds">${Ir(e)}${Br(e)}${_r(e)}${jr(e)}</div>`;import{html as Ze,nothing as Is}from"../lib/lit-html/lit-html.js";import{html as et,nothing as oe}from"../lib/lit-html/lit-html.js";var Ss=16,ea=10,Ur=2,Dr={lat:25,lng:5,zoom:1},Je=class extends ot{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ea?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ss};let t=fi(Ws.get());return t?.zoom?t:Dr}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ss,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return qt(this.point,t)<Ur*$i(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Mt(t),"found",t.name)}distance=t=>this.point&&t?qt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ss,s=this.source==="tap"&&!this.chosen&&t<ea;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ye(e){let t=new AbortController,s=null,n=vt((o,r)=>(s??=new Je({signal:t.signal,update:r},e),Wr(s,o)),{label:i("spot.title"),kind:"chooser"});sa(s),await n&&e.take(s),t.abort(),s.close()}var sa=e=>e.showMap(t=>on(document.getElementById("spot"),{...t,hasCross:!0})),Nr=(e,t)=>et`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Rr=e=>et`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>sa(e)):oe}
  </div>`;function Er(e,t){let s=e.chosen?.id===t.id;return et`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${_t(t.distance)}</span>
    </button>`}var Cr=e=>et`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?et`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:oe}
    ${e.nearby.map(t=>Er(e,t))}
  </div>`,Hr=e=>et`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ts=e=>i(`spot.${e.source||"set"}`),zr=e=>et`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?et`<span class="soft">${Ts(e)}</span>`:oe}</span>
  </p>`,Wr=(e,t)=>et`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Nr(e,t)}
  ${Rr(e)}
  <div class="panel">
    ${zr(e)}
    ${Cr(e)}
    ${e.chosen?oe:Hr(e)}
    ${e.problem?et`<p class="error" role="alert">${e.problem}</p>`:oe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var ia=(e,t)=>Ze`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,na=(e,t)=>Ze`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Is} @click=${()=>Ye(e)}>
      ${e.point?Ze`<place-map inert .at=${e.point}></place-map>`:Is}
      ${e.point?ia(e.label||i("spot.unnamed"),`${Ts(e)} ${i("spot.change")}`):ia(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ze`<p class="error" id="place-error" role="alert">${t}</p>`:Is}
  </fieldset>`;import{html as St,nothing as Bs}from"../lib/lit-html/lit-html.js";function Gr(e,t){e.merge(t),w(`group-${t-1}`)}function Vr(e,t,s){e.split(t,s),w(`group-${t+1}`)}var Jr=({preview:e,file:t})=>e?St`<img src=${e} alt="">`:St`<span class="film" title=${t.name}>${c("play")}</span>`,Yr=(e,t,s)=>St`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Vr(e,t,s)}></button>`;function Zr(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Q(a),n].filter(Boolean);return St`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?St`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Gr(e,s)}>
            ${i("group.merge")}
          </button>`:Bs}
      </div>
      <ul class="group">${t.map((r,l)=>St`<li>${l?Yr(e,s,l):Bs}${Jr(r)}</li>`)}</ul>
    </li>`}var aa=(e,t)=>e.groups?St`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Zr(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Bs;import{html as M,nothing as pt}from"../lib/lit-html/lit-html.js";import{html as _s}from"../lib/lit-html/lit-html.js";async function Xr(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:d().limits.caption},o=await vt((r,l)=>(n??=new g({send:({caption:k})=>r(k.trim()),update:l}),_s`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${_(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var oa=(e,t,s,n)=>_s`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Xr(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?_s`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Qr,Kr]=[6,10],tc=300,v=null;function ra(){v.isOn=!0,v.item.classList.add("lifted"),navigator.vibrate?.(10)}var ca=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],ec=(e,t)=>ca(v.item).find(s=>{let n=s.getBoundingClientRect();return s!==v.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function sc(e){if(e.pointerId!==v.id)return;let[t,s]=[e.clientX-v.x,e.clientY-v.y],n=e.pointerType==="touch";if(!v.isOn){if(Math.hypot(t,s)<(n?Kr:Qr))return;if(n)return v.end();ra()}v.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,v.over?.classList.remove("target"),v.over=ec(e.clientX,e.clientY),v.over?.classList.add("target")}function la(e,t){if(e.button||v||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(v.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",v.over?.classList.remove("target"),v=null};v={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(v.timer=setTimeout(ra,tc));let r=k=>{k.pointerId===v.id&&o()},l=k=>{if(k.pointerId!==v.id)return;let[D,gt]=[s,v.isOn&&v.over].map(xt=>ca(s).indexOf(xt));o(),gt>=0&&t(D,gt)};document.addEventListener("pointermove",sc,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",k=>{k.key==="Escape"&&o()},{signal:a})}function Xe(e){(v?.isOn||e.type==="dragstart")&&e.preventDefault()}var ic="image/*,video/mp4,video/quicktime,video/webm";function nc(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function pa(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ua(e){return e.media?wt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?M`<span class="film">${c("play")}</span>`:M`<img src=${e.preview} alt="">`}var da={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Qe=(e,t,s,n,a)=>M`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ac=(e,t)=>e.progress<1?M`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:M`<span class="over">${i("upload.processing")}</span>`,oc=(e,t)=>({sending:()=>ac(e,t),paused:()=>M`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>M`<span class="over">${i("upload.waiting")}</span>`,failed:()=>M`<span class="over error">${i("upload.failed")}</span>`,done:()=>pt})[e.state]();function rc(e,t,s){let n=s+1;return M`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>la(a,(o,r)=>e.move(o,r))}
      @error=${da} @load=${da}>
      ${ua(t)}
      ${s===0&&e.items.length>1?M`<span class="cover">${i("upload.cover")}</span>`:pt}
      ${oc(t,n)}
      <span class="buttons">
        ${s>0?Qe("before","earlier","back",n,()=>pa(e,s,s-1)):pt}
        ${n<e.items.length?Qe("after","later","next",n,()=>pa(e,s,s+1)):pt}
        ${t.state==="failed"||t.state==="paused"?Qe("","again","retry",n,()=>e.retry(t)):pt}
        ${Qe("drop",t.state==="done"?"remove":"cancel","close",n,()=>nc(e,t))}
      </span>
      ${t.state==="failed"?pt:oa(e,t,n,ua(t))}
    </li>`}function cc(e,t){t([...e.target.files]),e.target.value=""}var lc=(e,t)=>M`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?pt:M`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${ic} multiple @change=${s=>cc(s,t)}>
  </li>`;function pc(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return M`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:H(e.items.length)}):""}</p>
    ${s.map(n=>M`<p class="error" role="alert">${n}</p>`)}`}var ma=(e,t)=>M`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Xe} @contextmenu=${Xe} @dragstart=${Xe}>
    ${e.items.map((s,n)=>rc(e,s,n))}
    ${e.items.length<e.most?lc(e,t):pt}
  </ul>
  ${e.items.length>1?M`<p class="hint">${i("upload.order")}</p>`:pt}
  ${pc(e)}`;async function ha(e,t){await e.addFiles(t),e.several.groups&&w("several-title")}function uc(e){e.uploads.add(e.several.decline()),w("files")}function dc(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var mc=(e,t)=>G`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>G`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?G`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ut}
    ${t?G`<p class="note">${i("edit.sharedFull")}</p>`:ut}
    ${e.share.left?G`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ut}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>dc(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function hc(e){await F(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var fc=e=>G`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>hc(e)}>${i("edit.startOver")}</button>
  </p>`,$c=e=>G`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?G`<p class="note">${i("edit.photosGone")}</p>`:ut}
    ${ma(e.uploads,t=>ha(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,gc=e=>G`
  ${b(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?G`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ut}`;function bc(e,t){let{isPublic:s,...n}=Ei(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function wc(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Kn(n),n?.focus()}function vc(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>bc(a,e);return G`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>wc(a,e)}>
      ${e.isRestored?fc(e):ut}
      ${$c(e)}
      ${na(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:d().limits.title})}
      ${ta(e)}
      <div class="publish">
        ${gc(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${_(e.form,i(s))}
        </div>
      </div>
    </form>`}function yc(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?vc(e):$(4)}function fa(e){let t=new Ge(e),s=()=>t.loading.load();return Zn(e.signal,n=>t.uploads&&ha(t,n)),{title:t.title,ready:s(),view:()=>G`
      ${h(t.title,ut,t.back)}
      ${t.share?mc(t,e.query.get("shared")==="full"):ut}
      ${aa(t.several,()=>uc(t))}
      ${t.several.groups?ut:Vn(t.drafts)}
      ${yc(t,s)}`,close:()=>t.close()}}import{html as I,nothing as V}from"../lib/lit-html/lit-html.js";var kc=4,xc=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function $a(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",de).href),{data:s,size:n}=t(e,{ecc:"M",border:kc});return{size:n,path:xc(s)}}function kt(){let e=d().invites;return e==="members"||e==="admins"&&f()?.role==="admin"}var ga=[1,2,5,10,25,100],ba=[1,7,30,90],Ke=class{created=null;#t;constructor(t){this.#t=t,this.list=B(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return f()?.role==="admin"}isMine(t){return t.inviter?.id===f()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await $a(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:f().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await O(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var wa=(e,t,s,n)=>I`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>I`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Oc=()=>I`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function qc(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await w("created-title")}var Pc=(e,t=e.form)=>I`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>qc(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${b(t)}
    <div class="pair">
      ${wa("uses",i("invites.uses"),ga.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${wa("days",i("invites.days"),ba.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Oc()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${_(t,i("invites.create"))}</div>
  </form>`,Fc=({size:e,path:t})=>I`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Lc=e=>I`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Sc=e=>I`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${jt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Lc(e):V}
    </p>
    ${e.created.code?Fc(e.created.code):V}
  </section>`,Tc=e=>I`<li><a class="person" href="/people/${e.id}">${K(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Ic(e,t){await F(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Bc=(e,t,s)=>I`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Ic(e,t)}>
    ${i("invites.revoke")}
  </button>`,_c={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ac=(e,t)=>!e.isAdmin||e.isMine(t)?V:I` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function Mc(e,t){let s=t.note||i("invites.of",{date:Q(t.createdAt)}),n=t.state==="open";return I`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(_c[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:H(t.uses-t.usesLeft),uses:H(t.uses)})}
        ${n?I` · ${i("invites.until",{date:Q(t.expiresAt)})}`:V}
        ${t.befriend?I` · ${i("invites.befriends")}`:V}
        ${Ac(e,t)}
      </p>
      ${t.usedBy.length?I`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Tc)}</ul>`:V}
      ${n?I`<p class="row actions">${Bc(e,t,s)}</p>`:V}
    </li>`}function jc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?I`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Mc(e,a))}</ul>
      ${P(e.list)}
    </section>`:kt()?V:T(i("invites.none"),i("reason.may_not_invite")):$(2)}function va(e){let t=new Ke(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>I`
      ${h(i("invites.title"),V,"/people")}
      ${kt()?I`<p class="lead">${i("invites.lead")}</p>`:V}
      ${t.created?Sc(t):V}
      ${kt()?Pc(t):V}
      ${jc(t)}`}}import{html as re,nothing as Uc}from"../lib/lit-html/lit-html.js";var ka=(e,t)=>re`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Dc=(e,{label:t,value:s,options:n,text:a})=>re`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>re`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function ya(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?ka(n,a(o)):Dc(t,{label:n,value:o,options:s,text:a})}var Nc=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Rc=({mediaLimit:e})=>e?J(e):i("admin.limits.none"),Ec=e=>re`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${b(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${ya(e,"registration",Tn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ya(e,"invites",In,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?ka(i("admin.limitOfAll"),Rc(e.values)):Nc(e)}
    <div class="row end">${_(e.form,i("action.save"))}</div>
  </form>`;function Cc(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Ec(e):$(4)}function xa(e){let t=new Ue(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>re`${h(i("admin.instance"),Uc,"/admin")}${Cc(t)}`}}import{html as dt,nothing as Tt}from"../lib/lit-html/lit-html.js";var Oa=e=>e.slice(e.lastIndexOf("#")+1).trim(),ts=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Oa(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return f()}get isClosed(){return d().registration==="closed"&&!this.invite}get asksInvite(){return d().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await pi();let a=this.invite||Oa(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));nt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Hc=({form:e,asksInvite:t})=>dt`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Tt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${_(e,i("join.action"))}
  </form>`;function zc({greeting:e,invite:t}){let s=e?.inviter?.username;return dt`
    ${s?dt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Tt}
    <p class="lead">${i("app.about")}</p>
    ${t?dt`<p class="lead">${i("join.invited")}</p>`:Tt}`}var Wc=(e,t)=>dt`${mn(dt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${zc(e)}
  ${e.ended?dt`<p class="note" role="alert">${x(e.ended)}</p>`:Tt}
  ${e.user?dt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Tt}
  ${e.isClosed?dt`<p class="note">${i("join.closed")}</p>`:Tt}
  ${d().passwordLogin?Hc(e):Tt}
  ${$n("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${dn(t)}`;function qa(e){let t=new ts(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Wc(t,e.update)}}import{html as ht,nothing as ce}from"../lib/lit-html/lit-html.js";var Pa=["private","friends","public"],Fa=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),La=e=>new g({send:async t=>e(await q("/api/lists",Fa(t)))}),es=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===f().id,this.lists=B(t,S("/api/lists",{userId:s,limit:20}))}},ss=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=B(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===f().id}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new g({send:async s=>{this.list=await N(this.#e,Fa(s)),this.#t.update(),t()}});async remove(){await Pt(O(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Pt(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(O(`${this.#e}/finds/${t.id}`).then(()=>{this.finds.items=this.finds.items.filter(s=>s.id!==t.id)}))}setCover(t){return this.#i(N(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(N(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},is=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new g({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Pt(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Pt(t.hasFind?N(s):O(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as It,nothing as Gc}from"../lib/lit-html/lit-html.js";var Vc={private:"lock",friends:"people",public:"globe"},ns=e=>It`
  <span class="badge">${c(Vc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Sa=e=>It`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?wt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ns(e)}</span>
      </span>
    </a>
  </li>`,Jc=(e,t)=>It`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Yc=(e,t)=>It`
  ${b(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Pa.map(s=>Jc(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,as=(e,t=null)=>A(e,i(t?"lists.edit":"lists.new"),s=>Yc(s,t),s=>_(s,i("action.save"))),Zc=(e,t)=>It`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${ns(t)}
    </label>
  </li>`,Xc=(e,t)=>It`
  <div class="row between"><h2>${i("find.addToList")}</h2>${jt(t)}</div>
  ${e.lists.length?It`<ul class="people">${e.lists.map(s=>Zc(e,s))}</ul>`:Gc}
  <form novalidate @submit=${e.form.submit}>
    ${b(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Qc(e){let t=new is(e.id);await t.load()&&await vt((s,n)=>(t.update=n,Xc(t,s)),{label:i("find.addToList")})}import{html as mt,nothing as Rt}from"../lib/lit-html/lit-html.js";var[Ta,Kc]=[12,28],As=class extends rn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Kc,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Ta})}))),this.map.fit(this.#t,Ta,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",As);var tl=112,Ia=(e,t)=>mt`
  <span class="sum"><span class="strong">${H(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,os=(e,{count:t,likes:s,badge:n=Rt,actions:a=Rt})=>mt`
  <section class="profile-head">
    ${K(e,tl)}
    <p class="row">
      ${t===void 0?Rt:Ia(t,"person.findsSum")}
      ${s===void 0?Rt:Ia(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,el=e=>mt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?wt(e.media[0],{thumb:!0}):mt`<span class="sign-tile">${Vt(e.category)}</span>`}
      ${e.isPublic?Rt:mt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Ba=(e,t,s)=>mt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,sl={grid:e=>mt`<ul class="tiles">${e.map(el)}</ul>`,list:e=>mt`<ul class="card rows">${e.map(t=>ji(t,ye(t)))}</ul>`},Ms=e=>[...new Map(e.map(t=>[t.locationId,{...Mt(t.location),name:t.location.name}])).values()];function Et(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?mt`
    <finds-map .places=${Ms(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Ba(e,"grid","camera")}
      ${Ba(e,"list","filter")}
    </div>
    ${sl[e.layout](s)}
    ${P(e.finds)}`:T(t.title,t.text,t.action??Rt):$(3)}async function il(e){await F(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var nl=e=>Jt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>as(e.editForm,e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>il(e)}],{id:"list-menu"});async function _a(e,t,s){await e.move(t,s),w(`find-${t.id}`)}async function al(e,t){await e.drop(t),w("list-menu")}function ol(e,t,s){let n=e.finds.items.length-1;return Jt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>_a(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>_a(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>al(e,t)}],{id:`find-${t.id}`})}var rl=(e,t,s)=>ht`
  <li class="listed">
    ${Mi(t,ye(t))}
    ${e.isOwn?ol(e,t,s):ce}
  </li>`,cl=({user:e})=>ht`<a class="person" href="/people/${e.id}">${K(e)} <span>${e.username}</span></a>`,ll=e=>ht`
  <div class="card">
    ${e.isOwn?ce:cl(e.list)}
    ${e.list.description?ht`<p class="text" dir="auto">${e.list.description}</p>`:ce}
    <p class="marks">${ns(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function pl(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?ht`
    <finds-map .places=${Ms(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>rl(e,a,o))}</ol>
    ${P(e.finds)}`:T(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function ul(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return ht`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return ht`
    ${n?ht`<div class="list-cover">${wt(n.media,{eager:!0})}</div>`:ce}
    ${ll(e)}
    ${pl(e)}`}function Aa(e){let t=new ss(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>ht`${h(t.title,t.isOwn?nl(t):ce,"/lists")}${ul(t)}`}}import{html as js,nothing as dl}from"../lib/lit-html/lit-html.js";async function ml(e){let t=null;await as(s=>La(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var hl=e=>js`
  <button type="button" id="new-list" @click=${()=>ml(e)}>${c("plus")} ${i("lists.new")}</button>`;function fl({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?js`<ul class="card rows">${e.items.map(Sa)}</ul>${P(e)}`:T(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Ma(e){let t=new es(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>js`
      ${h(i("lists.title"),t.isOwn?hl(e):dl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${fl(t)}`}}import{html as ja,nothing as gl}from"../lib/lit-html/lit-html.js";var $l=10,rs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===f()?.username)return this.#s(f());let t=S("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<$l;s++){let n=await he(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function bl({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?ja`<p class="empty">${i("person.gone")}</p>`:$(3)}function Ua(e){let t=new rs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ja`${h(t.name,gl,"/people")}${bl(t)}`}}import{html as ft,nothing as Us}from"../lib/lit-html/lit-html.js";var cs=class{#t;#e;constructor(t){this.#t=t,this.list=B(t,"/api/notifications?limit=30"),this.#e=bt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,bs(-1),z(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ai(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await O(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||bs(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var wl={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function vl(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var yl=({type:e,data:t})=>e==="moderated"?ei[si(t)]:e==="link_used"?"lock":"flag",kl=({type:e,data:t})=>t.userId?ft`
  <span class="face">
    ${K({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(wl[e],e==="find_liked")}</span>
  </span>`:ft`<span class="face office">${c(yl({type:e,data:t}))}</span>`,xl=e=>ft`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Ol=(e,t,s)=>ft`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ni(t.newest)} @click=${()=>e.markRead(t)}>
      ${kl(t.newest)}
      <span>
        <span class="what" dir="auto">${ii(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?Us:ft`<span class="unseen">${i("note.new")}</span>`}${U(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?xl(t.newest.thumbnailUrl):Us}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>vl(e,t,s)}>${c("close")}</button>
  </li>`,ql=e=>ft`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Pl=()=>ft`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Fl(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ft`<ul class="card notes">${e.groups.map((a,o)=>Ol(e,a,o))}</ul>${P(e.list)}`:T(i("note.none"),i("note.noneText"),Pl()):$(4)}function Da(e){let t=new cs(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>ft`${h(i("nav.bell"),t.hasUnread?ql(t):Us)}${Fl(t)}`,close:()=>t.close()}}import{html as st,nothing as Ds}from"../lib/lit-html/lit-html.js";var Ll=200,Sl=2,ls=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>B(t,S("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=B(t,()=>S("/api/users",{q:this.text.trim()})),this.#s=bt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(S(this.#t.path,{q:t})),[...t].length<Sl?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ll)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===f()?.id?t.addressee:t.requester}isMe(t){return t.id===f()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Tl(e,t){if(e.isMe(t))return st`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return st`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return qe(t,e.reload);let s=e.requestOf(t);return s?Yt(s,t,e.reload):st`<span class="badge">${i("friend.pending")}</span>`}function Il(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?st`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>vs(s,Tl(e,s)))}</ul>
    ${P(t)}`:st`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ds}function Bl(e,t){e.preventDefault(),t.search()}var _l=e=>st`
  <form class="card" role="search" @submit=${t=>Bl(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Il(e)}
  </form>`;function ps(e,t,s,n=vs){let a=e.lists[t];return a.items.length?st`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${P(a)}
    </section>`:Ds}var Al=(e,t,s)=>Xt(s,[Fe(t,s,e.reload),Zt(s,e.reload)]),Ml=e=>st`
  ${ps(e,"received",(t,s)=>[Yt(t,s,e.reload),Xt(s,[Zt(s,e.reload)])])}
  ${ps(e,"sent",(t,s)=>Pe(t,s,e.reload))}
  ${e.lists.accepted.items.length?ps(e,"accepted",(t,s)=>Al(e,t,s)):T(i("people.none"),i("people.noneText"))}
  ${ps(e,"blocked",(t,s)=>zi(s,e.reload),Hi)}`;function jl(e){return e.problem?m(e.problem,e.load):e.isLoaded?Ml(e):$(3)}var Ul=()=>kt()?st`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ds;function Na(e){let t=new ls(e);return{title:i("people.title"),ready:t.load(),view:()=>st`${h(i("people.title"),Ul(),"/feed")}${_l(t)}${jl(t)}`,close:()=>t.close()}}import{html as Ct,nothing as ds}from"../lib/lit-html/lit-html.js";var us=class extends Le{user=null;friendship=null;#t;constructor(t){super(t,S("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===f()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":S("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await he(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Dl({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?qe(e,n.load):t?t.status==="accepted"?ds:s?Yt(t,e,n.load):Pe(t,e,n.load):ds}var Nl=()=>Ct`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Rl=e=>Ct`
  <a class="button quiet" href=${S("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,El=e=>e.isMe?Nl():[Dl(e),Rl(e.user)];function Cl(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ds;let o=n?.status==="accepted"?[Fe(n,s,a.load)]:[];return Xt(s,[Zi(s,a.load),...o,Yi({userId:s.id}),Zt(s,()=>t.go("/people"))])}var Hl=e=>os(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ct`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ds,actions:El(e)});function zl(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ct`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Ct`
    ${Hl(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Et(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function Ra(e){let t=new us(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ct`${h(s(),Cl(t,e),"/people")}${zl(t)}`}}import{html as C,nothing as le}from"../lib/lit-html/lit-html.js";var ms=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=B(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,O(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Pt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var hs=class extends Le{progress=null;figures={};isEdited=!1;constructor(t){super(t,S("/api/finds",{userId:f().id,includePrivate:!0,limit:20})),this.bin=new ms(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return f()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${f().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=fe){let n=a=>{this.progress=a,this.page.update()};n(0);try{nt(await s("PUT","/api/users/me/picture",await se(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await O("/api/users/me/picture"),nt(await y("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){nt(await z("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as $s,nothing as fs}from"../lib/lit-html/lit-html.js";async function Wl(e,t){await e.restore(t),w(e.list.items.length?"bin":"finds")}async function Gl(e,t){await F(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),w(e.list.items.length?"bin":"finds"))}var Vl=(e,t)=>$s`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Wl(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Jl=(e,{find:t,expiresAt:s})=>$s`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?$s`<br><span class="soft">${i("bin.until",{date:Ot(s)})}</span>`:fs}
    </p>
    ${t.hidden?Xi(i("report.findHidden"),t.hidden):fs}
    <p class="row">
      ${t.hidden?fs:Vl(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Gl(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ea=e=>e.list.items?.length?$s`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Jl(e,t))}</ul>
    ${P(e.list)}
  </section>`:fs;function Yl(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Zl=e=>C`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Xl=e=>C`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Yl(t,e)}>
      ${e.hasPicture?Zl(e):le}
    </p>
    ${e.progress===null?le:C`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Ql=()=>C`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Kl=({form:e,user:t})=>C`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${_(e,i("action.save"))}</div>
  </form>`,tp=()=>C`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,ep=()=>C`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,sp=()=>C`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,ip=()=>C`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,np=()=>C`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,ap=e=>C`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${jt(e.toggleEdit)}</div>
    ${Xl(e)}
    ${Kl(e)}
  </section>`;async function op(e){e.toggleEdit(),await w("edit-title")}var rp=e=>C`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>op(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,cp=e=>[rp(e),tp(),ep(),sp(),e.user.role==="admin"?ip():le],lp=e=>C`
  ${h(e.user.username,np())}
  ${os(e.user,{...e.figures,actions:cp(e)})}
  ${e.isEdited?ap(e):le}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Et(e,{title:i("profile.none"),text:i("profile.noneText"),action:Ql()})}
  </section>
  ${Ea(e.bin)}`;function Ca(e){let t=new hs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?lp(t):le}}import{html as E,nothing as Bt}from"../lib/lit-html/lit-html.js";var pp={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},up=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ha=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function dp(e,t,s){let n=Ha(t,s);s!=="dismissed"?await Ji(n,({note:a})=>e.decide(t,s,a),up):await F(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),w("reports")}var za=e=>e?E`<a class="strong" href="/people/${e.id}">${e.username}</a>`:E`<span class="soft">${i("report.left")}</span>`,mp=e=>E`
  <p class="row">${e.map(t=>E`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,hp=e=>E`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Qt(e.description):Bt}
  ${e.media.length?mp(e.media):Bt}`,fp=e=>e.find?hp(e.find):e.comment?Qt(e.comment.content):e.kind==="user"?Bt:E`<p class="soft">${i("report.noContent")}</p>`,$p=e=>E`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${za(e.reporter)} · <span class="soft">${U(e.createdAt)}</span></p>
    ${e.text?Qt(e.text):Bt}
  </li>`,gp=(e,t,s)=>E`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>dp(e,t,s)}>
    ${c(pp[s])} ${Ha(t,s)}
  </button>`,bp=(e,t)=>E`<p class="row">${Gi(t.kind).map(s=>gp(e,t,s))}</p>`,wp=(e,t)=>E`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${U(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Qt(t.decision.note):Bt}
  ${t.hidden?E`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Bt}`,vp=(e,t)=>E`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${za(t.owner)}</h2>
    ${fp(t)}
    <ul class="rows">${[t,...t.others].map($p)}</ul>
    ${t.decision?wp(e,t):bp(e,t)}
  </li>`;function yp(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?E`<ul class="stack">${t.map(a=>vp(e,a))}</ul>${P(e.list)}`:T(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function Wa(e){let t=new Vi(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>E`
      ${h(i("report.reports"),Bt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Wi.map(s=>ve(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${yp(t)}`}}import{html as Ns,nothing as kp}from"../lib/lit-html/lit-html.js";var xp=(e,t)=>Ns`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":cn(t))} ${i(`saved.${t}`)}
  </button>`,Op=()=>Ns`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,qp=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Op()});function Ga(e){let t=new Ki(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ns`
      ${h(i("saved.title"),kp,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Qi.map(s=>xp(t,s))}</div>
      ${Et(t,qp(t.state))}`}}import{html as j,nothing as it}from"../lib/lit-html/lit-html.js";import{html as Z,nothing as Rs}from"../lib/lit-html/lit-html.js";var Ja=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Pp(e,t){let s=$e(navigator.userAgent);await A(n=>e.addForm(t,n),i("passkeys.add"),n=>Z`
    ${b(n)}
    ${yt(n)}
    ${Ja(n,s)}
    ${t?rt(n,"password",i("account.password")):Rs}`,()=>Z`<button type="submit">${i("settings.linkGo")}</button>`)}var Fp=(e,t)=>A(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Z`
  ${b(s)}
  ${Ja(s,t.name)}`,()=>Z`<button type="submit">${i("action.save")}</button>`);async function Lp(e,t){await F(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Va=(e,t,s)=>Z`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Sp=(e,t,s)=>Z`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Z`<span class="badge">${i("passkeys.backedUp")}</span>`:Rs}<br>
      <span class="soft">${i("passkeys.added")} ${U(t.createdAt)} ·
        ${t.lastUsedAt?Z`${i("passkeys.used")} ${U(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Va(t,i("passkeys.rename"),async()=>{await Fp(e,t),s()})}
      ${Va(t,i("action.delete"),()=>Lp(e,t))}
    </span>
  </li>`,Tp=e=>Z`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ya=(e,t,s)=>Z`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Z`<ul class="people">${e.list.map(n=>Sp(e,n,s))}</ul>`:Rs}
    <p>${Tp(async()=>{await Pp(e,t),s()})}</p>
  </section>`;import{html as pe}from"../lib/lit-html/lit-html.js";var Es=(e,t,s,n,a,o)=>pe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>pe`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Za=e=>Ye(e.picker()),Ip=(e,{latitude:t,longitude:s,radius:n,area:a})=>pe`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Es("home-radius",i("place.homeRadius"),vn,_t,n,o=>e.changeHome({radius:o}))}
  ${Es("home-area",i("place.homeArea"),[1,5,20],ae,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Za(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Xa=e=>pe`
  <section class="card">
    ${tt("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Es("shown-area",i("place.shownNew"),[0,1,5,20],ae,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Ip(e,e.values.home):pe`
      <p><button type="button" class="quiet" id="home" @click=${()=>Za(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as X,nothing as Ht}from"../lib/lit-html/lit-html.js";var Cs={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Qa(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:Cs[n],...r,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var ue=e=>e.kind==="token",to=e=>ue(e)?e.name:$e(e.userAgent),Bp={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},_p=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ap(e){return e.expiresAt?ue(e)?i("token.until",{date:Ot(e.expiresAt)}):i("settings.until",{date:Ot(e.expiresAt)}):i("token.endless")}var Mp=e=>e.lastUsedAt?i("session.used",{date:Q(e.lastUsedAt)}):i("session.unused"),jp=(e,t)=>{let s=i(ue(t)?"token.revoke":"settings.end");return X`
    <button type="button" class="quiet" aria-label="${s}: ${to(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Up=e=>X`${i(ue(e)?"token.since":"settings.since")} ${U(e.createdAt)}`,Dp=(e,t)=>X`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${to(t)}</span>
      <span class="badge">${Bp[t.kind]()}</span>
      ${t.current?X`<span class="badge">${i("settings.thisOne")}</span>`:Ht}<br>
      ${ue(t)?X`<span class="soft">${_p(t)}</span><br>`:Ht}
      <span class="soft">${Up(t)} · ${Mp(t)} · ${Ap(t)}</span>
    </span>
    ${t.current?Ht:jp(e,t)}
  </li>`;async function Np(e){await F(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Rp=e=>X`
  <button type="button" class="quiet" @click=${()=>Np(e)}>${i("settings.endOthers")}</button>`,Ka=(e,t,s,n=Ht)=>X`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>X`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Ep=[90,30,365],Cp=e=>Object.keys(Cs).filter(t=>t!=="admin"||e.role==="admin"),Hp=(e,t)=>X`
  <p>${i("token.about")}</p>
  ${b(t)}
  ${yt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ka("access",i("token.access"),Cp(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ka("days",i("token.life"),[...Ep.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?rt(t,"password",i("account.password")):Ht}`,zp=e=>Ae({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Wp(e){let t=null;await A(n=>Qa(a=>{t=a,n()}),i("token.create"),n=>Hp(e,n),()=>X`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await zp(t.token))}var eo=e=>X`
  <section class="card">
    ${tt("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Dp(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Rp(e):Ht}
      <button type="button" class="quiet" id="new-token" @click=${()=>Wp(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Gp=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Hs=(e,t,s,n)=>j`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>j`
        <option value=${a} lang=${e==="language"?a:it} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Vp=e=>j`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Kt()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Jp=()=>Js.map(e=>[e,Gs[e],e===Vs()]),Yp=e=>j`
  <section class="card">
    ${tt("appearance",i("settings.appearance"))}
    ${Hs("language",i("settings.language"),Jp(),t=>e.setLanguage(t))}
    ${Hs("theme",i("settings.theme"),sn.map(t=>[t,i(`settings.theme.${t}`),t===nn()]),t=>e.setTheme(t))}
    ${Hs("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Zs()]),t=>e.setUnits(t))}
    ${tn()?Vp(e):it}
  </section>`;async function Zp(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var so=(e,t,s=it)=>j`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Zp(n,e,t)}>
  </label>`,Xp=e=>j`
  <section class="card">
    ${tt("notify",i("settings.notify"))}
    ${[...Gp,...f()?.role==="admin"?["reported"]:[]].map(t=>so(e,t))}
    ${d().pushKey?so(e,"pushEnabled",j`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):it}
  </section>`,Qp=(e,t)=>j`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Kp=(e,t)=>j`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function tu(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Qp(e,t):e.push==="off"?Kp(e,t):j`<p class="note">${i(`push.${e.push}`)}</p>`}var zt=(e,t)=>j`<button type="button" class="chip" @click=${()=>w(`part-${e}`)}>${t}</button>`,eu=()=>j`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${zt("appearance",i("settings.appearance"))}
    ${zt("notify",i("nav.bell"))}
    ${d().passwordLogin?zt("password",i("account.password")):it}
    ${zt("places",i("place.settings"))}
    ${zt("sessions",i("settings.devices"))}
    ${zt("data",i("settings.data"))}
  </nav>`,su=e=>j`
  ${eu()}
  ${Yp(e)}
  ${Xp(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${tu(e)}
  </section>
  ${d().passwordLogin?kn(e):it}
  ${e.passkeys.isShown?Ya(e.passkeys,e.asksPassword,e.redraw):it}
  ${d().provider.enabled?xn(e):it}
  ${Xa(e.places)}
  ${eo(e)}
  ${On(e)}
  ${kt()?j`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:it}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function iu(e){let t=bt.get("outbox").length;(!t||await F(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var nu=e=>j`
  <button type="button" class="quiet" id="sign-out" @click=${()=>iu(e)}>${i("settings.signOut")}</button>`;function au(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.isLoaded?su(e):$(5)}function io(e){let t=new Be(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>j`
      ${h(i("settings.title"),nu(t),"/profile")}
      ${t.refusal?m(t.refusal):it}
      ${au(t)}`}}import{html as $t,nothing as ao}from"../lib/lit-html/lit-html.js";var gs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return bt.get("outbox")}load=async()=>{await Fi(),this.isLoaded=!0,this.#t.update()};cancel(t){return Si(t.id)}retry(t){return Ti(t.id)}sendNow(){return Ii()}};async function ou(e,t){await Ci()&&e.cancel(t)}var ru=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),no=e=>$t`<a class="strong" dir="auto" href=${Bi(e)}>${e.title}</a>`,cu={find:e=>$t`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>$t`<span class="what" dir="auto">${e.body.content}</span><br>${no(e)}`,like:no},lu=(e,t)=>$t`
  <li class="row between">
    <span class="grow">
      <span class="soft">${ru(t)}</span><br>
      ${cu[t.kind](t)}<br>
      ${t.state==="refused"?$t`<span class="error">${t.problem}</span>`:$t`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?$t`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ao}
      <button type="button" class="quiet" @click=${()=>ou(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function pu(e){return e.isLoaded?e.entries.length?$t`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>lu(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:T(i("outbox.none"),i("outbox.noneText")):$(2)}function oo(e){let t=new gs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>$t`${h(i("outbox.title"),ao,"/")}${pu(t)}`}}export{go as about,Fn as accounts,Qc as addToList,Mn as admin,Dn as adminLog,fa as edit,xa as instance,va as invites,qa as join,Aa as list,Ma as lists,Ua as named,Da as notifications,Na as people,Ra as person,Ca as profile,Wa as reports,Ga as saved,io as settings,oo as waiting};
//# sourceMappingURL=more.js.map

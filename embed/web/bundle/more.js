import{$ as bi,$b as v,$c as qn,A as X,Aa as St,Ab as Se,Ac as mn,B as vt,Ba as Ii,Bb as Lt,Bc as hn,C as p,Cc as fn,Da as qe,Db as ee,Dc as re,Eb as Tt,F as di,Fa as Fe,Fc as $n,G as y,Ga as Ai,Gb as kt,H as q,Ha as _i,Hc as bn,I as R,Ia as Mi,Ic as gn,J as H,Ja as ji,Jb as Yi,K as x,Ka as Di,Kb as Ji,Kc as wn,L as mi,La as Ui,Lb as Le,Lc as yn,M as hi,Ma as Ei,Mc as vn,N as xe,Na as Ni,O,Oa as Ci,Ob as j,Oc as kn,P as Ut,Pb as nt,Q as fi,Qa as Ri,Qb as Zi,Rb as lt,Sa as Hi,Sb as Te,Sc as xn,Ta as zi,Tb as Be,Ua as Wi,Ub as Xi,Va as Vi,Vb as Ki,Wa as Gi,Wb as Ie,Wc as On,Xb as Qi,Y as Oe,Yc as Pn,Zb as tn,_ as $i,_b as w,a as ve,aa as gi,ac as en,ad as Fn,b as m,ba as wi,bc as d,c as ni,ca as yi,cc as D,cd as Sn,d as Qt,da as Ls,dc as xt,dd as Ln,ec as S,ed as Tn,f as ai,fa as vi,fc as sn,g as te,ga as ki,gc as se,h as oi,ha as xi,hb as c,hc as Ts,i as ri,ia as Oi,ib as it,ic as nn,j as ci,ja as Pi,jb as C,jc as Ae,ka as $,kb as h,kc as ie,la as Pe,lb as W,lc as _e,m as li,ma as qi,mb as I,mc as Me,n as i,nb as u,nc as ne,ob as f,oc as ae,p as k,pa as ct,pb as Ct,pc as an,qa as Fi,qb as F,qc as on,r as Ss,ra as Si,rb as Rt,rc as rn,s as B,sa as Et,sb as g,sc as cn,t as Ft,ta as Li,tc as U,u as G,uc as ln,v as ke,va as Ti,vc as pn,w as pi,wc as un,xa as Nt,xc as dn,y as Dt,yc as oe,z as ui,za as Bi,zb as M,zc as je}from"./shared.js";import{html as Bt,nothing as Bs}from"../lib/lit-html/lit-html.js";var Bo=new URL("lib/",ve).pathname,Io=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Bn(){if(re())return new URL(m().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((m().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Ao=()=>Bn()?i("about.tilesFrom",{host:Bn()}):i("about.alone"),_o=()=>Bt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Ao()}</p>
    <p class="soft">${i("about.version",{version:m().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Mo=()=>Bt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${m().tiles?.attribution?Bt`<li>${i("about.tiles")}: ${m().tiles.attribution}</li>`:Bs}
      ${re()?Bt`<li>${i("about.streets")}: ${m().streets.attribution}</li>`:Bs}
      <li>${i("about.places")}: ${m().places.attribution}</li>
    </ul>
  </section>`,jo=([e,t,s,n])=>Bt`<li><a href="${Bo}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Do=()=>Bt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Io.map(jo)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Uo=()=>({title:i("about.title"),view:()=>Bt`
    ${h(i("about.title"),Bs,$()?"/settings":"/sign-in")}
    ${Ln()}${Sn()}${_o()}${Mo()}${Do()}`});import{html as ze,nothing as ur}from"../lib/lit-html/lit-html.js";var Eo=200,No=2**20,Is=["all","active","suspended","admin"],In={wrong_password:"password"},It=e=>`/api/admin/users/${e.id}`,De=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Is.includes(s)?s:"all",this.list=M(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Eo)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return Pe()}adminForm(t,s){let n=async({password:a})=>{this.#i(await H(It(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:In})}demote(t){return this.#n(H(It(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(x(`${It(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${It(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:In})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await H(It(t),{mediaLimit:a==="own"?Math.round(Number(o)*No):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${It(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await x(O(It(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as T,nothing as zt}from"../lib/lit-html/lit-html.js";import{html as Y,nothing as ce}from"../lib/lit-html/lit-html.js";var Ue=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return xn()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await On(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await H(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await x(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var Co=1,K=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&St(this.#s,t)>Co&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Ii({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Nt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await qe(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var An="/api/users/me/place-settings",Ro={radius:.5,area:1},_n=[.2,.5,1,2,5],Ee=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(An,{signal:this.#t.signal})}async change(t){try{this.values=await R(An,{...this.values,...t}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new K(this.#t,s,()=>{n.point&&this.changeHome({...Ro,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Mn=e=>!e.current&&e.kind!=="token",Ne=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=qi();#t;constructor(t){this.#t=t,this.passkeys=new Ue(t),this.places=new Ee(t),this.loading=j(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Pe()}get asksCurrent(){return this.user.hasPassword&&!Pn(this.sessions)}get hasOthers(){return this.sessions.some(Mn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),vi(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){wn(t),this.#t.update()}setUnits(t){ni.set(t),this.#t.update()}setStreets(t){$n(t),this.#t.update()}async setLanguage(t){await li(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(ki);disablePush=()=>this.#i(xi);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Oi(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Mn))await x(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await x(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Fi(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ct(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await x("/api/users/me/identity"),ct(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await x("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Si(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ce=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Ht=()=>m().provider.name,Ot=e=>e.refusal?.reason==="sign_in_again"&&m().provider.enabled?Y`
  <p><a class="button quiet" href=${Ce()}>${i("signin.provider",{name:Ht()})}</a></p>`:ce,pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Ho=()=>Y`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ht()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,jn=({user:e,asksCurrent:t,password:s})=>Y`
  <form class="card" novalidate @submit=${s.submit}>
    ${W("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Y`<p class="note">${i("link.setPassword")}</p>`:ce}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Ot(s)}
    ${t?pt(s,"currentPassword",i("settings.currentPassword")):ce}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Ho():ce}
    <div class="row end">${D(s,i("action.save"))}</div>
  </form>`;async function zo(e){let t=i("settings.unlinkTitle",{name:Ht()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Wo(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ht()});await U(a=>t.confirmForm(a),s,a=>Y`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${pt(a,"password",i("account.password"))}`,()=>Y`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ce({link:"true"}))}var Vo=e=>Y`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>zo(e)}>${i("settings.unlink")}</button></p>`,Go=e=>Y`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ce({link:"true"})} @click=${t=>Wo(t,e)}>
      ${i("settings.link",{name:Ht()})}
    </a>
  </p>`,Dn=e=>Y`
  <section class="card">
    <h2>${i("settings.identity",{name:Ht()})}</h2>
    ${e.user.identityLinked?Vo(e):Go(e)}
  </section>`;async function Yo(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Y`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Ot(s)}
    ${e.asksPassword?pt(s,"password",i("account.password")):ce}`,()=>Y`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Un=e=>Y`
  <section class="card">
    ${W("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Yo(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Jo}from"../lib/lit-html/lit-html.js";async function Zo(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Re=({title:e,text:t,label:s,value:n})=>xt(a=>Jo`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Zo(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Xo({mediaBytes:e,mediaLimit:t}){let s=X(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:X(t)}):i("admin.usageUnlimited",{size:s})}var Ko=e=>[i("admin.joined",{date:G(e.createdAt)}),e.seenAt?i("admin.seen",{date:G(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Xo(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Qo=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ft(t)}):i("admin.suspendedSince",{when:ke(e)}),tr=e=>T`<p class="note">${Qo(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,er=e=>e.suspension?T`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:T`<a class="person" href="/people/${e.id}">${it(e)} <span class="strong">${e.username}</span></a>`,En=(e,t)=>T`
  ${v(t)}
  ${Ot(t)}
  ${e.asksPassword?pt(t,"password",i("account.password")):zt}`,sr=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>T`
  <p>${i("admin.adminText")}</p>
  ${En(e,s)}`,()=>T`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function ir(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var nr=["instance","own","none"],ar=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return T`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${nr.map(n=>T`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):zt}`};async function He(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var or=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>ar(s,t),()=>T`<button type="submit">${i("action.save")}</button>`),rr=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>T`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>T`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function cr(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>T`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${En(e,o)}`,()=>T`<button type="submit">${i("admin.linkMake")}</button>`)&&await Re({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function lr(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>T`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>T`<button type="submit" class="danger">${i("admin.delete")}</button>`);await He(s,"admin.deleteDone",t)&&g("account-search")}function pr(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>ir(e,t)):s(i("admin.admin"),()=>He(sr(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>He(or(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>cr(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>He(rr(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>lr(e,t),!0)]}var Nn=(e,t)=>T`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${er(t)}
        ${t.role==="admin"?T`<span class="badge">${i("admin.role")}</span>`:zt}
        ${e.isMe(t)?T`<span class="badge">${i("people.you")}</span>`:zt}
        ${t.suspension?T`<span class="badge warning">${i("admin.suspended")}</span>`:zt}
      </span>
      ${se(i("people.menu",{name:t.username}),pr(e,t))}
    </div>
    <p class="soft facts">${Ko(t).filter(Boolean).map(s=>T`<span>${s}</span>`)}</p>
    ${t.suspension?tr(t.suspension):zt}
  </li>`;function dr(e,t){e.preventDefault(),t.search()}var mr=e=>ze`
  <form role="search" @submit=${t=>dr(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Is.map(t=>Ct(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function hr(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?ze`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Nn(e,a))}</ul>
    ${F(e.list)}`:ze`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:f(4)}function Cn(e){let t=new De(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ze`
      ${h(i("admin.people"),ur,"/admin")}
      <section class="card">${mr(t)}${hr(t)}</section>`,close:()=>t.close()}}import{html as Yn,nothing as Or}from"../lib/lit-html/lit-html.js";var Rn=2**20,Hn="/api/admin/instance",zn=["invite","open","closed"],Wn=["members","admins","off"],We=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await y(Hn,{signal:t.signal})}),this.form=new w({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Rn):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let b={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(b.registration=o),r!==this.values.invites&&(b.invites=r),l!==void 0&&l!==String(this.limit)&&(b.mediaLimit=Math.round(Number(l)*Rn)),this.values=await H(Hn,b);let{fixed:_,mediaLimit:yt,registration:qt,invites:Lo,...To}=this.values;Object.assign(m(),{instance:To,registration:qt,invites:qt==="closed"?"off":Lo}),p(i("admin.saved"))}},Ve=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=j(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ge=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as Ye,nothing as As}from"../lib/lit-html/lit-html.js";var fr={ok:"check",warn:"flag",fail:"close"},$r=e=>Ye`
  <li class="row finding ${e.status}">
    ${c(fr[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ye`<br><span lang="en" class="soft">${e.fix}</span>`:As}
    </span>
  </li>`;function br({status:e,findings:t}){return Ye`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map($r)}</ul>`}var Vn=e=>Ye`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?u(e.loading.problem,e.run):As}
      ${e.values&&!e.loading.problem?br(e.values):As}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as dt,nothing as le}from"../lib/lit-html/lit-html.js";var gr=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ut=(e,t)=>dt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,wr=e=>i("admin.jobsOf",{push:B(e.pushJobs),media:B(e.mediaJobs)}),yr=e=>dt`
  ${ut(i("admin.backup"),e.lastAt?dt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${ut(i("admin.backupPlace"),e.place)}`,vr=e=>dt`
  <dl class="stack">
    ${ut(i("admin.users"),B(e.users))}
    ${ut(i("admin.publicFinds"),B(e.finds))}
    ${ut(i("admin.media"),X(e.mediaBytes))}
    ${e.diskFree===null?le:ut(i("admin.disk"),X(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?ut(i("admin.jobs"),wr(e)):le}
    ${e.backup?yr(e.backup):le}
    ${ut(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${ut(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,kr=e=>dt`<li class="note">${i(`admin.problem.${e}`)}</li>`,xr=e=>dt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>dt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${X(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Gn({values:e,loading:t}){if(t.problem)return u(t.problem,t.load);if(!e)return f(3);let s=e.problems.filter(n=>gr.includes(n));return dt`
    ${s.length?dt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(kr)}</ul>`:le}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${vr(e)}
      ${e.largest.length?xr(e.largest):le}
    </section>`}var Pr=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],qr=([e,t,s])=>Yn`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Jn(e){let t=new Ge(e),s=new Ve(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Yn`
      ${h(i("admin.title"),Or,"/profile")}
      <section class="card">
        <ul class="people">${Pr.map(qr)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Gn(t)}
      ${Vn(s)}`}}import{html as Je,nothing as Zn}from"../lib/lit-html/lit-html.js";var Xn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Fr={mediaLimit:"limitOfAll",invites:"whoInvites"},Sr=e=>parseInt(e,10)?X(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Lr({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Fr[s]??s}`)).join(", "):e==="media_limit_changed"?Sr(t):t}function Tr(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Xn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Br=e=>Je`
  <li class="row act">
    ${c(Xn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Tr(e)}</span><br>
      ${e.reason?Je`<span dir="auto">${Lr(e)}</span><br>`:Zn}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Ir(e){return e.problem?u(e.problem,e.load):e.items?e.items.length?Je`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Br)}</ul>
      ${F(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):f(4)}function Kn(e){let t=M(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Je`${h(i("admin.log"),Zn,"/admin")}${Ir(t)}`}}import{html as J,nothing as ht}from"../lib/lit-html/lit-html.js";async function _s(){if(!await caches.has(te))return null;let e=await caches.open(te),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Ar(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Ar(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Qn(e){let t=await caches.open(te);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(te),_s()}var _r=8,Mr=e=>Lt(e)?i(`category.${e}`):e,Ze=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=y("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Ss(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Se.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Ss(Mr(o));return r.includes(s)&&(r!==s||Lt(o))}).slice(0,_r))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var jr=1200*36e5,Xe=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${fi}$`).test(s)||!this.#s?s:Et()),this.#s&&!this.stored&&this.#o(Et())}#o(t){this.id=t,this.#e=this.#s?lt(t):Zi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Li(this.id)>Date.now()-jr?this.id:Et()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Be(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ki(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Ie(this.id):null}};var Dr=2,Ke=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Dr)}async load(){await Qi();let t=await Be();if(this.#t.signal.aborted)return;this.close();let s=Te().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Fe),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){lt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return lt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Qe=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await mi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await Mi(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await ji(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Ci(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return R(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function js(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return Ms;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Er(Ur(t,s+10));if(n===65498||n>>8!==255)return Ms}}catch{}return Ms}var Ms={place:null,time:""},ta=async e=>(await js(e)).place;function Ur(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,b)=>String.fromCharCode(...Array.from({length:b},(_,yt)=>e.getUint8(t+l+yt))),entries:l=>new Map(Array.from({length:n(l)},(b,_)=>[n(l+2+12*_),l+10+12*_]))}}function Er(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Cr,null),time:s(34665,Nr,"")}}function Nr({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Cr({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let b=e(s.get(l)),_=qt=>e(b+8*qt)/e(b+8*qt+4),yt=_(0)+_(1)/60+(_(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-yt:yt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function pe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Rr(e)}catch{return e}}async function Rr(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Hr=.15,ea=e=>e.slice(0,10);function zr(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var sa=e=>e.find(t=>t.place)?.place??null,ia=e=>e.find(t=>t.time)?.time??"";function Wr(e,t,s){let[n,a]=[sa(e),ia(e)];return e.length<s&&(!n||!t.place||St(n,t.place)<=Hr)&&(!a||!t.time||ea(a)===ea(t.time))}function na(e,t){let s=[];for(let n of zr(e)){let a=s.findLast(o=>Wr(o,n,t));a?a.push(n):s.push([n])}return s}var ue=e=>({place:sa(e),time:ia(e)}),aa=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),oa=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ts=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return m().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await js(o)}))),a=na(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ue(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await qe(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ue(t).place?this.#e.get(t[0])??"":"",time:ue(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(aa(this.groups,t))}split(t,s){this.#s(oa(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Et()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await Vr(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=ue(n),r={id:s,at:a,isPublic:Qt.get()!=="friends",media:[],label:this.describe(n).name};if(lt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!lt(s).get())throw{code:"storage"};await Xi(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Vr(e){lt(e).remove(),await Ie(e)}var Gr=2,Yr=2,Jr=60,de=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Ut}){this.items=t.map(({at:r,key:l,caption:b="",..._})=>({media:_,at:r,key:l,caption:b,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return m().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await pe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Di(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await ta(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Gr-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:di(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(Jr,(t.pause??Yr/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await pe(t.file),{videoBytes:a,imageBytes:o}=m().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ui(r)})};if(s.aborted)return null;let l=_=>{t.progress=_,this.#e()},[b]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return b}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var es=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Xe(t),this.#i=new Qe(this.#e),this.form=new w({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Qt.get()!=="friends",...s},this.proposals=new Ze(t),this.drafts=new Ke(t,this.#s.id),this.several=new ts(t),this.loading=j(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Lt(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...Ni(s),...t},this.uploads=new de(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new K(this.#t,t?.place??_i(s),this.#p)}async#r(){let t=await Ai(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-Fe);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new de(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new K(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await _s():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=Ui(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Qn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=Ei({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await Hi(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Qt.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Te():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Wt,nothing as Ds}from"../lib/lit-html/lit-html.js";function Zr(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var Xr=({media:e,preview:t})=>Wt`
  <span class="thumb">${e||t?Wt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Kr(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Wt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Xr(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Wt`<span class="soft" dir="auto">${s.label}</span>`:Ds}
          <span class="soft">${ke(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Zr(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ra=e=>e.items.length?Wt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Kr(e,t))}</ul>
    ${e.shown.length<e.items.length?Wt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ds}
  </section>`:Ds;var ca=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),la=e=>[...e.dataTransfer?.types??[]].includes("Files"),Qr=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function pa(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{la(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{la(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(ca(a.dataTransfer)))}),n("paste",a=>{let o=ca(a.clipboardData);!o.length||Qr(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Q,nothing as Es}from"../lib/lit-html/lit-html.js";import{html as me,nothing as Us}from"../lib/lit-html/lit-html.js";var Vt="category";function ua(e,{category:t}){let s=document.getElementById(Vt);if(s.value=t,Lt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function tc(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function ec(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ua(t,s[n]);else return;e.preventDefault()}var sc=(e,t,s)=>me`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ua(e,t)}>
    ${Tt(t.category)}
    <span class="grow" dir="auto">${ee(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?B(t.count):Us}</span>
  </li>`,ic=e=>{let{items:t}=e.proposals;return me`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>sc(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function da(e){let{form:t,proposals:s}=e,n=t.errors[Vt];return me`
    <div class="field">
      <label for=${Vt}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Vt} name=${Vt} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${m().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Us}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Us}
          .defaultValue=${e.values.category??""} @input=${a=>tc(a,e)} @keydown=${a=>ec(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ic(e)}
      </div>
      ${en(t.left[Vt])}
      ${n?me`<p class="error" id="category-error">${n}</p>`:me`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ss=(e,t,s,n,a)=>Q`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function fa(e){let t=e?.closest("details");t&&(t.open=!0)}var nc=e=>ss("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:m().limits.description})),ma=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Tt(t)} ${ee(t)}
  </button>`;function ac(e){let{category:t}=e.values,[s,n]=t?[Tt(t),ee(t)]:[c("filter"),i("edit.none")];return ss("category",s,i("find.category"),n,Q`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Se.map(a=>ma(e,a,a===t))}
        ${ma(e,"other",e.isOther)}
      </div>
      ${e.isOther?da(e):Es}
    </fieldset>`)}var ha=(e,t,s,n,a)=>Q`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function oc(e){let{isPublic:t}=e.values;return ss("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Q`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${ha(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${ha(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var rc=["0","1","5","20"],he=e=>Number(e)?i("place.area",{distance:Dt(Number(e))}):i("place.exact"),cc=e=>Q`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>Q`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function lc(e){let{area:t="",exactForFriends:s="true"}=e.values;return ss("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):he(t),Q`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?Q`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Es}
        ${rc.map(n=>Q`<option value=${n} ?selected=${t===n}>${he(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?cc(s):Es}`)}var $a=e=>Q`<div class="folds">${nc(e)}${ac(e)}${oc(e)}${lc(e)}</div>`;import{html as ns,nothing as Rs}from"../lib/lit-html/lit-html.js";import{html as at,nothing as fe}from"../lib/lit-html/lit-html.js";var Ns=16,ba=10,pc=2,uc={lat:25,lng:5,zoom:1},is=class extends K{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ba?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ns};let t=Ti(ai.get());return t?.zoom?t:uc}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ns,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return St(this.point,t)<pc*Bi(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Nt(t),"found",t.name)}distance=t=>this.point&&t?St(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ns,s=this.source==="tap"&&!this.chosen&&t<ba;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Gt(e){let t=new AbortController,s=null,n=xt((o,r)=>(s??=new is({signal:t.signal,update:r},e),gc(s,o)),{label:i("spot.title"),kind:"chooser"});ga(s),await n&&e.take(s),t.abort(),s.close()}var ga=e=>e.showMap(t=>yn(document.getElementById("spot"),{...t,hasCross:!0})),dc=(e,t)=>at`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,mc=e=>at`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?u({code:"map",text:i("map.failed")},()=>ga(e)):fe}
  </div>`;function hc(e,t){let s=e.chosen?.id===t.id;return at`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Dt(t.distance)}</span>
    </button>`}var fc=e=>at`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?at`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:fe}
    ${e.nearby.map(t=>hc(e,t))}
  </div>`,$c=e=>at`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Cs=e=>i(`spot.${e.source||"set"}`),bc=e=>at`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?at`<span class="soft">${Cs(e)}</span>`:fe}</span>
  </p>`,gc=(e,t)=>at`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${dc(e,t)}
  ${mc(e)}
  <div class="panel">
    ${bc(e)}
    ${fc(e)}
    ${e.chosen?fe:$c(e)}
    ${e.problem?at`<p class="error" role="alert">${e.problem}</p>`:fe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var wa=(e,t)=>ns`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ya=(e,t)=>ns`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Rs} @click=${()=>Gt(e)}>
      ${e.point?ns`<place-map inert .at=${e.point}></place-map>`:Rs}
      ${e.point?wa(e.label||i("spot.unnamed"),`${Cs(e)} ${i("spot.change")}`):wa(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ns`<p class="error" id="place-error" role="alert">${t}</p>`:Rs}
  </fieldset>`;import{html as At,nothing as Hs}from"../lib/lit-html/lit-html.js";function wc(e,t){e.merge(t),g(`group-${t-1}`)}function yc(e,t,s){e.split(t,s),g(`group-${t+1}`)}var vc=({preview:e,file:t})=>e?At`<img src=${e} alt="">`:At`<span class="film" title=${t.name}>${c("play")}</span>`,kc=(e,t,s)=>At`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>yc(e,t,s)}></button>`;function xc(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&G(a),n].filter(Boolean);return At`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?At`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>wc(e,s)}>
            ${i("group.merge")}
          </button>`:Hs}
      </div>
      <ul class="group">${t.map((r,l)=>At`<li>${l?kc(e,s,l):Hs}${vc(r)}</li>`)}</ul>
    </li>`}var va=(e,t)=>e.groups?At`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>xc(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Hs;import{html as E,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as zs}from"../lib/lit-html/lit-html.js";async function Oc(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:m().limits.caption},o=await xt((r,l)=>(n??=new w({send:({caption:b})=>r(b.trim()),update:l}),zs`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${D(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ka=(e,t,s,n)=>zs`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Oc(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?zs`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Pc,qc]=[6,10],Fc=300,P=null;function xa(){P.isOn=!0,P.item.classList.add("lifted"),navigator.vibrate?.(10)}var Oa=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Sc=(e,t)=>Oa(P.item).find(s=>{let n=s.getBoundingClientRect();return s!==P.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Lc(e){if(e.pointerId!==P.id)return;let[t,s]=[e.clientX-P.x,e.clientY-P.y],n=e.pointerType==="touch";if(!P.isOn){if(Math.hypot(t,s)<(n?qc:Pc))return;if(n)return P.end();xa()}P.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,P.over?.classList.remove("target"),P.over=Sc(e.clientX,e.clientY),P.over?.classList.add("target")}function Pa(e,t){if(e.button||P||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(P.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",P.over?.classList.remove("target"),P=null};P={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(P.timer=setTimeout(xa,Fc));let r=b=>{b.pointerId===P.id&&o()},l=b=>{if(b.pointerId!==P.id)return;let[_,yt]=[s,P.isOn&&P.over].map(qt=>Oa(s).indexOf(qt));o(),yt>=0&&t(_,yt)};document.addEventListener("pointermove",Lc,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",b=>{b.key==="Escape"&&o()},{signal:a})}function as(e){(P?.isOn||e.type==="dragstart")&&e.preventDefault()}var Tc="image/*,video/mp4,video/quicktime,video/webm";function Bc(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function qa(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Fa(e){return e.media?kt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?E`<span class="film">${c("play")}</span>`:E`<img src=${e.preview} alt="">`}var Sa={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},os=(e,t,s,n,a)=>E`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ic=(e,t)=>e.progress<1?E`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:E`<span class="over">${i("upload.processing")}</span>`,Ac=(e,t)=>({sending:()=>Ic(e,t),paused:()=>E`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>E`<span class="over">${i("upload.waiting")}</span>`,failed:()=>E`<span class="over error">${i("upload.failed")}</span>`,done:()=>mt})[e.state]();function _c(e,t,s){let n=s+1;return E`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Pa(a,(o,r)=>e.move(o,r))}
      @error=${Sa} @load=${Sa}>
      ${Fa(t)}
      ${s===0&&e.items.length>1?E`<span class="cover">${i("upload.cover")}</span>`:mt}
      ${Ac(t,n)}
      <span class="buttons">
        ${s>0?os("before","earlier","back",n,()=>qa(e,s,s-1)):mt}
        ${n<e.items.length?os("after","later","next",n,()=>qa(e,s,s+1)):mt}
        ${t.state==="failed"||t.state==="paused"?os("","again","retry",n,()=>e.retry(t)):mt}
        ${os("drop",t.state==="done"?"remove":"cancel","close",n,()=>Bc(e,t))}
      </span>
      ${t.state==="failed"?mt:ka(e,t,n,Fa(t))}
    </li>`}function Mc(e,t){t([...e.target.files]),e.target.value=""}var jc=(e,t)=>E`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?mt:E`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Tc} multiple @change=${s=>Mc(s,t)}>
  </li>`;function Dc(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return E`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:B(e.items.length)}):""}</p>
    ${s.map(n=>E`<p class="error" role="alert">${n}</p>`)}`}var La=(e,t)=>E`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${as} @contextmenu=${as} @dragstart=${as}>
    ${e.items.map((s,n)=>_c(e,s,n))}
    ${e.items.length<e.most?jc(e,t):mt}
  </ul>
  ${e.items.length>1?E`<p class="hint">${i("upload.order")}</p>`:mt}
  ${Dc(e)}`;async function Ta(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function Uc(e){e.uploads.add(e.several.decline()),g("files")}function Ec(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var Nc=(e,t)=>J`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>J`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?J`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ht}
    ${t?J`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.share.left?J`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ec(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Cc(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Rc=e=>J`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Cc(e)}>${i("edit.startOver")}</button>
  </p>`,Hc=e=>J`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?J`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${La(e.uploads,t=>Ta(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,zc=e=>J`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?J`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function Wc(e,t){let{isPublic:s,...n}=tn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Vc(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");fa(n),n?.focus()}function Gc(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Wc(a,e);return J`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>Vc(a,e)}>
      ${e.isRestored?Rc(e):ht}
      ${Hc(e)}
      ${ya(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:m().limits.title})}
      ${$a(e)}
      <div class="publish">
        ${zc(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${D(e.form,i(s))}
        </div>
      </div>
    </form>`}function Yc(e,t){return e.loading.problem?u(e.loading.problem,t):e.uploads?Gc(e):f(4)}function Ba(e){let t=new es(e),s=()=>t.loading.load();return pa(e.signal,n=>t.uploads&&Ta(t,n)),{title:t.title,ready:s(),view:()=>J`
      ${h(t.title,ht,t.back)}
      ${t.share?Nc(t,e.query.get("shared")==="full"):ht}
      ${va(t.several,()=>Uc(t))}
      ${t.several.groups?ht:ra(t.drafts)}
      ${Yc(t,s)}`,close:()=>t.close()}}import{html as L,nothing as tt}from"../lib/lit-html/lit-html.js";var Jc=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Ia(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let b=await y(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...b],s.next=b.length<Jc(l)?0:b.at(-1).row}catch(b){if(r!==n||b.name==="AbortError")return;o?p(k(b)):s.problem=b}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Zc=100*2**20,Xc=200,Kc=["ready","noPlace","duplicate","bad","skipped","done"],Qc=4,tl=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Aa=e=>tl.includes(e.reason)?e.reason:"",rs=class{current=null;unfinished=[];status="ready";isPublic=!1;progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.rows=Ia(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=j(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Kc.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Qc)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await y("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Ut){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Zc)throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await nt(H(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}setPublic(t){this.isPublic=t,this.#t.update()}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(;this.current.counts.ready&&!this.#s;){let r=this.current.counts.ready;if(o(await q(`${this.#i}/commit`,{isPublic:this.isPublic,limit:Xc},{signal:t})),this.current.counts.ready>=r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await y(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await nt(x(`/api/imports/${t.id}`))&&await this.leave()}};var el=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function sl(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var il=e=>L`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,nl=e=>L`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${el} aria-describedby="import-hint" @change=${t=>sl(t,e)}>
  </p>`,al=e=>L`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?u(e.refusal):tt}
    ${e.progress===null?nl(e):il(e)}
  </section>
  ${e.unfinished.length?rl(e):tt}`;async function _a(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var cs=e=>e.name||i("import.unnamed");async function ol(e,t){await e.open(t),g("part-import")}var rl=e=>L`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>L`
      <li class="row between">
        <span class="grow"><bdi class="strong">${cs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Ma(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${cs(t)}`} @click=${()=>ol(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${cs(t)}`} @click=${()=>_a(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,Ma=e=>i("import.ends",{date:G(e.expiresAt)});async function cl(e){await e.commit(),g("part-import")}var ll=(e,{taken:t,all:s})=>L`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:B(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>`,pl=({made:e})=>L`
  <p role="status">${c("check")} ${i("import.made",{n:e})}</p>
  ${e?L`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:tt}`,ul=e=>L`
  <label class="switch">
    <span>${i("import.public")}<br><span class="soft">${i("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${e.isPublic} @change=${t=>e.setPublic(t.target.checked)}>
  </label>`,dl=(e,t)=>L`
  ${ul(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>cl(e)}>${i("import.commit",{n:t})}</button>`;function ml(e){let{current:t,published:s}=e;return L`
    <section class="card">
      ${W("import",L`<bdi>${cs(t)}</bdi>`)}
      ${e.isBusy?ll(e,s):L`
        <p class="soft">${Ma(t)}</p>
        ${s?pl(s):tt}
        ${s?.problem?u(s.problem):tt}
        ${t.counts.ready?dl(e,t.counts.ready):tt}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>hl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>_a(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function hl(e){await e.leave(),g("import-file")}function fl(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=Aa(e);return t?i(`import.reason.${t}`):""}async function Vs(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function $l(e,t,s,n){let a=new K(n,null,()=>Vs(e,s,e.place(t,a.value)));return Gt(a)}var Gs=e=>e.title||i("import.line",{n:e.row}),Ws=(e,t,s)=>L`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Gs(e)}`} @click=${s}>${t}</button>`,bl=(e,t,s,n)=>({ready:()=>Ws(t,i("import.skip"),()=>Vs(e,s,e.skip(t,!0))),skipped:()=>Ws(t,i("import.unskip"),()=>Vs(e,s,e.skip(t,!1))),noPlace:()=>Ws(t,i("import.locate"),()=>$l(e,t,s,n)),done:()=>t.findId?L`<a class="button quiet" href="/finds/${t.findId}" aria-label=${`${i("import.show")}: ${Gs(t)}`}>
    ${i("import.show")}</a>`:tt})[t.status]?.()??tt,gl=e=>e?L`<br><span class="soft" dir="auto">${e}</span>`:tt,wl=(e,t,s,n)=>L`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Gs(t)}</bdi>${gl(fl(t))}</span>
    ${bl(e,t,s,n)}
  </li>`;function yl(e,t){let{items:s,problem:n,load:a}=e.rows;return n?u(n,a):s?s.length?L`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>wl(e,o,r,t))}</ul>
    ${F(e.rows)}`:L`<p class="soft" role="status">${i("import.none")}</p>`:f(4)}var vl=(e,t)=>L`
  <section class="card">
    ${W("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ct(e.status===s,`${i(`import.status.${s}`)} (${B(n)})`,()=>e.choose(s)))}
    </div>
    ${yl(e,t)}
  </section>`;function kl(e,t){return e.loading.problem?u(e.loading.problem,e.loading.load):e.current?L`${ml(e)}${e.isBusy?tt:vl(e,t)}`:al(e)}function ja(e){let t=new rs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>L`${h(i("import.title"),tt,"/settings")}${kl(t,e)}`}}import{html as A,nothing as Z}from"../lib/lit-html/lit-html.js";var xl=4,Ol=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Da(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ve).href),{data:s,size:n}=t(e,{ecc:"M",border:xl});return{size:n,path:Ol(s)}}function Pt(){let e=m().invites;return e==="members"||e==="admins"&&$()?.role==="admin"}var Ua=[1,2,5,10,25,100],Ea=[1,7,30,90],ls=class{created=null;#t;constructor(t){this.#t=t,this.list=M(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Da(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:$().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await x(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Na=(e,t,s,n)=>A`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>A`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Pl=()=>A`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function ql(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var Fl=(e,t=e.form)=>A`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>ql(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Na("uses",i("invites.uses"),Ua.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Na("days",i("invites.days"),Ea.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Pl()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${D(t,i("invites.create"))}</div>
  </form>`,Sl=({size:e,path:t})=>A`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Ll=e=>A`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Tl=e=>A`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Ll(e):Z}
    </p>
    ${e.created.code?Sl(e.created.code):Z}
  </section>`,Bl=e=>A`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Il(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Al=(e,t,s)=>A`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Il(e,t)}>
    ${i("invites.revoke")}
  </button>`,_l={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ml=(e,t)=>!e.isAdmin||e.isMine(t)?Z:A` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function jl(e,t){let s=t.note||i("invites.of",{date:G(t.createdAt)}),n=t.state==="open";return A`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(_l[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:B(t.uses-t.usesLeft),uses:B(t.uses)})}
        ${n?A` · ${i("invites.until",{date:G(t.expiresAt)})}`:Z}
        ${t.befriend?A` · ${i("invites.befriends")}`:Z}
        ${Ml(e,t)}
      </p>
      ${t.usedBy.length?A`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Bl)}</ul>`:Z}
      ${n?A`<p class="row actions">${Al(e,t,s)}</p>`:Z}
    </li>`}function Dl(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?A`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>jl(e,a))}</ul>
      ${F(e.list)}
    </section>`:Pt()?Z:I(i("invites.none"),i("reason.may_not_invite")):f(2)}function Ca(e){let t=new ls(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>A`
      ${h(i("invites.title"),Z,"/people")}
      ${Pt()?A`<p class="lead">${i("invites.lead")}</p>`:Z}
      ${t.created?Tl(t):Z}
      ${Pt()?Fl(t):Z}
      ${Dl(t)}`}}import{html as $e,nothing as Ul}from"../lib/lit-html/lit-html.js";var Ha=(e,t)=>$e`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,El=(e,{label:t,value:s,options:n,text:a})=>$e`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>$e`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Ra(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ha(n,a(o)):El(t,{label:n,value:o,options:s,text:a})}var Nl=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Cl=({mediaLimit:e})=>e?X(e):i("admin.limits.none"),Rl=e=>$e`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Ra(e,"registration",zn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Ra(e,"invites",Wn,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ha(i("admin.limitOfAll"),Cl(e.values)):Nl(e)}
    <div class="row end">${D(e.form,i("action.save"))}</div>
  </form>`;function Hl(e){return e.loading.problem?u(e.loading.problem,e.loading.load):e.values?Rl(e):f(4)}function za(e){let t=new We(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>$e`${h(i("admin.instance"),Ul,"/admin")}${Hl(t)}`}}import{html as ft,nothing as _t}from"../lib/lit-html/lit-html.js";var Wa=e=>e.slice(e.lastIndexOf("#")+1).trim(),ps=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Wa(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return m().registration==="closed"&&!this.invite}get asksInvite(){return m().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Pi();let a=this.invite||Wa(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));ct(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var zl=({form:e,asksInvite:t})=>ft`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):_t}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${D(e,i("join.action"))}
  </form>`;function Wl({greeting:e,invite:t}){let s=e?.inviter?.username;return ft`
    ${s?ft`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:_t}
    <p class="lead">${i("app.about")}</p>
    ${t?ft`<p class="lead">${i("join.invited")}</p>`:_t}`}var Vl=(e,t)=>ft`${Fn(ft`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Wl(e)}
  ${e.ended?ft`<p class="note" role="alert">${k(e.ended)}</p>`:_t}
  ${e.user?ft`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:_t}
  ${e.isClosed?ft`<p class="note">${i("join.closed")}</p>`:_t}
  ${m().passwordLogin?zl(e):_t}
  ${Tn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${qn(t)}`;function Va(e){let t=new ps(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Vl(t,e.update)}}import{html as bt,nothing as be}from"../lib/lit-html/lit-html.js";var Ga=["private","friends","public"],Ya=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Ja=e=>new w({send:async t=>e(await q("/api/lists",Ya(t)))}),us=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=M(t,O("/api/lists",{userId:s,limit:20}))}},ds=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=M(t,`${this.#e}/finds?limit=50`),this.loading=j(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await R(this.#e,Ya(s)),this.#t.update(),t()}});async remove(){await nt(x(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await nt(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(x(`${this.#e}/finds/${t.id}`).then(()=>{this.finds.items=this.finds.items.filter(s=>s.id!==t.id)}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},ms=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return nt(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await nt(t.hasFind?R(s):x(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Mt,nothing as Gl}from"../lib/lit-html/lit-html.js";var Yl={private:"lock",friends:"people",public:"globe"},hs=e=>Mt`
  <span class="badge">${c(Yl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Za=e=>Mt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?kt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${hs(e)}</span>
      </span>
    </a>
  </li>`,Jl=(e,t)=>Mt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Zl=(e,t)=>Mt`
  ${v(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Ga.map(s=>Jl(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,fs=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>Zl(s,t),s=>D(s,i("action.save"))),Xl=(e,t)=>Mt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${hs(t)}
    </label>
  </li>`,Kl=(e,t)=>Mt`
  <div class="row between"><h2>${i("find.addToList")}</h2>${Rt(t)}</div>
  ${e.lists.length?Mt`<ul class="people">${e.lists.map(s=>Xl(e,s))}</ul>`:Gl}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Ql(e){let t=new ms(e.id);await t.load()&&await xt((s,n)=>(t.update=n,Kl(t,s)),{label:i("find.addToList")})}import{html as $t,nothing as Yt}from"../lib/lit-html/lit-html.js";var[Xa,tp]=[12,28],Ys=class extends vn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:tp,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Xa})}))),this.map.fit(this.#t,Xa,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",Ys);var ep=112,Ka=(e,t)=>$t`
  <span class="sum"><span class="strong">${B(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,$s=(e,{count:t,likes:s,badge:n=Yt,actions:a=Yt})=>$t`
  <section class="profile-head">
    ${it(e,ep)}
    <p class="row">
      ${t===void 0?Yt:Ka(t,"person.findsSum")}
      ${s===void 0?Yt:Ka(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,sp=e=>$t`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?kt(e.media[0],{thumb:!0}):$t`<span class="sign-tile">${Tt(e.category)}</span>`}
      ${e.isPublic?Yt:$t`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Qa=(e,t,s)=>$t`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,ip={grid:e=>$t`<ul class="tiles">${e.map(sp)}</ul>`,list:e=>$t`<ul class="card rows">${e.map(t=>Ji(t,Le(t)))}</ul>`},Js=e=>[...new Map(e.map(t=>[t.locationId,{...Nt(t.location),name:t.location.name}])).values()];function Jt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?u(n,a):s?s.length?$t`
    <finds-map .places=${Js(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Qa(e,"grid","camera")}
      ${Qa(e,"list","filter")}
    </div>
    ${ip[e.layout](s)}
    ${F(e.finds)}`:I(t.title,t.text,t.action??Yt):f(3)}async function np(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ap=e=>se(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>fs(e.editForm,e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>np(e)}],{id:"list-menu"});async function to(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function op(e,t){await e.drop(t),g("list-menu")}function rp(e,t,s){let n=e.finds.items.length-1;return se(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>to(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>to(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>op(e,t)}],{id:`find-${t.id}`})}var cp=(e,t,s)=>bt`
  <li class="listed">
    ${Yi(t,Le(t))}
    ${e.isOwn?rp(e,t,s):be}
  </li>`,lp=({user:e})=>bt`<a class="person" href="/people/${e.id}">${it(e)} <span>${e.username}</span></a>`,pp=e=>bt`
  <div class="card">
    ${e.isOwn?be:lp(e.list)}
    ${e.list.description?bt`<p class="text" dir="auto">${e.list.description}</p>`:be}
    <p class="marks">${hs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function up(e){let{items:t,problem:s,load:n}=e.finds;return s?u(s,n):t?t.length?bt`
    <finds-map .places=${Js(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>cp(e,a,o))}</ol>
    ${F(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):f(3)}function dp(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return bt`<p class="empty">${i("lists.gone")}</p>`;if(t)return u(t,s);if(!e.list)return f(3);let{cover:n}=e.list;return bt`
    ${n?bt`<div class="list-cover">${kt(n.media,{eager:!0})}</div>`:be}
    ${pp(e)}
    ${up(e)}`}function eo(e){let t=new ds(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>bt`${h(t.title,t.isOwn?ap(t):be,"/lists")}${dp(t)}`}}import{html as Zs,nothing as mp}from"../lib/lit-html/lit-html.js";async function hp(e){let t=null;await fs(s=>Ja(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var fp=e=>Zs`
  <button type="button" id="new-list" @click=${()=>hp(e)}>${c("plus")} ${i("lists.new")}</button>`;function $p({lists:e,isOwn:t}){return e.problem?u(e.problem,e.load):e.items?e.items.length?Zs`<ul class="card rows">${e.items.map(Za)}</ul>${F(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):f(3)}function so(e){let t=new us(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Zs`
      ${h(i("lists.title"),t.isOwn?fp(e):mp,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${$p(t)}`}}import{html as io,nothing as gp}from"../lib/lit-html/lit-html.js";var bp=10,bs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=j(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<bp;s++){let n=await xe(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function wp({isGone:e,loading:t}){return t.problem?u(t.problem,t.load):e?io`<p class="empty">${i("person.gone")}</p>`:f(3)}function no(e){let t=new bs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>io`${h(t.name,gp,"/people")}${wp(t)}`}}import{html as gt,nothing as Xs}from"../lib/lit-html/lit-html.js";var gs=class{#t;#e;constructor(t){this.#t=t,this.list=M(t,"/api/notifications?limit=30"),this.#e=vt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ls(-1),H(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;yi(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await x(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ls(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var yp={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function vp(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var kp=({type:e,data:t})=>e==="moderated"?$i[bi(t)]:e==="link_used"?"lock":"flag",xp=({type:e,data:t})=>t.userId?gt`
  <span class="face">
    ${it({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(yp[e],e==="find_liked")}</span>
  </span>`:gt`<span class="face office">${c(kp({type:e,data:t}))}</span>`,Op=e=>gt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Pp=(e,t,s)=>gt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${wi(t.newest)} @click=${()=>e.markRead(t)}>
      ${xp(t.newest)}
      <span>
        <span class="what" dir="auto">${gi(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?Xs:gt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Op(t.newest.thumbnailUrl):Xs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>vp(e,t,s)}>${c("close")}</button>
  </li>`,qp=e=>gt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Fp=()=>gt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Sp(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?gt`<ul class="card notes">${e.groups.map((a,o)=>Pp(e,a,o))}</ul>${F(e.list)}`:I(i("note.none"),i("note.noneText"),Fp()):f(4)}function ao(e){let t=new gs(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>gt`${h(i("nav.bell"),t.hasUnread?qp(t):Xs)}${Sp(t)}`,close:()=>t.close()}}import{html as ot,nothing as Ks}from"../lib/lit-html/lit-html.js";var Lp=200,Tp=2,ws=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>M(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=M(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=vt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<Tp?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Lp)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Bp(e,t){if(e.isMe(t))return ot`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ot`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ae(t,e.reload);let s=e.requestOf(t);return s?ie(s,t,e.reload):ot`<span class="badge">${i("friend.pending")}</span>`}function Ip(e){let{found:t}=e;return t.problem?u(t.problem,e.search):t.items?t.items.length?ot`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ts(s,Bp(e,s)))}</ul>
    ${F(t)}`:ot`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ks}function Ap(e,t){e.preventDefault(),t.search()}var _p=e=>ot`
  <form class="card" role="search" @submit=${t=>Ap(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Ip(e)}
  </form>`;function ys(e,t,s,n=Ts){let a=e.lists[t];return a.items.length?ot`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${F(a)}
    </section>`:Ks}var Mp=(e,t,s)=>ae(s,[Me(t,s,e.reload),ne(s,e.reload)]),jp=e=>ot`
  ${ys(e,"received",(t,s)=>[ie(t,s,e.reload),ae(s,[ne(s,e.reload)])])}
  ${ys(e,"sent",(t,s)=>_e(t,s,e.reload))}
  ${e.lists.accepted.items.length?ys(e,"accepted",(t,s)=>Mp(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${ys(e,"blocked",(t,s)=>an(s,e.reload),nn)}`;function Dp(e){return e.problem?u(e.problem,e.load):e.isLoaded?jp(e):f(3)}var Up=()=>Pt()?ot`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ks;function oo(e){let t=new ws(e);return{title:i("people.title"),ready:t.load(),view:()=>ot`${h(i("people.title"),Up(),"/feed")}${_p(t)}${Dp(t)}`,close:()=>t.close()}}import{html as Zt,nothing as ks}from"../lib/lit-html/lit-html.js";var vs=class extends je{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=j(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await xe(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Ep({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ae(e,n.load):t?t.status==="accepted"?ks:s?ie(t,e,n.load):_e(t,e,n.load):ks}var Np=()=>Zt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Cp=e=>Zt`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Rp=e=>e.isMe?Np():[Ep(e),Cp(e.user)];function Hp(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ks;let o=n?.status==="accepted"?[Me(n,s,a.load)]:[];return ae(s,[un(s,a.load),...o,pn({userId:s.id}),ne(s,()=>t.go("/people"))])}var zp=e=>$s(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Zt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ks,actions:Rp(e)});function Wp(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Zt`<p class="empty">${i("person.gone")}</p>`:t?u(t,s):e.user?Zt`
    ${zp(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Jt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:f(3)}function ro(e){let t=new vs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Zt`${h(s(),Hp(t,e),"/people")}${Wp(t)}`}}import{html as V,nothing as ge}from"../lib/lit-html/lit-html.js";var xs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=M(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,x(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await nt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Os=class extends je{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.bin=new xs(t,()=>this.#t()),this.form=new w({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Ut){let n=a=>{this.progress=a,this.page.update()};n(0);try{ct(await s("PUT","/api/users/me/picture",await pe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await x("/api/users/me/picture"),ct(await y("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({username:t,age:s}){ct(await H("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as qs,nothing as Ps}from"../lib/lit-html/lit-html.js";async function Vp(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function Gp(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var Yp=(e,t)=>qs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Vp(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Jp=(e,{find:t,expiresAt:s})=>qs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?qs`<br><span class="soft">${i("bin.until",{date:Ft(s)})}</span>`:Ps}
    </p>
    ${t.hidden?dn(i("report.findHidden"),t.hidden):Ps}
    <p class="row">
      ${t.hidden?Ps:Yp(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Gp(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,co=e=>e.list.items?.length?qs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Jp(e,t))}</ul>
    ${F(e.list)}
  </section>`:Ps;function Zp(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Xp=e=>V`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Kp=e=>V`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Zp(t,e)}>
      ${e.hasPicture?Xp(e):ge}
    </p>
    ${e.progress===null?ge:V`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Qp=()=>V`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,tu=({form:e,user:t})=>V`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${D(e,i("action.save"))}</div>
  </form>`,eu=()=>V`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,su=()=>V`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,iu=()=>V`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,nu=()=>V`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,au=()=>V`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,ou=e=>V`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${Kp(e)}
    ${tu(e)}
  </section>`;async function ru(e){e.toggleEdit(),await g("edit-title")}var cu=e=>V`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>ru(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,lu=e=>[cu(e),eu(),su(),iu(),e.user.role==="admin"?nu():ge],pu=e=>V`
  ${h(e.user.username,au())}
  ${$s(e.user,{...e.figures,actions:lu(e)})}
  ${e.isEdited?ou(e):ge}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Jt(e,{title:i("profile.none"),text:i("profile.noneText"),action:Qp()})}
  </section>
  ${co(e.bin)}`;function lo(e){let t=new Os(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?pu(t):ge}}import{html as z,nothing as jt}from"../lib/lit-html/lit-html.js";var uu={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},du=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),po=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function mu(e,t,s){let n=po(t,s);s!=="dismissed"?await ln(n,({note:a})=>e.decide(t,s,a),du):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var uo=e=>e?z`<a class="strong" href="/people/${e.id}">${e.username}</a>`:z`<span class="soft">${i("report.left")}</span>`,hu=e=>z`
  <p class="row">${e.map(t=>z`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,fu=e=>z`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?oe(e.description):jt}
  ${e.media.length?hu(e.media):jt}`,$u=e=>e.find?fu(e.find):e.comment?oe(e.comment.content):e.kind==="user"?jt:z`<p class="soft">${i("report.noContent")}</p>`,bu=e=>z`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${uo(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?oe(e.text):jt}
  </li>`,gu=(e,t,s)=>z`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>mu(e,t,s)}>
    ${c(uu[s])} ${po(t,s)}
  </button>`,wu=(e,t)=>z`<p class="row">${rn(t.kind).map(s=>gu(e,t,s))}</p>`,yu=(e,t)=>z`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?oe(t.decision.note):jt}
  ${t.hidden?z`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:jt}`,vu=(e,t)=>z`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${uo(t.owner)}</h2>
    ${$u(t)}
    <ul class="rows">${[t,...t.others].map(bu)}</ul>
    ${t.decision?yu(e,t):wu(e,t)}
  </li>`;function ku(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?z`<ul class="stack">${t.map(a=>vu(e,a))}</ul>${F(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):f(3)}function mo(e){let t=new cn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>z`
      ${h(i("report.reports"),jt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${on.map(s=>Ct(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${ku(t)}`}}import{html as Qs,nothing as xu}from"../lib/lit-html/lit-html.js";var Ou=(e,t)=>Qs`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":kn(t))} ${i(`saved.${t}`)}
  </button>`,Pu=()=>Qs`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,qu=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Pu()});function ho(e){let t=new hn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Qs`
      ${h(i("saved.title"),xu,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${mn.map(s=>Ou(t,s))}</div>
      ${Jt(t,qu(t.state))}`}}import{html as N,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as et,nothing as ti}from"../lib/lit-html/lit-html.js";var $o=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Fu(e,t){let s=Oe(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>et`
    ${v(n)}
    ${Ot(n)}
    ${$o(n,s)}
    ${t?pt(n,"password",i("account.password")):ti}`,()=>et`<button type="submit">${i("settings.linkGo")}</button>`)}var Su=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>et`
  ${v(s)}
  ${$o(s,t.name)}`,()=>et`<button type="submit">${i("action.save")}</button>`);async function Lu(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var fo=(e,t,s)=>et`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Tu=(e,t,s)=>et`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?et`<span class="badge">${i("passkeys.backedUp")}</span>`:ti}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?et`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${fo(t,i("passkeys.rename"),async()=>{await Su(e,t),s()})}
      ${fo(t,i("action.delete"),()=>Lu(e,t))}
    </span>
  </li>`,Bu=e=>et`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,bo=(e,t,s)=>et`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?et`<ul class="people">${e.list.map(n=>Tu(e,n,s))}</ul>`:ti}
    <p>${Bu(async()=>{await Fu(e,t),s()})}</p>
  </section>`;import{html as we}from"../lib/lit-html/lit-html.js";var ei=(e,t,s,n,a,o)=>we`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>we`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,go=e=>Gt(e.picker()),Iu=(e,{latitude:t,longitude:s,radius:n,area:a})=>we`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${ei("home-radius",i("place.homeRadius"),_n,Dt,n,o=>e.changeHome({radius:o}))}
  ${ei("home-area",i("place.homeArea"),[1,5,20],he,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>go(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,wo=e=>we`
  <section class="card">
    ${W("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${ei("shown-area",i("place.shownNew"),[0,1,5,20],he,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Iu(e,e.values.home):we`
      <p><button type="button" class="quiet" id="home" @click=${()=>go(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as st,nothing as Xt}from"../lib/lit-html/lit-html.js";var si={read:["read"],write:["read","write"],admin:["read","write","admin"]};function yo(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:si[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var ye=e=>e.kind==="token",ko=e=>ye(e)?e.name:Oe(e.userAgent),Au={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},_u=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Mu(e){return e.expiresAt?ye(e)?i("token.until",{date:Ft(e.expiresAt)}):i("settings.until",{date:Ft(e.expiresAt)}):i("token.endless")}var ju=e=>e.lastUsedAt?i("session.used",{date:G(e.lastUsedAt)}):i("session.unused"),Du=(e,t)=>{let s=i(ye(t)?"token.revoke":"settings.end");return st`
    <button type="button" class="quiet" aria-label="${s}: ${ko(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Uu=e=>st`${i(ye(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,Eu=(e,t)=>st`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ko(t)}</span>
      <span class="badge">${Au[t.kind]()}</span>
      ${t.current?st`<span class="badge">${i("settings.thisOne")}</span>`:Xt}<br>
      ${ye(t)?st`<span class="soft">${_u(t)}</span><br>`:Xt}
      <span class="soft">${Uu(t)} · ${ju(t)} · ${Mu(t)}</span>
    </span>
    ${t.current?Xt:Du(e,t)}
  </li>`;async function Nu(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Cu=e=>st`
  <button type="button" class="quiet" @click=${()=>Nu(e)}>${i("settings.endOthers")}</button>`,vo=(e,t,s,n=Xt)=>st`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>st`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Ru=[90,30,365],Hu=e=>Object.keys(si).filter(t=>t!=="admin"||e.role==="admin"),zu=(e,t)=>st`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Ot(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${vo("access",i("token.access"),Hu(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${vo("days",i("token.life"),[...Ru.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?pt(t,"password",i("account.password")):Xt}`,Wu=e=>Re({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Vu(e){let t=null;await U(n=>yo(a=>{t=a,n()}),i("token.create"),n=>zu(e,n),()=>st`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Wu(t.token))}var xo=e=>st`
  <section class="card">
    ${W("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Eu(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Cu(e):Xt}
      <button type="button" class="quiet" id="new-token" @click=${()=>Vu(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Gu=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],ii=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:rt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Yu=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${re()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Ju=()=>ci.map(e=>[e,oi[e],e===ri()]),Zu=e=>N`
  <section class="card">
    ${W("appearance",i("settings.appearance"))}
    ${ii("language",i("settings.language"),Ju(),t=>e.setLanguage(t))}
    ${ii("theme",i("settings.theme"),bn.map(t=>[t,i(`settings.theme.${t}`),t===gn()]),t=>e.setTheme(t))}
    ${ii("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===pi()]),t=>e.setUnits(t))}
    ${fn()?Yu(e):rt}
  </section>`;async function Xu(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Oo=(e,t,s=rt)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Xu(n,e,t)}>
  </label>`,Ku=e=>N`
  <section class="card">
    ${W("notify",i("settings.notify"))}
    ${[...Gu,...$()?.role==="admin"?["reported"]:[]].map(t=>Oo(e,t))}
    ${m().pushKey?Oo(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):rt}
  </section>`,Qu=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,td=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function ed(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Qu(e,t):e.push==="off"?td(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var Kt=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,sd=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Kt("appearance",i("settings.appearance"))}
    ${Kt("notify",i("nav.bell"))}
    ${m().passwordLogin?Kt("password",i("account.password")):rt}
    ${Kt("places",i("place.settings"))}
    ${Kt("sessions",i("settings.devices"))}
    ${Kt("data",i("settings.data"))}
  </nav>`,id=e=>N`
  ${sd()}
  ${Zu(e)}
  ${Ku(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${ed(e)}
  </section>
  ${m().passwordLogin?jn(e):rt}
  ${e.passkeys.isShown?bo(e.passkeys,e.asksPassword,e.redraw):rt}
  ${m().provider.enabled?Dn(e):rt}
  ${wo(e.places)}
  ${xo(e)}
  ${Un(e)}
  ${Pt()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:rt}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function nd(e){let t=vt.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ad=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>nd(e)}>${i("settings.signOut")}</button>`;function od(e){return e.loading.problem?u(e.loading.problem,e.loading.load):e.isLoaded?id(e):f(5)}function Po(e){let t=new Ne(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${h(i("settings.title"),ad(t),"/profile")}
      ${t.refusal?u(t.refusal):rt}
      ${od(t)}`}}import{html as wt,nothing as Fo}from"../lib/lit-html/lit-html.js";var Fs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return vt.get("outbox")}load=async()=>{await Ri(),this.isLoaded=!0,this.#t.update()};cancel(t){return zi(t.id)}retry(t){return Wi(t.id)}sendNow(){return Vi()}};async function rd(e,t){await sn()&&e.cancel(t)}var cd=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),qo=e=>wt`<a class="strong" dir="auto" href=${Gi(e)}>${e.title}</a>`,ld={find:e=>wt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>wt`<span class="what" dir="auto">${e.body.content}</span><br>${qo(e)}`,like:qo},pd=(e,t)=>wt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${cd(t)}</span><br>
      ${ld[t.kind](t)}<br>
      ${t.state==="refused"?wt`<span class="error">${t.problem}</span>`:wt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?wt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Fo}
      <button type="button" class="quiet" @click=${()=>rd(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ud(e){return e.isLoaded?e.entries.length?wt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>pd(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):f(2)}function So(e){let t=new Fs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>wt`${h(i("outbox.title"),Fo,"/")}${ud(t)}`}}function dd(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,b]=await hi(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(_=>[_.category,_.count])),b]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${B(r)}${n?"+":""}`}}}export{Uo as about,Cn as accounts,Ql as addToList,Jn as admin,Kn as adminLog,dd as countCategories,Ba as edit,ja as import,za as instance,Ca as invites,Va as join,eo as list,so as lists,no as named,ao as notifications,oo as people,ro as person,lo as profile,mo as reports,ho as saved,Po as settings,So as waiting};
//# sourceMappingURL=more.js.map

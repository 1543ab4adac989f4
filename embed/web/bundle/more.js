import{$ as pi,$c as yn,A as X,Aa as Oi,Ab as Ei,Ac as rn,B as vt,Bc as cn,C as p,Ca as ke,Cb as xs,Cc as ne,Db as Qt,E as ai,Ea as xe,Ec as ln,F as y,Fa as Pi,Fb as kt,G as P,Ga as qi,Gc as pn,H as C,Ha as Fi,Hc as un,I as H,Ia as Li,Ib as Ci,J as x,Ja as Si,Jb as Hi,Jc as dn,K as oi,Ka as Ti,Kb as Oe,Kc as mn,La as Bi,Lc as hn,M as we,Ma as Ii,N as F,Na as Ai,Nb as _,Nc as fn,O as jt,Ob as nt,P as ri,Pa as _i,Pb as zi,Qb as lt,Ra as Mi,Rb as Pe,Rc as $n,Sa as ji,Sb as qe,Ta as Ui,Tb as Wi,Ua as Di,Ub as Gi,Va as Ni,Vb as Fe,Vc as bn,Wb as Vi,X as ye,Xc as gn,Yb as Ji,Z as ci,Zb as g,_ as li,_b as v,_c as wn,a as be,aa as ui,ac as d,b as h,ba as di,bc as M,bd as vn,c as Xs,ca as ks,cc as xt,cd as kn,d as Zt,dc as L,dd as xn,ea as mi,ec as Yi,f as Qs,fa as hi,fc as Kt,g as Xt,ga as fi,gb as c,gc as Os,h as Ks,ha as $i,hb as it,hc as Zi,i as ti,ia as bi,ib as R,ic as Le,j as ei,ja as $,jb as m,jc as te,ka as ve,kb as W,kc as Se,la as gi,lb as B,lc as Te,m as si,mb as u,mc as ee,n as i,nb as f,nc as se,oa as ct,ob as Nt,oc as Xi,p as k,pa as wi,pb as q,pc as Qi,qa as yi,qb as Rt,qc as Ki,ra as Ut,rb as b,rc as tn,s as N,sa as vi,sc as j,t as Ft,tc as en,u as V,ua as ki,uc as sn,v as ge,vc as nn,w as ii,wa as Dt,wc as an,xc as ie,y as Mt,ya as xi,yb as A,yc as Be,z as ni,za as Lt,zb as Ri,zc as on}from"./shared.js";import{html as St,nothing as Ps}from"../lib/lit-html/lit-html.js";var xo=new URL("lib/",be).pathname,Oo=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function On(){if(ne())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Po=()=>On()?i("about.tilesFrom",{host:On()}):i("about.alone"),qo=()=>St`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Po()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Fo=()=>St`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?St`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Ps}
      ${ne()?St`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Ps}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Lo=([e,t,s,n])=>St`<li><a href="${xo}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,So=()=>St`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Oo.map(Lo)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,To=()=>({title:i("about.title"),view:()=>St`
    ${m(i("about.title"),Ps,$()?"/settings":"/sign-in")}
    ${kn()}${vn()}${qo()}${Fo()}${So()}`});import{html as Ne,nothing as ir}from"../lib/lit-html/lit-html.js";var Bo=200,Io=2**20,qs=["all","active","suspended","admin"],Pn={wrong_password:"password"},Tt=e=>`/api/admin/users/${e.id}`,Ie=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=qs.includes(s)?s:"all",this.list=A(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Bo)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return ve()}adminForm(t,s){let n=async({password:a})=>{this.#i(await H(Tt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:Pn})}demote(t){return this.#n(H(Tt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(x(`${Tt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Tt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:Pn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await H(Tt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Io):r})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await C(`${Tt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await x(F(Tt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as T,nothing as Ct}from"../lib/lit-html/lit-html.js";import{html as J,nothing as ae}from"../lib/lit-html/lit-html.js";var Ae=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return $n()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await bn(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await H(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new g({send:n})}async remove(t){try{await x(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var Ao=1,Q=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Lt(this.#s,t)>Ao&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Oi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Dt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ke(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var qn="/api/users/me/place-settings",_o={radius:.5,area:1},Fn=[.2,.5,1,2,5],_e=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(qn,{signal:this.#t.signal})}async change(t){try{this.values=await C(qn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new Q(this.#t,s,()=>{n.point&&this.changeHome({..._o,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ln=e=>!e.current&&e.kind!=="token",Me=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=gi();#t;constructor(t){this.#t=t,this.passkeys=new Ae(t),this.places=new _e(t),this.loading=_(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ve()}get asksCurrent(){return this.user.hasPassword&&!gn(this.sessions)}get hasOthers(){return this.sessions.some(Ln)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),mi(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){dn(t),this.#t.update()}setUnits(t){Xs.set(t),this.#t.update()}setStreets(t){ln(t),this.#t.update()}async setLanguage(t){await si(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await C("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(hi);disablePush=()=>this.#i(fi);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await $i(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ln))await x(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await x(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await wi(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await C("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ct(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await x("/api/users/me/identity"),ct(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await x("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await yi(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},je=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Et=()=>h().provider.name,Ot=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?J`
  <p><a class="button quiet" href=${je()}>${i("signin.provider",{name:Et()})}</a></p>`:ae,pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Mo=()=>J`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Et()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Sn=({user:e,asksCurrent:t,password:s})=>J`
  <form class="card" novalidate @submit=${s.submit}>
    ${W("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?J`<p class="note">${i("link.setPassword")}</p>`:ae}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Ot(s)}
    ${t?pt(s,"currentPassword",i("settings.currentPassword")):ae}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Mo():ae}
    <div class="row end">${M(s,i("action.save"))}</div>
  </form>`;async function jo(e){let t=i("settings.unlinkTitle",{name:Et()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Uo(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Et()});await j(a=>t.confirmForm(a),s,a=>J`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${pt(a,"password",i("account.password"))}`,()=>J`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(je({link:"true"}))}var Do=e=>J`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>jo(e)}>${i("settings.unlink")}</button></p>`,No=e=>J`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${je({link:"true"})} @click=${t=>Uo(t,e)}>
      ${i("settings.link",{name:Et()})}
    </a>
  </p>`,Tn=e=>J`
  <section class="card">
    <h2>${i("settings.identity",{name:Et()})}</h2>
    ${e.user.identityLinked?Do(e):No(e)}
  </section>`;async function Ro(e){await j(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>J`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Ot(s)}
    ${e.asksPassword?pt(s,"password",i("account.password")):ae}`,()=>J`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Bn=e=>J`
  <section class="card">
    ${W("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ro(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Eo}from"../lib/lit-html/lit-html.js";async function Co(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ue=({title:e,text:t,label:s,value:n})=>xt(a=>Eo`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Co(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Ho({mediaBytes:e,mediaLimit:t}){let s=X(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:X(t)}):i("admin.usageUnlimited",{size:s})}var zo=e=>[i("admin.joined",{date:V(e.createdAt)}),e.seenAt?i("admin.seen",{date:V(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Ho(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Wo=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ft(t)}):i("admin.suspendedSince",{when:ge(e)}),Go=e=>T`<p class="note">${Wo(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Vo=e=>e.suspension?T`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:T`<a class="person" href="/people/${e.id}">${it(e)} <span class="strong">${e.username}</span></a>`,In=(e,t)=>T`
  ${v(t)}
  ${Ot(t)}
  ${e.asksPassword?pt(t,"password",i("account.password")):Ct}`,Jo=(e,t)=>j(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>T`
  <p>${i("admin.adminText")}</p>
  ${In(e,s)}`,()=>T`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Yo(e,t){await L(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Zo=["instance","own","none"],Xo=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return T`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Zo.map(n=>T`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ct}`};async function De(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Qo=(e,t)=>j(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Xo(s,t),()=>T`<button type="submit">${i("action.save")}</button>`),Ko=(e,t)=>j(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>T`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>T`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function tr(e,t){let s="";await j(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>T`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${In(e,o)}`,()=>T`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ue({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function er(e,t){let s=j(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>T`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>T`<button type="submit" class="danger">${i("admin.delete")}</button>`);await De(s,"admin.deleteDone",t)&&b("account-search")}function sr(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Yo(e,t)):s(i("admin.admin"),()=>De(Jo(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>De(Qo(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>tr(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>De(Ko(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>er(e,t),!0)]}var An=(e,t)=>T`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Vo(t)}
        ${t.role==="admin"?T`<span class="badge">${i("admin.role")}</span>`:Ct}
        ${e.isMe(t)?T`<span class="badge">${i("people.you")}</span>`:Ct}
        ${t.suspension?T`<span class="badge warning">${i("admin.suspended")}</span>`:Ct}
      </span>
      ${Kt(i("people.menu",{name:t.username}),sr(e,t))}
    </div>
    <p class="soft facts">${zo(t).filter(Boolean).map(s=>T`<span>${s}</span>`)}</p>
    ${t.suspension?Go(t.suspension):Ct}
  </li>`;function nr(e,t){e.preventDefault(),t.search()}var ar=e=>Ne`
  <form role="search" @submit=${t=>nr(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${qs.map(t=>Nt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function or(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?Ne`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>An(e,a))}</ul>
    ${q(e.list)}`:Ne`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:f(4)}function _n(e){let t=new Ie(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ne`
      ${m(i("admin.people"),ir,"/admin")}
      <section class="card">${ar(t)}${or(t)}</section>`,close:()=>t.close()}}import{html as En,nothing as $r}from"../lib/lit-html/lit-html.js";var Mn=2**20,jn="/api/admin/instance",Un=["invite","open","closed"],Dn=["members","admins","off"],Re=class{values=null;constructor(t){this.loading=_(t,async()=>{this.values=await y(jn,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Mn):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let w={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(w.registration=o),r!==this.values.invites&&(w.invites=r),l!==void 0&&l!==String(this.limit)&&(w.mediaLimit=Math.round(Number(l)*Mn)),this.values=await H(jn,w);let{fixed:E,mediaLimit:yt,registration:qt,invites:vo,...ko}=this.values;Object.assign(h(),{instance:ko,registration:qt,invites:qt==="closed"?"off":vo}),p(i("admin.saved"))}},Ee=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=_(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ce=class{values=null;constructor(t){this.loading=_(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as He,nothing as Fs}from"../lib/lit-html/lit-html.js";var rr={ok:"check",warn:"flag",fail:"close"},cr=e=>He`
  <li class="row finding ${e.status}">
    ${c(rr[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?He`<br><span lang="en" class="soft">${e.fix}</span>`:Fs}
    </span>
  </li>`;function lr({status:e,findings:t}){return He`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(cr)}</ul>`}var Nn=e=>He`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?u(e.loading.problem,e.run):Fs}
      ${e.values&&!e.loading.problem?lr(e.values):Fs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as dt,nothing as oe}from"../lib/lit-html/lit-html.js";var pr=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ut=(e,t)=>dt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,ur=e=>i("admin.jobsOf",{push:N(e.pushJobs),media:N(e.mediaJobs)}),dr=e=>dt`
  ${ut(i("admin.backup"),e.lastAt?dt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${ut(i("admin.backupPlace"),e.place)}`,mr=e=>dt`
  <dl class="stack">
    ${ut(i("admin.users"),N(e.users))}
    ${ut(i("admin.publicFinds"),N(e.finds))}
    ${ut(i("admin.media"),X(e.mediaBytes))}
    ${e.diskFree===null?oe:ut(i("admin.disk"),X(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?ut(i("admin.jobs"),ur(e)):oe}
    ${e.backup?dr(e.backup):oe}
    ${ut(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${ut(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,hr=e=>dt`<li class="note">${i(`admin.problem.${e}`)}</li>`,fr=e=>dt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>dt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${X(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Rn({values:e,loading:t}){if(t.problem)return u(t.problem,t.load);if(!e)return f(3);let s=e.problems.filter(n=>pr.includes(n));return dt`
    ${s.length?dt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(hr)}</ul>`:oe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${mr(e)}
      ${e.largest.length?fr(e.largest):oe}
    </section>`}var br=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],gr=([e,t,s])=>En`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Cn(e){let t=new Ce(e),s=new Ee(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>En`
      ${m(i("admin.title"),$r,"/profile")}
      <section class="card">
        <ul class="people">${br.map(gr)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Rn(t)}
      ${Nn(s)}`}}import{html as ze,nothing as Hn}from"../lib/lit-html/lit-html.js";var zn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},wr={mediaLimit:"limitOfAll",invites:"whoInvites"},yr=e=>parseInt(e,10)?X(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function vr({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${wr[s]??s}`)).join(", "):e==="media_limit_changed"?yr(t):t}function kr(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(zn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var xr=e=>ze`
  <li class="row act">
    ${c(zn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${kr(e)}</span><br>
      ${e.reason?ze`<span dir="auto">${vr(e)}</span><br>`:Hn}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Or(e){return e.problem?u(e.problem,e.load):e.items?e.items.length?ze`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(xr)}</ul>
      ${q(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText")):f(4)}function Wn(e){let t=A(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ze`${m(i("admin.log"),Hn,"/admin")}${Or(t)}`}}import{html as Y,nothing as ht}from"../lib/lit-html/lit-html.js";async function Ls(){if(!await caches.has(Xt))return null;let e=await caches.open(Xt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Pr(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Pr(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Gn(e){let t=await caches.open(Xt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Xt),Ls()}var qr=1200*36e5,We=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${ri}$`).test(s)||!this.#s?s:Ut()),this.#s&&!this.stored&&this.#o(Ut())}#o(t){this.id=t,this.#e=this.#s?lt(t):zi(t),this.stored=this.#e.get()}get findId(){return this.#i??=vi(this.id)>Date.now()-qr?this.id:Ut()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await qe(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Gi(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Fe(this.id):null}};var Fr=2,Ge=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Fr)}async load(){await Vi();let t=await qe();if(this.#t.signal.aborted)return;this.close();let s=Pe().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-xe),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){lt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return lt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ve=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await oi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await Fi(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await Li(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Ai(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return C(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function Ts(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return Ss;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Sr(Lr(t,s+10));if(n===65498||n>>8!==255)return Ss}}catch{}return Ss}var Ss={place:null,time:""},Vn=async e=>(await Ts(e)).place;function Lr(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,w)=>String.fromCharCode(...Array.from({length:w},(E,yt)=>e.getUint8(t+l+yt))),entries:l=>new Map(Array.from({length:n(l)},(w,E)=>[n(l+2+12*E),l+10+12*E]))}}function Sr(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Br,null),time:s(34665,Tr,"")}}function Tr({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Br({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let w=e(s.get(l)),E=qt=>e(w+8*qt)/e(w+8*qt+4),yt=E(0)+E(1)/60+(E(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-yt:yt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function re(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ir(e)}catch{return e}}async function Ir(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ar=.15,Jn=e=>e.slice(0,10);function _r(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Yn=e=>e.find(t=>t.place)?.place??null,Zn=e=>e.find(t=>t.time)?.time??"";function Mr(e,t,s){let[n,a]=[Yn(e),Zn(e)];return e.length<s&&(!n||!t.place||Lt(n,t.place)<=Ar)&&(!a||!t.time||Jn(a)===Jn(t.time))}function Xn(e,t){let s=[];for(let n of _r(e)){let a=s.findLast(o=>Mr(o,n,t));a?a.push(n):s.push([n])}return s}var ce=e=>({place:Yn(e),time:Zn(e)}),Qn=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Kn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Je=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ts(o)}))),a=Xn(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ce(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ke(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ce(t).place?this.#e.get(t[0])??"":"",time:ce(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Qn(this.groups,t))}split(t,s){this.#s(Kn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ut()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await jr(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=ce(n),r={id:s,at:a,isPublic:Zt.get()!=="friends",media:[],label:this.describe(n).name};if(lt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!lt(s).get())throw{code:"storage"};await Wi(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function jr(e){lt(e).remove(),await Fe(e)}var Ur=2,Dr=2,Nr=60,le=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=jt}){this.items=t.map(({at:r,key:l,caption:w="",...E})=>({media:E,at:r,key:l,caption:w,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await re(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Si(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await Vn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Ur-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ai(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(Nr,(t.pause??Dr/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await re(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ni(r)})};if(s.aborted)return null;let l=E=>{t.progress=E,this.#e()},[w]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return w}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var Ye=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new We(t),this.#i=new Ve(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Zt.get()!=="friends",...s},this.drafts=new Ge(t,this.#s.id),this.several=new Je(t),this.loading=_(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ei(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...Ii(s),...t},this.uploads=new le(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new Q(this.#t,t?.place??qi(s),this.#p)}async#r(){let t=await Pi(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-xe);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new le(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new Q(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await Ls():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=Ti(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Gn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=Bi({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await Mi(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Zt.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Pe():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Ht,nothing as Bs}from"../lib/lit-html/lit-html.js";function Rr(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var Er=({media:e,preview:t})=>Ht`
  <span class="thumb">${e||t?Ht`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Cr(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ht`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Er(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ht`<span class="soft" dir="auto">${s.label}</span>`:Bs}
          <span class="soft">${ge(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Rr(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ta=e=>e.items.length?Ht`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Cr(e,t))}</ul>
    ${e.shown.length<e.items.length?Ht`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Bs}
  </section>`:Bs;var ea=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),sa=e=>[...e.dataTransfer?.types??[]].includes("Files"),Hr=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ia(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{sa(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{sa(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(ea(a.dataTransfer)))}),n("paste",a=>{let o=ea(a.clipboardData);!o.length||Hr(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as K,nothing as Is}from"../lib/lit-html/lit-html.js";var Ze=(e,t,s,n,a)=>K`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function oa(e){let t=e?.closest("details");t&&(t.open=!0)}var zr=e=>Ze("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),na=(e,t,s)=>K`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Qt(t)} ${xs(t)}
  </button>`;function Wr(e){let{category:t}=e.values,[s,n]=t?[Qt(t),xs(t)]:[c("filter"),i("edit.none")];return Ze("category",s,i("find.category"),n,K`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Ri.map(a=>na(e,a,a===t))}
        ${na(e,"other",e.isOther)}
      </div>
      ${e.isOther?d(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:h().limits.category}):Is}
    </fieldset>`)}var aa=(e,t,s,n,a)=>K`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Gr(e){let{isPublic:t}=e.values;return Ze("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),K`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${aa(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${aa(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Vr=["0","1","5","20"],pe=e=>Number(e)?i("place.area",{distance:Mt(Number(e))}):i("place.exact"),Jr=e=>K`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>K`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Yr(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ze("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):pe(t),K`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?K`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Is}
        ${Vr.map(n=>K`<option value=${n} ?selected=${t===n}>${pe(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Jr(s):Is}`)}var ra=e=>K`<div class="folds">${zr(e)}${Wr(e)}${Gr(e)}${Yr(e)}</div>`;import{html as Qe,nothing as Ms}from"../lib/lit-html/lit-html.js";import{html as at,nothing as ue}from"../lib/lit-html/lit-html.js";var As=16,ca=10,Zr=2,Xr={lat:25,lng:5,zoom:1},Xe=class extends Q{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ca?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:As};let t=ki(Qs.get());return t?.zoom?t:Xr}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(As,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Lt(this.point,t)<Zr*xi(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Dt(t),"found",t.name)}distance=t=>this.point&&t?Lt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??As,s=this.source==="tap"&&!this.chosen&&t<ca;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function zt(e){let t=new AbortController,s=null,n=xt((o,r)=>(s??=new Xe({signal:t.signal,update:r},e),nc(s,o)),{label:i("spot.title"),kind:"chooser"});la(s),await n&&e.take(s),t.abort(),s.close()}var la=e=>e.showMap(t=>mn(document.getElementById("spot"),{...t,hasCross:!0})),Qr=(e,t)=>at`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Kr=e=>at`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?u({code:"map",text:i("map.failed")},()=>la(e)):ue}
  </div>`;function tc(e,t){let s=e.chosen?.id===t.id;return at`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Mt(t.distance)}</span>
    </button>`}var ec=e=>at`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?at`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ue}
    ${e.nearby.map(t=>tc(e,t))}
  </div>`,sc=e=>at`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,_s=e=>i(`spot.${e.source||"set"}`),ic=e=>at`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?at`<span class="soft">${_s(e)}</span>`:ue}</span>
  </p>`,nc=(e,t)=>at`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Qr(e,t)}
  ${Kr(e)}
  <div class="panel">
    ${ic(e)}
    ${ec(e)}
    ${e.chosen?ue:sc(e)}
    ${e.problem?at`<p class="error" role="alert">${e.problem}</p>`:ue}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var pa=(e,t)=>Qe`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ua=(e,t)=>Qe`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ms} @click=${()=>zt(e)}>
      ${e.point?Qe`<place-map inert .at=${e.point}></place-map>`:Ms}
      ${e.point?pa(e.label||i("spot.unnamed"),`${_s(e)} ${i("spot.change")}`):pa(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Qe`<p class="error" id="place-error" role="alert">${t}</p>`:Ms}
  </fieldset>`;import{html as Bt,nothing as js}from"../lib/lit-html/lit-html.js";function ac(e,t){e.merge(t),b(`group-${t-1}`)}function oc(e,t,s){e.split(t,s),b(`group-${t+1}`)}var rc=({preview:e,file:t})=>e?Bt`<img src=${e} alt="">`:Bt`<span class="film" title=${t.name}>${c("play")}</span>`,cc=(e,t,s)=>Bt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>oc(e,t,s)}></button>`;function lc(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&V(a),n].filter(Boolean);return Bt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Bt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>ac(e,s)}>
            ${i("group.merge")}
          </button>`:js}
      </div>
      <ul class="group">${t.map((r,l)=>Bt`<li>${l?cc(e,s,l):js}${rc(r)}</li>`)}</ul>
    </li>`}var da=(e,t)=>e.groups?Bt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>lc(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:js;import{html as U,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as Us}from"../lib/lit-html/lit-html.js";async function pc(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await xt((r,l)=>(n??=new g({send:({caption:w})=>r(w.trim()),update:l}),Us`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${M(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ma=(e,t,s,n)=>Us`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>pc(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Us`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[uc,dc]=[6,10],mc=300,O=null;function ha(){O.isOn=!0,O.item.classList.add("lifted"),navigator.vibrate?.(10)}var fa=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],hc=(e,t)=>fa(O.item).find(s=>{let n=s.getBoundingClientRect();return s!==O.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function fc(e){if(e.pointerId!==O.id)return;let[t,s]=[e.clientX-O.x,e.clientY-O.y],n=e.pointerType==="touch";if(!O.isOn){if(Math.hypot(t,s)<(n?dc:uc))return;if(n)return O.end();ha()}O.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,O.over?.classList.remove("target"),O.over=hc(e.clientX,e.clientY),O.over?.classList.add("target")}function $a(e,t){if(e.button||O||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(O.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",O.over?.classList.remove("target"),O=null};O={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(O.timer=setTimeout(ha,mc));let r=w=>{w.pointerId===O.id&&o()},l=w=>{if(w.pointerId!==O.id)return;let[E,yt]=[s,O.isOn&&O.over].map(qt=>fa(s).indexOf(qt));o(),yt>=0&&t(E,yt)};document.addEventListener("pointermove",fc,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",w=>{w.key==="Escape"&&o()},{signal:a})}function Ke(e){(O?.isOn||e.type==="dragstart")&&e.preventDefault()}var $c="image/*,video/mp4,video/quicktime,video/webm";function bc(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function ba(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ga(e){return e.media?kt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?U`<span class="film">${c("play")}</span>`:U`<img src=${e.preview} alt="">`}var wa={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ts=(e,t,s,n,a)=>U`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,gc=(e,t)=>e.progress<1?U`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:U`<span class="over">${i("upload.processing")}</span>`,wc=(e,t)=>({sending:()=>gc(e,t),paused:()=>U`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>U`<span class="over">${i("upload.waiting")}</span>`,failed:()=>U`<span class="over error">${i("upload.failed")}</span>`,done:()=>mt})[e.state]();function yc(e,t,s){let n=s+1;return U`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>$a(a,(o,r)=>e.move(o,r))}
      @error=${wa} @load=${wa}>
      ${ga(t)}
      ${s===0&&e.items.length>1?U`<span class="cover">${i("upload.cover")}</span>`:mt}
      ${wc(t,n)}
      <span class="buttons">
        ${s>0?ts("before","earlier","back",n,()=>ba(e,s,s-1)):mt}
        ${n<e.items.length?ts("after","later","next",n,()=>ba(e,s,s+1)):mt}
        ${t.state==="failed"||t.state==="paused"?ts("","again","retry",n,()=>e.retry(t)):mt}
        ${ts("drop",t.state==="done"?"remove":"cancel","close",n,()=>bc(e,t))}
      </span>
      ${t.state==="failed"?mt:ma(e,t,n,ga(t))}
    </li>`}function vc(e,t){t([...e.target.files]),e.target.value=""}var kc=(e,t)=>U`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?mt:U`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${$c} multiple @change=${s=>vc(s,t)}>
  </li>`;function xc(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return U`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:N(e.items.length)}):""}</p>
    ${s.map(n=>U`<p class="error" role="alert">${n}</p>`)}`}var ya=(e,t)=>U`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ke} @contextmenu=${Ke} @dragstart=${Ke}>
    ${e.items.map((s,n)=>yc(e,s,n))}
    ${e.items.length<e.most?kc(e,t):mt}
  </ul>
  ${e.items.length>1?U`<p class="hint">${i("upload.order")}</p>`:mt}
  ${xc(e)}`;async function va(e,t){await e.addFiles(t),e.several.groups&&b("several-title")}function Oc(e){e.uploads.add(e.several.decline()),b("files")}function Pc(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var qc=(e,t)=>Y`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>Y`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?Y`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ht}
    ${t?Y`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.share.left?Y`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Pc(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Fc(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Lc=e=>Y`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Fc(e)}>${i("edit.startOver")}</button>
  </p>`,Sc=e=>Y`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Y`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${ya(e.uploads,t=>va(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Tc=e=>Y`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?Y`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function Bc(e,t){let{isPublic:s,...n}=Ji(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Ic(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");oa(n),n?.focus()}function Ac(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Bc(a,e);return Y`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>Ic(a,e)}>
      ${e.isRestored?Lc(e):ht}
      ${Sc(e)}
      ${ua(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${ra(e)}
      <div class="publish">
        ${Tc(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${M(e.form,i(s))}
        </div>
      </div>
    </form>`}function _c(e,t){return e.loading.problem?u(e.loading.problem,t):e.uploads?Ac(e):f(4)}function ka(e){let t=new Ye(e),s=()=>t.loading.load();return ia(e.signal,n=>t.uploads&&va(t,n)),{title:t.title,ready:s(),view:()=>Y`
      ${m(t.title,ht,t.back)}
      ${t.share?qc(t,e.query.get("shared")==="full"):ht}
      ${da(t.several,()=>Oc(t))}
      ${t.several.groups?ht:ta(t.drafts)}
      ${_c(t,s)}`,close:()=>t.close()}}import{html as S,nothing as tt}from"../lib/lit-html/lit-html.js";var Mc=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function xa(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let w=await y(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...w],s.next=w.length<Mc(l)?0:w.at(-1).row}catch(w){if(r!==n||w.name==="AbortError")return;o?p(k(w)):s.problem=w}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var jc=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Oa=20,Uc=200,Dc=["ready","noPlace","duplicate","bad","skipped","done"],Nc=4,Rc=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Pa=e=>Rc.includes(e.reason)?e.reason:"",es=class{current=null;unfinished=[];status="ready";isPublic=!1;progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.rows=xa(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=_(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Dc.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Nc)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await y("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=jt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>jc(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await nt(H(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}setPublic(t){this.isPublic=t,this.#t.update()}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Oa;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready;if(o(await P(`${this.#i}/commit`,{isPublic:this.isPublic,limit:Uc},{signal:t})),r=this.current.counts.ready<l?Oa:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await y(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await nt(x(`/api/imports/${t.id}`))&&await this.leave()}};var Ec=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function Cc(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&b("part-import"))}var Hc=e=>S`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,zc=e=>S`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Ec} aria-describedby="import-hint" @change=${t=>Cc(t,e)}>
  </p>`,Wc=e=>S`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?u(e.refusal):tt}
    ${e.progress===null?zc(e):Hc(e)}
  </section>
  ${e.unfinished.length?Vc(e):tt}`;async function qa(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),b("import-file"))}var ss=e=>e.name||i("import.unnamed");async function Gc(e,t){await e.open(t),b("part-import")}var Vc=e=>S`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>S`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ss(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Fa(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ss(t)}`} @click=${()=>Gc(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ss(t)}`} @click=${()=>qa(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,Fa=e=>i("import.ends",{date:V(e.expiresAt)});async function Jc(e){await e.commit(),b("part-import")}var Yc=(e,{taken:t,all:s})=>S`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:N(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>`,Zc=({made:e})=>S`
  <p role="status">${c("check")} ${i("import.made",{n:e})}</p>
  ${e?S`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:tt}`,Xc=e=>S`
  <label class="switch">
    <span>${i("import.public")}<br><span class="soft">${i("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${e.isPublic} @change=${t=>e.setPublic(t.target.checked)}>
  </label>`,Qc=(e,t)=>S`
  ${Xc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Jc(e)}>${i("import.commit",{n:t})}</button>`;function Kc(e){let{current:t,published:s}=e;return S`
    <section class="card">
      ${W("import",S`<bdi>${ss(t)}</bdi>`)}
      ${e.isBusy?Yc(e,s):S`
        <p class="soft">${Fa(t)}</p>
        ${s?Zc(s):tt}
        ${s?.problem?u(s.problem):tt}
        ${t.counts.ready?Qc(e,t.counts.ready):tt}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>tl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>qa(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function tl(e){await e.leave(),b("import-file")}function el(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=Pa(e);return t?i(`import.reason.${t}`):""}async function Ns(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];b(n?`row-${n.row}`:"part-rows")}function sl(e,t,s,n){let a=new Q(n,null,()=>Ns(e,s,e.place(t,a.value)));return zt(a)}var Rs=e=>e.title||i("import.line",{n:e.row}),Ds=(e,t,s)=>S`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Rs(e)}`} @click=${s}>${t}</button>`,il=(e,t,s,n)=>({ready:()=>Ds(t,i("import.skip"),()=>Ns(e,s,e.skip(t,!0))),skipped:()=>Ds(t,i("import.unskip"),()=>Ns(e,s,e.skip(t,!1))),noPlace:()=>Ds(t,i("import.locate"),()=>sl(e,t,s,n)),done:()=>t.findId?S`<a class="button quiet" href="/finds/${t.findId}" aria-label=${`${i("import.show")}: ${Rs(t)}`}>
    ${i("import.show")}</a>`:tt})[t.status]?.()??tt,nl=e=>e?S`<br><span class="soft" dir="auto">${e}</span>`:tt,al=(e,t,s,n)=>S`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Rs(t)}</bdi>${nl(el(t))}</span>
    ${il(e,t,s,n)}
  </li>`;function ol(e,t){let{items:s,problem:n,load:a}=e.rows;return n?u(n,a):s?s.length?S`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>al(e,o,r,t))}</ul>
    ${q(e.rows)}`:S`<p class="soft" role="status">${i("import.none")}</p>`:f(4)}var rl=(e,t)=>S`
  <section class="card">
    ${W("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Nt(e.status===s,`${i(`import.status.${s}`)} (${N(n)})`,()=>e.choose(s)))}
    </div>
    ${ol(e,t)}
  </section>`;function cl(e,t){return e.loading.problem?u(e.loading.problem,e.loading.load):e.current?S`${Kc(e)}${e.isBusy?tt:rl(e,t)}`:Wc(e)}function La(e){let t=new es(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>S`${m(i("import.title"),tt,"/settings")}${cl(t,e)}`}}import{html as I,nothing as Z}from"../lib/lit-html/lit-html.js";var ll=4,pl=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Sa(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",be).href),{data:s,size:n}=t(e,{ecc:"M",border:ll});return{size:n,path:pl(s)}}function Pt(){let e=h().invites;return e==="members"||e==="admins"&&$()?.role==="admin"}var Ta=[1,2,5,10,25,100],Ba=[1,7,30,90],is=class{created=null;#t;constructor(t){this.#t=t,this.list=A(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Sa(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:$().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await x(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Ia=(e,t,s,n)=>I`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>I`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,ul=()=>I`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function dl(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await b("created-title")}var ml=(e,t=e.form)=>I`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>dl(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Ia("uses",i("invites.uses"),Ta.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Ia("days",i("invites.days"),Ba.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${ul()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${M(t,i("invites.create"))}</div>
  </form>`,hl=({size:e,path:t})=>I`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,fl=e=>I`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,$l=e=>I`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?fl(e):Z}
    </p>
    ${e.created.code?hl(e.created.code):Z}
  </section>`,bl=e=>I`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${e.username}</span></a></li>`;async function gl(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var wl=(e,t,s)=>I`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>gl(e,t)}>
    ${i("invites.revoke")}
  </button>`,yl={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},vl=(e,t)=>!e.isAdmin||e.isMine(t)?Z:I` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function kl(e,t){let s=t.note||i("invites.of",{date:V(t.createdAt)}),n=t.state==="open";return I`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(yl[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:N(t.uses-t.usesLeft),uses:N(t.uses)})}
        ${n?I` · ${i("invites.until",{date:V(t.expiresAt)})}`:Z}
        ${t.befriend?I` · ${i("invites.befriends")}`:Z}
        ${vl(e,t)}
      </p>
      ${t.usedBy.length?I`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(bl)}</ul>`:Z}
      ${n?I`<p class="row actions">${wl(e,t,s)}</p>`:Z}
    </li>`}function xl(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?I`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>kl(e,a))}</ul>
      ${q(e.list)}
    </section>`:Pt()?Z:B(i("invites.none"),i("reason.may_not_invite")):f(2)}function Aa(e){let t=new is(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>I`
      ${m(i("invites.title"),Z,"/people")}
      ${Pt()?I`<p class="lead">${i("invites.lead")}</p>`:Z}
      ${t.created?$l(t):Z}
      ${Pt()?ml(t):Z}
      ${xl(t)}`}}import{html as de,nothing as Ol}from"../lib/lit-html/lit-html.js";var Ma=(e,t)=>de`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Pl=(e,{label:t,value:s,options:n,text:a})=>de`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>de`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function _a(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ma(n,a(o)):Pl(t,{label:n,value:o,options:s,text:a})}var ql=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Fl=({mediaLimit:e})=>e?X(e):i("admin.limits.none"),Ll=e=>de`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${_a(e,"registration",Un,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${_a(e,"invites",Dn,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ma(i("admin.limitOfAll"),Fl(e.values)):ql(e)}
    <div class="row end">${M(e.form,i("action.save"))}</div>
  </form>`;function Sl(e){return e.loading.problem?u(e.loading.problem,e.loading.load):e.values?Ll(e):f(4)}function ja(e){let t=new Re(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>de`${m(i("admin.instance"),Ol,"/admin")}${Sl(t)}`}}import{html as ft,nothing as It}from"../lib/lit-html/lit-html.js";var Ua=e=>e.slice(e.lastIndexOf("#")+1).trim(),ns=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ua(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await bi();let a=this.invite||Ua(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));ct(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Tl=({form:e,asksInvite:t})=>ft`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):It}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${M(e,i("join.action"))}
  </form>`;function Bl({greeting:e,invite:t}){let s=e?.inviter?.username;return ft`
    ${s?ft`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:It}
    <p class="lead">${i("app.about")}</p>
    ${t?ft`<p class="lead">${i("join.invited")}</p>`:It}`}var Il=(e,t)=>ft`${yn(ft`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Bl(e)}
  ${e.ended?ft`<p class="note" role="alert">${k(e.ended)}</p>`:It}
  ${e.user?ft`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:It}
  ${e.isClosed?ft`<p class="note">${i("join.closed")}</p>`:It}
  ${h().passwordLogin?Tl(e):It}
  ${xn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${wn(t)}`;function Da(e){let t=new ns(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Il(t,e.update)}}import{html as bt,nothing as me}from"../lib/lit-html/lit-html.js";var Na=["private","friends","public"],Ra=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Ea=e=>new g({send:async t=>e(await P("/api/lists",Ra(t)))}),as=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=A(t,F("/api/lists",{userId:s,limit:20}))}},os=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=A(t,`${this.#e}/finds?limit=50`),this.loading=_(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new g({send:async s=>{this.list=await C(this.#e,Ra(s)),this.#t.update(),t()}});async remove(){await nt(x(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await nt(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(x(`${this.#e}/finds/${t.id}`).then(()=>{this.finds.items=this.finds.items.filter(s=>s.id!==t.id)}))}setCover(t){return this.#i(C(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(C(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},rs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new g({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return nt(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await nt(t.hasFind?C(s):x(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as At,nothing as Al}from"../lib/lit-html/lit-html.js";var _l={private:"lock",friends:"people",public:"globe"},cs=e=>At`
  <span class="badge">${c(_l[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ca=e=>At`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?kt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${cs(e)}</span>
      </span>
    </a>
  </li>`,Ml=(e,t)=>At`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,jl=(e,t)=>At`
  ${v(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Na.map(s=>Ml(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,ls=(e,t=null)=>j(e,i(t?"lists.edit":"lists.new"),s=>jl(s,t),s=>M(s,i("action.save"))),Ul=(e,t)=>At`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${cs(t)}
    </label>
  </li>`,Dl=(e,t)=>At`
  <div class="row between"><h2>${i("find.addToList")}</h2>${Rt(t)}</div>
  ${e.lists.length?At`<ul class="people">${e.lists.map(s=>Ul(e,s))}</ul>`:Al}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Nl(e){let t=new rs(e.id);await t.load()&&await xt((s,n)=>(t.update=n,Dl(t,s)),{label:i("find.addToList")})}import{html as $t,nothing as Wt}from"../lib/lit-html/lit-html.js";var[Ha,Rl]=[12,28],Es=class extends hn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Rl,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Ha})}))),this.map.fit(this.#t,Ha,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",Es);var El=112,za=(e,t)=>$t`
  <span class="sum"><span class="strong">${N(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ps=(e,{count:t,likes:s,badge:n=Wt,actions:a=Wt})=>$t`
  <section class="profile-head">
    ${it(e,El)}
    <p class="row">
      ${t===void 0?Wt:za(t,"person.findsSum")}
      ${s===void 0?Wt:za(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Cl=e=>$t`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?kt(e.media[0],{thumb:!0}):$t`<span class="sign-tile">${Qt(e.category)}</span>`}
      ${e.isPublic?Wt:$t`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Wa=(e,t,s)=>$t`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Hl={grid:e=>$t`<ul class="tiles">${e.map(Cl)}</ul>`,list:e=>$t`<ul class="card rows">${e.map(t=>Hi(t,Oe(t)))}</ul>`},Cs=e=>[...new Map(e.map(t=>[t.locationId,{...Dt(t.location),name:t.location.name}])).values()];function Gt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?u(n,a):s?s.length?$t`
    <finds-map .places=${Cs(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Wa(e,"grid","camera")}
      ${Wa(e,"list","filter")}
    </div>
    ${Hl[e.layout](s)}
    ${q(e.finds)}`:B(t.title,t.text,t.action??Wt):f(3)}async function zl(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Wl=e=>Kt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ls(e.editForm,e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>zl(e)}],{id:"list-menu"});async function Ga(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Gl(e,t){await e.drop(t),b("list-menu")}function Vl(e,t,s){let n=e.finds.items.length-1;return Kt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Ga(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Ga(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Gl(e,t)}],{id:`find-${t.id}`})}var Jl=(e,t,s)=>bt`
  <li class="listed">
    ${Ci(t,Oe(t))}
    ${e.isOwn?Vl(e,t,s):me}
  </li>`,Yl=({user:e})=>bt`<a class="person" href="/people/${e.id}">${it(e)} <span>${e.username}</span></a>`,Zl=e=>bt`
  <div class="card">
    ${e.isOwn?me:Yl(e.list)}
    ${e.list.description?bt`<p class="text" dir="auto">${e.list.description}</p>`:me}
    <p class="marks">${cs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Xl(e){let{items:t,problem:s,load:n}=e.finds;return s?u(s,n):t?t.length?bt`
    <finds-map .places=${Cs(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Jl(e,a,o))}</ol>
    ${q(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):f(3)}function Ql(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return bt`<p class="empty">${i("lists.gone")}</p>`;if(t)return u(t,s);if(!e.list)return f(3);let{cover:n}=e.list;return bt`
    ${n?bt`<div class="list-cover">${kt(n.media,{eager:!0})}</div>`:me}
    ${Zl(e)}
    ${Xl(e)}`}function Va(e){let t=new os(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>bt`${m(t.title,t.isOwn?Wl(t):me,"/lists")}${Ql(t)}`}}import{html as Hs,nothing as Kl}from"../lib/lit-html/lit-html.js";async function tp(e){let t=null;await ls(s=>Ea(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ep=e=>Hs`
  <button type="button" id="new-list" @click=${()=>tp(e)}>${c("plus")} ${i("lists.new")}</button>`;function sp({lists:e,isOwn:t}){return e.problem?u(e.problem,e.load):e.items?e.items.length?Hs`<ul class="card rows">${e.items.map(Ca)}</ul>${q(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):f(3)}function Ja(e){let t=new as(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Hs`
      ${m(i("lists.title"),t.isOwn?ep(e):Kl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${sp(t)}`}}import{html as Ya,nothing as np}from"../lib/lit-html/lit-html.js";var ip=10,us=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=_(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<ip;s++){let n=await we(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function ap({isGone:e,loading:t}){return t.problem?u(t.problem,t.load):e?Ya`<p class="empty">${i("person.gone")}</p>`:f(3)}function Za(e){let t=new us(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Ya`${m(t.name,np,"/people")}${ap(t)}`}}import{html as gt,nothing as zs}from"../lib/lit-html/lit-html.js";var ds=class{#t;#e;constructor(t){this.#t=t,this.list=A(t,"/api/notifications?limit=30"),this.#e=vt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ks(-1),H(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;di(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await x(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ks(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var op={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function rp(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var cp=({type:e,data:t})=>e==="moderated"?ci[li(t)]:e==="link_used"?"lock":"flag",lp=({type:e,data:t})=>t.userId?gt`
  <span class="face">
    ${it({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(op[e],e==="find_liked")}</span>
  </span>`:gt`<span class="face office">${c(cp({type:e,data:t}))}</span>`,pp=e=>gt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,up=(e,t,s)=>gt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ui(t.newest)} @click=${()=>e.markRead(t)}>
      ${lp(t.newest)}
      <span>
        <span class="what" dir="auto">${pi(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?zs:gt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?pp(t.newest.thumbnailUrl):zs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>rp(e,t,s)}>${c("close")}</button>
  </li>`,dp=e=>gt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,mp=()=>gt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function hp(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?gt`<ul class="card notes">${e.groups.map((a,o)=>up(e,a,o))}</ul>${q(e.list)}`:B(i("note.none"),i("note.noneText"),mp()):f(4)}function Xa(e){let t=new ds(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>gt`${m(i("nav.bell"),t.hasUnread?dp(t):zs)}${hp(t)}`,close:()=>t.close()}}import{html as ot,nothing as Ws}from"../lib/lit-html/lit-html.js";var fp=200,$p=2,ms=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>A(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=A(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=vt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<$p?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,fp)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function bp(e,t){if(e.isMe(t))return ot`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ot`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Le(t,e.reload);let s=e.requestOf(t);return s?te(s,t,e.reload):ot`<span class="badge">${i("friend.pending")}</span>`}function gp(e){let{found:t}=e;return t.problem?u(t.problem,e.search):t.items?t.items.length?ot`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Os(s,bp(e,s)))}</ul>
    ${q(t)}`:ot`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ws}function wp(e,t){e.preventDefault(),t.search()}var yp=e=>ot`
  <form class="card" role="search" @submit=${t=>wp(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${gp(e)}
  </form>`;function hs(e,t,s,n=Os){let a=e.lists[t];return a.items.length?ot`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${q(a)}
    </section>`:Ws}var vp=(e,t,s)=>se(s,[Te(t,s,e.reload),ee(s,e.reload)]),kp=e=>ot`
  ${hs(e,"received",(t,s)=>[te(t,s,e.reload),se(s,[ee(s,e.reload)])])}
  ${hs(e,"sent",(t,s)=>Se(t,s,e.reload))}
  ${e.lists.accepted.items.length?hs(e,"accepted",(t,s)=>vp(e,t,s)):B(i("people.none"),i("people.noneText"))}
  ${hs(e,"blocked",(t,s)=>Xi(s,e.reload),Zi)}`;function xp(e){return e.problem?u(e.problem,e.load):e.isLoaded?kp(e):f(3)}var Op=()=>Pt()?ot`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ws;function Qa(e){let t=new ms(e);return{title:i("people.title"),ready:t.load(),view:()=>ot`${m(i("people.title"),Op(),"/feed")}${yp(t)}${xp(t)}`,close:()=>t.close()}}import{html as Vt,nothing as $s}from"../lib/lit-html/lit-html.js";var fs=class extends Be{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=_(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await we(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Pp({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Le(e,n.load):t?t.status==="accepted"?$s:s?te(t,e,n.load):Se(t,e,n.load):$s}var qp=()=>Vt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Fp=e=>Vt`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Lp=e=>e.isMe?qp():[Pp(e),Fp(e.user)];function Sp(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return $s;let o=n?.status==="accepted"?[Te(n,s,a.load)]:[];return se(s,[nn(s,a.load),...o,sn({userId:s.id}),ee(s,()=>t.go("/people"))])}var Tp=e=>ps(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:$s,actions:Lp(e)});function Bp(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Vt`<p class="empty">${i("person.gone")}</p>`:t?u(t,s):e.user?Vt`
    ${Tp(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Gt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:f(3)}function Ka(e){let t=new fs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Vt`${m(s(),Sp(t,e),"/people")}${Bp(t)}`}}import{html as G,nothing as he}from"../lib/lit-html/lit-html.js";var bs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=A(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,x(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await nt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var gs=class extends Be{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.bin=new bs(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=jt){let n=a=>{this.progress=a,this.page.update()};n(0);try{ct(await s("PUT","/api/users/me/picture",await re(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await x("/api/users/me/picture"),ct(await y("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({username:t,age:s}){ct(await H("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as ys,nothing as ws}from"../lib/lit-html/lit-html.js";async function Ip(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function Ap(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var _p=(e,t)=>ys`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Ip(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Mp=(e,{find:t,expiresAt:s})=>ys`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ys`<br><span class="soft">${i("bin.until",{date:Ft(s)})}</span>`:ws}
    </p>
    ${t.hidden?an(i("report.findHidden"),t.hidden):ws}
    <p class="row">
      ${t.hidden?ws:_p(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Ap(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,to=e=>e.list.items?.length?ys`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Mp(e,t))}</ul>
    ${q(e.list)}
  </section>`:ws;function jp(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Up=e=>G`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Dp=e=>G`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>jp(t,e)}>
      ${e.hasPicture?Up(e):he}
    </p>
    ${e.progress===null?he:G`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Np=()=>G`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Rp=({form:e,user:t})=>G`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${M(e,i("action.save"))}</div>
  </form>`,Ep=()=>G`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,Cp=()=>G`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,Hp=()=>G`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,zp=()=>G`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,Wp=()=>G`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Gp=e=>G`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${Dp(e)}
    ${Rp(e)}
  </section>`;async function Vp(e){e.toggleEdit(),await b("edit-title")}var Jp=e=>G`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Vp(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Yp=e=>[Jp(e),Ep(),Cp(),Hp(),e.user.role==="admin"?zp():he],Zp=e=>G`
  ${m(e.user.username,Wp())}
  ${ps(e.user,{...e.figures,actions:Yp(e)})}
  ${e.isEdited?Gp(e):he}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Gt(e,{title:i("profile.none"),text:i("profile.noneText"),action:Np()})}
  </section>
  ${to(e.bin)}`;function eo(e){let t=new gs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Zp(t):he}}import{html as z,nothing as _t}from"../lib/lit-html/lit-html.js";var Xp={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Qp=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),so=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Kp(e,t,s){let n=so(t,s);s!=="dismissed"?await en(n,({note:a})=>e.decide(t,s,a),Qp):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),b("reports")}var io=e=>e?z`<a class="strong" href="/people/${e.id}">${e.username}</a>`:z`<span class="soft">${i("report.left")}</span>`,tu=e=>z`
  <p class="row">${e.map(t=>z`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,eu=e=>z`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ie(e.description):_t}
  ${e.media.length?tu(e.media):_t}`,su=e=>e.find?eu(e.find):e.comment?ie(e.comment.content):e.kind==="user"?_t:z`<p class="soft">${i("report.noContent")}</p>`,iu=e=>z`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${io(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ie(e.text):_t}
  </li>`,nu=(e,t,s)=>z`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Kp(e,t,s)}>
    ${c(Xp[s])} ${so(t,s)}
  </button>`,au=(e,t)=>z`<p class="row">${Ki(t.kind).map(s=>nu(e,t,s))}</p>`,ou=(e,t)=>z`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ie(t.decision.note):_t}
  ${t.hidden?z`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:_t}`,ru=(e,t)=>z`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${io(t.owner)}</h2>
    ${su(t)}
    <ul class="rows">${[t,...t.others].map(iu)}</ul>
    ${t.decision?ou(e,t):au(e,t)}
  </li>`;function cu(e){let{items:t,problem:s,load:n}=e.list;return s?u(s,n):t?t.length?z`<ul class="stack">${t.map(a=>ru(e,a))}</ul>${q(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText")):f(3)}function no(e){let t=new tn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>z`
      ${m(i("report.reports"),_t,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Qi.map(s=>Nt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${cu(t)}`}}import{html as Gs,nothing as lu}from"../lib/lit-html/lit-html.js";var pu=(e,t)=>Gs`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":fn(t))} ${i(`saved.${t}`)}
  </button>`,uu=()=>Gs`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,du=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:uu()});function ao(e){let t=new rn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Gs`
      ${m(i("saved.title"),lu,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${on.map(s=>pu(t,s))}</div>
      ${Gt(t,du(t.state))}`}}import{html as D,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as et,nothing as Vs}from"../lib/lit-html/lit-html.js";var ro=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function mu(e,t){let s=ye(navigator.userAgent);await j(n=>e.addForm(t,n),i("passkeys.add"),n=>et`
    ${v(n)}
    ${Ot(n)}
    ${ro(n,s)}
    ${t?pt(n,"password",i("account.password")):Vs}`,()=>et`<button type="submit">${i("settings.linkGo")}</button>`)}var hu=(e,t)=>j(s=>e.renameForm(t,s),i("passkeys.rename"),s=>et`
  ${v(s)}
  ${ro(s,t.name)}`,()=>et`<button type="submit">${i("action.save")}</button>`);async function fu(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var oo=(e,t,s)=>et`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,$u=(e,t,s)=>et`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?et`<span class="badge">${i("passkeys.backedUp")}</span>`:Vs}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?et`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${oo(t,i("passkeys.rename"),async()=>{await hu(e,t),s()})}
      ${oo(t,i("action.delete"),()=>fu(e,t))}
    </span>
  </li>`,bu=e=>et`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,co=(e,t,s)=>et`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?et`<ul class="people">${e.list.map(n=>$u(e,n,s))}</ul>`:Vs}
    <p>${bu(async()=>{await mu(e,t),s()})}</p>
  </section>`;import{html as fe}from"../lib/lit-html/lit-html.js";var Js=(e,t,s,n,a,o)=>fe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>fe`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,lo=e=>zt(e.picker()),gu=(e,{latitude:t,longitude:s,radius:n,area:a})=>fe`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Js("home-radius",i("place.homeRadius"),Fn,Mt,n,o=>e.changeHome({radius:o}))}
  ${Js("home-area",i("place.homeArea"),[1,5,20],pe,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>lo(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,po=e=>fe`
  <section class="card">
    ${W("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Js("shown-area",i("place.shownNew"),[0,1,5,20],pe,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?gu(e,e.values.home):fe`
      <p><button type="button" class="quiet" id="home" @click=${()=>lo(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as st,nothing as Jt}from"../lib/lit-html/lit-html.js";var Ys={read:["read"],write:["read","write"],admin:["read","write","admin"]};function uo(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Ys[n],...r,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var $e=e=>e.kind==="token",ho=e=>$e(e)?e.name:ye(e.userAgent),wu={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},yu=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function vu(e){return e.expiresAt?$e(e)?i("token.until",{date:Ft(e.expiresAt)}):i("settings.until",{date:Ft(e.expiresAt)}):i("token.endless")}var ku=e=>e.lastUsedAt?i("session.used",{date:V(e.lastUsedAt)}):i("session.unused"),xu=(e,t)=>{let s=i($e(t)?"token.revoke":"settings.end");return st`
    <button type="button" class="quiet" aria-label="${s}: ${ho(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ou=e=>st`${i($e(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Pu=(e,t)=>st`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ho(t)}</span>
      <span class="badge">${wu[t.kind]()}</span>
      ${t.current?st`<span class="badge">${i("settings.thisOne")}</span>`:Jt}<br>
      ${$e(t)?st`<span class="soft">${yu(t)}</span><br>`:Jt}
      <span class="soft">${Ou(t)} · ${ku(t)} · ${vu(t)}</span>
    </span>
    ${t.current?Jt:xu(e,t)}
  </li>`;async function qu(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Fu=e=>st`
  <button type="button" class="quiet" @click=${()=>qu(e)}>${i("settings.endOthers")}</button>`,mo=(e,t,s,n=Jt)=>st`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>st`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Lu=[90,30,365],Su=e=>Object.keys(Ys).filter(t=>t!=="admin"||e.role==="admin"),Tu=(e,t)=>st`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Ot(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${mo("access",i("token.access"),Su(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${mo("days",i("token.life"),[...Lu.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?pt(t,"password",i("account.password")):Jt}`,Bu=e=>Ue({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Iu(e){let t=null;await j(n=>uo(a=>{t=a,n()}),i("token.create"),n=>Tu(e,n),()=>st`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Bu(t.token))}var fo=e=>st`
  <section class="card">
    ${W("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Pu(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Fu(e):Jt}
      <button type="button" class="quiet" id="new-token" @click=${()=>Iu(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Au=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Zs=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>D`
        <option value=${a} lang=${e==="language"?a:rt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,_u=e=>D`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ne()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Mu=()=>ei.map(e=>[e,Ks[e],e===ti()]),ju=e=>D`
  <section class="card">
    ${W("appearance",i("settings.appearance"))}
    ${Zs("language",i("settings.language"),Mu(),t=>e.setLanguage(t))}
    ${Zs("theme",i("settings.theme"),pn.map(t=>[t,i(`settings.theme.${t}`),t===un()]),t=>e.setTheme(t))}
    ${Zs("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===ii()]),t=>e.setUnits(t))}
    ${cn()?_u(e):rt}
  </section>`;async function Uu(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var $o=(e,t,s=rt)=>D`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Uu(n,e,t)}>
  </label>`,Du=e=>D`
  <section class="card">
    ${W("notify",i("settings.notify"))}
    ${[...Au,...$()?.role==="admin"?["reported"]:[]].map(t=>$o(e,t))}
    ${h().pushKey?$o(e,"pushEnabled",D`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):rt}
  </section>`,Nu=(e,t)=>D`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Ru=(e,t)=>D`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function Eu(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Nu(e,t):e.push==="off"?Ru(e,t):D`<p class="note">${i(`push.${e.push}`)}</p>`}var Yt=(e,t)=>D`<button type="button" class="chip" @click=${()=>b(`part-${e}`)}>${t}</button>`,Cu=()=>D`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Yt("appearance",i("settings.appearance"))}
    ${Yt("notify",i("nav.bell"))}
    ${h().passwordLogin?Yt("password",i("account.password")):rt}
    ${Yt("places",i("place.settings"))}
    ${Yt("sessions",i("settings.devices"))}
    ${Yt("data",i("settings.data"))}
  </nav>`,Hu=e=>D`
  ${Cu()}
  ${ju(e)}
  ${Du(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Eu(e)}
  </section>
  ${h().passwordLogin?Sn(e):rt}
  ${e.passkeys.isShown?co(e.passkeys,e.asksPassword,e.redraw):rt}
  ${h().provider.enabled?Tn(e):rt}
  ${po(e.places)}
  ${fo(e)}
  ${Bn(e)}
  ${Pt()?D`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:rt}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function zu(e){let t=vt.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Wu=e=>D`
  <button type="button" class="quiet" id="sign-out" @click=${()=>zu(e)}>${i("settings.signOut")}</button>`;function Gu(e){return e.loading.problem?u(e.loading.problem,e.loading.load):e.isLoaded?Hu(e):f(5)}function bo(e){let t=new Me(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>D`
      ${m(i("settings.title"),Wu(t),"/profile")}
      ${t.refusal?u(t.refusal):rt}
      ${Gu(t)}`}}import{html as wt,nothing as wo}from"../lib/lit-html/lit-html.js";var vs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return vt.get("outbox")}load=async()=>{await _i(),this.isLoaded=!0,this.#t.update()};cancel(t){return ji(t.id)}retry(t){return Ui(t.id)}sendNow(){return Di()}};async function Vu(e,t){await Yi()&&e.cancel(t)}var Ju=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),go=e=>wt`<a class="strong" dir="auto" href=${Ni(e)}>${e.title}</a>`,Yu={find:e=>wt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>wt`<span class="what" dir="auto">${e.body.content}</span><br>${go(e)}`,like:go},Zu=(e,t)=>wt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Ju(t)}</span><br>
      ${Yu[t.kind](t)}<br>
      ${t.state==="refused"?wt`<span class="error">${t.problem}</span>`:wt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?wt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:wo}
      <button type="button" class="quiet" @click=${()=>Vu(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Xu(e){return e.isLoaded?e.entries.length?wt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Zu(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText")):f(2)}function yo(e){let t=new vs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>wt`${m(i("outbox.title"),wo,"/")}${Xu(t)}`}}export{To as about,_n as accounts,Nl as addToList,Cn as admin,Wn as adminLog,ka as edit,La as import,ja as instance,Aa as invites,Da as join,Va as list,Ja as lists,Za as named,Xa as notifications,Qa as people,Ka as person,eo as profile,no as reports,ao as saved,bo as settings,yo as waiting};
//# sourceMappingURL=more.js.map

import{$ as ji,$b as v,$c as Vn,A as Q,Aa as Mt,Ab as Jt,Ac as An,B as Ft,Ba as Xi,Bb as Dt,Bc as _n,C as p,Cc as Mn,Da as Be,Db as Lt,Dc as de,Eb as jt,F as Bi,Fa as Ae,Fc as Dn,G as y,Ga as Qi,Gb as It,H as x,Ha as tn,Hc as jn,I as H,Ia as en,Ic as Un,J as U,Ja as sn,Jb as fn,K as k,Ka as nn,Kb as $n,Kc as Cn,L as Ai,La as an,Lb as _e,Lc as En,M as _i,Ma as on,Mc as Nn,N as Te,Na as rn,O,Oa as cn,Ob as C,Oc as Rn,P as Wt,Pb as G,Q as Mi,Qa as ln,Qb as gn,Rb as ft,Sa as pn,Sb as Me,Sc as Hn,Ta as un,Tb as De,Ua as dn,Ub as bn,Va as mn,Vb as wn,Wa as hn,Wb as je,Wc as zn,Xb as yn,Y as Le,Yc as Wn,Zb as vn,_ as Di,_b as w,a as Se,aa as Ui,ac as kn,ad as Gn,b as m,ba as Ci,bc as u,c as Oi,ca as Ei,cc as _,cd as Yn,d as oe,da as zs,dc as rt,dd as Jn,ec as S,ed as Zn,f as Pi,fa as Ni,fc as xn,g as re,ga as Ri,gc as Ut,h as qi,ha as Hi,hb as c,hc as Ws,i as Si,ia as zi,ib as ot,ic as On,j as Fi,ja as Wi,jb as R,jc as Ue,ka as g,kb as h,kc as ce,la as Ie,lb as V,lc as Ce,m as Ti,ma as Vi,mb as I,mc as Ee,n as i,nb as d,nc as le,ob as f,oc as pe,p as q,pa as ht,pb as Yt,pc as Pn,qa as Gi,qb as P,qc as qn,r as Hs,ra as Yi,rb as Tt,rc as Sn,s as L,sa as Vt,sb as b,sc as Fn,t as mt,ta as Ji,tc as M,u as J,uc as Tn,v as Fe,va as Zi,vc as Ln,w as Li,wc as In,xa as Gt,xc as Bn,y as St,yc as ue,z as Ii,za as Ki,zb as A,zc as Ne}from"./shared.js";import{html as Ct,nothing as Vs}from"../lib/lit-html/lit-html.js";var cr=new URL("lib/",Se).pathname,lr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Kn(){if(de())return new URL(m().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((m().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var pr=()=>Kn()?i("about.tilesFrom",{host:Kn()}):i("about.alone"),ur=()=>Ct`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${pr()}</p>
    <p class="soft">${i("about.version",{version:m().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,dr=()=>Ct`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${m().tiles?.attribution?Ct`<li>${i("about.tiles")}: ${m().tiles.attribution}</li>`:Vs}
      ${de()?Ct`<li>${i("about.streets")}: ${m().streets.attribution}</li>`:Vs}
      <li>${i("about.places")}: ${m().places.attribution}</li>
    </ul>
  </section>`,mr=([e,t,s,n])=>Ct`<li><a href="${cr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,hr=()=>Ct`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${lr.map(mr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,fr=()=>({title:i("about.title"),view:()=>Ct`
    ${h(i("about.title"),Vs,g()?"/settings":"/sign-in")}
    ${Jn()}${Yn()}${ur()}${dr()}${hr()}`});import{html as Je,nothing as Rr}from"../lib/lit-html/lit-html.js";var $r=200,gr=2**20,Gs=["all","active","suspended","admin"],Xn={wrong_password:"password"},Et=e=>`/api/admin/users/${e.id}`,Re=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Gs.includes(s)?s:"all",this.list=A(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,$r)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===g()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(q(n))}}get asksPassword(){return Ie()}adminForm(t,s){let n=async({password:a})=>{this.#i(await U(Et(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Xn})}demote(t){return this.#n(U(Et(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(k(`${Et(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await x(`${Et(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:Xn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await U(Et(t),{mediaLimit:a==="own"?Math.round(Number(o)*gr):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await H(`${Et(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await k(O(Et(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as B,nothing as Kt}from"../lib/lit-html/lit-html.js";import{html as Z,nothing as me}from"../lib/lit-html/lit-html.js";var He=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Hn()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await zn(await x("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await U(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await k(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(q(s))}this.#t.update()}};var br=1,tt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Mt(this.#s,t)>br&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Xi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Gt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Be(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Qn="/api/users/me/place-settings",wr={radius:.5,area:1},ta=[.2,.5,1,2,5],ze=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(Qn,{signal:this.#t.signal})}async change(t){try{this.values=await H(Qn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new tt(this.#t,s,()=>{n.point&&this.changeHome({...wr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var ea=e=>!e.current&&e.kind!=="token",We=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Vi();#t;constructor(t){this.#t=t,this.passkeys=new He(t),this.places=new ze(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return g()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ie()}get asksCurrent(){return this.user.hasPassword&&!Wn(this.sessions)}get hasOthers(){return this.sessions.some(ea)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),Ni(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?q(s):i("push.failed"))}this.#t.update()}setTheme(t){Cn(t),this.#t.update()}setUnits(t){Oi.set(t),this.#t.update()}setStreets(t){Dn(t),this.#t.update()}async setLanguage(t){await Ti(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await H("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Ri);disablePush=()=>this.#i(Hi);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await zi(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(ea))await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Gi(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await H("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ht(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await k("/api/users/me/identity"),ht(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await k("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Yi(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ve=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Zt=()=>m().provider.name,Bt=e=>e.refusal?.reason==="sign_in_again"&&m().provider.enabled?Z`
  <p><a class="button quiet" href=${Ve()}>${i("signin.provider",{name:Zt()})}</a></p>`:me,$t=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),yr=()=>Z`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Zt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,sa=({user:e,asksCurrent:t,password:s})=>Z`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Z`<p class="note">${i("link.setPassword")}</p>`:me}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Bt(s)}
    ${t?$t(s,"currentPassword",i("settings.currentPassword")):me}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?yr():me}
    <div class="row end">${_(s,i("action.save"))}</div>
  </form>`;async function vr(e){let t=i("settings.unlinkTitle",{name:Zt()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function kr(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Zt()});await M(a=>t.confirmForm(a),s,a=>Z`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${$t(a,"password",i("account.password"))}`,()=>Z`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ve({link:"true"}))}var xr=e=>Z`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>vr(e)}>${i("settings.unlink")}</button></p>`,Or=e=>Z`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ve({link:"true"})} @click=${t=>kr(t,e)}>
      ${i("settings.link",{name:Zt()})}
    </a>
  </p>`,ia=e=>Z`
  <section class="card">
    <h2>${i("settings.identity",{name:Zt()})}</h2>
    ${e.user.identityLinked?xr(e):Or(e)}
  </section>`;async function Pr(e){await M(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Z`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Bt(s)}
    ${e.asksPassword?$t(s,"password",i("account.password")):me}`,()=>Z`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var na=e=>Z`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Pr(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as qr}from"../lib/lit-html/lit-html.js";async function Sr(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ge=({title:e,text:t,label:s,value:n})=>rt(a=>qr`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Sr(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Fr({mediaBytes:e,mediaLimit:t}){let s=Q(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:Q(t)}):i("admin.usageUnlimited",{size:s})}var Tr=e=>[i("admin.joined",{date:J(e.createdAt)}),e.seenAt?i("admin.seen",{date:J(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Fr(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Lr=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:mt(t)}):i("admin.suspendedSince",{when:Fe(e)}),Ir=e=>B`<p class="note">${Lr(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Br=e=>e.suspension?B`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:B`<a class="person" href="/people/${e.id}">${ot(e)} <span class="strong">${e.username}</span></a>`,aa=(e,t)=>B`
  ${v(t)}
  ${Bt(t)}
  ${e.asksPassword?$t(t,"password",i("account.password")):Kt}`,Ar=(e,t)=>M(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>B`
  <p>${i("admin.adminText")}</p>
  ${aa(e,s)}`,()=>B`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function _r(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Mr=["instance","own","none"],Dr=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return B`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Mr.map(n=>B`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Kt}`};async function Ye(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var jr=(e,t)=>M(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Dr(s,t),()=>B`<button type="submit">${i("action.save")}</button>`),Ur=(e,t)=>M(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>B`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>B`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Cr(e,t){let s="";await M(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>B`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${aa(e,o)}`,()=>B`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ge({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Er(e,t){let s=M(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>B`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>B`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ye(s,"admin.deleteDone",t)&&b("account-search")}function Nr(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>_r(e,t)):s(i("admin.admin"),()=>Ye(Ar(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ye(jr(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Cr(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ye(Ur(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Er(e,t),!0)]}var oa=(e,t)=>B`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Br(t)}
        ${t.role==="admin"?B`<span class="badge">${i("admin.role")}</span>`:Kt}
        ${e.isMe(t)?B`<span class="badge">${i("people.you")}</span>`:Kt}
        ${t.suspension?B`<span class="badge warning">${i("admin.suspended")}</span>`:Kt}
      </span>
      ${Ut(i("people.menu",{name:t.username}),Nr(e,t))}
    </div>
    <p class="soft facts">${Tr(t).filter(Boolean).map(s=>B`<span>${s}</span>`)}</p>
    ${t.suspension?Ir(t.suspension):Kt}
  </li>`;function Hr(e,t){e.preventDefault(),t.search()}var zr=e=>Je`
  <form role="search" @submit=${t=>Hr(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Gs.map(t=>Yt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Wr(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Je`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>oa(e,a))}</ul>
    ${P(e.list)}`:Je`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:f(4)}function ra(e){let t=new Re(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Je`
      ${h(i("admin.people"),Rr,"/admin")}
      <section class="card">${zr(t)}${Wr(t)}</section>`,close:()=>t.close()}}import{html as ha,nothing as ec}from"../lib/lit-html/lit-html.js";var ca=2**20,la="/api/admin/instance",pa=["invite","open","closed"],ua=["members","admins","off"],Ze=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await y(la,{signal:t.signal})}),this.form=new w({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/ca):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let $={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&($.registration=o),r!==this.values.invites&&($.invites=r),l!==void 0&&l!==String(this.limit)&&($.mediaLimit=Math.round(Number(l)*ca)),this.values=await U(la,$);let{fixed:j,mediaLimit:qt,registration:_t,invites:or,...rr}=this.values;Object.assign(m(),{instance:rr,registration:_t,invites:_t==="closed"?"off":or}),p(i("admin.saved"))}},Ke=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Xe=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as Qe,nothing as Ys}from"../lib/lit-html/lit-html.js";var Vr={ok:"check",warn:"flag",fail:"close"},Gr=e=>Qe`
  <li class="row finding ${e.status}">
    ${c(Vr[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Qe`<br><span lang="en" class="soft">${e.fix}</span>`:Ys}
    </span>
  </li>`;function Yr({status:e,findings:t}){return Qe`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Gr)}</ul>`}var da=e=>Qe`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Ys}
      ${e.values&&!e.loading.problem?Yr(e.values):Ys}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as bt,nothing as he}from"../lib/lit-html/lit-html.js";var Jr=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],gt=(e,t)=>bt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Zr=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),Kr=e=>bt`
  ${gt(i("admin.backup"),e.lastAt?bt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${gt(i("admin.backupPlace"),e.place)}`,Xr=e=>bt`
  <dl class="stack">
    ${gt(i("admin.users"),L(e.users))}
    ${gt(i("admin.publicFinds"),L(e.finds))}
    ${gt(i("admin.media"),Q(e.mediaBytes))}
    ${e.diskFree===null?he:gt(i("admin.disk"),Q(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?gt(i("admin.jobs"),Zr(e)):he}
    ${e.backup?Kr(e.backup):he}
    ${gt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${gt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Qr=e=>bt`<li class="note">${i(`admin.problem.${e}`)}</li>`,tc=e=>bt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>bt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${Q(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ma({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return f(3);let s=e.problems.filter(n=>Jr.includes(n));return bt`
    ${s.length?bt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Qr)}</ul>`:he}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Xr(e)}
      ${e.largest.length?tc(e.largest):he}
    </section>`}var sc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],ic=([e,t,s])=>ha`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function fa(e){let t=new Xe(e),s=new Ke(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ha`
      ${h(i("admin.title"),ec,"/profile")}
      <section class="card">
        <ul class="people">${sc.map(ic)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ma(t)}
      ${da(s)}`}}import{html as ts,nothing as $a}from"../lib/lit-html/lit-html.js";var ga={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},nc={mediaLimit:"limitOfAll",invites:"whoInvites"},ac=e=>parseInt(e,10)?Q(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function oc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${nc[s]??s}`)).join(", "):e==="media_limit_changed"?ac(t):t}function rc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(ga[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var cc=e=>ts`
  <li class="row act">
    ${c(ga[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${rc(e)}</span><br>
      ${e.reason?ts`<span dir="auto">${oc(e)}</span><br>`:$a}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function lc(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?ts`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(cc)}</ul>
      ${P(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):f(4)}function ba(e){let t=A(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ts`${h(i("admin.log"),$a,"/admin")}${lc(t)}`}}import{html as K,nothing as yt}from"../lib/lit-html/lit-html.js";async function Js(){if(!await caches.has(re))return null;let e=await caches.open(re),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:pc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function pc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function wa(e){let t=await caches.open(re);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(re),Js()}var uc=8,dc=e=>Dt(e)?i(`category.${e}`):e,es=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=y("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Hs(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Hs(dc(o));return r.includes(s)&&(r!==s||Dt(o))}).slice(0,uc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var mc=1200*36e5,ss=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Mi}$`).test(s)||!this.#s?s:Vt()),this.#s&&!this.stored&&this.#o(Vt())}#o(t){this.id=t,this.#e=this.#s?ft(t):gn(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ji(this.id)>Date.now()-mc?this.id:Vt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await De(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),wn(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?je(this.id):null}};var hc=2,is=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,hc)}async load(){await yn();let t=await De();if(this.#t.signal.aborted)return;this.close();let s=Me().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ae),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){ft(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return ft(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ns=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Ai(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await en(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await sn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=cn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return H(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function Ks(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return Zs;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return $c(fc(t,s+10));if(n===65498||n>>8!==255)return Zs}}catch{}return Zs}var Zs={place:null,time:""},ya=async e=>(await Ks(e)).place;function fc(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,$)=>String.fromCharCode(...Array.from({length:$},(j,qt)=>e.getUint8(t+l+qt))),entries:l=>new Map(Array.from({length:n(l)},($,j)=>[n(l+2+12*j),l+10+12*j]))}}function $c(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,bc,null),time:s(34665,gc,"")}}function gc({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function bc({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let $=e(s.get(l)),j=_t=>e($+8*_t)/e($+8*_t+4),qt=j(0)+j(1)/60+(j(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-qt:qt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function fe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await wc(e)}catch{return e}}async function wc(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var yc=.15,va=e=>e.slice(0,10);function vc(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var ka=e=>e.find(t=>t.place)?.place??null,xa=e=>e.find(t=>t.time)?.time??"";function kc(e,t,s){let[n,a]=[ka(e),xa(e)];return e.length<s&&(!n||!t.place||Mt(n,t.place)<=yc)&&(!a||!t.time||va(a)===va(t.time))}function Oa(e,t){let s=[];for(let n of vc(e)){let a=s.findLast(o=>kc(o,n,t));a?a.push(n):s.push([n])}return s}var $e=e=>({place:ka(e),time:xa(e)}),Pa=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),qa=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var as=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return m().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ks(o)}))),a=Oa(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=$e(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Be(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:$e(t).place?this.#e.get(t[0])??"":"",time:$e(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Pa(this.groups,t))}split(t,s){this.#s(qa(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Vt()),s=Date.now(),n=g()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(g()?.id!==n)return null;for(let a of t)await xc(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(g()?.id!==t)throw{code:"stopped"};let{place:o}=$e(n),r={id:s,at:a,isPublic:oe.get()!=="friends",media:[],label:this.describe(n).name};if(ft(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!ft(s).get())throw{code:"storage"};await bn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function xc(e){ft(e).remove(),await je(e)}var Oc=2,Pc=2,qc=60,ge=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Wt}){this.items=t.map(({at:r,key:l,caption:$="",...j})=>({media:j,at:r,key:l,caption:$,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return m().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await fe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>nn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await ya(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Oc-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Bi(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(qc,(t.pause??Pc/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await fe(t.file),{videoBytes:a,imageBytes:o}=m().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ii(r)})};if(s.aborted)return null;let l=j=>{t.progress=j,this.#e()},[$]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return $}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var os=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new ss(t),this.#i=new ns(this.#e),this.form=new w({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:oe.get()!=="friends",...s},this.proposals=new es(t),this.drafts=new is(t,this.#s.id),this.several=new as(t),this.loading=C(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Dt(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...rn(s),...t},this.uploads=new ge(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new tt(this.#t,t?.place??tn(s),this.#p)}async#r(){let t=await Qi(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-Ae);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new ge(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new tt(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await Js():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=an(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await wa(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=on({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await pn(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&oe.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Me():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Xt,nothing as Xs}from"../lib/lit-html/lit-html.js";function Sc(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var Fc=({media:e,preview:t})=>Xt`
  <span class="thumb">${e||t?Xt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Tc(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Xt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Fc(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Xt`<span class="soft" dir="auto">${s.label}</span>`:Xs}
          <span class="soft">${Fe(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Sc(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Sa=e=>e.items.length?Xt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Tc(e,t))}</ul>
    ${e.shown.length<e.items.length?Xt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Xs}
  </section>`:Xs;var Fa=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Ta=e=>[...e.dataTransfer?.types??[]].includes("Files"),Lc=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function La(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Ta(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Ta(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Fa(a.dataTransfer)))}),n("paste",a=>{let o=Fa(a.clipboardData);!o.length||Lc(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as et,nothing as ti}from"../lib/lit-html/lit-html.js";import{html as be,nothing as Qs}from"../lib/lit-html/lit-html.js";var Qt="category";function Ia(e,{category:t}){let s=document.getElementById(Qt);if(s.value=t,Dt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Ic(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Bc(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Ia(t,s[n]);else return;e.preventDefault()}var Ac=(e,t,s)=>be`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Ia(e,t)}>
    ${jt(t.category)}
    <span class="grow" dir="auto">${Lt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Qs}</span>
  </li>`,_c=e=>{let{items:t}=e.proposals;return be`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ac(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Ba(e){let{form:t,proposals:s}=e,n=t.errors[Qt];return be`
    <div class="field">
      <label for=${Qt}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Qt} name=${Qt} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${m().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Qs}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Qs}
          .defaultValue=${e.values.category??""} @input=${a=>Ic(a,e)} @keydown=${a=>Bc(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${_c(e)}
      </div>
      ${kn(t.left[Qt])}
      ${n?be`<p class="error" id="category-error">${n}</p>`:be`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var rs=(e,t,s,n,a)=>et`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ma(e){let t=e?.closest("details");t&&(t.open=!0)}var Mc=e=>rs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:m().limits.description})),Aa=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${jt(t)} ${Lt(t)}
  </button>`;function Dc(e){let{category:t}=e.values,[s,n]=t?[jt(t),Lt(t)]:[c("filter"),i("edit.none")];return rs("category",s,i("find.category"),n,et`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Jt.map(a=>Aa(e,a,a===t))}
        ${Aa(e,"other",e.isOther)}
      </div>
      ${e.isOther?Ba(e):ti}
    </fieldset>`)}var _a=(e,t,s,n,a)=>et`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function jc(e){let{isPublic:t}=e.values;return rs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),et`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${_a(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${_a(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Uc=["0","1","5","20"],we=e=>Number(e)?i("place.area",{distance:St(Number(e))}):i("place.exact"),Cc=e=>et`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>et`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Ec(e){let{area:t="",exactForFriends:s="true"}=e.values;return rs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):we(t),et`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?et`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:ti}
        ${Uc.map(n=>et`<option value=${n} ?selected=${t===n}>${we(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Cc(s):ti}`)}var Da=e=>et`<div class="folds">${Mc(e)}${Dc(e)}${jc(e)}${Ec(e)}</div>`;import{html as ls,nothing as ii}from"../lib/lit-html/lit-html.js";import{html as ct,nothing as ye}from"../lib/lit-html/lit-html.js";var ei=16,ja=10,Nc=2,Rc={lat:25,lng:5,zoom:1},cs=class extends tt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ja?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ei};let t=Zi(Pi.get());return t?.zoom?t:Rc}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ei,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Mt(this.point,t)<Nc*Ki(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Gt(t),"found",t.name)}distance=t=>this.point&&t?Mt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ei,s=this.source==="tap"&&!this.chosen&&t<ja;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function te(e){let t=new AbortController,s=null,n=rt((o,r)=>(s??=new cs({signal:t.signal,update:r},e),Jc(s,o)),{label:i("spot.title"),kind:"chooser"});Ua(s),await n&&e.take(s),t.abort(),s.close()}var Ua=e=>e.showMap(t=>En(document.getElementById("spot"),{...t,hasCross:!0})),Hc=(e,t)=>ct`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,zc=e=>ct`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Ua(e)):ye}
  </div>`;function Wc(e,t){let s=e.chosen?.id===t.id;return ct`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${St(t.distance)}</span>
    </button>`}var Vc=e=>ct`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ct`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ye}
    ${e.nearby.map(t=>Wc(e,t))}
  </div>`,Gc=e=>ct`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,si=e=>i(`spot.${e.source||"set"}`),Yc=e=>ct`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ct`<span class="soft">${si(e)}</span>`:ye}</span>
  </p>`,Jc=(e,t)=>ct`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Hc(e,t)}
  ${zc(e)}
  <div class="panel">
    ${Yc(e)}
    ${Vc(e)}
    ${e.chosen?ye:Gc(e)}
    ${e.problem?ct`<p class="error" role="alert">${e.problem}</p>`:ye}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Ca=(e,t)=>ls`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Ea=(e,t)=>ls`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ii} @click=${()=>te(e)}>
      ${e.point?ls`<place-map inert .at=${e.point}></place-map>`:ii}
      ${e.point?Ca(e.label||i("spot.unnamed"),`${si(e)} ${i("spot.change")}`):Ca(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ls`<p class="error" id="place-error" role="alert">${t}</p>`:ii}
  </fieldset>`;import{html as Nt,nothing as ni}from"../lib/lit-html/lit-html.js";function Zc(e,t){e.merge(t),b(`group-${t-1}`)}function Kc(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Xc=({preview:e,file:t})=>e?Nt`<img src=${e} alt="">`:Nt`<span class="film" title=${t.name}>${c("play")}</span>`,Qc=(e,t,s)=>Nt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Kc(e,t,s)}></button>`;function tl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&J(a),n].filter(Boolean);return Nt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Nt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Zc(e,s)}>
            ${i("group.merge")}
          </button>`:ni}
      </div>
      <ul class="group">${t.map((r,l)=>Nt`<li>${l?Qc(e,s,l):ni}${Xc(r)}</li>`)}</ul>
    </li>`}var Na=(e,t)=>e.groups?Nt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>tl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ni;import{html as E,nothing as wt}from"../lib/lit-html/lit-html.js";import{html as ai}from"../lib/lit-html/lit-html.js";async function el(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:m().limits.caption},o=await rt((r,l)=>(n??=new w({send:({caption:$})=>r($.trim()),update:l}),ai`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${_(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ra=(e,t,s,n)=>ai`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>el(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ai`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[sl,il]=[6,10],nl=300,F=null;function Ha(){F.isOn=!0,F.item.classList.add("lifted"),navigator.vibrate?.(10)}var za=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],al=(e,t)=>za(F.item).find(s=>{let n=s.getBoundingClientRect();return s!==F.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ol(e){if(e.pointerId!==F.id)return;let[t,s]=[e.clientX-F.x,e.clientY-F.y],n=e.pointerType==="touch";if(!F.isOn){if(Math.hypot(t,s)<(n?il:sl))return;if(n)return F.end();Ha()}F.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,F.over?.classList.remove("target"),F.over=al(e.clientX,e.clientY),F.over?.classList.add("target")}function Wa(e,t){if(e.button||F||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(F.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",F.over?.classList.remove("target"),F=null};F={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(F.timer=setTimeout(Ha,nl));let r=$=>{$.pointerId===F.id&&o()},l=$=>{if($.pointerId!==F.id)return;let[j,qt]=[s,F.isOn&&F.over].map(_t=>za(s).indexOf(_t));o(),qt>=0&&t(j,qt)};document.addEventListener("pointermove",ol,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",$=>{$.key==="Escape"&&o()},{signal:a})}function ps(e){(F?.isOn||e.type==="dragstart")&&e.preventDefault()}var rl="image/*,video/mp4,video/quicktime,video/webm";function cl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Va(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ga(e){return e.media?It(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?E`<span class="film">${c("play")}</span>`:E`<img src=${e.preview} alt="">`}var Ya={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},us=(e,t,s,n,a)=>E`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ll=(e,t)=>e.progress<1?E`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:E`<span class="over">${i("upload.processing")}</span>`,pl=(e,t)=>({sending:()=>ll(e,t),paused:()=>E`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>E`<span class="over">${i("upload.waiting")}</span>`,failed:()=>E`<span class="over error">${i("upload.failed")}</span>`,done:()=>wt})[e.state]();function ul(e,t,s){let n=s+1;return E`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Wa(a,(o,r)=>e.move(o,r))}
      @error=${Ya} @load=${Ya}>
      ${Ga(t)}
      ${s===0&&e.items.length>1?E`<span class="cover">${i("upload.cover")}</span>`:wt}
      ${pl(t,n)}
      <span class="buttons">
        ${s>0?us("before","earlier","back",n,()=>Va(e,s,s-1)):wt}
        ${n<e.items.length?us("after","later","next",n,()=>Va(e,s,s+1)):wt}
        ${t.state==="failed"||t.state==="paused"?us("","again","retry",n,()=>e.retry(t)):wt}
        ${us("drop",t.state==="done"?"remove":"cancel","close",n,()=>cl(e,t))}
      </span>
      ${t.state==="failed"?wt:Ra(e,t,n,Ga(t))}
    </li>`}function dl(e,t){t([...e.target.files]),e.target.value=""}var ml=(e,t)=>E`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?wt:E`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${rl} multiple @change=${s=>dl(s,t)}>
  </li>`;function hl(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return E`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>E`<p class="error" role="alert">${n}</p>`)}`}var Ja=(e,t)=>E`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ps} @contextmenu=${ps} @dragstart=${ps}>
    ${e.items.map((s,n)=>ul(e,s,n))}
    ${e.items.length<e.most?ml(e,t):wt}
  </ul>
  ${e.items.length>1?E`<p class="hint">${i("upload.order")}</p>`:wt}
  ${hl(e)}`;async function Za(e,t){await e.addFiles(t),e.several.groups&&b("several-title")}function fl(e){e.uploads.add(e.several.decline()),b("files")}function $l(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var gl=(e,t)=>K`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>K`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?K`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:yt}
    ${t?K`<p class="note">${i("edit.sharedFull")}</p>`:yt}
    ${e.share.left?K`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:yt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>$l(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function bl(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var wl=e=>K`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>bl(e)}>${i("edit.startOver")}</button>
  </p>`,yl=e=>K`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?K`<p class="note">${i("edit.photosGone")}</p>`:yt}
    ${Ja(e.uploads,t=>Za(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,vl=e=>K`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?K`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:yt}`;function kl(e,t){let{isPublic:s,...n}=vn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function xl(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ma(n),n?.focus()}function Ol(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>kl(a,e);return K`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>xl(a,e)}>
      ${e.isRestored?wl(e):yt}
      ${yl(e)}
      ${Ea(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:m().limits.title})}
      ${Da(e)}
      <div class="publish">
        ${vl(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${_(e.form,i(s))}
        </div>
      </div>
    </form>`}function Pl(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Ol(e):f(4)}function Ka(e){let t=new os(e),s=()=>t.loading.load();return La(e.signal,n=>t.uploads&&Za(t,n)),{title:t.title,ready:s(),view:()=>K`
      ${h(t.title,yt,t.back)}
      ${t.share?gl(t,e.query.get("shared")==="full"):yt}
      ${Na(t.several,()=>fl(t))}
      ${t.several.groups?yt:Sa(t.drafts)}
      ${Pl(t,s)}`,close:()=>t.close()}}import{html as T,nothing as st}from"../lib/lit-html/lit-html.js";var ql=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Xa(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let $=await y(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...$],s.next=$.length<ql(l)?0:$.at(-1).row}catch($){if(r!==n||$.name==="AbortError")return;o?p(q($)):s.problem=$}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Sl=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Qa=20,Fl=200,Tl=["ready","noPlace","duplicate","bad","skipped","done"],Ll=4,Il=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],to=e=>Il.includes(e.reason)?e.reason:"",ds=class{current=null;unfinished=[];status="ready";isPublic=!1;progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.rows=Xa(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Tl.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Ll)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await y("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Wt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Sl(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await G(U(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}setPublic(t){this.isPublic=t,this.#t.update()}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Qa;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready;if(o(await x(`${this.#i}/commit`,{isPublic:this.isPublic,limit:Fl},{signal:t})),r=this.current.counts.ready<l?Qa:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await y(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await G(k(`/api/imports/${t.id}`))&&await this.leave()}};var Bl=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function Al(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&b("part-import"))}var _l=e=>T`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Ml=e=>T`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Bl} aria-describedby="import-hint" @change=${t=>Al(t,e)}>
  </p>`,Dl=e=>T`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?d(e.refusal):st}
    ${e.progress===null?Ml(e):_l(e)}
  </section>
  ${e.unfinished.length?Ul(e):st}`;async function eo(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),b("import-file"))}var ms=e=>e.name||i("import.unnamed");async function jl(e,t){await e.open(t),b("part-import")}var Ul=e=>T`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>T`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ms(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${so(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ms(t)}`} @click=${()=>jl(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ms(t)}`} @click=${()=>eo(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,so=e=>i("import.ends",{date:J(e.expiresAt)});async function Cl(e){await e.commit(),b("part-import")}var El=(e,{taken:t,all:s})=>T`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>`,Nl=({made:e})=>T`
  <p role="status">${c("check")} ${i("import.made",{n:e})}</p>
  ${e?T`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:st}`,Rl=e=>T`
  <label class="switch">
    <span>${i("import.public")}<br><span class="soft">${i("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${e.isPublic} @change=${t=>e.setPublic(t.target.checked)}>
  </label>`,Hl=(e,t)=>T`
  ${Rl(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Cl(e)}>${i("import.commit",{n:t})}</button>`;function zl(e){let{current:t,published:s}=e;return T`
    <section class="card">
      ${V("import",T`<bdi>${ms(t)}</bdi>`)}
      ${e.isBusy?El(e,s):T`
        <p class="soft">${so(t)}</p>
        ${s?Nl(s):st}
        ${s?.problem?d(s.problem):st}
        ${t.counts.ready?Hl(e,t.counts.ready):st}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>Wl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>eo(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function Wl(e){await e.leave(),b("import-file")}function Vl(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=to(e);return t?i(`import.reason.${t}`):""}async function ri(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];b(n?`row-${n.row}`:"part-rows")}function Gl(e,t,s,n){let a=new tt(n,null,()=>ri(e,s,e.place(t,a.value)));return te(a)}var ci=e=>e.title||i("import.line",{n:e.row}),oi=(e,t,s)=>T`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ci(e)}`} @click=${s}>${t}</button>`,Yl=(e,t,s,n)=>({ready:()=>oi(t,i("import.skip"),()=>ri(e,s,e.skip(t,!0))),skipped:()=>oi(t,i("import.unskip"),()=>ri(e,s,e.skip(t,!1))),noPlace:()=>oi(t,i("import.locate"),()=>Gl(e,t,s,n)),done:()=>t.findId?T`<a class="button quiet" href="/finds/${t.findId}" aria-label=${`${i("import.show")}: ${ci(t)}`}>
    ${i("import.show")}</a>`:st})[t.status]?.()??st,Jl=e=>e?T`<br><span class="soft" dir="auto">${e}</span>`:st,Zl=(e,t,s,n)=>T`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ci(t)}</bdi>${Jl(Vl(t))}</span>
    ${Yl(e,t,s,n)}
  </li>`;function Kl(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?T`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Zl(e,o,r,t))}</ul>
    ${P(e.rows)}`:T`<p class="soft" role="status">${i("import.none")}</p>`:f(4)}var Xl=(e,t)=>T`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Yt(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${Kl(e,t)}
  </section>`;function Ql(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?T`${zl(e)}${e.isBusy?st:Xl(e,t)}`:Dl(e)}function io(e){let t=new ds(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>T`${h(i("import.title"),st,"/settings")}${Ql(t,e)}`}}import{html as D,nothing as X}from"../lib/lit-html/lit-html.js";var tp=4,ep=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function no(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Se).href),{data:s,size:n}=t(e,{ecc:"M",border:tp});return{size:n,path:ep(s)}}function At(){let e=m().invites;return e==="members"||e==="admins"&&g()?.role==="admin"}var ao=[1,2,5,10,25,100],oo=[1,7,30,90],hs=class{created=null;#t;constructor(t){this.#t=t,this.list=A(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return g()?.role==="admin"}isMine(t){return t.inviter?.id===g()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await no(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:g().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await k(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(q(s))}this.#t.update()}};var ro=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>D`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,sp=()=>D`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function ip(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await b("created-title")}var np=(e,t=e.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>ip(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${ro("uses",i("invites.uses"),ao.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${ro("days",i("invites.days"),oo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${sp()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${_(t,i("invites.create"))}</div>
  </form>`,ap=({size:e,path:t})=>D`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,op=e=>D`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,rp=e=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Tt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?op(e):X}
    </p>
    ${e.created.code?ap(e.created.code):X}
  </section>`,cp=e=>D`<li><a class="person" href="/people/${e.id}">${ot(e,28)} <span class="strong">${e.username}</span></a></li>`;async function lp(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var pp=(e,t,s)=>D`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>lp(e,t)}>
    ${i("invites.revoke")}
  </button>`,up={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},dp=(e,t)=>!e.isAdmin||e.isMine(t)?X:D` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function mp(e,t){let s=t.note||i("invites.of",{date:J(t.createdAt)}),n=t.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(up[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?D` · ${i("invites.until",{date:J(t.expiresAt)})}`:X}
        ${t.befriend?D` · ${i("invites.befriends")}`:X}
        ${dp(e,t)}
      </p>
      ${t.usedBy.length?D`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(cp)}</ul>`:X}
      ${n?D`<p class="row actions">${pp(e,t,s)}</p>`:X}
    </li>`}function hp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?D`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>mp(e,a))}</ul>
      ${P(e.list)}
    </section>`:At()?X:I(i("invites.none"),i("reason.may_not_invite")):f(2)}function co(e){let t=new hs(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>D`
      ${h(i("invites.title"),X,"/people")}
      ${At()?D`<p class="lead">${i("invites.lead")}</p>`:X}
      ${t.created?rp(t):X}
      ${At()?np(t):X}
      ${hp(t)}`}}import{html as ve,nothing as fp}from"../lib/lit-html/lit-html.js";var po=(e,t)=>ve`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,$p=(e,{label:t,value:s,options:n,text:a})=>ve`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>ve`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function lo(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?po(n,a(o)):$p(t,{label:n,value:o,options:s,text:a})}var gp=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),bp=({mediaLimit:e})=>e?Q(e):i("admin.limits.none"),wp=e=>ve`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${lo(e,"registration",pa,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${lo(e,"invites",ua,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?po(i("admin.limitOfAll"),bp(e.values)):gp(e)}
    <div class="row end">${_(e.form,i("action.save"))}</div>
  </form>`;function yp(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?wp(e):f(4)}function uo(e){let t=new Ze(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ve`${h(i("admin.instance"),fp,"/admin")}${yp(t)}`}}import{html as vt,nothing as Rt}from"../lib/lit-html/lit-html.js";var mo=e=>e.slice(e.lastIndexOf("#")+1).trim(),fs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=mo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return g()}get isClosed(){return m().registration==="closed"&&!this.invite}get asksInvite(){return m().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Wi();let a=this.invite||mo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await x("/api/auth/register",o).catch(l=>this.#e(l));ht(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var vp=({form:e,asksInvite:t})=>vt`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Rt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${_(e,i("join.action"))}
  </form>`;function kp({greeting:e,invite:t}){let s=e?.inviter?.username;return vt`
    ${s?vt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Rt}
    <p class="lead">${i("app.about")}</p>
    ${t?vt`<p class="lead">${i("join.invited")}</p>`:Rt}`}var xp=(e,t)=>vt`${Gn(vt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${kp(e)}
  ${e.ended?vt`<p class="note" role="alert">${q(e.ended)}</p>`:Rt}
  ${e.user?vt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Rt}
  ${e.isClosed?vt`<p class="note">${i("join.closed")}</p>`:Rt}
  ${m().passwordLogin?vp(e):Rt}
  ${Zn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Vn(t)}`;function ho(e){let t=new fs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>xp(t,e.update)}}import{html as xt,nothing as xe}from"../lib/lit-html/lit-html.js";var fo=["private","friends","public"],$o=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),go=e=>new w({send:async t=>e(await x("/api/lists",$o(t)))}),$s=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===g().id,this.lists=A(t,O("/api/lists",{userId:s,limit:20}))}},gs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=A(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===g().id}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await H(this.#e,$o(s)),this.#t.update(),t()}});async remove(){await G(k(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await G(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(k(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(H(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(H(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},bs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return G(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await G(t.hasFind?H(s):k(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await x("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Ht,nothing as Op}from"../lib/lit-html/lit-html.js";var Pp={private:"lock",friends:"people",public:"globe"},ws=e=>Ht`
  <span class="badge">${c(Pp[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,bo=e=>Ht`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?It(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ws(e)}</span>
      </span>
    </a>
  </li>`,qp=(e,t)=>Ht`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Sp=(e,t)=>Ht`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${fo.map(s=>qp(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,ys=(e,t=null)=>M(e,i(t?"lists.edit":"lists.new"),s=>Sp(s,t),s=>_(s,i("action.save"))),Fp=(e,t)=>Ht`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${ws(t)}
    </label>
  </li>`,Tp=(e,t)=>Ht`
  <div class="row between"><h2>${i("find.addToList")}</h2>${Tt(t)}</div>
  ${e.lists.length?Ht`<ul class="people">${e.lists.map(s=>Fp(e,s))}</ul>`:Op}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Lp(e){let t=new bs(e.id);await t.load()&&await rt((s,n)=>(t.update=n,Tp(t,s)),{label:i("find.addToList")})}import{html as kt,nothing as ee}from"../lib/lit-html/lit-html.js";var[wo,Ip]=[12,28],li=class extends Nn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Ip,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:wo})}))),this.map.fit(this.#t,wo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",li);var Bp=112,yo=(e,t)=>kt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,vs=(e,{count:t,likes:s,badge:n=ee,actions:a=ee})=>kt`
  <section class="profile-head">
    ${ot(e,Bp)}
    <p class="row">
      ${t===void 0?ee:yo(t,"person.findsSum")}
      ${s===void 0?ee:yo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Ap=e=>kt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?It(e.media[0],{thumb:!0}):kt`<span class="sign-tile">${jt(e.category)}</span>`}
      ${e.isPublic?ee:kt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,vo=(e,t,s)=>kt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,_p={grid:e=>kt`<ul class="tiles">${e.map(Ap)}</ul>`,list:e=>kt`<ul class="card rows">${e.map(t=>$n(t,_e(t)))}</ul>`},pi=e=>[...new Map(e.map(t=>[t.locationId,{...Gt(t.location),name:t.location.name}])).values()];function se(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?kt`
    <finds-map .places=${pi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${vo(e,"grid","camera")}
      ${vo(e,"list","filter")}
    </div>
    ${_p[e.layout](s)}
    ${P(e.finds)}`:I(t.title,t.text,t.action??ee):f(3)}import{html as Y,nothing as lt}from"../lib/lit-html/lit-html.js";var ko=["exact","area","hidden"],ui=[1,5,20],xo=["","1","7","30","date"],Mp=3650,di=({findId:e,listId:t})=>e?"find":t?"list":"category",Oo=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Dp(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Po=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function jp({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Dp(t):Number(e);if(s>=1&&s<=Mp)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Up({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Cp=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Up(e),days:jp(e)}),Ep=({chosen:e,category:t})=>({category:e||t.trim()});async function Np(){let e=(await y("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var ks=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return di(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Cp(t);return this.share?U(`/api/shares/${this.share.id}`,s):x("/api/shares",{...this.target??Ep(t),...s,days:s.days??void 0})}},Os=e=>new URL(e.link,location.origin).href,Ps=()=>!!navigator.share;async function qs(e){try{await navigator.clipboard.writeText(Os(e))}catch{return!1}return p(i("find.copied")),!0}async function Ss(e,t){try{await navigator.share({title:t,url:Os(e)})}catch(s){return s.name==="AbortError"}return!0}var xs=class{#t;constructor(t){this.#t=t,this.list=A(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await G(Np().then(s=>{t=s})),t}async revoke(t){await G(k(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var mi=e=>e.findTitle||e.listName||Lt(e.category??""),pt=e=>e.title||mi(e),qo=e=>i("place.area",{distance:St(e)}),So=({place:e,area:t})=>e==="area"?qo(t):i(`shares.place.${e}`),hi=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:mt(t)}),Fs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Y`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:lt}
      aria-invalid=${e.errors[t]?"true":lt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,$])=>Y`<option value=${l} ?selected=${l===a}>${$}</option>`)}
    </select>
    ${e.errors[t]?Y`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Y`<p class="hint" id="${t}-hint">${r}</p>`:lt}
  </div>`,Rp=e=>Y`
  ${Fs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,Lt(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?lt:u(e.form,"category",{label:i("edit.otherCategory"),hint:i("shares.categoryHint"),required:!0,most:m().limits.category})}`,Hp={exact:"pin",area:"map",hidden:"block"},zp=(e,t)=>Y`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Hp[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Wp=e=>Y`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ko.map(t=>zp(e,t))}
  </fieldset>
  ${e.place==="area"?Fs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??ui[0],options:ui.map(t=>[t,qo(t)])}):lt}`,Vp=e=>Y`
  ${Fs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",hi(e.share)]]:[],...xo.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:Po(14),hint:i("shares.dateHint"),required:!0}):lt}`,Gp=e=>Y`
  ${e.share?.hasPassword?Fs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):lt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):lt}`,Yp=e=>Y`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?lt:Rp(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}
  ${Wp(e)}
  ${Vp(e)}
  ${Gp(e)}`;async function Ts(e){let t=null,s=null,n=r=>(s=new ks({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await M(n,i(a),()=>Yp(s),r=>_(r,i(o))),t}async function Fo(e){await qs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Jp(e){await Ss(e,pt(e))||await Fo(e)}var Zp=e=>Y`
  <button type="button" class="quiet" @click=${()=>Jp(e)}>${c("share")} ${i("action.share")}</button>`,fi=e=>Y`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${pt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ke=(e,t=i("shares.ready"))=>rt(s=>Y`
  <div class="row between"><h2>${t}</h2>${Tt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${pt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Os(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Fo(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ps()?Zp(e):lt}
    ${fi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function To(e){let t=await Ts(e);t&&await ke(t)}var Kp=e=>To({target:{findId:e.id},place:Oo(e)}),Lo=e=>To({target:{listId:e.id}});async function Xp(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Qp=e=>Ut(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ys(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Lo(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Xp(e)}],{id:"list-menu"});async function Io(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function tu(e,t){await e.drop(t),b("list-menu")}function eu(e,t,s){let n=e.finds.items.length-1;return Ut(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Io(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Io(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>tu(e,t)}],{id:`find-${t.id}`})}var su=(e,t,s)=>xt`
  <li class="listed">
    ${fn(t,_e(t))}
    ${e.isOwn?eu(e,t,s):xe}
  </li>`,iu=({user:e})=>xt`<a class="person" href="/people/${e.id}">${ot(e)} <span>${e.username}</span></a>`,nu=e=>xt`
  <div class="card">
    ${e.isOwn?xe:iu(e.list)}
    ${e.list.description?xt`<p class="text" dir="auto">${e.list.description}</p>`:xe}
    <p class="marks">${ws(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function au(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?xt`
    <finds-map .places=${pi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>su(e,a,o))}</ol>
    ${P(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):f(3)}function ou(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return xt`<p class="empty">${i("lists.gone")}</p>`;if(t)return d(t,s);if(!e.list)return f(3);let{cover:n}=e.list;return xt`
    ${n?xt`<div class="list-cover">${It(n.media,{eager:!0})}</div>`:xe}
    ${nu(e)}
    ${au(e)}`}function Bo(e){let t=new gs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>xt`${h(t.title,t.isOwn?Qp(t):xe,t.listsPath)}${ou(t)}`}}import{html as $i,nothing as ru}from"../lib/lit-html/lit-html.js";async function cu(e){let t=null;await ys(s=>go(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var lu=e=>$i`
  <button type="button" id="new-list" @click=${()=>cu(e)}>${c("plus")} ${i("lists.new")}</button>`;function pu({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?$i`<ul class="card rows">${e.items.map(bo)}</ul>${P(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):f(3)}function Ao(e){let t=new $s(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>$i`
      ${h(i("lists.title"),t.isOwn?lu(e):ru,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${pu(t)}`}}import{html as _o,nothing as du}from"../lib/lit-html/lit-html.js";var uu=10,Ls=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===g()?.username)return this.#s(g());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<uu;s++){let n=await Te(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function mu({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?_o`<p class="empty">${i("person.gone")}</p>`:f(3)}function Mo(e){let t=new Ls(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>_o`${h(t.name,du,"/people")}${mu(t)}`}}import{html as Ot,nothing as gi}from"../lib/lit-html/lit-html.js";var Is=class{#t;#e;constructor(t){this.#t=t,this.list=A(t,"/api/notifications?limit=30"),this.#e=Ft.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,zs(-1),U(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ei(0)}catch(t){p(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await k(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||zs(-1)}catch(s){p(q(s))}this.#t.update()}close(){this.#e()}};var hu={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function fu(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var $u=({type:e,data:t})=>e==="moderated"?Di[ji(t)]:e==="link_used"?"lock":"flag",gu=({type:e,data:t})=>t.userId?Ot`
  <span class="face">
    ${ot({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(hu[e],e==="find_liked")}</span>
  </span>`:Ot`<span class="face office">${c($u({type:e,data:t}))}</span>`,bu=e=>Ot`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,wu=(e,t,s)=>Ot`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ci(t.newest)} @click=${()=>e.markRead(t)}>
      ${gu(t.newest)}
      <span>
        <span class="what" dir="auto">${Ui(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?gi:Ot`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?bu(t.newest.thumbnailUrl):gi}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>fu(e,t,s)}>${c("close")}</button>
  </li>`,yu=e=>Ot`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,vu=()=>Ot`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ku(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ot`<ul class="card notes">${e.groups.map((a,o)=>wu(e,a,o))}</ul>${P(e.list)}`:I(i("note.none"),i("note.noneText"),vu()):f(4)}function Do(e){let t=new Is(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>Ot`${h(i("nav.bell"),t.hasUnread?yu(t):gi)}${ku(t)}`,close:()=>t.close()}}import{html as ut,nothing as bi}from"../lib/lit-html/lit-html.js";var xu=200,Ou=2,Bs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>A(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=A(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=Ft.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<Ou?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,xu)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===g()?.id?t.addressee:t.requester}isMe(t){return t.id===g()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Pu(e,t){if(e.isMe(t))return ut`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ut`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ue(t,e.reload);let s=e.requestOf(t);return s?ce(s,t,e.reload):ut`<span class="badge">${i("friend.pending")}</span>`}function qu(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?ut`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ws(s,Pu(e,s)))}</ul>
    ${P(t)}`:ut`<p class="soft" role="status">${i("people.noMatch")}</p>`:bi}function Su(e,t){e.preventDefault(),t.search()}var Fu=e=>ut`
  <form class="card" role="search" @submit=${t=>Su(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${qu(e)}
  </form>`;function As(e,t,s,n=Ws){let a=e.lists[t];return a.items.length?ut`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${P(a)}
    </section>`:bi}var Tu=(e,t,s)=>pe(s,[Ee(t,s,e.reload),le(s,e.reload)]),Lu=e=>ut`
  ${As(e,"received",(t,s)=>[ce(t,s,e.reload),pe(s,[le(s,e.reload)])])}
  ${As(e,"sent",(t,s)=>Ce(t,s,e.reload))}
  ${e.lists.accepted.items.length?As(e,"accepted",(t,s)=>Tu(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${As(e,"blocked",(t,s)=>Pn(s,e.reload),On)}`;function Iu(e){return e.problem?d(e.problem,e.load):e.isLoaded?Lu(e):f(3)}var Bu=()=>At()?ut`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:bi;function jo(e){let t=new Bs(e);return{title:i("people.title"),ready:t.load(),view:()=>ut`${h(i("people.title"),Bu(),"/feed")}${Fu(t)}${Iu(t)}`,close:()=>t.close()}}import{html as ie,nothing as Ms}from"../lib/lit-html/lit-html.js";var _s=class extends Ne{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===g()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Te(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Au({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ue(e,n.load):t?t.status==="accepted"?Ms:s?ce(t,e,n.load):Ce(t,e,n.load):Ms}var _u=()=>ie`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Mu=e=>ie`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Du=e=>e.isMe?_u():[Au(e),Mu(e.user)];function ju(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ms;let o=n?.status==="accepted"?[Ee(n,s,a.load)]:[];return pe(s,[In(s,a.load),...o,Ln({userId:s.id}),le(s,()=>t.go("/people"))])}var Uu=e=>vs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ie`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Ms,actions:Du(e)});function Cu(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ie`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?ie`
    ${Uu(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${se(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:f(3)}function Uo(e){let t=new _s(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ie`${h(s(),ju(t,e),"/people")}${Cu(t)}`}}import{html as z,nothing as Oe}from"../lib/lit-html/lit-html.js";var Ds=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=A(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,k(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await G(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var js=class extends Ne{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:g().id,includePrivate:!0,limit:20})),this.bin=new Ds(t,()=>this.#t()),this.form=new w({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return g()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${g().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Wt){let n=a=>{this.progress=a,this.page.update()};n(0);try{ht(await s("PUT","/api/users/me/picture",await fe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(q(a))}n(null)}async removePicture(){try{await k("/api/users/me/picture"),ht(await y("/api/users/me"))}catch(t){p(q(t))}this.page.update()}async#s({username:t,age:s}){ht(await U("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Cs,nothing as Us}from"../lib/lit-html/lit-html.js";async function Eu(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function Nu(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var Ru=(e,t)=>Cs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Eu(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Hu=(e,{find:t,expiresAt:s})=>Cs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Cs`<br><span class="soft">${i("bin.until",{date:mt(s)})}</span>`:Us}
    </p>
    ${t.hidden?Bn(i("report.findHidden"),t.hidden):Us}
    <p class="row">
      ${t.hidden?Us:Ru(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Nu(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Co=e=>e.list.items?.length?Cs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Hu(e,t))}</ul>
    ${P(e.list)}
  </section>`:Us;function zu(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Wu=e=>z`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Vu=e=>z`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>zu(t,e)}>
      ${e.hasPicture?Wu(e):Oe}
    </p>
    ${e.progress===null?Oe:z`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Gu=()=>z`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Yu=({form:e,user:t})=>z`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${_(e,i("action.save"))}</div>
  </form>`,Ju=()=>z`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,Zu=()=>z`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,Ku=()=>z`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,Xu=()=>z`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,Qu=()=>z`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,td=()=>z`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,ed=e=>z`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Tt(e.toggleEdit)}</div>
    ${Vu(e)}
    ${Yu(e)}
  </section>`;async function sd(e){e.toggleEdit(),await b("edit-title")}var id=e=>z`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>sd(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,nd=e=>[id(e),Ju(),Zu(),Ku(),Xu(),e.user.role==="admin"?Qu():Oe],ad=e=>z`
  ${h(e.user.username,td())}
  ${vs(e.user,{...e.figures,actions:nd(e)})}
  ${e.isEdited?ed(e):Oe}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${se(e,{title:i("profile.none"),text:i("profile.noneText"),action:Gu()})}
  </section>
  ${Co(e.bin)}`;function Eo(e){let t=new js(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?ad(t):Oe}}import{html as W,nothing as zt}from"../lib/lit-html/lit-html.js";var od={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},rd=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),No=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function cd(e,t,s){let n=No(t,s);s!=="dismissed"?await Tn(n,({note:a})=>e.decide(t,s,a),rd):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),b("reports")}var Ro=e=>e?W`<a class="strong" href="/people/${e.id}">${e.username}</a>`:W`<span class="soft">${i("report.left")}</span>`,ld=e=>W`
  <p class="row">${e.map(t=>W`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,pd=e=>W`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ue(e.description):zt}
  ${e.media.length?ld(e.media):zt}`,ud=e=>e.find?pd(e.find):e.comment?ue(e.comment.content):e.kind==="user"?zt:W`<p class="soft">${i("report.noContent")}</p>`,dd=e=>W`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ro(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ue(e.text):zt}
  </li>`,md=(e,t,s)=>W`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>cd(e,t,s)}>
    ${c(od[s])} ${No(t,s)}
  </button>`,hd=(e,t)=>W`<p class="row">${Sn(t.kind).map(s=>md(e,t,s))}</p>`,fd=(e,t)=>W`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ue(t.decision.note):zt}
  ${t.hidden?W`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:zt}`,$d=(e,t)=>W`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ro(t.owner)}</h2>
    ${ud(t)}
    <ul class="rows">${[t,...t.others].map(dd)}</ul>
    ${t.decision?fd(e,t):hd(e,t)}
  </li>`;function gd(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?W`<ul class="stack">${t.map(a=>$d(e,a))}</ul>${P(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):f(3)}function Ho(e){let t=new Fn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>W`
      ${h(i("report.reports"),zt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${qn.map(s=>Yt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${gd(t)}`}}import{html as wi,nothing as bd}from"../lib/lit-html/lit-html.js";var wd=(e,t)=>wi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Rn(t))} ${i(`saved.${t}`)}
  </button>`,yd=()=>wi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,vd=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:yd()});function zo(e){let t=new _n(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>wi`
      ${h(i("saved.title"),bd,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${An.map(s=>wd(t,s))}</div>
      ${se(t,vd(t.state))}`}}import{html as N,nothing as dt}from"../lib/lit-html/lit-html.js";import{html as it,nothing as yi}from"../lib/lit-html/lit-html.js";var Vo=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function kd(e,t){let s=Le(navigator.userAgent);await M(n=>e.addForm(t,n),i("passkeys.add"),n=>it`
    ${v(n)}
    ${Bt(n)}
    ${Vo(n,s)}
    ${t?$t(n,"password",i("account.password")):yi}`,()=>it`<button type="submit">${i("settings.linkGo")}</button>`)}var xd=(e,t)=>M(s=>e.renameForm(t,s),i("passkeys.rename"),s=>it`
  ${v(s)}
  ${Vo(s,t.name)}`,()=>it`<button type="submit">${i("action.save")}</button>`);async function Od(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Wo=(e,t,s)=>it`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Pd=(e,t,s)=>it`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?it`<span class="badge">${i("passkeys.backedUp")}</span>`:yi}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?it`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Wo(t,i("passkeys.rename"),async()=>{await xd(e,t),s()})}
      ${Wo(t,i("action.delete"),()=>Od(e,t))}
    </span>
  </li>`,qd=e=>it`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Go=(e,t,s)=>it`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?it`<ul class="people">${e.list.map(n=>Pd(e,n,s))}</ul>`:yi}
    <p>${qd(async()=>{await kd(e,t),s()})}</p>
  </section>`;import{html as Pe}from"../lib/lit-html/lit-html.js";var vi=(e,t,s,n,a,o)=>Pe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>Pe`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Yo=e=>te(e.picker()),Sd=(e,{latitude:t,longitude:s,radius:n,area:a})=>Pe`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${vi("home-radius",i("place.homeRadius"),ta,St,n,o=>e.changeHome({radius:o}))}
  ${vi("home-area",i("place.homeArea"),[1,5,20],we,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Yo(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Jo=e=>Pe`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${vi("shown-area",i("place.shownNew"),[0,1,5,20],we,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Sd(e,e.values.home):Pe`
      <p><button type="button" class="quiet" id="home" @click=${()=>Yo(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as nt,nothing as ne}from"../lib/lit-html/lit-html.js";var ki={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Zo(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:ki[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var qe=e=>e.kind==="token",Xo=e=>qe(e)?e.name:Le(e.userAgent),Fd={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Td=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ld(e){return e.expiresAt?qe(e)?i("token.until",{date:mt(e.expiresAt)}):i("settings.until",{date:mt(e.expiresAt)}):i("token.endless")}var Id=e=>e.lastUsedAt?i("session.used",{date:J(e.lastUsedAt)}):i("session.unused"),Bd=(e,t)=>{let s=i(qe(t)?"token.revoke":"settings.end");return nt`
    <button type="button" class="quiet" aria-label="${s}: ${Xo(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ad=e=>nt`${i(qe(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,_d=(e,t)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Xo(t)}</span>
      <span class="badge">${Fd[t.kind]()}</span>
      ${t.current?nt`<span class="badge">${i("settings.thisOne")}</span>`:ne}<br>
      ${qe(t)?nt`<span class="soft">${Td(t)}</span><br>`:ne}
      <span class="soft">${Ad(t)} · ${Id(t)} · ${Ld(t)}</span>
    </span>
    ${t.current?ne:Bd(e,t)}
  </li>`;async function Md(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Dd=e=>nt`
  <button type="button" class="quiet" @click=${()=>Md(e)}>${i("settings.endOthers")}</button>`,Ko=(e,t,s,n=ne)=>nt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>nt`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,jd=[90,30,365],Ud=e=>Object.keys(ki).filter(t=>t!=="admin"||e.role==="admin"),Cd=(e,t)=>nt`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Bt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ko("access",i("token.access"),Ud(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ko("days",i("token.life"),[...jd.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?$t(t,"password",i("account.password")):ne}`,Ed=e=>Ge({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Nd(e){let t=null;await M(n=>Zo(a=>{t=a,n()}),i("token.create"),n=>Cd(e,n),()=>nt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Ed(t.token))}var Qo=e=>nt`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>_d(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Dd(e):ne}
      <button type="button" class="quiet" id="new-token" @click=${()=>Nd(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Rd=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],xi=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:dt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Hd=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${de()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,zd=()=>Fi.map(e=>[e,qi[e],e===Si()]),Wd=e=>N`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${xi("language",i("settings.language"),zd(),t=>e.setLanguage(t))}
    ${xi("theme",i("settings.theme"),jn.map(t=>[t,i(`settings.theme.${t}`),t===Un()]),t=>e.setTheme(t))}
    ${xi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Li()]),t=>e.setUnits(t))}
    ${Mn()?Hd(e):dt}
  </section>`;async function Vd(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var tr=(e,t,s=dt)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Vd(n,e,t)}>
  </label>`,Gd=e=>N`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...Rd,...g()?.role==="admin"?["reported"]:[]].map(t=>tr(e,t))}
    ${m().pushKey?tr(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):dt}
  </section>`,Yd=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Jd=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function Zd(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Yd(e,t):e.push==="off"?Jd(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var ae=(e,t)=>N`<button type="button" class="chip" @click=${()=>b(`part-${e}`)}>${t}</button>`,Kd=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ae("appearance",i("settings.appearance"))}
    ${ae("notify",i("nav.bell"))}
    ${m().passwordLogin?ae("password",i("account.password")):dt}
    ${ae("places",i("place.settings"))}
    ${ae("sessions",i("settings.devices"))}
    ${ae("data",i("settings.data"))}
  </nav>`,Xd=e=>N`
  ${Kd()}
  ${Wd(e)}
  ${Gd(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Zd(e)}
  </section>
  ${m().passwordLogin?sa(e):dt}
  ${e.passkeys.isShown?Go(e.passkeys,e.asksPassword,e.redraw):dt}
  ${m().provider.enabled?ia(e):dt}
  ${Jo(e.places)}
  ${Qo(e)}
  ${na(e)}
  ${At()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:dt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Qd(e){let t=Ft.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var tm=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Qd(e)}>${i("settings.signOut")}</button>`;function em(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?Xd(e):f(5)}function er(e){let t=new We(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${h(i("settings.title"),tm(t),"/profile")}
      ${t.refusal?d(t.refusal):dt}
      ${em(t)}`}}import{html as at,nothing as Ns}from"../lib/lit-html/lit-html.js";async function sm(e){let t=await e.offered(),s=t&&await Ts({offered:t});s&&(e.take(s),await ke(s))}async function im(e,t){let s=await Ts({share:t});s&&e.take(s)}async function nm(e,t){await S(i("shares.revokeTitle",{title:pt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),b("new-share"))}var am=async e=>await qs(e)||ke(e,i("shares.one")),om=async e=>await Ss(e,pt(e))||ke(e,i("shares.one")),rm=(e,t)=>Ut(i("shares.menu",{title:pt(t)}),[...Ps()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>om(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>im(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>nm(e,t)}],{id:`share-${t.id}`}),cm=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,lm=e=>e.category?at`<span class="strong" dir="auto">${pt(e)}</span>`:at`<a class="strong" dir="auto" href=${cm(e)}>${pt(e)}</a>`,pm=e=>at`${i(`shares.kind.${di(e)}`)}${e.title?at`: <bdi>${mi(e)}</bdi>`:Ns}`,Es=(e,t)=>at`<span class="badge">${e?c(e):Ns} ${t}</span>`,um=e=>at`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${pt(e)}" @click=${()=>am(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,dm=(e,t)=>at`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${lm(t)}<br>
        <span class="soft">${pm(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${rm(e,t)}
    </div>
    <p class="marks">
      ${Es(t.place==="hidden"?"block":"pin",So(t))}
      ${t.hasPassword?Es("lock",i("account.password")):Ns}
      ${t.expiresAt?Es("",hi(t)):Es("",i("shares.endless"))}
    </p>
    ${t.expired?Ns:at`<p class="row actions">${um(t)} ${fi(t)}</p>`}
  </li>`;function mm(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?at`<div class="card"><ul class="people">${t.map(a=>dm(e,a))}</ul></div>${P(e.list)}`:I(i("shares.none"),i("shares.noneText")):f(3)}var hm=e=>at`
  <button type="button" class="quiet" id="new-share" @click=${()=>sm(e)}>${i("shares.category")}</button>`;function sr(e){let t=new xs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>at`
      ${h(i("shares.mine"),hm(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${mm(t)}`}}import{html as Pt,nothing as nr}from"../lib/lit-html/lit-html.js";var Rs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ft.get("outbox")}load=async()=>{await ln(),this.isLoaded=!0,this.#t.update()};cancel(t){return un(t.id)}retry(t){return dn(t.id)}sendNow(){return mn()}};async function fm(e,t){await xn()&&e.cancel(t)}var $m=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),ir=e=>Pt`<a class="strong" dir="auto" href=${hn(e)}>${e.title}</a>`,gm={find:e=>Pt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Pt`<span class="what" dir="auto">${e.body.content}</span><br>${ir(e)}`,like:ir},bm=(e,t)=>Pt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${$m(t)}</span><br>
      ${gm[t.kind](t)}<br>
      ${t.state==="refused"?Pt`<span class="error">${t.problem}</span>`:Pt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Pt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:nr}
      <button type="button" class="quiet" @click=${()=>fm(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function wm(e){return e.isLoaded?e.entries.length?Pt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>bm(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):f(2)}function ar(e){let t=new Rs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Pt`${h(i("outbox.title"),nr,"/")}${wm(t)}`}}function ym(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,$]=await _i(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(j=>[j.category,j.count])),$]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}export{fr as about,ra as accounts,Lp as addToList,fa as admin,ba as adminLog,ym as countCategories,Ka as edit,io as import,uo as instance,co as invites,ho as join,Bo as list,Ao as lists,Mo as named,Do as notifications,jo as people,Uo as person,Eo as profile,Ho as reports,zo as saved,er as settings,Kp as shareFind,sr as shares,ar as waiting};
//# sourceMappingURL=more.js.map

import{$ as Ws,$b as j,$c as sn,A as V,Ac as Gt,B as $t,Ba as ue,Bb as cs,C as p,Cb as Et,Cc as zi,D as Ns,Da as de,E as O,Ea as ai,Eb as fe,Ec as Wi,F as P,Fa as oi,Fc as Gi,G as st,Ga as ri,H as E,Ha as ci,Hb as ki,Hc as Vi,I as q,Ia as li,Ib as xi,Ic as Ji,J as Rs,Ja as pi,Jc as Yi,Ka as ui,L as re,La as di,Lb as C,Lc as Zi,M as I,Ma as mi,Mb as Oi,N as ce,Nb as Pi,O as Es,Oa as hi,Ob as nt,Pb as $e,Pc as Xi,Qa as fi,Qb as ge,Ra as $i,Rb as qi,Sa as gi,Sb as Si,Ta as bi,Tb as be,Tc as Qi,Ua as wi,Ub as Fi,Vc as Ki,W as le,Wb as Li,Xb as g,Y as Cs,Yb as b,Yc as tn,Z as Hs,Zc as en,_ as zs,_b as d,a as ae,aa as Gs,ac as Bt,ad as nn,b as u,ba as rs,bc as S,bd as an,c as Bs,cc as Ti,d as Nt,da as Vs,dc as Bi,ea as Js,ec as ls,f as Is,fa as Ys,fb as c,fc as Ii,g as Rt,ga as Zs,gb as gt,gc as we,h as As,ha as Xs,hb as A,hc as Ct,i as _s,ia as f,ib as m,ic as ve,j as Ms,ja as pe,jb as Q,jc as ye,ka as Qs,kb as M,kc as Ht,lb as h,lc as zt,m as js,mb as $,mc as Ai,n as i,na as it,nb as me,nc as _i,oa as Ks,ob as L,oc as Mi,p as y,pa as ti,pb as he,pc as ji,qa as Lt,qb as k,qc as U,ra as ei,rc as Ui,s as R,sc as Di,t as yt,ta as si,tc as Ni,u as X,uc as Ri,v as oe,va as Tt,vc as Wt,w as Us,wc as ke,xa as ii,xb as N,xc as Ei,y as Ft,ya as kt,yb as vi,yc as Ci,z as Ds,za as ni,zb as yi,zc as Hi}from"./shared.js";import{html as xt,nothing as ps}from"../lib/lit-html/lit-html.js";var Wa=new URL("lib/",ae).pathname,Ga=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function on(){if(Gt())return new URL(u().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((u().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Va=()=>on()?i("about.tilesFrom",{host:on()}):i("about.alone"),Ja=()=>xt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Va()}</p>
    <p class="soft">${i("about.version",{version:u().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Ya=()=>xt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${u().tiles?.attribution?xt`<li>${i("about.tiles")}: ${u().tiles.attribution}</li>`:ps}
      ${Gt()?xt`<li>${i("about.streets")}: ${u().streets.attribution}</li>`:ps}
      <li>${i("about.places")}: ${u().places.attribution}</li>
    </ul>
  </section>`,Za=([e,t,s,n])=>xt`<li><a href="${Wa}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Xa=()=>xt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ga.map(Za)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Qa=()=>({title:i("about.title"),view:()=>xt`
    ${m(i("about.title"),ps,f()?"/settings":"/sign-in")}
    ${nn()}${sn()}${Ja()}${Ya()}${Xa()}`});import{html as Te,nothing as qo}from"../lib/lit-html/lit-html.js";var Ka=200,to=2**20,us=["all","active","suspended","admin"],rn={wrong_password:"password"},Ot=e=>`/api/admin/users/${e.id}`,xe=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=us.includes(s)?s:"all",this.list=N(t,()=>I("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(I("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ka)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===f()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(y(n))}}get asksPassword(){return pe()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E(Ot(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:rn})}demote(t){return this.#n(E(Ot(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${Ot(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Ot(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:rn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E(Ot(t),{mediaLimit:a==="own"?Math.round(Number(o)*to):r})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await st(`${Ot(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(I(Ot(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as x,nothing as At}from"../lib/lit-html/lit-html.js";import{html as H,nothing as Vt}from"../lib/lit-html/lit-html.js";var Oe=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Xi()}async read(){this.isShown&&(this.list=await O("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Qi(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new g({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(y(s))}this.#t.update()}};var eo=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&kt(this.#s,t)>eo&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ni({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(y(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ue(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var cn="/api/users/me/place-settings",so={radius:.5,area:1},ln=[.2,.5,1,2,5],Pe=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await O(cn,{signal:this.#t.signal})}async change(t){try{this.values=await st(cn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(y(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({...so,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var pn=e=>!e.current&&e.kind!=="token",qe=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Qs();#t;constructor(t){this.#t=t,this.passkeys=new Oe(t),this.places=new Pe(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return f()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return pe()}get asksCurrent(){return this.user.hasPassword&&!Ki(this.sessions)}get hasOthers(){return this.sessions.some(pn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([O("/api/notifications/preferences",{signal:t}),O("/api/auth/sessions",{signal:t}),Vs(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?y(s):i("push.failed"))}this.#t.update()}setTheme(t){Vi(t),this.#t.update()}setUnits(t){Bs.set(t),this.#t.update()}setStreets(t){zi(t),this.#t.update()}async setLanguage(t){await js(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await st("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Js);disablePush=()=>this.#i(Ys);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Zs(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(pn))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ks(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await st("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),it(await O("/api/users/me")),this.sessions=await O("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),it(await O("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ti(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Se=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var It=()=>u().provider.name,bt=e=>e.refusal?.reason==="sign_in_again"&&u().provider.enabled?H`
  <p><a class="button quiet" href=${Se()}>${i("signin.provider",{name:It()})}</a></p>`:Vt,ot=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),io=()=>H`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:It()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,un=({user:e,asksCurrent:t,password:s})=>H`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?H`<p class="note">${i("link.setPassword")}</p>`:Vt}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${b(s)}
    ${bt(s)}
    ${t?ot(s,"currentPassword",i("settings.currentPassword")):Vt}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?io():Vt}
    <div class="row end">${j(s,i("action.save"))}</div>
  </form>`;async function no(e){let t=i("settings.unlinkTitle",{name:It()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function ao(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:It()});await U(a=>t.confirmForm(a),s,a=>H`
    <p>${i("settings.linkText")}</p>
    ${b(a)}
    ${ot(a,"password",i("account.password"))}`,()=>H`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Se({link:"true"}))}var oo=e=>H`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>no(e)}>${i("settings.unlink")}</button></p>`,ro=e=>H`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Se({link:"true"})} @click=${t=>ao(t,e)}>
      ${i("settings.link",{name:It()})}
    </a>
  </p>`,dn=e=>H`
  <section class="card">
    <h2>${i("settings.identity",{name:It()})}</h2>
    ${e.user.identityLinked?oo(e):ro(e)}
  </section>`;async function co(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>H`
    <p>${i("settings.deleteText")}</p>
    ${b(s)}
    ${bt(s)}
    ${e.asksPassword?ot(s,"password",i("account.password")):Vt}`,()=>H`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var mn=e=>H`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>co(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as lo}from"../lib/lit-html/lit-html.js";async function po(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Fe=({title:e,text:t,label:s,value:n})=>Bt(a=>lo`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>po(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function uo({mediaBytes:e,mediaLimit:t}){let s=V(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:V(t)}):i("admin.usageUnlimited",{size:s})}var mo=e=>[i("admin.joined",{date:X(e.createdAt)}),e.seenAt?i("admin.seen",{date:X(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),uo(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],ho=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:yt(t)}):i("admin.suspendedSince",{when:oe(e)}),fo=e=>x`<p class="note">${ho(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,$o=e=>e.suspension?x`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:x`<a class="person" href="/people/${e.id}">${gt(e)} <span class="strong">${e.username}</span></a>`,hn=(e,t)=>x`
  ${b(t)}
  ${bt(t)}
  ${e.asksPassword?ot(t,"password",i("account.password")):At}`,go=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>x`
  <p>${i("admin.adminText")}</p>
  ${hn(e,s)}`,()=>x`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function bo(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var wo=["instance","own","none"],vo=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return x`
    ${b(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${wo.map(n=>x`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):At}`};async function Le(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var yo=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>vo(s,t),()=>x`<button type="submit">${i("action.save")}</button>`),ko=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>x`
  <p>${i("admin.suspendText")}</p>
  ${b(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>x`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function xo(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>x`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${hn(e,o)}`,()=>x`<button type="submit">${i("admin.linkMake")}</button>`)&&await Fe({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Oo(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>x`
    <p>${i("admin.deleteText")}</p>
    ${b(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>x`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Le(s,"admin.deleteDone",t)&&k("account-search")}function Po(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>bo(e,t)):s(i("admin.admin"),()=>Le(go(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Le(yo(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>xo(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Le(ko(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Oo(e,t),!0)]}var fn=(e,t)=>x`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${$o(t)}
        ${t.role==="admin"?x`<span class="badge">${i("admin.role")}</span>`:At}
        ${e.isMe(t)?x`<span class="badge">${i("people.you")}</span>`:At}
        ${t.suspension?x`<span class="badge warning">${i("admin.suspended")}</span>`:At}
      </span>
      ${Bi(i("people.menu",{name:t.username}),Po(e,t))}
    </div>
    <p class="soft facts">${mo(t).filter(Boolean).map(s=>x`<span>${s}</span>`)}</p>
    ${t.suspension?fo(t.suspension):At}
  </li>`;function So(e,t){e.preventDefault(),t.search()}var Fo=e=>Te`
  <form role="search" @submit=${t=>So(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${us.map(t=>me(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Lo(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?Te`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>fn(e,a))}</ul>
    ${L(e.list)}`:Te`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function $n(e){let t=new xe(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Te`
      ${m(i("admin.people"),qo,"/admin")}
      <section class="card">${Fo(t)}${Lo(t)}</section>`,close:()=>t.close()}}import{html as xn,nothing as No}from"../lib/lit-html/lit-html.js";var gn=2**20,bn="/api/admin/instance",wn=["invite","open","closed"],vn=["members","admins","off"],Be=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await O(bn,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/gn):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let v={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(v.registration=o),r!==this.values.invites&&(v.invites=r),l!==void 0&&l!==String(this.limit)&&(v.mediaLimit=Math.round(Number(l)*gn)),this.values=await E(bn,v);let{fixed:_,mediaLimit:ft,registration:vt,invites:Ha,...za}=this.values;Object.assign(u(),{instance:za,registration:vt,invites:vt==="closed"?"off":Ha}),p(i("admin.saved"))}},Ie=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await O("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ae=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await O("/api/admin/overview",{signal:t.signal})})}};import{html as _e,nothing as ds}from"../lib/lit-html/lit-html.js";var To={ok:"check",warn:"flag",fail:"close"},Bo=e=>_e`
  <li class="row finding ${e.status}">
    ${c(To[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?_e`<br><span lang="en" class="soft">${e.fix}</span>`:ds}
    </span>
  </li>`;function Io({status:e,findings:t}){return _e`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Bo)}</ul>`}var yn=e=>_e`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?h(e.loading.problem,e.run):ds}
      ${e.values&&!e.loading.problem?Io(e.values):ds}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as ct,nothing as Jt}from"../lib/lit-html/lit-html.js";var Ao=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],rt=(e,t)=>ct`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,_o=e=>i("admin.jobsOf",{push:R(e.pushJobs),media:R(e.mediaJobs)}),Mo=e=>ct`
  ${rt(i("admin.backup"),e.lastAt?ct`${A(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${rt(i("admin.backupPlace"),e.place)}`,jo=e=>ct`
  <dl class="stack">
    ${rt(i("admin.users"),R(e.users))}
    ${rt(i("admin.publicFinds"),R(e.finds))}
    ${rt(i("admin.media"),V(e.mediaBytes))}
    ${e.diskFree===null?Jt:rt(i("admin.disk"),V(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?rt(i("admin.jobs"),_o(e)):Jt}
    ${e.backup?Mo(e.backup):Jt}
    ${rt(i("admin.swept"),e.sweptAt?A(e.sweptAt):i("admin.never"))}
    ${rt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Uo=e=>ct`<li class="note">${i(`admin.problem.${e}`)}</li>`,Do=e=>ct`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>ct`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${V(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function kn({values:e,loading:t}){if(t.problem)return h(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Ao.includes(n));return ct`
    ${s.length?ct`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Uo)}</ul>`:Jt}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${jo(e)}
      ${e.largest.length?Do(e.largest):Jt}
    </section>`}var Ro=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Eo=([e,t,s])=>xn`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function On(e){let t=new Ae(e),s=new Ie(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>xn`
      ${m(i("admin.title"),No,"/profile")}
      <section class="card">
        <ul class="people">${Ro.map(Eo)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${kn(t)}
      ${yn(s)}`}}import{html as Me,nothing as Pn}from"../lib/lit-html/lit-html.js";var qn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Co={mediaLimit:"limitOfAll",invites:"whoInvites"},Ho=e=>parseInt(e,10)?V(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function zo({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Co[s]??s}`)).join(", "):e==="media_limit_changed"?Ho(t):t}function Wo(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(qn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Go=e=>Me`
  <li class="row act">
    ${c(qn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Wo(e)}</span><br>
      ${e.reason?Me`<span dir="auto">${zo(e)}</span><br>`:Pn}
      <span class="soft">${A(e.createdAt)}</span>
    </span>
  </li>`;function Vo(e){return e.problem?h(e.problem,e.load):e.items?e.items.length?Me`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Go)}</ul>
      ${L(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function Sn(e){let t=N(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Me`${m(i("admin.log"),Pn,"/admin")}${Vo(t)}`}}import{html as z,nothing as pt}from"../lib/lit-html/lit-html.js";async function ms(){if(!await caches.has(Rt))return null;let e=await caches.open(Rt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Jo(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Jo(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Fn(e){let t=await caches.open(Rt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Rt),ms()}var Yo=1200*36e5,je=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Es}$`).test(s)||!this.#s?s:Lt()),this.#s&&!this.stored&&this.#o(Lt())}#o(t){this.id=t,this.#e=this.#s?nt(t):Pi(t),this.stored=this.#e.get()}get findId(){return this.#i??=ei(this.id)>Date.now()-Yo?this.id:Lt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ge(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Si(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?be(this.id):null}};var Zo=2,Ue=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Zo)}async load(){await Fi();let t=await ge();if(this.#t.signal.aborted)return;this.close();let s=$e().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-de),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){nt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return nt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var De=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Rs(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await ri(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await ci(a,{...t,locationId:o,media:n.media}))}catch(o){let r=mi(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return st(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function fs(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return hs;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Qo(Xo(t,s+10));if(n===65498||n>>8!==255)return hs}}catch{}return hs}var hs={place:null,time:""},Ln=async e=>(await fs(e)).place;function Xo(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,v)=>String.fromCharCode(...Array.from({length:v},(_,ft)=>e.getUint8(t+l+ft))),entries:l=>new Map(Array.from({length:n(l)},(v,_)=>[n(l+2+12*_),l+10+12*_]))}}function Qo(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,tr,null),time:s(34665,Ko,"")}}function Ko({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function tr({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let v=e(s.get(l)),_=vt=>e(v+8*vt)/e(v+8*vt+4),ft=_(0)+_(1)/60+(_(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-ft:ft},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Yt(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await er(e)}catch{return e}}async function er(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var sr=.15,Tn=e=>e.slice(0,10);function ir(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Bn=e=>e.find(t=>t.place)?.place??null,In=e=>e.find(t=>t.time)?.time??"";function nr(e,t,s){let[n,a]=[Bn(e),In(e)];return e.length<s&&(!n||!t.place||kt(n,t.place)<=sr)&&(!a||!t.time||Tn(a)===Tn(t.time))}function An(e,t){let s=[];for(let n of ir(e)){let a=s.findLast(o=>nr(o,n,t));a?a.push(n):s.push([n])}return s}var Zt=e=>({place:Bn(e),time:In(e)}),_n=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Mn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ne=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return u().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await fs(o)}))),a=An(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Zt(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ue(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Zt(t).place?this.#e.get(t[0])??"":"",time:Zt(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(_n(this.groups,t))}split(t,s){this.#s(Mn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Lt()),s=Date.now(),n=f()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(f()?.id!==n)return null;for(let a of t)await ar(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(f()?.id!==t)throw{code:"stopped"};let{place:o}=Zt(n),r={id:s,at:a,isPublic:Nt.get()!=="friends",media:[],label:this.describe(n).name};if(nt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!nt(s).get())throw{code:"storage"};await qi(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ar(e){nt(e).remove(),await be(e)}var or=2,rr=2,cr=60,Xt=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ce}){this.items=t.map(({at:r,key:l,caption:v="",..._})=>({media:_,at:r,key:l,caption:v,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return u().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Yt(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>li(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await Ln(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=or-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ns(s)?"paused":"failed",problem:y(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(cr,(t.pause??rr/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await Yt(t.file),{videoBytes:a,imageBytes:o}=u().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ds(r)})};if(s.aborted)return null;let l=_=>{t.progress=_,this.#e()},[v]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return v}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var Re=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new je(t),this.#i=new De(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Nt.get()!=="friends",...s},this.drafts=new Ue(t,this.#s.id),this.several=new Ne(t),this.loading=C(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!yi(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...di(s),...t},this.uploads=new Xt(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new at(this.#t,t?.place??oi(s),this.#p)}async#r(){let t=await ai(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-de);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new Xt(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new at(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await ms():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=pi(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Fn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=ui({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await fi(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Nt.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?$e():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as _t,nothing as $s}from"../lib/lit-html/lit-html.js";function lr(e,t){e.remove(t),k(e.items.length?"drafts-title":"main")}var pr=({media:e,preview:t})=>_t`
  <span class="thumb">${e||t?_t`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function ur(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return _t`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${pr(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?_t`<span class="soft" dir="auto">${s.label}</span>`:$s}
          <span class="soft">${oe(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>lr(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var jn=e=>e.items.length?_t`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>ur(e,t))}</ul>
    ${e.shown.length<e.items.length?_t`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:$s}
  </section>`:$s;var Un=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Dn=e=>[...e.dataTransfer?.types??[]].includes("Files"),dr=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Nn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Dn(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Dn(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Un(a.dataTransfer)))}),n("paste",a=>{let o=Un(a.clipboardData);!o.length||dr(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as J,nothing as gs}from"../lib/lit-html/lit-html.js";var Ee=(e,t,s,n,a)=>J`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Cn(e){let t=e?.closest("details");t&&(t.open=!0)}var mr=e=>Ee("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:u().limits.description})),Rn=(e,t,s)=>J`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Et(t)} ${cs(t)}
  </button>`;function hr(e){let{category:t}=e.values,[s,n]=t?[Et(t),cs(t)]:[c("filter"),i("edit.none")];return Ee("category",s,i("find.category"),n,J`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${vi.map(a=>Rn(e,a,a===t))}
        ${Rn(e,"other",e.isOther)}
      </div>
      ${e.isOther?d(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:u().limits.category}):gs}
    </fieldset>`)}var En=(e,t,s,n,a)=>J`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function fr(e){let{isPublic:t}=e.values;return Ee("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),J`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${En(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${En(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var $r=["0","1","5","20"],Qt=e=>Number(e)?i("place.area",{distance:Ft(Number(e))}):i("place.exact"),gr=e=>J`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>J`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function br(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ee("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Qt(t),J`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?J`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:gs}
        ${$r.map(n=>J`<option value=${n} ?selected=${t===n}>${Qt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?gr(s):gs}`)}var Hn=e=>J`<div class="folds">${mr(e)}${hr(e)}${fr(e)}${br(e)}</div>`;import{html as ze,nothing as vs}from"../lib/lit-html/lit-html.js";import{html as K,nothing as Kt}from"../lib/lit-html/lit-html.js";var bs=16,zn=10,wr=2,vr={lat:25,lng:5,zoom:1},Ce=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=zn?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:bs};let t=si(Is.get());return t?.zoom?t:vr}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(bs,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return kt(this.point,t)<wr*ii(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Tt(t),"found",t.name)}distance=t=>this.point&&t?kt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??bs,s=this.source==="tap"&&!this.chosen&&t<zn;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function He(e){let t=new AbortController,s=null,n=Bt((o,r)=>(s??=new Ce({signal:t.signal,update:r},e),Sr(s,o)),{label:i("spot.title"),kind:"chooser"});Wn(s),await n&&e.take(s),t.abort(),s.close()}var Wn=e=>e.showMap(t=>Ji(document.getElementById("spot"),{...t,hasCross:!0})),yr=(e,t)=>K`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,kr=e=>K`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?h({code:"map",text:i("map.failed")},()=>Wn(e)):Kt}
  </div>`;function xr(e,t){let s=e.chosen?.id===t.id;return K`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ft(t.distance)}</span>
    </button>`}var Or=e=>K`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?K`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Kt}
    ${e.nearby.map(t=>xr(e,t))}
  </div>`,Pr=e=>K`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ws=e=>i(`spot.${e.source||"set"}`),qr=e=>K`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?K`<span class="soft">${ws(e)}</span>`:Kt}</span>
  </p>`,Sr=(e,t)=>K`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${yr(e,t)}
  ${kr(e)}
  <div class="panel">
    ${qr(e)}
    ${Or(e)}
    ${e.chosen?Kt:Pr(e)}
    ${e.problem?K`<p class="error" role="alert">${e.problem}</p>`:Kt}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Gn=(e,t)=>ze`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Vn=(e,t)=>ze`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":vs} @click=${()=>He(e)}>
      ${e.point?ze`<place-map inert .at=${e.point}></place-map>`:vs}
      ${e.point?Gn(e.label||i("spot.unnamed"),`${ws(e)} ${i("spot.change")}`):Gn(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ze`<p class="error" id="place-error" role="alert">${t}</p>`:vs}
  </fieldset>`;import{html as Pt,nothing as ys}from"../lib/lit-html/lit-html.js";function Fr(e,t){e.merge(t),k(`group-${t-1}`)}function Lr(e,t,s){e.split(t,s),k(`group-${t+1}`)}var Tr=({preview:e,file:t})=>e?Pt`<img src=${e} alt="">`:Pt`<span class="film" title=${t.name}>${c("play")}</span>`,Br=(e,t,s)=>Pt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Lr(e,t,s)}></button>`;function Ir(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&X(a),n].filter(Boolean);return Pt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Pt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Fr(e,s)}>
            ${i("group.merge")}
          </button>`:ys}
      </div>
      <ul class="group">${t.map((r,l)=>Pt`<li>${l?Br(e,s,l):ys}${Tr(r)}</li>`)}</ul>
    </li>`}var Jn=(e,t)=>e.groups?Pt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Ir(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ys;import{html as T,nothing as lt}from"../lib/lit-html/lit-html.js";import{html as ks}from"../lib/lit-html/lit-html.js";async function Ar(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:u().limits.caption},o=await Bt((r,l)=>(n??=new g({send:({caption:v})=>r(v.trim()),update:l}),ks`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${j(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Yn=(e,t,s,n)=>ks`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Ar(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ks`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[_r,Mr]=[6,10],jr=300,w=null;function Zn(){w.isOn=!0,w.item.classList.add("lifted"),navigator.vibrate?.(10)}var Xn=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Ur=(e,t)=>Xn(w.item).find(s=>{let n=s.getBoundingClientRect();return s!==w.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Dr(e){if(e.pointerId!==w.id)return;let[t,s]=[e.clientX-w.x,e.clientY-w.y],n=e.pointerType==="touch";if(!w.isOn){if(Math.hypot(t,s)<(n?Mr:_r))return;if(n)return w.end();Zn()}w.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,w.over?.classList.remove("target"),w.over=Ur(e.clientX,e.clientY),w.over?.classList.add("target")}function Qn(e,t){if(e.button||w||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(w.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",w.over?.classList.remove("target"),w=null};w={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(w.timer=setTimeout(Zn,jr));let r=v=>{v.pointerId===w.id&&o()},l=v=>{if(v.pointerId!==w.id)return;let[_,ft]=[s,w.isOn&&w.over].map(vt=>Xn(s).indexOf(vt));o(),ft>=0&&t(_,ft)};document.addEventListener("pointermove",Dr,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",v=>{v.key==="Escape"&&o()},{signal:a})}function We(e){(w?.isOn||e.type==="dragstart")&&e.preventDefault()}var Nr="image/*,video/mp4,video/quicktime,video/webm";function Rr(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Kn(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ta(e){return e.media?fe(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?T`<span class="film">${c("play")}</span>`:T`<img src=${e.preview} alt="">`}var ea={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ge=(e,t,s,n,a)=>T`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Er=(e,t)=>e.progress<1?T`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:T`<span class="over">${i("upload.processing")}</span>`,Cr=(e,t)=>({sending:()=>Er(e,t),paused:()=>T`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>T`<span class="over">${i("upload.waiting")}</span>`,failed:()=>T`<span class="over error">${i("upload.failed")}</span>`,done:()=>lt})[e.state]();function Hr(e,t,s){let n=s+1;return T`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Qn(a,(o,r)=>e.move(o,r))}
      @error=${ea} @load=${ea}>
      ${ta(t)}
      ${s===0&&e.items.length>1?T`<span class="cover">${i("upload.cover")}</span>`:lt}
      ${Cr(t,n)}
      <span class="buttons">
        ${s>0?Ge("before","earlier","back",n,()=>Kn(e,s,s-1)):lt}
        ${n<e.items.length?Ge("after","later","next",n,()=>Kn(e,s,s+1)):lt}
        ${t.state==="failed"||t.state==="paused"?Ge("","again","retry",n,()=>e.retry(t)):lt}
        ${Ge("drop",t.state==="done"?"remove":"cancel","close",n,()=>Rr(e,t))}
      </span>
      ${t.state==="failed"?lt:Yn(e,t,n,ta(t))}
    </li>`}function zr(e,t){t([...e.target.files]),e.target.value=""}var Wr=(e,t)=>T`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?lt:T`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Nr} multiple @change=${s=>zr(s,t)}>
  </li>`;function Gr(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return T`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:R(e.items.length)}):""}</p>
    ${s.map(n=>T`<p class="error" role="alert">${n}</p>`)}`}var sa=(e,t)=>T`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${We} @contextmenu=${We} @dragstart=${We}>
    ${e.items.map((s,n)=>Hr(e,s,n))}
    ${e.items.length<e.most?Wr(e,t):lt}
  </ul>
  ${e.items.length>1?T`<p class="hint">${i("upload.order")}</p>`:lt}
  ${Gr(e)}`;async function ia(e,t){await e.addFiles(t),e.several.groups&&k("several-title")}function Vr(e){e.uploads.add(e.several.decline()),k("files")}function Jr(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var Yr=(e,t)=>z`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>z`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?z`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:pt}
    ${t?z`<p class="note">${i("edit.sharedFull")}</p>`:pt}
    ${e.share.left?z`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:pt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Jr(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Zr(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Xr=e=>z`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Zr(e)}>${i("edit.startOver")}</button>
  </p>`,Qr=e=>z`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?z`<p class="note">${i("edit.photosGone")}</p>`:pt}
    ${sa(e.uploads,t=>ia(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Kr=e=>z`
  ${b(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?z`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:pt}`;function tc(e,t){let{isPublic:s,...n}=Li(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function ec(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Cn(n),n?.focus()}function sc(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>tc(a,e);return z`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>ec(a,e)}>
      ${e.isRestored?Xr(e):pt}
      ${Qr(e)}
      ${Vn(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:u().limits.title})}
      ${Hn(e)}
      <div class="publish">
        ${Kr(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${j(e.form,i(s))}
        </div>
      </div>
    </form>`}function ic(e,t){return e.loading.problem?h(e.loading.problem,t):e.uploads?sc(e):$(4)}function na(e){let t=new Re(e),s=()=>t.loading.load();return Nn(e.signal,n=>t.uploads&&ia(t,n)),{title:t.title,ready:s(),view:()=>z`
      ${m(t.title,pt,t.back)}
      ${t.share?Yr(t,e.query.get("shared")==="full"):pt}
      ${Jn(t.several,()=>Vr(t))}
      ${t.several.groups?pt:jn(t.drafts)}
      ${ic(t,s)}`,close:()=>t.close()}}import{html as F,nothing as W}from"../lib/lit-html/lit-html.js";var nc=4,ac=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function aa(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ae).href),{data:s,size:n}=t(e,{ecc:"M",border:nc});return{size:n,path:ac(s)}}function wt(){let e=u().invites;return e==="members"||e==="admins"&&f()?.role==="admin"}var oa=[1,2,5,10,25,100],ra=[1,7,30,90],Ve=class{created=null;#t;constructor(t){this.#t=t,this.list=N(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return f()?.role==="admin"}isMine(t){return t.inviter?.id===f()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await aa(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:f().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(y(s))}this.#t.update()}};var ca=(e,t,s,n)=>F`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>F`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,oc=()=>F`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function rc(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await k("created-title")}var cc=(e,t=e.form)=>F`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>rc(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${b(t)}
    <div class="pair">
      ${ca("uses",i("invites.uses"),oa.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${ca("days",i("invites.days"),ra.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${oc()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${j(t,i("invites.create"))}</div>
  </form>`,lc=({size:e,path:t})=>F`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,pc=e=>F`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,uc=e=>F`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${he(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?pc(e):W}
    </p>
    ${e.created.code?lc(e.created.code):W}
  </section>`,dc=e=>F`<li><a class="person" href="/people/${e.id}">${gt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function mc(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var hc=(e,t,s)=>F`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>mc(e,t)}>
    ${i("invites.revoke")}
  </button>`,fc={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},$c=(e,t)=>!e.isAdmin||e.isMine(t)?W:F` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function gc(e,t){let s=t.note||i("invites.of",{date:X(t.createdAt)}),n=t.state==="open";return F`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(fc[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:R(t.uses-t.usesLeft),uses:R(t.uses)})}
        ${n?F` · ${i("invites.until",{date:X(t.expiresAt)})}`:W}
        ${t.befriend?F` · ${i("invites.befriends")}`:W}
        ${$c(e,t)}
      </p>
      ${t.usedBy.length?F`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(dc)}</ul>`:W}
      ${n?F`<p class="row actions">${hc(e,t,s)}</p>`:W}
    </li>`}function bc(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?F`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>gc(e,a))}</ul>
      ${L(e.list)}
    </section>`:wt()?W:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function la(e){let t=new Ve(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>F`
      ${m(i("invites.title"),W,"/people")}
      ${wt()?F`<p class="lead">${i("invites.lead")}</p>`:W}
      ${t.created?uc(t):W}
      ${wt()?cc(t):W}
      ${bc(t)}`}}import{html as te,nothing as wc}from"../lib/lit-html/lit-html.js";var ua=(e,t)=>te`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,vc=(e,{label:t,value:s,options:n,text:a})=>te`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>te`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function pa(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?ua(n,a(o)):vc(t,{label:n,value:o,options:s,text:a})}var yc=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),kc=({mediaLimit:e})=>e?V(e):i("admin.limits.none"),xc=e=>te`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${b(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${pa(e,"registration",wn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${pa(e,"invites",vn,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?ua(i("admin.limitOfAll"),kc(e.values)):yc(e)}
    <div class="row end">${j(e.form,i("action.save"))}</div>
  </form>`;function Oc(e){return e.loading.problem?h(e.loading.problem,e.loading.load):e.values?xc(e):$(4)}function da(e){let t=new Be(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>te`${m(i("admin.instance"),wc,"/admin")}${Oc(t)}`}}import{html as ut,nothing as qt}from"../lib/lit-html/lit-html.js";var ma=e=>e.slice(e.lastIndexOf("#")+1).trim(),Je=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=ma(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return f()}get isClosed(){return u().registration==="closed"&&!this.invite}get asksInvite(){return u().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Xs();let a=this.invite||ma(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));it(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Pc=({form:e,asksInvite:t})=>ut`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):qt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${j(e,i("join.action"))}
  </form>`;function qc({greeting:e,invite:t}){let s=e?.inviter?.username;return ut`
    ${s?ut`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:qt}
    <p class="lead">${i("app.about")}</p>
    ${t?ut`<p class="lead">${i("join.invited")}</p>`:qt}`}var Sc=(e,t)=>ut`${en(ut`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${qc(e)}
  ${e.ended?ut`<p class="note" role="alert">${y(e.ended)}</p>`:qt}
  ${e.user?ut`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:qt}
  ${e.isClosed?ut`<p class="note">${i("join.closed")}</p>`:qt}
  ${u().passwordLogin?Pc(e):qt}
  ${an("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${tn(t)}`;function ha(e){let t=new Je(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Sc(t,e.update)}}import{html as fa,nothing as Lc}from"../lib/lit-html/lit-html.js";var Fc=10,Ye=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===f()?.username)return this.#s(f());let t=I("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Fc;s++){let n=await re(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Tc({isGone:e,loading:t}){return t.problem?h(t.problem,t.load):e?fa`<p class="empty">${i("person.gone")}</p>`:$(3)}function $a(e){let t=new Ye(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>fa`${m(t.name,Lc,"/people")}${Tc(t)}`}}import{html as dt,nothing as xs}from"../lib/lit-html/lit-html.js";var Ze=class{#t;#e;constructor(t){this.#t=t,this.list=N(t,"/api/notifications?limit=30"),this.#e=$t.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,rs(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Gs(0)}catch(t){p(y(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||rs(-1)}catch(s){p(y(s))}this.#t.update()}close(){this.#e()}};var Bc={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Ic(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ac=({type:e,data:t})=>e==="moderated"?Cs[Hs(t)]:e==="link_used"?"lock":"flag",_c=({type:e,data:t})=>t.userId?dt`
  <span class="face">
    ${gt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Bc[e],e==="find_liked")}</span>
  </span>`:dt`<span class="face office">${c(Ac({type:e,data:t}))}</span>`,Mc=e=>dt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,jc=(e,t,s)=>dt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ws(t.newest)} @click=${()=>e.markRead(t)}>
      ${_c(t.newest)}
      <span>
        <span class="what" dir="auto">${zs(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?xs:dt`<span class="unseen">${i("note.new")}</span>`}${A(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Mc(t.newest.thumbnailUrl):xs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Ic(e,t,s)}>${c("close")}</button>
  </li>`,Uc=e=>dt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Dc=()=>dt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Nc(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?dt`<ul class="card notes">${e.groups.map((a,o)=>jc(e,a,o))}</ul>${L(e.list)}`:M(i("note.none"),i("note.noneText"),Dc()):$(4)}function ga(e){let t=new Ze(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>dt`${m(i("nav.bell"),t.hasUnread?Uc(t):xs)}${Nc(t)}`,close:()=>t.close()}}import{html as tt,nothing as Os}from"../lib/lit-html/lit-html.js";var Rc=200,Ec=2,Xe=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>N(t,I("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=N(t,()=>I("/api/users",{q:this.text.trim()})),this.#s=$t.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(I(this.#t.path,{q:t})),[...t].length<Ec?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Rc)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===f()?.id?t.addressee:t.requester}isMe(t){return t.id===f()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Cc(e,t){if(e.isMe(t))return tt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return tt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return we(t,e.reload);let s=e.requestOf(t);return s?Ct(s,t,e.reload):tt`<span class="badge">${i("friend.pending")}</span>`}function Hc(e){let{found:t}=e;return t.problem?h(t.problem,e.search):t.items?t.items.length?tt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ls(s,Cc(e,s)))}</ul>
    ${L(t)}`:tt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Os}function zc(e,t){e.preventDefault(),t.search()}var Wc=e=>tt`
  <form class="card" role="search" @submit=${t=>zc(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Hc(e)}
  </form>`;function Qe(e,t,s,n=ls){let a=e.lists[t];return a.items.length?tt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${L(a)}
    </section>`:Os}var Gc=(e,t,s)=>zt(s,[ye(t,s,e.reload),Ht(s,e.reload)]),Vc=e=>tt`
  ${Qe(e,"received",(t,s)=>[Ct(t,s,e.reload),zt(s,[Ht(s,e.reload)])])}
  ${Qe(e,"sent",(t,s)=>ve(t,s,e.reload))}
  ${e.lists.accepted.items.length?Qe(e,"accepted",(t,s)=>Gc(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${Qe(e,"blocked",(t,s)=>Ai(s,e.reload),Ii)}`;function Jc(e){return e.problem?h(e.problem,e.load):e.isLoaded?Vc(e):$(3)}var Yc=()=>wt()?tt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Os;function ba(e){let t=new Xe(e);return{title:i("people.title"),ready:t.load(),view:()=>tt`${m(i("people.title"),Yc(),"/feed")}${Wc(t)}${Jc(t)}`,close:()=>t.close()}}import{html as ee,nothing as es}from"../lib/lit-html/lit-html.js";var Ke=class extends ke{user=null;friendship=null;#t;constructor(t){super(t,I("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===f()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await O(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":I("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await re(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as mt,nothing as Mt}from"../lib/lit-html/lit-html.js";var[wa,Zc]=[12,28],Ps=class extends Yi{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Zc,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:wa})}))),this.map.fit(this.#t,wa,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",Ps);var Xc=112,va=(e,t)=>mt`
  <span class="sum"><span class="strong">${R(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ts=(e,{count:t,likes:s,badge:n=Mt,actions:a=Mt})=>mt`
  <section class="profile-head">
    ${gt(e,Xc)}
    <p class="row">
      ${t===void 0?Mt:va(t,"person.findsSum")}
      ${s===void 0?Mt:va(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Qc=e=>mt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?fe(e.media[0],{thumb:!0}):mt`<span class="sign-tile">${Et(e.category)}</span>`}
      ${e.isPublic?Mt:mt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ya=(e,t,s)=>mt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Kc={grid:e=>mt`<ul class="tiles">${e.map(Qc)}</ul>`,list:e=>mt`<ul class="card rows">${e.map(t=>ki(t,xi(t)))}</ul>`},tl=e=>[...new Map(e.map(t=>[t.locationId,{...Tt(t.location),name:t.location.name}])).values()];function jt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?h(n,a):s?s.length?mt`
    <finds-map .places=${tl(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ya(e,"grid","camera")}
      ${ya(e,"list","filter")}
    </div>
    ${Kc[e.layout](s)}
    ${L(e.finds)}`:M(t.title,t.text,t.action??Mt):$(3)}function el({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?we(e,n.load):t?t.status==="accepted"?es:s?Ct(t,e,n.load):ve(t,e,n.load):es}var sl=()=>ee`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,il=e=>e.isMe?sl():el(e);function nl(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return es;let o=n?.status==="accepted"?[ye(n,s,a.load)]:[];return zt(s,[Ni(s,a.load),...o,Di({userId:s.id}),Ht(s,()=>t.go("/people"))])}var al=e=>ts(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ee`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:es,actions:il(e)});function ol(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ee`<p class="empty">${i("person.gone")}</p>`:t?h(t,s):e.user?ee`
    ${al(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${jt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function ka(e){let t=new Ke(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ee`${m(s(),nl(t,e),"/people")}${ol(t)}`}}import{html as G,nothing as se}from"../lib/lit-html/lit-html.js";var ss=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=N(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Oi(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var is=class extends ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,I("/api/finds",{userId:f().id,includePrivate:!0,limit:20})),this.bin=new ss(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return f()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await O(`/api/users/${f().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ce){let n=a=>{this.progress=a,this.page.update()};n(0);try{it(await s("PUT","/api/users/me/picture",await Yt(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(y(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),it(await O("/api/users/me"))}catch(t){p(y(t))}this.page.update()}async#s({username:t,age:s}){it(await E("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as as,nothing as ns}from"../lib/lit-html/lit-html.js";async function rl(e,t){await e.restore(t),k(e.list.items.length?"bin":"finds")}async function cl(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),k(e.list.items.length?"bin":"finds"))}var ll=(e,t)=>as`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>rl(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,pl=(e,{find:t,expiresAt:s})=>as`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?as`<br><span class="soft">${i("bin.until",{date:yt(s)})}</span>`:ns}
    </p>
    ${t.hidden?Ri(i("report.findHidden"),t.hidden):ns}
    <p class="row">
      ${t.hidden?ns:ll(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>cl(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,xa=e=>e.list.items?.length?as`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>pl(e,t))}</ul>
    ${L(e.list)}
  </section>`:ns;function ul(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var dl=e=>G`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,ml=e=>G`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>ul(t,e)}>
      ${e.hasPicture?dl(e):se}
    </p>
    ${e.progress===null?se:G`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,hl=()=>G`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,fl=({form:e,user:t})=>G`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${j(e,i("action.save"))}</div>
  </form>`,$l=()=>G`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,gl=()=>G`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,bl=()=>G`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,wl=()=>G`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,vl=e=>G`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${he(e.toggleEdit)}</div>
    ${ml(e)}
    ${fl(e)}
  </section>`;async function yl(e){e.toggleEdit(),await k("edit-title")}var kl=e=>G`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>yl(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,xl=e=>[kl(e),$l(),gl(),e.user.role==="admin"?bl():se],Ol=e=>G`
  ${m(e.user.username,wl())}
  ${ts(e.user,{...e.figures,actions:xl(e)})}
  ${e.isEdited?vl(e):se}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${jt(e,{title:i("profile.none"),text:i("profile.noneText"),action:hl()})}
  </section>
  ${xa(e.bin)}`;function Oa(e){let t=new is(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Ol(t):se}}import{html as D,nothing as St}from"../lib/lit-html/lit-html.js";var Pl={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ql=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Pa=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Sl(e,t,s){let n=Pa(t,s);s!=="dismissed"?await Ui(n,({note:a})=>e.decide(t,s,a),ql):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),k("reports")}var qa=e=>e?D`<a class="strong" href="/people/${e.id}">${e.username}</a>`:D`<span class="soft">${i("report.left")}</span>`,Fl=e=>D`
  <p class="row">${e.map(t=>D`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Ll=e=>D`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Wt(e.description):St}
  ${e.media.length?Fl(e.media):St}`,Tl=e=>e.find?Ll(e.find):e.comment?Wt(e.comment.content):e.kind==="user"?St:D`<p class="soft">${i("report.noContent")}</p>`,Bl=e=>D`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${qa(e.reporter)} · <span class="soft">${A(e.createdAt)}</span></p>
    ${e.text?Wt(e.text):St}
  </li>`,Il=(e,t,s)=>D`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Sl(e,t,s)}>
    ${c(Pl[s])} ${Pa(t,s)}
  </button>`,Al=(e,t)=>D`<p class="row">${Mi(t.kind).map(s=>Il(e,t,s))}</p>`,_l=(e,t)=>D`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${A(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Wt(t.decision.note):St}
  ${t.hidden?D`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:St}`,Ml=(e,t)=>D`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${qa(t.owner)}</h2>
    ${Tl(t)}
    <ul class="rows">${[t,...t.others].map(Bl)}</ul>
    ${t.decision?_l(e,t):Al(e,t)}
  </li>`;function jl(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?D`<ul class="stack">${t.map(a=>Ml(e,a))}</ul>${L(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function Sa(e){let t=new ji(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>D`
      ${m(i("report.reports"),St,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${_i.map(s=>me(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${jl(t)}`}}import{html as qs,nothing as Ul}from"../lib/lit-html/lit-html.js";var Dl=(e,t)=>qs`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Zi(t))} ${i(`saved.${t}`)}
  </button>`,Nl=()=>qs`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Rl=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Nl()});function Fa(e){let t=new Ci(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>qs`
      ${m(i("saved.title"),Ul,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ei.map(s=>Dl(t,s))}</div>
      ${jt(t,Rl(t.state))}`}}import{html as B,nothing as et}from"../lib/lit-html/lit-html.js";import{html as Y,nothing as Ss}from"../lib/lit-html/lit-html.js";var Ta=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function El(e,t){let s=le(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>Y`
    ${b(n)}
    ${bt(n)}
    ${Ta(n,s)}
    ${t?ot(n,"password",i("account.password")):Ss}`,()=>Y`<button type="submit">${i("settings.linkGo")}</button>`)}var Cl=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Y`
  ${b(s)}
  ${Ta(s,t.name)}`,()=>Y`<button type="submit">${i("action.save")}</button>`);async function Hl(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var La=(e,t,s)=>Y`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,zl=(e,t,s)=>Y`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Y`<span class="badge">${i("passkeys.backedUp")}</span>`:Ss}<br>
      <span class="soft">${i("passkeys.added")} ${A(t.createdAt)} ·
        ${t.lastUsedAt?Y`${i("passkeys.used")} ${A(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${La(t,i("passkeys.rename"),async()=>{await Cl(e,t),s()})}
      ${La(t,i("action.delete"),()=>Hl(e,t))}
    </span>
  </li>`,Wl=e=>Y`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ba=(e,t,s)=>Y`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Y`<ul class="people">${e.list.map(n=>zl(e,n,s))}</ul>`:Ss}
    <p>${Wl(async()=>{await El(e,t),s()})}</p>
  </section>`;import{html as ie}from"../lib/lit-html/lit-html.js";var Fs=(e,t,s,n,a,o)=>ie`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ie`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Ia=e=>He(e.picker()),Gl=(e,{latitude:t,longitude:s,radius:n,area:a})=>ie`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Fs("home-radius",i("place.homeRadius"),ln,Ft,n,o=>e.changeHome({radius:o}))}
  ${Fs("home-area",i("place.homeArea"),[1,5,20],Qt,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Ia(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Aa=e=>ie`
  <section class="card">
    ${Q("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Fs("shown-area",i("place.shownNew"),[0,1,5,20],Qt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Gl(e,e.values.home):ie`
      <p><button type="button" class="quiet" id="home" @click=${()=>Ia(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Z,nothing as Ut}from"../lib/lit-html/lit-html.js";var Ls={read:["read"],write:["read","write"],admin:["read","write","admin"]};function _a(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Ls[n],...r,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var ne=e=>e.kind==="token",ja=e=>ne(e)?e.name:le(e.userAgent),Vl={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Jl=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Yl(e){return e.expiresAt?ne(e)?i("token.until",{date:yt(e.expiresAt)}):i("settings.until",{date:yt(e.expiresAt)}):i("token.endless")}var Zl=e=>e.lastUsedAt?i("session.used",{date:X(e.lastUsedAt)}):i("session.unused"),Xl=(e,t)=>{let s=i(ne(t)?"token.revoke":"settings.end");return Z`
    <button type="button" class="quiet" aria-label="${s}: ${ja(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ql=e=>Z`${i(ne(e)?"token.since":"settings.since")} ${A(e.createdAt)}`,Kl=(e,t)=>Z`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ja(t)}</span>
      <span class="badge">${Vl[t.kind]()}</span>
      ${t.current?Z`<span class="badge">${i("settings.thisOne")}</span>`:Ut}<br>
      ${ne(t)?Z`<span class="soft">${Jl(t)}</span><br>`:Ut}
      <span class="soft">${Ql(t)} · ${Zl(t)} · ${Yl(t)}</span>
    </span>
    ${t.current?Ut:Xl(e,t)}
  </li>`;async function tp(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var ep=e=>Z`
  <button type="button" class="quiet" @click=${()=>tp(e)}>${i("settings.endOthers")}</button>`,Ma=(e,t,s,n=Ut)=>Z`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>Z`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,sp=[90,30,365],ip=e=>Object.keys(Ls).filter(t=>t!=="admin"||e.role==="admin"),np=(e,t)=>Z`
  <p>${i("token.about")}</p>
  ${b(t)}
  ${bt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ma("access",i("token.access"),ip(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ma("days",i("token.life"),[...sp.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?ot(t,"password",i("account.password")):Ut}`,ap=e=>Fe({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function op(e){let t=null;await U(n=>_a(a=>{t=a,n()}),i("token.create"),n=>np(e,n),()=>Z`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ap(t.token))}var Ua=e=>Z`
  <section class="card">
    ${Q("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Kl(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?ep(e):Ut}
      <button type="button" class="quiet" id="new-token" @click=${()=>op(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var rp=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ts=(e,t,s,n)=>B`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>B`
        <option value=${a} lang=${e==="language"?a:et} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,cp=e=>B`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Gt()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,lp=()=>Ms.map(e=>[e,As[e],e===_s()]),pp=e=>B`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${Ts("language",i("settings.language"),lp(),t=>e.setLanguage(t))}
    ${Ts("theme",i("settings.theme"),Wi.map(t=>[t,i(`settings.theme.${t}`),t===Gi()]),t=>e.setTheme(t))}
    ${Ts("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Us()]),t=>e.setUnits(t))}
    ${Hi()?cp(e):et}
  </section>`;async function up(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Da=(e,t,s=et)=>B`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>up(n,e,t)}>
  </label>`,dp=e=>B`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...rp,...f()?.role==="admin"?["reported"]:[]].map(t=>Da(e,t))}
    ${u().pushKey?Da(e,"pushEnabled",B`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):et}
  </section>`,mp=(e,t)=>B`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,hp=(e,t)=>B`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function fp(e){let t=e.pushBusy?"true":"false";return e.push==="on"?mp(e,t):e.push==="off"?hp(e,t):B`<p class="note">${i(`push.${e.push}`)}</p>`}var Dt=(e,t)=>B`<button type="button" class="chip" @click=${()=>k(`part-${e}`)}>${t}</button>`,$p=()=>B`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Dt("appearance",i("settings.appearance"))}
    ${Dt("notify",i("nav.bell"))}
    ${u().passwordLogin?Dt("password",i("account.password")):et}
    ${Dt("places",i("place.settings"))}
    ${Dt("sessions",i("settings.devices"))}
    ${Dt("data",i("settings.data"))}
  </nav>`,gp=e=>B`
  ${$p()}
  ${pp(e)}
  ${dp(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${fp(e)}
  </section>
  ${u().passwordLogin?un(e):et}
  ${e.passkeys.isShown?Ba(e.passkeys,e.asksPassword,e.redraw):et}
  ${u().provider.enabled?dn(e):et}
  ${Aa(e.places)}
  ${Ua(e)}
  ${mn(e)}
  ${wt()?B`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:et}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function bp(e){let t=$t.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var wp=e=>B`
  <button type="button" class="quiet" id="sign-out" @click=${()=>bp(e)}>${i("settings.signOut")}</button>`;function vp(e){return e.loading.problem?h(e.loading.problem,e.loading.load):e.isLoaded?gp(e):$(5)}function Na(e){let t=new qe(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>B`
      ${m(i("settings.title"),wp(t),"/profile")}
      ${t.refusal?h(t.refusal):et}
      ${vp(t)}`}}import{html as ht,nothing as Ea}from"../lib/lit-html/lit-html.js";var os=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return $t.get("outbox")}load=async()=>{await hi(),this.isLoaded=!0,this.#t.update()};cancel(t){return $i(t.id)}retry(t){return gi(t.id)}sendNow(){return bi()}};async function yp(e,t){await Ti()&&e.cancel(t)}var kp=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Ra=e=>ht`<a class="strong" dir="auto" href=${wi(e)}>${e.title}</a>`,xp={find:e=>ht`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>ht`<span class="what" dir="auto">${e.body.content}</span><br>${Ra(e)}`,like:Ra},Op=(e,t)=>ht`
  <li class="row between">
    <span class="grow">
      <span class="soft">${kp(t)}</span><br>
      ${xp[t.kind](t)}<br>
      ${t.state==="refused"?ht`<span class="error">${t.problem}</span>`:ht`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?ht`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ea}
      <button type="button" class="quiet" @click=${()=>yp(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Pp(e){return e.isLoaded?e.entries.length?ht`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Op(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function Ca(e){let t=new os(e);return{title:i("outbox.title"),ready:t.load(),view:()=>ht`${m(i("outbox.title"),Ea,"/")}${Pp(t)}`}}export{Qa as about,$n as accounts,On as admin,Sn as adminLog,na as edit,da as instance,la as invites,ha as join,$a as named,ga as notifications,ba as people,ka as person,Oa as profile,Sa as reports,Fa as saved,Na as settings,Ca as waiting};
//# sourceMappingURL=more.js.map

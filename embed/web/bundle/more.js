import{$ as Es,$b as xi,A as dt,Aa as ce,B as p,Ba as le,Bb as de,Bc as Di,C as _s,Ca as Ks,Cc as Ri,D as L,Da as ti,E as O,Ea as ei,Eb as fi,Ec as Ei,F as wt,Fa as si,Fb as $i,Fc as Ni,G as N,Ga as ii,Gc as Ci,H as P,Ha as ni,I as As,Ia as ai,Ib as C,Ic as zi,Ja as oi,Jb as gi,K as ne,Kb as bi,L as I,La as ri,Lb as et,M as ae,Mb as me,Mc as Hi,N as Ms,Na as ci,Nb as he,Oa as li,Ob as wi,Pa as pi,Pb as vi,Qa as ui,Qb as fe,Qc as Wi,Ra as di,Rb as yi,Sc as Gi,Tb as ki,Ub as g,V as oe,Vb as b,Vc as Vi,Wc as Ji,X as js,Xb as d,Y as Us,Yb as j,Yc as Yi,Z as Ds,Zb as Tt,Zc as Zi,_ as Rs,_b as q,_c as Xi,a as se,aa as es,ac as Oi,b as u,bc as is,c as Os,ca as Ns,cb as r,cc as Pi,d as Ut,da as Cs,db as mt,dc as $e,ea as zs,eb as _,ec as Et,f as Ps,fa as Hs,fb as m,fc as ge,g as Dt,ga as Ws,gb as ht,gc as be,h as qs,ha as f,hb as M,hc as Nt,i as Ss,ia as re,ib as h,ic as Ct,j as Ls,ja as Gs,jb as $,jc as qi,kb as pe,kc as Si,l as Ts,lb as T,lc as Li,m as i,ma as tt,mb as ue,mc as Ti,na as Vs,nb as y,nc as U,o as k,oa as Js,oc as Fi,pa as St,pc as Bi,qa as Ys,qc as Ii,r as E,rc as _i,s as bt,sa as Zs,sc as zt,t as Z,tc as we,u as ie,ua as Lt,ub as R,uc as Ai,v as Fs,vb as mi,vc as Mi,wa as Xs,wb as hi,wc as ji,x as Bs,xa as vt,xc as Ht,y as Is,ya as Qs,yb as ss,z as V,zb as Rt,zc as Ui}from"./shared.js";import{html as yt,nothing as ns}from"../lib/lit-html/lit-html.js";var Ma=new URL("lib/",se).pathname,ja=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Qi(){if(Ht())return new URL(u().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((u().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Ua=()=>Qi()?i("about.tilesFrom",{host:Qi()}):i("about.alone"),Da=()=>yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Ua()}</p>
    <p class="soft">${i("about.version",{version:u().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Ra=()=>yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${u().tiles?.attribution?yt`<li>${i("about.tiles")}: ${u().tiles.attribution}</li>`:ns}
      ${Ht()?yt`<li>${i("about.streets")}: ${u().streets.attribution}</li>`:ns}
      <li>${i("about.places")}: ${u().places.attribution}</li>
    </ul>
  </section>`,Ea=([e,t,s,n])=>yt`<li><a href="${Ma}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Na=()=>yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${ja.map(Ea)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ca=()=>({title:i("about.title"),view:()=>yt`
    ${m(i("about.title"),ns,f()?"/settings":"/sign-in")}
    ${Zi()}${Yi()}${Da()}${Ra()}${Na()}`});import{html as qe,nothing as ho}from"../lib/lit-html/lit-html.js";var za=200,Ha=2**20,as=["all","active","suspended","admin"],Ki={wrong_password:"password"},kt=e=>`/api/admin/users/${e.id}`,ve=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=as.includes(s)?s:"all",this.list=R(t,()=>I("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(I("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,za)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===f()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return re()}adminForm(t,s){let n=async({password:a})=>{this.#i(await N(kt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:Ki})}demote(t){return this.#n(N(kt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(P(`${kt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${kt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:Ki})}limitForm(t,s){let n=async({kind:a,size:o})=>{let c={instance:null,none:0}[a];this.#i(await N(kt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ha):c})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await wt(`${kt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await P(I(kt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(c=>c.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as x,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as z,nothing as Wt}from"../lib/lit-html/lit-html.js";var ye=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Hi()}async read(){this.isShown&&(this.list=await L("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let c=await Wi(await O("/api/auth/passkeys/options",t?{password:o}:{}));c&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...c})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await N(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(c=>c.id===o.id?o:c),s()};return new g({send:n})}async remove(t){try{await P(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var tn=e=>!e.current&&e.kind!=="token",ke=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Gs();#t;constructor(t){this.#t=t,this.passkeys=new ye(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return f()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return re()}get asksCurrent(){return this.user.hasPassword&&!Gi(this.sessions)}get hasOthers(){return this.sessions.some(tn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([L("/api/notifications/preferences",{signal:t}),L("/api/auth/sessions",{signal:t}),Ns(),this.passkeys.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){Ei(t),this.#t.update()}setUnits(t){Os.set(t),this.#t.update()}setStreets(t){Ui(t),this.#t.update()}async setLanguage(t){await Ts(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await wt("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Cs);disablePush=()=>this.#i(zs);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Hs(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(tn))await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Vs(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await wt("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),tt(await L("/api/users/me")),this.sessions=await L("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await P("/api/users/me/identity"),tt(await L("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await P("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Js(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},xe=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Ft=()=>u().provider.name,ft=e=>e.refusal?.reason==="sign_in_again"&&u().provider.enabled?z`
  <p><a class="button quiet" href=${xe()}>${i("signin.provider",{name:Ft()})}</a></p>`:Wt,st=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Wa=()=>z`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ft()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,en=({user:e,asksCurrent:t,password:s})=>z`
  <form class="card" novalidate @submit=${s.submit}>
    ${ht("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?z`<p class="note">${i("link.setPassword")}</p>`:Wt}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${b(s)}
    ${ft(s)}
    ${t?st(s,"currentPassword",i("settings.currentPassword")):Wt}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Wa():Wt}
    <div class="row end">${j(s,i("action.save"))}</div>
  </form>`;async function Ga(e){let t=i("settings.unlinkTitle",{name:Ft()});await q(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Va(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ft()});await U(a=>t.confirmForm(a),s,a=>z`
    <p>${i("settings.linkText")}</p>
    ${b(a)}
    ${st(a,"password",i("account.password"))}`,()=>z`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(xe({link:"true"}))}var Ja=e=>z`
  <p>${r("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ga(e)}>${i("settings.unlink")}</button></p>`,Ya=e=>z`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${xe({link:"true"})} @click=${t=>Va(t,e)}>
      ${i("settings.link",{name:Ft()})}
    </a>
  </p>`,sn=e=>z`
  <section class="card">
    <h2>${i("settings.identity",{name:Ft()})}</h2>
    ${e.user.identityLinked?Ja(e):Ya(e)}
  </section>`;async function Za(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>z`
    <p>${i("settings.deleteText")}</p>
    ${b(s)}
    ${ft(s)}
    ${e.asksPassword?st(s,"password",i("account.password")):Wt}`,()=>z`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var nn=e=>z`
  <section class="card">
    ${ht("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Za(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Xa}from"../lib/lit-html/lit-html.js";async function Qa(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Oe=({title:e,text:t,label:s,value:n})=>Tt(a=>Xa`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Qa(n)}>${r("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Ka({mediaBytes:e,mediaLimit:t}){let s=V(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:V(t)}):i("admin.usageUnlimited",{size:s})}var to=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Ka(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],eo=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:bt(t)}):i("admin.suspendedSince",{when:ie(e)}),so=e=>x`<p class="note">${eo(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,io=e=>e.suspension?x`<span class="person"><span class="avatar none">${r("block")}</span> <span class="strong">${e.username}</span></span>`:x`<a class="person" href="/people/${e.id}">${mt(e)} <span class="strong">${e.username}</span></a>`,an=(e,t)=>x`
  ${b(t)}
  ${ft(t)}
  ${e.asksPassword?st(t,"password",i("account.password")):Bt}`,no=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>x`
  <p>${i("admin.adminText")}</p>
  ${an(e,s)}`,()=>x`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function ao(e,t){await q(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var oo=["instance","own","none"],ro=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return x`
    ${b(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${oo.map(n=>x`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Bt}`};async function Pe(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var co=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>ro(s,t),()=>x`<button type="submit">${i("action.save")}</button>`),lo=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>x`
  <p>${i("admin.suspendText")}</p>
  ${b(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>x`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function po(e,t){let s="";await U(o=>e.linkForm(t,c=>{s=c,o()}),i("admin.linkTitle",{name:t.username}),o=>x`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${an(e,o)}`,()=>x`<button type="submit">${i("admin.linkMake")}</button>`)&&await Oe({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function uo(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>x`
    <p>${i("admin.deleteText")}</p>
    ${b(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>x`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Pe(s,"admin.deleteDone",t)&&y("account-search")}function mo(e,t){let s=(a,o,c)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:c}),n=[t.role==="admin"?s(i("admin.member"),()=>ao(e,t)):s(i("admin.admin"),()=>Pe(no(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Pe(co(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>po(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Pe(lo(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>uo(e,t),!0)]}var on=(e,t)=>x`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${io(t)}
        ${t.role==="admin"?x`<span class="badge">${i("admin.role")}</span>`:Bt}
        ${e.isMe(t)?x`<span class="badge">${i("people.you")}</span>`:Bt}
        ${t.suspension?x`<span class="badge warning">${i("admin.suspended")}</span>`:Bt}
      </span>
      ${Oi(i("people.menu",{name:t.username}),mo(e,t))}
    </div>
    <p class="soft facts">${to(t).filter(Boolean).map(s=>x`<span>${s}</span>`)}</p>
    ${t.suspension?so(t.suspension):Bt}
  </li>`;function fo(e,t){e.preventDefault(),t.search()}var $o=e=>qe`
  <form role="search" @submit=${t=>fo(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${as.map(t=>pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function go(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?qe`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>on(e,a))}</ul>
    ${T(e.list)}`:qe`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function rn(e){let t=new ve(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>qe`
      ${m(i("admin.people"),ho,"/admin")}
      <section class="card">${$o(t)}${go(t)}</section>`,close:()=>t.close()}}import{html as hn,nothing as So}from"../lib/lit-html/lit-html.js";var cn=2**20,ln="/api/admin/instance",pn=["invite","open","closed"],un=["members","admins","off"],Se=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await L(ln,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/cn):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:c,mediaLimit:l}){let v={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(v.registration=o),c!==this.values.invites&&(v.invites=c),l!==void 0&&l!==String(this.limit)&&(v.mediaLimit=Math.round(Number(l)*cn)),this.values=await N(ln,v);let{fixed:A,mediaLimit:ut,registration:gt,invites:_a,...Aa}=this.values;Object.assign(u(),{instance:Aa,registration:gt,invites:gt==="closed"?"off":_a}),p(i("admin.saved"))}},Le=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await L("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Te=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await L("/api/admin/overview",{signal:t.signal})})}};import{html as Fe,nothing as os}from"../lib/lit-html/lit-html.js";var bo={ok:"check",warn:"flag",fail:"close"},wo=e=>Fe`
  <li class="row finding ${e.status}">
    ${r(bo[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Fe`<br><span lang="en" class="soft">${e.fix}</span>`:os}
    </span>
  </li>`;function vo({status:e,findings:t}){return Fe`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(wo)}</ul>`}var dn=e=>Fe`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?h(e.loading.problem,e.run):os}
      ${e.values&&!e.loading.problem?vo(e.values):os}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as nt,nothing as Gt}from"../lib/lit-html/lit-html.js";var yo=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],it=(e,t)=>nt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,ko=e=>i("admin.jobsOf",{push:E(e.pushJobs),media:E(e.mediaJobs)}),xo=e=>nt`
  ${it(i("admin.backup"),e.lastAt?nt`${_(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${it(i("admin.backupPlace"),e.place)}`,Oo=e=>nt`
  <dl class="stack">
    ${it(i("admin.users"),E(e.users))}
    ${it(i("admin.publicFinds"),E(e.finds))}
    ${it(i("admin.media"),V(e.mediaBytes))}
    ${e.diskFree===null?Gt:it(i("admin.disk"),V(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?it(i("admin.jobs"),ko(e)):Gt}
    ${e.backup?xo(e.backup):Gt}
    ${it(i("admin.swept"),e.sweptAt?_(e.sweptAt):i("admin.never"))}
    ${it(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Po=e=>nt`<li class="note">${i(`admin.problem.${e}`)}</li>`,qo=e=>nt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>nt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${V(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function mn({values:e,loading:t}){if(t.problem)return h(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>yo.includes(n));return nt`
    ${s.length?nt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Po)}</ul>`:Gt}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Oo(e)}
      ${e.largest.length?qo(e.largest):Gt}
    </section>`}var Lo=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],To=([e,t,s])=>hn`
  <li>
    <a class="area" href=${t}>
      ${r(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${r("next")}
    </a>
  </li>`;function fn(e){let t=new Te(e),s=new Le(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>hn`
      ${m(i("admin.title"),So,"/profile")}
      <section class="card">
        <ul class="people">${Lo.map(To)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${mn(t)}
      ${dn(s)}`}}import{html as Be,nothing as $n}from"../lib/lit-html/lit-html.js";var gn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Fo={mediaLimit:"limitOfAll",invites:"whoInvites"},Bo=e=>parseInt(e,10)?V(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Io({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Fo[s]??s}`)).join(", "):e==="media_limit_changed"?Bo(t):t}function _o(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(gn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Ao=e=>Be`
  <li class="row act">
    ${r(gn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${_o(e)}</span><br>
      ${e.reason?Be`<span dir="auto">${Io(e)}</span><br>`:$n}
      <span class="soft">${_(e.createdAt)}</span>
    </span>
  </li>`;function Mo(e){return e.problem?h(e.problem,e.load):e.items?e.items.length?Be`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Ao)}</ul>
      ${T(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function bn(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Be`${m(i("admin.log"),$n,"/admin")}${Mo(t)}`}}import{html as H,nothing as ot}from"../lib/lit-html/lit-html.js";async function rs(){if(!await caches.has(Dt))return null;let e=await caches.open(Dt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:jo(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function jo(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function wn(e){let t=await caches.open(Dt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Dt),rs()}var Uo=1200*36e5,Ie=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Ms}$`).test(s)||!this.#s?s:St()),this.#s&&!this.stored&&this.#o(St())}#o(t){this.id=t,this.#e=this.#s?et(t):bi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ys(this.id)>Date.now()-Uo?this.id:St()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await he(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),vi(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?fe(this.id):null}};var Do=2,_e=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Do)}async load(){await yi();let t=await he();if(this.#t.signal.aborted)return;this.close();let s=me().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(c=>c.at>Date.now()-le),o=a?null:t.find(c=>c.draft===n.id&&c.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){et(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return et(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ro=1,xt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:c=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:c}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&vt(this.#s,t)>Ro&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Qs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Lt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ce(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ae=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await As(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await ei(s),c=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...c},n):(this.locationId=o,await si(a,{...t,locationId:o,media:n.media}))}catch(o){let c=oi(o);throw c.length?(n.removeMissing(c),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),c=s?{media:o,mediaToDelete:a}:{};return wt(`/api/finds/${this.#t}`,{...t,...c},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function ls(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return cs;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return No(Eo(t,s+10));if(n===65498||n>>8!==255)return cs}}catch{}return cs}var cs={place:null,time:""},vn=async e=>(await ls(e)).place;function Eo(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,v)=>String.fromCharCode(...Array.from({length:v},(A,ut)=>e.getUint8(t+l+ut))),entries:l=>new Map(Array.from({length:n(l)},(v,A)=>[n(l+2+12*A),l+10+12*A]))}}function No(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,zo,null),time:s(34665,Co,"")}}function Co({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function zo({u32:e,text:t},s){let n=(c,l)=>{if(!s.has(c)||!s.has(l))return NaN;let v=e(s.get(l)),A=gt=>e(v+8*gt)/e(v+8*gt+4),ut=A(0)+A(1)/60+(A(2)||0)/3600;return"SW".includes(t(s.get(c),1))?-ut:ut},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Vt(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ho(e)}catch{return e}}async function Ho(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Wo=.15,yn=e=>e.slice(0,10);function Go(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var kn=e=>e.find(t=>t.place)?.place??null,xn=e=>e.find(t=>t.time)?.time??"";function Vo(e,t,s){let[n,a]=[kn(e),xn(e)];return e.length<s&&(!n||!t.place||vt(n,t.place)<=Wo)&&(!a||!t.time||yn(a)===yn(t.time))}function On(e,t){let s=[];for(let n of Go(e)){let a=s.findLast(o=>Vo(o,n,t));a?a.push(n):s.push([n])}return s}var Jt=e=>({place:kn(e),time:xn(e)}),Pn=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),qn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Me=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return u().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ls(o)}))),a=On(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Jt(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ce(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Jt(t).place?this.#e.get(t[0])??"":"",time:Jt(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Pn(this.groups,t))}split(t,s){this.#s(qn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>St()),s=Date.now(),n=f()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(f()?.id!==n)return null;for(let a of t)await Jo(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(f()?.id!==t)throw{code:"stopped"};let{place:o}=Jt(n),c={id:s,at:a,isPublic:Ut.get()!=="friends",media:[],label:this.describe(n).name};if(et(s).set(o?{...c,place:{point:o,source:"photo",photo:o}}:c),!et(s).get())throw{code:"storage"};await wi(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Jo(e){et(e).remove(),await fe(e)}var Yo=2,Zo=2,Xo=60,Yt=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ae}){this.items=t.map(({at:c,key:l,caption:v="",...A})=>({media:A,at:c,key:l,caption:v,state:"done"})),this.#e=c=>{this.#a(),s(c)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return u().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Vt(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ii(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((c,l)=>({file:c,key:s[l],caption:"",preview:URL.createObjectURL(c),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await vn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Yo-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:_s(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(Xo,(t.pause??Zo/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await Vt(t.file),{videoBytes:a,imageBytes:o}=u().limits,c=n.type.startsWith("video/")?a:o;if(n.size>c)throw{code:"large",text:i("upload.large",{size:Is(c)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[v]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return v}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var je=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Ie(t),this.#i=new Ae(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Ut.get()!=="friends",...s},this.drafts=new _e(t,this.#s.id),this.several=new Me(t),this.loading=C(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!hi(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...t},this.uploads=new Yt(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new xt(this.#t,t?.place??ti(s),this.#p)}async#r(){let t=await Ks(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(c=>c.at>Date.now()-le);this.photosExpired=n.length<s.length;let a=c=>this.place.suggestPoint(c);this.uploads=new Yt(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new xt(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(c=>c.file),o.map(c=>c.key)),this.share=this.#t.query.has("shared")?await rs():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=ni(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await wn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let c=ai({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(c,o);try{let l=await this.#i.save(c,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(c,o)}}async#l(t,s){await ci(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Ut.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?me():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as It,nothing as ps}from"../lib/lit-html/lit-html.js";function Qo(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var Ko=({media:e,preview:t})=>It`
  <span class="thumb">${e||t?It`<img src=${e?.thumbnailUrl??t} alt="">`:r("edit")}</span>`;function tr(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return It`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ko(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?It`<span class="soft" dir="auto">${s.label}</span>`:ps}
          <span class="soft">${ie(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Qo(e,t)}>
        ${r("trash")}
      </button>
    </li>`}var Sn=e=>e.items.length?It`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>tr(e,t))}</ul>
    ${e.shown.length<e.items.length?It`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ps}
  </section>`:ps;var Ln=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Tn=e=>[...e.dataTransfer?.types??[]].includes("Files"),er=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Fn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Tn(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Tn(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Ln(a.dataTransfer)))}),n("paste",a=>{let o=Ln(a.clipboardData);!o.length||er(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as _t,nothing as sr}from"../lib/lit-html/lit-html.js";var us=(e,t,s,n,a)=>_t`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${r("next")}</summary>
    ${a}
  </details>`;function _n(e){let t=e?.closest("details");t&&(t.open=!0)}var ir=e=>us("description",r("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:u().limits.description})),Bn=(e,t,s)=>_t`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Rt(t)} ${ss(t)}
  </button>`;function nr(e){let{category:t}=e.values,[s,n]=t?[Rt(t),ss(t)]:[r("filter"),i("edit.none")];return us("category",s,i("find.category"),n,_t`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${mi.map(a=>Bn(e,a,a===t))}
        ${Bn(e,"other",e.isOther)}
      </div>
      ${e.isOther?d(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:u().limits.category}):sr}
    </fieldset>`)}var In=(e,t,s,n,a)=>_t`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${r(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function ar(e){let{isPublic:t}=e.values;return us("audience",r(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),_t`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${In(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${In(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var An=e=>_t`<div class="folds">${ir(e)}${nr(e)}${ar(e)}</div>`;import{html as De,nothing as hs}from"../lib/lit-html/lit-html.js";import{html as X,nothing as Zt}from"../lib/lit-html/lit-html.js";var ds=16,Mn=10,or=2,rr={lat:25,lng:5,zoom:1},Ue=class extends xt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Mn?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ds};let t=Zs(Ps.get());return t?.zoom?t:rr}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ds,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return vt(this.point,t)<or*Xs(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Lt(t),"found",t.name)}distance=t=>this.point&&t?vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ds,s=this.source==="tap"&&!this.chosen&&t<Mn;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function jn(e){let t=new AbortController,s=null,n=Tt((o,c)=>(s??=new Ue({signal:t.signal,update:c},e),hr(s,o)),{label:i("spot.title"),kind:"chooser"});Un(s),await n&&e.take(s),t.abort(),s.close()}var Un=e=>e.showMap(t=>Ni(document.getElementById("spot"),{...t,hasCross:!0})),cr=(e,t)=>X`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${r("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,lr=e=>X`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?h({code:"map",text:i("map.failed")},()=>Un(e)):Zt}
  </div>`;function pr(e,t){let s=e.chosen?.id===t.id;return X`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${r(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Bs(t.distance)}</span>
    </button>`}var ur=e=>X`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${r("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?X`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${r("camera")} ${i("spot.photoPlace")}</button>`:Zt}
    ${e.nearby.map(t=>pr(e,t))}
  </div>`,dr=e=>X`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ms=e=>i(`spot.${e.source||"set"}`),mr=e=>X`
  <p class="at" role="status">
    ${r("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?X`<span class="soft">${ms(e)}</span>`:Zt}</span>
  </p>`,hr=(e,t)=>X`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${cr(e,t)}
  ${lr(e)}
  <div class="panel">
    ${mr(e)}
    ${ur(e)}
    ${e.chosen?Zt:dr(e)}
    ${e.problem?X`<p class="error" role="alert">${e.problem}</p>`:Zt}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Dn=(e,t)=>De`
  <span class="row">
    ${r("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${r("next")}
  </span>`,Rn=(e,t)=>De`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":hs} @click=${()=>jn(e)}>
      ${e.point?De`<place-map inert .at=${e.point}></place-map>`:hs}
      ${e.point?Dn(e.label||i("spot.unnamed"),`${ms(e)} ${i("spot.change")}`):Dn(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?De`<p class="error" id="place-error" role="alert">${t}</p>`:hs}
  </fieldset>`;import{html as Ot,nothing as fs}from"../lib/lit-html/lit-html.js";function fr(e,t){e.merge(t),y(`group-${t-1}`)}function $r(e,t,s){e.split(t,s),y(`group-${t+1}`)}var gr=({preview:e,file:t})=>e?Ot`<img src=${e} alt="">`:Ot`<span class="film" title=${t.name}>${r("play")}</span>`,br=(e,t,s)=>Ot`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>$r(e,t,s)}></button>`;function wr(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return Ot`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ot`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>fr(e,s)}>
            ${i("group.merge")}
          </button>`:fs}
      </div>
      <ul class="group">${t.map((c,l)=>Ot`<li>${l?br(e,s,l):fs}${gr(c)}</li>`)}</ul>
    </li>`}var En=(e,t)=>e.groups?Ot`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>wr(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:fs;import{html as F,nothing as at}from"../lib/lit-html/lit-html.js";import{html as $s}from"../lib/lit-html/lit-html.js";async function vr(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:u().limits.caption},o=await Tt((c,l)=>(n??=new g({send:({caption:v})=>c(v.trim()),update:l}),$s`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>c()}>${i("action.cancel")}</button>
          ${j(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Nn=(e,t,s,n)=>$s`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>vr(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?$s`<span dir="auto">${t.caption}</span>`:r("edit")}
  </button>`;var[yr,kr]=[6,10],xr=300,w=null;function Cn(){w.isOn=!0,w.item.classList.add("lifted"),navigator.vibrate?.(10)}var zn=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Or=(e,t)=>zn(w.item).find(s=>{let n=s.getBoundingClientRect();return s!==w.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Pr(e){if(e.pointerId!==w.id)return;let[t,s]=[e.clientX-w.x,e.clientY-w.y],n=e.pointerType==="touch";if(!w.isOn){if(Math.hypot(t,s)<(n?kr:yr))return;if(n)return w.end();Cn()}w.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,w.over?.classList.remove("target"),w.over=Or(e.clientX,e.clientY),w.over?.classList.add("target")}function Hn(e,t){if(e.button||w||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(w.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",w.over?.classList.remove("target"),w=null};w={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(w.timer=setTimeout(Cn,xr));let c=v=>{v.pointerId===w.id&&o()},l=v=>{if(v.pointerId!==w.id)return;let[A,ut]=[s,w.isOn&&w.over].map(gt=>zn(s).indexOf(gt));o(),ut>=0&&t(A,ut)};document.addEventListener("pointermove",Pr,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",c,{signal:a}),document.addEventListener("keydown",v=>{v.key==="Escape"&&o()},{signal:a})}function Re(e){(w?.isOn||e.type==="dragstart")&&e.preventDefault()}var qr="image/*,video/mp4,video/quicktime,video/webm";function Sr(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Wn(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Gn(e){return e.media?de(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?F`<span class="film">${r("play")}</span>`:F`<img src=${e.preview} alt="">`}var Vn={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ee=(e,t,s,n,a)=>F`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${r(s)}</button>`,Lr=(e,t)=>e.progress<1?F`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:F`<span class="over">${i("upload.processing")}</span>`,Tr=(e,t)=>({sending:()=>Lr(e,t),paused:()=>F`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>F`<span class="over">${i("upload.waiting")}</span>`,failed:()=>F`<span class="over error">${i("upload.failed")}</span>`,done:()=>at})[e.state]();function Fr(e,t,s){let n=s+1;return F`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Hn(a,(o,c)=>e.move(o,c))}
      @error=${Vn} @load=${Vn}>
      ${Gn(t)}
      ${s===0&&e.items.length>1?F`<span class="cover">${i("upload.cover")}</span>`:at}
      ${Tr(t,n)}
      <span class="buttons">
        ${s>0?Ee("before","earlier","back",n,()=>Wn(e,s,s-1)):at}
        ${n<e.items.length?Ee("after","later","next",n,()=>Wn(e,s,s+1)):at}
        ${t.state==="failed"||t.state==="paused"?Ee("","again","retry",n,()=>e.retry(t)):at}
        ${Ee("drop",t.state==="done"?"remove":"cancel","close",n,()=>Sr(e,t))}
      </span>
      ${t.state==="failed"?at:Nn(e,t,n,Gn(t))}
    </li>`}function Br(e,t){t([...e.target.files]),e.target.value=""}var Ir=(e,t)=>F`
  <li class="shot add">
    <label for="files">
      ${r("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?at:F`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${qr} multiple @change=${s=>Br(s,t)}>
  </li>`;function _r(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return F`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:E(e.items.length)}):""}</p>
    ${s.map(n=>F`<p class="error" role="alert">${n}</p>`)}`}var Jn=(e,t)=>F`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Re} @contextmenu=${Re} @dragstart=${Re}>
    ${e.items.map((s,n)=>Fr(e,s,n))}
    ${e.items.length<e.most?Ir(e,t):at}
  </ul>
  ${e.items.length>1?F`<p class="hint">${i("upload.order")}</p>`:at}
  ${_r(e)}`;async function Yn(e,t){await e.addFiles(t),e.several.groups&&y("several-title")}function Ar(e){e.uploads.add(e.several.decline()),y("files")}function Mr(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var jr=(e,t)=>H`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>H`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?H`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ot}
    ${t?H`<p class="note">${i("edit.sharedFull")}</p>`:ot}
    ${e.share.left?H`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Mr(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Ur(e){await q(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Dr=e=>H`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Ur(e)}>${i("edit.startOver")}</button>
  </p>`,Rr=e=>H`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?H`<p class="note">${i("edit.photosGone")}</p>`:ot}
    ${Jn(e.uploads,t=>Yn(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Er=e=>H`
  ${b(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?H`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ot}`;function Nr(e,t){let{isPublic:s,...n}=ki(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Cr(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");_n(n),n?.focus()}function zr(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Nr(a,e);return H`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>Cr(a,e)}>
      ${e.isRestored?Dr(e):ot}
      ${Rr(e)}
      ${Rn(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:u().limits.title})}
      ${An(e)}
      <div class="publish">
        ${Er(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${j(e.form,i(s))}
        </div>
      </div>
    </form>`}function Hr(e,t){return e.loading.problem?h(e.loading.problem,t):e.uploads?zr(e):$(4)}function Zn(e){let t=new je(e),s=()=>t.loading.load();return Fn(e.signal,n=>t.uploads&&Yn(t,n)),{title:t.title,ready:s(),view:()=>H`
      ${m(t.title,ot,t.back)}
      ${t.share?jr(t,e.query.get("shared")==="full"):ot}
      ${En(t.several,()=>Ar(t))}
      ${t.several.groups?ot:Sn(t.drafts)}
      ${Hr(t,s)}`,close:()=>t.close()}}import{html as S,nothing as W}from"../lib/lit-html/lit-html.js";var Wr=4,Gr=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Xn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",se).href),{data:s,size:n}=t(e,{ecc:"M",border:Wr});return{size:n,path:Gr(s)}}function $t(){let e=u().invites;return e==="members"||e==="admins"&&f()?.role==="admin"}var Qn=[1,2,5,10,25,100],Kn=[1,7,30,90],Ne=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return f()?.role==="admin"}isMine(t){return t.inviter?.id===f()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let c={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await O("/api/invites",c);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Xn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:f().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await P(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var ta=(e,t,s,n)=>S`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>S`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Vr=()=>S`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Jr(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var Yr=(e,t=e.form)=>S`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Jr(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${b(t)}
    <div class="pair">
      ${ta("uses",i("invites.uses"),Qn.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${ta("days",i("invites.days"),Kn.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Vr()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${j(t,i("invites.create"))}</div>
  </form>`,Zr=({size:e,path:t})=>S`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Xr=e=>S`
  <button type="button" class="quiet" @click=${()=>e.share()}>${r("share")} ${i("action.share")}</button>`,Qr=e=>S`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ue(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${r("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Xr(e):W}
    </p>
    ${e.created.code?Zr(e.created.code):W}
  </section>`,Kr=e=>S`<li><a class="person" href="/people/${e.id}">${mt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function tc(e,t){await q(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var ec=(e,t,s)=>S`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>tc(e,t)}>
    ${i("invites.revoke")}
  </button>`,sc={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},ic=(e,t)=>!e.isAdmin||e.isMine(t)?W:S` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function nc(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return S`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(sc[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:E(t.uses-t.usesLeft),uses:E(t.uses)})}
        ${n?S` · ${i("invites.until",{date:Z(t.expiresAt)})}`:W}
        ${t.befriend?S` · ${i("invites.befriends")}`:W}
        ${ic(e,t)}
      </p>
      ${t.usedBy.length?S`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Kr)}</ul>`:W}
      ${n?S`<p class="row actions">${ec(e,t,s)}</p>`:W}
    </li>`}function ac(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?S`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>nc(e,a))}</ul>
      ${T(e.list)}
    </section>`:$t()?W:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function ea(e){let t=new Ne(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>S`
      ${m(i("invites.title"),W,"/people")}
      ${$t()?S`<p class="lead">${i("invites.lead")}</p>`:W}
      ${t.created?Qr(t):W}
      ${$t()?Yr(t):W}
      ${ac(t)}`}}import{html as Xt,nothing as oc}from"../lib/lit-html/lit-html.js";var ia=(e,t)=>Xt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,rc=(e,{label:t,value:s,options:n,text:a})=>Xt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Xt`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function sa(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?ia(n,a(o)):rc(t,{label:n,value:o,options:s,text:a})}var cc=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),lc=({mediaLimit:e})=>e?V(e):i("admin.limits.none"),pc=e=>Xt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${b(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${sa(e,"registration",pn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${sa(e,"invites",un,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?ia(i("admin.limitOfAll"),lc(e.values)):cc(e)}
    <div class="row end">${j(e.form,i("action.save"))}</div>
  </form>`;function uc(e){return e.loading.problem?h(e.loading.problem,e.loading.load):e.values?pc(e):$(4)}function na(e){let t=new Se(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Xt`${m(i("admin.instance"),oc,"/admin")}${uc(t)}`}}import{html as rt,nothing as Pt}from"../lib/lit-html/lit-html.js";var aa=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ce=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=aa(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return f()}get isClosed(){return u().registration==="closed"&&!this.invite}get asksInvite(){return u().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ws();let a=this.invite||aa(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},c=await O("/api/auth/register",o).catch(l=>this.#e(l));tt(c.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:c.user.username}))}};var dc=({form:e,asksInvite:t})=>rt`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Pt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${j(e,i("join.action"))}
  </form>`;function mc({greeting:e,invite:t}){let s=e?.inviter?.username;return rt`
    ${s?rt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Pt}
    <p class="lead">${i("app.about")}</p>
    ${t?rt`<p class="lead">${i("join.invited")}</p>`:Pt}`}var hc=(e,t)=>rt`${Ji(rt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${mc(e)}
  ${e.ended?rt`<p class="note" role="alert">${k(e.ended)}</p>`:Pt}
  ${e.user?rt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Pt}
  ${e.isClosed?rt`<p class="note">${i("join.closed")}</p>`:Pt}
  ${u().passwordLogin?dc(e):Pt}
  ${Xi("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Vi(t)}`;function oa(e){let t=new Ce(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>hc(t,e.update)}}import{html as ra,nothing as $c}from"../lib/lit-html/lit-html.js";var fc=10,ze=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===f()?.username)return this.#s(f());let t=I("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<fc;s++){let n=await ne(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function gc({isGone:e,loading:t}){return t.problem?h(t.problem,t.load):e?ra`<p class="empty">${i("person.gone")}</p>`:$(3)}function ca(e){let t=new ze(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ra`${m(t.name,$c,"/people")}${gc(t)}`}}import{html as ct,nothing as gs}from"../lib/lit-html/lit-html.js";var He=class{#t;#e;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=dt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,es(-1),N(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Es(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await P(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||es(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var bc={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function wc(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var vc=({type:e,data:t})=>e==="moderated"?js[Us(t)]:e==="link_used"?"lock":"flag",yc=({type:e,data:t})=>t.userId?ct`
  <span class="face">
    ${mt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${r(bc[e],e==="find_liked")}</span>
  </span>`:ct`<span class="face office">${r(vc({type:e,data:t}))}</span>`,kc=e=>ct`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,xc=(e,t,s)=>ct`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Rs(t.newest)} @click=${()=>e.markRead(t)}>
      ${yc(t.newest)}
      <span>
        <span class="what" dir="auto">${Ds(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?gs:ct`<span class="unseen">${i("note.new")}</span>`}${_(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?kc(t.newest.thumbnailUrl):gs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>wc(e,t,s)}>${r("close")}</button>
  </li>`,Oc=e=>ct`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${r("check")} ${i("note.readAll")}</button>`,Pc=()=>ct`<a class="button" href="/people">${i("note.noneAction")}</a>`;function qc(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?ct`<ul class="card notes">${e.groups.map((a,o)=>xc(e,a,o))}</ul>${T(e.list)}`:M(i("note.none"),i("note.noneText"),Pc()):$(4)}function la(e){let t=new He(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>ct`${m(i("nav.bell"),t.hasUnread?Oc(t):gs)}${qc(t)}`,close:()=>t.close()}}import{html as Q,nothing as bs}from"../lib/lit-html/lit-html.js";var Sc=200,Lc=2,We=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,I("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>I("/api/users",{q:this.text.trim()})),this.#s=dt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(I(this.#t.path,{q:t})),[...t].length<Lc?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Sc)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===f()?.id?t.addressee:t.requester}isMe(t){return t.id===f()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Tc(e,t){if(e.isMe(t))return Q`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Q`<span class="badge">${r("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return $e(t,e.reload);let s=e.requestOf(t);return s?Et(s,t,e.reload):Q`<span class="badge">${i("friend.pending")}</span>`}function Fc(e){let{found:t}=e;return t.problem?h(t.problem,e.search):t.items?t.items.length?Q`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>is(s,Tc(e,s)))}</ul>
    ${T(t)}`:Q`<p class="soft" role="status">${i("people.noMatch")}</p>`:bs}function Bc(e,t){e.preventDefault(),t.search()}var Ic=e=>Q`
  <form class="card" role="search" @submit=${t=>Bc(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Fc(e)}
  </form>`;function Ge(e,t,s,n=is){let a=e.lists[t];return a.items.length?Q`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${T(a)}
    </section>`:bs}var _c=(e,t,s)=>Ct(s,[be(t,s,e.reload),Nt(s,e.reload)]),Ac=e=>Q`
  ${Ge(e,"received",(t,s)=>[Et(t,s,e.reload),Ct(s,[Nt(s,e.reload)])])}
  ${Ge(e,"sent",(t,s)=>ge(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ge(e,"accepted",(t,s)=>_c(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${Ge(e,"blocked",(t,s)=>qi(s,e.reload),Pi)}`;function Mc(e){return e.problem?h(e.problem,e.load):e.isLoaded?Ac(e):$(3)}var jc=()=>$t()?Q`<a class="button quiet" href="/invites">${r("plus")} ${i("invites.invite")}</a>`:bs;function pa(e){let t=new We(e);return{title:i("people.title"),ready:t.load(),view:()=>Q`${m(i("people.title"),jc(),"/feed")}${Ic(t)}${Mc(t)}`,close:()=>t.close()}}import{html as Qt,nothing as Ye}from"../lib/lit-html/lit-html.js";var Ve=class extends we{user=null;friendship=null;#t;constructor(t){super(t,I("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===f()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await L(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":I("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ne(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as lt,nothing as At}from"../lib/lit-html/lit-html.js";var[ua,Uc]=[12,28],ws=class extends Ci{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Uc,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:ua})}))),this.map.fit(this.#t,ua,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",ws);var Dc=112,da=(e,t)=>lt`
  <span class="sum"><span class="strong">${E(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Je=(e,{count:t,likes:s,badge:n=At,actions:a=At})=>lt`
  <section class="profile-head">
    ${mt(e,Dc)}
    <p class="row">
      ${t===void 0?At:da(t,"person.findsSum")}
      ${s===void 0?At:da(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Rc=e=>lt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?de(e.media[0],{thumb:!0}):lt`<span class="sign-tile">${Rt(e.category)}</span>`}
      ${e.isPublic?At:lt`<span class="corner">${r("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ma=(e,t,s)=>lt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${r(s)} ${i(`person.${t}`)}
  </button>`,Ec={grid:e=>lt`<ul class="tiles">${e.map(Rc)}</ul>`,list:e=>lt`<ul class="card rows">${e.map(t=>fi(t,$i(t)))}</ul>`},Nc=e=>[...new Map(e.map(t=>[t.locationId,{...Lt(t.location),name:t.location.name}])).values()];function Mt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?h(n,a):s?s.length?lt`
    <finds-map .places=${Nc(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ma(e,"grid","camera")}
      ${ma(e,"list","filter")}
    </div>
    ${Ec[e.layout](s)}
    ${T(e.finds)}`:M(t.title,t.text,t.action??At):$(3)}function Cc({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?$e(e,n.load):t?t.status==="accepted"?Ye:s?Et(t,e,n.load):ge(t,e,n.load):Ye}var zc=()=>Qt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Hc=e=>e.isMe?zc():Cc(e);function Wc(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ye;let o=n?.status==="accepted"?[be(n,s,a.load)]:[];return Ct(s,[Ii(s,a.load),...o,Bi({userId:s.id}),Nt(s,()=>t.go("/people"))])}var Gc=e=>Je(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Qt`<span class="badge">${r("check")} ${i("friend.friends")}</span>`:Ye,actions:Hc(e)});function Vc(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Qt`<p class="empty">${i("person.gone")}</p>`:t?h(t,s):e.user?Qt`
    ${Gc(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Mt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function ha(e){let t=new Ve(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Qt`${m(s(),Wc(t,e),"/people")}${Vc(t)}`}}import{html as G,nothing as Kt}from"../lib/lit-html/lit-html.js";var Ze=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,P(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await gi(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Xe=class extends we{progress=null;figures={};isEdited=!1;constructor(t){super(t,I("/api/finds",{userId:f().id,includePrivate:!0,limit:20})),this.bin=new Ze(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return f()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await L(`/api/users/${f().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ae){let n=a=>{this.progress=a,this.page.update()};n(0);try{tt(await s("PUT","/api/users/me/picture",await Vt(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await P("/api/users/me/picture"),tt(await L("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({username:t,age:s}){tt(await N("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Ke,nothing as Qe}from"../lib/lit-html/lit-html.js";async function Jc(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function Yc(e,t){await q(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var Zc=(e,t)=>Ke`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Jc(e,t)}>
    ${r("retry")} ${i("bin.restore")}
  </button>`,Xc=(e,{find:t,expiresAt:s})=>Ke`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ke`<br><span class="soft">${i("bin.until",{date:bt(s)})}</span>`:Qe}
    </p>
    ${t.hidden?_i(i("report.findHidden"),t.hidden):Qe}
    <p class="row">
      ${t.hidden?Qe:Zc(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Yc(e,t)}>
        ${r("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,fa=e=>e.list.items?.length?Ke`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Xc(e,t))}</ul>
    ${T(e.list)}
  </section>`:Qe;function Qc(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Kc=e=>G`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,tl=e=>G`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${r("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Qc(t,e)}>
      ${e.hasPicture?Kc(e):Kt}
    </p>
    ${e.progress===null?Kt:G`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,el=()=>G`<a class="button" href="/new">${r("plus")} ${i("nav.plus")}</a>`,sl=({form:e,user:t})=>G`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${j(e,i("action.save"))}</div>
  </form>`,il=()=>G`<a class="button quiet" href="/saved">${r("bookmark")} ${i("saved.title")}</a>`,nl=()=>G`<a class="button quiet" href="/people">${r("people")} ${i("people.accepted")}</a>`,al=()=>G`<a class="button quiet" href="/admin">${r("shield")} ${i("admin.title")}</a>`,ol=()=>G`<a class="button quiet" href="/settings">${r("gear")} ${i("settings.title")}</a>`,rl=e=>G`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ue(e.toggleEdit)}</div>
    ${tl(e)}
    ${sl(e)}
  </section>`;async function cl(e){e.toggleEdit(),await y("edit-title")}var ll=e=>G`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>cl(e)}>
    ${r("edit")} ${i("profile.edit")}
  </button>`,pl=e=>[ll(e),il(),nl(),e.user.role==="admin"?al():Kt],ul=e=>G`
  ${m(e.user.username,ol())}
  ${Je(e.user,{...e.figures,actions:pl(e)})}
  ${e.isEdited?rl(e):Kt}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Mt(e,{title:i("profile.none"),text:i("profile.noneText"),action:el()})}
  </section>
  ${fa(e.bin)}`;function $a(e){let t=new Xe(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?ul(t):Kt}}import{html as D,nothing as qt}from"../lib/lit-html/lit-html.js";var dl={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ml=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ga=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function hl(e,t,s){let n=ga(t,s);s!=="dismissed"?await Fi(n,({note:a})=>e.decide(t,s,a),ml):await q(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var ba=e=>e?D`<a class="strong" href="/people/${e.id}">${e.username}</a>`:D`<span class="soft">${i("report.left")}</span>`,fl=e=>D`
  <p class="row">${e.map(t=>D`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,$l=e=>D`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?zt(e.description):qt}
  ${e.media.length?fl(e.media):qt}`,gl=e=>e.find?$l(e.find):e.comment?zt(e.comment.content):e.kind==="user"?qt:D`<p class="soft">${i("report.noContent")}</p>`,bl=e=>D`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ba(e.reporter)} · <span class="soft">${_(e.createdAt)}</span></p>
    ${e.text?zt(e.text):qt}
  </li>`,wl=(e,t,s)=>D`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>hl(e,t,s)}>
    ${r(dl[s])} ${ga(t,s)}
  </button>`,vl=(e,t)=>D`<p class="row">${Li(t.kind).map(s=>wl(e,t,s))}</p>`,yl=(e,t)=>D`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${_(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?zt(t.decision.note):qt}
  ${t.hidden?D`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${r("retry")} ${i("report.show")}</button></p>`:qt}`,kl=(e,t)=>D`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ba(t.owner)}</h2>
    ${gl(t)}
    <ul class="rows">${[t,...t.others].map(bl)}</ul>
    ${t.decision?yl(e,t):vl(e,t)}
  </li>`;function xl(e){let{items:t,problem:s,load:n}=e.list;return s?h(s,n):t?t.length?D`<ul class="stack">${t.map(a=>kl(e,a))}</ul>${T(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function wa(e){let t=new Ti(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>D`
      ${m(i("report.reports"),qt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Si.map(s=>pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${xl(t)}`}}import{html as vs,nothing as Ol}from"../lib/lit-html/lit-html.js";var Pl=(e,t)=>vs`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${r(t==="dismissed"?"close":zi(t))} ${i(`saved.${t}`)}
  </button>`,ql=()=>vs`<a class="button" href="/">${r("map")} ${i("missing.action")}</a>`,Sl=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ql()});function va(e){let t=new Mi(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>vs`
      ${m(i("saved.title"),Ol,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ai.map(s=>Pl(t,s))}</div>
      ${Mt(t,Sl(t.state))}`}}import{html as B,nothing as K}from"../lib/lit-html/lit-html.js";import{html as J,nothing as ys}from"../lib/lit-html/lit-html.js";var ka=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Ll(e,t){let s=oe(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>J`
    ${b(n)}
    ${ft(n)}
    ${ka(n,s)}
    ${t?st(n,"password",i("account.password")):ys}`,()=>J`<button type="submit">${i("settings.linkGo")}</button>`)}var Tl=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>J`
  ${b(s)}
  ${ka(s,t.name)}`,()=>J`<button type="submit">${i("action.save")}</button>`);async function Fl(e,t){await q(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ya=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Bl=(e,t,s)=>J`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?J`<span class="badge">${i("passkeys.backedUp")}</span>`:ys}<br>
      <span class="soft">${i("passkeys.added")} ${_(t.createdAt)} ·
        ${t.lastUsedAt?J`${i("passkeys.used")} ${_(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ya(t,i("passkeys.rename"),async()=>{await Tl(e,t),s()})}
      ${ya(t,i("action.delete"),()=>Fl(e,t))}
    </span>
  </li>`,Il=e=>J`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,xa=(e,t,s)=>J`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?J`<ul class="people">${e.list.map(n=>Bl(e,n,s))}</ul>`:ys}
    <p>${Il(async()=>{await Ll(e,t),s()})}</p>
  </section>`;import{html as Y,nothing as jt}from"../lib/lit-html/lit-html.js";var ks={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Oa(e){let t=async({name:s,access:n,days:a,password:o})=>{let c=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:ks[n],...c,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var te=e=>e.kind==="token",qa=e=>te(e)?e.name:oe(e.userAgent),_l={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Al=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ml(e){return e.expiresAt?te(e)?i("token.until",{date:bt(e.expiresAt)}):i("settings.until",{date:bt(e.expiresAt)}):i("token.endless")}var jl=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),Ul=(e,t)=>{let s=i(te(t)?"token.revoke":"settings.end");return Y`
    <button type="button" class="quiet" aria-label="${s}: ${qa(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Dl=e=>Y`${i(te(e)?"token.since":"settings.since")} ${_(e.createdAt)}`,Rl=(e,t)=>Y`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${qa(t)}</span>
      <span class="badge">${_l[t.kind]()}</span>
      ${t.current?Y`<span class="badge">${i("settings.thisOne")}</span>`:jt}<br>
      ${te(t)?Y`<span class="soft">${Al(t)}</span><br>`:jt}
      <span class="soft">${Dl(t)} · ${jl(t)} · ${Ml(t)}</span>
    </span>
    ${t.current?jt:Ul(e,t)}
  </li>`;async function El(e){await q(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Nl=e=>Y`
  <button type="button" class="quiet" @click=${()=>El(e)}>${i("settings.endOthers")}</button>`,Pa=(e,t,s,n=jt)=>Y`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>Y`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Cl=[90,30,365],zl=e=>Object.keys(ks).filter(t=>t!=="admin"||e.role==="admin"),Hl=(e,t)=>Y`
  <p>${i("token.about")}</p>
  ${b(t)}
  ${ft(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Pa("access",i("token.access"),zl(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Pa("days",i("token.life"),[...Cl.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?st(t,"password",i("account.password")):jt}`,Wl=e=>Oe({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Gl(e){let t=null;await U(n=>Oa(a=>{t=a,n()}),i("token.create"),n=>Hl(e,n),()=>Y`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Wl(t.token))}var Sa=e=>Y`
  <section class="card">
    ${ht("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Rl(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Nl(e):jt}
      <button type="button" class="quiet" id="new-token" @click=${()=>Gl(e)}>${r("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Vl=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],xs=(e,t,s,n)=>B`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,c])=>B`
        <option value=${a} lang=${e==="language"?a:K} ?selected=${c}>${o}</option>`)}
    </select>
  </div>`,Jl=e=>B`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ht()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Yl=()=>Ls.map(e=>[e,qs[e],e===Ss()]),Zl=e=>B`
  <section class="card">
    ${ht("appearance",i("settings.appearance"))}
    ${xs("language",i("settings.language"),Yl(),t=>e.setLanguage(t))}
    ${xs("theme",i("settings.theme"),Di.map(t=>[t,i(`settings.theme.${t}`),t===Ri()]),t=>e.setTheme(t))}
    ${xs("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Fs()]),t=>e.setUnits(t))}
    ${ji()?Jl(e):K}
  </section>`;async function Xl(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var La=(e,t,s=K)=>B`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Xl(n,e,t)}>
  </label>`,Ql=e=>B`
  <section class="card">
    ${ht("notify",i("settings.notify"))}
    ${[...Vl,...f()?.role==="admin"?["reported"]:[]].map(t=>La(e,t))}
    ${u().pushKey?La(e,"pushEnabled",B`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):K}
  </section>`,Kl=(e,t)=>B`
  <p>${r("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,tp=(e,t)=>B`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${r("bell")} ${i("push.enable")}</button>
  </p>`;function ep(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Kl(e,t):e.push==="off"?tp(e,t):B`<p class="note">${i(`push.${e.push}`)}</p>`}var ee=(e,t)=>B`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,sp=()=>B`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ee("appearance",i("settings.appearance"))}
    ${ee("notify",i("nav.bell"))}
    ${u().passwordLogin?ee("password",i("account.password")):K}
    ${ee("sessions",i("settings.devices"))}
    ${ee("data",i("settings.data"))}
  </nav>`,ip=e=>B`
  ${sp()}
  ${Zl(e)}
  ${Ql(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${ep(e)}
  </section>
  ${u().passwordLogin?en(e):K}
  ${e.passkeys.isShown?xa(e.passkeys,e.asksPassword,e.redraw):K}
  ${u().provider.enabled?sn(e):K}
  ${Sa(e)}
  ${nn(e)}
  ${$t()?B`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:K}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function np(e){let t=dt.get("outbox").length;(!t||await q(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ap=e=>B`
  <button type="button" class="quiet" id="sign-out" @click=${()=>np(e)}>${i("settings.signOut")}</button>`;function op(e){return e.loading.problem?h(e.loading.problem,e.loading.load):e.isLoaded?ip(e):$(5)}function Ta(e){let t=new ke(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>B`
      ${m(i("settings.title"),ap(t),"/profile")}
      ${t.refusal?h(t.refusal):K}
      ${op(t)}`}}import{html as pt,nothing as Ba}from"../lib/lit-html/lit-html.js";var ts=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return dt.get("outbox")}load=async()=>{await ri(),this.isLoaded=!0,this.#t.update()};cancel(t){return li(t.id)}retry(t){return pi(t.id)}sendNow(){return ui()}};async function rp(e,t){await xi()&&e.cancel(t)}var cp=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Fa=e=>pt`<a class="strong" dir="auto" href=${di(e)}>${e.title}</a>`,lp={find:e=>pt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>pt`<span class="what" dir="auto">${e.body.content}</span><br>${Fa(e)}`,like:Fa},pp=(e,t)=>pt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${cp(t)}</span><br>
      ${lp[t.kind](t)}<br>
      ${t.state==="refused"?pt`<span class="error">${t.problem}</span>`:pt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?pt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${r("retry")} ${i("action.retry")}</button>`:Ba}
      <button type="button" class="quiet" @click=${()=>rp(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function up(e){return e.isLoaded?e.entries.length?pt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>pp(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function Ia(e){let t=new ts(e);return{title:i("outbox.title"),ready:t.load(),view:()=>pt`${m(i("outbox.title"),Ba,"/")}${up(t)}`}}export{Ca as about,rn as accounts,fn as admin,bn as adminLog,Zn as edit,na as instance,ea as invites,oa as join,ca as named,la as notifications,pa as people,ha as person,$a as profile,wa as reports,va as saved,Ta as settings,Ia as waiting};
//# sourceMappingURL=more.js.map

import{$ as Us,$b as vi,A as dt,Aa as ce,B as p,Ba as le,Bb as de,Bc as Mi,C as Fs,Ca as Zs,Cc as ji,D as T,Da as Xs,E as O,Ea as Qs,Eb as di,Ec as Ui,F as wt,Fa as Ks,Fb as mi,Fc as Di,G as N,Ga as ti,Gc as Ri,H as P,Ha as ei,I as Bs,Ia as si,Ib as V,Ic as Ei,Ja as ii,Jb as hi,K as ne,Kb as fi,L as I,La as ni,Lb as et,M as ae,Mb as me,Mc as Ni,N as Is,Na as ai,Nb as he,Oa as oi,Ob as $i,Pa as ri,Pb as gi,Qa as ci,Qb as fe,Qc as Ci,Ra as li,Rb as bi,Sc as zi,Tb as wi,Ub as g,V as oe,Vb as b,Vc as Hi,Wc as Wi,X as _s,Xb as d,Y as As,Yb as j,Yc as Gi,Z as Ms,Zb as Tt,Zc as Vi,_ as js,_b as q,_c as Ji,a as se,aa as Ke,ac as yi,b as u,bc as es,c as ys,ca as Ds,cb as r,cc as ki,d as Ut,da as Rs,db as mt,dc as $e,ea as Es,eb as _,ec as Et,f as ks,fa as Ns,fb as m,fc as ge,g as Dt,ga as Cs,gb as ht,gc as be,h as xs,ha as h,hb as M,hc as Nt,i as Os,ia as re,ib as f,ic as Ct,j as Ps,ja as zs,jb as $,jc as xi,kb as pe,kc as Oi,l as qs,lb as L,lc as Pi,m as i,ma as tt,mb as ue,mc as qi,na as Hs,nb as y,nc as U,o as k,oa as Ws,oc as Si,pa as St,pc as Li,qa as Gs,qc as Ti,r as E,rc as Fi,s as bt,sa as Vs,sc as zt,t as Z,tc as we,u as ie,ua as Lt,ub as R,uc as Bi,v as Ss,vb as pi,vc as Ii,wa as Js,wb as ui,wc as _i,x as Ls,xa as vt,xc as Ht,y as Ts,ya as Ys,yb as ts,z as G,zb as Rt,zc as Ai}from"./shared.js";import{html as yt,nothing as ss}from"../lib/lit-html/lit-html.js";var Ba=new URL("lib/",se).pathname,Ia=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Yi(){if(Ht())return new URL(u().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((u().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var _a=()=>Yi()?i("about.tilesFrom",{host:Yi()}):i("about.alone"),Aa=()=>yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${_a()}</p>
    <p class="soft">${i("about.version",{version:u().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Ma=()=>yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${u().tiles?.attribution?yt`<li>${i("about.tiles")}: ${u().tiles.attribution}</li>`:ss}
      ${Ht()?yt`<li>${i("about.streets")}: ${u().streets.attribution}</li>`:ss}
      <li>${i("about.places")}: ${u().places.attribution}</li>
    </ul>
  </section>`,ja=([e,t,s,n])=>yt`<li><a href="${Ba}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Ua=()=>yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ia.map(ja)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Da=()=>({title:i("about.title"),view:()=>yt`
    ${m(i("about.title"),ss,h()?"/settings":"/sign-in")}
    ${Vi()}${Gi()}${Aa()}${Ma()}${Ua()}`});import{html as qe,nothing as lo}from"../lib/lit-html/lit-html.js";var Ra=200,Ea=2**20,is=["all","active","suspended","admin"],Zi={wrong_password:"password"},kt=e=>`/api/admin/users/${e.id}`,ve=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=is.includes(s)?s:"all",this.list=R(t,()=>I("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(I("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ra)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===h()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return re()}adminForm(t,s){let n=async({password:a})=>{this.#i(await N(kt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:Zi})}demote(t){return this.#n(N(kt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(P(`${kt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${kt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:Zi})}limitForm(t,s){let n=async({kind:a,size:o})=>{let c={instance:null,none:0}[a];this.#i(await N(kt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ea):c})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await wt(`${kt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await P(I(kt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(c=>c.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as x,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as C,nothing as Wt}from"../lib/lit-html/lit-html.js";var ye=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ni()}async read(){this.isShown&&(this.list=await T("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let c=await Ci(await O("/api/auth/passkeys/options",t?{password:o}:{}));c&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...c})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await N(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(c=>c.id===o.id?o:c),s()};return new g({send:n})}async remove(t){try{await P(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var Xi=e=>!e.current&&e.kind!=="token",ke=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=zs();#t;constructor(t){this.#t=t,this.passkeys=new ye(t),this.loading=V(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return h()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return re()}get asksCurrent(){return this.user.hasPassword&&!zi(this.sessions)}get hasOthers(){return this.sessions.some(Xi)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([T("/api/notifications/preferences",{signal:t}),T("/api/auth/sessions",{signal:t}),Ds(),this.passkeys.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){Ui(t),this.#t.update()}setUnits(t){ys.set(t),this.#t.update()}setStreets(t){Ai(t),this.#t.update()}async setLanguage(t){await qs(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await wt("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Rs);disablePush=()=>this.#i(Es);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Ns(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Xi))await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Hs(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await wt("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),tt(await T("/api/users/me")),this.sessions=await T("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await P("/api/users/me/identity"),tt(await T("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await P("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ws(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},xe=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Ft=()=>u().provider.name,ft=e=>e.refusal?.reason==="sign_in_again"&&u().provider.enabled?C`
  <p><a class="button quiet" href=${xe()}>${i("signin.provider",{name:Ft()})}</a></p>`:Wt,st=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Na=()=>C`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ft()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Qi=({user:e,asksCurrent:t,password:s})=>C`
  <form class="card" novalidate @submit=${s.submit}>
    ${ht("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?C`<p class="note">${i("link.setPassword")}</p>`:Wt}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${b(s)}
    ${ft(s)}
    ${t?st(s,"currentPassword",i("settings.currentPassword")):Wt}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Na():Wt}
    <div class="row end">${j(s,i("action.save"))}</div>
  </form>`;async function Ca(e){let t=i("settings.unlinkTitle",{name:Ft()});await q(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function za(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ft()});await U(a=>t.confirmForm(a),s,a=>C`
    <p>${i("settings.linkText")}</p>
    ${b(a)}
    ${st(a,"password",i("account.password"))}`,()=>C`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(xe({link:"true"}))}var Ha=e=>C`
  <p>${r("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ca(e)}>${i("settings.unlink")}</button></p>`,Wa=e=>C`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${xe({link:"true"})} @click=${t=>za(t,e)}>
      ${i("settings.link",{name:Ft()})}
    </a>
  </p>`,Ki=e=>C`
  <section class="card">
    <h2>${i("settings.identity",{name:Ft()})}</h2>
    ${e.user.identityLinked?Ha(e):Wa(e)}
  </section>`;async function Ga(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>C`
    <p>${i("settings.deleteText")}</p>
    ${b(s)}
    ${ft(s)}
    ${e.asksPassword?st(s,"password",i("account.password")):Wt}`,()=>C`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var tn=e=>C`
  <section class="card">
    ${ht("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ga(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Va}from"../lib/lit-html/lit-html.js";async function Ja(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Oe=({title:e,text:t,label:s,value:n})=>Tt(a=>Va`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ja(n)}>${r("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Ya({mediaBytes:e,mediaLimit:t}){let s=G(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:G(t)}):i("admin.usageUnlimited",{size:s})}var Za=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Ya(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Xa=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:bt(t)}):i("admin.suspendedSince",{when:ie(e)}),Qa=e=>x`<p class="note">${Xa(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Ka=e=>e.suspension?x`<span class="person"><span class="avatar none">${r("block")}</span> <span class="strong">${e.username}</span></span>`:x`<a class="person" href="/people/${e.id}">${mt(e)} <span class="strong">${e.username}</span></a>`,en=(e,t)=>x`
  ${b(t)}
  ${ft(t)}
  ${e.asksPassword?st(t,"password",i("account.password")):Bt}`,to=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>x`
  <p>${i("admin.adminText")}</p>
  ${en(e,s)}`,()=>x`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function eo(e,t){await q(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var so=["instance","own","none"],io=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return x`
    ${b(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${so.map(n=>x`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Bt}`};async function Pe(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var no=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>io(s,t),()=>x`<button type="submit">${i("action.save")}</button>`),ao=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>x`
  <p>${i("admin.suspendText")}</p>
  ${b(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>x`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function oo(e,t){let s="";await U(o=>e.linkForm(t,c=>{s=c,o()}),i("admin.linkTitle",{name:t.username}),o=>x`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${en(e,o)}`,()=>x`<button type="submit">${i("admin.linkMake")}</button>`)&&await Oe({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function ro(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>x`
    <p>${i("admin.deleteText")}</p>
    ${b(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>x`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Pe(s,"admin.deleteDone",t)&&y("account-search")}function co(e,t){let s=(a,o,c)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:c}),n=[t.role==="admin"?s(i("admin.member"),()=>eo(e,t)):s(i("admin.admin"),()=>Pe(to(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Pe(no(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>oo(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Pe(ao(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>ro(e,t),!0)]}var sn=(e,t)=>x`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Ka(t)}
        ${t.role==="admin"?x`<span class="badge">${i("admin.role")}</span>`:Bt}
        ${e.isMe(t)?x`<span class="badge">${i("people.you")}</span>`:Bt}
        ${t.suspension?x`<span class="badge warning">${i("admin.suspended")}</span>`:Bt}
      </span>
      ${yi(i("people.menu",{name:t.username}),co(e,t))}
    </div>
    <p class="soft facts">${Za(t).filter(Boolean).map(s=>x`<span>${s}</span>`)}</p>
    ${t.suspension?Qa(t.suspension):Bt}
  </li>`;function po(e,t){e.preventDefault(),t.search()}var uo=e=>qe`
  <form role="search" @submit=${t=>po(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${is.map(t=>pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function mo(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?qe`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>sn(e,a))}</ul>
    ${L(e.list)}`:qe`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function nn(e){let t=new ve(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>qe`
      ${m(i("admin.people"),lo,"/admin")}
      <section class="card">${uo(t)}${mo(t)}</section>`,close:()=>t.close()}}import{html as pn,nothing as vo}from"../lib/lit-html/lit-html.js";var an=2**20,on="/api/admin/instance",rn=["invite","open","closed"],cn=["members","admins","off"],Se=class{values=null;constructor(t){this.loading=V(t,async()=>{this.values=await T(on,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/an):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:c,mediaLimit:l}){let v={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(v.registration=o),c!==this.values.invites&&(v.invites=c),l!==void 0&&l!==String(this.limit)&&(v.mediaLimit=Math.round(Number(l)*an)),this.values=await N(on,v);let{fixed:A,mediaLimit:ut,registration:gt,invites:Ta,...Fa}=this.values;Object.assign(u(),{instance:Fa,registration:gt,invites:gt==="closed"?"off":Ta}),p(i("admin.saved"))}},Le=class{values=null;constructor(t){this.loading=V(t,async()=>{this.values=await T("/api/admin/overview",{signal:t.signal})})}};import{html as nt,nothing as Gt}from"../lib/lit-html/lit-html.js";var ho=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],it=(e,t)=>nt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,fo=e=>i("admin.jobsOf",{push:E(e.pushJobs),media:E(e.mediaJobs)}),$o=e=>nt`
  ${it(i("admin.backup"),e.lastAt?nt`${_(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${it(i("admin.backupPlace"),e.place)}`,go=e=>nt`
  <dl class="stack">
    ${it(i("admin.users"),E(e.users))}
    ${it(i("admin.publicFinds"),E(e.finds))}
    ${it(i("admin.media"),G(e.mediaBytes))}
    ${e.diskFree===null?Gt:it(i("admin.disk"),G(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?it(i("admin.jobs"),fo(e)):Gt}
    ${e.backup?$o(e.backup):Gt}
    ${it(i("admin.swept"),e.sweptAt?_(e.sweptAt):i("admin.never"))}
    ${it(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,bo=e=>nt`<li class="note">${i(`admin.problem.${e}`)}</li>`,wo=e=>nt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>nt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${G(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ln({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>ho.includes(n));return nt`
    ${s.length?nt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(bo)}</ul>`:Gt}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${go(e)}
      ${e.largest.length?wo(e.largest):Gt}
    </section>`}var yo=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],ko=([e,t,s])=>pn`
  <li>
    <a class="area" href=${t}>
      ${r(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${r("next")}
    </a>
  </li>`;function un(e){let t=new Le(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>pn`
      ${m(i("admin.title"),vo,"/profile")}
      <section class="card">
        <ul class="people">${yo.map(ko)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ln(t)}`}}import{html as Te,nothing as dn}from"../lib/lit-html/lit-html.js";var mn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},xo={mediaLimit:"limitOfAll",invites:"whoInvites"},Oo=e=>parseInt(e,10)?G(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Po({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${xo[s]??s}`)).join(", "):e==="media_limit_changed"?Oo(t):t}function qo(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(mn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var So=e=>Te`
  <li class="row act">
    ${r(mn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${qo(e)}</span><br>
      ${e.reason?Te`<span dir="auto">${Po(e)}</span><br>`:dn}
      <span class="soft">${_(e.createdAt)}</span>
    </span>
  </li>`;function Lo(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Te`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(So)}</ul>
      ${L(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function hn(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Te`${m(i("admin.log"),dn,"/admin")}${Lo(t)}`}}import{html as z,nothing as ot}from"../lib/lit-html/lit-html.js";async function ns(){if(!await caches.has(Dt))return null;let e=await caches.open(Dt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:To(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function To(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function fn(e){let t=await caches.open(Dt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Dt),ns()}var Fo=1200*36e5,Fe=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Is}$`).test(s)||!this.#s?s:St()),this.#s&&!this.stored&&this.#o(St())}#o(t){this.id=t,this.#e=this.#s?et(t):fi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Gs(this.id)>Date.now()-Fo?this.id:St()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await he(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),gi(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?fe(this.id):null}};var Bo=2,Be=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Bo)}async load(){await bi();let t=await he();if(this.#t.signal.aborted)return;this.close();let s=me().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(c=>c.at>Date.now()-le),o=a?null:t.find(c=>c.draft===n.id&&c.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){et(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return et(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Io=1,xt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:c=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:c}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&vt(this.#s,t)>Io&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Ys({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Lt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ce(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ie=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Bs(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await Qs(s),c=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...c},n):(this.locationId=o,await Ks(a,{...t,locationId:o,media:n.media}))}catch(o){let c=ii(o);throw c.length?(n.removeMissing(c),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),c=s?{media:o,mediaToDelete:a}:{};return wt(`/api/finds/${this.#t}`,{...t,...c},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function os(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return as;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Ao(_o(t,s+10));if(n===65498||n>>8!==255)return as}}catch{}return as}var as={place:null,time:""},$n=async e=>(await os(e)).place;function _o(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,v)=>String.fromCharCode(...Array.from({length:v},(A,ut)=>e.getUint8(t+l+ut))),entries:l=>new Map(Array.from({length:n(l)},(v,A)=>[n(l+2+12*A),l+10+12*A]))}}function Ao(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,jo,null),time:s(34665,Mo,"")}}function Mo({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function jo({u32:e,text:t},s){let n=(c,l)=>{if(!s.has(c)||!s.has(l))return NaN;let v=e(s.get(l)),A=gt=>e(v+8*gt)/e(v+8*gt+4),ut=A(0)+A(1)/60+(A(2)||0)/3600;return"SW".includes(t(s.get(c),1))?-ut:ut},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Vt(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Uo(e)}catch{return e}}async function Uo(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Do=.15,gn=e=>e.slice(0,10);function Ro(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var bn=e=>e.find(t=>t.place)?.place??null,wn=e=>e.find(t=>t.time)?.time??"";function Eo(e,t,s){let[n,a]=[bn(e),wn(e)];return e.length<s&&(!n||!t.place||vt(n,t.place)<=Do)&&(!a||!t.time||gn(a)===gn(t.time))}function vn(e,t){let s=[];for(let n of Ro(e)){let a=s.findLast(o=>Eo(o,n,t));a?a.push(n):s.push([n])}return s}var Jt=e=>({place:bn(e),time:wn(e)}),yn=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),kn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var _e=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return u().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await os(o)}))),a=vn(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Jt(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ce(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Jt(t).place?this.#e.get(t[0])??"":"",time:Jt(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(yn(this.groups,t))}split(t,s){this.#s(kn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>St()),s=Date.now(),n=h()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(h()?.id!==n)return null;for(let a of t)await No(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(h()?.id!==t)throw{code:"stopped"};let{place:o}=Jt(n),c={id:s,at:a,isPublic:Ut.get()!=="friends",media:[],label:this.describe(n).name};if(et(s).set(o?{...c,place:{point:o,source:"photo",photo:o}}:c),!et(s).get())throw{code:"storage"};await $i(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function No(e){et(e).remove(),await fe(e)}var Co=2,zo=2,Ho=60,Yt=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ae}){this.items=t.map(({at:c,key:l,caption:v="",...A})=>({media:A,at:c,key:l,caption:v,state:"done"})),this.#e=c=>{this.#a(),s(c)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return u().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Vt(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ti(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((c,l)=>({file:c,key:s[l],caption:"",preview:URL.createObjectURL(c),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await $n(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Co-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Fs(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(Ho,(t.pause??zo/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await Vt(t.file),{videoBytes:a,imageBytes:o}=u().limits,c=n.type.startsWith("video/")?a:o;if(n.size>c)throw{code:"large",text:i("upload.large",{size:Ts(c)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[v]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return v}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var Ae=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Fe(t),this.#i=new Ie(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Ut.get()!=="friends",...s},this.drafts=new Be(t,this.#s.id),this.several=new _e(t),this.loading=V(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!ui(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...t},this.uploads=new Yt(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new xt(this.#t,t?.place??Xs(s),this.#p)}async#r(){let t=await Zs(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(c=>c.at>Date.now()-le);this.photosExpired=n.length<s.length;let a=c=>this.place.suggestPoint(c);this.uploads=new Yt(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new xt(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(c=>c.file),o.map(c=>c.key)),this.share=this.#t.query.has("shared")?await ns():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=ei(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await fn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let c=si({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(c,o);try{let l=await this.#i.save(c,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(c,o)}}async#l(t,s){await ai(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Ut.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?me():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as It,nothing as rs}from"../lib/lit-html/lit-html.js";function Wo(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var Go=({media:e,preview:t})=>It`
  <span class="thumb">${e||t?It`<img src=${e?.thumbnailUrl??t} alt="">`:r("edit")}</span>`;function Vo(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return It`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Go(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?It`<span class="soft" dir="auto">${s.label}</span>`:rs}
          <span class="soft">${ie(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Wo(e,t)}>
        ${r("trash")}
      </button>
    </li>`}var xn=e=>e.items.length?It`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Vo(e,t))}</ul>
    ${e.shown.length<e.items.length?It`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:rs}
  </section>`:rs;var On=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Pn=e=>[...e.dataTransfer?.types??[]].includes("Files"),Jo=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function qn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Pn(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Pn(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(On(a.dataTransfer)))}),n("paste",a=>{let o=On(a.clipboardData);!o.length||Jo(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as _t,nothing as Yo}from"../lib/lit-html/lit-html.js";var cs=(e,t,s,n,a)=>_t`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${r("next")}</summary>
    ${a}
  </details>`;function Tn(e){let t=e?.closest("details");t&&(t.open=!0)}var Zo=e=>cs("description",r("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:u().limits.description})),Sn=(e,t,s)=>_t`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Rt(t)} ${ts(t)}
  </button>`;function Xo(e){let{category:t}=e.values,[s,n]=t?[Rt(t),ts(t)]:[r("filter"),i("edit.none")];return cs("category",s,i("find.category"),n,_t`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${pi.map(a=>Sn(e,a,a===t))}
        ${Sn(e,"other",e.isOther)}
      </div>
      ${e.isOther?d(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:u().limits.category}):Yo}
    </fieldset>`)}var Ln=(e,t,s,n,a)=>_t`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${r(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Qo(e){let{isPublic:t}=e.values;return cs("audience",r(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),_t`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ln(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Ln(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Fn=e=>_t`<div class="folds">${Zo(e)}${Xo(e)}${Qo(e)}</div>`;import{html as je,nothing as us}from"../lib/lit-html/lit-html.js";import{html as X,nothing as Zt}from"../lib/lit-html/lit-html.js";var ls=16,Bn=10,Ko=2,tr={lat:25,lng:5,zoom:1},Me=class extends xt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Bn?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ls};let t=Vs(ks.get());return t?.zoom?t:tr}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ls,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return vt(this.point,t)<Ko*Js(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Lt(t),"found",t.name)}distance=t=>this.point&&t?vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ls,s=this.source==="tap"&&!this.chosen&&t<Bn;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function In(e){let t=new AbortController,s=null,n=Tt((o,c)=>(s??=new Me({signal:t.signal,update:c},e),rr(s,o)),{label:i("spot.title"),kind:"chooser"});_n(s),await n&&e.take(s),t.abort(),s.close()}var _n=e=>e.showMap(t=>Di(document.getElementById("spot"),{...t,hasCross:!0})),er=(e,t)=>X`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${r("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,sr=e=>X`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>_n(e)):Zt}
  </div>`;function ir(e,t){let s=e.chosen?.id===t.id;return X`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${r(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ls(t.distance)}</span>
    </button>`}var nr=e=>X`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${r("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?X`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${r("camera")} ${i("spot.photoPlace")}</button>`:Zt}
    ${e.nearby.map(t=>ir(e,t))}
  </div>`,ar=e=>X`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ps=e=>i(`spot.${e.source||"set"}`),or=e=>X`
  <p class="at" role="status">
    ${r("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?X`<span class="soft">${ps(e)}</span>`:Zt}</span>
  </p>`,rr=(e,t)=>X`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${er(e,t)}
  ${sr(e)}
  <div class="panel">
    ${or(e)}
    ${nr(e)}
    ${e.chosen?Zt:ar(e)}
    ${e.problem?X`<p class="error" role="alert">${e.problem}</p>`:Zt}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var An=(e,t)=>je`
  <span class="row">
    ${r("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${r("next")}
  </span>`,Mn=(e,t)=>je`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":us} @click=${()=>In(e)}>
      ${e.point?je`<place-map inert .at=${e.point}></place-map>`:us}
      ${e.point?An(e.label||i("spot.unnamed"),`${ps(e)} ${i("spot.change")}`):An(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?je`<p class="error" id="place-error" role="alert">${t}</p>`:us}
  </fieldset>`;import{html as Ot,nothing as ds}from"../lib/lit-html/lit-html.js";function cr(e,t){e.merge(t),y(`group-${t-1}`)}function lr(e,t,s){e.split(t,s),y(`group-${t+1}`)}var pr=({preview:e,file:t})=>e?Ot`<img src=${e} alt="">`:Ot`<span class="film" title=${t.name}>${r("play")}</span>`,ur=(e,t,s)=>Ot`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>lr(e,t,s)}></button>`;function dr(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return Ot`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ot`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>cr(e,s)}>
            ${i("group.merge")}
          </button>`:ds}
      </div>
      <ul class="group">${t.map((c,l)=>Ot`<li>${l?ur(e,s,l):ds}${pr(c)}</li>`)}</ul>
    </li>`}var jn=(e,t)=>e.groups?Ot`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>dr(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ds;import{html as F,nothing as at}from"../lib/lit-html/lit-html.js";import{html as ms}from"../lib/lit-html/lit-html.js";async function mr(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:u().limits.caption},o=await Tt((c,l)=>(n??=new g({send:({caption:v})=>c(v.trim()),update:l}),ms`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>c()}>${i("action.cancel")}</button>
          ${j(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Un=(e,t,s,n)=>ms`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>mr(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ms`<span dir="auto">${t.caption}</span>`:r("edit")}
  </button>`;var[hr,fr]=[6,10],$r=300,w=null;function Dn(){w.isOn=!0,w.item.classList.add("lifted"),navigator.vibrate?.(10)}var Rn=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],gr=(e,t)=>Rn(w.item).find(s=>{let n=s.getBoundingClientRect();return s!==w.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function br(e){if(e.pointerId!==w.id)return;let[t,s]=[e.clientX-w.x,e.clientY-w.y],n=e.pointerType==="touch";if(!w.isOn){if(Math.hypot(t,s)<(n?fr:hr))return;if(n)return w.end();Dn()}w.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,w.over?.classList.remove("target"),w.over=gr(e.clientX,e.clientY),w.over?.classList.add("target")}function En(e,t){if(e.button||w||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(w.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",w.over?.classList.remove("target"),w=null};w={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(w.timer=setTimeout(Dn,$r));let c=v=>{v.pointerId===w.id&&o()},l=v=>{if(v.pointerId!==w.id)return;let[A,ut]=[s,w.isOn&&w.over].map(gt=>Rn(s).indexOf(gt));o(),ut>=0&&t(A,ut)};document.addEventListener("pointermove",br,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",c,{signal:a}),document.addEventListener("keydown",v=>{v.key==="Escape"&&o()},{signal:a})}function Ue(e){(w?.isOn||e.type==="dragstart")&&e.preventDefault()}var wr="image/*,video/mp4,video/quicktime,video/webm";function vr(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Nn(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Cn(e){return e.media?de(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?F`<span class="film">${r("play")}</span>`:F`<img src=${e.preview} alt="">`}var zn={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},De=(e,t,s,n,a)=>F`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${r(s)}</button>`,yr=(e,t)=>e.progress<1?F`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:F`<span class="over">${i("upload.processing")}</span>`,kr=(e,t)=>({sending:()=>yr(e,t),paused:()=>F`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>F`<span class="over">${i("upload.waiting")}</span>`,failed:()=>F`<span class="over error">${i("upload.failed")}</span>`,done:()=>at})[e.state]();function xr(e,t,s){let n=s+1;return F`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>En(a,(o,c)=>e.move(o,c))}
      @error=${zn} @load=${zn}>
      ${Cn(t)}
      ${s===0&&e.items.length>1?F`<span class="cover">${i("upload.cover")}</span>`:at}
      ${kr(t,n)}
      <span class="buttons">
        ${s>0?De("before","earlier","back",n,()=>Nn(e,s,s-1)):at}
        ${n<e.items.length?De("after","later","next",n,()=>Nn(e,s,s+1)):at}
        ${t.state==="failed"||t.state==="paused"?De("","again","retry",n,()=>e.retry(t)):at}
        ${De("drop",t.state==="done"?"remove":"cancel","close",n,()=>vr(e,t))}
      </span>
      ${t.state==="failed"?at:Un(e,t,n,Cn(t))}
    </li>`}function Or(e,t){t([...e.target.files]),e.target.value=""}var Pr=(e,t)=>F`
  <li class="shot add">
    <label for="files">
      ${r("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?at:F`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${wr} multiple @change=${s=>Or(s,t)}>
  </li>`;function qr(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return F`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:E(e.items.length)}):""}</p>
    ${s.map(n=>F`<p class="error" role="alert">${n}</p>`)}`}var Hn=(e,t)=>F`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ue} @contextmenu=${Ue} @dragstart=${Ue}>
    ${e.items.map((s,n)=>xr(e,s,n))}
    ${e.items.length<e.most?Pr(e,t):at}
  </ul>
  ${e.items.length>1?F`<p class="hint">${i("upload.order")}</p>`:at}
  ${qr(e)}`;async function Wn(e,t){await e.addFiles(t),e.several.groups&&y("several-title")}function Sr(e){e.uploads.add(e.several.decline()),y("files")}function Lr(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var Tr=(e,t)=>z`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>z`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?z`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ot}
    ${t?z`<p class="note">${i("edit.sharedFull")}</p>`:ot}
    ${e.share.left?z`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Lr(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Fr(e){await q(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Br=e=>z`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Fr(e)}>${i("edit.startOver")}</button>
  </p>`,Ir=e=>z`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?z`<p class="note">${i("edit.photosGone")}</p>`:ot}
    ${Hn(e.uploads,t=>Wn(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,_r=e=>z`
  ${b(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?z`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ot}`;function Ar(e,t){let{isPublic:s,...n}=wi(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Mr(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Tn(n),n?.focus()}function jr(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Ar(a,e);return z`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>Mr(a,e)}>
      ${e.isRestored?Br(e):ot}
      ${Ir(e)}
      ${Mn(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:u().limits.title})}
      ${Fn(e)}
      <div class="publish">
        ${_r(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${j(e.form,i(s))}
        </div>
      </div>
    </form>`}function Ur(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?jr(e):$(4)}function Gn(e){let t=new Ae(e),s=()=>t.loading.load();return qn(e.signal,n=>t.uploads&&Wn(t,n)),{title:t.title,ready:s(),view:()=>z`
      ${m(t.title,ot,t.back)}
      ${t.share?Tr(t,e.query.get("shared")==="full"):ot}
      ${jn(t.several,()=>Sr(t))}
      ${t.several.groups?ot:xn(t.drafts)}
      ${Ur(t,s)}`,close:()=>t.close()}}import{html as S,nothing as H}from"../lib/lit-html/lit-html.js";var Dr=4,Rr=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Vn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",se).href),{data:s,size:n}=t(e,{ecc:"M",border:Dr});return{size:n,path:Rr(s)}}function $t(){let e=u().invites;return e==="members"||e==="admins"&&h()?.role==="admin"}var Jn=[1,2,5,10,25,100],Yn=[1,7,30,90],Re=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return h()?.role==="admin"}isMine(t){return t.inviter?.id===h()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let c={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await O("/api/invites",c);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Vn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await P(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Zn=(e,t,s,n)=>S`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>S`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Er=()=>S`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Nr(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var Cr=(e,t=e.form)=>S`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Nr(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${b(t)}
    <div class="pair">
      ${Zn("uses",i("invites.uses"),Jn.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Zn("days",i("invites.days"),Yn.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Er()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${j(t,i("invites.create"))}</div>
  </form>`,zr=({size:e,path:t})=>S`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Hr=e=>S`
  <button type="button" class="quiet" @click=${()=>e.share()}>${r("share")} ${i("action.share")}</button>`,Wr=e=>S`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ue(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${r("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Hr(e):H}
    </p>
    ${e.created.code?zr(e.created.code):H}
  </section>`,Gr=e=>S`<li><a class="person" href="/people/${e.id}">${mt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Vr(e,t){await q(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Jr=(e,t,s)=>S`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Vr(e,t)}>
    ${i("invites.revoke")}
  </button>`,Yr={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Zr=(e,t)=>!e.isAdmin||e.isMine(t)?H:S` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function Xr(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return S`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Yr[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:E(t.uses-t.usesLeft),uses:E(t.uses)})}
        ${n?S` · ${i("invites.until",{date:Z(t.expiresAt)})}`:H}
        ${t.befriend?S` · ${i("invites.befriends")}`:H}
        ${Zr(e,t)}
      </p>
      ${t.usedBy.length?S`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Gr)}</ul>`:H}
      ${n?S`<p class="row actions">${Jr(e,t,s)}</p>`:H}
    </li>`}function Qr(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?S`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Xr(e,a))}</ul>
      ${L(e.list)}
    </section>`:$t()?H:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function Xn(e){let t=new Re(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>S`
      ${m(i("invites.title"),H,"/people")}
      ${$t()?S`<p class="lead">${i("invites.lead")}</p>`:H}
      ${t.created?Wr(t):H}
      ${$t()?Cr(t):H}
      ${Qr(t)}`}}import{html as Xt,nothing as Kr}from"../lib/lit-html/lit-html.js";var Kn=(e,t)=>Xt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,tc=(e,{label:t,value:s,options:n,text:a})=>Xt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Xt`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Qn(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Kn(n,a(o)):tc(t,{label:n,value:o,options:s,text:a})}var ec=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),sc=({mediaLimit:e})=>e?G(e):i("admin.limits.none"),ic=e=>Xt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${b(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Qn(e,"registration",rn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Qn(e,"invites",cn,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Kn(i("admin.limitOfAll"),sc(e.values)):ec(e)}
    <div class="row end">${j(e.form,i("action.save"))}</div>
  </form>`;function nc(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?ic(e):$(4)}function ta(e){let t=new Se(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Xt`${m(i("admin.instance"),Kr,"/admin")}${nc(t)}`}}import{html as rt,nothing as Pt}from"../lib/lit-html/lit-html.js";var ea=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ee=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=ea(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return h()}get isClosed(){return u().registration==="closed"&&!this.invite}get asksInvite(){return u().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Cs();let a=this.invite||ea(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},c=await O("/api/auth/register",o).catch(l=>this.#e(l));tt(c.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:c.user.username}))}};var ac=({form:e,asksInvite:t})=>rt`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Pt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${j(e,i("join.action"))}
  </form>`;function oc({greeting:e,invite:t}){let s=e?.inviter?.username;return rt`
    ${s?rt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Pt}
    <p class="lead">${i("app.about")}</p>
    ${t?rt`<p class="lead">${i("join.invited")}</p>`:Pt}`}var rc=(e,t)=>rt`${Wi(rt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${oc(e)}
  ${e.ended?rt`<p class="note" role="alert">${k(e.ended)}</p>`:Pt}
  ${e.user?rt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Pt}
  ${e.isClosed?rt`<p class="note">${i("join.closed")}</p>`:Pt}
  ${u().passwordLogin?ac(e):Pt}
  ${Ji("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Hi(t)}`;function sa(e){let t=new Ee(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>rc(t,e.update)}}import{html as ia,nothing as lc}from"../lib/lit-html/lit-html.js";var cc=10,Ne=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=V(t,()=>this.#e())}async#e(){if(this.name===h()?.username)return this.#s(h());let t=I("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<cc;s++){let n=await ne(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function pc({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?ia`<p class="empty">${i("person.gone")}</p>`:$(3)}function na(e){let t=new Ne(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ia`${m(t.name,lc,"/people")}${pc(t)}`}}import{html as ct,nothing as hs}from"../lib/lit-html/lit-html.js";var Ce=class{#t;#e;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=dt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ke(-1),N(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Us(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await P(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ke(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var uc={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function dc(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var mc=({type:e,data:t})=>e==="moderated"?_s[As(t)]:e==="link_used"?"lock":"flag",hc=({type:e,data:t})=>t.userId?ct`
  <span class="face">
    ${mt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${r(uc[e],e==="find_liked")}</span>
  </span>`:ct`<span class="face office">${r(mc({type:e,data:t}))}</span>`,fc=e=>ct`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,$c=(e,t,s)=>ct`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${js(t.newest)} @click=${()=>e.markRead(t)}>
      ${hc(t.newest)}
      <span>
        <span class="what" dir="auto">${Ms(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?hs:ct`<span class="unseen">${i("note.new")}</span>`}${_(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?fc(t.newest.thumbnailUrl):hs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>dc(e,t,s)}>${r("close")}</button>
  </li>`,gc=e=>ct`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${r("check")} ${i("note.readAll")}</button>`,bc=()=>ct`<a class="button" href="/people">${i("note.noneAction")}</a>`;function wc(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?ct`<ul class="card notes">${e.groups.map((a,o)=>$c(e,a,o))}</ul>${L(e.list)}`:M(i("note.none"),i("note.noneText"),bc()):$(4)}function aa(e){let t=new Ce(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>ct`${m(i("nav.bell"),t.hasUnread?gc(t):hs)}${wc(t)}`,close:()=>t.close()}}import{html as Q,nothing as fs}from"../lib/lit-html/lit-html.js";var vc=200,yc=2,ze=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,I("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>I("/api/users",{q:this.text.trim()})),this.#s=dt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(I(this.#t.path,{q:t})),[...t].length<yc?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,vc)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===h()?.id?t.addressee:t.requester}isMe(t){return t.id===h()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function kc(e,t){if(e.isMe(t))return Q`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Q`<span class="badge">${r("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return $e(t,e.reload);let s=e.requestOf(t);return s?Et(s,t,e.reload):Q`<span class="badge">${i("friend.pending")}</span>`}function xc(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Q`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>es(s,kc(e,s)))}</ul>
    ${L(t)}`:Q`<p class="soft" role="status">${i("people.noMatch")}</p>`:fs}function Oc(e,t){e.preventDefault(),t.search()}var Pc=e=>Q`
  <form class="card" role="search" @submit=${t=>Oc(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${xc(e)}
  </form>`;function He(e,t,s,n=es){let a=e.lists[t];return a.items.length?Q`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${L(a)}
    </section>`:fs}var qc=(e,t,s)=>Ct(s,[be(t,s,e.reload),Nt(s,e.reload)]),Sc=e=>Q`
  ${He(e,"received",(t,s)=>[Et(t,s,e.reload),Ct(s,[Nt(s,e.reload)])])}
  ${He(e,"sent",(t,s)=>ge(t,s,e.reload))}
  ${e.lists.accepted.items.length?He(e,"accepted",(t,s)=>qc(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${He(e,"blocked",(t,s)=>xi(s,e.reload),ki)}`;function Lc(e){return e.problem?f(e.problem,e.load):e.isLoaded?Sc(e):$(3)}var Tc=()=>$t()?Q`<a class="button quiet" href="/invites">${r("plus")} ${i("invites.invite")}</a>`:fs;function oa(e){let t=new ze(e);return{title:i("people.title"),ready:t.load(),view:()=>Q`${m(i("people.title"),Tc(),"/feed")}${Pc(t)}${Lc(t)}`,close:()=>t.close()}}import{html as Qt,nothing as Ve}from"../lib/lit-html/lit-html.js";var We=class extends we{user=null;friendship=null;#t;constructor(t){super(t,I("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=V(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===h()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await T(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":I("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ne(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as lt,nothing as At}from"../lib/lit-html/lit-html.js";var[ra,Fc]=[12,28],$s=class extends Ri{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Fc,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:ra})}))),this.map.fit(this.#t,ra,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",$s);var Bc=112,ca=(e,t)=>lt`
  <span class="sum"><span class="strong">${E(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ge=(e,{count:t,likes:s,badge:n=At,actions:a=At})=>lt`
  <section class="profile-head">
    ${mt(e,Bc)}
    <p class="row">
      ${t===void 0?At:ca(t,"person.findsSum")}
      ${s===void 0?At:ca(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Ic=e=>lt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?de(e.media[0],{thumb:!0}):lt`<span class="sign-tile">${Rt(e.category)}</span>`}
      ${e.isPublic?At:lt`<span class="corner">${r("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,la=(e,t,s)=>lt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${r(s)} ${i(`person.${t}`)}
  </button>`,_c={grid:e=>lt`<ul class="tiles">${e.map(Ic)}</ul>`,list:e=>lt`<ul class="card rows">${e.map(t=>di(t,mi(t)))}</ul>`},Ac=e=>[...new Map(e.map(t=>[t.locationId,{...Lt(t.location),name:t.location.name}])).values()];function Mt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?lt`
    <finds-map .places=${Ac(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${la(e,"grid","camera")}
      ${la(e,"list","filter")}
    </div>
    ${_c[e.layout](s)}
    ${L(e.finds)}`:M(t.title,t.text,t.action??At):$(3)}function Mc({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?$e(e,n.load):t?t.status==="accepted"?Ve:s?Et(t,e,n.load):ge(t,e,n.load):Ve}var jc=()=>Qt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Uc=e=>e.isMe?jc():Mc(e);function Dc(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ve;let o=n?.status==="accepted"?[be(n,s,a.load)]:[];return Ct(s,[Ti(s,a.load),...o,Li({userId:s.id}),Nt(s,()=>t.go("/people"))])}var Rc=e=>Ge(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Qt`<span class="badge">${r("check")} ${i("friend.friends")}</span>`:Ve,actions:Uc(e)});function Ec(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Qt`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?Qt`
    ${Rc(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Mt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function pa(e){let t=new We(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Qt`${m(s(),Dc(t,e),"/people")}${Ec(t)}`}}import{html as W,nothing as Kt}from"../lib/lit-html/lit-html.js";var Je=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,P(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await hi(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ye=class extends we{progress=null;figures={};isEdited=!1;constructor(t){super(t,I("/api/finds",{userId:h().id,includePrivate:!0,limit:20})),this.bin=new Je(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return h()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await T(`/api/users/${h().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ae){let n=a=>{this.progress=a,this.page.update()};n(0);try{tt(await s("PUT","/api/users/me/picture",await Vt(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await P("/api/users/me/picture"),tt(await T("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({username:t,age:s}){tt(await N("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Xe,nothing as Ze}from"../lib/lit-html/lit-html.js";async function Nc(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function Cc(e,t){await q(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var zc=(e,t)=>Xe`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Nc(e,t)}>
    ${r("retry")} ${i("bin.restore")}
  </button>`,Hc=(e,{find:t,expiresAt:s})=>Xe`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Xe`<br><span class="soft">${i("bin.until",{date:bt(s)})}</span>`:Ze}
    </p>
    ${t.hidden?Fi(i("report.findHidden"),t.hidden):Ze}
    <p class="row">
      ${t.hidden?Ze:zc(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Cc(e,t)}>
        ${r("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,ua=e=>e.list.items?.length?Xe`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Hc(e,t))}</ul>
    ${L(e.list)}
  </section>`:Ze;function Wc(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Gc=e=>W`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Vc=e=>W`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${r("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Wc(t,e)}>
      ${e.hasPicture?Gc(e):Kt}
    </p>
    ${e.progress===null?Kt:W`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Jc=()=>W`<a class="button" href="/new">${r("plus")} ${i("nav.plus")}</a>`,Yc=({form:e,user:t})=>W`
  <form novalidate @submit=${e.submit}>
    ${b(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${j(e,i("action.save"))}</div>
  </form>`,Zc=()=>W`<a class="button quiet" href="/saved">${r("bookmark")} ${i("saved.title")}</a>`,Xc=()=>W`<a class="button quiet" href="/people">${r("people")} ${i("people.accepted")}</a>`,Qc=()=>W`<a class="button quiet" href="/admin">${r("shield")} ${i("admin.title")}</a>`,Kc=()=>W`<a class="button quiet" href="/settings">${r("gear")} ${i("settings.title")}</a>`,tl=e=>W`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ue(e.toggleEdit)}</div>
    ${Vc(e)}
    ${Yc(e)}
  </section>`;async function el(e){e.toggleEdit(),await y("edit-title")}var sl=e=>W`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>el(e)}>
    ${r("edit")} ${i("profile.edit")}
  </button>`,il=e=>[sl(e),Zc(),Xc(),e.user.role==="admin"?Qc():Kt],nl=e=>W`
  ${m(e.user.username,Kc())}
  ${Ge(e.user,{...e.figures,actions:il(e)})}
  ${e.isEdited?tl(e):Kt}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Mt(e,{title:i("profile.none"),text:i("profile.noneText"),action:Jc()})}
  </section>
  ${ua(e.bin)}`;function da(e){let t=new Ye(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?nl(t):Kt}}import{html as D,nothing as qt}from"../lib/lit-html/lit-html.js";var al={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ol=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ma=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function rl(e,t,s){let n=ma(t,s);s!=="dismissed"?await Si(n,({note:a})=>e.decide(t,s,a),ol):await q(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var ha=e=>e?D`<a class="strong" href="/people/${e.id}">${e.username}</a>`:D`<span class="soft">${i("report.left")}</span>`,cl=e=>D`
  <p class="row">${e.map(t=>D`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,ll=e=>D`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?zt(e.description):qt}
  ${e.media.length?cl(e.media):qt}`,pl=e=>e.find?ll(e.find):e.comment?zt(e.comment.content):e.kind==="user"?qt:D`<p class="soft">${i("report.noContent")}</p>`,ul=e=>D`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ha(e.reporter)} · <span class="soft">${_(e.createdAt)}</span></p>
    ${e.text?zt(e.text):qt}
  </li>`,dl=(e,t,s)=>D`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>rl(e,t,s)}>
    ${r(al[s])} ${ma(t,s)}
  </button>`,ml=(e,t)=>D`<p class="row">${Pi(t.kind).map(s=>dl(e,t,s))}</p>`,hl=(e,t)=>D`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${_(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?zt(t.decision.note):qt}
  ${t.hidden?D`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${r("retry")} ${i("report.show")}</button></p>`:qt}`,fl=(e,t)=>D`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ha(t.owner)}</h2>
    ${pl(t)}
    <ul class="rows">${[t,...t.others].map(ul)}</ul>
    ${t.decision?hl(e,t):ml(e,t)}
  </li>`;function $l(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?D`<ul class="stack">${t.map(a=>fl(e,a))}</ul>${L(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function fa(e){let t=new qi(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>D`
      ${m(i("report.reports"),qt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Oi.map(s=>pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${$l(t)}`}}import{html as gs,nothing as gl}from"../lib/lit-html/lit-html.js";var bl=(e,t)=>gs`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${r(t==="dismissed"?"close":Ei(t))} ${i(`saved.${t}`)}
  </button>`,wl=()=>gs`<a class="button" href="/">${r("map")} ${i("missing.action")}</a>`,vl=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:wl()});function $a(e){let t=new Ii(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>gs`
      ${m(i("saved.title"),gl,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Bi.map(s=>bl(t,s))}</div>
      ${Mt(t,vl(t.state))}`}}import{html as B,nothing as K}from"../lib/lit-html/lit-html.js";import{html as J,nothing as bs}from"../lib/lit-html/lit-html.js";var ba=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function yl(e,t){let s=oe(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>J`
    ${b(n)}
    ${ft(n)}
    ${ba(n,s)}
    ${t?st(n,"password",i("account.password")):bs}`,()=>J`<button type="submit">${i("settings.linkGo")}</button>`)}var kl=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>J`
  ${b(s)}
  ${ba(s,t.name)}`,()=>J`<button type="submit">${i("action.save")}</button>`);async function xl(e,t){await q(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ga=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Ol=(e,t,s)=>J`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?J`<span class="badge">${i("passkeys.backedUp")}</span>`:bs}<br>
      <span class="soft">${i("passkeys.added")} ${_(t.createdAt)} ·
        ${t.lastUsedAt?J`${i("passkeys.used")} ${_(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ga(t,i("passkeys.rename"),async()=>{await kl(e,t),s()})}
      ${ga(t,i("action.delete"),()=>xl(e,t))}
    </span>
  </li>`,Pl=e=>J`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,wa=(e,t,s)=>J`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?J`<ul class="people">${e.list.map(n=>Ol(e,n,s))}</ul>`:bs}
    <p>${Pl(async()=>{await yl(e,t),s()})}</p>
  </section>`;import{html as Y,nothing as jt}from"../lib/lit-html/lit-html.js";var ws={read:["read"],write:["read","write"],admin:["read","write","admin"]};function va(e){let t=async({name:s,access:n,days:a,password:o})=>{let c=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:ws[n],...c,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var te=e=>e.kind==="token",ka=e=>te(e)?e.name:oe(e.userAgent),ql={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Sl=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ll(e){return e.expiresAt?te(e)?i("token.until",{date:bt(e.expiresAt)}):i("settings.until",{date:bt(e.expiresAt)}):i("token.endless")}var Tl=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),Fl=(e,t)=>{let s=i(te(t)?"token.revoke":"settings.end");return Y`
    <button type="button" class="quiet" aria-label="${s}: ${ka(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Bl=e=>Y`${i(te(e)?"token.since":"settings.since")} ${_(e.createdAt)}`,Il=(e,t)=>Y`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ka(t)}</span>
      <span class="badge">${ql[t.kind]()}</span>
      ${t.current?Y`<span class="badge">${i("settings.thisOne")}</span>`:jt}<br>
      ${te(t)?Y`<span class="soft">${Sl(t)}</span><br>`:jt}
      <span class="soft">${Bl(t)} · ${Tl(t)} · ${Ll(t)}</span>
    </span>
    ${t.current?jt:Fl(e,t)}
  </li>`;async function _l(e){await q(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Al=e=>Y`
  <button type="button" class="quiet" @click=${()=>_l(e)}>${i("settings.endOthers")}</button>`,ya=(e,t,s,n=jt)=>Y`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>Y`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Ml=[90,30,365],jl=e=>Object.keys(ws).filter(t=>t!=="admin"||e.role==="admin"),Ul=(e,t)=>Y`
  <p>${i("token.about")}</p>
  ${b(t)}
  ${ft(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${ya("access",i("token.access"),jl(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${ya("days",i("token.life"),[...Ml.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?st(t,"password",i("account.password")):jt}`,Dl=e=>Oe({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Rl(e){let t=null;await U(n=>va(a=>{t=a,n()}),i("token.create"),n=>Ul(e,n),()=>Y`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Dl(t.token))}var xa=e=>Y`
  <section class="card">
    ${ht("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Il(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Al(e):jt}
      <button type="button" class="quiet" id="new-token" @click=${()=>Rl(e)}>${r("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var El=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],vs=(e,t,s,n)=>B`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,c])=>B`
        <option value=${a} lang=${e==="language"?a:K} ?selected=${c}>${o}</option>`)}
    </select>
  </div>`,Nl=e=>B`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ht()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Cl=()=>Ps.map(e=>[e,xs[e],e===Os()]),zl=e=>B`
  <section class="card">
    ${ht("appearance",i("settings.appearance"))}
    ${vs("language",i("settings.language"),Cl(),t=>e.setLanguage(t))}
    ${vs("theme",i("settings.theme"),Mi.map(t=>[t,i(`settings.theme.${t}`),t===ji()]),t=>e.setTheme(t))}
    ${vs("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ss()]),t=>e.setUnits(t))}
    ${_i()?Nl(e):K}
  </section>`;async function Hl(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Oa=(e,t,s=K)=>B`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Hl(n,e,t)}>
  </label>`,Wl=e=>B`
  <section class="card">
    ${ht("notify",i("settings.notify"))}
    ${[...El,...h()?.role==="admin"?["reported"]:[]].map(t=>Oa(e,t))}
    ${u().pushKey?Oa(e,"pushEnabled",B`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):K}
  </section>`,Gl=(e,t)=>B`
  <p>${r("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Vl=(e,t)=>B`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${r("bell")} ${i("push.enable")}</button>
  </p>`;function Jl(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Gl(e,t):e.push==="off"?Vl(e,t):B`<p class="note">${i(`push.${e.push}`)}</p>`}var ee=(e,t)=>B`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,Yl=()=>B`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ee("appearance",i("settings.appearance"))}
    ${ee("notify",i("nav.bell"))}
    ${u().passwordLogin?ee("password",i("account.password")):K}
    ${ee("sessions",i("settings.devices"))}
    ${ee("data",i("settings.data"))}
  </nav>`,Zl=e=>B`
  ${Yl()}
  ${zl(e)}
  ${Wl(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Jl(e)}
  </section>
  ${u().passwordLogin?Qi(e):K}
  ${e.passkeys.isShown?wa(e.passkeys,e.asksPassword,e.redraw):K}
  ${u().provider.enabled?Ki(e):K}
  ${xa(e)}
  ${tn(e)}
  ${$t()?B`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:K}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Xl(e){let t=dt.get("outbox").length;(!t||await q(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Ql=e=>B`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Xl(e)}>${i("settings.signOut")}</button>`;function Kl(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.isLoaded?Zl(e):$(5)}function Pa(e){let t=new ke(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>B`
      ${m(i("settings.title"),Ql(t),"/profile")}
      ${t.refusal?f(t.refusal):K}
      ${Kl(t)}`}}import{html as pt,nothing as Sa}from"../lib/lit-html/lit-html.js";var Qe=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return dt.get("outbox")}load=async()=>{await ni(),this.isLoaded=!0,this.#t.update()};cancel(t){return oi(t.id)}retry(t){return ri(t.id)}sendNow(){return ci()}};async function tp(e,t){await vi()&&e.cancel(t)}var ep=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),qa=e=>pt`<a class="strong" dir="auto" href=${li(e)}>${e.title}</a>`,sp={find:e=>pt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>pt`<span class="what" dir="auto">${e.body.content}</span><br>${qa(e)}`,like:qa},ip=(e,t)=>pt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${ep(t)}</span><br>
      ${sp[t.kind](t)}<br>
      ${t.state==="refused"?pt`<span class="error">${t.problem}</span>`:pt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?pt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${r("retry")} ${i("action.retry")}</button>`:Sa}
      <button type="button" class="quiet" @click=${()=>tp(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function np(e){return e.isLoaded?e.entries.length?pt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>ip(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function La(e){let t=new Qe(e);return{title:i("outbox.title"),ready:t.load(),view:()=>pt`${m(i("outbox.title"),Sa,"/")}${np(t)}`}}export{Da as about,nn as accounts,un as admin,hn as adminLog,Gn as edit,ta as instance,Xn as invites,sa as join,na as named,aa as notifications,oa as people,pa as person,da as profile,fa as reports,$a as saved,Pa as settings,La as waiting};
//# sourceMappingURL=more.js.map

import{$ as Bi,$c as Rn,A as Q,Aa as Wi,Ab as cn,Ac as Tn,B as Ft,Bc as Fn,C as p,Ca as Fe,Cb as Vt,Cc as le,Db as ne,E as qi,Ea as Se,Ec as Sn,F as y,Fa as Vi,Fb as Lt,G as x,Ga as Gi,Gc as Ln,H,Ha as Yi,Hc as Bn,I as D,Ia as Ji,Ib as ln,J as k,Ja as Zi,Jb as pn,Jc as In,K as Ti,Ka as Xi,Kb as Be,Kc as An,La as Ki,Lc as _n,M as Pe,Ma as Qi,N as F,Na as tn,Nb as U,Nc as Mn,O as Et,Ob as G,P as Fi,Pa as en,Pb as un,Qb as ft,Ra as sn,Rb as Ie,Rc as jn,Sa as nn,Sb as Ae,Ta as an,Tb as dn,Ua as on,Ub as mn,Va as rn,Vb as _e,Vc as Dn,Wb as hn,X as qe,Xc as Un,Yb as fn,Z as Si,Zb as g,_ as Li,_b as v,_c as Nn,a as xe,aa as Ii,ac as u,b as h,ba as Ai,bc as A,bd as Cn,c as gi,ca as Ns,cc as rt,cd as En,d as se,dc as q,dd as Hn,ea as _i,ec as $n,f as wi,fa as Mi,fc as Mt,g as ie,ga as ji,gb as c,gc as Rs,h as yi,ha as Di,hb as ot,hc as bn,i as vi,ia as Ui,ib as C,ic as Me,j as ki,ja as $,jb as m,jc as ae,ka as Te,kb as V,kc as je,la as Ni,lb as L,lc as De,m as xi,mb as d,mc as oe,n as i,nb as f,nc as re,oa as ht,ob as Wt,oc as gn,p as P,pa as Ri,pb as O,pc as wn,qa as Ci,qb as St,qc as yn,ra as Ht,rb as b,rc as vn,s as j,sa as Ei,sc as _,t as mt,tc as kn,u as J,ua as Hi,uc as xn,v as Oe,vc as On,w as Oi,wa as zt,wc as Pn,xc as ce,y as Tt,ya as zi,yb as I,yc as Ue,z as Pi,za as _t,zb as Le,zc as qn}from"./shared.js";import{html as jt,nothing as Cs}from"../lib/lit-html/lit-html.js";var Qo=new URL("lib/",xe).pathname,tr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function zn(){if(le())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var er=()=>zn()?i("about.tilesFrom",{host:zn()}):i("about.alone"),sr=()=>jt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${er()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,ir=()=>jt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?jt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Cs}
      ${le()?jt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Cs}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,nr=([e,t,s,n])=>jt`<li><a href="${Qo}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,ar=()=>jt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${tr.map(nr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,or=()=>({title:i("about.title"),view:()=>jt`
    ${m(i("about.title"),Cs,$()?"/settings":"/sign-in")}
    ${En()}${Cn()}${sr()}${ir()}${ar()}`});import{html as Ve,nothing as Ar}from"../lib/lit-html/lit-html.js";var rr=200,cr=2**20,Es=["all","active","suspended","admin"],Wn={wrong_password:"password"},Dt=e=>`/api/admin/users/${e.id}`,Ne=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Es.includes(s)?s:"all",this.list=I(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,rr)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(P(n))}}get asksPassword(){return Te()}adminForm(t,s){let n=async({password:a})=>{this.#i(await D(Dt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:Wn})}demote(t){return this.#n(D(Dt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(k(`${Dt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await x(`${Dt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:Wn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await D(Dt(t),{mediaLimit:a==="own"?Math.round(Number(o)*cr):r})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await H(`${Dt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await k(F(Dt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as B,nothing as Yt}from"../lib/lit-html/lit-html.js";import{html as Z,nothing as pe}from"../lib/lit-html/lit-html.js";var Re=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return jn()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Dn(await x("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...r})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await D(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new g({send:n})}async remove(t){try{await k(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(P(s))}this.#t.update()}};var lr=1,tt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&_t(this.#s,t)>lr&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Wi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=zt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Fe(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Vn="/api/users/me/place-settings",pr={radius:.5,area:1},Gn=[.2,.5,1,2,5],Ce=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(Vn,{signal:this.#t.signal})}async change(t){try{this.values=await H(Vn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new tt(this.#t,s,()=>{n.point&&this.changeHome({...pr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Yn=e=>!e.current&&e.kind!=="token",Ee=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Ni();#t;constructor(t){this.#t=t,this.passkeys=new Re(t),this.places=new Ce(t),this.loading=U(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Te()}get asksCurrent(){return this.user.hasPassword&&!Un(this.sessions)}get hasOthers(){return this.sessions.some(Yn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),_i(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?P(s):i("push.failed"))}this.#t.update()}setTheme(t){In(t),this.#t.update()}setUnits(t){gi.set(t),this.#t.update()}setStreets(t){Sn(t),this.#t.update()}async setLanguage(t){await xi(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await H("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Mi);disablePush=()=>this.#i(ji);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Di(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Yn))await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ri(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await H("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ht(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await k("/api/users/me/identity"),ht(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await k("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ci(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},He=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Gt=()=>h().provider.name,Bt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?Z`
  <p><a class="button quiet" href=${He()}>${i("signin.provider",{name:Gt()})}</a></p>`:pe,$t=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ur=()=>Z`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Gt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Jn=({user:e,asksCurrent:t,password:s})=>Z`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Z`<p class="note">${i("link.setPassword")}</p>`:pe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Bt(s)}
    ${t?$t(s,"currentPassword",i("settings.currentPassword")):pe}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ur():pe}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function dr(e){let t=i("settings.unlinkTitle",{name:Gt()});await q(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function mr(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Gt()});await _(a=>t.confirmForm(a),s,a=>Z`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${$t(a,"password",i("account.password"))}`,()=>Z`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(He({link:"true"}))}var hr=e=>Z`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>dr(e)}>${i("settings.unlink")}</button></p>`,fr=e=>Z`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${He({link:"true"})} @click=${t=>mr(t,e)}>
      ${i("settings.link",{name:Gt()})}
    </a>
  </p>`,Zn=e=>Z`
  <section class="card">
    <h2>${i("settings.identity",{name:Gt()})}</h2>
    ${e.user.identityLinked?hr(e):fr(e)}
  </section>`;async function $r(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Z`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Bt(s)}
    ${e.asksPassword?$t(s,"password",i("account.password")):pe}`,()=>Z`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Xn=e=>Z`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>$r(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as br}from"../lib/lit-html/lit-html.js";async function gr(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ze=({title:e,text:t,label:s,value:n})=>rt(a=>br`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>gr(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function wr({mediaBytes:e,mediaLimit:t}){let s=Q(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:Q(t)}):i("admin.usageUnlimited",{size:s})}var yr=e=>[i("admin.joined",{date:J(e.createdAt)}),e.seenAt?i("admin.seen",{date:J(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),wr(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],vr=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:mt(t)}):i("admin.suspendedSince",{when:Oe(e)}),kr=e=>B`<p class="note">${vr(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,xr=e=>e.suspension?B`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:B`<a class="person" href="/people/${e.id}">${ot(e)} <span class="strong">${e.username}</span></a>`,Kn=(e,t)=>B`
  ${v(t)}
  ${Bt(t)}
  ${e.asksPassword?$t(t,"password",i("account.password")):Yt}`,Or=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>B`
  <p>${i("admin.adminText")}</p>
  ${Kn(e,s)}`,()=>B`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Pr(e,t){await q(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var qr=["instance","own","none"],Tr=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return B`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${qr.map(n=>B`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Yt}`};async function We(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Fr=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Tr(s,t),()=>B`<button type="submit">${i("action.save")}</button>`),Sr=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>B`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>B`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Lr(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>B`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${Kn(e,o)}`,()=>B`<button type="submit">${i("admin.linkMake")}</button>`)&&await ze({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Br(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>B`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>B`<button type="submit" class="danger">${i("admin.delete")}</button>`);await We(s,"admin.deleteDone",t)&&b("account-search")}function Ir(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Pr(e,t)):s(i("admin.admin"),()=>We(Or(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>We(Fr(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Lr(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>We(Sr(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Br(e,t),!0)]}var Qn=(e,t)=>B`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${xr(t)}
        ${t.role==="admin"?B`<span class="badge">${i("admin.role")}</span>`:Yt}
        ${e.isMe(t)?B`<span class="badge">${i("people.you")}</span>`:Yt}
        ${t.suspension?B`<span class="badge warning">${i("admin.suspended")}</span>`:Yt}
      </span>
      ${Mt(i("people.menu",{name:t.username}),Ir(e,t))}
    </div>
    <p class="soft facts">${yr(t).filter(Boolean).map(s=>B`<span>${s}</span>`)}</p>
    ${t.suspension?kr(t.suspension):Yt}
  </li>`;function _r(e,t){e.preventDefault(),t.search()}var Mr=e=>Ve`
  <form role="search" @submit=${t=>_r(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Es.map(t=>Wt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function jr(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ve`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Qn(e,a))}</ul>
    ${O(e.list)}`:Ve`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:f(4)}function ta(e){let t=new Ne(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ve`
      ${m(i("admin.people"),Ar,"/admin")}
      <section class="card">${Mr(t)}${jr(t)}</section>`,close:()=>t.close()}}import{html as ra,nothing as Vr}from"../lib/lit-html/lit-html.js";var ea=2**20,sa="/api/admin/instance",ia=["invite","open","closed"],na=["members","admins","off"],Ge=class{values=null;constructor(t){this.loading=U(t,async()=>{this.values=await y(sa,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/ea):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let w={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(w.registration=o),r!==this.values.invites&&(w.invites=r),l!==void 0&&l!==String(this.limit)&&(w.mediaLimit=Math.round(Number(l)*ea)),this.values=await D(sa,w);let{fixed:E,mediaLimit:qt,registration:At,invites:Xo,...Ko}=this.values;Object.assign(h(),{instance:Ko,registration:At,invites:At==="closed"?"off":Xo}),p(i("admin.saved"))}},Ye=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=U(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Je=class{values=null;constructor(t){this.loading=U(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as Ze,nothing as Hs}from"../lib/lit-html/lit-html.js";var Dr={ok:"check",warn:"flag",fail:"close"},Ur=e=>Ze`
  <li class="row finding ${e.status}">
    ${c(Dr[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ze`<br><span lang="en" class="soft">${e.fix}</span>`:Hs}
    </span>
  </li>`;function Nr({status:e,findings:t}){return Ze`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Ur)}</ul>`}var aa=e=>Ze`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Hs}
      ${e.values&&!e.loading.problem?Nr(e.values):Hs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as gt,nothing as ue}from"../lib/lit-html/lit-html.js";var Rr=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],bt=(e,t)=>gt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Cr=e=>i("admin.jobsOf",{push:j(e.pushJobs),media:j(e.mediaJobs)}),Er=e=>gt`
  ${bt(i("admin.backup"),e.lastAt?gt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${bt(i("admin.backupPlace"),e.place)}`,Hr=e=>gt`
  <dl class="stack">
    ${bt(i("admin.users"),j(e.users))}
    ${bt(i("admin.publicFinds"),j(e.finds))}
    ${bt(i("admin.media"),Q(e.mediaBytes))}
    ${e.diskFree===null?ue:bt(i("admin.disk"),Q(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?bt(i("admin.jobs"),Cr(e)):ue}
    ${e.backup?Er(e.backup):ue}
    ${bt(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${bt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,zr=e=>gt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Wr=e=>gt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>gt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${Q(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function oa({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return f(3);let s=e.problems.filter(n=>Rr.includes(n));return gt`
    ${s.length?gt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(zr)}</ul>`:ue}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Hr(e)}
      ${e.largest.length?Wr(e.largest):ue}
    </section>`}var Gr=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Yr=([e,t,s])=>ra`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function ca(e){let t=new Je(e),s=new Ye(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ra`
      ${m(i("admin.title"),Vr,"/profile")}
      <section class="card">
        <ul class="people">${Gr.map(Yr)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${oa(t)}
      ${aa(s)}`}}import{html as Xe,nothing as la}from"../lib/lit-html/lit-html.js";var pa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Jr={mediaLimit:"limitOfAll",invites:"whoInvites"},Zr=e=>parseInt(e,10)?Q(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Xr({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Jr[s]??s}`)).join(", "):e==="media_limit_changed"?Zr(t):t}function Kr(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(pa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Qr=e=>Xe`
  <li class="row act">
    ${c(pa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Kr(e)}</span><br>
      ${e.reason?Xe`<span dir="auto">${Xr(e)}</span><br>`:la}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function tc(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Xe`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Qr)}</ul>
      ${O(e)}
    </section>`:L(i("admin.noActs"),i("admin.noActsText")):f(4)}function ua(e){let t=I(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Xe`${m(i("admin.log"),la,"/admin")}${tc(t)}`}}import{html as X,nothing as yt}from"../lib/lit-html/lit-html.js";async function zs(){if(!await caches.has(ie))return null;let e=await caches.open(ie),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:ec(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function ec(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function da(e){let t=await caches.open(ie);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ie),zs()}var sc=1200*36e5,Ke=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Fi}$`).test(s)||!this.#s?s:Ht()),this.#s&&!this.stored&&this.#o(Ht())}#o(t){this.id=t,this.#e=this.#s?ft(t):un(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ei(this.id)>Date.now()-sc?this.id:Ht()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ae(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),mn(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?_e(this.id):null}};var ic=2,Qe=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ic)}async load(){await hn();let t=await Ae();if(this.#t.signal.aborted)return;this.close();let s=Ie().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Se),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){ft(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return ft(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ts=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Ti(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await Yi(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await Ji(a,{...t,locationId:o,media:n.media}))}catch(o){let r=tn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return H(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function Vs(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return Ws;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return ac(nc(t,s+10));if(n===65498||n>>8!==255)return Ws}}catch{}return Ws}var Ws={place:null,time:""},ma=async e=>(await Vs(e)).place;function nc(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,w)=>String.fromCharCode(...Array.from({length:w},(E,qt)=>e.getUint8(t+l+qt))),entries:l=>new Map(Array.from({length:n(l)},(w,E)=>[n(l+2+12*E),l+10+12*E]))}}function ac(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,rc,null),time:s(34665,oc,"")}}function oc({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function rc({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let w=e(s.get(l)),E=At=>e(w+8*At)/e(w+8*At+4),qt=E(0)+E(1)/60+(E(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-qt:qt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function de(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await cc(e)}catch{return e}}async function cc(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var lc=.15,ha=e=>e.slice(0,10);function pc(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var fa=e=>e.find(t=>t.place)?.place??null,$a=e=>e.find(t=>t.time)?.time??"";function uc(e,t,s){let[n,a]=[fa(e),$a(e)];return e.length<s&&(!n||!t.place||_t(n,t.place)<=lc)&&(!a||!t.time||ha(a)===ha(t.time))}function ba(e,t){let s=[];for(let n of pc(e)){let a=s.findLast(o=>uc(o,n,t));a?a.push(n):s.push([n])}return s}var me=e=>({place:fa(e),time:$a(e)}),ga=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),wa=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var es=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Vs(o)}))),a=ba(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=me(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Fe(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:me(t).place?this.#e.get(t[0])??"":"",time:me(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(ga(this.groups,t))}split(t,s){this.#s(wa(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ht()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await dc(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=me(n),r={id:s,at:a,isPublic:se.get()!=="friends",media:[],label:this.describe(n).name};if(ft(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!ft(s).get())throw{code:"storage"};await dn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function dc(e){ft(e).remove(),await _e(e)}var mc=2,hc=2,fc=60,he=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Et}){this.items=t.map(({at:r,key:l,caption:w="",...E})=>({media:E,at:r,key:l,caption:w,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await de(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Zi(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await ma(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=mc-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:qi(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(fc,(t.pause??hc/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await de(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Pi(r)})};if(s.aborted)return null;let l=E=>{t.progress=E,this.#e()},[w]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return w}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var ss=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Ke(t),this.#i=new ts(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:se.get()!=="friends",...s},this.drafts=new Qe(t,this.#s.id),this.several=new es(t),this.loading=U(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!cn(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...Qi(s),...t},this.uploads=new he(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new tt(this.#t,t?.place??Gi(s),this.#p)}async#r(){let t=await Vi(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-Se);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new he(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new tt(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await zs():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=Xi(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await da(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=Ki({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await sn(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&se.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ie():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Jt,nothing as Gs}from"../lib/lit-html/lit-html.js";function $c(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var bc=({media:e,preview:t})=>Jt`
  <span class="thumb">${e||t?Jt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function gc(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Jt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${bc(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Jt`<span class="soft" dir="auto">${s.label}</span>`:Gs}
          <span class="soft">${Oe(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>$c(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ya=e=>e.items.length?Jt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>gc(e,t))}</ul>
    ${e.shown.length<e.items.length?Jt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Gs}
  </section>`:Gs;var va=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),ka=e=>[...e.dataTransfer?.types??[]].includes("Files"),wc=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function xa(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{ka(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{ka(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(va(a.dataTransfer)))}),n("paste",a=>{let o=va(a.clipboardData);!o.length||wc(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as et,nothing as Ys}from"../lib/lit-html/lit-html.js";var is=(e,t,s,n,a)=>et`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function qa(e){let t=e?.closest("details");t&&(t.open=!0)}var yc=e=>is("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Oa=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ne(t)} ${Vt(t)}
  </button>`;function vc(e){let{category:t}=e.values,[s,n]=t?[ne(t),Vt(t)]:[c("filter"),i("edit.none")];return is("category",s,i("find.category"),n,et`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Le.map(a=>Oa(e,a,a===t))}
        ${Oa(e,"other",e.isOther)}
      </div>
      ${e.isOther?u(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:h().limits.category}):Ys}
    </fieldset>`)}var Pa=(e,t,s,n,a)=>et`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function kc(e){let{isPublic:t}=e.values;return is("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),et`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Pa(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Pa(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var xc=["0","1","5","20"],fe=e=>Number(e)?i("place.area",{distance:Tt(Number(e))}):i("place.exact"),Oc=e=>et`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>et`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Pc(e){let{area:t="",exactForFriends:s="true"}=e.values;return is("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):fe(t),et`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?et`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Ys}
        ${xc.map(n=>et`<option value=${n} ?selected=${t===n}>${fe(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Oc(s):Ys}`)}var Ta=e=>et`<div class="folds">${yc(e)}${vc(e)}${kc(e)}${Pc(e)}</div>`;import{html as as,nothing as Xs}from"../lib/lit-html/lit-html.js";import{html as ct,nothing as $e}from"../lib/lit-html/lit-html.js";var Js=16,Fa=10,qc=2,Tc={lat:25,lng:5,zoom:1},ns=class extends tt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Fa?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Js};let t=Hi(wi.get());return t?.zoom?t:Tc}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Js,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return _t(this.point,t)<qc*zi(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(zt(t),"found",t.name)}distance=t=>this.point&&t?_t(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Js,s=this.source==="tap"&&!this.chosen&&t<Fa;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Zt(e){let t=new AbortController,s=null,n=rt((o,r)=>(s??=new ns({signal:t.signal,update:r},e),_c(s,o)),{label:i("spot.title"),kind:"chooser"});Sa(s),await n&&e.take(s),t.abort(),s.close()}var Sa=e=>e.showMap(t=>An(document.getElementById("spot"),{...t,hasCross:!0})),Fc=(e,t)=>ct`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Sc=e=>ct`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Sa(e)):$e}
  </div>`;function Lc(e,t){let s=e.chosen?.id===t.id;return ct`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Tt(t.distance)}</span>
    </button>`}var Bc=e=>ct`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ct`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:$e}
    ${e.nearby.map(t=>Lc(e,t))}
  </div>`,Ic=e=>ct`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Zs=e=>i(`spot.${e.source||"set"}`),Ac=e=>ct`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ct`<span class="soft">${Zs(e)}</span>`:$e}</span>
  </p>`,_c=(e,t)=>ct`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Fc(e,t)}
  ${Sc(e)}
  <div class="panel">
    ${Ac(e)}
    ${Bc(e)}
    ${e.chosen?$e:Ic(e)}
    ${e.problem?ct`<p class="error" role="alert">${e.problem}</p>`:$e}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var La=(e,t)=>as`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Ba=(e,t)=>as`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Xs} @click=${()=>Zt(e)}>
      ${e.point?as`<place-map inert .at=${e.point}></place-map>`:Xs}
      ${e.point?La(e.label||i("spot.unnamed"),`${Zs(e)} ${i("spot.change")}`):La(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?as`<p class="error" id="place-error" role="alert">${t}</p>`:Xs}
  </fieldset>`;import{html as Ut,nothing as Ks}from"../lib/lit-html/lit-html.js";function Mc(e,t){e.merge(t),b(`group-${t-1}`)}function jc(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Dc=({preview:e,file:t})=>e?Ut`<img src=${e} alt="">`:Ut`<span class="film" title=${t.name}>${c("play")}</span>`,Uc=(e,t,s)=>Ut`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>jc(e,t,s)}></button>`;function Nc(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&J(a),n].filter(Boolean);return Ut`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ut`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Mc(e,s)}>
            ${i("group.merge")}
          </button>`:Ks}
      </div>
      <ul class="group">${t.map((r,l)=>Ut`<li>${l?Uc(e,s,l):Ks}${Dc(r)}</li>`)}</ul>
    </li>`}var Ia=(e,t)=>e.groups?Ut`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Nc(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ks;import{html as N,nothing as wt}from"../lib/lit-html/lit-html.js";import{html as Qs}from"../lib/lit-html/lit-html.js";async function Rc(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await rt((r,l)=>(n??=new g({send:({caption:w})=>r(w.trim()),update:l}),Qs`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Aa=(e,t,s,n)=>Qs`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Rc(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Qs`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Cc,Ec]=[6,10],Hc=300,T=null;function _a(){T.isOn=!0,T.item.classList.add("lifted"),navigator.vibrate?.(10)}var Ma=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],zc=(e,t)=>Ma(T.item).find(s=>{let n=s.getBoundingClientRect();return s!==T.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Wc(e){if(e.pointerId!==T.id)return;let[t,s]=[e.clientX-T.x,e.clientY-T.y],n=e.pointerType==="touch";if(!T.isOn){if(Math.hypot(t,s)<(n?Ec:Cc))return;if(n)return T.end();_a()}T.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,T.over?.classList.remove("target"),T.over=zc(e.clientX,e.clientY),T.over?.classList.add("target")}function ja(e,t){if(e.button||T||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(T.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",T.over?.classList.remove("target"),T=null};T={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(T.timer=setTimeout(_a,Hc));let r=w=>{w.pointerId===T.id&&o()},l=w=>{if(w.pointerId!==T.id)return;let[E,qt]=[s,T.isOn&&T.over].map(At=>Ma(s).indexOf(At));o(),qt>=0&&t(E,qt)};document.addEventListener("pointermove",Wc,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",w=>{w.key==="Escape"&&o()},{signal:a})}function os(e){(T?.isOn||e.type==="dragstart")&&e.preventDefault()}var Vc="image/*,video/mp4,video/quicktime,video/webm";function Gc(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Da(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ua(e){return e.media?Lt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?N`<span class="film">${c("play")}</span>`:N`<img src=${e.preview} alt="">`}var Na={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},rs=(e,t,s,n,a)=>N`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Yc=(e,t)=>e.progress<1?N`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:N`<span class="over">${i("upload.processing")}</span>`,Jc=(e,t)=>({sending:()=>Yc(e,t),paused:()=>N`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>N`<span class="over">${i("upload.waiting")}</span>`,failed:()=>N`<span class="over error">${i("upload.failed")}</span>`,done:()=>wt})[e.state]();function Zc(e,t,s){let n=s+1;return N`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>ja(a,(o,r)=>e.move(o,r))}
      @error=${Na} @load=${Na}>
      ${Ua(t)}
      ${s===0&&e.items.length>1?N`<span class="cover">${i("upload.cover")}</span>`:wt}
      ${Jc(t,n)}
      <span class="buttons">
        ${s>0?rs("before","earlier","back",n,()=>Da(e,s,s-1)):wt}
        ${n<e.items.length?rs("after","later","next",n,()=>Da(e,s,s+1)):wt}
        ${t.state==="failed"||t.state==="paused"?rs("","again","retry",n,()=>e.retry(t)):wt}
        ${rs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Gc(e,t))}
      </span>
      ${t.state==="failed"?wt:Aa(e,t,n,Ua(t))}
    </li>`}function Xc(e,t){t([...e.target.files]),e.target.value=""}var Kc=(e,t)=>N`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?wt:N`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Vc} multiple @change=${s=>Xc(s,t)}>
  </li>`;function Qc(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return N`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:j(e.items.length)}):""}</p>
    ${s.map(n=>N`<p class="error" role="alert">${n}</p>`)}`}var Ra=(e,t)=>N`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${os} @contextmenu=${os} @dragstart=${os}>
    ${e.items.map((s,n)=>Zc(e,s,n))}
    ${e.items.length<e.most?Kc(e,t):wt}
  </ul>
  ${e.items.length>1?N`<p class="hint">${i("upload.order")}</p>`:wt}
  ${Qc(e)}`;async function Ca(e,t){await e.addFiles(t),e.several.groups&&b("several-title")}function tl(e){e.uploads.add(e.several.decline()),b("files")}function el(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var sl=(e,t)=>X`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>X`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?X`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:yt}
    ${t?X`<p class="note">${i("edit.sharedFull")}</p>`:yt}
    ${e.share.left?X`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:yt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>el(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function il(e){await q(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var nl=e=>X`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>il(e)}>${i("edit.startOver")}</button>
  </p>`,al=e=>X`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?X`<p class="note">${i("edit.photosGone")}</p>`:yt}
    ${Ra(e.uploads,t=>Ca(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,ol=e=>X`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?X`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:yt}`;function rl(e,t){let{isPublic:s,...n}=fn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function cl(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");qa(n),n?.focus()}function ll(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>rl(a,e);return X`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>cl(a,e)}>
      ${e.isRestored?nl(e):yt}
      ${al(e)}
      ${Ba(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Ta(e)}
      <div class="publish">
        ${ol(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}function pl(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?ll(e):f(4)}function Ea(e){let t=new ss(e),s=()=>t.loading.load();return xa(e.signal,n=>t.uploads&&Ca(t,n)),{title:t.title,ready:s(),view:()=>X`
      ${m(t.title,yt,t.back)}
      ${t.share?sl(t,e.query.get("shared")==="full"):yt}
      ${Ia(t.several,()=>tl(t))}
      ${t.several.groups?yt:ya(t.drafts)}
      ${pl(t,s)}`,close:()=>t.close()}}import{html as S,nothing as st}from"../lib/lit-html/lit-html.js";var ul=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Ha(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let w=await y(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...w],s.next=w.length<ul(l)?0:w.at(-1).row}catch(w){if(r!==n||w.name==="AbortError")return;o?p(P(w)):s.problem=w}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var dl=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,za=20,ml=200,hl=["ready","noPlace","duplicate","bad","skipped","done"],fl=4,$l=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Wa=e=>$l.includes(e.reason)?e.reason:"",cs=class{current=null;unfinished=[];status="ready";isPublic=!1;progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.rows=Ha(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=U(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return hl.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<fl)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await y("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=Et){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>dl(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await G(D(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}setPublic(t){this.isPublic=t,this.#t.update()}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=za;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready;if(o(await x(`${this.#i}/commit`,{isPublic:this.isPublic,limit:ml},{signal:t})),r=this.current.counts.ready<l?za:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await y(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await G(k(`/api/imports/${t.id}`))&&await this.leave()}};var bl=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function gl(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&b("part-import"))}var wl=e=>S`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,yl=e=>S`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${bl} aria-describedby="import-hint" @change=${t=>gl(t,e)}>
  </p>`,vl=e=>S`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?d(e.refusal):st}
    ${e.progress===null?yl(e):wl(e)}
  </section>
  ${e.unfinished.length?xl(e):st}`;async function Va(e,t){await q(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),b("import-file"))}var ls=e=>e.name||i("import.unnamed");async function kl(e,t){await e.open(t),b("part-import")}var xl=e=>S`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>S`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ls(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Ga(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ls(t)}`} @click=${()=>kl(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ls(t)}`} @click=${()=>Va(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,Ga=e=>i("import.ends",{date:J(e.expiresAt)});async function Ol(e){await e.commit(),b("part-import")}var Pl=(e,{taken:t,all:s})=>S`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:j(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>`,ql=({made:e})=>S`
  <p role="status">${c("check")} ${i("import.made",{n:e})}</p>
  ${e?S`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:st}`,Tl=e=>S`
  <label class="switch">
    <span>${i("import.public")}<br><span class="soft">${i("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${e.isPublic} @change=${t=>e.setPublic(t.target.checked)}>
  </label>`,Fl=(e,t)=>S`
  ${Tl(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Ol(e)}>${i("import.commit",{n:t})}</button>`;function Sl(e){let{current:t,published:s}=e;return S`
    <section class="card">
      ${V("import",S`<bdi>${ls(t)}</bdi>`)}
      ${e.isBusy?Pl(e,s):S`
        <p class="soft">${Ga(t)}</p>
        ${s?ql(s):st}
        ${s?.problem?d(s.problem):st}
        ${t.counts.ready?Fl(e,t.counts.ready):st}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>Ll(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Va(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function Ll(e){await e.leave(),b("import-file")}function Bl(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=Wa(e);return t?i(`import.reason.${t}`):""}async function ei(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];b(n?`row-${n.row}`:"part-rows")}function Il(e,t,s,n){let a=new tt(n,null,()=>ei(e,s,e.place(t,a.value)));return Zt(a)}var si=e=>e.title||i("import.line",{n:e.row}),ti=(e,t,s)=>S`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${si(e)}`} @click=${s}>${t}</button>`,Al=(e,t,s,n)=>({ready:()=>ti(t,i("import.skip"),()=>ei(e,s,e.skip(t,!0))),skipped:()=>ti(t,i("import.unskip"),()=>ei(e,s,e.skip(t,!1))),noPlace:()=>ti(t,i("import.locate"),()=>Il(e,t,s,n)),done:()=>t.findId?S`<a class="button quiet" href="/finds/${t.findId}" aria-label=${`${i("import.show")}: ${si(t)}`}>
    ${i("import.show")}</a>`:st})[t.status]?.()??st,_l=e=>e?S`<br><span class="soft" dir="auto">${e}</span>`:st,Ml=(e,t,s,n)=>S`
  <li class="row between">
    <span class="grow"><bdi class="strong">${si(t)}</bdi>${_l(Bl(t))}</span>
    ${Al(e,t,s,n)}
  </li>`;function jl(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?S`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Ml(e,o,r,t))}</ul>
    ${O(e.rows)}`:S`<p class="soft" role="status">${i("import.none")}</p>`:f(4)}var Dl=(e,t)=>S`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Wt(e.status===s,`${i(`import.status.${s}`)} (${j(n)})`,()=>e.choose(s)))}
    </div>
    ${jl(e,t)}
  </section>`;function Ul(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?S`${Sl(e)}${e.isBusy?st:Dl(e,t)}`:vl(e)}function Ya(e){let t=new cs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>S`${m(i("import.title"),st,"/settings")}${Ul(t,e)}`}}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var Nl=4,Rl=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ja(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",xe).href),{data:s,size:n}=t(e,{ecc:"M",border:Nl});return{size:n,path:Rl(s)}}function It(){let e=h().invites;return e==="members"||e==="admins"&&$()?.role==="admin"}var Za=[1,2,5,10,25,100],Xa=[1,7,30,90],ps=class{created=null;#t;constructor(t){this.#t=t,this.list=I(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ja(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:$().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await k(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(P(s))}this.#t.update()}};var Ka=(e,t,s,n)=>M`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>M`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Cl=()=>M`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function El(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await b("created-title")}var Hl=(e,t=e.form)=>M`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>El(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Ka("uses",i("invites.uses"),Za.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Ka("days",i("invites.days"),Xa.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Cl()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,zl=({size:e,path:t})=>M`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Wl=e=>M`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Vl=e=>M`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${St(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Wl(e):K}
    </p>
    ${e.created.code?zl(e.created.code):K}
  </section>`,Gl=e=>M`<li><a class="person" href="/people/${e.id}">${ot(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Yl(e,t){await q(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Jl=(e,t,s)=>M`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Yl(e,t)}>
    ${i("invites.revoke")}
  </button>`,Zl={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Xl=(e,t)=>!e.isAdmin||e.isMine(t)?K:M` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function Kl(e,t){let s=t.note||i("invites.of",{date:J(t.createdAt)}),n=t.state==="open";return M`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Zl[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:j(t.uses-t.usesLeft),uses:j(t.uses)})}
        ${n?M` · ${i("invites.until",{date:J(t.expiresAt)})}`:K}
        ${t.befriend?M` · ${i("invites.befriends")}`:K}
        ${Xl(e,t)}
      </p>
      ${t.usedBy.length?M`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Gl)}</ul>`:K}
      ${n?M`<p class="row actions">${Jl(e,t,s)}</p>`:K}
    </li>`}function Ql(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?M`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Kl(e,a))}</ul>
      ${O(e.list)}
    </section>`:It()?K:L(i("invites.none"),i("reason.may_not_invite")):f(2)}function Qa(e){let t=new ps(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>M`
      ${m(i("invites.title"),K,"/people")}
      ${It()?M`<p class="lead">${i("invites.lead")}</p>`:K}
      ${t.created?Vl(t):K}
      ${It()?Hl(t):K}
      ${Ql(t)}`}}import{html as be,nothing as tp}from"../lib/lit-html/lit-html.js";var eo=(e,t)=>be`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,ep=(e,{label:t,value:s,options:n,text:a})=>be`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>be`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function to(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?eo(n,a(o)):ep(t,{label:n,value:o,options:s,text:a})}var sp=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ip=({mediaLimit:e})=>e?Q(e):i("admin.limits.none"),np=e=>be`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${to(e,"registration",ia,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${to(e,"invites",na,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?eo(i("admin.limitOfAll"),ip(e.values)):sp(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function ap(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?np(e):f(4)}function so(e){let t=new Ge(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>be`${m(i("admin.instance"),tp,"/admin")}${ap(t)}`}}import{html as vt,nothing as Nt}from"../lib/lit-html/lit-html.js";var io=e=>e.slice(e.lastIndexOf("#")+1).trim(),us=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=io(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ui();let a=this.invite||io(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await x("/api/auth/register",o).catch(l=>this.#e(l));ht(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var op=({form:e,asksInvite:t})=>vt`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Nt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`;function rp({greeting:e,invite:t}){let s=e?.inviter?.username;return vt`
    ${s?vt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Nt}
    <p class="lead">${i("app.about")}</p>
    ${t?vt`<p class="lead">${i("join.invited")}</p>`:Nt}`}var cp=(e,t)=>vt`${Rn(vt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${rp(e)}
  ${e.ended?vt`<p class="note" role="alert">${P(e.ended)}</p>`:Nt}
  ${e.user?vt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Nt}
  ${e.isClosed?vt`<p class="note">${i("join.closed")}</p>`:Nt}
  ${h().passwordLogin?op(e):Nt}
  ${Hn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Nn(t)}`;function no(e){let t=new us(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>cp(t,e.update)}}import{html as xt,nothing as we}from"../lib/lit-html/lit-html.js";var ao=["private","friends","public"],oo=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),ro=e=>new g({send:async t=>e(await x("/api/lists",oo(t)))}),ds=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=I(t,F("/api/lists",{userId:s,limit:20}))}},ms=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=I(t,`${this.#e}/finds?limit=50`),this.loading=U(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new g({send:async s=>{this.list=await H(this.#e,oo(s)),this.#t.update(),t()}});async remove(){await G(k(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await G(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(k(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(H(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(H(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},hs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new g({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return G(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await G(t.hasFind?H(s):k(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await x("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Rt,nothing as lp}from"../lib/lit-html/lit-html.js";var pp={private:"lock",friends:"people",public:"globe"},fs=e=>Rt`
  <span class="badge">${c(pp[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,co=e=>Rt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Lt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${fs(e)}</span>
      </span>
    </a>
  </li>`,up=(e,t)=>Rt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,dp=(e,t)=>Rt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${ao.map(s=>up(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,$s=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>dp(s,t),s=>A(s,i("action.save"))),mp=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${fs(t)}
    </label>
  </li>`,hp=(e,t)=>Rt`
  <div class="row between"><h2>${i("find.addToList")}</h2>${St(t)}</div>
  ${e.lists.length?Rt`<ul class="people">${e.lists.map(s=>mp(e,s))}</ul>`:lp}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function fp(e){let t=new hs(e.id);await t.load()&&await rt((s,n)=>(t.update=n,hp(t,s)),{label:i("find.addToList")})}import{html as kt,nothing as Xt}from"../lib/lit-html/lit-html.js";var[lo,$p]=[12,28],ii=class extends _n{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:$p,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:lo})}))),this.map.fit(this.#t,lo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",ii);var bp=112,po=(e,t)=>kt`
  <span class="sum"><span class="strong">${j(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,bs=(e,{count:t,likes:s,badge:n=Xt,actions:a=Xt})=>kt`
  <section class="profile-head">
    ${ot(e,bp)}
    <p class="row">
      ${t===void 0?Xt:po(t,"person.findsSum")}
      ${s===void 0?Xt:po(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,gp=e=>kt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Lt(e.media[0],{thumb:!0}):kt`<span class="sign-tile">${ne(e.category)}</span>`}
      ${e.isPublic?Xt:kt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,uo=(e,t,s)=>kt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,wp={grid:e=>kt`<ul class="tiles">${e.map(gp)}</ul>`,list:e=>kt`<ul class="card rows">${e.map(t=>pn(t,Be(t)))}</ul>`},ni=e=>[...new Map(e.map(t=>[t.locationId,{...zt(t.location),name:t.location.name}])).values()];function Kt(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?kt`
    <finds-map .places=${ni(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${uo(e,"grid","camera")}
      ${uo(e,"list","filter")}
    </div>
    ${wp[e.layout](s)}
    ${O(e.finds)}`:L(t.title,t.text,t.action??Xt):f(3)}import{html as Y,nothing as lt}from"../lib/lit-html/lit-html.js";var mo=["exact","area","hidden"],ai=[1,5,20],ho=["","1","7","30","date"],yp=3650,oi=({findId:e,listId:t})=>e?"find":t?"list":"category",fo=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function vp(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var $o=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function kp({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?vp(t):Number(e);if(s>=1&&s<=yp)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function xp({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Op=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:xp(e),days:kp(e)}),Pp=({chosen:e,category:t})=>({category:e||t.trim()});async function qp(){let e=(await y("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Le.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var gs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new g({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return oi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Op(t);return this.share?D(`/api/shares/${this.share.id}`,s):x("/api/shares",{...this.target??Pp(t),...s,days:s.days??void 0})}},ys=e=>new URL(e.link,location.origin).href,vs=()=>!!navigator.share;async function ks(e){try{await navigator.clipboard.writeText(ys(e))}catch{return!1}return p(i("find.copied")),!0}async function xs(e,t){try{await navigator.share({title:t,url:ys(e)})}catch(s){return s.name==="AbortError"}return!0}var ws=class{#t;constructor(t){this.#t=t,this.list=I(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await G(qp().then(s=>{t=s})),t}async revoke(t){await G(k(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var ri=e=>e.findTitle||e.listName||Vt(e.category??""),pt=e=>e.title||ri(e),bo=e=>i("place.area",{distance:Tt(e)}),go=({place:e,area:t})=>e==="area"?bo(t):i(`shares.place.${e}`),ci=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:mt(t)}),Os=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Y`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:lt}
      aria-invalid=${e.errors[t]?"true":lt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,w])=>Y`<option value=${l} ?selected=${l===a}>${w}</option>`)}
    </select>
    ${e.errors[t]?Y`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Y`<p class="hint" id="${t}-hint">${r}</p>`:lt}
  </div>`,Tp=e=>Y`
  ${Os(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,Vt(t)+(s?` (${j(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?lt:u(e.form,"category",{label:i("edit.otherCategory"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Fp={exact:"pin",area:"map",hidden:"block"},Sp=(e,t)=>Y`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Fp[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Lp=e=>Y`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${mo.map(t=>Sp(e,t))}
  </fieldset>
  ${e.place==="area"?Os(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??ai[0],options:ai.map(t=>[t,bo(t)])}):lt}`,Bp=e=>Y`
  ${Os(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",ci(e.share)]]:[],...ho.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:$o(14),hint:i("shares.dateHint"),required:!0}):lt}`,Ip=e=>Y`
  ${e.share?.hasPassword?Os(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):lt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):lt}`,Ap=e=>Y`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?lt:Tp(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}
  ${Lp(e)}
  ${Bp(e)}
  ${Ip(e)}`;async function Ps(e){let t=null,s=null,n=r=>(s=new gs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Ap(s),r=>A(r,i(o))),t}async function wo(e){await ks(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function _p(e){await xs(e,pt(e))||await wo(e)}var Mp=e=>Y`
  <button type="button" class="quiet" @click=${()=>_p(e)}>${c("share")} ${i("action.share")}</button>`,li=e=>Y`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${pt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ge=(e,t=i("shares.ready"))=>rt(s=>Y`
  <div class="row between"><h2>${t}</h2>${St(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${pt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${ys(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>wo(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${vs()?Mp(e):lt}
    ${li(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function yo(e){let t=await Ps(e);t&&await ge(t)}var jp=e=>yo({target:{findId:e.id},place:fo(e)}),vo=e=>yo({target:{listId:e.id}});async function Dp(e){await q(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Up=e=>Mt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>$s(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>vo(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Dp(e)}],{id:"list-menu"});async function ko(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Np(e,t){await e.drop(t),b("list-menu")}function Rp(e,t,s){let n=e.finds.items.length-1;return Mt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>ko(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>ko(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Np(e,t)}],{id:`find-${t.id}`})}var Cp=(e,t,s)=>xt`
  <li class="listed">
    ${ln(t,Be(t))}
    ${e.isOwn?Rp(e,t,s):we}
  </li>`,Ep=({user:e})=>xt`<a class="person" href="/people/${e.id}">${ot(e)} <span>${e.username}</span></a>`,Hp=e=>xt`
  <div class="card">
    ${e.isOwn?we:Ep(e.list)}
    ${e.list.description?xt`<p class="text" dir="auto">${e.list.description}</p>`:we}
    <p class="marks">${fs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function zp(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?xt`
    <finds-map .places=${ni(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Cp(e,a,o))}</ol>
    ${O(e.finds)}`:L(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):f(3)}function Wp(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return xt`<p class="empty">${i("lists.gone")}</p>`;if(t)return d(t,s);if(!e.list)return f(3);let{cover:n}=e.list;return xt`
    ${n?xt`<div class="list-cover">${Lt(n.media,{eager:!0})}</div>`:we}
    ${Hp(e)}
    ${zp(e)}`}function xo(e){let t=new ms(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>xt`${m(t.title,t.isOwn?Up(t):we,t.listsPath)}${Wp(t)}`}}import{html as pi,nothing as Vp}from"../lib/lit-html/lit-html.js";async function Gp(e){let t=null;await $s(s=>ro(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Yp=e=>pi`
  <button type="button" id="new-list" @click=${()=>Gp(e)}>${c("plus")} ${i("lists.new")}</button>`;function Jp({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?pi`<ul class="card rows">${e.items.map(co)}</ul>${O(e)}`:L(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):f(3)}function Oo(e){let t=new ds(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>pi`
      ${m(i("lists.title"),t.isOwn?Yp(e):Vp,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Jp(t)}`}}import{html as Po,nothing as Xp}from"../lib/lit-html/lit-html.js";var Zp=10,qs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=U(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Zp;s++){let n=await Pe(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Kp({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Po`<p class="empty">${i("person.gone")}</p>`:f(3)}function qo(e){let t=new qs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Po`${m(t.name,Xp,"/people")}${Kp(t)}`}}import{html as Ot,nothing as ui}from"../lib/lit-html/lit-html.js";var Ts=class{#t;#e;constructor(t){this.#t=t,this.list=I(t,"/api/notifications?limit=30"),this.#e=Ft.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ns(-1),D(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ai(0)}catch(t){p(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await k(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ns(-1)}catch(s){p(P(s))}this.#t.update()}close(){this.#e()}};var Qp={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function tu(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var eu=({type:e,data:t})=>e==="moderated"?Si[Li(t)]:e==="link_used"?"lock":"flag",su=({type:e,data:t})=>t.userId?Ot`
  <span class="face">
    ${ot({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Qp[e],e==="find_liked")}</span>
  </span>`:Ot`<span class="face office">${c(eu({type:e,data:t}))}</span>`,iu=e=>Ot`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,nu=(e,t,s)=>Ot`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ii(t.newest)} @click=${()=>e.markRead(t)}>
      ${su(t.newest)}
      <span>
        <span class="what" dir="auto">${Bi(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?ui:Ot`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?iu(t.newest.thumbnailUrl):ui}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>tu(e,t,s)}>${c("close")}</button>
  </li>`,au=e=>Ot`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,ou=()=>Ot`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ru(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ot`<ul class="card notes">${e.groups.map((a,o)=>nu(e,a,o))}</ul>${O(e.list)}`:L(i("note.none"),i("note.noneText"),ou()):f(4)}function To(e){let t=new Ts(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>Ot`${m(i("nav.bell"),t.hasUnread?au(t):ui)}${ru(t)}`,close:()=>t.close()}}import{html as ut,nothing as di}from"../lib/lit-html/lit-html.js";var cu=200,lu=2,Fs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>I(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=I(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=Ft.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<lu?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,cu)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function pu(e,t){if(e.isMe(t))return ut`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ut`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Me(t,e.reload);let s=e.requestOf(t);return s?ae(s,t,e.reload):ut`<span class="badge">${i("friend.pending")}</span>`}function uu(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?ut`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Rs(s,pu(e,s)))}</ul>
    ${O(t)}`:ut`<p class="soft" role="status">${i("people.noMatch")}</p>`:di}function du(e,t){e.preventDefault(),t.search()}var mu=e=>ut`
  <form class="card" role="search" @submit=${t=>du(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${uu(e)}
  </form>`;function Ss(e,t,s,n=Rs){let a=e.lists[t];return a.items.length?ut`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${O(a)}
    </section>`:di}var hu=(e,t,s)=>re(s,[De(t,s,e.reload),oe(s,e.reload)]),fu=e=>ut`
  ${Ss(e,"received",(t,s)=>[ae(t,s,e.reload),re(s,[oe(s,e.reload)])])}
  ${Ss(e,"sent",(t,s)=>je(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ss(e,"accepted",(t,s)=>hu(e,t,s)):L(i("people.none"),i("people.noneText"))}
  ${Ss(e,"blocked",(t,s)=>gn(s,e.reload),bn)}`;function $u(e){return e.problem?d(e.problem,e.load):e.isLoaded?fu(e):f(3)}var bu=()=>It()?ut`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:di;function Fo(e){let t=new Fs(e);return{title:i("people.title"),ready:t.load(),view:()=>ut`${m(i("people.title"),bu(),"/feed")}${mu(t)}${$u(t)}`,close:()=>t.close()}}import{html as Qt,nothing as Bs}from"../lib/lit-html/lit-html.js";var Ls=class extends Ue{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=U(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Pe(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function gu({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Me(e,n.load):t?t.status==="accepted"?Bs:s?ae(t,e,n.load):je(t,e,n.load):Bs}var wu=()=>Qt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,yu=e=>Qt`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,vu=e=>e.isMe?wu():[gu(e),yu(e.user)];function ku(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Bs;let o=n?.status==="accepted"?[De(n,s,a.load)]:[];return re(s,[On(s,a.load),...o,xn({userId:s.id}),oe(s,()=>t.go("/people"))])}var xu=e=>bs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Qt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Bs,actions:vu(e)});function Ou(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Qt`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Qt`
    ${xu(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Kt(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:f(3)}function So(e){let t=new Ls(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Qt`${m(s(),ku(t,e),"/people")}${Ou(t)}`}}import{html as z,nothing as ye}from"../lib/lit-html/lit-html.js";var Is=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=I(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,k(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await G(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var As=class extends Ue{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.bin=new Is(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Et){let n=a=>{this.progress=a,this.page.update()};n(0);try{ht(await s("PUT","/api/users/me/picture",await de(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(P(a))}n(null)}async removePicture(){try{await k("/api/users/me/picture"),ht(await y("/api/users/me"))}catch(t){p(P(t))}this.page.update()}async#s({username:t,age:s}){ht(await D("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Ms,nothing as _s}from"../lib/lit-html/lit-html.js";async function Pu(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function qu(e,t){await q(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var Tu=(e,t)=>Ms`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Pu(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Fu=(e,{find:t,expiresAt:s})=>Ms`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ms`<br><span class="soft">${i("bin.until",{date:mt(s)})}</span>`:_s}
    </p>
    ${t.hidden?Pn(i("report.findHidden"),t.hidden):_s}
    <p class="row">
      ${t.hidden?_s:Tu(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>qu(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Lo=e=>e.list.items?.length?Ms`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Fu(e,t))}</ul>
    ${O(e.list)}
  </section>`:_s;function Su(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Lu=e=>z`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Bu=e=>z`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Su(t,e)}>
      ${e.hasPicture?Lu(e):ye}
    </p>
    ${e.progress===null?ye:z`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Iu=()=>z`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Au=({form:e,user:t})=>z`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,_u=()=>z`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,Mu=()=>z`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,ju=()=>z`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,Du=()=>z`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,Uu=()=>z`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,Nu=()=>z`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Ru=e=>z`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${St(e.toggleEdit)}</div>
    ${Bu(e)}
    ${Au(e)}
  </section>`;async function Cu(e){e.toggleEdit(),await b("edit-title")}var Eu=e=>z`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Cu(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Hu=e=>[Eu(e),_u(),Mu(),ju(),Du(),e.user.role==="admin"?Uu():ye],zu=e=>z`
  ${m(e.user.username,Nu())}
  ${bs(e.user,{...e.figures,actions:Hu(e)})}
  ${e.isEdited?Ru(e):ye}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Kt(e,{title:i("profile.none"),text:i("profile.noneText"),action:Iu()})}
  </section>
  ${Lo(e.bin)}`;function Bo(e){let t=new As(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?zu(t):ye}}import{html as W,nothing as Ct}from"../lib/lit-html/lit-html.js";var Wu={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Vu=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Io=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Gu(e,t,s){let n=Io(t,s);s!=="dismissed"?await kn(n,({note:a})=>e.decide(t,s,a),Vu):await q(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),b("reports")}var Ao=e=>e?W`<a class="strong" href="/people/${e.id}">${e.username}</a>`:W`<span class="soft">${i("report.left")}</span>`,Yu=e=>W`
  <p class="row">${e.map(t=>W`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Ju=e=>W`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ce(e.description):Ct}
  ${e.media.length?Yu(e.media):Ct}`,Zu=e=>e.find?Ju(e.find):e.comment?ce(e.comment.content):e.kind==="user"?Ct:W`<p class="soft">${i("report.noContent")}</p>`,Xu=e=>W`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ao(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?ce(e.text):Ct}
  </li>`,Ku=(e,t,s)=>W`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Gu(e,t,s)}>
    ${c(Wu[s])} ${Io(t,s)}
  </button>`,Qu=(e,t)=>W`<p class="row">${yn(t.kind).map(s=>Ku(e,t,s))}</p>`,td=(e,t)=>W`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ce(t.decision.note):Ct}
  ${t.hidden?W`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Ct}`,ed=(e,t)=>W`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ao(t.owner)}</h2>
    ${Zu(t)}
    <ul class="rows">${[t,...t.others].map(Xu)}</ul>
    ${t.decision?td(e,t):Qu(e,t)}
  </li>`;function sd(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?W`<ul class="stack">${t.map(a=>ed(e,a))}</ul>${O(e.list)}`:L(i(`report.none.${e.status}`),i("report.noneText")):f(3)}function _o(e){let t=new vn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>W`
      ${m(i("report.reports"),Ct,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${wn.map(s=>Wt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${sd(t)}`}}import{html as mi,nothing as id}from"../lib/lit-html/lit-html.js";var nd=(e,t)=>mi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Mn(t))} ${i(`saved.${t}`)}
  </button>`,ad=()=>mi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,od=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ad()});function Mo(e){let t=new Tn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>mi`
      ${m(i("saved.title"),id,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${qn.map(s=>nd(t,s))}</div>
      ${Kt(t,od(t.state))}`}}import{html as R,nothing as dt}from"../lib/lit-html/lit-html.js";import{html as it,nothing as hi}from"../lib/lit-html/lit-html.js";var Do=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function rd(e,t){let s=qe(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>it`
    ${v(n)}
    ${Bt(n)}
    ${Do(n,s)}
    ${t?$t(n,"password",i("account.password")):hi}`,()=>it`<button type="submit">${i("settings.linkGo")}</button>`)}var cd=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>it`
  ${v(s)}
  ${Do(s,t.name)}`,()=>it`<button type="submit">${i("action.save")}</button>`);async function ld(e,t){await q(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var jo=(e,t,s)=>it`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,pd=(e,t,s)=>it`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?it`<span class="badge">${i("passkeys.backedUp")}</span>`:hi}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?it`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${jo(t,i("passkeys.rename"),async()=>{await cd(e,t),s()})}
      ${jo(t,i("action.delete"),()=>ld(e,t))}
    </span>
  </li>`,ud=e=>it`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Uo=(e,t,s)=>it`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?it`<ul class="people">${e.list.map(n=>pd(e,n,s))}</ul>`:hi}
    <p>${ud(async()=>{await rd(e,t),s()})}</p>
  </section>`;import{html as ve}from"../lib/lit-html/lit-html.js";var fi=(e,t,s,n,a,o)=>ve`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ve`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,No=e=>Zt(e.picker()),dd=(e,{latitude:t,longitude:s,radius:n,area:a})=>ve`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${fi("home-radius",i("place.homeRadius"),Gn,Tt,n,o=>e.changeHome({radius:o}))}
  ${fi("home-area",i("place.homeArea"),[1,5,20],fe,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>No(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Ro=e=>ve`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${fi("shown-area",i("place.shownNew"),[0,1,5,20],fe,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?dd(e,e.values.home):ve`
      <p><button type="button" class="quiet" id="home" @click=${()=>No(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as nt,nothing as te}from"../lib/lit-html/lit-html.js";var $i={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Co(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:$i[n],...r,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var ke=e=>e.kind==="token",Ho=e=>ke(e)?e.name:qe(e.userAgent),md={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},hd=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function fd(e){return e.expiresAt?ke(e)?i("token.until",{date:mt(e.expiresAt)}):i("settings.until",{date:mt(e.expiresAt)}):i("token.endless")}var $d=e=>e.lastUsedAt?i("session.used",{date:J(e.lastUsedAt)}):i("session.unused"),bd=(e,t)=>{let s=i(ke(t)?"token.revoke":"settings.end");return nt`
    <button type="button" class="quiet" aria-label="${s}: ${Ho(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},gd=e=>nt`${i(ke(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,wd=(e,t)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ho(t)}</span>
      <span class="badge">${md[t.kind]()}</span>
      ${t.current?nt`<span class="badge">${i("settings.thisOne")}</span>`:te}<br>
      ${ke(t)?nt`<span class="soft">${hd(t)}</span><br>`:te}
      <span class="soft">${gd(t)} · ${$d(t)} · ${fd(t)}</span>
    </span>
    ${t.current?te:bd(e,t)}
  </li>`;async function yd(e){await q(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var vd=e=>nt`
  <button type="button" class="quiet" @click=${()=>yd(e)}>${i("settings.endOthers")}</button>`,Eo=(e,t,s,n=te)=>nt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>nt`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,kd=[90,30,365],xd=e=>Object.keys($i).filter(t=>t!=="admin"||e.role==="admin"),Od=(e,t)=>nt`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Bt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Eo("access",i("token.access"),xd(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Eo("days",i("token.life"),[...kd.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?$t(t,"password",i("account.password")):te}`,Pd=e=>ze({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function qd(e){let t=null;await _(n=>Co(a=>{t=a,n()}),i("token.create"),n=>Od(e,n),()=>nt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Pd(t.token))}var zo=e=>nt`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>wd(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?vd(e):te}
      <button type="button" class="quiet" id="new-token" @click=${()=>qd(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Td=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],bi=(e,t,s,n)=>R`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>R`
        <option value=${a} lang=${e==="language"?a:dt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Fd=e=>R`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${le()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Sd=()=>ki.map(e=>[e,yi[e],e===vi()]),Ld=e=>R`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${bi("language",i("settings.language"),Sd(),t=>e.setLanguage(t))}
    ${bi("theme",i("settings.theme"),Ln.map(t=>[t,i(`settings.theme.${t}`),t===Bn()]),t=>e.setTheme(t))}
    ${bi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Oi()]),t=>e.setUnits(t))}
    ${Fn()?Fd(e):dt}
  </section>`;async function Bd(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Wo=(e,t,s=dt)=>R`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Bd(n,e,t)}>
  </label>`,Id=e=>R`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...Td,...$()?.role==="admin"?["reported"]:[]].map(t=>Wo(e,t))}
    ${h().pushKey?Wo(e,"pushEnabled",R`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):dt}
  </section>`,Ad=(e,t)=>R`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,_d=(e,t)=>R`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function Md(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Ad(e,t):e.push==="off"?_d(e,t):R`<p class="note">${i(`push.${e.push}`)}</p>`}var ee=(e,t)=>R`<button type="button" class="chip" @click=${()=>b(`part-${e}`)}>${t}</button>`,jd=()=>R`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ee("appearance",i("settings.appearance"))}
    ${ee("notify",i("nav.bell"))}
    ${h().passwordLogin?ee("password",i("account.password")):dt}
    ${ee("places",i("place.settings"))}
    ${ee("sessions",i("settings.devices"))}
    ${ee("data",i("settings.data"))}
  </nav>`,Dd=e=>R`
  ${jd()}
  ${Ld(e)}
  ${Id(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Md(e)}
  </section>
  ${h().passwordLogin?Jn(e):dt}
  ${e.passkeys.isShown?Uo(e.passkeys,e.asksPassword,e.redraw):dt}
  ${h().provider.enabled?Zn(e):dt}
  ${Ro(e.places)}
  ${zo(e)}
  ${Xn(e)}
  ${It()?R`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:dt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Ud(e){let t=Ft.get("outbox").length;(!t||await q(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Nd=e=>R`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Ud(e)}>${i("settings.signOut")}</button>`;function Rd(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?Dd(e):f(5)}function Vo(e){let t=new Ee(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>R`
      ${m(i("settings.title"),Nd(t),"/profile")}
      ${t.refusal?d(t.refusal):dt}
      ${Rd(t)}`}}import{html as at,nothing as Ds}from"../lib/lit-html/lit-html.js";async function Cd(e){let t=await e.offered(),s=t&&await Ps({offered:t});s&&(e.take(s),await ge(s))}async function Ed(e,t){let s=await Ps({share:t});s&&e.take(s)}async function Hd(e,t){await q(i("shares.revokeTitle",{title:pt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),b("new-share"))}var zd=async e=>await ks(e)||ge(e,i("shares.one")),Wd=async e=>await xs(e,pt(e))||ge(e,i("shares.one")),Vd=(e,t)=>Mt(i("shares.menu",{title:pt(t)}),[...vs()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Wd(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Ed(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Hd(e,t)}],{id:`share-${t.id}`}),Gd=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Yd=e=>e.category?at`<span class="strong" dir="auto">${pt(e)}</span>`:at`<a class="strong" dir="auto" href=${Gd(e)}>${pt(e)}</a>`,Jd=e=>at`${i(`shares.kind.${oi(e)}`)}${e.title?at`: <bdi>${ri(e)}</bdi>`:Ds}`,js=(e,t)=>at`<span class="badge">${e?c(e):Ds} ${t}</span>`,Zd=e=>at`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${pt(e)}" @click=${()=>zd(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Xd=(e,t)=>at`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Yd(t)}<br>
        <span class="soft">${Jd(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Vd(e,t)}
    </div>
    <p class="marks">
      ${js(t.place==="hidden"?"block":"pin",go(t))}
      ${t.hasPassword?js("lock",i("account.password")):Ds}
      ${t.expiresAt?js("",ci(t)):js("",i("shares.endless"))}
    </p>
    ${t.expired?Ds:at`<p class="row actions">${Zd(t)} ${li(t)}</p>`}
  </li>`;function Kd(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?at`<div class="card"><ul class="people">${t.map(a=>Xd(e,a))}</ul></div>${O(e.list)}`:L(i("shares.none"),i("shares.noneText")):f(3)}var Qd=e=>at`
  <button type="button" class="quiet" id="new-share" @click=${()=>Cd(e)}>${i("shares.category")}</button>`;function Go(e){let t=new ws(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>at`
      ${m(i("shares.mine"),Qd(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Kd(t)}`}}import{html as Pt,nothing as Jo}from"../lib/lit-html/lit-html.js";var Us=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ft.get("outbox")}load=async()=>{await en(),this.isLoaded=!0,this.#t.update()};cancel(t){return nn(t.id)}retry(t){return an(t.id)}sendNow(){return on()}};async function tm(e,t){await $n()&&e.cancel(t)}var em=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Yo=e=>Pt`<a class="strong" dir="auto" href=${rn(e)}>${e.title}</a>`,sm={find:e=>Pt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Pt`<span class="what" dir="auto">${e.body.content}</span><br>${Yo(e)}`,like:Yo},im=(e,t)=>Pt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${em(t)}</span><br>
      ${sm[t.kind](t)}<br>
      ${t.state==="refused"?Pt`<span class="error">${t.problem}</span>`:Pt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Pt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Jo}
      <button type="button" class="quiet" @click=${()=>tm(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function nm(e){return e.isLoaded?e.entries.length?Pt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>im(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:L(i("outbox.none"),i("outbox.noneText")):f(2)}function Zo(e){let t=new Us(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Pt`${m(i("outbox.title"),Jo,"/")}${nm(t)}`}}export{or as about,ta as accounts,fp as addToList,ca as admin,ua as adminLog,Ea as edit,Ya as import,so as instance,Qa as invites,no as join,xo as list,Oo as lists,qo as named,To as notifications,Fo as people,So as person,Bo as profile,_o as reports,Mo as saved,Vo as settings,jp as shareFind,Go as shares,Zo as waiting};
//# sourceMappingURL=more.js.map

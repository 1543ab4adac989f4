import{$ as Ve,$b as Vn,A as Ce,Aa as qn,Ac as ia,B as se,Bb as N,Bc as qt,Cc as is,D as ln,Da as Ye,Db as Nt,Dc as ns,E as C,Ea as Xe,Eb as re,Ec as na,F as Ut,Fa as Tn,Fb as nt,Fc as aa,G as p,Ga as Sn,Gc as as,Ha as Ln,Hb as Wt,Hc as oa,I as ze,Ib as Ke,Ic as Fe,J as $,Ja as Bn,Jb as En,Jc as ra,K as O,Kb as Rn,Kc as qe,L as z,La as In,Lb as ht,M as V,Ma as An,Mb as T,Mc as ca,N as F,Na as Mn,Nb as Hn,O as pn,Oa as Un,Ob as Dt,Oc as la,P as un,Pa as _n,Pb as K,Pc as pa,Q as ie,Qb as gi,R as q,Rb as bi,Rc as ua,S as ne,Sb as Cn,Sc as da,T as dn,Tb as Qe,Tc as ma,Ub as Gt,Uc as fa,Vb as ts,Wb as es,Xb as Oe,Xc as ha,Yb as Pe,Yc as $a,Zb as zn,a as Re,aa as v,ac as w,ad as ga,b as f,bb as c,bc as Wn,c as zt,ca as mn,cb as it,cc as Gn,cd as ba,d as tn,da as fn,db as R,dc as Jn,e as ee,ea as hn,eb as h,ec as P,fa as $n,fb as J,fc as Yn,fd as wa,g as en,ga as gn,gb as M,gc as d,gd as ya,h as xe,ha as We,hb as m,hc as U,i as sn,ib as g,ic as _,id as va,j as nn,ja as bn,jb as oe,jc as Xn,jd as ka,k as an,ka as wn,kb as L,kc as Zn,kd as xa,la as yn,lb as jt,lc as Kn,ma as vn,mb as b,mc as Qn,n as on,na as kn,nc as ta,o as i,oa as k,pa as Ge,q as x,qa as _t,ra as xn,s as $i,sb as jn,sc as Et,t as rn,tb as Ze,u as S,ua as Pt,uc as ea,v as Ot,va as On,vb as Ft,vc as sa,w as st,wa as Pn,wc as ss,x as He,xa as ae,xb as Nn,y as cn,ya as Fn,yb as Vt,za as Je,zb as Dn,zc as D}from"./shared.js";import{html as Jt,nothing as wi}from"../lib/lit-html/lit-html.js";var ec=new URL("lib/",Re).pathname,sc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Oa(){if(qe())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var ic=()=>Oa()?i("about.tilesFrom",{host:Oa()}):i("about.alone"),nc=()=>Jt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${ic()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,ac=()=>Jt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Jt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:wi}
      ${qe()?Jt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:wi}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,oc=([e,t,s,n])=>Jt`<li><a href="${ec}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,rc=()=>Jt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${sc.map(oc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,cc=()=>({title:i("about.title"),view:()=>Jt`
    ${h(i("about.title"),wi,k()?"/settings":"/sign-in")}
    ${ka()}${va()}${nc()}${ac()}${rc()}`});import{html as ms,nothing as Uc}from"../lib/lit-html/lit-html.js";var lc=200,pc=2**20,yi=["all","active","suspended","admin"],Pa={wrong_password:"password"},Yt=e=>`/api/admin/users/${e.id}`,os=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=yi.includes(s)?s:"all",this.list=N(t,()=>q("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(q("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,lc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===k()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return Ge()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V(Yt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Pa})}demote(t){return this.#n(V(Yt(t),{role:"member"}),i("admin.memberDone",{name:v(t)}))}lift(t){return this.#n(F(`${Yt(t)}/suspension`),i("admin.liftDone",{name:v(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${Yt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:Pa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V(Yt(t),{mediaLimit:a==="own"?Math.round(Number(o)*pc):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${Yt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await F(q(Yt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as j,nothing as le}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as Te}from"../lib/lit-html/lit-html.js";var rs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return $a()}async read(){this.isShown&&(this.list=await $("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ga(await O("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await F(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var uc=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Vt(this.#s,t)>uc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Dn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Ft(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Je(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var vi="/api/users/me/place-settings",dc={radius:.5,area:1},Fa=[.2,.5,1,2,5],cs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await $(vi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(vi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await O(`${vi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({...dc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var qa=e=>!e.current&&e.kind!=="token",ls=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=xn();#t;constructor(t){this.#t=t,this.passkeys=new rs(t),this.places=new cs(t),this.loading=D(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return k()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ge()}get asksCurrent(){return this.user.hasPassword&&!ba(this.sessions)}get hasOthers(){return this.sessions.some(qa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([$("/api/notifications/preferences",{signal:t}),$("/api/auth/sessions",{signal:t}),bn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){ua(t),this.#t.update()}setUnits(t){tn.set(t),this.#t.update()}setStreets(t){ca(t),this.#t.update()}async setLanguage(t){await on(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(wn);disablePush=()=>this.#i(yn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await vn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(qa))await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await On(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Pt(await $("/api/users/me")),this.sessions=await $("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await F("/api/users/me/identity"),Pt(await $("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await F("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Pn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ps=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ce=()=>f().provider.name,Rt=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?ot`
  <p><a class="button quiet" href=${ps()}>${i("signin.provider",{name:ce()})}</a></p>`:Te,Tt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),mc=()=>ot`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ce()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ta=({user:e,asksCurrent:t,password:s})=>ot`
  <form class="card" novalidate @submit=${s.submit}>
    ${J("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ot`<p class="note">${i("link.setPassword")}</p>`:Te}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${Rt(s)}
    ${t?Tt(s,"currentPassword",i("settings.currentPassword")):Te}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?mc():Te}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function fc(e){let t=i("settings.unlinkTitle",{name:ce()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function hc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ce()});await _(a=>t.confirmForm(a),s,a=>ot`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Tt(a,"password",i("account.password"))}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ps({link:"true"}))}var $c=e=>ot`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>fc(e)}>${i("settings.unlink")}</button></p>`,gc=e=>ot`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ps({link:"true"})} @click=${t=>hc(t,e)}>
      ${i("settings.link",{name:ce()})}
    </a>
  </p>`,Sa=e=>ot`
  <section class="card">
    <h2>${i("settings.identity",{name:ce()})}</h2>
    ${e.user.identityLinked?$c(e):gc(e)}
  </section>`;async function bc(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ot`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${Rt(s)}
    ${e.asksPassword?Tt(s,"password",i("account.password")):Te}`,()=>ot`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var La=e=>ot`
  <section class="card">
    ${J("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>bc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as wc}from"../lib/lit-html/lit-html.js";async function yc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var us=({title:e,text:t,label:s,value:n})=>ht(a=>wc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>yc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function vc({mediaBytes:e,mediaLimit:t}){let s=C(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:C(t)}):i("admin.usageUnlimited",{size:s})}var kc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),vc(e),e.invitedBy&&i("admin.invitedBy",{name:v(e.invitedBy)})],xc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ot(t)}):i("admin.suspendedSince",{when:He(e)}),Oc=e=>j`<p class="note">${xc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Pc=e=>e.suspension?j`<span class="person"><span class="avatar none">${c("block")}</span> <span>${gi(e)}</span></span>`:j`<a class="person" href="/people/${e.id}">${it(e)} <span>${gi(e)}</span></a>`,Ba=(e,t)=>j`
  ${P(t)}
  ${Rt(t)}
  ${e.asksPassword?Tt(t,"password",i("account.password")):le}`,Fc=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:v(t)}),s=>j`
  <p>${i("admin.adminText")}</p>
  ${Ba(e,s)}`,()=>j`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function qc(e,t){await T(i("admin.memberTitle",{name:v(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Tc=["instance","own","none"],Sc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return j`
    ${P(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Tc.map(n=>j`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):le}`};async function ds(e,t,s){let n=await e;return n&&p(i(t,{name:v(s)})),n}var Lc=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:v(t)}),s=>Sc(s,t),()=>j`<button type="submit">${i("action.save")}</button>`),Bc=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:v(t)}),s=>j`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>j`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Ic(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:v(t)}),o=>j`
    <p>${i("admin.linkAsk",{name:v(t)})}</p>
    ${Ba(e,o)}`,()=>j`<button type="submit">${i("admin.linkMake")}</button>`)&&await us({title:i("admin.link"),text:i("admin.linkText",{name:v(t)}),label:i("admin.linkLabel"),value:s})}async function Ac(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:v(t)}),n=>j`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>j`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ds(s,"admin.deleteDone",t)&&b("account-search")}function Mc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${v(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>qc(e,t)):s(i("admin.admin"),()=>ds(Fc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ds(Lc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Ic(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ds(Bc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Ac(e,t),!0)]}var Ia=(e,t)=>j`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Pc(t)}
        ${t.role==="admin"?j`<span class="badge">${i("admin.role")}</span>`:le}
        ${e.isMe(t)?j`<span class="badge">${i("people.you")}</span>`:le}
        ${t.suspension?j`<span class="badge warning">${i("admin.suspended")}</span>`:le}
      </span>
      ${Dt(i("people.menu",{name:v(t)}),Mc(e,t))}
    </div>
    <p class="soft facts">${kc(t).filter(Boolean).map(s=>j`<span>${s}</span>`)}</p>
    ${t.suspension?Oc(t.suspension):le}
  </li>`;function _c(e,t){e.preventDefault(),t.search()}var jc=e=>ms`
  <form role="search" @submit=${t=>_c(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${yi.map(t=>oe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Nc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ms`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ia(e,a))}</ul>
    ${L(e.list)}`:ms`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function Aa(e){let t=new os(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ms`
      ${h(i("admin.people"),Uc,"/admin")}
      <section class="card">${jc(t)}${Nc(t)}</section>`,close:()=>t.close()}}import{html as Ea,nothing as Jc}from"../lib/lit-html/lit-html.js";var Ma=2**20,Ua="/api/admin/instance",_a=["invite","open","closed"],ja=["members","admins","off"],fs=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await $(Ua,{signal:t.signal})}),this.form=new w({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ma):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Ma)),this.values=await V(Ua,u);let{fixed:y,mediaLimit:et,registration:A,invites:Mt,...hi}=this.values;Object.assign(f(),{instance:hi,registration:A,invites:A==="closed"?"off":Mt}),p(i("admin.saved"))}},hs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=D(t,async()=>{this.values=await $("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},$s=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await $("/api/admin/overview",{signal:t.signal})})}};import{html as gs,nothing as ki}from"../lib/lit-html/lit-html.js";var Dc={ok:"check",warn:"flag",fail:"close"},Ec=e=>gs`
  <li class="row finding ${e.status}">
    ${c(Dc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?gs`<br><span lang="en" class="soft">${e.fix}</span>`:ki}
    </span>
  </li>`;function Rc({status:e,findings:t}){return gs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Ec)}</ul>`}var Na=e=>gs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):ki}
      ${e.values&&!e.loading.problem?Rc(e.values):ki}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Lt,nothing as Se}from"../lib/lit-html/lit-html.js";var Hc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],St=(e,t)=>Lt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Cc=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),zc=e=>Lt`
  ${St(i("admin.backup"),e.lastAt?Lt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${St(i("admin.backupPlace"),e.place)}`,Vc=e=>Lt`
  <dl class="stack">
    ${St(i("admin.users"),S(e.users))}
    ${St(i("admin.publicFinds"),S(e.finds))}
    ${St(i("admin.media"),C(e.mediaBytes))}
    ${e.diskFree===null?Se:St(i("admin.disk"),C(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?St(i("admin.jobs"),Cc(e)):Se}
    ${e.backup?zc(e.backup):Se}
    ${St(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${St(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Wc=e=>Lt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Gc=e=>Lt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Lt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${C(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Da({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>Hc.includes(n));return Lt`
    ${s.length?Lt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Wc)}</ul>`:Se}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Vc(e)}
      ${e.largest.length?Gc(e.largest):Se}
    </section>`}var Yc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"]],Xc=([e,t,s])=>Ea`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ra(e){let t=new $s(e),s=new hs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ea`
      ${h(i("admin.title"),Jc,"/profile")}
      <section class="card">
        <ul class="people">${Yc.map(Xc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Da(t)}
      ${Na(s)}`}}import{html as bs,nothing as Ha}from"../lib/lit-html/lit-html.js";var Ca={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Zc={mediaLimit:"limitOfAll",invites:"whoInvites"},Kc=e=>parseInt(e,10)?C(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Qc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Zc[s]??s}`)).join(", "):e==="media_limit_changed"?Kc(t):t}function tl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ca[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var el=e=>bs`
  <li class="row act">
    ${c(Ca[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${tl(e)}</span><br>
      ${e.reason?bs`<span dir="auto">${Qc(e)}</span><br>`:Ha}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function sl(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?bs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(el)}</ul>
      ${L(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):g(4)}function za(e){let t=N(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>bs`${h(i("admin.log"),Ha,"/admin")}${sl(t)}`}}import{html as Q,nothing as gt}from"../lib/lit-html/lit-html.js";var il=8,ws=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=$("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=$i(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Nt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=$i(nt(o));return r.includes(s)&&(r!==s||re(o))}).slice(0,il))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var nl=1200*36e5,ys=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${dn}$`).test(s)||!this.#s?s:ae()),this.#s&&!this.stored&&this.#r(ae())}#r(t){this.id=t,this.#e=this.#s?qt(t):ia(t),this.stored=this.#e.get()}get findId(){return this.#i??=Fn(this.id)>Date.now()-nl?this.id:ae()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ns(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),aa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?as(this.id):null}};async function Va(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await $(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:Ft(a)}}let n=Ze(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Wa=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:Ft(a),name:n,by:"search"}},vs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Ga({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,y=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...y,...A}}var Ja=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ya=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Xa=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ys(t),this.form=new w({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ee.get()!=="friends",...this.draft.stored},this.proposals=new ws(t),this.loading=D(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!re(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Ga({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Ja(l,t)&&await this.#e.showHome()&&await Ya(l.id,t).catch(u=>p(x(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ln(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ks(e){try{let t=await ue(e,0,262144),s=await al(e,t);return s?ml(dl(s.view,s.tiff)):Za}catch{return Za}}var Za={place:null,time:""},ue=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function al(e,t){return t.getUint16(0)===65496?ol(t):t.getUint32(0)===2303741511?Ka(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Bt(t,0,4)==="RIFF"&&Bt(t,8,4)==="WEBP"?Ka(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Bt(t,4,4)==="ftyp"?cl(e):null}var Bt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function ol(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var xi=1<<20,Oi=1e4;async function Ka(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Oi&&t+8<=e.size;l++){let u=await ue(e,t,8),y=u.getUint32(o?0:4,s);if(Bt(u,o?4:0,4)===n)return rl(await ue(e,t+8,Math.min(y,xi)));t+=a+y+(r?y%2:0)}return null}var rl=e=>({view:e,tiff:Bt(e,0,4)==="Exif"?6:0});function Qa(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Oi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Bt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function cl(e){for(let t=0,s=0;s<Oi&&t+8<=e.size;s++){let n=await ue(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Bt(n,4,4)==="meta")return ll(e,await ue(e,t,Math.min(a,xi)));t+=a}return null}async function ll(e,t){let s=Qa(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(y=>y.type===u),a=pl(t,n("iinf")),o=a===null?null:ul(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ue(e,o.at,Math.min(o.size,xi));return{view:l,tiff:4+l.getUint32(0)}}function pl(e,t){if(!t)return null;let s=Qa(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Bt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function ul(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let Mt=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,Mt},r=o(2),[l,u,y]=[r>>12,r>>8&15,r>>4&15],et=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let Mt=o(n<2?2:4),hi=n?o(2)&15:0;o(2);let Kr=o(y),Ki=null;for(let Qi=o(2);Qi>0&&a<=t.to;Qi--){o(et);let Qr=Kr+o(l),tc=o(u);Ki??={method:hi,at:Qr,size:tc}}if(Mt===s)return Ki}return null}function dl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Bt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function ml(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,hl,null),time:s(34665,fl,"")}}function fl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function hl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let y=e(s.get(u)),et=Mt=>e(y+8*Mt)/e(y+8*Mt+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(et(0)+(et(1)||0)/60+(et(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Le(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await $l(e)}catch{return e}}async function $l(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var gl=2,bl=2,wl=60,de=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ne}){this.items=t.map(({at:r,key:l,caption:u="",...y})=>({media:y,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Le(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Sn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ks(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=gl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ze(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(wl,(t.pause??bl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Le(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ln(r)})};if(s.aborted)return null;let l=y=>{t.progress=y,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var xs=class extends pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await pn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Xa(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new de(t.media,{changed:a,signal:this.page.signal}),this.place=new at(this.page,n?.place??Wa(t),()=>this.changed())}saveDraft(){let t=vs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Xe(s),u=l===this.#e?{}:{locationId:l},y=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),et=a?{media:y,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...et},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Pi(){if(!await caches.has(xe))return null;let e=await caches.open(xe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:yl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function yl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function to(e){let t=await caches.open(xe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(xe),Pi()}var vl=2,Os=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,vl)}async load(){await oa();let t=await ns();if(this.#t.signal.aborted)return;this.close();let s=is().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ye),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){qt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return qt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var kl=.15,eo=e=>e.slice(0,10);function xl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var so=e=>e.find(t=>t.place)?.place??null,io=e=>e.find(t=>t.time)?.time??"";function Ol(e,t,s){let[n,a]=[so(e),io(e)];return e.length<s&&(!n||!t.place||Vt(n,t.place)<=kl)&&(!a||!t.time||eo(a)===eo(t.time))}function no(e,t){let s=[];for(let n of xl(e)){let a=s.findLast(o=>Ol(o,n,t));a?a.push(n):s.push([n])}return s}var Be=e=>({place:so(e),time:io(e)}),ao=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),oo=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ps=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ks(o)}))),a=no(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Be(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Je(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Be(t).place?this.#e.get(t[0])??"":"",time:Be(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(ao(this.groups,t))}split(t,s){this.#s(oo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ae()),s=Date.now(),n=k()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(k()?.id!==n)return null;for(let a of t)await Pl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(k()?.id!==t)throw{code:"stopped"};let{place:o}=Be(n),r={id:s,at:a,isPublic:ee.get()!=="friends",media:[],label:this.describe(n).name};if(qt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!qt(s).get())throw{code:"storage"};await na(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Pl(e){qt(e).remove(),await as(e)}var Fs=class extends pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Os(t,this.draft.id),this.several=new Ps(t)}async begin(){let{page:t,values:s}=this,n=await Va(t.query,s.place),a=s.media??[],o=a.filter(y=>y.at>Date.now()-Ye);this.photosExpired=o.length<a.length;let r=y=>{y&&p(y),this.changed()},l=y=>this.place.suggestPoint(y);this.uploads=new de(o,{changed:r,placed:l,signal:t.signal}),this.place=new at(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(y=>y.file),u.map(y=>y.key)),this.received=t.query.has("shared")?await Pi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=vs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await to(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Xe(s),await Tn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ze(n))throw n;return this.#e(t,s)}}async#e(t,s){return await In(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ee.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=is();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as me,nothing as Fi}from"../lib/lit-html/lit-html.js";function Fl(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var ql=({media:e,preview:t})=>me`
  <span class="thumb">${e||t?me`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Tl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return me`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ql(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?me`<span class="soft" dir="auto">${s.label}</span>`:Fi}
          <span class="soft">${He(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Fl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ro=e=>e.items.length?me`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Tl(e,t))}</ul>
    ${e.shown.length<e.items.length?me`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Fi}
  </section>`:Fi;var co=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),lo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Sl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function po(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{lo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{lo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(co(a.dataTransfer)))}),n("paste",a=>{let o=co(a.clipboardData);!o.length||Sl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ct,nothing as Ti}from"../lib/lit-html/lit-html.js";import{html as Ie,nothing as qi}from"../lib/lit-html/lit-html.js";var fe="category";function uo(e,{category:t}){let s=document.getElementById(fe);if(s.value=t,re(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Ll(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Bl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)uo(t,s[n]);else return;e.preventDefault()}var Il=(e,t,s)=>Ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>uo(e,t)}>
    ${Wt(t.category)}
    <span class="grow" dir="auto">${nt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):qi}</span>
  </li>`,Al=e=>{let{items:t}=e.proposals;return Ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Il(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function mo(e){let{form:t,proposals:s}=e,n=t.errors[fe];return Ie`
    <div class="field">
      <label for=${fe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${fe} name=${fe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:qi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":qi}
          .defaultValue=${e.values.category??""} @input=${a=>Ll(a,e)} @keydown=${a=>Bl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Al(e)}
      </div>
      ${Yn(t.left[fe])}
      ${n?Ie`<p class="error" id="category-error">${n}</p>`:Ie`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var qs=(e,t,s,n,a)=>ct`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function $o(e){let t=e?.closest("details");t&&(t.open=!0)}var Ml=e=>qs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),fo=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Wt(t)} ${nt(t)}
  </button>`;function Ul(e){let{category:t}=e.values,[s,n]=t?[Wt(t),nt(t)]:[c("filter"),i("edit.none")];return qs("category",s,i("find.category"),n,ct`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Nt.map(a=>fo(e,a,a===t))}
        ${fo(e,"other",e.isOther)}
      </div>
      ${e.isOther?mo(e):Ti}
    </fieldset>`)}var ho=(e,t,s,n,a)=>ct`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function _l(e){let{isPublic:t}=e.values;return qs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),ct`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${ho(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:zt()}))}
      ${ho(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var jl=["0","1","5","20"],Xt=e=>Number(e)?i("place.area",{distance:se(Number(e))}):i("place.exact"),Nl=e=>ct`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>ct`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Dl(e){let{area:t="",exactForFriends:s="true"}=e.values;return qs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Xt(t),ct`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?ct`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Ti}
        ${jl.map(n=>ct`<option value=${n} ?selected=${t===n}>${Xt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Nl(s):Ti}`)}var go=e=>ct`<div class="folds">${Ml(e)}${Ul(e)}${_l(e)}${Dl(e)}</div>`;import{html as Ss,nothing as Bi}from"../lib/lit-html/lit-html.js";import{html as $t,nothing as Ae}from"../lib/lit-html/lit-html.js";var Si=16,bo=10,El=2,Rl={lat:25,lng:5,zoom:1},Ts=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=bo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Si};let t=Ze(en.get());return t?.zoom?t:Rl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Si,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Vt(this.point,t)<El*Nn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Ft(t),"found",t.name)}distance=t=>this.point&&t?Vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Si,s=this.source==="tap"&&!this.chosen&&t<bo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function he(e){let t=new AbortController,s=null,n=ht((o,r)=>(s??=new Ts({signal:t.signal,update:r},e),Jl(s,o)),{label:i("spot.title"),kind:"chooser"});wo(s),await n&&e.take(s),t.abort(),s.close()}var wo=e=>e.showMap(t=>da(document.getElementById("spot"),{...t,hasCross:!0})),Hl=(e,t)=>$t`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Cl=e=>$t`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>wo(e)):Ae}
  </div>`;function zl(e,t){let s=e.chosen?.id===t.id;return $t`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ce(t.distance)}</span>
    </button>`}var Vl=e=>$t`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?$t`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ae}
    ${e.nearby.map(t=>zl(e,t))}
  </div>`,Wl=e=>$t`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Li=e=>i(`spot.${e.source||"set"}`),Gl=e=>$t`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?$t`<span class="soft">${Li(e)}</span>`:Ae}</span>
  </p>`,Jl=(e,t)=>$t`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Hl(e,t)}
  ${Cl(e)}
  <div class="panel">
    ${Gl(e)}
    ${Vl(e)}
    ${e.chosen?Ae:Wl(e)}
    ${e.problem?$t`<p class="error" role="alert">${e.problem}</p>`:Ae}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var yo=(e,t)=>Ss`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,vo=(e,t)=>Ss`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Bi} @click=${()=>he(e)}>
      ${e.point?Ss`<place-map inert .at=${e.point}></place-map>`:Bi}
      ${e.point?yo(e.label||i("spot.unnamed"),[Li(e),i("spot.change")].filter(Boolean).join(" · ")):yo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ss`<p class="error" id="place-error" role="alert">${t}</p>`:Bi}
  </fieldset>`;import{html as Zt,nothing as Ii}from"../lib/lit-html/lit-html.js";function Yl(e,t){e.merge(t),b(`group-${t-1}`)}function Xl(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Zl=({preview:e,file:t})=>e?Zt`<img src=${e} alt="">`:Zt`<span class="film" title=${t.name}>${c("play")}</span>`,Kl=(e,t,s)=>Zt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Xl(e,t,s)}></button>`;function Ql(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&st(a),n].filter(Boolean);return Zt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Zt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Yl(e,s)}>
            ${i("group.merge")}
          </button>`:Ii}
      </div>
      <ul class="group">${t.map((r,l)=>Zt`<li>${l?Kl(e,s,l):Ii}${Zl(r)}</li>`)}</ul>
    </li>`}var ko=(e,t)=>e.groups?Zt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Ql(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ii;import{html as W,nothing as It}from"../lib/lit-html/lit-html.js";import{html as Ai}from"../lib/lit-html/lit-html.js";async function tp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await ht((r,l)=>(n??=new w({send:({caption:u})=>r(u.trim()),update:l}),Ai`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var xo=(e,t,s,n)=>Ai`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>tp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ai`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ep,sp]=[6,10],ip=300,I=null;function Oo(){I.isOn=!0,I.item.classList.add("lifted"),navigator.vibrate?.(10)}var Po=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],np=(e,t)=>Po(I.item).find(s=>{let n=s.getBoundingClientRect();return s!==I.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ap(e){if(e.pointerId!==I.id)return;let[t,s]=[e.clientX-I.x,e.clientY-I.y],n=e.pointerType==="touch";if(!I.isOn){if(Math.hypot(t,s)<(n?sp:ep))return;if(n)return I.end();Oo()}I.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,I.over?.classList.remove("target"),I.over=np(e.clientX,e.clientY),I.over?.classList.add("target")}function Fo(e,t){if(e.button||I||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(I.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",I.over?.classList.remove("target"),I=null};I={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(I.timer=setTimeout(Oo,ip));let r=u=>{u.pointerId===I.id&&o()},l=u=>{if(u.pointerId!==I.id)return;let[y,et]=[s,I.isOn&&I.over].map(A=>Po(s).indexOf(A));o(),et>=0&&t(y,et)};document.addEventListener("pointermove",ap,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Ls(e){(I?.isOn||e.type==="dragstart")&&e.preventDefault()}var op="image/*,video/mp4,video/quicktime,video/webm";function rp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function qo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function To(e){return e.media?Et(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?W`<span class="film">${c("play")}</span>`:W`<img src=${e.preview} alt="">`}var So={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Bs=(e,t,s,n,a)=>W`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,cp=(e,t)=>e.progress<1?W`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:W`<span class="over">${i("upload.processing")}</span>`,lp=(e,t)=>({sending:()=>cp(e,t),paused:()=>W`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>W`<span class="over">${i("upload.waiting")}</span>`,failed:()=>W`<span class="over error">${i("upload.failed")}</span>`,done:()=>It})[e.state]();function pp(e,t,s){let n=s+1;return W`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Fo(a,(o,r)=>e.move(o,r))}
      @error=${So} @load=${So}>
      ${To(t)}
      ${s===0&&e.items.length>1?W`<span class="cover">${i("upload.cover")}</span>`:It}
      ${lp(t,n)}
      <span class="buttons">
        ${s>0?Bs("before","earlier","back",n,()=>qo(e,s,s-1)):It}
        ${n<e.items.length?Bs("after","later","next",n,()=>qo(e,s,s+1)):It}
        ${t.state==="failed"||t.state==="paused"?Bs("","again","retry",n,()=>e.retry(t)):It}
        ${Bs("drop",t.state==="done"?"remove":"cancel","close",n,()=>rp(e,t))}
      </span>
      ${t.state==="failed"?It:xo(e,t,n,To(t))}
    </li>`}function up(e,t){t([...e.target.files]),e.target.value=""}var dp=(e,t)=>W`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?It:W`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${op} multiple @change=${s=>up(s,t)}>
  </li>`;function mp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return W`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>W`<p class="error" role="alert">${n}</p>`)}`}var Lo=(e,t)=>W`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ls} @contextmenu=${Ls} @dragstart=${Ls}>
    ${e.items.map((s,n)=>pp(e,s,n))}
    ${e.items.length<e.most?dp(e,t):It}
  </ul>
  ${e.items.length>1?W`<p class="hint">${i("upload.order")}</p>`:It}
  ${mp(e)}`;async function Bo(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function fp(e){e.uploads.add(e.several.decline()),b("files")}function hp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var $p=(e,t)=>Q`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>Q`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?Q`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:gt}
    ${t?Q`<p class="note">${i("edit.sharedFull")}</p>`:gt}
    ${e.received.left?Q`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>hp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function gp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var bp=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),wp=e=>Q`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>gp(e)}>${i("edit.startOver")}</button>
  </p>`,yp=e=>Q`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Q`<p class="note">${i("edit.photosGone")}</p>`:gt}
    ${Lo(e.uploads,t=>Bo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,vp=e=>Q`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?Q`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:gt}`;function kp(e,t){let{isPublic:s,...n}=Vn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function xp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");$o(n),n?.focus()}function Op(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>kp(a,e);return Q`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>xp(a,e)}>
      ${e.isRestored?wp(e):gt}
      ${yp(e)}
      ${vo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${go(e)}
      <div class="publish">
        ${vp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var Pp=(e,t)=>Q`
  ${e.received?$p(e,t.get("shared")==="full"):gt}
  ${ko(e.several,()=>fp(e))}
  ${e.several.groups?gt:ro(e.drafts)}`;function Fp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Op(e):g(4)}function Io(e){let t=new(e.params.id?xs:Fs)(e,{showHome:bp}),s=()=>t.loading.load();return po(e.signal,n=>t.uploads&&Bo(t,n)),{title:t.title,ready:s(),view:()=>Q`
      ${h(t.title,gt,t.back)}
      ${t.isNew?Pp(t,e.query):gt}
      ${Fp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as G}from"../lib/lit-html/lit-html.js";var qp=20,Tp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Ao(e,t,{signal:s,stopped:n,tick:a=Tp,note:o=()=>{}}){for(;;)try{return await O(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(qp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Is=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Sp=30,Lp=["obscured","notPoint"],Mo=()=>f().places.source!=="gazetteer",As=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Lp.includes(t.reason)).slice(0,Sp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await $(q("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Bp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Uo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await $(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Bp(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(x(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Ip=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,_o=20,Ap=200,Mp=["ready","noPlace","duplicate","bad","skipped","done"],Up=4,_p=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],jo=e=>_p.includes(e.reason)?e.reason:"",Ms=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Is(()=>t.update()),this.places=new As(this,t),this.rows=Uo(t,()=>q(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=D(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Mp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Up)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await $("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(q("/import",{id:t.id})),this.#a(t)}async upload(t,s=ne){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Ip(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await K(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=_o;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Ao(`${this.#i}/commit`,{...this.options.body,limit:Ap},{signal:t,stopped:()=>this.#s,note:()=>$(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?_o:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await $(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await K(F(`/api/imports/${t.id}`))&&await this.leave()}};var jp=["track","route","line","area","picture","link","file","damaged","text"];function No({leftOut:e=[]}){let t=e.filter(({kind:s})=>jp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:rn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Do=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as $e,nothing as Me}from"../lib/lit-html/lit-html.js";var Eo=(e,t,s,n,a)=>$e`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Mi=(e,t,s,n,a,o,r)=>$e`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Me} @change=${l=>r(l.target.value)}>
      ${n.map(l=>$e`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?$e`<p class="hint" id="${e}-hint">${s}</p>`:Me}
  </div>`,Np=(e,t)=>$e`
  ${e.current.format==="finds"?Eo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Me}
  ${t.keep?Me:Eo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Dp=e=>Mi("import-category",i("import.category"),"",["",...Nt],t=>t?nt(t):i("edit.none"),e.category,t=>e.set({category:t})),Ep=e=>Mi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Xt(t),e.area,t=>e.set({area:t})),Rp=e=>Mi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),Ro=(e,t=e.options)=>$e`
  ${Np(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Dp(t)}${Ep(t)}${Number(t.area)?Rp(t):Me}</div>
    </details>
  </div>`;import{html as Y,nothing as Ht}from"../lib/lit-html/lit-html.js";function Hp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=jo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function _i(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];b(n?`row-${n.row}`:"part-rows")}function Cp(e,t,s,n){let a=new at(n,null,()=>_i(e,s,e.place(t,a.value)));return he(a)}var Us=e=>e.title||i("import.line",{n:e.row}),Ui=(e,t,s)=>Y`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Us(e)}`} @click=${s}>${t}</button>`,zp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Vp(e,t){await _(n=>new w({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),zp(t),n=>U(n,i("action.save"))),b(`name-${t.row}`)}var Ho=(e,t)=>Y`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Us(t)}`}
    @click=${()=>Vp(e,t)}>
    ${c("edit")}
  </button>`,Co=e=>e.findId?Y`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Us(e)}`}>
    ${i("import.show")}</a>`:Ht,Wp=(e,t,s,n)=>({ready:()=>Y`${Ho(e,t)}${Ui(t,i("import.skip"),()=>_i(e,s,e.skip(t,!0)))}`,skipped:()=>Ui(t,i("import.unskip"),()=>_i(e,s,e.skip(t,!1))),noPlace:()=>Y`${Ho(e,t)}${Ui(t,i("import.locate"),()=>Cp(e,t,s,n))}`,duplicate:()=>Co(t),done:()=>Co(t)})[t.status]?.()??Ht,ji=e=>e?Y`<br><span class="soft" dir="auto">${e}</span>`:Ht,Gp=e=>e.slice(e.lastIndexOf("/")+1),Jp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Yp=({media:e,lost:t=[]})=>[e>t.length?ji(i("import.rowMedia",{n:e-t.length})):Ht,...t.map(({file:s,reason:n})=>ji(`${Gp(s)}: ${Jp(n)}`))],Xp=(e,t,s,n)=>Y`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Us(t)}</bdi>${ji(Hp(t))}${Yp(t)}</span>
    <span class="row">${Wp(e,t,s,n)}</span>
  </li>`;function Zp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Y`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Xp(e,o,r,t))}</ul>
    ${L(e.rows)}`:Y`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var Kp=(e,{n:t,all:s})=>Y`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Qp(e){await e.places.run(),b("part-rows")}function tu(e){let{state:t,rows:s}=e.places;return t?.busy?Kp(e,t):Y`
    ${t?Y`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ht}
    ${t?.problem?m(t.problem):Ht}
    ${s.length?Y`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Qp(e)}>${i("import.lookUp")}</button>
      </p>`:Ht}`}var zo=(e,t)=>Y`
  <section class="card">
    ${J("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>oe(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Mo()?tu(e):Ht}
    ${Zp(e,t)}
  </section>`;var eu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function su(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&b("part-import"))}var iu=e=>B`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,nu=e=>B`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${eu} aria-describedby="import-hint" @change=${t=>su(t,e)}>
  </p>`,au=e=>B`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):G}
    ${e.progress===null?nu(e):iu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?ru(e):G}`;async function Wo(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),b("import-file"))}var _s=e=>e.name||i("import.unnamed");async function ou(e,t){await e.open(t),b("part-import")}var ru=e=>B`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>B`
      <li class="row between">
        <span class="grow"><bdi class="strong">${_s(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Go(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${_s(t)}`} @click=${()=>ou(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${_s(t)}`}
            @click=${()=>Wo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Go=e=>i("import.ends",{date:st(e.expiresAt)});async function cu(e){await e.commit(),b("part-import")}var lu=(e,{taken:t,all:s})=>B`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?B`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,pu=({mediaDone:e,mediaLost:t},{made:s})=>B`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?B`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?B`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?B`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:G}`,uu=(e,t)=>B`
  ${Ro(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>cu(e)}>${i("import.commit",{n:t})}</button>`;function du(e){let[t,s]=[No(e),Do(e)];return B`
    ${t?B`<p id="import-left">${t}</p>`:G}
    ${s.length?B`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>B`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?B`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function mu(e){let{current:t,published:s}=e;return B`
    <section class="card">
      ${J("import",B`<bdi>${_s(t)}</bdi>`)}
      ${e.isBusy?lu(e,s):B`
        ${e.isDone?G:B`<p class="soft">${Go(t)}</p>`}
        ${du(t)}
        ${s?pu(t.counts,s):G}
        ${s?.problem?m(s.problem):G}
        ${t.counts.ready?uu(e,t.counts.ready):G}
        <p class="row">${e.isDone?B`
          <button type="button" class="quiet" @click=${()=>Vo(e)}>${i("import.finish")}</button>`:B`
          <button type="button" class="quiet" @click=${()=>Vo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Wo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Vo(e){await e.leave(),b("import-file")}function fu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?B`${mu(e)}${e.isBusy?G:zo(e,t)}`:au(e)}function Jo(e){let t=new Ms(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>B`${h(i("import.title"),G,"/settings")}${fu(t,e)}`}}import{html as X,nothing as ge}from"../lib/lit-html/lit-html.js";var hu=1e3,Yo=[5,15,30,60],js=class{areas=null;job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=jn){this.#t=t,this.#e=s,this.loading=D(t,async()=>{await this.#s(),this.#i()})}get isRunning(){return this.job?.state==="running"}async#s(){let{areas:t,job:s}=await $("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s}),this.#t.update()}async#i(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(hu),await this.#s().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#a()}resize(t){return this.km=t,this.#a()}async#a(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await O("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await O("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#i()}async remove(t){try{await F(`/api/admin/map/areas/${t.name}`),await this.#s(),p(i("areas.removed",{title:t.title}))}catch(s){p(x(s))}}};async function $u(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var gu=(e,t)=>X`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${C(t.bytes)} · ${R(t.updatedAt)}</span></span>
    <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>$u(e,t)}>
      ${i("areas.remove")}
    </button>
  </li>`,bu=e=>X`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?X`<ul class="people">${e.areas.map(t=>gu(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"))}
  </section>`,wu=e=>X`
  <div class="field">
    <label for="km">${i("areas.size")}</label>
    <select id="km" @change=${t=>e.resize(Number(t.target.value))}>
      ${Yo.map(t=>X`<option value=${t} ?selected=${t===e.km}>${se(t)}</option>`)}
    </select>
  </div>`,yu=e=>X`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:C(e.plan.bytes)})}
  </button>`;function vu(e){return!e.chosen||e.isRunning?ge:X`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${wu(e)}
    ${e.busy?X`<p class="soft" role="status">${i("areas.asking")}</p>`:ge}
    ${e.problem?X`<p class="error" role="alert">${x(e.problem)}</p>`:ge}
    ${e.plan?yu(e):ge}`}function ku(e){let{job:t}=e;if(!t)return ge;let{title:s,state:n}=t;if(n==="failed")return X`<p class="error" role="alert">${i("areas.failed",{title:s})} ${x(t)}</p>`;if(n==="done")return X`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return X`
    <p role="status">${t.total?i("areas.running",{title:s,done:C(t.bytes),total:C(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}function xu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?X`
    <section class="card" aria-labelledby="where">
      <h2 id="where">${i("areas.where")}</h2>
      <p class="hint">${i("areas.whereText")}</p>
      <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
      ${vu(e)}
      ${ku(e)}
    </section>
    ${bu(e)}`:g(3)}function Xo(e){let t=new js(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>X`${h(i("admin.map"),ge,"/admin")}${xu(t)}`}}import{html as E,nothing as rt}from"../lib/lit-html/lit-html.js";var Ou=4,Pu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Zo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Re).href),{data:s,size:n}=t(e,{ecc:"M",border:Ou});return{size:n,path:Pu(s)}}var Ko=[1,2,5,10,25,100],Qo=[1,7,30,90],Ns=class{created=null;#t;constructor(t){this.#t=t,this.list=N(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return k()?.role==="admin"}isMine(t){return t.inviter?.id===k()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await O("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Zo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:v(k()),instance:zt()});await navigator.share({title:i("invites.shareTitle",{instance:zt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await F(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var tr=(e,t,s,n)=>E`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>E`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Fu=()=>E`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function qu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Tu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await b("created-title")}var Su=(e,t=e.form)=>E`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${qu} @submit=${s=>Tu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${tr("uses",i("invites.uses"),Ko.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${tr("days",i("invites.days"),Qo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Fu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,Lu=({size:e,path:t})=>E`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Bu=e=>E`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Iu=e=>E`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${jt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Bu(e):rt}
    </p>
    ${e.created.code?Lu(e.created.code):rt}
  </section>`,Au=e=>E`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${v(e)}</span></a></li>`;async function Mu(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Uu=(e,t,s)=>E`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Mu(e,t)}>
    ${i("invites.revoke")}
  </button>`,_u={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},ju=(e,t)=>!e.isAdmin||e.isMine(t)?rt:E` · ${t.inviter?i("invites.by",{name:v(t.inviter)}):i("invites.byCommand")}`;function Nu(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return E`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(_u[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?E` · ${i("invites.until",{date:st(t.expiresAt)})}`:rt}
        ${t.befriend?E` · ${i("invites.befriends")}`:rt}
        ${ju(e,t)}
      </p>
      ${t.usedBy.length?E`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Au)}</ul>`:rt}
      ${n?E`<p class="row actions">${Uu(e,t,s)}</p>`:rt}
    </li>`}function Du(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?E`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Nu(e,a))}</ul>
      ${L(e.list)}
    </section>`:_t()?rt:M(i("invites.none"),i("reason.may_not_invite")):g(2)}function er(e){let t=new Ns(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>E`
      ${h(i("invites.title"),rt,"/people")}
      ${_t()?E`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?Iu(t):rt}
      ${_t()?Su(t):rt}
      ${Du(t)}`}}import{html as Ue,nothing as Eu}from"../lib/lit-html/lit-html.js";var ir=(e,t)=>Ue`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Ru=(e,{label:t,value:s,options:n,text:a})=>Ue`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Ue`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function sr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?ir(n,a(o)):Ru(t,{label:n,value:o,options:s,text:a})}var Hu=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Cu=({mediaLimit:e})=>e?C(e):i("admin.limits.none"),zu=e=>Ue`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${sr(e,"registration",_a,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${sr(e,"invites",ja,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?ir(i("admin.limitOfAll"),Cu(e.values)):Hu(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Vu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?zu(e):g(4)}function nr(e){let t=new fs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ue`${h(i("admin.instance"),Eu,"/admin")}${Vu(t)}`}}import{html as bt,nothing as Kt}from"../lib/lit-html/lit-html.js";var ar=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ds=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=ar(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return k()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await kn();let a=this.invite||ar(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await O("/api/auth/register",o).catch(l=>this.#e(l));Pt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Wu=({form:e,asksInvite:t})=>bt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Kt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Gu({greeting:e,invite:t}){let s=e?.inviter,n=bt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Kt}</p>`;return s?bt`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:v(s),instance:zt()})}</h1>
    </div>
    ${n}
    ${e.befriend?bt`<p class="note">${i("join.invitedFriend",{name:v(s)})}</p>`:Kt}`:bt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Ju=(e,t)=>bt`${ya(bt`
  ${Gu(e)}
  ${e.ended?bt`<p class="note" role="alert">${x(e.ended)}</p>`:Kt}
  ${e.user?bt`<p class="note">${i("join.signedIn",{name:v(e.user)})}</p>`:Kt}
  ${e.isClosed?bt`<p class="note">${i("join.closed")}</p>`:Kt}
  ${f().passwordLogin?Wu(e):Kt}
  ${xa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${wa(t)}`;function or(e){let t=new Ds(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Ju(t,e.update)}}import{html as vt,nothing as je}from"../lib/lit-html/lit-html.js";var rr=["private","friends","public"],cr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),lr=e=>new w({send:async t=>e(await O("/api/lists",cr(t)))}),Es=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===k().id,this.lists=N(t,q("/api/lists",{userId:s,limit:20}))}},Rs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=N(t,`${this.#e}/finds?limit=50`),this.loading=D(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===k().id}get canHide(){return!this.isOwn&&k().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return q("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await $(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await z(this.#e,cr(s)),this.#t.update(),t()}});hideForm=t=>new w({send:async({reason:s})=>{await O(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await K(F(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await K(t)){let s=await $(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(F(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Hs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return K($(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await K(t.hasFind?z(s):F(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await O("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Qt,nothing as Yu}from"../lib/lit-html/lit-html.js";var Xu={private:"lock",friends:"people",public:"globe"},Cs=e=>Qt`
  <span class="badge">${c(Xu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,pr=e=>Qt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Et(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Cs(e)}</span>
      </span>
    </a>
  </li>`,Zu=(e,t)=>Qt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Ku=(e,t)=>Qt`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${rr.map(s=>Zu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,zs=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>Ku(s,t),s=>U(s,i("action.save"))),Qu=(e,t)=>Qt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Cs(t)}
    </label>
  </li>`,td=(e,t)=>Qt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${jt(t)}</div>
  ${e.lists.length?Qt`<ul class="people">${e.lists.map(s=>Qu(e,s))}</ul>`:Yu}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function ed(e){let t=new Hs(e.id);await t.load()&&await ht((s,n)=>(t.update=n,td(t,s)),{label:i("lists.addTo")})}import{html as lt,nothing as Ct}from"../lib/lit-html/lit-html.js";var[Vs,sd,id]=[12,28,44],Ni=class extends ma{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Vs,{animate:!1}),this.#e())}#e(){this.map.setMarkers(fa(this.#t,t=>this.map.pixelOf(t),id).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Vs}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:sd,text:"",label:t.name,area:l,click:r}}let n=ha({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Vs}):this.map.fit([t,...s],Vs)}}failed(){this.remove()}};customElements.define("finds-map",Ni);var nd=88,ur=(e,t)=>lt`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ws=(e,{count:t,likes:s,badge:n=Ct,actions:a=Ct})=>lt`
  <section class="profile-head">
    ${it(e,nd)}
    ${e.displayName?lt`<p class="soft">@${e.username}</p>`:Ct}
    ${e.about?lt`<p dir="auto">${e.about}</p>`:Ct}
    <p class="row">
      ${t===void 0?Ct:ur(t,"person.findsSum")}
      ${s===void 0?Ct:ur(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,ad=e=>lt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Et(e.media[0],{thumb:!0}):lt`<span class="sign-tile">${Wt(e.category)}</span>`}
      ${e.isPublic?Ct:lt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,dr=(e,t,s)=>lt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,od={grid:e=>lt`<ul class="tiles">${e.map(ad)}</ul>`,list:e=>lt`<ul class="card rows">${e.map(t=>sa(t,ss(t)))}</ul>`},Di=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...Ft(s),km:s.area,name:qn(s)}])).values()];function be(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?lt`
    <finds-map .places=${Di(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${dr(e,"grid","camera")}
      ${dr(e,"list","filter")}
    </div>
    ${od[e.layout](s)}
    ${L(e.finds)}`:M(t.title,t.text,t.action??Ct):g(3)}import{html as tt,nothing as wt}from"../lib/lit-html/lit-html.js";var mr=["exact","area","hidden"],Ei=[1,5,20],fr=["","1","7","30","date"],rd=3650,Ri=({findId:e,listId:t})=>e?"find":t?"list":"category",hr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function cd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var $r=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ld({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?cd(t):Number(e);if(s>=1&&s<=rd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function pd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var ud=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:pd(e),days:ld(e)}),dd=({chosen:e,category:t})=>({category:e||t.trim()});async function md(){let e=(await $("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Nt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ri(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=ud(t);return this.share?V(`/api/shares/${this.share.id}`,s):O("/api/shares",{...this.target??dd(t),...s,days:s.days??void 0})}},Ys=e=>new URL(e.link,location.origin).href,Xs=()=>!!navigator.share;async function Zs(e){try{await navigator.clipboard.writeText(Ys(e))}catch{return!1}return p(i("find.copied")),!0}async function Ks(e,t){try{await navigator.share({title:t,url:Ys(e)})}catch(s){return s.name==="AbortError"}return!0}var Js=class{#t;constructor(t){this.#t=t,this.list=N(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await K(md().then(s=>{t=s})),t}async revoke(t){await K(F(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Hi=e=>e.findTitle||e.listName||nt(e.category??""),yt=e=>e.title||Hi(e),gr=e=>i("place.area",{distance:se(e)}),br=({place:e,area:t})=>e==="area"?gr(t):i(`shares.place.${e}`),Ci=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ot(t)}),Qs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>tt`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:wt}
      aria-invalid=${e.errors[t]?"true":wt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,u])=>tt`<option value=${l} ?selected=${l===a}>${u}</option>`)}
    </select>
    ${e.errors[t]?tt`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?tt`<p class="hint" id="${t}-hint">${r}</p>`:wt}
  </div>`,fd=e=>tt`
  ${Qs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,nt(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?wt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,hd={exact:"pin",area:"map",hidden:"block"},$d=(e,t)=>tt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(hd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,gd=e=>tt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${mr.map(t=>$d(e,t))}
  </fieldset>
  ${e.place==="area"?Qs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Ei[0],options:Ei.map(t=>[t,gr(t)])}):wt}`,bd=e=>tt`
  ${Qs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ci(e.share)]]:[],...fr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:$r(14),hint:i("shares.dateHint"),required:!0}):wt}`,wd=e=>tt`
  ${e.share?.hasPassword?Qs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):wt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):wt}`,yd=e=>tt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?wt:fd(e)}
  ${gd(e)}
  ${bd(e)}
  ${wd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ti(e){let t=null,s=null,n=r=>(s=new Gs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>yd(s),r=>U(r,i(o))),t}async function wr(e){await Zs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function vd(e){await Ks(e,yt(e))||await wr(e)}var kd=e=>tt`
  <button type="button" class="quiet" @click=${()=>vd(e)}>${c("share")} ${i("action.share")}</button>`,zi=e=>tt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${yt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,_e=(e,t=i("shares.ready"))=>ht(s=>tt`
  <div class="row between"><h2>${t}</h2>${jt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${yt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ys(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>wr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Xs()?kd(e):wt}
    ${zi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function yr(e){let t=await ti(e);t&&await _e(t)}var xd=e=>yr({target:{findId:e.id},place:hr(e)}),vr=e=>yr({target:{listId:e.id}});async function Od(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Pd=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>zs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>vr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Od(e)}],{id:"list-menu"}),Fd=e=>vt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,qd=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Fd,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function kr(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Td(e,t){await e.drop(t),b("list-menu")}function Sd(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>kr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>kr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Td(e,t)}],{id:`find-${t.id}`})}var Ld=(e,t,s)=>vt`
  <li class="listed">
    ${ea(t,ss(t))}
    ${e.isOwn?Sd(e,t,s):je}
  </li>`,Bd=({user:e})=>vt`<a class="person" href="/people/${e.id}">${it(e)} <span>${v(e)}</span></a>`,Id=e=>vt`
  <div class="card">
    ${e.isOwn?je:Bd(e.list)}
    ${e.list.description?vt`<p class="text" dir="auto">${e.list.description}</p>`:je}
    <p class="marks">${Cs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Ad(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?vt`
    <finds-map .places=${Di(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Ld(e,a,o))}</ol>
    ${L(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}function Md(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return vt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return g(3);let{cover:n}=e.list;return vt`
    ${n?vt`<div class="list-cover">${Et(n.media,{eager:!0})}</div>`:je}
    ${Id(e)}
    ${Ad(e)}`}function xr(e){let t=new Rs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>vt`
      ${h(t.title,t.isOwn?Pd(t):t.canHide?qd(t):je,t.listsPath)}
      ${Md(t)}`}}import{html as Vi,nothing as Ud}from"../lib/lit-html/lit-html.js";async function _d(e){let t=null;await zs(s=>lr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var jd=e=>Vi`
  <button type="button" id="new-list" @click=${()=>_d(e)}>${c("plus")} ${i("lists.new")}</button>`;function Nd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Vi`<ul class="card rows">${e.items.map(pr)}</ul>${L(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function Or(e){let t=new Es(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Vi`
      ${h(i("lists.title"),t.isOwn?jd(e):Ud,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Nd(t)}`}}import{html as Pr,nothing as Ed}from"../lib/lit-html/lit-html.js";var Dd=10,ei=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=D(t,()=>this.#e())}async#e(){if(this.name===k()?.username)return this.#s(k());let t=q("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Dd;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Rd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Pr`<p class="empty">${i("person.gone")}</p>`:g(3)}function Fr(e){let t=new ei(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Pr`${h(t.name,Ed,"/people")}${Rd(t)}`}}import{html as kt,nothing as ii}from"../lib/lit-html/lit-html.js";var[Hd,Cd]=[20,36e5];function zd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Hd-1]<Cd)).map(([s])=>s))}var si=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=N(t,"/api/notifications?limit=30"),this.#e=Ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=zd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ie("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||We(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,We(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;gn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await F(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||We(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var Vd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Wd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Gd=({type:e,data:t})=>e==="moderated"?mn[fn(t)]:e==="link_used"?"lock":"flag",Jd=({type:e,data:t,actor:s})=>t.userId?kt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Vd[e],e==="find_liked")}</span>
  </span>`:kt`<span class="face office">${c(Gd({type:e,data:t}))}</span>`,Yd=e=>kt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Xd(e,t){let s=e.request(t.newest);return s?kt`<span class="row actions">${Gt(s.friendship,s.user,()=>e.answered(t))}</span>`:ii}var Zd=(e,t,s)=>kt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${$n(t.newest)} @click=${()=>e.markRead(t)}>
      ${Jd(t.newest)}
      <span>
        <span class="what">${hn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ii:kt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Yd(t.newest.thumbnailUrl):ii}
    </a>
    ${Xd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Wd(e,t,s)}>${c("close")}</button>
  </li>`,Kd=e=>kt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Qd=()=>kt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function tm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?kt`<ul class="card notes">${e.groups.map((n,a)=>Zd(e,n,a))}</ul>${L(e.list)}`:M(i("note.none"),i("note.noneText"),Qd()):g(4)}function qr(e){let t=new si(e);return{title:i("nav.bell"),ready:t.load(),view:()=>kt`${h(i("nav.bell"),t.hasUnread?Kd(t):ii)}${tm(t)}`,close:()=>t.close()}}import{html as xt,nothing as Wi}from"../lib/lit-html/lit-html.js";var em=200,sm=2,ni=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>N(t,q("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=N(t,()=>q("/api/users",{q:this.text.trim()})),this.#s=Ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(q(this.#t.path,{q:t})),[...t].length<sm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,em)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===k()?.id?t.addressee:t.requester}isMe(t){return t.id===k()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function im(e,t){if(e.isMe(t))return xt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return xt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Qe(t,e.reload);let s=e.requestOf(t);return s?Gt(s,t,e.reload):xt`<span class="badge">${i("friend.pending")}</span>`}function nm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?xt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>bi(s,im(e,s)))}</ul>
    ${L(t)}`:xt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Wi}function am(e,t){e.preventDefault(),t.search()}var om=e=>xt`
  <form class="card" role="search" @submit=${t=>am(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${nm(e)}
  </form>`;function ai(e,t,s,n=bi){let a=e.lists[t];return a.items.length?xt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${L(a)}
    </section>`:Wi}var rm=(e,t,s)=>Pe(s,[es(t,s,e.reload),Oe(s,e.reload)]),cm=e=>xt`
  ${ai(e,"received",(t,s)=>[Gt(t,s,e.reload),Pe(s,[Oe(s,e.reload)])])}
  ${ai(e,"sent",(t,s)=>ts(t,s,e.reload))}
  ${e.lists.accepted.items.length?ai(e,"accepted",(t,s)=>rm(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${ai(e,"blocked",(t,s)=>zn(s,e.reload),Cn)}`;function lm(e){return e.problem?m(e.problem,e.load):e.isLoaded?cm(e):g(3)}var pm=()=>_t()?xt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Wi;function Tr(e){let t=new ni(e);return{title:i("people.title"),ready:t.load(),view:()=>xt`${h(i("people.title"),pm(),"/feed")}${om(t)}${lm(t)}`,close:()=>t.close()}}import{html as we,nothing as ri}from"../lib/lit-html/lit-html.js";var oi=class extends Ke{user=null;friendship=null;#t;constructor(t){super(t,q("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=D(t,()=>this.#e())}get title(){return(this.user&&v(this.user))??i("person.title")}get isMe(){return this.#t===k()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await $(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":q("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function um({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Qe(e,n.load):t?t.status==="accepted"?ri:s?Gt(t,e,n.load):ts(t,e,n.load):ri}var dm=()=>we`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,mm=e=>we`
  <a class="button quiet" href=${q("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,fm=e=>e.isMe?dm():[um(e),mm(e.user)];function hm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ri;let o=n?.status==="accepted"?[es(n,s,a.load)]:[];return Pe(s,[Kn(s,a.load),...o,Zn({userId:s.id}),Oe(s,()=>t.go("/people"))])}var $m=e=>Ws(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?we`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ri,actions:fm(e)});function gm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?we`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?we`
    ${$m(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${be(e,{title:i("person.none"),text:i("person.noneText",{name:v(e.user)})})}
    </section>`:g(3)}function Sr(e){let t=new oi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>we`${h(s(),hm(t,e),"/people")}${gm(t)}`}}import{html as pt,nothing as De}from"../lib/lit-html/lit-html.js";var ci=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=N(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,F(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await K(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var li=class extends Ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,q("/api/finds",{userId:k().id,includePrivate:!0,limit:20})),this.bin=new ci(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new w({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return k()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await $(`/api/users/${k().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{Pt(await s("PUT","/api/users/me/picture",await Le(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await F("/api/users/me/picture"),Pt(await $("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Pt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as ui,nothing as pi}from"../lib/lit-html/lit-html.js";async function bm(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function wm(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var ym=(e,t)=>ui`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>bm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,vm=(e,{find:t,expiresAt:s})=>ui`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ui`<br><span class="soft">${i("bin.until",{date:Ot(s)})}</span>`:pi}
    </p>
    ${t.hidden?Qn(i("report.findHidden"),t.hidden):pi}
    <p class="row">
      ${t.hidden?pi:ym(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>wm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Lr=e=>e.list.items?.length?ui`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>vm(e,t))}</ul>
    ${L(e.list)}
  </section>`:pi;function km(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var xm=e=>pt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Om=e=>pt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>km(t,e)}>
      ${e.hasPicture?xm(e):De}
    </p>
    ${e.progress===null?De:pt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Pm=()=>pt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Fm=({form:e,user:t})=>pt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Ne=(e,t,s)=>pt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,qm=e=>pt`
  <ul class="card rows">
    ${Ne("/people","people",i("people.accepted"))}
    ${Ne("/saved","bookmark",i("saved.title"))}
    ${Ne("/lists","feed",i("lists.title"))}
    ${Ne("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ne("/admin","shield",i("admin.title")):De}
  </ul>`,Tm=()=>pt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Sm=e=>pt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${jt(e.toggleEdit)}</div>
    ${Om(e)}
    ${Fm(e)}
  </section>`;async function Lm(e){e.toggleEdit(),await b("edit-title")}var Bm=e=>pt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Lm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Im=e=>pt`
  ${h(v(e.user),Tm())}
  ${Ws(e.user,{...e.figures,actions:Bm(e)})}
  ${e.isEdited?Sm(e):De}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${be(e,{title:i("profile.none"),text:i("profile.noneText"),action:Pm()})}
  </section>
  ${qm(e.user)}
  ${Lr(e.bin)}`;function Br(e){let t=new li(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Im(t):De}}import{html as Z,nothing as te}from"../lib/lit-html/lit-html.js";var Am={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Mm=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ir=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Um(e,t,s){let n=Ir(t,s);s!=="dismissed"?await Xn(n,({note:a})=>e.decide(t,s,a),Mm):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),b("reports")}var Ar=e=>e?Z`<a class="strong" href="/people/${e.id}">${v(e)}</a>`:Z`<span class="soft">${i("report.left")}</span>`,_m=e=>Z`
  <p class="row">${e.map(t=>Z`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,jm=e=>Z`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Fe(e.description):te}
  ${e.media.length?_m(e.media):te}`,Nm=e=>e.find?jm(e.find):e.comment?Fe(e.comment.content):e.kind==="user"?te:Z`<p class="soft">${i("report.noContent")}</p>`,Dm=e=>Z`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ar(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?Fe(e.text):te}
  </li>`,Em=(e,t,s)=>Z`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Um(e,t,s)}>
    ${c(Am[s])} ${Ir(t,s)}
  </button>`,Rm=(e,t)=>Z`<p class="row">${Gn(t.kind).map(s=>Em(e,t,s))}</p>`,Hm=(e,t)=>Z`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Fe(t.decision.note):te}
  ${t.hidden?Z`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:te}`,Cm=(e,t)=>Z`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ar(t.owner)}</h2>
    ${Nm(t)}
    <ul class="rows">${[t,...t.others].map(Dm)}</ul>
    ${t.decision?Hm(e,t):Rm(e,t)}
  </li>`;function zm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Z`<ul class="stack">${t.map(a=>Cm(e,a))}</ul>${L(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function Mr(e){let t=new Jn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Z`
      ${h(i("report.reports"),te,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Wn.map(s=>oe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${zm(t)}`}}import{html as Gi,nothing as Vm}from"../lib/lit-html/lit-html.js";var Wm=(e,t)=>Gi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ta(t))} ${i(`saved.${t}`)}
  </button>`,Gm=()=>Gi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Jm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Gm()});function Ur(e){let t=new Rn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Gi`
      ${h(i("saved.title"),Vm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${En.map(s=>Wm(t,s))}</div>
      ${be(t,Jm(t.state))}`}}import{html as H,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Ji}from"../lib/lit-html/lit-html.js";var jr=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Ym(e,t){let s=Ve(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>ut`
    ${P(n)}
    ${Rt(n)}
    ${jr(n,s)}
    ${t?Tt(n,"password",i("account.password")):Ji}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)}var Xm=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>ut`
  ${P(s)}
  ${jr(s,t.name)}`,()=>ut`<button type="submit">${i("action.save")}</button>`);async function Zm(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var _r=(e,t,s)=>ut`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Km=(e,t,s)=>ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?ut`<span class="badge">${i("passkeys.backedUp")}</span>`:Ji}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?ut`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${_r(t,i("passkeys.rename"),async()=>{await Xm(e,t),s()})}
      ${_r(t,i("action.delete"),()=>Zm(e,t))}
    </span>
  </li>`,Qm=e=>ut`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Nr=(e,t,s)=>ut`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?ut`<ul class="people">${e.list.map(n=>Km(e,n,s))}</ul>`:Ji}
    <p>${Qm(async()=>{await Ym(e,t),s()})}</p>
  </section>`;import{html as ye,nothing as tf}from"../lib/lit-html/lit-html.js";var Yi=(e,t,s,n,a,o)=>ye`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ye`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Dr=e=>he(e.picker()),ef=e=>ye`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,sf=(e,{latitude:t,longitude:s,radius:n,area:a})=>ye`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Yi("home-radius",i("place.homeRadius"),Fa,Ce,n,o=>e.changeHome({radius:o}))}
  ${Yi("home-area",i("place.homeArea"),[1,5,20],Xt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?ef(e):tf}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Dr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Er=e=>ye`
  <section class="card">
    ${J("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Yi("shown-area",i("place.shownNew"),[0,1,5,20],Xt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?sf(e,e.values.home):ye`
      <p><button type="button" class="quiet" id="home" @click=${()=>Dr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as dt,nothing as ve}from"../lib/lit-html/lit-html.js";var Xi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Rr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:Xi[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var Ee=e=>e.kind==="token",Cr=e=>Ee(e)?e.name:Ve(e.userAgent),nf={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},af=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function of(e){return e.expiresAt?Ee(e)?i("token.until",{date:Ot(e.expiresAt)}):i("settings.until",{date:Ot(e.expiresAt)}):i("token.endless")}var rf=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),cf=(e,t)=>{let s=i(Ee(t)?"token.revoke":"settings.end");return dt`
    <button type="button" class="quiet" aria-label="${s}: ${Cr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},lf=e=>dt`${i(Ee(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,pf=(e,t)=>dt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Cr(t)}</span>
      <span class="badge">${nf[t.kind]()}</span>
      ${t.current?dt`<span class="badge">${i("settings.thisOne")}</span>`:ve}<br>
      ${Ee(t)?dt`<span class="soft">${af(t)}</span><br>`:ve}
      <span class="soft">${lf(t)} · ${rf(t)} · ${of(t)}</span>
    </span>
    ${t.current?ve:cf(e,t)}
  </li>`;async function uf(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var df=e=>dt`
  <button type="button" class="quiet" @click=${()=>uf(e)}>${i("settings.endOthers")}</button>`,Hr=(e,t,s,n=ve)=>dt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>dt`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,mf=[90,30,365],ff=e=>Object.keys(Xi).filter(t=>t!=="admin"||e.role==="admin"),hf=(e,t)=>dt`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${Rt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Hr("access",i("token.access"),ff(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Hr("days",i("token.life"),[...mf.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?Tt(t,"password",i("account.password")):ve}`,$f=e=>us({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function gf(e){let t=null;await _(n=>Rr(a=>{t=a,n()}),i("token.create"),n=>hf(e,n),()=>dt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await $f(t.token))}var zr=e=>dt`
  <section class="card">
    ${J("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>pf(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?df(e):ve}
      <button type="button" class="quiet" id="new-token" @click=${()=>gf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var bf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Zi=(e,t,s,n)=>H`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>H`
        <option value=${a} lang=${e==="language"?a:mt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,wf=e=>H`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${qe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,yf=()=>an.map(e=>[e,sn[e],e===nn()]),Wr=e=>H`
  <section class="card">
    ${J("appearance",i("settings.appearance"))}
    ${Zi("language",i("settings.language"),yf(),t=>e.setLanguage(t))}
    ${Zi("theme",i("settings.theme"),la.map(t=>[t,i(`settings.theme.${t}`),t===pa()]),t=>e.setTheme(t))}
    ${Zi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===cn()]),t=>e.setUnits(t))}
    ${ra()?wf(e):mt}
  </section>`;async function vf(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Vr=(e,t,s=mt)=>H`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>vf(n,e,t)}>
  </label>`,kf=e=>H`
  <section class="card">
    ${J("notify",i("settings.notify"))}
    ${[...bf,...k()?.role==="admin"?["reported"]:[]].map(t=>Vr(e,t))}
    ${f().pushKey?Vr(e,"pushEnabled",H`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):mt}
  </section>`,xf=(e,t)=>H`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Of=(e,t)=>H`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):mt}</p>`;function Pf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?xf(e,t):e.push==="off"?Of(e,t):H`<p class="note">${i(`push.${e.push}`)}</p>`}var ke=(e,t)=>H`<button type="button" class="chip" @click=${()=>b(`part-${e}`)}>${t}</button>`,Ff=()=>H`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ke("appearance",i("settings.appearance"))}
    ${ke("notify",i("nav.bell"))}
    ${f().passwordLogin?ke("password",i("account.password")):mt}
    ${ke("places",i("place.settings"))}
    ${ke("sessions",i("settings.devices"))}
    ${ke("data",i("settings.data"))}
  </nav>`,qf=e=>H`
  ${Ff()}
  ${Wr(e)}
  ${kf(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Pf(e)}
  </section>
  ${f().passwordLogin?Ta(e):mt}
  ${e.passkeys.isShown?Nr(e.passkeys,e.asksPassword,e.redraw):mt}
  ${f().provider.enabled?Sa(e):mt}
  ${Er(e.places)}
  ${zr(e)}
  ${La(e)}
  ${_t()?H`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:mt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Tf(e){let t=Ut.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Sf=e=>H`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Tf(e)}>${i("settings.signOut")}</button>`;function Lf(e){let{problem:t,load:s}=e.loading;return t?H`${m(t,s)}${Wr(e)}`:e.isLoaded?qf(e):g(5)}function Gr(e){let t=new ls(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>H`
      ${h(i("settings.title"),Sf(t),"/profile")}
      ${t.refusal?m(t.refusal):mt}
      ${Lf(t)}`}}import{html as ft,nothing as mi}from"../lib/lit-html/lit-html.js";async function Bf(e){let t=await e.offered(),s=t&&await ti({offered:t});s&&(e.take(s),await _e(s))}async function If(e,t){let s=await ti({share:t});s&&e.take(s)}async function Af(e,t){await T(i("shares.revokeTitle",{title:yt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),b("new-share"))}var Mf=async e=>await Zs(e)||_e(e,i("shares.one")),Uf=async e=>await Ks(e,yt(e))||_e(e,i("shares.one")),_f=(e,t)=>Dt(i("shares.menu",{title:yt(t)}),[...Xs()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Uf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>If(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Af(e,t)}],{id:`share-${t.id}`}),jf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Nf=e=>e.category?ft`<span class="strong" dir="auto">${yt(e)}</span>`:ft`<a class="strong" dir="auto" href=${jf(e)}>${yt(e)}</a>`,Df=e=>ft`${i(`shares.kind.${Ri(e)}`)}${e.title?ft`: <bdi>${Hi(e)}</bdi>`:mi}`,di=(e,t)=>ft`<span class="badge">${e?c(e):mi} ${t}</span>`,Ef=e=>ft`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${yt(e)}" @click=${()=>Mf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Rf=(e,t)=>ft`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Nf(t)}<br>
        <span class="soft">${Df(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${_f(e,t)}
    </div>
    <p class="marks">
      ${di(t.place==="hidden"?"block":"pin",br(t))}
      ${t.hasPassword?di("lock",i("account.password")):mi}
      ${t.expiresAt?di("",Ci(t)):di("",i("shares.endless"))}
    </p>
    ${t.expired?mi:ft`<p class="row actions">${Ef(t)} ${zi(t)}</p>`}
  </li>`;function Hf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ft`<div class="card"><ul class="people">${t.map(a=>Rf(e,a))}</ul></div>${L(e.list)}`:M(i("shares.none"),i("shares.noneText")):g(3)}var Cf=e=>ft`
  <button type="button" class="quiet" id="new-share" @click=${()=>Bf(e)}>${i("shares.category")}</button>`;function Jr(e){let t=new Js(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ft`
      ${h(i("shares.mine"),Cf(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Hf(t)}`}}import{html as At,nothing as Xr}from"../lib/lit-html/lit-html.js";var fi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ut.get("outbox")}load=async()=>{await Bn(),this.isLoaded=!0,this.#t.update()};cancel(t){return An(t.id)}retry(t){return Mn(t.id)}sendNow(){return Un()}};async function zf(e,t){await Hn()&&e.cancel(t)}var Vf=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Yr=e=>At`<a class="strong" dir="auto" href=${_n(e)}>${e.title}</a>`,Wf={find:e=>At`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>At`<span class="what" dir="auto">${e.body.content}</span><br>${Yr(e)}`,like:Yr},Gf=(e,t)=>At`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Vf(t)}</span><br>
      ${Wf[t.kind](t)}<br>
      ${t.state==="refused"?At`<span class="error">${t.problem}</span>`:At`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?At`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Xr}
      <button type="button" class="quiet" @click=${()=>zf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Jf(e){return e.isLoaded?e.entries.length?At`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Gf(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):g(2)}function Zr(e){let t=new fi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>At`${h(i("outbox.title"),Xr,"/")}${Jf(t)}`}}function Yf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await un(q("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(y=>[y.category,y.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${S(r)}${n?"+":""}`}}}export{cc as about,Aa as accounts,ed as addToList,Ra as admin,za as adminLog,Xo as areas,Yf as countCategories,Io as edit,Jo as import,nr as instance,er as invites,or as join,xr as list,Or as lists,Fr as named,qr as notifications,Tr as people,Sr as person,Br as profile,Mr as reports,Ur as saved,Gr as settings,xd as shareFind,Jr as shares,Zr as waiting};

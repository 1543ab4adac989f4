import{$ as Ve,$b as Wn,A as Re,Aa as ie,Ac as na,B as Ce,Ba as Sn,Bb as D,Bc as Ot,Ca as Je,Cc as is,D as pn,Da as Ye,Db as jt,Dc as ns,E as R,Ea as Xe,Eb as ae,Ec as aa,F as Ut,Fa as Tn,Fb as it,Fc as oa,G as p,Ga as Ln,Gc as as,Ha as Bn,Hb as Vt,Hc as ra,I as ze,Ib as Ke,Ic as Oe,J as g,Ja as In,Jb as Hn,Jc as ca,K as P,Kb as Rn,Kc as Pe,L as C,La as An,Lb as dt,M as z,Ma as Un,Mb as T,Mc as la,N as q,Na as Mn,Nb as Cn,O as un,Oa as _n,Ob as Nt,Oc as pa,P as dn,Pa as jn,Pb as Q,Pc as ua,Q as ee,Qb as bi,R as S,Rb as wi,Rc as da,S as se,Sb as zn,Sc as ma,T as mn,Tb as Qe,Tc as ha,Ub as Wt,Uc as fa,Vb as ts,Wb as es,Xb as ke,Xc as $a,Yb as xe,Yc as ga,Zb as Vn,a as Ee,aa as v,ac as y,ad as ba,b as h,ba as hn,bb as c,bc as Gn,c as Ct,cb as st,cc as Jn,cd as wa,d as en,db as H,dc as Yn,e as te,eb as f,ec as F,fa as fn,fb as X,fc as Xn,fd as ya,g as sn,ga as $n,gb as M,gc as d,gd as va,h as ve,ha as gn,hb as m,hc as _,i as nn,ia as bn,ib as b,ic as j,id as ka,j as an,ja as wn,jb as ne,jc as Zn,jd as xa,k as on,ka as We,kb as B,kc as Kn,kd as Oa,lb as _t,lc as Qn,ma as yn,mb as w,mc as ta,n as rn,na as vn,nc as ea,o as i,oa as kn,pa as xn,q as O,qa as On,ra as k,s as gi,sa as Ge,sb as Nn,sc as Dt,t as cn,ta as Mt,tb as Ze,u as L,ua as Pn,uc as sa,v as vt,vb as xt,vc as ia,w as et,wc as ss,x as He,xa as kt,xb as Dn,y as ln,ya as Fn,yb as zt,za as qn,zb as En,zc as E}from"./shared.js";import{html as Gt,nothing as yi}from"../lib/lit-html/lit-html.js";var tc=new URL("lib/",Ee).pathname,ec=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Pa(){if(Pe())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var sc=()=>Pa()?i("about.tilesFrom",{host:Pa()}):i("about.alone"),ic=()=>Gt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${sc()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,nc=()=>Gt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Gt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:yi}
      ${Pe()?Gt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:yi}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,ac=([e,t,s,n])=>Gt`<li><a href="${tc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,oc=()=>Gt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${ec.map(ac)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,rc=()=>({title:i("about.title"),view:()=>Gt`
    ${f(i("about.title"),yi,k()?"/settings":"/sign-in")}
    ${xa()}${ka()}${ic()}${nc()}${oc()}`});import{html as ms,nothing as Uc}from"../lib/lit-html/lit-html.js";var cc=200,lc=2**20,vi=["all","active","suspended","admin"],Fa={wrong_password:"password"},Jt=e=>`/api/admin/users/${e.id}`,os=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=vi.includes(s)?s:"all",this.list=D(t,()=>S("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(S("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,cc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===k()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(O(n))}}get asksPassword(){return Ge()}adminForm(t,s){let n=async({password:a})=>{this.#i(await z(Jt(t),{role:"admin",...a?{password:a}:{}})),s()};return new y({send:n,fieldOf:Fa})}demote(t){return this.#n(z(Jt(t),{role:"member"}),i("admin.memberDone",{name:v(t)}))}lift(t){return this.#n(q(`${Jt(t)}/suspension`),i("admin.liftDone",{name:v(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Jt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new y({send:n,fieldOf:Fa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await z(Jt(t),{mediaLimit:a==="own"?Math.round(Number(o)*lc):r})),s()};return new y({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await C(`${Jt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new y({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(S(Jt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new y({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as re}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Fe}from"../lib/lit-html/lit-html.js";var rs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ga()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ba(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new y({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await z(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new y({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(O(s))}this.#t.update()}};var pc=1,nt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&zt(this.#s,t)>pc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await En({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(O(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=xt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Je(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var ki="/api/users/me/place-settings",uc={radius:.5,area:1},qa=[.2,.5,1,2,5],cs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(ki,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await C(ki,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(O(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${ki}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(O(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new nt(this.#t,s,()=>{n.point&&this.changeHome({...uc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Sa=e=>!e.current&&e.kind!=="token",ls=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=Pn();#t;constructor(t){this.#t=t,this.passkeys=new rs(t),this.places=new cs(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new y({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return k()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ge()}get asksCurrent(){return this.user.hasPassword&&!wa(this.sessions)}get hasOthers(){return this.sessions.some(Sa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),yn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?O(s):i("push.failed"))}this.#t.update()}setTheme(t){da(t),this.#t.update()}setUnits(t){en.set(t),this.#t.update()}setStreets(t){la(t),this.#t.update()}async setLanguage(t){await rn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await C("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(vn);disablePush=()=>this.#i(kn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await xn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Sa))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Fn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await C("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new y({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new y({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await qn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ps=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var oe=()=>h().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?at`
  <p><a class="button quiet" href=${ps()}>${i("signin.provider",{name:oe()})}</a></p>`:Fe,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),dc=()=>at`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:oe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ta=({user:e,asksCurrent:t,password:s})=>at`
  <form class="card" novalidate @submit=${s.submit}>
    ${X("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?at`<p class="note">${i("link.setPassword")}</p>`:Fe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${Et(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Fe}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?dc():Fe}
    <div class="row end">${_(s,i("action.save"))}</div>
  </form>`;async function mc(e){let t=i("settings.unlinkTitle",{name:oe()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function hc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:oe()});await j(a=>t.confirmForm(a),s,a=>at`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ps({link:"true"}))}var fc=e=>at`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>mc(e)}>${i("settings.unlink")}</button></p>`,$c=e=>at`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ps({link:"true"})} @click=${t=>hc(t,e)}>
      ${i("settings.link",{name:oe()})}
    </a>
  </p>`,La=e=>at`
  <section class="card">
    <h2>${i("settings.identity",{name:oe()})}</h2>
    ${e.user.identityLinked?fc(e):$c(e)}
  </section>`;async function gc(e){await j(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>at`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${Et(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Fe}`,()=>at`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ba=e=>at`
  <section class="card">
    ${X("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>gc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as xi,nothing as qe}from"../lib/lit-html/lit-html.js";function x(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:qe;return xi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":qe} @change=${$=>a($.target.value)}>
        ${s.map(([$,Y,A=qe])=>xi`
          <option value=${$} lang=${A} ?selected=${$===n}>${Y}</option>`)}
      </select>
      ${u===qe?qe:xi`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as bc}from"../lib/lit-html/lit-html.js";async function wc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var us=({title:e,text:t,label:s,value:n})=>dt(a=>bc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>wc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function yc({mediaBytes:e,mediaLimit:t}){let s=R(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:R(t)}):i("admin.usageUnlimited",{size:s})}var vc=e=>[i("admin.joined",{date:et(e.createdAt)}),e.seenAt?i("admin.seen",{date:et(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),yc(e),e.invitedBy&&i("admin.invitedBy",{name:v(e.invitedBy)})],kc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:vt(t)}):i("admin.suspendedSince",{when:He(e)}),xc=e=>N`<p class="note">${kc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Oc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${bi(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${st(e)} <span>${bi(e)}</span></a>`,Ia=(e,t)=>N`
  ${F(t)}
  ${Et(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):re}`,Pc=(e,t)=>j(s=>e.adminForm(t,s),i("admin.adminTitle",{name:v(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Ia(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Fc(e,t){await T(i("admin.memberTitle",{name:v(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var qc=["instance","own","none"],Sc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${F(e)}
    ${x("kind",{label:i("admin.limit"),options:qc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):re}`};async function ds(e,t,s){let n=await e;return n&&p(i(t,{name:v(s)})),n}var Tc=(e,t)=>j(s=>e.limitForm(t,s),i("admin.limitTitle",{name:v(t)}),s=>Sc(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),Lc=(e,t)=>j(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:v(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Bc(e,t){let s="";await j(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:v(t)}),o=>N`
    <p>${i("admin.linkAsk",{name:v(t)})}</p>
    ${Ia(e,o)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await us({title:i("admin.link"),text:i("admin.linkText",{name:v(t)}),label:i("admin.linkLabel"),value:s})}async function Ic(e,t){let s=j(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:v(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ds(s,"admin.deleteDone",t)&&w("account-search")}function Ac(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${v(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Fc(e,t)):s(i("admin.admin"),()=>ds(Pc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ds(Tc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Bc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ds(Lc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Ic(e,t),!0)]}var Aa=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Oc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:re}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:re}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:re}
      </span>
      ${Nt(i("people.menu",{name:v(t)}),Ac(e,t))}
    </div>
    <p class="soft facts">${vc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?xc(t.suspension):re}
  </li>`;function Mc(e,t){e.preventDefault(),t.search()}var _c=e=>ms`
  <form role="search" @submit=${t=>Mc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${vi.map(t=>ne(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function jc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ms`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Aa(e,a))}</ul>
    ${B(e.list)}`:ms`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function Ua(e){let t=new os(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ms`
      ${f(i("admin.people"),Uc,"/admin")}
      <section class="card">${_c(t)}${jc(t)}</section>`,close:()=>t.close()}}import{html as Ha,nothing as Gc}from"../lib/lit-html/lit-html.js";var Ma=2**20,_a="/api/admin/instance",ja=["invite","open","closed"],Na=["members","admins","off"],hs=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g(_a,{signal:t.signal})}),this.form=new y({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ma):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Ma)),this.values=await z(_a,u);let{fixed:$,mediaLimit:Y,registration:A,invites:At,...$i}=this.values;Object.assign(h(),{instance:$i,registration:A,invites:A==="closed"?"off":At}),p(i("admin.saved"))}},fs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},$s=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as gs,nothing as Oi}from"../lib/lit-html/lit-html.js";var Nc={ok:"check",warn:"flag",fail:"close"},Dc=e=>gs`
  <li class="row finding ${e.status}">
    ${c(Nc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?gs`<br><span lang="en" class="soft">${e.fix}</span>`:Oi}
    </span>
  </li>`;function Ec({status:e,findings:t}){return gs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Dc)}</ul>`}var Da=e=>gs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Oi}
      ${e.values&&!e.loading.problem?Ec(e.values):Oi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as Se}from"../lib/lit-html/lit-html.js";var Hc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ft=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Rc=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),Cc=e=>qt`
  ${Ft(i("admin.backup"),e.lastAt?qt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ft(i("admin.backupPlace"),e.place)}`,zc=e=>qt`
  <dl class="stack">
    ${Ft(i("admin.users"),L(e.users))}
    ${Ft(i("admin.publicFinds"),L(e.finds))}
    ${Ft(i("admin.media"),R(e.mediaBytes))}
    ${e.diskFree===null?Se:Ft(i("admin.disk"),R(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ft(i("admin.jobs"),Rc(e)):Se}
    ${e.backup?Cc(e.backup):Se}
    ${Ft(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Ft(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Vc=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Wc=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${R(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ea({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Hc.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Vc)}</ul>`:Se}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${zc(e)}
      ${e.largest.length?Wc(e.largest):Se}
    </section>`}var Jc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"]],Yc=([e,t,s])=>Ha`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ra(e){let t=new $s(e),s=new fs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ha`
      ${f(i("admin.title"),Gc,"/profile")}
      <section class="card">
        <ul class="people">${Jc.map(Yc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ea(t)}
      ${Da(s)}`}}import{html as bs,nothing as Ca}from"../lib/lit-html/lit-html.js";var za={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Xc={mediaLimit:"limitOfAll",invites:"whoInvites"},Zc=e=>parseInt(e,10)?R(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Kc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Xc[s]??s}`)).join(", "):e==="media_limit_changed"?Zc(t):t}function Qc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(za[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var tl=e=>bs`
  <li class="row act">
    ${c(za[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Qc(e)}</span><br>
      ${e.reason?bs`<span dir="auto">${Kc(e)}</span><br>`:Ca}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function el(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?bs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(tl)}</ul>
      ${B(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):b(4)}function Va(e){let t=D(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>bs`${f(i("admin.log"),Ca,"/admin")}${el(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var sl=8,ws=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=gi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=gi(it(o));return r.includes(s)&&(r!==s||ae(o))}).slice(0,sl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var il=1200*36e5,ys=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${mn}$`).test(s)||!this.#s?s:ie()),this.#s&&!this.stored&&this.#r(ie())}#r(t){this.id=t,this.#e=this.#s?Ot(t):na(t),this.stored=this.#e.get()}get findId(){return this.#i??=Sn(this.id)>Date.now()-il?this.id:ie()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ns(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),oa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?as(this.id):null}};async function Wa(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:xt(a)}}let n=Ze(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Ga=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:xt(a),name:n,by:"search"}},vs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Ja({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...A}}var Ya=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Xa=(e,{area:t})=>C(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Za=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var ce=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ys(t),this.form=new y({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:te.get()!=="friends",...this.draft.stored},this.proposals=new ws(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ae(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Ja({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Ya(l,t)&&await this.#e.showHome()&&await Xa(l.id,t).catch(u=>p(O(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Bn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ks(e){try{let t=await le(e,0,262144),s=await nl(e,t);return s?dl(ul(s.view,s.tiff)):Ka}catch{return Ka}}var Ka={place:null,time:""},le=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function nl(e,t){return t.getUint16(0)===65496?al(t):t.getUint32(0)===2303741511?Qa(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):St(t,0,4)==="RIFF"&&St(t,8,4)==="WEBP"?Qa(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):St(t,4,4)==="ftyp"?rl(e):null}var St=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function al(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Pi=1<<20,Fi=1e4;async function Qa(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Fi&&t+8<=e.size;l++){let u=await le(e,t,8),$=u.getUint32(o?0:4,s);if(St(u,o?4:0,4)===n)return ol(await le(e,t+8,Math.min($,Pi)));t+=a+$+(r?$%2:0)}return null}var ol=e=>({view:e,tiff:St(e,0,4)==="Exif"?6:0});function to(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Fi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:St(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function rl(e){for(let t=0,s=0;s<Fi&&t+8<=e.size;s++){let n=await le(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(St(n,4,4)==="meta")return cl(e,await le(e,t,Math.min(a,Pi)));t+=a}return null}async function cl(e,t){let s=to(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=ll(t,n("iinf")),o=a===null?null:pl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await le(e,o.at,Math.min(o.size,Pi));return{view:l,tiff:4+l.getUint32(0)}}function ll(e,t){if(!t)return null;let s=to(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(St(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function pl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let At=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,At},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],Y=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let At=o(n<2?2:4),$i=n?o(2)&15:0;o(2);let Zr=o($),Qi=null;for(let tn=o(2);tn>0&&a<=t.to;tn--){o(Y);let Kr=Zr+o(l),Qr=o(u);Qi??={method:$i,at:Kr,size:Qr}}if(At===s)return Qi}return null}function ul(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>St(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function dl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,hl,null),time:s(34665,ml,"")}}function ml({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function hl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),Y=At=>e($+8*At)/e($+8*At+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(Y(0)+(Y(1)||0)/60+(Y(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Te(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await fl(e)}catch{return e}}async function fl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var $l=2,gl=2,bl=60,pe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=se}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Te(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ln(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ks(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=$l-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ze(s)?"paused":"failed",problem:O(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(bl,(t.pause??gl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Te(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:pn(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var xs=class extends ce{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await un(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Za(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new pe(t.media,{changed:a,signal:this.page.signal}),this.place=new nt(this.page,n?.place??Ga(t),()=>this.changed())}saveDraft(){let t=vs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Xe(s),u=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),Y=a?{media:$,mediaToDelete:r}:{};return C(this.#t,{...t,...u,...Y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function qi(){if(!await caches.has(ve))return null;let e=await caches.open(ve),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:wl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function wl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function eo(e){let t=await caches.open(ve);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ve),qi()}var yl=2,Os=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,yl)}async load(){await ra();let t=await ns();if(this.#t.signal.aborted)return;this.close();let s=is().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ye),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var vl=.15,so=e=>e.slice(0,10);function kl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var io=e=>e.find(t=>t.place)?.place??null,no=e=>e.find(t=>t.time)?.time??"";function xl(e,t,s){let[n,a]=[io(e),no(e)];return e.length<s&&(!n||!t.place||zt(n,t.place)<=vl)&&(!a||!t.time||so(a)===so(t.time))}function ao(e,t){let s=[];for(let n of kl(e)){let a=s.findLast(o=>xl(o,n,t));a?a.push(n):s.push([n])}return s}var Le=e=>({place:io(e),time:no(e)}),oo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),ro=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ps=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ks(o)}))),a=ao(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Le(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Je(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Le(t).place?this.#e.get(t[0])??"":"",time:Le(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(oo(this.groups,t))}split(t,s){this.#s(ro(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ie()),s=Date.now(),n=k()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(k()?.id!==n)return null;for(let a of t)await Ol(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(k()?.id!==t)throw{code:"stopped"};let{place:o}=Le(n),r={id:s,at:a,isPublic:te.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ot(s).get())throw{code:"storage"};await aa(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ol(e){Ot(e).remove(),await as(e)}var Fs=class extends ce{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Os(t,this.draft.id),this.several=new Ps(t)}async begin(){let{page:t,values:s}=this,n=await Wa(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ye);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new pe(o,{changed:r,placed:l,signal:t.signal}),this.place=new nt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await qi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=vs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await eo(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Xe(s),await Tn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ze(n))throw n;return this.#e(t,s)}}async#e(t,s){return await An(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&te.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=is();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ue,nothing as Si}from"../lib/lit-html/lit-html.js";function Pl(e,t){e.remove(t),w(e.items.length?"drafts-title":"main")}var Fl=({media:e,preview:t})=>ue`
  <span class="thumb">${e||t?ue`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function ql(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ue`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Fl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ue`<span class="soft" dir="auto">${s.label}</span>`:Si}
          <span class="soft">${He(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Pl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var co=e=>e.items.length?ue`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>ql(e,t))}</ul>
    ${e.shown.length<e.items.length?ue`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Si}
  </section>`:Si;var lo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),po=e=>[...e.dataTransfer?.types??[]].includes("Files"),Sl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function uo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{po(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{po(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(lo(a.dataTransfer)))}),n("paste",a=>{let o=lo(a.clipboardData);!o.length||Sl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Yt,nothing as go}from"../lib/lit-html/lit-html.js";var Ti=[1,5,20],de=e=>e?i("place.area",{distance:Ce(e)}):i("place.exact"),Be=()=>Ti.map(e=>[String(e),de(e)]),me=()=>[["0",de(0)],...Be()],qs=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Ie,nothing as Li}from"../lib/lit-html/lit-html.js";var he="category";function mo(e,{category:t}){let s=document.getElementById(he);if(s.value=t,ae(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Tl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ll(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)mo(t,s[n]);else return;e.preventDefault()}var Bl=(e,t,s)=>Ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>mo(e,t)}>
    ${Vt(t.category)}
    <span class="grow" dir="auto">${it(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Li}</span>
  </li>`,Il=e=>{let{items:t}=e.proposals;return Ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Bl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function ho(e){let{form:t,proposals:s}=e,n=t.errors[he];return Ie`
    <div class="field">
      <label for=${he}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${he} name=${he} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Li}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Li}
          .defaultValue=${e.values.category??""} @input=${a=>Tl(a,e)} @keydown=${a=>Ll(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Il(e)}
      </div>
      ${Xn(t.left[he])}
      ${n?Ie`<p class="error" id="category-error">${n}</p>`:Ie`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ss=(e,t,s,n,a)=>Yt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function bo(e){let t=e?.closest("details");t&&(t.open=!0)}var Al=e=>Ss("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),fo=(e,t,s)=>Yt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Vt(t)} ${it(t)}
  </button>`;function Ul(e){let{category:t}=e.values,[s,n]=t?[Vt(t),it(t)]:[c("filter"),i("edit.none")];return Ss("category",s,i("find.category"),n,Yt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${jt.map(a=>fo(e,a,a===t))}
        ${fo(e,"other",e.isOther)}
      </div>
      ${e.isOther?ho(e):go}
    </fieldset>`)}var $o=(e,t,s,n,a)=>Yt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Ml(e){let{isPublic:t}=e.values;return Ss("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Yt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${$o(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Ct()}))}
      ${$o(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var _l=e=>x("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:qs(),chosen:e});function jl(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ss("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):de(Number(t)),Yt`
    ${x("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...me()]})}
    ${Number(t)?_l(s):go}`)}var wo=e=>Yt`<div class="folds">${Al(e)}${Ul(e)}${Ml(e)}${jl(e)}</div>`;import{html as Ls,nothing as Ai}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as Ae}from"../lib/lit-html/lit-html.js";var Bi=16,yo=10,Nl=2,Dl={lat:25,lng:5,zoom:1},Ts=class extends nt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=yo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Bi};let t=Ze(sn.get());return t?.zoom?t:Dl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Bi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return zt(this.point,t)<Nl*Dn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(xt(t),"found",t.name)}distance=t=>this.point&&t?zt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Bi,s=this.source==="tap"&&!this.chosen&&t<yo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function fe(e){let t=new AbortController,s=null,n=dt((o,r)=>(s??=new Ts({signal:t.signal,update:r},e),Wl(s,o)),{label:i("spot.title"),kind:"chooser"});vo(s),await n&&e.take(s),t.abort(),s.close()}var vo=e=>e.showMap(t=>ma(document.getElementById("spot"),{...t,hasCross:!0})),El=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Hl=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>vo(e)):Ae}
  </div>`;function Rl(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Re(t.distance)}</span>
    </button>`}var Cl=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ae}
    ${e.nearby.map(t=>Rl(e,t))}
  </div>`,zl=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ii=e=>i(`spot.${e.source||"set"}`),Vl=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${Ii(e)}</span>`:Ae}</span>
  </p>`,Wl=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${El(e,t)}
  ${Hl(e)}
  <div class="panel">
    ${Vl(e)}
    ${Cl(e)}
    ${e.chosen?Ae:zl(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:Ae}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var ko=(e,t)=>Ls`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,xo=(e,t)=>Ls`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ai} @click=${()=>fe(e)}>
      ${e.point?Ls`<place-map inert .at=${e.point}></place-map>`:Ai}
      ${e.point?ko(e.label||i("spot.unnamed"),[Ii(e),i("spot.change")].filter(Boolean).join(" · ")):ko(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ls`<p class="error" id="place-error" role="alert">${t}</p>`:Ai}
  </fieldset>`;import{html as Xt,nothing as Ui}from"../lib/lit-html/lit-html.js";function Gl(e,t){e.merge(t),w(`group-${t-1}`)}function Jl(e,t,s){e.split(t,s),w(`group-${t+1}`)}var Yl=({preview:e,file:t})=>e?Xt`<img src=${e} alt="">`:Xt`<span class="film" title=${t.name}>${c("play")}</span>`,Xl=(e,t,s)=>Xt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Jl(e,t,s)}></button>`;function Zl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&et(a),n].filter(Boolean);return Xt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Xt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Gl(e,s)}>
            ${i("group.merge")}
          </button>`:Ui}
      </div>
      <ul class="group">${t.map((r,l)=>Xt`<li>${l?Xl(e,s,l):Ui}${Yl(r)}</li>`)}</ul>
    </li>`}var Oo=(e,t)=>e.groups?Xt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Zl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ui;import{html as V,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Mi}from"../lib/lit-html/lit-html.js";async function Kl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await dt((r,l)=>(n??=new y({send:({caption:u})=>r(u.trim()),update:l}),Mi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${_(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Po=(e,t,s,n)=>Mi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Kl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Mi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Ql,tp]=[6,10],ep=300,U=null;function Fo(){U.isOn=!0,U.item.classList.add("lifted"),navigator.vibrate?.(10)}var qo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],sp=(e,t)=>qo(U.item).find(s=>{let n=s.getBoundingClientRect();return s!==U.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ip(e){if(e.pointerId!==U.id)return;let[t,s]=[e.clientX-U.x,e.clientY-U.y],n=e.pointerType==="touch";if(!U.isOn){if(Math.hypot(t,s)<(n?tp:Ql))return;if(n)return U.end();Fo()}U.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,U.over?.classList.remove("target"),U.over=sp(e.clientX,e.clientY),U.over?.classList.add("target")}function So(e,t){if(e.button||U||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(U.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",U.over?.classList.remove("target"),U=null};U={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(U.timer=setTimeout(Fo,ep));let r=u=>{u.pointerId===U.id&&o()},l=u=>{if(u.pointerId!==U.id)return;let[$,Y]=[s,U.isOn&&U.over].map(A=>qo(s).indexOf(A));o(),Y>=0&&t($,Y)};document.addEventListener("pointermove",ip,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Bs(e){(U?.isOn||e.type==="dragstart")&&e.preventDefault()}var np="image/*,video/mp4,video/quicktime,video/webm";function ap(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function To(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Lo(e){return e.media?Dt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?V`<span class="film">${c("play")}</span>`:V`<img src=${e.preview} alt="">`}var Bo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Is=(e,t,s,n,a)=>V`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,op=(e,t)=>e.progress<1?V`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:V`<span class="over">${i("upload.processing")}</span>`,rp=(e,t)=>({sending:()=>op(e,t),paused:()=>V`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>V`<span class="over">${i("upload.waiting")}</span>`,failed:()=>V`<span class="over error">${i("upload.failed")}</span>`,done:()=>Tt})[e.state]();function cp(e,t,s){let n=s+1;return V`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>So(a,(o,r)=>e.move(o,r))}
      @error=${Bo} @load=${Bo}>
      ${Lo(t)}
      ${s===0&&e.items.length>1?V`<span class="cover">${i("upload.cover")}</span>`:Tt}
      ${rp(t,n)}
      <span class="buttons">
        ${s>0?Is("before","earlier","back",n,()=>To(e,s,s-1)):Tt}
        ${n<e.items.length?Is("after","later","next",n,()=>To(e,s,s+1)):Tt}
        ${t.state==="failed"||t.state==="paused"?Is("","again","retry",n,()=>e.retry(t)):Tt}
        ${Is("drop",t.state==="done"?"remove":"cancel","close",n,()=>ap(e,t))}
      </span>
      ${t.state==="failed"?Tt:Po(e,t,n,Lo(t))}
    </li>`}function lp(e,t){t([...e.target.files]),e.target.value=""}var pp=(e,t)=>V`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Tt:V`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${np} multiple @change=${s=>lp(s,t)}>
  </li>`;function up(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return V`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>V`<p class="error" role="alert">${n}</p>`)}`}var Io=(e,t)=>V`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Bs} @contextmenu=${Bs} @dragstart=${Bs}>
    ${e.items.map((s,n)=>cp(e,s,n))}
    ${e.items.length<e.most?pp(e,t):Tt}
  </ul>
  ${e.items.length>1?V`<p class="hint">${i("upload.order")}</p>`:Tt}
  ${up(e)}`;async function Ao(e,t){await e.addFiles(t),e.several?.groups&&w("several-title")}function dp(e){e.uploads.add(e.several.decline()),w("files")}function mp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var hp=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?tt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ht}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.received.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>mp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function fp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var $p=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),gp=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>fp(e)}>${i("edit.startOver")}</button>
  </p>`,bp=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${Io(e.uploads,t=>Ao(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,wp=e=>tt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function yp(e,t){let{isPublic:s,...n}=Wn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function vp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");bo(n),n?.focus()}function kp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>yp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>vp(a,e)}>
      ${e.isRestored?gp(e):ht}
      ${bp(e)}
      ${xo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${wo(e)}
      <div class="publish">
        ${wp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${_(e.form,i(s))}
        </div>
      </div>
    </form>`}var xp=(e,t)=>tt`
  ${e.received?hp(e,t.get("shared")==="full"):ht}
  ${Oo(e.several,()=>dp(e))}
  ${e.several.groups?ht:co(e.drafts)}`;function Op(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?kp(e):b(4)}function Uo(e){let t=new(e.params.id?xs:Fs)(e,{showHome:$p}),s=()=>t.loading.load();return uo(e.signal,n=>t.uploads&&Ao(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,ht,t.back)}
      ${t.isNew?xp(t,e.query):ht}
      ${Op(t,s)}`,close:()=>t.close()}}import{html as I,nothing as G}from"../lib/lit-html/lit-html.js";var Pp=20,Fp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Mo(e,t,{signal:s,stopped:n,tick:a=Fp,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Pp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var As=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var qp=30,Sp=["obscured","notPoint"],_o=()=>h().places.source!=="gazetteer",Us=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Sp.includes(t.reason)).slice(0,qp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(S("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Tp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function jo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Tp(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(O(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Lp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,No=20,Bp=200,Ip=["ready","noPlace","duplicate","bad","skipped","done"],Ap=4,Up=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Do=e=>Up.includes(e.reason)?e.reason:"",Ms=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new As(()=>t.update()),this.places=new Us(this,t),this.rows=jo(t,()=>S(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Ip.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Ap)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(S("/import",{id:t.id})),this.#a(t)}async upload(t,s=se){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Lp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await Q(z(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=No;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Mo(`${this.#i}/commit`,{...this.options.body,limit:Bp},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?No:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Q(q(`/api/imports/${t.id}`))&&await this.leave()}};var Mp=["track","route","line","area","picture","link","file","damaged","text"];function Eo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Mp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:cn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Ho=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as ji,nothing as _i}from"../lib/lit-html/lit-html.js";var Ro=(e,t,s,n,a)=>ji`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,_p=(e,t)=>ji`
  ${e.current.format==="finds"?Ro("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):_i}
  ${t.keep?_i:Ro("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,jp=e=>x("import-category",{label:i("import.category"),options:[["",i("edit.none")],...jt.map(t=>[t,it(t)])],chosen:e.category,set:t=>e.set({category:t})}),Np=e=>x("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...me()]}),Dp=e=>x("import-friends",{label:i("place.exactFor"),options:qs(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Co=(e,t=e.options)=>ji`
  ${_p(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${jp(t)}${Np(t)}${Number(t.area)?Dp(t):_i}</div>
    </details>
  </div>`;import{html as Z,nothing as Ht}from"../lib/lit-html/lit-html.js";function Ep(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Do(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Di(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];w(n?`row-${n.row}`:"part-rows")}function Hp(e,t,s,n){let a=new nt(n,null,()=>Di(e,s,e.place(t,a.value)));return fe(a)}var _s=e=>e.title||i("import.line",{n:e.row}),Ni=(e,t,s)=>Z`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${_s(e)}`} @click=${s}>${t}</button>`,Rp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Cp(e,t){await j(n=>new y({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Rp(t),n=>_(n,i("action.save"))),w(`name-${t.row}`)}var zo=(e,t)=>Z`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${_s(t)}`}
    @click=${()=>Cp(e,t)}>
    ${c("edit")}
  </button>`,Vo=e=>e.findId?Z`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${_s(e)}`}>
    ${i("import.show")}</a>`:Ht,zp=(e,t,s,n)=>({ready:()=>Z`${zo(e,t)}${Ni(t,i("import.skip"),()=>Di(e,s,e.skip(t,!0)))}`,skipped:()=>Ni(t,i("import.unskip"),()=>Di(e,s,e.skip(t,!1))),noPlace:()=>Z`${zo(e,t)}${Ni(t,i("import.locate"),()=>Hp(e,t,s,n))}`,duplicate:()=>Vo(t),done:()=>Vo(t)})[t.status]?.()??Ht,Ei=e=>e?Z`<br><span class="soft" dir="auto">${e}</span>`:Ht,Vp=e=>e.slice(e.lastIndexOf("/")+1),Wp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Gp=({media:e,lost:t=[]})=>[e>t.length?Ei(i("import.rowMedia",{n:e-t.length})):Ht,...t.map(({file:s,reason:n})=>Ei(`${Vp(s)}: ${Wp(n)}`))],Jp=(e,t,s,n)=>Z`
  <li class="row between">
    <span class="grow"><bdi class="strong">${_s(t)}</bdi>${Ei(Ep(t))}${Gp(t)}</span>
    <span class="row">${zp(e,t,s,n)}</span>
  </li>`;function Yp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Z`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Jp(e,o,r,t))}</ul>
    ${B(e.rows)}`:Z`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var Xp=(e,{n:t,all:s})=>Z`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Zp(e){await e.places.run(),w("part-rows")}function Kp(e){let{state:t,rows:s}=e.places;return t?.busy?Xp(e,t):Z`
    ${t?Z`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ht}
    ${t?.problem?m(t.problem):Ht}
    ${s.length?Z`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Zp(e)}>${i("import.lookUp")}</button>
      </p>`:Ht}`}var Wo=(e,t)=>Z`
  <section class="card">
    ${X("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ne(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&_o()?Kp(e):Ht}
    ${Yp(e,t)}
  </section>`;var Qp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function tu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&w("part-import"))}var eu=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,su=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Qp} aria-describedby="import-hint" @change=${t=>tu(t,e)}>
  </p>`,iu=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):G}
    ${e.progress===null?su(e):eu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?au(e):G}`;async function Jo(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),w("import-file"))}var js=e=>e.name||i("import.unnamed");async function nu(e,t){await e.open(t),w("part-import")}var au=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${js(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Yo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${js(t)}`} @click=${()=>nu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${js(t)}`}
            @click=${()=>Jo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Yo=e=>i("import.ends",{date:et(e.expiresAt)});async function ou(e){await e.commit(),w("part-import")}var ru=(e,{taken:t,all:s})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,cu=({mediaDone:e,mediaLost:t},{made:s})=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?I`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:G}`,lu=(e,t)=>I`
  ${Co(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>ou(e)}>${i("import.commit",{n:t})}</button>`;function pu(e){let[t,s]=[Eo(e),Ho(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:G}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function uu(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${X("import",I`<bdi>${js(t)}</bdi>`)}
      ${e.isBusy?ru(e,s):I`
        ${e.isDone?G:I`<p class="soft">${Yo(t)}</p>`}
        ${pu(t)}
        ${s?cu(t.counts,s):G}
        ${s?.problem?m(s.problem):G}
        ${t.counts.ready?lu(e,t.counts.ready):G}
        <p class="row">${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>Go(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>Go(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Jo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Go(e){await e.leave(),w("import-file")}function du(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?I`${uu(e)}${e.isBusy?G:Wo(e,t)}`:iu(e)}function Xo(e){let t=new Ms(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${f(i("import.title"),G,"/settings")}${du(t,e)}`}}import{html as ot,nothing as $e}from"../lib/lit-html/lit-html.js";var mu=1e3,Zo=[5,15,30,60],Ns=class{areas=null;job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Nn){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#s(),this.#i()})}get isRunning(){return this.job?.state==="running"}async#s(){let{areas:t,job:s}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s}),this.#t.update()}async#i(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(mu),await this.#s().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#a()}resize(t){return this.km=t,this.#a()}async#a(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await P("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#i()}async remove(t){try{await q(`/api/admin/map/areas/${t.name}`),await this.#s(),p(i("areas.removed",{title:t.title}))}catch(s){p(O(s))}}};async function hu(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var fu=(e,t)=>ot`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${R(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>hu(e,t)}>
      ${i("areas.remove")}
    </button>
  </li>`,$u=e=>ot`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?ot`<ul class="people">${e.areas.map(t=>fu(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"))}
  </section>`,gu=e=>x("km",{label:i("areas.size"),options:Zo.map(t=>[t,Ce(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),bu=e=>ot`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:R(e.plan.bytes)})}
  </button>`;function wu(e){return!e.chosen||e.isRunning?$e:ot`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${gu(e)}
    ${e.busy?ot`<p class="soft" role="status">${i("areas.asking")}</p>`:$e}
    ${e.problem?ot`<p class="error" role="alert">${O(e.problem)}</p>`:$e}
    ${e.plan?bu(e):$e}`}function yu(e){let{job:t}=e;if(!t)return $e;let{title:s,state:n}=t;if(n==="failed")return ot`<p class="error" role="alert">${i("areas.failed",{title:s})} ${O(t)}</p>`;if(n==="done")return ot`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return ot`
    <p role="status">${t.total?i("areas.running",{title:s,done:R(t.bytes),total:R(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}function vu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?ot`
    <section class="card" aria-labelledby="where">
      <h2 id="where">${i("areas.where")}</h2>
      <p class="hint">${i("areas.whereText")}</p>
      <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
      ${wu(e)}
      ${yu(e)}
    </section>
    ${$u(e)}`:b(3)}function Ko(e){let t=new Ns(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>ot`${f(i("admin.map"),$e,"/admin")}${vu(t)}`}}import{html as W,nothing as rt}from"../lib/lit-html/lit-html.js";var ku=4,xu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Qo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ee).href),{data:s,size:n}=t(e,{ecc:"M",border:ku});return{size:n,path:xu(s)}}var tr=[1,2,5,10,25,100],er=[1,7,30,90],Ds=class{created=null;#t;constructor(t){this.#t=t,this.list=D(t,"/api/invites"),this.form=new y({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return k()?.role==="admin"}isMine(t){return t.inviter?.id===k()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Qo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:v(k()),instance:Ct()});await navigator.share({title:i("invites.shareTitle",{instance:Ct()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(O(s))}this.#t.update()}};var Ou=()=>W`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Pu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Fu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await w("created-title")}var qu=(e,t=e.form)=>W`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Pu} @submit=${s=>Fu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${x("uses",{label:i("invites.uses"),options:tr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${x("days",{label:i("invites.days"),options:er.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Ou()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${_(t,i("invites.create"))}</div>
  </form>`,Su=({size:e,path:t})=>W`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Tu=e=>W`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Lu=e=>W`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${_t(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Tu(e):rt}
    </p>
    ${e.created.code?Su(e.created.code):rt}
  </section>`,Bu=e=>W`<li><a class="person" href="/people/${e.id}">${st(e,28)} <span class="strong">${v(e)}</span></a></li>`;async function Iu(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Au=(e,t,s)=>W`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Iu(e,t)}>
    ${i("invites.revoke")}
  </button>`,Uu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Mu=(e,t)=>!e.isAdmin||e.isMine(t)?rt:W` · ${t.inviter?i("invites.by",{name:v(t.inviter)}):i("invites.byCommand")}`;function _u(e,t){let s=t.note||i("invites.of",{date:et(t.createdAt)}),n=t.state==="open";return W`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Uu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?W` · ${i("invites.until",{date:et(t.expiresAt)})}`:rt}
        ${t.befriend?W` · ${i("invites.befriends")}`:rt}
        ${Mu(e,t)}
      </p>
      ${t.usedBy.length?W`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Bu)}</ul>`:rt}
      ${n?W`<p class="row actions">${Au(e,t,s)}</p>`:rt}
    </li>`}function ju(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?W`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>_u(e,a))}</ul>
      ${B(e.list)}
    </section>`:Mt()?rt:M(i("invites.none"),i("reason.may_not_invite")):b(2)}function sr(e){let t=new Ds(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>W`
      ${f(i("invites.title"),rt,"/people")}
      ${Mt()?W`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?Lu(t):rt}
      ${Mt()?qu(t):rt}
      ${ju(t)}`}}import{html as Hi,nothing as Nu}from"../lib/lit-html/lit-html.js";var nr=(e,t)=>Hi`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function ir(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?nr(n,a(o)):x(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Du=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Eu=({mediaLimit:e})=>e?R(e):i("admin.limits.none"),Hu=e=>Hi`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${ir(e,"registration",ja,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ir(e,"invites",Na,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?nr(i("admin.limitOfAll"),Eu(e.values)):Du(e)}
    <div class="row end">${_(e.form,i("action.save"))}</div>
  </form>`;function Ru(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Hu(e):b(4)}function ar(e){let t=new hs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Hi`${f(i("admin.instance"),Nu,"/admin")}${Ru(t)}`}}import{html as ft,nothing as Zt}from"../lib/lit-html/lit-html.js";var or=e=>e.slice(e.lastIndexOf("#")+1).trim(),Es=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=or(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new y({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return k()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await On();let a=this.invite||or(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));kt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Cu=({form:e,asksInvite:t})=>ft`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${_(e,i("join.action"))}
  </form>`;function zu({greeting:e,invite:t}){let s=e?.inviter,n=ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?ft`
    <div class="inviter">
      ${st(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:v(s),instance:Ct()})}</h1>
    </div>
    ${n}
    ${e.befriend?ft`<p class="note">${i("join.invitedFriend",{name:v(s)})}</p>`:Zt}`:ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Vu=(e,t)=>ft`${va(ft`
  ${zu(e)}
  ${e.ended?ft`<p class="note" role="alert">${O(e.ended)}</p>`:Zt}
  ${e.user?ft`<p class="note">${i("join.signedIn",{name:v(e.user)})}</p>`:Zt}
  ${e.isClosed?ft`<p class="note">${i("join.closed")}</p>`:Zt}
  ${h().passwordLogin?Cu(e):Zt}
  ${Oa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ya(t)}`;function rr(e){let t=new Es(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Vu(t,e.update)}}import{html as gt,nothing as Me}from"../lib/lit-html/lit-html.js";var cr=["private","friends","public"],lr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),pr=e=>new y({send:async t=>e(await P("/api/lists",lr(t)))}),Hs=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===k().id,this.lists=D(t,S("/api/lists",{userId:s,limit:20}))}},Rs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=D(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===k().id}get canHide(){return!this.isOwn&&k().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return S("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new y({send:async s=>{this.list=await C(this.#e,lr(s)),this.#t.update(),t()}});hideForm=t=>new y({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await Q(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Q(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(C(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(C(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Cs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new y({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Q(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Q(t.hasFind?C(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as ge,nothing as Wu}from"../lib/lit-html/lit-html.js";var Gu={private:"lock",friends:"people",public:"globe"},zs=e=>ge`
  <span class="badge">${c(Gu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,ur=e=>ge`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Dt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${zs(e)}</span>
      </span>
    </a>
  </li>`,Ju=(e,t)=>ge`
  ${F(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${x("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:cr.map(s=>[s,i(`lists.${s}`)])})}`,Vs=(e,t=null)=>j(e,i(t?"lists.edit":"lists.new"),s=>Ju(s,t),s=>_(s,i("action.save"))),Yu=(e,t)=>ge`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${zs(t)}
    </label>
  </li>`,Xu=(e,t)=>ge`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${_t(t)}</div>
  ${e.lists.length?ge`<ul class="people">${e.lists.map(s=>Yu(e,s))}</ul>`:Wu}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Zu(e){let t=new Cs(e.id);await t.load()&&await dt((s,n)=>(t.update=n,Xu(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Rt}from"../lib/lit-html/lit-html.js";var[Ws,Ku,Qu]=[12,28,44],Ri=class extends ha{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Ws,{animate:!1}),this.#e())}#e(){this.map.setMarkers(fa(this.#t,t=>this.map.pixelOf(t),Qu).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ws}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Ku,text:"",label:t.name,area:l,click:r}}let n=$a({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ws}):this.map.fit([t,...s],Ws)}}failed(){this.remove()}};customElements.define("finds-map",Ri);var td=88,dr=(e,t)=>ct`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Gs=(e,{count:t,likes:s,badge:n=Rt,actions:a=Rt})=>ct`
  <section class="profile-head">
    ${st(e,td)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Rt}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Rt}
    <p class="row">
      ${t===void 0?Rt:dr(t,"person.findsSum")}
      ${s===void 0?Rt:dr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,ed=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Dt(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Vt(e.category)}</span>`}
      ${e.isPublic?Rt:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,mr=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,sd={grid:e=>ct`<ul class="tiles">${e.map(ed)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>ia(t,ss(t)))}</ul>`},Ci=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...xt(s),km:s.area,name:hn(s)}])).values()];function be(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${Ci(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${mr(e,"grid","camera")}
      ${mr(e,"list","filter")}
    </div>
    ${sd[e.layout](s)}
    ${B(e.finds)}`:M(t.title,t.text,t.action??Rt):b(3)}import{html as Lt,nothing as Kt}from"../lib/lit-html/lit-html.js";var hr=["exact","area","hidden"],fr=["","1","7","30","date"],id=3650,zi=({findId:e,listId:t})=>e?"find":t?"list":"category",$r=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function nd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var gr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ad({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?nd(t):Number(e);if(s>=1&&s<=id)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function od({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var rd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:od(e),days:ad(e)}),cd=({chosen:e,category:t})=>({category:e||t.trim()});async function ld(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Js=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new y({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return zi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=rd(t);return this.share?z(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??cd(t),...s,days:s.days??void 0})}},Xs=e=>new URL(e.link,location.origin).href,Zs=()=>!!navigator.share;async function Ks(e){try{await navigator.clipboard.writeText(Xs(e))}catch{return!1}return p(i("find.copied")),!0}async function Qs(e,t){try{await navigator.share({title:t,url:Xs(e)})}catch(s){return s.name==="AbortError"}return!0}var Ys=class{#t;constructor(t){this.#t=t,this.list=D(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await Q(ld().then(s=>{t=s})),t}async revoke(t){await Q(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Vi=e=>e.findTitle||e.listName||it(e.category??""),$t=e=>e.title||Vi(e),br=({place:e,area:t})=>e==="area"?de(t):i(`shares.place.${e}`),Wi=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:vt(t)}),pd=e=>Lt`
  ${x("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,it(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Kt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,ud={exact:"pin",area:"map",hidden:"block"},dd=(e,t)=>Lt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(ud[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,md=e=>Lt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${hr.map(t=>dd(e,t))}
  </fieldset>
  ${e.place==="area"?x("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Ti[0]),options:Be()}):Kt}`,hd=e=>Lt`
  ${x("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Wi(e.share)]]:[],...fr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:gr(14),hint:i("shares.dateHint"),required:!0}):Kt}`,fd=e=>Lt`
  ${e.share?.hasPassword?x("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Kt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Kt}`,$d=e=>Lt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?Kt:pd(e)}
  ${md(e)}
  ${hd(e)}
  ${fd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ti(e){let t=null,s=null,n=r=>(s=new Js({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await j(n,i(a),()=>$d(s),r=>_(r,i(o))),t}async function wr(e){await Ks(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function gd(e){await Qs(e,$t(e))||await wr(e)}var bd=e=>Lt`
  <button type="button" class="quiet" @click=${()=>gd(e)}>${c("share")} ${i("action.share")}</button>`,Gi=e=>Lt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ue=(e,t=i("shares.ready"))=>dt(s=>Lt`
  <div class="row between"><h2>${t}</h2>${_t(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Xs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>wr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Zs()?bd(e):Kt}
    ${Gi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function yr(e){let t=await ti(e);t&&await Ue(t)}var wd=e=>yr({target:{findId:e.id},place:$r(e)}),vr=e=>yr({target:{listId:e.id}});async function yd(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var vd=e=>Nt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Vs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>vr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>yd(e)}],{id:"list-menu"}),kd=e=>gt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,xd=e=>Nt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>j(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),kd,t=>_(t,i("lists.makePrivate")))}],{id:"list-menu"});async function kr(e,t,s){await e.move(t,s),w(`find-${t.id}`)}async function Od(e,t){await e.drop(t),w("list-menu")}function Pd(e,t,s){let n=e.finds.items.length-1;return Nt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>kr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>kr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Od(e,t)}],{id:`find-${t.id}`})}var Fd=(e,t,s)=>gt`
  <li class="listed">
    ${sa(t,ss(t))}
    ${e.isOwn?Pd(e,t,s):Me}
  </li>`,qd=({user:e})=>gt`<a class="person" href="/people/${e.id}">${st(e)} <span>${v(e)}</span></a>`,Sd=e=>gt`
  <div class="card">
    ${e.isOwn?Me:qd(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Me}
    <p class="marks">${zs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Td(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${Ci(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Fd(e,a,o))}</ol>
    ${B(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):b(3)}function Ld(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return b(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${Dt(n.media,{eager:!0})}</div>`:Me}
    ${Sd(e)}
    ${Td(e)}`}function xr(e){let t=new Rs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?vd(t):t.canHide?xd(t):Me,t.listsPath)}
      ${Ld(t)}`}}import{html as Ji,nothing as Bd}from"../lib/lit-html/lit-html.js";async function Id(e){let t=null;await Vs(s=>pr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Ad=e=>Ji`
  <button type="button" id="new-list" @click=${()=>Id(e)}>${c("plus")} ${i("lists.new")}</button>`;function Ud({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ji`<ul class="card rows">${e.items.map(ur)}</ul>${B(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):b(3)}function Or(e){let t=new Hs(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Ji`
      ${f(i("lists.title"),t.isOwn?Ad(e):Bd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Ud(t)}`}}import{html as Pr,nothing as _d}from"../lib/lit-html/lit-html.js";var Md=10,ei=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===k()?.username)return this.#s(k());let t=S("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Md;s++){let n=await ee(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function jd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Pr`<p class="empty">${i("person.gone")}</p>`:b(3)}function Fr(e){let t=new ei(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Pr`${f(t.name,_d,"/people")}${jd(t)}`}}import{html as bt,nothing as ii}from"../lib/lit-html/lit-html.js";var[Nd,Dd]=[20,36e5];function Ed(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Nd-1]<Dd)).map(([s])=>s))}var si=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=D(t,"/api/notifications?limit=30"),this.#e=Ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Ed(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ee("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||We(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,We(-1),z(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;wn(0)}catch(t){p(O(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||We(-1)}catch(s){p(O(s))}this.#t.update()}close(){this.#e()}};var Hd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Rd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Cd=({type:e,data:t})=>e==="moderated"?fn[$n(t)]:e==="link_used"?"lock":"flag",zd=({type:e,data:t,actor:s})=>t.userId?bt`
  <span class="face">
    ${st(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Hd[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(Cd({type:e,data:t}))}</span>`,Vd=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Wd(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Wt(s.friendship,s.user,()=>e.answered(t))}</span>`:ii}var Gd=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${bn(t.newest)} @click=${()=>e.markRead(t)}>
      ${zd(t.newest)}
      <span>
        <span class="what">${gn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ii:bt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Vd(t.newest.thumbnailUrl):ii}
    </a>
    ${Wd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Rd(e,t,s)}>${c("close")}</button>
  </li>`,Jd=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Yd=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Xd(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>Gd(e,n,a))}</ul>${B(e.list)}`:M(i("note.none"),i("note.noneText"),Yd()):b(4)}function qr(e){let t=new si(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${f(i("nav.bell"),t.hasUnread?Jd(t):ii)}${Xd(t)}`,close:()=>t.close()}}import{html as wt,nothing as Yi}from"../lib/lit-html/lit-html.js";var Zd=200,Kd=2,ni=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>D(t,S("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=D(t,()=>S("/api/users",{q:this.text.trim()})),this.#s=Ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(S(this.#t.path,{q:t})),[...t].length<Kd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Zd)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===k()?.id?t.addressee:t.requester}isMe(t){return t.id===k()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Qd(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Qe(t,e.reload);let s=e.requestOf(t);return s?Wt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function tm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>wi(s,Qd(e,s)))}</ul>
    ${B(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Yi}function em(e,t){e.preventDefault(),t.search()}var sm=e=>wt`
  <form class="card" role="search" @submit=${t=>em(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${tm(e)}
  </form>`;function ai(e,t,s,n=wi){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${B(a)}
    </section>`:Yi}var im=(e,t,s)=>xe(s,[es(t,s,e.reload),ke(s,e.reload)]),nm=e=>wt`
  ${ai(e,"received",(t,s)=>[Wt(t,s,e.reload),xe(s,[ke(s,e.reload)])])}
  ${ai(e,"sent",(t,s)=>ts(t,s,e.reload))}
  ${e.lists.accepted.items.length?ai(e,"accepted",(t,s)=>im(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${ai(e,"blocked",(t,s)=>Vn(s,e.reload),zn)}`;function am(e){return e.problem?m(e.problem,e.load):e.isLoaded?nm(e):b(3)}var om=()=>Mt()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Yi;function Sr(e){let t=new ni(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${f(i("people.title"),om(),"/feed")}${sm(t)}${am(t)}`,close:()=>t.close()}}import{html as we,nothing as ri}from"../lib/lit-html/lit-html.js";var oi=class extends Ke{user=null;friendship=null;#t;constructor(t){super(t,S("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&v(this.user))??i("person.title")}get isMe(){return this.#t===k()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":S("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ee(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function rm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Qe(e,n.load):t?t.status==="accepted"?ri:s?Wt(t,e,n.load):ts(t,e,n.load):ri}var cm=()=>we`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,lm=e=>we`
  <a class="button quiet" href=${S("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,pm=e=>e.isMe?cm():[rm(e),lm(e.user)];function um(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ri;let o=n?.status==="accepted"?[es(n,s,a.load)]:[];return xe(s,[Qn(s,a.load),...o,Kn({userId:s.id}),ke(s,()=>t.go("/people"))])}var dm=e=>Gs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?we`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ri,actions:pm(e)});function mm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?we`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?we`
    ${dm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${be(e,{title:i("person.none"),text:i("person.noneText",{name:v(e.user)})})}
    </section>`:b(3)}function Tr(e){let t=new oi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>we`${f(s(),um(t,e),"/people")}${mm(t)}`}}import{html as lt,nothing as je}from"../lib/lit-html/lit-html.js";var ci=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=D(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Q(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var li=class extends Ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,S("/api/finds",{userId:k().id,includePrivate:!0,limit:20})),this.bin=new ci(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new y({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return k()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${k().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=se){let n=a=>{this.progress=a,this.page.update()};n(0);try{kt(await s("PUT","/api/users/me/picture",await Te(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(O(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),kt(await g("/api/users/me"))}catch(t){p(O(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};kt(await z("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as ui,nothing as pi}from"../lib/lit-html/lit-html.js";async function hm(e,t){await e.restore(t),w(e.list.items.length?"bin":"finds")}async function fm(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),w(e.list.items.length?"bin":"finds"))}var $m=(e,t)=>ui`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>hm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,gm=(e,{find:t,expiresAt:s})=>ui`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ui`<br><span class="soft">${i("bin.until",{date:vt(s)})}</span>`:pi}
    </p>
    ${t.hidden?ta(i("report.findHidden"),t.hidden):pi}
    <p class="row">
      ${t.hidden?pi:$m(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>fm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Lr=e=>e.list.items?.length?ui`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>gm(e,t))}</ul>
    ${B(e.list)}
  </section>`:pi;function bm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var wm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,ym=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>bm(t,e)}>
      ${e.hasPicture?wm(e):je}
    </p>
    ${e.progress===null?je:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,vm=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,km=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${_(e,i("action.save"))}</div>
  </form>`,_e=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,xm=e=>lt`
  <ul class="card rows">
    ${_e("/people","people",i("people.accepted"))}
    ${_e("/saved","bookmark",i("saved.title"))}
    ${_e("/lists","feed",i("lists.title"))}
    ${_e("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?_e("/admin","shield",i("admin.title")):je}
  </ul>`,Om=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Pm=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${_t(e.toggleEdit)}</div>
    ${ym(e)}
    ${km(e)}
  </section>`;async function Fm(e){e.toggleEdit(),await w("edit-title")}var qm=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Fm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Sm=e=>lt`
  ${f(v(e.user),Om())}
  ${Gs(e.user,{...e.figures,actions:qm(e)})}
  ${e.isEdited?Pm(e):je}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${be(e,{title:i("profile.none"),text:i("profile.noneText"),action:vm()})}
  </section>
  ${xm(e.user)}
  ${Lr(e.bin)}`;function Br(e){let t=new li(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Sm(t):je}}import{html as K,nothing as Qt}from"../lib/lit-html/lit-html.js";var Tm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Lm=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ir=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Bm(e,t,s){let n=Ir(t,s);s!=="dismissed"?await Zn(n,({note:a})=>e.decide(t,s,a),Lm):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),w("reports")}var Ar=e=>e?K`<a class="strong" href="/people/${e.id}">${v(e)}</a>`:K`<span class="soft">${i("report.left")}</span>`,Im=e=>K`
  <p class="row">${e.map(t=>K`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Am=e=>K`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Oe(e.description):Qt}
  ${e.media.length?Im(e.media):Qt}`,Um=e=>e.find?Am(e.find):e.comment?Oe(e.comment.content):e.kind==="user"?Qt:K`<p class="soft">${i("report.noContent")}</p>`,Mm=e=>K`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ar(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Oe(e.text):Qt}
  </li>`,_m=(e,t,s)=>K`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Bm(e,t,s)}>
    ${c(Tm[s])} ${Ir(t,s)}
  </button>`,jm=(e,t)=>K`<p class="row">${Jn(t.kind).map(s=>_m(e,t,s))}</p>`,Nm=(e,t)=>K`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Oe(t.decision.note):Qt}
  ${t.hidden?K`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Qt}`,Dm=(e,t)=>K`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ar(t.owner)}</h2>
    ${Um(t)}
    <ul class="rows">${[t,...t.others].map(Mm)}</ul>
    ${t.decision?Nm(e,t):jm(e,t)}
  </li>`;function Em(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?K`<ul class="stack">${t.map(a=>Dm(e,a))}</ul>${B(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):b(3)}function Ur(e){let t=new Yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>K`
      ${f(i("report.reports"),Qt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Gn.map(s=>ne(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Em(t)}`}}import{html as Xi,nothing as Hm}from"../lib/lit-html/lit-html.js";var Rm=(e,t)=>Xi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ea(t))} ${i(`saved.${t}`)}
  </button>`,Cm=()=>Xi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,zm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Cm()});function Mr(e){let t=new Rn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Xi`
      ${f(i("saved.title"),Hm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Hn.map(s=>Rm(t,s))}</div>
      ${be(t,zm(t.state))}`}}import{html as J,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as Zi}from"../lib/lit-html/lit-html.js";var jr=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Vm(e,t){let s=Ve(navigator.userAgent);await j(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${F(n)}
    ${Et(n)}
    ${jr(n,s)}
    ${t?Pt(n,"password",i("account.password")):Zi}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Wm=(e,t)=>j(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${F(s)}
  ${jr(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function Gm(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var _r=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Jm=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Zi}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${_r(t,i("passkeys.rename"),async()=>{await Wm(e,t),s()})}
      ${_r(t,i("action.delete"),()=>Gm(e,t))}
    </span>
  </li>`,Ym=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Nr=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>Jm(e,n,s))}</ul>`:Zi}
    <p>${Ym(async()=>{await Vm(e,t),s()})}</p>
  </section>`;import{html as di,nothing as Xm}from"../lib/lit-html/lit-html.js";var Dr=e=>fe(e.picker()),Zm=e=>di`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Km=(e,{latitude:t,longitude:s,radius:n,area:a})=>di`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${x("home-radius",{label:i("place.homeRadius"),options:qa.map(o=>[o,Re(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${x("home-area",{label:i("place.homeArea"),options:Be(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Zm(e):Xm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Dr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Er=e=>di`
  <section class="card">
    ${X("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${x("shown-area",{label:i("place.shownNew"),options:me(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Km(e,e.values.home):di`
      <p><button type="button" class="quiet" id="home" @click=${()=>Dr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Bt,nothing as Ne}from"../lib/lit-html/lit-html.js";var Ki={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Hr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Ki[n],...r,...o?{password:o}:{}}))};return new y({send:t,fieldOf:{wrong_password:"password"}})}var De=e=>e.kind==="token",Rr=e=>De(e)?e.name:Ve(e.userAgent),Qm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},th=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function eh(e){return e.expiresAt?De(e)?i("token.until",{date:vt(e.expiresAt)}):i("settings.until",{date:vt(e.expiresAt)}):i("token.endless")}var sh=e=>e.lastUsedAt?i("session.used",{date:et(e.lastUsedAt)}):i("session.unused"),ih=(e,t)=>{let s=i(De(t)?"token.revoke":"settings.end");return Bt`
    <button type="button" class="quiet" aria-label="${s}: ${Rr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},nh=e=>Bt`${i(De(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,ah=(e,t)=>Bt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Rr(t)}</span>
      <span class="badge">${Qm[t.kind]()}</span>
      ${t.current?Bt`<span class="badge">${i("settings.thisOne")}</span>`:Ne}<br>
      ${De(t)?Bt`<span class="soft">${th(t)}</span><br>`:Ne}
      <span class="soft">${nh(t)} · ${sh(t)} · ${eh(t)}</span>
    </span>
    ${t.current?Ne:ih(e,t)}
  </li>`;async function oh(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var rh=e=>Bt`
  <button type="button" class="quiet" @click=${()=>oh(e)}>${i("settings.endOthers")}</button>`,ch=[90,30,365],lh=e=>Object.keys(Ki).filter(t=>t!=="admin"||e.role==="admin"),ph=(e,t)=>Bt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${x("access",{label:i("token.access"),options:lh(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${x("days",{label:i("token.life"),options:[...ch.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):Ne}`,uh=e=>us({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function dh(e){let t=null;await j(n=>Hr(a=>{t=a,n()}),i("token.create"),n=>ph(e,n),()=>Bt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await uh(t.token))}var Cr=e=>Bt`
  <section class="card">
    ${X("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>ah(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?rh(e):Ne}
      <button type="button" class="quiet" id="new-token" @click=${()=>dh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var mh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],hh=e=>J`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Pe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,fh=()=>on.map(e=>[e,nn[e],e]),Vr=e=>J`
  <section class="card">
    ${X("appearance",i("settings.appearance"))}
    ${x("language",{label:i("settings.language"),options:fh(),chosen:an(),set:t=>e.setLanguage(t)})}
    ${x("theme",{label:i("settings.theme"),options:pa.map(t=>[t,i(`settings.theme.${t}`)]),chosen:ua(),set:t=>e.setTheme(t)})}
    ${x("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ln(),set:t=>e.setUnits(t)})}
    ${ca()?hh(e):yt}
  </section>`;async function $h(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var zr=(e,t,s=yt)=>J`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>$h(n,e,t)}>
  </label>`,gh=e=>J`
  <section class="card">
    ${X("notify",i("settings.notify"))}
    ${[...mh,...k()?.role==="admin"?["reported"]:[]].map(t=>zr(e,t))}
    ${h().pushKey?zr(e,"pushEnabled",J`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):yt}
  </section>`,bh=(e,t)=>J`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,wh=(e,t)=>J`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):yt}</p>`;function yh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?bh(e,t):e.push==="off"?wh(e,t):J`<p class="note">${i(`push.${e.push}`)}</p>`}var ye=(e,t)=>J`<button type="button" class="chip" @click=${()=>w(`part-${e}`)}>${t}</button>`,vh=()=>J`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ye("appearance",i("settings.appearance"))}
    ${ye("notify",i("nav.bell"))}
    ${h().passwordLogin?ye("password",i("account.password")):yt}
    ${ye("places",i("place.settings"))}
    ${ye("sessions",i("settings.devices"))}
    ${ye("data",i("settings.data"))}
  </nav>`,kh=e=>J`
  ${vh()}
  ${Vr(e)}
  ${gh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${yh(e)}
  </section>
  ${h().passwordLogin?Ta(e):yt}
  ${e.passkeys.isShown?Nr(e.passkeys,e.asksPassword,e.redraw):yt}
  ${h().provider.enabled?La(e):yt}
  ${Er(e.places)}
  ${Cr(e)}
  ${Ba(e)}
  ${Mt()?J`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:yt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function xh(e){let t=Ut.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Oh=e=>J`
  <button type="button" class="quiet" id="sign-out" @click=${()=>xh(e)}>${i("settings.signOut")}</button>`;function Ph(e){let{problem:t,load:s}=e.loading;return t?J`${m(t,s)}${Vr(e)}`:e.isLoaded?kh(e):b(5)}function Wr(e){let t=new ls(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>J`
      ${f(i("settings.title"),Oh(t),"/profile")}
      ${t.refusal?m(t.refusal):yt}
      ${Ph(t)}`}}import{html as ut,nothing as hi}from"../lib/lit-html/lit-html.js";async function Fh(e){let t=await e.offered(),s=t&&await ti({offered:t});s&&(e.take(s),await Ue(s))}async function qh(e,t){let s=await ti({share:t});s&&e.take(s)}async function Sh(e,t){await T(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),w("new-share"))}var Th=async e=>await Ks(e)||Ue(e,i("shares.one")),Lh=async e=>await Qs(e,$t(e))||Ue(e,i("shares.one")),Bh=(e,t)=>Nt(i("shares.menu",{title:$t(t)}),[...Zs()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Lh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>qh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Sh(e,t)}],{id:`share-${t.id}`}),Ih=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Ah=e=>e.category?ut`<span class="strong" dir="auto">${$t(e)}</span>`:ut`<a class="strong" dir="auto" href=${Ih(e)}>${$t(e)}</a>`,Uh=e=>ut`${i(`shares.kind.${zi(e)}`)}${e.title?ut`: <bdi>${Vi(e)}</bdi>`:hi}`,mi=(e,t)=>ut`<span class="badge">${e?c(e):hi} ${t}</span>`,Mh=e=>ut`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>Th(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,_h=(e,t)=>ut`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Ah(t)}<br>
        <span class="soft">${Uh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Bh(e,t)}
    </div>
    <p class="marks">
      ${mi(t.place==="hidden"?"block":"pin",br(t))}
      ${t.hasPassword?mi("lock",i("account.password")):hi}
      ${t.expiresAt?mi("",Wi(t)):mi("",i("shares.endless"))}
    </p>
    ${t.expired?hi:ut`<p class="row actions">${Mh(t)} ${Gi(t)}</p>`}
  </li>`;function jh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ut`<div class="card"><ul class="people">${t.map(a=>_h(e,a))}</ul></div>${B(e.list)}`:M(i("shares.none"),i("shares.noneText")):b(3)}var Nh=e=>ut`
  <button type="button" class="quiet" id="new-share" @click=${()=>Fh(e)}>${i("shares.category")}</button>`;function Gr(e){let t=new Ys(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ut`
      ${f(i("shares.mine"),Nh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${jh(t)}`}}import{html as It,nothing as Yr}from"../lib/lit-html/lit-html.js";var fi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ut.get("outbox")}load=async()=>{await In(),this.isLoaded=!0,this.#t.update()};cancel(t){return Un(t.id)}retry(t){return Mn(t.id)}sendNow(){return _n()}};async function Dh(e,t){await Cn()&&e.cancel(t)}var Eh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Jr=e=>It`<a class="strong" dir="auto" href=${jn(e)}>${e.title}</a>`,Hh={find:e=>It`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>It`<span class="what" dir="auto">${e.body.content}</span><br>${Jr(e)}`,like:Jr},Rh=(e,t)=>It`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Eh(t)}</span><br>
      ${Hh[t.kind](t)}<br>
      ${t.state==="refused"?It`<span class="error">${t.problem}</span>`:It`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?It`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Yr}
      <button type="button" class="quiet" @click=${()=>Dh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ch(e){return e.isLoaded?e.entries.length?It`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Rh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):b(2)}function Xr(e){let t=new fi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>It`${f(i("outbox.title"),Yr,"/")}${Ch(t)}`}}function zh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await dn(S("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}export{rc as about,Ua as accounts,Zu as addToList,Ra as admin,Va as adminLog,Ko as areas,zh as countCategories,Uo as edit,Xo as import,ar as instance,sr as invites,rr as join,xr as list,Or as lists,Fr as named,qr as notifications,Sr as people,Tr as person,Br as profile,Ur as reports,Mr as saved,Wr as settings,wd as shareFind,Gr as shares,Xr as waiting};

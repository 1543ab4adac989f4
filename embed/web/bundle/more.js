import{$ as is,$b as qa,A as ts,Aa as pe,B as es,Ba as ra,Bb as ba,C as Cn,Ca as cs,Cb as Bt,Cc as yt,D as Hn,Da as ls,Db as ms,Dc as Ha,E as W,Ea as ps,Eb as wa,Ec as Ea,F as X,Fa as ca,Fb as C,Fc as Ra,G as p,Ga as la,Gb as R,Gc as vs,Ha as pa,Hb as it,I as ss,Ib as ya,J as g,Ja as ua,Jb as It,Jc as za,K as q,Kb as fs,Kc as Ue,L as E,La as da,Lb as hs,Lc as Va,M as G,Ma as ma,Mb as va,Mc as Ne,N as L,Na as fa,Nb as ka,O as En,Oa as ha,Ob as $s,Oc as Wa,P as Rn,Pa as $a,Pb as xa,Q as ce,Qc as Ga,R as P,Rb as Oa,Rc as Ya,S as le,Sb as k,T as zn,Tb as Pa,Tc as Ja,Ub as dt,Uc as Ka,Vb as S,Vc as ks,Wb as Fa,Wc as xs,Xb as d,Yb as N,Z as Vn,Zb as wt,Zc as Za,_ as Wn,_b as A,_c as Xa,a as Ze,aa as y,ac as Vt,b as f,ba as ns,bb as c,bc as Hi,c as St,ca as Gn,cb as z,cc as Ei,cd as Qa,d as An,db as _,dc as Sa,e as re,eb as $,ec as gs,ed as to,f as _i,fa as Yn,fb as Q,fc as Zt,g as Xe,ga as Jn,gb as U,gc as bs,h as Be,ha as Kn,hb as m,hc as ws,hd as Os,i as Mn,ia as Zn,ib as w,ic as Ie,id as eo,j as Un,ja as Xn,jb as ue,jc as Ae,k as Nn,ka as as,kb as I,kc as Ta,kd as so,lb as bt,lc as La,ld as io,ma as os,mb as v,mc as Ba,md as no,n as jn,na as Qn,nc as Ia,o as i,oa as ta,oc as D,pa as ea,pc as Aa,q as x,qa as sa,qc as Ma,ra as b,rc as Ua,s as Ci,sa as rs,sb as us,sc as Na,t as Dn,ta as ut,tb as Rt,tc as Me,u as O,ua as ia,ub as de,uc as ys,v as Tt,va as na,vb as ot,vc as ja,w as at,wb as ds,wc as Da,x as Qe,xa as Lt,xb as zt,xc as _a,y as _n,ya as aa,yb as ga,yc as Ca,za as oa,zb as st}from"./shared.js";import{html as Xt,nothing as Ri}from"../lib/lit-html/lit-html.js";var al=new URL("lib/",Ze).pathname,ol=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ao(){if(Ne())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var rl=()=>ao()?i("about.tilesFrom",{host:ao()}):i("about.alone"),cl=()=>Xt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${rl()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,ll=()=>Xt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Xt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Ri}
      ${Ne()?Xt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Ri}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,pl=([e,t,s,n])=>Xt`<li><a href="${al}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,ul=()=>Xt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${ol.map(pl)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,dl=()=>({title:i("about.title"),view:()=>Xt`
    ${$(i("about.title"),Ri,b()?"/settings":"/sign-in")}
    ${io()}${so()}${cl()}${ll()}${ul()}`});import{html as Is,nothing as _l}from"../lib/lit-html/lit-html.js";var ml=200,fl=2**20,zi=["all","active","suspended","admin"],oo={wrong_password:"password"},Qt=e=>`/api/admin/users/${e.id}`,Ps=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=zi.includes(s)?s:"all",this.list=C(t,()=>P("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(P("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ml)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return rs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(Qt(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:oo})}demote(t){return this.#n(G(Qt(t),{role:"member"}),i("admin.memberDone",{name:y(t)}))}lift(t){return this.#n(L(`${Qt(t)}/suspension`),i("admin.liftDone",{name:y(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${Qt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:oo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(Qt(t),{mediaLimit:a==="own"?Math.round(Number(o)*fl):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await E(`${Qt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await L(P(Qt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as H,nothing as fe}from"../lib/lit-html/lit-html.js";import{html as ct,nothing as je}from"../lib/lit-html/lit-html.js";var Fs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Xa()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Qa(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await L(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var hl=1,rt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Bt(this.#s,t)>hl&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ms({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=st(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await cs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Vi="/api/users/me/place-settings",$l={radius:.5,area:1},ro=[.2,.5,1,2,5],qs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Vi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await E(Vi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${Vi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new rt(this.#t,s,()=>{n.point&&this.changeHome({...$l,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var co=e=>!e.current&&e.kind!=="token",Ss=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=ia();#t;constructor(t){this.#t=t,this.passkeys=new Fs(t),this.places=new qs(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return rs()}get asksCurrent(){return this.user.hasPassword&&!to(this.sessions)}get hasOthers(){return this.sessions.some(co)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),os(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){Ja(t),this.#t.update()}setUnits(t){An.set(t),this.#t.update()}setStreets(t){Wa(t),this.#t.update()}async setLanguage(t){await jn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await E("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Qn);disablePush=()=>this.#i(ta);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await ea(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(co))await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await aa(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await E("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Lt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await L("/api/users/me/identity"),Lt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await L("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await oa(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ts=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var me=()=>f().provider.name,Wt=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?ct`
  <p><a class="button quiet" href=${Ts()}>${i("signin.provider",{name:me()})}</a></p>`:je,At=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),gl=()=>ct`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:me()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,lo=({user:e,asksCurrent:t,password:s})=>ct`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ct`<p class="note">${i("link.setPassword")}</p>`:je}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${S(s)}
    ${Wt(s)}
    ${t?At(s,"currentPassword",i("settings.currentPassword")):je}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?gl():je}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function bl(e){let t=i("settings.unlinkTitle",{name:me()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function wl(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:me()});await D(a=>t.confirmForm(a),s,a=>ct`
    <p>${i("settings.linkText")}</p>
    ${S(a)}
    ${At(a,"password",i("account.password"))}`,()=>ct`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ts({link:"true"}))}var yl=e=>ct`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>bl(e)}>${i("settings.unlink")}</button></p>`,vl=e=>ct`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ts({link:"true"})} @click=${t=>wl(t,e)}>
      ${i("settings.link",{name:me()})}
    </a>
  </p>`,po=e=>ct`
  <section class="card">
    <h2>${i("settings.identity",{name:me()})}</h2>
    ${e.user.identityLinked?yl(e):vl(e)}
  </section>`;async function kl(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ct`
    <p>${i("settings.deleteText")}</p>
    ${S(s)}
    ${Wt(s)}
    ${e.asksPassword?At(s,"password",i("account.password")):je}`,()=>ct`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var uo=e=>ct`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>kl(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Wi,nothing as De}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:De;return Wi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":De} @change=${h=>a(h.target.value)}>
        ${s.map(([h,T,B=De])=>Wi`
          <option value=${h} lang=${B} ?selected=${h===n}>${T}</option>`)}
      </select>
      ${u===De?De:Wi`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as xl}from"../lib/lit-html/lit-html.js";async function Ol(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ls=({title:e,text:t,label:s,value:n})=>wt(a=>xl`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ol(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Pl({mediaBytes:e,mediaLimit:t}){let s=W(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:W(t)}):i("admin.usageUnlimited",{size:s})}var Fl=e=>[i("admin.joined",{date:at(e.createdAt)}),e.seenAt?i("admin.seen",{date:at(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Pl(e),e.invitedBy&&i("admin.invitedBy",{name:y(e.invitedBy)})],ql=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Tt(t)}):i("admin.suspendedSince",{when:Qe(e)}),Sl=e=>H`<p class="note">${ql(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Tl=e=>e.suspension?H`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Hi(e)}</span></span>`:H`<a class="person" href="/people/${e.id}">${z(e)} <span>${Hi(e)}</span></a>`,mo=(e,t)=>H`
  ${S(t)}
  ${Wt(t)}
  ${e.asksPassword?At(t,"password",i("account.password")):fe}`,Ll=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:y(t)}),s=>H`
  <p>${i("admin.adminText")}</p>
  ${mo(e,s)}`,()=>H`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Bl(e,t){await A(i("admin.memberTitle",{name:y(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Il=["instance","own","none"],Al=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return H`
    ${S(e)}
    ${F("kind",{label:i("admin.limit"),options:Il.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):fe}`};async function Bs(e,t,s){let n=await e;return n&&p(i(t,{name:y(s)})),n}var Ml=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:y(t)}),s=>Al(s,t),()=>H`<button type="submit">${i("action.save")}</button>`),Ul=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:y(t)}),s=>H`
  <p>${i("admin.suspendText")}</p>
  ${S(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>H`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Nl(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:y(t)}),o=>H`
    <p>${i("admin.linkAsk",{name:y(t)})}</p>
    ${mo(e,o)}`,()=>H`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ls({title:i("admin.link"),text:i("admin.linkText",{name:y(t)}),label:i("admin.linkLabel"),value:s})}async function jl(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:y(t)}),n=>H`
    <p>${i("admin.deleteText")}</p>
    ${S(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>H`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Bs(s,"admin.deleteDone",t)&&v("account-search")}function Dl(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${y(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Bl(e,t)):s(i("admin.admin"),()=>Bs(Ll(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Bs(Ml(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Nl(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Bs(Ul(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>jl(e,t),!0)]}var fo=(e,t)=>H`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Tl(t)}
        ${t.role==="admin"?H`<span class="badge">${i("admin.role")}</span>`:fe}
        ${e.isMe(t)?H`<span class="badge">${i("people.you")}</span>`:fe}
        ${t.suspension?H`<span class="badge warning">${i("admin.suspended")}</span>`:fe}
      </span>
      ${Vt(i("people.menu",{name:y(t)}),Dl(e,t))}
    </div>
    <p class="soft facts">${Fl(t).filter(Boolean).map(s=>H`<span>${s}</span>`)}</p>
    ${t.suspension?Sl(t.suspension):fe}
  </li>`;function Cl(e,t){e.preventDefault(),t.search()}var Hl=e=>Is`
  <form role="search" @submit=${t=>Cl(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${zi.map(t=>ue(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function El(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Is`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>fo(e,a))}</ul>
    ${I(e.list)}`:Is`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function ho(e){let t=new Ps(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Is`
      ${$(i("admin.people"),_l,"/admin")}
      <section class="card">${Hl(t)}${El(t)}</section>`,close:()=>t.close()}}import{html as ko,nothing as Xl}from"../lib/lit-html/lit-html.js";var $o=2**20,go="/api/admin/instance",bo=["invite","open","closed"],wo=["members","admins","off"],he=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await g(go,{signal:t.signal})}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/$o):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[B,pt]of Object.entries(a))o[B]=pt.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*$o)),this.values=await G(go,o);let{fixed:r,mediaLimit:l,registration:u,invites:h,...T}=this.values;Object.assign(f(),{instance:T,registration:u,invites:u==="closed"?"off":h})}},As=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ms=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as Us,nothing as Gi}from"../lib/lit-html/lit-html.js";var Rl={ok:"check",warn:"flag",fail:"close"},zl=e=>Us`
  <li class="row finding ${e.status}">
    ${c(Rl[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Us`<br><span lang="en" class="soft">${e.fix}</span>`:Gi}
    </span>
  </li>`;function Vl({status:e,findings:t}){return Us`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(zl)}</ul>`}var yo=e=>Us`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Gi}
      ${e.values&&!e.loading.problem?Vl(e.values):Gi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ut,nothing as _e}from"../lib/lit-html/lit-html.js";var Wl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Mt=(e,t)=>Ut`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Gl=e=>i("admin.jobsOf",{push:O(e.pushJobs),media:O(e.mediaJobs)}),Yl=e=>Ut`
  ${Mt(i("admin.backup"),e.lastAt?Ut`${_(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Mt(i("admin.backupPlace"),e.place)}`,Jl=e=>Ut`
  <dl class="stack">
    ${Mt(i("admin.users"),O(e.users))}
    ${Mt(i("admin.publicFinds"),O(e.finds))}
    ${Mt(i("admin.media"),W(e.mediaBytes))}
    ${e.diskFree===null?_e:Mt(i("admin.disk"),W(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Mt(i("admin.jobs"),Gl(e)):_e}
    ${e.backup?Yl(e.backup):_e}
    ${Mt(i("admin.swept"),e.sweptAt?_(e.sweptAt):i("admin.never"))}
    ${Mt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Kl=e=>Ut`<li class="note">${i(`admin.problem.${e}`)}</li>`,Zl=e=>Ut`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ut`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${W(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function vo({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>Wl.includes(n));return Ut`
    ${s.length?Ut`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Kl)}</ul>`:_e}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Jl(e)}
      ${e.largest.length?Zl(e.largest):_e}
    </section>`}var Ql=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"]],tp=([e,t,s])=>ko`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function xo(e){let t=new Ms(e),s=new As(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ko`
      ${$(i("admin.title"),Xl,"/profile")}
      <section class="card">
        <ul class="people">${Ql.map(tp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${vo(t)}
      ${yo(s)}`}}import{html as Ns,nothing as Oo}from"../lib/lit-html/lit-html.js";var Po={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ep={mediaLimit:"limitOfAll",invites:"whoInvites"},sp=e=>parseInt(e,10)?W(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function ip({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ep[s]??s}`)).join(", "):e==="media_limit_changed"?sp(t):t}function np(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Po[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var ap=e=>Ns`
  <li class="row act">
    ${c(Po[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${np(e)}</span><br>
      ${e.reason?Ns`<span dir="auto">${ip(e)}</span><br>`:Oo}
      <span class="soft">${_(e.createdAt)}</span>
    </span>
  </li>`;function op(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ns`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(ap)}</ul>
      ${I(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText")):w(4)}function Fo(e){let t=C(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ns`${$(i("admin.log"),Oo,"/admin")}${op(t)}`}}import{html as nt,nothing as kt}from"../lib/lit-html/lit-html.js";var rp=8,js=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Ci(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Rt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Ci(ot(o));return r.includes(s)&&(r!==s||de(o))}).slice(0,rp))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var cp=1200*36e5,Ds=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${zn}$`).test(s)||!this.#s?s:pe()),this.#s&&!this.stored&&this.#r(pe())}#r(t){this.id=t,this.#e=this.#s?It(t):ya(t),this.stored=this.#e.get()}get findId(){return this.#i??=ra(this.id)>Date.now()-cp?this.id:pe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await hs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),ka(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?$s(this.id):null}};async function qo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:st(a)}}let n=zt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var So=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:st(a),name:n,by:"search"}},_s=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function To({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,h=u?{area:Number(a)}:{},B=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...h,...B}}var Lo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Bo=(e,{area:t})=>E(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Io=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var $e=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ds(t),this.form=new k({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:re.get()!=="friends",...this.draft.stored},this.proposals=new js(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!de(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=To({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Lo(l,t)&&await this.#e.showHome()&&await Bo(l.id,t).catch(u=>p(x(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=pa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Cs(e){try{let t=await ge(e,0,262144),s=await lp(e,t);return s?gp($p(s.view,s.tiff)):Ao}catch{return Ao}}var Ao={place:null,time:""},ge=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function lp(e,t){return t.getUint16(0)===65496?pp(t):t.getUint32(0)===2303741511?Mo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Nt(t,0,4)==="RIFF"&&Nt(t,8,4)==="WEBP"?Mo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Nt(t,4,4)==="ftyp"?dp(e):null}var Nt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function pp(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Yi=1<<20,Ji=1e4;async function Mo(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ji&&t+8<=e.size;l++){let u=await ge(e,t,8),h=u.getUint32(o?0:4,s);if(Nt(u,o?4:0,4)===n)return up(await ge(e,t+8,Math.min(h,Yi)));t+=a+h+(r?h%2:0)}return null}var up=e=>({view:e,tiff:Nt(e,0,4)==="Exif"?6:0});function Uo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ji;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Nt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function dp(e){for(let t=0,s=0;s<Ji&&t+8<=e.size;s++){let n=await ge(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Nt(n,4,4)==="meta")return mp(e,await ge(e,t,Math.min(a,Yi)));t+=a}return null}async function mp(e,t){let s=Uo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(h=>h.type===u),a=fp(t,n("iinf")),o=a===null?null:hp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ge(e,o.at,Math.min(o.size,Yi));return{view:l,tiff:4+l.getUint32(0)}}function fp(e,t){if(!t)return null;let s=Uo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Nt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function hp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=B=>{let pt=B===8?Number(e.getBigUint64(a)):B===4?e.getUint32(a):B===2?e.getUint16(a):0;return a+=B,pt},r=o(2),[l,u,h]=[r>>12,r>>8&15,r>>4&15],T=n?r&15:0;for(let B=o(n<2?2:4);B>0&&a<t.to;B--){let pt=o(n<2?2:4),Di=n?o(2)&15:0;o(2);let sl=o(h),Bn=null;for(let In=o(2);In>0&&a<=t.to;In--){o(T);let il=sl+o(l),nl=o(u);Bn??={method:Di,at:il,size:nl}}if(pt===s)return Bn}return null}function $p(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Nt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function gp(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,wp,null),time:s(34665,bp,"")}}function bp({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function wp({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let h=e(s.get(u)),T=pt=>e(h+8*pt)/e(h+8*pt+4),B=r.indexOf(t(s.get(l),1).toUpperCase());return B<0?NaN:(T(0)+(T(1)||0)/60+(T(2)||0)/3600)*(B?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ce(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await yp(e)}catch{return e}}async function yp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var vp=2,kp=2,xp=60,be=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=le}){this.items=t.map(({at:r,key:l,caption:u="",...h})=>({media:h,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ce(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>la(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Cs(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=vp-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ss(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(xp,(t.pause??kp/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ce(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Hn(r)})};if(s.aborted)return null;let l=h=>{t.progress=h,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Hs=class extends $e{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await En(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Io(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new be(t.media,{changed:a,signal:this.page.signal}),this.place=new rt(this.page,n?.place??So(t),()=>this.changed())}saveDraft(){let t=_s(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ps(s),u=l===this.#e?{}:{locationId:l},h=o.map(B=>B.id?{id:B.id,caption:B.caption??null}:B),T=a?{media:h,mediaToDelete:r}:{};return E(this.#t,{...t,...u,...T},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ki(){if(!await caches.has(Be))return null;let e=await caches.open(Be),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Op(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Op(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function No(e){let t=await caches.open(Be);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Be),Ki()}var Pp=2,Es=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Pp)}async load(){await xa();let t=await hs();if(this.#t.signal.aborted)return;this.close();let s=fs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ls),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){It(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return It(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Fp=.15,jo=e=>e.slice(0,10);function qp(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Do=e=>e.find(t=>t.place)?.place??null,_o=e=>e.find(t=>t.time)?.time??"";function Sp(e,t,s){let[n,a]=[Do(e),_o(e)];return e.length<s&&(!n||!t.place||Bt(n,t.place)<=Fp)&&(!a||!t.time||jo(a)===jo(t.time))}function Co(e,t){let s=[];for(let n of qp(e)){let a=s.findLast(o=>Sp(o,n,t));a?a.push(n):s.push([n])}return s}var He=e=>({place:Do(e),time:_o(e)}),Ho=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Eo=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Rs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Cs(o)}))),a=Co(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=He(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await cs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:He(t).place?this.#e.get(t[0])??"":"",time:He(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Ho(this.groups,t))}split(t,s){this.#s(Eo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>pe()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Tp(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=He(n),r={id:s,at:a,isPublic:re.get()!=="friends",media:[],label:this.describe(n).name};if(It(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!It(s).get())throw{code:"storage"};await va(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Tp(e){It(e).remove(),await $s(e)}var zs=class extends $e{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Es(t,this.draft.id),this.several=new Rs(t)}async begin(){let{page:t,values:s}=this,n=await qo(t.query,s.place),a=s.media??[],o=a.filter(h=>h.at>Date.now()-ls);this.photosExpired=o.length<a.length;let r=h=>{h&&p(h),this.changed()},l=h=>this.place.suggestPoint(h);this.uploads=new be(o,{changed:r,placed:l,signal:t.signal}),this.place=new rt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(h=>h.file),u.map(h=>h.key)),this.received=t.query.has("shared")?await Ki():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=_s(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await No(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ps(s),await ca(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ss(n))throw n;return this.#e(t,s)}}async#e(t,s){return await da(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&re.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=fs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as we,nothing as Zi}from"../lib/lit-html/lit-html.js";function Lp(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Bp=({media:e,preview:t})=>we`
  <span class="thumb">${e||t?we`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ip(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return we`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Bp(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?we`<span class="soft" dir="auto">${s.label}</span>`:Zi}
          <span class="soft">${Qe(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Lp(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ro=e=>e.items.length?we`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ip(e,t))}</ul>
    ${e.shown.length<e.items.length?we`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Zi}
  </section>`:Zi;var zo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Vo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Ap=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Wo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Vo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Vo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(zo(a.dataTransfer)))}),n("paste",a=>{let o=zo(a.clipboardData);!o.length||Ap(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as te,nothing as Zo}from"../lib/lit-html/lit-html.js";var Xi=[1,5,20],ye=e=>e?i("place.area",{distance:es(e)}):i("place.exact"),Ee=()=>Xi.map(e=>[String(e),ye(e)]),ve=()=>[["0",ye(0)],...Ee()],Vs=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Re,nothing as Qi}from"../lib/lit-html/lit-html.js";var ke="category";function Go(e,{category:t}){let s=document.getElementById(ke);if(s.value=t,de(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Mp(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Up(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Go(t,s[n]);else return;e.preventDefault()}var Np=(e,t,s)=>Re`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Go(e,t)}>
    ${dt(t.category)}
    <span class="grow" dir="auto">${ot(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?O(t.count):Qi}</span>
  </li>`,jp=e=>{let{items:t}=e.proposals;return Re`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Np(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Yo(e){let{form:t,proposals:s}=e,n=t.errors[ke];return Re`
    <div class="field">
      <label for=${ke}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ke} name=${ke} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Qi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Qi}
          .defaultValue=${e.values.category??""} @input=${a=>Mp(a,e)} @keydown=${a=>Up(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${jp(e)}
      </div>
      ${Fa(t.left[ke])}
      ${n?Re`<p class="error" id="category-error">${n}</p>`:Re`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ws=(e,t,s,n,a)=>te`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Xo(e){let t=e?.closest("details");t&&(t.open=!0)}var Dp=e=>Ws("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),Jo=(e,t,s)=>te`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${dt(t)} ${ot(t)}
  </button>`;function _p(e){let{category:t}=e.values,[s,n]=t?[dt(t),ot(t)]:[c("filter"),i("edit.none")];return Ws("category",s,i("find.category"),n,te`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Rt.map(a=>Jo(e,a,a===t))}
        ${Jo(e,"other",e.isOther)}
      </div>
      ${e.isOther?Yo(e):Zo}
    </fieldset>`)}var Ko=(e,t,s,n,a)=>te`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Cp(e){let{isPublic:t}=e.values;return Ws("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),te`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ko(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:St()}))}
      ${Ko(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Hp=e=>F("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:Vs(),chosen:e});function Ep(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ws("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ye(Number(t)),te`
    ${F("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...ve()]})}
    ${Number(t)?Hp(s):Zo}`)}var Qo=e=>te`<div class="folds">${Dp(e)}${_p(e)}${Cp(e)}${Ep(e)}</div>`;import{html as Ys,nothing as sn}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as ze}from"../lib/lit-html/lit-html.js";var tn=16,tr=10,Rp=2,zp={lat:25,lng:5,zoom:1},Gs=class extends rt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=tr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:tn};let t=zt(Xe.get());return t?.zoom?t:zp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(tn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Bt(this.point,t)<Rp*ba(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(st(t),"found",t.name)}distance=t=>this.point&&t?Bt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??tn,s=this.source==="tap"&&!this.chosen&&t<tr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function xe(e){let t=new AbortController,s=null,n=wt((o,r)=>(s??=new Gs({signal:t.signal,update:r},e),Zp(s,o)),{label:i("spot.title"),kind:"chooser"});er(s),await n&&e.take(s),t.abort(),s.close()}var er=e=>e.showMap(t=>Ka(document.getElementById("spot"),{...t,hasCross:!0})),Vp=(e,t)=>vt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Wp=e=>vt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>er(e)):ze}
  </div>`;function Gp(e,t){let s=e.chosen?.id===t.id;return vt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ts(t.distance)}</span>
    </button>`}var Yp=e=>vt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?vt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ze}
    ${e.nearby.map(t=>Gp(e,t))}
  </div>`,Jp=e=>vt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,en=e=>i(`spot.${e.source||"set"}`),Kp=e=>vt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?vt`<span class="soft">${en(e)}</span>`:ze}</span>
  </p>`,Zp=(e,t)=>vt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Vp(e,t)}
  ${Wp(e)}
  <div class="panel">
    ${Kp(e)}
    ${Yp(e)}
    ${e.chosen?ze:Jp(e)}
    ${e.problem?vt`<p class="error" role="alert">${e.problem}</p>`:ze}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var sr=(e,t)=>Ys`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ir=(e,t)=>Ys`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":sn} @click=${()=>xe(e)}>
      ${e.point?Ys`<place-map inert .at=${e.point}></place-map>`:sn}
      ${e.point?sr(e.label||i("spot.unnamed"),[en(e),i("spot.change")].filter(Boolean).join(" · ")):sr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ys`<p class="error" id="place-error" role="alert">${t}</p>`:sn}
  </fieldset>`;import{html as ee,nothing as nn}from"../lib/lit-html/lit-html.js";function Xp(e,t){e.merge(t),v(`group-${t-1}`)}function Qp(e,t,s){e.split(t,s),v(`group-${t+1}`)}var tu=({preview:e,file:t})=>e?ee`<img src=${e} alt="">`:ee`<span class="film" title=${t.name}>${c("play")}</span>`,eu=(e,t,s)=>ee`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Qp(e,t,s)}></button>`;function su(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&at(a),n].filter(Boolean);return ee`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ee`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Xp(e,s)}>
            ${i("group.merge")}
          </button>`:nn}
      </div>
      <ul class="group">${t.map((r,l)=>ee`<li>${l?eu(e,s,l):nn}${tu(r)}</li>`)}</ul>
    </li>`}var nr=(e,t)=>e.groups?ee`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>su(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:nn;import{html as Y,nothing as jt}from"../lib/lit-html/lit-html.js";import{html as an}from"../lib/lit-html/lit-html.js";async function iu(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await wt((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),an`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ar=(e,t,s,n)=>an`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>iu(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?an`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[nu,au]=[6,10],ou=300,j=null;function or(){j.isOn=!0,j.item.classList.add("lifted"),navigator.vibrate?.(10)}var rr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],ru=(e,t)=>rr(j.item).find(s=>{let n=s.getBoundingClientRect();return s!==j.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function cu(e){if(e.pointerId!==j.id)return;let[t,s]=[e.clientX-j.x,e.clientY-j.y],n=e.pointerType==="touch";if(!j.isOn){if(Math.hypot(t,s)<(n?au:nu))return;if(n)return j.end();or()}j.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,j.over?.classList.remove("target"),j.over=ru(e.clientX,e.clientY),j.over?.classList.add("target")}function cr(e,t){if(e.button||j||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(j.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",j.over?.classList.remove("target"),j=null};j={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(j.timer=setTimeout(or,ou));let r=u=>{u.pointerId===j.id&&o()},l=u=>{if(u.pointerId!==j.id)return;let[h,T]=[s,j.isOn&&j.over].map(B=>rr(s).indexOf(B));o(),T>=0&&t(h,T)};document.addEventListener("pointermove",cu,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Js(e){(j?.isOn||e.type==="dragstart")&&e.preventDefault()}var lu="image/*,video/mp4,video/quicktime,video/webm";function pu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function lr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function pr(e){return e.media?yt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Y`<span class="film">${c("play")}</span>`:Y`<img src=${e.preview} alt="">`}var ur={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ks=(e,t,s,n,a)=>Y`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,uu=(e,t)=>e.progress<1?Y`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Y`<span class="over">${i("upload.processing")}</span>`,du=(e,t)=>({sending:()=>uu(e,t),paused:()=>Y`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Y`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Y`<span class="over error">${i("upload.failed")}</span>`,done:()=>jt})[e.state]();function mu(e,t,s){let n=s+1;return Y`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>cr(a,(o,r)=>e.move(o,r))}
      @error=${ur} @load=${ur}>
      ${pr(t)}
      ${s===0&&e.items.length>1?Y`<span class="cover">${i("upload.cover")}</span>`:jt}
      ${du(t,n)}
      <span class="buttons">
        ${s>0?Ks("before","earlier","back",n,()=>lr(e,s,s-1)):jt}
        ${n<e.items.length?Ks("after","later","next",n,()=>lr(e,s,s+1)):jt}
        ${t.state==="failed"||t.state==="paused"?Ks("","again","retry",n,()=>e.retry(t)):jt}
        ${Ks("drop",t.state==="done"?"remove":"cancel","close",n,()=>pu(e,t))}
      </span>
      ${t.state==="failed"?jt:ar(e,t,n,pr(t))}
    </li>`}function fu(e,t){t([...e.target.files]),e.target.value=""}var hu=(e,t)=>Y`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?jt:Y`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${lu} multiple @change=${s=>fu(s,t)}>
  </li>`;function $u(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Y`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:O(e.items.length)}):""}</p>
    ${s.map(n=>Y`<p class="error" role="alert">${n}</p>`)}`}var dr=(e,t)=>Y`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Js} @contextmenu=${Js} @dragstart=${Js}>
    ${e.items.map((s,n)=>mu(e,s,n))}
    ${e.items.length<e.most?hu(e,t):jt}
  </ul>
  ${e.items.length>1?Y`<p class="hint">${i("upload.order")}</p>`:jt}
  ${$u(e)}`;async function mr(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function gu(e){e.uploads.add(e.several.decline()),v("files")}function bu(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var wu=(e,t)=>nt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>nt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?nt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:kt}
    ${t?nt`<p class="note">${i("edit.sharedFull")}</p>`:kt}
    ${e.received.left?nt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:kt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>bu(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function yu(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var vu=()=>A(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),ku=e=>nt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>yu(e)}>${i("edit.startOver")}</button>
  </p>`,xu=e=>nt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?nt`<p class="note">${i("edit.photosGone")}</p>`:kt}
    ${dr(e.uploads,t=>mr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Ou=e=>nt`
  ${S(e.form)}
  ${e.form.refusal?.reason==="changed_since"?nt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:kt}`;function Pu(e,t){let{isPublic:s,...n}=Oa(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Fu(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Xo(n),n?.focus()}function qu(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Pu(a,e);return nt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Fu(a,e)}>
      ${e.isRestored?ku(e):kt}
      ${xu(e)}
      ${ir(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${Qo(e)}
      <div class="publish">
        ${Ou(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Su=(e,t)=>nt`
  ${e.received?wu(e,t.get("shared")==="full"):kt}
  ${nr(e.several,()=>gu(e))}
  ${e.several.groups?kt:Ro(e.drafts)}`;function Tu(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?qu(e):w(4)}function fr(e){let t=new(e.params.id?Hs:zs)(e,{showHome:vu}),s=()=>t.loading.load();return Wo(e.signal,n=>t.uploads&&mr(t,n)),{title:t.title,ready:s(),view:()=>nt`
      ${$(t.title,kt,t.back)}
      ${t.isNew?Su(t,e.query):kt}
      ${Tu(t,s)}`,close:()=>t.close()}}import{html as Pe,nothing as td}from"../lib/lit-html/lit-html.js";var Zs=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Lu(){let e=new Intl.Locale(navigator.languages[0]??"en-GB");return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Bu=e=>[["today",Zs(e)],["yesterday",Zs(e,1)],["week",Zs(e,(e.getDay()-Lu()+7)%7)],["earlier",-1/0]],on=e=>Zs(new Date(e.createdAt)).getTime(),Xs=e=>`${on(e)} ${e.user.id}`;function Iu(e){let t=new Map;for(let s of e)t.set(Xs(s),[...t.get(Xs(s))??[],s]);return t}function hr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Iu(e),a=s&&e.length?on(e.at(-1)):NaN,o=new Map,r=Bu(t);for(let l of e){let u=n.get(Xs(l)),h=u.length>=3;if(h&&u[0]!==l)continue;let T=h?{key:Xs(l),finds:u,hasMore:on(l)===a}:{find:l},B=new Date(l.createdAt),[pt]=r.find(([,Di])=>B>=Di);o.set(pt,[...o.get(pt)??[],T])}return[...o].map(([l,u])=>({name:l,entries:u}))}function $r(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,4);return{shown:s,rest:e.length-s.length}}var Au=1500,[Mu,Uu]=[4,4],Nu=9;function ju(){let e=zt(Xe.get());return e?.zoom>=Nu?{lat:e.lat,lng:e.lng}:null}var Du=()=>Promise.race([wa(),us(Au,null)]),_u=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Qs=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=C(t,()=>P("/api/finds/feed",{..._u(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Pa(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Du();this.#o(t??ju(),!!t)}await this.#n()};get days(){return hr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Mu)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Uu;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await ms({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(x(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Bt(this.at,st(t.location)):void 0};function Cu(){return Vn()?!0:X.get("installPrompt")||Wn()?!1:void 0}async function Hu(){let e=await os();return{on:!0,off:!1}[e]}var ti=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return _i.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&f().tiles?.kind==="vector"?za().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Hu(),install:Cu()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=X.get("installPrompt");t&&(await t.prompt(),X.set("installPrompt",null),await this.load())}dismiss=()=>{_i.set(b().id),this.steps=[],this.#t.update()}};import{html as Dt,nothing as se}from"../lib/lit-html/lit-html.js";var Eu="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Ru=(e,t)=>Dt`
  <span class="cover c-${ds(e.category).code}">
    ${e.media.length?yt(e.media[0],{sizes:Eu,eager:t}):dt(e.category)}
    ${e.media[0]?.type==="video"?Dt`<span class="play">${c("play")}</span>`:se}
    ${e.media.length>1?Dt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:se}
  </span>`,zu=e=>e.saved?Dt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:se;function Vu(e,t){let s=[Gn(e,e.location)?"":ns(e.location),t===void 0?"":Cn(t)].filter(Boolean);return s.length?Dt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Dt` · ${s[1]}`:se}</span>`:se}var gr=(e,t,{km:s,eager:n})=>Dt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Ru(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Vu(e,s)}
        <span class="by">
          ${z(e.user,28)} <span class="grow">${y(e.user)} <span class="soft">· ${_(e.createdAt)}</span></span>
          ${e.reason==="friend"?Dt`<span class="badge">${i("feed.friend")}</span>`:se}
          ${Ha(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${Ca(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Dt`<span>${O(e.commentCount)}</span>`:se}
      </a>
      <span class="grow"></span>
      ${zu(e)}
    </div>
  </li>`;import{html as ie,nothing as rn}from"../lib/lit-html/lit-html.js";var cn=({key:e})=>`group-${e.replace(" ","-")}`;async function br(e,t){e.toggle(t),await v(cn(t))}var Wu=(e,t)=>ie`
  <span class="piece c-${ds(e.category).code}">
    ${e.media.length?yt(e.media[0],{thumb:!0}):dt(e.category)}
    ${t?ie`<span class="beyond">+${O(t)}</span>`:rn}
  </span>`;function Gu(e){let{shown:t,rest:s}=$r(e);return ie`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Wu(n,a===t.length-1?s:0))}</span>
    </span>`}var wr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Yu=e=>e.map((t,s)=>ie`${s?" · ":rn}<bdi>${t.title}</bdi>`),Ju=(e,t)=>ie`
  <li class="feed-card">
    <button type="button" class="group-face" id=${cn(t)} aria-expanded="false" @click=${()=>br(e,t)}>
      ${Gu(t.finds)}
      <span class="about">
        <span class="name">${wr(t)}</span>
        <span class="soft titles">${Yu(t.finds.slice(0,10))}</span>
        <span class="by">
          ${z(t.finds[0].user,28)}
          <span class="grow">${y(t.finds[0].user)} <span class="soft">· ${_(t.finds[0].createdAt)}</span></span>
          ${t.finds[0].reason==="friend"?ie`<span class="badge">${i("feed.friend")}</span>`:rn}
        </span>
      </span>
    </button>
  </li>`,Ku=(e,t,s)=>ie`
  <li class="feed-group">
    <div class="by">
      ${z(t.finds[0].user,28)}
      <span class="grow">${y(t.finds[0].user)} <span class="soft">· ${wr(t)}</span></span>
      <button type="button" class="quiet" id=${cn(t)} aria-expanded="true" @click=${()=>br(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,yr=(e,t,s)=>e.isOpen(t)?Ku(e,t,s):Ju(e,t);import{html as Oe,nothing as ei}from"../lib/lit-html/lit-html.js";var vr={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ut()?"/invites":"/people",push:()=>"/settings#push"},Zu=e=>i(e==="friend"&&ut()?"steps.inviteAction":`steps.${e}Action`);function Xu(e,t){return vr[t]?Oe`<a class="button quiet" href=${vr[t]()}>${Zu(t)}</a>`:X.get("installPrompt")?Oe`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Oe`<span class="hint">${i("steps.installHint")}</span>`}var Qu=(e,{name:t,isDone:s})=>Oe`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):ei}</span>
    <span class="grow">${i(`steps.${t}`,{instance:St()})}${s?Oe`<span class="unseen"> (${i("steps.done")})</span>`:ei}</span>
    ${s?ei:Xu(e,t)}
  </li>`,kr=e=>e.isOver||!e.left?ei:Oe`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${bt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Qu(e,t))}</ul>
  </section>`;var Pr=()=>Pe`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,ed=e=>e.isHere?td:Pe`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,xr=e=>Pe`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${ed(e)}</p>`,Or=(e,t)=>gr(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0]}),sd=({name:e,entries:t},s)=>Pe`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Or(n.find,s):yr(s,n,a=>Or(a,s)))}
    </ul>
  </section>`;function id(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[kr(t),nd(e)]}function nd(e){let{items:t,problem:s,load:n}=e.list;if(s)return m(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[xr(e),U(i("feed.none"),a,Pr())]}return Pe`
    ${xr(e)}
    ${e.days.map(a=>sd(a,e))}
    ${I({...e.list,more:e.more})}`}function Fr(e){let t=new Qs(e),s=new ti(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Pe`
      ${$(i("feed.title"),Pr())}
      ${id(t,s)}`}}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var ad=20,od=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function qr(e,t,{signal:s,stopped:n,tick:a=od,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(ad,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var si=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var rd=30,cd=["obscured","notPoint"],Sr=()=>f().places.source!=="gazetteer",ii=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!cd.includes(t.reason)).slice(0,rd)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(P("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var ld=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Tr(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<ld(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(x(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var pd=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Lr=20,ud=200,dd=["ready","noPlace","duplicate","bad","skipped","done"],md=4,fd=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Br=e=>fd.includes(e.reason)?e.reason:"",ni=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new si(()=>t.update()),this.places=new ii(this,t),this.rows=Tr(t,()=>P(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return dd.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<md)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(P("/import",{id:t.id})),this.#a(t)}async upload(t,s=le){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>pd(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await it(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Lr;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await qr(`${this.#i}/commit`,{...this.options.body,limit:ud},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Lr:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await it(L(`/api/imports/${t.id}`))&&await this.leave()}};var hd=["track","route","line","area","picture","link","file","damaged","text"];function Ir({leftOut:e=[]}){let t=e.filter(({kind:s})=>hd.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Dn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Ar=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:O(s),column:O(n)}):t);import{html as pn,nothing as ln}from"../lib/lit-html/lit-html.js";var Mr=(e,t,s,n,a)=>pn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,$d=(e,t)=>pn`
  ${e.current.format==="finds"?Mr("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):ln}
  ${t.keep?ln:Mr("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,gd=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Rt.map(t=>[t,ot(t)])],chosen:e.category,set:t=>e.set({category:t})}),bd=e=>F("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...ve()]}),wd=e=>F("import-friends",{label:i("place.exactFor"),options:Vs(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Ur=(e,t=e.options)=>pn`
  ${$d(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${gd(t)}${bd(t)}${Number(t.area)?wd(t):ln}</div>
    </details>
  </div>`;import{html as tt,nothing as Gt}from"../lib/lit-html/lit-html.js";function yd(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Br(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function dn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function vd(e,t,s,n){let a=new rt(n,null,()=>dn(e,s,e.place(t,a.value)));return xe(a)}var ai=e=>e.title||i("import.line",{n:e.row}),un=(e,t,s)=>tt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ai(e)}`} @click=${s}>${t}</button>`,kd=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function xd(e,t){await D(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),kd(t),n=>N(n,i("action.save"))),v(`name-${t.row}`)}var Nr=(e,t)=>tt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ai(t)}`}
    @click=${()=>xd(e,t)}>
    ${c("edit")}
  </button>`,jr=e=>e.findId?tt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ai(e)}`}>
    ${i("import.show")}</a>`:Gt,Od=(e,t,s,n)=>({ready:()=>tt`${Nr(e,t)}${un(t,i("import.skip"),()=>dn(e,s,e.skip(t,!0)))}`,skipped:()=>un(t,i("import.unskip"),()=>dn(e,s,e.skip(t,!1))),noPlace:()=>tt`${Nr(e,t)}${un(t,i("import.locate"),()=>vd(e,t,s,n))}`,duplicate:()=>jr(t),done:()=>jr(t)})[t.status]?.()??Gt,mn=e=>e?tt`<br><span class="soft" dir="auto">${e}</span>`:Gt,Pd=e=>e.slice(e.lastIndexOf("/")+1),Fd=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,qd=({media:e,lost:t=[]})=>[e>t.length?mn(i("import.rowMedia",{n:e-t.length})):Gt,...t.map(({file:s,reason:n})=>mn(`${Pd(s)}: ${Fd(n)}`))],Sd=(e,t,s,n)=>tt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ai(t)}</bdi>${mn(yd(t))}${qd(t)}</span>
    <span class="row">${Od(e,t,s,n)}</span>
  </li>`;function Td(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?tt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Sd(e,o,r,t))}</ul>
    ${I(e.rows)}`:tt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var Ld=(e,{n:t,all:s})=>tt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Bd(e){await e.places.run(),v("part-rows")}function Id(e){let{state:t,rows:s}=e.places;return t?.busy?Ld(e,t):tt`
    ${t?tt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Gt}
    ${t?.problem?m(t.problem):Gt}
    ${s.length?tt`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Bd(e)}>${i("import.lookUp")}</button>
      </p>`:Gt}`}var Dr=(e,t)=>tt`
  <section class="card">
    ${Q("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ue(e.status===s,`${i(`import.status.${s}`)} (${O(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Sr()?Id(e):Gt}
    ${Td(e,t)}
  </section>`;var Ad=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Md(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var Ud=e=>M`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Nd=e=>M`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Ad} aria-describedby="import-hint" @change=${t=>Md(t,e)}>
  </p>`,jd=e=>M`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):K}
    ${e.progress===null?Nd(e):Ud(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?_d(e):K}`;async function Cr(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var oi=e=>e.name||i("import.unnamed");async function Dd(e,t){await e.open(t),v("part-import")}var _d=e=>M`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>M`
      <li class="row between">
        <span class="grow"><bdi class="strong">${oi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Hr(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${oi(t)}`} @click=${()=>Dd(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${oi(t)}`}
            @click=${()=>Cr(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Hr=e=>i("import.ends",{date:at(e.expiresAt)});async function Cd(e){await e.commit(),v("part-import")}var Hd=(e,{taken:t,all:s})=>M`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?M`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Ed=({mediaDone:e,mediaLost:t},{made:s})=>M`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?M`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?M`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s?M`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:K}`,Rd=(e,t)=>M`
  ${Ur(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Cd(e)}>${i("import.commit",{n:t})}</button>`;function zd(e){let[t,s]=[Ir(e),Ar(e)];return M`
    ${t?M`<p id="import-left">${t}</p>`:K}
    ${s.length?M`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>M`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?M`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function Vd(e){let{current:t,published:s}=e;return M`
    <section class="card">
      ${Q("import",M`<bdi>${oi(t)}</bdi>`)}
      ${e.isBusy?Hd(e,s):M`
        ${e.isDone?K:M`<p class="soft">${Hr(t)}</p>`}
        ${zd(t)}
        ${s?Ed(t.counts,s):K}
        ${s?.problem?m(s.problem):K}
        ${t.counts.ready?Rd(e,t.counts.ready):K}
        <p class="row">${e.isDone?M`
          <button type="button" class="quiet" @click=${()=>_r(e)}>${i("import.finish")}</button>`:M`
          <button type="button" class="quiet" @click=${()=>_r(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Cr(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function _r(e){await e.leave(),v("import-file")}function Wd(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?M`${Vd(e)}${e.isBusy?K:Dr(e,t)}`:jd(e)}function Er(e){let t=new ni(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>M`${$(i("import.title"),K,"/settings")}${Wd(t,e)}`}}import{html as V,nothing as Yt}from"../lib/lit-html/lit-html.js";var Gd=1e3,Rr=[5,15,30,60],Fe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=us){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=zt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(P("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Gd),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await q("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await E(`/api/admin/map/areas/${t.name}`)}catch(s){p(x(s))}this.#t.update(),await this.#n()}async remove(t){try{await L(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(x(s))}}};async function Yd(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Jd=(e,t)=>V`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${W(t.bytes)} · ${_(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?V`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Yt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Yd(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Kd=e=>V`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?V`<ul class="people">${e.areas.map(t=>Jd(e,t))}</ul>`:U(i("areas.none"),i("areas.noneText"))}
  </section>`,Zd=(e,t)=>V`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Xd=e=>e.wishes.length?V`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Zd(e,t))}</ul>
  </section>`:Yt,Qd=e=>F("km",{label:i("areas.size"),options:Rr.map(t=>[t,es(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),tm=e=>V`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:W(e.plan.bytes)})}
  </button>`;function em(e){return!e.chosen||e.isRunning?Yt:V`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Qd(e)}
    ${e.busy?V`<p class="soft" role="status">${i("areas.asking")}</p>`:Yt}
    ${e.problem?V`<p class="error" role="alert">${x(e.problem)}</p>`:Yt}
    ${e.plan?tm(e):Yt}`}function sm(e){let{job:t}=e;if(!t)return Yt;let{title:s,state:n}=t;if(n==="failed")return V`<p class="error" role="alert">${i("areas.failed",{title:s})} ${x(t)}</p>`;if(n==="current")return V`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return V`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return V`
    <p role="status">${t.total?i("areas.running",{title:s,done:W(t.bytes),total:W(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var fn=e=>V`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${em(e)}
    ${sm(e)}
  </section>`;function im(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?V`
    ${fn(e)}
    ${Xd(e)}
    ${Kd(e)}`:w(3)}function zr(e){let t=new Fe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>V`${$(i("admin.map"),Yt,"/admin")}${im(t)}`}}import{html as J,nothing as lt}from"../lib/lit-html/lit-html.js";var nm=4,am=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Vr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ze).href),{data:s,size:n}=t(e,{ecc:"M",border:nm});return{size:n,path:am(s)}}var Wr=[1,2,5,10,25,100],Gr=[1,7,30,90],qe=class{created=null;#t;constructor(t){this.#t=t,this.list=C(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Vr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y(b()),instance:St()});await navigator.share({title:i("invites.shareTitle",{instance:St()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await L(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var om=()=>J`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function rm({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function cm(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var hn=(e,t=e.form)=>J`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${rm} @submit=${s=>cm(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${S(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:Wr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:Gr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${om()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,lm=({size:e,path:t})=>J`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,pm=e=>J`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,$n=e=>J`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${bt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?pm(e):lt}
    </p>
    ${e.created.code?lm(e.created.code):lt}
  </section>`,um=e=>J`<li><a class="person" href="/people/${e.id}">${z(e,28)} <span class="strong">${y(e)}</span></a></li>`;async function dm(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var mm=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>dm(e,t)}>
    ${i("invites.revoke")}
  </button>`,fm={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},hm=(e,t)=>!e.isAdmin||e.isMine(t)?lt:J` · ${t.inviter?i("invites.by",{name:y(t.inviter)}):i("invites.byCommand")}`;function $m(e,t){let s=t.note||i("invites.of",{date:at(t.createdAt)}),n=t.state==="open";return J`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(fm[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:O(t.uses-t.usesLeft),uses:O(t.uses)})}
        ${n?J` · ${i("invites.until",{date:at(t.expiresAt)})}`:lt}
        ${t.befriend?J` · ${i("invites.befriends")}`:lt}
        ${hm(e,t)}
      </p>
      ${t.usedBy.length?J`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(um)}</ul>`:lt}
      ${n?J`<p class="row actions">${mm(e,t,s)}</p>`:lt}
    </li>`}function gm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>$m(e,a))}</ul>
      ${I(e.list)}
    </section>`:ut()?lt:U(i("invites.none"),i("reason.may_not_invite")):w(2)}function Yr(e){let t=new qe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>J`
      ${$(i("invites.title"),lt,"/people")}
      ${ut()?J`<p class="lead">${i("invites.lead")}</p>`:lt}
      ${t.created?$n(t):lt}
      ${ut()?hn(t):lt}
      ${gm(t)}`}}import{html as gn,nothing as bm}from"../lib/lit-html/lit-html.js";var Kr=(e,t)=>gn`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Jr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Kr(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var wm=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ym=({mediaLimit:e})=>e?W(e):i("admin.limits.none"),vm=e=>gn`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Jr(e,"registration",bo,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Jr(e,"invites",wo,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Kr(i("admin.limitOfAll"),ym(e.values)):wm(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function km(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?vm(e):w(4)}function Zr(e){let t=new he(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>gn`${$(i("admin.instance"),bm,"/admin")}${km(t)}`}}import{html as xt,nothing as ne}from"../lib/lit-html/lit-html.js";var bn="/admin/welcome",Xr=e=>e.slice(e.lastIndexOf("#")+1).trim(),ri=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Xr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await sa();let a=this.invite||Xr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));Lt(r.user),await this.#t.go(r.user.role==="admin"?bn:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var xm=({form:e,asksInvite:t})=>xt`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ne}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function Om({greeting:e,invite:t}){let s=e?.inviter,n=xt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ne}</p>`;return s?xt`
    <div class="inviter">
      ${z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:y(s),instance:St()})}</h1>
    </div>
    ${n}
    ${e.befriend?xt`<p class="note">${i("join.invitedFriend",{name:y(s)})}</p>`:ne}`:xt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Pm=(e,t)=>xt`${eo(xt`
  ${Om(e)}
  ${e.ended?xt`<p class="note" role="alert">${x(e.ended)}</p>`:ne}
  ${e.user?xt`<p class="note">${i("join.signedIn",{name:y(e.user)})}</p>`:ne}
  ${e.isClosed?xt`<p class="note">${i("join.closed")}</p>`:ne}
  ${f().passwordLogin?xm(e):ne}
  ${no("join.provider",{redirect:na()?bn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Os(t)}`;function Qr(e){let t=new ri(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Pm(t,e.update)}}import{html as mt,nothing as We}from"../lib/lit-html/lit-html.js";var ec=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...st(n),km:n.area})),tc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Fm(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${O(t.n)}+`:O(t.n),label:s.length?i("lists.nthMore",{first:tc(t),n:s.length}):tc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var sc=(e,t,s)=>xs(e,t,s).map(Fm);function ic({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var nc=["private","friends","public"],ac=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),oc=({photos:e,cover:t})=>e??(t?[t]:[]),rc=e=>new k({send:async t=>e(await q("/api/lists",ac(t)))}),ci=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=C(t,P("/api/lists",{userId:s,limit:20}))}},li=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=C(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return P("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return ec(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await E(this.#e,ac(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await it(L(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await it(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(L(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(E(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(E(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},pi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return it(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await it(t.hasFind?E(s):L(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as _t,nothing as qm}from"../lib/lit-html/lit-html.js";var cc={private:"lock",friends:"people",public:"globe"},wn=e=>_t`
  <span class="badge">${c(cc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Sm="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Tm=_t`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Lm=e=>_t`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>_t`<span class="piece">${yt(t,e.length>1?{thumb:!0}:{sizes:Sm})}</span>`)}
  </span>`;function lc(e){let t=oc(e);return _t`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Lm(t):Tm}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(cc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Bm=(e,t)=>_t`
  ${S(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:nc.map(s=>[s,i(`lists.${s}`)])})}`,ui=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>Bm(s,t),s=>N(s,i("action.save"))),Im=(e,t)=>_t`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${wn(t)}
    </label>
  </li>`,Am=(e,t)=>_t`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${bt(t)}</div>
  ${e.lists.length?_t`<ul class="people">${e.lists.map(s=>Im(e,s))}</ul>`:qm}
  <form novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Mm(e){let t=new pi(e.id);await t.load()&&await wt((s,n)=>(t.update=n,Am(t,s)),{label:i("lists.addTo")})}import{html as Ct,nothing as ae}from"../lib/lit-html/lit-html.js";var pc=["exact","area","hidden"],uc=["","1","7","30","date"],Um=3650,yn=({findId:e,listId:t})=>e?"find":t?"list":"category",dc=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Nm(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var mc=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function jm({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Nm(t):Number(e);if(s>=1&&s<=Um)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Dm({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var _m=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Dm(e),days:jm(e)}),Cm=({chosen:e,category:t})=>({category:e||t.trim()});async function Hm(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Rt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var di=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return yn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=_m(t);return this.share?G(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??Cm(t),...s,days:s.days??void 0})}},fi=e=>new URL(e.link,location.origin).href,hi=()=>!!navigator.share;async function $i(e){try{await navigator.clipboard.writeText(fi(e))}catch{return!1}return p(i("find.copied")),!0}async function gi(e,t){try{await navigator.share({title:t,url:fi(e)})}catch(s){return s.name==="AbortError"}return!0}var mi=class{#t;constructor(t){this.#t=t,this.list=C(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await it(Hm().then(s=>{t=s})),t}async revoke(t){await it(L(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var vn=e=>e.findTitle||e.listName||ot(e.category??""),Ot=e=>e.title||vn(e),fc=({place:e,area:t})=>e==="area"?ye(t):i(`shares.place.${e}`),kn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Tt(t)}),Em=e=>Ct`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ot(t)+(s?` (${O(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ae:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Rm={exact:"pin",area:"map",hidden:"block"},zm=(e,t)=>Ct`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Rm[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Vm=e=>Ct`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${pc.map(t=>zm(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Xi[0]),options:Ee()}):ae}`,Wm=e=>Ct`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",kn(e.share)]]:[],...uc.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:mc(14),hint:i("shares.dateHint"),required:!0}):ae}`,Gm=e=>Ct`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ae}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ae}`,Ym=e=>Ct`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${S(e.form)}
  ${e.share||e.target?ae:Em(e)}
  ${Vm(e)}
  ${Wm(e)}
  ${Gm(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function bi(e){let t=null,s=null,n=r=>(s=new di({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>Ym(s),r=>N(r,i(o))),t}async function hc(e){await $i(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Jm(e){await gi(e,Ot(e))||await hc(e)}var Km=e=>Ct`
  <button type="button" class="quiet" @click=${()=>Jm(e)}>${c("share")} ${i("action.share")}</button>`,xn=e=>Ct`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Ot(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ve=(e,t=i("shares.ready"))=>wt(s=>Ct`
  <div class="row between"><h2>${t}</h2>${bt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Ot(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${fi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>hc(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${hi()?Km(e):ae}
    ${xn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function $c(e){let t=await bi(e);t&&await Ve(t)}var Zm=e=>$c({target:{findId:e.id},place:dc(e)}),gc=e=>$c({target:{listId:e.id}});var[bc,Xm,Qm]=[15,34,34],wc=e=>e.map(t=>t.id).sort().join(),On=class extends ks{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=wc(t)===wc(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,bc,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,bc))}#a(){this.#e=sc(this.#t,s=>this.map.pixelOf(s),Qm);let t=s=>this.onChoose(ic(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:Xm,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",On);async function tf(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ef=e=>Vt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ui(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>gc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>tf(e)}],{id:"list-menu"}),sf=e=>mt`
  ${S(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,nf=e=>Vt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),sf,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function yc(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function af(e,t){await e.drop(t),v("list-menu")}function of(e,t,s){let n=e.finds.items.length-1;return Vt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>yc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>yc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>af(e,t)}],{id:`find-${t.id}`})}async function rf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function cf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var lf=(e,t,s)=>mt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>cf(e,t.id)}>
    <span class="nth">${O(s+1)}</span>
  </button>`,pf=(e,t,s)=>mt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${lf(e,t,s)}
    ${Ea(t,vs(t))}
    ${e.isOwn?of(e,t,s):We}
  </li>`,uf=({user:e})=>mt`<a class="person" href="/people/${e.id}">${z(e)} <span>${y(e)}</span></a>`,df=e=>mt`
  <div class="card">
    ${e.isOwn?We:uf(e.list)}
    ${e.list.description?mt`<p class="text" dir="auto">${e.list.description}</p>`:We}
    <p class="marks">${wn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function mf(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?mt`
    <ol class="card rows">${t.map((a,o)=>pf(e,a,o))}</ol>
    ${I(e.finds)}`:U(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):w(3)}var ff=e=>mt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>rf(e,t)}></list-map>`;function hf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?mt`<p class="empty">${i("lists.gone")}</p>`:t?m(t,s):e.list?mt`
    <div class="list-page">
      ${e.steps.length?ff(e):We}
      <div class="stack">
        ${df(e)}
        ${mf(e)}
      </div>
    </div>`:w(3)}function vc(e){let t=new li(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>mt`
      ${$(t.title,t.isOwn?ef(t):t.canHide?nf(t):We,t.listsPath)}
      ${hf(t)}`}}import{html as Pn,nothing as $f}from"../lib/lit-html/lit-html.js";async function gf(e){let t=null;await ui(s=>rc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var bf=e=>Pn`
  <button type="button" id="new-list" @click=${()=>gf(e)}>${c("plus")} ${i("lists.new")}</button>`;function wf({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Pn`<ul class="list-cards">${e.items.map(lc)}</ul>${I(e)}`:U(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):w(3)}function kc(e){let t=new ci(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Pn`
      ${$(i("lists.title"),t.isOwn?bf(e):$f,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${wf(t)}`}}import{html as xc,nothing as vf}from"../lib/lit-html/lit-html.js";var yf=10,wi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=P("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<yf;s++){let n=await ce(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function kf({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?xc`<p class="empty">${i("person.gone")}</p>`:w(3)}function Oc(e){let t=new wi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>xc`${$(t.name,vf,"/people")}${kf(t)}`}}import{html as Pt,nothing as vi}from"../lib/lit-html/lit-html.js";var[xf,Of]=[20,36e5];function Pf(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+xf-1]<Of)).map(([s])=>s))}var yi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=C(t,"/api/notifications?limit=30"),this.#e=X.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Pf(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ce("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||as(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,as(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Xn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await L(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||as(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var Ff={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function qf(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Sf=({type:e,data:t})=>e==="moderated"?Yn[Jn(t)]:e==="link_used"?"lock":"flag",Tf=({type:e,data:t,actor:s})=>t.userId?Pt`
  <span class="face">
    ${z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Ff[e],e==="find_liked")}</span>
  </span>`:Pt`<span class="face office">${c(Sf({type:e,data:t}))}</span>`,Lf=e=>Pt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Bf(e,t){let s=e.request(t.newest);return s?Pt`<span class="row actions">${Zt(s.friendship,s.user,()=>e.answered(t))}</span>`:vi}var If=(e,t,s)=>Pt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Zn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Tf(t.newest)}
      <span>
        <span class="what">${Kn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?vi:Pt`<span class="unseen">${i("note.new")}</span>`}${_(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Lf(t.newest.thumbnailUrl):vi}
    </a>
    ${Bf(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>qf(e,t,s)}>${c("close")}</button>
  </li>`,Af=e=>Pt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Mf=()=>Pt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Uf(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?Pt`<ul class="card notes">${e.groups.map((n,a)=>If(e,n,a))}</ul>${I(e.list)}`:U(i("note.none"),i("note.noneText"),Mf()):w(4)}function Pc(e){let t=new yi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Pt`${$(i("nav.bell"),t.hasUnread?Af(t):vi)}${Uf(t)}`,close:()=>t.close()}}import{html as Ft,nothing as Fn}from"../lib/lit-html/lit-html.js";var Nf=200,jf=2,ki=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>C(t,P("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=C(t,()=>P("/api/users",{q:this.text.trim()})),this.#s=X.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(P(this.#t.path,{q:t})),[...t].length<jf?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Nf)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Df(e,t){if(e.isMe(t))return Ft`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Ft`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return gs(t,e.reload);let s=e.requestOf(t);return s?Zt(s,t,e.reload):Ft`<span class="badge">${i("friend.pending")}</span>`}function _f(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?Ft`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ei(s,Df(e,s)))}</ul>
    ${I(t)}`:Ft`<p class="soft" role="status">${i("people.noMatch")}</p>`:Fn}function Cf(e,t){e.preventDefault(),t.search()}var Hf=e=>Ft`
  <form class="card" role="search" @submit=${t=>Cf(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${_f(e)}
  </form>`;function xi(e,t,s,n=Ei){let a=e.lists[t];return a.items.length?Ft`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${I(a)}
    </section>`:Fn}var Ef=(e,t,s)=>Ae(s,[ws(t,s,e.reload),Ie(s,e.reload)]),Rf=e=>Ft`
  ${xi(e,"received",(t,s)=>[Zt(t,s,e.reload),Ae(s,[Ie(s,e.reload)])])}
  ${xi(e,"sent",(t,s)=>bs(t,s,e.reload))}
  ${e.lists.accepted.items.length?xi(e,"accepted",(t,s)=>Ef(e,t,s)):U(i("people.none"),i("people.noneText"))}
  ${xi(e,"blocked",(t,s)=>Ta(s,e.reload),Sa)}`;function zf(e){return e.problem?m(e.problem,e.load):e.isLoaded?Rf(e):w(3)}var Vf=()=>ut()?Ft`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Fn;function Fc(e){let t=new ki(e);return{title:i("people.title"),ready:t.load(),view:()=>Ft`${$(i("people.title"),Vf(),"/feed")}${Hf(t)}${zf(t)}`,close:()=>t.close()}}import{html as Te,nothing as qi}from"../lib/lit-html/lit-html.js";var Oi=class extends ys{user=null;friendship=null;#t;constructor(t){super(t,P("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&y(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":P("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ce(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as ft,nothing as Jt}from"../lib/lit-html/lit-html.js";var[Pi,Wf,Gf]=[12,28,44],qn=class extends ks{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Pi,{animate:!1}),this.#e())}#e(){this.map.setMarkers(xs(this.#t,t=>this.map.pixelOf(t),Gf).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Pi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Wf,text:"",label:t.name,area:l,click:r}}let n=Za({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Pi}):this.map.fit([t,...s],Pi)}}failed(){this.remove()}};customElements.define("finds-map",qn);var Yf=88,qc=(e,t)=>ft`
  <span class="sum"><span class="strong">${O(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Fi=(e,{count:t,likes:s,badge:n=Jt,actions:a=Jt})=>ft`
  <section class="profile-head">
    ${z(e,Yf)}
    ${e.displayName?ft`<p class="soft">@${e.username}</p>`:Jt}
    ${e.about?ft`<p dir="auto">${e.about}</p>`:Jt}
    <p class="row">
      ${t===void 0?Jt:qc(t,"person.findsSum")}
      ${s===void 0?Jt:qc(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Jf=e=>ft`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?yt(e.media[0],{thumb:!0}):ft`<span class="sign-tile">${dt(e.category)}</span>`}
      ${e.isPublic?Jt:ft`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Sc=(e,t,s)=>ft`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Kf={grid:e=>ft`<ul class="tiles">${e.map(Jf)}</ul>`,list:e=>ft`<ul class="card rows">${e.map(t=>Ra(t,vs(t)))}</ul>`},Zf=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...st(s),km:s.area,name:ns(s)}])).values()];function Se(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ft`
    <finds-map .places=${Zf(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Sc(e,"grid","camera")}
      ${Sc(e,"list","filter")}
    </div>
    ${Kf[e.layout](s)}
    ${I(e.finds)}`:U(t.title,t.text,t.action??Jt):w(3)}function Xf({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?gs(e,n.load):t?t.status==="accepted"?qi:s?Zt(t,e,n.load):bs(t,e,n.load):qi}var Qf=()=>Te`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,th=e=>Te`
  <a class="button quiet" href=${P("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,eh=e=>e.isMe?Qf():[Xf(e),th(e.user)];function sh(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return qi;let o=n?.status==="accepted"?[ws(n,s,a.load)]:[];return Ae(s,[Ua(s,a.load),...o,Ma({userId:s.id}),Ie(s,()=>t.go("/people"))])}var ih=e=>Fi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Te`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:qi,actions:eh(e)});function nh(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Te`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Te`
    ${ih(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Se(e,{title:i("person.none"),text:i("person.noneText",{name:y(e.user)})})}
    </section>`:w(3)}function Tc(e){let t=new Oi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Te`${$(s(),sh(t,e),"/people")}${nh(t)}`}}import{html as ht,nothing as Ye}from"../lib/lit-html/lit-html.js";var Si=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=C(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,L(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await it(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ti=class extends ys{progress=null;figures={};isEdited=!1;constructor(t){super(t,P("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new Si(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=le){let n=a=>{this.progress=a,this.page.update()};n(0);try{Lt(await s("PUT","/api/users/me/picture",await Ce(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await L("/api/users/me/picture"),Lt(await g("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Lt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Bi,nothing as Li}from"../lib/lit-html/lit-html.js";async function ah(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function oh(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var rh=(e,t)=>Bi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>ah(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,ch=(e,{find:t,expiresAt:s})=>Bi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Bi`<br><span class="soft">${i("bin.until",{date:Tt(s)})}</span>`:Li}
    </p>
    ${t.hidden?Na(i("report.findHidden"),t.hidden):Li}
    <p class="row">
      ${t.hidden?Li:rh(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>oh(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Lc=e=>e.list.items?.length?Bi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>ch(e,t))}</ul>
    ${I(e.list)}
  </section>`:Li;function lh(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var ph=e=>ht`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,uh=e=>ht`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>lh(t,e)}>
      ${e.hasPicture?ph(e):Ye}
    </p>
    ${e.progress===null?Ye:ht`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,dh=()=>ht`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,mh=({form:e,user:t})=>ht`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,Ge=(e,t,s)=>ht`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,fh=e=>ht`
  <ul class="card rows">
    ${Ge("/people","people",i("people.accepted"))}
    ${Ge("/saved","bookmark",i("saved.title"))}
    ${Ge("/lists","feed",i("lists.title"))}
    ${Ge("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ge("/admin","shield",i("admin.title")):Ye}
  </ul>`,hh=()=>ht`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,$h=e=>ht`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${bt(e.toggleEdit)}</div>
    ${uh(e)}
    ${mh(e)}
  </section>`;async function gh(e){e.toggleEdit(),await v("edit-title")}var bh=e=>ht`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>gh(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,wh=e=>ht`
  ${$(y(e.user),hh())}
  ${Fi(e.user,{...e.figures,actions:bh(e)})}
  ${e.isEdited?$h(e):Ye}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Se(e,{title:i("profile.none"),text:i("profile.noneText"),action:dh()})}
  </section>
  ${fh(e.user)}
  ${Lc(e.bin)}`;function Bc(e){let t=new Ti(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?wh(t):Ye}}import{html as et,nothing as oe}from"../lib/lit-html/lit-html.js";var yh={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},vh=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ic=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function kh(e,t,s){let n=Ic(t,s);s!=="dismissed"?await Aa(n,({note:a})=>e.decide(t,s,a),vh):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Ac=e=>e?et`<a class="strong" href="/people/${e.id}">${y(e)}</a>`:et`<span class="soft">${i("report.left")}</span>`,xh=e=>et`
  <p class="row">${e.map(t=>et`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Oh=e=>et`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Me(e.description):oe}
  ${e.media.length?xh(e.media):oe}`,Ph=e=>e.find?Oh(e.find):e.comment?Me(e.comment.content):e.kind==="user"?oe:et`<p class="soft">${i("report.noContent")}</p>`,Fh=e=>et`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ac(e.reporter)} · <span class="soft">${_(e.createdAt)}</span></p>
    ${e.text?Me(e.text):oe}
  </li>`,qh=(e,t,s)=>et`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>kh(e,t,s)}>
    ${c(yh[s])} ${Ic(t,s)}
  </button>`,Sh=(e,t)=>et`<p class="row">${Ba(t.kind).map(s=>qh(e,t,s))}</p>`,Th=(e,t)=>et`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${_(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Me(t.decision.note):oe}
  ${t.hidden?et`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:oe}`,Lh=(e,t)=>et`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ac(t.owner)}</h2>
    ${Ph(t)}
    <ul class="rows">${[t,...t.others].map(Fh)}</ul>
    ${t.decision?Th(e,t):Sh(e,t)}
  </li>`;function Bh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?et`<ul class="stack">${t.map(a=>Lh(e,a))}</ul>${I(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText")):w(3)}function Mc(e){let t=new Ia(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>et`
      ${$(i("report.reports"),oe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${La.map(s=>ue(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Bh(t)}`}}import{html as Sn,nothing as Ih}from"../lib/lit-html/lit-html.js";var Ah=(e,t)=>Sn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":_a(t))} ${i(`saved.${t}`)}
  </button>`,Mh=()=>Sn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Uh=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Mh()});function Uc(e){let t=new Da(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Sn`
      ${$(i("saved.title"),Ih,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ja.map(s=>Ah(t,s))}</div>
      ${Se(t,Uh(t.state))}`}}import{html as Z,nothing as qt}from"../lib/lit-html/lit-html.js";import{html as $t,nothing as Tn}from"../lib/lit-html/lit-html.js";var jc=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Nh(e,t){let s=is(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>$t`
    ${S(n)}
    ${Wt(n)}
    ${jc(n,s)}
    ${t?At(n,"password",i("account.password")):Tn}`,()=>$t`<button type="submit">${i("settings.linkGo")}</button>`)}var jh=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>$t`
  ${S(s)}
  ${jc(s,t.name)}`,()=>$t`<button type="submit">${i("action.save")}</button>`);async function Dh(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Nc=(e,t,s)=>$t`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,_h=(e,t,s)=>$t`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?$t`<span class="badge">${i("passkeys.backedUp")}</span>`:Tn}<br>
      <span class="soft">${i("passkeys.added")} ${_(t.createdAt)} ·
        ${t.lastUsedAt?$t`${i("passkeys.used")} ${_(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Nc(t,i("passkeys.rename"),async()=>{await jh(e,t),s()})}
      ${Nc(t,i("action.delete"),()=>Dh(e,t))}
    </span>
  </li>`,Ch=e=>$t`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Dc=(e,t,s)=>$t`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?$t`<ul class="people">${e.list.map(n=>_h(e,n,s))}</ul>`:Tn}
    <p>${Ch(async()=>{await Nh(e,t),s()})}</p>
  </section>`;import{html as Ii,nothing as Hh}from"../lib/lit-html/lit-html.js";var _c=e=>xe(e.picker()),Eh=e=>Ii`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Rh=(e,{latitude:t,longitude:s,radius:n,area:a})=>Ii`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("place.homeRadius"),options:ro.map(o=>[o,ts(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("place.homeArea"),options:Ee(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Eh(e):Hh}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>_c(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Cc=e=>Ii`
  <section class="card">
    ${Q("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${F("shown-area",{label:i("place.shownNew"),options:ve(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Rh(e,e.values.home):Ii`
      <p><button type="button" class="quiet" id="home" @click=${()=>_c(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Ht,nothing as Je}from"../lib/lit-html/lit-html.js";var Ln={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Hc(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:Ln[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var Ke=e=>e.kind==="token",Ec=e=>Ke(e)?e.name:is(e.userAgent),zh={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Vh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Wh(e){return e.expiresAt?Ke(e)?i("token.until",{date:Tt(e.expiresAt)}):i("settings.until",{date:Tt(e.expiresAt)}):i("token.endless")}var Gh=e=>e.lastUsedAt?i("session.used",{date:at(e.lastUsedAt)}):i("session.unused"),Yh=(e,t)=>{let s=i(Ke(t)?"token.revoke":"settings.end");return Ht`
    <button type="button" class="quiet" aria-label="${s}: ${Ec(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Jh=e=>Ht`${i(Ke(e)?"token.since":"settings.since")} ${_(e.createdAt)}`,Kh=(e,t)=>Ht`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ec(t)}</span>
      <span class="badge">${zh[t.kind]()}</span>
      ${t.current?Ht`<span class="badge">${i("settings.thisOne")}</span>`:Je}<br>
      ${Ke(t)?Ht`<span class="soft">${Vh(t)}</span><br>`:Je}
      <span class="soft">${Jh(t)} · ${Gh(t)} · ${Wh(t)}</span>
    </span>
    ${t.current?Je:Yh(e,t)}
  </li>`;async function Zh(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Xh=e=>Ht`
  <button type="button" class="quiet" @click=${()=>Zh(e)}>${i("settings.endOthers")}</button>`,Qh=[90,30,365],t$=e=>Object.keys(Ln).filter(t=>t!=="admin"||e.role==="admin"),e$=(e,t)=>Ht`
  <p>${i("token.about")}</p>
  ${S(t)}
  ${Wt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:t$(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...Qh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?At(t,"password",i("account.password")):Je}`,s$=e=>Ls({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function i$(e){let t=null;await D(n=>Hc(a=>{t=a,n()}),i("token.create"),n=>e$(e,n),()=>Ht`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await s$(t.token))}var Rc=e=>Ht`
  <section class="card">
    ${Q("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Kh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Xh(e):Je}
      <button type="button" class="quiet" id="new-token" @click=${()=>i$(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var n$=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],a$=e=>Z`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ne()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,o$=()=>Nn.map(e=>[e,Mn[e],e]),Vc=e=>Z`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:o$(),chosen:Un(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:Ga.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Ya(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:_n(),set:t=>e.setUnits(t)})}
    ${Ue()?a$(e):qt}
  </section>`;async function r$(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var zc=(e,t,s=qt)=>Z`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>r$(n,e,t)}>
  </label>`,c$=e=>Z`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...n$,...b()?.role==="admin"?["reported"]:[]].map(t=>zc(e,t))}
    ${f().pushKey?zc(e,"pushEnabled",Z`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):qt}
  </section>`,l$=(e,t)=>Z`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,p$=(e,t)=>Z`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):qt}</p>`;function u$(e){let t=e.pushBusy?"true":"false";return e.push==="on"?l$(e,t):e.push==="off"?p$(e,t):Z`<p class="note">${i(`push.${e.push}`)}</p>`}var Le=(e,t)=>Z`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,d$=()=>Z`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Le("appearance",i("settings.appearance"))}
    ${Le("notify",i("nav.bell"))}
    ${f().passwordLogin?Le("password",i("account.password")):qt}
    ${Le("places",i("place.settings"))}
    ${Le("sessions",i("settings.devices"))}
    ${Le("data",i("settings.data"))}
  </nav>`,m$=e=>Z`
  ${d$()}
  ${Vc(e)}
  ${c$(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${u$(e)}
  </section>
  ${f().passwordLogin?lo(e):qt}
  ${e.passkeys.isShown?Dc(e.passkeys,e.asksPassword,e.redraw):qt}
  ${f().provider.enabled?po(e):qt}
  ${Cc(e.places)}
  ${Rc(e)}
  ${uo(e)}
  ${ut()?Z`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:qt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function f$(e){let t=X.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var h$=e=>Z`
  <button type="button" class="quiet" id="sign-out" @click=${()=>f$(e)}>${i("settings.signOut")}</button>`;function $$(e){let{problem:t,load:s}=e.loading;return t?Z`${m(t,s)}${Vc(e)}`:e.isLoaded?m$(e):w(5)}function Wc(e){let t=new Ss(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>Z`
      ${$(i("settings.title"),h$(t),"/profile")}
      ${t.refusal?m(t.refusal):qt}
      ${$$(t)}`}}import{html as gt,nothing as Mi}from"../lib/lit-html/lit-html.js";async function g$(e){let t=await e.offered(),s=t&&await bi({offered:t});s&&(e.take(s),await Ve(s))}async function b$(e,t){let s=await bi({share:t});s&&e.take(s)}async function w$(e,t){await A(i("shares.revokeTitle",{title:Ot(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var y$=async e=>await $i(e)||Ve(e,i("shares.one")),v$=async e=>await gi(e,Ot(e))||Ve(e,i("shares.one")),k$=(e,t)=>Vt(i("shares.menu",{title:Ot(t)}),[...hi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>v$(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>b$(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>w$(e,t)}],{id:`share-${t.id}`}),x$=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,O$=e=>e.category?gt`<span class="strong" dir="auto">${Ot(e)}</span>`:gt`<a class="strong" dir="auto" href=${x$(e)}>${Ot(e)}</a>`,P$=e=>gt`${i(`shares.kind.${yn(e)}`)}${e.title?gt`: <bdi>${vn(e)}</bdi>`:Mi}`,Ai=(e,t)=>gt`<span class="badge">${e?c(e):Mi} ${t}</span>`,F$=e=>gt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Ot(e)}" @click=${()=>y$(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,q$=(e,t)=>gt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${O$(t)}<br>
        <span class="soft">${P$(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${k$(e,t)}
    </div>
    <p class="marks">
      ${Ai(t.place==="hidden"?"block":"pin",fc(t))}
      ${t.hasPassword?Ai("lock",i("account.password")):Mi}
      ${t.expiresAt?Ai("",kn(t)):Ai("",i("shares.endless"))}
    </p>
    ${t.expired?Mi:gt`<p class="row actions">${F$(t)} ${xn(t)}</p>`}
  </li>`;function S$(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?gt`<div class="card"><ul class="people">${t.map(a=>q$(e,a))}</ul></div>${I(e.list)}`:U(i("shares.none"),i("shares.noneText")):w(3)}var T$=e=>gt`
  <button type="button" class="quiet" id="new-share" @click=${()=>g$(e)}>${i("shares.category")}</button>`;function Gc(e){let t=new mi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>gt`
      ${$(i("shares.mine"),T$(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${S$(t)}`}}import{html as Et,nothing as Jc}from"../lib/lit-html/lit-html.js";var Ui=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return X.get("outbox")}load=async()=>{await ua(),this.isLoaded=!0,this.#t.update()};cancel(t){return ma(t.id)}retry(t){return fa(t.id)}sendNow(){return ha()}};async function L$(e,t){await qa()&&e.cancel(t)}var B$=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Yc=e=>Et`<a class="strong" dir="auto" href=${$a(e)}>${e.title}</a>`,I$={find:e=>Et`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Et`<span class="what" dir="auto">${e.body.content}</span><br>${Yc(e)}`,like:Yc},A$=(e,t)=>Et`
  <li class="row between">
    <span class="grow">
      <span class="soft">${B$(t)}</span><br>
      ${I$[t.kind](t)}<br>
      ${t.state==="refused"?Et`<span class="error">${t.problem}</span>`:Et`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Et`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Jc}
      <button type="button" class="quiet" @click=${()=>L$(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function M$(e){return e.isLoaded?e.entries.length?Et`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>A$(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText")):w(2)}function Kc(e){let t=new Ui(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Et`${$(i("outbox.title"),Jc,"/")}${M$(t)}`}}import{html as Kt,nothing as U$}from"../lib/lit-html/lit-html.js";var Ni=class{#t;constructor(t){this.#t=t,this.instance=new he(t),this.areas=new Fe(t),this.invites=new qe(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(P("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Zc=(e,t)=>Kt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Xc=(e,t)=>Kt`<p class="row end">${Zc(e,i(t?"welcome.next":"welcome.later"))}</p>`,Qc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():w(3),N$=(e,t)=>Qc(e.instance.loading,e.instance.values,()=>Kt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${S(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Zc(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Os(t.update)}`),j$=e=>Qc(e.areas.loading,e.areas.areas,()=>Kt`
  ${fn(e.areas)}
  ${Xc(e,e.areas.areas.length||e.areas.isRunning)}`),D$=e=>Kt`
  ${e.invites.created?$n(e.invites):hn(e.invites)}
  ${Xc(e,e.invites.created)}`,_$=()=>Kt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,C$={server:N$,map:j$,invite:D$,done:_$};function tl(e){let t=new Ni(e),s=()=>t.step==="done"?U$:Kt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Kt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${C$[t.step](t,e)}`}}function H$(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await Rn(P("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(h=>[h.category,h.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((T,B)=>T+B,0),u=T=>s.get(T)===0&&!n&&!r.includes(T),h=T=>T&&(T<l||n)?`${O(T)}${n?"+":""}`:void 0;return{shown:o.filter(T=>!u(T)).map(T=>({category:T,count:h(s.get(T))})),rest:o.filter(u)}}}}import{html as ji,nothing as el}from"../lib/lit-html/lit-html.js";async function E$({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(x(s))}}function R$(e,t){if(b().role==="admin"){let s=P("/admin/map",{at:ga({lat:e.lat,lng:e.lng})});return ji`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return ji`
    <p><button type="button" class="quiet" @click=${()=>{t(),E$(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var z$=e=>ji`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,V$=(e,{choose:t,close:s,key:n})=>ji`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ue()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Va()?R$(e,s):el}
    ${Ue()?z$(t):el}
  </section>`,W$=()=>V$;export{dl as about,ho as accounts,Mm as addToList,xo as admin,Fo as adminLog,zr as areas,H$ as countCategories,fr as edit,Fr as feed,Er as import,Zr as instance,Yr as invites,Qr as join,vc as list,kc as lists,Oc as named,Pc as notifications,W$ as offerOfStreets,Fc as people,Tc as person,Bc as profile,Mc as reports,Uc as saved,Wc as settings,Zm as shareFind,Gc as shares,Kc as waiting,tl as welcome};

import{$ as Ze,$b as na,A as Je,Aa as ae,Ac as $a,B as Ye,Ba as En,Bb as D,Bc as Ot,Ca as ts,Cc as cs,D as yn,Da as es,Db as Nt,Dc as ls,E as z,Ea as ss,Eb as ce,Ec as ga,F as Ut,Fa as Dn,Fb as nt,Fc as ba,G as l,Ga as Cn,Gc as ps,Ha as Rn,Hb as Gt,Hc as wa,I as Xe,Ib as is,Ic as Te,J as b,Ja as Hn,Jb as Qn,Jc as Le,K as P,Kb as ta,Kc as ya,L as E,La as zn,Lb as ht,Lc as Be,M as V,Ma as Vn,Mb as L,N as T,Na as Wn,Nb as ea,Nc as va,O as vn,Oa as Gn,Ob as Et,P as kn,Pa as Jn,Pb as tt,Pc as ka,Q as ie,Qb as xi,Qc as xa,R as F,Rb as Oi,S as ne,Sb as sa,Sc as Oa,T as xn,Tb as ns,Tc as Pa,Ub as Jt,Uc as us,Vb as as,Vc as ds,Wb as os,Xb as qe,Yb as Se,Yc as Fa,Zb as ia,Zc as qa,a as We,aa as x,ac as w,b as h,ba as On,bb as c,bc as aa,bd as Sa,c as Vt,cb as it,cc as oa,d as dn,db as R,dc as ra,dd as Ta,e as se,eb as f,ec as q,fa as Pn,fb as Z,fc as ca,g as mn,ga as Fn,gb as j,gc as d,gd as ms,h as Fe,ha as qn,hb as m,hc as A,hd as La,i as hn,ia as Sn,ib as g,ic as _,j as fn,ja as Tn,jb as oe,jc as la,jd as Ba,k as $n,ka as Ke,kb as B,kc as pa,kd as Ia,lb as _t,lc as ua,ld as Aa,ma as Ln,mb as v,mc as da,n as gn,na as Bn,nc as ma,o as i,oa as In,pa as An,q as k,qa as Mn,ra as y,s as ki,sa as Qe,sb as Yn,sc as le,t as bn,ta as jt,tb as re,u as S,ua as Un,ub as Xn,uc as ha,v as kt,va as jn,vb as ct,vc as fa,w as st,wc as rs,x as Ge,xa as xt,xb as Zn,y as wn,ya as _n,yb as Wt,za as Nn,zb as Kn,zc as C}from"./shared.js";import{html as Yt,nothing as Pi}from"../lib/lit-html/lit-html.js";var xc=new URL("lib/",We).pathname,Oc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Ma(){if(Be())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Pc=()=>Ma()?i("about.tilesFrom",{host:Ma()}):i("about.alone"),Fc=()=>Yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Pc()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,qc=()=>Yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Yt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Pi}
      ${Be()?Yt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Pi}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Sc=([e,t,s,n])=>Yt`<li><a href="${xc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Tc=()=>Yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Oc.map(Sc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Lc=()=>({title:i("about.title"),view:()=>Yt`
    ${f(i("about.title"),Pi,y()?"/settings":"/sign-in")}
    ${Ia()}${Ba()}${Fc()}${qc()}${Tc()}`});import{html as vs,nothing as il}from"../lib/lit-html/lit-html.js";var Bc=200,Ic=2**20,Fi=["all","active","suspended","admin"],Ua={wrong_password:"password"},Xt=e=>`/api/admin/users/${e.id}`,hs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Fi.includes(s)?s:"all",this.list=D(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Bc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),l(s)}catch(n){l(k(n))}}get asksPassword(){return Qe()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V(Xt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Ua})}demote(t){return this.#n(V(Xt(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(T(`${Xt(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Xt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:Ua})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V(Xt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ic):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await E(`${Xt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await T(F(Xt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as ue}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as Ie}from"../lib/lit-html/lit-html.js";var fs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return qa()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Sa(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await T(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){l(k(s))}this.#t.update()}};var Ac=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Wt(this.#s,t)>Ac&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Kn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||l(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ct(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ts(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var qi="/api/users/me/place-settings",Mc={radius:.5,area:1},ja=[.2,.5,1,2,5],$s=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(qi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await E(qi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),l(i("place.saved"))}catch(s){l(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${qi}/home`);this.exactAtHome=0,l(i("place.homeHidden",{n:t}))}catch(t){l(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({...Mc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var _a=e=>!e.current&&e.kind!=="token",gs=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=Un();#t;constructor(t){this.#t=t,this.passkeys=new fs(t),this.places=new $s(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Qe()}get asksCurrent(){return this.user.hasPassword&&!Ta(this.sessions)}get hasOthers(){return this.sessions.some(_a)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),Ln(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){l(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){Oa(t),this.#t.update()}setUnits(t){dn.set(t),this.#t.update()}setStreets(t){va(t),this.#t.update()}async setLanguage(t){await gn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await E("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Bn);disablePush=()=>this.#i(In);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await An(),l(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(_a))await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await _n(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await E("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),xt(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),l(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await T("/api/users/me/identity"),xt(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await T("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Nn(),await this.#t.go("/sign-in",{replace:!0}),l(i("settings.deleted"))}},bs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var pe=()=>h().provider.name,Dt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?ot`
  <p><a class="button quiet" href=${bs()}>${i("signin.provider",{name:pe()})}</a></p>`:Ie,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Uc=()=>ot`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:pe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Na=({user:e,asksCurrent:t,password:s})=>ot`
  <form class="card" novalidate @submit=${s.submit}>
    ${Z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ot`<p class="note">${i("link.setPassword")}</p>`:Ie}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${q(s)}
    ${Dt(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Ie}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Uc():Ie}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function jc(e){let t=i("settings.unlinkTitle",{name:pe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function _c(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:pe()});await _(a=>t.confirmForm(a),s,a=>ot`
    <p>${i("settings.linkText")}</p>
    ${q(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(bs({link:"true"}))}var Nc=e=>ot`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>jc(e)}>${i("settings.unlink")}</button></p>`,Ec=e=>ot`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${bs({link:"true"})} @click=${t=>_c(t,e)}>
      ${i("settings.link",{name:pe()})}
    </a>
  </p>`,Ea=e=>ot`
  <section class="card">
    <h2>${i("settings.identity",{name:pe()})}</h2>
    ${e.user.identityLinked?Nc(e):Ec(e)}
  </section>`;async function Dc(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ot`
    <p>${i("settings.deleteText")}</p>
    ${q(s)}
    ${Dt(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Ie}`,()=>ot`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Da=e=>ot`
  <section class="card">
    ${Z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Dc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Si,nothing as Ae}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:p=e}){let u=r?`${e}-error`:o?`${e}-hint`:Ae;return Si`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${p} aria-describedby=${u} aria-invalid=${r?"true":Ae} @change=${$=>a($.target.value)}>
        ${s.map(([$,J,U=Ae])=>Si`
          <option value=${$} lang=${U} ?selected=${$===n}>${J}</option>`)}
      </select>
      ${u===Ae?Ae:Si`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Cc}from"../lib/lit-html/lit-html.js";async function Rc(e){try{await navigator.clipboard.writeText(e),l(i("secret.copied"))}catch{document.getElementById("secret").select(),l(i("secret.selected"))}}var ws=({title:e,text:t,label:s,value:n})=>ht(a=>Cc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Rc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Hc({mediaBytes:e,mediaLimit:t}){let s=z(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:z(t)}):i("admin.usageUnlimited",{size:s})}var zc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Hc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Vc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:kt(t)}):i("admin.suspendedSince",{when:Ge(e)}),Wc=e=>N`<p class="note">${Vc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Gc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${xi(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${it(e)} <span>${xi(e)}</span></a>`,Ca=(e,t)=>N`
  ${q(t)}
  ${Dt(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):ue}`,Jc=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Ca(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Yc(e,t){await L(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Xc=["instance","own","none"],Zc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${q(e)}
    ${O("kind",{label:i("admin.limit"),options:Xc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ue}`};async function ys(e,t,s){let n=await e;return n&&l(i(t,{name:x(s)})),n}var Kc=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>Zc(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),Qc=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${q(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function tl(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>N`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Ca(e,o)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await ws({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function el(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${q(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ys(s,"admin.deleteDone",t)&&v("account-search")}function sl(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Yc(e,t)):s(i("admin.admin"),()=>ys(Jc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ys(Kc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>tl(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ys(Qc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>el(e,t),!0)]}var Ra=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Gc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:ue}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:ue}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:ue}
      </span>
      ${Et(i("people.menu",{name:x(t)}),sl(e,t))}
    </div>
    <p class="soft facts">${zc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?Wc(t.suspension):ue}
  </li>`;function nl(e,t){e.preventDefault(),t.search()}var al=e=>vs`
  <form role="search" @submit=${t=>nl(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Fi.map(t=>oe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function ol(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?vs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ra(e,a))}</ul>
    ${B(e.list)}`:vs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function Ha(e){let t=new hs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>vs`
      ${f(i("admin.people"),il,"/admin")}
      <section class="card">${al(t)}${ol(t)}</section>`,close:()=>t.close()}}import{html as Xa,nothing as $l}from"../lib/lit-html/lit-html.js";var za=2**20,Va="/api/admin/instance",Wa=["invite","open","closed"],Ga=["members","admins","off"],de=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await b(Va,{signal:t.signal})}),this.form=new w({send:async s=>{await this.save(s),l(i("admin.saved"))},update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/za):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[U,Mt]of Object.entries(a))o[U]=Mt.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*za)),this.values=await V(Va,o);let{fixed:r,mediaLimit:p,registration:u,invites:$,...J}=this.values;Object.assign(h(),{instance:J,registration:u,invites:u==="closed"?"off":$})}},ks=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},xs=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Os,nothing as Ti}from"../lib/lit-html/lit-html.js";var rl={ok:"check",warn:"flag",fail:"close"},cl=e=>Os`
  <li class="row finding ${e.status}">
    ${c(rl[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Os`<br><span lang="en" class="soft">${e.fix}</span>`:Ti}
    </span>
  </li>`;function ll({status:e,findings:t}){return Os`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(cl)}</ul>`}var Ja=e=>Os`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Ti}
      ${e.values&&!e.loading.problem?ll(e.values):Ti}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as Me}from"../lib/lit-html/lit-html.js";var pl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ft=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,ul=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),dl=e=>qt`
  ${Ft(i("admin.backup"),e.lastAt?qt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ft(i("admin.backupPlace"),e.place)}`,ml=e=>qt`
  <dl class="stack">
    ${Ft(i("admin.users"),S(e.users))}
    ${Ft(i("admin.publicFinds"),S(e.finds))}
    ${Ft(i("admin.media"),z(e.mediaBytes))}
    ${e.diskFree===null?Me:Ft(i("admin.disk"),z(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ft(i("admin.jobs"),ul(e)):Me}
    ${e.backup?dl(e.backup):Me}
    ${Ft(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${Ft(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,hl=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,fl=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${z(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ya({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>pl.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(hl)}</ul>`:Me}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${ml(e)}
      ${e.largest.length?fl(e.largest):Me}
    </section>`}var gl=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"]],bl=([e,t,s])=>Xa`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Za(e){let t=new xs(e),s=new ks(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Xa`
      ${f(i("admin.title"),$l,"/profile")}
      <section class="card">
        <ul class="people">${gl.map(bl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ya(t)}
      ${Ja(s)}`}}import{html as Ps,nothing as Ka}from"../lib/lit-html/lit-html.js";var Qa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},wl={mediaLimit:"limitOfAll",invites:"whoInvites"},yl=e=>parseInt(e,10)?z(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function vl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${wl[s]??s}`)).join(", "):e==="media_limit_changed"?yl(t):t}function kl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Qa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var xl=e=>Ps`
  <li class="row act">
    ${c(Qa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${kl(e)}</span><br>
      ${e.reason?Ps`<span dir="auto">${vl(e)}</span><br>`:Ka}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Ol(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ps`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(xl)}</ul>
      ${B(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText")):g(4)}function to(e){let t=D(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ps`${f(i("admin.log"),Ka,"/admin")}${Ol(t)}`}}import{html as et,nothing as $t}from"../lib/lit-html/lit-html.js";var Pl=8,Fs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=ki(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Nt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=ki(nt(o));return r.includes(s)&&(r!==s||ce(o))}).slice(0,Pl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Fl=1200*36e5,qs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${xn}$`).test(s)||!this.#s?s:ae()),this.#s&&!this.stored&&this.#r(ae())}#r(t){this.id=t,this.#e=this.#s?Ot(t):$a(t),this.stored=this.#e.get()}get findId(){return this.#i??=En(this.id)>Date.now()-Fl?this.id:ae()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ls(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),ba(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ps(this.id):null}};async function eo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:ct(a)}}let n=re(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var so=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:ct(a),name:n,by:"search"}},Ss=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function io({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let p={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},U=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...p,isPublic:n==="true",...$,...U}}var no=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),ao=(e,{area:t})=>E(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),oo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var me=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new qs(t),this.form=new w({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:se.get()!=="friends",...this.draft.stored},this.proposals=new Fs(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ce(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=io({category:this.values.category??"",...t},this.shown),p=await this.write(r,o).catch(u=>this.#i(u));p&&(no(p,t)&&await this.#e.showHome()&&await ao(p.id,t).catch(u=>l(k(u))),await this.leave(`/finds/${p.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Rn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ts(e){try{let t=await he(e,0,262144),s=await ql(e,t);return s?Ul(Ml(s.view,s.tiff)):ro}catch{return ro}}var ro={place:null,time:""},he=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function ql(e,t){return t.getUint16(0)===65496?Sl(t):t.getUint32(0)===2303741511?co(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):St(t,0,4)==="RIFF"&&St(t,8,4)==="WEBP"?co(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):St(t,4,4)==="ftyp"?Ll(e):null}var St=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Sl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Li=1<<20,Bi=1e4;async function co(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let p=0;p<Bi&&t+8<=e.size;p++){let u=await he(e,t,8),$=u.getUint32(o?0:4,s);if(St(u,o?4:0,4)===n)return Tl(await he(e,t+8,Math.min($,Li)));t+=a+$+(r?$%2:0)}return null}var Tl=e=>({view:e,tiff:St(e,0,4)==="Exif"?6:0});function lo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Bi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:St(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Ll(e){for(let t=0,s=0;s<Bi&&t+8<=e.size;s++){let n=await he(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(St(n,4,4)==="meta")return Bl(e,await he(e,t,Math.min(a,Li)));t+=a}return null}async function Bl(e,t){let s=lo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=Il(t,n("iinf")),o=a===null?null:Al(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,p=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await he(e,o.at,Math.min(o.size,Li));return{view:p,tiff:4+p.getUint32(0)}}function Il(e,t){if(!t)return null;let s=lo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(St(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Al(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=U=>{let Mt=U===8?Number(e.getBigUint64(a)):U===4?e.getUint32(a):U===2?e.getUint16(a):0;return a+=U,Mt},r=o(2),[p,u,$]=[r>>12,r>>8&15,r>>4&15],J=n?r&15:0;for(let U=o(n<2?2:4);U>0&&a<t.to;U--){let Mt=o(n<2?2:4),wc=n?o(2)&15:0;o(2);let yc=o($),pn=null;for(let un=o(2);un>0&&a<=t.to;un--){o(J);let vc=yc+o(p),kc=o(u);pn??={method:wc,at:vc,size:kc}}if(Mt===s)return pn}return null}function Ml(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,p)=>St(e,t+r,p),entries:r=>new Map(Array.from({length:n(r)},(p,u)=>[n(r+2+12*u),r+10+12*u]))}}function Ul(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,_l,null),time:s(34665,jl,"")}}function jl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function _l({u32:e,text:t},s){let n=(r,p,u)=>{if(!s.has(p)||!s.has(u))return NaN;let $=e(s.get(u)),J=Mt=>e($+8*Mt)/e($+8*Mt+4),U=r.indexOf(t(s.get(p),1).toUpperCase());return U<0?NaN:(J(0)+(J(1)||0)/60+(J(2)||0)/3600)*(U?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ue(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Nl(e)}catch{return e}}async function Nl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var El=2,Dl=2,Cl=60,fe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ne}){this.items=t.map(({at:r,key:p,caption:u="",...$})=>({media:$,at:r,key:p,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ue(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Cn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,p)=>({file:r,key:s[p],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ts(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=El-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Xe(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Cl,(t.pause??Dl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ue(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:yn(r)})};if(s.aborted)return null;let p=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:p});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ls=class extends me{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await vn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=oo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&l(o),this.page.update()};this.uploads=new fe(t.media,{changed:a,signal:this.page.signal}),this.place=new at(this.page,n?.place??so(t),()=>this.changed())}saveDraft(){let t=Ss(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let p=await ss(s),u=p===this.#e?{}:{locationId:p},$=o.map(U=>U.id?{id:U.id,caption:U.caption??null}:U),J=a?{media:$,mediaToDelete:r}:{};return E(this.#t,{...t,...u,...J},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&l(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ii(){if(!await caches.has(Fe))return null;let e=await caches.open(Fe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Rl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Rl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function po(e){let t=await caches.open(Fe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Fe),Ii()}var Hl=2,Bs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Hl)}async load(){await wa();let t=await ls();if(this.#t.signal.aborted)return;this.close();let s=cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-es),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),l(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var zl=.15,uo=e=>e.slice(0,10);function Vl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var mo=e=>e.find(t=>t.place)?.place??null,ho=e=>e.find(t=>t.time)?.time??"";function Wl(e,t,s){let[n,a]=[mo(e),ho(e)];return e.length<s&&(!n||!t.place||Wt(n,t.place)<=zl)&&(!a||!t.time||uo(a)===uo(t.time))}function fo(e,t){let s=[];for(let n of Vl(e)){let a=s.findLast(o=>Wl(o,n,t));a?a.push(n):s.push([n])}return s}var je=e=>({place:mo(e),time:ho(e)}),$o=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),go=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Is=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ts(o)}))),a=fo(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=je(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ts(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:je(t).place?this.#e.get(t[0])??"":"",time:je(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s($o(this.groups,t))}split(t,s){this.#s(go(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ae()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Gl(a);return this.busy=!1,this.#t.update(),l(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),l(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=je(n),r={id:s,at:a,isPublic:se.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ot(s).get())throw{code:"storage"};await ga(s,n.map(p=>p.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Gl(e){Ot(e).remove(),await ps(e)}var As=class extends me{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Bs(t,this.draft.id),this.several=new Is(t)}async begin(){let{page:t,values:s}=this,n=await eo(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-es);this.photosExpired=o.length<a.length;let r=$=>{$&&l($),this.changed()},p=$=>this.place.suggestPoint($);this.uploads=new fe(o,{changed:r,placed:p,signal:t.signal}),this.place=new at(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Ii():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ss(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await po(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ss(s),await Dn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Xe(n))throw n;return this.#e(t,s)}}async#e(t,s){return await zn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&se.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=cs();s&&l(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as $e,nothing as Ai}from"../lib/lit-html/lit-html.js";function Jl(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Yl=({media:e,preview:t})=>$e`
  <span class="thumb">${e||t?$e`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Xl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return $e`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Yl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?$e`<span class="soft" dir="auto">${s.label}</span>`:Ai}
          <span class="soft">${Ge(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Jl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var bo=e=>e.items.length?$e`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Xl(e,t))}</ul>
    ${e.shown.length<e.items.length?$e`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ai}
  </section>`:Ai;var wo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),yo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Zl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function vo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{yo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{yo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(wo(a.dataTransfer)))}),n("paste",a=>{let o=wo(a.clipboardData);!o.length||Zl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Zt,nothing as Fo}from"../lib/lit-html/lit-html.js";var Mi=[1,5,20],ge=e=>e?i("place.area",{distance:Ye(e)}):i("place.exact"),_e=()=>Mi.map(e=>[String(e),ge(e)]),be=()=>[["0",ge(0)],..._e()],Ms=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Ne,nothing as Ui}from"../lib/lit-html/lit-html.js";var we="category";function ko(e,{category:t}){let s=document.getElementById(we);if(s.value=t,ce(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Kl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ql(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ko(t,s[n]);else return;e.preventDefault()}var tp=(e,t,s)=>Ne`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ko(e,t)}>
    ${Gt(t.category)}
    <span class="grow" dir="auto">${nt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):Ui}</span>
  </li>`,ep=e=>{let{items:t}=e.proposals;return Ne`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>tp(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function xo(e){let{form:t,proposals:s}=e,n=t.errors[we];return Ne`
    <div class="field">
      <label for=${we}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${we} name=${we} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ui}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ui}
          .defaultValue=${e.values.category??""} @input=${a=>Kl(a,e)} @keydown=${a=>Ql(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ep(e)}
      </div>
      ${ca(t.left[we])}
      ${n?Ne`<p class="error" id="category-error">${n}</p>`:Ne`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Us=(e,t,s,n,a)=>Zt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function qo(e){let t=e?.closest("details");t&&(t.open=!0)}var sp=e=>Us("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Oo=(e,t,s)=>Zt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Gt(t)} ${nt(t)}
  </button>`;function ip(e){let{category:t}=e.values,[s,n]=t?[Gt(t),nt(t)]:[c("filter"),i("edit.none")];return Us("category",s,i("find.category"),n,Zt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Nt.map(a=>Oo(e,a,a===t))}
        ${Oo(e,"other",e.isOther)}
      </div>
      ${e.isOther?xo(e):Fo}
    </fieldset>`)}var Po=(e,t,s,n,a)=>Zt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function np(e){let{isPublic:t}=e.values;return Us("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Zt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Po(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Vt()}))}
      ${Po(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var ap=e=>O("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:Ms(),chosen:e});function op(e){let{area:t="",exactForFriends:s="true"}=e.values;return Us("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ge(Number(t)),Zt`
    ${O("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...be()]})}
    ${Number(t)?ap(s):Fo}`)}var So=e=>Zt`<div class="folds">${sp(e)}${ip(e)}${np(e)}${op(e)}</div>`;import{html as _s,nothing as Ni}from"../lib/lit-html/lit-html.js";import{html as ft,nothing as Ee}from"../lib/lit-html/lit-html.js";var ji=16,To=10,rp=2,cp={lat:25,lng:5,zoom:1},js=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=To?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ji};let t=re(mn.get());return t?.zoom?t:cp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ji,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Wt(this.point,t)<rp*Zn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(ct(t),"found",t.name)}distance=t=>this.point&&t?Wt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ji,s=this.source==="tap"&&!this.chosen&&t<To;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ye(e){let t=new AbortController,s=null,n=ht((o,r)=>(s??=new js({signal:t.signal,update:r},e),fp(s,o)),{label:i("spot.title"),kind:"chooser"});Lo(s),await n&&e.take(s),t.abort(),s.close()}var Lo=e=>e.showMap(t=>Pa(document.getElementById("spot"),{...t,hasCross:!0})),lp=(e,t)=>ft`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,pp=e=>ft`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Lo(e)):Ee}
  </div>`;function up(e,t){let s=e.chosen?.id===t.id;return ft`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Je(t.distance)}</span>
    </button>`}var dp=e=>ft`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ft`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ee}
    ${e.nearby.map(t=>up(e,t))}
  </div>`,mp=e=>ft`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,_i=e=>i(`spot.${e.source||"set"}`),hp=e=>ft`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ft`<span class="soft">${_i(e)}</span>`:Ee}</span>
  </p>`,fp=(e,t)=>ft`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${lp(e,t)}
  ${pp(e)}
  <div class="panel">
    ${hp(e)}
    ${dp(e)}
    ${e.chosen?Ee:mp(e)}
    ${e.problem?ft`<p class="error" role="alert">${e.problem}</p>`:Ee}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Bo=(e,t)=>_s`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Io=(e,t)=>_s`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ni} @click=${()=>ye(e)}>
      ${e.point?_s`<place-map inert .at=${e.point}></place-map>`:Ni}
      ${e.point?Bo(e.label||i("spot.unnamed"),[_i(e),i("spot.change")].filter(Boolean).join(" · ")):Bo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?_s`<p class="error" id="place-error" role="alert">${t}</p>`:Ni}
  </fieldset>`;import{html as Kt,nothing as Ei}from"../lib/lit-html/lit-html.js";function $p(e,t){e.merge(t),v(`group-${t-1}`)}function gp(e,t,s){e.split(t,s),v(`group-${t+1}`)}var bp=({preview:e,file:t})=>e?Kt`<img src=${e} alt="">`:Kt`<span class="film" title=${t.name}>${c("play")}</span>`,wp=(e,t,s)=>Kt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>gp(e,t,s)}></button>`;function yp(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&st(a),n].filter(Boolean);return Kt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Kt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>$p(e,s)}>
            ${i("group.merge")}
          </button>`:Ei}
      </div>
      <ul class="group">${t.map((r,p)=>Kt`<li>${p?wp(e,s,p):Ei}${bp(r)}</li>`)}</ul>
    </li>`}var Ao=(e,t)=>e.groups?Kt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>yp(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ei;import{html as W,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Di}from"../lib/lit-html/lit-html.js";async function vp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ht((r,p)=>(n??=new w({send:({caption:u})=>r(u.trim()),update:p}),Di`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Mo=(e,t,s,n)=>Di`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>vp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Di`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[kp,xp]=[6,10],Op=300,M=null;function Uo(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var jo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Pp=(e,t)=>jo(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Fp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?xp:kp))return;if(n)return M.end();Uo()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=Pp(e.clientX,e.clientY),M.over?.classList.add("target")}function _o(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(M.timer=setTimeout(Uo,Op));let r=u=>{u.pointerId===M.id&&o()},p=u=>{if(u.pointerId!==M.id)return;let[$,J]=[s,M.isOn&&M.over].map(U=>jo(s).indexOf(U));o(),J>=0&&t($,J)};document.addEventListener("pointermove",Fp,{signal:a}),document.addEventListener("pointerup",p,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Ns(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var qp="image/*,video/mp4,video/quicktime,video/webm";function Sp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function No(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Eo(e){return e.media?le(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?W`<span class="film">${c("play")}</span>`:W`<img src=${e.preview} alt="">`}var Do={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Es=(e,t,s,n,a)=>W`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Tp=(e,t)=>e.progress<1?W`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:W`<span class="over">${i("upload.processing")}</span>`,Lp=(e,t)=>({sending:()=>Tp(e,t),paused:()=>W`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>W`<span class="over">${i("upload.waiting")}</span>`,failed:()=>W`<span class="over error">${i("upload.failed")}</span>`,done:()=>Tt})[e.state]();function Bp(e,t,s){let n=s+1;return W`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>_o(a,(o,r)=>e.move(o,r))}
      @error=${Do} @load=${Do}>
      ${Eo(t)}
      ${s===0&&e.items.length>1?W`<span class="cover">${i("upload.cover")}</span>`:Tt}
      ${Lp(t,n)}
      <span class="buttons">
        ${s>0?Es("before","earlier","back",n,()=>No(e,s,s-1)):Tt}
        ${n<e.items.length?Es("after","later","next",n,()=>No(e,s,s+1)):Tt}
        ${t.state==="failed"||t.state==="paused"?Es("","again","retry",n,()=>e.retry(t)):Tt}
        ${Es("drop",t.state==="done"?"remove":"cancel","close",n,()=>Sp(e,t))}
      </span>
      ${t.state==="failed"?Tt:Mo(e,t,n,Eo(t))}
    </li>`}function Ip(e,t){t([...e.target.files]),e.target.value=""}var Ap=(e,t)=>W`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Tt:W`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${qp} multiple @change=${s=>Ip(s,t)}>
  </li>`;function Mp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return W`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>W`<p class="error" role="alert">${n}</p>`)}`}var Co=(e,t)=>W`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ns} @contextmenu=${Ns} @dragstart=${Ns}>
    ${e.items.map((s,n)=>Bp(e,s,n))}
    ${e.items.length<e.most?Ap(e,t):Tt}
  </ul>
  ${e.items.length>1?W`<p class="hint">${i("upload.order")}</p>`:Tt}
  ${Mp(e)}`;async function Ro(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Up(e){e.uploads.add(e.several.decline()),v("files")}function jp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var _p=(e,t)=>et`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>et`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?et`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:$t}
    ${t?et`<p class="note">${i("edit.sharedFull")}</p>`:$t}
    ${e.received.left?et`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:$t}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>jp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Np(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ep=()=>L(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),Dp=e=>et`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Np(e)}>${i("edit.startOver")}</button>
  </p>`,Cp=e=>et`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?et`<p class="note">${i("edit.photosGone")}</p>`:$t}
    ${Co(e.uploads,t=>Ro(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Rp=e=>et`
  ${q(e.form)}
  ${e.form.refusal?.reason==="changed_since"?et`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:$t}`;function Hp(e,t){let{isPublic:s,...n}=na(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function zp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");qo(n),n?.focus()}function Vp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Hp(a,e);return et`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>zp(a,e)}>
      ${e.isRestored?Dp(e):$t}
      ${Cp(e)}
      ${Io(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${So(e)}
      <div class="publish">
        ${Rp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}var Wp=(e,t)=>et`
  ${e.received?_p(e,t.get("shared")==="full"):$t}
  ${Ao(e.several,()=>Up(e))}
  ${e.several.groups?$t:bo(e.drafts)}`;function Gp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Vp(e):g(4)}function Ho(e){let t=new(e.params.id?Ls:As)(e,{showHome:Ep}),s=()=>t.loading.load();return vo(e.signal,n=>t.uploads&&Ro(t,n)),{title:t.title,ready:s(),view:()=>et`
      ${f(t.title,$t,t.back)}
      ${t.isNew?Wp(t,e.query):$t}
      ${Gp(t,s)}`,close:()=>t.close()}}import{html as I,nothing as Y}from"../lib/lit-html/lit-html.js";var Jp=20,Yp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function zo(e,t,{signal:s,stopped:n,tick:a=Yp,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let p=Math.max(Jp,r.retryAfter);p>0;p--){if(n())return null;await a(s)}}}var Ds=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Xp=30,Zp=["obscured","notPoint"],Vo=()=>h().places.source!=="gazetteer",Cs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Zp.includes(t.reason)).slice(0,Xp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(F("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Kp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Wo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,p=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(o?`${p}&after=${o}`:p,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Kp(p)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?l(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Qp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Go=20,tu=200,eu=["ready","noPlace","duplicate","bad","skipped","done"],su=4,iu=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Jo=e=>iu.includes(e.reason)?e.reason:"",Rs=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ds(()=>t.update()),this.places=new Cs(this,t),this.rows=Wo(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return eu.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<su)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=ne){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Qp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await tt(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Go;this.current.counts.ready&&!this.#s;){let p=this.current.counts.ready,u=await zo(`${this.#i}/commit`,{...this.options.body,limit:tu},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<p?Go:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await b(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await tt(T(`/api/imports/${t.id}`))&&await this.leave()}};var nu=["track","route","line","area","picture","link","file","damaged","text"];function Yo({leftOut:e=[]}){let t=e.filter(({kind:s})=>nu.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:bn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Xo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as Ri,nothing as Ci}from"../lib/lit-html/lit-html.js";var Zo=(e,t,s,n,a)=>Ri`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,au=(e,t)=>Ri`
  ${e.current.format==="finds"?Zo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ci}
  ${t.keep?Ci:Zo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,ou=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Nt.map(t=>[t,nt(t)])],chosen:e.category,set:t=>e.set({category:t})}),ru=e=>O("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...be()]}),cu=e=>O("import-friends",{label:i("place.exactFor"),options:Ms(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Ko=(e,t=e.options)=>Ri`
  ${au(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${ou(t)}${ru(t)}${Number(t.area)?cu(t):Ci}</div>
    </details>
  </div>`;import{html as K,nothing as Ct}from"../lib/lit-html/lit-html.js";function lu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Jo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function zi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function pu(e,t,s,n){let a=new at(n,null,()=>zi(e,s,e.place(t,a.value)));return ye(a)}var Hs=e=>e.title||i("import.line",{n:e.row}),Hi=(e,t,s)=>K`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Hs(e)}`} @click=${s}>${t}</button>`,uu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function du(e,t){await _(n=>new w({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),uu(t),n=>A(n,i("action.save"))),v(`name-${t.row}`)}var Qo=(e,t)=>K`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Hs(t)}`}
    @click=${()=>du(e,t)}>
    ${c("edit")}
  </button>`,tr=e=>e.findId?K`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Hs(e)}`}>
    ${i("import.show")}</a>`:Ct,mu=(e,t,s,n)=>({ready:()=>K`${Qo(e,t)}${Hi(t,i("import.skip"),()=>zi(e,s,e.skip(t,!0)))}`,skipped:()=>Hi(t,i("import.unskip"),()=>zi(e,s,e.skip(t,!1))),noPlace:()=>K`${Qo(e,t)}${Hi(t,i("import.locate"),()=>pu(e,t,s,n))}`,duplicate:()=>tr(t),done:()=>tr(t)})[t.status]?.()??Ct,Vi=e=>e?K`<br><span class="soft" dir="auto">${e}</span>`:Ct,hu=e=>e.slice(e.lastIndexOf("/")+1),fu=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,$u=({media:e,lost:t=[]})=>[e>t.length?Vi(i("import.rowMedia",{n:e-t.length})):Ct,...t.map(({file:s,reason:n})=>Vi(`${hu(s)}: ${fu(n)}`))],gu=(e,t,s,n)=>K`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Hs(t)}</bdi>${Vi(lu(t))}${$u(t)}</span>
    <span class="row">${mu(e,t,s,n)}</span>
  </li>`;function bu(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?K`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>gu(e,o,r,t))}</ul>
    ${B(e.rows)}`:K`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var wu=(e,{n:t,all:s})=>K`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function yu(e){await e.places.run(),v("part-rows")}function vu(e){let{state:t,rows:s}=e.places;return t?.busy?wu(e,t):K`
    ${t?K`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ct}
    ${t?.problem?m(t.problem):Ct}
    ${s.length?K`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>yu(e)}>${i("import.lookUp")}</button>
      </p>`:Ct}`}var er=(e,t)=>K`
  <section class="card">
    ${Z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>oe(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Vo()?vu(e):Ct}
    ${bu(e,t)}
  </section>`;var ku=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function xu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var Ou=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Pu=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${ku} aria-describedby="import-hint" @change=${t=>xu(t,e)}>
  </p>`,Fu=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):Y}
    ${e.progress===null?Pu(e):Ou(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Su(e):Y}`;async function ir(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var zs=e=>e.name||i("import.unnamed");async function qu(e,t){await e.open(t),v("part-import")}var Su=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${zs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${nr(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${zs(t)}`} @click=${()=>qu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${zs(t)}`}
            @click=${()=>ir(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,nr=e=>i("import.ends",{date:st(e.expiresAt)});async function Tu(e){await e.commit(),v("part-import")}var Lu=(e,{taken:t,all:s})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Bu=({mediaDone:e,mediaLost:t},{made:s})=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?I`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:Y}`,Iu=(e,t)=>I`
  ${Ko(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Tu(e)}>${i("import.commit",{n:t})}</button>`;function Au(e){let[t,s]=[Yo(e),Xo(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:Y}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Mu(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${Z("import",I`<bdi>${zs(t)}</bdi>`)}
      ${e.isBusy?Lu(e,s):I`
        ${e.isDone?Y:I`<p class="soft">${nr(t)}</p>`}
        ${Au(t)}
        ${s?Bu(t.counts,s):Y}
        ${s?.problem?m(s.problem):Y}
        ${t.counts.ready?Iu(e,t.counts.ready):Y}
        <p class="row">${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>sr(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>sr(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>ir(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function sr(e){await e.leave(),v("import-file")}function Uu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?I`${Mu(e)}${e.isBusy?Y:er(e,t)}`:Fu(e)}function ar(e){let t=new Rs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${f(i("import.title"),Y,"/settings")}${Uu(t,e)}`}}import{html as H,nothing as Rt}from"../lib/lit-html/lit-html.js";var ju=1e3,or=[5,15,30,60],ve=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Yn){this.#t=t,this.#e=s,this.loading=C(t,async()=>{await this.#i(),this.#n();let n=re(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(F("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(ju),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await E(`/api/admin/map/areas/${t.name}`)}catch(s){l(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await T(`/api/admin/map/areas/${t.name}`),await this.#i(),l(i("areas.removed",{title:t.title}))}catch(s){l(k(s))}}};async function _u(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Nu=(e,t)=>H`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${z(t.bytes)} · ${R(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?H`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>_u(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Eu=e=>H`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?H`<ul class="people">${e.areas.map(t=>Nu(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"))}
  </section>`,Du=(e,t)=>H`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Cu=e=>e.wishes.length?H`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Du(e,t))}</ul>
  </section>`:Rt,Ru=e=>O("km",{label:i("areas.size"),options:or.map(t=>[t,Ye(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Hu=e=>H`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:z(e.plan.bytes)})}
  </button>`;function zu(e){return!e.chosen||e.isRunning?Rt:H`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Ru(e)}
    ${e.busy?H`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?H`<p class="error" role="alert">${k(e.problem)}</p>`:Rt}
    ${e.plan?Hu(e):Rt}`}function Vu(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return H`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return H`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return H`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return H`
    <p role="status">${t.total?i("areas.running",{title:s,done:z(t.bytes),total:z(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Wi=e=>H`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${zu(e)}
    ${Vu(e)}
  </section>`;function Wu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?H`
    ${Wi(e)}
    ${Cu(e)}
    ${Eu(e)}`:g(3)}function rr(e){let t=new ve(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>H`${f(i("admin.map"),Rt,"/admin")}${Wu(t)}`}}import{html as G,nothing as rt}from"../lib/lit-html/lit-html.js";var Gu=4,Ju=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function cr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",We).href),{data:s,size:n}=t(e,{ecc:"M",border:Gu});return{size:n,path:Ju(s)}}var lr=[1,2,5,10,25,100],pr=[1,7,30,90],ke=class{created=null;#t;constructor(t){this.#t=t,this.list=D(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},p=await P("/api/invites",r);this.created={...p,url:new URL(p.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await cr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),l(i("find.copied"))}catch{l(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(y()),instance:Vt()});await navigator.share({title:i("invites.shareTitle",{instance:Vt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await T(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){l(k(s))}this.#t.update()}};var Yu=()=>G`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Xu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Zu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Gi=(e,t=e.form)=>G`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Xu} @submit=${s=>Zu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${q(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:lr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:pr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Yu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,Ku=({size:e,path:t})=>G`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Qu=e=>G`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Ji=e=>G`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${_t(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Qu(e):rt}
    </p>
    ${e.created.code?Ku(e.created.code):rt}
  </section>`,td=e=>G`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function ed(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var sd=(e,t,s)=>G`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>ed(e,t)}>
    ${i("invites.revoke")}
  </button>`,id={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},nd=(e,t)=>!e.isAdmin||e.isMine(t)?rt:G` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function ad(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return G`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(id[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?G` · ${i("invites.until",{date:st(t.expiresAt)})}`:rt}
        ${t.befriend?G` · ${i("invites.befriends")}`:rt}
        ${nd(e,t)}
      </p>
      ${t.usedBy.length?G`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(td)}</ul>`:rt}
      ${n?G`<p class="row actions">${sd(e,t,s)}</p>`:rt}
    </li>`}function od(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?G`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>ad(e,a))}</ul>
      ${B(e.list)}
    </section>`:jt()?rt:j(i("invites.none"),i("reason.may_not_invite")):g(2)}function ur(e){let t=new ke(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>G`
      ${f(i("invites.title"),rt,"/people")}
      ${jt()?G`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?Ji(t):rt}
      ${jt()?Gi(t):rt}
      ${od(t)}`}}import{html as Yi,nothing as rd}from"../lib/lit-html/lit-html.js";var mr=(e,t)=>Yi`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function dr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?mr(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var cd=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ld=({mediaLimit:e})=>e?z(e):i("admin.limits.none"),pd=e=>Yi`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${dr(e,"registration",Wa,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${dr(e,"invites",Ga,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?mr(i("admin.limitOfAll"),ld(e.values)):cd(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function ud(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?pd(e):g(4)}function hr(e){let t=new de(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Yi`${f(i("admin.instance"),rd,"/admin")}${ud(t)}`}}import{html as gt,nothing as Qt}from"../lib/lit-html/lit-html.js";var Xi="/admin/welcome",fr=e=>e.slice(e.lastIndexOf("#")+1).trim(),Vs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=fr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Mn();let a=this.invite||fr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(p=>this.#e(p));xt(r.user),await this.#t.go(r.user.role==="admin"?Xi:"/",{replace:!0}),l(i("join.welcome",{name:r.user.username}))}};var dd=({form:e,asksInvite:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Qt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`;function md({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Qt}</p>`;return s?gt`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Vt()})}</h1>
    </div>
    ${n}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:Qt}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var hd=(e,t)=>gt`${La(gt`
  ${md(e)}
  ${e.ended?gt`<p class="note" role="alert">${k(e.ended)}</p>`:Qt}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:Qt}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:Qt}
  ${h().passwordLogin?dd(e):Qt}
  ${Aa("join.provider",{redirect:jn()?Xi:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ms(t)}`;function $r(e){let t=new Vs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>hd(t,e.update)}}import{html as lt,nothing as Ce}from"../lib/lit-html/lit-html.js";var br=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...ct(n),km:n.area})),gr=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function fd(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:gr(t),n:s.length}):gr(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var wr=(e,t,s)=>ds(e,t,s).map(fd);function yr({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var vr=["private","friends","public"],kr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),xr=({photos:e,cover:t})=>e??(t?[t]:[]),Or=e=>new w({send:async t=>e(await P("/api/lists",kr(t)))}),Ws=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=D(t,F("/api/lists",{userId:s,limit:20}))}},Gs=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=D(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return br(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await E(this.#e,kr(s)),this.#t.update(),t()}});hideForm=t=>new w({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await tt(T(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await tt(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(T(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(E(this.#e,{coverId:t.id}).then(()=>l(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(E(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(p=>p.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Js=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return tt(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await tt(t.hasFind?E(s):T(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Lt,nothing as $d}from"../lib/lit-html/lit-html.js";var Pr={private:"lock",friends:"people",public:"globe"},Zi=e=>Lt`
  <span class="badge">${c(Pr[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,gd="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",bd=Lt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,wd=e=>Lt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Lt`<span class="piece">${le(t,e.length>1?{thumb:!0}:{sizes:gd})}</span>`)}
  </span>`;function Fr(e){let t=xr(e);return Lt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?wd(t):bd}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Pr[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var yd=(e,t)=>Lt`
  ${q(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:vr.map(s=>[s,i(`lists.${s}`)])})}`,Ys=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>yd(s,t),s=>A(s,i("action.save"))),vd=(e,t)=>Lt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Zi(t)}
    </label>
  </li>`,kd=(e,t)=>Lt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${_t(t)}</div>
  ${e.lists.length?Lt`<ul class="people">${e.lists.map(s=>vd(e,s))}</ul>`:$d}
  <form novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function xd(e){let t=new Js(e.id);await t.load()&&await ht((s,n)=>(t.update=n,kd(t,s)),{label:i("lists.addTo")})}import{html as Bt,nothing as te}from"../lib/lit-html/lit-html.js";var qr=["exact","area","hidden"],Sr=["","1","7","30","date"],Od=3650,Ki=({findId:e,listId:t})=>e?"find":t?"list":"category",Tr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Pd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Lr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Fd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Pd(t):Number(e);if(s>=1&&s<=Od)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function qd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Sd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:qd(e),days:Fd(e)}),Td=({chosen:e,category:t})=>({category:e||t.trim()});async function Ld(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Nt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Xs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ki(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Sd(t);return this.share?V(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??Td(t),...s,days:s.days??void 0})}},Ks=e=>new URL(e.link,location.origin).href,Qs=()=>!!navigator.share;async function ti(e){try{await navigator.clipboard.writeText(Ks(e))}catch{return!1}return l(i("find.copied")),!0}async function ei(e,t){try{await navigator.share({title:t,url:Ks(e)})}catch(s){return s.name==="AbortError"}return!0}var Zs=class{#t;constructor(t){this.#t=t,this.list=D(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await tt(Ld().then(s=>{t=s})),t}async revoke(t){await tt(T(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),l(i("shares.revoked")),this.#t.update())}};var Qi=e=>e.findTitle||e.listName||nt(e.category??""),bt=e=>e.title||Qi(e),Br=({place:e,area:t})=>e==="area"?ge(t):i(`shares.place.${e}`),tn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:kt(t)}),Bd=e=>Bt`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,nt(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?te:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Id={exact:"pin",area:"map",hidden:"block"},Ad=(e,t)=>Bt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Id[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Md=e=>Bt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${qr.map(t=>Ad(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Mi[0]),options:_e()}):te}`,Ud=e=>Bt`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",tn(e.share)]]:[],...Sr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Lr(14),hint:i("shares.dateHint"),required:!0}):te}`,jd=e=>Bt`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):te}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):te}`,_d=e=>Bt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${q(e.form)}
  ${e.share||e.target?te:Bd(e)}
  ${Md(e)}
  ${Ud(e)}
  ${jd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function si(e){let t=null,s=null,n=r=>(s=new Xs({...e,done:p=>{t=p,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>_d(s),r=>A(r,i(o))),t}async function Ir(e){await ti(e)||(document.getElementById("link").select(),l(i("secret.selected")))}async function Nd(e){await ei(e,bt(e))||await Ir(e)}var Ed=e=>Bt`
  <button type="button" class="quiet" @click=${()=>Nd(e)}>${c("share")} ${i("action.share")}</button>`,en=e=>Bt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,De=(e,t=i("shares.ready"))=>ht(s=>Bt`
  <div class="row between"><h2>${t}</h2>${_t(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ks(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Ir(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Qs()?Ed(e):te}
    ${en(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Ar(e){let t=await si(e);t&&await De(t)}var Dd=e=>Ar({target:{findId:e.id},place:Tr(e)}),Mr=e=>Ar({target:{listId:e.id}});var[Ur,Cd,Rd]=[15,34,34],jr=e=>e.map(t=>t.id).sort().join(),sn=class extends us{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=jr(t)===jr(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,Ur,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Ur))}#a(){this.#e=wr(this.#t,s=>this.map.pixelOf(s),Rd);let t=s=>this.onChoose(yr(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:Cd,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",sn);async function Hd(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var zd=e=>Et(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ys(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Mr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Hd(e)}],{id:"list-menu"}),Vd=e=>lt`
  ${q(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Wd=e=>Et(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Vd,t=>A(t,i("lists.makePrivate")))}],{id:"list-menu"});async function _r(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Gd(e,t){await e.drop(t),v("list-menu")}function Jd(e,t,s){let n=e.finds.items.length-1;return Et(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>_r(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>_r(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Gd(e,t)}],{id:`find-${t.id}`})}async function Yd(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Xd(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Zd=(e,t,s)=>lt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Xd(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,Kd=(e,t,s)=>lt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${Zd(e,t,s)}
    ${ha(t,rs(t))}
    ${e.isOwn?Jd(e,t,s):Ce}
  </li>`,Qd=({user:e})=>lt`<a class="person" href="/people/${e.id}">${it(e)} <span>${x(e)}</span></a>`,tm=e=>lt`
  <div class="card">
    ${e.isOwn?Ce:Qd(e.list)}
    ${e.list.description?lt`<p class="text" dir="auto">${e.list.description}</p>`:Ce}
    <p class="marks">${Zi(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function em(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?lt`
    <ol class="card rows">${t.map((a,o)=>Kd(e,a,o))}</ol>
    ${B(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}var sm=e=>lt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Yd(e,t)}></list-map>`;function im(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?lt`<p class="empty">${i("lists.gone")}</p>`:t?m(t,s):e.list?lt`
    <div class="list-page">
      ${e.steps.length?sm(e):Ce}
      <div class="stack">
        ${tm(e)}
        ${em(e)}
      </div>
    </div>`:g(3)}function Nr(e){let t=new Gs(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>lt`
      ${f(t.title,t.isOwn?zd(t):t.canHide?Wd(t):Ce,t.listsPath)}
      ${im(t)}`}}import{html as nn,nothing as nm}from"../lib/lit-html/lit-html.js";async function am(e){let t=null;await Ys(s=>Or(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var om=e=>nn`
  <button type="button" id="new-list" @click=${()=>am(e)}>${c("plus")} ${i("lists.new")}</button>`;function rm({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?nn`<ul class="list-cards">${e.items.map(Fr)}</ul>${B(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function Er(e){let t=new Ws(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>nn`
      ${f(i("lists.title"),t.isOwn?om(e):nm,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${rm(t)}`}}import{html as Dr,nothing as lm}from"../lib/lit-html/lit-html.js";var cm=10,ii=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<cm;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function pm({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Dr`<p class="empty">${i("person.gone")}</p>`:g(3)}function Cr(e){let t=new ii(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Dr`${f(t.name,lm,"/people")}${pm(t)}`}}import{html as wt,nothing as ai}from"../lib/lit-html/lit-html.js";var[um,dm]=[20,36e5];function mm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+um-1]<dm)).map(([s])=>s))}var ni=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=D(t,"/api/notifications?limit=30"),this.#e=Ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=mm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ie("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ke(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ke(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Tn(0)}catch(t){l(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await T(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ke(-1)}catch(s){l(k(s))}this.#t.update()}close(){this.#e()}};var hm={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function fm(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var $m=({type:e,data:t})=>e==="moderated"?Pn[Fn(t)]:e==="link_used"?"lock":"flag",gm=({type:e,data:t,actor:s})=>t.userId?wt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(hm[e],e==="find_liked")}</span>
  </span>`:wt`<span class="face office">${c($m({type:e,data:t}))}</span>`,bm=e=>wt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function wm(e,t){let s=e.request(t.newest);return s?wt`<span class="row actions">${Jt(s.friendship,s.user,()=>e.answered(t))}</span>`:ai}var ym=(e,t,s)=>wt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Sn(t.newest)} @click=${()=>e.markRead(t)}>
      ${gm(t.newest)}
      <span>
        <span class="what">${qn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ai:wt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?bm(t.newest.thumbnailUrl):ai}
    </a>
    ${wm(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>fm(e,t,s)}>${c("close")}</button>
  </li>`,vm=e=>wt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,km=()=>wt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function xm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?wt`<ul class="card notes">${e.groups.map((n,a)=>ym(e,n,a))}</ul>${B(e.list)}`:j(i("note.none"),i("note.noneText"),km()):g(4)}function Rr(e){let t=new ni(e);return{title:i("nav.bell"),ready:t.load(),view:()=>wt`${f(i("nav.bell"),t.hasUnread?vm(t):ai)}${xm(t)}`,close:()=>t.close()}}import{html as yt,nothing as an}from"../lib/lit-html/lit-html.js";var Om=200,Pm=2,oi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>D(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=D(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=Ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<Pm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Om)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Fm(e,t){if(e.isMe(t))return yt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return yt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ns(t,e.reload);let s=e.requestOf(t);return s?Jt(s,t,e.reload):yt`<span class="badge">${i("friend.pending")}</span>`}function qm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?yt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Oi(s,Fm(e,s)))}</ul>
    ${B(t)}`:yt`<p class="soft" role="status">${i("people.noMatch")}</p>`:an}function Sm(e,t){e.preventDefault(),t.search()}var Tm=e=>yt`
  <form class="card" role="search" @submit=${t=>Sm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${qm(e)}
  </form>`;function ri(e,t,s,n=Oi){let a=e.lists[t];return a.items.length?yt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${B(a)}
    </section>`:an}var Lm=(e,t,s)=>Se(s,[os(t,s,e.reload),qe(s,e.reload)]),Bm=e=>yt`
  ${ri(e,"received",(t,s)=>[Jt(t,s,e.reload),Se(s,[qe(s,e.reload)])])}
  ${ri(e,"sent",(t,s)=>as(t,s,e.reload))}
  ${e.lists.accepted.items.length?ri(e,"accepted",(t,s)=>Lm(e,t,s)):j(i("people.none"),i("people.noneText"))}
  ${ri(e,"blocked",(t,s)=>ia(s,e.reload),sa)}`;function Im(e){return e.problem?m(e.problem,e.load):e.isLoaded?Bm(e):g(3)}var Am=()=>jt()?yt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:an;function Hr(e){let t=new oi(e);return{title:i("people.title"),ready:t.load(),view:()=>yt`${f(i("people.title"),Am(),"/feed")}${Tm(t)}${Im(t)}`,close:()=>t.close()}}import{html as Oe,nothing as ui}from"../lib/lit-html/lit-html.js";var ci=class extends is{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as pt,nothing as Ht}from"../lib/lit-html/lit-html.js";var[li,Mm,Um]=[12,28,44],on=class extends us{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,li,{animate:!1}),this.#e())}#e(){this.map.setMarkers(ds(this.#t,t=>this.map.pixelOf(t),Um).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:li}),p=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Mm,text:"",label:t.name,area:p,click:r}}let n=Fa({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:li}):this.map.fit([t,...s],li)}}failed(){this.remove()}};customElements.define("finds-map",on);var jm=88,zr=(e,t)=>pt`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,pi=(e,{count:t,likes:s,badge:n=Ht,actions:a=Ht})=>pt`
  <section class="profile-head">
    ${it(e,jm)}
    ${e.displayName?pt`<p class="soft">@${e.username}</p>`:Ht}
    ${e.about?pt`<p dir="auto">${e.about}</p>`:Ht}
    <p class="row">
      ${t===void 0?Ht:zr(t,"person.findsSum")}
      ${s===void 0?Ht:zr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,_m=e=>pt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?le(e.media[0],{thumb:!0}):pt`<span class="sign-tile">${Gt(e.category)}</span>`}
      ${e.isPublic?Ht:pt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Vr=(e,t,s)=>pt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Nm={grid:e=>pt`<ul class="tiles">${e.map(_m)}</ul>`,list:e=>pt`<ul class="card rows">${e.map(t=>fa(t,rs(t)))}</ul>`},Em=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...ct(s),km:s.area,name:On(s)}])).values()];function xe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?pt`
    <finds-map .places=${Em(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Vr(e,"grid","camera")}
      ${Vr(e,"list","filter")}
    </div>
    ${Nm[e.layout](s)}
    ${B(e.finds)}`:j(t.title,t.text,t.action??Ht):g(3)}function Dm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ns(e,n.load):t?t.status==="accepted"?ui:s?Jt(t,e,n.load):as(t,e,n.load):ui}var Cm=()=>Oe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Rm=e=>Oe`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Hm=e=>e.isMe?Cm():[Dm(e),Rm(e.user)];function zm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ui;let o=n?.status==="accepted"?[os(n,s,a.load)]:[];return Se(s,[ua(s,a.load),...o,pa({userId:s.id}),qe(s,()=>t.go("/people"))])}var Vm=e=>pi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Oe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ui,actions:Hm(e)});function Wm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Oe`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Oe`
    ${Vm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${xe(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:g(3)}function Wr(e){let t=new ci(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Oe`${f(s(),zm(t,e),"/people")}${Wm(t)}`}}import{html as ut,nothing as He}from"../lib/lit-html/lit-html.js";var di=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=D(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,T(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await tt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),l(n),a())}};var mi=class extends is{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new di(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new w({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{xt(await s("PUT","/api/users/me/picture",await Ue(t),{signal:this.page.signal,progress:n})),l(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&l(k(a))}n(null)}async removePicture(){try{await T("/api/users/me/picture"),xt(await b("/api/users/me"))}catch(t){l(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};xt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),l(i("profile.saved"))}};import{html as fi,nothing as hi}from"../lib/lit-html/lit-html.js";async function Gm(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function Jm(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var Ym=(e,t)=>fi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Gm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Xm=(e,{find:t,expiresAt:s})=>fi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?fi`<br><span class="soft">${i("bin.until",{date:kt(s)})}</span>`:hi}
    </p>
    ${t.hidden?da(i("report.findHidden"),t.hidden):hi}
    <p class="row">
      ${t.hidden?hi:Ym(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Jm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Gr=e=>e.list.items?.length?fi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Xm(e,t))}</ul>
    ${B(e.list)}
  </section>`:hi;function Zm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Km=e=>ut`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Qm=e=>ut`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Zm(t,e)}>
      ${e.hasPicture?Km(e):He}
    </p>
    ${e.progress===null?He:ut`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,th=()=>ut`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,eh=({form:e,user:t})=>ut`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,Re=(e,t,s)=>ut`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,sh=e=>ut`
  <ul class="card rows">
    ${Re("/people","people",i("people.accepted"))}
    ${Re("/saved","bookmark",i("saved.title"))}
    ${Re("/lists","feed",i("lists.title"))}
    ${Re("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Re("/admin","shield",i("admin.title")):He}
  </ul>`,ih=()=>ut`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,nh=e=>ut`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${_t(e.toggleEdit)}</div>
    ${Qm(e)}
    ${eh(e)}
  </section>`;async function ah(e){e.toggleEdit(),await v("edit-title")}var oh=e=>ut`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>ah(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,rh=e=>ut`
  ${f(x(e.user),ih())}
  ${pi(e.user,{...e.figures,actions:oh(e)})}
  ${e.isEdited?nh(e):He}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${xe(e,{title:i("profile.none"),text:i("profile.noneText"),action:th()})}
  </section>
  ${sh(e.user)}
  ${Gr(e.bin)}`;function Jr(e){let t=new mi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?rh(t):He}}import{html as Q,nothing as ee}from"../lib/lit-html/lit-html.js";var ch={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},lh=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Yr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function ph(e,t,s){let n=Yr(t,s);s!=="dismissed"?await la(n,({note:a})=>e.decide(t,s,a),lh):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Xr=e=>e?Q`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:Q`<span class="soft">${i("report.left")}</span>`,uh=e=>Q`
  <p class="row">${e.map(t=>Q`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,dh=e=>Q`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Te(e.description):ee}
  ${e.media.length?uh(e.media):ee}`,mh=e=>e.find?dh(e.find):e.comment?Te(e.comment.content):e.kind==="user"?ee:Q`<p class="soft">${i("report.noContent")}</p>`,hh=e=>Q`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Xr(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?Te(e.text):ee}
  </li>`,fh=(e,t,s)=>Q`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>ph(e,t,s)}>
    ${c(ch[s])} ${Yr(t,s)}
  </button>`,$h=(e,t)=>Q`<p class="row">${oa(t.kind).map(s=>fh(e,t,s))}</p>`,gh=(e,t)=>Q`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Te(t.decision.note):ee}
  ${t.hidden?Q`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ee}`,bh=(e,t)=>Q`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Xr(t.owner)}</h2>
    ${mh(t)}
    <ul class="rows">${[t,...t.others].map(hh)}</ul>
    ${t.decision?gh(e,t):$h(e,t)}
  </li>`;function wh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Q`<ul class="stack">${t.map(a=>bh(e,a))}</ul>${B(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function Zr(e){let t=new ra(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Q`
      ${f(i("report.reports"),ee,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${aa.map(s=>oe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${wh(t)}`}}import{html as rn,nothing as yh}from"../lib/lit-html/lit-html.js";var vh=(e,t)=>rn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ma(t))} ${i(`saved.${t}`)}
  </button>`,kh=()=>rn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,xh=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:kh()});function Kr(e){let t=new ta(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>rn`
      ${f(i("saved.title"),yh,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Qn.map(s=>vh(t,s))}</div>
      ${xe(t,xh(t.state))}`}}import{html as X,nothing as vt}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as cn}from"../lib/lit-html/lit-html.js";var tc=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Oh(e,t){let s=Ze(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>dt`
    ${q(n)}
    ${Dt(n)}
    ${tc(n,s)}
    ${t?Pt(n,"password",i("account.password")):cn}`,()=>dt`<button type="submit">${i("settings.linkGo")}</button>`)}var Ph=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>dt`
  ${q(s)}
  ${tc(s,t.name)}`,()=>dt`<button type="submit">${i("action.save")}</button>`);async function Fh(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Qr=(e,t,s)=>dt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,qh=(e,t,s)=>dt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?dt`<span class="badge">${i("passkeys.backedUp")}</span>`:cn}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?dt`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Qr(t,i("passkeys.rename"),async()=>{await Ph(e,t),s()})}
      ${Qr(t,i("action.delete"),()=>Fh(e,t))}
    </span>
  </li>`,Sh=e=>dt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,ec=(e,t,s)=>dt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?dt`<ul class="people">${e.list.map(n=>qh(e,n,s))}</ul>`:cn}
    <p>${Sh(async()=>{await Oh(e,t),s()})}</p>
  </section>`;import{html as $i,nothing as Th}from"../lib/lit-html/lit-html.js";var sc=e=>ye(e.picker()),Lh=e=>$i`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Bh=(e,{latitude:t,longitude:s,radius:n,area:a})=>$i`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("place.homeRadius"),options:ja.map(o=>[o,Je(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("place.homeArea"),options:_e(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Lh(e):Th}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>sc(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,ic=e=>$i`
  <section class="card">
    ${Z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${O("shown-area",{label:i("place.shownNew"),options:be(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Bh(e,e.values.home):$i`
      <p><button type="button" class="quiet" id="home" @click=${()=>sc(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as It,nothing as ze}from"../lib/lit-html/lit-html.js";var ln={read:["read"],write:["read","write"],admin:["read","write","admin"]};function nc(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:ln[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var Ve=e=>e.kind==="token",ac=e=>Ve(e)?e.name:Ze(e.userAgent),Ih={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Ah=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Mh(e){return e.expiresAt?Ve(e)?i("token.until",{date:kt(e.expiresAt)}):i("settings.until",{date:kt(e.expiresAt)}):i("token.endless")}var Uh=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),jh=(e,t)=>{let s=i(Ve(t)?"token.revoke":"settings.end");return It`
    <button type="button" class="quiet" aria-label="${s}: ${ac(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},_h=e=>It`${i(Ve(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Nh=(e,t)=>It`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ac(t)}</span>
      <span class="badge">${Ih[t.kind]()}</span>
      ${t.current?It`<span class="badge">${i("settings.thisOne")}</span>`:ze}<br>
      ${Ve(t)?It`<span class="soft">${Ah(t)}</span><br>`:ze}
      <span class="soft">${_h(t)} · ${Uh(t)} · ${Mh(t)}</span>
    </span>
    ${t.current?ze:jh(e,t)}
  </li>`;async function Eh(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Dh=e=>It`
  <button type="button" class="quiet" @click=${()=>Eh(e)}>${i("settings.endOthers")}</button>`,Ch=[90,30,365],Rh=e=>Object.keys(ln).filter(t=>t!=="admin"||e.role==="admin"),Hh=(e,t)=>It`
  <p>${i("token.about")}</p>
  ${q(t)}
  ${Dt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Rh(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Ch.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):ze}`,zh=e=>ws({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Vh(e){let t=null;await _(n=>nc(a=>{t=a,n()}),i("token.create"),n=>Hh(e,n),()=>It`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await zh(t.token))}var oc=e=>It`
  <section class="card">
    ${Z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Nh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Dh(e):ze}
      <button type="button" class="quiet" id="new-token" @click=${()=>Vh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Wh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Gh=e=>X`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Be()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Jh=()=>$n.map(e=>[e,hn[e],e]),cc=e=>X`
  <section class="card">
    ${Z("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:Jh(),chosen:fn(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:ka.map(t=>[t,i(`settings.theme.${t}`)]),chosen:xa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:wn(),set:t=>e.setUnits(t)})}
    ${Le()?Gh(e):vt}
  </section>`;async function Yh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var rc=(e,t,s=vt)=>X`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Yh(n,e,t)}>
  </label>`,Xh=e=>X`
  <section class="card">
    ${Z("notify",i("settings.notify"))}
    ${[...Wh,...y()?.role==="admin"?["reported"]:[]].map(t=>rc(e,t))}
    ${h().pushKey?rc(e,"pushEnabled",X`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):vt}
  </section>`,Zh=(e,t)=>X`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Kh=(e,t)=>X`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):vt}</p>`;function Qh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Zh(e,t):e.push==="off"?Kh(e,t):X`<p class="note">${i(`push.${e.push}`)}</p>`}var Pe=(e,t)=>X`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,tf=()=>X`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Pe("appearance",i("settings.appearance"))}
    ${Pe("notify",i("nav.bell"))}
    ${h().passwordLogin?Pe("password",i("account.password")):vt}
    ${Pe("places",i("place.settings"))}
    ${Pe("sessions",i("settings.devices"))}
    ${Pe("data",i("settings.data"))}
  </nav>`,ef=e=>X`
  ${tf()}
  ${cc(e)}
  ${Xh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Qh(e)}
  </section>
  ${h().passwordLogin?Na(e):vt}
  ${e.passkeys.isShown?ec(e.passkeys,e.asksPassword,e.redraw):vt}
  ${h().provider.enabled?Ea(e):vt}
  ${ic(e.places)}
  ${oc(e)}
  ${Da(e)}
  ${jt()?X`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:vt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function sf(e){let t=Ut.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var nf=e=>X`
  <button type="button" class="quiet" id="sign-out" @click=${()=>sf(e)}>${i("settings.signOut")}</button>`;function af(e){let{problem:t,load:s}=e.loading;return t?X`${m(t,s)}${cc(e)}`:e.isLoaded?ef(e):g(5)}function lc(e){let t=new gs(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>X`
      ${f(i("settings.title"),nf(t),"/profile")}
      ${t.refusal?m(t.refusal):vt}
      ${af(t)}`}}import{html as mt,nothing as bi}from"../lib/lit-html/lit-html.js";async function of(e){let t=await e.offered(),s=t&&await si({offered:t});s&&(e.take(s),await De(s))}async function rf(e,t){let s=await si({share:t});s&&e.take(s)}async function cf(e,t){await L(i("shares.revokeTitle",{title:bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var lf=async e=>await ti(e)||De(e,i("shares.one")),pf=async e=>await ei(e,bt(e))||De(e,i("shares.one")),uf=(e,t)=>Et(i("shares.menu",{title:bt(t)}),[...Qs()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>pf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>rf(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>cf(e,t)}],{id:`share-${t.id}`}),df=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,mf=e=>e.category?mt`<span class="strong" dir="auto">${bt(e)}</span>`:mt`<a class="strong" dir="auto" href=${df(e)}>${bt(e)}</a>`,hf=e=>mt`${i(`shares.kind.${Ki(e)}`)}${e.title?mt`: <bdi>${Qi(e)}</bdi>`:bi}`,gi=(e,t)=>mt`<span class="badge">${e?c(e):bi} ${t}</span>`,ff=e=>mt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${bt(e)}" @click=${()=>lf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,$f=(e,t)=>mt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${mf(t)}<br>
        <span class="soft">${hf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${uf(e,t)}
    </div>
    <p class="marks">
      ${gi(t.place==="hidden"?"block":"pin",Br(t))}
      ${t.hasPassword?gi("lock",i("account.password")):bi}
      ${t.expiresAt?gi("",tn(t)):gi("",i("shares.endless"))}
    </p>
    ${t.expired?bi:mt`<p class="row actions">${ff(t)} ${en(t)}</p>`}
  </li>`;function gf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?mt`<div class="card"><ul class="people">${t.map(a=>$f(e,a))}</ul></div>${B(e.list)}`:j(i("shares.none"),i("shares.noneText")):g(3)}var bf=e=>mt`
  <button type="button" class="quiet" id="new-share" @click=${()=>of(e)}>${i("shares.category")}</button>`;function pc(e){let t=new Zs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>mt`
      ${f(i("shares.mine"),bf(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${gf(t)}`}}import{html as At,nothing as dc}from"../lib/lit-html/lit-html.js";var wi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ut.get("outbox")}load=async()=>{await Hn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Vn(t.id)}retry(t){return Wn(t.id)}sendNow(){return Gn()}};async function wf(e,t){await ea()&&e.cancel(t)}var yf=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),uc=e=>At`<a class="strong" dir="auto" href=${Jn(e)}>${e.title}</a>`,vf={find:e=>At`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>At`<span class="what" dir="auto">${e.body.content}</span><br>${uc(e)}`,like:uc},kf=(e,t)=>At`
  <li class="row between">
    <span class="grow">
      <span class="soft">${yf(t)}</span><br>
      ${vf[t.kind](t)}<br>
      ${t.state==="refused"?At`<span class="error">${t.problem}</span>`:At`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?At`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:dc}
      <button type="button" class="quiet" @click=${()=>wf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function xf(e){return e.isLoaded?e.entries.length?At`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>kf(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText")):g(2)}function mc(e){let t=new wi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>At`${f(i("outbox.title"),dc,"/")}${xf(t)}`}}import{html as zt,nothing as Of}from"../lib/lit-html/lit-html.js";var yi=class{#t;constructor(t){this.#t=t,this.instance=new de(t),this.areas=new ve(t),this.invites=new ke(t),this.nameForm=new w({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(F("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var hc=(e,t)=>zt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,fc=(e,t)=>zt`<p class="row end">${hc(e,i(t?"welcome.next":"welcome.later"))}</p>`,$c=({problem:e,load:t},s,n)=>e?m(e,t):s?n():g(3),Pf=(e,t)=>$c(e.instance.loading,e.instance.values,()=>zt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${q(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${hc(e,i("welcome.later"))} ${A(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ms(t.update)}`),Ff=e=>$c(e.areas.loading,e.areas.areas,()=>zt`
  ${Wi(e.areas)}
  ${fc(e,e.areas.areas.length||e.areas.isRunning)}`),qf=e=>zt`
  ${e.invites.created?Ji(e.invites):Gi(e.invites)}
  ${fc(e,e.invites.created)}`,Sf=()=>zt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Tf={server:Pf,map:Ff,invite:qf,done:Sf};function gc(e){let t=new yi(e),s=()=>t.step==="done"?Of:zt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>zt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Tf[t.step](t,e)}`}}function Lf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[p,u]=await kn(F("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(p.map($=>[$.category,$.count])),u]}catch(p){if(p.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${S(r)}${n?"+":""}`}}}import{html as vi,nothing as bc}from"../lib/lit-html/lit-html.js";async function Bf({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});l(i("offer.wished",{title:s}))}catch(s){l(k(s))}}function If(e,t){if(y().role==="admin"){let s=F("/admin/map",{at:Xn({lat:e.lat,lng:e.lng})});return vi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return vi`
    <p><button type="button" class="quiet" @click=${()=>{t(),Bf(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Af=e=>vi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Mf=(e,{choose:t,close:s,key:n})=>vi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Le()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ya()?If(e,s):bc}
    ${Le()?Af(t):bc}
  </section>`,Uf=()=>Mf;export{Lc as about,Ha as accounts,xd as addToList,Za as admin,to as adminLog,rr as areas,Lf as countCategories,Ho as edit,ar as import,hr as instance,ur as invites,$r as join,Nr as list,Er as lists,Cr as named,Rr as notifications,Uf as offerOfStreets,Hr as people,Wr as person,Jr as profile,Zr as reports,Kr as saved,lc as settings,Dd as shareFind,pc as shares,mc as waiting,gc as welcome};

import{$ as ns,$b as ca,A as es,Aa as ue,Ac as ya,B as ss,Ba as Cn,Bb as H,Bc as Ft,Ca as os,Cc as fs,D as On,Da as cs,Db as Et,Dc as $s,E as V,Ea as ls,Eb as me,Ec as va,F as _t,Fa as zn,Fb as at,Fc as ka,G as p,Ga as Vn,Gc as gs,Ha as Wn,Hb as Kt,Hc as xa,I as is,Ib as ps,Ic as je,J as b,Ja as Gn,Jb as ia,Jc as Ue,K as q,Kb as na,Kc as Oa,L as E,La as Jn,Lb as mt,Lc as Me,M as W,Ma as Yn,Mb as T,N as S,Na as Xn,Nb as aa,Nc as qa,O as qn,Oa as Zn,Ob as Ht,P as Fn,Pa as Kn,Pb as et,Pc as Fa,Q as le,Qb as Bi,Qc as Pa,R as F,Rb as Ii,S as pe,Sb as ra,Sc as Sa,T as Pn,Tb as us,Tc as Ta,Ub as Qt,Uc as La,Vb as ds,Vc as Ba,Wb as ms,Xb as Ie,Yb as Ae,Yc as Ia,Zb as oa,Zc as Aa,a as oe,aa as x,ac as v,b as f,ba as Sn,bb as c,bc as la,bd as ja,c as Xt,cb as nt,cc as pa,d as bn,db as C,dc as ua,dd as Ua,e as ce,eb as h,ec as P,fa as Tn,fb as K,fc as da,g as Ke,ga as Ln,gb as I,gc as d,gd as bs,h as Be,ha as Bn,hb as m,hc as U,hd as Ma,i as wn,ia as In,ib as $,ic as N,j as Qe,ja as An,jb as de,jc as ma,jd as _a,k as yn,ka as as,kb as A,kc as ha,kd as Na,lb as Rt,lc as fa,ld as Ra,ma as jn,mb as y,mc as $a,n as vn,na as Un,nc as ga,o as i,oa as Mn,pa as _n,q as k,qa as Nn,ra as w,s as Mt,sa as rs,sb as Qn,sc as Ct,t as kn,ta as Nt,tb as Dt,u as L,ua as Rn,ub as ta,uc as ba,v as xt,va as Dn,vb as qt,vc as wa,w as it,wc as hs,x as ts,xa as Ot,xb as ea,y as xn,ya as En,yb as Zt,za as Hn,zb as sa,zc as R}from"./shared.js";import{html as te,nothing as Ai}from"../lib/lit-html/lit-html.js";var Sc=new URL("lib/",oe).pathname,Tc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Da(){if(Me())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Lc=()=>Da()?i("about.tilesFrom",{host:Da()}):i("about.alone"),Bc=()=>te`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Lc()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Ic=()=>te`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?te`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Ai}
      ${Me()?te`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Ai}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Ac=([e,t,s,n])=>te`<li><a href="${Sc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,jc=()=>te`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Tc.map(Ac)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Uc=()=>({title:i("nav.about"),view:()=>te`
    ${h(i("nav.about"),Ai,w()?"/settings":"/sign-in")}
    ${Na()}${_a()}${Bc()}${Ic()}${jc()}`});import{html as Fs,nothing as cl}from"../lib/lit-html/lit-html.js";var Mc=200,_c=2**20,ji=["all","active","suspended","admin"],Ea={wrong_password:"password"},ee=e=>`/api/admin/users/${e.id}`,ws=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ji.includes(s)?s:"all",this.list=H(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Mc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return rs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await W(ee(t),{role:"admin",...a?{password:a}:{}})),s()};return new v({send:n,fieldOf:Ea})}demote(t){return this.#n(W(ee(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(S(`${ee(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let r=await q(`${ee(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(r.url,location).href)};return new v({send:n,fieldOf:Ea})}limitForm(t,s){let n=async({kind:a,size:r})=>{let o={instance:null,none:0}[a];this.#i(await W(ee(t),{mediaLimit:a==="own"?Math.round(Number(r)*_c):o})),s()};return new v({send:n})}suspendForm(t,s){let n=async({reason:a,days:r})=>{this.#i(await E(`${ee(t)}/suspension`,{reason:a.trim(),...r?{days:Number(r)}:{}})),s()};return new v({send:n})}deleteForm(t,s){let n=async({name:a,reason:r})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(F(ee(t),{reason:r.trim()})),this.list.items=this.list.items.filter(o=>o.id!==t.id),this.#t.update(),s()};return new v({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as D,nothing as fe}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as _e}from"../lib/lit-html/lit-html.js";var ys=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Aa()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:r})=>{let o=await ja(await q("/api/auth/passkeys/options",t?{password:r}:{}));o&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...o})],s())};return new v({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let r=await W(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(o=>o.id===r.id?r:o),s()};return new v({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var Nc=1,rt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:r}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:r}}#a({point:t=null,name:s="",by:n="",source:a="",photo:r=null,location:o=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:r,chosen:o}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Zt(this.#s,t)>Nc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await sa({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=qt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:r}=await os(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),r&&(this.#i=setTimeout(()=>this.propose(),1e3*r)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ui="/api/users/me/place-settings",Rc={radius:.5,area:1},Ha=[.2,.5,1,2,5],vs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Ui,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await E(Ui,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${Ui}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new rt(this.#t,s,()=>{n.point&&this.changeHome({...Rc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ca=e=>!e.current&&e.kind!=="token",ks=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=Rn();#t;constructor(t){this.#t=t,this.passkeys=new ys(t),this.places=new vs(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new v({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return rs()}get asksCurrent(){return this.user.hasPassword&&!Ua(this.sessions)}get hasOthers(){return this.sessions.some(Ca)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),jn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){Sa(t),this.#t.update()}setUnits(t){bn.set(t),this.#t.update()}setStreets(t){qa(t),this.#t.update()}async setLanguage(t){await vn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await E("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Un);disablePush=()=>this.#i(Mn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await _n(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ca))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await En(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let r=this.asksCurrent?{currentPassword:s}:{};await E("/api/users/me/password",{newPassword:t,...r,...n?{unlinkIdentity:!0}:{}}),a.reset(),Ot(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),Ot(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Hn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},xs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var he=()=>f().provider.name,zt=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?ot`
  <p><a class="button quiet" href=${xs()}>${i("signin.provider",{name:he()})}</a></p>`:_e,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Dc=()=>ot`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:he()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,za=({user:e,asksCurrent:t,password:s})=>ot`
  <form class="card" novalidate @submit=${s.submit}>
    ${K("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ot`<p class="note">${i("link.setPassword")}</p>`:_e}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${zt(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):_e}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Dc():_e}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function Ec(e){let t=i("settings.unlinkTitle",{name:he()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Hc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:he()});await N(a=>t.confirmForm(a),s,a=>ot`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(xs({link:"true"}))}var Cc=e=>ot`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ec(e)}>${i("settings.unlink")}</button></p>`,zc=e=>ot`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${xs({link:"true"})} @click=${t=>Hc(t,e)}>
      ${i("settings.link",{name:he()})}
    </a>
  </p>`,Va=e=>ot`
  <section class="card">
    <h2>${i("settings.identity",{name:he()})}</h2>
    ${e.user.identityLinked?Cc(e):zc(e)}
  </section>`;async function Vc(e){await N(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ot`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${zt(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):_e}`,()=>ot`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Wa=e=>ot`
  <section class="card">
    ${K("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Vc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Mi,nothing as Ne}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:r="",error:o="",name:l=e}){let u=o?`${e}-error`:r?`${e}-hint`:Ne;return Mi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${o?"true":Ne} @change=${g=>a(g.target.value)}>
        ${s.map(([g,Y,_=Ne])=>Mi`
          <option value=${g} lang=${_} ?selected=${g===n}>${Y}</option>`)}
      </select>
      ${u===Ne?Ne:Mi`<p class=${o?"error":"hint"} id=${u}>${o||r}</p>`}
    </div>`}import{html as Wc}from"../lib/lit-html/lit-html.js";async function Gc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Os=({title:e,text:t,label:s,value:n})=>mt(a=>Wc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${r=>r.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Gc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Jc({mediaBytes:e,mediaLimit:t}){let s=V(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:V(t)}):i("admin.usageUnlimited",{size:s})}var Yc=e=>[i("admin.joined",{date:it(e.createdAt)}),e.seenAt?i("admin.seen",{date:it(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Jc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Xc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:xt(t)}):i("admin.suspendedSince",{when:ts(e)}),Zc=e=>D`<p class="note">${Xc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Kc=e=>e.suspension?D`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Bi(e)}</span></span>`:D`<a class="person" href="/people/${e.id}">${nt(e)} <span>${Bi(e)}</span></a>`,Ga=(e,t)=>D`
  ${P(t)}
  ${zt(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):fe}`,Qc=(e,t)=>N(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>D`
  <p>${i("admin.adminText")}</p>
  ${Ga(e,s)}`,()=>D`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function tl(e,t){await T(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var el=["instance","own","none"],sl=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return D`
    ${P(e)}
    ${O("kind",{label:i("admin.limit"),options:el.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):fe}`};async function qs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var il=(e,t)=>N(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>sl(s,t),()=>D`<button type="submit">${i("action.save")}</button>`),nl=(e,t)=>N(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>D`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>D`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function al(e,t){let s="";await N(r=>e.linkForm(t,o=>{s=o,r()}),i("admin.linkTitle",{name:x(t)}),r=>D`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Ga(e,r)}`,()=>D`<button type="submit">${i("admin.linkMake")}</button>`)&&await Os({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function rl(e,t){let s=N(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>D`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>D`<button type="submit" class="danger">${i("admin.delete")}</button>`);await qs(s,"admin.deleteDone",t)&&y("account-search")}function ol(e,t){let s=(a,r,o)=>({text:a,label:`${a}: ${x(t)}`,run:r,isDanger:o}),n=[t.role==="admin"?s(i("admin.member"),()=>tl(e,t)):s(i("admin.admin"),()=>qs(Qc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>qs(il(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>al(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>qs(nl(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>rl(e,t),!0)]}var Ja=(e,t)=>D`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Kc(t)}
        ${t.role==="admin"?D`<span class="badge">${i("admin.role")}</span>`:fe}
        ${e.isMe(t)?D`<span class="badge">${i("people.you")}</span>`:fe}
        ${t.suspension?D`<span class="badge warning">${i("admin.suspended")}</span>`:fe}
      </span>
      ${Ht(i("people.menu",{name:x(t)}),ol(e,t))}
    </div>
    <p class="soft facts">${Yc(t).filter(Boolean).map(s=>D`<span>${s}</span>`)}</p>
    ${t.suspension?Zc(t.suspension):fe}
  </li>`;function ll(e,t){e.preventDefault(),t.search()}var pl=e=>Fs`
  <form role="search" @submit=${t=>ll(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ji.map(t=>de(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function ul(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Fs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ja(e,a))}</ul>
    ${A(e.list)}`:Fs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Ya(e){let t=new ws(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Fs`
      ${h(i("admin.people"),cl,"/admin")}
      <section class="card">${pl(t)}${ul(t)}</section>`,close:()=>t.close()}}import{html as sr,nothing as vl}from"../lib/lit-html/lit-html.js";var Xa=2**20,Za="/api/admin/instance",Ka=["invite","open","closed"],Qa=["members","admins","off"],$e=class{values=null;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b(Za,{signal:t.signal})}),this.form=new v({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return Dt(this.values.startView)}get myView(){return Ke.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(k(s))}this.#t.update()}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Xa):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let r={};for(let[_,Ut]of Object.entries(a))r[_]=Ut.trim();t&&t!==this.values.registration&&(r.registration=t),s&&s!==this.values.invites&&(r.invites=s),n!==void 0&&n!==String(this.limit)&&(r.mediaLimit=Math.round(Number(n)*Xa)),this.values=await W(Za,r);let{fixed:o,mediaLimit:l,registration:u,invites:g,...Y}=this.values;Object.assign(f(),{instance:Y,registration:u,invites:u==="closed"?"off":g})}},Ps=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ss=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Ts,nothing as _i}from"../lib/lit-html/lit-html.js";var dl={ok:"check",warn:"flag",fail:"close"},ml=e=>Ts`
  <li class="row finding ${e.status}">
    ${c(dl[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ts`<br><span lang="en" class="soft">${e.fix}</span>`:_i}
    </span>
  </li>`;function hl({status:e,findings:t}){return Ts`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(ml)}</ul>`}var tr=e=>Ts`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):_i}
      ${e.values&&!e.loading.problem?hl(e.values):_i}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Tt,nothing as Re}from"../lib/lit-html/lit-html.js";var fl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],St=(e,t)=>Tt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,$l=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),gl=e=>Tt`
  ${St(i("admin.backup"),e.lastAt?Tt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${St(i("admin.backupPlace"),e.place)}`,bl=e=>Tt`
  <dl class="stack">
    ${St(i("admin.users"),L(e.users))}
    ${St(i("admin.publicFinds"),L(e.finds))}
    ${St(i("admin.media"),V(e.mediaBytes))}
    ${e.diskFree===null?Re:St(i("admin.disk"),V(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?St(i("admin.jobs"),$l(e)):Re}
    ${e.backup?gl(e.backup):Re}
    ${St(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${St(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,wl=e=>Tt`<li class="note">${i(`admin.problem.${e}`)}</li>`,yl=e=>Tt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Tt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${V(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function er({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>fl.includes(n));return Tt`
    ${s.length?Tt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(wl)}</ul>`:Re}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${bl(e)}
      ${e.largest.length?yl(e.largest):Re}
    </section>`}var kl=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],xl=([e,t,s])=>sr`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function ir(e){let t=new Ss(e),s=new Ps(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>sr`
      ${h(i("admin.title"),vl,"/profile")}
      <section class="card">
        <ul class="people">${kl.map(xl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${er(t)}
      ${tr(s)}`}}import{html as Ls,nothing as nr}from"../lib/lit-html/lit-html.js";var ar={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ol={mediaLimit:"limitOfAll",invites:"whoInvites"},ql=e=>parseInt(e,10)?V(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Fl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ol[s]??s}`)).join(", "):e==="media_limit_changed"?ql(t):t}function Pl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(ar[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Sl=e=>Ls`
  <li class="row act">
    ${c(ar[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Pl(e)}</span><br>
      ${e.reason?Ls`<span dir="auto">${Fl(e)}</span><br>`:nr}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Tl(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ls`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Sl)}</ul>
      ${A(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):$(4)}function rr(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ls`${h(i("admin.log"),nr,"/admin")}${Tl(t)}`}}import{html as st,nothing as ft}from"../lib/lit-html/lit-html.js";var Ll=8,Bs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Mt(t.trim()),n=new Set(this.#s.map(r=>r.category)),a=s?Et.filter(r=>!n.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:r})=>{let o=Mt(at(r));return o.includes(s)&&(o!==s||me(r))}).slice(0,Ll))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Bl=1200*36e5,Is=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Pn}$`).test(s)||!this.#s?s:ue()),this.#s&&!this.stored&&this.#o(ue())}#o(t){this.id=t,this.#e=this.#s?Ft(t):ya(t),this.stored=this.#e.get()}get findId(){return this.#i??=Cn(this.id)>Date.now()-Bl?this.id:ue()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await $s(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),ka(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?gs(this.id):null}};async function or(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:qt(a)}}let n=Dt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var cr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:qt(a),name:n,by:"search"}},As=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:r})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:r});function lr({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:r},o={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==o.area,g=u?{area:Number(a)}:{},_=Number(a)&&(u||r!==o.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,isPublic:n==="true",...g,..._}}var pr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),ur=(e,{area:t})=>E(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),dr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var ge=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Is(t),this.form=new v({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ce.get()!=="friends",...this.draft.stored},this.proposals=new Bs(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!me(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r={point:s,name:n||this.place.proposal,location:a},o=lr({category:this.values.category??"",...t},this.shown),l=await this.write(o,r).catch(u=>this.#i(u));l&&(pr(l,t)&&await this.#e.showHome()&&await ur(l.id,t).catch(u=>p(k(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Wn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function js(e){try{let t=await be(e,0,262144),s=await Il(e,t);return s?Dl(Rl(s.view,s.tiff)):mr}catch{return mr}}var mr={place:null,time:""},be=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Il(e,t){return t.getUint16(0)===65496?Al(t):t.getUint32(0)===2303741511?hr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Lt(t,0,4)==="RIFF"&&Lt(t,8,4)==="WEBP"?hr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Lt(t,4,4)==="ftyp"?Ul(e):null}var Lt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Al(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ni=1<<20,Ri=1e4;async function hr(e,{at:t,little:s,name:n,extra:a,sizeFirst:r,even:o}){for(let l=0;l<Ri&&t+8<=e.size;l++){let u=await be(e,t,8),g=u.getUint32(r?0:4,s);if(Lt(u,r?4:0,4)===n)return jl(await be(e,t+8,Math.min(g,Ni)));t+=a+g+(o?g%2:0)}return null}var jl=e=>({view:e,tiff:Lt(e,0,4)==="Exif"?6:0});function fr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ri;){let r=e.getUint32(a),o=8;if(r===1&&([r,o]=[Number(e.getBigUint64(a+8)),16]),r===0&&(r=s-a),r<o)break;n.push({type:Lt(e,a+4,4),from:a+o,to:Math.min(a+r,s)}),a+=r}return n}async function Ul(e){for(let t=0,s=0;s<Ri&&t+8<=e.size;s++){let n=await be(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Lt(n,4,4)==="meta")return Ml(e,await be(e,t,Math.min(a,Ni)));t+=a}return null}async function Ml(e,t){let s=fr(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(g=>g.type===u),a=_l(t,n("iinf")),r=a===null?null:Nl(t,n("iloc"),a);if(!r)return null;let o=r.method===1?n("idat"):null,l=o?new DataView(t.buffer,t.byteOffset+o.from+r.at,Math.min(r.size,o.to-o.from-r.at)):await be(e,r.at,Math.min(r.size,Ni));return{view:l,tiff:4+l.getUint32(0)}}function _l(e,t){if(!t)return null;let s=fr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Lt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Nl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,r=_=>{let Ut=_===8?Number(e.getBigUint64(a)):_===4?e.getUint32(a):_===2?e.getUint16(a):0;return a+=_,Ut},o=r(2),[l,u,g]=[o>>12,o>>8&15,o>>4&15],Y=n?o&15:0;for(let _=r(n<2?2:4);_>0&&a<t.to;_--){let Ut=r(n<2?2:4),Oc=n?r(2)&15:0;r(2);let qc=r(g),$n=null;for(let gn=r(2);gn>0&&a<=t.to;gn--){r(Y);let Fc=qc+r(l),Pc=r(u);$n??={method:Oc,at:Fc,size:Pc}}if(Ut===s)return $n}return null}function Rl(e,t){let s=e.getUint16(t)===18761,n=o=>e.getUint16(t+o,s);return{u32:o=>e.getUint32(t+o,s),text:(o,l)=>Lt(e,t+o,l),entries:o=>new Map(Array.from({length:n(o)},(l,u)=>[n(o+2+12*u),o+10+12*u]))}}function Dl(e){let t=e.entries(e.u32(4)),s=(n,a,r)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):r}catch{return r}};return{place:s(34853,Hl,null),time:s(34665,El,"")}}function El({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Hl({u32:e,text:t},s){let n=(o,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let g=e(s.get(u)),Y=Ut=>e(g+8*Ut)/e(g+8*Ut+4),_=o.indexOf(t(s.get(l),1).toUpperCase());return _<0?NaN:(Y(0)+(Y(1)||0)/60+(Y(2)||0)/3600)*(_?-1:1)},a=n("NS",1,2),r=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(r)<=180&&(a||r)?{lat:a,lng:r}:null}async function De(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Cl(e)}catch{return e}}async function Cl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let r=await n.convertToBlob({type:"image/jpeg",quality:.85});return r.size<e.size?new File([r],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var zl=2,Vl=2,Wl=60,we=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:r=pe}){this.items=t.map(({at:o,key:l,caption:u="",...g})=>({media:g,at:o,key:l,caption:u,state:"done"})),this.#e=o=>{this.#a(),s(o)},this.#s=n,this.#i=a,this.#n=r,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let r=n?await De(n):null;return t?{media:t,at:s,caption:a,blob:r}:{caption:a,blob:r,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Vn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),r=a.map((o,l)=>({file:o,key:s[l],caption:"",preview:URL.createObjectURL(o),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let{place:n}=await js(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=zl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:is(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#o()}#p(t,s){t.pause=Math.min(Wl,(t.pause??Vl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await De(t.file),{videoBytes:a,imageBytes:r}=f().limits,o=n.type.startsWith("video/")?a:r;if(n.size>o)throw{code:"large",text:i("upload.large",{size:On(o)})};if(s.aborted)return null;let l=g=>{t.progress=g,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Us=class extends ge{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await qn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=dr(t),this.values={...t,...this.shown,...n};let a=r=>{r&&p(r),this.page.update()};this.uploads=new we(t.media,{changed:a,signal:this.page.signal}),this.place=new rt(this.page,n?.place??cr(t),()=>this.changed())}saveDraft(){let t=As(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:r,removed:o}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ls(s),u=l===this.#e?{}:{locationId:l},g=r.map(_=>_.id?{id:_.id,caption:_.caption??null}:_),Y=a?{media:g,mediaToDelete:o}:{};return E(this.#t,{...t,...u,...Y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Di(){if(!await caches.has(Be))return null;let e=await caches.open(Be),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Gl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Gl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function $r(e){let t=await caches.open(Be);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Be),Di()}var Jl=2,Ms=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Jl)}async load(){await xa();let t=await $s();if(this.#t.signal.aborted)return;this.close();let s=fs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(o=>o.at>Date.now()-cs),r=a?null:t.find(o=>o.draft===n.id&&o.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ft(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ft(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Yl=.15,gr=e=>e.slice(0,10);function Xl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var br=e=>e.find(t=>t.place)?.place??null,wr=e=>e.find(t=>t.time)?.time??"";function Zl(e,t,s){let[n,a]=[br(e),wr(e)];return e.length<s&&(!n||!t.place||Zt(n,t.place)<=Yl)&&(!a||!t.time||gr(a)===gr(t.time))}function yr(e,t){let s=[];for(let n of Xl(e)){let a=s.findLast(r=>Zl(r,n,t));a?a.push(n):s.push([n])}return s}var Ee=e=>({place:br(e),time:wr(e)}),vr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),kr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var _s=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async r=>({file:r,...await js(r)}))),a=yr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let r of n)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ee(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await os(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ee(t).place?this.#e.get(t[0])??"":"",time:Ee(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(vr(this.groups,t))}split(t,s){this.#s(kr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ue()),s=Date.now(),n=w()?.id;try{for(let[a,r]of this.groups.entries())await this.#n(n,t[a],r,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Kl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:r}=Ee(n),o={id:s,at:a,isPublic:ce.get()!=="friends",media:[],label:this.describe(n).name};if(Ft(s).set(r?{...o,place:{point:r,source:"photo",photo:r}}:o),!Ft(s).get())throw{code:"storage"};await va(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Kl(e){Ft(e).remove(),await gs(e)}var Ns=class extends ge{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ms(t,this.draft.id),this.several=new _s(t)}async begin(){let{page:t,values:s}=this,n=await or(t.query,s.place),a=s.media??[],r=a.filter(g=>g.at>Date.now()-cs);this.photosExpired=r.length<a.length;let o=g=>{g&&p(g),this.changed()},l=g=>this.place.suggestPoint(g);this.uploads=new we(r,{changed:o,placed:l,signal:t.signal}),this.place=new rt(t,n,o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(g=>g.file),u.map(g=>g.key)),this.received=t.query.has("shared")?await Di():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=As(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await $r(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ls(s),await zn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!is(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Jn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ce.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=fs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ye,nothing as Ei}from"../lib/lit-html/lit-html.js";function Ql(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var tp=({media:e,preview:t})=>ye`
  <span class="thumb">${e||t?ye`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function ep(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ye`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${tp(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ye`<span class="soft" dir="auto">${s.label}</span>`:Ei}
          <span class="soft">${ts(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Ql(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var xr=e=>e.items.length?ye`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>ep(e,t))}</ul>
    ${e.shown.length<e.items.length?ye`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ei}
  </section>`:Ei;var Or=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),qr=e=>[...e.dataTransfer?.types??[]].includes("Files"),sp=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Fr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,r)=>document.addEventListener(a,r,{signal:e});n("dragover",a=>{qr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{qr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Or(a.dataTransfer)))}),n("paste",a=>{let r=Or(a.clipboardData);!r.length||sp(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as se,nothing as Br}from"../lib/lit-html/lit-html.js";var Hi=[1,5,20],ve=e=>e?i("privacy.area",{distance:ss(e)}):i("privacy.exact"),He=()=>Hi.map(e=>[String(e),ve(e)]),ke=()=>[["0",ve(0)],...He()],Rs=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ce,nothing as Ci}from"../lib/lit-html/lit-html.js";var xe="category";function Pr(e,{category:t}){let s=document.getElementById(xe);if(s.value=t,me(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ip(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function np(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Pr(t,s[n]);else return;e.preventDefault()}var ap=(e,t,s)=>Ce`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Pr(e,t)}>
    ${Kt(t.category)}
    <span class="grow" dir="auto">${at(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Ci}</span>
  </li>`,rp=e=>{let{items:t}=e.proposals;return Ce`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>ap(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Sr(e){let{form:t,proposals:s}=e,n=t.errors[xe];return Ce`
    <div class="field">
      <label for=${xe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${xe} name=${xe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ci}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ci}
          .defaultValue=${e.values.category??""} @input=${a=>ip(a,e)} @keydown=${a=>np(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${rp(e)}
      </div>
      ${da(t.left[xe])}
      ${n?Ce`<p class="error" id="category-error">${n}</p>`:Ce`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ds=(e,t,s,n,a)=>se`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ir(e){let t=e?.closest("details");t&&(t.open=!0)}var op=e=>Ds("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),Tr=(e,t,s)=>se`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Kt(t)} ${at(t)}
  </button>`;function cp(e){let{category:t}=e.values,[s,n]=t?[Kt(t),at(t)]:[c("filter"),i("edit.none")];return Ds("category",s,i("find.category"),n,se`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Et.map(a=>Tr(e,a,a===t))}
        ${Tr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Sr(e):Br}
    </fieldset>`)}var Lr=(e,t,s,n,a)=>se`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function lp(e){let{isPublic:t}=e.values;return Ds("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),se`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Lr(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Xt()}))}
      ${Lr(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var pp=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Rs(),chosen:e});function up(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ds("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):ve(Number(t)),se`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...ke()]})}
    ${Number(t)?pp(s):Br}`)}var Ar=e=>se`<div class="folds">${op(e)}${cp(e)}${lp(e)}${up(e)}</div>`;import{html as Hs,nothing as Wi}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as ze}from"../lib/lit-html/lit-html.js";var zi=16,jr=10,dp=2,mp={lat:25,lng:5,zoom:1},Es=class extends rt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=jr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:zi};let t=Dt(Ke.get());return t?.zoom?t:mp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(zi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Zt(this.point,t)<dp*ea(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(qt(t),"found",t.name)}distance=t=>this.point&&t?Zt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??zi,s=this.source==="tap"&&!this.chosen&&t<jr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Oe(e){let t=new AbortController,s=null,n=mt((r,o)=>(s??=new Es({signal:t.signal,update:o},e),yp(s,r)),{label:i("spot.title"),kind:"chooser"});Ur(s),await n&&e.take(s),t.abort(),s.close()}var Ur=e=>e.showMap(t=>Ta(document.getElementById("spot"),{...t,hasCross:!0})),hp=(e,t)=>ht`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,fp=e=>ht`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Ur(e)):ze}
  </div>`;function $p(e,t){let s=e.chosen?.id===t.id;return ht`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${es(t.distance)}</span>
    </button>`}var gp=e=>ht`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ht`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ze}
    ${e.nearby.map(t=>$p(e,t))}
  </div>`,bp=e=>ht`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Vi=e=>i(`spot.${e.source||"set"}`),wp=e=>ht`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ht`<span class="soft">${Vi(e)}</span>`:ze}</span>
  </p>`,yp=(e,t)=>ht`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${hp(e,t)}
  ${fp(e)}
  <div class="panel">
    ${wp(e)}
    ${gp(e)}
    ${e.chosen?ze:bp(e)}
    ${e.problem?ht`<p class="error" role="alert">${e.problem}</p>`:ze}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Mr=(e,t)=>Hs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,_r=(e,t)=>Hs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Wi} @click=${()=>Oe(e)}>
      ${e.point?Hs`<place-map inert .at=${e.point}></place-map>`:Wi}
      ${e.point?Mr(e.label||i("spot.unnamed"),[Vi(e),i("spot.change")].filter(Boolean).join(" · ")):Mr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Hs`<p class="error" id="place-error" role="alert">${t}</p>`:Wi}
  </fieldset>`;import{html as ie,nothing as Gi}from"../lib/lit-html/lit-html.js";function vp(e,t){e.merge(t),y(`group-${t-1}`)}function kp(e,t,s){e.split(t,s),y(`group-${t+1}`)}var xp=({preview:e,file:t})=>e?ie`<img src=${e} alt="">`:ie`<span class="film" title=${t.name}>${c("play")}</span>`,Op=(e,t,s)=>ie`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>kp(e,t,s)}></button>`;function qp(e,t,s){let{name:n,time:a}=e.describe(t),r=[a&&it(a),n].filter(Boolean);return ie`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?ie`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>vp(e,s)}>
            ${i("group.merge")}
          </button>`:Gi}
      </div>
      <ul class="group">${t.map((o,l)=>ie`<li>${l?Op(e,s,l):Gi}${xp(o)}</li>`)}</ul>
    </li>`}var Nr=(e,t)=>e.groups?ie`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>qp(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Gi;import{html as G,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as Ji}from"../lib/lit-html/lit-html.js";async function Fp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},r=await mt((o,l)=>(n??=new v({send:({caption:u})=>o(u.trim()),update:l}),Ji`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>o()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var Rr=(e,t,s,n)=>Ji`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Fp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ji`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Pp,Sp]=[6,10],Tp=300,M=null;function Dr(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var Er=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Lp=(e,t)=>Er(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Bp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?Sp:Pp))return;if(n)return M.end();Dr()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=Lp(e.clientX,e.clientY),M.over?.classList.add("target")}function Hr(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,r=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(M.timer=setTimeout(Dr,Tp));let o=u=>{u.pointerId===M.id&&r()},l=u=>{if(u.pointerId!==M.id)return;let[g,Y]=[s,M.isOn&&M.over].map(_=>Er(s).indexOf(_));r(),Y>=0&&t(g,Y)};document.addEventListener("pointermove",Bp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",o,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&r()},{signal:a})}function Cs(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ip="image/*,video/mp4,video/quicktime,video/webm";function Ap(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Cr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function zr(e){return e.media?Ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?G`<span class="film">${c("play")}</span>`:G`<img src=${e.preview} alt="">`}var Vr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},zs=(e,t,s,n,a)=>G`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,jp=(e,t)=>e.progress<1?G`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:G`<span class="over">${i("upload.processing")}</span>`,Up=(e,t)=>({sending:()=>jp(e,t),paused:()=>G`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>G`<span class="over">${i("upload.waiting")}</span>`,failed:()=>G`<span class="over error">${i("upload.failed")}</span>`,done:()=>Bt})[e.state]();function Mp(e,t,s){let n=s+1;return G`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Hr(a,(r,o)=>e.move(r,o))}
      @error=${Vr} @load=${Vr}>
      ${zr(t)}
      ${s===0&&e.items.length>1?G`<span class="cover">${i("upload.cover")}</span>`:Bt}
      ${Up(t,n)}
      <span class="buttons">
        ${s>0?zs("before","earlier","back",n,()=>Cr(e,s,s-1)):Bt}
        ${n<e.items.length?zs("after","later","next",n,()=>Cr(e,s,s+1)):Bt}
        ${t.state==="failed"||t.state==="paused"?zs("","again","retry",n,()=>e.retry(t)):Bt}
        ${zs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Ap(e,t))}
      </span>
      ${t.state==="failed"?Bt:Rr(e,t,n,zr(t))}
    </li>`}function _p(e,t){t([...e.target.files]),e.target.value=""}var Np=(e,t)=>G`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Bt:G`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ip} multiple @change=${s=>_p(s,t)}>
  </li>`;function Rp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return G`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>G`<p class="error" role="alert">${n}</p>`)}`}var Wr=(e,t)=>G`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Cs} @contextmenu=${Cs} @dragstart=${Cs}>
    ${e.items.map((s,n)=>Mp(e,s,n))}
    ${e.items.length<e.most?Np(e,t):Bt}
  </ul>
  ${e.items.length>1?G`<p class="hint">${i("upload.order")}</p>`:Bt}
  ${Rp(e)}`;async function Gr(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function Dp(e){e.uploads.add(e.several.decline()),y("files")}function Ep(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Hp=(e,t)=>st`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>st`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?st`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ft}
    ${t?st`<p class="note">${i("edit.sharedFull")}</p>`:ft}
    ${e.received.left?st`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ep(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Cp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var zp=()=>T(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Vp=e=>st`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Cp(e)}>${i("edit.startOver")}</button>
  </p>`,Wp=e=>st`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?st`<p class="note">${i("edit.photosGone")}</p>`:ft}
    ${Wr(e.uploads,t=>Gr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Gp=e=>st`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?st`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ft}`;function Jp(e,t){let{isPublic:s,...n}=ca(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Yp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ir(n),n?.focus()}function Xp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Jp(a,e);return st`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Yp(a,e)}>
      ${e.isRestored?Vp(e):ft}
      ${Wp(e)}
      ${_r(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${Ar(e)}
      <div class="publish">
        ${Gp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var Zp=(e,t)=>st`
  ${e.received?Hp(e,t.get("shared")==="full"):ft}
  ${Nr(e.several,()=>Dp(e))}
  ${e.several.groups?ft:xr(e.drafts)}`;function Kp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Xp(e):$(4)}function Jr(e){let t=new(e.params.id?Us:Ns)(e,{showHome:zp}),s=()=>t.loading.load();return Fr(e.signal,n=>t.uploads&&Gr(t,n)),{title:t.title,ready:s(),view:()=>st`
      ${h(t.title,ft,t.back)}
      ${t.isNew?Zp(t,e.query):ft}
      ${Kp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as Ve}from"../lib/lit-html/lit-html.js";var Qp=30,Vs=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Vs(t.at(-1))).join("");function Yr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Yr).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Vs).join(" ")).join(" "):Vs(s??t)}function tu(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Vs(s[2]),texts:[]}):t.at(-1).texts.push(Yr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var eu=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function su(e,t){let s=Math.min(...t.map(r=>Mt(e).indexOf(r)).filter(r=>r>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function iu(e,t){let s=Mt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:r,text:o})=>s.every(l=>Mt(`${r} ${o}`).includes(l))?s.some(l=>Mt(r).includes(l))?2:1:0;return e.flatMap(tu).map(r=>[n(r),r]).filter(([r])=>r).sort(([r],[o])=>o-r).slice(0,Qp).map(([,r])=>({address:eu(r),title:r.title,document:r.document,part:su(r.text,s)}))}function nu(e,t){let s=({name:a,language:r})=>a.replace(new RegExp(`-${r}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(r=>r.language===t&&s(r)===s(a));return e.filter(n)}var Ws=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=R(t,async()=>{let s=await fetch(new URL("bundle/help.json",oe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return nu(this.#e,Qe())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return iu(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var $t=e=>e.map(t=>typeof t=="string"?t:au[t[0]](t)),au={b:([,e])=>B`<b>${$t(e)}</b>`,i:([,e])=>B`<i>${$t(e)}</i>`,code:([,e])=>B`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?B`<a href=${e} target="_blank" rel="noopener">${$t(t)}</a>`:B`<a href=${e}>${$t(t)}</a>`},Xr=e=>B`<li>${e.length===1&&e[0][0]==="p"?$t(e[0][1]):e.map(Qr)}</li>`,Zr=(e,t)=>B`<tr>${e.map(t)}</tr>`,ru={h2:([,e,t])=>B`<h2 id=${e} tabindex="-1">${$t(t)}</h2>`,h3:([,e,t])=>B`<h3 id=${e} tabindex="-1">${$t(t)}</h3>`,p:([,e])=>B`<p>${$t(e)}</p>`,pre:([,e])=>B`<pre tabindex="0">${e}</pre>`,ul:([,e])=>B`<ul>${e.map(Xr)}</ul>`,ol:([,e])=>B`<ol>${e.map(Xr)}</ol>`,table:([,[e,...t]])=>B`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Zr(e,s=>B`<th scope="col">${$t(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Zr(s,n=>B`<td>${$t(n)}</td>`))}</tbody>
    </table></div>`},Qr=e=>ru[e[0]](e),to=(e,t,s,n)=>B`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?B`<br><span class="soft">${s}</span>`:Ve}
      </span>
      ${c("next")}
    </a>
  </li>`,Kr=e=>B`<ul class="people">${e.map(t=>to(`/help/${t.name}`,t.title,"",t.language))}</ul>`,ou=([e,...t])=>B`
  <section class="card">${Kr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Kr(t)}
  </section>`;function cu(e){let t=e.found;return B`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?B`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:r})=>to(s,a.title===n?n:`${a.title} › ${n}`,r,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"))}`}var lu=e=>B`
  ${h(i("help.title"),Ve,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?cu(e):ou(e.documents)}`,pu=({title:e,language:t,blocks:s})=>B`
  ${h(e,Ve,"/help")}
  <article class="card document" lang=${t}>${s.map(Qr)}</article>`,uu=()=>B`${h(i("help.title"),Ve,"/help")}${I(i("missing.title"),i("missing.text"))}`;function du(e,t){return e.loading.problem?B`${h(i("help.title"),Ve,"/help")}${m(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?pu(e.document):uu():lu(e):$(6)}function eo(e){let t=new Ws(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?y(decodeURIComponent(location.hash.slice(1))):null),view:()=>du(t,e)}}import{html as j,nothing as X}from"../lib/lit-html/lit-html.js";var mu=20,hu=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function so(e,t,{signal:s,stopped:n,tick:a=hu,note:r=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(o){if(o.status!==429)throw o;await r();for(let l=Math.max(mu,o.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Gs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var fu=30,$u=["obscured","notPoint"],io=()=>f().places.source!=="gazetteer",Js=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!$u.includes(t.reason)).slice(0,fu)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(F("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var gu=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function no(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async r=>{let o=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(r?`${l}&after=${r}`:l,{signal:e.signal});if(o!==n)return;s.items=[...r?s.items:[],...u],s.next=u.length<gu(l)?0:u.at(-1).row}catch(u){if(o!==n||u.name==="AbortError")return;r?p(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=r=>{s.items=s.items?.map(o=>o.row===r.row?r:o)??null},s.drop=r=>{s.items=s.items?.filter(o=>o.row!==r.row)??null,s.items&&!s.items.length&&s.more()},s}var bu=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,ao=20,wu=200,yu=["ready","noPlace","duplicate","bad","skipped","done"],vu=4,ku=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],ro=e=>ku.includes(e.reason)?e.reason:"",Ys=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Gs(()=>t.update()),this.places=new Js(this,t),this.rows=no(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return yu.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<vu)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(r=>r.counts.ready||r.counts.noPlace);let a=n.find(r=>r.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=pe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=r=>{this.progress=r,this.#t.update()};try{if(t.size>bu(t))throw{code:"page",text:i("import.tooLarge")};let r=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(r)}catch(r){if(r.name==="AbortError")return;this.refusal=r,r.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await et(W(`${this.#i}/rows/${t.row}`,s).then(a=>{let r={...this.current.counts};r[t.status]--,r[a.status]++,this.current={...this.current,counts:r},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let r=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...r?{place:r}:{}})}guess(t,{latitude:s,longitude:n}){return this.#r(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#r(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let r=o=>{this.current=o,Object.assign(a,{made:o.counts.done-n,taken:s-o.counts.ready}),this.#t.update()};this.#t.update();try{for(let o=ao;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await so(`${this.#i}/commit`,{...this.options.body,limit:wu},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(r)});if(!u)break;if(r(u),o=this.current.counts.ready<l?ao:this.current.counts.media?o-1:0,!o)throw{code:"strange"}}}catch(o){if(o.name==="AbortError")return;a.problem=o,await b(this.#i,{signal:t}).then(r).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await et(S(`/api/imports/${t.id}`))&&await this.leave()}};var xu=["track","route","line","area","picture","link","file","damaged","text"];function oo({leftOut:e=[]}){let t=e.filter(({kind:s})=>xu.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:kn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var co=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Xi,nothing as Yi}from"../lib/lit-html/lit-html.js";var lo=(e,t,s,n,a)=>Xi`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${r=>a(r.target.checked)}>
  </label>`,Ou=(e,t)=>Xi`
  ${e.current.format==="finds"?lo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Yi}
  ${t.keep?Yi:lo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,qu=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Et.map(t=>[t,at(t)])],chosen:e.category,set:t=>e.set({category:t})}),Fu=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...ke()]}),Pu=e=>O("import-friends",{label:i("privacy.exactFor"),options:Rs(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),po=(e,t=e.options)=>Xi`
  ${Ou(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${qu(t)}${Fu(t)}${Number(t.area)?Pu(t):Yi}</div>
    </details>
  </div>`;import{html as Q,nothing as Vt}from"../lib/lit-html/lit-html.js";function Su(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=ro(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ki(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function Tu(e,t,s,n){let a=new rt(n,null,()=>Ki(e,s,e.place(t,a.value)));return Oe(a)}var Xs=e=>e.title||i("import.line",{n:e.row}),Zi=(e,t,s)=>Q`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Xs(e)}`} @click=${s}>${t}</button>`,Lu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Bu(e,t){await N(n=>new v({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Lu(t),n=>U(n,i("action.save"))),y(`name-${t.row}`)}var uo=(e,t)=>Q`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Xs(t)}`}
    @click=${()=>Bu(e,t)}>
    ${c("edit")}
  </button>`,mo=e=>e.findId?Q`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Xs(e)}`}>
    ${i("import.show")}</a>`:Vt,Iu=(e,t,s,n)=>({ready:()=>Q`${uo(e,t)}${Zi(t,i("import.skip"),()=>Ki(e,s,e.skip(t,!0)))}`,skipped:()=>Zi(t,i("import.unskip"),()=>Ki(e,s,e.skip(t,!1))),noPlace:()=>Q`${uo(e,t)}${Zi(t,i("import.locate"),()=>Tu(e,t,s,n))}`,duplicate:()=>mo(t),done:()=>mo(t)})[t.status]?.()??Vt,Qi=e=>e?Q`<br><span class="soft" dir="auto">${e}</span>`:Vt,Au=e=>e.slice(e.lastIndexOf("/")+1),ju=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Uu=({media:e,lost:t=[]})=>[e>t.length?Qi(i("import.rowMedia",{n:e-t.length})):Vt,...t.map(({file:s,reason:n})=>Qi(`${Au(s)}: ${ju(n)}`))],Mu=(e,t,s,n)=>Q`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Xs(t)}</bdi>${Qi(Su(t))}${Uu(t)}</span>
    <span class="row">${Iu(e,t,s,n)}</span>
  </li>`;function _u(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Q`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((r,o)=>Mu(e,r,o,t))}</ul>
    ${A(e.rows)}`:Q`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Nu=(e,{n:t,all:s})=>Q`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Ru(e){await e.places.run(),y("part-rows")}function Du(e){let{state:t,rows:s}=e.places;return t?.busy?Nu(e,t):Q`
    ${t?Q`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Vt}
    ${t?.problem?m(t.problem):Vt}
    ${s.length?Q`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Ru(e)}>${i("import.lookUp")}</button>
      </p>`:Vt}`}var ho=(e,t)=>Q`
  <section class="card">
    ${K("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>de(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&io()?Du(e):Vt}
    ${_u(e,t)}
  </section>`;var Eu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Hu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var Cu=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,zu=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Eu} aria-describedby="import-hint" @change=${t=>Hu(t,e)}>
  </p>`,Vu=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):X}
    ${e.progress===null?zu(e):Cu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Gu(e):X}`;async function $o(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var Zs=e=>e.name||i("import.unnamed");async function Wu(e,t){await e.open(t),y("part-import")}var Gu=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Zs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${go(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Zs(t)}`} @click=${()=>Wu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Zs(t)}`}
            @click=${()=>$o(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,go=e=>i("import.ends",{date:it(e.expiresAt)});async function Ju(e){await e.commit(),y("part-import")}var Yu=(e,{taken:t,all:s})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,Xu=({mediaDone:e,mediaLost:t},{made:s})=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?j`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:X}`,Zu=(e,t)=>j`
  ${po(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Ju(e)}>${i("import.commit",{n:t})}</button>`;function Ku(e){let[t,s]=[oo(e),co(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:X}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function Qu(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${K("import",j`<bdi>${Zs(t)}</bdi>`)}
      ${e.isBusy?Yu(e,s):j`
        ${e.isDone?X:j`<p class="soft">${go(t)}</p>`}
        ${Ku(t)}
        ${s?Xu(t.counts,s):X}
        ${s?.problem?m(s.problem):X}
        ${t.counts.ready?Zu(e,t.counts.ready):X}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>fo(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>fo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>$o(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function fo(e){await e.leave(),y("import-file")}function td(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?j`${Qu(e)}${e.isBusy?X:ho(e,t)}`:Vu(e)}function bo(e){let t=new Ys(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${h(i("import.title"),X,"/settings")}${td(t,e)}`}}import{html as z,nothing as Wt}from"../lib/lit-html/lit-html.js";var ed=1e3,wo=[5,15,30,60],qe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Qn){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=Dt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(F("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(ed),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#r()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#r()}async#r(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await q("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await E(`/api/admin/map/areas/${t.name}`)}catch(s){p(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(k(s))}}};async function sd(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var id=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${V(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Wt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>sd(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,nd=e=>z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?z`<ul class="people">${e.areas.map(t=>id(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"))}
  </section>`,ad=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,rd=e=>e.wishes.length?z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>ad(e,t))}</ul>
  </section>`:Wt,od=e=>O("km",{label:i("areas.size"),options:wo.map(t=>[t,ss(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),cd=e=>z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:V(e.plan.bytes)})}
  </button>`;function ld(e){return!e.chosen||e.isRunning?Wt:z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${od(e)}
    ${e.busy?z`<p class="soft" role="status">${i("areas.asking")}</p>`:Wt}
    ${e.problem?z`<p class="error" role="alert">${k(e.problem)}</p>`:Wt}
    ${e.plan?cd(e):Wt}`}function pd(e){let{job:t}=e;if(!t)return Wt;let{title:s,state:n}=t;if(n==="failed")return z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${r=>{r.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return z`
    <p role="status">${t.total?i("areas.running",{title:s,done:V(t.bytes),total:V(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var tn=e=>z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${ld(e)}
    ${pd(e)}
  </section>`;function ud(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?z`
    ${tn(e)}
    ${rd(e)}
    ${nd(e)}`:$(3)}function yo(e){let t=new qe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>z`${h(i("admin.map"),Wt,"/admin")}${ud(t)}`}}import{html as J,nothing as ct}from"../lib/lit-html/lit-html.js";var dd=4,md=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function vo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",oe).href),{data:s,size:n}=t(e,{ecc:"M",border:dd});return{size:n,path:md(s)}}var ko=[1,2,5,10,25,100],xo=[1,7,30,90],Fe=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new v({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},r){let o={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",o);this.created={...l,url:new URL(l.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await vo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(w()),instance:Xt()});await navigator.share({title:i("invites.shareTitle",{instance:Xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var hd=()=>J`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function fd({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function $d(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var en=(e,t=e.form)=>J`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${fd} @submit=${s=>$d(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:ko.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:xo.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${hd()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,gd=({size:e,path:t})=>J`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,bd=e=>J`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,sn=e=>J`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?bd(e):ct}
    </p>
    ${e.created.code?gd(e.created.code):ct}
  </section>`,wd=e=>J`<li><a class="person" href="/people/${e.id}">${nt(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function yd(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var vd=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>yd(e,t)}>
    ${i("invites.revoke")}
  </button>`,kd={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},xd=(e,t)=>!e.isAdmin||e.isMine(t)?ct:J` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function Od(e,t){let s=t.note||i("invites.of",{date:it(t.createdAt)}),n=t.state==="open";return J`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(kd[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?J` · ${i("invites.until",{date:it(t.expiresAt)})}`:ct}
        ${t.befriend?J` · ${i("invites.befriends")}`:ct}
        ${xd(e,t)}
      </p>
      ${t.usedBy.length?J`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(wd)}</ul>`:ct}
      ${n?J`<p class="row actions">${vd(e,t,s)}</p>`:ct}
    </li>`}function qd(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Od(e,a))}</ul>
      ${A(e.list)}
    </section>`:Nt()?ct:I(i("invites.none"),i("reason.may_not_invite")):$(2)}function Oo(e){let t=new Fe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>J`
      ${h(i("invites.title"),ct,"/people")}
      ${Nt()?J`<p class="lead">${i("invites.lead")}</p>`:ct}
      ${t.created?sn(t):ct}
      ${Nt()?en(t):ct}
      ${qd(t)}`}}import{html as Gt,nothing as Ks}from"../lib/lit-html/lit-html.js";var Fo=(e,t)=>Gt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function qo(e,t,s,n,a){let r=e.values[t];return e.isFixed(t)?Fo(n,a(r)):O(t,{label:n,options:s.map(o=>[o,a(o)]),chosen:r})}var Fd=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Pd=({mediaLimit:e})=>e?V(e):i("admin.limits.none"),Sd=e=>Gt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${qo(e,"registration",Ka,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${qo(e,"invites",Qa,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Fo(i("admin.limitOfAll"),Pd(e.values)):Fd(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Td(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Gt`${Sd(e)}${Ld(e)}`:$(4)}var Ld=e=>Gt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Gt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Ks}
    <p class="row">
      ${e.myView?Gt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Ks}
      ${e.startView?Gt`<button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Ks}
    </p>
  </section>`;function Po(e){let t=new $e(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Gt`${h(i("admin.instance"),Ks,"/admin")}${Td(t)}`}}import{html as gt,nothing as ne}from"../lib/lit-html/lit-html.js";var nn="/admin/welcome",So=e=>e.slice(e.lastIndexOf("#")+1).trim(),Qs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=So(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new v({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Nn();let a=this.invite||So(n),r={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},o=await q("/api/auth/register",r).catch(l=>this.#e(l));Ot(o.user),await this.#t.go(o.user.role==="admin"?nn:"/",{replace:!0}),p(i("join.welcome",{name:o.user.username}))}};var Bd=({form:e,asksInvite:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ne}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Id({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ne}</p>`;return s?gt`
    <div class="inviter">
      ${nt(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Xt()})}</h1>
    </div>
    ${n}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:ne}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Ad=(e,t)=>gt`${Ma(gt`
  ${Id(e)}
  ${e.ended?gt`<p class="note" role="alert">${k(e.ended)}</p>`:ne}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:ne}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:ne}
  ${f().passwordLogin?Bd(e):ne}
  ${Ra("join.provider",{redirect:Dn()?nn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${bs(t)}`;function To(e){let t=new Qs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Ad(t,e.update)}}import{html as wt,nothing as Ge}from"../lib/lit-html/lit-html.js";var Lo=["private","friends","public"],Bo=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Io=e=>new v({send:async t=>e(await q("/api/lists",Bo(t)))}),ti=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=H(t,F("/api/lists",{userId:s,limit:20}))}},ei=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new v({send:async s=>{this.list=await E(this.#e,Bo(s)),this.#t.update(),t()}});hideForm=t=>new v({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await et(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await et(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(E(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(o=>o.id===t.id),r=n[a+s];return r?this.#i(E(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:r.id}).then(()=>{let o=n.filter(l=>l.id!==t.id);o.splice(a+s,0,t),this.finds.items=o})):null}},si=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new v({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return et(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await et(t.hasFind?E(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Pe,nothing as jd}from"../lib/lit-html/lit-html.js";var Ud={private:"lock",friends:"people",public:"globe"},ii=e=>Pe`
  <span class="badge">${c(Ud[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ao=e=>Pe`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Ct(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ii(e)}</span>
      </span>
    </a>
  </li>`,Md=(e,t)=>Pe`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Lo.map(s=>[s,i(`lists.${s}`)])})}`,ni=(e,t=null)=>N(e,i(t?"lists.edit":"lists.new"),s=>Md(s,t),s=>U(s,i("action.save"))),_d=(e,t)=>Pe`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ii(t)}
    </label>
  </li>`,Nd=(e,t)=>Pe`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Rt(t)}</div>
  ${e.lists.length?Pe`<ul class="people">${e.lists.map(s=>_d(e,s))}</ul>`:jd}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Rd(e){let t=new si(e.id);await t.load()&&await mt((s,n)=>(t.update=n,Nd(t,s)),{label:i("lists.addTo")})}import{html as lt,nothing as Jt}from"../lib/lit-html/lit-html.js";var[ai,Dd,Ed]=[12,28,44],an=class extends La{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,ai,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Ba(this.#t,t=>this.map.pixelOf(t),Ed).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let o=()=>this.map.setView({...t,zoom:ai}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Dd,text:"",label:t.name,area:l,click:o}}let n=Ia({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(o=>o.lat===t.lat&&o.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:ai}):this.map.fit([t,...s],ai)}}failed(){this.remove()}};customElements.define("finds-map",an);var Hd=88,jo=(e,t)=>lt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ri=(e,{count:t,likes:s,badge:n=Jt,actions:a=Jt})=>lt`
  <section class="profile-head">
    ${nt(e,Hd)}
    ${e.displayName?lt`<p class="soft">@${e.username}</p>`:Jt}
    ${e.about?lt`<p dir="auto">${e.about}</p>`:Jt}
    <p class="row">
      ${t===void 0?Jt:jo(t,"person.findsSum")}
      ${s===void 0?Jt:jo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Cd=e=>lt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Ct(e.media[0],{thumb:!0}):lt`<span class="sign-tile">${Kt(e.category)}</span>`}
      ${e.isPublic?Jt:lt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Uo=(e,t,s)=>lt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,zd={grid:e=>lt`<ul class="tiles">${e.map(Cd)}</ul>`,list:e=>lt`<ul class="card rows">${e.map(t=>wa(t,hs(t)))}</ul>`},rn=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...qt(s),km:s.area,name:Sn(s)}])).values()];function Se(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?lt`
    <finds-map .places=${rn(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Uo(e,"grid","camera")}
      ${Uo(e,"list","filter")}
    </div>
    ${zd[e.layout](s)}
    ${A(e.finds)}`:I(t.title,t.text,t.action??Jt):$(3)}import{html as It,nothing as ae}from"../lib/lit-html/lit-html.js";var Mo=["exact","area","hidden"],_o=["","1","7","30","date"],Vd=3650,on=({findId:e,listId:t})=>e?"find":t?"list":"category",No=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Wd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Ro=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Gd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Wd(t):Number(e);if(s>=1&&s<=Vd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Jd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Yd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Jd(e),days:Gd(e)}),Xd=({chosen:e,category:t})=>({category:e||t.trim()});async function Zd(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Et.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var oi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:r}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new v({send:async o=>r(await this.#t(o)),fieldOf:{until:"until"}})}get kind(){return on(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Yd(t);return this.share?W(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??Xd(t),...s,days:s.days??void 0})}},li=e=>new URL(e.link,location.origin).href,pi=()=>!!navigator.share;async function ui(e){try{await navigator.clipboard.writeText(li(e))}catch{return!1}return p(i("find.copied")),!0}async function di(e,t){try{await navigator.share({title:t,url:li(e)})}catch(s){return s.name==="AbortError"}return!0}var ci=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await et(Zd().then(s=>{t=s})),t}async revoke(t){await et(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var cn=e=>e.findTitle||e.listName||at(e.category??""),bt=e=>e.title||cn(e),Do=({place:e,area:t})=>e==="area"?ve(t):i(`shares.place.${e}`),ln=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:xt(t)}),Kd=e=>It`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,at(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ae:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Qd={exact:"pin",area:"map",hidden:"block"},tm=(e,t)=>It`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Qd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,em=e=>It`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Mo.map(t=>tm(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Hi[0]),options:He()}):ae}`,sm=e=>It`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",ln(e.share)]]:[],..._o.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Ro(14),hint:i("shares.dateHint"),required:!0}):ae}`,im=e=>It`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ae}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ae}`,nm=e=>It`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?ae:Kd(e)}
  ${em(e)}
  ${sm(e)}
  ${im(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function mi(e){let t=null,s=null,n=o=>(s=new oi({...e,done:l=>{t=l,o()}}),s.form),[a,r]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await N(n,i(a),()=>nm(s),o=>U(o,i(r))),t}async function Eo(e){await ui(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function am(e){await di(e,bt(e))||await Eo(e)}var rm=e=>It`
  <button type="button" class="quiet" @click=${()=>am(e)}>${c("share")} ${i("action.share")}</button>`,pn=e=>It`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,We=(e,t=i("shares.ready"))=>mt(s=>It`
  <div class="row between"><h2>${t}</h2>${Rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${li(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Eo(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${pi()?rm(e):ae}
    ${pn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Ho(e){let t=await mi(e);t&&await We(t)}var om=e=>Ho({target:{findId:e.id},place:No(e)}),Co=e=>Ho({target:{listId:e.id}});async function cm(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var lm=e=>Ht(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ni(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Co(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>cm(e)}],{id:"list-menu"}),pm=e=>wt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,um=e=>Ht(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>N(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),pm,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function zo(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function dm(e,t){await e.drop(t),y("list-menu")}function mm(e,t,s){let n=e.finds.items.length-1;return Ht(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>zo(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>zo(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>dm(e,t)}],{id:`find-${t.id}`})}var hm=(e,t,s)=>wt`
  <li class="listed">
    ${ba(t,hs(t))}
    ${e.isOwn?mm(e,t,s):Ge}
  </li>`,fm=({user:e})=>wt`<a class="person" href="/people/${e.id}">${nt(e)} <span>${x(e)}</span></a>`,$m=e=>wt`
  <div class="card">
    ${e.isOwn?Ge:fm(e.list)}
    ${e.list.description?wt`<p class="text" dir="auto">${e.list.description}</p>`:Ge}
    <p class="marks">${ii(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function gm(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?wt`
    <finds-map .places=${rn(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,r)=>hm(e,a,r))}</ol>
    ${A(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function bm(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return wt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return wt`
    ${n?wt`<div class="list-cover">${Ct(n.media,{eager:!0})}</div>`:Ge}
    ${$m(e)}
    ${gm(e)}`}function Vo(e){let t=new ei(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>wt`
      ${h(t.title,t.isOwn?lm(t):t.canHide?um(t):Ge,t.listsPath)}
      ${bm(t)}`}}import{html as un,nothing as wm}from"../lib/lit-html/lit-html.js";async function ym(e){let t=null;await ni(s=>Io(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var vm=e=>un`
  <button type="button" id="new-list" @click=${()=>ym(e)}>${c("plus")} ${i("lists.new")}</button>`;function km({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?un`<ul class="card rows">${e.items.map(Ao)}</ul>${A(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Wo(e){let t=new ti(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>un`
      ${h(i("lists.title"),t.isOwn?vm(e):wm,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${km(t)}`}}import{html as Go,nothing as Om}from"../lib/lit-html/lit-html.js";var xm=10,hi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<xm;s++){let n=await le(t,{signal:this.#t.signal}),a=n.items.find(r=>r.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function qm({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Go`<p class="empty">${i("person.gone")}</p>`:$(3)}function Jo(e){let t=new hi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Go`${h(t.name,Om,"/people")}${qm(t)}`}}import{html as yt,nothing as $i}from"../lib/lit-html/lit-html.js";var[Fm,Pm]=[20,36e5];function Sm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Fm-1]<Pm)).map(([s])=>s))}var fi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=_t.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Sm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,r=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};r.items.push(n),r.isRead&&=n.isRead,r.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await le("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||as(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,as(-1),W(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;An(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||as(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var Tm={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Lm(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Bm=({type:e,data:t})=>e==="moderated"?Tn[Ln(t)]:e==="link_used"?"lock":"flag",Im=({type:e,data:t,actor:s})=>t.userId?yt`
  <span class="face">
    ${nt(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Tm[e],e==="find_liked")}</span>
  </span>`:yt`<span class="face office">${c(Bm({type:e,data:t}))}</span>`,Am=e=>yt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function jm(e,t){let s=e.request(t.newest);return s?yt`<span class="row actions">${Qt(s.friendship,s.user,()=>e.answered(t))}</span>`:$i}var Um=(e,t,s)=>yt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${In(t.newest)} @click=${()=>e.markRead(t)}>
      ${Im(t.newest)}
      <span>
        <span class="what">${Bn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?$i:yt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Am(t.newest.thumbnailUrl):$i}
    </a>
    ${jm(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Lm(e,t,s)}>${c("close")}</button>
  </li>`,Mm=e=>yt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,_m=()=>yt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Nm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?yt`<ul class="card notes">${e.groups.map((n,a)=>Um(e,n,a))}</ul>${A(e.list)}`:I(i("note.none"),i("note.noneText"),_m()):$(4)}function Yo(e){let t=new fi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>yt`${h(i("nav.bell"),t.hasUnread?Mm(t):$i)}${Nm(t)}`,close:()=>t.close()}}import{html as vt,nothing as dn}from"../lib/lit-html/lit-html.js";var Rm=200,Dm=2,gi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=_t.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<Dm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Rm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Em(e,t){if(e.isMe(t))return vt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return us(t,e.reload);let s=e.requestOf(t);return s?Qt(s,t,e.reload):vt`<span class="badge">${i("friend.pending")}</span>`}function Hm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?vt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ii(s,Em(e,s)))}</ul>
    ${A(t)}`:vt`<p class="soft" role="status">${i("people.noMatch")}</p>`:dn}function Cm(e,t){e.preventDefault(),t.search()}var zm=e=>vt`
  <form class="card" role="search" @submit=${t=>Cm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Hm(e)}
  </form>`;function bi(e,t,s,n=Ii){let a=e.lists[t];return a.items.length?vt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(r=>n(e.other(r),s(r,e.other(r))))}</ul>
      ${A(a)}
    </section>`:dn}var Vm=(e,t,s)=>Ae(s,[ms(t,s,e.reload),Ie(s,e.reload)]),Wm=e=>vt`
  ${bi(e,"received",(t,s)=>[Qt(t,s,e.reload),Ae(s,[Ie(s,e.reload)])])}
  ${bi(e,"sent",(t,s)=>ds(t,s,e.reload))}
  ${e.lists.accepted.items.length?bi(e,"accepted",(t,s)=>Vm(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${bi(e,"blocked",(t,s)=>oa(s,e.reload),ra)}`;function Gm(e){return e.problem?m(e.problem,e.load):e.isLoaded?Wm(e):$(3)}var Jm=()=>Nt()?vt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:dn;function Xo(e){let t=new gi(e);return{title:i("people.title"),ready:t.load(),view:()=>vt`${h(i("people.title"),Jm(),"/feed")}${zm(t)}${Gm(t)}`,close:()=>t.close()}}import{html as Te,nothing as yi}from"../lib/lit-html/lit-html.js";var wi=class extends ps{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await le(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Ym({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?us(e,n.load):t?t.status==="accepted"?yi:s?Qt(t,e,n.load):ds(t,e,n.load):yi}var Xm=()=>Te`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Zm=e=>Te`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Km=e=>e.isMe?Xm():[Ym(e),Zm(e.user)];function Qm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return yi;let r=n?.status==="accepted"?[ms(n,s,a.load)]:[];return Ae(s,[fa(s,a.load),...r,ha({userId:s.id}),Ie(s,()=>t.go("/people"))])}var th=e=>ri(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Te`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:yi,actions:Km(e)});function eh(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Te`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Te`
    ${th(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Se(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:$(3)}function Zo(e){let t=new wi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Te`${h(s(),Qm(t,e),"/people")}${eh(t)}`}}import{html as pt,nothing as Ye}from"../lib/lit-html/lit-html.js";var vi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await et(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),p(n),a())}};var ki=class extends ps{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new vi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new v({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=pe){let n=a=>{this.progress=a,this.page.update()};n(0);try{Ot(await s("PUT","/api/users/me/picture",await De(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),Ot(await b("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let r={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Ot(await W("/api/users/me",{...r,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Oi,nothing as xi}from"../lib/lit-html/lit-html.js";async function sh(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function ih(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var nh=(e,t)=>Oi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>sh(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,ah=(e,{find:t,expiresAt:s})=>Oi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Oi`<br><span class="soft">${i("bin.until",{date:xt(s)})}</span>`:xi}
    </p>
    ${t.hidden?$a(i("report.findHidden"),t.hidden):xi}
    <p class="row">
      ${t.hidden?xi:nh(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>ih(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ko=e=>e.list.items?.length?Oi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>ah(e,t))}</ul>
    ${A(e.list)}
  </section>`:xi;function rh(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var oh=e=>pt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,ch=e=>pt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>rh(t,e)}>
      ${e.hasPicture?oh(e):Ye}
    </p>
    ${e.progress===null?Ye:pt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,lh=()=>pt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ph=({form:e,user:t})=>pt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Je=(e,t,s)=>pt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,uh=e=>pt`
  <ul class="card rows">
    ${Je("/people","people",i("people.accepted"))}
    ${Je("/saved","bookmark",i("saved.title"))}
    ${Je("/lists","feed",i("lists.title"))}
    ${Je("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Je("/admin","shield",i("admin.title")):Ye}
  </ul>`,dh=()=>pt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,mh=e=>pt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${ch(e)}
    ${ph(e)}
  </section>`;async function hh(e){e.toggleEdit(),await y("edit-title")}var fh=e=>pt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>hh(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,$h=e=>pt`
  ${h(x(e.user),dh())}
  ${ri(e.user,{...e.figures,actions:fh(e)})}
  ${e.isEdited?mh(e):Ye}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Se(e,{title:i("profile.none"),text:i("profile.noneText"),action:lh()})}
  </section>
  ${uh(e.user)}
  ${Ko(e.bin)}`;function Qo(e){let t=new ki(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?$h(t):Ye}}import{html as tt,nothing as re}from"../lib/lit-html/lit-html.js";var gh={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},bh=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),tc=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function wh(e,t,s){let n=tc(t,s);s!=="dismissed"?await ma(n,({note:a})=>e.decide(t,s,a),bh):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var ec=e=>e?tt`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:tt`<span class="soft">${i("report.left")}</span>`,yh=e=>tt`
  <p class="row">${e.map(t=>tt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,vh=e=>tt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?je(e.description):re}
  ${e.media.length?yh(e.media):re}`,kh=e=>e.find?vh(e.find):e.comment?je(e.comment.content):e.kind==="user"?re:tt`<p class="soft">${i("report.noContent")}</p>`,xh=e=>tt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ec(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?je(e.text):re}
  </li>`,Oh=(e,t,s)=>tt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>wh(e,t,s)}>
    ${c(gh[s])} ${tc(t,s)}
  </button>`,qh=(e,t)=>tt`<p class="row">${pa(t.kind).map(s=>Oh(e,t,s))}</p>`,Fh=(e,t)=>tt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?je(t.decision.note):re}
  ${t.hidden?tt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:re}`,Ph=(e,t)=>tt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ec(t.owner)}</h2>
    ${kh(t)}
    <ul class="rows">${[t,...t.others].map(xh)}</ul>
    ${t.decision?Fh(e,t):qh(e,t)}
  </li>`;function Sh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?tt`<ul class="stack">${t.map(a=>Ph(e,a))}</ul>${A(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function sc(e){let t=new ua(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>tt`
      ${h(i("report.reports"),re,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${la.map(s=>de(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Sh(t)}`}}import{html as mn,nothing as Th}from"../lib/lit-html/lit-html.js";var Lh=(e,t)=>mn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ga(t))} ${i(`saved.${t}`)}
  </button>`,Bh=()=>mn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Ih=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Bh()});function ic(e){let t=new na(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>mn`
      ${h(i("saved.title"),Th,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ia.map(s=>Lh(t,s))}</div>
      ${Se(t,Ih(t.state))}`}}import{html as Z,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as hn}from"../lib/lit-html/lit-html.js";var ac=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Ah(e,t){let s=ns(navigator.userAgent);await N(n=>e.addForm(t,n),i("passkeys.add"),n=>ut`
    ${P(n)}
    ${zt(n)}
    ${ac(n,s)}
    ${t?Pt(n,"password",i("account.password")):hn}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)}var jh=(e,t)=>N(s=>e.renameForm(t,s),i("passkeys.rename"),s=>ut`
  ${P(s)}
  ${ac(s,t.name)}`,()=>ut`<button type="submit">${i("action.save")}</button>`);async function Uh(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var nc=(e,t,s)=>ut`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Mh=(e,t,s)=>ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?ut`<span class="badge">${i("passkeys.backedUp")}</span>`:hn}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?ut`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${nc(t,i("passkeys.rename"),async()=>{await jh(e,t),s()})}
      ${nc(t,i("action.delete"),()=>Uh(e,t))}
    </span>
  </li>`,_h=e=>ut`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,rc=(e,t,s)=>ut`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?ut`<ul class="people">${e.list.map(n=>Mh(e,n,s))}</ul>`:hn}
    <p>${_h(async()=>{await Ah(e,t),s()})}</p>
  </section>`;import{html as qi,nothing as Nh}from"../lib/lit-html/lit-html.js";var oc=e=>Oe(e.picker()),Rh=e=>qi`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Dh=(e,{latitude:t,longitude:s,radius:n,area:a})=>qi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:Ha.map(r=>[r,es(r)]),chosen:n,set:r=>e.changeHome({radius:Number(r)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:He(),chosen:String(a),set:r=>e.changeHome({area:Number(r)})})}
  ${e.exactAtHome?Rh(e):Nh}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>oc(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,cc=e=>qi`
  <section class="card">
    ${K("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("shown-area",{label:i("privacy.shownNew"),options:ke(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Dh(e,e.values.home):qi`
      <p><button type="button" class="quiet" id="home" @click=${()=>oc(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as At,nothing as Xe}from"../lib/lit-html/lit-html.js";var fn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function lc(e){let t=async({name:s,access:n,days:a,password:r})=>{let o=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:fn[n],...o,...r?{password:r}:{}}))};return new v({send:t,fieldOf:{wrong_password:"password"}})}var Ze=e=>e.kind==="token",pc=e=>Ze(e)?e.name:ns(e.userAgent),Eh={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Hh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ch(e){return e.expiresAt?Ze(e)?i("token.until",{date:xt(e.expiresAt)}):i("settings.until",{date:xt(e.expiresAt)}):i("token.endless")}var zh=e=>e.lastUsedAt?i("session.used",{date:it(e.lastUsedAt)}):i("session.unused"),Vh=(e,t)=>{let s=i(Ze(t)?"token.revoke":"settings.end");return At`
    <button type="button" class="quiet" aria-label="${s}: ${pc(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Wh=e=>At`${i(Ze(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,Gh=(e,t)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${pc(t)}</span>
      <span class="badge">${Eh[t.kind]()}</span>
      ${t.current?At`<span class="badge">${i("settings.thisOne")}</span>`:Xe}<br>
      ${Ze(t)?At`<span class="soft">${Hh(t)}</span><br>`:Xe}
      <span class="soft">${Wh(t)} · ${zh(t)} · ${Ch(t)}</span>
    </span>
    ${t.current?Xe:Vh(e,t)}
  </li>`;async function Jh(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Yh=e=>At`
  <button type="button" class="quiet" @click=${()=>Jh(e)}>${i("settings.endOthers")}</button>`,Xh=[90,30,365],Zh=e=>Object.keys(fn).filter(t=>t!=="admin"||e.role==="admin"),Kh=(e,t)=>At`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${zt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Zh(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Xh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):Xe}`,Qh=e=>Os({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function tf(e){let t=null;await N(n=>lc(a=>{t=a,n()}),i("token.create"),n=>Kh(e,n),()=>At`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Qh(t.token))}var uc=e=>At`
  <section class="card">
    ${K("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Gh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Yh(e):Xe}
      <button type="button" class="quiet" id="new-token" @click=${()=>tf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ef=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],sf=e=>Z`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Me()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,nf=()=>yn.map(e=>[e,wn[e],e]),mc=e=>Z`
  <section class="card">
    ${K("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:nf(),chosen:Qe(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:Fa.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Pa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:xn(),set:t=>e.setUnits(t)})}
    ${Ue()?sf(e):kt}
  </section>`;async function af(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var dc=(e,t,s=kt)=>Z`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>af(n,e,t)}>
  </label>`,rf=e=>Z`
  <section class="card">
    ${K("notify",i("settings.notify"))}
    ${[...ef,...w()?.role==="admin"?["reported"]:[]].map(t=>dc(e,t))}
    ${f().pushKey?dc(e,"pushEnabled",Z`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):kt}
  </section>`,of=(e,t)=>Z`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,cf=(e,t)=>Z`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):kt}</p>`;function lf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?of(e,t):e.push==="off"?cf(e,t):Z`<p class="note">${i(`push.${e.push}`)}</p>`}var Le=(e,t)=>Z`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,pf=()=>Z`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Le("appearance",i("settings.appearance"))}
    ${Le("notify",i("nav.bell"))}
    ${f().passwordLogin?Le("password",i("account.password")):kt}
    ${Le("places",i("privacy.settings"))}
    ${Le("sessions",i("settings.devices"))}
    ${Le("data",i("settings.data"))}
  </nav>`,uf=e=>Z`
  ${pf()}
  ${mc(e)}
  ${rf(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${lf(e)}
  </section>
  ${f().passwordLogin?za(e):kt}
  ${e.passkeys.isShown?rc(e.passkeys,e.asksPassword,e.redraw):kt}
  ${f().provider.enabled?Va(e):kt}
  ${cc(e.places)}
  ${uc(e)}
  ${Wa(e)}
  ${Nt()?Z`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:kt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function df(e){let t=_t.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var mf=e=>Z`
  <button type="button" class="quiet" id="sign-out" @click=${()=>df(e)}>${i("settings.signOut")}</button>`;function hf(e){let{problem:t,load:s}=e.loading;return t?Z`${m(t,s)}${mc(e)}`:e.isLoaded?uf(e):$(5)}function hc(e){let t=new ks(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>Z`
      ${h(i("settings.title"),mf(t),"/profile")}
      ${t.refusal?m(t.refusal):kt}
      ${hf(t)}`}}import{html as dt,nothing as Pi}from"../lib/lit-html/lit-html.js";async function ff(e){let t=await e.offered(),s=t&&await mi({offered:t});s&&(e.take(s),await We(s))}async function $f(e,t){let s=await mi({share:t});s&&e.take(s)}async function gf(e,t){await T(i("shares.revokeTitle",{title:bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var bf=async e=>await ui(e)||We(e,i("shares.one")),wf=async e=>await di(e,bt(e))||We(e,i("shares.one")),yf=(e,t)=>Ht(i("shares.menu",{title:bt(t)}),[...pi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>wf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>$f(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>gf(e,t)}],{id:`share-${t.id}`}),vf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,kf=e=>e.category?dt`<span class="strong" dir="auto">${bt(e)}</span>`:dt`<a class="strong" dir="auto" href=${vf(e)}>${bt(e)}</a>`,xf=e=>dt`${i(`shares.kind.${on(e)}`)}${e.title?dt`: <bdi>${cn(e)}</bdi>`:Pi}`,Fi=(e,t)=>dt`<span class="badge">${e?c(e):Pi} ${t}</span>`,Of=e=>dt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${bt(e)}" @click=${()=>bf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,qf=(e,t)=>dt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${kf(t)}<br>
        <span class="soft">${xf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${yf(e,t)}
    </div>
    <p class="marks">
      ${Fi(t.place==="hidden"?"block":"pin",Do(t))}
      ${t.hasPassword?Fi("lock",i("account.password")):Pi}
      ${t.expiresAt?Fi("",ln(t)):Fi("",i("shares.endless"))}
    </p>
    ${t.expired?Pi:dt`<p class="row actions">${Of(t)} ${pn(t)}</p>`}
  </li>`;function Ff(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?dt`<div class="card"><ul class="people">${t.map(a=>qf(e,a))}</ul></div>${A(e.list)}`:I(i("shares.none"),i("shares.noneText")):$(3)}var Pf=e=>dt`
  <button type="button" class="quiet" id="new-share" @click=${()=>ff(e)}>${i("shares.category")}</button>`;function fc(e){let t=new ci(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>dt`
      ${h(i("shares.mine"),Pf(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Ff(t)}`}}import{html as jt,nothing as gc}from"../lib/lit-html/lit-html.js";var Si=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return _t.get("outbox")}load=async()=>{await Gn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Yn(t.id)}retry(t){return Xn(t.id)}sendNow(){return Zn()}};async function Sf(e,t){await aa()&&e.cancel(t)}var Tf=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),$c=e=>jt`<a class="strong" dir="auto" href=${Kn(e)}>${e.title}</a>`,Lf={find:e=>jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>jt`<span class="what" dir="auto">${e.body.content}</span><br>${$c(e)}`,like:$c},Bf=(e,t)=>jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Tf(t)}</span><br>
      ${Lf[t.kind](t)}<br>
      ${t.state==="refused"?jt`<span class="error">${t.problem}</span>`:jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:gc}
      <button type="button" class="quiet" @click=${()=>Sf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function If(e){return e.isLoaded?e.entries.length?jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Bf(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):$(2)}function bc(e){let t=new Si(e);return{title:i("outbox.title"),ready:t.load(),view:()=>jt`${h(i("outbox.title"),gc,"/")}${If(t)}`}}import{html as Yt,nothing as Af}from"../lib/lit-html/lit-html.js";var Ti=class{#t;constructor(t){this.#t=t,this.instance=new $e(t),this.areas=new qe(t),this.invites=new Fe(t),this.nameForm=new v({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(F("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var wc=(e,t)=>Yt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,yc=(e,t)=>Yt`<p class="row end">${wc(e,i(t?"welcome.next":"welcome.later"))}</p>`,vc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():$(3),jf=(e,t)=>vc(e.instance.loading,e.instance.values,()=>Yt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${wc(e,i("welcome.later"))} ${U(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${bs(t.update)}`),Uf=e=>vc(e.areas.loading,e.areas.areas,()=>Yt`
  ${tn(e.areas)}
  ${yc(e,e.areas.areas.length||e.areas.isRunning)}`),Mf=e=>Yt`
  ${e.invites.created?sn(e.invites):en(e.invites)}
  ${yc(e,e.invites.created)}`,_f=()=>Yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Nf={server:jf,map:Uf,invite:Mf,done:_f};function kc(e){let t=new Ti(e),s=()=>t.step==="done"?Af:Yt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Yt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Nf[t.step](t,e)}`}}function Rf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(r){a.abort();let{signal:o}=a=new AbortController;try{let[l,u]=await Fn(F("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:o});if(o.aborted)return;[s,n]=[new Map(l.map(g=>[g.category,g.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(r){let o=s.get(r);return o===void 0||n&&!o?void 0:`${L(o)}${n?"+":""}`}}}import{html as Li,nothing as xc}from"../lib/lit-html/lit-html.js";async function Df({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(k(s))}}function Ef(e,t){if(w().role==="admin"){let s=F("/admin/map",{at:ta({lat:e.lat,lng:e.lng})});return Li`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Li`
    <p><button type="button" class="quiet" @click=${()=>{t(),Df(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Hf=e=>Li`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Cf=(e,{choose:t,close:s,key:n})=>Li`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ue()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Oa()?Ef(e,s):xc}
    ${Ue()?Hf(t):xc}
  </section>`,zf=()=>Cf;export{Uc as about,Ya as accounts,Rd as addToList,ir as admin,rr as adminLog,yo as areas,Rf as countCategories,Jr as edit,eo as help,bo as import,Po as instance,Oo as invites,To as join,Vo as list,Wo as lists,Jo as named,Yo as notifications,zf as offerOfStreets,Xo as people,Zo as person,Qo as profile,sc as reports,ic as saved,hc as settings,om as shareFind,fc as shares,bc as waiting,kc as welcome};

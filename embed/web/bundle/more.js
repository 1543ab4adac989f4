import{$b as la,$c as Ua,Aa as Cn,Ab as Zt,B as ss,Ba as zn,Bb as na,Bc as R,C as is,Ca as ue,Cc as ka,Da as Vn,Db as H,Dc as Ft,E as Fn,Ea as cs,Ec as $s,F as V,Fa as ls,Fb as Et,Fc as gs,G as _t,Ga as ps,Gb as me,Gc as xa,H as p,Ha as Wn,Hb as at,Hc as Oa,Ia as Gn,Ic as bs,Ja as Jn,Jb as Kt,Jc as qa,K as ns,Kb as us,Kc as Ue,L as b,La as Yn,Lb as aa,Lc as Me,M as q,Mb as oa,Mc as Fa,N as E,Na as Xn,Nb as ot,Nc as _e,O as W,Oa as Zn,Ob as T,P as S,Pa as Kn,Pb as ra,Pc as Pa,Q as Pn,Qa as Qn,Qb as Ht,R as Sn,Ra as ta,Rb as et,Rc as Sa,S as le,Sb as Ai,Sc as Ta,T as F,Tb as ji,U as pe,Ub as ca,Uc as La,V as Tn,Vb as ds,Vc as Ba,Wb as Qt,Wc as Ia,Xb as ms,Xc as Aa,Yb as fs,Zb as Ae,_b as je,_c as ja,a as re,b as h,ba as as,bc as pa,c as Xt,ca as x,cc as k,d as yn,da as Ln,db as c,dc as ua,dd as Ma,e as ce,eb as nt,ec as da,fb as C,fc as ma,fd as _a,g as Ii,gb as f,gc as P,h as Qe,ha as Bn,hb as X,hc as fa,i as Ie,ia as In,ib as I,ic as d,id as ws,j as vn,ja as An,jb as m,jc as U,jd as Na,k as ts,ka as jn,kb as $,kc as N,l as kn,la as Un,lb as de,lc as ha,ld as Ra,ma as os,mb as A,mc as $a,md as Da,nb as Rt,nc as ga,nd as Ea,o as xn,oa as Mn,ob as y,oc as ba,p as i,pa as _n,pc as wa,qa as Nn,r as w,ra as Rn,sa as Dn,t as Mt,ta as v,u as On,ua as rs,ub as ea,uc as Ct,v as L,va as Nt,vb as Dt,w as xt,wa as En,wb as sa,wc as ya,x as it,xa as Hn,xb as qt,xc as va,y as es,yc as hs,z as qn,za as Ot,zb as ia}from"./shared.js";import{html as te,nothing as Ui}from"../lib/lit-html/lit-html.js";var Lc=new URL("lib/",re).pathname,Bc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Ha(){if(_e())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Ic=()=>Ha()?i("about.tilesFrom",{host:Ha()}):i("about.alone"),Ac=()=>te`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Ic()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,jc=()=>te`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?te`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Ui}
      ${_e()?te`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Ui}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Uc=([e,t,s,n])=>te`<li><a href="${Lc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Mc=()=>te`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Bc.map(Uc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,_c=()=>({title:i("nav.about"),view:()=>te`
    ${f(i("nav.about"),Ui,v()?"/settings":"/sign-in")}
    ${Da()}${Ra()}${Ac()}${jc()}${Mc()}`});import{html as Ps,nothing as ul}from"../lib/lit-html/lit-html.js";var Nc=200,Rc=2**20,Mi=["all","active","suspended","admin"],Ca={wrong_password:"password"},ee=e=>`/api/admin/users/${e.id}`,ys=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Mi.includes(s)?s:"all",this.list=H(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Nc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===v()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(w(n))}}get asksPassword(){return rs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await W(ee(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:Ca})}demote(t){return this.#n(W(ee(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(S(`${ee(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${ee(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:Ca})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await W(ee(t),{mediaLimit:a==="own"?Math.round(Number(o)*Rc):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await E(`${ee(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(F(ee(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as D,nothing as $e}from"../lib/lit-html/lit-html.js";import{html as ct,nothing as Ne}from"../lib/lit-html/lit-html.js";var Dc=2e3,fe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Mn()}enable=()=>this.#e(_n);disable=()=>this.#e(Nn);test=()=>this.#s(async()=>{await Rn(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Dc);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?w(s):i("push.failed"))}this.#t()}};var vs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ua()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Ma(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await W(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(w(s))}this.#t.update()}};var Ec=1,rt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Zt(this.#s,t)>Ec&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await na({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(w(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=qt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await cs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var _i="/api/users/me/place-settings",Hc={radius:.5,area:1},za=[.2,.5,1,2,5],ks=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(_i,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await E(_i,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(w(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${_i}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(w(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new rt(this.#t,s,()=>{n.point&&this.changeHome({...Hc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Va=e=>!e.current&&e.kind!=="token",xs=class{preferences=null;sessions=null;refusal=En();#t;constructor(t){this.#t=t,this.push=new fe(t.update),this.passkeys=new vs(t),this.places=new ks(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return v()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return rs()}get asksCurrent(){return this.user.hasPassword&&!_a(this.sessions)}get hasOthers(){return this.sessions.some(Va)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(w(s))}this.#t.update()}setTheme(t){La(t),this.#t.update()}setUnits(t){yn.set(t),this.#t.update()}setStreets(t){Pa(t),this.#t.update()}async setLanguage(t){await xn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await E("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Va))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Cn(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await E("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Ot(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),Ot(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await zn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Os=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var he=()=>h().provider.name,zt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?ct`
  <p><a class="button quiet" href=${Os()}>${i("signin.provider",{name:he()})}</a></p>`:Ne,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Cc=()=>ct`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:he()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Wa=({user:e,asksCurrent:t,password:s})=>ct`
  <form class="card" novalidate @submit=${s.submit}>
    ${X("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ct`<p class="note">${i("link.setPassword")}</p>`:Ne}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${zt(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Ne}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Cc():Ne}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function zc(e){let t=i("settings.unlinkTitle",{name:he()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Vc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:he()});await N(a=>t.confirmForm(a),s,a=>ct`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>ct`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Os({link:"true"}))}var Wc=e=>ct`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>zc(e)}>${i("settings.unlink")}</button></p>`,Gc=e=>ct`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Os({link:"true"})} @click=${t=>Vc(t,e)}>
      ${i("settings.link",{name:he()})}
    </a>
  </p>`,Ga=e=>ct`
  <section class="card">
    <h2>${i("settings.identity",{name:he()})}</h2>
    ${e.user.identityLinked?Wc(e):Gc(e)}
  </section>`;async function Jc(e){await N(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ct`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${zt(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Ne}`,()=>ct`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ja=e=>ct`
  <section class="card">
    ${X("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Jc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ni,nothing as Re}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Re;return Ni`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Re} @change=${g=>a(g.target.value)}>
        ${s.map(([g,Y,_=Re])=>Ni`
          <option value=${g} lang=${_} ?selected=${g===n}>${Y}</option>`)}
      </select>
      ${u===Re?Re:Ni`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Yc}from"../lib/lit-html/lit-html.js";async function Xc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var qs=({title:e,text:t,label:s,value:n})=>ot(a=>Yc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Xc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Zc({mediaBytes:e,mediaLimit:t}){let s=V(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:V(t)}):i("admin.usageUnlimited",{size:s})}var Kc=e=>[i("admin.joined",{date:it(e.createdAt)}),e.seenAt?i("admin.seen",{date:it(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Zc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Qc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:xt(t)}):i("admin.suspendedSince",{when:es(e)}),tl=e=>D`<p class="note">${Qc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,el=e=>e.suspension?D`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Ai(e)}</span></span>`:D`<a class="person" href="/people/${e.id}">${nt(e)} <span>${Ai(e)}</span></a>`,Ya=(e,t)=>D`
  ${P(t)}
  ${zt(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):$e}`,sl=(e,t)=>N(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>D`
  <p>${i("admin.adminText")}</p>
  ${Ya(e,s)}`,()=>D`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function il(e,t){await T(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var nl=["instance","own","none"],al=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return D`
    ${P(e)}
    ${O("kind",{label:i("admin.limit"),options:nl.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):$e}`};async function Fs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var ol=(e,t)=>N(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>al(s,t),()=>D`<button type="submit">${i("action.save")}</button>`),rl=(e,t)=>N(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>D`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>D`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function cl(e,t){let s="";await N(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>D`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Ya(e,o)}`,()=>D`<button type="submit">${i("admin.linkMake")}</button>`)&&await qs({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function ll(e,t){let s=N(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>D`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>D`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Fs(s,"admin.deleteDone",t)&&y("account-search")}function pl(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>il(e,t)):s(i("admin.admin"),()=>Fs(sl(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Fs(ol(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>cl(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Fs(rl(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>ll(e,t),!0)]}var Xa=(e,t)=>D`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${el(t)}
        ${t.role==="admin"?D`<span class="badge">${i("admin.role")}</span>`:$e}
        ${e.isMe(t)?D`<span class="badge">${i("people.you")}</span>`:$e}
        ${t.suspension?D`<span class="badge warning">${i("admin.suspended")}</span>`:$e}
      </span>
      ${Ht(i("people.menu",{name:x(t)}),pl(e,t))}
    </div>
    <p class="soft facts">${Kc(t).filter(Boolean).map(s=>D`<span>${s}</span>`)}</p>
    ${t.suspension?tl(t.suspension):$e}
  </li>`;function dl(e,t){e.preventDefault(),t.search()}var ml=e=>Ps`
  <form role="search" @submit=${t=>dl(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Mi.map(t=>de(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function fl(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Ps`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Xa(e,a))}</ul>
    ${A(e.list)}`:Ps`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Za(e){let t=new ys(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ps`
      ${f(i("admin.people"),ul,"/admin")}
      <section class="card">${ml(t)}${fl(t)}</section>`,close:()=>t.close()}}import{html as no,nothing as Ol}from"../lib/lit-html/lit-html.js";var Ka=2**20,Qa="/api/admin/instance",to=["invite","open","closed"],eo=["members","admins","off"],ge=class{values=null;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b(Qa,{signal:t.signal})}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return Dt(this.values.startView)}get myView(){return Qe.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(w(s))}this.#t.update()}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ka):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[_,Ut]of Object.entries(a))o[_]=Ut.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Ka)),this.values=await W(Qa,o);let{fixed:r,mediaLimit:l,registration:u,invites:g,...Y}=this.values;Object.assign(h(),{instance:Y,registration:u,invites:u==="closed"?"off":g})}},Ss=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ts=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Ls,nothing as Ri}from"../lib/lit-html/lit-html.js";var hl={ok:"check",warn:"flag",fail:"close"},$l=e=>Ls`
  <li class="row finding ${e.status}">
    ${c(hl[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ls`<br><span lang="en" class="soft">${e.fix}</span>`:Ri}
    </span>
  </li>`;function gl({status:e,findings:t}){return Ls`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map($l)}</ul>`}var so=e=>Ls`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Ri}
      ${e.values&&!e.loading.problem?gl(e.values):Ri}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Tt,nothing as De}from"../lib/lit-html/lit-html.js";var bl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],St=(e,t)=>Tt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,wl=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),yl=e=>Tt`
  ${St(i("admin.backup"),e.lastAt?Tt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${St(i("admin.backupPlace"),e.place)}`,vl=e=>Tt`
  <dl class="stack">
    ${St(i("admin.users"),L(e.users))}
    ${St(i("admin.publicFinds"),L(e.finds))}
    ${St(i("admin.media"),V(e.mediaBytes))}
    ${e.diskFree===null?De:St(i("admin.disk"),V(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?St(i("admin.jobs"),wl(e)):De}
    ${e.backup?yl(e.backup):De}
    ${St(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${St(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,kl=e=>Tt`<li class="note">${i(`admin.problem.${e}`)}</li>`,xl=e=>Tt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Tt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${V(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function io({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>bl.includes(n));return Tt`
    ${s.length?Tt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(kl)}</ul>`:De}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${vl(e)}
      ${e.largest.length?xl(e.largest):De}
    </section>`}var ql=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Fl=([e,t,s])=>no`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function ao(e){let t=new Ts(e),s=new Ss(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>no`
      ${f(i("admin.title"),Ol,"/profile")}
      <section class="card">
        <ul class="people">${ql.map(Fl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${io(t)}
      ${so(s)}`}}import{html as Bs,nothing as oo}from"../lib/lit-html/lit-html.js";var ro={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Pl={mediaLimit:"limitOfAll",invites:"whoInvites"},Sl=e=>parseInt(e,10)?V(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Tl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Pl[s]??s}`)).join(", "):e==="media_limit_changed"?Sl(t):t}function Ll(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(ro[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Bl=e=>Bs`
  <li class="row act">
    ${c(ro[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Ll(e)}</span><br>
      ${e.reason?Bs`<span dir="auto">${Tl(e)}</span><br>`:oo}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Il(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Bs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Bl)}</ul>
      ${A(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):$(4)}function co(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Bs`${f(i("admin.log"),oo,"/admin")}${Il(t)}`}}import{html as st,nothing as ht}from"../lib/lit-html/lit-html.js";var Al=8,Is=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Mt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Et.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Mt(at(o));return r.includes(s)&&(r!==s||me(o))}).slice(0,Al))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var jl=1200*36e5,As=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Tn}$`).test(s)||!this.#s?s:ue()),this.#s&&!this.stored&&this.#r(ue())}#r(t){this.id=t,this.#e=this.#s?Ft(t):ka(t),this.stored=this.#e.get()}get findId(){return this.#i??=Vn(this.id)>Date.now()-jl?this.id:ue()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await gs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Oa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?bs(this.id):null}};async function lo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:qt(a)}}let n=Dt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var po=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:qt(a),name:n,by:"search"}},js=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function uo({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,g=u?{area:Number(a)}:{},_=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...g,..._}}var mo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),fo=(e,{area:t})=>E(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),ho=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var be=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new As(t),this.form=new k({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ce.get()!=="friends",...this.draft.stored},this.proposals=new Is(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!me(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=uo({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(mo(l,t)&&await this.#e.showHome()&&await fo(l.id,t).catch(u=>p(w(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Jn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Us(e){try{let t=await we(e,0,262144),s=await Ul(e,t);return s?Cl(Hl(s.view,s.tiff)):$o}catch{return $o}}var $o={place:null,time:""},we=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Ul(e,t){return t.getUint16(0)===65496?Ml(t):t.getUint32(0)===2303741511?go(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Lt(t,0,4)==="RIFF"&&Lt(t,8,4)==="WEBP"?go(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Lt(t,4,4)==="ftyp"?Nl(e):null}var Lt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Ml(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Di=1<<20,Ei=1e4;async function go(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ei&&t+8<=e.size;l++){let u=await we(e,t,8),g=u.getUint32(o?0:4,s);if(Lt(u,o?4:0,4)===n)return _l(await we(e,t+8,Math.min(g,Di)));t+=a+g+(r?g%2:0)}return null}var _l=e=>({view:e,tiff:Lt(e,0,4)==="Exif"?6:0});function bo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ei;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Lt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Nl(e){for(let t=0,s=0;s<Ei&&t+8<=e.size;s++){let n=await we(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Lt(n,4,4)==="meta")return Rl(e,await we(e,t,Math.min(a,Di)));t+=a}return null}async function Rl(e,t){let s=bo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(g=>g.type===u),a=Dl(t,n("iinf")),o=a===null?null:El(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await we(e,o.at,Math.min(o.size,Di));return{view:l,tiff:4+l.getUint32(0)}}function Dl(e,t){if(!t)return null;let s=bo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Lt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function El(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=_=>{let Ut=_===8?Number(e.getBigUint64(a)):_===4?e.getUint32(a):_===2?e.getUint16(a):0;return a+=_,Ut},r=o(2),[l,u,g]=[r>>12,r>>8&15,r>>4&15],Y=n?r&15:0;for(let _=o(n<2?2:4);_>0&&a<t.to;_--){let Ut=o(n<2?2:4),Fc=n?o(2)&15:0;o(2);let Pc=o(g),bn=null;for(let wn=o(2);wn>0&&a<=t.to;wn--){o(Y);let Sc=Pc+o(l),Tc=o(u);bn??={method:Fc,at:Sc,size:Tc}}if(Ut===s)return bn}return null}function Hl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Lt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Cl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Vl,null),time:s(34665,zl,"")}}function zl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Vl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let g=e(s.get(u)),Y=Ut=>e(g+8*Ut)/e(g+8*Ut+4),_=r.indexOf(t(s.get(l),1).toUpperCase());return _<0?NaN:(Y(0)+(Y(1)||0)/60+(Y(2)||0)/3600)*(_?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ee(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Wl(e)}catch{return e}}async function Wl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Gl=2,Jl=2,Yl=60,ye=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=pe}){this.items=t.map(({at:r,key:l,caption:u="",...g})=>({media:g,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ee(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Gn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Us(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Gl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ns(s)?"paused":"failed",problem:w(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Yl,(t.pause??Jl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ee(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Fn(r)})};if(s.aborted)return null;let l=g=>{t.progress=g,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ms=class extends be{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Pn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=ho(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new ye(t.media,{changed:a,signal:this.page.signal}),this.place=new rt(this.page,n?.place??po(t),()=>this.changed())}saveDraft(){let t=js(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ps(s),u=l===this.#e?{}:{locationId:l},g=o.map(_=>_.id?{id:_.id,caption:_.caption??null}:_),Y=a?{media:g,mediaToDelete:r}:{};return E(this.#t,{...t,...u,...Y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Hi(){if(!await caches.has(Ie))return null;let e=await caches.open(Ie),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Xl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Xl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function wo(e){let t=await caches.open(Ie);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ie),Hi()}var Zl=2,_s=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Zl)}async load(){await qa();let t=await gs();if(this.#t.signal.aborted)return;this.close();let s=$s().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ls),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ft(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ft(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Kl=.15,yo=e=>e.slice(0,10);function Ql(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var vo=e=>e.find(t=>t.place)?.place??null,ko=e=>e.find(t=>t.time)?.time??"";function tp(e,t,s){let[n,a]=[vo(e),ko(e)];return e.length<s&&(!n||!t.place||Zt(n,t.place)<=Kl)&&(!a||!t.time||yo(a)===yo(t.time))}function xo(e,t){let s=[];for(let n of Ql(e)){let a=s.findLast(o=>tp(o,n,t));a?a.push(n):s.push([n])}return s}var He=e=>({place:vo(e),time:ko(e)}),Oo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),qo=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ns=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Us(o)}))),a=xo(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=He(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await cs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:He(t).place?this.#e.get(t[0])??"":"",time:He(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Oo(this.groups,t))}split(t,s){this.#s(qo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ue()),s=Date.now(),n=v()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(v()?.id!==n)return null;for(let a of t)await ep(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(v()?.id!==t)throw{code:"stopped"};let{place:o}=He(n),r={id:s,at:a,isPublic:ce.get()!=="friends",media:[],label:this.describe(n).name};if(Ft(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ft(s).get())throw{code:"storage"};await xa(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ep(e){Ft(e).remove(),await bs(e)}var Rs=class extends be{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new _s(t,this.draft.id),this.several=new Ns(t)}async begin(){let{page:t,values:s}=this,n=await lo(t.query,s.place),a=s.media??[],o=a.filter(g=>g.at>Date.now()-ls);this.photosExpired=o.length<a.length;let r=g=>{g&&p(g),this.changed()},l=g=>this.place.suggestPoint(g);this.uploads=new ye(o,{changed:r,placed:l,signal:t.signal}),this.place=new rt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(g=>g.file),u.map(g=>g.key)),this.received=t.query.has("shared")?await Hi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=js(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await wo(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ps(s),await Wn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ns(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Xn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ce.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=$s();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ve,nothing as Ci}from"../lib/lit-html/lit-html.js";function sp(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var ip=({media:e,preview:t})=>ve`
  <span class="thumb">${e||t?ve`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function np(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ve`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ip(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ve`<span class="soft" dir="auto">${s.label}</span>`:Ci}
          <span class="soft">${es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>sp(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Fo=e=>e.items.length?ve`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>np(e,t))}</ul>
    ${e.shown.length<e.items.length?ve`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ci}
  </section>`:Ci;var Po=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),So=e=>[...e.dataTransfer?.types??[]].includes("Files"),ap=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function To(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{So(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{So(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Po(a.dataTransfer)))}),n("paste",a=>{let o=Po(a.clipboardData);!o.length||ap(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as se,nothing as jo}from"../lib/lit-html/lit-html.js";var zi=[1,5,20],ke=e=>e?i("privacy.area",{distance:is(e)}):i("privacy.exact"),Ce=()=>zi.map(e=>[String(e),ke(e)]),xe=()=>[["0",ke(0)],...Ce()],Ds=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as ze,nothing as Vi}from"../lib/lit-html/lit-html.js";var Oe="category";function Lo(e,{category:t}){let s=document.getElementById(Oe);if(s.value=t,me(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function op(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function rp(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Lo(t,s[n]);else return;e.preventDefault()}var cp=(e,t,s)=>ze`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Lo(e,t)}>
    ${Kt(t.category)}
    <span class="grow" dir="auto">${at(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Vi}</span>
  </li>`,lp=e=>{let{items:t}=e.proposals;return ze`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>cp(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Bo(e){let{form:t,proposals:s}=e,n=t.errors[Oe];return ze`
    <div class="field">
      <label for=${Oe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Oe} name=${Oe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Vi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Vi}
          .defaultValue=${e.values.category??""} @input=${a=>op(a,e)} @keydown=${a=>rp(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${lp(e)}
      </div>
      ${fa(t.left[Oe])}
      ${n?ze`<p class="error" id="category-error">${n}</p>`:ze`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Es=(e,t,s,n,a)=>se`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Uo(e){let t=e?.closest("details");t&&(t.open=!0)}var pp=e=>Es("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Io=(e,t,s)=>se`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Kt(t)} ${at(t)}
  </button>`;function up(e){let{category:t}=e.values,[s,n]=t?[Kt(t),at(t)]:[c("filter"),i("edit.none")];return Es("category",s,i("find.category"),n,se`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Et.map(a=>Io(e,a,a===t))}
        ${Io(e,"other",e.isOther)}
      </div>
      ${e.isOther?Bo(e):jo}
    </fieldset>`)}var Ao=(e,t,s,n,a)=>se`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function dp(e){let{isPublic:t}=e.values;return Es("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),se`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ao(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Xt()}))}
      ${Ao(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var mp=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Ds(),chosen:e});function fp(e){let{area:t="",exactForFriends:s="true"}=e.values;return Es("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):ke(Number(t)),se`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...xe()]})}
    ${Number(t)?mp(s):jo}`)}var Mo=e=>se`<div class="folds">${pp(e)}${up(e)}${dp(e)}${fp(e)}</div>`;import{html as Cs,nothing as Ji}from"../lib/lit-html/lit-html.js";import{html as ft,nothing as Ve}from"../lib/lit-html/lit-html.js";var Wi=16,_o=10,hp=2,$p={lat:25,lng:5,zoom:1},Hs=class extends rt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=_o?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Wi};let t=Dt(Qe.get());return t?.zoom?t:$p}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Wi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Zt(this.point,t)<hp*ia(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(qt(t),"found",t.name)}distance=t=>this.point&&t?Zt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Wi,s=this.source==="tap"&&!this.chosen&&t<_o;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function qe(e){let t=new AbortController,s=null,n=ot((o,r)=>(s??=new Hs({signal:t.signal,update:r},e),xp(s,o)),{label:i("spot.title"),kind:"chooser"});No(s),await n&&e.take(s),t.abort(),s.close()}var No=e=>e.showMap(t=>Ba(document.getElementById("spot"),{...t,hasCross:!0})),gp=(e,t)=>ft`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,bp=e=>ft`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>No(e)):Ve}
  </div>`;function wp(e,t){let s=e.chosen?.id===t.id;return ft`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ss(t.distance)}</span>
    </button>`}var yp=e=>ft`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ft`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ve}
    ${e.nearby.map(t=>wp(e,t))}
  </div>`,vp=e=>ft`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Gi=e=>i(`spot.${e.source||"set"}`),kp=e=>ft`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ft`<span class="soft">${Gi(e)}</span>`:Ve}</span>
  </p>`,xp=(e,t)=>ft`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${gp(e,t)}
  ${bp(e)}
  <div class="panel">
    ${kp(e)}
    ${yp(e)}
    ${e.chosen?Ve:vp(e)}
    ${e.problem?ft`<p class="error" role="alert">${e.problem}</p>`:Ve}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Ro=(e,t)=>Cs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Do=(e,t)=>Cs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ji} @click=${()=>qe(e)}>
      ${e.point?Cs`<place-map inert .at=${e.point}></place-map>`:Ji}
      ${e.point?Ro(e.label||i("spot.unnamed"),[Gi(e),i("spot.change")].filter(Boolean).join(" · ")):Ro(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Cs`<p class="error" id="place-error" role="alert">${t}</p>`:Ji}
  </fieldset>`;import{html as ie,nothing as Yi}from"../lib/lit-html/lit-html.js";function Op(e,t){e.merge(t),y(`group-${t-1}`)}function qp(e,t,s){e.split(t,s),y(`group-${t+1}`)}var Fp=({preview:e,file:t})=>e?ie`<img src=${e} alt="">`:ie`<span class="film" title=${t.name}>${c("play")}</span>`,Pp=(e,t,s)=>ie`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>qp(e,t,s)}></button>`;function Sp(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&it(a),n].filter(Boolean);return ie`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ie`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Op(e,s)}>
            ${i("group.merge")}
          </button>`:Yi}
      </div>
      <ul class="group">${t.map((r,l)=>ie`<li>${l?Pp(e,s,l):Yi}${Fp(r)}</li>`)}</ul>
    </li>`}var Eo=(e,t)=>e.groups?ie`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Sp(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Yi;import{html as G,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as Xi}from"../lib/lit-html/lit-html.js";async function Tp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ot((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),Xi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ho=(e,t,s,n)=>Xi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Tp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Xi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Lp,Bp]=[6,10],Ip=300,M=null;function Co(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var zo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Ap=(e,t)=>zo(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function jp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?Bp:Lp))return;if(n)return M.end();Co()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=Ap(e.clientX,e.clientY),M.over?.classList.add("target")}function Vo(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(M.timer=setTimeout(Co,Ip));let r=u=>{u.pointerId===M.id&&o()},l=u=>{if(u.pointerId!==M.id)return;let[g,Y]=[s,M.isOn&&M.over].map(_=>zo(s).indexOf(_));o(),Y>=0&&t(g,Y)};document.addEventListener("pointermove",jp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function zs(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var Up="image/*,video/mp4,video/quicktime,video/webm";function Mp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Wo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Go(e){return e.media?Ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?G`<span class="film">${c("play")}</span>`:G`<img src=${e.preview} alt="">`}var Jo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Vs=(e,t,s,n,a)=>G`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,_p=(e,t)=>e.progress<1?G`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:G`<span class="over">${i("upload.processing")}</span>`,Np=(e,t)=>({sending:()=>_p(e,t),paused:()=>G`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>G`<span class="over">${i("upload.waiting")}</span>`,failed:()=>G`<span class="over error">${i("upload.failed")}</span>`,done:()=>Bt})[e.state]();function Rp(e,t,s){let n=s+1;return G`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Vo(a,(o,r)=>e.move(o,r))}
      @error=${Jo} @load=${Jo}>
      ${Go(t)}
      ${s===0&&e.items.length>1?G`<span class="cover">${i("upload.cover")}</span>`:Bt}
      ${Np(t,n)}
      <span class="buttons">
        ${s>0?Vs("before","earlier","back",n,()=>Wo(e,s,s-1)):Bt}
        ${n<e.items.length?Vs("after","later","next",n,()=>Wo(e,s,s+1)):Bt}
        ${t.state==="failed"||t.state==="paused"?Vs("","again","retry",n,()=>e.retry(t)):Bt}
        ${Vs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Mp(e,t))}
      </span>
      ${t.state==="failed"?Bt:Ho(e,t,n,Go(t))}
    </li>`}function Dp(e,t){t([...e.target.files]),e.target.value=""}var Ep=(e,t)=>G`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Bt:G`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Up} multiple @change=${s=>Dp(s,t)}>
  </li>`;function Hp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return G`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>G`<p class="error" role="alert">${n}</p>`)}`}var Yo=(e,t)=>G`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${zs} @contextmenu=${zs} @dragstart=${zs}>
    ${e.items.map((s,n)=>Rp(e,s,n))}
    ${e.items.length<e.most?Ep(e,t):Bt}
  </ul>
  ${e.items.length>1?G`<p class="hint">${i("upload.order")}</p>`:Bt}
  ${Hp(e)}`;async function Xo(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function Cp(e){e.uploads.add(e.several.decline()),y("files")}function zp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Vp=(e,t)=>st`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>st`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?st`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ht}
    ${t?st`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.received.left?st`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>zp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Wp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Gp=()=>T(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Jp=e=>st`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Wp(e)}>${i("edit.startOver")}</button>
  </p>`,Yp=e=>st`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?st`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${Yo(e.uploads,t=>Xo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Xp=e=>st`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?st`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function Zp(e,t){let{isPublic:s,...n}=pa(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Kp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Uo(n),n?.focus()}function Qp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Zp(a,e);return st`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Kp(a,e)}>
      ${e.isRestored?Jp(e):ht}
      ${Yp(e)}
      ${Do(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Mo(e)}
      <div class="publish">
        ${Xp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var tu=(e,t)=>st`
  ${e.received?Vp(e,t.get("shared")==="full"):ht}
  ${Eo(e.several,()=>Cp(e))}
  ${e.several.groups?ht:Fo(e.drafts)}`;function eu(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Qp(e):$(4)}function Zo(e){let t=new(e.params.id?Ms:Rs)(e,{showHome:Gp}),s=()=>t.loading.load();return To(e.signal,n=>t.uploads&&Xo(t,n)),{title:t.title,ready:s(),view:()=>st`
      ${f(t.title,ht,t.back)}
      ${t.isNew?tu(t,e.query):ht}
      ${eu(t,s)}`,close:()=>t.close()}}import{html as B,nothing as We}from"../lib/lit-html/lit-html.js";var su=30,Ws=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ws(t.at(-1))).join("");function Ko([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Ko).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ws).join(" ")).join(" "):Ws(s??t)}function iu(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ws(s[2]),texts:[]}):t.at(-1).texts.push(Ko(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var nu=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function au(e,t){let s=Math.min(...t.map(o=>Mt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function ou(e,t){let s=Mt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Mt(`${o} ${r}`).includes(l))?s.some(l=>Mt(o).includes(l))?2:1:0;return e.flatMap(iu).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,su).map(([,o])=>({address:nu(o),title:o.title,document:o.document,part:au(o.text,s)}))}function ru(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Gs=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=R(t,async()=>{let s=await fetch(new URL("bundle/help.json",re).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return ru(this.#e,ts())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return ou(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var $t=e=>e.map(t=>typeof t=="string"?t:cu[t[0]](t)),cu={b:([,e])=>B`<b>${$t(e)}</b>`,i:([,e])=>B`<i>${$t(e)}</i>`,code:([,e])=>B`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?B`<a href=${e} target="_blank" rel="noopener">${$t(t)}</a>`:B`<a href=${e}>${$t(t)}</a>`},Qo=e=>B`<li>${e.length===1&&e[0][0]==="p"?$t(e[0][1]):e.map(sr)}</li>`,tr=(e,t)=>B`<tr>${e.map(t)}</tr>`,lu={h2:([,e,t])=>B`<h2 id=${e} tabindex="-1">${$t(t)}</h2>`,h3:([,e,t])=>B`<h3 id=${e} tabindex="-1">${$t(t)}</h3>`,p:([,e])=>B`<p>${$t(e)}</p>`,pre:([,e])=>B`<pre tabindex="0">${e}</pre>`,ul:([,e])=>B`<ul>${e.map(Qo)}</ul>`,ol:([,e])=>B`<ol>${e.map(Qo)}</ol>`,table:([,[e,...t]])=>B`
    <div class="scrolls" tabindex="0"><table>
      <thead>${tr(e,s=>B`<th scope="col">${$t(s)}</th>`)}</thead>
      <tbody>${t.map(s=>tr(s,n=>B`<td>${$t(n)}</td>`))}</tbody>
    </table></div>`},sr=e=>lu[e[0]](e),ir=(e,t,s,n)=>B`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?B`<br><span class="soft">${s}</span>`:We}
      </span>
      ${c("next")}
    </a>
  </li>`,er=e=>B`<ul class="people">${e.map(t=>ir(`/help/${t.name}`,t.title,"",t.language))}</ul>`,pu=([e,...t])=>B`
  <section class="card">${er([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${er(t)}
  </section>`;function uu(e){let t=e.found;return B`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?B`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>ir(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"))}`}var du=e=>B`
  ${f(i("help.title"),We,v()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?uu(e):pu(e.documents)}`,mu=({title:e,language:t,blocks:s})=>B`
  ${f(e,We,"/help")}
  <article class="card document" lang=${t}>${s.map(sr)}</article>`,fu=()=>B`${f(i("help.title"),We,"/help")}${I(i("missing.title"),i("missing.text"))}`;function hu(e,t){return e.loading.problem?B`${f(i("help.title"),We,"/help")}${m(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?mu(e.document):fu():du(e):$(6)}function nr(e){let t=new Gs(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?y(decodeURIComponent(location.hash.slice(1))):null),view:()=>hu(t,e)}}import{html as j,nothing as Z}from"../lib/lit-html/lit-html.js";var $u=20,gu=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function ar(e,t,{signal:s,stopped:n,tick:a=gu,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max($u,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Js=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var bu=30,wu=["obscured","notPoint"],or=()=>h().places.source!=="gazetteer",Ys=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!wu.includes(t.reason)).slice(0,bu)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(F("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var yu=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function rr(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<yu(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(w(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var vu=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,cr=20,ku=200,xu=["ready","noPlace","duplicate","bad","skipped","done"],Ou=4,qu=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],lr=e=>qu.includes(e.reason)?e.reason:"",Xs=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Js(()=>t.update()),this.places=new Ys(this,t),this.rows=rr(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return xu.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Ou)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=pe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>vu(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await et(W(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=cr;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await ar(`${this.#i}/commit`,{...this.options.body,limit:ku},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?cr:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await b(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await et(S(`/api/imports/${t.id}`))&&await this.leave()}};var Fu=["track","route","line","area","picture","link","file","damaged","text"];function pr({leftOut:e=[]}){let t=e.filter(({kind:s})=>Fu.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:On(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var ur=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Ki,nothing as Zi}from"../lib/lit-html/lit-html.js";var dr=(e,t,s,n,a)=>Ki`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Pu=(e,t)=>Ki`
  ${e.current.format==="finds"?dr("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Zi}
  ${t.keep?Zi:dr("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Su=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Et.map(t=>[t,at(t)])],chosen:e.category,set:t=>e.set({category:t})}),Tu=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...xe()]}),Lu=e=>O("import-friends",{label:i("privacy.exactFor"),options:Ds(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),mr=(e,t=e.options)=>Ki`
  ${Pu(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Su(t)}${Tu(t)}${Number(t.area)?Lu(t):Zi}</div>
    </details>
  </div>`;import{html as Q,nothing as Vt}from"../lib/lit-html/lit-html.js";function Bu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=lr(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function tn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function Iu(e,t,s,n){let a=new rt(n,null,()=>tn(e,s,e.place(t,a.value)));return qe(a)}var Zs=e=>e.title||i("import.line",{n:e.row}),Qi=(e,t,s)=>Q`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Zs(e)}`} @click=${s}>${t}</button>`,Au=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function ju(e,t){await N(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Au(t),n=>U(n,i("action.save"))),y(`name-${t.row}`)}var fr=(e,t)=>Q`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Zs(t)}`}
    @click=${()=>ju(e,t)}>
    ${c("edit")}
  </button>`,hr=e=>e.findId?Q`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Zs(e)}`}>
    ${i("import.show")}</a>`:Vt,Uu=(e,t,s,n)=>({ready:()=>Q`${fr(e,t)}${Qi(t,i("import.skip"),()=>tn(e,s,e.skip(t,!0)))}`,skipped:()=>Qi(t,i("import.unskip"),()=>tn(e,s,e.skip(t,!1))),noPlace:()=>Q`${fr(e,t)}${Qi(t,i("import.locate"),()=>Iu(e,t,s,n))}`,duplicate:()=>hr(t),done:()=>hr(t)})[t.status]?.()??Vt,en=e=>e?Q`<br><span class="soft" dir="auto">${e}</span>`:Vt,Mu=e=>e.slice(e.lastIndexOf("/")+1),_u=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Nu=({media:e,lost:t=[]})=>[e>t.length?en(i("import.rowMedia",{n:e-t.length})):Vt,...t.map(({file:s,reason:n})=>en(`${Mu(s)}: ${_u(n)}`))],Ru=(e,t,s,n)=>Q`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Zs(t)}</bdi>${en(Bu(t))}${Nu(t)}</span>
    <span class="row">${Uu(e,t,s,n)}</span>
  </li>`;function Du(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Q`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Ru(e,o,r,t))}</ul>
    ${A(e.rows)}`:Q`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Eu=(e,{n:t,all:s})=>Q`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Hu(e){await e.places.run(),y("part-rows")}function Cu(e){let{state:t,rows:s}=e.places;return t?.busy?Eu(e,t):Q`
    ${t?Q`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Vt}
    ${t?.problem?m(t.problem):Vt}
    ${s.length?Q`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Hu(e)}>${i("import.lookUp")}</button>
      </p>`:Vt}`}var $r=(e,t)=>Q`
  <section class="card">
    ${X("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>de(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&or()?Cu(e):Vt}
    ${Du(e,t)}
  </section>`;var zu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Vu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var Wu=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Gu=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${zu} aria-describedby="import-hint" @change=${t=>Vu(t,e)}>
  </p>`,Ju=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):Z}
    ${e.progress===null?Gu(e):Wu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Xu(e):Z}`;async function br(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var Ks=e=>e.name||i("import.unnamed");async function Yu(e,t){await e.open(t),y("part-import")}var Xu=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ks(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${wr(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ks(t)}`} @click=${()=>Yu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ks(t)}`}
            @click=${()=>br(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,wr=e=>i("import.ends",{date:it(e.expiresAt)});async function Zu(e){await e.commit(),y("part-import")}var Ku=(e,{taken:t,all:s})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Z}`,Qu=({mediaDone:e,mediaLost:t},{made:s})=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Z}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Z}
  ${s?j`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:Z}`,td=(e,t)=>j`
  ${mr(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Zu(e)}>${i("import.commit",{n:t})}</button>`;function ed(e){let[t,s]=[pr(e),ur(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Z}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Z}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Z}`}function sd(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${X("import",j`<bdi>${Ks(t)}</bdi>`)}
      ${e.isBusy?Ku(e,s):j`
        ${e.isDone?Z:j`<p class="soft">${wr(t)}</p>`}
        ${ed(t)}
        ${s?Qu(t.counts,s):Z}
        ${s?.problem?m(s.problem):Z}
        ${t.counts.ready?td(e,t.counts.ready):Z}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>gr(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>gr(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>br(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function gr(e){await e.leave(),y("import-file")}function id(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?j`${sd(e)}${e.isBusy?Z:$r(e,t)}`:Ju(e)}function yr(e){let t=new Xs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Z,"/settings")}${id(t,e)}`}}import{html as z,nothing as Wt}from"../lib/lit-html/lit-html.js";var nd=1e3,vr=[5,15,30,60],Fe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=ea){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=Dt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(F("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(nd),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await q("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await E(`/api/admin/map/areas/${t.name}`)}catch(s){p(w(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(w(s))}}};async function ad(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var od=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${V(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Wt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>ad(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,rd=e=>z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?z`<ul class="people">${e.areas.map(t=>od(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"))}
  </section>`,cd=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,ld=e=>e.wishes.length?z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>cd(e,t))}</ul>
  </section>`:Wt,pd=e=>O("km",{label:i("areas.size"),options:vr.map(t=>[t,is(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),ud=e=>z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:V(e.plan.bytes)})}
  </button>`;function dd(e){return!e.chosen||e.isRunning?Wt:z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${pd(e)}
    ${e.busy?z`<p class="soft" role="status">${i("areas.asking")}</p>`:Wt}
    ${e.problem?z`<p class="error" role="alert">${w(e.problem)}</p>`:Wt}
    ${e.plan?ud(e):Wt}`}function md(e){let{job:t}=e;if(!t)return Wt;let{title:s,state:n}=t;if(n==="failed")return z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${w(t)}</p>`;if(n==="current")return z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return z`
    <p role="status">${t.total?i("areas.running",{title:s,done:V(t.bytes),total:V(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var sn=e=>z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${dd(e)}
    ${md(e)}
  </section>`;function fd(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?z`
    ${sn(e)}
    ${ld(e)}
    ${rd(e)}`:$(3)}function kr(e){let t=new Fe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>z`${f(i("admin.map"),Wt,"/admin")}${fd(t)}`}}import{html as J,nothing as lt}from"../lib/lit-html/lit-html.js";var hd=4,$d=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function xr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",re).href),{data:s,size:n}=t(e,{ecc:"M",border:hd});return{size:n,path:$d(s)}}var Or=[1,2,5,10,25,100],qr=[1,7,30,90],Pe=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return v()?.role==="admin"}isMine(t){return t.inviter?.id===v()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await xr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(v()),instance:Xt()});await navigator.share({title:i("invites.shareTitle",{instance:Xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(w(s))}this.#t.update()}};var gd=()=>J`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function bd({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function wd(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var nn=(e,t=e.form)=>J`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${bd} @submit=${s=>wd(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Or.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:qr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${gd()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,yd=({size:e,path:t})=>J`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,vd=e=>J`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,an=e=>J`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?vd(e):lt}
    </p>
    ${e.created.code?yd(e.created.code):lt}
  </section>`,kd=e=>J`<li><a class="person" href="/people/${e.id}">${nt(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function xd(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Od=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>xd(e,t)}>
    ${i("invites.revoke")}
  </button>`,qd={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Fd=(e,t)=>!e.isAdmin||e.isMine(t)?lt:J` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function Pd(e,t){let s=t.note||i("invites.of",{date:it(t.createdAt)}),n=t.state==="open";return J`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(qd[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?J` · ${i("invites.until",{date:it(t.expiresAt)})}`:lt}
        ${t.befriend?J` · ${i("invites.befriends")}`:lt}
        ${Fd(e,t)}
      </p>
      ${t.usedBy.length?J`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(kd)}</ul>`:lt}
      ${n?J`<p class="row actions">${Od(e,t,s)}</p>`:lt}
    </li>`}function Sd(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Pd(e,a))}</ul>
      ${A(e.list)}
    </section>`:Nt()?lt:I(i("invites.none"),i("reason.may_not_invite")):$(2)}function Fr(e){let t=new Pe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>J`
      ${f(i("invites.title"),lt,"/people")}
      ${Nt()?J`<p class="lead">${i("invites.lead")}</p>`:lt}
      ${t.created?an(t):lt}
      ${Nt()?nn(t):lt}
      ${Sd(t)}`}}import{html as Gt,nothing as Qs}from"../lib/lit-html/lit-html.js";var Sr=(e,t)=>Gt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Pr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Sr(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Td=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Ld=({mediaLimit:e})=>e?V(e):i("admin.limits.none"),Bd=e=>Gt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Pr(e,"registration",to,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Pr(e,"invites",eo,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Sr(i("admin.limitOfAll"),Ld(e.values)):Td(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Id(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Gt`${Bd(e)}${Ad(e)}`:$(4)}var Ad=e=>Gt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Gt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Qs}
    <p class="row">
      ${e.myView?Gt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Qs}
      ${e.startView?Gt`<button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Qs}
    </p>
  </section>`;function Tr(e){let t=new ge(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Gt`${f(i("admin.instance"),Qs,"/admin")}${Id(t)}`}}import{html as gt,nothing as ne}from"../lib/lit-html/lit-html.js";var on="/admin/welcome",Lr=e=>e.slice(e.lastIndexOf("#")+1).trim(),ti=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Lr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return v()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Dn();let a=this.invite||Lr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));Ot(r.user),await this.#t.go(r.user.role==="admin"?on:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var jd=({form:e,asksInvite:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ne}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Ud({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ne}</p>`;return s?gt`
    <div class="inviter">
      ${nt(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Xt()})}</h1>
    </div>
    ${n}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:ne}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Md=(e,t)=>gt`${Na(gt`
  ${Ud(e)}
  ${e.ended?gt`<p class="note" role="alert">${w(e.ended)}</p>`:ne}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:ne}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:ne}
  ${h().passwordLogin?jd(e):ne}
  ${Ea("join.provider",{redirect:Hn()?on:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ws(t)}`;function Br(e){let t=new ti(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Md(t,e.update)}}import{html as wt,nothing as Je}from"../lib/lit-html/lit-html.js";var Ir=["private","friends","public"],Ar=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),jr=e=>new k({send:async t=>e(await q("/api/lists",Ar(t)))}),ei=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===v().id,this.lists=H(t,F("/api/lists",{userId:s,limit:20}))}},si=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===v().id}get canHide(){return!this.isOwn&&v().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await E(this.#e,Ar(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await et(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await et(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(E(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(E(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},ii=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return et(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await et(t.hasFind?E(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Se,nothing as _d}from"../lib/lit-html/lit-html.js";var Nd={private:"lock",friends:"people",public:"globe"},ni=e=>Se`
  <span class="badge">${c(Nd[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ur=e=>Se`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Ct(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ni(e)}</span>
      </span>
    </a>
  </li>`,Rd=(e,t)=>Se`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Ir.map(s=>[s,i(`lists.${s}`)])})}`,ai=(e,t=null)=>N(e,i(t?"lists.edit":"lists.new"),s=>Rd(s,t),s=>U(s,i("action.save"))),Dd=(e,t)=>Se`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ni(t)}
    </label>
  </li>`,Ed=(e,t)=>Se`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Rt(t)}</div>
  ${e.lists.length?Se`<ul class="people">${e.lists.map(s=>Dd(e,s))}</ul>`:_d}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Hd(e){let t=new ii(e.id);await t.load()&&await ot((s,n)=>(t.update=n,Ed(t,s)),{label:i("lists.addTo")})}import{html as pt,nothing as Jt}from"../lib/lit-html/lit-html.js";var[oi,Cd,zd]=[12,28,44],rn=class extends Ia{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,oi,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Aa(this.#t,t=>this.map.pixelOf(t),zd).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:oi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Cd,text:"",label:t.name,area:l,click:r}}let n=ja({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:oi}):this.map.fit([t,...s],oi)}}failed(){this.remove()}};customElements.define("finds-map",rn);var Vd=88,Mr=(e,t)=>pt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ri=(e,{count:t,likes:s,badge:n=Jt,actions:a=Jt})=>pt`
  <section class="profile-head">
    ${nt(e,Vd)}
    ${e.displayName?pt`<p class="soft">@${e.username}</p>`:Jt}
    ${e.about?pt`<p dir="auto">${e.about}</p>`:Jt}
    <p class="row">
      ${t===void 0?Jt:Mr(t,"person.findsSum")}
      ${s===void 0?Jt:Mr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Wd=e=>pt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Ct(e.media[0],{thumb:!0}):pt`<span class="sign-tile">${Kt(e.category)}</span>`}
      ${e.isPublic?Jt:pt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,_r=(e,t,s)=>pt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Gd={grid:e=>pt`<ul class="tiles">${e.map(Wd)}</ul>`,list:e=>pt`<ul class="card rows">${e.map(t=>va(t,hs(t)))}</ul>`},cn=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...qt(s),km:s.area,name:Ln(s)}])).values()];function Te(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?pt`
    <finds-map .places=${cn(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${_r(e,"grid","camera")}
      ${_r(e,"list","filter")}
    </div>
    ${Gd[e.layout](s)}
    ${A(e.finds)}`:I(t.title,t.text,t.action??Jt):$(3)}import{html as It,nothing as ae}from"../lib/lit-html/lit-html.js";var Nr=["exact","area","hidden"],Rr=["","1","7","30","date"],Jd=3650,ln=({findId:e,listId:t})=>e?"find":t?"list":"category",Dr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Yd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Er=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Xd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Yd(t):Number(e);if(s>=1&&s<=Jd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Zd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Kd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Zd(e),days:Xd(e)}),Qd=({chosen:e,category:t})=>({category:e||t.trim()});async function tm(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Et.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var ci=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ln(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Kd(t);return this.share?W(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??Qd(t),...s,days:s.days??void 0})}},pi=e=>new URL(e.link,location.origin).href,ui=()=>!!navigator.share;async function di(e){try{await navigator.clipboard.writeText(pi(e))}catch{return!1}return p(i("find.copied")),!0}async function mi(e,t){try{await navigator.share({title:t,url:pi(e)})}catch(s){return s.name==="AbortError"}return!0}var li=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await et(tm().then(s=>{t=s})),t}async revoke(t){await et(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var pn=e=>e.findTitle||e.listName||at(e.category??""),bt=e=>e.title||pn(e),Hr=({place:e,area:t})=>e==="area"?ke(t):i(`shares.place.${e}`),un=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:xt(t)}),em=e=>It`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,at(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ae:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,sm={exact:"pin",area:"map",hidden:"block"},im=(e,t)=>It`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(sm[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,nm=e=>It`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Nr.map(t=>im(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??zi[0]),options:Ce()}):ae}`,am=e=>It`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",un(e.share)]]:[],...Rr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Er(14),hint:i("shares.dateHint"),required:!0}):ae}`,om=e=>It`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ae}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ae}`,rm=e=>It`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?ae:em(e)}
  ${nm(e)}
  ${am(e)}
  ${om(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function fi(e){let t=null,s=null,n=r=>(s=new ci({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await N(n,i(a),()=>rm(s),r=>U(r,i(o))),t}async function Cr(e){await di(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function cm(e){await mi(e,bt(e))||await Cr(e)}var lm=e=>It`
  <button type="button" class="quiet" @click=${()=>cm(e)}>${c("share")} ${i("action.share")}</button>`,dn=e=>It`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ge=(e,t=i("shares.ready"))=>ot(s=>It`
  <div class="row between"><h2>${t}</h2>${Rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${pi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Cr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${ui()?lm(e):ae}
    ${dn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function zr(e){let t=await fi(e);t&&await Ge(t)}var pm=e=>zr({target:{findId:e.id},place:Dr(e)}),Vr=e=>zr({target:{listId:e.id}});async function um(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var dm=e=>Ht(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ai(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Vr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>um(e)}],{id:"list-menu"}),mm=e=>wt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,fm=e=>Ht(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>N(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),mm,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Wr(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function hm(e,t){await e.drop(t),y("list-menu")}function $m(e,t,s){let n=e.finds.items.length-1;return Ht(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Wr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Wr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>hm(e,t)}],{id:`find-${t.id}`})}var gm=(e,t,s)=>wt`
  <li class="listed">
    ${ya(t,hs(t))}
    ${e.isOwn?$m(e,t,s):Je}
  </li>`,bm=({user:e})=>wt`<a class="person" href="/people/${e.id}">${nt(e)} <span>${x(e)}</span></a>`,wm=e=>wt`
  <div class="card">
    ${e.isOwn?Je:bm(e.list)}
    ${e.list.description?wt`<p class="text" dir="auto">${e.list.description}</p>`:Je}
    <p class="marks">${ni(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function ym(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?wt`
    <finds-map .places=${cn(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>gm(e,a,o))}</ol>
    ${A(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function vm(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return wt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return wt`
    ${n?wt`<div class="list-cover">${Ct(n.media,{eager:!0})}</div>`:Je}
    ${wm(e)}
    ${ym(e)}`}function Gr(e){let t=new si(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>wt`
      ${f(t.title,t.isOwn?dm(t):t.canHide?fm(t):Je,t.listsPath)}
      ${vm(t)}`}}import{html as mn,nothing as km}from"../lib/lit-html/lit-html.js";async function xm(e){let t=null;await ai(s=>jr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Om=e=>mn`
  <button type="button" id="new-list" @click=${()=>xm(e)}>${c("plus")} ${i("lists.new")}</button>`;function qm({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?mn`<ul class="card rows">${e.items.map(Ur)}</ul>${A(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Jr(e){let t=new ei(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>mn`
      ${f(i("lists.title"),t.isOwn?Om(e):km,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${qm(t)}`}}import{html as Yr,nothing as Pm}from"../lib/lit-html/lit-html.js";var Fm=10,hi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===v()?.username)return this.#s(v());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Fm;s++){let n=await le(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Sm({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Yr`<p class="empty">${i("person.gone")}</p>`:$(3)}function Xr(e){let t=new hi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Yr`${f(t.name,Pm,"/people")}${Sm(t)}`}}import{html as yt,nothing as gi}from"../lib/lit-html/lit-html.js";var[Tm,Lm]=[20,36e5];function Bm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Tm-1]<Lm)).map(([s])=>s))}var $i=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=_t.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Bm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await le("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||os(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,os(-1),W(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Un(0)}catch(t){p(w(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||os(-1)}catch(s){p(w(s))}this.#t.update()}close(){this.#e()}};var Im={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Am(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var jm=({type:e,data:t})=>e==="moderated"?Bn[In(t)]:e==="link_used"?"lock":"flag",Um=({type:e,data:t,actor:s})=>t.userId?yt`
  <span class="face">
    ${nt(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Im[e],e==="find_liked")}</span>
  </span>`:yt`<span class="face office">${c(jm({type:e,data:t}))}</span>`,Mm=e=>yt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function _m(e,t){let s=e.request(t.newest);return s?yt`<span class="row actions">${Qt(s.friendship,s.user,()=>e.answered(t))}</span>`:gi}var Nm=(e,t,s)=>yt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${jn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Um(t.newest)}
      <span>
        <span class="what">${An(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?gi:yt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Mm(t.newest.thumbnailUrl):gi}
    </a>
    ${_m(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Am(e,t,s)}>${c("close")}</button>
  </li>`,Rm=e=>yt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Dm=()=>yt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Em(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?yt`<ul class="card notes">${e.groups.map((n,a)=>Nm(e,n,a))}</ul>${A(e.list)}`:I(i("note.none"),i("note.noneText"),Dm()):$(4)}function Zr(e){let t=new $i(e);return{title:i("nav.bell"),ready:t.load(),view:()=>yt`${f(i("nav.bell"),t.hasUnread?Rm(t):gi)}${Em(t)}`,close:()=>t.close()}}import{html as vt,nothing as fn}from"../lib/lit-html/lit-html.js";var Hm=200,Cm=2,bi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=_t.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<Cm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Hm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===v()?.id?t.addressee:t.requester}isMe(t){return t.id===v()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function zm(e,t){if(e.isMe(t))return vt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ds(t,e.reload);let s=e.requestOf(t);return s?Qt(s,t,e.reload):vt`<span class="badge">${i("friend.pending")}</span>`}function Vm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?vt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ji(s,zm(e,s)))}</ul>
    ${A(t)}`:vt`<p class="soft" role="status">${i("people.noMatch")}</p>`:fn}function Wm(e,t){e.preventDefault(),t.search()}var Gm=e=>vt`
  <form class="card" role="search" @submit=${t=>Wm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Vm(e)}
  </form>`;function wi(e,t,s,n=ji){let a=e.lists[t];return a.items.length?vt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${A(a)}
    </section>`:fn}var Jm=(e,t,s)=>je(s,[fs(t,s,e.reload),Ae(s,e.reload)]),Ym=e=>vt`
  ${wi(e,"received",(t,s)=>[Qt(t,s,e.reload),je(s,[Ae(s,e.reload)])])}
  ${wi(e,"sent",(t,s)=>ms(t,s,e.reload))}
  ${e.lists.accepted.items.length?wi(e,"accepted",(t,s)=>Jm(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${wi(e,"blocked",(t,s)=>la(s,e.reload),ca)}`;function Xm(e){return e.problem?m(e.problem,e.load):e.isLoaded?Ym(e):$(3)}var Zm=()=>Nt()?vt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:fn;function Kr(e){let t=new bi(e);return{title:i("people.title"),ready:t.load(),view:()=>vt`${f(i("people.title"),Zm(),"/feed")}${Gm(t)}${Xm(t)}`,close:()=>t.close()}}import{html as Le,nothing as vi}from"../lib/lit-html/lit-html.js";var yi=class extends us{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===v()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await le(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Km({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ds(e,n.load):t?t.status==="accepted"?vi:s?Qt(t,e,n.load):ms(t,e,n.load):vi}var Qm=()=>Le`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,tf=e=>Le`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,ef=e=>e.isMe?Qm():[Km(e),tf(e.user)];function sf(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return vi;let o=n?.status==="accepted"?[fs(n,s,a.load)]:[];return je(s,[ga(s,a.load),...o,$a({userId:s.id}),Ae(s,()=>t.go("/people"))])}var nf=e=>ri(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Le`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:vi,actions:ef(e)});function af(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Le`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Le`
    ${nf(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Te(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:$(3)}function Qr(e){let t=new yi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Le`${f(s(),sf(t,e),"/people")}${af(t)}`}}import{html as ut,nothing as Xe}from"../lib/lit-html/lit-html.js";var ki=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await et(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var xi=class extends us{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:v().id,includePrivate:!0,limit:20})),this.bin=new ki(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return v()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${v().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=pe){let n=a=>{this.progress=a,this.page.update()};n(0);try{Ot(await s("PUT","/api/users/me/picture",await Ee(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(w(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),Ot(await b("/api/users/me"))}catch(t){p(w(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Ot(await W("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as qi,nothing as Oi}from"../lib/lit-html/lit-html.js";async function of(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function rf(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var cf=(e,t)=>qi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>of(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,lf=(e,{find:t,expiresAt:s})=>qi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?qi`<br><span class="soft">${i("bin.until",{date:xt(s)})}</span>`:Oi}
    </p>
    ${t.hidden?ba(i("report.findHidden"),t.hidden):Oi}
    <p class="row">
      ${t.hidden?Oi:cf(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>rf(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,tc=e=>e.list.items?.length?qi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>lf(e,t))}</ul>
    ${A(e.list)}
  </section>`:Oi;function pf(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var uf=e=>ut`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,df=e=>ut`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>pf(t,e)}>
      ${e.hasPicture?uf(e):Xe}
    </p>
    ${e.progress===null?Xe:ut`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,mf=()=>ut`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ff=({form:e,user:t})=>ut`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Ye=(e,t,s)=>ut`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,hf=e=>ut`
  <ul class="card rows">
    ${Ye("/people","people",i("people.accepted"))}
    ${Ye("/saved","bookmark",i("saved.title"))}
    ${Ye("/lists","feed",i("lists.title"))}
    ${Ye("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ye("/admin","shield",i("admin.title")):Xe}
  </ul>`,$f=()=>ut`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,gf=e=>ut`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${df(e)}
    ${ff(e)}
  </section>`;async function bf(e){e.toggleEdit(),await y("edit-title")}var wf=e=>ut`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>bf(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,yf=e=>ut`
  ${f(x(e.user),$f())}
  ${ri(e.user,{...e.figures,actions:wf(e)})}
  ${e.isEdited?gf(e):Xe}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Te(e,{title:i("profile.none"),text:i("profile.noneText"),action:mf()})}
  </section>
  ${hf(e.user)}
  ${tc(e.bin)}`;function ec(e){let t=new xi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?yf(t):Xe}}import{html as tt,nothing as oe}from"../lib/lit-html/lit-html.js";var vf={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},kf=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),sc=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function xf(e,t,s){let n=sc(t,s);s!=="dismissed"?await ha(n,({note:a})=>e.decide(t,s,a),kf):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var ic=e=>e?tt`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:tt`<span class="soft">${i("report.left")}</span>`,Of=e=>tt`
  <p class="row">${e.map(t=>tt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,qf=e=>tt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ue(e.description):oe}
  ${e.media.length?Of(e.media):oe}`,Ff=e=>e.find?qf(e.find):e.comment?Ue(e.comment.content):e.kind==="user"?oe:tt`<p class="soft">${i("report.noContent")}</p>`,Pf=e=>tt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ic(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?Ue(e.text):oe}
  </li>`,Sf=(e,t,s)=>tt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>xf(e,t,s)}>
    ${c(vf[s])} ${sc(t,s)}
  </button>`,Tf=(e,t)=>tt`<p class="row">${da(t.kind).map(s=>Sf(e,t,s))}</p>`,Lf=(e,t)=>tt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ue(t.decision.note):oe}
  ${t.hidden?tt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:oe}`,Bf=(e,t)=>tt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ic(t.owner)}</h2>
    ${Ff(t)}
    <ul class="rows">${[t,...t.others].map(Pf)}</ul>
    ${t.decision?Lf(e,t):Tf(e,t)}
  </li>`;function If(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?tt`<ul class="stack">${t.map(a=>Bf(e,a))}</ul>${A(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function nc(e){let t=new ma(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>tt`
      ${f(i("report.reports"),oe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ua.map(s=>de(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${If(t)}`}}import{html as hn,nothing as Af}from"../lib/lit-html/lit-html.js";var jf=(e,t)=>hn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":wa(t))} ${i(`saved.${t}`)}
  </button>`,Uf=()=>hn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Mf=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Uf()});function ac(e){let t=new oa(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>hn`
      ${f(i("saved.title"),Af,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${aa.map(s=>jf(t,s))}</div>
      ${Te(t,Mf(t.state))}`}}import{html as K,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as $n}from"../lib/lit-html/lit-html.js";var rc=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function _f(e,t){let s=as(navigator.userAgent);await N(n=>e.addForm(t,n),i("passkeys.add"),n=>dt`
    ${P(n)}
    ${zt(n)}
    ${rc(n,s)}
    ${t?Pt(n,"password",i("account.password")):$n}`,()=>dt`<button type="submit">${i("settings.linkGo")}</button>`)}var Nf=(e,t)=>N(s=>e.renameForm(t,s),i("passkeys.rename"),s=>dt`
  ${P(s)}
  ${rc(s,t.name)}`,()=>dt`<button type="submit">${i("action.save")}</button>`);async function Rf(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var oc=(e,t,s)=>dt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Df=(e,t,s)=>dt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?dt`<span class="badge">${i("passkeys.backedUp")}</span>`:$n}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?dt`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${oc(t,i("passkeys.rename"),async()=>{await Nf(e,t),s()})}
      ${oc(t,i("action.delete"),()=>Rf(e,t))}
    </span>
  </li>`,Ef=e=>dt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,cc=(e,t,s)=>dt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?dt`<ul class="people">${e.list.map(n=>Df(e,n,s))}</ul>`:$n}
    <p>${Ef(async()=>{await _f(e,t),s()})}</p>
  </section>`;import{html as Fi,nothing as Hf}from"../lib/lit-html/lit-html.js";var lc=e=>qe(e.picker()),Cf=e=>Fi`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,zf=(e,{latitude:t,longitude:s,radius:n,area:a})=>Fi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:za.map(o=>[o,ss(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Ce(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Cf(e):Hf}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>lc(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,pc=e=>Fi`
  <section class="card">
    ${X("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("shown-area",{label:i("privacy.shownNew"),options:xe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?zf(e,e.values.home):Fi`
      <p><button type="button" class="quiet" id="home" @click=${()=>lc(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as At,nothing as Ze}from"../lib/lit-html/lit-html.js";var gn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function uc(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:gn[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var Ke=e=>e.kind==="token",dc=e=>Ke(e)?e.name:as(e.userAgent),Vf={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Wf=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Gf(e){return e.expiresAt?Ke(e)?i("token.until",{date:xt(e.expiresAt)}):i("settings.until",{date:xt(e.expiresAt)}):i("token.endless")}var Jf=e=>e.lastUsedAt?i("session.used",{date:it(e.lastUsedAt)}):i("session.unused"),Yf=(e,t)=>{let s=i(Ke(t)?"token.revoke":"settings.end");return At`
    <button type="button" class="quiet" aria-label="${s}: ${dc(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Xf=e=>At`${i(Ke(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,Zf=(e,t)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${dc(t)}</span>
      <span class="badge">${Vf[t.kind]()}</span>
      ${t.current?At`<span class="badge">${i("settings.thisOne")}</span>`:Ze}<br>
      ${Ke(t)?At`<span class="soft">${Wf(t)}</span><br>`:Ze}
      <span class="soft">${Xf(t)} · ${Jf(t)} · ${Gf(t)}</span>
    </span>
    ${t.current?Ze:Yf(e,t)}
  </li>`;async function Kf(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Qf=e=>At`
  <button type="button" class="quiet" @click=${()=>Kf(e)}>${i("settings.endOthers")}</button>`,th=[90,30,365],eh=e=>Object.keys(gn).filter(t=>t!=="admin"||e.role==="admin"),sh=(e,t)=>At`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${zt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:eh(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...th.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):Ze}`,ih=e=>qs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function nh(e){let t=null;await N(n=>uc(a=>{t=a,n()}),i("token.create"),n=>sh(e,n),()=>At`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ih(t.token))}var mc=e=>At`
  <section class="card">
    ${X("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Zf(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Qf(e):Ze}
      <button type="button" class="quiet" id="new-token" @click=${()=>nh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ah=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],oh=e=>K`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${_e()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,rh=()=>kn.map(e=>[e,vn[e],e]),hc=e=>K`
  <section class="card">
    ${X("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:rh(),chosen:ts(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:Sa.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Ta(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:qn(),set:t=>e.setUnits(t)})}
    ${Me()?oh(e):kt}
  </section>`;async function ch(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var fc=(e,t,s=kt)=>K`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>ch(n,e,t)}>
  </label>`,lh=e=>K`
  <section class="card">
    ${X("notify",i("settings.notify"))}
    ${[...ah,...v()?.role==="admin"?["reported"]:[]].map(t=>fc(e,t))}
    ${h().pushKey?fc(e,"pushEnabled",K`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):kt}
  </section>`,ph=e=>K`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,uh=e=>K`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):kt}</p>`;function dh(e){return e.state==="on"?ph(e):e.state==="off"?uh(e):K`<p class="note">${i(`push.${e.state}`)}</p>`}var Be=(e,t)=>K`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,mh=()=>K`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Be("appearance",i("settings.appearance"))}
    ${Be("notify",i("nav.bell"))}
    ${h().passwordLogin?Be("password",i("account.password")):kt}
    ${Be("places",i("privacy.settings"))}
    ${Be("sessions",i("settings.devices"))}
    ${Be("data",i("settings.data"))}
  </nav>`,fh=e=>K`
  ${mh()}
  ${hc(e)}
  ${lh(e)}
  <section class="card">
    ${X("push",i("push.title"))}
    ${dh(e.push)}
  </section>
  ${h().passwordLogin?Wa(e):kt}
  ${e.passkeys.isShown?cc(e.passkeys,e.asksPassword,e.redraw):kt}
  ${h().provider.enabled?Ga(e):kt}
  ${pc(e.places)}
  ${mc(e)}
  ${Ja(e)}
  ${Nt()?K`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:kt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function hh(e){let t=_t.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var $h=e=>K`
  <button type="button" class="quiet" id="sign-out" @click=${()=>hh(e)}>${i("settings.signOut")}</button>`;function gh(e){let{problem:t,load:s}=e.loading;return t?K`${m(t,s)}${hc(e)}`:e.isLoaded?fh(e):$(5)}function $c(e){let t=new xs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?y(`part-${location.hash.slice(1)}`):null),view:()=>K`
      ${f(i("settings.title"),$h(t),"/profile")}
      ${t.refusal?m(t.refusal):kt}
      ${gh(t)}`}}import{html as mt,nothing as Si}from"../lib/lit-html/lit-html.js";async function bh(e){let t=await e.offered(),s=t&&await fi({offered:t});s&&(e.take(s),await Ge(s))}async function wh(e,t){let s=await fi({share:t});s&&e.take(s)}async function yh(e,t){await T(i("shares.revokeTitle",{title:bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var vh=async e=>await di(e)||Ge(e,i("shares.one")),kh=async e=>await mi(e,bt(e))||Ge(e,i("shares.one")),xh=(e,t)=>Ht(i("shares.menu",{title:bt(t)}),[...ui()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>kh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>wh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>yh(e,t)}],{id:`share-${t.id}`}),Oh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,qh=e=>e.category?mt`<span class="strong" dir="auto">${bt(e)}</span>`:mt`<a class="strong" dir="auto" href=${Oh(e)}>${bt(e)}</a>`,Fh=e=>mt`${i(`shares.kind.${ln(e)}`)}${e.title?mt`: <bdi>${pn(e)}</bdi>`:Si}`,Pi=(e,t)=>mt`<span class="badge">${e?c(e):Si} ${t}</span>`,Ph=e=>mt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${bt(e)}" @click=${()=>vh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Sh=(e,t)=>mt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${qh(t)}<br>
        <span class="soft">${Fh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${xh(e,t)}
    </div>
    <p class="marks">
      ${Pi(t.place==="hidden"?"block":"pin",Hr(t))}
      ${t.hasPassword?Pi("lock",i("account.password")):Si}
      ${t.expiresAt?Pi("",un(t)):Pi("",i("shares.endless"))}
    </p>
    ${t.expired?Si:mt`<p class="row actions">${Ph(t)} ${dn(t)}</p>`}
  </li>`;function Th(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?mt`<div class="card"><ul class="people">${t.map(a=>Sh(e,a))}</ul></div>${A(e.list)}`:I(i("shares.none"),i("shares.noneText")):$(3)}var Lh=e=>mt`
  <button type="button" class="quiet" id="new-share" @click=${()=>bh(e)}>${i("shares.category")}</button>`;function gc(e){let t=new li(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>mt`
      ${f(i("shares.mine"),Lh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Th(t)}`}}import{html as jt,nothing as wc}from"../lib/lit-html/lit-html.js";var Ti=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return _t.get("outbox")}load=async()=>{await Yn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Zn(t.id)}retry(t){return Kn(t.id)}sendNow(){return Qn()}};async function Bh(e,t){await ra()&&e.cancel(t)}var Ih=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),bc=e=>jt`<a class="strong" dir="auto" href=${ta(e)}>${e.title}</a>`,Ah={find:e=>jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>jt`<span class="what" dir="auto">${e.body.content}</span><br>${bc(e)}`,like:bc},jh=(e,t)=>jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Ih(t)}</span><br>
      ${Ah[t.kind](t)}<br>
      ${t.state==="refused"?jt`<span class="error">${t.problem}</span>`:jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:wc}
      <button type="button" class="quiet" @click=${()=>Bh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Uh(e){return e.isLoaded?e.entries.length?jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>jh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):$(2)}function yc(e){let t=new Ti(e);return{title:i("outbox.title"),ready:t.load(),view:()=>jt`${f(i("outbox.title"),wc,"/")}${Uh(t)}`}}import{html as Yt,nothing as Mh}from"../lib/lit-html/lit-html.js";var Li=class{#t;constructor(t){this.#t=t,this.instance=new ge(t),this.areas=new Fe(t),this.invites=new Pe(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(F("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var vc=(e,t)=>Yt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,kc=(e,t)=>Yt`<p class="row end">${vc(e,i(t?"welcome.next":"welcome.later"))}</p>`,xc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():$(3),_h=(e,t)=>xc(e.instance.loading,e.instance.values,()=>Yt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${vc(e,i("welcome.later"))} ${U(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ws(t.update)}`),Nh=e=>xc(e.areas.loading,e.areas.areas,()=>Yt`
  ${sn(e.areas)}
  ${kc(e,e.areas.areas.length||e.areas.isRunning)}`),Rh=e=>Yt`
  ${e.invites.created?an(e.invites):nn(e.invites)}
  ${kc(e,e.invites.created)}`,Dh=()=>Yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Eh={server:_h,map:Nh,invite:Rh,done:Dh};function Oc(e){let t=new Li(e),s=()=>t.step==="done"?Mh:Yt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Yt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Eh[t.step](t,e)}`}}function Hh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await Sn(F("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(g=>[g.category,g.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}import{html as Ch,nothing as zh}from"../lib/lit-html/lit-html.js";async function Vh(e){if(Ii.get())return;let t=()=>{},s=new fe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ii.set("1"),await ot((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&n()};return Ch`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):zh}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Bi,nothing as qc}from"../lib/lit-html/lit-html.js";async function Wh({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(w(s))}}function Gh(e,t){if(v().role==="admin"){let s=F("/admin/map",{at:sa({lat:e.lat,lng:e.lng})});return Bi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Bi`
    <p><button type="button" class="quiet" @click=${()=>{t(),Wh(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Jh=e=>Bi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Yh=(e,{choose:t,close:s,key:n})=>Bi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Me()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Fa()?Gh(e,s):qc}
    ${Me()?Jh(t):qc}
  </section>`,Xh=()=>Yh;export{_c as about,Za as accounts,Hd as addToList,ao as admin,co as adminLog,kr as areas,Hh as countCategories,Zo as edit,nr as help,yr as import,Tr as instance,Fr as invites,Br as join,Gr as list,Jr as lists,Xr as named,Zr as notifications,Xh as offerOfStreets,Vh as offerPush,Kr as people,Qr as person,ec as profile,nc as reports,ac as saved,$c as settings,pm as shareFind,gc as shares,yc as waiting,Oc as welcome};

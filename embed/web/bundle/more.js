import{$b as da,$c as Na,Aa as Wn,Ab as Zt,B as ss,Ba as Gn,Bb as ra,Bc as D,C as is,Ca as ue,Cc as qa,Da as Jn,Db as C,Dc as Pt,E as Tn,Ea as cs,Ec as gs,F as W,Fa as ls,Fb as Et,Fc as bs,G as _t,Ga as ps,Gb as me,Gc as Fa,H as p,Ha as Yn,Hb as ot,Hc as Pa,Ia as Xn,Ic as ws,Ja as Zn,Jb as Kt,Jc as Sa,K as ns,Kb as ds,Kc as Ue,L as b,La as Kn,Lb as ca,Lc as Me,M as F,Mb as la,Mc as Ta,N as H,Na as Qn,Nb as rt,Nc as _e,O as G,Oa as ta,Ob as L,P as S,Pa as ea,Pb as pa,Pc as La,Q as Ln,Qa as sa,Qb as Ht,R as Bn,Ra as ia,Rb as et,Rc as Ba,S as le,Sb as Mi,Sc as Ia,T as x,Tb as _i,U as pe,Ub as ua,Uc as Aa,V as In,Vb as ms,Vc as ja,Wb as Qt,Wc as Ua,Xb as hs,Xc as Ma,Yb as fs,Zb as Ae,_b as je,_c as _a,a as re,b as f,ba as as,bc as ma,c as Xt,ca as O,cc as k,d as xn,da as An,db as c,dc as ha,dd as Ra,e as ce,eb as at,ec as fa,fb as z,fc as $a,fd as Da,g as Ui,gb as h,gc as P,h as Qe,ha as jn,hb as Z,hc as ga,i as Ie,ia as Un,ib as j,ic as d,id as ys,j as On,ja as Mn,jb as m,jc as M,jd as Ea,k as ts,ka as _n,kb as g,kc as R,l as qn,la as Nn,lb as de,lc as ba,ld as Ha,ma as os,mb as U,mc as wa,md as Ca,nb as Rt,nc as ya,nd as za,o as Fn,oa as Rn,ob as y,oc as va,p as i,pa as Dn,pc as ka,qa as En,r as w,ra as Hn,sa as Cn,t as Mt,ta as v,u as Pn,ua as rs,ub as na,uc as Ct,v as B,va as Nt,vb as Dt,w as qt,wa as zn,wb as us,wc as xa,x as nt,xa as Vn,xb as ut,xc as Oa,y as es,yb as aa,yc as $s,z as Sn,za as Ft,zb as oa}from"./shared.js";import{html as te,nothing as Ni}from"../lib/lit-html/lit-html.js";var Ac=new URL("lib/",re).pathname,jc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Va(){if(_e())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Uc=()=>Va()?i("about.tilesFrom",{host:Va()}):i("about.alone"),Mc=()=>te`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Uc()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,_c=()=>te`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?te`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Ni}
      ${_e()?te`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Ni}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Nc=([e,t,s,n])=>te`<li><a href="${Ac}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Rc=()=>te`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${jc.map(Nc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Dc=()=>({title:i("nav.about"),view:()=>te`
    ${h(i("nav.about"),Ni,v()?"/settings":"/sign-in")}
    ${Ca()}${Ha()}${Mc()}${_c()}${Rc()}`});import{html as Ss,nothing as hl}from"../lib/lit-html/lit-html.js";var Ec=200,Hc=2**20,Ri=["all","active","suspended","admin"],Wa={wrong_password:"password"},ee=e=>`/api/admin/users/${e.id}`,vs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Ri.includes(s)?s:"all",this.list=C(t,()=>x("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(x("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ec)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===v()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(w(n))}}get asksPassword(){return rs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(ee(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:Wa})}demote(t){return this.#n(G(ee(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(S(`${ee(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await F(`${ee(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:Wa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(ee(t),{mediaLimit:a==="own"?Math.round(Number(o)*Hc):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await H(`${ee(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(x(ee(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as E,nothing as $e}from"../lib/lit-html/lit-html.js";import{html as lt,nothing as Ne}from"../lib/lit-html/lit-html.js";var Cc=2e3,he=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Rn()}enable=()=>this.#e(Dn);disable=()=>this.#e(En);test=()=>this.#s(async()=>{await Hn(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Cc);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?w(s):i("push.failed"))}this.#t()}};var ks=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Na()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Ra(await F("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await F("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(w(s))}this.#t.update()}};var zc=1,ct=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Zt(this.#s,t)>zc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ra({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(w(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ut(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await cs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Di="/api/users/me/place-settings",Vc={radius:.5,area:1},Ga=[.2,.5,1,2,5],xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Di,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await H(Di,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(w(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await F(`${Di}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(w(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new ct(this.#t,s,()=>{n.point&&this.changeHome({...Vc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ja=e=>!e.current&&e.kind!=="token",Os=class{preferences=null;sessions=null;refusal=zn();#t;constructor(t){this.#t=t,this.push=new he(t.update),this.passkeys=new ks(t),this.places=new xs(t),this.loading=D(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return v()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return rs()}get asksCurrent(){return this.user.hasPassword&&!Da(this.sessions)}get hasOthers(){return this.sessions.some(Ja)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(w(s))}this.#t.update()}setTheme(t){Aa(t),this.#t.update()}setUnits(t){xn.set(t),this.#t.update()}setStreets(t){La(t),this.#t.update()}async setLanguage(t){await Fn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await H("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ja))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Wn(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await H("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Ft(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),Ft(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await F("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Gn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},qs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var fe=()=>f().provider.name,zt=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?lt`
  <p><a class="button quiet" href=${qs()}>${i("signin.provider",{name:fe()})}</a></p>`:Ne,St=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Wc=()=>lt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:fe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ya=({user:e,asksCurrent:t,password:s})=>lt`
  <form class="card" novalidate @submit=${s.submit}>
    ${Z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?lt`<p class="note">${i("link.setPassword")}</p>`:Ne}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${zt(s)}
    ${t?St(s,"currentPassword",i("settings.currentPassword")):Ne}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Wc():Ne}
    <div class="row end">${M(s,i("action.save"))}</div>
  </form>`;async function Gc(e){let t=i("settings.unlinkTitle",{name:fe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Jc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:fe()});await R(a=>t.confirmForm(a),s,a=>lt`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${St(a,"password",i("account.password"))}`,()=>lt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(qs({link:"true"}))}var Yc=e=>lt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Gc(e)}>${i("settings.unlink")}</button></p>`,Xc=e=>lt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${qs({link:"true"})} @click=${t=>Jc(t,e)}>
      ${i("settings.link",{name:fe()})}
    </a>
  </p>`,Xa=e=>lt`
  <section class="card">
    <h2>${i("settings.identity",{name:fe()})}</h2>
    ${e.user.identityLinked?Yc(e):Xc(e)}
  </section>`;async function Zc(e){await R(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>lt`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${zt(s)}
    ${e.asksPassword?St(s,"password",i("account.password")):Ne}`,()=>lt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Za=e=>lt`
  <section class="card">
    ${Z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Zc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ei,nothing as Re}from"../lib/lit-html/lit-html.js";function q(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Re;return Ei`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Re} @change=${$=>a($.target.value)}>
        ${s.map(([$,N,T=Re])=>Ei`
          <option value=${$} lang=${T} ?selected=${$===n}>${N}</option>`)}
      </select>
      ${u===Re?Re:Ei`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Kc}from"../lib/lit-html/lit-html.js";async function Qc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Fs=({title:e,text:t,label:s,value:n})=>rt(a=>Kc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Qc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function tl({mediaBytes:e,mediaLimit:t}){let s=W(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:W(t)}):i("admin.usageUnlimited",{size:s})}var el=e=>[i("admin.joined",{date:nt(e.createdAt)}),e.seenAt?i("admin.seen",{date:nt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),tl(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],sl=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:qt(t)}):i("admin.suspendedSince",{when:es(e)}),il=e=>E`<p class="note">${sl(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,nl=e=>e.suspension?E`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Mi(e)}</span></span>`:E`<a class="person" href="/people/${e.id}">${at(e)} <span>${Mi(e)}</span></a>`,Ka=(e,t)=>E`
  ${P(t)}
  ${zt(t)}
  ${e.asksPassword?St(t,"password",i("account.password")):$e}`,al=(e,t)=>R(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>E`
  <p>${i("admin.adminText")}</p>
  ${Ka(e,s)}`,()=>E`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function ol(e,t){await L(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var rl=["instance","own","none"],cl=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return E`
    ${P(e)}
    ${q("kind",{label:i("admin.limit"),options:rl.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):$e}`};async function Ps(e,t,s){let n=await e;return n&&p(i(t,{name:O(s)})),n}var ll=(e,t)=>R(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>cl(s,t),()=>E`<button type="submit">${i("action.save")}</button>`),pl=(e,t)=>R(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>E`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>E`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function ul(e,t){let s="";await R(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>E`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Ka(e,o)}`,()=>E`<button type="submit">${i("admin.linkMake")}</button>`)&&await Fs({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function dl(e,t){let s=R(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>E`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>E`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ps(s,"admin.deleteDone",t)&&y("account-search")}function ml(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>ol(e,t)):s(i("admin.admin"),()=>Ps(al(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ps(ll(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>ul(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ps(pl(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>dl(e,t),!0)]}var Qa=(e,t)=>E`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${nl(t)}
        ${t.role==="admin"?E`<span class="badge">${i("admin.role")}</span>`:$e}
        ${e.isMe(t)?E`<span class="badge">${i("people.you")}</span>`:$e}
        ${t.suspension?E`<span class="badge warning">${i("admin.suspended")}</span>`:$e}
      </span>
      ${Ht(i("people.menu",{name:O(t)}),ml(e,t))}
    </div>
    <p class="soft facts">${el(t).filter(Boolean).map(s=>E`<span>${s}</span>`)}</p>
    ${t.suspension?il(t.suspension):$e}
  </li>`;function fl(e,t){e.preventDefault(),t.search()}var $l=e=>Ss`
  <form role="search" @submit=${t=>fl(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Ri.map(t=>de(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function gl(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Ss`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Qa(e,a))}</ul>
    ${U(e.list)}`:Ss`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function to(e){let t=new vs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ss`
      ${h(i("admin.people"),hl,"/admin")}
      <section class="card">${$l(t)}${gl(t)}</section>`,close:()=>t.close()}}import{html as ro,nothing as Pl}from"../lib/lit-html/lit-html.js";var eo=2**20,so="/api/admin/instance",io=["invite","open","closed"],no=["members","admins","off"],ge=class{values=null;#t;constructor(t){this.#t=t,this.loading=D(t,async()=>{this.values=await b(so,{signal:t.signal})}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return Dt(this.values.startView)}get myView(){return Qe.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(w(s))}this.#t.update()}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/eo):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[T,it]of Object.entries(a))o[T]=it.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*eo)),this.values=await G(so,o);let{fixed:r,mediaLimit:l,registration:u,invites:$,...N}=this.values;Object.assign(f(),{instance:N,registration:u,invites:u==="closed"?"off":$})}},Ts=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=D(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ls=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Bs,nothing as Hi}from"../lib/lit-html/lit-html.js";var bl={ok:"check",warn:"flag",fail:"close"},wl=e=>Bs`
  <li class="row finding ${e.status}">
    ${c(bl[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Bs`<br><span lang="en" class="soft">${e.fix}</span>`:Hi}
    </span>
  </li>`;function yl({status:e,findings:t}){return Bs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(wl)}</ul>`}var ao=e=>Bs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Hi}
      ${e.values&&!e.loading.problem?yl(e.values):Hi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Lt,nothing as De}from"../lib/lit-html/lit-html.js";var vl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Tt=(e,t)=>Lt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,kl=e=>i("admin.jobsOf",{push:B(e.pushJobs),media:B(e.mediaJobs)}),xl=e=>Lt`
  ${Tt(i("admin.backup"),e.lastAt?Lt`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Tt(i("admin.backupPlace"),e.place)}`,Ol=e=>Lt`
  <dl class="stack">
    ${Tt(i("admin.users"),B(e.users))}
    ${Tt(i("admin.publicFinds"),B(e.finds))}
    ${Tt(i("admin.media"),W(e.mediaBytes))}
    ${e.diskFree===null?De:Tt(i("admin.disk"),W(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Tt(i("admin.jobs"),kl(e)):De}
    ${e.backup?xl(e.backup):De}
    ${Tt(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Tt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,ql=e=>Lt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Fl=e=>Lt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Lt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${W(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function oo({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>vl.includes(n));return Lt`
    ${s.length?Lt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(ql)}</ul>`:De}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Ol(e)}
      ${e.largest.length?Fl(e.largest):De}
    </section>`}var Sl=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Tl=([e,t,s])=>ro`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function co(e){let t=new Ls(e),s=new Ts(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ro`
      ${h(i("admin.title"),Pl,"/profile")}
      <section class="card">
        <ul class="people">${Sl.map(Tl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${oo(t)}
      ${ao(s)}`}}import{html as Is,nothing as lo}from"../lib/lit-html/lit-html.js";var po={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ll={mediaLimit:"limitOfAll",invites:"whoInvites"},Bl=e=>parseInt(e,10)?W(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Il({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ll[s]??s}`)).join(", "):e==="media_limit_changed"?Bl(t):t}function Al(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(po[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var jl=e=>Is`
  <li class="row act">
    ${c(po[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Al(e)}</span><br>
      ${e.reason?Is`<span dir="auto">${Il(e)}</span><br>`:lo}
      <span class="soft">${z(e.createdAt)}</span>
    </span>
  </li>`;function Ul(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Is`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(jl)}</ul>
      ${U(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText")):g(4)}function uo(e){let t=C(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Is`${h(i("admin.log"),lo,"/admin")}${Ul(t)}`}}import{html as st,nothing as gt}from"../lib/lit-html/lit-html.js";var Ml=8,As=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Mt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Et.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Mt(ot(o));return r.includes(s)&&(r!==s||me(o))}).slice(0,Ml))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var _l=1200*36e5,js=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${In}$`).test(s)||!this.#s?s:ue()),this.#s&&!this.stored&&this.#r(ue())}#r(t){this.id=t,this.#e=this.#s?Pt(t):qa(t),this.stored=this.#e.get()}get findId(){return this.#i??=Jn(this.id)>Date.now()-_l?this.id:ue()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await bs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Pa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ws(this.id):null}};async function mo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:ut(a)}}let n=Dt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var ho=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:ut(a),name:n,by:"search"}},Us=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function fo({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},T=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...T}}var $o=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),go=(e,{area:t})=>H(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),bo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var be=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new js(t),this.form=new k({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ce.get()!=="friends",...this.draft.stored},this.proposals=new As(t),this.loading=D(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!me(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=fo({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&($o(l,t)&&await this.#e.showHome()&&await go(l.id,t).catch(u=>p(w(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Zn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ms(e){try{let t=await we(e,0,262144),s=await Nl(e,t);return s?Wl(Vl(s.view,s.tiff)):wo}catch{return wo}}var wo={place:null,time:""},we=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Nl(e,t){return t.getUint16(0)===65496?Rl(t):t.getUint32(0)===2303741511?yo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Bt(t,0,4)==="RIFF"&&Bt(t,8,4)==="WEBP"?yo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Bt(t,4,4)==="ftyp"?El(e):null}var Bt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Rl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ci=1<<20,zi=1e4;async function yo(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<zi&&t+8<=e.size;l++){let u=await we(e,t,8),$=u.getUint32(o?0:4,s);if(Bt(u,o?4:0,4)===n)return Dl(await we(e,t+8,Math.min($,Ci)));t+=a+$+(r?$%2:0)}return null}var Dl=e=>({view:e,tiff:Bt(e,0,4)==="Exif"?6:0});function vo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<zi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Bt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function El(e){for(let t=0,s=0;s<zi&&t+8<=e.size;s++){let n=await we(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Bt(n,4,4)==="meta")return Hl(e,await we(e,t,Math.min(a,Ci)));t+=a}return null}async function Hl(e,t){let s=vo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=Cl(t,n("iinf")),o=a===null?null:zl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await we(e,o.at,Math.min(o.size,Ci));return{view:l,tiff:4+l.getUint32(0)}}function Cl(e,t){if(!t)return null;let s=vo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Bt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function zl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=T=>{let it=T===8?Number(e.getBigUint64(a)):T===4?e.getUint32(a):T===2?e.getUint16(a):0;return a+=T,it},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],N=n?r&15:0;for(let T=o(n<2?2:4);T>0&&a<t.to;T--){let it=o(n<2?2:4),ji=n?o(2)&15:0;o(2);let Lc=o($),vn=null;for(let kn=o(2);kn>0&&a<=t.to;kn--){o(N);let Bc=Lc+o(l),Ic=o(u);vn??={method:ji,at:Bc,size:Ic}}if(it===s)return vn}return null}function Vl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Bt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Wl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Jl,null),time:s(34665,Gl,"")}}function Gl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Jl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),N=it=>e($+8*it)/e($+8*it+4),T=r.indexOf(t(s.get(l),1).toUpperCase());return T<0?NaN:(N(0)+(N(1)||0)/60+(N(2)||0)/3600)*(T?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ee(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Yl(e)}catch{return e}}async function Yl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Xl=2,Zl=2,Kl=60,ye=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=pe}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ee(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Xn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ms(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Xl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ns(s)?"paused":"failed",problem:w(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Kl,(t.pause??Zl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ee(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Tn(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var _s=class extends be{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ln(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=bo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new ye(t.media,{changed:a,signal:this.page.signal}),this.place=new ct(this.page,n?.place??ho(t),()=>this.changed())}saveDraft(){let t=Us(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ps(s),u=l===this.#e?{}:{locationId:l},$=o.map(T=>T.id?{id:T.id,caption:T.caption??null}:T),N=a?{media:$,mediaToDelete:r}:{};return H(this.#t,{...t,...u,...N},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Vi(){if(!await caches.has(Ie))return null;let e=await caches.open(Ie),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Ql(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Ql(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function ko(e){let t=await caches.open(Ie);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ie),Vi()}var tp=2,Ns=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,tp)}async load(){await Sa();let t=await bs();if(this.#t.signal.aborted)return;this.close();let s=gs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ls),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Pt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Pt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ep=.15,xo=e=>e.slice(0,10);function sp(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Oo=e=>e.find(t=>t.place)?.place??null,qo=e=>e.find(t=>t.time)?.time??"";function ip(e,t,s){let[n,a]=[Oo(e),qo(e)];return e.length<s&&(!n||!t.place||Zt(n,t.place)<=ep)&&(!a||!t.time||xo(a)===xo(t.time))}function Fo(e,t){let s=[];for(let n of sp(e)){let a=s.findLast(o=>ip(o,n,t));a?a.push(n):s.push([n])}return s}var He=e=>({place:Oo(e),time:qo(e)}),Po=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),So=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Rs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ms(o)}))),a=Fo(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=He(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await cs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:He(t).place?this.#e.get(t[0])??"":"",time:He(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Po(this.groups,t))}split(t,s){this.#s(So(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ue()),s=Date.now(),n=v()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(v()?.id!==n)return null;for(let a of t)await np(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(v()?.id!==t)throw{code:"stopped"};let{place:o}=He(n),r={id:s,at:a,isPublic:ce.get()!=="friends",media:[],label:this.describe(n).name};if(Pt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Pt(s).get())throw{code:"storage"};await Fa(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function np(e){Pt(e).remove(),await ws(e)}var Ds=class extends be{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ns(t,this.draft.id),this.several=new Rs(t)}async begin(){let{page:t,values:s}=this,n=await mo(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-ls);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new ye(o,{changed:r,placed:l,signal:t.signal}),this.place=new ct(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Vi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Us(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await ko(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ps(s),await Yn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ns(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Qn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ce.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=gs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ve,nothing as Wi}from"../lib/lit-html/lit-html.js";function ap(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var op=({media:e,preview:t})=>ve`
  <span class="thumb">${e||t?ve`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function rp(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ve`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${op(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ve`<span class="soft" dir="auto">${s.label}</span>`:Wi}
          <span class="soft">${es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>ap(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var To=e=>e.items.length?ve`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>rp(e,t))}</ul>
    ${e.shown.length<e.items.length?ve`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Wi}
  </section>`:Wi;var Lo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Bo=e=>[...e.dataTransfer?.types??[]].includes("Files"),cp=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Io(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Bo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Bo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Lo(a.dataTransfer)))}),n("paste",a=>{let o=Lo(a.clipboardData);!o.length||cp(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as se,nothing as _o}from"../lib/lit-html/lit-html.js";var Gi=[1,5,20],ke=e=>e?i("privacy.area",{distance:is(e)}):i("privacy.exact"),Ce=()=>Gi.map(e=>[String(e),ke(e)]),xe=()=>[["0",ke(0)],...Ce()],Es=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as ze,nothing as Ji}from"../lib/lit-html/lit-html.js";var Oe="category";function Ao(e,{category:t}){let s=document.getElementById(Oe);if(s.value=t,me(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function lp(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function pp(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Ao(t,s[n]);else return;e.preventDefault()}var up=(e,t,s)=>ze`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Ao(e,t)}>
    ${Kt(t.category)}
    <span class="grow" dir="auto">${ot(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?B(t.count):Ji}</span>
  </li>`,dp=e=>{let{items:t}=e.proposals;return ze`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>up(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function jo(e){let{form:t,proposals:s}=e,n=t.errors[Oe];return ze`
    <div class="field">
      <label for=${Oe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Oe} name=${Oe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ji}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ji}
          .defaultValue=${e.values.category??""} @input=${a=>lp(a,e)} @keydown=${a=>pp(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${dp(e)}
      </div>
      ${ga(t.left[Oe])}
      ${n?ze`<p class="error" id="category-error">${n}</p>`:ze`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Hs=(e,t,s,n,a)=>se`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function No(e){let t=e?.closest("details");t&&(t.open=!0)}var mp=e=>Hs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),Uo=(e,t,s)=>se`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Kt(t)} ${ot(t)}
  </button>`;function hp(e){let{category:t}=e.values,[s,n]=t?[Kt(t),ot(t)]:[c("filter"),i("edit.none")];return Hs("category",s,i("find.category"),n,se`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Et.map(a=>Uo(e,a,a===t))}
        ${Uo(e,"other",e.isOther)}
      </div>
      ${e.isOther?jo(e):_o}
    </fieldset>`)}var Mo=(e,t,s,n,a)=>se`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function fp(e){let{isPublic:t}=e.values;return Hs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),se`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Mo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Xt()}))}
      ${Mo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var $p=e=>q("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Es(),chosen:e});function gp(e){let{area:t="",exactForFriends:s="true"}=e.values;return Hs("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):ke(Number(t)),se`
    ${q("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...xe()]})}
    ${Number(t)?$p(s):_o}`)}var Ro=e=>se`<div class="folds">${mp(e)}${hp(e)}${fp(e)}${gp(e)}</div>`;import{html as zs,nothing as Zi}from"../lib/lit-html/lit-html.js";import{html as $t,nothing as Ve}from"../lib/lit-html/lit-html.js";var Yi=16,Do=10,bp=2,wp={lat:25,lng:5,zoom:1},Cs=class extends ct{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Do?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Yi};let t=Dt(Qe.get());return t?.zoom?t:wp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Yi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Zt(this.point,t)<bp*oa(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(ut(t),"found",t.name)}distance=t=>this.point&&t?Zt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Yi,s=this.source==="tap"&&!this.chosen&&t<Do;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function qe(e){let t=new AbortController,s=null,n=rt((o,r)=>(s??=new Cs({signal:t.signal,update:r},e),Fp(s,o)),{label:i("spot.title"),kind:"chooser"});Eo(s),await n&&e.take(s),t.abort(),s.close()}var Eo=e=>e.showMap(t=>ja(document.getElementById("spot"),{...t,hasCross:!0})),yp=(e,t)=>$t`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,vp=e=>$t`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Eo(e)):Ve}
  </div>`;function kp(e,t){let s=e.chosen?.id===t.id;return $t`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ss(t.distance)}</span>
    </button>`}var xp=e=>$t`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?$t`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ve}
    ${e.nearby.map(t=>kp(e,t))}
  </div>`,Op=e=>$t`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Xi=e=>i(`spot.${e.source||"set"}`),qp=e=>$t`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?$t`<span class="soft">${Xi(e)}</span>`:Ve}</span>
  </p>`,Fp=(e,t)=>$t`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${yp(e,t)}
  ${vp(e)}
  <div class="panel">
    ${qp(e)}
    ${xp(e)}
    ${e.chosen?Ve:Op(e)}
    ${e.problem?$t`<p class="error" role="alert">${e.problem}</p>`:Ve}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Ho=(e,t)=>zs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Co=(e,t)=>zs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Zi} @click=${()=>qe(e)}>
      ${e.point?zs`<place-map inert .at=${e.point}></place-map>`:Zi}
      ${e.point?Ho(e.label||i("spot.unnamed"),[Xi(e),i("spot.change")].filter(Boolean).join(" · ")):Ho(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?zs`<p class="error" id="place-error" role="alert">${t}</p>`:Zi}
  </fieldset>`;import{html as ie,nothing as Ki}from"../lib/lit-html/lit-html.js";function Pp(e,t){e.merge(t),y(`group-${t-1}`)}function Sp(e,t,s){e.split(t,s),y(`group-${t+1}`)}var Tp=({preview:e,file:t})=>e?ie`<img src=${e} alt="">`:ie`<span class="film" title=${t.name}>${c("play")}</span>`,Lp=(e,t,s)=>ie`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Sp(e,t,s)}></button>`;function Bp(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&nt(a),n].filter(Boolean);return ie`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ie`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Pp(e,s)}>
            ${i("group.merge")}
          </button>`:Ki}
      </div>
      <ul class="group">${t.map((r,l)=>ie`<li>${l?Lp(e,s,l):Ki}${Tp(r)}</li>`)}</ul>
    </li>`}var zo=(e,t)=>e.groups?ie`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Bp(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ki;import{html as J,nothing as It}from"../lib/lit-html/lit-html.js";import{html as Qi}from"../lib/lit-html/lit-html.js";async function Ip(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await rt((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),Qi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${M(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Vo=(e,t,s,n)=>Qi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Ip(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Qi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Ap,jp]=[6,10],Up=300,_=null;function Wo(){_.isOn=!0,_.item.classList.add("lifted"),navigator.vibrate?.(10)}var Go=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Mp=(e,t)=>Go(_.item).find(s=>{let n=s.getBoundingClientRect();return s!==_.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function _p(e){if(e.pointerId!==_.id)return;let[t,s]=[e.clientX-_.x,e.clientY-_.y],n=e.pointerType==="touch";if(!_.isOn){if(Math.hypot(t,s)<(n?jp:Ap))return;if(n)return _.end();Wo()}_.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,_.over?.classList.remove("target"),_.over=Mp(e.clientX,e.clientY),_.over?.classList.add("target")}function Jo(e,t){if(e.button||_||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(_.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",_.over?.classList.remove("target"),_=null};_={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(_.timer=setTimeout(Wo,Up));let r=u=>{u.pointerId===_.id&&o()},l=u=>{if(u.pointerId!==_.id)return;let[$,N]=[s,_.isOn&&_.over].map(T=>Go(s).indexOf(T));o(),N>=0&&t($,N)};document.addEventListener("pointermove",_p,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Vs(e){(_?.isOn||e.type==="dragstart")&&e.preventDefault()}var Np="image/*,video/mp4,video/quicktime,video/webm";function Rp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Yo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Xo(e){return e.media?Ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?J`<span class="film">${c("play")}</span>`:J`<img src=${e.preview} alt="">`}var Zo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ws=(e,t,s,n,a)=>J`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Dp=(e,t)=>e.progress<1?J`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:J`<span class="over">${i("upload.processing")}</span>`,Ep=(e,t)=>({sending:()=>Dp(e,t),paused:()=>J`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>J`<span class="over">${i("upload.waiting")}</span>`,failed:()=>J`<span class="over error">${i("upload.failed")}</span>`,done:()=>It})[e.state]();function Hp(e,t,s){let n=s+1;return J`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Jo(a,(o,r)=>e.move(o,r))}
      @error=${Zo} @load=${Zo}>
      ${Xo(t)}
      ${s===0&&e.items.length>1?J`<span class="cover">${i("upload.cover")}</span>`:It}
      ${Ep(t,n)}
      <span class="buttons">
        ${s>0?Ws("before","earlier","back",n,()=>Yo(e,s,s-1)):It}
        ${n<e.items.length?Ws("after","later","next",n,()=>Yo(e,s,s+1)):It}
        ${t.state==="failed"||t.state==="paused"?Ws("","again","retry",n,()=>e.retry(t)):It}
        ${Ws("drop",t.state==="done"?"remove":"cancel","close",n,()=>Rp(e,t))}
      </span>
      ${t.state==="failed"?It:Vo(e,t,n,Xo(t))}
    </li>`}function Cp(e,t){t([...e.target.files]),e.target.value=""}var zp=(e,t)=>J`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?It:J`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Np} multiple @change=${s=>Cp(s,t)}>
  </li>`;function Vp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return J`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:B(e.items.length)}):""}</p>
    ${s.map(n=>J`<p class="error" role="alert">${n}</p>`)}`}var Ko=(e,t)=>J`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Vs} @contextmenu=${Vs} @dragstart=${Vs}>
    ${e.items.map((s,n)=>Hp(e,s,n))}
    ${e.items.length<e.most?zp(e,t):It}
  </ul>
  ${e.items.length>1?J`<p class="hint">${i("upload.order")}</p>`:It}
  ${Vp(e)}`;async function Qo(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function Wp(e){e.uploads.add(e.several.decline()),y("files")}function Gp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Jp=(e,t)=>st`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>st`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?st`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:gt}
    ${t?st`<p class="note">${i("edit.sharedFull")}</p>`:gt}
    ${e.received.left?st`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Gp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Yp(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Xp=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Zp=e=>st`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Yp(e)}>${i("edit.startOver")}</button>
  </p>`,Kp=e=>st`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?st`<p class="note">${i("edit.photosGone")}</p>`:gt}
    ${Ko(e.uploads,t=>Qo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Qp=e=>st`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?st`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:gt}`;function tu(e,t){let{isPublic:s,...n}=ma(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function eu(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");No(n),n?.focus()}function su(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>tu(a,e);return st`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>eu(a,e)}>
      ${e.isRestored?Zp(e):gt}
      ${Kp(e)}
      ${Co(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${Ro(e)}
      <div class="publish">
        ${Qp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${M(e.form,i(s))}
        </div>
      </div>
    </form>`}var iu=(e,t)=>st`
  ${e.received?Jp(e,t.get("shared")==="full"):gt}
  ${zo(e.several,()=>Wp(e))}
  ${e.several.groups?gt:To(e.drafts)}`;function nu(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?su(e):g(4)}function tr(e){let t=new(e.params.id?_s:Ds)(e,{showHome:Xp}),s=()=>t.loading.load();return Io(e.signal,n=>t.uploads&&Qo(t,n)),{title:t.title,ready:s(),view:()=>st`
      ${h(t.title,gt,t.back)}
      ${t.isNew?iu(t,e.query):gt}
      ${nu(t,s)}`,close:()=>t.close()}}import{html as I,nothing as We}from"../lib/lit-html/lit-html.js";var au=30,Gs=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Gs(t.at(-1))).join("");function er([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(er).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Gs).join(" ")).join(" "):Gs(s??t)}function ou(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Gs(s[2]),texts:[]}):t.at(-1).texts.push(er(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var ru=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function cu(e,t){let s=Math.min(...t.map(o=>Mt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function lu(e,t){let s=Mt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Mt(`${o} ${r}`).includes(l))?s.some(l=>Mt(o).includes(l))?2:1:0;return e.flatMap(ou).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,au).map(([,o])=>({address:ru(o),title:o.title,document:o.document,part:cu(o.text,s)}))}function pu(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Js=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=D(t,async()=>{let s=await fetch(new URL("bundle/help.json",re).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return pu(this.#e,ts())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return lu(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var bt=e=>e.map(t=>typeof t=="string"?t:uu[t[0]](t)),uu={b:([,e])=>I`<b>${bt(e)}</b>`,i:([,e])=>I`<i>${bt(e)}</i>`,code:([,e])=>I`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?I`<a href=${e} target="_blank" rel="noopener">${bt(t)}</a>`:I`<a href=${e}>${bt(t)}</a>`},sr=e=>I`<li>${e.length===1&&e[0][0]==="p"?bt(e[0][1]):e.map(ar)}</li>`,ir=(e,t)=>I`<tr>${e.map(t)}</tr>`,du={h2:([,e,t])=>I`<h2 id=${e} tabindex="-1">${bt(t)}</h2>`,h3:([,e,t])=>I`<h3 id=${e} tabindex="-1">${bt(t)}</h3>`,p:([,e])=>I`<p>${bt(e)}</p>`,pre:([,e])=>I`<pre tabindex="0">${e}</pre>`,ul:([,e])=>I`<ul>${e.map(sr)}</ul>`,ol:([,e])=>I`<ol>${e.map(sr)}</ol>`,table:([,[e,...t]])=>I`
    <div class="scrolls" tabindex="0"><table>
      <thead>${ir(e,s=>I`<th scope="col">${bt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>ir(s,n=>I`<td>${bt(n)}</td>`))}</tbody>
    </table></div>`},ar=e=>du[e[0]](e),or=(e,t,s,n)=>I`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?I`<br><span class="soft">${s}</span>`:We}
      </span>
      ${c("next")}
    </a>
  </li>`,nr=e=>I`<ul class="people">${e.map(t=>or(`/help/${t.name}`,t.title,"",t.language))}</ul>`,mu=([e,...t])=>I`
  <section class="card">${nr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${nr(t)}
  </section>`;function hu(e){let t=e.found;return I`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?I`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>or(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:j(i("help.none"),i("help.noneText"))}`}var fu=e=>I`
  ${h(i("help.title"),We,v()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?hu(e):mu(e.documents)}`,$u=({title:e,language:t,blocks:s})=>I`
  ${h(e,We,"/help")}
  <article class="card document" lang=${t}>${s.map(ar)}</article>`,gu=()=>I`${h(i("help.title"),We,"/help")}${j(i("missing.title"),i("missing.text"))}`;function bu(e,t){return e.loading.problem?I`${h(i("help.title"),We,"/help")}${m(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?$u(e.document):gu():fu(e):g(6)}function rr(e){let t=new Js(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?y(decodeURIComponent(location.hash.slice(1))):null),view:()=>bu(t,e)}}import{html as A,nothing as Y}from"../lib/lit-html/lit-html.js";var wu=20,yu=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function cr(e,t,{signal:s,stopped:n,tick:a=yu,note:o=()=>{}}){for(;;)try{return await F(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(wu,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ys=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var vu=30,ku=["obscured","notPoint"],lr=()=>f().places.source!=="gazetteer",Xs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!ku.includes(t.reason)).slice(0,vu)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(x("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var pr=1e3,xu=14;function Ou(e,t){let[s,n]=[e.map(N=>N.lat),e.map(N=>N.lng)].map(N=>N.toSorted((T,it)=>T-it)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:xu},$=()=>{let[N,T,it,ji]=aa(t,u).split(",").map(Number);return N<=r&&it>=l&&T<=a&&ji>=o};for(;u.zoom>1&&!$();)u.zoom--;return u}var Zs=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];this.items=[];try{for(let o=0,r;!r||r.length===pr;o=r.at(-1)?.row)r=await b(x(`${t}/rows`,{status:s,limit:pr,after:o||""}),{signal:this.#t.signal}),a.push(...r.filter(l=>l.latitude!==void 0).map(l=>({...ut(l),name:l.title})))}catch{return}n===this.#e&&(this.items=a,this.#t.update())}link(t){return x("/",{at:us(Ou(this.items,t))})}};var qu=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function ur(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<qu(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(w(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Fu=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,dr=20,Pu=200,Su=["ready","noPlace","duplicate","bad","skipped","done"],Tu=4,Lu=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],mr=e=>Lu.includes(e.reason)?e.reason:"",Ks=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ys(()=>t.update()),this.places=new Xs(this,t),this.points=new Zs(t),this.rows=ur(t,()=>x(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=D(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Su.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Tu)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(x("/import",{id:t.id})),this.#a(t)}async upload(t,s=pe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Fu(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await et(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),(t.status==="ready"||a.status==="ready")&&this.points.load(this.#i,"ready")}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=dr;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await cr(`${this.#i}/commit`,{...this.options.body,limit:Pu},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?dr:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await b(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,this.isDone?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await et(S(`/api/imports/${t.id}`))&&await this.leave()}};var Bu=["track","route","line","area","picture","link","file","damaged","text"];function hr({leftOut:e=[]}){let t=e.filter(({kind:s})=>Bu.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Pn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var fr=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:B(s),column:B(n)}):t);import{html as en,nothing as tn}from"../lib/lit-html/lit-html.js";var $r=(e,t,s,n,a)=>en`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Iu=(e,t)=>en`
  ${e.current.format==="finds"?$r("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):tn}
  ${t.keep?tn:$r("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Au=e=>q("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Et.map(t=>[t,ot(t)])],chosen:e.category,set:t=>e.set({category:t})}),ju=e=>q("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...xe()]}),Uu=e=>q("import-friends",{label:i("privacy.exactFor"),options:Es(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),gr=(e,t=e.options)=>en`
  ${Iu(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Au(t)}${ju(t)}${Number(t.area)?Uu(t):tn}</div>
    </details>
  </div>`;import{html as Q,nothing as Vt}from"../lib/lit-html/lit-html.js";function Mu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=mr(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function nn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function _u(e,t,s,n){let a=new ct(n,null,()=>nn(e,s,e.place(t,a.value)));return qe(a)}var Qs=e=>e.title||i("import.line",{n:e.row}),sn=(e,t,s)=>Q`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Qs(e)}`} @click=${s}>${t}</button>`,Nu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Ru(e,t){await R(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Nu(t),n=>M(n,i("action.save"))),y(`name-${t.row}`)}var br=(e,t)=>Q`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Qs(t)}`}
    @click=${()=>Ru(e,t)}>
    ${c("edit")}
  </button>`,wr=e=>e.findId?Q`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Qs(e)}`}>
    ${i("import.show")}</a>`:Vt,Du=(e,t,s,n)=>({ready:()=>Q`${br(e,t)}${sn(t,i("import.skip"),()=>nn(e,s,e.skip(t,!0)))}`,skipped:()=>sn(t,i("import.unskip"),()=>nn(e,s,e.skip(t,!1))),noPlace:()=>Q`${br(e,t)}${sn(t,i("import.locate"),()=>_u(e,t,s,n))}`,duplicate:()=>wr(t),done:()=>wr(t)})[t.status]?.()??Vt,an=e=>e?Q`<br><span class="soft" dir="auto">${e}</span>`:Vt,Eu=e=>e.slice(e.lastIndexOf("/")+1),Hu=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Cu=({media:e,lost:t=[]})=>[e>t.length?an(i("import.rowMedia",{n:e-t.length})):Vt,...t.map(({file:s,reason:n})=>an(`${Eu(s)}: ${Hu(n)}`))],zu=(e,t,s,n)=>Q`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Qs(t)}</bdi>${an(Mu(t))}${Cu(t)}</span>
    <span class="row">${Du(e,t,s,n)}</span>
  </li>`;function Vu(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Q`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>zu(e,o,r,t))}</ul>
    ${U(e.rows)}`:Q`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var Wu=(e,{n:t,all:s})=>Q`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:B(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Gu(e){await e.places.run(),y("part-rows")}function Ju(e){let{state:t,rows:s}=e.places;return t?.busy?Wu(e,t):Q`
    ${t?Q`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Vt}
    ${t?.problem?m(t.problem):Vt}
    ${s.length?Q`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Gu(e)}>${i("import.lookUp")}</button>
      </p>`:Vt}`}var yr=(e,t)=>Q`
  <section class="card">
    ${Z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>de(e.status===s,`${i(`import.status.${s}`)} (${B(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&lr()?Ju(e):Vt}
    ${Vu(e,t)}
  </section>`;var[ti,Yu,Xu]=[12,28,44],on=class extends Ua{label="";#t=[];set places(t){let s=t!==this.#t;this.#t=t,this.map&&s&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,ti,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Ma(this.#t,t=>this.map.pixelOf(t),Xu).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:ti}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Yu,text:"",label:t.name,area:l,click:r}}let n=_a({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:ti}):this.map.fit([t,...s],ti)}}failed(){this.remove()}};customElements.define("finds-map",on);var Zu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Ku(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var Qu=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,td=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Zu} aria-describedby="import-hint" @change=${t=>Ku(t,e)}>
  </p>`,ed=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):Y}
    ${e.progress===null?td(e):Qu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?id(e):Y}`;async function kr(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var ei=e=>e.name||i("import.unnamed");async function sd(e,t){await e.open(t),y("part-import")}var id=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ei(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${xr(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ei(t)}`} @click=${()=>sd(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ei(t)}`}
            @click=${()=>kr(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,xr=e=>i("import.ends",{date:nt(e.expiresAt)});async function nd(e){await e.commit(),y("part-import")}var ad=(e,{taken:t,all:s})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:B(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,od=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s&&n.items.length?A`
    <p><a class="button" href=${n.link({width:innerWidth,height:innerHeight/2})}>${i("import.see")}</a></p>`:Y}`,rd=(e,t)=>A`
  ${gr(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>nd(e)}>${i("import.commit",{n:t})}</button>`;function cd(e){let[t,s]=[hr(e),fr(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Y}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function ld(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${Z("import",A`<bdi>${ei(t)}</bdi>`)}
      ${e.isBusy?ad(e,s):A`
        ${e.isDone?Y:A`<p class="soft">${xr(t)}</p>`}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${cd(t)}
        ${s?od(t.counts,s,e.points):Y}
        ${s?.problem?m(s.problem):Y}
        ${t.counts.ready?rd(e,t.counts.ready):Y}
        <p class="row">${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>vr(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>vr(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>kr(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function vr(e){await e.leave(),y("import-file")}function pd(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?A`${ld(e)}${e.isBusy?Y:yr(e,t)}`:ed(e)}function Or(e){let t=new Ks(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${h(i("import.title"),Y,"/settings")}${pd(t,e)}`}}import{html as V,nothing as Wt}from"../lib/lit-html/lit-html.js";var ud=1e3,qr=[5,15,30,60],Fe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=na){this.#t=t,this.#e=s,this.loading=D(t,async()=>{await this.#i(),this.#n();let n=Dt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(x("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(ud),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await F("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await F("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await H(`/api/admin/map/areas/${t.name}`)}catch(s){p(w(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(w(s))}}};async function dd(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var md=(e,t)=>V`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${W(t.bytes)} · ${z(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?V`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Wt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>dd(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,hd=e=>V`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?V`<ul class="people">${e.areas.map(t=>md(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"))}
  </section>`,fd=(e,t)=>V`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,$d=e=>e.wishes.length?V`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>fd(e,t))}</ul>
  </section>`:Wt,gd=e=>q("km",{label:i("areas.size"),options:qr.map(t=>[t,is(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),bd=e=>V`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:W(e.plan.bytes)})}
  </button>`;function wd(e){return!e.chosen||e.isRunning?Wt:V`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${gd(e)}
    ${e.busy?V`<p class="soft" role="status">${i("areas.asking")}</p>`:Wt}
    ${e.problem?V`<p class="error" role="alert">${w(e.problem)}</p>`:Wt}
    ${e.plan?bd(e):Wt}`}function yd(e){let{job:t}=e;if(!t)return Wt;let{title:s,state:n}=t;if(n==="failed")return V`<p class="error" role="alert">${i("areas.failed",{title:s})} ${w(t)}</p>`;if(n==="current")return V`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return V`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return V`
    <p role="status">${t.total?i("areas.running",{title:s,done:W(t.bytes),total:W(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var rn=e=>V`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${wd(e)}
    ${yd(e)}
  </section>`;function vd(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?V`
    ${rn(e)}
    ${$d(e)}
    ${hd(e)}`:g(3)}function Fr(e){let t=new Fe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>V`${h(i("admin.map"),Wt,"/admin")}${vd(t)}`}}import{html as X,nothing as pt}from"../lib/lit-html/lit-html.js";var kd=4,xd=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Pr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",re).href),{data:s,size:n}=t(e,{ecc:"M",border:kd});return{size:n,path:xd(s)}}var Sr=[1,2,5,10,25,100],Tr=[1,7,30,90],Pe=class{created=null;#t;constructor(t){this.#t=t,this.list=C(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return v()?.role==="admin"}isMine(t){return t.inviter?.id===v()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await F("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Pr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(v()),instance:Xt()});await navigator.share({title:i("invites.shareTitle",{instance:Xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(w(s))}this.#t.update()}};var Od=()=>X`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function qd({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Fd(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var cn=(e,t=e.form)=>X`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${qd} @submit=${s=>Fd(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${q("uses",{label:i("invites.uses"),options:Sr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${q("days",{label:i("invites.days"),options:Tr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Od()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${M(t,i("invites.create"))}</div>
  </form>`,Pd=({size:e,path:t})=>X`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Sd=e=>X`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ln=e=>X`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Sd(e):pt}
    </p>
    ${e.created.code?Pd(e.created.code):pt}
  </section>`,Td=e=>X`<li><a class="person" href="/people/${e.id}">${at(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function Ld(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Bd=(e,t,s)=>X`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Ld(e,t)}>
    ${i("invites.revoke")}
  </button>`,Id={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ad=(e,t)=>!e.isAdmin||e.isMine(t)?pt:X` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function jd(e,t){let s=t.note||i("invites.of",{date:nt(t.createdAt)}),n=t.state==="open";return X`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Id[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:B(t.uses-t.usesLeft),uses:B(t.uses)})}
        ${n?X` · ${i("invites.until",{date:nt(t.expiresAt)})}`:pt}
        ${t.befriend?X` · ${i("invites.befriends")}`:pt}
        ${Ad(e,t)}
      </p>
      ${t.usedBy.length?X`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Td)}</ul>`:pt}
      ${n?X`<p class="row actions">${Bd(e,t,s)}</p>`:pt}
    </li>`}function Ud(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?X`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>jd(e,a))}</ul>
      ${U(e.list)}
    </section>`:Nt()?pt:j(i("invites.none"),i("reason.may_not_invite")):g(2)}function Lr(e){let t=new Pe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>X`
      ${h(i("invites.title"),pt,"/people")}
      ${Nt()?X`<p class="lead">${i("invites.lead")}</p>`:pt}
      ${t.created?ln(t):pt}
      ${Nt()?cn(t):pt}
      ${Ud(t)}`}}import{html as Gt,nothing as si}from"../lib/lit-html/lit-html.js";var Ir=(e,t)=>Gt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Br(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ir(n,a(o)):q(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Md=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),_d=({mediaLimit:e})=>e?W(e):i("admin.limits.none"),Nd=e=>Gt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Br(e,"registration",io,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Br(e,"invites",no,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ir(i("admin.limitOfAll"),_d(e.values)):Md(e)}
    <div class="row end">${M(e.form,i("action.save"))}</div>
  </form>`;function Rd(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Gt`${Nd(e)}${Dd(e)}`:g(4)}var Dd=e=>Gt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Gt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:si}
    <p class="row">
      ${e.myView?Gt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:si}
      ${e.startView?Gt`<button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:si}
    </p>
  </section>`;function Ar(e){let t=new ge(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Gt`${h(i("admin.instance"),si,"/admin")}${Rd(t)}`}}import{html as wt,nothing as ne}from"../lib/lit-html/lit-html.js";var pn="/admin/welcome",jr=e=>e.slice(e.lastIndexOf("#")+1).trim(),ii=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=jr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await F("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return v()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Cn();let a=this.invite||jr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await F("/api/auth/register",o).catch(l=>this.#e(l));Ft(r.user),await this.#t.go(r.user.role==="admin"?pn:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ed=({form:e,asksInvite:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ne}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${M(e,i("join.action"))}
  </form>`;function Hd({greeting:e,invite:t}){let s=e?.inviter,n=wt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ne}</p>`;return s?wt`
    <div class="inviter">
      ${at(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:Xt()})}</h1>
    </div>
    ${n}
    ${e.befriend?wt`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:ne}`:wt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Cd=(e,t)=>wt`${Ea(wt`
  ${Hd(e)}
  ${e.ended?wt`<p class="note" role="alert">${w(e.ended)}</p>`:ne}
  ${e.user?wt`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:ne}
  ${e.isClosed?wt`<p class="note">${i("join.closed")}</p>`:ne}
  ${f().passwordLogin?Ed(e):ne}
  ${za("join.provider",{redirect:Vn()?pn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ys(t)}`;function Ur(e){let t=new ii(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Cd(t,e.update)}}import{html as vt,nothing as Je}from"../lib/lit-html/lit-html.js";var Mr=["private","friends","public"],_r=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Nr=e=>new k({send:async t=>e(await F("/api/lists",_r(t)))}),ni=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===v().id,this.lists=C(t,x("/api/lists",{userId:s,limit:20}))}},ai=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=C(t,`${this.#e}/finds?limit=50`),this.loading=D(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===v().id}get canHide(){return!this.isOwn&&v().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return x("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await H(this.#e,_r(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await F(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await et(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await et(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(H(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(H(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},oi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return et(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await et(t.hasFind?H(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await F("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Se,nothing as zd}from"../lib/lit-html/lit-html.js";var Vd={private:"lock",friends:"people",public:"globe"},ri=e=>Se`
  <span class="badge">${c(Vd[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Rr=e=>Se`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Ct(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ri(e)}</span>
      </span>
    </a>
  </li>`,Wd=(e,t)=>Se`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${q("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Mr.map(s=>[s,i(`lists.${s}`)])})}`,ci=(e,t=null)=>R(e,i(t?"lists.edit":"lists.new"),s=>Wd(s,t),s=>M(s,i("action.save"))),Gd=(e,t)=>Se`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ri(t)}
    </label>
  </li>`,Jd=(e,t)=>Se`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Rt(t)}</div>
  ${e.lists.length?Se`<ul class="people">${e.lists.map(s=>Gd(e,s))}</ul>`:zd}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Yd(e){let t=new oi(e.id);await t.load()&&await rt((s,n)=>(t.update=n,Jd(t,s)),{label:i("lists.addTo")})}import{html as dt,nothing as Jt}from"../lib/lit-html/lit-html.js";var Xd=88,Dr=(e,t)=>dt`
  <span class="sum"><span class="strong">${B(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,li=(e,{count:t,likes:s,badge:n=Jt,actions:a=Jt})=>dt`
  <section class="profile-head">
    ${at(e,Xd)}
    ${e.displayName?dt`<p class="soft">@${e.username}</p>`:Jt}
    ${e.about?dt`<p dir="auto">${e.about}</p>`:Jt}
    <p class="row">
      ${t===void 0?Jt:Dr(t,"person.findsSum")}
      ${s===void 0?Jt:Dr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Zd=e=>dt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Ct(e.media[0],{thumb:!0}):dt`<span class="sign-tile">${Kt(e.category)}</span>`}
      ${e.isPublic?Jt:dt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Er=(e,t,s)=>dt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Kd={grid:e=>dt`<ul class="tiles">${e.map(Zd)}</ul>`,list:e=>dt`<ul class="card rows">${e.map(t=>Oa(t,$s(t)))}</ul>`},un=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...ut(s),km:s.area,name:An(s)}])).values()];function Te(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?dt`
    <finds-map .places=${un(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Er(e,"grid","camera")}
      ${Er(e,"list","filter")}
    </div>
    ${Kd[e.layout](s)}
    ${U(e.finds)}`:j(t.title,t.text,t.action??Jt):g(3)}import{html as At,nothing as ae}from"../lib/lit-html/lit-html.js";var Hr=["exact","area","hidden"],Cr=["","1","7","30","date"],Qd=3650,dn=({findId:e,listId:t})=>e?"find":t?"list":"category",zr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function tm(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Vr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function em({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?tm(t):Number(e);if(s>=1&&s<=Qd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function sm({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var im=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:sm(e),days:em(e)}),nm=({chosen:e,category:t})=>({category:e||t.trim()});async function am(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Et.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var pi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return dn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=im(t);return this.share?G(`/api/shares/${this.share.id}`,s):F("/api/shares",{...this.target??nm(t),...s,days:s.days??void 0})}},di=e=>new URL(e.link,location.origin).href,mi=()=>!!navigator.share;async function hi(e){try{await navigator.clipboard.writeText(di(e))}catch{return!1}return p(i("find.copied")),!0}async function fi(e,t){try{await navigator.share({title:t,url:di(e)})}catch(s){return s.name==="AbortError"}return!0}var ui=class{#t;constructor(t){this.#t=t,this.list=C(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await et(am().then(s=>{t=s})),t}async revoke(t){await et(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var mn=e=>e.findTitle||e.listName||ot(e.category??""),yt=e=>e.title||mn(e),Wr=({place:e,area:t})=>e==="area"?ke(t):i(`shares.place.${e}`),hn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:qt(t)}),om=e=>At`
  ${q("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ot(t)+(s?` (${B(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ae:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,rm={exact:"pin",area:"map",hidden:"block"},cm=(e,t)=>At`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(rm[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,lm=e=>At`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Hr.map(t=>cm(e,t))}
  </fieldset>
  ${e.place==="area"?q("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Gi[0]),options:Ce()}):ae}`,pm=e=>At`
  ${q("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",hn(e.share)]]:[],...Cr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Vr(14),hint:i("shares.dateHint"),required:!0}):ae}`,um=e=>At`
  ${e.share?.hasPassword?q("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ae}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ae}`,dm=e=>At`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?ae:om(e)}
  ${lm(e)}
  ${pm(e)}
  ${um(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function $i(e){let t=null,s=null,n=r=>(s=new pi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await R(n,i(a),()=>dm(s),r=>M(r,i(o))),t}async function Gr(e){await hi(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function mm(e){await fi(e,yt(e))||await Gr(e)}var hm=e=>At`
  <button type="button" class="quiet" @click=${()=>mm(e)}>${c("share")} ${i("action.share")}</button>`,fn=e=>At`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${yt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ge=(e,t=i("shares.ready"))=>rt(s=>At`
  <div class="row between"><h2>${t}</h2>${Rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${yt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${di(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Gr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${mi()?hm(e):ae}
    ${fn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Jr(e){let t=await $i(e);t&&await Ge(t)}var fm=e=>Jr({target:{findId:e.id},place:zr(e)}),Yr=e=>Jr({target:{listId:e.id}});async function $m(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var gm=e=>Ht(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ci(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Yr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>$m(e)}],{id:"list-menu"}),bm=e=>vt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,wm=e=>Ht(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>R(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),bm,t=>M(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Xr(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function ym(e,t){await e.drop(t),y("list-menu")}function vm(e,t,s){let n=e.finds.items.length-1;return Ht(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Xr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Xr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>ym(e,t)}],{id:`find-${t.id}`})}var km=(e,t,s)=>vt`
  <li class="listed">
    ${xa(t,$s(t))}
    ${e.isOwn?vm(e,t,s):Je}
  </li>`,xm=({user:e})=>vt`<a class="person" href="/people/${e.id}">${at(e)} <span>${O(e)}</span></a>`,Om=e=>vt`
  <div class="card">
    ${e.isOwn?Je:xm(e.list)}
    ${e.list.description?vt`<p class="text" dir="auto">${e.list.description}</p>`:Je}
    <p class="marks">${ri(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function qm(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?vt`
    <finds-map .places=${un(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>km(e,a,o))}</ol>
    ${U(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}function Fm(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return vt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return g(3);let{cover:n}=e.list;return vt`
    ${n?vt`<div class="list-cover">${Ct(n.media,{eager:!0})}</div>`:Je}
    ${Om(e)}
    ${qm(e)}`}function Zr(e){let t=new ai(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>vt`
      ${h(t.title,t.isOwn?gm(t):t.canHide?wm(t):Je,t.listsPath)}
      ${Fm(t)}`}}import{html as $n,nothing as Pm}from"../lib/lit-html/lit-html.js";async function Sm(e){let t=null;await ci(s=>Nr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Tm=e=>$n`
  <button type="button" id="new-list" @click=${()=>Sm(e)}>${c("plus")} ${i("lists.new")}</button>`;function Lm({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?$n`<ul class="card rows">${e.items.map(Rr)}</ul>${U(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function Kr(e){let t=new ni(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>$n`
      ${h(i("lists.title"),t.isOwn?Tm(e):Pm,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Lm(t)}`}}import{html as Qr,nothing as Im}from"../lib/lit-html/lit-html.js";var Bm=10,gi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=D(t,()=>this.#e())}async#e(){if(this.name===v()?.username)return this.#s(v());let t=x("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Bm;s++){let n=await le(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Am({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Qr`<p class="empty">${i("person.gone")}</p>`:g(3)}function tc(e){let t=new gi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Qr`${h(t.name,Im,"/people")}${Am(t)}`}}import{html as kt,nothing as wi}from"../lib/lit-html/lit-html.js";var[jm,Um]=[20,36e5];function Mm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+jm-1]<Um)).map(([s])=>s))}var bi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=C(t,"/api/notifications?limit=30"),this.#e=_t.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Mm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await le("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||os(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,os(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await F("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Nn(0)}catch(t){p(w(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||os(-1)}catch(s){p(w(s))}this.#t.update()}close(){this.#e()}};var _m={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Nm(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Rm=({type:e,data:t})=>e==="moderated"?jn[Un(t)]:e==="link_used"?"lock":"flag",Dm=({type:e,data:t,actor:s})=>t.userId?kt`
  <span class="face">
    ${at(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(_m[e],e==="find_liked")}</span>
  </span>`:kt`<span class="face office">${c(Rm({type:e,data:t}))}</span>`,Em=e=>kt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Hm(e,t){let s=e.request(t.newest);return s?kt`<span class="row actions">${Qt(s.friendship,s.user,()=>e.answered(t))}</span>`:wi}var Cm=(e,t,s)=>kt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${_n(t.newest)} @click=${()=>e.markRead(t)}>
      ${Dm(t.newest)}
      <span>
        <span class="what">${Mn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?wi:kt`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Em(t.newest.thumbnailUrl):wi}
    </a>
    ${Hm(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Nm(e,t,s)}>${c("close")}</button>
  </li>`,zm=e=>kt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Vm=()=>kt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Wm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?kt`<ul class="card notes">${e.groups.map((n,a)=>Cm(e,n,a))}</ul>${U(e.list)}`:j(i("note.none"),i("note.noneText"),Vm()):g(4)}function ec(e){let t=new bi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>kt`${h(i("nav.bell"),t.hasUnread?zm(t):wi)}${Wm(t)}`,close:()=>t.close()}}import{html as xt,nothing as gn}from"../lib/lit-html/lit-html.js";var Gm=200,Jm=2,yi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>C(t,x("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=C(t,()=>x("/api/users",{q:this.text.trim()})),this.#s=_t.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(x(this.#t.path,{q:t})),[...t].length<Jm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Gm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===v()?.id?t.addressee:t.requester}isMe(t){return t.id===v()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Ym(e,t){if(e.isMe(t))return xt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return xt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ms(t,e.reload);let s=e.requestOf(t);return s?Qt(s,t,e.reload):xt`<span class="badge">${i("friend.pending")}</span>`}function Xm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?xt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>_i(s,Ym(e,s)))}</ul>
    ${U(t)}`:xt`<p class="soft" role="status">${i("people.noMatch")}</p>`:gn}function Zm(e,t){e.preventDefault(),t.search()}var Km=e=>xt`
  <form class="card" role="search" @submit=${t=>Zm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Xm(e)}
  </form>`;function vi(e,t,s,n=_i){let a=e.lists[t];return a.items.length?xt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${U(a)}
    </section>`:gn}var Qm=(e,t,s)=>je(s,[fs(t,s,e.reload),Ae(s,e.reload)]),th=e=>xt`
  ${vi(e,"received",(t,s)=>[Qt(t,s,e.reload),je(s,[Ae(s,e.reload)])])}
  ${vi(e,"sent",(t,s)=>hs(t,s,e.reload))}
  ${e.lists.accepted.items.length?vi(e,"accepted",(t,s)=>Qm(e,t,s)):j(i("people.none"),i("people.noneText"))}
  ${vi(e,"blocked",(t,s)=>da(s,e.reload),ua)}`;function eh(e){return e.problem?m(e.problem,e.load):e.isLoaded?th(e):g(3)}var sh=()=>Nt()?xt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:gn;function sc(e){let t=new yi(e);return{title:i("people.title"),ready:t.load(),view:()=>xt`${h(i("people.title"),sh(),"/feed")}${Km(t)}${eh(t)}`,close:()=>t.close()}}import{html as Le,nothing as xi}from"../lib/lit-html/lit-html.js";var ki=class extends ds{user=null;friendship=null;#t;constructor(t){super(t,x("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=D(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===v()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":x("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await le(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function ih({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ms(e,n.load):t?t.status==="accepted"?xi:s?Qt(t,e,n.load):hs(t,e,n.load):xi}var nh=()=>Le`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,ah=e=>Le`
  <a class="button quiet" href=${x("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,oh=e=>e.isMe?nh():[ih(e),ah(e.user)];function rh(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return xi;let o=n?.status==="accepted"?[fs(n,s,a.load)]:[];return je(s,[ya(s,a.load),...o,wa({userId:s.id}),Ae(s,()=>t.go("/people"))])}var ch=e=>li(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Le`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:xi,actions:oh(e)});function lh(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Le`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Le`
    ${ch(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Te(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:g(3)}function ic(e){let t=new ki(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Le`${h(s(),rh(t,e),"/people")}${lh(t)}`}}import{html as mt,nothing as Xe}from"../lib/lit-html/lit-html.js";var Oi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=C(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,F(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await et(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var qi=class extends ds{progress=null;figures={};isEdited=!1;constructor(t){super(t,x("/api/finds",{userId:v().id,includePrivate:!0,limit:20})),this.bin=new Oi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return v()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${v().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=pe){let n=a=>{this.progress=a,this.page.update()};n(0);try{Ft(await s("PUT","/api/users/me/picture",await Ee(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(w(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),Ft(await b("/api/users/me"))}catch(t){p(w(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Ft(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Pi,nothing as Fi}from"../lib/lit-html/lit-html.js";async function ph(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function uh(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var dh=(e,t)=>Pi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>ph(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,mh=(e,{find:t,expiresAt:s})=>Pi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Pi`<br><span class="soft">${i("bin.until",{date:qt(s)})}</span>`:Fi}
    </p>
    ${t.hidden?va(i("report.findHidden"),t.hidden):Fi}
    <p class="row">
      ${t.hidden?Fi:dh(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>uh(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,nc=e=>e.list.items?.length?Pi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>mh(e,t))}</ul>
    ${U(e.list)}
  </section>`:Fi;function hh(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var fh=e=>mt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,$h=e=>mt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>hh(t,e)}>
      ${e.hasPicture?fh(e):Xe}
    </p>
    ${e.progress===null?Xe:mt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,gh=()=>mt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,bh=({form:e,user:t})=>mt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${M(e,i("action.save"))}</div>
  </form>`,Ye=(e,t,s)=>mt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,wh=e=>mt`
  <ul class="card rows">
    ${Ye("/people","people",i("people.accepted"))}
    ${Ye("/saved","bookmark",i("saved.title"))}
    ${Ye("/lists","feed",i("lists.title"))}
    ${Ye("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ye("/admin","shield",i("admin.title")):Xe}
  </ul>`,yh=()=>mt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,vh=e=>mt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${$h(e)}
    ${bh(e)}
  </section>`;async function kh(e){e.toggleEdit(),await y("edit-title")}var xh=e=>mt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>kh(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Oh=e=>mt`
  ${h(O(e.user),yh())}
  ${li(e.user,{...e.figures,actions:xh(e)})}
  ${e.isEdited?vh(e):Xe}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Te(e,{title:i("profile.none"),text:i("profile.noneText"),action:gh()})}
  </section>
  ${wh(e.user)}
  ${nc(e.bin)}`;function ac(e){let t=new qi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Oh(t):Xe}}import{html as tt,nothing as oe}from"../lib/lit-html/lit-html.js";var qh={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Fh=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),oc=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Ph(e,t,s){let n=oc(t,s);s!=="dismissed"?await ba(n,({note:a})=>e.decide(t,s,a),Fh):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var rc=e=>e?tt`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:tt`<span class="soft">${i("report.left")}</span>`,Sh=e=>tt`
  <p class="row">${e.map(t=>tt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Th=e=>tt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ue(e.description):oe}
  ${e.media.length?Sh(e.media):oe}`,Lh=e=>e.find?Th(e.find):e.comment?Ue(e.comment.content):e.kind==="user"?oe:tt`<p class="soft">${i("report.noContent")}</p>`,Bh=e=>tt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${rc(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?Ue(e.text):oe}
  </li>`,Ih=(e,t,s)=>tt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Ph(e,t,s)}>
    ${c(qh[s])} ${oc(t,s)}
  </button>`,Ah=(e,t)=>tt`<p class="row">${fa(t.kind).map(s=>Ih(e,t,s))}</p>`,jh=(e,t)=>tt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ue(t.decision.note):oe}
  ${t.hidden?tt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:oe}`,Uh=(e,t)=>tt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${rc(t.owner)}</h2>
    ${Lh(t)}
    <ul class="rows">${[t,...t.others].map(Bh)}</ul>
    ${t.decision?jh(e,t):Ah(e,t)}
  </li>`;function Mh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?tt`<ul class="stack">${t.map(a=>Uh(e,a))}</ul>${U(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function cc(e){let t=new $a(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>tt`
      ${h(i("report.reports"),oe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ha.map(s=>de(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Mh(t)}`}}import{html as bn,nothing as _h}from"../lib/lit-html/lit-html.js";var Nh=(e,t)=>bn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ka(t))} ${i(`saved.${t}`)}
  </button>`,Rh=()=>bn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Dh=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Rh()});function lc(e){let t=new la(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>bn`
      ${h(i("saved.title"),_h,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ca.map(s=>Nh(t,s))}</div>
      ${Te(t,Dh(t.state))}`}}import{html as K,nothing as Ot}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as wn}from"../lib/lit-html/lit-html.js";var uc=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Eh(e,t){let s=as(navigator.userAgent);await R(n=>e.addForm(t,n),i("passkeys.add"),n=>ht`
    ${P(n)}
    ${zt(n)}
    ${uc(n,s)}
    ${t?St(n,"password",i("account.password")):wn}`,()=>ht`<button type="submit">${i("settings.linkGo")}</button>`)}var Hh=(e,t)=>R(s=>e.renameForm(t,s),i("passkeys.rename"),s=>ht`
  ${P(s)}
  ${uc(s,t.name)}`,()=>ht`<button type="submit">${i("action.save")}</button>`);async function Ch(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var pc=(e,t,s)=>ht`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,zh=(e,t,s)=>ht`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?ht`<span class="badge">${i("passkeys.backedUp")}</span>`:wn}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?ht`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${pc(t,i("passkeys.rename"),async()=>{await Hh(e,t),s()})}
      ${pc(t,i("action.delete"),()=>Ch(e,t))}
    </span>
  </li>`,Vh=e=>ht`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,dc=(e,t,s)=>ht`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?ht`<ul class="people">${e.list.map(n=>zh(e,n,s))}</ul>`:wn}
    <p>${Vh(async()=>{await Eh(e,t),s()})}</p>
  </section>`;import{html as Si,nothing as Wh}from"../lib/lit-html/lit-html.js";var mc=e=>qe(e.picker()),Gh=e=>Si`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Jh=(e,{latitude:t,longitude:s,radius:n,area:a})=>Si`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${q("home-radius",{label:i("privacy.homeRadius"),options:Ga.map(o=>[o,ss(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${q("home-area",{label:i("privacy.homeArea"),options:Ce(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Gh(e):Wh}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>mc(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,hc=e=>Si`
  <section class="card">
    ${Z("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${q("shown-area",{label:i("privacy.shownNew"),options:xe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Jh(e,e.values.home):Si`
      <p><button type="button" class="quiet" id="home" @click=${()=>mc(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as jt,nothing as Ze}from"../lib/lit-html/lit-html.js";var yn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function fc(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await F("/api/auth/tokens",{name:s.trim(),scopes:yn[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var Ke=e=>e.kind==="token",$c=e=>Ke(e)?e.name:as(e.userAgent),Yh={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Xh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Zh(e){return e.expiresAt?Ke(e)?i("token.until",{date:qt(e.expiresAt)}):i("settings.until",{date:qt(e.expiresAt)}):i("token.endless")}var Kh=e=>e.lastUsedAt?i("session.used",{date:nt(e.lastUsedAt)}):i("session.unused"),Qh=(e,t)=>{let s=i(Ke(t)?"token.revoke":"settings.end");return jt`
    <button type="button" class="quiet" aria-label="${s}: ${$c(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},tf=e=>jt`${i(Ke(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,ef=(e,t)=>jt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${$c(t)}</span>
      <span class="badge">${Yh[t.kind]()}</span>
      ${t.current?jt`<span class="badge">${i("settings.thisOne")}</span>`:Ze}<br>
      ${Ke(t)?jt`<span class="soft">${Xh(t)}</span><br>`:Ze}
      <span class="soft">${tf(t)} · ${Kh(t)} · ${Zh(t)}</span>
    </span>
    ${t.current?Ze:Qh(e,t)}
  </li>`;async function sf(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var nf=e=>jt`
  <button type="button" class="quiet" @click=${()=>sf(e)}>${i("settings.endOthers")}</button>`,af=[90,30,365],of=e=>Object.keys(yn).filter(t=>t!=="admin"||e.role==="admin"),rf=(e,t)=>jt`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${zt(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${q("access",{label:i("token.access"),options:of(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${q("days",{label:i("token.life"),options:[...af.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?St(t,"password",i("account.password")):Ze}`,cf=e=>Fs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function lf(e){let t=null;await R(n=>fc(a=>{t=a,n()}),i("token.create"),n=>rf(e,n),()=>jt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await cf(t.token))}var gc=e=>jt`
  <section class="card">
    ${Z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>ef(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?nf(e):Ze}
      <button type="button" class="quiet" id="new-token" @click=${()=>lf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var pf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],uf=e=>K`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${_e()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,df=()=>qn.map(e=>[e,On[e],e]),wc=e=>K`
  <section class="card">
    ${Z("appearance",i("settings.appearance"))}
    ${q("language",{label:i("settings.language"),options:df(),chosen:ts(),set:t=>e.setLanguage(t)})}
    ${q("theme",{label:i("settings.theme"),options:Ba.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Ia(),set:t=>e.setTheme(t)})}
    ${q("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Sn(),set:t=>e.setUnits(t)})}
    ${Me()?uf(e):Ot}
  </section>`;async function mf(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var bc=(e,t,s=Ot)=>K`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>mf(n,e,t)}>
  </label>`,hf=e=>K`
  <section class="card">
    ${Z("notify",i("settings.notify"))}
    ${[...pf,...v()?.role==="admin"?["reported"]:[]].map(t=>bc(e,t))}
    ${f().pushKey?bc(e,"pushEnabled",K`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Ot}
  </section>`,ff=e=>K`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,$f=e=>K`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Ot}</p>`;function gf(e){return e.state==="on"?ff(e):e.state==="off"?$f(e):K`<p class="note">${i(`push.${e.state}`)}</p>`}var Be=(e,t)=>K`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,bf=()=>K`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Be("appearance",i("settings.appearance"))}
    ${Be("notify",i("nav.bell"))}
    ${f().passwordLogin?Be("password",i("account.password")):Ot}
    ${Be("places",i("privacy.settings"))}
    ${Be("sessions",i("settings.devices"))}
    ${Be("data",i("settings.data"))}
  </nav>`,wf=e=>K`
  ${bf()}
  ${wc(e)}
  ${hf(e)}
  <section class="card">
    ${Z("push",i("push.title"))}
    ${gf(e.push)}
  </section>
  ${f().passwordLogin?Ya(e):Ot}
  ${e.passkeys.isShown?dc(e.passkeys,e.asksPassword,e.redraw):Ot}
  ${f().provider.enabled?Xa(e):Ot}
  ${hc(e.places)}
  ${gc(e)}
  ${Za(e)}
  ${Nt()?K`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:Ot}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function yf(e){let t=_t.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var vf=e=>K`
  <button type="button" class="quiet" id="sign-out" @click=${()=>yf(e)}>${i("settings.signOut")}</button>`;function kf(e){let{problem:t,load:s}=e.loading;return t?K`${m(t,s)}${wc(e)}`:e.isLoaded?wf(e):g(5)}function yc(e){let t=new Os(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?y(`part-${location.hash.slice(1)}`):null),view:()=>K`
      ${h(i("settings.title"),vf(t),"/profile")}
      ${t.refusal?m(t.refusal):Ot}
      ${kf(t)}`}}import{html as ft,nothing as Li}from"../lib/lit-html/lit-html.js";async function xf(e){let t=await e.offered(),s=t&&await $i({offered:t});s&&(e.take(s),await Ge(s))}async function Of(e,t){let s=await $i({share:t});s&&e.take(s)}async function qf(e,t){await L(i("shares.revokeTitle",{title:yt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var Ff=async e=>await hi(e)||Ge(e,i("shares.one")),Pf=async e=>await fi(e,yt(e))||Ge(e,i("shares.one")),Sf=(e,t)=>Ht(i("shares.menu",{title:yt(t)}),[...mi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Pf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Of(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>qf(e,t)}],{id:`share-${t.id}`}),Tf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Lf=e=>e.category?ft`<span class="strong" dir="auto">${yt(e)}</span>`:ft`<a class="strong" dir="auto" href=${Tf(e)}>${yt(e)}</a>`,Bf=e=>ft`${i(`shares.kind.${dn(e)}`)}${e.title?ft`: <bdi>${mn(e)}</bdi>`:Li}`,Ti=(e,t)=>ft`<span class="badge">${e?c(e):Li} ${t}</span>`,If=e=>ft`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${yt(e)}" @click=${()=>Ff(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Af=(e,t)=>ft`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Lf(t)}<br>
        <span class="soft">${Bf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Sf(e,t)}
    </div>
    <p class="marks">
      ${Ti(t.place==="hidden"?"block":"pin",Wr(t))}
      ${t.hasPassword?Ti("lock",i("account.password")):Li}
      ${t.expiresAt?Ti("",hn(t)):Ti("",i("shares.endless"))}
    </p>
    ${t.expired?Li:ft`<p class="row actions">${If(t)} ${fn(t)}</p>`}
  </li>`;function jf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ft`<div class="card"><ul class="people">${t.map(a=>Af(e,a))}</ul></div>${U(e.list)}`:j(i("shares.none"),i("shares.noneText")):g(3)}var Uf=e=>ft`
  <button type="button" class="quiet" id="new-share" @click=${()=>xf(e)}>${i("shares.category")}</button>`;function vc(e){let t=new ui(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ft`
      ${h(i("shares.mine"),Uf(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${jf(t)}`}}import{html as Ut,nothing as xc}from"../lib/lit-html/lit-html.js";var Bi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return _t.get("outbox")}load=async()=>{await Kn(),this.isLoaded=!0,this.#t.update()};cancel(t){return ta(t.id)}retry(t){return ea(t.id)}sendNow(){return sa()}};async function Mf(e,t){await pa()&&e.cancel(t)}var _f=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),kc=e=>Ut`<a class="strong" dir="auto" href=${ia(e)}>${e.title}</a>`,Nf={find:e=>Ut`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Ut`<span class="what" dir="auto">${e.body.content}</span><br>${kc(e)}`,like:kc},Rf=(e,t)=>Ut`
  <li class="row between">
    <span class="grow">
      <span class="soft">${_f(t)}</span><br>
      ${Nf[t.kind](t)}<br>
      ${t.state==="refused"?Ut`<span class="error">${t.problem}</span>`:Ut`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Ut`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:xc}
      <button type="button" class="quiet" @click=${()=>Mf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Df(e){return e.isLoaded?e.entries.length?Ut`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Rf(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText")):g(2)}function Oc(e){let t=new Bi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Ut`${h(i("outbox.title"),xc,"/")}${Df(t)}`}}import{html as Yt,nothing as Ef}from"../lib/lit-html/lit-html.js";var Ii=class{#t;constructor(t){this.#t=t,this.instance=new ge(t),this.areas=new Fe(t),this.invites=new Pe(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(x("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var qc=(e,t)=>Yt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Fc=(e,t)=>Yt`<p class="row end">${qc(e,i(t?"welcome.next":"welcome.later"))}</p>`,Pc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():g(3),Hf=(e,t)=>Pc(e.instance.loading,e.instance.values,()=>Yt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${qc(e,i("welcome.later"))} ${M(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ys(t.update)}`),Cf=e=>Pc(e.areas.loading,e.areas.areas,()=>Yt`
  ${rn(e.areas)}
  ${Fc(e,e.areas.areas.length||e.areas.isRunning)}`),zf=e=>Yt`
  ${e.invites.created?ln(e.invites):cn(e.invites)}
  ${Fc(e,e.invites.created)}`,Vf=()=>Yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Wf={server:Hf,map:Cf,invite:zf,done:Vf};function Sc(e){let t=new Ii(e),s=()=>t.step==="done"?Ef:Yt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Yt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Wf[t.step](t,e)}`}}function Gf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await Bn(x("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${B(r)}${n?"+":""}`}}}import{html as Jf,nothing as Yf}from"../lib/lit-html/lit-html.js";async function Xf(e){if(Ui.get())return;let t=()=>{},s=new he(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ui.set("1"),await rt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&n()};return Jf`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Yf}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Ai,nothing as Tc}from"../lib/lit-html/lit-html.js";async function Zf({lat:e,lng:t}){try{let{title:s}=await F("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(w(s))}}function Kf(e,t){if(v().role==="admin"){let s=x("/admin/map",{at:us({lat:e.lat,lng:e.lng})});return Ai`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Ai`
    <p><button type="button" class="quiet" @click=${()=>{t(),Zf(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Qf=e=>Ai`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,t$=(e,{choose:t,close:s,key:n})=>Ai`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Me()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Ta()?Kf(e,s):Tc}
    ${Me()?Qf(t):Tc}
  </section>`,e$=()=>t$;export{Dc as about,to as accounts,Yd as addToList,co as admin,uo as adminLog,Fr as areas,Gf as countCategories,tr as edit,rr as help,Or as import,Ar as instance,Lr as invites,Ur as join,Zr as list,Kr as lists,tc as named,ec as notifications,e$ as offerOfStreets,Xf as offerPush,sc as people,ic as person,ac as profile,cc as reports,lc as saved,yc as settings,fm as shareFind,vc as shares,Oc as waiting,Sc as welcome};

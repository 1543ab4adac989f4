import{$ as ss,$b as ra,A as Qe,Aa as le,Ac as wa,B as ts,Ba as Hn,Bb as H,Bc as Ft,Ca as as,Cc as ms,D as xn,Da as os,Db as Dt,Dc as hs,E as V,Ea as rs,Eb as de,Ec as ya,F as _t,Fa as Cn,Fb as at,Fc as va,G as p,Ga as zn,Gc as fs,Ha as Vn,Hb as Xt,Hc as ka,I as es,Ib as cs,Ic as Ae,J as b,Ja as Wn,Jb as sa,Jc as je,K as q,Kb as ia,Kc as xa,L as E,La as Gn,Lb as mt,Lc as Ue,M as W,Ma as Jn,Mb as T,N as S,Na as Yn,Nb as na,Nc as Oa,O as On,Oa as Xn,Ob as Et,P as qn,Pa as Zn,Pb as et,Pc as qa,Q as re,Qb as Si,Qc as Fa,R as F,Rb as Ti,S as ce,Sb as aa,Sc as Pa,T as Fn,Tb as ls,Tc as Sa,Ub as Zt,Uc as Ta,Vb as ps,Vc as La,Wb as us,Xb as Be,Yb as Ie,Yc as Ba,Zb as oa,Zc as Ia,a as ae,aa as x,ac as v,b as f,ba as Pn,bb as c,bc as ca,bd as Aa,c as Jt,cb as nt,cc as la,d as $n,db as C,dc as pa,dd as ja,e as oe,eb as h,ec as P,fa as Sn,fb as K,fc as ua,g as gn,ga as Tn,gb as I,gc as d,gd as $s,h as Le,ha as Ln,hb as m,hc as U,hd as Ua,i as bn,ia as Bn,ib as $,ic as N,j as Ze,ja as In,jb as pe,jc as da,jd as Ma,k as wn,ka as is,kb as A,kc as ma,kd as _a,lb as Rt,lc as ha,ld as Na,ma as An,mb as y,mc as fa,n as yn,na as jn,nc as $a,o as i,oa as Un,pa as Mn,q as k,qa as _n,ra as w,s as Mt,sa as ns,sb as Kn,sc as Ht,t as vn,ta as Nt,tb as ue,u as L,ua as Nn,ub as Qn,uc as ga,v as xt,va as Rn,vb as qt,vc as ba,w as it,wc as ds,x as Ke,xa as Ot,xb as ta,y as kn,ya as Dn,yb as Yt,za as En,zb as ea,zc as R}from"./shared.js";import{html as Kt,nothing as Li}from"../lib/lit-html/lit-html.js";var Pc=new URL("lib/",ae).pathname,Sc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Ra(){if(Ue())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Tc=()=>Ra()?i("about.tilesFrom",{host:Ra()}):i("about.alone"),Lc=()=>Kt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Tc()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Bc=()=>Kt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Kt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Li}
      ${Ue()?Kt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Li}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Ic=([e,t,s,n])=>Kt`<li><a href="${Pc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Ac=()=>Kt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Sc.map(Ic)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,jc=()=>({title:i("about.title"),view:()=>Kt`
    ${h(i("about.title"),Li,w()?"/settings":"/sign-in")}
    ${_a()}${Ma()}${Lc()}${Bc()}${Ac()}`});import{html as Os,nothing as rl}from"../lib/lit-html/lit-html.js";var Uc=200,Mc=2**20,Bi=["all","active","suspended","admin"],Da={wrong_password:"password"},Qt=e=>`/api/admin/users/${e.id}`,gs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Bi.includes(s)?s:"all",this.list=H(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Uc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return ns()}adminForm(t,s){let n=async({password:a})=>{this.#i(await W(Qt(t),{role:"admin",...a?{password:a}:{}})),s()};return new v({send:n,fieldOf:Da})}demote(t){return this.#n(W(Qt(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(S(`${Qt(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${Qt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new v({send:n,fieldOf:Da})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await W(Qt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Mc):r})),s()};return new v({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await E(`${Qt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new v({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(F(Qt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new v({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as D,nothing as he}from"../lib/lit-html/lit-html.js";import{html as rt,nothing as Me}from"../lib/lit-html/lit-html.js";var bs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ia()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Aa(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new v({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await W(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new v({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var _c=1,ot=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Yt(this.#s,t)>_c&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ea({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=qt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await as(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ii="/api/users/me/place-settings",Nc={radius:.5,area:1},Ea=[.2,.5,1,2,5],ws=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Ii,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await E(Ii,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${Ii}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new ot(this.#t,s,()=>{n.point&&this.changeHome({...Nc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ha=e=>!e.current&&e.kind!=="token",ys=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=Nn();#t;constructor(t){this.#t=t,this.passkeys=new bs(t),this.places=new ws(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new v({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ns()}get asksCurrent(){return this.user.hasPassword&&!ja(this.sessions)}get hasOthers(){return this.sessions.some(Ha)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),An(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){Pa(t),this.#t.update()}setUnits(t){$n.set(t),this.#t.update()}setStreets(t){Oa(t),this.#t.update()}async setLanguage(t){await yn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await E("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(jn);disablePush=()=>this.#i(Un);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Mn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ha))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Dn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await E("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Ot(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),Ot(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await En(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},vs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var me=()=>f().provider.name,Ct=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?rt`
  <p><a class="button quiet" href=${vs()}>${i("signin.provider",{name:me()})}</a></p>`:Me,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Rc=()=>rt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:me()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ca=({user:e,asksCurrent:t,password:s})=>rt`
  <form class="card" novalidate @submit=${s.submit}>
    ${K("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?rt`<p class="note">${i("link.setPassword")}</p>`:Me}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${Ct(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Me}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Rc():Me}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function Dc(e){let t=i("settings.unlinkTitle",{name:me()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Ec(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:me()});await N(a=>t.confirmForm(a),s,a=>rt`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>rt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(vs({link:"true"}))}var Hc=e=>rt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Dc(e)}>${i("settings.unlink")}</button></p>`,Cc=e=>rt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${vs({link:"true"})} @click=${t=>Ec(t,e)}>
      ${i("settings.link",{name:me()})}
    </a>
  </p>`,za=e=>rt`
  <section class="card">
    <h2>${i("settings.identity",{name:me()})}</h2>
    ${e.user.identityLinked?Hc(e):Cc(e)}
  </section>`;async function zc(e){await N(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>rt`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${Ct(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Me}`,()=>rt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Va=e=>rt`
  <section class="card">
    ${K("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>zc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ai,nothing as _e}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:_e;return Ai`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":_e} @change=${g=>a(g.target.value)}>
        ${s.map(([g,Y,_=_e])=>Ai`
          <option value=${g} lang=${_} ?selected=${g===n}>${Y}</option>`)}
      </select>
      ${u===_e?_e:Ai`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Vc}from"../lib/lit-html/lit-html.js";async function Wc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ks=({title:e,text:t,label:s,value:n})=>mt(a=>Vc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Wc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Gc({mediaBytes:e,mediaLimit:t}){let s=V(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:V(t)}):i("admin.usageUnlimited",{size:s})}var Jc=e=>[i("admin.joined",{date:it(e.createdAt)}),e.seenAt?i("admin.seen",{date:it(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Gc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Yc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:xt(t)}):i("admin.suspendedSince",{when:Ke(e)}),Xc=e=>D`<p class="note">${Yc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Zc=e=>e.suspension?D`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Si(e)}</span></span>`:D`<a class="person" href="/people/${e.id}">${nt(e)} <span>${Si(e)}</span></a>`,Wa=(e,t)=>D`
  ${P(t)}
  ${Ct(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):he}`,Kc=(e,t)=>N(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>D`
  <p>${i("admin.adminText")}</p>
  ${Wa(e,s)}`,()=>D`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Qc(e,t){await T(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var tl=["instance","own","none"],el=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return D`
    ${P(e)}
    ${O("kind",{label:i("admin.limit"),options:tl.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):he}`};async function xs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var sl=(e,t)=>N(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>el(s,t),()=>D`<button type="submit">${i("action.save")}</button>`),il=(e,t)=>N(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>D`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>D`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function nl(e,t){let s="";await N(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>D`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Wa(e,o)}`,()=>D`<button type="submit">${i("admin.linkMake")}</button>`)&&await ks({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function al(e,t){let s=N(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>D`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>D`<button type="submit" class="danger">${i("admin.delete")}</button>`);await xs(s,"admin.deleteDone",t)&&y("account-search")}function ol(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Qc(e,t)):s(i("admin.admin"),()=>xs(Kc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>xs(sl(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>nl(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>xs(il(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>al(e,t),!0)]}var Ga=(e,t)=>D`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Zc(t)}
        ${t.role==="admin"?D`<span class="badge">${i("admin.role")}</span>`:he}
        ${e.isMe(t)?D`<span class="badge">${i("people.you")}</span>`:he}
        ${t.suspension?D`<span class="badge warning">${i("admin.suspended")}</span>`:he}
      </span>
      ${Et(i("people.menu",{name:x(t)}),ol(e,t))}
    </div>
    <p class="soft facts">${Jc(t).filter(Boolean).map(s=>D`<span>${s}</span>`)}</p>
    ${t.suspension?Xc(t.suspension):he}
  </li>`;function cl(e,t){e.preventDefault(),t.search()}var ll=e=>Os`
  <form role="search" @submit=${t=>cl(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Bi.map(t=>pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function pl(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Os`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ga(e,a))}</ul>
    ${A(e.list)}`:Os`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Ja(e){let t=new gs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Os`
      ${h(i("admin.people"),rl,"/admin")}
      <section class="card">${ll(t)}${pl(t)}</section>`,close:()=>t.close()}}import{html as eo,nothing as yl}from"../lib/lit-html/lit-html.js";var Ya=2**20,Xa="/api/admin/instance",Za=["invite","open","closed"],Ka=["members","admins","off"],fe=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b(Xa,{signal:t.signal})}),this.form=new v({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ya):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[_,Ut]of Object.entries(a))o[_]=Ut.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Ya)),this.values=await W(Xa,o);let{fixed:r,mediaLimit:l,registration:u,invites:g,...Y}=this.values;Object.assign(f(),{instance:Y,registration:u,invites:u==="closed"?"off":g})}},qs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Fs=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Ps,nothing as ji}from"../lib/lit-html/lit-html.js";var ul={ok:"check",warn:"flag",fail:"close"},dl=e=>Ps`
  <li class="row finding ${e.status}">
    ${c(ul[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ps`<br><span lang="en" class="soft">${e.fix}</span>`:ji}
    </span>
  </li>`;function ml({status:e,findings:t}){return Ps`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(dl)}</ul>`}var Qa=e=>Ps`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):ji}
      ${e.values&&!e.loading.problem?ml(e.values):ji}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Tt,nothing as Ne}from"../lib/lit-html/lit-html.js";var hl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],St=(e,t)=>Tt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,fl=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),$l=e=>Tt`
  ${St(i("admin.backup"),e.lastAt?Tt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${St(i("admin.backupPlace"),e.place)}`,gl=e=>Tt`
  <dl class="stack">
    ${St(i("admin.users"),L(e.users))}
    ${St(i("admin.publicFinds"),L(e.finds))}
    ${St(i("admin.media"),V(e.mediaBytes))}
    ${e.diskFree===null?Ne:St(i("admin.disk"),V(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?St(i("admin.jobs"),fl(e)):Ne}
    ${e.backup?$l(e.backup):Ne}
    ${St(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${St(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,bl=e=>Tt`<li class="note">${i(`admin.problem.${e}`)}</li>`,wl=e=>Tt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Tt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${V(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function to({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>hl.includes(n));return Tt`
    ${s.length?Tt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(bl)}</ul>`:Ne}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${gl(e)}
      ${e.largest.length?wl(e.largest):Ne}
    </section>`}var vl=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],kl=([e,t,s])=>eo`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function so(e){let t=new Fs(e),s=new qs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>eo`
      ${h(i("admin.title"),yl,"/profile")}
      <section class="card">
        <ul class="people">${vl.map(kl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${to(t)}
      ${Qa(s)}`}}import{html as Ss,nothing as io}from"../lib/lit-html/lit-html.js";var no={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},xl={mediaLimit:"limitOfAll",invites:"whoInvites"},Ol=e=>parseInt(e,10)?V(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function ql({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${xl[s]??s}`)).join(", "):e==="media_limit_changed"?Ol(t):t}function Fl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(no[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Pl=e=>Ss`
  <li class="row act">
    ${c(no[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Fl(e)}</span><br>
      ${e.reason?Ss`<span dir="auto">${ql(e)}</span><br>`:io}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Sl(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ss`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Pl)}</ul>
      ${A(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):$(4)}function ao(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ss`${h(i("admin.log"),io,"/admin")}${Sl(t)}`}}import{html as st,nothing as ft}from"../lib/lit-html/lit-html.js";var Tl=8,Ts=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Mt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Dt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Mt(at(o));return r.includes(s)&&(r!==s||de(o))}).slice(0,Tl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Ll=1200*36e5,Ls=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Fn}$`).test(s)||!this.#s?s:le()),this.#s&&!this.stored&&this.#r(le())}#r(t){this.id=t,this.#e=this.#s?Ft(t):wa(t),this.stored=this.#e.get()}get findId(){return this.#i??=Hn(this.id)>Date.now()-Ll?this.id:le()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await hs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),va(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?fs(this.id):null}};async function oo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:qt(a)}}let n=ue(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var ro=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:qt(a),name:n,by:"search"}},Bs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function co({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,g=u?{area:Number(a)}:{},_=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...g,..._}}var lo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),po=(e,{area:t})=>E(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),uo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var $e=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ls(t),this.form=new v({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:oe.get()!=="friends",...this.draft.stored},this.proposals=new Ts(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!de(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=co({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(lo(l,t)&&await this.#e.showHome()&&await po(l.id,t).catch(u=>p(k(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Vn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Is(e){try{let t=await ge(e,0,262144),s=await Bl(e,t);return s?Rl(Nl(s.view,s.tiff)):mo}catch{return mo}}var mo={place:null,time:""},ge=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Bl(e,t){return t.getUint16(0)===65496?Il(t):t.getUint32(0)===2303741511?ho(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Lt(t,0,4)==="RIFF"&&Lt(t,8,4)==="WEBP"?ho(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Lt(t,4,4)==="ftyp"?jl(e):null}var Lt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Il(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ui=1<<20,Mi=1e4;async function ho(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Mi&&t+8<=e.size;l++){let u=await ge(e,t,8),g=u.getUint32(o?0:4,s);if(Lt(u,o?4:0,4)===n)return Al(await ge(e,t+8,Math.min(g,Ui)));t+=a+g+(r?g%2:0)}return null}var Al=e=>({view:e,tiff:Lt(e,0,4)==="Exif"?6:0});function fo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Mi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Lt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function jl(e){for(let t=0,s=0;s<Mi&&t+8<=e.size;s++){let n=await ge(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Lt(n,4,4)==="meta")return Ul(e,await ge(e,t,Math.min(a,Ui)));t+=a}return null}async function Ul(e,t){let s=fo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(g=>g.type===u),a=Ml(t,n("iinf")),o=a===null?null:_l(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ge(e,o.at,Math.min(o.size,Ui));return{view:l,tiff:4+l.getUint32(0)}}function Ml(e,t){if(!t)return null;let s=fo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Lt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function _l(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=_=>{let Ut=_===8?Number(e.getBigUint64(a)):_===4?e.getUint32(a):_===2?e.getUint16(a):0;return a+=_,Ut},r=o(2),[l,u,g]=[r>>12,r>>8&15,r>>4&15],Y=n?r&15:0;for(let _=o(n<2?2:4);_>0&&a<t.to;_--){let Ut=o(n<2?2:4),xc=n?o(2)&15:0;o(2);let Oc=o(g),hn=null;for(let fn=o(2);fn>0&&a<=t.to;fn--){o(Y);let qc=Oc+o(l),Fc=o(u);hn??={method:xc,at:qc,size:Fc}}if(Ut===s)return hn}return null}function Nl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Lt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Rl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,El,null),time:s(34665,Dl,"")}}function Dl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function El({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let g=e(s.get(u)),Y=Ut=>e(g+8*Ut)/e(g+8*Ut+4),_=r.indexOf(t(s.get(l),1).toUpperCase());return _<0?NaN:(Y(0)+(Y(1)||0)/60+(Y(2)||0)/3600)*(_?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Re(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Hl(e)}catch{return e}}async function Hl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Cl=2,zl=2,Vl=60,be=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ce}){this.items=t.map(({at:r,key:l,caption:u="",...g})=>({media:g,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Re(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>zn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Is(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Cl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:es(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Vl,(t.pause??zl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Re(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:xn(r)})};if(s.aborted)return null;let l=g=>{t.progress=g,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var As=class extends $e{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await On(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=uo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new be(t.media,{changed:a,signal:this.page.signal}),this.place=new ot(this.page,n?.place??ro(t),()=>this.changed())}saveDraft(){let t=Bs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await rs(s),u=l===this.#e?{}:{locationId:l},g=o.map(_=>_.id?{id:_.id,caption:_.caption??null}:_),Y=a?{media:g,mediaToDelete:r}:{};return E(this.#t,{...t,...u,...Y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function _i(){if(!await caches.has(Le))return null;let e=await caches.open(Le),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Wl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Wl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function $o(e){let t=await caches.open(Le);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Le),_i()}var Gl=2,js=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Gl)}async load(){await ka();let t=await hs();if(this.#t.signal.aborted)return;this.close();let s=ms().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-os),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ft(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ft(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Jl=.15,go=e=>e.slice(0,10);function Yl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var bo=e=>e.find(t=>t.place)?.place??null,wo=e=>e.find(t=>t.time)?.time??"";function Xl(e,t,s){let[n,a]=[bo(e),wo(e)];return e.length<s&&(!n||!t.place||Yt(n,t.place)<=Jl)&&(!a||!t.time||go(a)===go(t.time))}function yo(e,t){let s=[];for(let n of Yl(e)){let a=s.findLast(o=>Xl(o,n,t));a?a.push(n):s.push([n])}return s}var De=e=>({place:bo(e),time:wo(e)}),vo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),ko=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Us=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Is(o)}))),a=yo(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=De(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await as(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:De(t).place?this.#e.get(t[0])??"":"",time:De(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(vo(this.groups,t))}split(t,s){this.#s(ko(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>le()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Zl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=De(n),r={id:s,at:a,isPublic:oe.get()!=="friends",media:[],label:this.describe(n).name};if(Ft(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ft(s).get())throw{code:"storage"};await ya(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Zl(e){Ft(e).remove(),await fs(e)}var Ms=class extends $e{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new js(t,this.draft.id),this.several=new Us(t)}async begin(){let{page:t,values:s}=this,n=await oo(t.query,s.place),a=s.media??[],o=a.filter(g=>g.at>Date.now()-os);this.photosExpired=o.length<a.length;let r=g=>{g&&p(g),this.changed()},l=g=>this.place.suggestPoint(g);this.uploads=new be(o,{changed:r,placed:l,signal:t.signal}),this.place=new ot(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(g=>g.file),u.map(g=>g.key)),this.received=t.query.has("shared")?await _i():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Bs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await $o(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await rs(s),await Cn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!es(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Gn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&oe.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ms();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as we,nothing as Ni}from"../lib/lit-html/lit-html.js";function Kl(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var Ql=({media:e,preview:t})=>we`
  <span class="thumb">${e||t?we`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function tp(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return we`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ql(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?we`<span class="soft" dir="auto">${s.label}</span>`:Ni}
          <span class="soft">${Ke(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Kl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var xo=e=>e.items.length?we`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>tp(e,t))}</ul>
    ${e.shown.length<e.items.length?we`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ni}
  </section>`:Ni;var Oo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),qo=e=>[...e.dataTransfer?.types??[]].includes("Files"),ep=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Fo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{qo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{qo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Oo(a.dataTransfer)))}),n("paste",a=>{let o=Oo(a.clipboardData);!o.length||ep(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as te,nothing as Bo}from"../lib/lit-html/lit-html.js";var Ri=[1,5,20],ye=e=>e?i("place.area",{distance:ts(e)}):i("place.exact"),Ee=()=>Ri.map(e=>[String(e),ye(e)]),ve=()=>[["0",ye(0)],...Ee()],_s=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as He,nothing as Di}from"../lib/lit-html/lit-html.js";var ke="category";function Po(e,{category:t}){let s=document.getElementById(ke);if(s.value=t,de(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function sp(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function ip(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Po(t,s[n]);else return;e.preventDefault()}var np=(e,t,s)=>He`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Po(e,t)}>
    ${Xt(t.category)}
    <span class="grow" dir="auto">${at(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Di}</span>
  </li>`,ap=e=>{let{items:t}=e.proposals;return He`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>np(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function So(e){let{form:t,proposals:s}=e,n=t.errors[ke];return He`
    <div class="field">
      <label for=${ke}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ke} name=${ke} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Di}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Di}
          .defaultValue=${e.values.category??""} @input=${a=>sp(a,e)} @keydown=${a=>ip(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ap(e)}
      </div>
      ${ua(t.left[ke])}
      ${n?He`<p class="error" id="category-error">${n}</p>`:He`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ns=(e,t,s,n,a)=>te`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Io(e){let t=e?.closest("details");t&&(t.open=!0)}var op=e=>Ns("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),To=(e,t,s)=>te`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Xt(t)} ${at(t)}
  </button>`;function rp(e){let{category:t}=e.values,[s,n]=t?[Xt(t),at(t)]:[c("filter"),i("edit.none")];return Ns("category",s,i("find.category"),n,te`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Dt.map(a=>To(e,a,a===t))}
        ${To(e,"other",e.isOther)}
      </div>
      ${e.isOther?So(e):Bo}
    </fieldset>`)}var Lo=(e,t,s,n,a)=>te`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function cp(e){let{isPublic:t}=e.values;return Ns("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),te`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Lo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Jt()}))}
      ${Lo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var lp=e=>O("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:_s(),chosen:e});function pp(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ns("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ye(Number(t)),te`
    ${O("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...ve()]})}
    ${Number(t)?lp(s):Bo}`)}var Ao=e=>te`<div class="folds">${op(e)}${rp(e)}${cp(e)}${pp(e)}</div>`;import{html as Ds,nothing as Ci}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as Ce}from"../lib/lit-html/lit-html.js";var Ei=16,jo=10,up=2,dp={lat:25,lng:5,zoom:1},Rs=class extends ot{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=jo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ei};let t=ue(gn.get());return t?.zoom?t:dp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ei,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Yt(this.point,t)<up*ta(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(qt(t),"found",t.name)}distance=t=>this.point&&t?Yt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ei,s=this.source==="tap"&&!this.chosen&&t<jo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function xe(e){let t=new AbortController,s=null,n=mt((o,r)=>(s??=new Rs({signal:t.signal,update:r},e),wp(s,o)),{label:i("spot.title"),kind:"chooser"});Uo(s),await n&&e.take(s),t.abort(),s.close()}var Uo=e=>e.showMap(t=>Sa(document.getElementById("spot"),{...t,hasCross:!0})),mp=(e,t)=>ht`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,hp=e=>ht`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Uo(e)):Ce}
  </div>`;function fp(e,t){let s=e.chosen?.id===t.id;return ht`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Qe(t.distance)}</span>
    </button>`}var $p=e=>ht`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ht`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ce}
    ${e.nearby.map(t=>fp(e,t))}
  </div>`,gp=e=>ht`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Hi=e=>i(`spot.${e.source||"set"}`),bp=e=>ht`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ht`<span class="soft">${Hi(e)}</span>`:Ce}</span>
  </p>`,wp=(e,t)=>ht`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${mp(e,t)}
  ${hp(e)}
  <div class="panel">
    ${bp(e)}
    ${$p(e)}
    ${e.chosen?Ce:gp(e)}
    ${e.problem?ht`<p class="error" role="alert">${e.problem}</p>`:Ce}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Mo=(e,t)=>Ds`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,_o=(e,t)=>Ds`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ci} @click=${()=>xe(e)}>
      ${e.point?Ds`<place-map inert .at=${e.point}></place-map>`:Ci}
      ${e.point?Mo(e.label||i("spot.unnamed"),[Hi(e),i("spot.change")].filter(Boolean).join(" · ")):Mo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ds`<p class="error" id="place-error" role="alert">${t}</p>`:Ci}
  </fieldset>`;import{html as ee,nothing as zi}from"../lib/lit-html/lit-html.js";function yp(e,t){e.merge(t),y(`group-${t-1}`)}function vp(e,t,s){e.split(t,s),y(`group-${t+1}`)}var kp=({preview:e,file:t})=>e?ee`<img src=${e} alt="">`:ee`<span class="film" title=${t.name}>${c("play")}</span>`,xp=(e,t,s)=>ee`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>vp(e,t,s)}></button>`;function Op(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&it(a),n].filter(Boolean);return ee`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ee`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>yp(e,s)}>
            ${i("group.merge")}
          </button>`:zi}
      </div>
      <ul class="group">${t.map((r,l)=>ee`<li>${l?xp(e,s,l):zi}${kp(r)}</li>`)}</ul>
    </li>`}var No=(e,t)=>e.groups?ee`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Op(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:zi;import{html as G,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as Vi}from"../lib/lit-html/lit-html.js";async function qp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await mt((r,l)=>(n??=new v({send:({caption:u})=>r(u.trim()),update:l}),Vi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ro=(e,t,s,n)=>Vi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>qp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Vi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Fp,Pp]=[6,10],Sp=300,M=null;function Do(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var Eo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Tp=(e,t)=>Eo(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Lp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?Pp:Fp))return;if(n)return M.end();Do()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=Tp(e.clientX,e.clientY),M.over?.classList.add("target")}function Ho(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(M.timer=setTimeout(Do,Sp));let r=u=>{u.pointerId===M.id&&o()},l=u=>{if(u.pointerId!==M.id)return;let[g,Y]=[s,M.isOn&&M.over].map(_=>Eo(s).indexOf(_));o(),Y>=0&&t(g,Y)};document.addEventListener("pointermove",Lp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Es(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var Bp="image/*,video/mp4,video/quicktime,video/webm";function Ip(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Co(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function zo(e){return e.media?Ht(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?G`<span class="film">${c("play")}</span>`:G`<img src=${e.preview} alt="">`}var Vo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Hs=(e,t,s,n,a)=>G`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ap=(e,t)=>e.progress<1?G`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:G`<span class="over">${i("upload.processing")}</span>`,jp=(e,t)=>({sending:()=>Ap(e,t),paused:()=>G`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>G`<span class="over">${i("upload.waiting")}</span>`,failed:()=>G`<span class="over error">${i("upload.failed")}</span>`,done:()=>Bt})[e.state]();function Up(e,t,s){let n=s+1;return G`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Ho(a,(o,r)=>e.move(o,r))}
      @error=${Vo} @load=${Vo}>
      ${zo(t)}
      ${s===0&&e.items.length>1?G`<span class="cover">${i("upload.cover")}</span>`:Bt}
      ${jp(t,n)}
      <span class="buttons">
        ${s>0?Hs("before","earlier","back",n,()=>Co(e,s,s-1)):Bt}
        ${n<e.items.length?Hs("after","later","next",n,()=>Co(e,s,s+1)):Bt}
        ${t.state==="failed"||t.state==="paused"?Hs("","again","retry",n,()=>e.retry(t)):Bt}
        ${Hs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Ip(e,t))}
      </span>
      ${t.state==="failed"?Bt:Ro(e,t,n,zo(t))}
    </li>`}function Mp(e,t){t([...e.target.files]),e.target.value=""}var _p=(e,t)=>G`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Bt:G`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Bp} multiple @change=${s=>Mp(s,t)}>
  </li>`;function Np(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return G`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>G`<p class="error" role="alert">${n}</p>`)}`}var Wo=(e,t)=>G`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Es} @contextmenu=${Es} @dragstart=${Es}>
    ${e.items.map((s,n)=>Up(e,s,n))}
    ${e.items.length<e.most?_p(e,t):Bt}
  </ul>
  ${e.items.length>1?G`<p class="hint">${i("upload.order")}</p>`:Bt}
  ${Np(e)}`;async function Go(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function Rp(e){e.uploads.add(e.several.decline()),y("files")}function Dp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Ep=(e,t)=>st`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>st`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?st`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ft}
    ${t?st`<p class="note">${i("edit.sharedFull")}</p>`:ft}
    ${e.received.left?st`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Dp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Hp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Cp=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),zp=e=>st`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Hp(e)}>${i("edit.startOver")}</button>
  </p>`,Vp=e=>st`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?st`<p class="note">${i("edit.photosGone")}</p>`:ft}
    ${Wo(e.uploads,t=>Go(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Wp=e=>st`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?st`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ft}`;function Gp(e,t){let{isPublic:s,...n}=ra(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Jp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Io(n),n?.focus()}function Yp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Gp(a,e);return st`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Jp(a,e)}>
      ${e.isRestored?zp(e):ft}
      ${Vp(e)}
      ${_o(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${Ao(e)}
      <div class="publish">
        ${Wp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var Xp=(e,t)=>st`
  ${e.received?Ep(e,t.get("shared")==="full"):ft}
  ${No(e.several,()=>Rp(e))}
  ${e.several.groups?ft:xo(e.drafts)}`;function Zp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Yp(e):$(4)}function Jo(e){let t=new(e.params.id?As:Ms)(e,{showHome:Cp}),s=()=>t.loading.load();return Fo(e.signal,n=>t.uploads&&Go(t,n)),{title:t.title,ready:s(),view:()=>st`
      ${h(t.title,ft,t.back)}
      ${t.isNew?Xp(t,e.query):ft}
      ${Zp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as ze}from"../lib/lit-html/lit-html.js";var Kp=30,Cs=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Cs(t.at(-1))).join("");function Yo([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Yo).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Cs).join(" ")).join(" "):Cs(s??t)}function Qp(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Cs(s[2]),texts:[]}):t.at(-1).texts.push(Yo(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var tu=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function eu(e,t){let s=Math.min(...t.map(o=>Mt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function su(e,t){let s=Mt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Mt(`${o} ${r}`).includes(l))?s.some(l=>Mt(o).includes(l))?2:1:0;return e.flatMap(Qp).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Kp).map(([,o])=>({address:tu(o),title:o.title,document:o.document,part:eu(o.text,s)}))}function iu(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var zs=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=R(t,async()=>{let s=await fetch(new URL("bundle/help.json",ae).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return iu(this.#e,Ze())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return su(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var $t=e=>e.map(t=>typeof t=="string"?t:nu[t[0]](t)),nu={b:([,e])=>B`<b>${$t(e)}</b>`,i:([,e])=>B`<i>${$t(e)}</i>`,code:([,e])=>B`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?B`<a href=${e} target="_blank" rel="noopener">${$t(t)}</a>`:B`<a href=${e}>${$t(t)}</a>`},Xo=e=>B`<li>${e.length===1&&e[0][0]==="p"?$t(e[0][1]):e.map(Qo)}</li>`,Zo=(e,t)=>B`<tr>${e.map(t)}</tr>`,au={h2:([,e,t])=>B`<h2 id=${e} tabindex="-1">${$t(t)}</h2>`,h3:([,e,t])=>B`<h3 id=${e} tabindex="-1">${$t(t)}</h3>`,p:([,e])=>B`<p>${$t(e)}</p>`,pre:([,e])=>B`<pre tabindex="0">${e}</pre>`,ul:([,e])=>B`<ul>${e.map(Xo)}</ul>`,ol:([,e])=>B`<ol>${e.map(Xo)}</ol>`,table:([,[e,...t]])=>B`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Zo(e,s=>B`<th scope="col">${$t(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Zo(s,n=>B`<td>${$t(n)}</td>`))}</tbody>
    </table></div>`},Qo=e=>au[e[0]](e),tr=(e,t,s,n)=>B`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?B`<br><span class="soft">${s}</span>`:ze}
      </span>
      ${c("next")}
    </a>
  </li>`,Ko=e=>B`<ul class="people">${e.map(t=>tr(`/help/${t.name}`,t.title,"",t.language))}</ul>`,ou=([e,...t])=>B`
  <section class="card">${Ko([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Ko(t)}
  </section>`;function ru(e){let t=e.found;return B`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?B`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>tr(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"))}`}var cu=e=>B`
  ${h(i("help.title"),ze,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?ru(e):ou(e.documents)}`,lu=({title:e,language:t,blocks:s})=>B`
  ${h(e,ze,"/help")}
  <article class="card document" lang=${t}>${s.map(Qo)}</article>`,pu=()=>B`${h(i("help.title"),ze,"/help")}${I(i("missing.title"),i("missing.text"))}`;function uu(e,t){return e.loading.problem?B`${h(i("help.title"),ze,"/help")}${m(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?lu(e.document):pu():cu(e):$(6)}function er(e){let t=new zs(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?y(decodeURIComponent(location.hash.slice(1))):null),view:()=>uu(t,e)}}import{html as j,nothing as X}from"../lib/lit-html/lit-html.js";var du=20,mu=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function sr(e,t,{signal:s,stopped:n,tick:a=mu,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(du,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Vs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var hu=30,fu=["obscured","notPoint"],ir=()=>f().places.source!=="gazetteer",Ws=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!fu.includes(t.reason)).slice(0,hu)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(F("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var $u=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function nr(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<$u(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var gu=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,ar=20,bu=200,wu=["ready","noPlace","duplicate","bad","skipped","done"],yu=4,vu=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],or=e=>vu.includes(e.reason)?e.reason:"",Gs=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Vs(()=>t.update()),this.places=new Ws(this,t),this.rows=nr(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return wu.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<yu)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=ce){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>gu(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await et(W(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=ar;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await sr(`${this.#i}/commit`,{...this.options.body,limit:bu},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?ar:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await b(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await et(S(`/api/imports/${t.id}`))&&await this.leave()}};var ku=["track","route","line","area","picture","link","file","damaged","text"];function rr({leftOut:e=[]}){let t=e.filter(({kind:s})=>ku.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:vn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var cr=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Gi,nothing as Wi}from"../lib/lit-html/lit-html.js";var lr=(e,t,s,n,a)=>Gi`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,xu=(e,t)=>Gi`
  ${e.current.format==="finds"?lr("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Wi}
  ${t.keep?Wi:lr("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Ou=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Dt.map(t=>[t,at(t)])],chosen:e.category,set:t=>e.set({category:t})}),qu=e=>O("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...ve()]}),Fu=e=>O("import-friends",{label:i("place.exactFor"),options:_s(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),pr=(e,t=e.options)=>Gi`
  ${xu(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Ou(t)}${qu(t)}${Number(t.area)?Fu(t):Wi}</div>
    </details>
  </div>`;import{html as Q,nothing as zt}from"../lib/lit-html/lit-html.js";function Pu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=or(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Yi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function Su(e,t,s,n){let a=new ot(n,null,()=>Yi(e,s,e.place(t,a.value)));return xe(a)}var Js=e=>e.title||i("import.line",{n:e.row}),Ji=(e,t,s)=>Q`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Js(e)}`} @click=${s}>${t}</button>`,Tu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Lu(e,t){await N(n=>new v({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Tu(t),n=>U(n,i("action.save"))),y(`name-${t.row}`)}var ur=(e,t)=>Q`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Js(t)}`}
    @click=${()=>Lu(e,t)}>
    ${c("edit")}
  </button>`,dr=e=>e.findId?Q`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Js(e)}`}>
    ${i("import.show")}</a>`:zt,Bu=(e,t,s,n)=>({ready:()=>Q`${ur(e,t)}${Ji(t,i("import.skip"),()=>Yi(e,s,e.skip(t,!0)))}`,skipped:()=>Ji(t,i("import.unskip"),()=>Yi(e,s,e.skip(t,!1))),noPlace:()=>Q`${ur(e,t)}${Ji(t,i("import.locate"),()=>Su(e,t,s,n))}`,duplicate:()=>dr(t),done:()=>dr(t)})[t.status]?.()??zt,Xi=e=>e?Q`<br><span class="soft" dir="auto">${e}</span>`:zt,Iu=e=>e.slice(e.lastIndexOf("/")+1),Au=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,ju=({media:e,lost:t=[]})=>[e>t.length?Xi(i("import.rowMedia",{n:e-t.length})):zt,...t.map(({file:s,reason:n})=>Xi(`${Iu(s)}: ${Au(n)}`))],Uu=(e,t,s,n)=>Q`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Js(t)}</bdi>${Xi(Pu(t))}${ju(t)}</span>
    <span class="row">${Bu(e,t,s,n)}</span>
  </li>`;function Mu(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Q`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Uu(e,o,r,t))}</ul>
    ${A(e.rows)}`:Q`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var _u=(e,{n:t,all:s})=>Q`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Nu(e){await e.places.run(),y("part-rows")}function Ru(e){let{state:t,rows:s}=e.places;return t?.busy?_u(e,t):Q`
    ${t?Q`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:zt}
    ${t?.problem?m(t.problem):zt}
    ${s.length?Q`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Nu(e)}>${i("import.lookUp")}</button>
      </p>`:zt}`}var mr=(e,t)=>Q`
  <section class="card">
    ${K("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>pe(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ir()?Ru(e):zt}
    ${Mu(e,t)}
  </section>`;var Du=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Eu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var Hu=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Cu=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Du} aria-describedby="import-hint" @change=${t=>Eu(t,e)}>
  </p>`,zu=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):X}
    ${e.progress===null?Cu(e):Hu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Wu(e):X}`;async function fr(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var Ys=e=>e.name||i("import.unnamed");async function Vu(e,t){await e.open(t),y("part-import")}var Wu=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ys(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${$r(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ys(t)}`} @click=${()=>Vu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ys(t)}`}
            @click=${()=>fr(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,$r=e=>i("import.ends",{date:it(e.expiresAt)});async function Gu(e){await e.commit(),y("part-import")}var Ju=(e,{taken:t,all:s})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,Yu=({mediaDone:e,mediaLost:t},{made:s})=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?j`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:X}`,Xu=(e,t)=>j`
  ${pr(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Gu(e)}>${i("import.commit",{n:t})}</button>`;function Zu(e){let[t,s]=[rr(e),cr(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:X}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function Ku(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${K("import",j`<bdi>${Ys(t)}</bdi>`)}
      ${e.isBusy?Ju(e,s):j`
        ${e.isDone?X:j`<p class="soft">${$r(t)}</p>`}
        ${Zu(t)}
        ${s?Yu(t.counts,s):X}
        ${s?.problem?m(s.problem):X}
        ${t.counts.ready?Xu(e,t.counts.ready):X}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>hr(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>hr(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>fr(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function hr(e){await e.leave(),y("import-file")}function Qu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?j`${Ku(e)}${e.isBusy?X:mr(e,t)}`:zu(e)}function gr(e){let t=new Gs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${h(i("import.title"),X,"/settings")}${Qu(t,e)}`}}import{html as z,nothing as Vt}from"../lib/lit-html/lit-html.js";var td=1e3,br=[5,15,30,60],Oe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Kn){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=ue(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(F("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(td),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await q("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await E(`/api/admin/map/areas/${t.name}`)}catch(s){p(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(k(s))}}};async function ed(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var sd=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${V(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Vt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>ed(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,id=e=>z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?z`<ul class="people">${e.areas.map(t=>sd(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"))}
  </section>`,nd=(e,t)=>z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,ad=e=>e.wishes.length?z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>nd(e,t))}</ul>
  </section>`:Vt,od=e=>O("km",{label:i("areas.size"),options:br.map(t=>[t,ts(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),rd=e=>z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:V(e.plan.bytes)})}
  </button>`;function cd(e){return!e.chosen||e.isRunning?Vt:z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${od(e)}
    ${e.busy?z`<p class="soft" role="status">${i("areas.asking")}</p>`:Vt}
    ${e.problem?z`<p class="error" role="alert">${k(e.problem)}</p>`:Vt}
    ${e.plan?rd(e):Vt}`}function ld(e){let{job:t}=e;if(!t)return Vt;let{title:s,state:n}=t;if(n==="failed")return z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return z`
    <p role="status">${t.total?i("areas.running",{title:s,done:V(t.bytes),total:V(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Zi=e=>z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${cd(e)}
    ${ld(e)}
  </section>`;function pd(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?z`
    ${Zi(e)}
    ${ad(e)}
    ${id(e)}`:$(3)}function wr(e){let t=new Oe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>z`${h(i("admin.map"),Vt,"/admin")}${pd(t)}`}}import{html as J,nothing as ct}from"../lib/lit-html/lit-html.js";var ud=4,dd=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function yr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ae).href),{data:s,size:n}=t(e,{ecc:"M",border:ud});return{size:n,path:dd(s)}}var vr=[1,2,5,10,25,100],kr=[1,7,30,90],qe=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new v({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await q("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await yr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(w()),instance:Jt()});await navigator.share({title:i("invites.shareTitle",{instance:Jt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var md=()=>J`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function hd({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function fd(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var Ki=(e,t=e.form)=>J`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${hd} @submit=${s=>fd(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:vr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:kr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${md()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,$d=({size:e,path:t})=>J`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,gd=e=>J`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Qi=e=>J`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?gd(e):ct}
    </p>
    ${e.created.code?$d(e.created.code):ct}
  </section>`,bd=e=>J`<li><a class="person" href="/people/${e.id}">${nt(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function wd(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var yd=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>wd(e,t)}>
    ${i("invites.revoke")}
  </button>`,vd={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},kd=(e,t)=>!e.isAdmin||e.isMine(t)?ct:J` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function xd(e,t){let s=t.note||i("invites.of",{date:it(t.createdAt)}),n=t.state==="open";return J`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(vd[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?J` · ${i("invites.until",{date:it(t.expiresAt)})}`:ct}
        ${t.befriend?J` · ${i("invites.befriends")}`:ct}
        ${kd(e,t)}
      </p>
      ${t.usedBy.length?J`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(bd)}</ul>`:ct}
      ${n?J`<p class="row actions">${yd(e,t,s)}</p>`:ct}
    </li>`}function Od(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>xd(e,a))}</ul>
      ${A(e.list)}
    </section>`:Nt()?ct:I(i("invites.none"),i("reason.may_not_invite")):$(2)}function xr(e){let t=new qe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>J`
      ${h(i("invites.title"),ct,"/people")}
      ${Nt()?J`<p class="lead">${i("invites.lead")}</p>`:ct}
      ${t.created?Qi(t):ct}
      ${Nt()?Ki(t):ct}
      ${Od(t)}`}}import{html as tn,nothing as qd}from"../lib/lit-html/lit-html.js";var qr=(e,t)=>tn`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Or(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?qr(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Fd=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Pd=({mediaLimit:e})=>e?V(e):i("admin.limits.none"),Sd=e=>tn`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Or(e,"registration",Za,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Or(e,"invites",Ka,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?qr(i("admin.limitOfAll"),Pd(e.values)):Fd(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Td(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Sd(e):$(4)}function Fr(e){let t=new fe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>tn`${h(i("admin.instance"),qd,"/admin")}${Td(t)}`}}import{html as gt,nothing as se}from"../lib/lit-html/lit-html.js";var en="/admin/welcome",Pr=e=>e.slice(e.lastIndexOf("#")+1).trim(),Xs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Pr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new v({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await _n();let a=this.invite||Pr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));Ot(r.user),await this.#t.go(r.user.role==="admin"?en:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ld=({form:e,asksInvite:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):se}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Bd({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):se}</p>`;return s?gt`
    <div class="inviter">
      ${nt(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Jt()})}</h1>
    </div>
    ${n}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:se}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Id=(e,t)=>gt`${Ua(gt`
  ${Bd(e)}
  ${e.ended?gt`<p class="note" role="alert">${k(e.ended)}</p>`:se}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:se}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:se}
  ${f().passwordLogin?Ld(e):se}
  ${Na("join.provider",{redirect:Rn()?en:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${$s(t)}`;function Sr(e){let t=new Xs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Id(t,e.update)}}import{html as wt,nothing as We}from"../lib/lit-html/lit-html.js";var Tr=["private","friends","public"],Lr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Br=e=>new v({send:async t=>e(await q("/api/lists",Lr(t)))}),Zs=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=H(t,F("/api/lists",{userId:s,limit:20}))}},Ks=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new v({send:async s=>{this.list=await E(this.#e,Lr(s)),this.#t.update(),t()}});hideForm=t=>new v({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await et(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await et(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(E(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(E(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Qs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new v({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return et(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await et(t.hasFind?E(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Fe,nothing as Ad}from"../lib/lit-html/lit-html.js";var jd={private:"lock",friends:"people",public:"globe"},ti=e=>Fe`
  <span class="badge">${c(jd[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ir=e=>Fe`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Ht(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ti(e)}</span>
      </span>
    </a>
  </li>`,Ud=(e,t)=>Fe`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Tr.map(s=>[s,i(`lists.${s}`)])})}`,ei=(e,t=null)=>N(e,i(t?"lists.edit":"lists.new"),s=>Ud(s,t),s=>U(s,i("action.save"))),Md=(e,t)=>Fe`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ti(t)}
    </label>
  </li>`,_d=(e,t)=>Fe`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Rt(t)}</div>
  ${e.lists.length?Fe`<ul class="people">${e.lists.map(s=>Md(e,s))}</ul>`:Ad}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Nd(e){let t=new Qs(e.id);await t.load()&&await mt((s,n)=>(t.update=n,_d(t,s)),{label:i("lists.addTo")})}import{html as lt,nothing as Wt}from"../lib/lit-html/lit-html.js";var[si,Rd,Dd]=[12,28,44],sn=class extends Ta{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,si,{animate:!1}),this.#e())}#e(){this.map.setMarkers(La(this.#t,t=>this.map.pixelOf(t),Dd).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:si}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Rd,text:"",label:t.name,area:l,click:r}}let n=Ba({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:si}):this.map.fit([t,...s],si)}}failed(){this.remove()}};customElements.define("finds-map",sn);var Ed=88,Ar=(e,t)=>lt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ii=(e,{count:t,likes:s,badge:n=Wt,actions:a=Wt})=>lt`
  <section class="profile-head">
    ${nt(e,Ed)}
    ${e.displayName?lt`<p class="soft">@${e.username}</p>`:Wt}
    ${e.about?lt`<p dir="auto">${e.about}</p>`:Wt}
    <p class="row">
      ${t===void 0?Wt:Ar(t,"person.findsSum")}
      ${s===void 0?Wt:Ar(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Hd=e=>lt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Ht(e.media[0],{thumb:!0}):lt`<span class="sign-tile">${Xt(e.category)}</span>`}
      ${e.isPublic?Wt:lt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,jr=(e,t,s)=>lt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Cd={grid:e=>lt`<ul class="tiles">${e.map(Hd)}</ul>`,list:e=>lt`<ul class="card rows">${e.map(t=>ba(t,ds(t)))}</ul>`},nn=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...qt(s),km:s.area,name:Pn(s)}])).values()];function Pe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?lt`
    <finds-map .places=${nn(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${jr(e,"grid","camera")}
      ${jr(e,"list","filter")}
    </div>
    ${Cd[e.layout](s)}
    ${A(e.finds)}`:I(t.title,t.text,t.action??Wt):$(3)}import{html as It,nothing as ie}from"../lib/lit-html/lit-html.js";var Ur=["exact","area","hidden"],Mr=["","1","7","30","date"],zd=3650,an=({findId:e,listId:t})=>e?"find":t?"list":"category",_r=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Vd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Nr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Wd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Vd(t):Number(e);if(s>=1&&s<=zd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Gd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Jd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Gd(e),days:Wd(e)}),Yd=({chosen:e,category:t})=>({category:e||t.trim()});async function Xd(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Dt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var ni=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new v({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return an(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Jd(t);return this.share?W(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??Yd(t),...s,days:s.days??void 0})}},oi=e=>new URL(e.link,location.origin).href,ri=()=>!!navigator.share;async function ci(e){try{await navigator.clipboard.writeText(oi(e))}catch{return!1}return p(i("find.copied")),!0}async function li(e,t){try{await navigator.share({title:t,url:oi(e)})}catch(s){return s.name==="AbortError"}return!0}var ai=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await et(Xd().then(s=>{t=s})),t}async revoke(t){await et(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var on=e=>e.findTitle||e.listName||at(e.category??""),bt=e=>e.title||on(e),Rr=({place:e,area:t})=>e==="area"?ye(t):i(`shares.place.${e}`),rn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:xt(t)}),Zd=e=>It`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,at(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ie:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Kd={exact:"pin",area:"map",hidden:"block"},Qd=(e,t)=>It`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Kd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,tm=e=>It`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Ur.map(t=>Qd(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Ri[0]),options:Ee()}):ie}`,em=e=>It`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",rn(e.share)]]:[],...Mr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Nr(14),hint:i("shares.dateHint"),required:!0}):ie}`,sm=e=>It`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ie}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ie}`,im=e=>It`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?ie:Zd(e)}
  ${tm(e)}
  ${em(e)}
  ${sm(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function pi(e){let t=null,s=null,n=r=>(s=new ni({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await N(n,i(a),()=>im(s),r=>U(r,i(o))),t}async function Dr(e){await ci(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function nm(e){await li(e,bt(e))||await Dr(e)}var am=e=>It`
  <button type="button" class="quiet" @click=${()=>nm(e)}>${c("share")} ${i("action.share")}</button>`,cn=e=>It`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ve=(e,t=i("shares.ready"))=>mt(s=>It`
  <div class="row between"><h2>${t}</h2>${Rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${oi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Dr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${ri()?am(e):ie}
    ${cn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Er(e){let t=await pi(e);t&&await Ve(t)}var om=e=>Er({target:{findId:e.id},place:_r(e)}),Hr=e=>Er({target:{listId:e.id}});async function rm(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var cm=e=>Et(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>ei(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Hr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>rm(e)}],{id:"list-menu"}),lm=e=>wt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,pm=e=>Et(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>N(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),lm,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Cr(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function um(e,t){await e.drop(t),y("list-menu")}function dm(e,t,s){let n=e.finds.items.length-1;return Et(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Cr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Cr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>um(e,t)}],{id:`find-${t.id}`})}var mm=(e,t,s)=>wt`
  <li class="listed">
    ${ga(t,ds(t))}
    ${e.isOwn?dm(e,t,s):We}
  </li>`,hm=({user:e})=>wt`<a class="person" href="/people/${e.id}">${nt(e)} <span>${x(e)}</span></a>`,fm=e=>wt`
  <div class="card">
    ${e.isOwn?We:hm(e.list)}
    ${e.list.description?wt`<p class="text" dir="auto">${e.list.description}</p>`:We}
    <p class="marks">${ti(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function $m(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?wt`
    <finds-map .places=${nn(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>mm(e,a,o))}</ol>
    ${A(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function gm(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return wt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return wt`
    ${n?wt`<div class="list-cover">${Ht(n.media,{eager:!0})}</div>`:We}
    ${fm(e)}
    ${$m(e)}`}function zr(e){let t=new Ks(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>wt`
      ${h(t.title,t.isOwn?cm(t):t.canHide?pm(t):We,t.listsPath)}
      ${gm(t)}`}}import{html as ln,nothing as bm}from"../lib/lit-html/lit-html.js";async function wm(e){let t=null;await ei(s=>Br(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ym=e=>ln`
  <button type="button" id="new-list" @click=${()=>wm(e)}>${c("plus")} ${i("lists.new")}</button>`;function vm({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?ln`<ul class="card rows">${e.items.map(Ir)}</ul>${A(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Vr(e){let t=new Zs(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>ln`
      ${h(i("lists.title"),t.isOwn?ym(e):bm,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${vm(t)}`}}import{html as Wr,nothing as xm}from"../lib/lit-html/lit-html.js";var km=10,ui=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<km;s++){let n=await re(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Om({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Wr`<p class="empty">${i("person.gone")}</p>`:$(3)}function Gr(e){let t=new ui(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Wr`${h(t.name,xm,"/people")}${Om(t)}`}}import{html as yt,nothing as mi}from"../lib/lit-html/lit-html.js";var[qm,Fm]=[20,36e5];function Pm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+qm-1]<Fm)).map(([s])=>s))}var di=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=_t.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Pm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await re("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||is(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,is(-1),W(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;In(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||is(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var Sm={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Tm(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Lm=({type:e,data:t})=>e==="moderated"?Sn[Tn(t)]:e==="link_used"?"lock":"flag",Bm=({type:e,data:t,actor:s})=>t.userId?yt`
  <span class="face">
    ${nt(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Sm[e],e==="find_liked")}</span>
  </span>`:yt`<span class="face office">${c(Lm({type:e,data:t}))}</span>`,Im=e=>yt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Am(e,t){let s=e.request(t.newest);return s?yt`<span class="row actions">${Zt(s.friendship,s.user,()=>e.answered(t))}</span>`:mi}var jm=(e,t,s)=>yt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Bn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Bm(t.newest)}
      <span>
        <span class="what">${Ln(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?mi:yt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Im(t.newest.thumbnailUrl):mi}
    </a>
    ${Am(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Tm(e,t,s)}>${c("close")}</button>
  </li>`,Um=e=>yt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Mm=()=>yt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function _m(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?yt`<ul class="card notes">${e.groups.map((n,a)=>jm(e,n,a))}</ul>${A(e.list)}`:I(i("note.none"),i("note.noneText"),Mm()):$(4)}function Jr(e){let t=new di(e);return{title:i("nav.bell"),ready:t.load(),view:()=>yt`${h(i("nav.bell"),t.hasUnread?Um(t):mi)}${_m(t)}`,close:()=>t.close()}}import{html as vt,nothing as pn}from"../lib/lit-html/lit-html.js";var Nm=200,Rm=2,hi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=_t.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<Rm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Nm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Dm(e,t){if(e.isMe(t))return vt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ls(t,e.reload);let s=e.requestOf(t);return s?Zt(s,t,e.reload):vt`<span class="badge">${i("friend.pending")}</span>`}function Em(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?vt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ti(s,Dm(e,s)))}</ul>
    ${A(t)}`:vt`<p class="soft" role="status">${i("people.noMatch")}</p>`:pn}function Hm(e,t){e.preventDefault(),t.search()}var Cm=e=>vt`
  <form class="card" role="search" @submit=${t=>Hm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Em(e)}
  </form>`;function fi(e,t,s,n=Ti){let a=e.lists[t];return a.items.length?vt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${A(a)}
    </section>`:pn}var zm=(e,t,s)=>Ie(s,[us(t,s,e.reload),Be(s,e.reload)]),Vm=e=>vt`
  ${fi(e,"received",(t,s)=>[Zt(t,s,e.reload),Ie(s,[Be(s,e.reload)])])}
  ${fi(e,"sent",(t,s)=>ps(t,s,e.reload))}
  ${e.lists.accepted.items.length?fi(e,"accepted",(t,s)=>zm(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${fi(e,"blocked",(t,s)=>oa(s,e.reload),aa)}`;function Wm(e){return e.problem?m(e.problem,e.load):e.isLoaded?Vm(e):$(3)}var Gm=()=>Nt()?vt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:pn;function Yr(e){let t=new hi(e);return{title:i("people.title"),ready:t.load(),view:()=>vt`${h(i("people.title"),Gm(),"/feed")}${Cm(t)}${Wm(t)}`,close:()=>t.close()}}import{html as Se,nothing as gi}from"../lib/lit-html/lit-html.js";var $i=class extends cs{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await re(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Jm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ls(e,n.load):t?t.status==="accepted"?gi:s?Zt(t,e,n.load):ps(t,e,n.load):gi}var Ym=()=>Se`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Xm=e=>Se`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Zm=e=>e.isMe?Ym():[Jm(e),Xm(e.user)];function Km(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return gi;let o=n?.status==="accepted"?[us(n,s,a.load)]:[];return Ie(s,[ha(s,a.load),...o,ma({userId:s.id}),Be(s,()=>t.go("/people"))])}var Qm=e=>ii(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Se`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:gi,actions:Zm(e)});function th(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Se`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Se`
    ${Qm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Pe(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:$(3)}function Xr(e){let t=new $i(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Se`${h(s(),Km(t,e),"/people")}${th(t)}`}}import{html as pt,nothing as Je}from"../lib/lit-html/lit-html.js";var bi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await et(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var wi=class extends cs{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new bi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new v({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ce){let n=a=>{this.progress=a,this.page.update()};n(0);try{Ot(await s("PUT","/api/users/me/picture",await Re(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),Ot(await b("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Ot(await W("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as vi,nothing as yi}from"../lib/lit-html/lit-html.js";async function eh(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function sh(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var ih=(e,t)=>vi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>eh(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,nh=(e,{find:t,expiresAt:s})=>vi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?vi`<br><span class="soft">${i("bin.until",{date:xt(s)})}</span>`:yi}
    </p>
    ${t.hidden?fa(i("report.findHidden"),t.hidden):yi}
    <p class="row">
      ${t.hidden?yi:ih(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>sh(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Zr=e=>e.list.items?.length?vi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>nh(e,t))}</ul>
    ${A(e.list)}
  </section>`:yi;function ah(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var oh=e=>pt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,rh=e=>pt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>ah(t,e)}>
      ${e.hasPicture?oh(e):Je}
    </p>
    ${e.progress===null?Je:pt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,ch=()=>pt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,lh=({form:e,user:t})=>pt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Ge=(e,t,s)=>pt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,ph=e=>pt`
  <ul class="card rows">
    ${Ge("/people","people",i("people.accepted"))}
    ${Ge("/saved","bookmark",i("saved.title"))}
    ${Ge("/lists","feed",i("lists.title"))}
    ${Ge("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ge("/admin","shield",i("admin.title")):Je}
  </ul>`,uh=()=>pt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,dh=e=>pt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Rt(e.toggleEdit)}</div>
    ${rh(e)}
    ${lh(e)}
  </section>`;async function mh(e){e.toggleEdit(),await y("edit-title")}var hh=e=>pt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>mh(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,fh=e=>pt`
  ${h(x(e.user),uh())}
  ${ii(e.user,{...e.figures,actions:hh(e)})}
  ${e.isEdited?dh(e):Je}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Pe(e,{title:i("profile.none"),text:i("profile.noneText"),action:ch()})}
  </section>
  ${ph(e.user)}
  ${Zr(e.bin)}`;function Kr(e){let t=new wi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?fh(t):Je}}import{html as tt,nothing as ne}from"../lib/lit-html/lit-html.js";var $h={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},gh=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Qr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function bh(e,t,s){let n=Qr(t,s);s!=="dismissed"?await da(n,({note:a})=>e.decide(t,s,a),gh):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var tc=e=>e?tt`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:tt`<span class="soft">${i("report.left")}</span>`,wh=e=>tt`
  <p class="row">${e.map(t=>tt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,yh=e=>tt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ae(e.description):ne}
  ${e.media.length?wh(e.media):ne}`,vh=e=>e.find?yh(e.find):e.comment?Ae(e.comment.content):e.kind==="user"?ne:tt`<p class="soft">${i("report.noContent")}</p>`,kh=e=>tt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${tc(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?Ae(e.text):ne}
  </li>`,xh=(e,t,s)=>tt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>bh(e,t,s)}>
    ${c($h[s])} ${Qr(t,s)}
  </button>`,Oh=(e,t)=>tt`<p class="row">${la(t.kind).map(s=>xh(e,t,s))}</p>`,qh=(e,t)=>tt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ae(t.decision.note):ne}
  ${t.hidden?tt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ne}`,Fh=(e,t)=>tt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${tc(t.owner)}</h2>
    ${vh(t)}
    <ul class="rows">${[t,...t.others].map(kh)}</ul>
    ${t.decision?qh(e,t):Oh(e,t)}
  </li>`;function Ph(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?tt`<ul class="stack">${t.map(a=>Fh(e,a))}</ul>${A(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function ec(e){let t=new pa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>tt`
      ${h(i("report.reports"),ne,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ca.map(s=>pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Ph(t)}`}}import{html as un,nothing as Sh}from"../lib/lit-html/lit-html.js";var Th=(e,t)=>un`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":$a(t))} ${i(`saved.${t}`)}
  </button>`,Lh=()=>un`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Bh=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Lh()});function sc(e){let t=new ia(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>un`
      ${h(i("saved.title"),Sh,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${sa.map(s=>Th(t,s))}</div>
      ${Pe(t,Bh(t.state))}`}}import{html as Z,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as dn}from"../lib/lit-html/lit-html.js";var nc=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Ih(e,t){let s=ss(navigator.userAgent);await N(n=>e.addForm(t,n),i("passkeys.add"),n=>ut`
    ${P(n)}
    ${Ct(n)}
    ${nc(n,s)}
    ${t?Pt(n,"password",i("account.password")):dn}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)}var Ah=(e,t)=>N(s=>e.renameForm(t,s),i("passkeys.rename"),s=>ut`
  ${P(s)}
  ${nc(s,t.name)}`,()=>ut`<button type="submit">${i("action.save")}</button>`);async function jh(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ic=(e,t,s)=>ut`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Uh=(e,t,s)=>ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?ut`<span class="badge">${i("passkeys.backedUp")}</span>`:dn}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?ut`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ic(t,i("passkeys.rename"),async()=>{await Ah(e,t),s()})}
      ${ic(t,i("action.delete"),()=>jh(e,t))}
    </span>
  </li>`,Mh=e=>ut`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,ac=(e,t,s)=>ut`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?ut`<ul class="people">${e.list.map(n=>Uh(e,n,s))}</ul>`:dn}
    <p>${Mh(async()=>{await Ih(e,t),s()})}</p>
  </section>`;import{html as ki,nothing as _h}from"../lib/lit-html/lit-html.js";var oc=e=>xe(e.picker()),Nh=e=>ki`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Rh=(e,{latitude:t,longitude:s,radius:n,area:a})=>ki`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("place.homeRadius"),options:Ea.map(o=>[o,Qe(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("place.homeArea"),options:Ee(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Nh(e):_h}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>oc(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,rc=e=>ki`
  <section class="card">
    ${K("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${O("shown-area",{label:i("place.shownNew"),options:ve(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Rh(e,e.values.home):ki`
      <p><button type="button" class="quiet" id="home" @click=${()=>oc(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as At,nothing as Ye}from"../lib/lit-html/lit-html.js";var mn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function cc(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:mn[n],...r,...o?{password:o}:{}}))};return new v({send:t,fieldOf:{wrong_password:"password"}})}var Xe=e=>e.kind==="token",lc=e=>Xe(e)?e.name:ss(e.userAgent),Dh={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Eh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Hh(e){return e.expiresAt?Xe(e)?i("token.until",{date:xt(e.expiresAt)}):i("settings.until",{date:xt(e.expiresAt)}):i("token.endless")}var Ch=e=>e.lastUsedAt?i("session.used",{date:it(e.lastUsedAt)}):i("session.unused"),zh=(e,t)=>{let s=i(Xe(t)?"token.revoke":"settings.end");return At`
    <button type="button" class="quiet" aria-label="${s}: ${lc(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Vh=e=>At`${i(Xe(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,Wh=(e,t)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${lc(t)}</span>
      <span class="badge">${Dh[t.kind]()}</span>
      ${t.current?At`<span class="badge">${i("settings.thisOne")}</span>`:Ye}<br>
      ${Xe(t)?At`<span class="soft">${Eh(t)}</span><br>`:Ye}
      <span class="soft">${Vh(t)} · ${Ch(t)} · ${Hh(t)}</span>
    </span>
    ${t.current?Ye:zh(e,t)}
  </li>`;async function Gh(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Jh=e=>At`
  <button type="button" class="quiet" @click=${()=>Gh(e)}>${i("settings.endOthers")}</button>`,Yh=[90,30,365],Xh=e=>Object.keys(mn).filter(t=>t!=="admin"||e.role==="admin"),Zh=(e,t)=>At`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${Ct(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Xh(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Yh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):Ye}`,Kh=e=>ks({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Qh(e){let t=null;await N(n=>cc(a=>{t=a,n()}),i("token.create"),n=>Zh(e,n),()=>At`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Kh(t.token))}var pc=e=>At`
  <section class="card">
    ${K("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Wh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Jh(e):Ye}
      <button type="button" class="quiet" id="new-token" @click=${()=>Qh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var tf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],ef=e=>Z`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ue()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,sf=()=>wn.map(e=>[e,bn[e],e]),dc=e=>Z`
  <section class="card">
    ${K("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:sf(),chosen:Ze(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:qa.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Fa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:kn(),set:t=>e.setUnits(t)})}
    ${je()?ef(e):kt}
  </section>`;async function nf(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var uc=(e,t,s=kt)=>Z`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>nf(n,e,t)}>
  </label>`,af=e=>Z`
  <section class="card">
    ${K("notify",i("settings.notify"))}
    ${[...tf,...w()?.role==="admin"?["reported"]:[]].map(t=>uc(e,t))}
    ${f().pushKey?uc(e,"pushEnabled",Z`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):kt}
  </section>`,of=(e,t)=>Z`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,rf=(e,t)=>Z`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):kt}</p>`;function cf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?of(e,t):e.push==="off"?rf(e,t):Z`<p class="note">${i(`push.${e.push}`)}</p>`}var Te=(e,t)=>Z`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,lf=()=>Z`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Te("appearance",i("settings.appearance"))}
    ${Te("notify",i("nav.bell"))}
    ${f().passwordLogin?Te("password",i("account.password")):kt}
    ${Te("places",i("place.settings"))}
    ${Te("sessions",i("settings.devices"))}
    ${Te("data",i("settings.data"))}
  </nav>`,pf=e=>Z`
  ${lf()}
  ${dc(e)}
  ${af(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${cf(e)}
  </section>
  ${f().passwordLogin?Ca(e):kt}
  ${e.passkeys.isShown?ac(e.passkeys,e.asksPassword,e.redraw):kt}
  ${f().provider.enabled?za(e):kt}
  ${rc(e.places)}
  ${pc(e)}
  ${Va(e)}
  ${Nt()?Z`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:kt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function uf(e){let t=_t.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var df=e=>Z`
  <button type="button" class="quiet" id="sign-out" @click=${()=>uf(e)}>${i("settings.signOut")}</button>`;function mf(e){let{problem:t,load:s}=e.loading;return t?Z`${m(t,s)}${dc(e)}`:e.isLoaded?pf(e):$(5)}function mc(e){let t=new ys(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>Z`
      ${h(i("settings.title"),df(t),"/profile")}
      ${t.refusal?m(t.refusal):kt}
      ${mf(t)}`}}import{html as dt,nothing as Oi}from"../lib/lit-html/lit-html.js";async function hf(e){let t=await e.offered(),s=t&&await pi({offered:t});s&&(e.take(s),await Ve(s))}async function ff(e,t){let s=await pi({share:t});s&&e.take(s)}async function $f(e,t){await T(i("shares.revokeTitle",{title:bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var gf=async e=>await ci(e)||Ve(e,i("shares.one")),bf=async e=>await li(e,bt(e))||Ve(e,i("shares.one")),wf=(e,t)=>Et(i("shares.menu",{title:bt(t)}),[...ri()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>bf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>ff(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>$f(e,t)}],{id:`share-${t.id}`}),yf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,vf=e=>e.category?dt`<span class="strong" dir="auto">${bt(e)}</span>`:dt`<a class="strong" dir="auto" href=${yf(e)}>${bt(e)}</a>`,kf=e=>dt`${i(`shares.kind.${an(e)}`)}${e.title?dt`: <bdi>${on(e)}</bdi>`:Oi}`,xi=(e,t)=>dt`<span class="badge">${e?c(e):Oi} ${t}</span>`,xf=e=>dt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${bt(e)}" @click=${()=>gf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Of=(e,t)=>dt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${vf(t)}<br>
        <span class="soft">${kf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${wf(e,t)}
    </div>
    <p class="marks">
      ${xi(t.place==="hidden"?"block":"pin",Rr(t))}
      ${t.hasPassword?xi("lock",i("account.password")):Oi}
      ${t.expiresAt?xi("",rn(t)):xi("",i("shares.endless"))}
    </p>
    ${t.expired?Oi:dt`<p class="row actions">${xf(t)} ${cn(t)}</p>`}
  </li>`;function qf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?dt`<div class="card"><ul class="people">${t.map(a=>Of(e,a))}</ul></div>${A(e.list)}`:I(i("shares.none"),i("shares.noneText")):$(3)}var Ff=e=>dt`
  <button type="button" class="quiet" id="new-share" @click=${()=>hf(e)}>${i("shares.category")}</button>`;function hc(e){let t=new ai(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>dt`
      ${h(i("shares.mine"),Ff(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${qf(t)}`}}import{html as jt,nothing as $c}from"../lib/lit-html/lit-html.js";var qi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return _t.get("outbox")}load=async()=>{await Wn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Jn(t.id)}retry(t){return Yn(t.id)}sendNow(){return Xn()}};async function Pf(e,t){await na()&&e.cancel(t)}var Sf=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),fc=e=>jt`<a class="strong" dir="auto" href=${Zn(e)}>${e.title}</a>`,Tf={find:e=>jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>jt`<span class="what" dir="auto">${e.body.content}</span><br>${fc(e)}`,like:fc},Lf=(e,t)=>jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Sf(t)}</span><br>
      ${Tf[t.kind](t)}<br>
      ${t.state==="refused"?jt`<span class="error">${t.problem}</span>`:jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:$c}
      <button type="button" class="quiet" @click=${()=>Pf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Bf(e){return e.isLoaded?e.entries.length?jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Lf(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):$(2)}function gc(e){let t=new qi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>jt`${h(i("outbox.title"),$c,"/")}${Bf(t)}`}}import{html as Gt,nothing as If}from"../lib/lit-html/lit-html.js";var Fi=class{#t;constructor(t){this.#t=t,this.instance=new fe(t),this.areas=new Oe(t),this.invites=new qe(t),this.nameForm=new v({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(F("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var bc=(e,t)=>Gt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,wc=(e,t)=>Gt`<p class="row end">${bc(e,i(t?"welcome.next":"welcome.later"))}</p>`,yc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():$(3),Af=(e,t)=>yc(e.instance.loading,e.instance.values,()=>Gt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${bc(e,i("welcome.later"))} ${U(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${$s(t.update)}`),jf=e=>yc(e.areas.loading,e.areas.areas,()=>Gt`
  ${Zi(e.areas)}
  ${wc(e,e.areas.areas.length||e.areas.isRunning)}`),Uf=e=>Gt`
  ${e.invites.created?Qi(e.invites):Ki(e.invites)}
  ${wc(e,e.invites.created)}`,Mf=()=>Gt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,_f={server:Af,map:jf,invite:Uf,done:Mf};function vc(e){let t=new Fi(e),s=()=>t.step==="done"?If:Gt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Gt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${_f[t.step](t,e)}`}}function Nf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await qn(F("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(g=>[g.category,g.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}import{html as Pi,nothing as kc}from"../lib/lit-html/lit-html.js";async function Rf({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(k(s))}}function Df(e,t){if(w().role==="admin"){let s=F("/admin/map",{at:Qn({lat:e.lat,lng:e.lng})});return Pi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Pi`
    <p><button type="button" class="quiet" @click=${()=>{t(),Rf(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Ef=e=>Pi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Hf=(e,{choose:t,close:s,key:n})=>Pi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(je()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${xa()?Df(e,s):kc}
    ${je()?Ef(t):kc}
  </section>`,Cf=()=>Hf;export{jc as about,Ja as accounts,Nd as addToList,so as admin,ao as adminLog,wr as areas,Nf as countCategories,Jo as edit,er as help,gr as import,Fr as instance,xr as invites,Sr as join,zr as list,Vr as lists,Gr as named,Jr as notifications,Cf as offerOfStreets,Yr as people,Xr as person,Kr as profile,ec as reports,sc as saved,mc as settings,om as shareFind,hc as shares,gc as waiting,vc as welcome};

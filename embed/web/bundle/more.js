import{$ as Qe,$b as oa,A as Xe,Aa as ae,Ac as wa,B as Ze,Ba as Hn,Bb as E,Bc as Ot,Ca as ss,Cc as ps,D as xn,Da as is,Db as _t,Dc as us,E as z,Ea as ns,Eb as ce,Ec as ya,F as Mt,Fa as Cn,Fb as nt,Fc as va,G as p,Ga as zn,Gc as ds,Ha as Wn,Hb as Gt,Hc as ka,I as Ke,Ib as as,Ic as Ae,J as b,Ja as Vn,Jb as sa,Jc as Be,K as P,Kb as ia,Kc as xa,L as D,La as Gn,Lb as dt,Lc as Ie,M as W,Ma as Jn,Mb as L,N as T,Na as Yn,Nb as na,Nc as Oa,O as On,Oa as Xn,Ob as Nt,P as Fn,Pa as Zn,Pb as tt,Pc as Fa,Q as ie,Qb as qi,Qc as Pa,R as x,Rb as Si,S as ne,Sb as aa,Sc as qa,T as Pn,Tb as rs,Tc as Sa,Ub as Jt,Uc as Ta,Vb as os,Vc as La,Wb as cs,Xb as Te,Yb as Le,Yc as Aa,Zb as ra,Zc as Ba,a as Je,aa as O,ac as w,b as f,ba as qn,bb as c,bc as ca,bd as Ia,c as Wt,cb as it,cc as la,d as hn,db as H,dc as pa,dd as Ma,e as se,eb as h,ec as q,fa as Sn,fb as Z,fc as ua,g as $n,ga as Tn,gb as j,gc as d,gd as ms,h as Se,ha as Ln,hb as m,hc as I,hd as Ua,i as gn,ia as An,ib as g,ic as _,j as bn,ja as Bn,jb as re,jc as da,jd as ja,k as wn,ka as ts,kb as A,kc as ma,kd as _a,lb as jt,lc as fa,ld as Na,ma as In,mb as v,mc as ha,n as yn,na as Mn,nc as $a,o as i,oa as Un,pa as jn,q as k,qa as _n,ra as y,s as Pi,sa as es,sb as Kn,sc as Dt,t as vn,ta as Ut,tb as oe,u as S,ua as Nn,ub as Qn,uc as ga,v as vt,va as Dn,vb as xt,vc as ba,w as st,wc as ls,x as Ye,xa as kt,xb as ta,y as kn,ya as En,yb as Vt,za as Rn,zb as ea,zc as R}from"./shared.js";import{html as Yt,nothing as Ti}from"../lib/lit-html/lit-html.js";var Pc=new URL("lib/",Je).pathname,qc=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Da(){if(Ie())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Sc=()=>Da()?i("about.tilesFrom",{host:Da()}):i("about.alone"),Tc=()=>Yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Sc()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Lc=()=>Yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Yt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Ti}
      ${Ie()?Yt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Ti}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Ac=([e,t,s,n])=>Yt`<li><a href="${Pc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Bc=()=>Yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${qc.map(Ac)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ic=()=>({title:i("about.title"),view:()=>Yt`
    ${h(i("about.title"),Ti,y()?"/settings":"/sign-in")}
    ${_a()}${ja()}${Tc()}${Lc()}${Bc()}`});import{html as vs,nothing as rl}from"../lib/lit-html/lit-html.js";var Mc=200,Uc=2**20,Li=["all","active","suspended","admin"],Ea={wrong_password:"password"},Xt=e=>`/api/admin/users/${e.id}`,fs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Li.includes(s)?s:"all",this.list=E(t,()=>x("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(x("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Mc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return es()}adminForm(t,s){let n=async({password:a})=>{this.#i(await W(Xt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Ea})}demote(t){return this.#n(W(Xt(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(T(`${Xt(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let r=await P(`${Xt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(r.url,location).href)};return new w({send:n,fieldOf:Ea})}limitForm(t,s){let n=async({kind:a,size:r})=>{let o={instance:null,none:0}[a];this.#i(await W(Xt(t),{mediaLimit:a==="own"?Math.round(Number(r)*Uc):o})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:r})=>{this.#i(await D(`${Xt(t)}/suspension`,{reason:a.trim(),...r?{days:Number(r)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:r})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await T(x(Xt(t),{reason:r.trim()})),this.list.items=this.list.items.filter(o=>o.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as pe}from"../lib/lit-html/lit-html.js";import{html as rt,nothing as Me}from"../lib/lit-html/lit-html.js";var hs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ba()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:r})=>{let o=await Ia(await P("/api/auth/passkeys/options",t?{password:r}:{}));o&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...o})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let r=await W(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(o=>o.id===r.id?r:o),s()};return new w({send:n})}async remove(t){try{await T(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var jc=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:r}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:r}}#a({point:t=null,name:s="",by:n="",source:a="",photo:r=null,location:o=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:r,chosen:o}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Vt(this.#s,t)>jc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ea({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=xt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:r}=await ss(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),r&&(this.#i=setTimeout(()=>this.propose(),1e3*r)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ai="/api/users/me/place-settings",_c={radius:.5,area:1},Ra=[.2,.5,1,2,5],$s=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Ai,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await D(Ai,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Ai}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({..._c,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ha=e=>!e.current&&e.kind!=="token",gs=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=Nn();#t;constructor(t){this.#t=t,this.passkeys=new hs(t),this.places=new $s(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return es()}get asksCurrent(){return this.user.hasPassword&&!Ma(this.sessions)}get hasOthers(){return this.sessions.some(Ha)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),In(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){qa(t),this.#t.update()}setUnits(t){hn.set(t),this.#t.update()}setStreets(t){Oa(t),this.#t.update()}async setLanguage(t){await yn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await D("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Mn);disablePush=()=>this.#i(Un);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await jn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ha))await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await En(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let r=this.asksCurrent?{currentPassword:s}:{};await D("/api/users/me/password",{newPassword:t,...r,...n?{unlinkIdentity:!0}:{}}),a.reset(),kt(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await T("/api/users/me/identity"),kt(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await T("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Rn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},bs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var le=()=>f().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?rt`
  <p><a class="button quiet" href=${bs()}>${i("signin.provider",{name:le()})}</a></p>`:Me,Ft=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Nc=()=>rt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:le()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ca=({user:e,asksCurrent:t,password:s})=>rt`
  <form class="card" novalidate @submit=${s.submit}>
    ${Z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?rt`<p class="note">${i("link.setPassword")}</p>`:Me}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${q(s)}
    ${Et(s)}
    ${t?Ft(s,"currentPassword",i("settings.currentPassword")):Me}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Nc():Me}
    <div class="row end">${I(s,i("action.save"))}</div>
  </form>`;async function Dc(e){let t=i("settings.unlinkTitle",{name:le()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Ec(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:le()});await _(a=>t.confirmForm(a),s,a=>rt`
    <p>${i("settings.linkText")}</p>
    ${q(a)}
    ${Ft(a,"password",i("account.password"))}`,()=>rt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(bs({link:"true"}))}var Rc=e=>rt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Dc(e)}>${i("settings.unlink")}</button></p>`,Hc=e=>rt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${bs({link:"true"})} @click=${t=>Ec(t,e)}>
      ${i("settings.link",{name:le()})}
    </a>
  </p>`,za=e=>rt`
  <section class="card">
    <h2>${i("settings.identity",{name:le()})}</h2>
    ${e.user.identityLinked?Rc(e):Hc(e)}
  </section>`;async function Cc(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>rt`
    <p>${i("settings.deleteText")}</p>
    ${q(s)}
    ${Et(s)}
    ${e.asksPassword?Ft(s,"password",i("account.password")):Me}`,()=>rt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Wa=e=>rt`
  <section class="card">
    ${Z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Cc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Bi,nothing as Ue}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:r="",error:o="",name:l=e}){let u=o?`${e}-error`:r?`${e}-hint`:Ue;return Bi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${o?"true":Ue} @change=${$=>a($.target.value)}>
        ${s.map(([$,J,U=Ue])=>Bi`
          <option value=${$} lang=${U} ?selected=${$===n}>${J}</option>`)}
      </select>
      ${u===Ue?Ue:Bi`<p class=${o?"error":"hint"} id=${u}>${o||r}</p>`}
    </div>`}import{html as zc}from"../lib/lit-html/lit-html.js";async function Wc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ws=({title:e,text:t,label:s,value:n})=>dt(a=>zc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${r=>r.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Wc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Vc({mediaBytes:e,mediaLimit:t}){let s=z(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:z(t)}):i("admin.usageUnlimited",{size:s})}var Gc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Vc(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],Jc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:vt(t)}):i("admin.suspendedSince",{when:Ye(e)}),Yc=e=>N`<p class="note">${Jc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Xc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${qi(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${it(e)} <span>${qi(e)}</span></a>`,Va=(e,t)=>N`
  ${q(t)}
  ${Et(t)}
  ${e.asksPassword?Ft(t,"password",i("account.password")):pe}`,Zc=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Va(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Kc(e,t){await L(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Qc=["instance","own","none"],tl=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${q(e)}
    ${F("kind",{label:i("admin.limit"),options:Qc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):pe}`};async function ys(e,t,s){let n=await e;return n&&p(i(t,{name:O(s)})),n}var el=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>tl(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),sl=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${q(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function il(e,t){let s="";await _(r=>e.linkForm(t,o=>{s=o,r()}),i("admin.linkTitle",{name:O(t)}),r=>N`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Va(e,r)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await ws({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function nl(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${q(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ys(s,"admin.deleteDone",t)&&v("account-search")}function al(e,t){let s=(a,r,o)=>({text:a,label:`${a}: ${O(t)}`,run:r,isDanger:o}),n=[t.role==="admin"?s(i("admin.member"),()=>Kc(e,t)):s(i("admin.admin"),()=>ys(Zc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ys(el(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>il(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ys(sl(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>nl(e,t),!0)]}var Ga=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Xc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:pe}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:pe}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:pe}
      </span>
      ${Nt(i("people.menu",{name:O(t)}),al(e,t))}
    </div>
    <p class="soft facts">${Gc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?Yc(t.suspension):pe}
  </li>`;function ol(e,t){e.preventDefault(),t.search()}var cl=e=>vs`
  <form role="search" @submit=${t=>ol(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Li.map(t=>re(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function ll(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?vs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ga(e,a))}</ul>
    ${A(e.list)}`:vs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function Ja(e){let t=new fs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>vs`
      ${h(i("admin.people"),rl,"/admin")}
      <section class="card">${cl(t)}${ll(t)}</section>`,close:()=>t.close()}}import{html as ar,nothing as yl}from"../lib/lit-html/lit-html.js";var Ya=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Xa=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,pl=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function ks(e){let[t,s,n]=Ya(e).map(Xa);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var xs=4.5;function Za(e){let t=e;for(let s=1;ks(t)<xs;s-=.01)t=`#${Ya(e).map(n=>Math.round(255*pl(Xa(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Ka=2**20,Qa="/api/admin/instance",tr=["invite","open","closed"],er=["members","admins","off"],ue="#0f766e",sr={teal:ue,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},de=class{values=null;accent=ue;constructor(t){this.loading=R(t,async()=>{this.values=await b(Qa,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new w({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update,fieldOf:{accent_too_light:"accent"}})}get savedAccent(){return this.values?.accent||ue}get isAccentDark(){return ks(this.accent)>=xs}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(ks(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(xs)})),this.form.update()}get darkerAccent(){return Za(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ka):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let r={};for(let[U,It]of Object.entries(a))r[U]=It.trim();a.accent===ue&&(r.accent=""),t&&t!==this.values.registration&&(r.registration=t),s&&s!==this.values.invites&&(r.invites=s),n!==void 0&&n!==String(this.limit)&&(r.mediaLimit=Math.round(Number(n)*Ka)),this.values=await W(Qa,r);let{fixed:o,mediaLimit:l,registration:u,invites:$,...J}=this.values;Object.assign(f(),{instance:J,registration:u,invites:u==="closed"?"off":$})}},Os=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Fs=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as Ps,nothing as Ii}from"../lib/lit-html/lit-html.js";var ul={ok:"check",warn:"flag",fail:"close"},dl=e=>Ps`
  <li class="row finding ${e.status}">
    ${c(ul[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ps`<br><span lang="en" class="soft">${e.fix}</span>`:Ii}
    </span>
  </li>`;function ml({status:e,findings:t}){return Ps`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(dl)}</ul>`}var ir=e=>Ps`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Ii}
      ${e.values&&!e.loading.problem?ml(e.values):Ii}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as je}from"../lib/lit-html/lit-html.js";var fl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Pt=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,hl=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),$l=e=>qt`
  ${Pt(i("admin.backup"),e.lastAt?qt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Pt(i("admin.backupPlace"),e.place)}`,gl=e=>qt`
  <dl class="stack">
    ${Pt(i("admin.users"),S(e.users))}
    ${Pt(i("admin.publicFinds"),S(e.finds))}
    ${Pt(i("admin.media"),z(e.mediaBytes))}
    ${e.diskFree===null?je:Pt(i("admin.disk"),z(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Pt(i("admin.jobs"),hl(e)):je}
    ${e.backup?$l(e.backup):je}
    ${Pt(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Pt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,bl=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,wl=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${z(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function nr({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>fl.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(bl)}</ul>`:je}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${gl(e)}
      ${e.largest.length?wl(e.largest):je}
    </section>`}var vl=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"]],kl=([e,t,s])=>ar`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function rr(e){let t=new Fs(e),s=new Os(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ar`
      ${h(i("admin.title"),yl,"/profile")}
      <section class="card">
        <ul class="people">${vl.map(kl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${nr(t)}
      ${ir(s)}`}}import{html as qs,nothing as or}from"../lib/lit-html/lit-html.js";var cr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},xl={mediaLimit:"limitOfAll",invites:"whoInvites"},Ol=e=>parseInt(e,10)?z(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Fl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${xl[s]??s}`)).join(", "):e==="media_limit_changed"?Ol(t):t}function Pl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(cr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var ql=e=>qs`
  <li class="row act">
    ${c(cr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Pl(e)}</span><br>
      ${e.reason?qs`<span dir="auto">${Fl(e)}</span><br>`:or}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function Sl(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?qs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(ql)}</ul>
      ${A(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText")):g(4)}function lr(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>qs`${h(i("admin.log"),or,"/admin")}${Sl(t)}`}}import{html as et,nothing as ft}from"../lib/lit-html/lit-html.js";var Tl=8,Ss=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Pi(t.trim()),n=new Set(this.#s.map(r=>r.category)),a=s?_t.filter(r=>!n.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:r})=>{let o=Pi(nt(r));return o.includes(s)&&(o!==s||ce(r))}).slice(0,Tl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Ll=1200*36e5,Ts=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Pn}$`).test(s)||!this.#s?s:ae()),this.#s&&!this.stored&&this.#o(ae())}#o(t){this.id=t,this.#e=this.#s?Ot(t):wa(t),this.stored=this.#e.get()}get findId(){return this.#i??=Hn(this.id)>Date.now()-Ll?this.id:ae()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await us(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),va(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?ds(this.id):null}};async function pr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:xt(a)}}let n=oe(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var ur=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:xt(a),name:n,by:"search"}},Ls=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:r})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:r});function dr({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:r},o={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==o.area,$=u?{area:Number(a)}:{},U=Number(a)&&(u||r!==o.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,isPublic:n==="true",...$,...U}}var mr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),fr=(e,{area:t})=>D(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),hr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var me=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ts(t),this.form=new w({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:se.get()!=="friends",...this.draft.stored},this.proposals=new Ss(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ce(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r={point:s,name:n||this.place.proposal,location:a},o=dr({category:this.values.category??"",...t},this.shown),l=await this.write(o,r).catch(u=>this.#i(u));l&&(mr(l,t)&&await this.#e.showHome()&&await fr(l.id,t).catch(u=>p(k(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Wn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function As(e){try{let t=await fe(e,0,262144),s=await Al(e,t);return s?Dl(Nl(s.view,s.tiff)):$r}catch{return $r}}var $r={place:null,time:""},fe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Al(e,t){return t.getUint16(0)===65496?Bl(t):t.getUint32(0)===2303741511?gr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):St(t,0,4)==="RIFF"&&St(t,8,4)==="WEBP"?gr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):St(t,4,4)==="ftyp"?Ml(e):null}var St=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Bl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Mi=1<<20,Ui=1e4;async function gr(e,{at:t,little:s,name:n,extra:a,sizeFirst:r,even:o}){for(let l=0;l<Ui&&t+8<=e.size;l++){let u=await fe(e,t,8),$=u.getUint32(r?0:4,s);if(St(u,r?4:0,4)===n)return Il(await fe(e,t+8,Math.min($,Mi)));t+=a+$+(o?$%2:0)}return null}var Il=e=>({view:e,tiff:St(e,0,4)==="Exif"?6:0});function br(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ui;){let r=e.getUint32(a),o=8;if(r===1&&([r,o]=[Number(e.getBigUint64(a+8)),16]),r===0&&(r=s-a),r<o)break;n.push({type:St(e,a+4,4),from:a+o,to:Math.min(a+r,s)}),a+=r}return n}async function Ml(e){for(let t=0,s=0;s<Ui&&t+8<=e.size;s++){let n=await fe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(St(n,4,4)==="meta")return Ul(e,await fe(e,t,Math.min(a,Mi)));t+=a}return null}async function Ul(e,t){let s=br(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=jl(t,n("iinf")),r=a===null?null:_l(t,n("iloc"),a);if(!r)return null;let o=r.method===1?n("idat"):null,l=o?new DataView(t.buffer,t.byteOffset+o.from+r.at,Math.min(r.size,o.to-o.from-r.at)):await fe(e,r.at,Math.min(r.size,Mi));return{view:l,tiff:4+l.getUint32(0)}}function jl(e,t){if(!t)return null;let s=br(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(St(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function _l(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,r=U=>{let It=U===8?Number(e.getBigUint64(a)):U===4?e.getUint32(a):U===2?e.getUint16(a):0;return a+=U,It},o=r(2),[l,u,$]=[o>>12,o>>8&15,o>>4&15],J=n?o&15:0;for(let U=r(n<2?2:4);U>0&&a<t.to;U--){let It=r(n<2?2:4),kc=n?r(2)&15:0;r(2);let xc=r($),mn=null;for(let fn=r(2);fn>0&&a<=t.to;fn--){r(J);let Oc=xc+r(l),Fc=r(u);mn??={method:kc,at:Oc,size:Fc}}if(It===s)return mn}return null}function Nl(e,t){let s=e.getUint16(t)===18761,n=o=>e.getUint16(t+o,s);return{u32:o=>e.getUint32(t+o,s),text:(o,l)=>St(e,t+o,l),entries:o=>new Map(Array.from({length:n(o)},(l,u)=>[n(o+2+12*u),o+10+12*u]))}}function Dl(e){let t=e.entries(e.u32(4)),s=(n,a,r)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):r}catch{return r}};return{place:s(34853,Rl,null),time:s(34665,El,"")}}function El({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Rl({u32:e,text:t},s){let n=(o,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),J=It=>e($+8*It)/e($+8*It+4),U=o.indexOf(t(s.get(l),1).toUpperCase());return U<0?NaN:(J(0)+(J(1)||0)/60+(J(2)||0)/3600)*(U?-1:1)},a=n("NS",1,2),r=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(r)<=180&&(a||r)?{lat:a,lng:r}:null}async function _e(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Hl(e)}catch{return e}}async function Hl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let r=await n.convertToBlob({type:"image/jpeg",quality:.85});return r.size<e.size?new File([r],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Cl=2,zl=2,Wl=60,he=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:r=ne}){this.items=t.map(({at:o,key:l,caption:u="",...$})=>({media:$,at:o,key:l,caption:u,state:"done"})),this.#e=o=>{this.#a(),s(o)},this.#s=n,this.#i=a,this.#n=r,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let r=n?await _e(n):null;return t?{media:t,at:s,caption:a,blob:r}:{caption:a,blob:r,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>zn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),r=a.map((o,l)=>({file:o,key:s[l],caption:"",preview:URL.createObjectURL(o),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let{place:n}=await As(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Cl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ke(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#o()}#p(t,s){t.pause=Math.min(Wl,(t.pause??zl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await _e(t.file),{videoBytes:a,imageBytes:r}=f().limits,o=n.type.startsWith("video/")?a:r;if(n.size>o)throw{code:"large",text:i("upload.large",{size:xn(o)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Bs=class extends me{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await On(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=hr(t),this.values={...t,...this.shown,...n};let a=r=>{r&&p(r),this.page.update()};this.uploads=new he(t.media,{changed:a,signal:this.page.signal}),this.place=new at(this.page,n?.place??ur(t),()=>this.changed())}saveDraft(){let t=Ls(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:r,removed:o}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ns(s),u=l===this.#e?{}:{locationId:l},$=r.map(U=>U.id?{id:U.id,caption:U.caption??null}:U),J=a?{media:$,mediaToDelete:o}:{};return D(this.#t,{...t,...u,...J},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function ji(){if(!await caches.has(Se))return null;let e=await caches.open(Se),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Vl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Vl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function wr(e){let t=await caches.open(Se);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Se),ji()}var Gl=2,Is=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Gl)}async load(){await ka();let t=await us();if(this.#t.signal.aborted)return;this.close();let s=ps().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(o=>o.at>Date.now()-is),r=a?null:t.find(o=>o.draft===n.id&&o.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Jl=.15,yr=e=>e.slice(0,10);function Yl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var vr=e=>e.find(t=>t.place)?.place??null,kr=e=>e.find(t=>t.time)?.time??"";function Xl(e,t,s){let[n,a]=[vr(e),kr(e)];return e.length<s&&(!n||!t.place||Vt(n,t.place)<=Jl)&&(!a||!t.time||yr(a)===yr(t.time))}function xr(e,t){let s=[];for(let n of Yl(e)){let a=s.findLast(r=>Xl(r,n,t));a?a.push(n):s.push([n])}return s}var Ne=e=>({place:vr(e),time:kr(e)}),Or=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Fr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ms=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async r=>({file:r,...await As(r)}))),a=xr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let r of n)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ne(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ss(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ne(t).place?this.#e.get(t[0])??"":"",time:Ne(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Or(this.groups,t))}split(t,s){this.#s(Fr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ae()),s=Date.now(),n=y()?.id;try{for(let[a,r]of this.groups.entries())await this.#n(n,t[a],r,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Zl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:r}=Ne(n),o={id:s,at:a,isPublic:se.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(r?{...o,place:{point:r,source:"photo",photo:r}}:o),!Ot(s).get())throw{code:"storage"};await ya(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Zl(e){Ot(e).remove(),await ds(e)}var Us=class extends me{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Is(t,this.draft.id),this.several=new Ms(t)}async begin(){let{page:t,values:s}=this,n=await pr(t.query,s.place),a=s.media??[],r=a.filter($=>$.at>Date.now()-is);this.photosExpired=r.length<a.length;let o=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new he(r,{changed:o,placed:l,signal:t.signal}),this.place=new at(t,n,o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await ji():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ls(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await wr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ns(s),await Cn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Ke(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Gn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&se.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ps();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as $e,nothing as _i}from"../lib/lit-html/lit-html.js";function Kl(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Ql=({media:e,preview:t})=>$e`
  <span class="thumb">${e||t?$e`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function tp(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return $e`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ql(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?$e`<span class="soft" dir="auto">${s.label}</span>`:_i}
          <span class="soft">${Ye(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Kl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Pr=e=>e.items.length?$e`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>tp(e,t))}</ul>
    ${e.shown.length<e.items.length?$e`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:_i}
  </section>`:_i;var qr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Sr=e=>[...e.dataTransfer?.types??[]].includes("Files"),ep=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Tr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,r)=>document.addEventListener(a,r,{signal:e});n("dragover",a=>{Sr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Sr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(qr(a.dataTransfer)))}),n("paste",a=>{let r=qr(a.clipboardData);!r.length||ep(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as Zt,nothing as Mr}from"../lib/lit-html/lit-html.js";var Ni=[1,5,20],ge=e=>e?i("place.area",{distance:Ze(e)}):i("place.exact"),De=()=>Ni.map(e=>[String(e),ge(e)]),be=()=>[["0",ge(0)],...De()],js=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Ee,nothing as Di}from"../lib/lit-html/lit-html.js";var we="category";function Lr(e,{category:t}){let s=document.getElementById(we);if(s.value=t,ce(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function sp(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function ip(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Lr(t,s[n]);else return;e.preventDefault()}var np=(e,t,s)=>Ee`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Lr(e,t)}>
    ${Gt(t.category)}
    <span class="grow" dir="auto">${nt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):Di}</span>
  </li>`,ap=e=>{let{items:t}=e.proposals;return Ee`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>np(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Ar(e){let{form:t,proposals:s}=e,n=t.errors[we];return Ee`
    <div class="field">
      <label for=${we}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${we} name=${we} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Di}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Di}
          .defaultValue=${e.values.category??""} @input=${a=>sp(a,e)} @keydown=${a=>ip(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ap(e)}
      </div>
      ${ua(t.left[we])}
      ${n?Ee`<p class="error" id="category-error">${n}</p>`:Ee`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var _s=(e,t,s,n,a)=>Zt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ur(e){let t=e?.closest("details");t&&(t.open=!0)}var rp=e=>_s("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),Br=(e,t,s)=>Zt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Gt(t)} ${nt(t)}
  </button>`;function op(e){let{category:t}=e.values,[s,n]=t?[Gt(t),nt(t)]:[c("filter"),i("edit.none")];return _s("category",s,i("find.category"),n,Zt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${_t.map(a=>Br(e,a,a===t))}
        ${Br(e,"other",e.isOther)}
      </div>
      ${e.isOther?Ar(e):Mr}
    </fieldset>`)}var Ir=(e,t,s,n,a)=>Zt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function cp(e){let{isPublic:t}=e.values;return _s("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Zt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ir(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Wt()}))}
      ${Ir(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var lp=e=>F("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:js(),chosen:e});function pp(e){let{area:t="",exactForFriends:s="true"}=e.values;return _s("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ge(Number(t)),Zt`
    ${F("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...be()]})}
    ${Number(t)?lp(s):Mr}`)}var jr=e=>Zt`<div class="folds">${rp(e)}${op(e)}${cp(e)}${pp(e)}</div>`;import{html as Ds,nothing as Hi}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as Re}from"../lib/lit-html/lit-html.js";var Ei=16,_r=10,up=2,dp={lat:25,lng:5,zoom:1},Ns=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=_r?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ei};let t=oe($n.get());return t?.zoom?t:dp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ei,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Vt(this.point,t)<up*ta(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(xt(t),"found",t.name)}distance=t=>this.point&&t?Vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ei,s=this.source==="tap"&&!this.chosen&&t<_r;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ye(e){let t=new AbortController,s=null,n=dt((r,o)=>(s??=new Ns({signal:t.signal,update:o},e),wp(s,r)),{label:i("spot.title"),kind:"chooser"});Nr(s),await n&&e.take(s),t.abort(),s.close()}var Nr=e=>e.showMap(t=>Sa(document.getElementById("spot"),{...t,hasCross:!0})),mp=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,fp=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Nr(e)):Re}
  </div>`;function hp(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Xe(t.distance)}</span>
    </button>`}var $p=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Re}
    ${e.nearby.map(t=>hp(e,t))}
  </div>`,gp=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ri=e=>i(`spot.${e.source||"set"}`),bp=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${Ri(e)}</span>`:Re}</span>
  </p>`,wp=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${mp(e,t)}
  ${fp(e)}
  <div class="panel">
    ${bp(e)}
    ${$p(e)}
    ${e.chosen?Re:gp(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:Re}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Dr=(e,t)=>Ds`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Er=(e,t)=>Ds`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Hi} @click=${()=>ye(e)}>
      ${e.point?Ds`<place-map inert .at=${e.point}></place-map>`:Hi}
      ${e.point?Dr(e.label||i("spot.unnamed"),[Ri(e),i("spot.change")].filter(Boolean).join(" · ")):Dr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ds`<p class="error" id="place-error" role="alert">${t}</p>`:Hi}
  </fieldset>`;import{html as Kt,nothing as Ci}from"../lib/lit-html/lit-html.js";function yp(e,t){e.merge(t),v(`group-${t-1}`)}function vp(e,t,s){e.split(t,s),v(`group-${t+1}`)}var kp=({preview:e,file:t})=>e?Kt`<img src=${e} alt="">`:Kt`<span class="film" title=${t.name}>${c("play")}</span>`,xp=(e,t,s)=>Kt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>vp(e,t,s)}></button>`;function Op(e,t,s){let{name:n,time:a}=e.describe(t),r=[a&&st(a),n].filter(Boolean);return Kt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?Kt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>yp(e,s)}>
            ${i("group.merge")}
          </button>`:Ci}
      </div>
      <ul class="group">${t.map((o,l)=>Kt`<li>${l?xp(e,s,l):Ci}${kp(o)}</li>`)}</ul>
    </li>`}var Rr=(e,t)=>e.groups?Kt`
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
  </section>`:Ci;import{html as V,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as zi}from"../lib/lit-html/lit-html.js";async function Fp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},r=await dt((o,l)=>(n??=new w({send:({caption:u})=>o(u.trim()),update:l}),zi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>o()}>${i("action.cancel")}</button>
          ${I(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var Hr=(e,t,s,n)=>zi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Fp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?zi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Pp,qp]=[6,10],Sp=300,M=null;function Cr(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var zr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Tp=(e,t)=>zr(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Lp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?qp:Pp))return;if(n)return M.end();Cr()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=Tp(e.clientX,e.clientY),M.over?.classList.add("target")}function Wr(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,r=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(M.timer=setTimeout(Cr,Sp));let o=u=>{u.pointerId===M.id&&r()},l=u=>{if(u.pointerId!==M.id)return;let[$,J]=[s,M.isOn&&M.over].map(U=>zr(s).indexOf(U));r(),J>=0&&t($,J)};document.addEventListener("pointermove",Lp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",o,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&r()},{signal:a})}function Es(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ap="image/*,video/mp4,video/quicktime,video/webm";function Bp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Vr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Gr(e){return e.media?Dt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?V`<span class="film">${c("play")}</span>`:V`<img src=${e.preview} alt="">`}var Jr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Rs=(e,t,s,n,a)=>V`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ip=(e,t)=>e.progress<1?V`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:V`<span class="over">${i("upload.processing")}</span>`,Mp=(e,t)=>({sending:()=>Ip(e,t),paused:()=>V`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>V`<span class="over">${i("upload.waiting")}</span>`,failed:()=>V`<span class="over error">${i("upload.failed")}</span>`,done:()=>Tt})[e.state]();function Up(e,t,s){let n=s+1;return V`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Wr(a,(r,o)=>e.move(r,o))}
      @error=${Jr} @load=${Jr}>
      ${Gr(t)}
      ${s===0&&e.items.length>1?V`<span class="cover">${i("upload.cover")}</span>`:Tt}
      ${Mp(t,n)}
      <span class="buttons">
        ${s>0?Rs("before","earlier","back",n,()=>Vr(e,s,s-1)):Tt}
        ${n<e.items.length?Rs("after","later","next",n,()=>Vr(e,s,s+1)):Tt}
        ${t.state==="failed"||t.state==="paused"?Rs("","again","retry",n,()=>e.retry(t)):Tt}
        ${Rs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Bp(e,t))}
      </span>
      ${t.state==="failed"?Tt:Hr(e,t,n,Gr(t))}
    </li>`}function jp(e,t){t([...e.target.files]),e.target.value=""}var _p=(e,t)=>V`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Tt:V`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ap} multiple @change=${s=>jp(s,t)}>
  </li>`;function Np(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return V`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>V`<p class="error" role="alert">${n}</p>`)}`}var Yr=(e,t)=>V`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Es} @contextmenu=${Es} @dragstart=${Es}>
    ${e.items.map((s,n)=>Up(e,s,n))}
    ${e.items.length<e.most?_p(e,t):Tt}
  </ul>
  ${e.items.length>1?V`<p class="hint">${i("upload.order")}</p>`:Tt}
  ${Np(e)}`;async function Xr(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Dp(e){e.uploads.add(e.several.decline()),v("files")}function Ep(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Rp=(e,t)=>et`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>et`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?et`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ft}
    ${t?et`<p class="note">${i("edit.sharedFull")}</p>`:ft}
    ${e.received.left?et`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ep(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Hp(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Cp=()=>L(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),zp=e=>et`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Hp(e)}>${i("edit.startOver")}</button>
  </p>`,Wp=e=>et`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?et`<p class="note">${i("edit.photosGone")}</p>`:ft}
    ${Yr(e.uploads,t=>Xr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Vp=e=>et`
  ${q(e.form)}
  ${e.form.refusal?.reason==="changed_since"?et`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ft}`;function Gp(e,t){let{isPublic:s,...n}=oa(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Jp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ur(n),n?.focus()}function Yp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Gp(a,e);return et`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Jp(a,e)}>
      ${e.isRestored?zp(e):ft}
      ${Wp(e)}
      ${Er(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${jr(e)}
      <div class="publish">
        ${Vp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${I(e.form,i(s))}
        </div>
      </div>
    </form>`}var Xp=(e,t)=>et`
  ${e.received?Rp(e,t.get("shared")==="full"):ft}
  ${Rr(e.several,()=>Dp(e))}
  ${e.several.groups?ft:Pr(e.drafts)}`;function Zp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Yp(e):g(4)}function Zr(e){let t=new(e.params.id?Bs:Us)(e,{showHome:Cp}),s=()=>t.loading.load();return Tr(e.signal,n=>t.uploads&&Xr(t,n)),{title:t.title,ready:s(),view:()=>et`
      ${h(t.title,ft,t.back)}
      ${t.isNew?Xp(t,e.query):ft}
      ${Zp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as Y}from"../lib/lit-html/lit-html.js";var Kp=20,Qp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Kr(e,t,{signal:s,stopped:n,tick:a=Qp,note:r=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(o){if(o.status!==429)throw o;await r();for(let l=Math.max(Kp,o.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Hs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var tu=30,eu=["obscured","notPoint"],Qr=()=>f().places.source!=="gazetteer",Cs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!eu.includes(t.reason)).slice(0,tu)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(x("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var su=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function to(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async r=>{let o=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(r?`${l}&after=${r}`:l,{signal:e.signal});if(o!==n)return;s.items=[...r?s.items:[],...u],s.next=u.length<su(l)?0:u.at(-1).row}catch(u){if(o!==n||u.name==="AbortError")return;r?p(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=r=>{s.items=s.items?.map(o=>o.row===r.row?r:o)??null},s.drop=r=>{s.items=s.items?.filter(o=>o.row!==r.row)??null,s.items&&!s.items.length&&s.more()},s}var iu=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,eo=20,nu=200,au=["ready","noPlace","duplicate","bad","skipped","done"],ru=4,ou=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],so=e=>ou.includes(e.reason)?e.reason:"",zs=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Hs(()=>t.update()),this.places=new Cs(this,t),this.rows=to(t,()=>x(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return au.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<ru)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(r=>r.counts.ready||r.counts.noPlace);let a=n.find(r=>r.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(x("/import",{id:t.id})),this.#a(t)}async upload(t,s=ne){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=r=>{this.progress=r,this.#t.update()};try{if(t.size>iu(t))throw{code:"page",text:i("import.tooLarge")};let r=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(r)}catch(r){if(r.name==="AbortError")return;this.refusal=r,r.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await tt(W(`${this.#i}/rows/${t.row}`,s).then(a=>{let r={...this.current.counts};r[t.status]--,r[a.status]++,this.current={...this.current,counts:r},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let r=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...r?{place:r}:{}})}guess(t,{latitude:s,longitude:n}){return this.#r(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#r(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let r=o=>{this.current=o,Object.assign(a,{made:o.counts.done-n,taken:s-o.counts.ready}),this.#t.update()};this.#t.update();try{for(let o=eo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Kr(`${this.#i}/commit`,{...this.options.body,limit:nu},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(r)});if(!u)break;if(r(u),o=this.current.counts.ready<l?eo:this.current.counts.media?o-1:0,!o)throw{code:"strange"}}}catch(o){if(o.name==="AbortError")return;a.problem=o,await b(this.#i,{signal:t}).then(r).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await tt(T(`/api/imports/${t.id}`))&&await this.leave()}};var cu=["track","route","line","area","picture","link","file","damaged","text"];function io({leftOut:e=[]}){let t=e.filter(({kind:s})=>cu.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:vn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var no=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as Vi,nothing as Wi}from"../lib/lit-html/lit-html.js";var ao=(e,t,s,n,a)=>Vi`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${r=>a(r.target.checked)}>
  </label>`,lu=(e,t)=>Vi`
  ${e.current.format==="finds"?ao("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Wi}
  ${t.keep?Wi:ao("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,pu=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],..._t.map(t=>[t,nt(t)])],chosen:e.category,set:t=>e.set({category:t})}),uu=e=>F("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...be()]}),du=e=>F("import-friends",{label:i("place.exactFor"),options:js(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),ro=(e,t=e.options)=>Vi`
  ${lu(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${pu(t)}${uu(t)}${Number(t.area)?du(t):Wi}</div>
    </details>
  </div>`;import{html as K,nothing as Rt}from"../lib/lit-html/lit-html.js";function mu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=so(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ji(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function fu(e,t,s,n){let a=new at(n,null,()=>Ji(e,s,e.place(t,a.value)));return ye(a)}var Ws=e=>e.title||i("import.line",{n:e.row}),Gi=(e,t,s)=>K`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ws(e)}`} @click=${s}>${t}</button>`,hu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function $u(e,t){await _(n=>new w({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),hu(t),n=>I(n,i("action.save"))),v(`name-${t.row}`)}var oo=(e,t)=>K`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ws(t)}`}
    @click=${()=>$u(e,t)}>
    ${c("edit")}
  </button>`,co=e=>e.findId?K`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ws(e)}`}>
    ${i("import.show")}</a>`:Rt,gu=(e,t,s,n)=>({ready:()=>K`${oo(e,t)}${Gi(t,i("import.skip"),()=>Ji(e,s,e.skip(t,!0)))}`,skipped:()=>Gi(t,i("import.unskip"),()=>Ji(e,s,e.skip(t,!1))),noPlace:()=>K`${oo(e,t)}${Gi(t,i("import.locate"),()=>fu(e,t,s,n))}`,duplicate:()=>co(t),done:()=>co(t)})[t.status]?.()??Rt,Yi=e=>e?K`<br><span class="soft" dir="auto">${e}</span>`:Rt,bu=e=>e.slice(e.lastIndexOf("/")+1),wu=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,yu=({media:e,lost:t=[]})=>[e>t.length?Yi(i("import.rowMedia",{n:e-t.length})):Rt,...t.map(({file:s,reason:n})=>Yi(`${bu(s)}: ${wu(n)}`))],vu=(e,t,s,n)=>K`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ws(t)}</bdi>${Yi(mu(t))}${yu(t)}</span>
    <span class="row">${gu(e,t,s,n)}</span>
  </li>`;function ku(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?K`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((r,o)=>vu(e,r,o,t))}</ul>
    ${A(e.rows)}`:K`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var xu=(e,{n:t,all:s})=>K`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Ou(e){await e.places.run(),v("part-rows")}function Fu(e){let{state:t,rows:s}=e.places;return t?.busy?xu(e,t):K`
    ${t?K`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Rt}
    ${t?.problem?m(t.problem):Rt}
    ${s.length?K`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Ou(e)}>${i("import.lookUp")}</button>
      </p>`:Rt}`}var lo=(e,t)=>K`
  <section class="card">
    ${Z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>re(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Qr()?Fu(e):Rt}
    ${ku(e,t)}
  </section>`;var Pu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function qu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var Su=e=>B`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Tu=e=>B`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Pu} aria-describedby="import-hint" @change=${t=>qu(t,e)}>
  </p>`,Lu=e=>B`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):Y}
    ${e.progress===null?Tu(e):Su(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Bu(e):Y}`;async function uo(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var Vs=e=>e.name||i("import.unnamed");async function Au(e,t){await e.open(t),v("part-import")}var Bu=e=>B`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>B`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Vs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${mo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Vs(t)}`} @click=${()=>Au(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Vs(t)}`}
            @click=${()=>uo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,mo=e=>i("import.ends",{date:st(e.expiresAt)});async function Iu(e){await e.commit(),v("part-import")}var Mu=(e,{taken:t,all:s})=>B`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?B`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Uu=({mediaDone:e,mediaLost:t},{made:s})=>B`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?B`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?B`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?B`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:Y}`,ju=(e,t)=>B`
  ${ro(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Iu(e)}>${i("import.commit",{n:t})}</button>`;function _u(e){let[t,s]=[io(e),no(e)];return B`
    ${t?B`<p id="import-left">${t}</p>`:Y}
    ${s.length?B`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>B`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?B`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Nu(e){let{current:t,published:s}=e;return B`
    <section class="card">
      ${Z("import",B`<bdi>${Vs(t)}</bdi>`)}
      ${e.isBusy?Mu(e,s):B`
        ${e.isDone?Y:B`<p class="soft">${mo(t)}</p>`}
        ${_u(t)}
        ${s?Uu(t.counts,s):Y}
        ${s?.problem?m(s.problem):Y}
        ${t.counts.ready?ju(e,t.counts.ready):Y}
        <p class="row">${e.isDone?B`
          <button type="button" class="quiet" @click=${()=>po(e)}>${i("import.finish")}</button>`:B`
          <button type="button" class="quiet" @click=${()=>po(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>uo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function po(e){await e.leave(),v("import-file")}function Du(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?B`${Nu(e)}${e.isBusy?Y:lo(e,t)}`:Lu(e)}function fo(e){let t=new zs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>B`${h(i("import.title"),Y,"/settings")}${Du(t,e)}`}}import{html as C,nothing as Ht}from"../lib/lit-html/lit-html.js";var Eu=1e3,ho=[5,15,30,60],ve=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Kn){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=oe(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(x("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Eu),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#r()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#r()}async#r(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await D(`/api/admin/map/areas/${t.name}`)}catch(s){p(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await T(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(k(s))}}};async function Ru(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Hu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${z(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?C`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Ht}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ru(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Cu=e=>C`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?C`<ul class="people">${e.areas.map(t=>Hu(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"))}
  </section>`,zu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Wu=e=>e.wishes.length?C`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>zu(e,t))}</ul>
  </section>`:Ht,Vu=e=>F("km",{label:i("areas.size"),options:ho.map(t=>[t,Ze(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Gu=e=>C`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:z(e.plan.bytes)})}
  </button>`;function Ju(e){return!e.chosen||e.isRunning?Ht:C`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Vu(e)}
    ${e.busy?C`<p class="soft" role="status">${i("areas.asking")}</p>`:Ht}
    ${e.problem?C`<p class="error" role="alert">${k(e.problem)}</p>`:Ht}
    ${e.plan?Gu(e):Ht}`}function Yu(e){let{job:t}=e;if(!t)return Ht;let{title:s,state:n}=t;if(n==="failed")return C`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return C`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return C`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${r=>{r.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return C`
    <p role="status">${t.total?i("areas.running",{title:s,done:z(t.bytes),total:z(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Xi=e=>C`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Ju(e)}
    ${Yu(e)}
  </section>`;function Xu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?C`
    ${Xi(e)}
    ${Wu(e)}
    ${Cu(e)}`:g(3)}function $o(e){let t=new ve(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>C`${h(i("admin.map"),Ht,"/admin")}${Xu(t)}`}}import{html as G,nothing as ot}from"../lib/lit-html/lit-html.js";var Zu=4,Ku=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function go(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Je).href),{data:s,size:n}=t(e,{ecc:"M",border:Zu});return{size:n,path:Ku(s)}}var bo=[1,2,5,10,25,100],wo=[1,7,30,90],ke=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},r){let o={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",o);this.created={...l,url:new URL(l.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await go(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(y()),instance:Wt()});await navigator.share({title:i("invites.shareTitle",{instance:Wt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await T(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Qu=()=>G`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function td({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function ed(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Zi=(e,t=e.form)=>G`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${td} @submit=${s=>ed(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${q(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:bo.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:wo.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Qu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${I(t,i("invites.create"))}</div>
  </form>`,sd=({size:e,path:t})=>G`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,id=e=>G`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Ki=e=>G`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${jt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?id(e):ot}
    </p>
    ${e.created.code?sd(e.created.code):ot}
  </section>`,nd=e=>G`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function ad(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var rd=(e,t,s)=>G`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>ad(e,t)}>
    ${i("invites.revoke")}
  </button>`,od={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},cd=(e,t)=>!e.isAdmin||e.isMine(t)?ot:G` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function ld(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return G`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(od[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?G` · ${i("invites.until",{date:st(t.expiresAt)})}`:ot}
        ${t.befriend?G` · ${i("invites.befriends")}`:ot}
        ${cd(e,t)}
      </p>
      ${t.usedBy.length?G`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(nd)}</ul>`:ot}
      ${n?G`<p class="row actions">${rd(e,t,s)}</p>`:ot}
    </li>`}function pd(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?G`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>ld(e,a))}</ul>
      ${A(e.list)}
    </section>`:Ut()?ot:j(i("invites.none"),i("reason.may_not_invite")):g(2)}function yo(e){let t=new ke(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>G`
      ${h(i("invites.title"),ot,"/people")}
      ${Ut()?G`<p class="lead">${i("invites.lead")}</p>`:ot}
      ${t.created?Ki(t):ot}
      ${Ut()?Zi(t):ot}
      ${pd(t)}`}}import{html as xe,nothing as Gs}from"../lib/lit-html/lit-html.js";function vo(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:x("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var xo=(e,t)=>xe`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function ko(e,t,s,n,a){let r=e.values[t];return e.isFixed(t)?xo(n,a(r)):F(t,{label:n,options:s.map(o=>[o,a(o)]),chosen:r})}var Oo=e=>vo(e===ue?"":e);function Qi(e,t){e.chooseAccent(t),e.isAccentDark&&Oo(t)}function ud(e){Qi(e,e.darkerAccent),document.getElementById("accent").focus()}var dd=(e,t,s)=>xe`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>Qi(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Gs}
  </button>`,md=e=>xe`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Gs}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>Qi(e,t.target.value)}>
    <div class="swatches">${Object.entries(sr).map(([t,s])=>dd(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Gs:xe`
      <p><button type="button" class="quiet" @click=${()=>ud(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,fd=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),hd=({mediaLimit:e})=>e?z(e):i("admin.limits.none"),$d=e=>xe`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${md(e)}
    ${ko(e,"registration",tr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ko(e,"invites",er,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?xo(i("admin.limitOfAll"),hd(e.values)):fd(e)}
    <div class="row end">${I(e.form,i("action.save"))}</div>
  </form>`;function gd(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?$d(e):g(4)}function Fo(e){let t=new de(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>xe`${h(i("admin.instance"),Gs,"/admin")}${gd(t)}`,close(){t.accent!==t.savedAccent&&Oo(t.savedAccent)}}}import{html as ht,nothing as Qt}from"../lib/lit-html/lit-html.js";var tn="/admin/welcome",Po=e=>e.slice(e.lastIndexOf("#")+1).trim(),Js=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Po(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await _n();let a=this.invite||Po(n),r={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},o=await P("/api/auth/register",r).catch(l=>this.#e(l));kt(o.user),await this.#t.go(o.user.role==="admin"?tn:"/",{replace:!0}),p(i("join.welcome",{name:o.user.username}))}};var bd=({form:e,asksInvite:t})=>ht`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Qt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${I(e,i("join.action"))}
  </form>`;function wd({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Qt}</p>`;return s?ht`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:Wt()})}</h1>
    </div>
    ${n}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:Qt}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var yd=(e,t)=>ht`${Ua(ht`
  ${wd(e)}
  ${e.ended?ht`<p class="note" role="alert">${k(e.ended)}</p>`:Qt}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:Qt}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Qt}
  ${f().passwordLogin?bd(e):Qt}
  ${Na("join.provider",{redirect:Dn()?tn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ms(t)}`;function qo(e){let t=new Js(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>yd(t,e.update)}}import{html as gt,nothing as Ce}from"../lib/lit-html/lit-html.js";var So=["private","friends","public"],To=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Lo=e=>new w({send:async t=>e(await P("/api/lists",To(t)))}),Ys=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=E(t,x("/api/lists",{userId:s,limit:20}))}},Xs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return x("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await D(this.#e,To(s)),this.#t.update(),t()}});hideForm=t=>new w({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await tt(T(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await tt(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(T(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(D(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(o=>o.id===t.id),r=n[a+s];return r?this.#i(D(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:r.id}).then(()=>{let o=n.filter(l=>l.id!==t.id);o.splice(a+s,0,t),this.finds.items=o})):null}},Zs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return tt(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await tt(t.hasFind?D(s):T(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Oe,nothing as vd}from"../lib/lit-html/lit-html.js";var kd={private:"lock",friends:"people",public:"globe"},Ks=e=>Oe`
  <span class="badge">${c(kd[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ao=e=>Oe`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Dt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Ks(e)}</span>
      </span>
    </a>
  </li>`,xd=(e,t)=>Oe`
  ${q(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:So.map(s=>[s,i(`lists.${s}`)])})}`,Qs=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>xd(s,t),s=>I(s,i("action.save"))),Od=(e,t)=>Oe`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Ks(t)}
    </label>
  </li>`,Fd=(e,t)=>Oe`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${jt(t)}</div>
  ${e.lists.length?Oe`<ul class="people">${e.lists.map(s=>Od(e,s))}</ul>`:vd}
  <form novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Pd(e){let t=new Zs(e.id);await t.load()&&await dt((s,n)=>(t.update=n,Fd(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Ct}from"../lib/lit-html/lit-html.js";var[ti,qd,Sd]=[12,28,44],en=class extends Ta{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,ti,{animate:!1}),this.#e())}#e(){this.map.setMarkers(La(this.#t,t=>this.map.pixelOf(t),Sd).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let o=()=>this.map.setView({...t,zoom:ti}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:qd,text:"",label:t.name,area:l,click:o}}let n=Aa({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(o=>o.lat===t.lat&&o.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:ti}):this.map.fit([t,...s],ti)}}failed(){this.remove()}};customElements.define("finds-map",en);var Td=88,Bo=(e,t)=>ct`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,ei=(e,{count:t,likes:s,badge:n=Ct,actions:a=Ct})=>ct`
  <section class="profile-head">
    ${it(e,Td)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Ct}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Ct}
    <p class="row">
      ${t===void 0?Ct:Bo(t,"person.findsSum")}
      ${s===void 0?Ct:Bo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Ld=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Dt(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Gt(e.category)}</span>`}
      ${e.isPublic?Ct:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Io=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Ad={grid:e=>ct`<ul class="tiles">${e.map(Ld)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>ba(t,ls(t)))}</ul>`},sn=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...xt(s),km:s.area,name:qn(s)}])).values()];function Fe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${sn(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Io(e,"grid","camera")}
      ${Io(e,"list","filter")}
    </div>
    ${Ad[e.layout](s)}
    ${A(e.finds)}`:j(t.title,t.text,t.action??Ct):g(3)}import{html as Lt,nothing as te}from"../lib/lit-html/lit-html.js";var Mo=["exact","area","hidden"],Uo=["","1","7","30","date"],Bd=3650,nn=({findId:e,listId:t})=>e?"find":t?"list":"category",jo=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Id(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var _o=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Md({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Id(t):Number(e);if(s>=1&&s<=Bd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Ud({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var jd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Ud(e),days:Md(e)}),_d=({chosen:e,category:t})=>({category:e||t.trim()});async function Nd(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,..._t.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var si=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:r}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async o=>r(await this.#t(o)),fieldOf:{until:"until"}})}get kind(){return nn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=jd(t);return this.share?W(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??_d(t),...s,days:s.days??void 0})}},ni=e=>new URL(e.link,location.origin).href,ai=()=>!!navigator.share;async function ri(e){try{await navigator.clipboard.writeText(ni(e))}catch{return!1}return p(i("find.copied")),!0}async function oi(e,t){try{await navigator.share({title:t,url:ni(e)})}catch(s){return s.name==="AbortError"}return!0}var ii=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await tt(Nd().then(s=>{t=s})),t}async revoke(t){await tt(T(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var an=e=>e.findTitle||e.listName||nt(e.category??""),$t=e=>e.title||an(e),No=({place:e,area:t})=>e==="area"?ge(t):i(`shares.place.${e}`),rn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:vt(t)}),Dd=e=>Lt`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,nt(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?te:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Ed={exact:"pin",area:"map",hidden:"block"},Rd=(e,t)=>Lt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ed[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Hd=e=>Lt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Mo.map(t=>Rd(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Ni[0]),options:De()}):te}`,Cd=e=>Lt`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",rn(e.share)]]:[],...Uo.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:_o(14),hint:i("shares.dateHint"),required:!0}):te}`,zd=e=>Lt`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):te}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):te}`,Wd=e=>Lt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${q(e.form)}
  ${e.share||e.target?te:Dd(e)}
  ${Hd(e)}
  ${Cd(e)}
  ${zd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ci(e){let t=null,s=null,n=o=>(s=new si({...e,done:l=>{t=l,o()}}),s.form),[a,r]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Wd(s),o=>I(o,i(r))),t}async function Do(e){await ri(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Vd(e){await oi(e,$t(e))||await Do(e)}var Gd=e=>Lt`
  <button type="button" class="quiet" @click=${()=>Vd(e)}>${c("share")} ${i("action.share")}</button>`,on=e=>Lt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,He=(e,t=i("shares.ready"))=>dt(s=>Lt`
  <div class="row between"><h2>${t}</h2>${jt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${ni(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Do(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${ai()?Gd(e):te}
    ${on(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Eo(e){let t=await ci(e);t&&await He(t)}var Jd=e=>Eo({target:{findId:e.id},place:jo(e)}),Ro=e=>Eo({target:{listId:e.id}});async function Yd(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Xd=e=>Nt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Qs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Ro(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Yd(e)}],{id:"list-menu"}),Zd=e=>gt`
  ${q(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Kd=e=>Nt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Zd,t=>I(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Ho(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Qd(e,t){await e.drop(t),v("list-menu")}function tm(e,t,s){let n=e.finds.items.length-1;return Nt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Ho(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Ho(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Qd(e,t)}],{id:`find-${t.id}`})}var em=(e,t,s)=>gt`
  <li class="listed">
    ${ga(t,ls(t))}
    ${e.isOwn?tm(e,t,s):Ce}
  </li>`,sm=({user:e})=>gt`<a class="person" href="/people/${e.id}">${it(e)} <span>${O(e)}</span></a>`,im=e=>gt`
  <div class="card">
    ${e.isOwn?Ce:sm(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Ce}
    <p class="marks">${Ks(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function nm(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${sn(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,r)=>em(e,a,r))}</ol>
    ${A(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}function am(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return g(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${Dt(n.media,{eager:!0})}</div>`:Ce}
    ${im(e)}
    ${nm(e)}`}function Co(e){let t=new Xs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${h(t.title,t.isOwn?Xd(t):t.canHide?Kd(t):Ce,t.listsPath)}
      ${am(t)}`}}import{html as cn,nothing as rm}from"../lib/lit-html/lit-html.js";async function om(e){let t=null;await Qs(s=>Lo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var cm=e=>cn`
  <button type="button" id="new-list" @click=${()=>om(e)}>${c("plus")} ${i("lists.new")}</button>`;function lm({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?cn`<ul class="card rows">${e.items.map(Ao)}</ul>${A(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function zo(e){let t=new Ys(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>cn`
      ${h(i("lists.title"),t.isOwn?cm(e):rm,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${lm(t)}`}}import{html as Wo,nothing as um}from"../lib/lit-html/lit-html.js";var pm=10,li=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=x("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<pm;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(r=>r.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function dm({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Wo`<p class="empty">${i("person.gone")}</p>`:g(3)}function Vo(e){let t=new li(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Wo`${h(t.name,um,"/people")}${dm(t)}`}}import{html as bt,nothing as ui}from"../lib/lit-html/lit-html.js";var[mm,fm]=[20,36e5];function hm(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+mm-1]<fm)).map(([s])=>s))}var pi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=Mt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=hm(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,r=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};r.items.push(n),r.isRead&&=n.isRead,r.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ie("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||ts(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ts(-1),W(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Bn(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await T(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ts(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var $m={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function gm(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var bm=({type:e,data:t})=>e==="moderated"?Sn[Tn(t)]:e==="link_used"?"lock":"flag",wm=({type:e,data:t,actor:s})=>t.userId?bt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c($m[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(bm({type:e,data:t}))}</span>`,ym=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function vm(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Jt(s.friendship,s.user,()=>e.answered(t))}</span>`:ui}var km=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${An(t.newest)} @click=${()=>e.markRead(t)}>
      ${wm(t.newest)}
      <span>
        <span class="what">${Ln(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ui:bt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?ym(t.newest.thumbnailUrl):ui}
    </a>
    ${vm(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>gm(e,t,s)}>${c("close")}</button>
  </li>`,xm=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Om=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Fm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>km(e,n,a))}</ul>${A(e.list)}`:j(i("note.none"),i("note.noneText"),Om()):g(4)}function Go(e){let t=new pi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${h(i("nav.bell"),t.hasUnread?xm(t):ui)}${Fm(t)}`,close:()=>t.close()}}import{html as wt,nothing as ln}from"../lib/lit-html/lit-html.js";var Pm=200,qm=2,di=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,x("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>x("/api/users",{q:this.text.trim()})),this.#s=Mt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(x(this.#t.path,{q:t})),[...t].length<qm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Pm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Sm(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return rs(t,e.reload);let s=e.requestOf(t);return s?Jt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function Tm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Si(s,Sm(e,s)))}</ul>
    ${A(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:ln}function Lm(e,t){e.preventDefault(),t.search()}var Am=e=>wt`
  <form class="card" role="search" @submit=${t=>Lm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Tm(e)}
  </form>`;function mi(e,t,s,n=Si){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(r=>n(e.other(r),s(r,e.other(r))))}</ul>
      ${A(a)}
    </section>`:ln}var Bm=(e,t,s)=>Le(s,[cs(t,s,e.reload),Te(s,e.reload)]),Im=e=>wt`
  ${mi(e,"received",(t,s)=>[Jt(t,s,e.reload),Le(s,[Te(s,e.reload)])])}
  ${mi(e,"sent",(t,s)=>os(t,s,e.reload))}
  ${e.lists.accepted.items.length?mi(e,"accepted",(t,s)=>Bm(e,t,s)):j(i("people.none"),i("people.noneText"))}
  ${mi(e,"blocked",(t,s)=>ra(s,e.reload),aa)}`;function Mm(e){return e.problem?m(e.problem,e.load):e.isLoaded?Im(e):g(3)}var Um=()=>Ut()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:ln;function Jo(e){let t=new di(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${h(i("people.title"),Um(),"/feed")}${Am(t)}${Mm(t)}`,close:()=>t.close()}}import{html as Pe,nothing as hi}from"../lib/lit-html/lit-html.js";var fi=class extends as{user=null;friendship=null;#t;constructor(t){super(t,x("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":x("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function jm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?rs(e,n.load):t?t.status==="accepted"?hi:s?Jt(t,e,n.load):os(t,e,n.load):hi}var _m=()=>Pe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Nm=e=>Pe`
  <a class="button quiet" href=${x("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Dm=e=>e.isMe?_m():[jm(e),Nm(e.user)];function Em(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return hi;let r=n?.status==="accepted"?[cs(n,s,a.load)]:[];return Le(s,[fa(s,a.load),...r,ma({userId:s.id}),Te(s,()=>t.go("/people"))])}var Rm=e=>ei(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Pe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:hi,actions:Dm(e)});function Hm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Pe`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Pe`
    ${Rm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Fe(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:g(3)}function Yo(e){let t=new fi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Pe`${h(s(),Em(t,e),"/people")}${Hm(t)}`}}import{html as lt,nothing as We}from"../lib/lit-html/lit-html.js";var $i=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,T(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await tt(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),p(n),a())}};var gi=class extends as{progress=null;figures={};isEdited=!1;constructor(t){super(t,x("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new $i(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new w({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{kt(await s("PUT","/api/users/me/picture",await _e(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await T("/api/users/me/picture"),kt(await b("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let r={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};kt(await W("/api/users/me",{...r,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as wi,nothing as bi}from"../lib/lit-html/lit-html.js";async function Cm(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function zm(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var Wm=(e,t)=>wi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Cm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Vm=(e,{find:t,expiresAt:s})=>wi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?wi`<br><span class="soft">${i("bin.until",{date:vt(s)})}</span>`:bi}
    </p>
    ${t.hidden?ha(i("report.findHidden"),t.hidden):bi}
    <p class="row">
      ${t.hidden?bi:Wm(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>zm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Xo=e=>e.list.items?.length?wi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Vm(e,t))}</ul>
    ${A(e.list)}
  </section>`:bi;function Gm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Jm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Ym=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Gm(t,e)}>
      ${e.hasPicture?Jm(e):We}
    </p>
    ${e.progress===null?We:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Xm=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Zm=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${I(e,i("action.save"))}</div>
  </form>`,ze=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Km=e=>lt`
  <ul class="card rows">
    ${ze("/people","people",i("people.accepted"))}
    ${ze("/saved","bookmark",i("saved.title"))}
    ${ze("/lists","feed",i("lists.title"))}
    ${ze("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ze("/admin","shield",i("admin.title")):We}
  </ul>`,Qm=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,tf=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${jt(e.toggleEdit)}</div>
    ${Ym(e)}
    ${Zm(e)}
  </section>`;async function ef(e){e.toggleEdit(),await v("edit-title")}var sf=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>ef(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,nf=e=>lt`
  ${h(O(e.user),Qm())}
  ${ei(e.user,{...e.figures,actions:sf(e)})}
  ${e.isEdited?tf(e):We}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Fe(e,{title:i("profile.none"),text:i("profile.noneText"),action:Xm()})}
  </section>
  ${Km(e.user)}
  ${Xo(e.bin)}`;function Zo(e){let t=new gi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?nf(t):We}}import{html as Q,nothing as ee}from"../lib/lit-html/lit-html.js";var af={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},rf=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ko=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function of(e,t,s){let n=Ko(t,s);s!=="dismissed"?await da(n,({note:a})=>e.decide(t,s,a),rf):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Qo=e=>e?Q`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:Q`<span class="soft">${i("report.left")}</span>`,cf=e=>Q`
  <p class="row">${e.map(t=>Q`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,lf=e=>Q`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ae(e.description):ee}
  ${e.media.length?cf(e.media):ee}`,pf=e=>e.find?lf(e.find):e.comment?Ae(e.comment.content):e.kind==="user"?ee:Q`<p class="soft">${i("report.noContent")}</p>`,uf=e=>Q`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Qo(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Ae(e.text):ee}
  </li>`,df=(e,t,s)=>Q`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>of(e,t,s)}>
    ${c(af[s])} ${Ko(t,s)}
  </button>`,mf=(e,t)=>Q`<p class="row">${la(t.kind).map(s=>df(e,t,s))}</p>`,ff=(e,t)=>Q`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ae(t.decision.note):ee}
  ${t.hidden?Q`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ee}`,hf=(e,t)=>Q`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Qo(t.owner)}</h2>
    ${pf(t)}
    <ul class="rows">${[t,...t.others].map(uf)}</ul>
    ${t.decision?ff(e,t):mf(e,t)}
  </li>`;function $f(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Q`<ul class="stack">${t.map(a=>hf(e,a))}</ul>${A(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function tc(e){let t=new pa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Q`
      ${h(i("report.reports"),ee,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ca.map(s=>re(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${$f(t)}`}}import{html as pn,nothing as gf}from"../lib/lit-html/lit-html.js";var bf=(e,t)=>pn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":$a(t))} ${i(`saved.${t}`)}
  </button>`,wf=()=>pn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,yf=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:wf()});function ec(e){let t=new ia(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>pn`
      ${h(i("saved.title"),gf,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${sa.map(s=>bf(t,s))}</div>
      ${Fe(t,yf(t.state))}`}}import{html as X,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as un}from"../lib/lit-html/lit-html.js";var ic=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function vf(e,t){let s=Qe(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${q(n)}
    ${Et(n)}
    ${ic(n,s)}
    ${t?Ft(n,"password",i("account.password")):un}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var kf=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${q(s)}
  ${ic(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function xf(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var sc=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Of=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:un}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${sc(t,i("passkeys.rename"),async()=>{await kf(e,t),s()})}
      ${sc(t,i("action.delete"),()=>xf(e,t))}
    </span>
  </li>`,Ff=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,nc=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>Of(e,n,s))}</ul>`:un}
    <p>${Ff(async()=>{await vf(e,t),s()})}</p>
  </section>`;import{html as yi,nothing as Pf}from"../lib/lit-html/lit-html.js";var ac=e=>ye(e.picker()),qf=e=>yi`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Sf=(e,{latitude:t,longitude:s,radius:n,area:a})=>yi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("place.homeRadius"),options:Ra.map(r=>[r,Xe(r)]),chosen:n,set:r=>e.changeHome({radius:Number(r)})})}
  ${F("home-area",{label:i("place.homeArea"),options:De(),chosen:String(a),set:r=>e.changeHome({area:Number(r)})})}
  ${e.exactAtHome?qf(e):Pf}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>ac(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,rc=e=>yi`
  <section class="card">
    ${Z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${F("shown-area",{label:i("place.shownNew"),options:be(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Sf(e,e.values.home):yi`
      <p><button type="button" class="quiet" id="home" @click=${()=>ac(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as At,nothing as Ve}from"../lib/lit-html/lit-html.js";var dn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function oc(e){let t=async({name:s,access:n,days:a,password:r})=>{let o=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:dn[n],...o,...r?{password:r}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var Ge=e=>e.kind==="token",cc=e=>Ge(e)?e.name:Qe(e.userAgent),Tf={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Lf=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Af(e){return e.expiresAt?Ge(e)?i("token.until",{date:vt(e.expiresAt)}):i("settings.until",{date:vt(e.expiresAt)}):i("token.endless")}var Bf=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),If=(e,t)=>{let s=i(Ge(t)?"token.revoke":"settings.end");return At`
    <button type="button" class="quiet" aria-label="${s}: ${cc(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Mf=e=>At`${i(Ge(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,Uf=(e,t)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${cc(t)}</span>
      <span class="badge">${Tf[t.kind]()}</span>
      ${t.current?At`<span class="badge">${i("settings.thisOne")}</span>`:Ve}<br>
      ${Ge(t)?At`<span class="soft">${Lf(t)}</span><br>`:Ve}
      <span class="soft">${Mf(t)} · ${Bf(t)} · ${Af(t)}</span>
    </span>
    ${t.current?Ve:If(e,t)}
  </li>`;async function jf(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var _f=e=>At`
  <button type="button" class="quiet" @click=${()=>jf(e)}>${i("settings.endOthers")}</button>`,Nf=[90,30,365],Df=e=>Object.keys(dn).filter(t=>t!=="admin"||e.role==="admin"),Ef=(e,t)=>At`
  <p>${i("token.about")}</p>
  ${q(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:Df(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...Nf.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ft(t,"password",i("account.password")):Ve}`,Rf=e=>ws({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Hf(e){let t=null;await _(n=>oc(a=>{t=a,n()}),i("token.create"),n=>Ef(e,n),()=>At`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Rf(t.token))}var lc=e=>At`
  <section class="card">
    ${Z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Uf(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?_f(e):Ve}
      <button type="button" class="quiet" id="new-token" @click=${()=>Hf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Cf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],zf=e=>X`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ie()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Wf=()=>wn.map(e=>[e,gn[e],e]),uc=e=>X`
  <section class="card">
    ${Z("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:Wf(),chosen:bn(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:Fa.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Pa(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:kn(),set:t=>e.setUnits(t)})}
    ${Be()?zf(e):yt}
  </section>`;async function Vf(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var pc=(e,t,s=yt)=>X`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Vf(n,e,t)}>
  </label>`,Gf=e=>X`
  <section class="card">
    ${Z("notify",i("settings.notify"))}
    ${[...Cf,...y()?.role==="admin"?["reported"]:[]].map(t=>pc(e,t))}
    ${f().pushKey?pc(e,"pushEnabled",X`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):yt}
  </section>`,Jf=(e,t)=>X`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Yf=(e,t)=>X`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):yt}</p>`;function Xf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Jf(e,t):e.push==="off"?Yf(e,t):X`<p class="note">${i(`push.${e.push}`)}</p>`}var qe=(e,t)=>X`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,Zf=()=>X`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${qe("appearance",i("settings.appearance"))}
    ${qe("notify",i("nav.bell"))}
    ${f().passwordLogin?qe("password",i("account.password")):yt}
    ${qe("places",i("place.settings"))}
    ${qe("sessions",i("settings.devices"))}
    ${qe("data",i("settings.data"))}
  </nav>`,Kf=e=>X`
  ${Zf()}
  ${uc(e)}
  ${Gf(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Xf(e)}
  </section>
  ${f().passwordLogin?Ca(e):yt}
  ${e.passkeys.isShown?nc(e.passkeys,e.asksPassword,e.redraw):yt}
  ${f().provider.enabled?za(e):yt}
  ${rc(e.places)}
  ${lc(e)}
  ${Wa(e)}
  ${Ut()?X`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:yt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Qf(e){let t=Mt.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var th=e=>X`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Qf(e)}>${i("settings.signOut")}</button>`;function eh(e){let{problem:t,load:s}=e.loading;return t?X`${m(t,s)}${uc(e)}`:e.isLoaded?Kf(e):g(5)}function dc(e){let t=new gs(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>X`
      ${h(i("settings.title"),th(t),"/profile")}
      ${t.refusal?m(t.refusal):yt}
      ${eh(t)}`}}import{html as ut,nothing as ki}from"../lib/lit-html/lit-html.js";async function sh(e){let t=await e.offered(),s=t&&await ci({offered:t});s&&(e.take(s),await He(s))}async function ih(e,t){let s=await ci({share:t});s&&e.take(s)}async function nh(e,t){await L(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var ah=async e=>await ri(e)||He(e,i("shares.one")),rh=async e=>await oi(e,$t(e))||He(e,i("shares.one")),oh=(e,t)=>Nt(i("shares.menu",{title:$t(t)}),[...ai()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>rh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>ih(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>nh(e,t)}],{id:`share-${t.id}`}),ch=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,lh=e=>e.category?ut`<span class="strong" dir="auto">${$t(e)}</span>`:ut`<a class="strong" dir="auto" href=${ch(e)}>${$t(e)}</a>`,ph=e=>ut`${i(`shares.kind.${nn(e)}`)}${e.title?ut`: <bdi>${an(e)}</bdi>`:ki}`,vi=(e,t)=>ut`<span class="badge">${e?c(e):ki} ${t}</span>`,uh=e=>ut`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>ah(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,dh=(e,t)=>ut`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${lh(t)}<br>
        <span class="soft">${ph(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${oh(e,t)}
    </div>
    <p class="marks">
      ${vi(t.place==="hidden"?"block":"pin",No(t))}
      ${t.hasPassword?vi("lock",i("account.password")):ki}
      ${t.expiresAt?vi("",rn(t)):vi("",i("shares.endless"))}
    </p>
    ${t.expired?ki:ut`<p class="row actions">${uh(t)} ${on(t)}</p>`}
  </li>`;function mh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ut`<div class="card"><ul class="people">${t.map(a=>dh(e,a))}</ul></div>${A(e.list)}`:j(i("shares.none"),i("shares.noneText")):g(3)}var fh=e=>ut`
  <button type="button" class="quiet" id="new-share" @click=${()=>sh(e)}>${i("shares.category")}</button>`;function mc(e){let t=new ii(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ut`
      ${h(i("shares.mine"),fh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${mh(t)}`}}import{html as Bt,nothing as hc}from"../lib/lit-html/lit-html.js";var xi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Mt.get("outbox")}load=async()=>{await Vn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Jn(t.id)}retry(t){return Yn(t.id)}sendNow(){return Xn()}};async function hh(e,t){await na()&&e.cancel(t)}var $h=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),fc=e=>Bt`<a class="strong" dir="auto" href=${Zn(e)}>${e.title}</a>`,gh={find:e=>Bt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Bt`<span class="what" dir="auto">${e.body.content}</span><br>${fc(e)}`,like:fc},bh=(e,t)=>Bt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${$h(t)}</span><br>
      ${gh[t.kind](t)}<br>
      ${t.state==="refused"?Bt`<span class="error">${t.problem}</span>`:Bt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Bt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:hc}
      <button type="button" class="quiet" @click=${()=>hh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function wh(e){return e.isLoaded?e.entries.length?Bt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>bh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText")):g(2)}function $c(e){let t=new xi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Bt`${h(i("outbox.title"),hc,"/")}${wh(t)}`}}import{html as zt,nothing as yh}from"../lib/lit-html/lit-html.js";var Oi=class{#t;constructor(t){this.#t=t,this.instance=new de(t),this.areas=new ve(t),this.invites=new ke(t),this.nameForm=new w({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(x("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var gc=(e,t)=>zt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,bc=(e,t)=>zt`<p class="row end">${gc(e,i(t?"welcome.next":"welcome.later"))}</p>`,wc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():g(3),vh=(e,t)=>wc(e.instance.loading,e.instance.values,()=>zt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${q(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${gc(e,i("welcome.later"))} ${I(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ms(t.update)}`),kh=e=>wc(e.areas.loading,e.areas.areas,()=>zt`
  ${Xi(e.areas)}
  ${bc(e,e.areas.areas.length||e.areas.isRunning)}`),xh=e=>zt`
  ${e.invites.created?Ki(e.invites):Zi(e.invites)}
  ${bc(e,e.invites.created)}`,Oh=()=>zt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Fh={server:vh,map:kh,invite:xh,done:Oh};function yc(e){let t=new Oi(e),s=()=>t.step==="done"?yh:zt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>zt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Fh[t.step](t,e)}`}}function Ph(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(r){a.abort();let{signal:o}=a=new AbortController;try{let[l,u]=await Fn(x("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:o});if(o.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(r){let o=s.get(r);return o===void 0||n&&!o?void 0:`${S(o)}${n?"+":""}`}}}import{html as Fi,nothing as vc}from"../lib/lit-html/lit-html.js";async function qh({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(k(s))}}function Sh(e,t){if(y().role==="admin"){let s=x("/admin/map",{at:Qn({lat:e.lat,lng:e.lng})});return Fi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Fi`
    <p><button type="button" class="quiet" @click=${()=>{t(),qh(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Th=e=>Fi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Lh=(e,{choose:t,close:s,key:n})=>Fi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Be()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${xa()?Sh(e,s):vc}
    ${Be()?Th(t):vc}
  </section>`,Ah=()=>Lh;export{Ic as about,Ja as accounts,Pd as addToList,rr as admin,lr as adminLog,$o as areas,Ph as countCategories,Zr as edit,fo as import,Fo as instance,yo as invites,qo as join,Co as list,zo as lists,Vo as named,Go as notifications,Ah as offerOfStreets,Jo as people,Yo as person,Zo as profile,tc as reports,ec as saved,dc as settings,Jd as shareFind,mc as shares,$c as waiting,yc as welcome};

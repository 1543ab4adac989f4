import{$b as Qa,$c as Hs,A as ua,Aa as Nt,Ab as xe,Ac as po,Ba as La,Bb as Qt,Bc as uo,C as ys,Ca as Aa,Cb as Ra,Cc as mo,D as vs,Da as ye,Db as As,Dc as ho,E as da,Ea as Ia,Eb as it,F as ma,Fa as Ss,Fb as za,G as J,Ga as Ts,Gb as Va,H as ot,Ha as Bs,Hb as Ut,Hc as qt,I as p,Ia as Ma,Ib as Is,Ic as fo,Ja as ja,Jb as Wa,Jc as $o,Ka as Da,Kb as H,Kc as go,L as ks,Lb as C,Lc as Es,M as g,Ma as Na,Mb as z,N as T,Nb as Ga,O as W,Oa as Ua,Ob as _t,Oc as bo,P as G,Pa as _a,Pb as Ms,Pc as ts,Q as A,Qa as Ca,Qb as js,Qc as wo,R as ha,Ra as Ea,Rb as Ya,Rc as es,S as fa,Sa as Ha,Sb as Ja,T as be,Tb as Ds,Tc as yo,U as y,Ub as Ka,V as we,Vc as vo,W as $a,Wb as Za,Wc as ko,Xb as k,Yb as Xa,Yc as xo,Zb as nt,Zc as Oo,_b as F,_c as qo,a as fe,aa as ga,ac as m,b as h,ba,bc as j,c as jt,ca as xs,cc as ut,cd as Po,d as oa,da as O,dc as L,dd as Fo,e as $e,ea as Os,eb as c,ec as to,f as un,fa as wa,fb as K,fc as Ot,g as dn,gb as R,gc as mn,h as ge,hb as f,hc as hn,hd as So,i as Ke,ia as ya,ib as st,ic as eo,j as ra,ja as va,jb as I,jc as Ns,jd as To,k as kt,ka,kb as d,kc as oe,l as bs,la as xa,lb as b,lc as Us,m as ca,ma as Oa,mb as ve,mc as _s,md as Rs,na as qs,nb as M,nc as Ze,nd as Bo,ob as xt,oc as Xe,p as la,pa as Ps,pb as v,pc as so,pd as Lo,q as i,qa,qc as io,qd as Ao,ra as Pa,rc as no,rd as Io,s as P,sa as Fa,sc as ao,ta as Sa,tc as U,u as Kt,ua as w,uc as oo,v as pa,va as Fs,vb as Ls,vc as ro,w as q,wa as ft,wb as Zt,wc as co,x as Dt,xa as Ta,xb as Xt,xc as lo,y as pt,ya as Ba,yb as ke,yc as Qe,z as ws,zb as E,zc as Cs}from"./shared.js";import{html as re,nothing as fn}from"../lib/lit-html/lit-html.js";var Yl=new URL("lib/",fe).pathname,Jl=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Mo(){if(es())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Kl=()=>Mo()?i("about.tilesFrom",{host:Mo()}):i("about.alone"),Zl=()=>re`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Kl()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Xl=()=>re`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?re`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:fn}
      ${es()?re`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:fn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Ql=([e,t,s,n])=>re`<li><a href="${Yl}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,tp=()=>re`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Jl.map(Ql)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,ep=()=>({title:i("nav.about"),view:()=>re`
    ${f(i("nav.about"),fn,w()?"/settings":"/sign-in")}
    ${Ao()}${Lo()}${Zl()}${Xl()}${tp()}`});import{html as Zs,nothing as Tp}from"../lib/lit-html/lit-html.js";var sp=200,ip=2**20,$n=["all","active","suspended","admin"],jo={wrong_password:"password"},ce=e=>`/api/admin/users/${e.id}`,zs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=$n.includes(s)?s:"all",this.list=H(t,()=>y("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(y("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,sp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(P(n))}}get asksPassword(){return Fs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(ce(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:jo})}demote(t){return this.#n(G(ce(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(A(`${ce(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${ce(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:jo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(ce(t),{mediaLimit:a==="own"?Math.round(Number(o)*ip):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${ce(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(y(ce(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Pe}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as ss}from"../lib/lit-html/lit-html.js";var np=2e3,Oe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ps()}enable=()=>this.#e(qa);disable=()=>this.#e(Pa);test=()=>this.#s(async()=>{await Fa(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},np);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Vs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Fo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await So(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(P(s))}this.#t.update()}};var ap=1,dt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ut(this.#s,t)>ap&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Is({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ss(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var gn="/api/users/me/place-settings",op={radius:.5,area:1},Do=[.2,.5,1,2,5],Ws=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(gn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(gn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${gn}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...op,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var No=e=>!e.current&&e.kind!=="token",Gs=class{preferences=null;sessions=null;refusal=Ta();#t;constructor(t){this.#t=t,this.push=new Oe(t.update),this.passkeys=new Vs(t),this.places=new Ws(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Fs()}get asksCurrent(){return this.user.hasPassword&&!To(this.sessions)}get hasOthers(){return this.sessions.some(No)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await z(t()),this.#t.update()}setTheme(t){xo(t),this.#t.update()}setUnits(t){oa.set(t),this.#t.update()}setStreets(t){yo(t),this.#t.update()}async setLanguage(t){await la(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(No))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await La(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Nt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Nt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Aa(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ys=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var qe=()=>h().provider.name,te=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?mt`
  <p><a class="button quiet" href=${Ys()}>${i("signin.provider",{name:qe()})}</a></p>`:ss,Ct=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),rp=()=>mt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:qe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Uo=({user:e,asksCurrent:t,password:s})=>mt`
  <form class="card" novalidate @submit=${s.submit}>
    ${st("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?mt`<p class="note">${i("link.setPassword")}</p>`:ss}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${te(s)}
    ${t?Ct(s,"currentPassword",i("settings.currentPassword")):ss}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?rp():ss}
    <div class="row end">${j(s,i("action.save"))}</div>
  </form>`;async function cp(e){let t=i("settings.unlinkTitle",{name:qe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function lp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:qe()});await U(a=>t.confirmForm(a),s,a=>mt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ct(a,"password",i("account.password"))}`,()=>mt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ys({link:"true"}))}var pp=e=>mt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>cp(e)}>${i("settings.unlink")}</button></p>`,up=e=>mt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ys({link:"true"})} @click=${t=>lp(t,e)}>
      ${i("settings.link",{name:qe()})}
    </a>
  </p>`,_o=e=>mt`
  <section class="card">
    <h2>${i("settings.identity",{name:qe()})}</h2>
    ${e.user.identityLinked?pp(e):up(e)}
  </section>`;async function dp(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>mt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${te(s)}
    ${e.asksPassword?Ct(s,"password",i("account.password")):ss}`,()=>mt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Co=e=>mt`
  <section class="card">
    ${st("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>dp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as bn,nothing as is}from"../lib/lit-html/lit-html.js";function S(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:is;return bn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":is} @change=${$=>a($.target.value)}>
        ${s.map(([$,x,B=is])=>bn`
          <option value=${$} lang=${B} ?selected=${$===n}>${x}</option>`)}
      </select>
      ${u===is?is:bn`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as mp}from"../lib/lit-html/lit-html.js";async function hp(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Js=({title:e,text:t,label:s,value:n})=>ut(a=>mp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>hp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function fp({mediaBytes:e,mediaLimit:t}){let s=J(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:J(t)}):i("admin.usageUnlimited",{size:s})}var $p=e=>[i("admin.joined",{date:pt(e.createdAt)}),e.seenAt?i("admin.seen",{date:pt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),fp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],gp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Dt(t)}):i("admin.suspendedSince",{when:ws(e)}),bp=e=>V`<p class="note">${gp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,wp=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${mn(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${K(e)} <span>${mn(e)}</span></a>`,Eo=(e,t)=>V`
  ${F(t)}
  ${te(t)}
  ${e.asksPassword?Ct(t,"password",i("account.password")):Pe}`,yp=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${Eo(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function vp(e,t){await L(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var kp=["instance","own","none"],xp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${F(e)}
    ${S("kind",{label:i("admin.limit"),options:kp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Pe}`};async function Ks(e,t,s){let n=await e;return n&&p(i(t,{name:O(s)})),n}var Op=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>xp(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),qp=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Pp(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Eo(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await Js({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Fp(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ks(s,"admin.deleteDone",t)&&v("account-search")}function Sp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>vp(e,t)):s(i("admin.admin"),()=>Ks(yp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ks(Op(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Pp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ks(qp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Fp(e,t),!0)]}var Ho=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${wp(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Pe}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Pe}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Pe}
      </span>
      ${Ot(i("people.menu",{name:O(t)}),Sp(e,t))}
    </div>
    <p class="soft facts">${$p(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?bp(t.suspension):Pe}
  </li>`;function Bp(e,t){e.preventDefault(),t.search()}var Lp=e=>Zs`
  <form role="search" @submit=${t=>Bp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${$n.map(t=>ve(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Ap(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Zs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ho(e,a))}</ul>
    ${M(e.list)}`:Zs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function Ro(e){let t=new zs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Zs`
      ${f(i("admin.people"),Tp,"/admin")}
      <section class="card">${Lp(t)}${Ap(t)}</section>`,close:()=>t.close()}}import{html as Xo,nothing as Rp}from"../lib/lit-html/lit-html.js";var zo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Vo=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Ip=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Fe(e){let[t,s,n]=zo(e).map(Vo);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Se=4.5;function Xs(e){let t=e;for(let s=1;Fe(t)<Se;s-=.01)t=`#${zo(e).map(n=>Math.round(255*Ip(Vo(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Wo=2**20,Go="/api/admin/instance",Yo=["invite","open","closed"],Jo=["members","admins","off"],Te="#0f766e",ns={teal:Te,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Be=class{values=null;accent=Te;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await g(Go,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update,fieldOf:{accent_too_light:"accent"}})}get startView(){return Qt(this.values.startView)}get myView(){return ge.get()}async begin(t){await z(this.save({startView:t}))&&p(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Te}get isAccentDark(){return Fe(this.accent)>=Se}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Fe(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Se)})),this.form.update()}get darkerAccent(){return Xs(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Wo):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[B,et]of Object.entries(a))o[B]=et.trim();a.accent===Te&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Wo)),this.values=await G(Go,o);let{fixed:r,mediaLimit:l,registration:u,invites:$,...x}=this.values;Object.assign(h(),{instance:x,registration:u,invites:u==="closed"?"off":$})}},Qs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ti=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ei,nothing as wn}from"../lib/lit-html/lit-html.js";var Mp={ok:"check",warn:"flag",fail:"close"},jp=e=>ei`
  <li class="row finding ${e.status}">
    ${c(Mp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ei`<br><span lang="en" class="soft">${e.fix}</span>`:wn}
    </span>
  </li>`;function Dp({status:e,findings:t}){return ei`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(jp)}</ul>`}var Ko=e=>ei`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):wn}
      ${e.values&&!e.loading.problem?Dp(e.values):wn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ht,nothing as as}from"../lib/lit-html/lit-html.js";var Np=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>Ht`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Up=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),_p=e=>Ht`
  ${Et(i("admin.backup"),e.lastAt?Ht`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,Cp=e=>Ht`
  <dl class="stack">
    ${Et(i("admin.users"),q(e.users))}
    ${Et(i("admin.publicFinds"),q(e.finds))}
    ${Et(i("admin.media"),J(e.mediaBytes))}
    ${e.diskFree===null?as:Et(i("admin.disk"),J(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),Up(e)):as}
    ${e.backup?_p(e.backup):as}
    ${Et(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ep=e=>Ht`<li class="note">${i(`admin.problem.${e}`)}</li>`,Hp=e=>Ht`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ht`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${J(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Zo({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Np.includes(n));return Ht`
    ${s.length?Ht`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ep)}</ul>`:as}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Cp(e)}
      ${e.largest.length?Hp(e.largest):as}
    </section>`}var zp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Vp=([e,t,s])=>Xo`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Qo(e){let t=new ti(e),s=new Qs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Xo`
      ${f(i("admin.title"),Rp,"/profile")}
      <section class="card">
        <ul class="people">${zp.map(Vp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Zo(t)}
      ${Ko(s)}`}}import{html as Z,nothing as os}from"../lib/lit-html/lit-html.js";var tr="/api/admin/instance",yn=20,si=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=C(t,async()=>{this.#s(await g(tr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Zt.map(s=>({code:s}))}get left(){return Zt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=yn}async save(t){let s=await G(tr,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await z(this.save(t))&&p(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ii=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Zt.includes(this.was.code)?this.was.code:""),this.form=new k({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),p(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Zt.includes(this.was.code)}choose(t){this.isDarkened=Fe(t)<Se,this.color=this.isDarkened?Xs(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ni(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:y("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Wp=(e,t)=>Z`
  <button type="button" class="round" aria-label=${E(t)} title=${E(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${nt(t)}</button>`,Gp=e=>Z`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Zt.map(t=>Wp(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Zt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":os}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?Z`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:Z`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Yp=(e,t,s)=>Z`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):os}
  </button>`,Jp=e=>Z`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ns.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ns).map(([t,s])=>Yp(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function sr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:E(e.list[t].code)});return U(a=>(s=new ii(e,t,a)).form,n,()=>Z`
    ${F(s.form)}
    ${Kp().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:E(s.was.code)}):""}))}
    ${Gp(s)}
    ${Jp(s)}`,a=>j(a,i("action.save")))}var Kp=()=>[kt(),...bs.filter(e=>e!==kt())];async function Zp(e,t){let s=i("categories.removeTitle",{name:E(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Xp(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var er=(e,t,s,n,a,o)=>Z`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Qp(e,{code:t},s){let n=E(t);return Z`
    <li class="row between">
      ${nt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${er(e,s,-1,"up","categories.up",n)}
        ${er(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>sr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Zp(e,s)}]:[]])}
      </span>
    </li>`}var tu=e=>e.left.length&&!e.isFull?Z`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>Z`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${nt(t)} ${E(t)} ${c("plus")}
    </button>`)}
  </div>`:os,eu=e=>Z`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Qp(e,t,s))}</ul>
    ${e.isFull?Z`<p class="hint">${i("categories.full",{n:yn})}</p>`:Z`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>sr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${tu(e)}
    ${e.isOwn?Z`
      <p><button type="button" class="quiet" @click=${()=>Xp(e)}>${i("categories.restore")}</button></p>`:os}
  </section>`;function ir(e){let t=new si(e,ni);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>Z`
      ${f(i("admin.categories"),os,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?eu(t):b(6)}`}}import{html as ai,nothing as vn}from"../lib/lit-html/lit-html.js";var nr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},su={mediaLimit:"limitOfAll",invites:"whoInvites"},iu=e=>parseInt(e,10)?J(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function nu({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${su[s]??s}`)).join(", "):e==="media_limit_changed"?iu(t):t}function au(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(nr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var ou=e=>ai`
  <li class="row act">
    ${c(nr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${au(e)}</span><br>
      ${e.reason?ai`<span dir="auto">${nu(e)}</span><br>`:vn}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function ru(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?ai`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(ou)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),vn,"feed"):b(4)}function ar(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ai`${f(i("admin.log"),vn,"/admin")}${ru(t)}`}}import{html as lt,nothing as Ft}from"../lib/lit-html/lit-html.js";var cu=8,oi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Kt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Xt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Kt(E(o));return r.includes(s)&&(r!==s||ke(o))}).slice(0,cu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var lu=1200*36e5,ri=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${$a}$`).test(s)||!this.#s?s:ye()),this.#s&&!this.stored&&this.#r(ye())}#r(t){this.id=t,this.#e=this.#s?_t(t):Ga(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ia(this.id)>Date.now()-lu?this.id:ye()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await js(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ja(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ds(this.id):null}};async function or(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=Qt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var rr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},ci=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function cr({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},B=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...B}}var lr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),pr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),ur=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Le=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ri(t),this.form=new k({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:$e.get()!=="friends",...this.draft.stored},this.proposals=new oi(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ke(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=cr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(lr(l,t)&&await this.#e.showHome()&&await pr(l.id,t).catch(u=>p(P(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Da(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function li(e){try{let t=await Ae(e,0,262144),s=await pu(e,t);return s?bu(gu(s.view,s.tiff)):dr}catch{return dr}}var dr={place:null,time:""},Ae=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function pu(e,t){return t.getUint16(0)===65496?uu(t):t.getUint32(0)===2303741511?mr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Rt(t,0,4)==="RIFF"&&Rt(t,8,4)==="WEBP"?mr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Rt(t,4,4)==="ftyp"?mu(e):null}var Rt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function uu(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var kn=1<<20,xn=1e4;async function mr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<xn&&t+8<=e.size;l++){let u=await Ae(e,t,8),$=u.getUint32(o?0:4,s);if(Rt(u,o?4:0,4)===n)return du(await Ae(e,t+8,Math.min($,kn)));t+=a+$+(r?$%2:0)}return null}var du=e=>({view:e,tiff:Rt(e,0,4)==="Exif"?6:0});function hr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<xn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Rt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function mu(e){for(let t=0,s=0;s<xn&&t+8<=e.size;s++){let n=await Ae(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Rt(n,4,4)==="meta")return hu(e,await Ae(e,t,Math.min(a,kn)));t+=a}return null}async function hu(e,t){let s=hr(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=fu(t,n("iinf")),o=a===null?null:$u(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ae(e,o.at,Math.min(o.size,kn));return{view:l,tiff:4+l.getUint32(0)}}function fu(e,t){if(!t)return null;let s=hr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Rt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function $u(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=B=>{let et=B===8?Number(e.getBigUint64(a)):B===4?e.getUint32(a):B===2?e.getUint16(a):0;return a+=B,et},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],x=n?r&15:0;for(let B=o(n<2?2:4);B>0&&a<t.to;B--){let et=o(n<2?2:4),Je=n?o(2)&15:0;o(2);let Vl=o($),na=null;for(let aa=o(2);aa>0&&a<=t.to;aa--){o(x);let Wl=Vl+o(l),Gl=o(u);na??={method:Je,at:Wl,size:Gl}}if(et===s)return na}return null}function gu(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Rt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function bu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,yu,null),time:s(34665,wu,"")}}function wu({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function yu({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),x=et=>e($+8*et)/e($+8*et+4),B=r.indexOf(t(s.get(l),1).toUpperCase());return B<0?NaN:(x(0)+(x(1)||0)/60+(x(2)||0)/3600)*(B?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function rs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await vu(e)}catch{return e}}async function vu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ku=2,xu=2,Ou=60,Ie=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=we}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await rs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ja(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await li(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=ku-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ks(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Ou,(t.pause??xu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await rs(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ma(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var pi=class extends Le{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await ha(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=ur(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Ie(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??rr(t),()=>this.changed())}saveDraft(){let t=ci(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Bs(s),u=l===this.#e?{}:{locationId:l},$=o.map(B=>B.id?{id:B.id,caption:B.caption??null}:B),x=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...u,...x},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function On(){if(!await caches.has(Ke))return null;let e=await caches.open(Ke),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:qu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function qu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function fr(e){let t=await caches.open(Ke);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ke),On()}var Pu=2,ui=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Pu)}async load(){await Ka();let t=await js();if(this.#t.signal.aborted)return;this.close();let s=Ms().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ts),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){_t(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return _t(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Fu=.15,$r=e=>e.slice(0,10);function Su(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var gr=e=>e.find(t=>t.place)?.place??null,br=e=>e.find(t=>t.time)?.time??"";function Tu(e,t,s){let[n,a]=[gr(e),br(e)];return e.length<s&&(!n||!t.place||Ut(n,t.place)<=Fu)&&(!a||!t.time||$r(a)===$r(t.time))}function wr(e,t){let s=[];for(let n of Su(e)){let a=s.findLast(o=>Tu(o,n,t));a?a.push(n):s.push([n])}return s}var cs=e=>({place:gr(e),time:br(e)}),yr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),vr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var di=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await li(o)}))),a=wr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=cs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ss(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:cs(t).place?this.#e.get(t[0])??"":"",time:cs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(yr(this.groups,t))}split(t,s){this.#s(vr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ye()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Bu(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=cs(n),r={id:s,at:a,isPublic:$e.get()!=="friends",media:[],label:this.describe(n).name};if(_t(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!_t(s).get())throw{code:"storage"};await Ya(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Bu(e){_t(e).remove(),await Ds(e)}var mi=class extends Le{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new ui(t,this.draft.id),this.several=new di(t)}async begin(){let{page:t,values:s}=this,n=await or(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ts);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Ie(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await On():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=ci(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await fr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Bs(s),await Ma(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ks(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ua(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&$e.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ms();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Me,nothing as qn}from"../lib/lit-html/lit-html.js";function Lu(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Au=({media:e,preview:t})=>Me`
  <span class="thumb">${e||t?Me`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Iu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Me`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Au(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Me`<span class="soft" dir="auto">${s.label}</span>`:qn}
          <span class="soft">${ws(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Lu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var kr=e=>e.items.length?Me`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Iu(e,t))}</ul>
    ${e.shown.length<e.items.length?Me`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:qn}
  </section>`:qn;var xr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Or=e=>[...e.dataTransfer?.types??[]].includes("Files"),Mu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function qr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Or(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Or(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(xr(a.dataTransfer)))}),n("paste",a=>{let o=xr(a.clipboardData);!o.length||Mu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as le,nothing as Br}from"../lib/lit-html/lit-html.js";var Pn=[1,5,20],je=e=>e?i("privacy.area",{distance:vs(e)}):i("privacy.exact"),ls=()=>Pn.map(e=>[String(e),je(e)]),De=()=>[["0",je(0)],...ls()],hi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as ps,nothing as Fn}from"../lib/lit-html/lit-html.js";var Ne="category";function Pr(e,{category:t}){let s=document.getElementById(Ne);if(s.value=t,ke(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ju(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Du(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Pr(t,s[n]);else return;e.preventDefault()}var Nu=(e,t,s)=>ps`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Pr(e,t)}>
    ${nt(t.category)}
    <span class="grow" dir="auto">${E(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):Fn}</span>
  </li>`,Uu=e=>{let{items:t}=e.proposals;return ps`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Nu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Fr(e){let{form:t,proposals:s}=e,n=t.errors[Ne];return ps`
    <div class="field">
      <label for=${Ne}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ne} name=${Ne} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Fn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Fn}
          .defaultValue=${e.values.category??""} @input=${a=>ju(a,e)} @keydown=${a=>Du(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Uu(e)}
      </div>
      ${Qa(t.left[Ne])}
      ${n?ps`<p class="error" id="category-error">${n}</p>`:ps`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var fi=(e,t,s,n,a)=>le`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Lr(e){let t=e?.closest("details");t&&(t.open=!0)}var _u=e=>fi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Sr=(e,t,s)=>le`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${nt(t)} ${E(t)}
  </button>`;function Cu(e){let{category:t}=e.values,[s,n]=t?[nt(t),E(t)]:[c("filter"),i("edit.none")];return fi("category",s,i("find.category"),n,le`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Xt().map(a=>Sr(e,a,a===t))}
        ${Sr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Fr(e):Br}
    </fieldset>`)}var Tr=(e,t,s,n,a)=>le`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Eu(e){let{isPublic:t}=e.values;return fi("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),le`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Tr(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:jt()}))}
      ${Tr(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Hu=e=>S("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:hi(),chosen:e});function Ru(e){let{area:t="",exactForFriends:s="true"}=e.values;return fi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):je(Number(t)),le`
    ${S("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...De()]})}
    ${Number(t)?Hu(s):Br}`)}var Ar=e=>le`<div class="folds">${_u(e)}${Cu(e)}${Eu(e)}${Ru(e)}</div>`;import{html as gi,nothing as Bn}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as us}from"../lib/lit-html/lit-html.js";var Sn=16,Ir=10,zu=2,Vu={lat:25,lng:5,zoom:1},$i=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ge.get()&&s.zoom>=Ir?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Sn};let t=Ra();return t?.zoom?t:Vu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Sn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ut(this.point,t)<zu*Va(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(it(t),"found",t.name)}distance=t=>this.point&&t?Ut(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Sn,s=this.source==="tap"&&!this.chosen&&t<Ir;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ue(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new $i({signal:t.signal,update:r},e),Xu(s,o)),{label:i("spot.title"),kind:"chooser"});Mr(s),await n&&e.take(s),t.abort(),s.close()}var Mr=e=>e.showMap(t=>Oo(document.getElementById("spot"),{...t,hasCross:!0})),Wu=(e,t)=>Pt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Gu=e=>Pt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Mr(e)):us}
  </div>`;function Yu(e,t){let s=e.chosen?.id===t.id;return Pt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ys(t.distance)}</span>
    </button>`}var Ju=e=>Pt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Pt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:us}
    ${e.nearby.map(t=>Yu(e,t))}
  </div>`,Ku=e=>Pt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Tn=e=>i(`spot.${e.source||"set"}`),Zu=e=>Pt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Pt`<span class="soft">${Tn(e)}</span>`:us}</span>
  </p>`,Xu=(e,t)=>Pt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Wu(e,t)}
  ${Gu(e)}
  <div class="panel">
    ${Zu(e)}
    ${Ju(e)}
    ${e.chosen?us:Ku(e)}
    ${e.problem?Pt`<p class="error" role="alert">${e.problem}</p>`:us}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var jr=(e,t)=>gi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Dr=(e,t)=>gi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Bn} @click=${()=>Ue(e)}>
      ${e.point?gi`<place-map inert .at=${e.point}></place-map>`:Bn}
      ${e.point?jr(e.label||i("spot.unnamed"),[Tn(e),i("spot.change")].filter(Boolean).join(" · ")):jr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?gi`<p class="error" id="place-error" role="alert">${t}</p>`:Bn}
  </fieldset>`;import{html as pe,nothing as Ln}from"../lib/lit-html/lit-html.js";function Qu(e,t){e.merge(t),v(`group-${t-1}`)}function td(e,t,s){e.split(t,s),v(`group-${t+1}`)}var ed=({preview:e,file:t})=>e?pe`<img src=${e} alt="">`:pe`<span class="film" title=${t.name}>${c("play")}</span>`,sd=(e,t,s)=>pe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>td(e,t,s)}></button>`;function id(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&pt(a),n].filter(Boolean);return pe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?pe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Qu(e,s)}>
            ${i("group.merge")}
          </button>`:Ln}
      </div>
      <ul class="group">${t.map((r,l)=>pe`<li>${l?sd(e,s,l):Ln}${ed(r)}</li>`)}</ul>
    </li>`}var Nr=(e,t)=>e.groups?pe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>id(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ln;import{html as X,nothing as zt}from"../lib/lit-html/lit-html.js";import{html as An}from"../lib/lit-html/lit-html.js";async function nd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),An`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${j(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ur=(e,t,s,n)=>An`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>nd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?An`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ad,od]=[6,10],rd=300,_=null;function _r(){_.isOn=!0,_.item.classList.add("lifted"),navigator.vibrate?.(10)}var Cr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],cd=(e,t)=>Cr(_.item).find(s=>{let n=s.getBoundingClientRect();return s!==_.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ld(e){if(e.pointerId!==_.id)return;let[t,s]=[e.clientX-_.x,e.clientY-_.y],n=e.pointerType==="touch";if(!_.isOn){if(Math.hypot(t,s)<(n?od:ad))return;if(n)return _.end();_r()}_.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,_.over?.classList.remove("target"),_.over=cd(e.clientX,e.clientY),_.over?.classList.add("target")}function Er(e,t){if(e.button||_||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(_.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",_.over?.classList.remove("target"),_=null};_={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(_.timer=setTimeout(_r,rd));let r=u=>{u.pointerId===_.id&&o()},l=u=>{if(u.pointerId!==_.id)return;let[$,x]=[s,_.isOn&&_.over].map(B=>Cr(s).indexOf(B));o(),x>=0&&t($,x)};document.addEventListener("pointermove",ld,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function bi(e){(_?.isOn||e.type==="dragstart")&&e.preventDefault()}var pd="image/*,video/mp4,video/quicktime,video/webm";function ud(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Hr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Rr(e){return e.media?qt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?X`<span class="film">${c("play")}</span>`:X`<img src=${e.preview} alt="">`}var zr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},wi=(e,t,s,n,a)=>X`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,dd=(e,t)=>e.progress<1?X`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:X`<span class="over">${i("upload.processing")}</span>`,md=(e,t)=>({sending:()=>dd(e,t),paused:()=>X`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>X`<span class="over">${i("upload.waiting")}</span>`,failed:()=>X`<span class="over error">${i("upload.failed")}</span>`,done:()=>zt})[e.state]();function hd(e,t,s){let n=s+1;return X`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Er(a,(o,r)=>e.move(o,r))}
      @error=${zr} @load=${zr}>
      ${Rr(t)}
      ${s===0&&e.items.length>1?X`<span class="cover">${i("upload.cover")}</span>`:zt}
      ${md(t,n)}
      <span class="buttons">
        ${s>0?wi("before","earlier","back",n,()=>Hr(e,s,s-1)):zt}
        ${n<e.items.length?wi("after","later","next",n,()=>Hr(e,s,s+1)):zt}
        ${t.state==="failed"||t.state==="paused"?wi("","again","retry",n,()=>e.retry(t)):zt}
        ${wi("drop",t.state==="done"?"remove":"cancel","close",n,()=>ud(e,t))}
      </span>
      ${t.state==="failed"?zt:Ur(e,t,n,Rr(t))}
    </li>`}function fd(e,t){t([...e.target.files]),e.target.value=""}var $d=(e,t)=>X`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?zt:X`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${pd} multiple @change=${s=>fd(s,t)}>
  </li>`;function gd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return X`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>X`<p class="error" role="alert">${n}</p>`)}`}var Vr=(e,t)=>X`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${bi} @contextmenu=${bi} @dragstart=${bi}>
    ${e.items.map((s,n)=>hd(e,s,n))}
    ${e.items.length<e.most?$d(e,t):zt}
  </ul>
  ${e.items.length>1?X`<p class="hint">${i("upload.order")}</p>`:zt}
  ${gd(e)}`;async function Wr(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function bd(e){e.uploads.add(e.several.decline()),v("files")}function wd(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var yd=(e,t)=>lt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>lt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?lt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Ft}
    ${t?lt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.received.left?lt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>wd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function vd(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var kd=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),xd=e=>lt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>vd(e)}>${i("edit.startOver")}</button>
  </p>`,Od=e=>lt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?lt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${Vr(e.uploads,t=>Wr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,qd=e=>lt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?lt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function Pd(e,t){let{isPublic:s,...n}=Za(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Fd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Lr(n),n?.focus()}function Sd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Pd(a,e);return lt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Fd(a,e)}>
      ${e.isRestored?xd(e):Ft}
      ${Od(e)}
      ${Dr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Ar(e)}
      <div class="publish">
        ${qd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${j(e.form,i(s))}
        </div>
      </div>
    </form>`}var Td=(e,t)=>lt`
  ${e.received?yd(e,t.get("shared")==="full"):Ft}
  ${Nr(e.several,()=>bd(e))}
  ${e.several.groups?Ft:kr(e.drafts)}`;function Bd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Sd(e):b(4)}function Gr(e){let t=new(e.params.id?pi:mi)(e,{showHome:kd}),s=()=>t.loading.load();return qr(e.signal,n=>t.uploads&&Wr(t,n)),{title:t.title,ready:s(),view:()=>lt`
      ${f(t.title,Ft,t.back)}
      ${t.isNew?Td(t,e.query):Ft}
      ${Bd(t,s)}`,close:()=>t.close()}}import{html as Ee,nothing as ac}from"../lib/lit-html/lit-html.js";var Ld=3,Ad=4,yi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Id(){let e=new Intl.Locale(ca());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Md=e=>[["today",yi(e)],["yesterday",yi(e,1)],["week",yi(e,(e.getDay()-Id()+7)%7)],["earlier",-1/0]],In=e=>yi(new Date(e.createdAt)).getTime(),vi=e=>`${In(e)} ${e.user.id}`;function jd(e){let t=new Map;for(let s of e)t.set(vi(s),[...t.get(vi(s))??[],s]);return t}function Yr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=jd(e),a=s&&e.length?In(e.at(-1)):NaN,o=new Map,r=Md(t);for(let l of e){let u=n.get(vi(l)),$=u.length>=Ld;if($&&u[0]!==l)continue;let x=$?{key:vi(l),finds:u,hasMore:In(l)===a}:{find:l},B=new Date(l.createdAt),[et]=r.find(([,Je])=>B>=Je);o.set(et,[...o.get(et)??[],x])}return[...o].map(([l,u])=>({name:l,entries:u}))}function Jr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Ad);return{shown:s,rest:e.length-s.length}}var Dd=1500,[Nd,Ud]=[4,4],_d=9;function Cd(){let e=Qt(ge.get());return e?.zoom>=_d?{lat:e.lat,lng:e.lng}:null}var Ed=()=>Promise.race([Wa(),Ls(Dd,null)]),Hd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},ki=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>y("/api/finds/feed",{...Hd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Xa(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Ed();this.#o(t??Cd(),!!t)}await this.#n()};get days(){return Yr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Nd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Ud;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Is({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ut(this.at,it(t.location)):void 0};function Rd(){return ga()?!0:ot.get("installPrompt")||ba()?!1:void 0}async function zd(){let e=await Ps();return{on:!0,off:!1}[e]}var xi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return un.get()===w()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!w().displayName||!!w().profilePicture?.startsWith("/api/media/"),streets:w().role==="admin"&&h().tiles?.kind==="vector"?bo().length>0:void 0,find:g(`/api/users/${w().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:zd(),install:Rd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=ot.get("installPrompt");t&&(await t.prompt(),ot.set("installPrompt",null),await this.load())}dismiss=()=>{un.set(w().id),this.steps=[],this.#t.update()}};import{html as St,nothing as ee}from"../lib/lit-html/lit-html.js";var Vd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Wd=(e,t)=>St`
  <span class="cover c-${xe(e.category).code}">
    ${e.media.length?qt(e.media[0],{sizes:Vd,eager:t}):nt(e.category)}
    ${e.media[0]?.type==="video"?St`<span class="play">${c("play")}</span>`:ee}
    ${e.media.length>1?St`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ee}
  </span>`,Gd=e=>e.saved?St`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ee;function Yd(e,t){let s=[wa(e,e.location)?"":Os(e.location),t===void 0?"":da(t)].filter(Boolean);return s.length?St`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?St` · ${s[1]}`:ee}</span>`:ee}var Mn=(e,t,s=ee)=>St`
  <span class="by">
    ${K(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${R(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?St`<span class="badge">${i("feed.friend")}</span>`:ee}
    ${s}
  </span>`,Kr=(e,t,{km:s,eager:n,isMixed:a})=>St`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Wd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Yd(e,s)}
        ${Mn(e,a,fo(e))}
      </span>
    </a>
    <div class="acts">
      ${ho(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?St`<span>${q(e.commentCount)}</span>`:ee}
      </a>
      <span class="grow"></span>
      ${Gd(e)}
    </div>
  </li>`;import{html as _e,nothing as Zr}from"../lib/lit-html/lit-html.js";var jn=({key:e})=>`group-${e.replace(" ","-")}`;async function Xr(e,t){e.toggle(t),await v(jn(t))}var Jd=(e,t)=>_e`
  <span class="piece c-${xe(e.category).code}">
    ${e.media.length?qt(e.media[0],{thumb:!0}):nt(e.category)}
    ${t?_e`<span class="beyond">+${q(t)}</span>`:Zr}
  </span>`;function Kd(e){let{shown:t,rest:s}=Jr(e);return _e`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Jd(n,a===t.length-1?s:0))}</span>
    </span>`}var Qr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Zd=e=>e.map((t,s)=>_e`${s?" · ":Zr}<bdi>${t.title}</bdi>`),Xd=(e,t)=>_e`
  <li class="feed-card">
    <button type="button" class="group-face" id=${jn(t)} aria-expanded="false" @click=${()=>Xr(e,t)}>
      ${Kd(t.finds)}
      <span class="about">
        <span class="name">${Qr(t)}</span>
        <span class="soft titles">${Zd(t.finds.slice(0,10))}</span>
        ${Mn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Qd=(e,t,s)=>_e`
  <li class="feed-group">
    <div class="by">
      ${K(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${Qr(t)}</span></span>
      <button type="button" class="quiet" id=${jn(t)} aria-expanded="true" @click=${()=>Xr(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,tc=(e,t,s)=>e.isOpen(t)?Qd(e,t,s):Xd(e,t);import{html as Ce,nothing as Oi}from"../lib/lit-html/lit-html.js";var ec={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ft()?"/invites":"/people",push:()=>"/settings#push"},tm=e=>i(e==="friend"&&ft()?"steps.inviteAction":`steps.${e}Action`);function em(e,t){return ec[t]?Ce`<a class="button quiet" href=${ec[t]()}>${tm(t)}</a>`:ot.get("installPrompt")?Ce`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ce`<span class="hint">${i("steps.installHint")}</span>`}var sm=(e,{name:t,isDone:s})=>Ce`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Oi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:jt()})}${s?Ce`<span class="unseen"> (${i("steps.done")})</span>`:Oi}</span>
    ${s?Oi:em(e,t)}
  </li>`,sc=e=>e.isOver||!e.left?Oi:Ce`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${xt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>sm(e,t))}</ul>
  </section>`;var im=()=>Ee`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,nm=e=>e.isHere?ac:Ee`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,ic=e=>Ee`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${nm(e)}</p>`,nc=(e,t)=>Kr(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),am=({name:e,entries:t},s)=>Ee`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?nc(n.find,s):tc(s,n,a=>nc(a,s)))}
    </ul>
  </section>`;function om(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?b(3):[sc(t),rm(e)]}function rm(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[ic(e),I(i("feed.none"),a,ac,"feed")]}return Ee`
    ${ic(e)}
    ${e.days.map(a=>am(a,e))}
    ${M({...e.list,more:e.more})}`}function oc(e){let t=new ki(e),s=new xi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ee`
      ${f(i("feed.title"),im())}
      ${om(t,s)}`}}import{html as D,nothing as ue}from"../lib/lit-html/lit-html.js";var cm=30,qi=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:qi(t.at(-1))).join("");function rc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(rc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(qi).join(" ")).join(" "):qi(s??t)}function lm(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:qi(s[2]),texts:[]}):t.at(-1).texts.push(rc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var pm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function um(e,t){let s=Math.min(...t.map(o=>Kt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function dm(e,t){let s=Kt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Kt(`${o} ${r}`).includes(l))?s.some(l=>Kt(o).includes(l))?2:1:0;return e.flatMap(lm).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,cm).map(([,o])=>({address:pm(o),title:o.title,document:o.document,part:um(o.text,s)}))}function mm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Pi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=C(t,async()=>{let s=await fetch(new URL("bundle/help.json",fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return mm(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return dm(this.documents,this.query)}search(t){this.query=t,this.#t.rename(y("/help",{q:t.trim()})),this.#t.update()}};var Tt=e=>e.map(t=>typeof t=="string"?t:hm[t[0]](t)),hm={b:([,e])=>D`<b>${Tt(e)}</b>`,i:([,e])=>D`<i>${Tt(e)}</i>`,code:([,e])=>D`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?D`<a href=${e} target="_blank" rel="noopener">${Tt(t)}</a>`:D`<a href=${e}>${Tt(t)}</a>`},cc=e=>D`<li>${e.length===1&&e[0][0]==="p"?Tt(e[0][1]):e.map(uc)}</li>`,lc=(e,t)=>D`<tr>${e.map(t)}</tr>`,fm={h2:([,e,t])=>D`<h2 id=${e} tabindex="-1">${Tt(t)}</h2>`,h3:([,e,t])=>D`<h3 id=${e} tabindex="-1">${Tt(t)}</h3>`,p:([,e])=>D`<p>${Tt(e)}</p>`,pre:([,e])=>D`<pre tabindex="0">${e}</pre>`,ul:([,e])=>D`<ul>${e.map(cc)}</ul>`,ol:([,e])=>D`<ol>${e.map(cc)}</ol>`,table:([,[e,...t]])=>D`
    <div class="scrolls" tabindex="0"><table>
      <thead>${lc(e,s=>D`<th scope="col">${Tt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>lc(s,n=>D`<td>${Tt(n)}</td>`))}</tbody>
    </table></div>`},uc=e=>fm[e[0]](e),dc=(e,t,s,n)=>D`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?D`<br><span class="soft">${s}</span>`:ue}
      </span>
      ${c("next")}
    </a>
  </li>`,pc=e=>D`<ul class="people">${e.map(t=>dc(`/help/${t.name}`,t.title,"",t.language))}</ul>`,$m=([e,...t])=>D`
  <section class="card">${pc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${pc(t)}
  </section>`;function gm(e){let t=e.found;return D`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?D`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>dc(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),ue,"search")}`}var bm=e=>D`
  ${f(i("help.title"),ue,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?gm(e):$m(e.documents)}`,wm=({title:e,language:t,blocks:s})=>D`
  ${f(e,ue,"/help")}
  <article class="card document" lang=${t}>${s.map(uc)}</article>`,ym=()=>D`${f(i("help.title"),ue,"/help")}${I(i("missing.title"),i("missing.text"),ue,"search")}`;function vm(e,t){return e.loading.problem?D`${f(i("help.title"),ue,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?wm(e.document):ym():bm(e):b(6)}function mc(e){let t=new Pi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(location.hash.slice(1)):null),view:()=>vm(t,e)}}import{html as N,nothing as Q}from"../lib/lit-html/lit-html.js";var km=20,xm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function hc(e,t,{signal:s,stopped:n,tick:a=xm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(km,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Fi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Om=30,qm=["obscured","notPoint"],fc=()=>h().places.source!=="gazetteer",Si=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!qm.includes(t.reason)).slice(0,Om)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(y("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Pm=1e3,Fm=14,$c=e=>({...it(e),row:e.row,name:e.title});function Sm(e,t){let[s,n]=[e.map(x=>x.lat),e.map(x=>x.lng)].map(x=>x.toSorted((B,et)=>B-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:Fm},$=()=>{let[x,B,et,Je]=za(t,u).split(",").map(Number);return x<=r&&et>=l&&B<=a&&Je>=o};for(;u.zoom>1&&!$();)u.zoom--;return u}var Ti=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Pm;o=r.at(-1)?.row){if(r=await g(y(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map($c))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,$c(t)]:s}link(t){return y("/",{at:As(Sm(this.items,t))})}};var Tm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function gc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Tm(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(P(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Bm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,bc=20,Lm=200,Am=["ready","noPlace","duplicate","bad","skipped","done"],Im=4,Mm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],wc=e=>Mm.includes(e.reason)?e.reason:"",Bi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Fi(()=>t.update()),this.places=new Si(this,t),this.points=new Ti(t),this.rows=gc(t,()=>y(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Am.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Im)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(y("/import",{id:t.id})),this.#a(t)}async upload(t,s=we){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Bm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await z(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=bc;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await hc(`${this.#i}/commit`,{...this.options.body,limit:Lm},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?bc:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,a.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await z(A(`/api/imports/${t.id}`))&&await this.leave()}};var jm=["track","route","line","area","picture","link","file","damaged","text"];function yc({leftOut:e=[]}){let t=e.filter(({kind:s})=>jm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:pa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var vc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Nn,nothing as Dn}from"../lib/lit-html/lit-html.js";var kc=(e,t,s,n,a)=>Nn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Dm=(e,t)=>Nn`
  ${e.current.format==="finds"?kc("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Dn}
  ${t.keep?Dn:kc("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Nm=e=>S("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Xt().map(t=>[t,E(t)])],chosen:e.category,set:t=>e.set({category:t})}),Um=e=>S("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...De()]}),_m=e=>S("import-friends",{label:i("privacy.exactFor"),options:hi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),xc=(e,t=e.options)=>Nn`
  ${Dm(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Nm(t)}${Um(t)}${Number(t.area)?_m(t):Dn}</div>
    </details>
  </div>`;import{html as rt,nothing as se}from"../lib/lit-html/lit-html.js";function Cm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=wc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function _n(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function Em(e,t,s,n){let a=new dt(n,null,()=>_n(e,s,e.place(t,a.value)));return Ue(a)}var Li=e=>e.title||i("import.line",{n:e.row}),Un=(e,t,s)=>rt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Li(e)}`} @click=${s}>${t}</button>`,Hm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Rm(e,t){await U(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Hm(t),n=>j(n,i("action.save"))),v(`name-${t.row}`)}var Oc=(e,t)=>rt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Li(t)}`}
    @click=${()=>Rm(e,t)}>
    ${c("edit")}
  </button>`,qc=e=>e.findId?rt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Li(e)}`}>
    ${i("import.show")}</a>`:se,zm=(e,t,s,n)=>({ready:()=>rt`${Oc(e,t)}${Un(t,i("import.skip"),()=>_n(e,s,e.skip(t,!0)))}`,skipped:()=>Un(t,i("import.unskip"),()=>_n(e,s,e.skip(t,!1))),noPlace:()=>rt`${Oc(e,t)}${Un(t,i("import.locate"),()=>Em(e,t,s,n))}`,duplicate:()=>qc(t),done:()=>qc(t)})[t.status]?.()??se,Cn=e=>e?rt`<br><span class="soft" dir="auto">${e}</span>`:se,Vm=e=>e.slice(e.lastIndexOf("/")+1),Wm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Gm=({media:e,lost:t=[]})=>[e>t.length?Cn(i("import.rowMedia",{n:e-t.length})):se,...t.map(({file:s,reason:n})=>Cn(`${Vm(s)}: ${Wm(n)}`))],Ym=(e,t,s,n)=>rt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Li(t)}</bdi>${Cn(Cm(t))}${Gm(t)}</span>
    <span class="row">${zm(e,t,s,n)}</span>
  </li>`;function Jm(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?rt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Ym(e,o,r,t))}</ul>
    ${M(e.rows)}`:rt`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var Km=(e,{n:t,all:s})=>rt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Zm(e){await e.places.run(),v("part-rows")}function Xm(e){let{state:t,rows:s}=e.places;return t?.busy?Km(e,t):rt`
    ${t?rt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:se}
    ${t?.problem?d(t.problem):se}
    ${s.length?rt`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Zm(e)}>${i("import.lookUp")}</button>
      </p>`:se}`}var Pc=(e,t)=>rt`
  <section class="card">
    ${st("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ve(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&fc()?Xm(e):se}
    ${Jm(e,t)}
  </section>`;var He=class extends qo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ai,Qm,th]=[12,28,44],En=class extends He{closest=Ai;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Hs(this.points,t=>this.map.pixelOf(t),th).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ai}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Qm,text:"",label:t.name,area:l,click:r}}let n=Po({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ai}):this.map.fit([t,...s],Ai)}}};customElements.define("finds-map",En);var eh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function sh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var ih=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,nh=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${eh} aria-describedby="import-hint" @change=${t=>sh(t,e)}>
  </p>`,ah=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Q}
    ${e.progress===null?nh(e):ih(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?rh(e):Q}`;async function Sc(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var Ii=e=>e.name||i("import.unnamed");async function oh(e,t){await e.open(t),v("part-import")}var rh=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ii(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Tc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ii(t)}`} @click=${()=>oh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ii(t)}`}
            @click=${()=>Sc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Tc=e=>i("import.ends",{date:pt(e.expiresAt)});async function ch(e){await e.commit(),v("part-import")}var lh=(e,{taken:t,all:s})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,ph=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",uh=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?N`<p><a class="button" href=${ph(n)}>${i("import.see")}</a></p>`:Q}`,dh=(e,t)=>N`
  ${xc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>ch(e)}>${i("import.commit",{n:t})}</button>`;function mh(e){let[t,s]=[yc(e),vc(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:Q}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function hh(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${st("import",N`<bdi>${Ii(t)}</bdi>`)}
      ${e.isBusy?lh(e,s):N`
        ${e.isDone?Q:N`<p class="soft">${Tc(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?uh(t.counts,s,e.points):Q}
        ${mh(t)}
        ${s?.problem?d(s.problem):Q}
        ${t.counts.ready?dh(e,t.counts.ready):Q}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>Fc(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>Fc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Sc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Fc(e){await e.leave(),v("import-file")}function fh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?N`${hh(e)}${e.isBusy?Q:Pc(e,t)}`:ah(e)}function Bc(e){let t=new Bi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${f(i("import.title"),Q,"/settings")}${fh(t,e)}`}}import{html as Y,nothing as Vt}from"../lib/lit-html/lit-html.js";var $h=1e3,Lc=[5,15,30,60],Re=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ls){this.#t=t,this.#e=s,this.loading=C(t,async()=>{await this.#i(),this.#n();let n=Qt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(y("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e($h),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){p(P(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(P(s))}}};async function gh(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var bh=(e,t)=>Y`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${J(t.bytes)} · ${R(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Y`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Vt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>gh(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,wh=e=>Y`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Y`<ul class="people">${e.areas.map(t=>bh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Vt,"way")}
  </section>`,yh=(e,t)=>Y`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,vh=e=>e.wishes.length?Y`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>yh(e,t))}</ul>
  </section>`:Vt,kh=e=>S("km",{label:i("areas.size"),options:Lc.map(t=>[t,vs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),xh=e=>Y`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:J(e.plan.bytes)})}
  </button>`;function Oh(e){return!e.chosen||e.isRunning?Vt:Y`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${kh(e)}
    ${e.busy?Y`<p class="soft" role="status">${i("areas.asking")}</p>`:Vt}
    ${e.problem?Y`<p class="error" role="alert">${P(e.problem)}</p>`:Vt}
    ${e.plan?xh(e):Vt}`}function qh(e){let{job:t}=e;if(!t)return Vt;let{title:s,state:n}=t;if(n==="failed")return Y`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return Y`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Y`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Y`
    <p role="status">${t.total?i("areas.running",{title:s,done:J(t.bytes),total:J(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Hn=e=>Y`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Oh(e)}
    ${qh(e)}
  </section>`;function Ph(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?Y`
    ${Hn(e)}
    ${vh(e)}
    ${wh(e)}`:b(3)}function Ac(e){let t=new Re(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Y`${f(i("admin.map"),Vt,"/admin")}${Ph(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var Fh=4,Sh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ic(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",fe).href),{data:s,size:n}=t(e,{ecc:"M",border:Fh});return{size:n,path:Sh(s)}}var Mc=[1,2,5,10,25,100],jc=[1,7,30,90],ze=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ic(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(w()),instance:jt()});await navigator.share({title:i("invites.shareTitle",{instance:jt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(P(s))}this.#t.update()}};var Th=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Bh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Lh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Rn=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Bh} @submit=${s=>Lh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${S("uses",{label:i("invites.uses"),options:Mc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${S("days",{label:i("invites.days"),options:jc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Th()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${j(t,i("invites.create"))}</div>
  </form>`,Ah=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Ih=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,zn=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${xt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Ih(e):ht}
    </p>
    ${e.created.code?Ah(e.created.code):ht}
  </section>`,Mh=e=>tt`<li><a class="person" href="/people/${e.id}">${K(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function jh(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Dh=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>jh(e,t)}>
    ${i("invites.revoke")}
  </button>`,Nh={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Uh=(e,t)=>!e.isAdmin||e.isMine(t)?ht:tt` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function _h(e,t){let s=t.note||i("invites.of",{date:pt(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Nh[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:pt(t.expiresAt)})}`:ht}
        ${t.befriend?tt` · ${i("invites.befriends")}`:ht}
        ${Uh(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Mh)}</ul>`:ht}
      ${n?tt`<p class="row actions">${Dh(e,t,s)}</p>`:ht}
    </li>`}function Ch(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>_h(e,a))}</ul>
      ${M(e.list)}
    </section>`:ft()?ht:I(i("invites.none"),i("reason.may_not_invite")):b(2)}function Dc(e){let t=new ze(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),ht,"/people")}
      ${ft()?tt`<p class="lead">${i("invites.lead")}</p>`:ht}
      ${t.created?zn(t):ht}
      ${ft()?Rn(t):ht}
      ${Ch(t)}`}}import{html as $t,nothing as de}from"../lib/lit-html/lit-html.js";var Uc=(e,t)=>$t`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Nc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Uc(n,a(o)):S(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var _c=e=>ni(e===Te?"":e);function Vn(e,t){e.chooseAccent(t),e.isAccentDark&&_c(t)}function Eh(e){Vn(e,e.darkerAccent),document.getElementById("accent").focus()}var Hh=(e,t,s)=>$t`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>Vn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):de}
  </button>`,Rh=e=>$t`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":de}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>Vn(e,t.target.value)}>
    <div class="swatches">${Object.entries(ns).map(([t,s])=>Hh(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?de:$t`
      <p><button type="button" class="quiet" @click=${()=>Eh(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,zh=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Vh=({mediaLimit:e})=>e?J(e):i("admin.limits.none"),Wh=e=>$t`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Rh(e)}
    ${Nc(e,"registration",Yo,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Nc(e,"invites",Jo,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Uc(i("admin.limitOfAll"),Vh(e.values)):zh(e)}
    <div class="row end">${j(e.form,i("action.save"))}</div>
  </form>`;function Gh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?$t`${Wh(e)}${Yh(e)}`:b(4)}var Yh=e=>$t`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?$t`<place-map class="homemap" inert .at=${e.startView}></place-map>`:de}
    <p class="row">
      ${e.myView?$t`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:de}
      ${e.startView?$t`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:de}
    </p>
  </section>`;function Cc(e){let t=new Be(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>$t`${f(i("admin.instance"),de,"/admin")}${Gh(t)}`,close(){t.accent!==t.savedAccent&&_c(t.savedAccent)}}}import{html as Bt,nothing as me}from"../lib/lit-html/lit-html.js";var Wn="/admin/welcome",Ec=e=>e.slice(e.lastIndexOf("#")+1).trim(),Mi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ec(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Sa();let a=this.invite||Ec(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Nt(r.user),await this.#t.go(r.user.role==="admin"?Wn:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Jh=({form:e,asksInvite:t})=>Bt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):me}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${j(e,i("join.action"))}
  </form>`;function Kh({greeting:e,invite:t}){let s=e?.inviter,n=Bt`<p class="lead">${i("app.about")} ${t?i("join.invited"):me}</p>`;return s?Bt`
    <div class="inviter">
      ${K(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:jt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Bt`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:me}`:Bt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Zh=(e,t)=>Bt`${Bo(Bt`
  ${Kh(e)}
  ${e.ended?Bt`<p class="note" role="alert">${P(e.ended)}</p>`:me}
  ${e.user?Bt`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:me}
  ${e.isClosed?Bt`<p class="note">${i("join.closed")}</p>`:me}
  ${h().passwordLogin?Jh(e):me}
  ${Io("join.provider",{redirect:Ba()?Wn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Rs(t)}`;function Hc(e){let t=new Mi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Zh(t,e.update)}}import{html as gt,nothing as Ve}from"../lib/lit-html/lit-html.js";var zc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),Rc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Xh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Rc(t),n:s.length}):Rc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Vc=(e,t,s)=>Hs(e,t,s).map(Xh);function Wc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Gc=["private","friends","public"],Yc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Jc=({photos:e,cover:t})=>e??(t?[t]:[]),Kc=e=>new k({send:async t=>e(await T("/api/lists",Yc(t)))}),ji=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=H(t,y("/api/lists",{userId:s,limit:20}))}},Di=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return y("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return zc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await W(this.#e,Yc(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await z(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await z(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ni=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return z(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await z(t.hasFind?W(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Wt,nothing as Qh}from"../lib/lit-html/lit-html.js";var Zc={private:"lock",friends:"people",public:"globe"},Gn=e=>Wt`
  <span class="badge">${c(Zc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,tf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",ef=Wt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,sf=e=>Wt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Wt`<span class="piece">${qt(t,e.length>1?{thumb:!0}:{sizes:tf})}</span>`)}
  </span>`;function Xc(e){let t=Jc(e);return Wt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?sf(t):ef}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Zc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var nf=(e,t)=>Wt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${S("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Gc.map(s=>[s,i(`lists.${s}`)])})}`,Ui=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>nf(s,t),s=>j(s,i("action.save"))),af=(e,t)=>Wt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Gn(t)}
    </label>
  </li>`,of=(e,t)=>Wt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${xt(t)}</div>
  ${e.lists.length?Wt`<ul class="people">${e.lists.map(s=>af(e,s))}</ul>`:Qh}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function rf(e){let t=new Ni(e.id);await t.load()&&await ut((s,n)=>(t.update=n,of(t,s)),{label:i("lists.addTo")})}import{html as Gt,nothing as he}from"../lib/lit-html/lit-html.js";var Qc=["exact","area","hidden"],tl=["","1","7","30","date"],cf=3650,Yn=({findId:e,listId:t})=>e?"find":t?"list":"category",el=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function lf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var sl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function pf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?lf(t):Number(e);if(s>=1&&s<=cf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function uf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var df=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:uf(e),days:pf(e)}),mf=({chosen:e,category:t})=>({category:e||t.trim()});async function hf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Xt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var _i=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Yn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=df(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??mf(t),...s,days:s.days??void 0})}},Ei=e=>new URL(e.link,location.origin).href,Hi=()=>!!navigator.share;async function Ri(e){try{await navigator.clipboard.writeText(Ei(e))}catch{return!1}return p(i("find.copied")),!0}async function zi(e,t){try{await navigator.share({title:t,url:Ei(e)})}catch(s){return s.name==="AbortError"}return!0}var Ci=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await z(hf().then(s=>{t=s})),t}async revoke(t){await z(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Jn=e=>e.findTitle||e.listName||E(e.category??""),Lt=e=>e.title||Jn(e),il=({place:e,area:t})=>e==="area"?je(t):i(`shares.place.${e}`),Kn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Dt(t)}),ff=e=>Gt`
  ${S("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,E(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?he:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,$f={exact:"pin",area:"map",hidden:"block"},gf=(e,t)=>Gt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c($f[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,bf=e=>Gt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Qc.map(t=>gf(e,t))}
  </fieldset>
  ${e.place==="area"?S("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Pn[0]),options:ls()}):he}`,wf=e=>Gt`
  ${S("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Kn(e.share)]]:[],...tl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:sl(14),hint:i("shares.dateHint"),required:!0}):he}`,yf=e=>Gt`
  ${e.share?.hasPassword?S("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):he}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):he}`,vf=e=>Gt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?he:ff(e)}
  ${bf(e)}
  ${wf(e)}
  ${yf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Vi(e){let t=null,s=null,n=r=>(s=new _i({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>vf(s),r=>j(r,i(o))),t}async function nl(e){await Ri(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function kf(e){await zi(e,Lt(e))||await nl(e)}var xf=e=>Gt`
  <button type="button" class="quiet" @click=${()=>kf(e)}>${c("share")} ${i("action.share")}</button>`,Zn=e=>Gt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Lt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ds=(e,t=i("shares.ready"))=>ut(s=>Gt`
  <div class="row between"><h2>${t}</h2>${xt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Lt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ei(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>nl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Hi()?xf(e):he}
    ${Zn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function al(e){let t=await Vi(e);t&&await ds(t)}var Of=e=>al({target:{findId:e.id},place:el(e)}),ol=e=>al({target:{listId:e.id}});var[rl,qf,Pf]=[15,34,34],cl=e=>e.map(t=>t.id).sort().join(),Xn=class extends He{closest=rl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=cl(t)===cl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,rl))}mark(){this.#t=Vc(this.points,s=>this.map.pixelOf(s),Pf);let t=s=>this.onChoose(Wc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:qf,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Xn);async function Ff(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Sf=e=>Ot(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ui(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>ol(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Ff(e)}],{id:"list-menu"}),Tf=e=>gt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Bf=e=>Ot(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Tf,t=>j(t,i("lists.makePrivate")))}],{id:"list-menu"});async function ll(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Lf(e,t){await e.drop(t),v("list-menu")}function Af(e,t,s){let n=e.finds.items.length-1;return Ot(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>ll(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>ll(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Lf(e,t)}],{id:`find-${t.id}`})}async function If(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Mf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var jf=(e,t,s)=>gt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Mf(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,Df=(e,t,s)=>gt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${jf(e,t,s)}
    ${$o(t,Es(t))}
    ${e.isOwn?Af(e,t,s):Ve}
  </li>`,Nf=({user:e})=>gt`<a class="person" href="/people/${e.id}">${K(e)} <span>${O(e)}</span></a>`,Uf=e=>gt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ve:Nf(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Ve}
    <p class="marks">${Gn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function _f(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?gt`
    <ol class="card rows">${t.map((a,o)=>Df(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ve,"pin"):b(3)}var Cf=e=>gt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>If(e,t)}></list-map>`;function Ef(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?gt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?gt`
    <div class="list-page">
      ${e.steps.length?Cf(e):Ve}
      <div class="stack">
        ${Uf(e)}
        ${_f(e)}
      </div>
    </div>`:b(3)}function pl(e){let t=new Di(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?Sf(t):t.canHide?Bf(t):Ve,t.listsPath)}
      ${Ef(t)}`}}import{html as Qn,nothing as ul}from"../lib/lit-html/lit-html.js";async function Hf(e){let t=null;await Ui(s=>Kc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Rf=e=>Qn`
  <button type="button" id="new-list" @click=${()=>Hf(e)}>${c("plus")} ${i("lists.new")}</button>`;function zf({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Qn`<ul class="list-cards">${e.items.map(Xc)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),ul,"way"):b(3)}function dl(e){let t=new ji(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Qn`
      ${f(i("lists.title"),t.isOwn?Rf(e):ul,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${zf(t)}`}}import{html as ml,nothing as Wf}from"../lib/lit-html/lit-html.js";var Vf=10,Wi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=y("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Vf;s++){let n=await be(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Gf({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?ml`<p class="empty">${i("person.gone")}</p>`:b(3)}function hl(e){let t=new Wi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ml`${f(t.name,Wf,"/people")}${Gf(t)}`}}import{html as At,nothing as Yi}from"../lib/lit-html/lit-html.js";var[Yf,Jf]=[20,36e5];function Kf(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Yf-1]<Jf)).map(([s])=>s))}var Gi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=ot.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Kf(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await be("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||qs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,qs(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Oa(0)}catch(t){p(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||qs(-1)}catch(s){p(P(s))}this.#t.update()}close(){this.#e()}};var Zf={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Xf(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Qf=({type:e,data:t})=>e==="moderated"?ya[va(t)]:e==="link_used"?"lock":"flag",t$=({type:e,data:t,actor:s})=>t.userId?At`
  <span class="face">
    ${K(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Zf[e],e==="find_liked")}</span>
  </span>`:At`<span class="face office">${c(Qf({type:e,data:t}))}</span>`,e$=e=>At`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function s$(e,t){let s=e.request(t.newest);return s?At`<span class="row actions">${oe(s.friendship,s.user,()=>e.answered(t))}</span>`:Yi}var i$=(e,t,s)=>At`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${xa(t.newest)} @click=${()=>e.markRead(t)}>
      ${t$(t.newest)}
      <span>
        <span class="what">${ka(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Yi:At`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?e$(t.newest.thumbnailUrl):Yi}
    </a>
    ${s$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Xf(e,t,s)}>${c("close")}</button>
  </li>`,n$=e=>At`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,a$=()=>At`<a class="button" href="/people">${i("note.noneAction")}</a>`;function o$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?At`<ul class="card notes">${e.groups.map((n,a)=>i$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),a$(),"bell"):b(4)}function fl(e){let t=new Gi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>At`${f(i("nav.bell"),t.hasUnread?n$(t):Yi)}${o$(t)}`,close:()=>t.close()}}import{html as It,nothing as Zi}from"../lib/lit-html/lit-html.js";var r$=200,c$=2,Ji=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,y("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>y("/api/users",{q:this.text.trim()})),this.#s=ot.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(y(this.#t.path,{q:t})),[...t].length<c$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,r$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function l$(e,t){if(e.isMe(t))return It`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return It`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ns(t,e.reload);let s=e.requestOf(t);return s?oe(s,t,e.reload):It`<span class="badge">${i("friend.pending")}</span>`}function p$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?It`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>hn(s,l$(e,s)))}</ul>
    ${M(t)}`:It`<p class="soft" role="status">${i("people.noMatch")}</p>`:Zi}function u$(e,t){e.preventDefault(),t.search()}var d$=e=>It`
  <form class="card" role="search" @submit=${t=>u$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${p$(e)}
  </form>`;function Ki(e,t,s,n=hn){let a=e.lists[t];return a.items.length?It`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:Zi}var m$=(e,t,s)=>Xe(s,[_s(t,s,e.reload),Ze(s,e.reload)]),h$=e=>It`
  ${Ki(e,"received",(t,s)=>[oe(t,s,e.reload),Xe(s,[Ze(s,e.reload)])])}
  ${Ki(e,"sent",(t,s)=>Us(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ki(e,"accepted",(t,s)=>m$(e,t,s)):I(i("people.none"),i("people.noneText"),Zi,"people")}
  ${Ki(e,"blocked",(t,s)=>so(s,e.reload),eo)}`;function f$(e){return e.problem?d(e.problem,e.load):e.isLoaded?h$(e):b(3)}var $$=()=>ft()?It`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Zi;function $l(e){let t=new Ji(e);return{title:i("people.title"),ready:t.load(),view:()=>It`${f(i("people.title"),$$(),"/feed")}${d$(t)}${f$(t)}`,close:()=>t.close()}}import{html as Ge,nothing as tn}from"../lib/lit-html/lit-html.js";var Xi=class extends Cs{user=null;friendship=null;#t;constructor(t){super(t,y("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":y("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await be(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as bt,nothing as ie}from"../lib/lit-html/lit-html.js";var g$=88,gl=(e,t)=>bt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Qi=(e,{count:t,likes:s,badge:n=ie,actions:a=ie})=>bt`
  <section class="profile-head">
    ${K(e,g$)}
    ${e.displayName?bt`<p class="soft">@${e.username}</p>`:ie}
    ${e.about?bt`<p dir="auto">${e.about}</p>`:ie}
    <p class="row">
      ${t===void 0?ie:gl(t,"person.findsSum")}
      ${s===void 0?ie:gl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,b$=e=>bt`
  <li>
    <a class="tile c-${xe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?qt(e.media[0],{thumb:!0}):bt`<span class="sign-tile">${nt(e.category)}</span>`}
      ${e.isPublic?ie:bt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,bl=(e,t,s)=>bt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,w$={grid:e=>bt`<ul class="tiles">${e.map(b$)}</ul>`,list:e=>bt`<ul class="card rows">${e.map(t=>go(t,Es(t)))}</ul>`},y$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:Os(s)}])).values()];function We(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?bt`
    <finds-map .places=${y$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${bl(e,"grid","camera")}
      ${bl(e,"list","filter")}
    </div>
    ${w$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ie,t.sign??"pin"):b(3)}function v$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ns(e,n.load):t?t.status==="accepted"?tn:s?oe(t,e,n.load):Us(t,e,n.load):tn}var k$=()=>Ge`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,x$=e=>Ge`
  <a class="button quiet" href=${y("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,O$=e=>e.isMe?k$():[v$(e),x$(e.user)];function q$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return tn;let o=n?.status==="accepted"?[_s(n,s,a.load)]:[];return Xe(s,[co(s,a.load),...o,ro({userId:s.id}),Ze(s,()=>t.go("/people"))])}var P$=e=>Qi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ge`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:tn,actions:O$(e)});function F$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ge`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ge`
    ${P$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${We(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:b(3)}function wl(e){let t=new Xi(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ge`${f(s(),q$(t,e),"/people")}${F$(t)}`}}import{html as wt,nothing as hs}from"../lib/lit-html/lit-html.js";var en=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await z(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var sn=class extends Cs{progress=null;figures={};isEdited=!1;constructor(t){super(t,y("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new en(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=we){let n=a=>{this.progress=a,this.page.update()};n(0);try{Nt(await s("PUT","/api/users/me/picture",await rs(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(P(a))}n(null)}async removePicture(){try{await A("/api/users/me/picture"),Nt(await g("/api/users/me"))}catch(t){p(P(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Nt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as an,nothing as nn}from"../lib/lit-html/lit-html.js";async function S$(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function T$(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var B$=(e,t)=>an`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>S$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,L$=(e,{find:t,expiresAt:s})=>an`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?an`<br><span class="soft">${i("bin.until",{date:Dt(s)})}</span>`:nn}
    </p>
    ${t.hidden?lo(i("report.findHidden"),t.hidden):nn}
    <p class="row">
      ${t.hidden?nn:B$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>T$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,yl=e=>e.list.items?.length?an`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>L$(e,t))}</ul>
    ${M(e.list)}
  </section>`:nn;function A$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var I$=e=>wt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,M$=e=>wt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>A$(t,e)}>
      ${e.hasPicture?I$(e):hs}
    </p>
    ${e.progress===null?hs:wt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,j$=()=>wt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,D$=({form:e,user:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${j(e,i("action.save"))}</div>
  </form>`,ms=(e,t,s)=>wt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,N$=e=>wt`
  <ul class="card rows">
    ${ms("/people","people",i("people.accepted"))}
    ${ms("/saved","bookmark",i("saved.title"))}
    ${ms("/lists","feed",i("lists.title"))}
    ${ms("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ms("/admin","shield",i("admin.title")):hs}
  </ul>`,U$=()=>wt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,_$=e=>wt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${xt(e.toggleEdit)}</div>
    ${M$(e)}
    ${D$(e)}
  </section>`;async function C$(e){e.toggleEdit(),await v("edit-title")}var E$=e=>wt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>C$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,H$=e=>wt`
  ${f(O(e.user),U$())}
  ${Qi(e.user,{...e.figures,actions:E$(e)})}
  ${e.isEdited?_$(e):hs}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${We(e,{title:i("profile.none"),text:i("profile.noneText"),action:j$()})}
  </section>
  ${N$(e.user)}
  ${yl(e.bin)}`;function vl(e){let t=new sn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?H$(t):hs}}import{html as ct,nothing as ne}from"../lib/lit-html/lit-html.js";var R$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},z$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),kl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function V$(e,t,s){let n=kl(t,s);s!=="dismissed"?await oo(n,({note:a})=>e.decide(t,s,a),z$):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var xl=e=>e?ct`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:ct`<span class="soft">${i("report.left")}</span>`,W$=e=>ct`
  <p class="row">${e.map(t=>ct`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,G$=e=>ct`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Qe(e.description):ne}
  ${e.media.length?W$(e.media):ne}`,Y$=e=>e.find?G$(e.find):e.comment?Qe(e.comment.content):e.kind==="user"?ne:ct`<p class="soft">${i("report.noContent")}</p>`,J$=e=>ct`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${xl(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?Qe(e.text):ne}
  </li>`,K$=(e,t,s)=>ct`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>V$(e,t,s)}>
    ${c(R$[s])} ${kl(t,s)}
  </button>`,Z$=(e,t)=>ct`<p class="row">${no(t.kind).map(s=>K$(e,t,s))}</p>`,X$=(e,t)=>ct`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Qe(t.decision.note):ne}
  ${t.hidden?ct`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ne}`,Q$=(e,t)=>ct`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${xl(t.owner)}</h2>
    ${Y$(t)}
    <ul class="rows">${[t,...t.others].map(J$)}</ul>
    ${t.decision?X$(e,t):Z$(e,t)}
  </li>`;function tg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ct`<ul class="stack">${t.map(a=>Q$(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),ne,"flag"):b(3)}function Ol(e){let t=new ao(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ct`
      ${f(i("report.reports"),ne,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${io.map(s=>ve(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${tg(t)}`}}import{html as ta,nothing as eg}from"../lib/lit-html/lit-html.js";var sg=(e,t)=>ta`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":mo(t))} ${i(`saved.${t}`)}
  </button>`,ig=()=>ta`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,ng=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ig(),sign:"bookmark"});function ql(e){let t=new uo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ta`
      ${f(i("saved.title"),eg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${po.map(s=>sg(t,s))}</div>
      ${We(t,ng(t.state))}`}}import{html as at,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as ea}from"../lib/lit-html/lit-html.js";var Fl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function ag(e,t){let s=xs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>yt`
    ${F(n)}
    ${te(n)}
    ${Fl(n,s)}
    ${t?Ct(n,"password",i("account.password")):ea}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)}var og=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>yt`
  ${F(s)}
  ${Fl(s,t.name)}`,()=>yt`<button type="submit">${i("action.save")}</button>`);async function rg(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Pl=(e,t,s)=>yt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,cg=(e,t,s)=>yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?yt`<span class="badge">${i("passkeys.backedUp")}</span>`:ea}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?yt`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Pl(t,i("passkeys.rename"),async()=>{await og(e,t),s()})}
      ${Pl(t,i("action.delete"),()=>rg(e,t))}
    </span>
  </li>`,lg=e=>yt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Sl=(e,t,s)=>yt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?yt`<ul class="people">${e.list.map(n=>cg(e,n,s))}</ul>`:ea}
    <p>${lg(async()=>{await ag(e,t),s()})}</p>
  </section>`;import{html as on,nothing as pg}from"../lib/lit-html/lit-html.js";var Tl=e=>Ue(e.picker()),ug=e=>on`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,dg=(e,{latitude:t,longitude:s,radius:n,area:a})=>on`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${S("home-radius",{label:i("privacy.homeRadius"),options:Do.map(o=>[o,ys(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${S("home-area",{label:i("privacy.homeArea"),options:ls(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?ug(e):pg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Tl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Bl=e=>on`
  <section class="card">
    ${st("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${S("shown-area",{label:i("privacy.shownNew"),options:De(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?dg(e,e.values.home):on`
      <p><button type="button" class="quiet" id="home" @click=${()=>Tl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Yt,nothing as fs}from"../lib/lit-html/lit-html.js";var sa={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ll(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:sa[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var $s=e=>e.kind==="token",Al=e=>$s(e)?e.name:xs(e.userAgent),mg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},hg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function fg(e){return e.expiresAt?$s(e)?i("token.until",{date:Dt(e.expiresAt)}):i("settings.until",{date:Dt(e.expiresAt)}):i("token.endless")}var $g=e=>e.lastUsedAt?i("session.used",{date:pt(e.lastUsedAt)}):i("session.unused"),gg=(e,t)=>{let s=i($s(t)?"token.revoke":"settings.end");return Yt`
    <button type="button" class="quiet" aria-label="${s}: ${Al(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},bg=e=>Yt`${i($s(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,wg=(e,t)=>Yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Al(t)}</span>
      <span class="badge">${mg[t.kind]()}</span>
      ${t.current?Yt`<span class="badge">${i("settings.thisOne")}</span>`:fs}<br>
      ${$s(t)?Yt`<span class="soft">${hg(t)}</span><br>`:fs}
      <span class="soft">${bg(t)} · ${$g(t)} · ${fg(t)}</span>
    </span>
    ${t.current?fs:gg(e,t)}
  </li>`;async function yg(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var vg=e=>Yt`
  <button type="button" class="quiet" @click=${()=>yg(e)}>${i("settings.endOthers")}</button>`,kg=[90,30,365],xg=e=>Object.keys(sa).filter(t=>t!=="admin"||e.role==="admin"),Og=(e,t)=>Yt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${te(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${S("access",{label:i("token.access"),options:xg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${S("days",{label:i("token.life"),options:[...kg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ct(t,"password",i("account.password")):fs}`,qg=e=>Js({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Pg(e){let t=null;await U(n=>Ll(a=>{t=a,n()}),i("token.create"),n=>Og(e,n),()=>Yt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await qg(t.token))}var Il=e=>Yt`
  <section class="card">
    ${st("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>wg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?vg(e):fs}
      <button type="button" class="quiet" id="new-token" @click=${()=>Pg(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Fg=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Sg=e=>at`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${es()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Tg=()=>bs.map(e=>[e,ra[e],e]),jl=e=>at`
  <section class="card">
    ${st("appearance",i("settings.appearance"))}
    ${S("language",{label:i("settings.language"),options:Tg(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${S("theme",{label:i("settings.theme"),options:vo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:ko(),set:t=>e.setTheme(t)})}
    ${S("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ua(),set:t=>e.setUnits(t)})}
    ${ts()?Sg(e):Mt}
  </section>`;async function Bg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Ml=(e,t,s=Mt)=>at`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Bg(n,e,t)}>
  </label>`,Lg=e=>at`
  <section class="card">
    ${st("notify",i("settings.notify"))}
    ${[...Fg,...w()?.role==="admin"?["reported"]:[]].map(t=>Ml(e,t))}
    ${h().pushKey?Ml(e,"pushEnabled",at`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Mt}
  </section>`,Ag=e=>at`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Ig=e=>at`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Mt}</p>`;function Mg(e){return e.state==="on"?Ag(e):e.state==="off"?Ig(e):at`<p class="note">${i(`push.${e.state}`)}</p>`}var Ye=(e,t)=>at`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,jg=()=>at`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ye("appearance",i("settings.appearance"))}
    ${Ye("notify",i("nav.bell"))}
    ${h().passwordLogin?Ye("password",i("account.password")):Mt}
    ${Ye("places",i("privacy.settings"))}
    ${Ye("sessions",i("settings.devices"))}
    ${Ye("data",i("settings.data"))}
  </nav>`,Dg=e=>at`
  ${jg()}
  ${jl(e)}
  ${Lg(e)}
  <section class="card">
    ${st("push",i("push.title"))}
    ${Mg(e.push)}
  </section>
  ${h().passwordLogin?Uo(e):Mt}
  ${e.passkeys.isShown?Sl(e.passkeys,e.asksPassword,e.redraw):Mt}
  ${h().provider.enabled?_o(e):Mt}
  ${Bl(e.places)}
  ${Il(e)}
  ${Co(e)}
  ${ft()?at`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:Mt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function Ng(e){let t=ot.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Ug=e=>at`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Ng(e)}>${i("settings.signOut")}</button>`;function _g(e){let{problem:t,load:s}=e.loading;return t?at`${d(t,s)}${jl(e)}`:e.isLoaded?Dg(e):b(5)}function Dl(e){let t=new Gs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>at`
      ${f(i("settings.title"),Ug(t),"/profile")}
      ${t.refusal?d(t.refusal):Mt}
      ${_g(t)}`}}import{html as vt,nothing as gs}from"../lib/lit-html/lit-html.js";async function Cg(e){let t=await e.offered(),s=t&&await Vi({offered:t});s&&(e.take(s),await ds(s))}async function Eg(e,t){let s=await Vi({share:t});s&&e.take(s)}async function Hg(e,t){await L(i("shares.revokeTitle",{title:Lt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var Rg=async e=>await Ri(e)||ds(e,i("shares.one")),zg=async e=>await zi(e,Lt(e))||ds(e,i("shares.one")),Vg=(e,t)=>Ot(i("shares.menu",{title:Lt(t)}),[...Hi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>zg(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Eg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Hg(e,t)}],{id:`share-${t.id}`}),Wg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Gg=e=>e.category?vt`<span class="strong" dir="auto">${Lt(e)}</span>`:vt`<a class="strong" dir="auto" href=${Wg(e)}>${Lt(e)}</a>`,Yg=e=>vt`${i(`shares.kind.${Yn(e)}`)}${e.title?vt`: <bdi>${Jn(e)}</bdi>`:gs}`,rn=(e,t)=>vt`<span class="badge">${e?c(e):gs} ${t}</span>`,Jg=e=>vt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Lt(e)}" @click=${()=>Rg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Kg=(e,t)=>vt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Gg(t)}<br>
        <span class="soft">${Yg(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Vg(e,t)}
    </div>
    <p class="marks">
      ${rn(t.place==="hidden"?"block":"pin",il(t))}
      ${t.hasPassword?rn("lock",i("account.password")):gs}
      ${t.expiresAt?rn("",Kn(t)):rn("",i("shares.endless"))}
    </p>
    ${t.expired?gs:vt`<p class="row actions">${Jg(t)} ${Zn(t)}</p>`}
  </li>`;function Zg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?vt`<div class="card"><ul class="people">${t.map(a=>Kg(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),gs,"share"):b(3)}var Xg=e=>vt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Cg(e)}>${i("shares.category")}</button>`;function Nl(e){let t=new Ci(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>vt`
      ${f(i("shares.mine"),Xg(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Zg(t)}`}}import{html as Jt,nothing as ia}from"../lib/lit-html/lit-html.js";var cn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return ot.get("outbox")}load=async()=>{await Na(),this.isLoaded=!0,this.#t.update()};cancel(t){return _a(t.id)}retry(t){return Ca(t.id)}sendNow(){return Ea()}};async function Qg(e,t){await to()&&e.cancel(t)}var tb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Ul=e=>Jt`<a class="strong" dir="auto" href=${Ha(e)}>${e.title}</a>`,eb={find:e=>Jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Jt`<span class="what" dir="auto">${e.body.content}</span><br>${Ul(e)}`,like:Ul},sb=(e,t)=>Jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${tb(t)}</span><br>
      ${eb[t.kind](t)}<br>
      ${t.state==="refused"?Jt`<span class="error">${t.problem}</span>`:Jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ia}
      <button type="button" class="quiet" @click=${()=>Qg(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ib(e){return e.isLoaded?e.entries.length?Jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>sb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),ia,"send"):b(2)}function _l(e){let t=new cn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Jt`${f(i("outbox.title"),ia,"/")}${ib(t)}`}}import{html as ae,nothing as nb}from"../lib/lit-html/lit-html.js";var ln=class{#t;constructor(t){this.#t=t,this.instance=new Be(t),this.areas=new Re(t),this.invites=new ze(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(y("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Cl=(e,t)=>ae`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,El=(e,t)=>ae`<p class="row end">${Cl(e,i(t?"welcome.next":"welcome.later"))}</p>`,Hl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():b(3),ab=(e,t)=>Hl(e.instance.loading,e.instance.values,()=>ae`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Cl(e,i("welcome.later"))} ${j(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Rs(t.update)}`),ob=e=>Hl(e.areas.loading,e.areas.areas,()=>ae`
  ${Hn(e.areas)}
  ${El(e,e.areas.areas.length||e.areas.isRunning)}`),rb=e=>ae`
  ${e.invites.created?zn(e.invites):Rn(e.invites)}
  ${El(e,e.invites.created)}`,cb=()=>ae`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,lb={server:ab,map:ob,invite:rb,done:cb};function Rl(e){let t=new ln(e),s=()=>t.step==="done"?nb:ae`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ae`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${lb[t.step](t,e)}`}}function pb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await fa(y("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((x,B)=>x+B,0),u=x=>s.get(x)===0&&!n&&!r.includes(x),$=x=>x&&(x<l||n)?`${q(x)}${n?"+":""}`:void 0;return{shown:o.filter(x=>!u(x)).map(x=>({category:x,count:$(s.get(x))})),rest:o.filter(u)}}}}import{html as ub,nothing as db}from"../lib/lit-html/lit-html.js";async function mb(e){if(dn.get())return;let t=()=>{},s=new Oe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(dn.set("1"),await ut((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),p(i(`push.${s.state}`)))};return ub`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):db}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as pn,nothing as zl}from"../lib/lit-html/lit-html.js";async function hb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(P(s))}}function fb(e,t){if(w().role==="admin"){let s=y("/admin/map",{at:As({lat:e.lat,lng:e.lng})});return pn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return pn`
    <p><button type="button" class="quiet" @click=${()=>{t(),hb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var $b=e=>pn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,gb=(e,{choose:t,close:s,key:n})=>pn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(ts()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${wo()?fb(e,s):zl}
    ${ts()?$b(t):zl}
  </section>`,bb=()=>gb;export{ep as about,Ro as accounts,rf as addToList,Qo as admin,ar as adminLog,Ac as areas,ir as categories,pb as countCategories,Gr as edit,oc as feed,mc as help,Bc as import,Cc as instance,Dc as invites,Hc as join,pl as list,dl as lists,hl as named,fl as notifications,bb as offerOfStreets,mb as offerPush,$l as people,wl as person,vl as profile,Ol as reports,ql as saved,Dl as settings,Of as shareFind,Nl as shares,_l as waiting,Rl as welcome};

import{$b as fo,$c as Sn,A as Sa,Aa as Kt,Ab as Oe,Ac as So,Ad as Zo,Ba as Wa,Bb as Qt,Bc as Fo,C as qs,Ca as Ga,Cb as no,Cc as Po,D as Ss,Da as ve,Db as Ds,Dc as To,E as Fa,Ea as Ya,Eb as it,F as Pa,Fa as Bs,Fb as ao,G as K,Ga as Is,Gb as oo,Gc as qe,H as st,Ha as Ms,Hb as Nt,Hc as Ws,I as p,Ia as Ja,Ib as Us,Ic as ce,Ja as Ka,Jb as ro,Ka as Za,Kb as R,Kc as St,L as we,Lb as E,Lc as Lo,M as g,Ma as Xa,Mb as H,Mc as Ao,N as T,Nb as co,Nc as Bo,O as W,Oa as Qa,Ob as Dt,Oc as Io,P as G,Pa as to,Pb as Cs,Pc as Gs,Q as B,Qa as eo,Qb as Es,R as Ta,Ra as so,Rb as lo,S as La,Sa as io,Sb as po,Sc as Mo,T as jt,Tb as Hs,Tc as as,U as y,Ub as uo,Uc as jo,V as ye,Vc as os,W as Aa,Wb as mo,Xb as k,Xc as No,Yb as ho,Zb as et,_b as F,_c as Do,a as ge,aa as Ba,ac as m,b as h,ba as Ia,bc as N,bd as Uo,c as ft,ca as Fs,cc as nt,cd as Co,d as ka,da as O,dc as L,dd as Eo,e as Qe,ea as Ps,eb as c,ec as $o,ed as Ys,f as kn,fa as Ma,fb as Z,fc as qt,g as xn,gb as z,gc as qn,h as be,hb as f,hc as es,hd as Ho,i as ts,ia as ja,ib as js,ic as go,id as Fn,j as On,ja as Na,jb as I,jc as _s,jd as _o,k as $t,ka as Da,kb as d,kc as re,kd as Ro,l as xs,la as Ua,lb as w,lc as Rs,ld as zo,m as xa,ma as Ca,mb as ke,mc as zs,md as Vo,na as Ts,nb as M,nc as ss,ob as Ot,oc as is,p as Oa,pa as Ls,pb as S,pc as bo,q as i,qa as Ea,qc as wo,qd as Wo,ra as Ha,rc as yo,s as x,sa as _a,sc as vo,sd as Go,ta as Ra,tc as U,u as Jt,ua as b,uc as ko,v as qa,va as As,vb as Ns,vc as xo,vd as Js,w as q,wa as ut,wb as Zt,wc as Oo,wd as Yo,x as Mt,xa as za,xb as Xt,xc as qo,y as pt,ya as Va,yb as xe,yc as ns,yd as Jo,z as Os,zb as _,zc as Vs,zd as Ko}from"./shared.js";import{html as le,nothing as Pn}from"../lib/lit-html/lit-html.js";var mp=new URL("lib/",ge).pathname,hp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Xo(){if(os())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var fp=()=>Xo()?i("about.tilesFrom",{host:Xo()}):i("about.alone"),$p=()=>le`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${fp()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,gp=()=>le`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?le`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Pn}
      ${os()?le`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Pn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,bp=([e,t,s,n])=>le`<li><a href="${mp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,wp=()=>le`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${hp.map(bp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,yp=()=>({title:i("nav.about"),view:()=>le`
    ${f(i("nav.about"),Pn,b()?"/settings":"/sign-in")}
    ${Ko()}${Jo()}${$p()}${gp()}${wp()}`});import{html as ii,nothing as Yp}from"../lib/lit-html/lit-html.js";var vp=200,kp=2**20,Tn=["all","active","suspended","admin"],Qo={wrong_password:"password"},pe=e=>`/api/admin/users/${e.id}`,Ks=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Tn.includes(s)?s:"all",this.list=R(t,()=>y("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(y("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,vp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return As()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(pe(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:Qo})}demote(t){return this.#n(G(pe(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(B(`${pe(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${pe(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:Qo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(pe(t),{mediaLimit:a==="own"?Math.round(Number(o)*kp):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${pe(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await B(y(pe(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Pe}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as rs}from"../lib/lit-html/lit-html.js";var xp=2e3,Se=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ls()}enable=()=>this.#e(Ea);disable=()=>this.#e(Ha);test=()=>this.#s(async()=>{await _a(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},xp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t()}};var Zs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Vo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Wo(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await B(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var Op=1,dt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Nt(this.#s,t)>Op&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Us({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Bs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ln="/api/users/me/place-settings",qp={radius:.5,area:1},tr=[.2,.5,1,2,5],Xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Ln,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(Ln,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${Ln}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...qp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var er=e=>!e.current&&e.kind!=="token",Qs=class{preferences=null;sessions=null;refusal=za();#t;constructor(t){this.#t=t,this.push=new Se(t.update),this.passkeys=new Zs(t),this.places=new Xs(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return As()}get asksCurrent(){return this.user.hasPassword&&!Go(this.sessions)}get hasOthers(){return this.sessions.some(er)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await H(t()),this.#t.update()}setTheme(t){Uo(t),this.#t.update()}setUnits(t){ka.set(t),this.#t.update()}setStreets(t){No(t),this.#t.update()}async setLanguage(t){await Oa(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(er))await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Wa(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await B("/api/users/me/identity"),Kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await B("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ga(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ti=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;var Fe=()=>h().provider.name,te=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?mt`
  <p><a class="button quiet" href=${ti()}>${i("signin.provider",{name:Fe()})}</a></p>`:rs,Ut=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Sp=()=>mt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Fe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,sr=({user:e,asksCurrent:t,password:s})=>mt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?mt`<p class="note">${i("link.setPassword")}</p>`:rs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${te(s)}
    ${t?Ut(s,"currentPassword",i("settings.currentPassword")):rs}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Sp():rs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Fp(e){let t=i("settings.unlinkTitle",{name:Fe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Pp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Fe()});await U(a=>t.confirmForm(a),s,a=>mt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ut(a,"password",i("account.password"))}`,()=>mt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ti({link:"true"}))}var Tp=e=>mt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Fp(e)}>${i("settings.unlink")}</button></p>`,Lp=e=>mt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ti({link:"true"})} @click=${t=>Pp(t,e)}>
      ${i("settings.link",{name:Fe()})}
    </a>
  </p>`,ir=e=>mt`
  <section class="card">
    <h2>${i("settings.identity",{name:Fe()})}</h2>
    ${e.user.identityLinked?Tp(e):Lp(e)}
  </section>`;async function Ap(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>mt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${te(s)}
    ${e.asksPassword?Ut(s,"password",i("account.password")):rs}`,()=>mt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var nr=e=>mt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ap(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as An,nothing as cs}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:cs;return An`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":cs} @change=${$=>a($.target.value)}>
        ${s.map(([$,v,A=cs])=>An`
          <option value=${$} lang=${A} ?selected=${$===n}>${v}</option>`)}
      </select>
      ${u===cs?cs:An`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Bp}from"../lib/lit-html/lit-html.js";async function Ip(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ei=({title:e,text:t,label:s,value:n})=>nt(a=>Bp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ip(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Mp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var jp=e=>[i("admin.joined",{date:pt(e.createdAt)}),e.seenAt?i("admin.seen",{date:pt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Mp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],Np=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Mt(t)}):i("admin.suspendedSince",{when:Os(e)}),Dp=e=>V`<p class="note">${Np(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Up=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${qn(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${qn(e)}</span></a>`,ar=(e,t)=>V`
  ${F(t)}
  ${te(t)}
  ${e.asksPassword?Ut(t,"password",i("account.password")):Pe}`,Cp=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${ar(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Ep(e,t){await L(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Hp=["instance","own","none"],_p=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${F(e)}
    ${P("kind",{label:i("admin.limit"),options:Hp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Pe}`};async function si(e,t,s){let n=await e;return n&&p(i(t,{name:O(s)})),n}var Rp=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>_p(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),zp=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Vp(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${ar(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await ei({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Wp(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await si(s,"admin.deleteDone",t)&&S("account-search")}function Gp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Ep(e,t)):s(i("admin.admin"),()=>si(Cp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>si(Rp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Vp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>si(zp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Wp(e,t),!0)]}var or=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Up(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Pe}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Pe}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Pe}
      </span>
      ${qt(i("people.menu",{name:O(t)}),Gp(e,t))}
    </div>
    <p class="soft facts">${jp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?Dp(t.suspension):Pe}
  </li>`;function Jp(e,t){e.preventDefault(),t.search()}var Kp=e=>ii`
  <form role="search" @submit=${t=>Jp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Tn.map(t=>ke(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Zp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ii`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>or(e,a))}</ul>
    ${M(e.list)}`:ii`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function rr(e){let t=new Ks(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ii`
      ${f(i("admin.people"),Yp,"/admin")}
      <section class="card">${Kp(t)}${Zp(t)}</section>`,close:()=>t.close()}}import{html as fr,nothing as lu}from"../lib/lit-html/lit-html.js";var cr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),lr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Xp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Te(e){let[t,s,n]=cr(e).map(lr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Le=4.5;function ni(e){let t=e;for(let s=1;Te(t)<Le;s-=.01)t=`#${cr(e).map(n=>Math.round(255*Xp(lr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ls(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Qp(e)}catch{return e}}async function Qp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ae=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=ye){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ls(t),{signal:this.#e.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async remove(){try{await B(this.#t),await this.#s(null)}catch(t){p(x(t))}this.#e.update()}};var pr=2**20,ai="/api/admin/instance",ur=["invite","open","closed"],dr=["members","admins","off"],Be="#0f766e",ps={teal:Be,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ie=class{values=null;accent=Be;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ae(`${ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(ai))}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return Qt(this.values.startView)}get myView(){return be.get()}async begin(t){await H(this.save({startView:t}))&&p(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Be}get isAccentDark(){return Te(this.accent)>=Le}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Te(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Le)})),this.form.update()}get darkerAccent(){return ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/pr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Be&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*pr)),this.#e(await G(ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},oi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ri=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ci,nothing as Bn}from"../lib/lit-html/lit-html.js";var tu={ok:"check",warn:"flag",fail:"close"},eu=e=>ci`
  <li class="row finding ${e.status}">
    ${c(tu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ci`<br><span lang="en" class="soft">${e.fix}</span>`:Bn}
    </span>
  </li>`;function su({status:e,findings:t}){return ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(eu)}</ul>`}var mr=e=>ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Bn}
      ${e.values&&!e.loading.problem?su(e.values):Bn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Et,nothing as us}from"../lib/lit-html/lit-html.js";var iu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ct=(e,t)=>Et`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,nu=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),au=e=>Et`
  ${Ct(i("admin.backup"),e.lastAt?Et`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ct(i("admin.backupPlace"),e.place)}`,ou=e=>Et`
  <dl class="stack">
    ${Ct(i("admin.users"),q(e.users))}
    ${Ct(i("admin.publicFinds"),q(e.finds))}
    ${Ct(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?us:Ct(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ct(i("admin.jobs"),nu(e)):us}
    ${e.backup?au(e.backup):us}
    ${Ct(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Ct(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,ru=e=>Et`<li class="note">${i(`admin.problem.${e}`)}</li>`,cu=e=>Et`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Et`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function hr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>iu.includes(n));return Et`
    ${s.length?Et`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(ru)}</ul>`:us}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${ou(e)}
      ${e.largest.length?cu(e.largest):us}
    </section>`}var pu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],uu=([e,t,s])=>fr`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function $r(e){let t=new ri(e),s=new oi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>fr`
      ${f(i("admin.title"),lu,"/profile")}
      <section class="card">
        <ul class="people">${pu.map(uu)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${hr(t)}
      ${mr(s)}`}}import{html as X,nothing as ds}from"../lib/lit-html/lit-html.js";var gr="/api/admin/instance",In=20,li=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await g(gr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Zt.map(s=>({code:s}))}get left(){return Zt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=In}async save(t){let s=await G(gr,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await H(this.save(t))&&p(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},pi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Zt.includes(this.was.code)?this.was.code:""),this.form=new k({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),p(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Zt.includes(this.was.code)}choose(t){this.isDarkened=Te(t)<Le,this.color=this.isDarkened?ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[$t()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:$t(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ui(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:y("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var du=(e,t)=>X`
  <button type="button" class="round" aria-label=${_(t)} title=${_(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${et(t)}</button>`,mu=e=>X`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Zt.map(t=>du(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Zt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":ds}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?X`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:X`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,hu=(e,t,s)=>X`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):ds}
  </button>`,fu=e=>X`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ps.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>hu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function wr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:_(e.list[t].code)});return U(a=>(s=new pi(e,t,a)).form,n,()=>X`
    ${F(s.form)}
    ${$u().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:_(s.was.code)}):""}))}
    ${mu(s)}
    ${fu(s)}`,a=>N(a,i("action.save")))}var $u=()=>[$t(),...xs.filter(e=>e!==$t())];async function gu(e,t){let s=i("categories.removeTitle",{name:_(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function bu(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var br=(e,t,s,n,a,o)=>X`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function wu(e,{code:t},s){let n=_(t);return X`
    <li class="row between">
      ${et(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${br(e,s,-1,"up","categories.up",n)}
        ${br(e,s,1,"down","categories.down",n)}
        ${qt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>wr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>gu(e,s)}]:[]])}
      </span>
    </li>`}var yu=e=>e.left.length&&!e.isFull?X`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>X`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${et(t)} ${_(t)} ${c("plus")}
    </button>`)}
  </div>`:ds,vu=e=>X`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>wu(e,t,s))}</ul>
    ${e.isFull?X`<p class="hint">${i("categories.full",{n:In})}</p>`:X`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>wr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${yu(e)}
    ${e.isOwn?X`
      <p><button type="button" class="quiet" @click=${()=>bu(e)}>${i("categories.restore")}</button></p>`:ds}
  </section>`;function yr(e){let t=new li(e,ui);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>X`
      ${f(i("admin.categories"),ds,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?vu(t):w(6)}`}}import{html as di,nothing as Mn}from"../lib/lit-html/lit-html.js";var vr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ku={mediaLimit:"limitOfAll",invites:"whoInvites"},xu=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Ou({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ku[s]??s}`)).join(", "):e==="media_limit_changed"?xu(t):t}function qu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(vr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Su=e=>di`
  <li class="row act">
    ${c(vr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${qu(e)}</span><br>
      ${e.reason?di`<span dir="auto">${Ou(e)}</span><br>`:Mn}
      <span class="soft">${z(e.createdAt)}</span>
    </span>
  </li>`;function Fu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?di`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Su)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),Mn,"feed"):w(4)}function kr(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>di`${f(i("admin.log"),Mn,"/admin")}${Fu(t)}`}}import{html as at,nothing as gt}from"../lib/lit-html/lit-html.js";var Pu=8,mi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Jt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Xt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Jt(_(o));return r.includes(s)&&(r!==s||xe(o))}).slice(0,Pu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Tu=1200*36e5,hi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Aa}$`).test(s)||!this.#s?s:ve()),this.#s&&!this.stored&&this.#r(ve())}#r(t){this.id=t,this.#e=this.#s?Dt(t):co(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ya(this.id)>Date.now()-Tu?this.id:ve()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Es(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),po(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Hs(this.id):null}};async function xr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=Qt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Or=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},fi=()=>qe.includes(Qe.get())?Qe.get():"everyone",$i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),qr=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Sr(e,t){let s=Object.entries(e?.was??{}).filter(([a,o])=>o===t[a]),n=e?.isPublic===!1&&t.audience==="everyone"?{audience:"friends"}:{};return{...t,...n,...Object.fromEntries(s.map(([a])=>[a,e[a]]))}}function Fr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,audience:n,...$,...A}}var Pr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Tr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Lr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Me=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new hi(t),this.form=new k({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":fi())},this.proposals=new mi(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!xe(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Fr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Pr(l,t)&&await this.#e.showHome()&&await Tr(l.id,t).catch(u=>p(x(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Za(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function gi(e){try{let t=await je(e,0,262144),s=await Lu(e,t);return s?Uu(Du(s.view,s.tiff)):Ar}catch{return Ar}}var Ar={place:null,time:""},je=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Lu(e,t){return t.getUint16(0)===65496?Au(t):t.getUint32(0)===2303741511?Br(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ht(t,0,4)==="RIFF"&&Ht(t,8,4)==="WEBP"?Br(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ht(t,4,4)==="ftyp"?Iu(e):null}var Ht=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Au(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var jn=1<<20,Nn=1e4;async function Br(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Nn&&t+8<=e.size;l++){let u=await je(e,t,8),$=u.getUint32(o?0:4,s);if(Ht(u,o?4:0,4)===n)return Bu(await je(e,t+8,Math.min($,jn)));t+=a+$+(r?$%2:0)}return null}var Bu=e=>({view:e,tiff:Ht(e,0,4)==="Exif"?6:0});function Ir(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Nn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ht(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Iu(e){for(let t=0,s=0;s<Nn&&t+8<=e.size;s++){let n=await je(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ht(n,4,4)==="meta")return Mu(e,await je(e,t,Math.min(a,jn)));t+=a}return null}async function Mu(e,t){let s=Ir(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=ju(t,n("iinf")),o=a===null?null:Nu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await je(e,o.at,Math.min(o.size,jn));return{view:l,tiff:4+l.getUint32(0)}}function ju(e,t){if(!t)return null;let s=Ir(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ht(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Nu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let lt=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,lt},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],v=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let lt=o(n<2?2:4),Xe=n?o(2)&15:0;o(2);let pp=o($),ya=null;for(let va=o(2);va>0&&a<=t.to;va--){o(v);let up=pp+o(l),dp=o(u);ya??={method:Xe,at:up,size:dp}}if(lt===s)return ya}return null}function Du(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ht(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Uu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Eu,null),time:s(34665,Cu,"")}}function Cu({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Eu({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),v=lt=>e($+8*lt)/e($+8*lt+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(v(0)+(v(1)||0)/60+(v(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Hu=2,_u=2,Ru=60,Ne=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ye}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ls(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ka(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Hu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:we(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Ru,(t.pause??_u/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await ls(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Pa(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var bi=class extends Me{isNew=!1;title=i("edit.title");#t;#e="";#s;#i="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ta(this.#t),n=this.draft.stored;this.#i=s,this.#e=t.locationId,this.shown=Lr(t),this.#s=qr({...t,...this.shown}),this.values={...t,...n,...Sr(n,this.#s)};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Ne(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??Or(t),()=>this.changed())}saveDraft(){let t={...$i(this.values),was:this.#s},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ms(s),u=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),v=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...u,...v},{headers:this.#i?{"If-Match":this.#i}:{}})}overwrite(){this.#i=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Dn(){if(!await caches.has(ts))return null;let e=await caches.open(ts),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:zu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function zu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Mr(e){let t=await caches.open(ts);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ts),Dn()}var Vu=2,wi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Vu)}async load(){await uo();let t=await Es();if(this.#t.signal.aborted)return;this.close();let s=Cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Is),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Dt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Dt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Wu=.15,jr=e=>e.slice(0,10);function Gu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Nr=e=>e.find(t=>t.place)?.place??null,Dr=e=>e.find(t=>t.time)?.time??"";function Yu(e,t,s){let[n,a]=[Nr(e),Dr(e)];return e.length<s&&(!n||!t.place||Nt(n,t.place)<=Wu)&&(!a||!t.time||jr(a)===jr(t.time))}function Ur(e,t){let s=[];for(let n of Gu(e)){let a=s.findLast(o=>Yu(o,n,t));a?a.push(n):s.push([n])}return s}var ms=e=>({place:Nr(e),time:Dr(e)}),Cr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Er=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var yi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await gi(o)}))),a=Ur(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ms(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Bs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ms(t).place?this.#e.get(t[0])??"":"",time:ms(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Cr(this.groups,t))}split(t,s){this.#s(Er(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ve()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Ju(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=ms(n),r={id:s,at:a,audience:fi(),media:[],label:this.describe(n).name};if(Dt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Dt(s).get())throw{code:"storage"};await lo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ju(e){Dt(e).remove(),await Hs(e)}var vi=class extends Me{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new wi(t,this.draft.id),this.several=new yi(t)}async begin(){let{page:t,values:s}=this,n=await xr(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Is);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Ne(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Dn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=$i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Mr(a),this.change(t?s:{}),t&&await this.#e(s),this.form.clear("title"),this.page.update()}async#e({title:t="",description:s=""}){let n=[t,s].filter(Boolean).join(`
`);if(!(!Fn(n)||this.place.point))try{let a=await Ro(n,{signal:this.page.signal}),o=r=>!Fn(r)&&r.trim()!==a.title;this.change({title:t||a.title,description:s.split(`
`).filter(o).join(`
`).trim()}),await this.place.setPlace(a)}catch(a){a.name!=="AbortError"&&p(x(a))}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Ms(s),await Ja(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!we(n))throw n;return this.#s(t,s)}}async#s(t,s){return await Qa(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&Qe.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Cs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as De,nothing as Un}from"../lib/lit-html/lit-html.js";function Ku(e,t){e.remove(t),S(e.items.length?"drafts-title":"main")}var Zu=({media:e,preview:t})=>De`
  <span class="thumb">${e||t?De`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Xu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return De`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Zu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?De`<span class="soft" dir="auto">${s.label}</span>`:Un}
          <span class="soft">${Os(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Ku(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Hr=e=>e.items.length?De`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Xu(e,t))}</ul>
    ${e.shown.length<e.items.length?De`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Un}
  </section>`:Un;var _r=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Rr=e=>[...e.dataTransfer?.types??[]].includes("Files"),Qu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function zr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Rr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Rr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(_r(a.dataTransfer)))}),n("paste",a=>{let o=_r(a.clipboardData);!o.length||Qu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ue,nothing as Yr}from"../lib/lit-html/lit-html.js";var Cn=[1,5,20],Ue=e=>e?i("privacy.area",{distance:Ss(e)}):i("privacy.exact"),hs=()=>Cn.map(e=>[String(e),Ue(e)]),ee=()=>[["0",Ue(0)],...hs()],ki=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as fs,nothing as En}from"../lib/lit-html/lit-html.js";var Ce="category";function Vr(e,{category:t}){let s=document.getElementById(Ce);if(s.value=t,xe(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function td(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function ed(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Vr(t,s[n]);else return;e.preventDefault()}var sd=(e,t,s)=>fs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Vr(e,t)}>
    ${et(t.category)}
    <span class="grow" dir="auto">${_(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):En}</span>
  </li>`,id=e=>{let{items:t}=e.proposals;return fs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>sd(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Wr(e){let{form:t,proposals:s}=e,n=t.errors[Ce];return fs`
    <div class="field">
      <label for=${Ce}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ce} name=${Ce} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:En}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":En}
          .defaultValue=${e.values.category??""} @input=${a=>td(a,e)} @keydown=${a=>ed(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${id(e)}
      </div>
      ${fo(t.left[Ce])}
      ${n?fs`<p class="error" id="category-error">${n}</p>`:fs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xi=(e,t,s,n,a)=>ue`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Jr(e){let t=e?.closest("details");t&&(t.open=!0)}var nd=e=>xi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Gr=(e,t,s)=>ue`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${et(t)} ${_(t)}
  </button>`;function ad(e){let{category:t}=e.values,[s,n]=t?[et(t),_(t)]:[c("filter"),i("edit.none")];return xi("category",s,i("find.category"),n,ue`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Xt().map(a=>Gr(e,a,a===t))}
        ${Gr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Wr(e):Yr}
    </fieldset>`)}var od=(e,t)=>ue`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ce(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:ft()})}</span>
      </span>
    </span>
  </label>`;function rd(e){let{audience:t}=e.values;return xi("audience",c(ce(t)),i("edit.who"),i(`find.audience.${t}`),ue`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${qe.map(s=>od(e,s))}
    </fieldset>`)}var cd=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ki(),chosen:e});function ld(e){let{area:t="",exactForFriends:s="true"}=e.values;return xi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Ue(Number(t)),ue`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...ee()]})}
    ${Number(t)?cd(s):Yr}`)}var Kr=e=>ue`<div class="folds">${nd(e)}${ad(e)}${rd(e)}${ld(e)}</div>`;import{html as qi,nothing as Rn}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as $s}from"../lib/lit-html/lit-html.js";var Hn=16,Zr=10,pd=2,ud={lat:25,lng:5,zoom:1},Oi=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&be.get()&&s.zoom>=Zr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Hn};let t=no();return t?.zoom?t:ud}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Hn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Nt(this.point,t)<pd*oo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Nt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Hn,s=this.source==="tap"&&!this.chosen&&t<Zr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ee(e){let t=new AbortController,s=null,n=nt((o,r)=>(s??=new Oi({signal:t.signal,update:r},e),bd(s,o)),{label:i("spot.title"),kind:"chooser"});Xr(s),await n&&e.take(s),t.abort(),s.close()}var Xr=e=>e.showMap(t=>Co(document.getElementById("spot"),{...t,hasCross:!0})),dd=(e,t)=>Ft`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,md=e=>Ft`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Xr(e)):$s}
  </div>`;function hd(e,t){let s=e.chosen?.id===t.id;return Ft`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${qs(t.distance)}</span>
    </button>`}var fd=e=>Ft`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ft`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:$s}
    ${e.nearby.map(t=>hd(e,t))}
  </div>`,$d=e=>Ft`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,_n=e=>i(`spot.${e.source||"set"}`),gd=e=>Ft`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ft`<span class="soft">${_n(e)}</span>`:$s}</span>
  </p>`,bd=(e,t)=>Ft`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${dd(e,t)}
  ${md(e)}
  <div class="panel">
    ${gd(e)}
    ${fd(e)}
    ${e.chosen?$s:$d(e)}
    ${e.problem?Ft`<p class="error" role="alert">${e.problem}</p>`:$s}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Qr=(e,t)=>qi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,tc=(e,t)=>qi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Rn} @click=${()=>Ee(e)}>
      ${e.point?qi`<place-map inert .at=${e.point}></place-map>`:Rn}
      ${e.point?Qr(e.label||i("spot.unnamed"),[_n(e),i("spot.change")].filter(Boolean).join(" · ")):Qr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qi`<p class="error" id="place-error" role="alert">${t}</p>`:Rn}
  </fieldset>`;import{html as de,nothing as zn}from"../lib/lit-html/lit-html.js";function wd(e,t){e.merge(t),S(`group-${t-1}`)}function yd(e,t,s){e.split(t,s),S(`group-${t+1}`)}var vd=({preview:e,file:t})=>e?de`<img src=${e} alt="">`:de`<span class="film" title=${t.name}>${c("play")}</span>`,kd=(e,t,s)=>de`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>yd(e,t,s)}></button>`;function xd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&pt(a),n].filter(Boolean);return de`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?de`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>wd(e,s)}>
            ${i("group.merge")}
          </button>`:zn}
      </div>
      <ul class="group">${t.map((r,l)=>de`<li>${l?kd(e,s,l):zn}${vd(r)}</li>`)}</ul>
    </li>`}var ec=(e,t)=>e.groups?de`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>xd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:zn;import{html as Q,nothing as _t}from"../lib/lit-html/lit-html.js";import{html as Vn}from"../lib/lit-html/lit-html.js";async function Od(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await nt((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),Vn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var sc=(e,t,s,n)=>Vn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Od(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Vn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[qd,Sd]=[6,10],Fd=300,C=null;function ic(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var nc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Pd=(e,t)=>nc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Td(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?Sd:qd))return;if(n)return C.end();ic()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=Pd(e.clientX,e.clientY),C.over?.classList.add("target")}function ac(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(ic,Fd));let r=u=>{u.pointerId===C.id&&o()},l=u=>{if(u.pointerId!==C.id)return;let[$,v]=[s,C.isOn&&C.over].map(A=>nc(s).indexOf(A));o(),v>=0&&t($,v)};document.addEventListener("pointermove",Td,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Si(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ld="image/*,video/mp4,video/quicktime,video/webm";function Ad(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function oc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function rc(e){return e.media?St(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Q`<span class="film">${c("play")}</span>`:Q`<img src=${e.preview} alt="">`}var cc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Fi=(e,t,s,n,a)=>Q`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Bd=(e,t)=>e.progress<1?Q`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Q`<span class="over">${i("upload.processing")}</span>`,Id=(e,t)=>({sending:()=>Bd(e,t),paused:()=>Q`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Q`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Q`<span class="over error">${i("upload.failed")}</span>`,done:()=>_t})[e.state]();function Md(e,t,s){let n=s+1;return Q`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>ac(a,(o,r)=>e.move(o,r))}
      @error=${cc} @load=${cc}>
      ${rc(t)}
      ${s===0&&e.items.length>1?Q`<span class="cover">${i("upload.cover")}</span>`:_t}
      ${Id(t,n)}
      <span class="buttons">
        ${s>0?Fi("before","earlier","back",n,()=>oc(e,s,s-1)):_t}
        ${n<e.items.length?Fi("after","later","next",n,()=>oc(e,s,s+1)):_t}
        ${t.state==="failed"||t.state==="paused"?Fi("","again","retry",n,()=>e.retry(t)):_t}
        ${Fi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Ad(e,t))}
      </span>
      ${t.state==="failed"?_t:sc(e,t,n,rc(t))}
    </li>`}function jd(e,t){t([...e.target.files]),e.target.value=""}var Nd=(e,t)=>Q`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?_t:Q`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ld} multiple @change=${s=>jd(s,t)}>
  </li>`;function Dd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Q`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>Q`<p class="error" role="alert">${n}</p>`)}`}var lc=(e,t)=>Q`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Si} @contextmenu=${Si} @dragstart=${Si}>
    ${e.items.map((s,n)=>Md(e,s,n))}
    ${e.items.length<e.most?Nd(e,t):_t}
  </ul>
  ${e.items.length>1?Q`<p class="hint">${i("upload.order")}</p>`:_t}
  ${Dd(e)}`;async function pc(e,t){await e.addFiles(t),e.several?.groups&&S("several-title")}function Ud(e){e.uploads.add(e.several.decline()),S("files")}async function Cd(e){await e.resolveReceived(!0);for(let t of["title","description"])document.getElementById(t).value=e.values[t]??""}var Ed=e=>{let t=_o(Object.values(e).join(`
`));return t?at`<p class="hint">${i("places.asks",{host:t})}</p>`:gt},Hd=(e,t)=>at`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>at`<p class="text" dir="auto">${s}</p>`)}
    ${Ed(e.received.values)}
    ${e.received.files.length?at`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:gt}
    ${t?at`<p class="note">${i("edit.sharedFull")}</p>`:gt}
    ${e.received.left?at`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Cd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function _d(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Rd=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),zd=e=>at`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>_d(e)}>${i("edit.startOver")}</button>
  </p>`,Vd=e=>at`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?at`<p class="note">${i("edit.photosGone")}</p>`:gt}
    ${lc(e.uploads,t=>pc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Wd=e=>at`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?at`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:gt}`;function Gd(e,t){t.change(mo(e.currentTarget))}async function Yd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Jr(n),n?.focus()}function Jd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Gd(a,e);return at`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Yd(a,e)}>
      ${e.isRestored?zd(e):gt}
      ${Vd(e)}
      ${tc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Kr(e)}
      <div class="publish">
        ${Wd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Kd=(e,t)=>at`
  ${e.received?Hd(e,t.get("shared")==="full"):gt}
  ${ec(e.several,()=>Ud(e))}
  ${e.several.groups?gt:Hr(e.drafts)}`;function Zd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Jd(e):w(4)}function uc(e){let t=new(e.params.id?bi:vi)(e,{showHome:Rd}),s=()=>t.loading.load();return zr(e.signal,n=>t.uploads&&pc(t,n)),{title:t.title,ready:s(),view:()=>at`
      ${f(t.title,gt,t.back)}
      ${t.isNew?Kd(t,e.query):gt}
      ${Zd(t,s)}`,close:()=>t.close()}}import{html as Re,nothing as xc}from"../lib/lit-html/lit-html.js";var Xd=3,Qd=4,Pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function tm(){let e=new Intl.Locale(xa());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var em=e=>[["today",Pi(e)],["yesterday",Pi(e,1)],["week",Pi(e,(e.getDay()-tm()+7)%7)],["earlier",-1/0]],Wn=e=>Pi(new Date(e.createdAt)).getTime(),Ti=e=>`${Wn(e)} ${e.user.id}`;function sm(e){let t=new Map;for(let s of e)t.set(Ti(s),[...t.get(Ti(s))??[],s]);return t}function dc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=sm(e),a=s&&e.length?Wn(e.at(-1)):NaN,o=new Map,r=em(t);for(let l of e){let u=n.get(Ti(l)),$=u.length>=Xd;if($&&u[0]!==l)continue;let v=$?{key:Ti(l),finds:u,hasMore:Wn(l)===a}:{find:l},A=new Date(l.createdAt),[lt]=r.find(([,Xe])=>A>=Xe);o.set(lt,[...o.get(lt)??[],v])}return[...o].map(([l,u])=>({name:l,entries:u}))}function mc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Qd);return{shown:s,rest:e.length-s.length}}var im=1500,[nm,am]=[4,4],om=9;function rm(){let e=Qt(be.get());return e?.zoom>=om?{lat:e.lat,lng:e.lng}:null}var cm=()=>Promise.race([ro(),Ns(im,null)]),lm=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Li=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=R(t,()=>y("/api/finds/feed",{...lm(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new ho(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await cm();this.#o(t??rm(),!!t)}await this.#n()};get days(){return dc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(nm)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<am;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Us({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(x(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Nt(this.at,it(t.location)):void 0};function pm(){return Ba()?!0:st.get("installPrompt")||Ia()?!1:void 0}async function um(){let e=await Ls();return{on:!0,off:!1}[e]}var Ai=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return kn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&h().tiles?.kind==="vector"?Mo().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:um(),install:pm()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=st.get("installPrompt");t&&(await t.prompt(),st.set("installPrompt",null),await this.load())}dismiss=()=>{kn.set(b().id),this.steps=[],this.#t.update()}};import{html as Pt,nothing as se}from"../lib/lit-html/lit-html.js";var dm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",mm=(e,t)=>Pt`
  <span class="cover c-${Oe(e.category).code}">
    ${e.media.length?St(e.media[0],{sizes:dm,eager:t}):et(e.category)}
    ${e.media[0]?.type==="video"?Pt`<span class="play">${c("play")}</span>`:se}
    ${e.media.length>1?Pt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:se}
  </span>`,hm=e=>e.saved?Pt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:se;function fm(e,t){let s=[Ma(e,e.location)?"":Ps(e.location),t===void 0?"":Fa(t)].filter(Boolean);return s.length?Pt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Pt` · ${s[1]}`:se}</span>`:se}var Gn=(e,t,s=se)=>Pt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${z(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Pt`<span class="badge">${i("feed.friend")}</span>`:se}
    ${s}
  </span>`,hc=(e,t,{km:s,eager:n,isMixed:a})=>Pt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${mm(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${fm(e,s)}
        ${Gn(e,a,Lo(e))}
      </span>
    </a>
    <div class="acts">
      ${To(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Pt`<span>${q(e.commentCount)}</span>`:se}
      </a>
      <span class="grow"></span>
      ${hm(e)}
    </div>
  </li>`;import{html as He,nothing as fc}from"../lib/lit-html/lit-html.js";var Yn=({key:e})=>`group-${e.replace(" ","-")}`;async function $c(e,t){e.toggle(t),await S(Yn(t))}var $m=(e,t)=>He`
  <span class="piece c-${Oe(e.category).code}">
    ${e.media.length?St(e.media[0],{thumb:!0}):et(e.category)}
    ${t?He`<span class="beyond">+${q(t)}</span>`:fc}
  </span>`;function gm(e){let{shown:t,rest:s}=mc(e);return He`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>$m(n,a===t.length-1?s:0))}</span>
    </span>`}var gc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),bm=e=>e.map((t,s)=>He`${s?" · ":fc}<bdi>${t.title}</bdi>`),wm=(e,t)=>He`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Yn(t)} aria-expanded="false" @click=${()=>$c(e,t)}>
      ${gm(t.finds)}
      <span class="about">
        <span class="name">${gc(t)}</span>
        <span class="soft titles">${bm(t.finds.slice(0,10))}</span>
        ${Gn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,ym=(e,t,s)=>He`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${gc(t)}</span></span>
      <button type="button" class="quiet" id=${Yn(t)} aria-expanded="true" @click=${()=>$c(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,bc=(e,t,s)=>e.isOpen(t)?ym(e,t,s):wm(e,t);import{html as _e,nothing as Bi}from"../lib/lit-html/lit-html.js";var wc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ut()?"/invites":"/people",push:()=>"/settings/notifications"},vm=e=>i(e==="friend"&&ut()?"steps.inviteAction":`steps.${e}Action`);function km(e,t){return wc[t]?_e`<a class="button quiet" href=${wc[t]()}>${vm(t)}</a>`:st.get("installPrompt")?_e`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:_e`<span class="hint">${i("steps.installHint")}</span>`}var xm=(e,{name:t,isDone:s})=>_e`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Bi}</span>
    <span class="grow">${i(t==="friend"&&ut()?"steps.invite":`steps.${t}`,{instance:ft()})}${s?_e`<span class="unseen"> (${i("steps.done")})</span>`:Bi}</span>
    ${s?Bi:km(e,t)}
  </li>`,yc=e=>e.isOver||!e.left?Bi:_e`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${Ot(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>xm(e,t))}</ul>
  </section>`;var Om=()=>Re`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,qm=e=>e.isHere?xc:Re`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,vc=e=>Re`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${qm(e)}</p>`,kc=(e,t)=>hc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Sm=({name:e,entries:t},s)=>Re`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?kc(n.find,s):bc(s,n,a=>kc(a,s)))}
    </ul>
  </section>`;function Fm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[yc(t),Pm(e)]}function Pm(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[vc(e),I(i("feed.none"),a,xc,"feed")]}return Re`
    ${vc(e)}
    ${e.days.map(a=>Sm(a,e))}
    ${M({...e.list,more:e.more})}`}function Oc(e){let t=new Li(e),s=new Ai(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Re`
      ${f(i("feed.title"),Om())}
      ${Fm(t,s)}`}}import{html as D,nothing as me}from"../lib/lit-html/lit-html.js";var Tm=30,Ii=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ii(t.at(-1))).join("");function qc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(qc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ii).join(" ")).join(" "):Ii(s??t)}function Lm(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ii(s[2]),texts:[]}):t.at(-1).texts.push(qc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Am=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Bm(e,t){let s=Math.min(...t.map(o=>Jt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Im(e,t){let s=Jt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Jt(`${o} ${r}`).includes(l))?s.some(l=>Jt(o).includes(l))?2:1:0;return e.flatMap(Lm).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Tm).map(([,o])=>({address:Am(o),title:o.title,document:o.document,part:Bm(o.text,s)}))}function Mm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",ge).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Mm(this.#e,$t())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Im(this.documents,this.query)}search(t){this.query=t,this.#t.rename(y("/help",{q:t.trim()})),this.#t.update()}};var Tt=e=>e.map(t=>typeof t=="string"?t:jm[t[0]](t)),jm={b:([,e])=>D`<b>${Tt(e)}</b>`,i:([,e])=>D`<i>${Tt(e)}</i>`,code:([,e])=>D`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?D`<a href=${e} target="_blank" rel="noopener">${Tt(t)}</a>`:D`<a href=${e}>${Tt(t)}</a>`},Sc=e=>D`<li>${e.length===1&&e[0][0]==="p"?Tt(e[0][1]):e.map(Tc)}</li>`,Fc=(e,t)=>D`<tr>${e.map(t)}</tr>`,Nm={h2:([,e,t])=>D`<h2 id=${e} tabindex="-1">${Tt(t)}</h2>`,h3:([,e,t])=>D`<h3 id=${e} tabindex="-1">${Tt(t)}</h3>`,p:([,e])=>D`<p>${Tt(e)}</p>`,pre:([,e])=>D`<pre tabindex="0">${e}</pre>`,ul:([,e])=>D`<ul>${e.map(Sc)}</ul>`,ol:([,e])=>D`<ol>${e.map(Sc)}</ol>`,table:([,[e,...t]])=>D`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Fc(e,s=>D`<th scope="col">${Tt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Fc(s,n=>D`<td>${Tt(n)}</td>`))}</tbody>
    </table></div>`},Tc=e=>Nm[e[0]](e),Lc=(e,t,s,n)=>D`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?D`<br><span class="soft">${s}</span>`:me}
      </span>
      ${c("next")}
    </a>
  </li>`,Pc=e=>D`<ul class="people">${e.map(t=>Lc(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Dm=([e,...t])=>D`
  <section class="card">${Pc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Pc(t)}
  </section>`;function Um(e){let t=e.found;return D`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?D`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Lc(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),me,"search")}`}var Cm=e=>D`
  ${f(i("help.title"),me,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Um(e):Dm(e.documents)}`,Em=({title:e,language:t,blocks:s})=>D`
  ${f(e,me,"/help")}
  <article class="card document" lang=${t}>${s.map(Tc)}</article>`,Hm=()=>D`${f(i("help.title"),me,"/help")}${I(i("missing.title"),i("missing.text"),me,"search")}`;function _m(e,t){return e.loading.problem?D`${f(i("help.title"),me,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Em(e.document):Hm():Cm(e):w(6)}function Ac(e){let t=new Mi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?S(location.hash.slice(1)):null),view:()=>_m(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var Rm=20,zm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Bc(e,t,{signal:s,stopped:n,tick:a=zm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Rm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ji=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Vm=30,Wm=["obscured","notPoint"],Ic=()=>h().places.source!=="gazetteer",Ni=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Wm.includes(t.reason)).slice(0,Vm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(y("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Gm=1e3,Ym=14,Mc=e=>({...it(e),row:e.row,name:e.title});function Jm(e,t){let[s,n]=[e.map(v=>v.lat),e.map(v=>v.lng)].map(v=>v.toSorted((A,lt)=>A-lt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:Ym},$=()=>{let[v,A,lt,Xe]=ao(t,u).split(",").map(Number);return v<=r&&lt>=l&&A<=a&&Xe>=o};for(;u.zoom>1&&!$();)u.zoom--;return u}var Di=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Gm;o=r.at(-1)?.row){if(r=await g(y(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Mc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Mc(t)]:s}link(t){return y("/",{at:Ds(Jm(this.items,t))})}};var Km=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function jc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Km(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(x(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Zm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Nc=20,Xm=200,Qm=["ready","noPlace","duplicate","bad","skipped","done"],th=4,eh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Dc=e=>eh.includes(e.reason)?e.reason:"",Ui=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ji(()=>t.update()),this.places=new Ni(this,t),this.points=new Di(t),this.rows=jc(t,()=>y(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Qm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<th)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(y("/import",{id:t.id})),this.#a(t)}async upload(t,s=ye){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Zm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await H(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=u=>{this.current=u,Object.assign(o,{made:u.counts.done-a,taken:n-u.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(u=>{if(!we(u))throw u}));this.#t.update();try{for(let u=Nc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,v=await Bc(`${this.#i}/commit`,{...this.options.body,limit:Xm},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!v)break;if(r(v),u=this.current.counts.ready<$?Nc:this.current.counts.media?u-1:0,!u)throw{code:"strange"}}}catch(u){if(u.name==="AbortError")return;o.problem=u,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await H(B(`/api/imports/${t.id}`))&&await this.leave()}};var sh=["track","route","line","area","picture","link","file","damaged","text"];function Uc({leftOut:e=[]}){let t=e.filter(({kind:s})=>sh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:qa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Cc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Kn,nothing as Jn}from"../lib/lit-html/lit-html.js";var ih=(e,t,s,n,a)=>Kn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,nh=(e,t)=>Kn`
  ${e.current.format==="finds"?ih("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Jn}
  ${t.keep?Jn:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:qe.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,ah=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Xt().map(t=>[t,_(t)])],chosen:e.category,set:t=>e.set({category:t})}),oh=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...ee()]}),rh=e=>P("import-friends",{label:i("privacy.exactFor"),options:ki(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Ec=(e,t=e.options)=>Kn`
  ${nh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${ah(t)}${oh(t)}${Number(t.area)?rh(t):Jn}</div>
    </details>
  </div>`;import{html as ot,nothing as ie}from"../lib/lit-html/lit-html.js";function ch(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Dc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Xn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];S(n?`row-${n.row}`:"part-rows")}function lh(e,t,s,n){let a=new dt(n,null,()=>Xn(e,s,e.place(t,a.value)));return Ee(a)}var Ci=e=>e.title||i("import.line",{n:e.row}),Zn=(e,t,s)=>ot`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ci(e)}`} @click=${s}>${t}</button>`,ph=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function uh(e,t){await U(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),ph(t),n=>N(n,i("action.save"))),S(`name-${t.row}`)}var Hc=(e,t)=>ot`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ci(t)}`}
    @click=${()=>uh(e,t)}>
    ${c("edit")}
  </button>`,_c=e=>e.findId?ot`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ci(e)}`}>
    ${i("import.show")}</a>`:ie,dh=(e,t,s,n)=>({ready:()=>ot`${Hc(e,t)}${Zn(t,i("import.skip"),()=>Xn(e,s,e.skip(t,!0)))}`,skipped:()=>Zn(t,i("import.unskip"),()=>Xn(e,s,e.skip(t,!1))),noPlace:()=>ot`${Hc(e,t)}${Zn(t,i("import.locate"),()=>lh(e,t,s,n))}`,duplicate:()=>_c(t),done:()=>_c(t)})[t.status]?.()??ie,Qn=e=>e?ot`<br><span class="soft" dir="auto">${e}</span>`:ie,mh=e=>e.slice(e.lastIndexOf("/")+1),hh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,fh=({media:e,lost:t=[]})=>[e>t.length?Qn(i("import.rowMedia",{n:e-t.length})):ie,...t.map(({file:s,reason:n})=>Qn(`${mh(s)}: ${hh(n)}`))],$h=(e,t,s,n)=>ot`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ci(t)}</bdi>${Qn(ch(t))}${fh(t)}</span>
    <span class="row">${dh(e,t,s,n)}</span>
  </li>`;function gh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?ot`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>$h(e,o,r,t))}</ul>
    ${M(e.rows)}`:ot`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var bh=(e,{n:t,all:s})=>ot`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function wh(e){await e.places.run(),S("part-rows")}function yh(e){let{state:t,rows:s}=e.places;return t?.busy?bh(e,t):ot`
    ${t?ot`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ie}
    ${t?.problem?d(t.problem):ie}
    ${s.length?ot`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>wh(e)}>${i("import.lookUp")}</button>
      </p>`:ie}`}var Rc=(e,t)=>ot`
  <section class="card">
    ${js("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ke(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Ic()?yh(e):ie}
    ${gh(e,t)}
  </section>`;var ze=class extends Eo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ei,vh,kh]=[12,28,44],ta=class extends ze{closest=Ei;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ys(this.points,t=>this.map.pixelOf(t),kh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ei}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:vh,text:"",label:t.name,area:l,click:r}}let n=Ho({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ei}):this.map.fit([t,...s],Ei)}}};customElements.define("finds-map",ta);var xh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Oh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&S("part-import"))}var qh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Sh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${xh} aria-describedby="import-hint" @change=${t=>Oh(t,e)}>
  </p>`,Fh=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?Sh(e):qh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Th(e):Y}`;async function Vc(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),S("import-file"))}var Hi=e=>e.name||i("import.unnamed");async function Ph(e,t){await e.open(t),S("part-import")}var Th=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Hi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Wc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Hi(t)}`} @click=${()=>Ph(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Hi(t)}`}
            @click=${()=>Vc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Wc=e=>i("import.ends",{date:pt(e.expiresAt)});async function Lh(e){await e.commit(),S("part-import")}var Ah=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Bh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Ih=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${Bh(n)}>${i("import.see")}</a></p>`:Y}`,Mh=(e,t)=>j`
  ${Ec(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Lh(e)}>${i("import.commit",{n:t})}</button>`;function jh(e){let[t,s]=[Uc(e),Cc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Nh(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${js("import",j`<bdi>${Hi(t)}</bdi>`)}
      ${e.isBusy?Ah(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${Wc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?Ih(t.counts,s,e.points):Y}
        ${jh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?Mh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Vc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function zc(e){await e.leave(),S("import-file")}function Dh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Nh(e)}${e.isBusy?Y:Rc(e,t)}`:Fh(e)}function Gc(e){let t=new Ui(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${Dh(t,e)}`}}import{html as J,nothing as Rt}from"../lib/lit-html/lit-html.js";var Uh=1e3,Yc=[5,15,30,60],Ve=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ns){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=Qt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(y("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Uh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){p(x(s))}this.#t.update(),await this.#n()}async remove(t){try{await B(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(x(s))}}};async function Ch(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Eh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${z(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ch(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Hh=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Eh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Rt,"way")}
  </section>`,_h=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Rh=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>_h(e,t))}</ul>
  </section>`:Rt,zh=e=>P("km",{label:i("areas.size"),options:Yc.map(t=>[t,Ss(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Vh=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Wh(e){return!e.chosen||e.isRunning?Rt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${zh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?J`<p class="error" role="alert">${x(e.problem)}</p>`:Rt}
    ${e.plan?Vh(e):Rt}`}function Gh(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${x(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var ea=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Wh(e)}
    ${Gh(e)}
  </section>`;function Yh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${ea(e)}
    ${Rh(e)}
    ${Hh(e)}`:w(3)}function Jc(e){let t=new Ve(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Rt,"/admin")}${Yh(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var Jh=4,Kh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Kc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ge).href),{data:s,size:n}=t(e,{ecc:"M",border:Jh});return{size:n,path:Kh(s)}}var Zc=[1,2,5,10,25,100],Xc=[1,7,30,90],We=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Kc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(b()),instance:ft()});await navigator.share({title:i("invites.shareTitle",{instance:ft()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await B(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var Zh=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Xh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Qh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await S("created-title")}var sa=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Xh} @submit=${s=>Qh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:Zc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Xc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Zh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,tf=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,ef=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ia=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Ot(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?ef(e):ht}
    </p>
    ${e.created.code?tf(e.created.code):ht}
  </section>`,sf=e=>tt`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function nf(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var af=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>nf(e,t)}>
    ${i("invites.revoke")}
  </button>`,of={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},rf=(e,t)=>!e.isAdmin||e.isMine(t)?ht:tt` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function cf(e,t){let s=t.note||i("invites.of",{date:pt(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(of[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:pt(t.expiresAt)})}`:ht}
        ${t.befriend?tt` · ${i("invites.befriends")}`:ht}
        ${rf(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(sf)}</ul>`:ht}
      ${n?tt`<p class="row actions">${af(e,t,s)}</p>`:ht}
    </li>`}function lf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>cf(e,a))}</ul>
      ${M(e.list)}
    </section>`:ut()?ht:I(i("invites.none"),i("reason.may_not_invite")):w(2)}function Qc(e){let t=new We(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),ht,"/people")}
      ${ut()?tt`<p class="lead">${i("invites.lead")}</p>`:ht}
      ${t.created?ia(t):ht}
      ${ut()?sa(t):ht}
      ${lf(t)}`}}import{html as bt,nothing as he}from"../lib/lit-html/lit-html.js";import{html as na,nothing as tl}from"../lib/lit-html/lit-html.js";function pf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Ge=(e,{label:t,hint:s})=>na`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>pf(n,e)}>
      ${e.has()?na`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:tl}
    </p>
    ${e.progress===null?tl:na`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var sl=(e,t)=>bt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function el(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?sl(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var il=e=>ui(e===Be?"":e);function aa(e,t){e.chooseAccent(t),e.isAccentDark&&il(t)}function uf(e){aa(e,e.darkerAccent),document.getElementById("accent").focus()}var df=(e,t,s)=>bt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>aa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):he}
  </button>`,mf=e=>bt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":he}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>aa(e,t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>df(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?he:bt`
      <p><button type="button" class="quiet" @click=${()=>uf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,hf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ff=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),$f=e=>bt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Ge(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${mf(e)}
    ${el(e,"registration",ur,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${el(e,"invites",dr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?sl(i("admin.limitOfAll"),ff(e.values)):hf(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function gf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?bt`${$f(e)}${bf(e)}`:w(4)}var bf=e=>bt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?bt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:he}
    <p class="row">
      ${e.myView?bt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:he}
      ${e.startView?bt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:he}
    </p>
  </section>`;function nl(e){let t=new Ie(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>bt`${f(i("admin.instance"),he,"/admin")}${gf(t)}`,close(){t.accent!==t.savedAccent&&il(t.savedAccent)}}}import{html as Lt,nothing as fe}from"../lib/lit-html/lit-html.js";var oa="/admin/welcome",al=e=>e.slice(e.lastIndexOf("#")+1).trim(),_i=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=al(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ra();let a=this.invite||al(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Kt(r.user),await this.#t.go(r.user.role==="admin"?oa:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var wf=({form:e,asksInvite:t})=>Lt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):fe}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function yf({greeting:e,invite:t}){let s=e?.inviter,n=Lt`<p class="lead">${i("app.about")} ${t?i("join.invited"):fe}</p>`;return s?Lt`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:ft()})}</h1>
    </div>
    ${n}
    ${e.befriend?Lt`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:fe}`:Lt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var vf=(e,t)=>Lt`${Yo(Lt`
  ${yf(e)}
  ${e.ended?Lt`<p class="note" role="alert">${x(e.ended)}</p>`:fe}
  ${e.user?Lt`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:fe}
  ${e.isClosed?Lt`<p class="note">${i("join.closed")}</p>`:fe}
  ${h().passwordLogin?wf(e):fe}
  ${Zo("join.provider",{redirect:Va()?oa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Js(t)}`;function ol(e){let t=new _i(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>vf(t,e.update)}}import{html as wt,nothing as Ye}from"../lib/lit-html/lit-html.js";var cl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),rl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function kf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:rl(t),n:s.length}):rl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var ll=(e,t,s)=>Ys(e,t,s).map(kf);function pl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var ul=["private","friends","public"],dl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),ml=({photos:e,cover:t})=>e??(t?[t]:[]),hl=e=>new k({send:async t=>e(await T("/api/lists",dl(t)))}),Ri=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=R(t,y("/api/lists",{userId:s,limit:20}))}},zi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=R(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return y("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return cl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await W(this.#e,dl(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await H(B(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await H(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(B(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Vi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return H(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await H(t.hasFind?W(s):B(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as xf}from"../lib/lit-html/lit-html.js";var fl={private:"lock",friends:"people",public:"globe"},ra=e=>zt`
  <span class="badge">${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Of="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",qf=zt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Sf=e=>zt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>zt`<span class="piece">${St(t,e.length>1?{thumb:!0}:{sizes:Of})}</span>`)}
  </span>`;function $l(e){let t=ml(e);return zt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Sf(t):qf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Ff=(e,t)=>zt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ul.map(s=>[s,i(`lists.${s}`)])})}`,Wi=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>Ff(s,t),s=>N(s,i("action.save"))),Pf=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ra(t)}
    </label>
  </li>`,Tf=(e,t)=>zt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Ot(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>Pf(e,s))}</ul>`:xf}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Lf(e){let t=new Vi(e.id);await t.load()&&await nt((s,n)=>(t.update=n,Tf(t,s)),{label:i("lists.addTo")})}import{html as Vt,nothing as $e}from"../lib/lit-html/lit-html.js";var gl=["exact","area","hidden"],bl=["","1","7","30","date"],Af=3650,ca=({findId:e,listId:t})=>e?"find":t?"list":"category",wl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Bf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var yl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function If({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Bf(t):Number(e);if(s>=1&&s<=Af)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Mf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var jf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Mf(e),days:If(e)}),Nf=({chosen:e,category:t})=>({category:e||t.trim()});async function Df(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Xt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ca(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=jf(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??Nf(t),...s,days:s.days??void 0})}},Ji=e=>new URL(e.link,location.origin).href,Ki=()=>!!navigator.share;async function Zi(e){try{await navigator.clipboard.writeText(Ji(e))}catch{return!1}return p(i("find.copied")),!0}async function Xi(e,t){try{await navigator.share({title:t,url:Ji(e)})}catch(s){return s.name==="AbortError"}return!0}var Yi=class{#t;constructor(t){this.#t=t,this.list=R(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await H(Df().then(s=>{t=s})),t}async revoke(t){await H(B(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var la=e=>e.findTitle||e.listName||_(e.category??""),At=e=>e.title||la(e),vl=({place:e,area:t})=>e==="area"?Ue(t):i(`shares.place.${e}`),pa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Mt(t)}),Uf=e=>Vt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,_(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?$e:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Cf={exact:"pin",area:"map",hidden:"block"},Ef=(e,t)=>Vt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Cf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Hf=e=>Vt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${gl.map(t=>Ef(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Cn[0]),options:hs()}):$e}`,_f=e=>Vt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",pa(e.share)]]:[],...bl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:yl(14),hint:i("shares.dateHint"),required:!0}):$e}`,Rf=e=>Vt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):$e}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):$e}`,zf=e=>Vt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?$e:Uf(e)}
  ${Hf(e)}
  ${_f(e)}
  ${Rf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qi(e){let t=null,s=null,n=r=>(s=new Gi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>zf(s),r=>N(r,i(o))),t}async function kl(e){await Zi(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Vf(e){await Xi(e,At(e))||await kl(e)}var Wf=e=>Vt`
  <button type="button" class="quiet" @click=${()=>Vf(e)}>${c("share")} ${i("action.share")}</button>`,ua=e=>Vt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${At(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,gs=(e,t=i("shares.ready"))=>nt(s=>Vt`
  <div class="row between"><h2>${t}</h2>${Ot(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${At(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ji(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>kl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ki()?Wf(e):$e}
    ${ua(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function xl(e){let t=await Qi(e);t&&await gs(t)}var Gf=e=>xl({target:{findId:e.id},place:wl(e)}),Ol=e=>xl({target:{listId:e.id}});var[ql,Yf,Jf]=[15,34,34],Sl=e=>e.map(t=>t.id).sort().join(),da=class extends ze{closest=ql;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Sl(t)===Sl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,ql))}mark(){this.#t=ll(this.points,s=>this.map.pixelOf(s),Jf);let t=s=>this.onChoose(pl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Yf,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",da);async function Kf(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Zf=e=>qt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Wi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Ol(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Kf(e)}],{id:"list-menu"}),Xf=e=>wt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Qf=e=>qt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Xf,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Fl(e,t,s){await e.move(t,s),S(`find-${t.id}`)}async function t$(e,t){await e.drop(t),S("list-menu")}function e$(e,t,s){let n=e.finds.items.length-1;return qt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Fl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Fl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>t$(e,t)}],{id:`find-${t.id}`})}async function s$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function i$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var n$=(e,t,s)=>wt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>i$(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,a$=(e,t,s)=>wt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${n$(e,t,s)}
    ${Bo(t,Gs(t))}
    ${e.isOwn?e$(e,t,s):Ye}
  </li>`,o$=({user:e})=>wt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${O(e)}</span></a>`,r$=e=>wt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ye:o$(e.list)}
    ${e.list.description?wt`<p class="text" dir="auto">${e.list.description}</p>`:Ye}
    <p class="marks">${ra(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function c$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?wt`
    <ol class="card rows">${t.map((a,o)=>a$(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ye,"pin"):w(3)}var l$=e=>wt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>s$(e,t)}></list-map>`;function p$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?wt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?wt`
    <div class="list-page">
      ${e.steps.length?l$(e):Ye}
      <div class="stack">
        ${r$(e)}
        ${c$(e)}
      </div>
    </div>`:w(3)}function Pl(e){let t=new zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>wt`
      ${f(t.title,t.isOwn?Zf(t):t.canHide?Qf(t):Ye,t.listsPath)}
      ${p$(t)}`}}import{html as ma,nothing as Tl}from"../lib/lit-html/lit-html.js";async function u$(e){let t=null;await Wi(s=>hl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var d$=e=>ma`
  <button type="button" id="new-list" @click=${()=>u$(e)}>${c("plus")} ${i("lists.new")}</button>`;function m$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?ma`<ul class="list-cards">${e.items.map($l)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Tl,"way"):w(3)}function Ll(e){let t=new Ri(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>ma`
      ${f(i("lists.title"),t.isOwn?d$(e):Tl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${m$(t)}`}}import{html as Al,nothing as f$}from"../lib/lit-html/lit-html.js";var h$=10,tn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=y("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<h$;s++){let n=await jt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function $$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Al`<p class="empty">${i("person.gone")}</p>`:w(3)}function Bl(e){let t=new tn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Al`${f(t.name,f$,"/people")}${$$(t)}`}}import{html as Bt,nothing as sn}from"../lib/lit-html/lit-html.js";var[g$,b$]=[20,36e5];function w$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+g$-1]<b$)).map(([s])=>s))}var en=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=st.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=w$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await jt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ts(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ts(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ca(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await B(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ts(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var y$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function v$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var k$=({type:e,data:t})=>e==="moderated"?ja[Na(t)]:e==="link_used"?"lock":"flag",x$=({type:e,data:t,actor:s})=>t.userId?Bt`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(y$[e],e==="find_liked")}</span>
  </span>`:Bt`<span class="face office">${c(k$({type:e,data:t}))}</span>`,O$=e=>Bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function q$(e,t){let s=e.request(t.newest);return s?Bt`<span class="row actions">${re(s.friendship,s.user,()=>e.answered(t))}</span>`:sn}var S$=(e,t,s)=>Bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ua(t.newest)} @click=${()=>e.markRead(t)}>
      ${x$(t.newest)}
      <span>
        <span class="what">${Da(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?sn:Bt`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?O$(t.newest.thumbnailUrl):sn}
    </a>
    ${q$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>v$(e,t,s)}>${c("close")}</button>
  </li>`,F$=e=>Bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,P$=()=>Bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function T$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Bt`<ul class="card notes">${e.groups.map((n,a)=>S$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),P$(),"bell"):w(4)}function Il(e){let t=new en(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Bt`${f(i("nav.bell"),t.hasUnread?F$(t):sn)}${T$(t)}`,close:()=>t.close()}}import{html as It,nothing as on}from"../lib/lit-html/lit-html.js";var L$=200,A$=2,nn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,y("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>y("/api/users",{q:this.text.trim()})),this.#s=st.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(y(this.#t.path,{q:t})),[...t].length<A$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,L$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function B$(e,t){if(e.isMe(t))return It`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return It`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return _s(t,e.reload);let s=e.requestOf(t);return s?re(s,t,e.reload):It`<span class="badge">${i("friend.pending")}</span>`}function I$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?It`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>es(s,B$(e,s)))}</ul>
    ${M(t)}`:It`<p class="soft" role="status">${i("people.noMatch")}</p>`:on}function M$(e,t){e.preventDefault(),t.search()}var j$=e=>It`
  <form class="card" role="search" @submit=${t=>M$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${I$(e)}
  </form>`;function an(e,t,s,n=es){let a=e.lists[t];return a.items.length?It`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:on}var N$=(e,t,s)=>is(s,[zs(t,s,e.reload),ss(s,e.reload)]),D$=e=>It`
  ${an(e,"received",(t,s)=>[re(t,s,e.reload),is(s,[ss(s,e.reload)])])}
  ${an(e,"sent",(t,s)=>Rs(t,s,e.reload))}
  ${e.lists.accepted.items.length?an(e,"accepted",(t,s)=>N$(e,t,s)):I(i("people.none"),i("people.noneText"),on,"people")}
  ${an(e,"blocked",(t,s)=>bo(s,e.reload),go)}`;function U$(e){return e.problem?d(e.problem,e.load):e.isLoaded?D$(e):w(3)}var C$=()=>ut()?It`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:on;function Ml(e){let t=new nn(e);return{title:i("people.title"),ready:t.load(),view:()=>It`${f(i("people.title"),C$(),"/feed")}${j$(t)}${U$(t)}`,close:()=>t.close()}}import{html as Ke,nothing as ln}from"../lib/lit-html/lit-html.js";var rn=class extends Vs{user=null;friendship=null;#t;constructor(t){super(t,y("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":y("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await jt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as yt,nothing as ne}from"../lib/lit-html/lit-html.js";var E$=88,jl=(e,t)=>yt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cn=(e,{count:t,likes:s,badge:n=ne,actions:a=ne})=>yt`
  <section class="profile-head">
    ${Z(e,E$)}
    ${e.displayName?yt`<p class="soft">@${e.username}</p>`:ne}
    ${e.about?yt`<p dir="auto">${e.about}</p>`:ne}
    <p class="row">
      ${t===void 0?ne:jl(t,"person.findsSum")}
      ${s===void 0?ne:jl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,H$=e=>yt`
  <li>
    <a class="tile c-${Oe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?St(e.media[0],{thumb:!0}):yt`<span class="sign-tile">${et(e.category)}</span>`}
      ${e.isPublic?ne:yt`
        <span class="corner">${c(ce(Ws(e)))}<span class="unseen">${Ao(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Nl=(e,t,s)=>yt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,_$={grid:e=>yt`<ul class="tiles">${e.map(H$)}</ul>`,list:e=>yt`<ul class="card rows">${e.map(t=>Io(t,Gs(t)))}</ul>`},R$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:Ps(s)}])).values()];function Je(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?yt`
    <finds-map .places=${R$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Nl(e,"grid","camera")}
      ${Nl(e,"list","filter")}
    </div>
    ${_$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ne,t.sign??"pin"):w(3)}function z$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?_s(e,n.load):t?t.status==="accepted"?ln:s?re(t,e,n.load):Rs(t,e,n.load):ln}var V$=()=>Ke`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,W$=e=>Ke`
  <a class="button quiet" href=${y("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,G$=e=>e.isMe?V$():[z$(e),W$(e.user)];function Y$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ln;let o=n?.status==="accepted"?[zs(n,s,a.load)]:[];return is(s,[Oo(s,a.load),...o,xo({userId:s.id}),ss(s,()=>t.go("/people"))])}var J$=e=>cn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ke`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ln,actions:G$(e)});function K$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ke`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ke`
    ${J$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Je(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:w(3)}function Dl(e){let t=new rn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ke`${f(s(),Y$(t,e),"/people")}${K$(t)}`}}import{html as ae,nothing as ha}from"../lib/lit-html/lit-html.js";var pn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,B(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await H(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var un=class extends Vs{figures={};isEdited=!1;constructor(t){super(t,y("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new Ae("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Kt(n??await g("/api/users/me"))}),this.bin=new pn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Kt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as mn,nothing as dn}from"../lib/lit-html/lit-html.js";async function Z$(e,t){await e.restore(t),S(e.list.items.length?"bin":"finds")}async function X$(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),S(e.list.items.length?"bin":"finds"))}var Q$=(e,t)=>mn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Z$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,tg=(e,{find:t,expiresAt:s})=>mn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?mn`<br><span class="soft">${i("bin.until",{date:Mt(s)})}</span>`:dn}
    </p>
    ${t.hidden?qo(i("report.findHidden"),t.hidden):dn}
    <p class="row">
      ${t.hidden?dn:Q$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>X$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ul=e=>e.list.items?.length?mn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>tg(e,t))}</ul>
    ${M(e.list)}
  </section>`:dn;var eg=()=>ae`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,sg=({form:e,user:t})=>ae`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,bs=(e,t,s)=>ae`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,ig=e=>ae`
  <ul class="card rows">
    ${bs("/people","people",i("people.accepted"))}
    ${bs("/saved","bookmark",i("saved.title"))}
    ${bs("/lists","feed",i("lists.title"))}
    ${bs("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?bs("/admin","shield",i("admin.title")):ha}
  </ul>`,ng=()=>ae`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,ag=e=>ae`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Ot(e.toggleEdit)}</div>
    ${Ge(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${sg(e)}
  </section>`;async function og(e){e.toggleEdit(),await S("edit-title")}var rg=e=>ae`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>og(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,cg=e=>ae`
  ${f(O(e.user),ng())}
  ${cn(e.user,{...e.figures,actions:rg(e)})}
  ${e.isEdited?ag(e):ha}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Je(e,{title:i("profile.none"),text:i("profile.noneText"),action:eg()})}
  </section>
  ${ig(e.user)}
  ${Ul(e.bin)}`;function Cl(e){let t=new un(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?cg(t):ha}}import{html as rt,nothing as oe}from"../lib/lit-html/lit-html.js";var lg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},pg=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),El=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function ug(e,t,s){let n=El(t,s);s!=="dismissed"?await ko(n,({note:a})=>e.decide(t,s,a),pg):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),S("reports")}var Hl=e=>e?rt`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:rt`<span class="soft">${i("report.left")}</span>`,dg=e=>rt`
  <p class="row">${e.map(t=>rt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,mg=e=>rt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ns(e.description):oe}
  ${e.media.length?dg(e.media):oe}`,hg=e=>e.find?mg(e.find):e.comment?ns(e.comment.content):e.kind==="user"?oe:rt`<p class="soft">${i("report.noContent")}</p>`,fg=e=>rt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Hl(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?ns(e.text):oe}
  </li>`,$g=(e,t,s)=>rt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>ug(e,t,s)}>
    ${c(lg[s])} ${El(t,s)}
  </button>`,gg=(e,t)=>rt`<p class="row">${yo(t.kind).map(s=>$g(e,t,s))}</p>`,bg=(e,t)=>rt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ns(t.decision.note):oe}
  ${t.hidden?rt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:oe}`,wg=(e,t)=>rt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Hl(t.owner)}</h2>
    ${hg(t)}
    <ul class="rows">${[t,...t.others].map(fg)}</ul>
    ${t.decision?bg(e,t):gg(e,t)}
  </li>`;function yg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?rt`<ul class="stack">${t.map(a=>wg(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),oe,"flag"):w(3)}function _l(e){let t=new vo(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>rt`
      ${f(i("report.reports"),oe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${wo.map(s=>ke(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${yg(t)}`}}import{html as fa,nothing as vg}from"../lib/lit-html/lit-html.js";var kg=(e,t)=>fa`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Po(t))} ${i(`saved.${t}`)}
  </button>`,xg=()=>fa`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Og=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:xg(),sign:"bookmark"});function Rl(e){let t=new Fo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>fa`
      ${f(i("saved.title"),vg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${So.map(s=>kg(t,s))}</div>
      ${Je(t,Og(t.state))}`}}import{html as ct,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as $a}from"../lib/lit-html/lit-html.js";var Vl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function qg(e,t){let s=Fs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>vt`
    ${F(n)}
    ${te(n)}
    ${Vl(n,s)}
    ${t?Ut(n,"password",i("account.password")):$a}`,()=>vt`<button type="submit">${i("settings.linkGo")}</button>`)}var Sg=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>vt`
  ${F(s)}
  ${Vl(s,t.name)}`,()=>vt`<button type="submit">${i("action.save")}</button>`);async function Fg(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var zl=(e,t,s)=>vt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Pg=(e,t,s)=>vt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?vt`<span class="badge">${i("passkeys.backedUp")}</span>`:$a}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?vt`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${zl(t,i("passkeys.rename"),async()=>{await Sg(e,t),s()})}
      ${zl(t,i("action.delete"),()=>Fg(e,t))}
    </span>
  </li>`,Tg=e=>vt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Wl=(e,t,s)=>vt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?vt`<ul class="people">${e.list.map(n=>Pg(e,n,s))}</ul>`:$a}
    <p>${Tg(async()=>{await qg(e,t),s()})}</p>
  </section>`;import{html as hn,nothing as Lg}from"../lib/lit-html/lit-html.js";var Gl=e=>Ee(e.picker()),Ag=e=>hn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Bg=(e,{latitude:t,longitude:s,radius:n,area:a})=>hn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:tr.map(o=>[o,qs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:hs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Ag(e):Lg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Gl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Yl=e=>hn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:ee(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Bg(e,e.values.home):hn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Gl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as ws}from"../lib/lit-html/lit-html.js";var ga={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Jl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:ga[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var ys=e=>e.kind==="token",Kl=e=>ys(e)?e.name:Fs(e.userAgent),Ig={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Mg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function jg(e){return e.expiresAt?ys(e)?i("token.until",{date:Mt(e.expiresAt)}):i("settings.until",{date:Mt(e.expiresAt)}):i("token.endless")}var Ng=e=>e.lastUsedAt?i("session.used",{date:pt(e.lastUsedAt)}):i("session.unused"),Dg=(e,t)=>{let s=i(ys(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${Kl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ug=e=>Wt`${i(ys(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,Cg=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Kl(t)}</span>
      <span class="badge">${Ig[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:ws}<br>
      ${ys(t)?Wt`<span class="soft">${Mg(t)}</span><br>`:ws}
      <span class="soft">${Ug(t)} · ${Ng(t)} · ${jg(t)}</span>
    </span>
    ${t.current?ws:Dg(e,t)}
  </li>`;async function Eg(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Hg=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Eg(e)}>${i("settings.endOthers")}</button>`,_g=[90,30,365],Rg=e=>Object.keys(ga).filter(t=>t!=="admin"||e.role==="admin"),zg=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${te(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:Rg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[..._g.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ut(t,"password",i("account.password")):ws}`,Vg=e=>ei({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Wg(e){let t=null;await U(n=>Jl(a=>{t=a,n()}),i("token.create"),n=>zg(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Vg(t.token))}var Zl=e=>Wt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Cg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Hg(e):ws}
      <button type="button" class="quiet" id="new-token" @click=${()=>Wg(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ba=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...b()?.role==="admin"?["reported"]:[]],Gg=e=>ct`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${os()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Yg=()=>xs.map(e=>[e,On[e],e]),Jg=e=>ct`
  <section class="card">
    ${P("language",{label:i("settings.language"),options:Yg(),chosen:$t(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Do.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Sn(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Sa(),set:t=>e.setUnits(t)})}
    ${as()?Gg(e):kt}
  </section>`;async function Kg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Xl=(e,t,s=kt)=>ct`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Kg(n,e,t)}>
  </label>`,Zg=e=>ct`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Xg=e=>ct`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):kt}</p>`;function Qg(e){return e.state==="on"?Zg(e):e.state==="off"?Xg(e):ct`<p class="note">${i(`push.${e.state}`)}</p>`}var tb=e=>ct`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${ba().map(t=>Xl(e,t))}
    ${h().pushKey?Xl(e,"pushEnabled",ct`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):kt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Qg(e.push)}
  </section>`,eb=e=>h().passwordLogin||e.passkeys.isShown||h().provider.enabled,sb=e=>ct`
  ${h().passwordLogin?sr(e):kt}
  ${e.passkeys.isShown?Wl(e.passkeys,e.asksPassword,e.redraw):kt}
  ${h().provider.enabled?ir(e):kt}`,Ql="/settings",tp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Jg,isLocal:!0,value:()=>[On[$t()],i(`settings.theme.${Sn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:tb,value:e=>i("settings.onOf",{n:ba().filter(t=>e.preferences[t]).length,of:ba().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Yl(e.places),value:e=>ee().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:sb,isShown:eb,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Zl,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:nr,value:()=>i("settings.dataParts")}],vs=(e,t,s,n="")=>ct`
  <li><a class="area" href=${e}>
    ${c(t)}
    <span class="grow"><span class="strong">${s}</span>${n?ct`<br><span class="soft">${n}</span>`:kt}</span>
    ${c("next")}
  </a></li>`,ib=e=>ct`
  <ul class="card rows">
    ${tp.filter(({isShown:t})=>!t||t(e)).map(t=>vs(`${Ql}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${ut()?vs("/invites","people",i("invites.title")):kt}
    ${vs("/shares","share",i("shares.mine"))}
    ${vs("/help","comment",i("help.title"))}
    ${vs("/about","feed",i("nav.about"))}
  </ul>`;async function nb(e){let t=st.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ab=e=>ct`
  <button type="button" class="quiet" id="sign-out" @click=${()=>nb(e)}>${i("settings.signOut")}</button>`;function ob(e,t){if(!t)return ib(e);if(t.isLocal)return t.view(e);let{problem:s,load:n}=e.loading;return s?d(s,n):e.isLoaded?t.view(e):w(5)}function ep(e){let t=tp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return zo(e);let s=new Qs(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:s.loading.load(),view:()=>ct`
      ${t?f(n(),kt,Ql):f(n(),ab(s),"/profile")}
      ${s.refusal?d(s.refusal):kt}
      ${ob(s,t)}`}}import{html as xt,nothing as ks}from"../lib/lit-html/lit-html.js";async function rb(e){let t=await e.offered(),s=t&&await Qi({offered:t});s&&(e.take(s),await gs(s))}async function cb(e,t){let s=await Qi({share:t});s&&e.take(s)}async function lb(e,t){await L(i("shares.revokeTitle",{title:At(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),S("new-share"))}var pb=async e=>await Zi(e)||gs(e,i("shares.one")),ub=async e=>await Xi(e,At(e))||gs(e,i("shares.one")),db=(e,t)=>qt(i("shares.menu",{title:At(t)}),[...Ki()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>ub(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>cb(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>lb(e,t)}],{id:`share-${t.id}`}),mb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,hb=e=>e.category?xt`<span class="strong" dir="auto">${At(e)}</span>`:xt`<a class="strong" dir="auto" href=${mb(e)}>${At(e)}</a>`,fb=e=>xt`${i(`shares.kind.${ca(e)}`)}${e.title?xt`: <bdi>${la(e)}</bdi>`:ks}`,fn=(e,t)=>xt`<span class="badge">${e?c(e):ks} ${t}</span>`,$b=e=>xt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${At(e)}" @click=${()=>pb(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,gb=(e,t)=>xt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${hb(t)}<br>
        <span class="soft">${fb(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${db(e,t)}
    </div>
    <p class="marks">
      ${fn(t.place==="hidden"?"block":"pin",vl(t))}
      ${t.hasPassword?fn("lock",i("account.password")):ks}
      ${t.expiresAt?fn("",pa(t)):fn("",i("shares.endless"))}
    </p>
    ${t.expired?ks:xt`<p class="row actions">${$b(t)} ${ua(t)}</p>`}
  </li>`;function bb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?xt`<div class="card"><ul class="people">${t.map(a=>gb(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),ks,"share"):w(3)}var wb=e=>xt`
  <button type="button" class="quiet" id="new-share" @click=${()=>rb(e)}>${i("shares.category")}</button>`;function sp(e){let t=new Yi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>xt`
      ${f(i("shares.mine"),wb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${bb(t)}`}}import{html as Gt,nothing as wa}from"../lib/lit-html/lit-html.js";var $n=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return st.get("outbox")}load=async()=>{await Xa(),this.isLoaded=!0,this.#t.update()};cancel(t){return to(t.id)}retry(t){return eo(t.id)}sendNow(){return so()}};async function yb(e,t){await $o()&&e.cancel(t)}var vb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),ip=e=>Gt`<a class="strong" dir="auto" href=${io(e)}>${e.title}</a>`,kb={find:e=>Gt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Gt`<span class="what" dir="auto">${e.body.content}</span><br>${ip(e)}`,like:ip},xb=(e,t)=>Gt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${vb(t)}</span><br>
      ${kb[t.kind](t)}<br>
      ${t.state==="refused"?Gt`<span class="error">${t.problem}</span>`:Gt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Gt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:wa}
      <button type="button" class="quiet" @click=${()=>yb(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ob(e){return e.isLoaded?e.entries.length?Gt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>xb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),wa,"send"):w(2)}function np(e){let t=new $n(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Gt`${f(i("outbox.title"),wa,"/")}${Ob(t)}`}}import{html as Yt,nothing as qb}from"../lib/lit-html/lit-html.js";var gn=class{#t;constructor(t){this.#t=t,this.instance=new Ie(t),this.areas=new Ve(t),this.invites=new We(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(y("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var ap=(e,t)=>Yt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,op=(e,t)=>Yt`<p class="row end">${ap(e,i(t?"welcome.next":"welcome.later"))}</p>`,rp=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),Sb=(e,t)=>rp(e.instance.loading,e.instance.values,()=>Yt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${Ge(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${ap(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Js(t.update)}`),Fb=e=>rp(e.areas.loading,e.areas.areas,()=>Yt`
  ${ea(e.areas)}
  ${op(e,e.areas.areas.length||e.areas.isRunning)}`),Pb=e=>Yt`
  ${e.invites.created?ia(e.invites):sa(e.invites)}
  ${op(e,e.invites.created)}`,bn=(e,t,s)=>Yt`
  <li><a class="area" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Tb=()=>Yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${bn("/settings/notifications","bell",i("welcome.push"))}
      ${bn("/profile","people",i("steps.profile"))}
      ${bn("/admin","gear",i("welcome.again"))}
      ${bn("/","map",i("areas.show"))}
    </ul>
  </section>`,Lb={server:Sb,map:Fb,invite:Pb,done:Tb};function cp(e){let t=new gn(e),s=()=>t.step==="done"?qb:Yt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Yt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Lb[t.step](t,e)}`}}function Ab(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await La(y("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((v,A)=>v+A,0),u=v=>s.get(v)===0&&!n&&!r.includes(v),$=v=>v&&(v<l||n)?`${q(v)}${n?"+":""}`:void 0;return{shown:o.filter(v=>!u(v)).map(v=>({category:v,count:$(s.get(v))})),rest:o.filter(u)}}}}import{html as Bb,nothing as Ib}from"../lib/lit-html/lit-html.js";async function Mb(e){if(xn.get())return;let t=()=>{},s=new Se(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(xn.set("1"),await nt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),p(i(`push.${s.state}`)))};return Bb`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Ib}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as wn,nothing as lp}from"../lib/lit-html/lit-html.js";async function jb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(x(s))}}function Nb(e,t){if(b().role==="admin"){let s=y("/admin/map",{at:Ds({lat:e.lat,lng:e.lng})});return wn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return wn`
    <p><button type="button" class="quiet" @click=${()=>{t(),jb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Db=e=>wn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Ub=(e,{choose:t,close:s,key:n})=>wn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(as()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${jo()?Nb(e,s):lp}
    ${as()?Db(t):lp}
  </section>`,Cb=()=>Ub;import{html as Ze,nothing as vn}from"../lib/lit-html/lit-html.js";var yn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ws(t)}async load(){let[t]=await Promise.all([jt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await jt(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Eb=e=>Ze`
  ${e.friends.length?Ze`<ul class="people">${e.friends.map(t=>es(t,vn))}</ul>`:Ze`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Ze`<button type="button" class="quiet" @click=${()=>H(e.more())}>${i("action.more")}</button>`:vn}`,Hb=(e,t,s)=>Ze`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(ce(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:ft()})}</p>
  ${e.audience==="friends"?Eb(e):vn}
  ${e.hasLinks?Ze`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:vn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function _b(e){let t=new yn(e);await H(t.load())&&await nt((s,n)=>(t.update=n,Hb(t,e,s)),{label:i("find.whoSees")})}export{yp as about,rr as accounts,Lf as addToList,$r as admin,kr as adminLog,Jc as areas,yr as categories,Ab as countCategories,uc as edit,Oc as feed,Ac as help,Gc as import,nl as instance,Qc as invites,ol as join,Pl as list,Ll as lists,Bl as named,Il as notifications,Cb as offerOfStreets,Mb as offerPush,Ml as people,Dl as person,Cl as profile,_l as reports,Rl as saved,ep as settings,Gf as shareFind,sp as shares,np as waiting,cp as welcome,_b as whoSees};

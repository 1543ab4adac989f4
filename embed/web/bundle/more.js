import{$b as $o,$c as qn,A as Fa,Aa as Zt,Ab as qe,Ac as Fo,Ad as Xo,Ba as Ga,Bb as te,Bc as Po,C as Ss,Ca as Ya,Cb as ao,Cc as To,D as Fs,Da as ke,Db as Us,Dc as Lo,E as Pa,Ea as Ja,Eb as nt,F as Ta,Fa as Is,Fb as oo,G as K,Ga as Ms,Gb as ro,Gc as _t,H as it,Ha as js,Hb as Dt,Hc as Se,I as u,Ia as Ka,Ib as _s,Ic as pe,Ja as Za,Jb as co,Ka as Xa,Kb as R,Kc as Ft,L as ye,Lb as C,Lc as Ao,M as g,Ma as Qa,Mb as E,Mc as Bo,N as T,Nb as lo,Nc as Io,O as W,Oa as to,Ob as Ut,Oc as Mo,P as G,Pa as eo,Pb as Cs,Pc as Gs,Q as B,Qa as so,Qb as Es,R as La,Ra as io,Rb as po,S as Aa,Sa as no,Sb as uo,Sc as jo,T as Nt,Tb as Hs,Tc as rs,U as v,Ub as mo,Uc as No,V as ve,Vc as cs,W as Ba,Wb as ho,Xb as k,Xc as Do,Yb as fo,Zb as st,_b as F,_c as Uo,a as be,aa as Ia,ac as m,b as h,ba as Ma,bc as N,bd as _o,c as $t,ca as Ps,cc as at,cd as Co,d as xa,da as O,dc as A,dd as Eo,e as es,ea as Ts,eb as c,ec as go,ed as Ys,f as vn,fa as ja,fb as Z,fc as St,g as kn,gb as z,gc as On,h as we,hb as f,hc as is,hd as Ho,i as ss,ia as Na,ib as Ns,ic as bo,id as Sn,j as xn,ja as Da,jb as I,jc as Rs,jd as Ro,k as gt,ka as Ua,kb as d,kc as le,kd as zo,l as Os,la as _a,lb as w,lc as zs,ld as Vo,m as Oa,ma as Ca,mb as xe,mc as Vs,md as Wo,na as Ls,nb as M,nc as ns,ob as qt,oc as as,p as qa,pa as As,pb as S,pc as wo,q as i,qa as Ea,qc as yo,qd as Go,ra as Ha,rc as vo,s as x,sa as Ra,sc as ko,sd as Yo,ta as za,tc as D,u as Kt,ua as b,uc as xo,v as Sa,va as Bs,vb as Ds,vc as Oo,vd as Js,w as q,wa as dt,wb as Xt,wc as qo,wd as Jo,x as jt,xa as Va,xb as Qt,xc as So,y as ut,ya as Wa,yb as Oe,yc as os,yd as Ko,z as qs,zb as H,zc as Ws,zd as Zo}from"./shared.js";import{html as ue,nothing as Fn}from"../lib/lit-html/lit-html.js";var mp=new URL("lib/",be).pathname,hp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Qo(){if(cs())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var fp=()=>Qo()?i("about.tilesFrom",{host:Qo()}):i("about.alone"),$p=()=>ue`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${fp()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,gp=()=>ue`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?ue`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Fn}
      ${cs()?ue`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Fn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,bp=([e,t,s,n])=>ue`<li><a href="${mp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,wp=()=>ue`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${hp.map(bp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,yp=()=>({title:i("nav.about"),view:()=>ue`
    ${f(i("nav.about"),Fn,b()?"/settings":"/sign-in")}
    ${Zo()}${Ko()}${$p()}${gp()}${wp()}`});import{html as ii,nothing as Yp}from"../lib/lit-html/lit-html.js";var vp=200,kp=2**20,Pn=["all","active","suspended","admin"],tr={wrong_password:"password"},de=e=>`/api/admin/users/${e.id}`,Ks=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Pn.includes(s)?s:"all",this.list=R(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,vp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(x(n))}}get asksPassword(){return Bs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(de(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:tr})}demote(t){return this.#n(G(de(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(B(`${de(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${de(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:tr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(de(t),{mediaLimit:a==="own"?Math.round(Number(o)*kp):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${de(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await B(v(de(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Te}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as ls}from"../lib/lit-html/lit-html.js";var xp=2e3,Fe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await As()}enable=()=>this.#e(Ea);disable=()=>this.#e(Ha);test=()=>this.#s(async()=>{await Ra(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},xp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?x(s):i("push.failed"))}this.#t()}};var Zs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Wo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Go(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await B(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(x(s))}this.#t.update()}};var Op=1,mt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Dt(this.#s,t)>Op&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(nt(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await _s({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=nt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Is(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Tn="/api/users/me/place-settings",qp={radius:.5,area:1},er=[.2,.5,1,2,5],Xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Tn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(Tn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${Tn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new mt(this.#t,s,()=>{n.point&&this.changeHome({...qp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var sr=e=>!e.current&&e.kind!=="token",Qs=class{preferences=null;sessions=null;refusal=Va();#t;constructor(t){this.#t=t,this.push=new Fe(t.update),this.passkeys=new Zs(t),this.places=new Xs(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Bs()}get asksCurrent(){return this.user.hasPassword&&!Yo(this.sessions)}get hasOthers(){return this.sessions.some(sr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await E(t()),this.#t.update()}setTheme(t){_o(t),this.#t.update()}setUnits(t){xa.set(t),this.#t.update()}setStreets(t){Do(t),this.#t.update()}async setLanguage(t){await qa(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(sr))await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ga(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Zt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await B("/api/users/me/identity"),Zt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await B("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ya(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},ti=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;var Pe=()=>h().provider.name,ee=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?ht`
  <p><a class="button quiet" href=${ti()}>${i("signin.provider",{name:Pe()})}</a></p>`:ls,Ct=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Sp=()=>ht`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Pe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ir=({user:e,asksCurrent:t,password:s})=>ht`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?ht`<p class="note">${i("link.setPassword")}</p>`:ls}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${ee(s)}
    ${t?Ct(s,"currentPassword",i("settings.currentPassword")):ls}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Sp():ls}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Fp(e){let t=i("settings.unlinkTitle",{name:Pe()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Pp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Pe()});await D(a=>t.confirmForm(a),s,a=>ht`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ct(a,"password",i("account.password"))}`,()=>ht`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ti({link:"true"}))}var Tp=e=>ht`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Fp(e)}>${i("settings.unlink")}</button></p>`,Lp=e=>ht`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ti({link:"true"})} @click=${t=>Pp(t,e)}>
      ${i("settings.link",{name:Pe()})}
    </a>
  </p>`,nr=e=>ht`
  <section class="card">
    <h2>${i("settings.identity",{name:Pe()})}</h2>
    ${e.user.identityLinked?Tp(e):Lp(e)}
  </section>`;async function Ap(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ht`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${ee(s)}
    ${e.asksPassword?Ct(s,"password",i("account.password")):ls}`,()=>ht`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ar=e=>ht`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ap(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ln,nothing as ps}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:ps;return Ln`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":ps} @change=${$=>a($.target.value)}>
        ${s.map(([$,y,L=ps])=>Ln`
          <option value=${$} lang=${L} ?selected=${$===n}>${y}</option>`)}
      </select>
      ${p===ps?ps:Ln`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Bp}from"../lib/lit-html/lit-html.js";async function Ip(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var ei=({title:e,text:t,label:s,value:n})=>at(a=>Bp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ip(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Mp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var jp=e=>[i("admin.joined",{date:ut(e.createdAt)}),e.seenAt?i("admin.seen",{date:ut(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Mp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],Np=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:jt(t)}):i("admin.suspendedSince",{when:qs(e)}),Dp=e=>V`<p class="note">${Np(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Up=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${On(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${On(e)}</span></a>`,or=(e,t)=>V`
  ${F(t)}
  ${ee(t)}
  ${e.asksPassword?Ct(t,"password",i("account.password")):Te}`,_p=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${or(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Cp(e,t){await A(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Ep=["instance","own","none"],Hp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${F(e)}
    ${P("kind",{label:i("admin.limit"),options:Ep.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Te}`};async function si(e,t,s){let n=await e;return n&&u(i(t,{name:O(s)})),n}var Rp=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>Hp(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),zp=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Vp(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${or(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await ei({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Wp(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await si(s,"admin.deleteDone",t)&&S("account-search")}function Gp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Cp(e,t)):s(i("admin.admin"),()=>si(_p(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>si(Rp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Vp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>si(zp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Wp(e,t),!0)]}var rr=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Up(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Te}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Te}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Te}
      </span>
      ${St(i("people.menu",{name:O(t)}),Gp(e,t))}
    </div>
    <p class="soft facts">${jp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?Dp(t.suspension):Te}
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
    ${Pn.map(t=>xe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Zp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ii`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>rr(e,a))}</ul>
    ${M(e.list)}`:ii`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function cr(e){let t=new Ks(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ii`
      ${f(i("admin.people"),Yp,"/admin")}
      <section class="card">${Kp(t)}${Zp(t)}</section>`,close:()=>t.close()}}import{html as lu,nothing as pu}from"../lib/lit-html/lit-html.js";var lr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),pr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Xp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Le(e){let[t,s,n]=lr(e).map(pr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ae=4.5;function ni(e){let t=e;for(let s=1;Le(t)<Ae;s-=.01)t=`#${lr(e).map(n=>Math.round(255*Xp(pr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Qp(e)}catch{return e}}async function Qp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Be=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=ve){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await us(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(x(a))}n(null)}async remove(){try{await B(this.#t),await this.#s(null)}catch(t){u(x(t))}this.#e.update()}};var ur=2**20,ai="/api/admin/instance",dr=["invite","open","closed"],mr=["members","admins","off"],Ie="#0f766e",ds={teal:Ie,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Me=class{values=null;accent=Ie;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await g(ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Be(`${ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(ai))}),this.form=new k({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return te(this.values.startView)}get myView(){return we.get()}async begin(t){await E(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ie}get isAccentDark(){return Le(this.accent)>=Ae}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Le(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Ae)})),this.form.update()}get darkerAccent(){return ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/ur):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ie&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*ur)),this.#e(await G(ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},oi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ri=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ci,nothing as An}from"../lib/lit-html/lit-html.js";var tu={ok:"check",warn:"flag",fail:"close"},eu=e=>ci`
  <li class="row finding ${e.status}">
    ${c(tu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ci`<br><span lang="en" class="soft">${e.fix}</span>`:An}
    </span>
  </li>`;function su({status:e,findings:t}){return ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(eu)}</ul>`}var hr=e=>ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):An}
      ${e.values&&!e.loading.problem?su(e.values):An}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ht,nothing as ms}from"../lib/lit-html/lit-html.js";var iu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>Ht`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,nu=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),au=e=>Ht`
  ${Et(i("admin.backup"),e.lastAt?Ht`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,ou=e=>Ht`
  <dl class="stack">
    ${Et(i("admin.users"),q(e.users))}
    ${Et(i("admin.publicFinds"),q(e.finds))}
    ${Et(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?ms:Et(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),nu(e)):ms}
    ${e.backup?au(e.backup):ms}
    ${Et(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,ru=e=>Ht`<li class="note">${i(`admin.problem.${e}`)}</li>`,cu=e=>Ht`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ht`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function fr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>iu.includes(n));return Ht`
    ${s.length?Ht`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(ru)}</ul>`:ms}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${ou(e)}
      ${e.largest.length?cu(e.largest):ms}
    </section>`}import{html as $r,nothing as Bn}from"../lib/lit-html/lit-html.js";var X=(e,t,s,n="",a=Bn)=>$r`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Bn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?$r`<br><span class="soft">${n}</span>`:Bn}
      </span>
      ${c("next")}
    </a>
  </li>`;var uu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function gr(e){let t=new ri(e),s=new oi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>lu`
      ${f(i("admin.title"),pu,"/profile")}
      <section class="card">
        <ul class="people">${uu.map(([n,a,o])=>X(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${fr(t)}
      ${hr(s)}`}}import{html as Q,nothing as hs}from"../lib/lit-html/lit-html.js";var br="/api/admin/instance",In=20,li=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=C(t,async()=>{this.#s(await g(br,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Xt.map(s=>({code:s}))}get left(){return Xt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=In}async save(t){let s=await G(br,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await E(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},pi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Xt.includes(this.was.code)?this.was.code:""),this.form=new k({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Xt.includes(this.was.code)}choose(t){this.isDarkened=Le(t)<Ae,this.color=this.isDarkened?ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[gt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:gt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ui(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var du=(e,t)=>Q`
  <button type="button" class="round" aria-label=${H(t)} title=${H(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${st(t)}</button>`,mu=e=>Q`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Xt.map(t=>du(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Xt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?Q`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:Q`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,hu=(e,t,s)=>Q`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):hs}
  </button>`,fu=e=>Q`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ds.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ds).map(([t,s])=>hu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function yr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:H(e.list[t].code)});return D(a=>(s=new pi(e,t,a)).form,n,()=>Q`
    ${F(s.form)}
    ${$u().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:H(s.was.code)}):""}))}
    ${mu(s)}
    ${fu(s)}`,a=>N(a,i("action.save")))}var $u=()=>[gt(),...Os.filter(e=>e!==gt())];async function gu(e,t){let s=i("categories.removeTitle",{name:H(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function bu(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var wr=(e,t,s,n,a,o)=>Q`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function wu(e,{code:t},s){let n=H(t);return Q`
    <li class="row between">
      ${st(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${wr(e,s,-1,"up","categories.up",n)}
        ${wr(e,s,1,"down","categories.down",n)}
        ${St(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>yr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>gu(e,s)}]:[]])}
      </span>
    </li>`}var yu=e=>e.left.length&&!e.isFull?Q`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>Q`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${st(t)} ${H(t)} ${c("plus")}
    </button>`)}
  </div>`:hs,vu=e=>Q`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>wu(e,t,s))}</ul>
    ${e.isFull?Q`<p class="hint">${i("categories.full",{n:In})}</p>`:Q`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>yr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${yu(e)}
    ${e.isOwn?Q`
      <p><button type="button" class="quiet" @click=${()=>bu(e)}>${i("categories.restore")}</button></p>`:hs}
  </section>`;function vr(e){let t=new li(e,ui);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>Q`
      ${f(i("admin.categories"),hs,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?vu(t):w(6)}`}}import{html as di,nothing as Mn}from"../lib/lit-html/lit-html.js";var kr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ku={mediaLimit:"limitOfAll",invites:"whoInvites"},xu=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Ou({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ku[s]??s}`)).join(", "):e==="media_limit_changed"?xu(t):t}function qu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(kr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Su=e=>di`
  <li class="row act">
    ${c(kr[e.action]??"shield")}
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
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),Mn,"feed"):w(4)}function xr(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>di`${f(i("admin.log"),Mn,"/admin")}${Fu(t)}`}}import{html as ot,nothing as bt}from"../lib/lit-html/lit-html.js";var Pu=8,mi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Kt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Qt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Kt(H(o));return r.includes(s)&&(r!==s||Oe(o))}).slice(0,Pu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Tu=1200*36e5,hi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ba}$`).test(s)||!this.#s?s:ke()),this.#s&&!this.stored&&this.#r(ke())}#r(t){this.id=t,this.#e=this.#s?Ut(t):lo(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ja(this.id)>Date.now()-Tu?this.id:ke()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Es(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),uo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Hs(this.id):null}};async function Or(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:nt(a)}}let n=te(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var qr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:nt(a),name:n,by:"search"}},fi=()=>_t.includes(es.get())?es.get():"everyone",$i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),jn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Sr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return jn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:_t[Math.max(_t.indexOf(s),_t.indexOf(t.audience))]}}function Fr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},L=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...$,...L}}var Pr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Tr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Lr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var je=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new hi(t),this.form=new k({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":fi())},this.proposals=new mi(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Oe(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Fr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Pr(l,t)&&await this.#e.showHome()&&await Tr(l.id,t).catch(p=>u(x(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Xa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function gi(e){try{let t=await Ne(e,0,262144),s=await Lu(e,t);return s?Uu(Du(s.view,s.tiff)):Ar}catch{return Ar}}var Ar={place:null,time:""},Ne=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Lu(e,t){return t.getUint16(0)===65496?Au(t):t.getUint32(0)===2303741511?Br(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Rt(t,0,4)==="RIFF"&&Rt(t,8,4)==="WEBP"?Br(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Rt(t,4,4)==="ftyp"?Iu(e):null}var Rt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Au(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Nn=1<<20,Dn=1e4;async function Br(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Dn&&t+8<=e.size;l++){let p=await Ne(e,t,8),$=p.getUint32(o?0:4,s);if(Rt(p,o?4:0,4)===n)return Bu(await Ne(e,t+8,Math.min($,Nn)));t+=a+$+(r?$%2:0)}return null}var Bu=e=>({view:e,tiff:Rt(e,0,4)==="Exif"?6:0});function Ir(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Dn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Rt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Iu(e){for(let t=0,s=0;s<Dn&&t+8<=e.size;s++){let n=await Ne(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Rt(n,4,4)==="meta")return Mu(e,await Ne(e,t,Math.min(a,Nn)));t+=a}return null}async function Mu(e,t){let s=Ir(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=ju(t,n("iinf")),o=a===null?null:Nu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ne(e,o.at,Math.min(o.size,Nn));return{view:l,tiff:4+l.getUint32(0)}}function ju(e,t){if(!t)return null;let s=Ir(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Rt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Nu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let lt=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,lt},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],y=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let lt=o(n<2?2:4),ts=n?o(2)&15:0;o(2);let pp=o($),va=null;for(let ka=o(2);ka>0&&a<=t.to;ka--){o(y);let up=pp+o(l),dp=o(p);va??={method:ts,at:up,size:dp}}if(lt===s)return va}return null}function Du(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Rt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Uu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Cu,null),time:s(34665,_u,"")}}function _u({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Cu({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),y=lt=>e($+8*lt)/e($+8*lt+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(y(0)+(y(1)||0)/60+(y(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Eu=2,Hu=2,Ru=60,De=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ve}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Za(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Eu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ye(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Ru,(t.pause??Hu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await us(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ta(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var bi=class extends je{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await La(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=jn({audience:Se(t),...Lr(t)}),this.values={...t,...n,...Sr(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new De(t.media,{changed:a,signal:this.page.signal}),this.place=new mt(this.page,n?.place??qr(t),()=>this.changed())}saveDraft(){let t={...$i(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await js(s),p=l===this.#e?{}:{locationId:l},$=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),y=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...p,...y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Un(){if(!await caches.has(ss))return null;let e=await caches.open(ss),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:zu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function zu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Mr(e){let t=await caches.open(ss);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ss),Un()}var Vu=2,wi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Vu)}async load(){await mo();let t=await Es();if(this.#t.signal.aborted)return;this.close();let s=Cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ms),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Wu=.15,jr=e=>e.slice(0,10);function Gu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Nr=e=>e.find(t=>t.place)?.place??null,Dr=e=>e.find(t=>t.time)?.time??"";function Yu(e,t,s){let[n,a]=[Nr(e),Dr(e)];return e.length<s&&(!n||!t.place||Dt(n,t.place)<=Wu)&&(!a||!t.time||jr(a)===jr(t.time))}function Ur(e,t){let s=[];for(let n of Gu(e)){let a=s.findLast(o=>Yu(o,n,t));a?a.push(n):s.push([n])}return s}var fs=e=>({place:Nr(e),time:Dr(e)}),_r=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Cr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var yi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await gi(o)}))),a=Ur(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=fs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Is(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:fs(t).place?this.#e.get(t[0])??"":"",time:fs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(_r(this.groups,t))}split(t,s){this.#s(Cr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ke()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Ju(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=fs(n),r={id:s,at:a,audience:fi(),media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await po(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ju(e){Ut(e).remove(),await Hs(e)}var Ku=["no_place_in_text","link_unknown"],vi=class extends je{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new wi(t,this.draft.id),this.several=new yi(t)}async begin(){let{page:t,values:s}=this,n=await Or(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ms);this.photosExpired=o.length<a.length;let r=$=>{$&&u($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new De(o,{changed:r,placed:l,signal:t.signal}),this.place=new mt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map($=>$.file),p.map($=>$.key)),this.received=t.query.has("shared")?await Un():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=$i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Mr(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Sn(s)||this.place.point)return{};try{let n=await zo(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(y=>Sn(y)&&/^\S+$/.test(y.trim())),p=r.filter((y,L)=>L!==l&&y.trim()!==n.title),$={title:a||n.title,description:p.join(`
`).trim()};return this.change($),this.place.point||this.place.setPlace(n),$}catch(n){return n.name!=="AbortError"&&!Ku.includes(n.reason)&&u(x(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await js(s),await Ka(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ye(n))throw n;return this.#s(t,s)}}async#s(t,s){return await to(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&es.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Cs();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ue,nothing as _n}from"../lib/lit-html/lit-html.js";function Zu(e,t){e.remove(t),S(e.items.length?"drafts-title":"main")}var Xu=({media:e,preview:t})=>Ue`
  <span class="thumb">${e||t?Ue`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Qu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ue`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Xu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ue`<span class="soft" dir="auto">${s.label}</span>`:_n}
          <span class="soft">${qs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Zu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Er=e=>e.items.length?Ue`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Qu(e,t))}</ul>
    ${e.shown.length<e.items.length?Ue`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:_n}
  </section>`:_n;var Hr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Rr=e=>[...e.dataTransfer?.types??[]].includes("Files"),td=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function zr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Rr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Rr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Hr(a.dataTransfer)))}),n("paste",a=>{let o=Hr(a.clipboardData);!o.length||td(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as me,nothing as Yr}from"../lib/lit-html/lit-html.js";var Cn=[1,5,20],_e=e=>e?i("privacy.area",{distance:Fs(e)}):i("privacy.exact"),$s=()=>Cn.map(e=>[String(e),_e(e)]),se=()=>[["0",_e(0)],...$s()],ki=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as gs,nothing as En}from"../lib/lit-html/lit-html.js";var Ce="category";function Vr(e,{category:t}){let s=document.getElementById(Ce);if(s.value=t,Oe(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ed(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function sd(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Vr(t,s[n]);else return;e.preventDefault()}var id=(e,t,s)=>gs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Vr(e,t)}>
    ${st(t.category)}
    <span class="grow" dir="auto">${H(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):En}</span>
  </li>`,nd=e=>{let{items:t}=e.proposals;return gs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>id(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Wr(e){let{form:t,proposals:s}=e,n=t.errors[Ce];return gs`
    <div class="field">
      <label for=${Ce}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ce} name=${Ce} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:En}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":En}
          .defaultValue=${e.values.category??""} @input=${a=>ed(a,e)} @keydown=${a=>sd(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${nd(e)}
      </div>
      ${$o(t.left[Ce])}
      ${n?gs`<p class="error" id="category-error">${n}</p>`:gs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xi=(e,t,s,n,a)=>me`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Jr(e){let t=e?.closest("details");t&&(t.open=!0)}var ad=e=>xi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Gr=(e,t,s)=>me`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${st(t)} ${H(t)}
  </button>`;function od(e){let{category:t}=e.values,[s,n]=t?[st(t),H(t)]:[c("filter"),i("edit.none")];return xi("category",s,i("find.category"),n,me`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Qt().map(a=>Gr(e,a,a===t))}
        ${Gr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Wr(e):Yr}
    </fieldset>`)}var rd=(e,t)=>me`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(pe(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:$t()})}</span>
      </span>
    </span>
  </label>`;function cd(e){let{audience:t}=e.values;return xi("audience",c(pe(t)),i("edit.who"),i(`find.audience.${t}`),me`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${_t.map(s=>rd(e,s))}
    </fieldset>`)}var ld=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ki(),chosen:e});function pd(e){let{area:t="",exactForFriends:s="true"}=e.values;return xi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):_e(Number(t)),me`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...se()]})}
    ${Number(t)?ld(s):Yr}`)}var Kr=e=>me`<div class="folds">${ad(e)}${od(e)}${cd(e)}${pd(e)}</div>`;import{html as qi,nothing as zn}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as bs}from"../lib/lit-html/lit-html.js";var Hn=16,Zr=10,ud=2,dd={lat:25,lng:5,zoom:1},Oi=class extends mt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&we.get()&&s.zoom>=Zr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Hn};let t=ao();return t?.zoom?t:dd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Hn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Dt(this.point,t)<ud*ro(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Dt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Hn,s=this.source==="tap"&&!this.chosen&&t<Zr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ee(e){let t=new AbortController,s=null,n=at((o,r)=>(s??=new Oi({signal:t.signal,update:r},e),wd(s,o)),{label:i("spot.title"),kind:"chooser"});Xr(s),await n&&e.take(s),t.abort(),s.close()}var Xr=e=>e.showMap(t=>Co(document.getElementById("spot"),{...t,hasCross:!0})),md=(e,t)=>Pt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,hd=e=>Pt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Xr(e)):bs}
  </div>`;function fd(e,t){let s=e.chosen?.id===t.id;return Pt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ss(t.distance)}</span>
    </button>`}var $d=e=>Pt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Pt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:bs}
    ${e.nearby.map(t=>fd(e,t))}
  </div>`,gd=e=>Pt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Rn=e=>i(`spot.${e.source||"set"}`),bd=e=>Pt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Pt`<span class="soft">${Rn(e)}</span>`:bs}</span>
  </p>`,wd=(e,t)=>Pt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${md(e,t)}
  ${hd(e)}
  <div class="panel">
    ${bd(e)}
    ${$d(e)}
    ${e.chosen?bs:gd(e)}
    ${e.problem?Pt`<p class="error" role="alert">${e.problem}</p>`:bs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Qr=(e,t)=>qi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,tc=(e,t)=>qi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":zn} @click=${()=>Ee(e)}>
      ${e.point?qi`<place-map inert .at=${e.point}></place-map>`:zn}
      ${e.point?Qr(e.label||i("spot.unnamed"),[Rn(e),i("spot.change")].filter(Boolean).join(" · ")):Qr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qi`<p class="error" id="place-error" role="alert">${t}</p>`:zn}
  </fieldset>`;import{html as he,nothing as Vn}from"../lib/lit-html/lit-html.js";function yd(e,t){e.merge(t),S(`group-${t-1}`)}function vd(e,t,s){e.split(t,s),S(`group-${t+1}`)}var kd=({preview:e,file:t})=>e?he`<img src=${e} alt="">`:he`<span class="film" title=${t.name}>${c("play")}</span>`,xd=(e,t,s)=>he`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>vd(e,t,s)}></button>`;function Od(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&ut(a),n].filter(Boolean);return he`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?he`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>yd(e,s)}>
            ${i("group.merge")}
          </button>`:Vn}
      </div>
      <ul class="group">${t.map((r,l)=>he`<li>${l?xd(e,s,l):Vn}${kd(r)}</li>`)}</ul>
    </li>`}var ec=(e,t)=>e.groups?he`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Od(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Vn;import{html as tt,nothing as zt}from"../lib/lit-html/lit-html.js";import{html as Wn}from"../lib/lit-html/lit-html.js";async function qd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await at((r,l)=>(n??=new k({send:({caption:p})=>r(p.trim()),update:l}),Wn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var sc=(e,t,s,n)=>Wn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>qd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Wn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Sd,Fd]=[6,10],Pd=300,U=null;function ic(){U.isOn=!0,U.item.classList.add("lifted"),navigator.vibrate?.(10)}var nc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Td=(e,t)=>nc(U.item).find(s=>{let n=s.getBoundingClientRect();return s!==U.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Ld(e){if(e.pointerId!==U.id)return;let[t,s]=[e.clientX-U.x,e.clientY-U.y],n=e.pointerType==="touch";if(!U.isOn){if(Math.hypot(t,s)<(n?Fd:Sd))return;if(n)return U.end();ic()}U.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,U.over?.classList.remove("target"),U.over=Td(e.clientX,e.clientY),U.over?.classList.add("target")}function ac(e,t){if(e.button||U||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(U.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",U.over?.classList.remove("target"),U=null};U={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(U.timer=setTimeout(ic,Pd));let r=p=>{p.pointerId===U.id&&o()},l=p=>{if(p.pointerId!==U.id)return;let[$,y]=[s,U.isOn&&U.over].map(L=>nc(s).indexOf(L));o(),y>=0&&t($,y)};document.addEventListener("pointermove",Ld,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Si(e){(U?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ad="image/*,video/mp4,video/quicktime,video/webm";function Bd(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function oc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function rc(e){return e.media?Ft(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?tt`<span class="film">${c("play")}</span>`:tt`<img src=${e.preview} alt="">`}var cc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Fi=(e,t,s,n,a)=>tt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Id=(e,t)=>e.progress<1?tt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:tt`<span class="over">${i("upload.processing")}</span>`,Md=(e,t)=>({sending:()=>Id(e,t),paused:()=>tt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>tt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>tt`<span class="over error">${i("upload.failed")}</span>`,done:()=>zt})[e.state]();function jd(e,t,s){let n=s+1;return tt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>ac(a,(o,r)=>e.move(o,r))}
      @error=${cc} @load=${cc}>
      ${rc(t)}
      ${s===0&&e.items.length>1?tt`<span class="cover">${i("upload.cover")}</span>`:zt}
      ${Md(t,n)}
      <span class="buttons">
        ${s>0?Fi("before","earlier","back",n,()=>oc(e,s,s-1)):zt}
        ${n<e.items.length?Fi("after","later","next",n,()=>oc(e,s,s+1)):zt}
        ${t.state==="failed"||t.state==="paused"?Fi("","again","retry",n,()=>e.retry(t)):zt}
        ${Fi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Bd(e,t))}
      </span>
      ${t.state==="failed"?zt:sc(e,t,n,rc(t))}
    </li>`}function Nd(e,t){t([...e.target.files]),e.target.value=""}var Dd=(e,t)=>tt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?zt:tt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ad} multiple @change=${s=>Nd(s,t)}>
  </li>`;function Ud(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return tt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>tt`<p class="error" role="alert">${n}</p>`)}`}var lc=(e,t)=>tt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Si} @contextmenu=${Si} @dragstart=${Si}>
    ${e.items.map((s,n)=>jd(e,s,n))}
    ${e.items.length<e.most?Dd(e,t):zt}
  </ul>
  ${e.items.length>1?tt`<p class="hint">${i("upload.order")}</p>`:zt}
  ${Ud(e)}`;async function uc(e,t){await e.addFiles(t),e.several?.groups&&S("several-title")}function _d(e){e.uploads.add(e.several.decline()),S("files")}async function Cd(e){pc(e.received.values),pc(await e.resolveReceived(!0))}function pc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Ed=e=>{let t=Ro(Object.values(e).join(`
`));return t?ot`<p class="hint">${i("places.asks",{host:t})}</p>`:bt},Hd=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${Ed(e.received.values)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:bt}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:bt}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:bt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Cd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Rd(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var zd=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Vd=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Rd(e)}>${i("edit.startOver")}</button>
  </p>`,Wd=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:bt}
    ${lc(e.uploads,t=>uc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Gd=e=>ot`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:bt}`;function Yd(e,t){t.change(ho(e.currentTarget))}async function Jd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Jr(n),n?.focus()}function Kd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Yd(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Jd(a,e)}>
      ${e.isRestored?Vd(e):bt}
      ${Wd(e)}
      ${tc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Kr(e)}
      <div class="publish">
        ${Gd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Zd=(e,t)=>ot`
  ${e.received?Hd(e,t.get("shared")==="full"):bt}
  ${ec(e.several,()=>_d(e))}
  ${e.several.groups?bt:Er(e.drafts)}`;function Xd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Kd(e):w(4)}function dc(e){let t=new(e.params.id?bi:vi)(e,{showHome:zd}),s=()=>t.loading.load();return zr(e.signal,n=>t.uploads&&uc(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${f(t.title,bt,t.back)}
      ${t.isNew?Zd(t,e.query):bt}
      ${Xd(t,s)}`,close:()=>t.close()}}import{html as ze,nothing as Oc}from"../lib/lit-html/lit-html.js";var Qd=3,tm=4,Pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function em(){let e=new Intl.Locale(Oa());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var sm=e=>[["today",Pi(e)],["yesterday",Pi(e,1)],["week",Pi(e,(e.getDay()-em()+7)%7)],["earlier",-1/0]],Gn=e=>Pi(new Date(e.createdAt)).getTime(),Ti=e=>`${Gn(e)} ${e.user.id}`;function im(e){let t=new Map;for(let s of e)t.set(Ti(s),[...t.get(Ti(s))??[],s]);return t}function mc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=im(e),a=s&&e.length?Gn(e.at(-1)):NaN,o=new Map,r=sm(t);for(let l of e){let p=n.get(Ti(l)),$=p.length>=Qd;if($&&p[0]!==l)continue;let y=$?{key:Ti(l),finds:p,hasMore:Gn(l)===a}:{find:l},L=new Date(l.createdAt),[lt]=r.find(([,ts])=>L>=ts);o.set(lt,[...o.get(lt)??[],y])}return[...o].map(([l,p])=>({name:l,entries:p}))}function hc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,tm);return{shown:s,rest:e.length-s.length}}var nm=1500,[am,om]=[4,4],rm=9;function cm(){let e=te(we.get());return e?.zoom>=rm?{lat:e.lat,lng:e.lng}:null}var lm=()=>Promise.race([co(),Ds(nm,null)]),pm=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Li=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=R(t,()=>v("/api/finds/feed",{...pm(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new fo(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await lm();this.#o(t??cm(),!!t)}await this.#n()};get days(){return mc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(am)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<om;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await _s({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(x(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Dt(this.at,nt(t.location)):void 0};function um(){return Ia()?!0:it.get("installPrompt")||Ma()?!1:void 0}async function dm(){let e=await As();return{on:!0,off:!1}[e]}var Ai=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return vn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&h().tiles?.kind==="vector"?jo().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:dm(),install:um()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=it.get("installPrompt");t&&(await t.prompt(),it.set("installPrompt",null),await this.load())}dismiss=()=>{vn.set(b().id),this.steps=[],this.#t.update()}};import{html as Tt,nothing as ie}from"../lib/lit-html/lit-html.js";var mm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",hm=(e,t)=>Tt`
  <span class="cover c-${qe(e.category).code}">
    ${e.media.length?Ft(e.media[0],{sizes:mm,eager:t}):st(e.category)}
    ${e.media[0]?.type==="video"?Tt`<span class="play">${c("play")}</span>`:ie}
    ${e.media.length>1?Tt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ie}
  </span>`,fm=e=>e.saved?Tt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ie;function $m(e,t){let s=[ja(e,e.location)?"":Ts(e.location),t===void 0?"":Pa(t)].filter(Boolean);return s.length?Tt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Tt` · ${s[1]}`:ie}</span>`:ie}var Yn=(e,t,s=ie)=>Tt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${z(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Tt`<span class="badge">${i("feed.friend")}</span>`:ie}
    ${s}
  </span>`,fc=(e,t,{km:s,eager:n,isMixed:a})=>Tt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${hm(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${$m(e,s)}
        ${Yn(e,a,Ao(e))}
      </span>
    </a>
    <div class="acts">
      ${Lo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Tt`<span>${q(e.commentCount)}</span>`:ie}
      </a>
      <span class="grow"></span>
      ${fm(e)}
    </div>
  </li>`;import{html as He,nothing as $c}from"../lib/lit-html/lit-html.js";var Jn=({key:e})=>`group-${e.replace(" ","-")}`;async function gc(e,t){e.toggle(t),await S(Jn(t))}var gm=(e,t)=>He`
  <span class="piece c-${qe(e.category).code}">
    ${e.media.length?Ft(e.media[0],{thumb:!0}):st(e.category)}
    ${t?He`<span class="beyond">+${q(t)}</span>`:$c}
  </span>`;function bm(e){let{shown:t,rest:s}=hc(e);return He`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>gm(n,a===t.length-1?s:0))}</span>
    </span>`}var bc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),wm=e=>e.map((t,s)=>He`${s?" · ":$c}<bdi>${t.title}</bdi>`),ym=(e,t)=>He`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Jn(t)} aria-expanded="false" @click=${()=>gc(e,t)}>
      ${bm(t.finds)}
      <span class="about">
        <span class="name">${bc(t)}</span>
        <span class="soft titles">${wm(t.finds.slice(0,10))}</span>
        ${Yn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,vm=(e,t,s)=>He`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${bc(t)}</span></span>
      <button type="button" class="quiet" id=${Jn(t)} aria-expanded="true" @click=${()=>gc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,wc=(e,t,s)=>e.isOpen(t)?vm(e,t,s):ym(e,t);import{html as Re,nothing as Bi}from"../lib/lit-html/lit-html.js";var yc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>dt()?"/invites":"/people",push:()=>"/settings/notifications"},km=e=>i(e==="friend"&&dt()?"steps.inviteAction":`steps.${e}Action`);function xm(e,t){return yc[t]?Re`<a class="button quiet" href=${yc[t]()}>${km(t)}</a>`:it.get("installPrompt")?Re`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Re`<span class="hint">${i("steps.installHint")}</span>`}var Om=(e,{name:t,isDone:s})=>Re`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Bi}</span>
    <span class="grow">${i(t==="friend"&&dt()?"steps.invite":`steps.${t}`,{instance:$t()})}${s?Re`<span class="unseen"> (${i("steps.done")})</span>`:Bi}</span>
    ${s?Bi:xm(e,t)}
  </li>`,vc=e=>e.isOver||!e.left?Bi:Re`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${qt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Om(e,t))}</ul>
  </section>`;var qm=()=>ze`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Sm=e=>e.isHere?Oc:ze`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,kc=e=>ze`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Sm(e)}</p>`,xc=(e,t)=>fc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Fm=({name:e,entries:t},s)=>ze`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?xc(n.find,s):wc(s,n,a=>xc(a,s)))}
    </ul>
  </section>`;function Pm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[vc(t),Tm(e)]}function Tm(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[kc(e),I(i("feed.none"),a,Oc,"feed")]}return ze`
    ${kc(e)}
    ${e.days.map(a=>Fm(a,e))}
    ${M({...e.list,more:e.more})}`}function qc(e){let t=new Li(e),s=new Ai(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>ze`
      ${f(i("feed.title"),qm())}
      ${Pm(t,s)}`}}import{html as _,nothing as Ve}from"../lib/lit-html/lit-html.js";var Lm=30,Ii=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ii(t.at(-1))).join("");function Sc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Sc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ii).join(" ")).join(" "):Ii(s??t)}function Am(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ii(s[2]),texts:[]}):t.at(-1).texts.push(Sc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Bm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Im(e,t){let s=Math.min(...t.map(o=>Kt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Mm(e,t){let s=Kt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Kt(`${o} ${r}`).includes(l))?s.some(l=>Kt(o).includes(l))?2:1:0;return e.flatMap(Am).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Lm).map(([,o])=>({address:Bm(o),title:o.title,document:o.document,part:Im(o.text,s)}))}function jm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=C(t,async()=>{let s=await fetch(new URL("bundle/help.json",be).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return jm(this.#e,gt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Mm(this.documents,this.query)}search(t){this.query=t,this.#t.rename(v("/help",{q:t.trim()})),this.#t.update()}};var Lt=e=>e.map(t=>typeof t=="string"?t:Nm[t[0]](t)),Nm={b:([,e])=>_`<b>${Lt(e)}</b>`,i:([,e])=>_`<i>${Lt(e)}</i>`,code:([,e])=>_`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?_`<a href=${e} target="_blank" rel="noopener">${Lt(t)}</a>`:_`<a href=${e}>${Lt(t)}</a>`},Fc=e=>_`<li>${e.length===1&&e[0][0]==="p"?Lt(e[0][1]):e.map(Lc)}</li>`,Pc=(e,t)=>_`<tr>${e.map(t)}</tr>`,Dm={h2:([,e,t])=>_`<h2 id=${e} tabindex="-1">${Lt(t)}</h2>`,h3:([,e,t])=>_`<h3 id=${e} tabindex="-1">${Lt(t)}</h3>`,p:([,e])=>_`<p>${Lt(e)}</p>`,pre:([,e])=>_`<pre tabindex="0">${e}</pre>`,ul:([,e])=>_`<ul>${e.map(Fc)}</ul>`,ol:([,e])=>_`<ol>${e.map(Fc)}</ol>`,table:([,[e,...t]])=>_`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Pc(e,s=>_`<th scope="col">${Lt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Pc(s,n=>_`<td>${Lt(n)}</td>`))}</tbody>
    </table></div>`},Lc=e=>Dm[e[0]](e),Tc=e=>_`<ul class="people">${e.map(t=>X(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Um=([e,...t])=>_`
  <section class="card">${Tc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Tc(t)}
  </section>`;function _m(e){let t=e.found;return _`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?_`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>X(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),Ve,"search")}`}var Cm=e=>_`
  ${f(i("help.title"),Ve,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?_m(e):Um(e.documents)}`,Em=({title:e,language:t,blocks:s})=>_`
  ${f(e,Ve,"/help")}
  <article class="card document" lang=${t}>${s.map(Lc)}</article>`,Hm=()=>_`${f(i("help.title"),Ve,"/help")}${I(i("missing.title"),i("missing.text"),Ve,"search")}`;function Rm(e,t){return e.loading.problem?_`${f(i("help.title"),Ve,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Em(e.document):Hm():Cm(e):w(6)}function Ac(e){let t=new Mi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?S(location.hash.slice(1)):null),view:()=>Rm(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var zm=20,Vm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Bc(e,t,{signal:s,stopped:n,tick:a=Vm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(zm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ji=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Wm=30,Gm=["obscured","notPoint"],Ic=()=>h().places.source!=="gazetteer",Ni=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Gm.includes(t.reason)).slice(0,Wm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Ym=1e3,Jm=14,Mc=e=>({...nt(e),row:e.row,name:e.title});function Km(e,t){let[s,n]=[e.map(y=>y.lat),e.map(y=>y.lng)].map(y=>y.toSorted((L,lt)=>L-lt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Jm},$=()=>{let[y,L,lt,ts]=oo(t,p).split(",").map(Number);return y<=r&&lt>=l&&L<=a&&ts>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Di=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Ym;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Mc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Mc(t)]:s}link(t){return v("/",{at:Us(Km(this.items,t))})}};var Zm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function jc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Zm(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(x(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Xm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Nc=20,Qm=200,th=["ready","noPlace","duplicate","bad","skipped","done"],eh=4,sh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Dc=e=>sh.includes(e.reason)?e.reason:"",Ui=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ji(()=>t.update()),this.places=new Ni(this,t),this.points=new Di(t),this.rows=jc(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return th.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<eh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=ve){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Xm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await E(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!ye(p))throw p}));this.#t.update();try{for(let p=Nc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,y=await Bc(`${this.#i}/commit`,{...this.options.body,limit:Qm},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!y)break;if(r(y),p=this.current.counts.ready<$?Nc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await E(B(`/api/imports/${t.id}`))&&await this.leave()}};var ih=["track","route","line","area","picture","link","file","damaged","text"];function Uc({leftOut:e=[]}){let t=e.filter(({kind:s})=>ih.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Sa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var _c=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Zn,nothing as Kn}from"../lib/lit-html/lit-html.js";var nh=(e,t,s,n,a)=>Zn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,ah=(e,t)=>Zn`
  ${e.current.format==="finds"?nh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Kn}
  ${t.keep?Kn:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:_t.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,oh=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Qt().map(t=>[t,H(t)])],chosen:e.category,set:t=>e.set({category:t})}),rh=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...se()]}),ch=e=>P("import-friends",{label:i("privacy.exactFor"),options:ki(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Cc=(e,t=e.options)=>Zn`
  ${ah(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${oh(t)}${rh(t)}${Number(t.area)?ch(t):Kn}</div>
    </details>
  </div>`;import{html as rt,nothing as ne}from"../lib/lit-html/lit-html.js";function lh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Dc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Qn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];S(n?`row-${n.row}`:"part-rows")}function ph(e,t,s,n){let a=new mt(n,null,()=>Qn(e,s,e.place(t,a.value)));return Ee(a)}var _i=e=>e.title||i("import.line",{n:e.row}),Xn=(e,t,s)=>rt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${_i(e)}`} @click=${s}>${t}</button>`,uh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function dh(e,t){await D(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),uh(t),n=>N(n,i("action.save"))),S(`name-${t.row}`)}var Ec=(e,t)=>rt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${_i(t)}`}
    @click=${()=>dh(e,t)}>
    ${c("edit")}
  </button>`,Hc=e=>e.findId?rt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${_i(e)}`}>
    ${i("import.show")}</a>`:ne,mh=(e,t,s,n)=>({ready:()=>rt`${Ec(e,t)}${Xn(t,i("import.skip"),()=>Qn(e,s,e.skip(t,!0)))}`,skipped:()=>Xn(t,i("import.unskip"),()=>Qn(e,s,e.skip(t,!1))),noPlace:()=>rt`${Ec(e,t)}${Xn(t,i("import.locate"),()=>ph(e,t,s,n))}`,duplicate:()=>Hc(t),done:()=>Hc(t)})[t.status]?.()??ne,ta=e=>e?rt`<br><span class="soft" dir="auto">${e}</span>`:ne,hh=e=>e.slice(e.lastIndexOf("/")+1),fh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,$h=({media:e,lost:t=[]})=>[e>t.length?ta(i("import.rowMedia",{n:e-t.length})):ne,...t.map(({file:s,reason:n})=>ta(`${hh(s)}: ${fh(n)}`))],gh=(e,t,s,n)=>rt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${_i(t)}</bdi>${ta(lh(t))}${$h(t)}</span>
    <span class="row">${mh(e,t,s,n)}</span>
  </li>`;function bh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?rt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>gh(e,o,r,t))}</ul>
    ${M(e.rows)}`:rt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var wh=(e,{n:t,all:s})=>rt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function yh(e){await e.places.run(),S("part-rows")}function vh(e){let{state:t,rows:s}=e.places;return t?.busy?wh(e,t):rt`
    ${t?rt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ne}
    ${t?.problem?d(t.problem):ne}
    ${s.length?rt`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>yh(e)}>${i("import.lookUp")}</button>
      </p>`:ne}`}var Rc=(e,t)=>rt`
  <section class="card">
    ${Ns("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>xe(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Ic()?vh(e):ne}
    ${bh(e,t)}
  </section>`;var We=class extends Eo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ci,kh,xh]=[12,28,44],ea=class extends We{closest=Ci;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ys(this.points,t=>this.map.pixelOf(t),xh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ci}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:kh,text:"",label:t.name,area:l,click:r}}let n=Ho({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ci}):this.map.fit([t,...s],Ci)}}};customElements.define("finds-map",ea);var Oh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function qh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&S("part-import"))}var Sh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Fh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Oh} aria-describedby="import-hint" @change=${t=>qh(t,e)}>
  </p>`,Ph=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?Fh(e):Sh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Lh(e):Y}`;async function Vc(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),S("import-file"))}var Ei=e=>e.name||i("import.unnamed");async function Th(e,t){await e.open(t),S("part-import")}var Lh=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ei(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Wc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ei(t)}`} @click=${()=>Th(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ei(t)}`}
            @click=${()=>Vc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Wc=e=>i("import.ends",{date:ut(e.expiresAt)});async function Ah(e){await e.commit(),S("part-import")}var Bh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Ih=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Mh=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${Ih(n)}>${i("import.see")}</a></p>`:Y}`,jh=(e,t)=>j`
  ${Cc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Ah(e)}>${i("import.commit",{n:t})}</button>`;function Nh(e){let[t,s]=[Uc(e),_c(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Dh(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${Ns("import",j`<bdi>${Ei(t)}</bdi>`)}
      ${e.isBusy?Bh(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${Wc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?Mh(t.counts,s,e.points):Y}
        ${Nh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?jh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Vc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function zc(e){await e.leave(),S("import-file")}function Uh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Dh(e)}${e.isBusy?Y:Rc(e,t)}`:Ph(e)}function Gc(e){let t=new Ui(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${Uh(t,e)}`}}import{html as J,nothing as Vt}from"../lib/lit-html/lit-html.js";var _h=1e3,Yc=[5,15,30,60],Ge=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ds){this.#t=t,this.#e=s,this.loading=C(t,async()=>{await this.#i(),this.#n();let n=te(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(_h),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){u(x(s))}this.#t.update(),await this.#n()}async remove(t){try{await B(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(x(s))}}};async function Ch(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Eh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${z(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Vt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ch(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Hh=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Eh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Vt,"way")}
  </section>`,Rh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,zh=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Rh(e,t))}</ul>
  </section>`:Vt,Vh=e=>P("km",{label:i("areas.size"),options:Yc.map(t=>[t,Fs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Wh=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Gh(e){return!e.chosen||e.isRunning?Vt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Vh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Vt}
    ${e.problem?J`<p class="error" role="alert">${x(e.problem)}</p>`:Vt}
    ${e.plan?Wh(e):Vt}`}function Yh(e){let{job:t}=e;if(!t)return Vt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${x(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var sa=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Gh(e)}
    ${Yh(e)}
  </section>`;function Jh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${sa(e)}
    ${zh(e)}
    ${Hh(e)}`:w(3)}function Jc(e){let t=new Ge(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Vt,"/admin")}${Jh(t)}`}}import{html as et,nothing as ft}from"../lib/lit-html/lit-html.js";var Kh=4,Zh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Kc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",be).href),{data:s,size:n}=t(e,{ecc:"M",border:Kh});return{size:n,path:Zh(s)}}var Zc=[1,2,5,10,25,100],Xc=[1,7,30,90],Ye=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Kc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(b()),instance:$t()});await navigator.share({title:i("invites.shareTitle",{instance:$t()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await B(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(x(s))}this.#t.update()}};var Xh=()=>et`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Qh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function tf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await S("created-title")}var ia=(e,t=e.form)=>et`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Qh} @submit=${s=>tf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:Zc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Xc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Xh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,ef=({size:e,path:t})=>et`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,sf=e=>et`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,na=e=>et`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${qt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?sf(e):ft}
    </p>
    ${e.created.code?ef(e.created.code):ft}
  </section>`,nf=e=>et`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function af(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var of=(e,t,s)=>et`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>af(e,t)}>
    ${i("invites.revoke")}
  </button>`,rf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},cf=(e,t)=>!e.isAdmin||e.isMine(t)?ft:et` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function lf(e,t){let s=t.note||i("invites.of",{date:ut(t.createdAt)}),n=t.state==="open";return et`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(rf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?et` · ${i("invites.until",{date:ut(t.expiresAt)})}`:ft}
        ${t.befriend?et` · ${i("invites.befriends")}`:ft}
        ${cf(e,t)}
      </p>
      ${t.usedBy.length?et`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(nf)}</ul>`:ft}
      ${n?et`<p class="row actions">${of(e,t,s)}</p>`:ft}
    </li>`}function pf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?et`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>lf(e,a))}</ul>
      ${M(e.list)}
    </section>`:dt()?ft:I(i("invites.none"),i("reason.may_not_invite")):w(2)}function Qc(e){let t=new Ye(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>et`
      ${f(i("invites.title"),ft,"/people")}
      ${dt()?et`<p class="lead">${i("invites.lead")}</p>`:ft}
      ${t.created?na(t):ft}
      ${dt()?ia(t):ft}
      ${pf(t)}`}}import{html as wt,nothing as fe}from"../lib/lit-html/lit-html.js";import{html as aa,nothing as tl}from"../lib/lit-html/lit-html.js";function uf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Je=(e,{label:t,hint:s})=>aa`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>uf(n,e)}>
      ${e.has()?aa`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:tl}
    </p>
    ${e.progress===null?tl:aa`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var sl=(e,t)=>wt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function el(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?sl(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var il=e=>ui(e===Ie?"":e);function oa(e,t){e.chooseAccent(t),e.isAccentDark&&il(t)}function df(e){oa(e,e.darkerAccent),document.getElementById("accent").focus()}var mf=(e,t,s)=>wt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>oa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):fe}
  </button>`,hf=e=>wt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":fe}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>oa(e,t.target.value)}>
    <div class="swatches">${Object.entries(ds).map(([t,s])=>mf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?fe:wt`
      <p><button type="button" class="quiet" @click=${()=>df(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,ff=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),$f=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),gf=e=>wt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Je(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${hf(e)}
    ${el(e,"registration",dr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${el(e,"invites",mr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?sl(i("admin.limitOfAll"),$f(e.values)):ff(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function bf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?wt`${gf(e)}${wf(e)}`:w(4)}var wf=e=>wt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?wt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:fe}
    <p class="row">
      ${e.myView?wt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:fe}
      ${e.startView?wt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:fe}
    </p>
  </section>`;function nl(e){let t=new Me(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>wt`${f(i("admin.instance"),fe,"/admin")}${bf(t)}`,close(){t.accent!==t.savedAccent&&il(t.savedAccent)}}}import{html as At,nothing as $e}from"../lib/lit-html/lit-html.js";var ra="/admin/welcome",al=e=>e.slice(e.lastIndexOf("#")+1).trim(),Hi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=al(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await za();let a=this.invite||al(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Zt(r.user),await this.#t.go(r.user.role==="admin"?ra:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var yf=({form:e,asksInvite:t})=>At`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):$e}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function vf({greeting:e,invite:t}){let s=e?.inviter,n=At`<p class="lead">${i("app.about")} ${t?i("join.invited"):$e}</p>`;return s?At`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:$t()})}</h1>
    </div>
    ${n}
    ${e.befriend?At`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:$e}`:At`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var kf=(e,t)=>At`${Jo(At`
  ${vf(e)}
  ${e.ended?At`<p class="note" role="alert">${x(e.ended)}</p>`:$e}
  ${e.user?At`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:$e}
  ${e.isClosed?At`<p class="note">${i("join.closed")}</p>`:$e}
  ${h().passwordLogin?yf(e):$e}
  ${Xo("join.provider",{redirect:Wa()?ra:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Js(t)}`;function ol(e){let t=new Hi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>kf(t,e.update)}}import{html as yt,nothing as Ke}from"../lib/lit-html/lit-html.js";var cl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...nt(n),km:n.area})),rl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function xf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:rl(t),n:s.length}):rl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var ll=(e,t,s)=>Ys(e,t,s).map(xf);function pl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var ul=["private","friends","public"],dl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),ml=({photos:e,cover:t})=>e??(t?[t]:[]),hl=e=>new k({send:async t=>e(await T("/api/lists",dl(t)))}),Ri=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=R(t,v("/api/lists",{userId:s,limit:20}))}},zi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=R(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return cl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await W(this.#e,dl(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await E(B(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await E(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(B(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Vi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return E(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await E(t.hasFind?W(s):B(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Wt,nothing as Of}from"../lib/lit-html/lit-html.js";var fl={private:"lock",friends:"people",public:"globe"},ca=e=>Wt`
  <span class="badge">${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,qf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Sf=Wt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Ff=e=>Wt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Wt`<span class="piece">${Ft(t,e.length>1?{thumb:!0}:{sizes:qf})}</span>`)}
  </span>`;function $l(e){let t=ml(e);return Wt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Ff(t):Sf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Pf=(e,t)=>Wt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ul.map(s=>[s,i(`lists.${s}`)])})}`,Wi=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>Pf(s,t),s=>N(s,i("action.save"))),Tf=(e,t)=>Wt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ca(t)}
    </label>
  </li>`,Lf=(e,t)=>Wt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${qt(t)}</div>
  ${e.lists.length?Wt`<ul class="people">${e.lists.map(s=>Tf(e,s))}</ul>`:Of}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Af(e){let t=new Vi(e.id);await t.load()&&await at((s,n)=>(t.update=n,Lf(t,s)),{label:i("lists.addTo")})}import{html as Gt,nothing as ge}from"../lib/lit-html/lit-html.js";var gl=["exact","area","hidden"],bl=["","1","7","30","date"],Bf=3650,la=({findId:e,listId:t})=>e?"find":t?"list":"category",wl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function If(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var yl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Mf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?If(t):Number(e);if(s>=1&&s<=Bf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function jf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Nf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:jf(e),days:Mf(e)}),Df=({chosen:e,category:t})=>({category:e||t.trim()});async function Uf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Qt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return la(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Nf(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??Df(t),...s,days:s.days??void 0})}},Ji=e=>new URL(e.link,location.origin).href,Ki=()=>!!navigator.share;async function Zi(e){try{await navigator.clipboard.writeText(Ji(e))}catch{return!1}return u(i("find.copied")),!0}async function Xi(e,t){try{await navigator.share({title:t,url:Ji(e)})}catch(s){return s.name==="AbortError"}return!0}var Yi=class{#t;constructor(t){this.#t=t,this.list=R(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await E(Uf().then(s=>{t=s})),t}async revoke(t){await E(B(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var pa=e=>e.findTitle||e.listName||H(e.category??""),Bt=e=>e.title||pa(e),vl=({place:e,area:t})=>e==="area"?_e(t):i(`shares.place.${e}`),ua=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:jt(t)}),_f=e=>Gt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,H(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ge:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Cf={exact:"pin",area:"map",hidden:"block"},Ef=(e,t)=>Gt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Cf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Hf=e=>Gt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${gl.map(t=>Ef(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Cn[0]),options:$s()}):ge}`,Rf=e=>Gt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",ua(e.share)]]:[],...bl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:yl(14),hint:i("shares.dateHint"),required:!0}):ge}`,zf=e=>Gt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ge}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ge}`,Vf=e=>Gt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ge:_f(e)}
  ${Hf(e)}
  ${Rf(e)}
  ${zf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qi(e){let t=null,s=null,n=r=>(s=new Gi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>Vf(s),r=>N(r,i(o))),t}async function kl(e){await Zi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Wf(e){await Xi(e,Bt(e))||await kl(e)}var Gf=e=>Gt`
  <button type="button" class="quiet" @click=${()=>Wf(e)}>${c("share")} ${i("action.share")}</button>`,da=e=>Gt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ws=(e,t=i("shares.ready"))=>at(s=>Gt`
  <div class="row between"><h2>${t}</h2>${qt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ji(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>kl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ki()?Gf(e):ge}
    ${da(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function xl(e){let t=await Qi(e);t&&await ws(t)}var Yf=e=>xl({target:{findId:e.id},place:wl(e)}),Ol=e=>xl({target:{listId:e.id}});var[ql,Jf,Kf]=[15,34,34],Sl=e=>e.map(t=>t.id).sort().join(),ma=class extends We{closest=ql;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Sl(t)===Sl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,ql))}mark(){this.#t=ll(this.points,s=>this.map.pixelOf(s),Kf);let t=s=>this.onChoose(pl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Jf,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ma);async function Zf(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Xf=e=>St(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Wi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Ol(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Zf(e)}],{id:"list-menu"}),Qf=e=>yt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,t$=e=>St(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Qf,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Fl(e,t,s){await e.move(t,s),S(`find-${t.id}`)}async function e$(e,t){await e.drop(t),S("list-menu")}function s$(e,t,s){let n=e.finds.items.length-1;return St(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Fl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Fl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>e$(e,t)}],{id:`find-${t.id}`})}async function i$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function n$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var a$=(e,t,s)=>yt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>n$(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,o$=(e,t,s)=>yt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${a$(e,t,s)}
    ${Io(t,Gs(t))}
    ${e.isOwn?s$(e,t,s):Ke}
  </li>`,r$=({user:e})=>yt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${O(e)}</span></a>`,c$=e=>yt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ke:r$(e.list)}
    ${e.list.description?yt`<p class="text" dir="auto">${e.list.description}</p>`:Ke}
    <p class="marks">${ca(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function l$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?yt`
    <ol class="card rows">${t.map((a,o)=>o$(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ke,"pin"):w(3)}var p$=e=>yt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>i$(e,t)}></list-map>`;function u$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?yt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?yt`
    <div class="list-page">
      ${e.steps.length?p$(e):Ke}
      <div class="stack">
        ${c$(e)}
        ${l$(e)}
      </div>
    </div>`:w(3)}function Pl(e){let t=new zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>yt`
      ${f(t.title,t.isOwn?Xf(t):t.canHide?t$(t):Ke,t.listsPath)}
      ${u$(t)}`}}import{html as ha,nothing as Tl}from"../lib/lit-html/lit-html.js";async function d$(e){let t=null;await Wi(s=>hl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var m$=e=>ha`
  <button type="button" id="new-list" @click=${()=>d$(e)}>${c("plus")} ${i("lists.new")}</button>`;function h$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?ha`<ul class="list-cards">${e.items.map($l)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Tl,"way"):w(3)}function Ll(e){let t=new Ri(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>ha`
      ${f(i("lists.title"),t.isOwn?m$(e):Tl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${h$(t)}`}}import{html as Al,nothing as $$}from"../lib/lit-html/lit-html.js";var f$=10,tn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<f$;s++){let n=await Nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function g$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Al`<p class="empty">${i("person.gone")}</p>`:w(3)}function Bl(e){let t=new tn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Al`${f(t.name,$$,"/people")}${g$(t)}`}}import{html as It,nothing as sn}from"../lib/lit-html/lit-html.js";var[b$,w$]=[20,36e5];function y$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+b$-1]<w$)).map(([s])=>s))}var en=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=it.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=y$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ls(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ls(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ca(0)}catch(t){u(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await B(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ls(-1)}catch(s){u(x(s))}this.#t.update()}close(){this.#e()}};var v$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function k$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var x$=({type:e,data:t})=>e==="moderated"?Na[Da(t)]:e==="link_used"?"lock":"flag",O$=({type:e,data:t,actor:s})=>t.userId?It`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(v$[e],e==="find_liked")}</span>
  </span>`:It`<span class="face office">${c(x$({type:e,data:t}))}</span>`,q$=e=>It`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function S$(e,t){let s=e.request(t.newest);return s?It`<span class="row actions">${le(s.friendship,s.user,()=>e.answered(t))}</span>`:sn}var F$=(e,t,s)=>It`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${_a(t.newest)} @click=${()=>e.markRead(t)}>
      ${O$(t.newest)}
      <span>
        <span class="what">${Ua(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?sn:It`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?q$(t.newest.thumbnailUrl):sn}
    </a>
    ${S$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>k$(e,t,s)}>${c("close")}</button>
  </li>`,P$=e=>It`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,T$=()=>It`<a class="button" href="/people">${i("note.noneAction")}</a>`;function L$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?It`<ul class="card notes">${e.groups.map((n,a)=>F$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),T$(),"bell"):w(4)}function Il(e){let t=new en(e);return{title:i("nav.bell"),ready:t.load(),view:()=>It`${f(i("nav.bell"),t.hasUnread?P$(t):sn)}${L$(t)}`,close:()=>t.close()}}import{html as Mt,nothing as on}from"../lib/lit-html/lit-html.js";var A$=200,B$=2,nn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=it.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<B$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,A$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function I$(e,t){if(e.isMe(t))return Mt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Mt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Rs(t,e.reload);let s=e.requestOf(t);return s?le(s,t,e.reload):Mt`<span class="badge">${i("friend.pending")}</span>`}function M$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Mt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>is(s,I$(e,s)))}</ul>
    ${M(t)}`:Mt`<p class="soft" role="status">${i("people.noMatch")}</p>`:on}function j$(e,t){e.preventDefault(),t.search()}var N$=e=>Mt`
  <form class="card" role="search" @submit=${t=>j$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${M$(e)}
  </form>`;function an(e,t,s,n=is){let a=e.lists[t];return a.items.length?Mt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:on}var D$=(e,t,s)=>as(s,[Vs(t,s,e.reload),ns(s,e.reload)]),U$=e=>Mt`
  ${an(e,"received",(t,s)=>[le(t,s,e.reload),as(s,[ns(s,e.reload)])])}
  ${an(e,"sent",(t,s)=>zs(t,s,e.reload))}
  ${e.lists.accepted.items.length?an(e,"accepted",(t,s)=>D$(e,t,s)):I(i("people.none"),i("people.noneText"),on,"people")}
  ${an(e,"blocked",(t,s)=>wo(s,e.reload),bo)}`;function _$(e){return e.problem?d(e.problem,e.load):e.isLoaded?U$(e):w(3)}var C$=()=>dt()?Mt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:on;function Ml(e){let t=new nn(e);return{title:i("people.title"),ready:t.load(),view:()=>Mt`${f(i("people.title"),C$(),"/feed")}${N$(t)}${_$(t)}`,close:()=>t.close()}}import{html as Xe,nothing as ln}from"../lib/lit-html/lit-html.js";var rn=class extends Ws{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as vt,nothing as ae}from"../lib/lit-html/lit-html.js";var E$=88,jl=(e,t)=>vt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cn=(e,{count:t,likes:s,badge:n=ae,actions:a=ae})=>vt`
  <section class="profile-head">
    ${Z(e,E$)}
    ${e.displayName?vt`<p class="soft">@${e.username}</p>`:ae}
    ${e.about?vt`<p dir="auto">${e.about}</p>`:ae}
    <p class="row">
      ${t===void 0?ae:jl(t,"person.findsSum")}
      ${s===void 0?ae:jl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,H$=e=>vt`
  <li>
    <a class="tile c-${qe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?Ft(e.media[0],{thumb:!0}):vt`<span class="sign-tile">${st(e.category)}</span>`}
      ${e.isPublic?ae:vt`
        <span class="corner">${c(pe(Se(e)))}<span class="unseen">${Bo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Nl=(e,t,s)=>vt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,R$={grid:e=>vt`<ul class="tiles">${e.map(H$)}</ul>`,list:e=>vt`<ul class="card rows">${e.map(t=>Mo(t,Gs(t)))}</ul>`},z$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...nt(s),km:s.area,name:Ts(s)}])).values()];function Ze(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?vt`
    <finds-map .places=${z$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Nl(e,"grid","camera")}
      ${Nl(e,"list","filter")}
    </div>
    ${R$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ae,t.sign??"pin"):w(3)}function V$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Rs(e,n.load):t?t.status==="accepted"?ln:s?le(t,e,n.load):zs(t,e,n.load):ln}var W$=()=>Xe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,G$=e=>Xe`
  <a class="button quiet" href=${v("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Y$=e=>e.isMe?W$():[V$(e),G$(e.user)];function J$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ln;let o=n?.status==="accepted"?[Vs(n,s,a.load)]:[];return as(s,[qo(s,a.load),...o,Oo({userId:s.id}),ns(s,()=>t.go("/people"))])}var K$=e=>cn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Xe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ln,actions:Y$(e)});function Z$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Xe`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Xe`
    ${K$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Ze(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:w(3)}function Dl(e){let t=new rn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Xe`${f(s(),J$(t,e),"/people")}${Z$(t)}`}}import{html as oe,nothing as fa}from"../lib/lit-html/lit-html.js";var pn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,B(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await E(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var un=class extends Ws{figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new Be("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Zt(n??await g("/api/users/me"))}),this.bin=new pn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Zt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as mn,nothing as dn}from"../lib/lit-html/lit-html.js";async function X$(e,t){await e.restore(t),S(e.list.items.length?"bin":"finds")}async function Q$(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),S(e.list.items.length?"bin":"finds"))}var tg=(e,t)=>mn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>X$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,eg=(e,{find:t,expiresAt:s})=>mn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?mn`<br><span class="soft">${i("bin.until",{date:jt(s)})}</span>`:dn}
    </p>
    ${t.hidden?So(i("report.findHidden"),t.hidden):dn}
    <p class="row">
      ${t.hidden?dn:tg(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Q$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ul=e=>e.list.items?.length?mn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>eg(e,t))}</ul>
    ${M(e.list)}
  </section>`:dn;var sg=()=>oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ig=({form:e,user:t})=>oe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,ys=(e,t,s)=>oe`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,ng=e=>oe`
  <ul class="card rows">
    ${ys("/people","people",i("people.accepted"))}
    ${ys("/saved","bookmark",i("saved.title"))}
    ${ys("/lists","feed",i("lists.title"))}
    ${ys("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ys("/admin","shield",i("admin.title")):fa}
  </ul>`,ag=()=>oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,og=e=>oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${qt(e.toggleEdit)}</div>
    ${Je(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${ig(e)}
  </section>`;async function rg(e){e.toggleEdit(),await S("edit-title")}var cg=e=>oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>rg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,lg=e=>oe`
  ${f(O(e.user),ag())}
  ${cn(e.user,{...e.figures,actions:cg(e)})}
  ${e.isEdited?og(e):fa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Ze(e,{title:i("profile.none"),text:i("profile.noneText"),action:sg()})}
  </section>
  ${ng(e.user)}
  ${Ul(e.bin)}`;function _l(e){let t=new un(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?lg(t):fa}}import{html as ct,nothing as re}from"../lib/lit-html/lit-html.js";var pg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ug=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Cl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function dg(e,t,s){let n=Cl(t,s);s!=="dismissed"?await xo(n,({note:a})=>e.decide(t,s,a),ug):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),S("reports")}var El=e=>e?ct`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:ct`<span class="soft">${i("report.left")}</span>`,mg=e=>ct`
  <p class="row">${e.map(t=>ct`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,hg=e=>ct`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?os(e.description):re}
  ${e.media.length?mg(e.media):re}`,fg=e=>e.find?hg(e.find):e.comment?os(e.comment.content):e.kind==="user"?re:ct`<p class="soft">${i("report.noContent")}</p>`,$g=e=>ct`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${El(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?os(e.text):re}
  </li>`,gg=(e,t,s)=>ct`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>dg(e,t,s)}>
    ${c(pg[s])} ${Cl(t,s)}
  </button>`,bg=(e,t)=>ct`<p class="row">${vo(t.kind).map(s=>gg(e,t,s))}</p>`,wg=(e,t)=>ct`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?os(t.decision.note):re}
  ${t.hidden?ct`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:re}`,yg=(e,t)=>ct`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${El(t.owner)}</h2>
    ${fg(t)}
    <ul class="rows">${[t,...t.others].map($g)}</ul>
    ${t.decision?wg(e,t):bg(e,t)}
  </li>`;function vg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ct`<ul class="stack">${t.map(a=>yg(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),re,"flag"):w(3)}function Hl(e){let t=new ko(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ct`
      ${f(i("report.reports"),re,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${yo.map(s=>xe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${vg(t)}`}}import{html as $a,nothing as kg}from"../lib/lit-html/lit-html.js";var xg=(e,t)=>$a`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":To(t))} ${i(`saved.${t}`)}
  </button>`,Og=()=>$a`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,qg=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Og(),sign:"bookmark"});function Rl(e){let t=new Po(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>$a`
      ${f(i("saved.title"),kg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Fo.map(s=>xg(t,s))}</div>
      ${Ze(t,qg(t.state))}`}}import{html as pt,nothing as xt}from"../lib/lit-html/lit-html.js";import{html as kt,nothing as ga}from"../lib/lit-html/lit-html.js";var Vl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Sg(e,t){let s=Ps(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>kt`
    ${F(n)}
    ${ee(n)}
    ${Vl(n,s)}
    ${t?Ct(n,"password",i("account.password")):ga}`,()=>kt`<button type="submit">${i("settings.linkGo")}</button>`)}var Fg=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>kt`
  ${F(s)}
  ${Vl(s,t.name)}`,()=>kt`<button type="submit">${i("action.save")}</button>`);async function Pg(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var zl=(e,t,s)=>kt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Tg=(e,t,s)=>kt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?kt`<span class="badge">${i("passkeys.backedUp")}</span>`:ga}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?kt`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${zl(t,i("passkeys.rename"),async()=>{await Fg(e,t),s()})}
      ${zl(t,i("action.delete"),()=>Pg(e,t))}
    </span>
  </li>`,Lg=e=>kt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Wl=(e,t,s)=>kt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?kt`<ul class="people">${e.list.map(n=>Tg(e,n,s))}</ul>`:ga}
    <p>${Lg(async()=>{await Sg(e,t),s()})}</p>
  </section>`;import{html as hn,nothing as Ag}from"../lib/lit-html/lit-html.js";var Gl=e=>Ee(e.picker()),Bg=e=>hn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Ig=(e,{latitude:t,longitude:s,radius:n,area:a})=>hn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:er.map(o=>[o,Ss(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:$s(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Bg(e):Ag}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Gl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Yl=e=>hn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:se(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Ig(e,e.values.home):hn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Gl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Yt,nothing as vs}from"../lib/lit-html/lit-html.js";var ba={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Jl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:ba[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var ks=e=>e.kind==="token",Kl=e=>ks(e)?e.name:Ps(e.userAgent),Mg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},jg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ng(e){return e.expiresAt?ks(e)?i("token.until",{date:jt(e.expiresAt)}):i("settings.until",{date:jt(e.expiresAt)}):i("token.endless")}var Dg=e=>e.lastUsedAt?i("session.used",{date:ut(e.lastUsedAt)}):i("session.unused"),Ug=(e,t)=>{let s=i(ks(t)?"token.revoke":"settings.end");return Yt`
    <button type="button" class="quiet" aria-label="${s}: ${Kl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},_g=e=>Yt`${i(ks(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,Cg=(e,t)=>Yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Kl(t)}</span>
      <span class="badge">${Mg[t.kind]()}</span>
      ${t.current?Yt`<span class="badge">${i("settings.thisOne")}</span>`:vs}<br>
      ${ks(t)?Yt`<span class="soft">${jg(t)}</span><br>`:vs}
      <span class="soft">${_g(t)} · ${Dg(t)} · ${Ng(t)}</span>
    </span>
    ${t.current?vs:Ug(e,t)}
  </li>`;async function Eg(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Hg=e=>Yt`
  <button type="button" class="quiet" @click=${()=>Eg(e)}>${i("settings.endOthers")}</button>`,Rg=[90,30,365],zg=e=>Object.keys(ba).filter(t=>t!=="admin"||e.role==="admin"),Vg=(e,t)=>Yt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${ee(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:zg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Rg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ct(t,"password",i("account.password")):vs}`,Wg=e=>ei({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Gg(e){let t=null;await D(n=>Jl(a=>{t=a,n()}),i("token.create"),n=>Vg(e,n),()=>Yt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Wg(t.token))}var Zl=e=>Yt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Cg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Hg(e):vs}
      <button type="button" class="quiet" id="new-token" @click=${()=>Gg(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var wa=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...b()?.role==="admin"?["reported"]:[]],Yg=e=>pt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${cs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Jg=()=>Os.map(e=>[e,xn[e],e]),Kg=e=>pt`
  <section class="card">
    ${P("language",{label:i("settings.language"),options:Jg(),chosen:gt(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Uo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:qn(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Fa(),set:t=>e.setUnits(t)})}
    ${rs()?Yg(e):xt}
  </section>`;async function Zg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Xl=(e,t,s=xt)=>pt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Zg(n,e,t)}>
  </label>`,Xg=e=>pt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Qg=e=>pt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):xt}</p>`;function tb(e){return e.state==="on"?Xg(e):e.state==="off"?Qg(e):pt`<p class="note">${i(`push.${e.state}`)}</p>`}var eb=e=>pt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${wa().map(t=>Xl(e,t))}
    ${h().pushKey?Xl(e,"pushEnabled",pt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):xt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${tb(e.push)}
  </section>`,sb=e=>h().passwordLogin||e.passkeys.isShown||h().provider.enabled,ib=e=>pt`
  ${h().passwordLogin?ir(e):xt}
  ${e.passkeys.isShown?Wl(e.passkeys,e.asksPassword,e.redraw):xt}
  ${h().provider.enabled?nr(e):xt}`,Ql="/settings",tp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Kg,isLocal:!0,value:()=>[xn[gt()],i(`settings.theme.${qn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:eb,value:e=>i("settings.onOf",{n:wa().filter(t=>e.preferences[t]).length,of:wa().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Yl(e.places),value:e=>se().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:ib,isShown:sb,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Zl,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:ar,value:()=>i("settings.dataParts")}],nb=e=>pt`
  <ul class="card rows">
    ${tp.filter(({isShown:t})=>!t||t(e)).map(t=>X(`${Ql}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${dt()?X("/invites","people",i("invites.title")):xt}
    ${X("/shares","share",i("shares.mine"))}
    ${X("/help","comment",i("help.title"))}
    ${X("/about","feed",i("nav.about"))}
  </ul>`;async function ab(e){let t=it.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ob=e=>pt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>ab(e)}>${i("settings.signOut")}</button>`;function rb(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?d(s,n):e.isLoaded?t.view(e):w(5):pt`${s?d(s,n):xt}${nb(e)}`}function ep(e){let t=tp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return Vo();let s=new Qs(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>pt`
      ${t?f(n(),xt,Ql):f(n(),ob(s),"/profile")}
      ${s.refusal?d(s.refusal):xt}
      ${rb(s,t)}`}}import{html as Ot,nothing as xs}from"../lib/lit-html/lit-html.js";async function cb(e){let t=await e.offered(),s=t&&await Qi({offered:t});s&&(e.take(s),await ws(s))}async function lb(e,t){let s=await Qi({share:t});s&&e.take(s)}async function pb(e,t){await A(i("shares.revokeTitle",{title:Bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),S("new-share"))}var ub=async e=>await Zi(e)||ws(e,i("shares.one")),db=async e=>await Xi(e,Bt(e))||ws(e,i("shares.one")),mb=(e,t)=>St(i("shares.menu",{title:Bt(t)}),[...Ki()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>db(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>lb(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>pb(e,t)}],{id:`share-${t.id}`}),hb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,fb=e=>e.category?Ot`<span class="strong" dir="auto">${Bt(e)}</span>`:Ot`<a class="strong" dir="auto" href=${hb(e)}>${Bt(e)}</a>`,$b=e=>Ot`${i(`shares.kind.${la(e)}`)}${e.title?Ot`: <bdi>${pa(e)}</bdi>`:xs}`,fn=(e,t)=>Ot`<span class="badge">${e?c(e):xs} ${t}</span>`,gb=e=>Ot`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Bt(e)}" @click=${()=>ub(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,bb=(e,t)=>Ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${fb(t)}<br>
        <span class="soft">${$b(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${mb(e,t)}
    </div>
    <p class="marks">
      ${fn(t.place==="hidden"?"block":"pin",vl(t))}
      ${t.hasPassword?fn("lock",i("account.password")):xs}
      ${t.expiresAt?fn("",ua(t)):fn("",i("shares.endless"))}
    </p>
    ${t.expired?xs:Ot`<p class="row actions">${gb(t)} ${da(t)}</p>`}
  </li>`;function wb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ot`<div class="card"><ul class="people">${t.map(a=>bb(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),xs,"share"):w(3)}var yb=e=>Ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>cb(e)}>${i("shares.category")}</button>`;function sp(e){let t=new Yi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Ot`
      ${f(i("shares.mine"),yb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${wb(t)}`}}import{html as Jt,nothing as ya}from"../lib/lit-html/lit-html.js";var $n=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return it.get("outbox")}load=async()=>{await Qa(),this.isLoaded=!0,this.#t.update()};cancel(t){return eo(t.id)}retry(t){return so(t.id)}sendNow(){return io()}};async function vb(e,t){await go()&&e.cancel(t)}var kb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),ip=e=>Jt`<a class="strong" dir="auto" href=${no(e)}>${e.title}</a>`,xb={find:e=>Jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Jt`<span class="what" dir="auto">${e.body.content}</span><br>${ip(e)}`,like:ip},Ob=(e,t)=>Jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${kb(t)}</span><br>
      ${xb[t.kind](t)}<br>
      ${t.state==="refused"?Jt`<span class="error">${t.problem}</span>`:Jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ya}
      <button type="button" class="quiet" @click=${()=>vb(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function qb(e){return e.isLoaded?e.entries.length?Jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ob(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),ya,"send"):w(2)}function np(e){let t=new $n(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Jt`${f(i("outbox.title"),ya,"/")}${qb(t)}`}}import{html as ce,nothing as Sb}from"../lib/lit-html/lit-html.js";var gn=class{#t;constructor(t){this.#t=t,this.instance=new Me(t),this.areas=new Ge(t),this.invites=new Ye(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var ap=(e,t)=>ce`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,op=(e,t)=>ce`<p class="row end">${ap(e,i(t?"welcome.next":"welcome.later"))}</p>`,rp=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),Fb=(e,t)=>rp(e.instance.loading,e.instance.values,()=>ce`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${Je(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${ap(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Js(t.update)}`),Pb=e=>rp(e.areas.loading,e.areas.areas,()=>ce`
  ${sa(e.areas)}
  ${op(e,e.areas.areas.length||e.areas.isRunning)}`),Tb=e=>ce`
  ${e.invites.created?na(e.invites):ia(e.invites)}
  ${op(e,e.invites.created)}`,Lb=()=>ce`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${X("/settings/notifications","bell",i("welcome.push"))}
      ${X("/profile","people",i("steps.profile"))}
      ${X("/admin","gear",i("welcome.again"))}
      ${X("/","map",i("areas.show"))}
    </ul>
  </section>`,Ab={server:Fb,map:Pb,invite:Tb,done:Lb};function cp(e){let t=new gn(e),s=()=>t.step==="done"?Sb:ce`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ce`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Ab[t.step](t,e)}`}}function Bb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Aa(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((y,L)=>y+L,0),p=y=>s.get(y)===0&&!n&&!r.includes(y),$=y=>y&&(y<l||n)?`${q(y)}${n?"+":""}`:void 0;return{shown:o.filter(y=>!p(y)).map(y=>({category:y,count:$(s.get(y))})),rest:o.filter(p)}}}}import{html as Ib,nothing as Mb}from"../lib/lit-html/lit-html.js";async function jb(e){if(kn.get())return;let t=()=>{},s=new Fe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(kn.set("1"),await at((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Ib`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Mb}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as bn,nothing as lp}from"../lib/lit-html/lit-html.js";async function Nb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(x(s))}}function Db(e,t){if(b().role==="admin"){let s=v("/admin/map",{at:Us({lat:e.lat,lng:e.lng})});return bn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return bn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Nb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Ub=e=>bn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,_b=(e,{choose:t,close:s,key:n})=>bn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(rs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${No()?Db(e,s):lp}
    ${rs()?Ub(t):lp}
  </section>`,Cb=()=>_b;import{html as Qe,nothing as yn}from"../lib/lit-html/lit-html.js";var wn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Se(t)}async load(){let[t]=await Promise.all([Nt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Nt(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Eb=e=>Qe`
  ${e.friends.length?Qe`<ul class="people">${e.friends.map(t=>is(t,yn))}</ul>`:Qe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Qe`<button type="button" class="quiet" @click=${()=>E(e.more())}>${i("action.more")}</button>`:yn}`,Hb=(e,t,s)=>Qe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(pe(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:$t()})}</p>
  ${e.audience==="friends"?Eb(e):yn}
  ${e.hasLinks?Qe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:yn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Rb(e){let t=new wn(e);await E(t.load())&&await at((s,n)=>(t.update=n,Hb(t,e,s)),{label:i("find.whoSees")})}export{yp as about,cr as accounts,Af as addToList,gr as admin,xr as adminLog,Jc as areas,vr as categories,Bb as countCategories,dc as edit,qc as feed,Ac as help,Gc as import,nl as instance,Qc as invites,ol as join,Pl as list,Ll as lists,Bl as named,Il as notifications,Cb as offerOfStreets,jb as offerPush,Ml as people,Dl as person,_l as profile,Hl as reports,Rl as saved,ep as settings,Yf as shareFind,sp as shares,np as waiting,cp as welcome,Rb as whoSees};

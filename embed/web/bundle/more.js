import{$ as B,$b as vr,$c as Bs,A as T,Aa as tr,Ab as de,Ac as Ir,B as Gt,Ba as Ee,Bb as he,Bc as As,Bd as ic,C as _t,Ca as er,Cb as ur,Cc as Mr,D as De,Da as li,Db as fe,Dc as jr,E as _o,Ea as pi,Eb as rt,Ec as Ar,Ed as Fi,Fa as ui,Fb as mr,Fd as nc,G as Ue,Ga as sr,Gb as dr,H as Ls,Ha as ir,Hb as Xt,Hc as gt,Hd as ac,I as Co,Ia as mi,Ib as hi,Ic as Ge,Id as oc,J as Do,Jb as hr,Jc as Fe,Jd as rc,K as at,Ka as nr,Kb as H,Kc as Br,L as V,Lb as K,Lc as bt,M as u,Ma as ar,Mb as I,Mc as Nr,N as Uo,Na as or,Nb as fi,Nc as _r,Oa as rr,Ob as fr,Oc as Cr,P as ga,Pa as cr,Pb as $r,Pc as xi,Q as Ro,Qa as lr,Qb as gr,Qc as Oi,Rb as d,Sb as $i,Tb as qe,Tc as Dr,Ub as br,Vc as Je,Wb as wr,Wc as ba,Xb as Zt,Xc as qi,Y as Re,Yb as gi,Yc as Ur,Z as h,Zb as bi,Zc as Rr,_ as q,_b as yr,_c as Hr,a as Ce,aa as W,ac as wi,ad as zr,b as y,ba as M,bc as kr,bd as Ns,c as J,ca as Ho,cd as Er,d as Mo,da as zo,dc as xr,dd as Vr,e as da,ea as it,ec as S,f as ce,fa as f,fb as c,fc as Or,g as ha,ga as He,gb as D,gc as qr,gd as Wr,h as fa,ha as Eo,hb as G,hc as mt,hd as wa,i as le,ia as Ts,ib as pr,ic as L,j as Ss,jb as v,jc as Sr,jd as Kr,k as Fs,ka as Vo,kb as di,kc as g,kd as Yr,l as pe,la as Wo,lb as _,lc as N,ld as Gr,m as Ps,ma as ze,mb as b,mc as Fr,md as Jr,n as $a,na as ri,nb as k,nc as X,nd as Si,o as xt,oa as Ko,ob as Ve,oc as j,p as oi,pa as Yo,pb as U,pc as Pr,q as jo,qa as Go,qb as ot,qc as $t,qd as Xr,ra as Jo,rb as x,rc as Is,rd as ya,sa as $,sc as yi,sd as Zr,t as Ao,ta as ci,tc as Se,td as Qr,u as i,ua as qt,ub as We,uc as vi,ud as tc,v as Bo,va as Xo,vb as me,vc as ki,vd as ec,w as P,wa as Zo,wb as Ct,wc as Ms,xb as Ke,xc as js,y as ue,ya as Jt,yb as R,yc as Lr,z as No,za as Qo,zb as Ye,zc as Tr,zd as sc}from"./shared.js";async function _s(){if(!$())return;let e={language:xt(),timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone??""},t=[$().id,...Object.values(e)].join(" ");da.get()!==t&&await B("/api/notifications/preferences",e).then(()=>da.set(t),()=>{})}import{html as Pe,nothing as va}from"../lib/lit-html/lit-html.js";var dm=new URL("lib/",Ce).pathname,hm=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function cc(){if(Ns())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var fm=()=>cc()?i("about.tilesFrom",{host:cc()}):i("about.alone"),$m=()=>Pe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${fm()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,gm=()=>Pe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?Pe`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:va}
      ${Ns()?Pe`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:va}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,bm=([e,t,s,n])=>Pe`<li><a href="${dm}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,wm=()=>Pe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${hm.map(bm)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,ym=()=>({title:i("nav.about"),view:()=>Pe`
    ${v(i("nav.about"),va,$()?"/settings":"/sign-in")}
    ${oc()}${ac()}${$m()}${gm()}${wm()}`});import{html as Bi,nothing as Xm}from"../lib/lit-html/lit-html.js";var vm=200,km=2**20,ka=["all","active","suspended","admin"],lc={wrong_password:"password"},Le=e=>`/api/admin/users/${e.id}`,Pi=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ka.includes(s)?s:"all",this.list=H(t,()=>f("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(f("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,vm)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(P(n))}}get asksPassword(){return ci()}adminForm(t,s){let n=async({password:a})=>{this.#i(await W(Le(t),{role:"admin",...a?{password:a}:{}})),s()};return new S({send:n,fieldOf:lc})}demote(t){return this.#a(W(Le(t),{role:"member"}),i("admin.memberDone",{name:d(t)}))}lift(t){return this.#a(M(`${Le(t)}/suspension`),i("admin.liftDone",{name:d(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${Le(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new S({send:n,fieldOf:lc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await W(Le(t),{mediaLimit:a==="own"?Math.round(Number(o)*km):r})),s()};return new S({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await B(`${Le(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new S({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M(f(Le(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new S({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as Q,nothing as Qe}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as Cs}from"../lib/lit-html/lit-html.js";var xm=2e3,Xe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await ri()}enable=()=>this.#e(Ko);disable=()=>this.#e(Yo);test=()=>this.#s(async()=>{await Go(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},xm);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Li=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ec()}async read(){this.isShown&&(this.list=await h("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await h("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await sc(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new S({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await W(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new S({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(P(s))}this.#t.update()}};var Om=1,St=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Xt(this.#s,t)>Om&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(rt(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await hi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=rt(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await li(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var xa="/api/users/me/place-settings",qm={radius:.5,area:1},pc=[.2,.5,1,2,5],$e=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await h(xa,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await B(xa,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&ce.set(t.audience),u(i("privacy.saved"))}catch(s){u(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${xa}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new St(this.#t,s,()=>{n.point&&this.changeHome({...qm,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ti=class{list=[];#t;constructor(t){this.#t=t}async read(){this.list=await h("/api/watches",{signal:this.#t.signal})}async change(t,s){await I(W(`/api/watches/${t.id}`,s).then(n=>{this.list=this.list.map(a=>a.id===t.id?n:a)})),this.#t.update()}async remove(t){await I(M(`/api/watches/${t.id}`))&&(this.list=this.list.filter(s=>s.id!==t.id)),this.#t.update()}};function uc({latitude:e,longitude:t,radius:s,box:n}){let a=l=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(l,1e-4)))));if(!n)return{lat:e,lng:t,zoom:a(s/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var Sm=600*1e3-30*1e3,Fm=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Sm),mc=e=>!e.current&&e.kind!=="token",Ii=class{preferences=null;sessions=null;refusal=Xo();#t;constructor(t){this.#t=t,this.push=new Xe(t.update),this.passkeys=new Li(t),this.places=new $e(t),this.watches=new Ti(t),this.loading=K(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new S({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ci()}get asksCurrent(){return this.user.hasPassword&&!ic(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Fm(this.sessions)}get hasOthers(){return this.sessions.some(mc)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([h("/api/notifications/preferences",{signal:t}),h("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(t){await I(t()),this.#t.update()}setTheme(t){Kr(t),this.#t.update()}setUnits(t){Mo.set(t),this.#t.update()}setStreets(t){Vr(t),this.#t.update()}async setLanguage(t){await Ao(t),_s(),this.#t.update()}prefer(t){return this.#s(async()=>{this.preferences=await B("/api/notifications/preferences",t)})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(mc))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Qo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await B("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Jt(await h("/api/users/me")),this.sessions=await h("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),Jt(await h("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await tr(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Mi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as dc}from"../lib/lit-html/lit-html.js";var Pm=e=>dc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function C(e,t,s,n){let a=null;return X((o,r)=>(a??=e(()=>o(!0)),a.update=r,dc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Pm(o)}${n(a)}</div>
      </form>`),{label:t})}var Ze=()=>y().provider.name,ge=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?Ft`
  <p><a class="button quiet" href=${Mi()}>${i("signin.provider",{name:Ze()})}</a></p>`:Cs,Qt=(e,t,s)=>g(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Lm=()=>Ft`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ze()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,hc=({user:e,asksCurrent:t,password:s})=>Ft`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?Ft`<p class="note">${i("link.setPassword")}</p>`:Cs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${L(s)}
    ${ge(s)}
    ${t?Qt(s,"currentPassword",i("settings.currentPassword")):Cs}
    ${g(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Lm():Cs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Tm(e){let t=i("settings.unlinkTitle",{name:Ze()});await j(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Im(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ze()});await C(a=>t.confirmForm(a),s,a=>Ft`
    <p>${i("settings.linkText")}</p>
    ${L(a)}
    ${Qt(a,"password",i("account.password"))}`,()=>Ft`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Mi({link:"true"}))}var Mm=e=>Ft`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Tm(e)}>${i("settings.unlink")}</button></p>`,jm=e=>Ft`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Mi({link:"true"})} @click=${t=>Im(t,e)}>
      ${i("settings.link",{name:Ze()})}
    </a>
  </p>`,fc=e=>Ft`
  <section class="card">
    <h2>${i("settings.identity",{name:Ze()})}</h2>
    ${e.user.identityLinked?Mm(e):jm(e)}
  </section>`;async function Am(e){await C(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Ft`
    <p>${i("settings.deleteText")}</p>
    ${L(s)}
    ${ge(s)}
    ${e.asksPassword?Qt(s,"password",i("account.password")):Cs}`,()=>Ft`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var $c=e=>Ft`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Am(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Oa,nothing as Ds}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Ds;return Oa`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Ds} @change=${w=>a(w.target.value)}>
        ${s.map(([w,m,F=Ds])=>Oa`
          <option value=${w} lang=${F} ?selected=${w===n}>${m}</option>`)}
      </select>
      ${p===Ds?Ds:Oa`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Bm}from"../lib/lit-html/lit-html.js";async function Nm(e){let t=await de(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var ji=({title:e,text:t,label:s,value:n})=>X(a=>Bm`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Nm(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function _m({mediaBytes:e,mediaLimit:t}){let s=at(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:at(t)}):i("admin.usageUnlimited",{size:s})}var Cm=e=>[i("admin.joined",{date:_t(e.createdAt)}),e.seenAt?i("admin.seen",{date:_t(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),_m(e),e.invitedBy&&i("admin.invitedBy",{name:d(e.invitedBy)})],Dm=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Gt(t)}):i("admin.suspendedSince",{when:De(e)}),Um=e=>Q`<p class="note">${Dm(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Rm=e=>e.suspension?Q`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Is(e)}</span></span>`:Q`<a class="person" href="/people/${e.id}">${D(e)} <span>${Is(e)}</span></a>`,gc=(e,t)=>Q`
  ${L(t)}
  ${ge(t)}
  ${e.asksPassword?Qt(t,"password",i("account.password")):Qe}`,Hm=(e,t)=>C(s=>e.adminForm(t,s),i("admin.adminTitle",{name:d(t)}),s=>Q`
  <p>${i("admin.adminText")}</p>
  ${gc(e,s)}`,()=>Q`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function zm(e,t){await j(i("admin.memberTitle",{name:d(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Em=["instance","own","none"],Vm=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return Q`
    ${L(e)}
    ${O("kind",{label:i("admin.limit"),options:Em.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?g(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Qe}`};async function Ai(e,t,s){let n=await e;return n&&u(i(t,{name:d(s)})),n}var Wm=(e,t)=>C(s=>e.limitForm(t,s),i("admin.limitTitle",{name:d(t)}),s=>Vm(s,t),()=>Q`<button type="submit">${i("action.save")}</button>`),Km=(e,t)=>C(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:d(t)}),s=>Q`
  <p>${i("admin.suspendText")}</p>
  ${L(s)}
  ${g(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${g(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>Q`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Ym(e,t){let s="";await C(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:d(t)}),o=>Q`
    <p>${i("admin.linkAsk",{name:d(t)})}</p>
    ${gc(e,o)}`,()=>Q`<button type="submit">${i("admin.linkMake")}</button>`)&&await ji({title:i("admin.link"),text:i("admin.linkText",{name:d(t)}),label:i("admin.linkLabel"),value:s})}async function Gm(e,t){let s=C(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:d(t)}),n=>Q`
    <p>${i("admin.deleteText")}</p>
    ${L(n)}
    ${g(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${g(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>Q`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ai(s,"admin.deleteDone",t)&&x("account-search")}function Jm(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${d(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>zm(e,t)):s(i("admin.admin"),()=>Ai(Hm(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ai(Wm(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Ym(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ai(Km(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Gm(e,t),!0)]}var bc=(e,t)=>Q`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Rm(t)}
        ${t.role==="admin"?Q`<span class="badge">${i("admin.role")}</span>`:Qe}
        ${e.isMe(t)?Q`<span class="badge">${i("people.you")}</span>`:Qe}
        ${t.suspension?Q`<span class="badge warning">${i("admin.suspended")}</span>`:Qe}
      </span>
      ${$t(i("people.menu",{name:d(t)}),Jm(e,t))}
    </div>
    <p class="soft facts">${Cm(t).filter(Boolean).map(s=>Q`<span>${s}</span>`)}</p>
    ${t.suspension?Um(t.suspension):Qe}
  </li>`;function Zm(e,t){e.preventDefault(),t.search()}var Qm=e=>Bi`
  <form role="search" @submit=${t=>Zm(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ka.map(t=>Ve(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function td(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?Bi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>bc(e,a))}</ul>
    ${U(e.list)}`:Bi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function wc(e){let t=new Pi(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Bi`
      ${v(i("admin.people"),Xm,"/admin")}
      <section class="card">${Qm(t)}${td(t)}</section>`,close:()=>t.close()}}import{html as md,nothing as dd}from"../lib/lit-html/lit-html.js";var yc=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),vc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,ed=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function ts(e){let[t,s,n]=yc(e).map(vc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var es=4.5;function Ni(e){let t=e;for(let s=1;ts(t)<es;s-=.01)t=`#${yc(e).map(n=>Math.round(255*ed(vc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await sd(e)}catch{return e}}async function sd(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ss=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=He){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Us(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(P(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(P(t))}this.#e.update()}};var kc=2**20,_i="/api/admin/instance",xc=["invite","open","closed"],Oc=["members","admins","off"],is="#0f766e",Rs={teal:is,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},ns=class{values=null;accent=is;#t;constructor(t){this.#t=t,this.loading=K(t,async()=>{this.values=await h(_i,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new ss(`${_i}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await h(_i))}),this.form=new S({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return he(this.values.startView)}get myView(){return le.get()}async begin(t){await I(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||is}get isAccentDark(){return ts(this.accent)>=es}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(ts(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:T(s),least:T(es)})),this.form.update()}get darkerAccent(){return Ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/kc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===is&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*kc)),this.#e(await W(_i,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Ci=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=K(t,async()=>{this.values=await h("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Di=class{values=null;wishes=[];constructor(t){this.loading=K(t,async()=>{let[s,n]=await Promise.all([h("/api/admin/overview",{signal:t.signal}),h("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Ui,nothing as qa}from"../lib/lit-html/lit-html.js";var id={ok:"check",warn:"flag",fail:"close"},nd=e=>Ui`
  <li class="row finding ${e.status}">
    ${c(id[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ui`<br><span lang="en" class="soft">${e.fix}</span>`:qa}
    </span>
  </li>`;function ad({status:e,findings:t}){return Ui`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(nd)}</ul>`}var qc=e=>Ui`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?b(e.loading.problem,e.run):qa}
      ${e.values&&!e.loading.problem?ad(e.values):qa}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Dt,nothing as as}from"../lib/lit-html/lit-html.js";var od=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],te=(e,t)=>Dt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,rd=e=>i("admin.jobsOf",{push:T(e.pushJobs),media:T(e.mediaJobs)}),cd=e=>Dt`
  ${te(i("admin.backup"),e.lastAt?Dt`${G(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${te(i("admin.backupPlace"),e.place)}`,ld=e=>Dt`
  <dl class="stack">
    ${te(i("admin.users"),T(e.users))}
    ${te(i("admin.publicFinds"),T(e.finds))}
    ${te(i("admin.media"),at(e.mediaBytes))}
    ${e.diskFree===null?as:te(i("admin.disk"),at(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?te(i("admin.jobs"),rd(e)):as}
    ${e.backup?cd(e.backup):as}
    ${te(i("admin.swept"),e.sweptAt?G(e.sweptAt):i("admin.never"))}
    ${te(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,pd=e=>Dt`<li class="note">${i(`admin.problem.${e}`)}</li>`,ud=e=>Dt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Dt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${at(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Sc=({wishes:[e,...t]})=>e?Dt`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:as;function Fc({values:e,loading:t}){if(t.problem)return b(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>od.includes(n));return Dt`
    ${s.length?Dt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(pd)}</ul>`:as}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${ld(e)}
      ${e.largest.length?ud(e.largest):as}
    </section>`}import{html as Pc,nothing as Sa}from"../lib/lit-html/lit-html.js";var ct=(e,t,s,n="",a=Sa)=>Pc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Sa}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Pc`<br><span class="soft">${n}</span>`:Sa}
      </span>
      ${c("next")}
    </a>
  </li>`;var hd=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Lc(e){let t=new Di(e),s=new Ci(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>md`
      ${v(i("admin.title"),dd,"/profile")}
      ${Sc(t)}
      <section class="card">
        <ul class="people">${hd.map(([n,a,o])=>ct(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Fc(t)}
      ${qc(s)}`}}import{html as lt,nothing as Hs}from"../lib/lit-html/lit-html.js";var Tc="/api/admin/instance",Fa=20,Ri=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=K(t,async()=>{this.#s(await h(Tc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:me.map(s=>({code:s}))}get left(){return me.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Fa}async save(t){let s=await W(Tc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await I(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Hi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(me.includes(this.was.code)?this.was.code:""),this.form=new S({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return me.includes(this.was.code)}choose(t){this.isDarkened=ts(t)<es,this.color=this.isDarkened?Ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[xt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:xt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function zi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:f("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var fd=(e,t)=>lt`
  <button type="button" class="round" aria-label=${R(t)} title=${R(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${mt(t)}</button>`,$d=e=>lt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${me.map(t=>fd(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${me.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?lt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:lt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,gd=(e,t,s)=>lt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Hs}
  </button>`,bd=e=>lt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Rs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>gd(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Mc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:R(e.list[t].code)});return C(a=>(s=new Hi(e,t,a)).form,n,()=>lt`
    ${L(s.form)}
    ${wd().map((a,o)=>g(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:R(s.was.code)}):""}))}
    ${$d(s)}
    ${bd(s)}`,a=>N(a,i("action.save")))}var wd=()=>[xt(),...oi.filter(e=>e!==xt())];async function yd(e,t){let s=i("categories.removeTitle",{name:R(e.list[t].code)});await j(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function vd(e){await j(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Ic=(e,t,s,n,a,o)=>lt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function kd(e,{code:t},s){let n=R(t);return lt`
    <li class="row between">
      ${mt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Ic(e,s,-1,"up","categories.up",n)}
        ${Ic(e,s,1,"down","categories.down",n)}
        ${$t(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Mc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>yd(e,s)}]:[]])}
      </span>
    </li>`}var xd=e=>e.left.length&&!e.isFull?lt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>lt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${mt(t)} ${R(t)} ${c("plus")}
    </button>`)}
  </div>`:Hs,Od=e=>lt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>kd(e,t,s))}</ul>
    ${e.isFull?lt`<p class="hint">${i("categories.full",{n:Fa})}</p>`:lt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Mc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${xd(e)}
    ${e.isOwn?lt`
      <p><button type="button" class="quiet" @click=${()=>vd(e)}>${i("categories.restore")}</button></p>`:Hs}
  </section>`;function jc(e){let t=new Ri(e,zi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>lt`
      ${v(i("admin.categories"),Hs,"/admin")}
      ${t.loading.problem?b(t.loading.problem,t.loading.load):t.list?Od(t):k(6)}`}}import{html as Ei,nothing as Pa}from"../lib/lit-html/lit-html.js";var Ac={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},qd={mediaLimit:"limitOfAll",invites:"whoInvites"},Sd=e=>parseInt(e,10)?at(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Fd({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${qd[s]??s}`)).join(", "):e==="media_limit_changed"?Sd(t):t}function Pd(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ac[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Ld=e=>Ei`
  <li class="row act">
    ${c(Ac[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Pd(e)}</span><br>
      ${e.reason?Ei`<span dir="auto">${Fd(e)}</span><br>`:Pa}
      <span class="soft">${G(e.createdAt)}</span>
    </span>
  </li>`;function Td(e){return e.problem?b(e.problem,e.load):e.items?e.items.length?Ei`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Ld)}</ul>
      ${U(e)}
    </section>`:_(i("admin.noActs"),i("admin.noActsText"),Pa,"feed"):k(4)}function Bc(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ei`${v(i("admin.log"),Pa,"/admin")}${Td(t)}`}}import{html as wt,nothing as Tt}from"../lib/lit-html/lit-html.js";var Id=8,Vi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=h("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=ue(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Ct().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=ue(R(o));return r.includes(s)&&(r!==s||Ke(o))}).slice(0,Id))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Md=1200*36e5,Wi=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Uo}$`).test(s)||!this.#s?s:Ee()),this.#s&&!this.stored&&this.#r(Ee())}#r(t){this.id=t,this.#e=this.#s?Zt(t):wr(t),this.stored=this.#e.get()}get findId(){return this.#i??=er(this.id)>Date.now()-Md?this.id:Ee()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await bi(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),vr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?wi(this.id):null}};async function Nc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await h(f(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:rt(o)}}let n=he(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var _c=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:rt(a),name:n,by:"search"}},Ki=()=>gt.includes(ce.get())?ce.get():"everyone",Cc=()=>gt.includes(ce.get()),Yi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),La=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Dc(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return La(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:gt[Math.max(gt.indexOf(s),gt.indexOf(t.audience))]}}function Uc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,w=p?{area:Number(a)}:{},F=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...w,...F}}var Rc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Hc=(e,{area:t})=>B(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),zc=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var os=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Wi(t),this.form=new S({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Ki())},this.proposals=new Vi(t),this.loading=K(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ke(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Uc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Rc(l,t)&&await this.#e.showHome()&&await Hc(l.id,t).catch(p=>u(P(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=mi(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Gi(e){try{let t=await rs(e,0,262144),s=await jd(e,t);return s?Rd(Ud(s.view,s.tiff)):Ec}catch{return Ec}}var Ec={place:null,time:""},rs=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function jd(e,t){return t.getUint16(0)===65496?Ad(t):t.getUint32(0)===2303741511?Vc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):ee(t,0,4)==="RIFF"&&ee(t,8,4)==="WEBP"?Vc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):ee(t,4,4)==="ftyp"?Nd(e):null}var ee=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Ad(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ta=1<<20,Ia=1e4;async function Vc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ia&&t+8<=e.size;l++){let p=await rs(e,t,8),w=p.getUint32(o?0:4,s);if(ee(p,o?4:0,4)===n)return Bd(await rs(e,t+8,Math.min(w,Ta)));t+=a+w+(r?w%2:0)}return null}var Bd=e=>({view:e,tiff:ee(e,0,4)==="Exif"?6:0});function Wc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ia;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:ee(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Nd(e){for(let t=0,s=0;s<Ia&&t+8<=e.size;s++){let n=await rs(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(ee(n,4,4)==="meta")return _d(e,await rs(e,t,Math.min(a,Ta)));t+=a}return null}async function _d(e,t){let s=Wc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(w=>w.type===p),a=Cd(t,n("iinf")),o=a===null?null:Dd(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await rs(e,o.at,Math.min(o.size,Ta));return{view:l,tiff:4+l.getUint32(0)}}function Cd(e,t){if(!t)return null;let s=Wc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(ee(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Dd(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=F=>{let et=F===8?Number(e.getBigUint64(a)):F===4?e.getUint32(a):F===2?e.getUint16(a):0;return a+=F,et},r=o(2),[l,p,w]=[r>>12,r>>8&15,r>>4&15],m=n?r&15:0;for(let F=o(n<2?2:4);F>0&&a<t.to;F--){let et=o(n<2?2:4),re=n?o(2)&15:0;o(2);let _e=o(w),ni=null;for(let st=o(2);st>0&&a<=t.to;st--){o(m);let Lt=_e+o(l),ai=o(p);ni??={method:re,at:Lt,size:ai}}if(et===s)return ni}return null}function Ud(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>ee(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Rd(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,zd,null),time:s(34665,Hd,"")}}function Hd({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function zd({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let w=e(s.get(p)),m=et=>e(w+8*et)/e(w+8*et+4),F=r.indexOf(t(s.get(l),1).toUpperCase());return F<0?NaN:(m(0)+(m(1)||0)/60+(m(2)||0)/3600)*(F?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Ed=2,Vd=2,Wd=60,cs=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=He}){this.items=t.map(({at:r,key:l,caption:p="",...w})=>({media:w,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#d(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ir(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Ed-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Re(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Wd,(t.pause??Vd/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#d(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Us(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Do(r)})};if(s.aborted)return null;let l=w=>{t.progress=w,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#l(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#l),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#l)}#l({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ji=class extends os{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ho(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=La({audience:Ge(t),...zc(t)}),this.values={...t,...n,...Dc(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new cs(t.media,{changed:a,signal:this.page.signal}),this.place=new St(this.page,n?.place??_c(t),()=>this.changed())}saveDraft(){let t={...Yi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ui(s),p=l===this.#e?{}:{locationId:l},w=o.map(F=>F.id?{id:F.id,caption:F.caption??null}:F),m=a?{media:w,mediaToDelete:r}:{};return B(this.#t,{...t,...p,...m},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var Yc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...rt(n),km:n.area})),Kc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Kd(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${T(t.n)}+`:T(t.n),label:s.length?i("lists.nthMore",{first:Kc(t),n:s.length}):Kc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Gc=(e,t,s)=>Si(e,t,s).map(Kd);function Jc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Zc=["private","members","friends","public"],Xc=["viewer","contributor","editor","owner"],Te=e=>e.invited?"":e.role??(e.userId===$().id?"owner":""),Ma=(e,t)=>Xc.indexOf(e)>=Xc.indexOf(t);function ja(e,t=[]){let s=Fs.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var tn=e=>I(q(`/api/lists/${e}/join`,{})),en=e=>I(M(`/api/lists/${e}/members/${$().id}`)),Qc=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),tl=({photos:e,cover:t})=>e??(t?[t]:[]),el=e=>new S({send:async t=>e(await q("/api/lists",Qc(t)))}),Xi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=H(t,f("/api/lists",{userId:s,limit:20})),this.shared=H(t,f("/api/lists",{member:"joined",limit:50})),this.invitations=H(t,f("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?tn(t):en(t));return n&&!s&&await this.load(),n&&s}},Zi=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,()=>f(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=K(t,()=>this.#n()),this.#s=V.subscribe("liveList",({id:s,closed:n}={})=>{s===t.params.id&&!this.#i&&this.#a(n)})}get path(){return this.#e}get role(){return this.list?Te(this.list):""}may(t){return Ma(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===$().id||s?.by?.id===$().id}hasAdded({listed:t}){return t?.by?.id===$().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){!t&&this.finds.items?.length>50||await this.loading.load()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}get canHide(){return!this.isOwn&&$().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return f("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Yc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await h(this.#e,{signal:this.#t.signal}),V.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&B(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await it(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await tn(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r(en(this.list.id))}entryForm=(t,s)=>new S({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===$().id?{exact:!!a,shareable:!!o,editable:!!r}:{};await B(`${this.#e}/finds/${t.id}`,{note:n.trim(),...l}),s(),await this.finds.load()}});close(){this.#s(),V.set("openList","")}editForm=t=>new S({send:async s=>{this.list=await B(this.#e,Qc(s)),this.#t.update(),t()}});hideForm=t=>new S({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(I(M(this.#e)))}async#c(t){if(await I(t)){let s=await h(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#c(M(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#c(B(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#c(B(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},sn=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,sl=({memberCount:e,visibility:t})=>e>1&&t!=="private",Qi=class{lists=null;update=()=>{};#t;constructor({id:t,userId:s}){this.#t=t,this.hint=s===$().id?"edit.listsText":"lists.othersText",this.form=new S({send:(n,a)=>this.#e(n,a),update:()=>this.update()})}load(){return I(h(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=ja(t)}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await I(t.hasFind?B(s):M(s))?t.hasFind&&Fs.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function Aa(){if(!await caches.has(Ps))return null;let e=await caches.open(Ps),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Yd(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Yd(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function il(e){let t=await caches.open(Ps);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ps),Aa()}var Gd=2,nn=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Gd)}async load(){await kr();let t=await bi();if(this.#t.signal.aborted)return;this.close();let s=gi().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-pi),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Zt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Zt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Jd=.15,nl=e=>e.slice(0,10);function Xd(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var al=e=>e.find(t=>t.place)?.place??null,ol=e=>e.find(t=>t.time)?.time??"";function Zd(e,t,s){let[n,a]=[al(e),ol(e)];return e.length<s&&(!n||!t.place||Xt(n,t.place)<=Jd)&&(!a||!t.time||nl(a)===nl(t.time))}function rl(e,t){let s=[];for(let n of Xd(e)){let a=s.findLast(o=>Zd(o,n,t));a?a.push(n):s.push([n])}return s}var zs=e=>({place:al(e),time:ol(e)}),cl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),ll=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var an=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Gi(o)}))),a=rl(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=zs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await li(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:zs(t).place?this.#e.get(t[0])??"":"",time:zs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(cl(this.groups,t))}split(t,s){this.#s(ll(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ee()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await Qd(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=zs(n),r={id:s,at:a,audience:Ki(),media:[],label:this.describe(n).name};if(Zt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Zt(s).get())throw{code:"storage"};await yr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Qd(e){Zt(e).remove(),await wi(e)}var pl=20,th=["no_place_in_text","link_unknown"],on=class extends os{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new nn(t,this.draft.id),this.several=new an(t),this.settings=new $e(t)}async begin(){let{page:t,values:s}=this,n=await Nc(t.query,s.place),a=s.media??[],o=a.filter(m=>m.at>Date.now()-pi);this.photosExpired=o.length<a.length;let r=m=>{m&&u(m),this.changed()},l=m=>this.place.suggestPoint(m);this.uploads=new cs(o,{changed:r,placed:l,signal:t.signal}),this.place=new St(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(Cc()?"":this.settings.values.audience),()=>{});this.#a(p);let w=await this.draft.files();w.length&&this.uploads.add(w.map(m=>m.file),w.map(m=>m.key)),this.received=t.query.has("shared")?await Aa():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>it(f("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=ja(r.flatMap(({items:p})=>p).filter(p=>Ma(Te(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,w)=>w<pl&&(!l||this.lists.some(m=>m.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-pl)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(sl).map(sn)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Yi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await il(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!ya(s)||this.place.point)return{};try{let n=await Qr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(m=>ya(m)&&/^\S+$/.test(m.trim())),p=r.filter((m,F)=>F!==l&&m.trim()!==n.title),w={title:a||n.title,description:p.join(`
`).trim()};return this.change(w),this.place.point||this.place.setPlace(n),w}catch(n){return n.name!=="AbortError"&&!th.includes(n.reason)&&u(P(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await ui(s),await sr(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Re(o))return this.#c(a,s);let r=mi(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){return await ar(this.draft.findId,{body:t,place:s,locationId:this.#s},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&ce.set(this.values.audience),s&&Fs.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=gi();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ls,nothing as Ba}from"../lib/lit-html/lit-html.js";function eh(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var sh=({media:e,preview:t})=>ls`
  <span class="thumb">${e||t?ls`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function ih(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ls`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${sh(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ls`<span class="soft" dir="auto">${s.label}</span>`:Ba}
          <span class="soft">${De(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>eh(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ul=e=>e.items.length?ls`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>ih(e,t))}</ul>
    ${e.shown.length<e.items.length?ls`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ba}
  </section>`:Ba;var ml=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),dl=e=>[...e.dataTransfer?.types??[]].includes("Files"),nh=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function hl(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{dl(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{dl(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(ml(a.dataTransfer)))}),n("paste",a=>{let o=ml(a.clipboardData);!o.length||nh(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Ut,nothing as cn}from"../lib/lit-html/lit-html.js";var Na=[1,5,20],ps=e=>e?i("privacy.area",{distance:Ls(e)}):i("privacy.exact");function Es(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Ls(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Vs=()=>Na.map(e=>[String(e),ps(e)]),be=()=>[["0",ps(0)],...Vs()],rn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ws,nothing as _a}from"../lib/lit-html/lit-html.js";var us="category";function fl(e,{category:t}){let s=document.getElementById(us);if(s.value=t,Ke(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ah(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function oh(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)fl(t,s[n]);else return;e.preventDefault()}var rh=(e,t,s)=>Ws`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>fl(e,t)}>
    ${mt(t.category)}
    <span class="grow" dir="auto">${R(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?T(t.count):_a}</span>
  </li>`,ch=e=>{let{items:t}=e.proposals;return Ws`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>rh(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function $l(e){let{form:t,proposals:s}=e,n=t.errors[us];return Ws`
    <div class="field">
      <label for=${us}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${us} name=${us} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:_a}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":_a}
          .defaultValue=${e.values.category??""} @input=${a=>ah(a,e)} @keydown=${a=>oh(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ch(e)}
      </div>
      ${Sr(t.left[us])}
      ${n?Ws`<p class="error" id="category-error">${n}</p>`:Ws`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ks=(e,t,s,n,a)=>Ut`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function bl(e){let t=e?.closest("details");t&&(t.open=!0)}var lh=e=>Ks("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),g(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),gl=(e,t,s)=>Ut`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${mt(t)} ${R(t)}
  </button>`;function ph(e){let{category:t}=e.values,[s,n]=t?[mt(t),R(t)]:[c("filter"),i("edit.none")];return Ks("category",s,i("find.category"),n,Ut`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Ct().map(a=>gl(e,a,a===t))}
        ${gl(e,"other",e.isOther)}
      </div>
      ${e.isOther?$l(e):cn}
    </fieldset>`)}var uh=(e,t)=>Ut`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Fe(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:J()})}</span>
      </span>
    </span>
  </label>`;function mh(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return Ks("audience",c(Fe(t)),i("edit.who"),n,Ut`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${gt.map(a=>uh(e,a))}
    </fieldset>`)}var dh=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:rn(),chosen:e});function hh(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ks("shown",c("map"),i("privacy.shown"),t===""?Es(e.settings?.values):ps(Number(t)),Ut`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Es(e.settings.values)]]:[],...be()]})}
    ${Number(t)?dh(s):cn}`)}var fh=(e,t)=>Ut`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Ut`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:cn}
    </label>
  </li>`,$h=e=>e.lists?.length?Ks("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),Ut`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>fh(e,t))}</ul>`):cn,wl=e=>Ut`
  <div class="folds">${lh(e)}${ph(e)}${mh(e)}${$h(e)}${hh(e)}</div>`;import{html as pn,nothing as Ua}from"../lib/lit-html/lit-html.js";import{html as Rt,nothing as Ys}from"../lib/lit-html/lit-html.js";var Ca=16,yl=10,gh=2,bh={lat:25,lng:5,zoom:1},ln=class extends St{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&le.get()&&s.zoom>=yl?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ca};let t=ur();return t?.zoom?t:bh}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ca,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return Xt(this.point,t)<gh*dr(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Xt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ca,s=this.source==="tap"&&!this.chosen&&t<yl;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ms(e){let t=new AbortController,s=null,n=X((o,r)=>(s??=new ln({signal:t.signal,update:r},e),qh(s,o)),{label:i("spot.title"),kind:"chooser"});vl(s),await n&&e.take(s),t.abort(),s.close()}var vl=e=>e.showMap(t=>Yr(document.getElementById("spot"),{...t,hasCross:!0})),wh=(e,t)=>Rt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,yh=e=>Rt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?b({code:"map",text:i("map.failed")},()=>vl(e)):Ys}
  </div>`;function vh(e,t){let s=e.chosen?.id===t.id;return Rt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ue(t.distance)}</span>
    </button>`}var kh=e=>Rt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Rt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ys}
    ${e.nearby.map(t=>vh(e,t))}
  </div>`,xh=e=>Rt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Da=e=>i(`spot.${e.source||"set"}`),Oh=e=>Rt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Rt`<span class="soft">${Da(e)}</span>`:Ys}</span>
  </p>`,qh=(e,t)=>Rt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${wh(e,t)}
  ${yh(e)}
  <div class="panel">
    ${Oh(e)}
    ${kh(e)}
    ${e.chosen?Ys:xh(e)}
    ${e.problem?Rt`<p class="error" role="alert">${e.problem}</p>`:Ys}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var kl=(e,t)=>pn`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,xl=(e,t)=>pn`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ua} @click=${()=>ms(e)}>
      ${e.point?pn`<place-map inert .at=${e.point}></place-map>`:Ua}
      ${e.point?kl(e.label||i("spot.unnamed"),[Da(e),i("spot.change")].filter(Boolean).join(" · ")):kl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?pn`<p class="error" id="place-error" role="alert">${t}</p>`:Ua}
  </fieldset>`;import{html as Ie,nothing as Ra}from"../lib/lit-html/lit-html.js";function Sh(e,t){e.merge(t),x(`group-${t-1}`)}function Fh(e,t,s){e.split(t,s),x(`group-${t+1}`)}var Ph=({preview:e,file:t})=>e?Ie`<img src=${e} alt="">`:Ie`<span class="film" title=${t.name}>${c("play")}</span>`,Lh=(e,t,s)=>Ie`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Fh(e,t,s)}></button>`;function Th(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&_t(a),n].filter(Boolean);return Ie`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ie`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Sh(e,s)}>
            ${i("group.merge")}
          </button>`:Ra}
      </div>
      <ul class="group">${t.map((r,l)=>Ie`<li>${l?Lh(e,s,l):Ra}${Ph(r)}</li>`)}</ul>
    </li>`}var Ol=(e,t)=>e.groups?Ie`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Th(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ra;import{html as pt,nothing as se}from"../lib/lit-html/lit-html.js";import{html as Ha}from"../lib/lit-html/lit-html.js";async function Ih(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await X((r,l)=>(n??=new S({send:({caption:p})=>r(p.trim()),update:l}),Ha`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${g(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ql=(e,t,s,n)=>Ha`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Ih(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ha`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Mh,jh]=[6,10],Ah=300,z=null;function Sl(){z.isOn=!0,z.item.classList.add("lifted"),Or()}var Fl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Bh=(e,t)=>Fl(z.item).find(s=>{let n=s.getBoundingClientRect();return s!==z.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Nh(e){if(e.pointerId!==z.id)return;let[t,s]=[e.clientX-z.x,e.clientY-z.y],n=e.pointerType==="touch";if(!z.isOn){if(Math.hypot(t,s)<(n?jh:Mh))return;if(n)return z.end();Sl()}z.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,z.over?.classList.remove("target"),z.over=Bh(e.clientX,e.clientY),z.over?.classList.add("target")}function un(e,t){if(e.button||z||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(z.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",z.over?.classList.remove("target"),z=null};z={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(z.timer=setTimeout(Sl,Ah));let r=p=>{p.pointerId===z.id&&o()},l=p=>{if(p.pointerId!==z.id)return;let[w,m]=[s,z.isOn&&z.over].map(F=>Fl(s).indexOf(F));o(),m>=0&&t(w,m)};document.addEventListener("pointermove",Nh,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Me(e){(z?.isOn||e.type==="dragstart")&&e.preventDefault()}var _h="image/*,video/mp4,video/quicktime,video/webm";function Ch(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Pl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ll(e){return e.media?bt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?pt`<span class="film">${c("play")}</span>`:pt`<img src=${e.preview} alt="">`}var Tl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},mn=(e,t,s,n,a)=>pt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Dh=(e,t)=>e.progress<1?pt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:pt`<span class="over">${i("upload.processing")}</span>`,Uh=(e,t)=>({sending:()=>Dh(e,t),paused:()=>pt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>pt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>pt`<span class="over error">${i("upload.failed")}</span>`,done:()=>se})[e.state]();function Rh(e,t,s){let n=s+1;return pt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>un(a,(o,r)=>e.move(o,r))}
      @error=${Tl} @load=${Tl}>
      ${Ll(t)}
      ${s===0&&e.items.length>1?pt`<span class="cover">${i("upload.cover")}</span>`:se}
      ${Uh(t,n)}
      <span class="buttons">
        ${s>0?mn("before","earlier","back",n,()=>Pl(e,s,s-1)):se}
        ${n<e.items.length?mn("after","later","next",n,()=>Pl(e,s,s+1)):se}
        ${t.state==="failed"||t.state==="paused"?mn("","again","retry",n,()=>e.retry(t)):se}
        ${mn("drop",t.state==="done"?"remove":"cancel","close",n,()=>Ch(e,t))}
      </span>
      ${t.state==="failed"?se:ql(e,t,n,Ll(t))}
    </li>`}function Hh(e,t){t([...e.target.files]),e.target.value=""}var zh=(e,t)=>pt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?se:pt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${_h} multiple @change=${s=>Hh(s,t)}>
  </li>`;function Eh(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return pt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:T(e.items.length)}):""}</p>
    ${s.map(n=>pt`<p class="error" role="alert">${n}</p>`)}`}var Il=(e,t)=>pt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Me} @contextmenu=${Me} @dragstart=${Me}>
    ${e.items.map((s,n)=>Rh(e,s,n))}
    ${e.items.length<e.most?zh(e,t):se}
  </ul>
  ${e.items.length>1?pt`<p class="hint">${i("upload.order")}</p>`:se}
  ${Eh(e)}`;async function jl(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function Vh(e){e.uploads.add(e.several.decline()),x("files")}async function Wh(e){Ml(e.received.values),Ml(await e.resolveReceived(!0))}function Ml(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Kh=e=>{let t=Zr(Object.values(e).join(`
`));return t?wt`<p class="hint">${i("places.asks",{host:t})}</p>`:Tt},Yh=(e,t)=>wt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>wt`<p class="text" dir="auto">${s}</p>`)}
    ${Kh(e.received.values)}
    ${e.received.files.length?wt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Tt}
    ${t?wt`<p class="note">${i("edit.sharedFull")}</p>`:Tt}
    ${e.received.left?wt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Tt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Wh(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Gh(e){await j(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Jh=()=>j(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Xh=e=>wt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Gh(e)}>${i("edit.startOver")}</button>
  </p>`,Zh=e=>wt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?wt`<p class="note">${i("edit.photosGone")}</p>`:Tt}
    ${Il(e.uploads,t=>jl(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Qh=e=>wt`
  ${L(e.form)}
  ${e.form.refusal?.reason==="changed_since"?wt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Tt}`;function tf(e,t){t.change(xr(e.currentTarget))}async function ef(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");bl(n),n?.focus()}function sf(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>tf(a,e);return wt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>ef(a,e)}>
      ${e.isRestored?Xh(e):Tt}
      ${Zh(e)}
      ${xl(e.place,e.placeError)}
      ${g(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${wl(e)}
      <div class="publish">
        ${Qh(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var nf=(e,t)=>wt`
  ${e.received?Yh(e,t.get("shared")==="full"):Tt}
  ${Ol(e.several,()=>Vh(e))}
  ${e.several.groups?Tt:ul(e.drafts)}`;function af(e,t){return e.loading.problem?b(e.loading.problem,t):e.uploads?sf(e):k(4)}function Al(e){let t=new(e.params.id?Ji:on)(e,{showHome:Jh}),s=()=>t.loading.load();return hl(e.signal,n=>t.uploads&&jl(t,n)),{title:t.title,ready:s(),view:()=>wt`
      ${v(t.title,Tt,t.back)}
      ${t.isNew?nf(t,e.query):Tt}
      ${af(t,s)}`,close:()=>t.close()}}import{html as fs,nothing as Jl}from"../lib/lit-html/lit-html.js";var of=3,rf=4,dn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function cf(){let e=new Intl.Locale(jo());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var lf=e=>[["today",dn(e)],["yesterday",dn(e,1)],["week",dn(e,(e.getDay()-cf()+7)%7)],["earlier",-1/0]],za=e=>dn(new Date(e.createdAt)).getTime(),hn=e=>`${za(e)} ${e.user.id}`;function pf(e){let t=new Map;for(let s of e)t.set(hn(s),[...t.get(hn(s))??[],s]);return t}function Bl(e,{now:t=new Date,mayContinue:s=!1}={}){let n=pf(e),a=s&&e.length?za(e.at(-1)):NaN,o=new Map,r=lf(t);for(let l of e){let p=n.get(hn(l)),w=p.length>=of;if(w&&p[0]!==l)continue;let m=w?{key:hn(l),finds:p,hasMore:za(l)===a}:{find:l},F=new Date(l.createdAt),[et]=r.find(([,re])=>F>=re);o.set(et,[...o.get(et)??[],m])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Nl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,rf);return{shown:s,rest:e.length-s.length}}var uf=1500,[mf,df]=[4,4],hf=9;function ff(){let e=he(le.get());return e?.zoom>=hf?{lat:e.lat,lng:e.lng}:null}var $f=()=>Promise.race([hr(),We(uf,null)]),gf=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},fn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>f("/api/finds/feed",{...gf(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new qr(t.id,()=>t,this.#s)),s}save(t,s){return $r(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await $f();this.#o(t??ff(),!!t)}await this.#a()};get days(){return Bl(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(mf)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<df;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await hi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Xt(this.at,rt(qe(t))):void 0};function bf(){return Vo()?!0:V.get("installPrompt")||Wo()?!1:void 0}async function wf(){let e=await ri();return{on:!0,off:!1}[e]}var ds=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ha.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&y().tiles?.kind==="vector"?Hr().length>0:void 0,find:h(`/api/users/${$().id}`,{signal:t}).then(a=>a.findCount>0),friend:h("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:wf(),install:bf()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=V.get("installPrompt");t&&(await t.prompt(),V.set("installPrompt",null),await this.load())}dismiss=()=>{ha.set($().id),this.steps=[],this.#t.update()}};import{html as Ht,nothing as we}from"../lib/lit-html/lit-html.js";var yf="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",vf=(e,t)=>Ht`
  <span class="cover c-${Ye(e.category).code}">
    ${e.media.length?bt(e.media[0],{sizes:yf,eager:t}):mt(e.category)}
    ${e.media[0]?.type==="video"?Ht`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Ht`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function kf(e,t){let s=[br(e,qe(e))?"":$i(qe(e)),t===void 0?"":Co(t)].filter(Boolean);return s.length?Ht`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Ht` · ${s[1]}`:we}</span>`:we}var Ea=(e,t,s=we)=>Ht`
  <span class="by">
    ${D(e.user,28)} <span class="grow">${d(e.user)} <span class="soft">· ${G(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Ht`<span class="badge">${i("feed.friend")}</span>`:we}
    ${e.reasonOf?Ht`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:we}
    ${s}
  </span>`,_l=(e,t,s,{km:n,eager:a,isMixed:o})=>Ht`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${vf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${kf(e,n)}
        ${Ea(e,o,Nr(e))}
      </span>
    </a>
    <div class="acts">
      ${Ar(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Ht`<span>${T(e.commentCount)}</span>`:we}
      </a>
      <span class="grow"></span>
      ${jr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as hs,nothing as Cl}from"../lib/lit-html/lit-html.js";var Va=({key:e})=>`group-${e.replace(" ","-")}`;async function Dl(e,t){e.toggle(t),await x(Va(t))}var xf=(e,t)=>hs`
  <span class="piece c-${Ye(e.category).code}">
    ${e.media.length?bt(e.media[0],{thumb:!0}):mt(e.category)}
    ${t?hs`<span class="beyond">+${T(t)}</span>`:Cl}
  </span>`;function Of(e){let{shown:t,rest:s}=Nl(e);return hs`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>xf(n,a===t.length-1?s:0))}</span>
    </span>`}var Ul=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),qf=e=>e.map((t,s)=>hs`${s?" · ":Cl}<bdi>${t.title}</bdi>`),Sf=(e,t)=>hs`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Va(t)} aria-expanded="false" @click=${()=>Dl(e,t)}>
      ${Of(t.finds)}
      <span class="about">
        <span class="name">${Ul(t)}</span>
        <span class="soft titles">${qf(t.finds.slice(0,10))}</span>
        ${Ea(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Ff=(e,t,s)=>hs`
  <li class="feed-group">
    <div class="by">
      ${D(t.finds[0].user,28)}
      <span class="grow">${d(t.finds[0].user)} <span class="soft">· ${Ul(t)}</span></span>
      <button type="button" class="quiet" id=${Va(t)} aria-expanded="true" @click=${()=>Dl(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Rl=(e,t,s)=>e.isOpen(t)?Ff(e,t,s):Sf(e,t);import{html as je,nothing as Gs}from"../lib/lit-html/lit-html.js";var Hl={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>qt()?"/invites":"/people",push:()=>"/settings/notifications"},Pf=e=>i(e==="friend"&&qt()?"steps.inviteAction":`steps.${e}Action`);function Lf(e,t){return Hl[t]?je`<a class="button quiet" href=${Hl[t]()}>${Pf(t)}</a>`:V.get("installPrompt")?je`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:je`<span class="hint">${i("steps.installHint")}</span>`}var Tf=(e,{name:t,isDone:s})=>je`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Gs}</span>
    <span class="grow">${i(t==="friend"&&qt()?"steps.invite":`steps.${t}`,{instance:J()})}${s?je`<span class="unseen"> (${i("steps.done")})</span>`:Gs}</span>
    ${s?Gs:Lf(e,t)}
  </li>`;async function If(e,t){let s=new ds(t);e.note=()=>s.isShown?je`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ot(s.dismiss)}
    </p>`:Gs,await s.load()}var zl=(e,t)=>e.isShown?je`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Tf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Gs;import{html as Wl,nothing as Vl}from"../lib/lit-html/lit-html.js";var Mf=1,El=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),$n=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=f("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await h(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Mf)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":d(t.user)};var jf=(e,t)=>[i("feed.yearsAgo",{n:El(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Af(e){e.more(),await x("this-day")}var Bf=e=>Wl`
  <button type="button" class="link" @click=${()=>Af(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,Kl=e=>e.shown.length?Wl`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?Bf(e):Vl}
    </div>
    <ul class="rows">${e.shown.map(t=>xi(t,jf(e,t)))}</ul>
  </section>`:Vl;var Nf=()=>fs`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,_f=e=>e.isHere?Jl:fs`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Yl=e=>fs`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${_f(e)}</p>`,Gl=(e,t)=>_l(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Cf=({name:e,entries:t},s)=>fs`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Gl(n.find,s):Rl(s,n,a=>Gl(a,s)))}
    </ul>
  </section>`;function Df(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[zl(t,location.hash==="#steps"||!n?.length),Kl(s),Uf(e)]}function Uf(e){let{items:t,problem:s,load:n}=e.list;if(s)return b(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Yl(e),_(i("feed.none"),a,Jl,"feed")]}return fs`
    ${Yl(e)}
    ${e.days.map(a=>Cf(a,e))}
    ${U({...e.list,more:e.more})}`}function Xl(e){let t=new fn(e),s=new ds(e),n=new $n(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>fs`
      ${v(i("feed.title"),Nf())}
      ${Df(t,s,n)}`}}import{html as E,nothing as $s}from"../lib/lit-html/lit-html.js";var Rf=30,gn=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:gn(t.at(-1))).join("");function Zl([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Zl).join(" ")).join(" "):e==="table"?t.map(n=>n.map(gn).join(" ")).join(" "):gn(s??t)}function Hf(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:gn(s[2]),texts:[]}):t.at(-1).texts.push(Zl(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var zf=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Ef(e,t){let s=Math.min(...t.map(o=>ue(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Vf(e,t){let s=ue(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>ue(`${o} ${r}`).includes(l))?s.some(l=>ue(o).includes(l))?2:1:0;return e.flatMap(Hf).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Rf).map(([,o])=>({address:zf(o),title:o.title,document:o.document,part:Ef(o.text,s)}))}function Wf(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var bn=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=K(t,async()=>{let s=await fetch(new URL("bundle/help.json",Ce).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Wf(this.#e,xt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Vf(this.documents,this.query)}search(t){this.query=t,this.#t.rename(f("/help",{q:t.trim()})),this.#t.update()}};var zt=e=>e.map(t=>typeof t=="string"?t:Kf[t[0]](t)),Kf={b:([,e])=>E`<b>${zt(e)}</b>`,i:([,e])=>E`<i>${zt(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${zt(t)}</a>`:E`<a href=${e}>${zt(t)}</a>`},Ql=e=>E`<li>${e.length===1&&e[0][0]==="p"?zt(e[0][1]):e.map(sp)}</li>`,tp=(e,t)=>E`<tr>${e.map(t)}</tr>`,Yf={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${zt(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${zt(t)}</h3>`,p:([,e])=>E`<p>${zt(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Ql)}</ul>`,ol:([,e])=>E`<ol>${e.map(Ql)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${tp(e,s=>E`<th scope="col">${zt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>tp(s,n=>E`<td>${zt(n)}</td>`))}</tbody>
    </table></div>`},sp=e=>Yf[e[0]](e),ep=e=>E`<ul class="people">${e.map(t=>ct(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Gf=([e,...t])=>E`
  <section class="card">${ep([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${ep(t)}
  </section>`;function Jf(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>ct(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:_(i("help.none"),i("help.noneText"),$s,"search")}`}var Xf=e=>E`
  ${v(i("help.title"),$s,$()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Jf(e):Gf(e.documents)}`,Zf=({title:e,language:t,blocks:s})=>E`
  ${v(e,$s,"/help")}
  <article class="card document" lang=${t}>${s.map(sp)}</article>`,Qf=()=>E`${v(i("help.title"),$s,"/help")}${_(i("missing.title"),i("missing.text"),$s,"search")}`;function t$(e,t){return e.loading.problem?E`${v(i("help.title"),$s,"/help")}${b(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Zf(e.document):Qf():Xf(e):k(6)}function ip(e){let t=new bn(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>t$(t,e)}}import{html as A,nothing as Z}from"../lib/lit-html/lit-html.js";var e$=20,s$=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function np(e,t,{signal:s,stopped:n,tick:a=s$,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(e$,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var wn=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var i$=30,n$=["obscured","notPoint"],ap=()=>y().places.source!=="gazetteer",yn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!n$.includes(t.reason)).slice(0,i$)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await h(f("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function a$({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/Wa(s))}}var Wa=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function o$({x:e,y:t}){let s=(e+.5)*Wa(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/Wa(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function op(e){let t=new Map;for(let n of e){let a=a$(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=o$(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var r$=1e3,c$=14,rp=e=>({...rt(e),row:e.row,name:e.title});function l$(e,t){let[s,n]=[e.map(m=>m.lat),e.map(m=>m.lng)].map(m=>m.toSorted((F,et)=>F-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:c$},w=()=>{let[m,F,et,re]=mr(t,p).split(",").map(Number);return m<=r&&et>=l&&F<=a&&re>=o};for(;p.zoom>1&&!w();)p.zoom--;return p}var vn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===r$;o=r.at(-1)?.row){if(r=await h(f(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(rp))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=op(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await h(f("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,rp(t)]:s}link(t){return f("/",{at:fe(l$(this.items,t))})}};var p$=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function cp(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await h(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<p$(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(P(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var u$=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,lp=20,m$=200,d$=["ready","noPlace","duplicate","bad","skipped","done"],h$=4,f$=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],pp=e=>f$.includes(e.reason)?e.reason:"",kn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new wn(new $e(t),()=>t.update()),this.places=new yn(this,t),this.points=new vn(t),this.rows=cp(t,()=>f(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=K(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return d$.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<h$)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await h("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(f("/import",{id:t.id})),this.#n(t)}async upload(t,s=He){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>u$(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await I(W(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),h(this.#i,{signal:s}).then(r).catch(p=>{if(!Re(p))throw p}));this.#t.update();try{for(let p=lp;this.current.counts.ready&&!this.#s;){let w=this.current.counts.ready,m=await np(`${this.#i}/commit`,{...this.options.body,limit:m$},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!m)break;if(r(m),p=this.current.counts.ready<w?lp:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await h(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await I(q(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await q(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await I(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():h(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await I(M(`/api/imports/${t.id}`))&&await this.leave()}};var $$=["track","route","line","area","picture","link","file","damaged","text"];function up({leftOut:e=[]}){let t=e.filter(({kind:s})=>$$.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:No(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var mp=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:T(s),column:T(n)}):t);import{html as Ya,nothing as Ka}from"../lib/lit-html/lit-html.js";var g$=(e,t,s,n,a)=>Ya`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,b$=(e,t)=>Ya`
  ${e.current.format==="finds"?g$("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ka}
  ${t.keep?Ka:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:gt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,w$=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Ct().map(t=>[t,R(t)])],chosen:e.category,set:t=>e.set({category:t})}),y$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Es(e.settings.values)],...be()]}),v$=e=>O("import-friends",{label:i("privacy.exactFor"),options:rn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),dp=(e,t=e.options)=>Ya`
  ${b$(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${w$(t)}${y$(t)}${Number(t.area)?v$(t):Ka}</div>
    </details>
  </div>`;import{html as dt,nothing as ye}from"../lib/lit-html/lit-html.js";function k$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=pp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ja(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function x$(e,t,s,n){let a=new St(n,null,()=>Ja(e,s,e.place(t,a.value)));return ms(a)}var xn=e=>e.title||i("import.line",{n:e.row}),Ga=(e,t,s)=>dt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${xn(e)}`} @click=${s}>${t}</button>`,O$=e=>t=>g(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function q$(e,t){await C(n=>new S({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),O$(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var hp=(e,t)=>dt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${xn(t)}`}
    @click=${()=>q$(e,t)}>
    ${c("edit")}
  </button>`,fp=e=>e.findId?dt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${xn(e)}`}>
    ${i("import.show")}</a>`:ye,S$=(e,t,s,n)=>({ready:()=>dt`${hp(e,t)}${Ga(t,i("import.skip"),()=>Ja(e,s,e.skip(t,!0)))}`,skipped:()=>Ga(t,i("import.unskip"),()=>Ja(e,s,e.skip(t,!1))),noPlace:()=>dt`${hp(e,t)}${Ga(t,i("import.locate"),()=>x$(e,t,s,n))}`,duplicate:()=>fp(t),done:()=>fp(t)})[t.status]?.()??ye,Xa=e=>e?dt`<br><span class="soft" dir="auto">${e}</span>`:ye,F$=e=>e.slice(e.lastIndexOf("/")+1),P$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,L$=({media:e,lost:t=[]})=>[e>t.length?Xa(i("import.rowMedia",{n:e-t.length})):ye,...t.map(({file:s,reason:n})=>Xa(`${F$(s)}: ${P$(n)}`))],T$=(e,t,s,n)=>dt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${xn(t)}</bdi>${Xa(k$(t))}${L$(t)}</span>
    <span class="row">${S$(e,t,s,n)}</span>
  </li>`;function I$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?b(n,a):s?s.length?dt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>T$(e,o,r,t))}</ul>
    ${U(e.rows)}`:dt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var M$=(e,{n:t,all:s})=>dt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function j$(e){await e.places.run(),x("part-rows")}function A$(e){let{state:t,rows:s}=e.places;return t?.busy?M$(e,t):dt`
    ${t?dt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ye}
    ${t?.problem?b(t.problem):ye}
    ${s.length?dt`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>j$(e)}>${i("import.lookUp")}</button>
      </p>`:ye}`}var B$=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${T(s)} ${i(`import.status.${t}`)}`).join(" · "),N$=e=>dt`
  <summary>
    <span class="grow">${di("rows",i("import.rows"))} <span class="soft">${B$(e)}</span></span>
    ${c("next")}
  </summary>`,$p=(e,t)=>dt`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${N$(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ve(e.status===s,`${i(`import.status.${s}`)} (${T(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ap()?A$(e):ye}
    ${I$(e,t)}
  </details>`;var gs=class extends Gr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[On,_$,C$]=[12,28,44],Za=class extends gs{closest=On;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Si(this.points,t=>this.map.pixelOf(t),C$).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:On}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:_$,text:"",label:t.name,area:l,click:r}}let n=Xr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:On}):this.map.fit([t,...s],On)}}};customElements.define("finds-map",Za);var D$=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function U$(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var R$=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,H$=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${D$} aria-describedby="import-hint" @change=${t=>U$(t,e)}>
  </p>`,z$=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?b(e.refusal):Z}
    ${e.progress===null?H$(e):R$(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?V$(e):Z}
  ${e.finished.length?W$(e):Z}`;async function bp(e,t){await j(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var bs=e=>e.name||i("import.unnamed");async function E$(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await j(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function wp(e,t){await e.open(t),x("part-import")}var V$=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${bs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${yp(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${bs(t)}`} @click=${()=>wp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${bs(t)}`}
            @click=${()=>bp(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,W$=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${bs(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${bs(t)}`} @click=${()=>wp(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,yp=e=>i("import.ends",{date:_t(e.expiresAt)});async function K$(e){await e.commit(),x("part-import")}var Y$=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:Z}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Z}`,G$=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",J$=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Z}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Z}
  ${s?A`<p><a class="button" href=${G$(n)}>${i("import.see")}</a></p>`:Z}`,X$=(e,t)=>A`
  ${dp(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>K$(e)}>${i("import.commit",{n:t})}</button>`;function Z$(e){let[t,s]=[up(e),mp(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Z}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Z}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Z}`}function Q$(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${di("import",A`<bdi>${bs(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?Y$(e,s):A`
        ${e.isDone?Z:A`<p class="soft">${yp(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:Z}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Z}
        ${s?J$(t.counts,s,e.points):Z}
        ${Z$(t)}
        ${s?.problem?b(s.problem):Z}
        ${t.counts.ready?X$(e,t.counts.ready):Z}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>E$(e)}>${i("import.undo")}</button>`:Z}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>gp(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>gp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>bp(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function gp(e){await e.leave(),x("import-file")}function tg(e,t){return e.loading.problem?b(e.loading.problem,e.loading.load):e.current?A`${Q$(e)}${e.isBusy||e.isUndoing?Z:$p(e,t)}`:z$(e)}function vp(e){let t=new kn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),Z,"/settings")}${tg(t,e)}`}}import{html as nt,nothing as ie}from"../lib/lit-html/lit-html.js";var eg=1e3,kp=[5,15,30,60],ws=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=We){this.#t=t,this.#e=s,this.loading=K(t,async()=>{await this.#i(),this.#a();let n=he(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await h(f("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await h("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(eg),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await q("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await B(`/api/admin/map/areas/${t.name}`)}catch(s){u(P(s))}this.#t.update(),await this.#a()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(P(s))}}};async function sg(e,t){await j(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var ig=(e,t)=>nt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${at(t.bytes)} · ${G(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?nt`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:ie}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>sg(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,ng=e=>nt`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?nt`<ul class="people">${e.areas.map(t=>ig(e,t))}</ul>`:_(i("areas.none"),i("areas.noneText"),ie,"way")}
  </section>`,ag=(e,t)=>nt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,og=e=>e.wishes.length?nt`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>ag(e,t))}</ul>
  </section>`:ie,rg=e=>O("km",{label:i("areas.size"),options:kp.map(t=>[t,Ls(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),cg=e=>nt`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:at(e.plan.bytes)})}
  </button>`;function lg(e){return!e.chosen||e.isRunning?ie:nt`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${rg(e)}
    ${e.busy?nt`<p class="soft" role="status">${i("areas.asking")}</p>`:ie}
    ${e.problem?nt`<p class="error" role="alert">${P(e.problem)}</p>`:ie}
    ${e.plan?cg(e):ie}`}function pg(e){let{job:t}=e;if(!t)return ie;let{title:s,state:n}=t;if(n==="failed")return nt`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return nt`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return nt`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return nt`
    <p role="status">${t.total?i("areas.running",{title:s,done:at(t.bytes),total:at(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Qa=e=>nt`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${lg(e)}
    ${pg(e)}
  </section>`;function ug(e){return e.loading.problem?b(e.loading.problem,e.loading.load):e.areas?nt`
    ${Qa(e)}
    ${og(e)}
    ${ng(e)}`:k(3)}function xp(e){let t=new ws(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>nt`${v(i("admin.map"),ie,"/admin")}${ug(t)}`}}import{html as ut,nothing as yt}from"../lib/lit-html/lit-html.js";var mg=4,dg=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function qn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ce).href),{data:s,size:n}=t(e,{ecc:"M",border:mg});return{size:n,path:dg(s)}}var Op=[1,2,5,10,25,100],qp=[1,7,30,90],ys=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.lists=H(t,"/api/lists?limit=100"),this.form=new S({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await q("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await qn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await de(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:d($()),instance:J()});await navigator.share({title:i("invites.shareTitle",{instance:J()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(P(s))}this.#t.update()}};import{html as hg}from"../lib/lit-html/lit-html.js";var Sn=({size:e,path:t},s)=>hg`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var fg=()=>ut`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function $g({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function gg(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var to=(e,t=e.form)=>ut`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${$g} @submit=${s=>gg(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${L(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Op.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:qp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${fg()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):yt}
    ${g(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,bg=e=>ut`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,eo=e=>ut`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ot(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?bg(e):yt}
    </p>
    ${e.created.code?Sn(e.created.code,i("invites.qr")):yt}
  </section>`,wg=e=>ut`<li><a class="person" href="/people/${e.id}">${D(e,28)} <span class="strong">${d(e)}</span></a></li>`;async function yg(e,t){await j(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var vg=(e,t,s)=>ut`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>yg(e,t)}>
    ${i("invites.revoke")}
  </button>`,kg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},xg=(e,t)=>!e.isAdmin||e.isMine(t)?yt:ut` · ${t.inviter?i("invites.by",{name:d(t.inviter)}):i("invites.byCommand")}`;function Og(e,t){let s=t.note||i("invites.of",{date:_t(t.createdAt)}),n=t.state==="open";return ut`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(kg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:T(t.uses-t.usesLeft),uses:T(t.uses)})}
        ${n?ut` · ${i("invites.until",{date:_t(t.expiresAt)})}`:yt}
        ${t.befriend?ut` · ${i("invites.befriends")}`:yt}
        ${t.listName?ut` · ${i("invites.into",{list:t.listName})}`:yt}
        ${xg(e,t)}
      </p>
      ${t.usedBy.length?ut`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(wg)}</ul>`:yt}
      ${n?ut`<p class="row actions">${vg(e,t,s)}</p>`:yt}
    </li>`}function qg(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?ut`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Og(e,a))}</ul>
      ${U(e.list)}
    </section>`:qt()?yt:_(i("invites.none"),i("reason.may_not_invite")):k(2)}function Sp(e){let t=new ys(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>ut`
      ${v(i("invites.title"),yt,"/people")}
      ${qt()?ut`<p class="lead">${i("invites.lead")}</p>`:yt}
      ${t.created?eo(t):yt}
      ${qt()?to(t):yt}
      ${qg(t)}`}}import{html as It,nothing as Ae}from"../lib/lit-html/lit-html.js";import{html as so,nothing as Fp}from"../lib/lit-html/lit-html.js";function Sg(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var vs=(e,{label:t,hint:s})=>so`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Sg(n,e)}>
      ${e.has()?so`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Fp}
    </p>
    ${e.progress===null?Fp:so`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Lp=(e,t)=>It`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Pp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Lp(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Tp=e=>zi(e===is?"":e);function io(e,t){e.chooseAccent(t),e.isAccentDark&&Tp(t)}function Fg(e){io(e,e.darkerAccent),document.getElementById("accent").focus()}var Pg=(e,t,s)=>It`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>io(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Ae}
  </button>`,Lg=e=>It`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Ae}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>io(e,t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>Pg(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Ae:It`
      <p><button type="button" class="quiet" @click=${()=>Fg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Tg=e=>g(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Ig=({mediaLimit:e})=>e?at(e):i("admin.limits.none"),Mg=e=>It`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${vs(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${g(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${g(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${g(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${g(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Lg(e)}
    ${Pp(e,"registration",xc,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Pp(e,"invites",Oc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Lp(i("admin.limitOfAll"),Ig(e.values)):Tg(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function jg(e){return e.loading.problem?b(e.loading.problem,e.loading.load):e.values?It`${Mg(e)}${Ag(e)}`:k(4)}var Ag=e=>It`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?It`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Ae}
    <p class="row">
      ${e.myView?It`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Ae}
      ${e.startView?It`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Ae}
    </p>
  </section>`;function Ip(e){let t=new ns(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>It`${v(i("admin.instance"),Ae,"/admin")}${jg(t)}`,close(){t.accent!==t.savedAccent&&Tp(t.savedAccent)}}}import{html as ht,nothing as Et}from"../lib/lit-html/lit-html.js";var Bg=100,Mp=5,Ng=14,_g=48,Cg=256,[no,Dg,Ug]=[860,400,.46],jp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function Rg(e,{width:t,height:s}){let n=e.map(({lat:st,lng:Lt})=>{let ai=Math.sin(Math.max(-85,Math.min(85,st))*Math.PI/180);return{x:Lt/360+.5,y:.5-Math.log((1+ai)/(1-ai))/(4*Math.PI)}}),a={x:jp(n.map(st=>st.x)),y:jp(n.map(st=>st.y))},o=st=>Math.hypot(st.x-a.x,st.y-a.y),r=n.sort((st,Lt)=>o(st)-o(Lt)).slice(0,n.length<Mp?Mp:Math.floor(n.length*.9)),l=st=>[Math.min(...r.map(Lt=>Lt[st])),Math.max(...r.map(Lt=>Lt[st]))],[[p,w],[m,F]]=[l("x"),l("y")],et=(st,Lt)=>Math.log2(Math.max(1,st-2*_g)/(Cg*Lt)),_e={lat:Math.atan(Math.sinh(Math.PI*(1-m-F)))*180/Math.PI,lng:(p+w-1)*180},ni=Math.floor(Math.min(et(t,w-p),et(s,F-m),Ng,Er(_e)));return{..._e,zoom:Math.max(1,ni)}}function Hg(){let{innerWidth:e=no,innerHeight:t=no}=globalThis;return e>=no?{width:e-Dg,height:t}:{width:e,height:t*(1-Ug)}}async function Ap({id:e}){let t=await h(f("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:Bg})).catch(()=>[]);t.length&&(le.set(fe(Rg(t.map(s=>rt(s.location)),Hg()))),Ss.set(e))}var Fn=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await h(`/api/users/${Ss.get()}`)}catch(t){t.code==="not_found"&&Ss.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Fr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){Ss.remove(),this.user=null,this.#t()}};var[Bp,Np]=Ro,zg=new RegExp(`^${ga}*$`),Eg={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},Pn={required:!0,least:Bp,most:Np,pattern:`${ga}*`,complete:"username"},_p=e=>zg.test(e);function Cp(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>Eg[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Np).replace(/^_+|_+$/g,"");return s.length<Bp?"":s}var ao="/admin/welcome",Dp=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ln=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Dp(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new S({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=_p(s.trim())?"":Cp(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await h("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:pe.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await Jo();let a=this.invite||Dp(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));Jt(r.user),this.name&&await W("/api/users/me",{displayName:this.name}).then(Jt,()=>{}),this.greeting?.inviter&&await Ap(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?ao:await this.#s(),{replace:!0}),u(i("join.welcome",{name:d($()??r.user)}))}};var Vg=e=>ht`
  <button type="button" class="chip" @click=${t=>Kg(e,t)}>${i("join.take",{name:e.proposal})}</button>`,Wg=e=>ht`<div class="proposed" role="status">${e.proposal?Vg(e):Et}</div>`;function Kg(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var Yg=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function Gg(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${L(t)}
      ${s?g(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Et}
      ${g(t,"username",{label:i("account.username"),hint:Yg(e),...Pn})}
      ${Wg(e)}
      ${g(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var Jg=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:d(t)})}>
    ${e.map(s=>ht`<span>${bt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Et;function Xg({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Et}</p>`;return s?ht`
    <div class="invited-by">
      ${D(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:d(s),instance:J()})}</h1>
    </div>
    ${Jg(e.photos,s)}
    ${n}
    ${e.listName?ht`<p class="note">${i("join.invitedList",{name:d(s),list:e.listName})}</p>`:Et}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:d(s)})}</p>`:Et}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Zg=(e,t)=>ht`${nc(ht`
  ${Xg(e)}
  ${e.ended?ht`<p class="note" role="alert">${P(e.ended)}</p>`:Et}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:d(e.user)})}</p>`:Et}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Et}
  ${y().passwordLogin?Gg(e):Et}
  ${rc("join.provider",{redirect:Zo()?ao:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Fi(t)}`;function Up(e){let t=new Ln(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Zg(t,e.update)}}import{html as Y,nothing as ft}from"../lib/lit-html/lit-html.js";import{html as Mt,nothing as Js}from"../lib/lit-html/lit-html.js";var oo={private:"lock",members:"shield",friends:"people",public:"globe"},Rp=e=>Mt`
  <span class="badge">${c(oo[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Qg="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",tb=Mt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,eb=e=>Mt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Mt`<span class="piece">${bt(t,e.length>1?{thumb:!0}:{sizes:Qg})}</span>`)}
  </span>`;function Hp(e){return e.memberCount>1?!e.user||Te(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:d(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function ro(e){let t=tl(e);return Mt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?eb(t):tb}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?Mt`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:Js}
            </span>
            <span>${c(oo[e.visibility])} ${Hp(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var sb=(e,t)=>Mt`
  ${L(e)}
  ${g(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${g(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&Te(t)!=="owner"?Js:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Zc.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&Te(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...gt.map(s=>[s,i(`find.audience.${s}`)])]}):Js}`,Tn=(e,t=null)=>C(e,i(t?"lists.edit":"lists.new"),s=>sb(s,t),s=>N(s,i("action.save"))),ib=(e,t)=>Mt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c(oo[t.visibility])} ${Hp(t)}</span>
    </label>
  </li>`,nb=(e,t)=>Mt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ot(t)}</div>
  ${e.lists.some(s=>s.memberCount)?Mt`<p class="hint">${i(e.hint)}</p>`:Js}
  ${e.lists.length?Mt`<ul class="people">${e.lists.map(s=>ib(e,s))}</ul>`:Js}
  <form novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    ${g(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function ab(e){let t=new Qi(e);await t.load()&&await X((s,n)=>(t.update=n,nb(t,s)),{label:i("lists.addTo")})}import{html as Pt,nothing as Xs}from"../lib/lit-html/lit-html.js";var co=["viewer","contributor","editor"],ob=200,rb=2,In=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([it(`${this.#t}/members`),this.isOwner?h(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await qn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),ob)}async#a(t){let s=++this.#s;if([...t].length<rb)this.found=null;else{let{items:n}=await it(f("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==$().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(P(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(M(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await I(B(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(B(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(M(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await de(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Mn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&pe.set(s.slice(1)),this.code=pe.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await q("/api/lists/greeting",{code:this.code}),this.greeting.joined&&pe.remove()}catch(t){this.problem=t,t.code==="not_found"&&pe.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await I(q(`/api${this.path}/join`,{code:this.code}))&&(pe.remove(),await this.#t.go(this.path,{replace:!0}))}};var Ep=()=>co.map(e=>[e,i(`lists.role.${e}`)]);async function zp(e,t,s){let n=d(e.user);await j(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var cb=(e,t)=>$t(i("people.menu",{name:d(t.user)}),[...co.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>zp(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):zp(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),lb=(e,t)=>Pt`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${D(t.user,44)}
      <span>
        <span class="strong" dir="auto">${d(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Pt` · ${i("lists.waits")}`:Xs}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?cb(e,t):Xs}
  </li>`,pb=(e,t)=>Pt`
  <li class="row between">
    <span class="person">${D(t,44)} <span class="strong" dir="auto">${d(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${d(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,ub=e=>Pt`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:Ep(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Pt`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>pb(e,t)):Pt`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:Xs}
  </section>`,mb=e=>Pt`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:Ep(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>db(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?Pt`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${Sn(e.code,i("invites.qr"))}
    </details>`:Xs}`;async function db(e){await e.revokeLink(),x("make-link")}async function hb(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var fb=e=>Pt`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?mb(e):Pt`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>hb(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,$b=(e,t)=>Pt`
  <div class="row between"><h2>${i("lists.people")}</h2>${ot(t)}</div>
  <ul class="people">${e.items.map(s=>lb(e,s))}</ul>
  ${e.isOwner?Pt`${ub(e)}${fb(e)}`:Xs}`;async function Vp(e,t,s){let n=new In(e,t,s);await I(n.load())&&(await X((a,o)=>(n.update=o,$b(n,a)),{label:i("lists.people")}),n.close())}import{html as ne,nothing as Be}from"../lib/lit-html/lit-html.js";var Wp=["exact","area","hidden"],Kp=["","1","7","30","date"],gb=3650,lo=({findId:e,listId:t})=>e?"find":t?"list":"category",Yp=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function bb(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Gp=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function wb({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?bb(t):Number(e);if(s>=1&&s<=gb)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function yb({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var vb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:yb(e),days:wb(e)}),kb=({chosen:e,category:t})=>({category:e||t.trim()});async function xb(){let e=(await h("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Ct().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var jn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new S({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return lo(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=vb(t);return this.share?W(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??kb(t),...s,days:s.days??void 0})}},Bn=e=>new URL(e.link,location.origin).href,Nn=()=>!!navigator.share;async function _n(e){let t=await de(Bn(e));return t&&u(i("find.copied")),t}async function Cn(e,t){try{await navigator.share({title:t,url:Bn(e)})}catch(s){return s.name==="AbortError"}return!0}var An=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await I(xb().then(s=>{t=s})),t}async revoke(t){await I(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var po=e=>e.findTitle||e.listName||R(e.category??""),Vt=e=>e.title||po(e),Jp=({place:e,area:t})=>e==="area"?ps(t):i(`shares.place.${e}`),uo=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Gt(t)}),Ob=e=>ne`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,R(t)+(s?` (${T(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Be:g(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,qb={exact:"pin",area:"map",hidden:"block"},Sb=(e,t)=>ne`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(qb[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Fb=e=>ne`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Wp.map(t=>Sb(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Na[0]),options:Vs()}):Be}`,Pb=e=>ne`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",uo(e.share)]]:[],...Kp.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?g(e.form,"until",{label:i("shares.date"),kind:"date",value:Gp(14),hint:i("shares.dateHint"),required:!0}):Be}`,Lb=e=>ne`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Be}
  ${e.secret==="new"?g(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Be}`,Tb=e=>ne`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${L(e.form)}
  ${e.share||e.target?Be:Ob(e)}
  ${Fb(e)}
  ${Pb(e)}
  ${Lb(e)}
  ${g(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Dn(e){let t=null,s=null,n=r=>(s=new jn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await C(n,i(a),()=>Tb(s),r=>N(r,i(o))),t}async function Xp(e){await _n(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Ib(e){await Cn(e,Vt(e))||await Xp(e)}var Mb=e=>ne`
  <button type="button" class="quiet" @click=${()=>Ib(e)}>${c("share")} ${i("action.share")}</button>`,mo=e=>ne`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Vt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Zs=(e,t=i("shares.ready"))=>X(s=>ne`
  <div class="row between"><h2>${t}</h2>${ot(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Vt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Bn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Xp(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Nn()?Mb(e):Be}
    ${mo(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Zp(e){let t=await Dn(e);t&&await Zs(t)}var jb=e=>Zp({target:{findId:e.id},place:Yp(e)}),Qp=e=>Zp({target:{listId:e.id}});import{html as tu}from"../lib/lit-html/lit-html.js";var Ab=["each","daily","off","default"];function Bb(e,t){let s=i(`bell.${e}`);return e===t?{text:s,sign:"check",label:i("bell.chosen",{way:s})}:{text:s}}var Nb=e=>e==="default"?tu`${c("bell")} <span class="unseen">${i("bell.title")}</span>`:tu`
  ${c("bell",e==="each")} <span class="unseen">${i("bell.title")}: </span><span>${i(`bell.${e}`)}</span>`,Un=(e,t="default",s=()=>{})=>$t(i("bell.title"),Ab.map(n=>({...Bb(n,t),run:()=>_b(e,n,s)})),{id:"bell",face:Nb(t)});async function _b(e,t,s){await I(B(e,{news:t}))&&await s()}var[eu,Cb,Db]=[15,34,34],su=e=>e.map(t=>t.id).sort().join(),ho=class extends gs{closest=eu;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=su(t)===su(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,eu))}mark(){this.#t=Gc(this.points,s=>this.map.pixelOf(s),Db);let t=s=>this.onChoose(Jc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Cb,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ho);async function Ub(e){await j(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function Rb(e){await j(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var nu=e=>Vp(e.list,e.isOwn,e.loading.load),Hb=e=>$t(i("lists.menu"),[...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>nu(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>Tn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>Qp(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Ub(e)}]:[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>Rb(e)}],...e.canHide?[au(e)]:[]],{id:"list-menu"}),zb=e=>Y`
  ${L(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${g(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,au=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>C(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),zb,t=>N(t,i("lists.makePrivate")))}),Eb=e=>$t(i("lists.menu"),[au(e)],{id:"list-menu"});async function iu(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function Vb(e,t){await e.drop(t),x("list-menu")}var Wb=(e,t)=>Y`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,Kb=(e,{listed:t,userId:s})=>Y`
  ${L(e)}
  ${g(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===$().id?["exact","editable","shareable"].map(n=>Wb(n,t[n])):ft}`,Yb=(e,t)=>C(s=>e.entryForm(t,s),t.title,s=>Kb(s,t),s=>N(s,i("action.save")));function Gb(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>Yb(e,t)}]:[],...e.mayArrange?Jb(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>Vb(e,t)}]:[]];return a.length?$t(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):ft}function Jb(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>iu(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>iu(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function Xb(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Zb(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Qb=(e,t,s)=>Y`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Zb(e,t.id)}>
    <span class="nth">${T(s+1)}</span>
  </button>`,tw=(e,t,s)=>e.move(e.finds.items[t],s-t);function ew(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return Oi(t);let o=Y`${i("lists.addedBy",{name:d(s)})} · ${G(n??t.createdAt)}`;return a?Y`<b>${i("lists.isNew")}</b> · ${o}`:o}var sw=({listed:e})=>e?.note?Y`<p class="entry-note" dir="auto">${e.note}</p>`:ft,iw=(e,t,s)=>Y`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${n=>e.mayArrange&&un(n,(a,o)=>tw(e,a,o))}>
    ${Qb(e,t,s)}
    ${Cr(t,ew(e,t))}
    ${e.role?Gb(e,t,s):ft}
    ${sw(t)}
  </li>`,nw=({user:e})=>Y`<a class="person" href="/people/${e.id}">${D(e)} <span>${d(e)}</span></a>`,aw=e=>Y`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?ft:nw(e.list)}
    ${e.list.description?Y`<p class="text" dir="auto">${e.list.description}</p>`:ft}
    <p class="marks">${Rp(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?Y`<p class="row">${ow(e)}${e.may("contributor")?rw(e):ft}
      ${e.isShared?Un(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):ft}</p>`:ft}
  </div>`,ow=e=>e.isShared?Y`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>nu(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>D(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:ft,rw=e=>Y`
  <a class="button quiet" id="add-here" href=${f("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,cw=e=>e.list.invited?Y`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:d(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:ft,lw=e=>e.isShared?Y`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,d(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Ct().map(t=>[t,R(t)])]})}
  </div>`:ft;function pw(e){let{items:t,problem:s,load:n}=e.finds;return s?b(s,n):t?!t.length&&e.isFiltered?Y`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?Y`
    <ol class="card rows" @touchmove=${Me} @contextmenu=${Me}>${t.map((a,o)=>iw(e,a,o))}</ol>
    ${U(e.finds)}`:_(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),ft,"pin"):k(3)}var uw=(e,t)=>Y`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>Xb(e,s)}
    .held=${e.may("contributor")?s=>Jr(t,s,{list:e.list.id}):null}></list-map>`;function mw(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?Y`<p class="empty">${i("lists.gone")}</p>`:s?b(s,n):e.list?Y`
    <div class="list-page">
      ${e.steps.length?uw(e,t):ft}
      <div class="stack">
        ${cw(e)}
        ${aw(e)}
        ${lw(e)}
        ${pw(e)}
      </div>
    </div>`:k(3)}function ou(e){let t=new Zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Y`
      ${v(t.title,t.role?Hb(t):t.canHide?Eb(t):ft,t.listsPath)}
      ${mw(t,e)}`,close:()=>t.close()}}import{html as ae,nothing as Rn}from"../lib/lit-html/lit-html.js";var dw=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>ae`
  <section class="card stack">
    <p class="invited-by">${D(t,56)} <span>${i("lists.invitesYou",{name:d(t),list:s})}</span></p>
    ${n?ae`<p class="text" dir="auto">${n}</p>`:Rn}
    <p class="soft">
      ${a>1?ae`${i("lists.count",{n:a})} · `:Rn}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?ae`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:ae`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,hw=e=>ae` <a href="/join">${i(`signin.${e}Link`)}</a>`;function fw(){let{registration:e}=y();return ae`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?Rn:hw(e)}</p>
    </section>`}function $w(e){return e.user?e.problem?.code==="not_found"?ae`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?b(e.problem,e.load):e.greeting?dw(e,e.greeting):k(2):fw()}function ru(e){let t=new Mn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>ae`${v(t.greeting?.name??i("lists.one"),Rn,"/lists")}${$w(t)}`}}import{html as ks,nothing as Qs}from"../lib/lit-html/lit-html.js";async function gw(e){let t=null;await Tn(s=>el(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var bw=e=>ks`
  <button type="button" id="new-list" @click=${()=>gw(e)}>${c("plus")} ${i("lists.new")}</button>`;async function cu(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var ww=(e,t,s)=>ks`
  <li class="row between">
    <span class="person">${D(s.user,44)} <span>${i("lists.invitesYou",{name:d(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>cu(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>cu(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,yw=(e,t)=>t.invitations.items?.length?ks`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>ww(e,t,s))}</ul>
  </section>`:Qs,vw=({shared:e})=>e.items?.length?ks`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(ro)}</ul>${U(e)}
  </section>`:Qs;function kw({lists:e,shared:t,isOwn:s}){return e.problem?b(e.problem,e.load):e.items?!e.items.length&&t.items?.length?Qs:e.items.length?ks`<ul class="list-cards">${e.items.map(ro)}</ul>${U(e)}`:_(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),Qs,"way"):k(3)}function lu(e){let t=new Xi(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>ks`
      ${v(i("lists.title"),t.isOwn?bw(e):Qs,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${yw(e,t)}
      ${kw(t)}
      ${vw(t)}`}}import{html as pu,nothing as Ow}from"../lib/lit-html/lit-html.js";var xw=10,Hn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=K(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=f("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<xw;s++){let n=await it(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function qw({isGone:e,loading:t}){return t.problem?b(t.problem,t.load):e?pu`<p class="empty">${i("person.gone")}</p>`:k(3)}function uu(e){let t=new Hn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>pu`${v(t.name,Ow,"/people")}${qw(t)}`}}import{html as jt,nothing as Vn}from"../lib/lit-html/lit-html.js";var[Sw,Fw]=[20,36e5];function Pw(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Sw-1]<Fw)).map(([s])=>s))}var zn=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=V.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=Pw(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId&&!n.data.listId&&!n.data.count?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await it("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?tn(n):en(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||Ts(-1),this.#t.update()}}async#n(){let{items:t}=await it("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ts(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ts(-1),W(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Eo(0)}catch(t){u(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ts(-1)}catch(s){u(P(s))}this.#t.update()}close(){this.#e()}};var fo=e=>Tw[e.type]?.(e.data)??i(Lw(e),{name:d(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),Lw=({type:e,data:t})=>t.invited?"note.joined":t.count>1?`note.${e}.many`:`note.${e}`,hu={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},$o=({kind:e,outcome:t})=>`${e}_${t}`,Tw={daily_news:({count:e,...t})=>i("note.daily_news",{n:Number(e),sources:Iw(t)}),streets_wished:({place:e})=>i("note.streetsWished",{place:e}),reported:({kind:e})=>i(`report.new.${e}`),report_closed:({outcome:e,note:t})=>mu(i(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>i(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:ze(t??"")}),moderated:e=>mu(i(`report.owner.${$o(e)}`,{title:e.findTitle??e.listName}),e.note)},Iw=e=>["friends","lists","areas"].filter(t=>e[t]!=="0").map(t=>i(`note.from.${t}`,{n:Number(e[t])})).join(", "),mu=(e,t)=>t?`${e} ${i("report.because",{reason:t})}`:e,du={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"};function fu(e,t=!1){let[s]=e,n=new Set(e.map(o=>o.data.userId)),a={name:d(s.actor??s.data),title:s.data.findTitle};return n.size>1?i(`note.${s.type}.others`,{...a,n:n.size-1}):e.length>1?i(`note.${s.type}.times`,{...a,n:e.length,more:t}):fo(s)}function En({type:e,data:{findId:t,commentId:s,listId:n,userId:a,count:o}}){return du[e]?du[e]:o>1&&e==="friend_published"?`/people/${a}`:o>1&&e==="area_published"?"/feed":n?`/lists/${n}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var Mw={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function jw(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Aw={link_used:"lock",streets_wished:"map",daily_news:"feed"},Bw=({type:e,data:t})=>e==="moderated"?hu[$o(t)]:Aw[e]??"flag",Nw=({type:e,data:t,actor:s})=>t.userId?jt`
  <span class="face">
    ${D(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Mw[e],e==="find_liked")}</span>
  </span>`:jt`<span class="face office">${c(Bw({type:e,data:t}))}</span>`,_w=e=>jt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,$u=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,Cw=(e,t)=>jt`
  <span class="row actions">
    <button type="button" aria-label=${$u("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${$u("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function Dw(e,t){if(e.invites(t.newest))return Cw(e,t);let s=e.request(t.newest);return s?jt`<span class="row actions">${Se(s.friendship,s.user,()=>e.answered(t))}</span>`:Vn}var Uw=(e,t,s)=>jt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${En(t.newest)} @click=${()=>e.markRead(t)}>
      ${Nw(t.newest)}
      <span>
        <span class="what">${fu(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Vn:jt`<span class="unseen">${i("note.new")}</span>`}${G(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?_w(t.newest.thumbnailUrl):Vn}
    </a>
    ${Dw(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>jw(e,t,s)}>${c("close")}</button>
  </li>`,Rw=e=>jt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Hw=()=>jt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function zw(e){let{items:t,problem:s}=e.list;return s?b(s,e.load):t?t.length?jt`<ul class="card notes">${e.groups.map((n,a)=>Uw(e,n,a))}</ul>${U(e.list)}`:_(i("note.none"),i("note.noneText"),Hw(),"bell"):k(4)}function gu(e){let t=new zn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>jt`${v(i("nav.bell"),t.hasUnread?Rw(t):Vn)}${zw(t)}`,close:()=>t.close()}}import{html as Wt,nothing as Yn}from"../lib/lit-html/lit-html.js";var Ew=200,Vw=2,Wn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,f("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>f("/api/users",{q:this.text.trim()})),this.#s=V.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(f(this.#t.path,{q:t})),[...t].length<Vw?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ew)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as go,nothing as Ww}from"../lib/lit-html/lit-html.js";var Kw=44,Yw=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Bo(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),Gw=e=>e?go`<br><span class="soft person-sums">${e}</span>`:Ww,ti=(e,t,s)=>go`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${D(e,Kw)} <span><span class="strong" dir="auto">${d(e)}</span>${Gw(Yw(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,bu=(e,t)=>go`
  <li class="row between">
    <span>${Is(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Jw(e,t){if(e.isMe(t))return Wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return yi(t,e.reload);let s=e.requestOf(t);return s?Se(s,t,e.reload):Wt`<span class="badge">${i("friend.pending")}</span>`}function Xw(e){let{found:t}=e;return t.problem?b(t.problem,e.search):t.items?t.items.length?Wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ti(s,Jw(e,s),s))}</ul>
    ${U(t)}`:Wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Yn}function Zw(e,t){e.preventDefault(),t.search()}var Qw=e=>Wt`
  <form class="card" role="search" @submit=${t=>Zw(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Xw(e)}
  </form>`;function Kn(e,t,s,n=ti){let a=e.lists[t];return a.items.length?Wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${U(a)}
    </section>`:Yn}var ty=(e,t,s)=>js(s,[ki(t,s,e.reload),Ms(s,e.reload)]),ey=e=>Wt`
  ${Kn(e,"received",(t,s)=>[Se(t,s,e.reload),js(s,[Ms(s,e.reload)])])}
  ${Kn(e,"sent",(t,s)=>vi(t,s,e.reload))}
  ${e.lists.accepted.items.length?Kn(e,"accepted",(t,s)=>ty(e,t,s)):_(i("people.none"),i("people.noneText"),Yn,"people")}
  ${Kn(e,"blocked",(t,s)=>Lr(s,e.reload),bu)}`;function sy(e){return e.problem?b(e.problem,e.load):e.isLoaded?ey(e):k(3)}var iy=()=>qt()?Wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Yn;function wu(e){let t=new Wn(e);return{title:i("people.title"),ready:t.load(),view:()=>Wt`${v(i("people.title"),iy(),"/feed")}${Qw(t)}${sy(t)}`,close:()=>t.close()}}import{html as Os,nothing as ei}from"../lib/lit-html/lit-html.js";var Gn=class extends fi{user=null;friendship=null;#t;constructor(t){super(t,f("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=K(t,()=>this.#e())}get title(){return(this.user&&d(this.user))??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await h(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":f("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await it(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as tt,nothing as vt}from"../lib/lit-html/lit-html.js";var ny=88,bo=(e,t)=>tt`
  <span class="sum"><span class="strong">${T(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,vu=({items:e})=>e?.length?tt`<finds-map .places=${ku(e)} .label=${i("person.map")}></finds-map>`:vt;function ay({items:e,problem:t},s){return t||s===0||e?.length===0?vt:e?tt`<finds-map class="profile-cover" .places=${ku(e)} .label=${i("person.map")}></finds-map>`:tt`<div class="profile-cover"></div>`}var Jn=(e,{title:t,finds:s,figures:n={},badge:a=vt,actions:o=vt})=>tt`
  <section class="profile-head">
    ${e?[ay(s,n.findCount),D(e,ny)]:vt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?tt`<p class="soft">@${e.username}</p>`:vt}
    ${e?.about?tt`<p dir="auto">${e.about}</p>`:vt}
    ${n.findCount===void 0?vt:tt`
      <p class="row">
        ${bo(n.findCount,"person.findsSum")}
        ${bo(n.placeCount,"person.placesSum")}
        ${bo(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?tt`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:vt}
    ${a===vt&&o===vt?vt:tt`<p class="row actions">${a}${o}</p>`}
  </section>`,Xn=e=>tt`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,Zn=(e,t,s)=>tt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,oy=e=>tt`
  <li>
    <a class="tile c-${Ye(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?bt(e.media[0],{thumb:!0}):tt`<span class="sign-tile">${mt(e.category)}</span>`}
      ${e.isPublic?vt:tt`
        <span class="corner">${c(Fe(Ge(e)))}<span class="unseen">${_r(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,yu=(e,t,s)=>tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,ry={grid:e=>tt`<ul class="tiles">${e.map(oy)}</ul>`,list:e=>tt`<ul class="card rows">${e.map(t=>xi(t,Oi(t)))}</ul>`},ku=e=>[...new Map(e.map(t=>{let s=qe(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...rt(s),km:s.area,name:$i(s)}]})).values()];function xs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?b(n,a):s?s.length?tt`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${yu(e,"grid","camera")}
      ${yu(e,"list","filter")}
    </div>
    ${ry[e.layout](s)}
    ${U(e.finds)}`:_(t.title,t.text,t.action??vt,t.sign??"pin"):k(3)}import{html as yo}from"../lib/lit-html/lit-html.js";var xu=["spam","illegal","rules","other"],wo=["open","closed"],Ou=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],qu=(e,t)=>q("/api/reports",{...e,...t});async function Su(e,t){await I((t?B:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:d(e)}))}var Qn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=wo.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=H(t,()=>f("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(f("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await q(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await I(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function vo(e,t,s){return C(a=>new S({send:async o=>{await t(o),a()}}),e,a=>yo`${L(a)}${s(a)}`,a=>N(a,i("report.send")))}var cy=e=>yo`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${xu.map(t=>yo`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${g(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function ly(e){await vo(i("report.title"),t=>qu(e,t),cy)&&u(i("report.sent"))}var Fu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Su(e,!e.muted).then(t)});function py({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?yi(e,n.load):t?t.status==="accepted"?ei:s?Se(t,e,n.load):vi(t,e,n.load):ei}var uy=()=>Os`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,my=e=>e.isMe?uy():py(e);function dy(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ei;let o=n?.status==="accepted"?[ki(n,s,a.load)]:[];return js(s,[Fu(s,a.load),...o,Tr({userId:s.id}),Ms(s,()=>t.go("/people"))])}var hy=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",fy=()=>Os`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,$y=e=>Jn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:hy(e)?[fy(),Un(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ei,actions:e.user?[Xn(f("/lists",{user:e.user.id})),my(e)]:ei});function gy(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Os`<p class="empty">${i("person.gone")}</p>`:t?b(t,s):e.user?Os`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${xs(e,{title:i("person.none"),text:i("person.noneText",{name:d(e.user)})})}
    </section>`:k(3)}var by=(e,t)=>Os`
  <div class="head">${pr("/people")}<span class="grow"></span>${dy(e,t)}</div>`;function Pu(e){let t=new Gn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Os`${by(t,e)}${$y(t)}${gy(t)}`}}import{html as ve,nothing as ko}from"../lib/lit-html/lit-html.js";var ta=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await I(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var ea=class extends fi{figures={};isEdited=!1;constructor(t){super(t,f("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new ss("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Jt(n??await h("/api/users/me"))}),this.bin=new ta(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new S({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await h(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Jt(await W("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as ia,nothing as sa}from"../lib/lit-html/lit-html.js";async function wy(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function yy(e,t){await j(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var vy=(e,t)=>ia`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>wy(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,ky=(e,{find:t,expiresAt:s})=>ia`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ia`<br><span class="soft">${i("bin.until",{date:Gt(s)})}</span>`:sa}
    </p>
    ${t.hidden?Ir(i("report.findHidden"),t.hidden):sa}
    <p class="row">
      ${t.hidden?sa:vy(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>yy(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Lu=e=>e.list.items?.length?ia`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>ky(e,t))}</ul>
    ${U(e.list)}
  </section>`:sa;var xy=()=>ve`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Oy=({form:e,user:t})=>ve`
  <form novalidate @submit=${e.submit}>
    ${L(e)}
    ${g(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${g(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${g(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...Pn})}
    ${g(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,qy=e=>ve`
  <ul class="card rows">
    ${Zn("/people","people",i("people.accepted"))}
    ${Zn("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Zn("/admin","shield",i("admin.title")):ko}
  </ul>`,Sy=()=>ve`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Fy=e=>ve`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ot(e.toggleEdit)}</div>
    ${vs(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Oy(e)}
  </section>`;async function Py(e){e.toggleEdit(),await x("edit-title")}var Ly=e=>ve`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Py(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Ty=()=>ve`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${Xn("/lists")}`,Iy=e=>ve`
  <div class="head"><span class="grow"></span>${Sy()}</div>
  ${Jn(e.user,{title:d(e.user),finds:e.finds,figures:e.figures,actions:[Ty(),Ly(e)]})}
  ${e.isEdited?Fy(e):ko}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${xs(e,{title:i("profile.none"),text:i("profile.noneText"),action:xy()})}
  </section>
  ${qy(e.user)}
  ${Lu(e.bin)}`;function Tu(e){let t=new ea(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Iy(t):ko}}import{html as kt,nothing as ke}from"../lib/lit-html/lit-html.js";var My={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},jy=e=>g(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Iu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Ay(e,t,s){let n=Iu(t,s);s!=="dismissed"?await vo(n,({note:a})=>e.decide(t,s,a),jy):await j(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Mu=e=>e?kt`<a class="strong" href="/people/${e.id}">${d(e)}</a>`:kt`<span class="soft">${i("report.left")}</span>`,By=e=>kt`
  <p class="row">${e.map(t=>kt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Ny=e=>kt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?As(e.description):ke}
  ${e.media.length?By(e.media):ke}`,_y=e=>e.find?Ny(e.find):e.comment?As(e.comment.content):e.kind==="user"?ke:kt`<p class="soft">${i("report.noContent")}</p>`,Cy=e=>kt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Mu(e.reporter)} · <span class="soft">${G(e.createdAt)}</span></p>
    ${e.text?As(e.text):ke}
  </li>`,Dy=(e,t,s)=>kt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Ay(e,t,s)}>
    ${c(My[s])} ${Iu(t,s)}
  </button>`,Uy=(e,t)=>kt`<p class="row">${Ou(t.kind).map(s=>Dy(e,t,s))}</p>`,Ry=(e,t)=>kt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${G(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?As(t.decision.note):ke}
  ${t.hidden?kt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ke}`,Hy=(e,t)=>kt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Mu(t.owner)}</h2>
    ${_y(t)}
    <ul class="rows">${[t,...t.others].map(Cy)}</ul>
    ${t.decision?Ry(e,t):Uy(e,t)}
  </li>`;function zy(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?kt`<ul class="stack">${t.map(a=>Hy(e,a))}</ul>${U(e.list)}`:_(i(`report.none.${e.status}`),i("report.noneText"),ke,"flag"):k(3)}function ju(e){let t=new Qn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>kt`
      ${v(i("report.reports"),ke,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${wo.map(s=>Ve(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${zy(t)}`}}import{html as xo,nothing as Ey}from"../lib/lit-html/lit-html.js";var Vy=(e,t)=>xo`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Mr(t))} ${i(`saved.${t}`)}
  </button>`,Wy=()=>xo`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Ky=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Wy(),sign:"bookmark"});function Au(e){let t=new gr(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>xo`
      ${v(i("saved.title"),Ey,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${fr.map(s=>Vy(t,s))}</div>
      ${vu(t.finds)}
      ${xs(t,Ky(t.state))}`}}import{html as Ot,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as At,nothing as Oo}from"../lib/lit-html/lit-html.js";var Nu=(e,t)=>g(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Yy(e,t){let s=ze(navigator.userAgent);await C(n=>e.addForm(t,n),i("passkeys.add"),n=>At`
    ${L(n)}
    ${ge(n)}
    ${Nu(n,s)}
    ${t?Qt(n,"password",i("account.password")):Oo}`,()=>At`<button type="submit">${i("settings.linkGo")}</button>`)}var Gy=(e,t)=>C(s=>e.renameForm(t,s),i("passkeys.rename"),s=>At`
  ${L(s)}
  ${Nu(s,t.name)}`,()=>At`<button type="submit">${i("action.save")}</button>`);async function Jy(e,t){await j(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Bu=(e,t,s)=>At`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Xy=(e,t,s)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?At`<span class="badge">${i("passkeys.backedUp")}</span>`:Oo}<br>
      <span class="soft">${i("passkeys.added")} ${G(t.createdAt)} ·
        ${t.lastUsedAt?At`${i("passkeys.used")} ${G(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Bu(t,i("passkeys.rename"),async()=>{await Gy(e,t),s()})}
      ${Bu(t,i("action.delete"),()=>Jy(e,t))}
    </span>
  </li>`,Zy=e=>At`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,_u=(e,t,s)=>At`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?At`<ul class="people">${e.list.map(n=>Xy(e,n,s))}</ul>`:Oo}
    <p>${Zy(async()=>{await Yy(e,t()),s()})}</p>
  </section>`;import{html as na,nothing as Qy}from"../lib/lit-html/lit-html.js";var Cu=e=>ms(e.picker()),tv=e=>na`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,ev=(e,{latitude:t,longitude:s,radius:n,area:a})=>na`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:pc.map(o=>[o,Ue(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Vs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?tv(e):Qy}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Cu(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Du=e=>na`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:gt.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${O("shown-area",{label:i("privacy.shownNew"),options:be(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?ev(e,e.values.home):na`
      <p><button type="button" class="quiet" id="home" @click=${()=>Cu(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Kt,nothing as So}from"../lib/lit-html/lit-html.js";var Hu=(...e)=>e.map(t=>[t,i(`bell.${t}`)]),Uu=(e,t)=>O(t,{label:i(`settings.${t}`),options:Hu("each","daily","off"),chosen:e.preferences[t],set:s=>e.prefer({[t]:s})}),qo=(e,t,s)=>Kt`
  <div class="field">
    <label for=${t}>${i(`settings.${t}`)}</label>
    <input type="time" id=${t} required .value=${e.preferences[t]} @change=${n=>n.target.value&&s(n.target.value)}>
  </div>`,sv={quietFrom:"22:00",quietTo:"07:00"},iv={quietFrom:"",quietTo:""},nv=e=>Kt`
  <label class="switch">
    <span>${i("settings.quiet")}<br><span class="soft">${i("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!e.preferences.quietFrom}
      @change=${t=>e.prefer(t.target.checked?sv:iv)}>
  </label>
  ${e.preferences.quietFrom?Kt`
    <div class="pair">
      ${qo(e,"quietFrom",t=>e.prefer({quietFrom:t}))}
      ${qo(e,"quietTo",t=>e.prefer({quietTo:t}))}
    </div>`:So}`,av=({timeZone:e})=>e?Kt`<p class="hint">${i("settings.timeZone",{zone:e.replaceAll("_"," ")})}</p>`:So,zu=e=>Kt`
  <section class="card">
    <h2>${i("settings.news")}</h2>
    ${Uu(e,"friendPublished")}
    ${Uu(e,"listAdded")}
    <p class="hint">${i("settings.newsText")}</p>
    ${qo(e,"dailyAt",t=>e.prefer({dailyAt:t}))}
    ${nv(e)}
    ${av(e.preferences)}
  </section>`;async function ov(e,t){await j(i("watch.removeTitle",{name:t.name}),i("watch.removeText"),i("watch.remove"))&&(await e.remove(t),x("watched"))}var Ru=e=>[e.radius?i("watch.around",{distance:Ue(e.radius)}):"",...e.categories.map(R)].filter(Boolean).join(", "),rv=(e,t)=>Kt`
  <li class="card stack">
    <h2 dir="auto">${t.name}</h2>
    ${Ru(t)?Kt`<p class="soft">${Ru(t)}</p>`:So}
    ${O(`watch-${t.id}`,{label:i("bell.title"),options:Hu("each","daily"),chosen:t.news,set:s=>e.change(t,{news:s})})}
    <p class="row">
      <a class="button quiet" href=${f("/",{at:fe(uc(t))})} aria-label=${i("watch.showNamed",t)}>
        ${c("map")} ${i("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${i("watch.removeNamed",t)} @click=${()=>ov(e,t)}>
        ${i("watch.remove")}
      </button>
    </p>
  </li>`,Eu=({watches:e})=>e.list.length?Kt`
  <p class="hint" id="watched" tabindex="-1">${i("watch.hint")}</p>
  <ul class="stack plain-list">${e.list.map(t=>rv(e,t))}</ul>`:Kt`
  <div id="watched" tabindex="-1">
    ${_(i("watch.none"),i("watch.hint"),Kt`<a class="button" href="/">${i("watch.toMap")}</a>`,"map")}
  </div>`;import{html as Yt,nothing as Ne}from"../lib/lit-html/lit-html.js";var Fo={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Vu(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:Fo[n],...r,...o?{password:o}:{}}))};return new S({send:t,fieldOf:{wrong_password:"password"}})}var qs=e=>e.kind==="token",Po=e=>qs(e)?e.name:ze(e.userAgent),cv={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},lv=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),pv=e=>e.expiresAt?i("token.until",{date:Gt(e.expiresAt)}):i("token.endless"),uv=e=>e.lastUsedAt?i("session.active",{day:De(e.lastUsedAt,!0)}):i("session.unused"),mv=e=>Yt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Po(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Gt(e.expiresAt)})}</p>
  </details>`,dv=(e,t)=>{let s=i(qs(t)?"token.revoke":"settings.end");return Yt`
    <button type="button" class="quiet" aria-label="${s}: ${Po(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},hv=e=>Yt`${i(qs(e)?"token.since":"settings.since")} ${G(e.createdAt)}`,fv=(e,t)=>Yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Po(t)}</span>
      <span class="badge">${cv[t.kind]()}</span>
      ${t.current?Yt`<span class="badge">${i("settings.thisOne")}</span>`:Ne}<br>
      ${qs(t)?Yt`<span class="soft">${lv(t)}</span><br>`:Ne}
      <span class="soft">${uv(t)} · ${hv(t)}${qs(t)?` · ${pv(t)}`:Ne}</span>
      ${qs(t)?Ne:mv(t)}
    </span>
    ${t.current?Ne:dv(e,t)}
  </li>`;async function $v(e){await j(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var gv=e=>Yt`
  <button type="button" class="quiet" @click=${()=>$v(e)}>${i("settings.endOthers")}</button>`,bv=[90,30,365],wv=e=>Object.keys(Fo).filter(t=>t!=="admin"||e.role==="admin"),yv=(e,t)=>Yt`
  <p>${i("token.about")}</p>
  ${L(t)}
  ${ge(t)}
  ${g(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:wv(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...bv.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Qt(t,"password",i("account.password")):Ne}`,vv=e=>ji({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function kv(e){let t=null;await C(n=>Vu(a=>{t=a,n()}),i("token.create"),n=>yv(e,n),()=>Yt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await vv(t.token))}var Wu=e=>Yt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>fv(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?gv(e):Ne}
      <button type="button" class="quiet" id="new-token" @click=${()=>kv(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Yu=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",...$()?.role==="admin"?["reported"]:[]],xv=e=>Ot`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ns()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Ov=()=>oi.map(e=>[e,$a[e],e]),qv=e=>Ot`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:Ov(),chosen:xt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:Wr.map(t=>[t,i(`settings.theme.${t}`)]),chosen:wa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:_o(),set:t=>e.setUnits(t)})}
    ${Bs()?xv(e):Bt}
  </section>`;async function Sv(e,t,s){let n=e.target;await t.prefer({[s]:n.checked}),n.checked=t.preferences[s]}var Ku=(e,t,s=Bt)=>Ot`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Sv(n,e,t)}>
  </label>`,Fv=e=>Ot`
  <p>${c("check")} ${i("push.on",{instance:J()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Pv=e=>Ot`
  <p>${i("push.off",{instance:J()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Bt}</p>`;function Lv(e){return e.state==="on"?Fv(e):e.state==="off"?Pv(e):Ot`<p class="note">${i(`push.${e.state}`,{instance:J()})}</p>`}var Tv=e=>Ot`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Yu().map(t=>Ku(e,t))}
    ${y().pushKey?Ku(e,"pushEnabled",Ot`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Bt}
  </section>
  ${zu(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Lv(e.push)}
  </section>`,Iv=["friendPublished","listAdded"];function Mv({preferences:e}){let t=[...Yu(),...Iv];return i("settings.onOf",{n:t.filter(s=>e[s]&&e[s]!=="off").length,of:t.length})}var jv=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,Av=e=>Ot`
  ${y().passwordLogin?hc(e):Bt}
  ${e.passkeys.isShown?_u(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Bt}
  ${y().provider.enabled?fc(e):Bt}`,Gu="/settings",Ju=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:qv,isLocal:!0,value:()=>[$a[xt()],i(`settings.theme.${wa()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Tv,value:Mv},{name:"watches",sign:"map",title:()=>i("watch.title"),view:Eu,value:e=>e.watches.list.length?i("watch.count",{n:e.watches.list.length}):""},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Du(e.places),value:e=>be().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Av,isShown:jv,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Wu,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:$c,value:()=>i("settings.dataParts")}],Bv=e=>Ot`
  <ul class="card rows">
    ${Ju.filter(({isShown:t})=>!t||t(e)).map(t=>ct(`${Gu}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${qt()?ct("/invites","people",i("invites.title")):Bt}
    ${ct("/shares","share",i("shares.mine"))}
    ${ct("/help","comment",i("help.title"))}
    ${ct("/about","feed",i("nav.about"))}
  </ul>`;async function Nv(e){let t=V.get("outbox").length;(!t||await j(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var _v=e=>Ot`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Nv(e)}>${i("settings.signOut")}</button>`;function Cv(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?b(s,n):e.isLoaded?t.view(e):k(5):Ot`${s?b(s,n):Bt}${Bv(e)}`}function Xu(e){let t=Ju.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return tc();let s=new Ii(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>Ot`
      ${t?v(n(),Bt,Gu):v(n(),_v(s),"/profile")}
      ${s.refusal?b(s.refusal):Bt}
      ${Cv(s,t)}`}}import{html as Nt,nothing as si}from"../lib/lit-html/lit-html.js";async function Dv(e){let t=await e.offered(),s=t&&await Dn({offered:t});s&&(e.take(s),await Zs(s))}async function Uv(e,t){let s=await Dn({share:t});s&&e.take(s)}async function Rv(e,t){await j(i("shares.revokeTitle",{title:Vt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Hv=async e=>await _n(e)||Zs(e,i("shares.one")),zv=async e=>await Cn(e,Vt(e))||Zs(e,i("shares.one")),Ev=(e,t)=>$t(i("shares.menu",{title:Vt(t)}),[...Nn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>zv(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Uv(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Rv(e,t)}],{id:`share-${t.id}`}),Vv=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Wv=e=>e.category?Nt`<span class="strong" dir="auto">${Vt(e)}</span>`:Nt`<a class="strong" dir="auto" href=${Vv(e)}>${Vt(e)}</a>`,Kv=e=>Nt`${i(`shares.kind.${lo(e)}`)}${e.title?Nt`: <bdi>${po(e)}</bdi>`:si}`,aa=(e,t)=>Nt`<span class="badge">${e?c(e):si} ${t}</span>`,Yv=e=>Nt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Vt(e)}" @click=${()=>Hv(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Gv=(e,t)=>Nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Wv(t)}<br>
        <span class="soft">${Kv(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Ev(e,t)}
    </div>
    <p class="marks">
      ${aa(t.place==="hidden"?"block":"pin",Jp(t))}
      ${t.hasPassword?aa("lock",i("account.password")):si}
      ${t.expiresAt?aa("",uo(t)):aa("",i("shares.endless"))}
    </p>
    ${t.expired?si:Nt`<p class="row actions">${Yv(t)} ${mo(t)}</p>`}
  </li>`;function Jv(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?Nt`<div class="card"><ul class="people">${t.map(a=>Gv(e,a))}</ul></div>${U(e.list)}`:_(i("shares.none"),i("shares.noneText"),si,"share"):k(3)}var Xv=e=>Nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Dv(e)}>${i("shares.category")}</button>`;function Zu(e){let t=new An(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Nt`
      ${v(i("shares.mine"),Xv(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Jv(t)}`}}import{html as oe,nothing as Lo}from"../lib/lit-html/lit-html.js";var oa=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return V.get("outbox")}load=async()=>{await nr(),this.isLoaded=!0,this.#t.update()};cancel(t){return or(t.id)}retry(t){return rr(t.id)}sendNow(){return cr()}};async function Zv(e,t){await Pr()&&e.cancel(t)}var Qv=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Qu=e=>oe`<a class="strong" dir="auto" href=${lr(e)}>${e.title}</a>`,tk={find:e=>oe`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>oe`<span class="what" dir="auto">${e.body.content}</span><br>${Qu(e)}`,like:Qu},ek=(e,t)=>oe`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Qv(t)}</span><br>
      ${tk[t.kind](t)}<br>
      ${t.state==="refused"?oe`<span class="error">${t.problem}</span>`:oe`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?oe`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Lo}
      <button type="button" class="quiet" @click=${()=>Zv(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function sk(e){return e.isLoaded?e.entries.length?oe`
    <p class="hint">${i("outbox.hint",{instance:J()})}</p>
    <ul class="card people">${e.entries.map(t=>ek(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:_(i("outbox.none"),i("outbox.noneText"),Lo,"send"):k(2)}function tm(e){let t=new oa(e);return{title:i("outbox.title"),ready:t.load(),view:()=>oe`${v(i("outbox.title"),Lo,"/")}${sk(t)}`}}import{html as xe,nothing as ik}from"../lib/lit-html/lit-html.js";var ra=class{#t;constructor(t){this.#t=t,this.instance=new ns(t),this.areas=new ws(t),this.invites=new ys(t),this.nameForm=new S({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(f("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var em=(e,t)=>xe`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,sm=(e,t)=>xe`<p class="row end">${em(e,i(t?"welcome.next":"welcome.later"))}</p>`,im=({problem:e,load:t},s,n)=>e?b(e,t):s?n():k(3),nk=(e,t)=>im(e.instance.loading,e.instance.values,()=>xe`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${L(e.nameForm)}
    ${vs(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${g(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${g(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${em(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Fi(t.update)}`),ak=e=>im(e.areas.loading,e.areas.areas,()=>xe`
  ${Qa(e.areas)}
  ${sm(e,e.areas.areas.length||e.areas.isRunning)}`),ok=e=>xe`
  ${e.invites.created?eo(e.invites):to(e.invites)}
  ${sm(e,e.invites.created)}`,rk=()=>xe`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${ct("/settings/notifications","bell",i("welcome.push"))}
      ${ct("/profile","people",i("steps.profile"))}
      ${ct("/admin","gear",i("welcome.again"))}
      ${ct("/","map",i("areas.show"))}
    </ul>
  </section>`,ck={server:nk,map:ak,invite:ok,done:rk};function nm(e){let t=new ra(e),s=()=>t.step==="done"?ik:xe`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>xe`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${ck[t.step](t,e)}`}}function lk(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await zo(f("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(w=>[w.category,w.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((m,F)=>m+F,0),p=m=>s.get(m)===0&&!n&&!r.includes(m),w=m=>m&&(m<l||n)?`${T(m)}${n?"+":""}`:void 0;return{shown:o.filter(m=>!p(m)).map(m=>({category:m,count:w(s.get(m))})),rest:o.filter(p)}}}}import{html as am,nothing as om}from"../lib/lit-html/lit-html.js";async function pk(e){await e.ask()&&await x("see-inviter")}async function uk(e){e.close(),await x("list")}function mk(e){let{user:t}=e;if(!t)return om;let s=i("introduction.text",{name:d(t),n:t.findCount});return am`
    <section class="introduction" aria-label=${s}>
      ${D(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ot(()=>uk(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?am`<button type="button" @click=${()=>pk(e)}>${i("friend.ask")}</button>`:om}
      </p>
    </section>`}async function dk(e,t){let s=new Fn(t.update);e.note=()=>mk(s),await s.load()}var ca=0,To=null;function hk(e){let t=En(e);location.pathname!==t.split("#")[0]&&(ca=To&&V.get("message")===To?ca+1:1,ca===1?u(fo(e),t):u(i("note.several",{n:ca}),"/notifications"),To=V.get("message"))}import{html as rm,nothing as fk}from"../lib/lit-html/lit-html.js";async function $k([e,t,s,n]){let a=(e+(s<e?s+360:s))/2,o={lat:((t+n)/2).toFixed(6),lng:(a>180?a-360:a).toFixed(6)};return(await h(f("/api/places/name",o)).catch(()=>null))?.name??""}var gk=100,bk=1500;function wk([e,t,s,n]){let a=t<0&&n>0?0:Math.min(Math.abs(t),Math.abs(n)),o=((s-e+360)%360||(s===e?0:360))*Math.cos(a*Math.PI/180);return Math.max(n-t,o)*111.2>gk}var yk=(e,t,s)=>rm`
  ${L(e)}
  <p>${i("watch.text")}</p>
  ${g(e,"name",{label:i("watch.name"),value:t,required:!0,most:100})}
  ${O("watch-news",{name:"news",label:i("bell.title"),options:["daily","each"].map(n=>[n,i(`bell.${n}`)]),chosen:"daily"})}
  ${s.length?rm`<p class="hint">${i("watch.only",{categories:s.map(R).join(", ")})}</p>`:fk}`;async function vk(e,t){let s=e.split(",").map(Number),[n,a,o,r]=s;if(wk(s))return u(i("watch.large"));let l=await Promise.race([$k(s),We(bk,"")]),p=null,w=F=>async({name:et,news:re})=>{let _e=t.length?{categories:t}:{};p=await q("/api/watches",{name:et.trim(),news:re,box:{west:n,south:a,east:o,north:r},..._e}),F()};await C(F=>new S({send:w(F)}),i("map.watch"),F=>yk(F,l,t),F=>N(F,i("watch.watch")))&&u(i("watch.saved",p),"/settings/watches")}import{html as kk,nothing as xk}from"../lib/lit-html/lit-html.js";async function Ok(e){if(fa.get())return;let t=()=>{},s=new Xe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(fa.set("1"),await X((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:J()})))};return kk`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:J()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):xk}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as la,nothing as cm}from"../lib/lit-html/lit-html.js";async function qk({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(P(s))}}function Sk(e,t){if($().role==="admin"){let s=f("/admin/map",{at:fe({lat:e.lat,lng:e.lng})});return la`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return la`
    <p><button type="button" class="quiet" @click=${()=>{t(),qk(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Fk=e=>la`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Pk=(e,{choose:t,close:s,key:n})=>la`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Bs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${zr()?Sk(e,s):cm}
    ${Bs()?Fk(t):cm}
  </section>`,Lk=()=>Pk;import{html as ua,nothing as Io}from"../lib/lit-html/lit-html.js";var Tk=2.5,[Ik,lm]=[300,24],pm=180,um=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,pa=class{#t=Je;#e=Je;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#m(Je),s&&!um()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:pm,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#d(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#d(t));let s=this.#p(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=ba(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#m(this.#t.scale>1?qi(a,this.#u()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#l();if(Math.hypot(a.x,a.y)<lm)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Ur(a);if(o)return this.#o[o]();this.#l()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>Ik||Math.hypot(t.x-n.x,t.y-n.y)>lm)return this.#l();this.#a={time:0,x:0,y:0},this.#m(this.#t.scale>1?Je:qi(ba(Je,Tk,t),this.#u()),!0)}#c(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return Rr(t,s)}#d({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#l(){this.#m(qi(this.#t,this.#u()),!0)}#m(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!um()?`transform ${pm}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Mk(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;X((l,p)=>{let w=m=>{n=(n+m+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?m:0)};return o??=new pa({next:()=>w(1),previous:()=>w(-1),close:()=>l()}),jk(e,{at:n,plays:a,films:r},o,w,l)},{label:e.title,kind:"full"})}function jk(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return ua`
    <div class="viewer" @keydown=${m=>{m.target.localName!=="video"&&(m.key==="ArrowRight"&&o(1),m.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Io}</span>
        ${ot(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${m=>m.preventDefault()}>
        <div class="shown">${p.type==="video"?Nk(p,s,n):Bk(p,Dr(e,t))}</div>
      </div>
      <div>
        ${p.caption?ua`<p class="said" dir="auto">${p.caption}</p>`:Io}
        ${l>1?_k(o):Io}
      </div>
    </div>`}var Ak=e=>`min(100vw, calc(100vh * ${Br(e).toFixed(3)}))`,Bk=(e,t)=>bt(e,{alt:t,eager:!0,sizes:Ak(e),blur:!1});function Nk(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var _k=e=>ua`
  <div class="row steps">
    ${mm("previous","back",()=>e(-1))}
    ${mm("next","next",()=>e(1))}
  </div>`,mm=(e,t,s)=>ua`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as Oe,nothing as ii}from"../lib/lit-html/lit-html.js";var ma=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Ge(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([it("/api/shares"),h(this.#t),h(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await it(t),a=o=>o.requesterId===$().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Ck=e=>Oe`
  ${e.friends.length?Oe`<ul class="people">${e.friends.map(t=>ti(t,ii))}</ul>`:Oe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Oe`<button type="button" class="quiet" @click=${()=>I(e.more())}>${i("action.more")}</button>`:ii}`,Dk=(e,t,s)=>Oe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(Fe(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:J()})}</p>
  ${e.audience==="friends"?Ck(e):ii}
  ${e.lists.length?Oe`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>Oe`<li><a href="/lists/${n.id}" dir="auto">${sn(n)}</a></li>`)}</ul>`:ii}
  ${e.hasLinks?Oe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:ii}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Uk(e){let t=new ma(e);await I(t.load())&&await X((s,n)=>(t.update=n,Dk(t,e,s)),{label:i("find.whoSees")})}V.subscribe("user",_s);_s();export{ym as about,wc as accounts,ab as addToList,Lc as admin,Bc as adminLog,hk as announce,xp as areas,ly as askReport,jc as categories,lk as countCategories,Al as edit,Xl as feed,ip as help,vp as import,Ip as instance,dk as introduce,Sp as invites,Up as join,ru as joinList,ou as list,lu as lists,uu as named,gu as notifications,Lk as offerOfStreets,Ok as offerPush,wu as people,Pu as person,Tu as profile,ju as reports,Au as saved,Xu as settings,jb as shareFind,Zu as shares,If as showSteps,Mk as viewPhoto,tm as waiting,vk as watchArea,nm as welcome,Uk as whoSees};

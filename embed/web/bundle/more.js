import{$b as ho,$c as Sn,A as qa,Aa as Kt,Ab as Oe,Ac as qo,Ba as Va,Bb as Qt,Bc as So,C as qs,Ca as Wa,Cb as io,Cc as Fo,D as Ss,Da as ve,Db as Ds,Dc as Po,E as Sa,Ea as Ga,Eb as et,F as Fa,Fa as Bs,Fb as no,G as K,Ga as Is,Gb as ao,Gc as qe,H as it,Ha as Ms,Hb as Nt,Hc as Ws,I as u,Ia as Ya,Ib as Us,Ic as ce,Ja,Jb as oo,Ka,Kb as R,Kc as qt,L as we,Lb as E,Lc as To,M as g,Ma as Za,Mb as _,Mc as Lo,N as T,Nb as ro,Nc as Ao,O as W,Oa as Xa,Ob as Dt,Oc as Bo,P as G,Pa as Qa,Pb as Cs,Pc as Gs,Q as B,Qa as to,Qb as Es,R as Pa,Ra as eo,Rb as co,S as Ta,Sa as so,Sb as lo,Sc as Io,T as jt,Tb as _s,Tc as as,U as y,Ub as po,Uc as Mo,V as ye,Vc as os,W as La,Wb as uo,Xb as k,Xc as jo,Yb as mo,Zb as st,_b as F,_c as No,a as ge,aa as Aa,ac as m,b as h,ba as Ba,bc as N,bd as Do,c as ht,ca as Fs,cc as nt,cd as Uo,d as va,da as x,dc as L,dd as Co,e as Qe,ea as Ps,eb as c,ec as fo,ed as Ys,f as kn,fa as Ia,fb as Z,fc as Ot,g as xn,gb as z,gc as qn,h as be,hb as f,hc as es,hd as Eo,i as ts,ia as Ma,ib as js,ic as $o,id as _o,j as On,ja,jb as I,jc as Hs,jd as Ho,k as ft,ka as Na,kb as d,kc as re,l as xs,la as Da,lb as w,lc as Rs,m as ka,ma as Ua,mb as ke,mc as zs,na as Ts,nb as M,nc as ss,nd as Ro,ob as xt,oc as is,p as xa,pa as Ls,pb as q,pc as go,pd as zo,q as i,qa as Ca,qc as bo,ra as Ea,rc as wo,s as S,sa as _a,sc as yo,sd as Js,ta as Ha,tc as U,td as Vo,u as Jt,ua as b,uc as vo,v as Oa,va as As,vb as Ns,vc as ko,vd as Wo,w as O,wa as $t,wb as Zt,wc as xo,wd as Go,x as Mt,xa as Ra,xb as Xt,xc as Oo,xd as Yo,y as pt,ya as za,yb as xe,yc as ns,z as Os,zb as H,zc as Vs}from"./shared.js";import{html as le,nothing as Fn}from"../lib/lit-html/lit-html.js";var pp=new URL("lib/",ge).pathname,up=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Jo(){if(os())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var dp=()=>Jo()?i("about.tilesFrom",{host:Jo()}):i("about.alone"),mp=()=>le`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${dp()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,hp=()=>le`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?le`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Fn}
      ${os()?le`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Fn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,fp=([e,t,s,n])=>le`<li><a href="${pp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,$p=()=>le`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${up.map(fp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,gp=()=>({title:i("nav.about"),view:()=>le`
    ${f(i("nav.about"),Fn,b()?"/settings":"/sign-in")}
    ${Go()}${Wo()}${mp()}${hp()}${$p()}`});import{html as ii,nothing as Vp}from"../lib/lit-html/lit-html.js";var bp=200,wp=2**20,Pn=["all","active","suspended","admin"],Ko={wrong_password:"password"},pe=e=>`/api/admin/users/${e.id}`,Ks=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Pn.includes(s)?s:"all",this.list=R(t,()=>y("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(y("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,bp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(S(n))}}get asksPassword(){return As()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(pe(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:Ko})}demote(t){return this.#n(G(pe(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(B(`${pe(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${pe(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:Ko})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(pe(t),{mediaLimit:a==="own"?Math.round(Number(o)*wp):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${pe(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await B(y(pe(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Pe}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as rs}from"../lib/lit-html/lit-html.js";var yp=2e3,Se=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ls()}enable=()=>this.#e(Ca);disable=()=>this.#e(Ea);test=()=>this.#s(async()=>{await _a(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},yp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?S(s):i("push.failed"))}this.#t()}};var Zs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ho()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Ro(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await B(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(S(s))}this.#t.update()}};var vp=1,ut=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Nt(this.#s,t)>vp&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Us({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(S(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=et(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Bs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Tn="/api/users/me/place-settings",kp={radius:.5,area:1},Zo=[.2,.5,1,2,5],Xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Tn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(Tn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(S(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${Tn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(S(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new ut(this.#t,s,()=>{n.point&&this.changeHome({...kp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Xo=e=>!e.current&&e.kind!=="token",Qs=class{preferences=null;sessions=null;refusal=Ra();#t;constructor(t){this.#t=t,this.push=new Se(t.update),this.passkeys=new Zs(t),this.places=new Xs(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return As()}get asksCurrent(){return this.user.hasPassword&&!zo(this.sessions)}get hasOthers(){return this.sessions.some(Xo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await _(t()),this.#t.update()}setTheme(t){Do(t),this.#t.update()}setUnits(t){va.set(t),this.#t.update()}setStreets(t){jo(t),this.#t.update()}async setLanguage(t){await xa(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Xo))await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Va(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await B("/api/users/me/identity"),Kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await B("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Wa(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},ti=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;var Fe=()=>h().provider.name,te=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?dt`
  <p><a class="button quiet" href=${ti()}>${i("signin.provider",{name:Fe()})}</a></p>`:rs,Ut=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),xp=()=>dt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Fe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Qo=({user:e,asksCurrent:t,password:s})=>dt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?dt`<p class="note">${i("link.setPassword")}</p>`:rs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${te(s)}
    ${t?Ut(s,"currentPassword",i("settings.currentPassword")):rs}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?xp():rs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Op(e){let t=i("settings.unlinkTitle",{name:Fe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function qp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Fe()});await U(a=>t.confirmForm(a),s,a=>dt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ut(a,"password",i("account.password"))}`,()=>dt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ti({link:"true"}))}var Sp=e=>dt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Op(e)}>${i("settings.unlink")}</button></p>`,Fp=e=>dt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ti({link:"true"})} @click=${t=>qp(t,e)}>
      ${i("settings.link",{name:Fe()})}
    </a>
  </p>`,tr=e=>dt`
  <section class="card">
    <h2>${i("settings.identity",{name:Fe()})}</h2>
    ${e.user.identityLinked?Sp(e):Fp(e)}
  </section>`;async function Pp(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>dt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${te(s)}
    ${e.asksPassword?Ut(s,"password",i("account.password")):rs}`,()=>dt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var er=e=>dt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Pp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ln,nothing as cs}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:cs;return Ln`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":cs} @change=${$=>a($.target.value)}>
        ${s.map(([$,v,A=cs])=>Ln`
          <option value=${$} lang=${A} ?selected=${$===n}>${v}</option>`)}
      </select>
      ${p===cs?cs:Ln`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Tp}from"../lib/lit-html/lit-html.js";async function Lp(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var ei=({title:e,text:t,label:s,value:n})=>nt(a=>Tp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Lp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Ap({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var Bp=e=>[i("admin.joined",{date:pt(e.createdAt)}),e.seenAt?i("admin.seen",{date:pt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Ap(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Ip=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Mt(t)}):i("admin.suspendedSince",{when:Os(e)}),Mp=e=>V`<p class="note">${Ip(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,jp=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${qn(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${qn(e)}</span></a>`,sr=(e,t)=>V`
  ${F(t)}
  ${te(t)}
  ${e.asksPassword?Ut(t,"password",i("account.password")):Pe}`,Np=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${sr(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Dp(e,t){await L(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Up=["instance","own","none"],Cp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${F(e)}
    ${P("kind",{label:i("admin.limit"),options:Up.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Pe}`};async function si(e,t,s){let n=await e;return n&&u(i(t,{name:x(s)})),n}var Ep=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>Cp(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),_p=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Hp(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${sr(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await ei({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function Rp(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await si(s,"admin.deleteDone",t)&&q("account-search")}function zp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Dp(e,t)):s(i("admin.admin"),()=>si(Np(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>si(Ep(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Hp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>si(_p(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Rp(e,t),!0)]}var ir=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${jp(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Pe}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Pe}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Pe}
      </span>
      ${Ot(i("people.menu",{name:x(t)}),zp(e,t))}
    </div>
    <p class="soft facts">${Bp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?Mp(t.suspension):Pe}
  </li>`;function Wp(e,t){e.preventDefault(),t.search()}var Gp=e=>ii`
  <form role="search" @submit=${t=>Wp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Pn.map(t=>ke(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Yp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ii`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>ir(e,a))}</ul>
    ${M(e.list)}`:ii`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function nr(e){let t=new Ks(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ii`
      ${f(i("admin.people"),Vp,"/admin")}
      <section class="card">${Gp(t)}${Yp(t)}</section>`,close:()=>t.close()}}import{html as dr,nothing as ou}from"../lib/lit-html/lit-html.js";var ar=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),or=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Jp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Te(e){let[t,s,n]=ar(e).map(or);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Le=4.5;function ni(e){let t=e;for(let s=1;Te(t)<Le;s-=.01)t=`#${ar(e).map(n=>Math.round(255*Jp(or(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ls(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Kp(e)}catch{return e}}async function Kp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ae=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=ye){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ls(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(S(a))}n(null)}async remove(){try{await B(this.#t),await this.#s(null)}catch(t){u(S(t))}this.#e.update()}};var rr=2**20,ai="/api/admin/instance",cr=["invite","open","closed"],lr=["members","admins","off"],Be="#0f766e",ps={teal:Be,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ie=class{values=null;accent=Be;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ae(`${ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(ai))}),this.form=new k({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return Qt(this.values.startView)}get myView(){return be.get()}async begin(t){await _(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Be}get isAccentDark(){return Te(this.accent)>=Le}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Te(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:O(s),least:O(Le)})),this.form.update()}get darkerAccent(){return ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/rr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Be&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*rr)),this.#e(await G(ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},oi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ri=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ci,nothing as An}from"../lib/lit-html/lit-html.js";var Zp={ok:"check",warn:"flag",fail:"close"},Xp=e=>ci`
  <li class="row finding ${e.status}">
    ${c(Zp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ci`<br><span lang="en" class="soft">${e.fix}</span>`:An}
    </span>
  </li>`;function Qp({status:e,findings:t}){return ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Xp)}</ul>`}var pr=e=>ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):An}
      ${e.values&&!e.loading.problem?Qp(e.values):An}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Et,nothing as us}from"../lib/lit-html/lit-html.js";var tu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ct=(e,t)=>Et`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,eu=e=>i("admin.jobsOf",{push:O(e.pushJobs),media:O(e.mediaJobs)}),su=e=>Et`
  ${Ct(i("admin.backup"),e.lastAt?Et`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ct(i("admin.backupPlace"),e.place)}`,iu=e=>Et`
  <dl class="stack">
    ${Ct(i("admin.users"),O(e.users))}
    ${Ct(i("admin.publicFinds"),O(e.finds))}
    ${Ct(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?us:Ct(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ct(i("admin.jobs"),eu(e)):us}
    ${e.backup?su(e.backup):us}
    ${Ct(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Ct(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,nu=e=>Et`<li class="note">${i(`admin.problem.${e}`)}</li>`,au=e=>Et`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Et`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ur({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>tu.includes(n));return Et`
    ${s.length?Et`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(nu)}</ul>`:us}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${iu(e)}
      ${e.largest.length?au(e.largest):us}
    </section>`}var ru=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],cu=([e,t,s])=>dr`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function mr(e){let t=new ri(e),s=new oi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>dr`
      ${f(i("admin.title"),ou,"/profile")}
      <section class="card">
        <ul class="people">${ru.map(cu)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ur(t)}
      ${pr(s)}`}}import{html as X,nothing as ds}from"../lib/lit-html/lit-html.js";var hr="/api/admin/instance",Bn=20,li=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await g(hr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Zt.map(s=>({code:s}))}get left(){return Zt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Bn}async save(t){let s=await G(hr,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await _(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},pi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Zt.includes(this.was.code)?this.was.code:""),this.form=new k({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Zt.includes(this.was.code)}choose(t){this.isDarkened=Te(t)<Le,this.color=this.isDarkened?ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[ft()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:ft(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ui(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:y("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var lu=(e,t)=>X`
  <button type="button" class="round" aria-label=${H(t)} title=${H(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${st(t)}</button>`,pu=e=>X`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Zt.map(t=>lu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Zt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":ds}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?X`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:X`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,uu=(e,t,s)=>X`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):ds}
  </button>`,du=e=>X`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ps.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>uu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function $r(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:H(e.list[t].code)});return U(a=>(s=new pi(e,t,a)).form,n,()=>X`
    ${F(s.form)}
    ${mu().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:H(s.was.code)}):""}))}
    ${pu(s)}
    ${du(s)}`,a=>N(a,i("action.save")))}var mu=()=>[ft(),...xs.filter(e=>e!==ft())];async function hu(e,t){let s=i("categories.removeTitle",{name:H(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function fu(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var fr=(e,t,s,n,a,o)=>X`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function $u(e,{code:t},s){let n=H(t);return X`
    <li class="row between">
      ${st(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${fr(e,s,-1,"up","categories.up",n)}
        ${fr(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>$r(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>hu(e,s)}]:[]])}
      </span>
    </li>`}var gu=e=>e.left.length&&!e.isFull?X`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>X`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${st(t)} ${H(t)} ${c("plus")}
    </button>`)}
  </div>`:ds,bu=e=>X`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>$u(e,t,s))}</ul>
    ${e.isFull?X`<p class="hint">${i("categories.full",{n:Bn})}</p>`:X`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>$r(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${gu(e)}
    ${e.isOwn?X`
      <p><button type="button" class="quiet" @click=${()=>fu(e)}>${i("categories.restore")}</button></p>`:ds}
  </section>`;function gr(e){let t=new li(e,ui);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>X`
      ${f(i("admin.categories"),ds,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?bu(t):w(6)}`}}import{html as di,nothing as In}from"../lib/lit-html/lit-html.js";var br={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},wu={mediaLimit:"limitOfAll",invites:"whoInvites"},yu=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function vu({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${wu[s]??s}`)).join(", "):e==="media_limit_changed"?yu(t):t}function ku(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(br[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var xu=e=>di`
  <li class="row act">
    ${c(br[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${ku(e)}</span><br>
      ${e.reason?di`<span dir="auto">${vu(e)}</span><br>`:In}
      <span class="soft">${z(e.createdAt)}</span>
    </span>
  </li>`;function Ou(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?di`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(xu)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),In,"feed"):w(4)}function wr(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>di`${f(i("admin.log"),In,"/admin")}${Ou(t)}`}}import{html as lt,nothing as Ft}from"../lib/lit-html/lit-html.js";var qu=8,mi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Jt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Xt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Jt(H(o));return r.includes(s)&&(r!==s||xe(o))}).slice(0,qu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Su=1200*36e5,hi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${La}$`).test(s)||!this.#s?s:ve()),this.#s&&!this.stored&&this.#r(ve())}#r(t){this.id=t,this.#e=this.#s?Dt(t):ro(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ga(this.id)>Date.now()-Su?this.id:ve()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Es(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),lo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?_s(this.id):null}};async function yr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:et(a)}}let n=Qt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var vr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:et(a),name:n,by:"search"}},fi=()=>qe.includes(Qe.get())?Qe.get():"everyone",$i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),kr=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function xr(e,t){let s=Object.entries(e?.was??{}).filter(([a,o])=>o===t[a]),n=e?.isPublic===!1&&t.audience==="everyone"?{audience:"friends"}:{};return{...t,...n,...Object.fromEntries(s.map(([a])=>[a,e[a]]))}}function Or({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},A=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,audience:n,...$,...A}}var qr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Sr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Fr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Me=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new hi(t),this.form=new k({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":fi())},this.proposals=new mi(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!xe(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Or({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(qr(l,t)&&await this.#e.showHome()&&await Sr(l.id,t).catch(p=>u(S(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ka(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function gi(e){try{let t=await je(e,0,262144),s=await Fu(e,t);return s?ju(Mu(s.view,s.tiff)):Pr}catch{return Pr}}var Pr={place:null,time:""},je=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Fu(e,t){return t.getUint16(0)===65496?Pu(t):t.getUint32(0)===2303741511?Tr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):_t(t,0,4)==="RIFF"&&_t(t,8,4)==="WEBP"?Tr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):_t(t,4,4)==="ftyp"?Lu(e):null}var _t=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Pu(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Mn=1<<20,jn=1e4;async function Tr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<jn&&t+8<=e.size;l++){let p=await je(e,t,8),$=p.getUint32(o?0:4,s);if(_t(p,o?4:0,4)===n)return Tu(await je(e,t+8,Math.min($,Mn)));t+=a+$+(r?$%2:0)}return null}var Tu=e=>({view:e,tiff:_t(e,0,4)==="Exif"?6:0});function Lr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<jn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:_t(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Lu(e){for(let t=0,s=0;s<jn&&t+8<=e.size;s++){let n=await je(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(_t(n,4,4)==="meta")return Au(e,await je(e,t,Math.min(a,Mn)));t+=a}return null}async function Au(e,t){let s=Lr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=Bu(t,n("iinf")),o=a===null?null:Iu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await je(e,o.at,Math.min(o.size,Mn));return{view:l,tiff:4+l.getUint32(0)}}function Bu(e,t){if(!t)return null;let s=Lr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(_t(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Iu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let ct=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,ct},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],v=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let ct=o(n<2?2:4),Xe=n?o(2)&15:0;o(2);let rp=o($),wa=null;for(let ya=o(2);ya>0&&a<=t.to;ya--){o(v);let cp=rp+o(l),lp=o(p);wa??={method:Xe,at:cp,size:lp}}if(ct===s)return wa}return null}function Mu(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>_t(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function ju(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Du,null),time:s(34665,Nu,"")}}function Nu({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Du({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),v=ct=>e($+8*ct)/e($+8*ct+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(v(0)+(v(1)||0)/60+(v(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Uu=2,Cu=2,Eu=60,Ne=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ye}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ls(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ja(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Uu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:we(s)?"paused":"failed",problem:S(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Eu,(t.pause??Cu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await ls(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Fa(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var bi=class extends Me{isNew=!1;title=i("edit.title");#t;#e="";#s;#i="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Pa(this.#t),n=this.draft.stored;this.#i=s,this.#e=t.locationId,this.shown=Fr(t),this.#s=kr({...t,...this.shown}),this.values={...t,...n,...xr(n,this.#s)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Ne(t.media,{changed:a,signal:this.page.signal}),this.place=new ut(this.page,n?.place??vr(t),()=>this.changed())}saveDraft(){let t={...$i(this.values),was:this.#s},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ms(s),p=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),v=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...p,...v},{headers:this.#i?{"If-Match":this.#i}:{}})}overwrite(){this.#i=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Nn(){if(!await caches.has(ts))return null;let e=await caches.open(ts),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:_u(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function _u(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ar(e){let t=await caches.open(ts);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ts),Nn()}var Hu=2,wi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Hu)}async load(){await po();let t=await Es();if(this.#t.signal.aborted)return;this.close();let s=Cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Is),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Dt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Dt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ru=.15,Br=e=>e.slice(0,10);function zu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Ir=e=>e.find(t=>t.place)?.place??null,Mr=e=>e.find(t=>t.time)?.time??"";function Vu(e,t,s){let[n,a]=[Ir(e),Mr(e)];return e.length<s&&(!n||!t.place||Nt(n,t.place)<=Ru)&&(!a||!t.time||Br(a)===Br(t.time))}function jr(e,t){let s=[];for(let n of zu(e)){let a=s.findLast(o=>Vu(o,n,t));a?a.push(n):s.push([n])}return s}var ms=e=>({place:Ir(e),time:Mr(e)}),Nr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Dr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var yi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await gi(o)}))),a=jr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ms(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Bs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ms(t).place?this.#e.get(t[0])??"":"",time:ms(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Nr(this.groups,t))}split(t,s){this.#s(Dr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ve()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Wu(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=ms(n),r={id:s,at:a,audience:fi(),media:[],label:this.describe(n).name};if(Dt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Dt(s).get())throw{code:"storage"};await co(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Wu(e){Dt(e).remove(),await _s(e)}var vi=class extends Me{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new wi(t,this.draft.id),this.several=new yi(t)}async begin(){let{page:t,values:s}=this,n=await yr(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Is);this.photosExpired=o.length<a.length;let r=$=>{$&&u($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Ne(o,{changed:r,placed:l,signal:t.signal}),this.place=new ut(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map($=>$.file),p.map($=>$.key)),this.received=t.query.has("shared")?await Nn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=$i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Ar(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Ms(s),await Ya(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!we(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Xa(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&Qe.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Cs();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as De,nothing as Dn}from"../lib/lit-html/lit-html.js";function Gu(e,t){e.remove(t),q(e.items.length?"drafts-title":"main")}var Yu=({media:e,preview:t})=>De`
  <span class="thumb">${e||t?De`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ju(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return De`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Yu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?De`<span class="soft" dir="auto">${s.label}</span>`:Dn}
          <span class="soft">${Os(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Gu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ur=e=>e.items.length?De`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ju(e,t))}</ul>
    ${e.shown.length<e.items.length?De`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Dn}
  </section>`:Dn;var Cr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Er=e=>[...e.dataTransfer?.types??[]].includes("Files"),Ku=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function _r(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Er(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Er(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Cr(a.dataTransfer)))}),n("paste",a=>{let o=Cr(a.clipboardData);!o.length||Ku(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ue,nothing as Vr}from"../lib/lit-html/lit-html.js";var Un=[1,5,20],Ue=e=>e?i("privacy.area",{distance:Ss(e)}):i("privacy.exact"),hs=()=>Un.map(e=>[String(e),Ue(e)]),ee=()=>[["0",Ue(0)],...hs()],ki=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as fs,nothing as Cn}from"../lib/lit-html/lit-html.js";var Ce="category";function Hr(e,{category:t}){let s=document.getElementById(Ce);if(s.value=t,xe(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Zu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Xu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Hr(t,s[n]);else return;e.preventDefault()}var Qu=(e,t,s)=>fs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Hr(e,t)}>
    ${st(t.category)}
    <span class="grow" dir="auto">${H(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?O(t.count):Cn}</span>
  </li>`,td=e=>{let{items:t}=e.proposals;return fs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Qu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Rr(e){let{form:t,proposals:s}=e,n=t.errors[Ce];return fs`
    <div class="field">
      <label for=${Ce}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ce} name=${Ce} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Cn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Cn}
          .defaultValue=${e.values.category??""} @input=${a=>Zu(a,e)} @keydown=${a=>Xu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${td(e)}
      </div>
      ${ho(t.left[Ce])}
      ${n?fs`<p class="error" id="category-error">${n}</p>`:fs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xi=(e,t,s,n,a)=>ue`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Wr(e){let t=e?.closest("details");t&&(t.open=!0)}var ed=e=>xi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),zr=(e,t,s)=>ue`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${st(t)} ${H(t)}
  </button>`;function sd(e){let{category:t}=e.values,[s,n]=t?[st(t),H(t)]:[c("filter"),i("edit.none")];return xi("category",s,i("find.category"),n,ue`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Xt().map(a=>zr(e,a,a===t))}
        ${zr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Rr(e):Vr}
    </fieldset>`)}var id=(e,t)=>ue`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ce(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:ht()})}</span>
      </span>
    </span>
  </label>`;function nd(e){let{audience:t}=e.values;return xi("audience",c(ce(t)),i("edit.who"),i(`find.audience.${t}`),ue`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${qe.map(s=>id(e,s))}
    </fieldset>`)}var ad=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ki(),chosen:e});function od(e){let{area:t="",exactForFriends:s="true"}=e.values;return xi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Ue(Number(t)),ue`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...ee()]})}
    ${Number(t)?ad(s):Vr}`)}var Gr=e=>ue`<div class="folds">${ed(e)}${sd(e)}${nd(e)}${od(e)}</div>`;import{html as qi,nothing as Hn}from"../lib/lit-html/lit-html.js";import{html as St,nothing as $s}from"../lib/lit-html/lit-html.js";var En=16,Yr=10,rd=2,cd={lat:25,lng:5,zoom:1},Oi=class extends ut{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&be.get()&&s.zoom>=Yr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:En};let t=io();return t?.zoom?t:cd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(En,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Nt(this.point,t)<rd*ao(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(et(t),"found",t.name)}distance=t=>this.point&&t?Nt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??En,s=this.source==="tap"&&!this.chosen&&t<Yr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ee(e){let t=new AbortController,s=null,n=nt((o,r)=>(s??=new Oi({signal:t.signal,update:r},e),fd(s,o)),{label:i("spot.title"),kind:"chooser"});Jr(s),await n&&e.take(s),t.abort(),s.close()}var Jr=e=>e.showMap(t=>Uo(document.getElementById("spot"),{...t,hasCross:!0})),ld=(e,t)=>St`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,pd=e=>St`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Jr(e)):$s}
  </div>`;function ud(e,t){let s=e.chosen?.id===t.id;return St`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${qs(t.distance)}</span>
    </button>`}var dd=e=>St`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?St`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:$s}
    ${e.nearby.map(t=>ud(e,t))}
  </div>`,md=e=>St`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,_n=e=>i(`spot.${e.source||"set"}`),hd=e=>St`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?St`<span class="soft">${_n(e)}</span>`:$s}</span>
  </p>`,fd=(e,t)=>St`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ld(e,t)}
  ${pd(e)}
  <div class="panel">
    ${hd(e)}
    ${dd(e)}
    ${e.chosen?$s:md(e)}
    ${e.problem?St`<p class="error" role="alert">${e.problem}</p>`:$s}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Kr=(e,t)=>qi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Zr=(e,t)=>qi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Hn} @click=${()=>Ee(e)}>
      ${e.point?qi`<place-map inert .at=${e.point}></place-map>`:Hn}
      ${e.point?Kr(e.label||i("spot.unnamed"),[_n(e),i("spot.change")].filter(Boolean).join(" · ")):Kr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qi`<p class="error" id="place-error" role="alert">${t}</p>`:Hn}
  </fieldset>`;import{html as de,nothing as Rn}from"../lib/lit-html/lit-html.js";function $d(e,t){e.merge(t),q(`group-${t-1}`)}function gd(e,t,s){e.split(t,s),q(`group-${t+1}`)}var bd=({preview:e,file:t})=>e?de`<img src=${e} alt="">`:de`<span class="film" title=${t.name}>${c("play")}</span>`,wd=(e,t,s)=>de`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>gd(e,t,s)}></button>`;function yd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&pt(a),n].filter(Boolean);return de`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?de`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>$d(e,s)}>
            ${i("group.merge")}
          </button>`:Rn}
      </div>
      <ul class="group">${t.map((r,l)=>de`<li>${l?wd(e,s,l):Rn}${bd(r)}</li>`)}</ul>
    </li>`}var Xr=(e,t)=>e.groups?de`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>yd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Rn;import{html as Q,nothing as Ht}from"../lib/lit-html/lit-html.js";import{html as zn}from"../lib/lit-html/lit-html.js";async function vd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await nt((r,l)=>(n??=new k({send:({caption:p})=>r(p.trim()),update:l}),zn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Qr=(e,t,s,n)=>zn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>vd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?zn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[kd,xd]=[6,10],Od=300,C=null;function tc(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var ec=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],qd=(e,t)=>ec(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Sd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?xd:kd))return;if(n)return C.end();tc()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=qd(e.clientX,e.clientY),C.over?.classList.add("target")}function sc(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(tc,Od));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[$,v]=[s,C.isOn&&C.over].map(A=>ec(s).indexOf(A));o(),v>=0&&t($,v)};document.addEventListener("pointermove",Sd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Si(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var Fd="image/*,video/mp4,video/quicktime,video/webm";function Pd(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function ic(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function nc(e){return e.media?qt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Q`<span class="film">${c("play")}</span>`:Q`<img src=${e.preview} alt="">`}var ac={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Fi=(e,t,s,n,a)=>Q`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Td=(e,t)=>e.progress<1?Q`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Q`<span class="over">${i("upload.processing")}</span>`,Ld=(e,t)=>({sending:()=>Td(e,t),paused:()=>Q`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Q`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Q`<span class="over error">${i("upload.failed")}</span>`,done:()=>Ht})[e.state]();function Ad(e,t,s){let n=s+1;return Q`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>sc(a,(o,r)=>e.move(o,r))}
      @error=${ac} @load=${ac}>
      ${nc(t)}
      ${s===0&&e.items.length>1?Q`<span class="cover">${i("upload.cover")}</span>`:Ht}
      ${Ld(t,n)}
      <span class="buttons">
        ${s>0?Fi("before","earlier","back",n,()=>ic(e,s,s-1)):Ht}
        ${n<e.items.length?Fi("after","later","next",n,()=>ic(e,s,s+1)):Ht}
        ${t.state==="failed"||t.state==="paused"?Fi("","again","retry",n,()=>e.retry(t)):Ht}
        ${Fi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Pd(e,t))}
      </span>
      ${t.state==="failed"?Ht:Qr(e,t,n,nc(t))}
    </li>`}function Bd(e,t){t([...e.target.files]),e.target.value=""}var Id=(e,t)=>Q`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Ht:Q`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Fd} multiple @change=${s=>Bd(s,t)}>
  </li>`;function Md(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Q`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:O(e.items.length)}):""}</p>
    ${s.map(n=>Q`<p class="error" role="alert">${n}</p>`)}`}var oc=(e,t)=>Q`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Si} @contextmenu=${Si} @dragstart=${Si}>
    ${e.items.map((s,n)=>Ad(e,s,n))}
    ${e.items.length<e.most?Id(e,t):Ht}
  </ul>
  ${e.items.length>1?Q`<p class="hint">${i("upload.order")}</p>`:Ht}
  ${Md(e)}`;async function rc(e,t){await e.addFiles(t),e.several?.groups&&q("several-title")}function jd(e){e.uploads.add(e.several.decline()),q("files")}function Nd(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Dd=(e,t)=>lt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>lt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?lt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Ft}
    ${t?lt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.received.left?lt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Nd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Ud(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Cd=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Ed=e=>lt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Ud(e)}>${i("edit.startOver")}</button>
  </p>`,_d=e=>lt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?lt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${oc(e.uploads,t=>rc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Hd=e=>lt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?lt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function Rd(e,t){t.change(uo(e.currentTarget))}async function zd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Wr(n),n?.focus()}function Vd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Rd(a,e);return lt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>zd(a,e)}>
      ${e.isRestored?Ed(e):Ft}
      ${_d(e)}
      ${Zr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Gr(e)}
      <div class="publish">
        ${Hd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Wd=(e,t)=>lt`
  ${e.received?Dd(e,t.get("shared")==="full"):Ft}
  ${Xr(e.several,()=>jd(e))}
  ${e.several.groups?Ft:Ur(e.drafts)}`;function Gd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Vd(e):w(4)}function cc(e){let t=new(e.params.id?bi:vi)(e,{showHome:Cd}),s=()=>t.loading.load();return _r(e.signal,n=>t.uploads&&rc(t,n)),{title:t.title,ready:s(),view:()=>lt`
      ${f(t.title,Ft,t.back)}
      ${t.isNew?Wd(t,e.query):Ft}
      ${Gd(t,s)}`,close:()=>t.close()}}import{html as Re,nothing as yc}from"../lib/lit-html/lit-html.js";var Yd=3,Jd=4,Pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Kd(){let e=new Intl.Locale(ka());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Zd=e=>[["today",Pi(e)],["yesterday",Pi(e,1)],["week",Pi(e,(e.getDay()-Kd()+7)%7)],["earlier",-1/0]],Vn=e=>Pi(new Date(e.createdAt)).getTime(),Ti=e=>`${Vn(e)} ${e.user.id}`;function Xd(e){let t=new Map;for(let s of e)t.set(Ti(s),[...t.get(Ti(s))??[],s]);return t}function lc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Xd(e),a=s&&e.length?Vn(e.at(-1)):NaN,o=new Map,r=Zd(t);for(let l of e){let p=n.get(Ti(l)),$=p.length>=Yd;if($&&p[0]!==l)continue;let v=$?{key:Ti(l),finds:p,hasMore:Vn(l)===a}:{find:l},A=new Date(l.createdAt),[ct]=r.find(([,Xe])=>A>=Xe);o.set(ct,[...o.get(ct)??[],v])}return[...o].map(([l,p])=>({name:l,entries:p}))}function pc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Jd);return{shown:s,rest:e.length-s.length}}var Qd=1500,[tm,em]=[4,4],sm=9;function im(){let e=Qt(be.get());return e?.zoom>=sm?{lat:e.lat,lng:e.lng}:null}var nm=()=>Promise.race([oo(),Ns(Qd,null)]),am=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Li=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=R(t,()=>y("/api/finds/feed",{...am(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new mo(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await nm();this.#o(t??im(),!!t)}await this.#n()};get days(){return lc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(tm)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<em;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Us({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(S(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Nt(this.at,et(t.location)):void 0};function om(){return Aa()?!0:it.get("installPrompt")||Ba()?!1:void 0}async function rm(){let e=await Ls();return{on:!0,off:!1}[e]}var Ai=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return kn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&h().tiles?.kind==="vector"?Io().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:rm(),install:om()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=it.get("installPrompt");t&&(await t.prompt(),it.set("installPrompt",null),await this.load())}dismiss=()=>{kn.set(b().id),this.steps=[],this.#t.update()}};import{html as Pt,nothing as se}from"../lib/lit-html/lit-html.js";var cm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",lm=(e,t)=>Pt`
  <span class="cover c-${Oe(e.category).code}">
    ${e.media.length?qt(e.media[0],{sizes:cm,eager:t}):st(e.category)}
    ${e.media[0]?.type==="video"?Pt`<span class="play">${c("play")}</span>`:se}
    ${e.media.length>1?Pt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:se}
  </span>`,pm=e=>e.saved?Pt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:se;function um(e,t){let s=[Ia(e,e.location)?"":Ps(e.location),t===void 0?"":Sa(t)].filter(Boolean);return s.length?Pt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Pt` · ${s[1]}`:se}</span>`:se}var Wn=(e,t,s=se)=>Pt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${x(e.user)} <span class="soft">· ${z(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Pt`<span class="badge">${i("feed.friend")}</span>`:se}
    ${s}
  </span>`,uc=(e,t,{km:s,eager:n,isMixed:a})=>Pt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${lm(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${um(e,s)}
        ${Wn(e,a,To(e))}
      </span>
    </a>
    <div class="acts">
      ${Po(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Pt`<span>${O(e.commentCount)}</span>`:se}
      </a>
      <span class="grow"></span>
      ${pm(e)}
    </div>
  </li>`;import{html as _e,nothing as dc}from"../lib/lit-html/lit-html.js";var Gn=({key:e})=>`group-${e.replace(" ","-")}`;async function mc(e,t){e.toggle(t),await q(Gn(t))}var dm=(e,t)=>_e`
  <span class="piece c-${Oe(e.category).code}">
    ${e.media.length?qt(e.media[0],{thumb:!0}):st(e.category)}
    ${t?_e`<span class="beyond">+${O(t)}</span>`:dc}
  </span>`;function mm(e){let{shown:t,rest:s}=pc(e);return _e`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>dm(n,a===t.length-1?s:0))}</span>
    </span>`}var hc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),hm=e=>e.map((t,s)=>_e`${s?" · ":dc}<bdi>${t.title}</bdi>`),fm=(e,t)=>_e`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Gn(t)} aria-expanded="false" @click=${()=>mc(e,t)}>
      ${mm(t.finds)}
      <span class="about">
        <span class="name">${hc(t)}</span>
        <span class="soft titles">${hm(t.finds.slice(0,10))}</span>
        ${Wn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,$m=(e,t,s)=>_e`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${hc(t)}</span></span>
      <button type="button" class="quiet" id=${Gn(t)} aria-expanded="true" @click=${()=>mc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,fc=(e,t,s)=>e.isOpen(t)?$m(e,t,s):fm(e,t);import{html as He,nothing as Bi}from"../lib/lit-html/lit-html.js";var $c={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>$t()?"/invites":"/people",push:()=>"/settings/notifications"},gm=e=>i(e==="friend"&&$t()?"steps.inviteAction":`steps.${e}Action`);function bm(e,t){return $c[t]?He`<a class="button quiet" href=${$c[t]()}>${gm(t)}</a>`:it.get("installPrompt")?He`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:He`<span class="hint">${i("steps.installHint")}</span>`}var wm=(e,{name:t,isDone:s})=>He`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Bi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:ht()})}${s?He`<span class="unseen"> (${i("steps.done")})</span>`:Bi}</span>
    ${s?Bi:bm(e,t)}
  </li>`,gc=e=>e.isOver||!e.left?Bi:He`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${xt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>wm(e,t))}</ul>
  </section>`;var ym=()=>Re`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,vm=e=>e.isHere?yc:Re`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,bc=e=>Re`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${vm(e)}</p>`,wc=(e,t)=>uc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),km=({name:e,entries:t},s)=>Re`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?wc(n.find,s):fc(s,n,a=>wc(a,s)))}
    </ul>
  </section>`;function xm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[gc(t),Om(e)]}function Om(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[bc(e),I(i("feed.none"),a,yc,"feed")]}return Re`
    ${bc(e)}
    ${e.days.map(a=>km(a,e))}
    ${M({...e.list,more:e.more})}`}function vc(e){let t=new Li(e),s=new Ai(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Re`
      ${f(i("feed.title"),ym())}
      ${xm(t,s)}`}}import{html as D,nothing as me}from"../lib/lit-html/lit-html.js";var qm=30,Ii=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ii(t.at(-1))).join("");function kc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(kc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ii).join(" ")).join(" "):Ii(s??t)}function Sm(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ii(s[2]),texts:[]}):t.at(-1).texts.push(kc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Fm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Pm(e,t){let s=Math.min(...t.map(o=>Jt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Tm(e,t){let s=Jt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Jt(`${o} ${r}`).includes(l))?s.some(l=>Jt(o).includes(l))?2:1:0;return e.flatMap(Sm).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,qm).map(([,o])=>({address:Fm(o),title:o.title,document:o.document,part:Pm(o.text,s)}))}function Lm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",ge).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Lm(this.#e,ft())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Tm(this.documents,this.query)}search(t){this.query=t,this.#t.rename(y("/help",{q:t.trim()})),this.#t.update()}};var Tt=e=>e.map(t=>typeof t=="string"?t:Am[t[0]](t)),Am={b:([,e])=>D`<b>${Tt(e)}</b>`,i:([,e])=>D`<i>${Tt(e)}</i>`,code:([,e])=>D`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?D`<a href=${e} target="_blank" rel="noopener">${Tt(t)}</a>`:D`<a href=${e}>${Tt(t)}</a>`},xc=e=>D`<li>${e.length===1&&e[0][0]==="p"?Tt(e[0][1]):e.map(Sc)}</li>`,Oc=(e,t)=>D`<tr>${e.map(t)}</tr>`,Bm={h2:([,e,t])=>D`<h2 id=${e} tabindex="-1">${Tt(t)}</h2>`,h3:([,e,t])=>D`<h3 id=${e} tabindex="-1">${Tt(t)}</h3>`,p:([,e])=>D`<p>${Tt(e)}</p>`,pre:([,e])=>D`<pre tabindex="0">${e}</pre>`,ul:([,e])=>D`<ul>${e.map(xc)}</ul>`,ol:([,e])=>D`<ol>${e.map(xc)}</ol>`,table:([,[e,...t]])=>D`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Oc(e,s=>D`<th scope="col">${Tt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Oc(s,n=>D`<td>${Tt(n)}</td>`))}</tbody>
    </table></div>`},Sc=e=>Bm[e[0]](e),Fc=(e,t,s,n)=>D`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?D`<br><span class="soft">${s}</span>`:me}
      </span>
      ${c("next")}
    </a>
  </li>`,qc=e=>D`<ul class="people">${e.map(t=>Fc(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Im=([e,...t])=>D`
  <section class="card">${qc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${qc(t)}
  </section>`;function Mm(e){let t=e.found;return D`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?D`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Fc(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),me,"search")}`}var jm=e=>D`
  ${f(i("help.title"),me,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Mm(e):Im(e.documents)}`,Nm=({title:e,language:t,blocks:s})=>D`
  ${f(e,me,"/help")}
  <article class="card document" lang=${t}>${s.map(Sc)}</article>`,Dm=()=>D`${f(i("help.title"),me,"/help")}${I(i("missing.title"),i("missing.text"),me,"search")}`;function Um(e,t){return e.loading.problem?D`${f(i("help.title"),me,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Nm(e.document):Dm():jm(e):w(6)}function Pc(e){let t=new Mi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?q(location.hash.slice(1)):null),view:()=>Um(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var Cm=20,Em=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Tc(e,t,{signal:s,stopped:n,tick:a=Em,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Cm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ji=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var _m=30,Hm=["obscured","notPoint"],Lc=()=>h().places.source!=="gazetteer",Ni=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Hm.includes(t.reason)).slice(0,_m)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(y("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Rm=1e3,zm=14,Ac=e=>({...et(e),row:e.row,name:e.title});function Vm(e,t){let[s,n]=[e.map(v=>v.lat),e.map(v=>v.lng)].map(v=>v.toSorted((A,ct)=>A-ct)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:zm},$=()=>{let[v,A,ct,Xe]=no(t,p).split(",").map(Number);return v<=r&&ct>=l&&A<=a&&Xe>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Di=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Rm;o=r.at(-1)?.row){if(r=await g(y(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Ac))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Ac(t)]:s}link(t){return y("/",{at:Ds(Vm(this.items,t))})}};var Wm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Bc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Wm(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(S(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Gm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Ic=20,Ym=200,Jm=["ready","noPlace","duplicate","bad","skipped","done"],Km=4,Zm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Mc=e=>Zm.includes(e.reason)?e.reason:"",Ui=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ji(()=>t.update()),this.places=new Ni(this,t),this.points=new Di(t),this.rows=Bc(t,()=>y(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Jm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Km)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(y("/import",{id:t.id})),this.#a(t)}async upload(t,s=ye){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Gm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await _(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!we(p))throw p}));this.#t.update();try{for(let p=Ic;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,v=await Tc(`${this.#i}/commit`,{...this.options.body,limit:Ym},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!v)break;if(r(v),p=this.current.counts.ready<$?Ic:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await _(B(`/api/imports/${t.id}`))&&await this.leave()}};var Xm=["track","route","line","area","picture","link","file","damaged","text"];function jc({leftOut:e=[]}){let t=e.filter(({kind:s})=>Xm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Oa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Nc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:O(s),column:O(n)}):t);import{html as Jn,nothing as Yn}from"../lib/lit-html/lit-html.js";var Qm=(e,t,s,n,a)=>Jn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,th=(e,t)=>Jn`
  ${e.current.format==="finds"?Qm("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Yn}
  ${t.keep?Yn:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:qe.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,eh=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Xt().map(t=>[t,H(t)])],chosen:e.category,set:t=>e.set({category:t})}),sh=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...ee()]}),ih=e=>P("import-friends",{label:i("privacy.exactFor"),options:ki(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Dc=(e,t=e.options)=>Jn`
  ${th(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${eh(t)}${sh(t)}${Number(t.area)?ih(t):Yn}</div>
    </details>
  </div>`;import{html as at,nothing as ie}from"../lib/lit-html/lit-html.js";function nh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Mc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Zn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];q(n?`row-${n.row}`:"part-rows")}function ah(e,t,s,n){let a=new ut(n,null,()=>Zn(e,s,e.place(t,a.value)));return Ee(a)}var Ci=e=>e.title||i("import.line",{n:e.row}),Kn=(e,t,s)=>at`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ci(e)}`} @click=${s}>${t}</button>`,oh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function rh(e,t){await U(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),oh(t),n=>N(n,i("action.save"))),q(`name-${t.row}`)}var Uc=(e,t)=>at`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ci(t)}`}
    @click=${()=>rh(e,t)}>
    ${c("edit")}
  </button>`,Cc=e=>e.findId?at`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ci(e)}`}>
    ${i("import.show")}</a>`:ie,ch=(e,t,s,n)=>({ready:()=>at`${Uc(e,t)}${Kn(t,i("import.skip"),()=>Zn(e,s,e.skip(t,!0)))}`,skipped:()=>Kn(t,i("import.unskip"),()=>Zn(e,s,e.skip(t,!1))),noPlace:()=>at`${Uc(e,t)}${Kn(t,i("import.locate"),()=>ah(e,t,s,n))}`,duplicate:()=>Cc(t),done:()=>Cc(t)})[t.status]?.()??ie,Xn=e=>e?at`<br><span class="soft" dir="auto">${e}</span>`:ie,lh=e=>e.slice(e.lastIndexOf("/")+1),ph=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,uh=({media:e,lost:t=[]})=>[e>t.length?Xn(i("import.rowMedia",{n:e-t.length})):ie,...t.map(({file:s,reason:n})=>Xn(`${lh(s)}: ${ph(n)}`))],dh=(e,t,s,n)=>at`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ci(t)}</bdi>${Xn(nh(t))}${uh(t)}</span>
    <span class="row">${ch(e,t,s,n)}</span>
  </li>`;function mh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?at`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>dh(e,o,r,t))}</ul>
    ${M(e.rows)}`:at`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var hh=(e,{n:t,all:s})=>at`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function fh(e){await e.places.run(),q("part-rows")}function $h(e){let{state:t,rows:s}=e.places;return t?.busy?hh(e,t):at`
    ${t?at`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ie}
    ${t?.problem?d(t.problem):ie}
    ${s.length?at`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>fh(e)}>${i("import.lookUp")}</button>
      </p>`:ie}`}var Ec=(e,t)=>at`
  <section class="card">
    ${js("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ke(e.status===s,`${i(`import.status.${s}`)} (${O(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Lc()?$h(e):ie}
    ${mh(e,t)}
  </section>`;var ze=class extends Co{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ei,gh,bh]=[12,28,44],Qn=class extends ze{closest=Ei;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ys(this.points,t=>this.map.pixelOf(t),bh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ei}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:gh,text:"",label:t.name,area:l,click:r}}let n=Eo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ei}):this.map.fit([t,...s],Ei)}}};customElements.define("finds-map",Qn);var wh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function yh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&q("part-import"))}var vh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,kh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${wh} aria-describedby="import-hint" @change=${t=>yh(t,e)}>
  </p>`,xh=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?kh(e):vh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?qh(e):Y}`;async function Hc(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),q("import-file"))}var _i=e=>e.name||i("import.unnamed");async function Oh(e,t){await e.open(t),q("part-import")}var qh=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${_i(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Rc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${_i(t)}`} @click=${()=>Oh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${_i(t)}`}
            @click=${()=>Hc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Rc=e=>i("import.ends",{date:pt(e.expiresAt)});async function Sh(e){await e.commit(),q("part-import")}var Fh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:O(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Ph=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Th=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${Ph(n)}>${i("import.see")}</a></p>`:Y}`,Lh=(e,t)=>j`
  ${Dc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Sh(e)}>${i("import.commit",{n:t})}</button>`;function Ah(e){let[t,s]=[jc(e),Nc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Bh(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${js("import",j`<bdi>${_i(t)}</bdi>`)}
      ${e.isBusy?Fh(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${Rc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?Th(t.counts,s,e.points):Y}
        ${Ah(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?Lh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>_c(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>_c(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Hc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function _c(e){await e.leave(),q("import-file")}function Ih(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Bh(e)}${e.isBusy?Y:Ec(e,t)}`:xh(e)}function zc(e){let t=new Ui(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${Ih(t,e)}`}}import{html as J,nothing as Rt}from"../lib/lit-html/lit-html.js";var Mh=1e3,Vc=[5,15,30,60],Ve=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ns){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=Qt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(y("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Mh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){u(S(s))}this.#t.update(),await this.#n()}async remove(t){try{await B(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(S(s))}}};async function jh(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Nh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${z(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>jh(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Dh=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Nh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Rt,"way")}
  </section>`,Uh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Ch=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Uh(e,t))}</ul>
  </section>`:Rt,Eh=e=>P("km",{label:i("areas.size"),options:Vc.map(t=>[t,Ss(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),_h=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Hh(e){return!e.chosen||e.isRunning?Rt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Eh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?J`<p class="error" role="alert">${S(e.problem)}</p>`:Rt}
    ${e.plan?_h(e):Rt}`}function Rh(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${S(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var ta=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Hh(e)}
    ${Rh(e)}
  </section>`;function zh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${ta(e)}
    ${Ch(e)}
    ${Dh(e)}`:w(3)}function Wc(e){let t=new Ve(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Rt,"/admin")}${zh(t)}`}}import{html as tt,nothing as mt}from"../lib/lit-html/lit-html.js";var Vh=4,Wh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Gc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ge).href),{data:s,size:n}=t(e,{ecc:"M",border:Vh});return{size:n,path:Wh(s)}}var Yc=[1,2,5,10,25,100],Jc=[1,7,30,90],We=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Gc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(b()),instance:ht()});await navigator.share({title:i("invites.shareTitle",{instance:ht()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await B(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(S(s))}this.#t.update()}};var Gh=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Yh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Jh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await q("created-title")}var ea=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Yh} @submit=${s=>Jh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:Yc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Jc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Gh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Kh=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Zh=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,sa=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${xt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Zh(e):mt}
    </p>
    ${e.created.code?Kh(e.created.code):mt}
  </section>`,Xh=e=>tt`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function Qh(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var tf=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Qh(e,t)}>
    ${i("invites.revoke")}
  </button>`,ef={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},sf=(e,t)=>!e.isAdmin||e.isMine(t)?mt:tt` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function nf(e,t){let s=t.note||i("invites.of",{date:pt(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(ef[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:O(t.uses-t.usesLeft),uses:O(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:pt(t.expiresAt)})}`:mt}
        ${t.befriend?tt` · ${i("invites.befriends")}`:mt}
        ${sf(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Xh)}</ul>`:mt}
      ${n?tt`<p class="row actions">${tf(e,t,s)}</p>`:mt}
    </li>`}function af(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>nf(e,a))}</ul>
      ${M(e.list)}
    </section>`:$t()?mt:I(i("invites.none"),i("reason.may_not_invite")):w(2)}function Kc(e){let t=new We(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),mt,"/people")}
      ${$t()?tt`<p class="lead">${i("invites.lead")}</p>`:mt}
      ${t.created?sa(t):mt}
      ${$t()?ea(t):mt}
      ${af(t)}`}}import{html as gt,nothing as he}from"../lib/lit-html/lit-html.js";import{html as ia,nothing as Zc}from"../lib/lit-html/lit-html.js";function of(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Ge=(e,{label:t,hint:s})=>ia`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>of(n,e)}>
      ${e.has()?ia`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Zc}
    </p>
    ${e.progress===null?Zc:ia`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Qc=(e,t)=>gt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Xc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Qc(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var tl=e=>ui(e===Be?"":e);function na(e,t){e.chooseAccent(t),e.isAccentDark&&tl(t)}function rf(e){na(e,e.darkerAccent),document.getElementById("accent").focus()}var cf=(e,t,s)=>gt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>na(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):he}
  </button>`,lf=e=>gt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":he}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>na(e,t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>cf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?he:gt`
      <p><button type="button" class="quiet" @click=${()=>rf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,pf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),uf=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),df=e=>gt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Ge(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${lf(e)}
    ${Xc(e,"registration",cr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Xc(e,"invites",lr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Qc(i("admin.limitOfAll"),uf(e.values)):pf(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function mf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?gt`${df(e)}${hf(e)}`:w(4)}var hf=e=>gt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?gt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:he}
    <p class="row">
      ${e.myView?gt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:he}
      ${e.startView?gt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:he}
    </p>
  </section>`;function el(e){let t=new Ie(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>gt`${f(i("admin.instance"),he,"/admin")}${mf(t)}`,close(){t.accent!==t.savedAccent&&tl(t.savedAccent)}}}import{html as Lt,nothing as fe}from"../lib/lit-html/lit-html.js";var aa="/admin/welcome",sl=e=>e.slice(e.lastIndexOf("#")+1).trim(),Hi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=sl(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ha();let a=this.invite||sl(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Kt(r.user),await this.#t.go(r.user.role==="admin"?aa:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var ff=({form:e,asksInvite:t})=>Lt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):fe}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function $f({greeting:e,invite:t}){let s=e?.inviter,n=Lt`<p class="lead">${i("app.about")} ${t?i("join.invited"):fe}</p>`;return s?Lt`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:ht()})}</h1>
    </div>
    ${n}
    ${e.befriend?Lt`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:fe}`:Lt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var gf=(e,t)=>Lt`${Vo(Lt`
  ${$f(e)}
  ${e.ended?Lt`<p class="note" role="alert">${S(e.ended)}</p>`:fe}
  ${e.user?Lt`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:fe}
  ${e.isClosed?Lt`<p class="note">${i("join.closed")}</p>`:fe}
  ${h().passwordLogin?ff(e):fe}
  ${Yo("join.provider",{redirect:za()?aa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Js(t)}`;function il(e){let t=new Hi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>gf(t,e.update)}}import{html as bt,nothing as Ye}from"../lib/lit-html/lit-html.js";var al=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...et(n),km:n.area})),nl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function bf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${O(t.n)}+`:O(t.n),label:s.length?i("lists.nthMore",{first:nl(t),n:s.length}):nl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var ol=(e,t,s)=>Ys(e,t,s).map(bf);function rl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var cl=["private","friends","public"],ll=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),pl=({photos:e,cover:t})=>e??(t?[t]:[]),ul=e=>new k({send:async t=>e(await T("/api/lists",ll(t)))}),Ri=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=R(t,y("/api/lists",{userId:s,limit:20}))}},zi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=R(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return y("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return al(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await W(this.#e,ll(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await _(B(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await _(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(B(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Vi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return _(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await _(t.hasFind?W(s):B(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as wf}from"../lib/lit-html/lit-html.js";var dl={private:"lock",friends:"people",public:"globe"},oa=e=>zt`
  <span class="badge">${c(dl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,yf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",vf=zt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,kf=e=>zt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>zt`<span class="piece">${qt(t,e.length>1?{thumb:!0}:{sizes:yf})}</span>`)}
  </span>`;function ml(e){let t=pl(e);return zt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?kf(t):vf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(dl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var xf=(e,t)=>zt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:cl.map(s=>[s,i(`lists.${s}`)])})}`,Wi=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>xf(s,t),s=>N(s,i("action.save"))),Of=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${oa(t)}
    </label>
  </li>`,qf=(e,t)=>zt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${xt(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>Of(e,s))}</ul>`:wf}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Sf(e){let t=new Vi(e.id);await t.load()&&await nt((s,n)=>(t.update=n,qf(t,s)),{label:i("lists.addTo")})}import{html as Vt,nothing as $e}from"../lib/lit-html/lit-html.js";var hl=["exact","area","hidden"],fl=["","1","7","30","date"],Ff=3650,ra=({findId:e,listId:t})=>e?"find":t?"list":"category",$l=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Pf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var gl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Tf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Pf(t):Number(e);if(s>=1&&s<=Ff)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Lf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Af=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Lf(e),days:Tf(e)}),Bf=({chosen:e,category:t})=>({category:e||t.trim()});async function If(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Xt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ra(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Af(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??Bf(t),...s,days:s.days??void 0})}},Ji=e=>new URL(e.link,location.origin).href,Ki=()=>!!navigator.share;async function Zi(e){try{await navigator.clipboard.writeText(Ji(e))}catch{return!1}return u(i("find.copied")),!0}async function Xi(e,t){try{await navigator.share({title:t,url:Ji(e)})}catch(s){return s.name==="AbortError"}return!0}var Yi=class{#t;constructor(t){this.#t=t,this.list=R(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await _(If().then(s=>{t=s})),t}async revoke(t){await _(B(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var ca=e=>e.findTitle||e.listName||H(e.category??""),At=e=>e.title||ca(e),bl=({place:e,area:t})=>e==="area"?Ue(t):i(`shares.place.${e}`),la=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Mt(t)}),Mf=e=>Vt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,H(t)+(s?` (${O(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?$e:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,jf={exact:"pin",area:"map",hidden:"block"},Nf=(e,t)=>Vt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(jf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Df=e=>Vt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${hl.map(t=>Nf(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Un[0]),options:hs()}):$e}`,Uf=e=>Vt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",la(e.share)]]:[],...fl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:gl(14),hint:i("shares.dateHint"),required:!0}):$e}`,Cf=e=>Vt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):$e}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):$e}`,Ef=e=>Vt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?$e:Mf(e)}
  ${Df(e)}
  ${Uf(e)}
  ${Cf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qi(e){let t=null,s=null,n=r=>(s=new Gi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>Ef(s),r=>N(r,i(o))),t}async function wl(e){await Zi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function _f(e){await Xi(e,At(e))||await wl(e)}var Hf=e=>Vt`
  <button type="button" class="quiet" @click=${()=>_f(e)}>${c("share")} ${i("action.share")}</button>`,pa=e=>Vt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${At(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,gs=(e,t=i("shares.ready"))=>nt(s=>Vt`
  <div class="row between"><h2>${t}</h2>${xt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${At(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ji(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>wl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ki()?Hf(e):$e}
    ${pa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function yl(e){let t=await Qi(e);t&&await gs(t)}var Rf=e=>yl({target:{findId:e.id},place:$l(e)}),vl=e=>yl({target:{listId:e.id}});var[kl,zf,Vf]=[15,34,34],xl=e=>e.map(t=>t.id).sort().join(),ua=class extends ze{closest=kl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=xl(t)===xl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,kl))}mark(){this.#t=ol(this.points,s=>this.map.pixelOf(s),Vf);let t=s=>this.onChoose(rl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:zf,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ua);async function Wf(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Gf=e=>Ot(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Wi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>vl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Wf(e)}],{id:"list-menu"}),Yf=e=>bt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Jf=e=>Ot(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Yf,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Ol(e,t,s){await e.move(t,s),q(`find-${t.id}`)}async function Kf(e,t){await e.drop(t),q("list-menu")}function Zf(e,t,s){let n=e.finds.items.length-1;return Ot(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Ol(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Ol(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Kf(e,t)}],{id:`find-${t.id}`})}async function Xf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Qf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var t$=(e,t,s)=>bt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Qf(e,t.id)}>
    <span class="nth">${O(s+1)}</span>
  </button>`,e$=(e,t,s)=>bt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${t$(e,t,s)}
    ${Ao(t,Gs(t))}
    ${e.isOwn?Zf(e,t,s):Ye}
  </li>`,s$=({user:e})=>bt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${x(e)}</span></a>`,i$=e=>bt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ye:s$(e.list)}
    ${e.list.description?bt`<p class="text" dir="auto">${e.list.description}</p>`:Ye}
    <p class="marks">${oa(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function n$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?bt`
    <ol class="card rows">${t.map((a,o)=>e$(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ye,"pin"):w(3)}var a$=e=>bt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Xf(e,t)}></list-map>`;function o$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?bt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?bt`
    <div class="list-page">
      ${e.steps.length?a$(e):Ye}
      <div class="stack">
        ${i$(e)}
        ${n$(e)}
      </div>
    </div>`:w(3)}function ql(e){let t=new zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>bt`
      ${f(t.title,t.isOwn?Gf(t):t.canHide?Jf(t):Ye,t.listsPath)}
      ${o$(t)}`}}import{html as da,nothing as Sl}from"../lib/lit-html/lit-html.js";async function r$(e){let t=null;await Wi(s=>ul(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var c$=e=>da`
  <button type="button" id="new-list" @click=${()=>r$(e)}>${c("plus")} ${i("lists.new")}</button>`;function l$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?da`<ul class="list-cards">${e.items.map(ml)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Sl,"way"):w(3)}function Fl(e){let t=new Ri(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>da`
      ${f(i("lists.title"),t.isOwn?c$(e):Sl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${l$(t)}`}}import{html as Pl,nothing as u$}from"../lib/lit-html/lit-html.js";var p$=10,tn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=y("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<p$;s++){let n=await jt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function d$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Pl`<p class="empty">${i("person.gone")}</p>`:w(3)}function Tl(e){let t=new tn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Pl`${f(t.name,u$,"/people")}${d$(t)}`}}import{html as Bt,nothing as sn}from"../lib/lit-html/lit-html.js";var[m$,h$]=[20,36e5];function f$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+m$-1]<h$)).map(([s])=>s))}var en=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=it.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=f$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await jt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ts(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ts(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ua(0)}catch(t){u(S(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await B(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ts(-1)}catch(s){u(S(s))}this.#t.update()}close(){this.#e()}};var $$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function g$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var b$=({type:e,data:t})=>e==="moderated"?Ma[ja(t)]:e==="link_used"?"lock":"flag",w$=({type:e,data:t,actor:s})=>t.userId?Bt`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c($$[e],e==="find_liked")}</span>
  </span>`:Bt`<span class="face office">${c(b$({type:e,data:t}))}</span>`,y$=e=>Bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function v$(e,t){let s=e.request(t.newest);return s?Bt`<span class="row actions">${re(s.friendship,s.user,()=>e.answered(t))}</span>`:sn}var k$=(e,t,s)=>Bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Da(t.newest)} @click=${()=>e.markRead(t)}>
      ${w$(t.newest)}
      <span>
        <span class="what">${Na(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?sn:Bt`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?y$(t.newest.thumbnailUrl):sn}
    </a>
    ${v$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>g$(e,t,s)}>${c("close")}</button>
  </li>`,x$=e=>Bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,O$=()=>Bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function q$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Bt`<ul class="card notes">${e.groups.map((n,a)=>k$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),O$(),"bell"):w(4)}function Ll(e){let t=new en(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Bt`${f(i("nav.bell"),t.hasUnread?x$(t):sn)}${q$(t)}`,close:()=>t.close()}}import{html as It,nothing as on}from"../lib/lit-html/lit-html.js";var S$=200,F$=2,nn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,y("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>y("/api/users",{q:this.text.trim()})),this.#s=it.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(y(this.#t.path,{q:t})),[...t].length<F$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,S$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function P$(e,t){if(e.isMe(t))return It`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return It`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Hs(t,e.reload);let s=e.requestOf(t);return s?re(s,t,e.reload):It`<span class="badge">${i("friend.pending")}</span>`}function T$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?It`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>es(s,P$(e,s)))}</ul>
    ${M(t)}`:It`<p class="soft" role="status">${i("people.noMatch")}</p>`:on}function L$(e,t){e.preventDefault(),t.search()}var A$=e=>It`
  <form class="card" role="search" @submit=${t=>L$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${T$(e)}
  </form>`;function an(e,t,s,n=es){let a=e.lists[t];return a.items.length?It`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:on}var B$=(e,t,s)=>is(s,[zs(t,s,e.reload),ss(s,e.reload)]),I$=e=>It`
  ${an(e,"received",(t,s)=>[re(t,s,e.reload),is(s,[ss(s,e.reload)])])}
  ${an(e,"sent",(t,s)=>Rs(t,s,e.reload))}
  ${e.lists.accepted.items.length?an(e,"accepted",(t,s)=>B$(e,t,s)):I(i("people.none"),i("people.noneText"),on,"people")}
  ${an(e,"blocked",(t,s)=>go(s,e.reload),$o)}`;function M$(e){return e.problem?d(e.problem,e.load):e.isLoaded?I$(e):w(3)}var j$=()=>$t()?It`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:on;function Al(e){let t=new nn(e);return{title:i("people.title"),ready:t.load(),view:()=>It`${f(i("people.title"),j$(),"/feed")}${A$(t)}${M$(t)}`,close:()=>t.close()}}import{html as Ke,nothing as ln}from"../lib/lit-html/lit-html.js";var rn=class extends Vs{user=null;friendship=null;#t;constructor(t){super(t,y("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":y("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await jt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as wt,nothing as ne}from"../lib/lit-html/lit-html.js";var N$=88,Bl=(e,t)=>wt`
  <span class="sum"><span class="strong">${O(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cn=(e,{count:t,likes:s,badge:n=ne,actions:a=ne})=>wt`
  <section class="profile-head">
    ${Z(e,N$)}
    ${e.displayName?wt`<p class="soft">@${e.username}</p>`:ne}
    ${e.about?wt`<p dir="auto">${e.about}</p>`:ne}
    <p class="row">
      ${t===void 0?ne:Bl(t,"person.findsSum")}
      ${s===void 0?ne:Bl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,D$=e=>wt`
  <li>
    <a class="tile c-${Oe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?qt(e.media[0],{thumb:!0}):wt`<span class="sign-tile">${st(e.category)}</span>`}
      ${e.isPublic?ne:wt`
        <span class="corner">${c(ce(Ws(e)))}<span class="unseen">${Lo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Il=(e,t,s)=>wt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,U$={grid:e=>wt`<ul class="tiles">${e.map(D$)}</ul>`,list:e=>wt`<ul class="card rows">${e.map(t=>Bo(t,Gs(t)))}</ul>`},C$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...et(s),km:s.area,name:Ps(s)}])).values()];function Je(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?wt`
    <finds-map .places=${C$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Il(e,"grid","camera")}
      ${Il(e,"list","filter")}
    </div>
    ${U$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ne,t.sign??"pin"):w(3)}function E$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Hs(e,n.load):t?t.status==="accepted"?ln:s?re(t,e,n.load):Rs(t,e,n.load):ln}var _$=()=>Ke`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,H$=e=>Ke`
  <a class="button quiet" href=${y("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,R$=e=>e.isMe?_$():[E$(e),H$(e.user)];function z$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ln;let o=n?.status==="accepted"?[zs(n,s,a.load)]:[];return is(s,[xo(s,a.load),...o,ko({userId:s.id}),ss(s,()=>t.go("/people"))])}var V$=e=>cn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ke`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ln,actions:R$(e)});function W$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ke`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ke`
    ${V$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Je(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:w(3)}function Ml(e){let t=new rn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ke`${f(s(),z$(t,e),"/people")}${W$(t)}`}}import{html as ae,nothing as ma}from"../lib/lit-html/lit-html.js";var pn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,B(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await _(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var un=class extends Vs{figures={};isEdited=!1;constructor(t){super(t,y("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new Ae("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Kt(n??await g("/api/users/me"))}),this.bin=new pn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Kt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as mn,nothing as dn}from"../lib/lit-html/lit-html.js";async function G$(e,t){await e.restore(t),q(e.list.items.length?"bin":"finds")}async function Y$(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),q(e.list.items.length?"bin":"finds"))}var J$=(e,t)=>mn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>G$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,K$=(e,{find:t,expiresAt:s})=>mn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?mn`<br><span class="soft">${i("bin.until",{date:Mt(s)})}</span>`:dn}
    </p>
    ${t.hidden?Oo(i("report.findHidden"),t.hidden):dn}
    <p class="row">
      ${t.hidden?dn:J$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Y$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,jl=e=>e.list.items?.length?mn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>K$(e,t))}</ul>
    ${M(e.list)}
  </section>`:dn;var Z$=()=>ae`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,X$=({form:e,user:t})=>ae`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,bs=(e,t,s)=>ae`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Q$=e=>ae`
  <ul class="card rows">
    ${bs("/people","people",i("people.accepted"))}
    ${bs("/saved","bookmark",i("saved.title"))}
    ${bs("/lists","feed",i("lists.title"))}
    ${bs("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?bs("/admin","shield",i("admin.title")):ma}
  </ul>`,tg=()=>ae`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,eg=e=>ae`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${xt(e.toggleEdit)}</div>
    ${Ge(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${X$(e)}
  </section>`;async function sg(e){e.toggleEdit(),await q("edit-title")}var ig=e=>ae`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>sg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,ng=e=>ae`
  ${f(x(e.user),tg())}
  ${cn(e.user,{...e.figures,actions:ig(e)})}
  ${e.isEdited?eg(e):ma}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Je(e,{title:i("profile.none"),text:i("profile.noneText"),action:Z$()})}
  </section>
  ${Q$(e.user)}
  ${jl(e.bin)}`;function Nl(e){let t=new un(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?ng(t):ma}}import{html as ot,nothing as oe}from"../lib/lit-html/lit-html.js";var ag={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},og=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Dl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function rg(e,t,s){let n=Dl(t,s);s!=="dismissed"?await vo(n,({note:a})=>e.decide(t,s,a),og):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),q("reports")}var Ul=e=>e?ot`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:ot`<span class="soft">${i("report.left")}</span>`,cg=e=>ot`
  <p class="row">${e.map(t=>ot`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,lg=e=>ot`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ns(e.description):oe}
  ${e.media.length?cg(e.media):oe}`,pg=e=>e.find?lg(e.find):e.comment?ns(e.comment.content):e.kind==="user"?oe:ot`<p class="soft">${i("report.noContent")}</p>`,ug=e=>ot`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ul(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?ns(e.text):oe}
  </li>`,dg=(e,t,s)=>ot`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>rg(e,t,s)}>
    ${c(ag[s])} ${Dl(t,s)}
  </button>`,mg=(e,t)=>ot`<p class="row">${wo(t.kind).map(s=>dg(e,t,s))}</p>`,hg=(e,t)=>ot`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ns(t.decision.note):oe}
  ${t.hidden?ot`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:oe}`,fg=(e,t)=>ot`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ul(t.owner)}</h2>
    ${pg(t)}
    <ul class="rows">${[t,...t.others].map(ug)}</ul>
    ${t.decision?hg(e,t):mg(e,t)}
  </li>`;function $g(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ot`<ul class="stack">${t.map(a=>fg(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),oe,"flag"):w(3)}function Cl(e){let t=new yo(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ot`
      ${f(i("report.reports"),oe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${bo.map(s=>ke(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${$g(t)}`}}import{html as ha,nothing as gg}from"../lib/lit-html/lit-html.js";var bg=(e,t)=>ha`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Fo(t))} ${i(`saved.${t}`)}
  </button>`,wg=()=>ha`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,yg=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:wg(),sign:"bookmark"});function El(e){let t=new So(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ha`
      ${f(i("saved.title"),gg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${qo.map(s=>bg(t,s))}</div>
      ${Je(t,yg(t.state))}`}}import{html as rt,nothing as vt}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as fa}from"../lib/lit-html/lit-html.js";var Hl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function vg(e,t){let s=Fs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>yt`
    ${F(n)}
    ${te(n)}
    ${Hl(n,s)}
    ${t?Ut(n,"password",i("account.password")):fa}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)}var kg=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>yt`
  ${F(s)}
  ${Hl(s,t.name)}`,()=>yt`<button type="submit">${i("action.save")}</button>`);async function xg(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var _l=(e,t,s)=>yt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Og=(e,t,s)=>yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?yt`<span class="badge">${i("passkeys.backedUp")}</span>`:fa}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?yt`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${_l(t,i("passkeys.rename"),async()=>{await kg(e,t),s()})}
      ${_l(t,i("action.delete"),()=>xg(e,t))}
    </span>
  </li>`,qg=e=>yt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Rl=(e,t,s)=>yt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?yt`<ul class="people">${e.list.map(n=>Og(e,n,s))}</ul>`:fa}
    <p>${qg(async()=>{await vg(e,t),s()})}</p>
  </section>`;import{html as hn,nothing as Sg}from"../lib/lit-html/lit-html.js";var zl=e=>Ee(e.picker()),Fg=e=>hn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Pg=(e,{latitude:t,longitude:s,radius:n,area:a})=>hn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:Zo.map(o=>[o,qs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:hs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Fg(e):Sg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>zl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Vl=e=>hn`
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
    ${e.values.home?Pg(e,e.values.home):hn`
      <p><button type="button" class="quiet" id="home" @click=${()=>zl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as ws}from"../lib/lit-html/lit-html.js";var $a={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Wl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:$a[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var ys=e=>e.kind==="token",Gl=e=>ys(e)?e.name:Fs(e.userAgent),Tg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Lg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Ag(e){return e.expiresAt?ys(e)?i("token.until",{date:Mt(e.expiresAt)}):i("settings.until",{date:Mt(e.expiresAt)}):i("token.endless")}var Bg=e=>e.lastUsedAt?i("session.used",{date:pt(e.lastUsedAt)}):i("session.unused"),Ig=(e,t)=>{let s=i(ys(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${Gl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Mg=e=>Wt`${i(ys(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,jg=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Gl(t)}</span>
      <span class="badge">${Tg[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:ws}<br>
      ${ys(t)?Wt`<span class="soft">${Lg(t)}</span><br>`:ws}
      <span class="soft">${Mg(t)} · ${Bg(t)} · ${Ag(t)}</span>
    </span>
    ${t.current?ws:Ig(e,t)}
  </li>`;async function Ng(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Dg=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Ng(e)}>${i("settings.endOthers")}</button>`,Ug=[90,30,365],Cg=e=>Object.keys($a).filter(t=>t!=="admin"||e.role==="admin"),Eg=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${te(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:Cg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Ug.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ut(t,"password",i("account.password")):ws}`,_g=e=>ei({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Hg(e){let t=null;await U(n=>Wl(a=>{t=a,n()}),i("token.create"),n=>Eg(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await _g(t.token))}var Yl=e=>Wt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>jg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Dg(e):ws}
      <button type="button" class="quiet" id="new-token" @click=${()=>Hg(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ga=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...b()?.role==="admin"?["reported"]:[]],Rg=e=>rt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${os()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,zg=()=>xs.map(e=>[e,On[e],e]),Vg=e=>rt`
  <section class="card">
    ${P("language",{label:i("settings.language"),options:zg(),chosen:ft(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:No.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Sn(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:qa(),set:t=>e.setUnits(t)})}
    ${as()?Rg(e):vt}
  </section>`;async function Wg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Jl=(e,t,s=vt)=>rt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Wg(n,e,t)}>
  </label>`,Gg=e=>rt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Yg=e=>rt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):vt}</p>`;function Jg(e){return e.state==="on"?Gg(e):e.state==="off"?Yg(e):rt`<p class="note">${i(`push.${e.state}`)}</p>`}var Kg=e=>rt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${ga().map(t=>Jl(e,t))}
    ${h().pushKey?Jl(e,"pushEnabled",rt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):vt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Jg(e.push)}
  </section>`,Zg=e=>h().passwordLogin||e.passkeys.isShown||h().provider.enabled,Xg=e=>rt`
  ${h().passwordLogin?Qo(e):vt}
  ${e.passkeys.isShown?Rl(e.passkeys,e.asksPassword,e.redraw):vt}
  ${h().provider.enabled?tr(e):vt}`,Kl="/settings",Zl=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Vg,isLocal:!0,value:()=>[On[ft()],i(`settings.theme.${Sn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Kg,value:e=>i("settings.onOf",{n:ga().filter(t=>e.preferences[t]).length,of:ga().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Vl(e.places),value:e=>ee().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Xg,isShown:Zg,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Yl,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:er,value:()=>i("settings.dataParts")}],vs=(e,t,s,n="")=>rt`
  <li><a class="area" href=${e}>
    ${c(t)}
    <span class="grow"><span class="strong">${s}</span>${n?rt`<br><span class="soft">${n}</span>`:vt}</span>
    ${c("next")}
  </a></li>`,Qg=e=>rt`
  <ul class="card rows">
    ${Zl.filter(({isShown:t})=>!t||t(e)).map(t=>vs(`${Kl}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${$t()?vs("/invites","people",i("invites.title")):vt}
    ${vs("/shares","share",i("shares.mine"))}
    ${vs("/help","comment",i("help.title"))}
    ${vs("/about","feed",i("nav.about"))}
  </ul>`;async function tb(e){let t=it.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var eb=e=>rt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>tb(e)}>${i("settings.signOut")}</button>`;function sb(e,t){if(!t)return Qg(e);if(t.isLocal)return t.view(e);let{problem:s,load:n}=e.loading;return s?d(s,n):e.isLoaded?t.view(e):w(5)}function Xl(e){let t=Zl.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return _o(e);let s=new Qs(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:s.loading.load(),view:()=>rt`
      ${t?f(n(),vt,Kl):f(n(),eb(s),"/profile")}
      ${s.refusal?d(s.refusal):vt}
      ${sb(s,t)}`}}import{html as kt,nothing as ks}from"../lib/lit-html/lit-html.js";async function ib(e){let t=await e.offered(),s=t&&await Qi({offered:t});s&&(e.take(s),await gs(s))}async function nb(e,t){let s=await Qi({share:t});s&&e.take(s)}async function ab(e,t){await L(i("shares.revokeTitle",{title:At(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),q("new-share"))}var ob=async e=>await Zi(e)||gs(e,i("shares.one")),rb=async e=>await Xi(e,At(e))||gs(e,i("shares.one")),cb=(e,t)=>Ot(i("shares.menu",{title:At(t)}),[...Ki()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>rb(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>nb(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>ab(e,t)}],{id:`share-${t.id}`}),lb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,pb=e=>e.category?kt`<span class="strong" dir="auto">${At(e)}</span>`:kt`<a class="strong" dir="auto" href=${lb(e)}>${At(e)}</a>`,ub=e=>kt`${i(`shares.kind.${ra(e)}`)}${e.title?kt`: <bdi>${ca(e)}</bdi>`:ks}`,fn=(e,t)=>kt`<span class="badge">${e?c(e):ks} ${t}</span>`,db=e=>kt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${At(e)}" @click=${()=>ob(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,mb=(e,t)=>kt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${pb(t)}<br>
        <span class="soft">${ub(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${cb(e,t)}
    </div>
    <p class="marks">
      ${fn(t.place==="hidden"?"block":"pin",bl(t))}
      ${t.hasPassword?fn("lock",i("account.password")):ks}
      ${t.expiresAt?fn("",la(t)):fn("",i("shares.endless"))}
    </p>
    ${t.expired?ks:kt`<p class="row actions">${db(t)} ${pa(t)}</p>`}
  </li>`;function hb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?kt`<div class="card"><ul class="people">${t.map(a=>mb(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),ks,"share"):w(3)}var fb=e=>kt`
  <button type="button" class="quiet" id="new-share" @click=${()=>ib(e)}>${i("shares.category")}</button>`;function Ql(e){let t=new Yi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>kt`
      ${f(i("shares.mine"),fb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${hb(t)}`}}import{html as Gt,nothing as ba}from"../lib/lit-html/lit-html.js";var $n=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return it.get("outbox")}load=async()=>{await Za(),this.isLoaded=!0,this.#t.update()};cancel(t){return Qa(t.id)}retry(t){return to(t.id)}sendNow(){return eo()}};async function $b(e,t){await fo()&&e.cancel(t)}var gb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),tp=e=>Gt`<a class="strong" dir="auto" href=${so(e)}>${e.title}</a>`,bb={find:e=>Gt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Gt`<span class="what" dir="auto">${e.body.content}</span><br>${tp(e)}`,like:tp},wb=(e,t)=>Gt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${gb(t)}</span><br>
      ${bb[t.kind](t)}<br>
      ${t.state==="refused"?Gt`<span class="error">${t.problem}</span>`:Gt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Gt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ba}
      <button type="button" class="quiet" @click=${()=>$b(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function yb(e){return e.isLoaded?e.entries.length?Gt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>wb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),ba,"send"):w(2)}function ep(e){let t=new $n(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Gt`${f(i("outbox.title"),ba,"/")}${yb(t)}`}}import{html as Yt,nothing as vb}from"../lib/lit-html/lit-html.js";var gn=class{#t;constructor(t){this.#t=t,this.instance=new Ie(t),this.areas=new Ve(t),this.invites=new We(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(y("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var sp=(e,t)=>Yt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,ip=(e,t)=>Yt`<p class="row end">${sp(e,i(t?"welcome.next":"welcome.later"))}</p>`,np=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),kb=(e,t)=>np(e.instance.loading,e.instance.values,()=>Yt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${Ge(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${sp(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Js(t.update)}`),xb=e=>np(e.areas.loading,e.areas.areas,()=>Yt`
  ${ta(e.areas)}
  ${ip(e,e.areas.areas.length||e.areas.isRunning)}`),Ob=e=>Yt`
  ${e.invites.created?sa(e.invites):ea(e.invites)}
  ${ip(e,e.invites.created)}`,bn=(e,t,s)=>Yt`
  <li><a class="area" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,qb=()=>Yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${bn("/settings/notifications","bell",i("welcome.push"))}
      ${bn("/profile","people",i("steps.profile"))}
      ${bn("/admin","gear",i("welcome.again"))}
      ${bn("/","map",i("areas.show"))}
    </ul>
  </section>`,Sb={server:kb,map:xb,invite:Ob,done:qb};function ap(e){let t=new gn(e),s=()=>t.step==="done"?vb:Yt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Yt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Sb[t.step](t,e)}`}}function Fb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Ta(y("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((v,A)=>v+A,0),p=v=>s.get(v)===0&&!n&&!r.includes(v),$=v=>v&&(v<l||n)?`${O(v)}${n?"+":""}`:void 0;return{shown:o.filter(v=>!p(v)).map(v=>({category:v,count:$(s.get(v))})),rest:o.filter(p)}}}}import{html as Pb,nothing as Tb}from"../lib/lit-html/lit-html.js";async function Lb(e){if(xn.get())return;let t=()=>{},s=new Se(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(xn.set("1"),await nt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Pb`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Tb}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as wn,nothing as op}from"../lib/lit-html/lit-html.js";async function Ab({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(S(s))}}function Bb(e,t){if(b().role==="admin"){let s=y("/admin/map",{at:Ds({lat:e.lat,lng:e.lng})});return wn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return wn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Ab(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Ib=e=>wn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Mb=(e,{choose:t,close:s,key:n})=>wn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(as()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Mo()?Bb(e,s):op}
    ${as()?Ib(t):op}
  </section>`,jb=()=>Mb;import{html as Ze,nothing as vn}from"../lib/lit-html/lit-html.js";var yn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ws(t)}async load(){let[t]=await Promise.all([jt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await jt(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Nb=e=>Ze`
  ${e.friends.length?Ze`<ul class="people">${e.friends.map(t=>es(t,vn))}</ul>`:Ze`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Ze`<button type="button" class="quiet" @click=${()=>_(e.more())}>${i("action.more")}</button>`:vn}`,Db=(e,t,s)=>Ze`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(ce(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:ht()})}</p>
  ${e.audience==="friends"?Nb(e):vn}
  ${e.hasLinks?Ze`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:vn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Ub(e){let t=new yn(e);await _(t.load())&&await nt((s,n)=>(t.update=n,Db(t,e,s)),{label:i("find.whoSees")})}export{gp as about,nr as accounts,Sf as addToList,mr as admin,wr as adminLog,Wc as areas,gr as categories,Fb as countCategories,cc as edit,vc as feed,Pc as help,zc as import,el as instance,Kc as invites,il as join,ql as list,Fl as lists,Tl as named,Ll as notifications,jb as offerOfStreets,Lb as offerPush,Al as people,Ml as person,Nl as profile,Cl as reports,El as saved,Xl as settings,Rf as shareFind,Ql as shares,ep as waiting,ap as welcome,Ub as whoSees};

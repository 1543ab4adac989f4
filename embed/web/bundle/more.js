import{$b as Rt,A as lt,Aa as re,Ab as ui,Ac as Ui,B as p,Ba as Ys,Bb as di,Bc as Mi,C as Ts,Ca as Zs,D as L,Da as Xs,Dc as Di,E as x,Ea as Qs,Eb as V,F as ht,Fa as Ks,Fb as mi,G,Ga as ti,Gb as st,H as O,Ha as ei,Hb as ue,Hc as Ri,I as Fs,Ia as si,Ib as de,Jb as hi,K as ie,Ka as ii,Kb as fi,L as B,Lb as me,Lc as Ei,M as ne,Ma as ni,Mb as $i,N as Bs,Na as ai,Nc as Ni,Oa as oi,Ob as gi,Pa as ri,Pb as g,Qa as ci,Qb as v,Qc as Ci,Rc as zi,Sb as d,Tb as U,Tc as Hi,U as Is,Ub as St,Uc as Wi,V as As,Vb as P,Vc as Gi,W as _s,Wb as bi,X as js,Xb as wi,Y as Us,Yb as Ke,Z as Xe,Zb as vi,_b as he,a as ee,ac as fe,b as u,ba as ae,bb as r,bc as $e,c as vs,ca as Ms,cb as pt,cc as Et,d as Ut,da as Ds,db as _,dc as Nt,ea as Rs,eb as m,ec as yi,f as ys,fa as Es,fb as ut,fc as ki,g as Mt,ga as Ns,gb as j,gc as xi,h as ks,ha as h,hb as f,hc as Oi,i as xs,ia as Cs,ib as $,ic as E,j as Os,jb as ce,jc as Pi,kb as S,kc as qi,l as Ps,la as et,lb as le,lc as Si,m as i,ma as zs,mb as y,mc as Li,na as Hs,nc as Ct,o as w,oa as Pt,oc as ge,pa as Ws,pc as Ti,qb as D,qc as Fi,r as R,ra as Gs,rb as li,rc as Bi,s as mt,sb as pi,sc as zt,t as Z,ta as qt,u as se,ub as Qe,uc as Ii,v as qs,va as Vs,vb as Dt,wa as ft,wc as Ai,x as Ss,xa as Js,xb as pe,xc as _i,y as Ls,z as W,za as oe,zc as ji}from"./shared.js";import{html as $t,nothing as ts}from"../lib/lit-html/lit-html.js";var ka=new URL("lib/",ee).pathname,xa=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Vi(){if(zt())return new URL(u().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((u().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Oa=()=>Vi()?i("about.tilesFrom",{host:Vi()}):i("about.alone"),Pa=()=>$t`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Oa()}</p>
    <p class="soft">${i("about.version",{version:u().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,qa=()=>$t`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${u().tiles?.attribution?$t`<li>${i("about.tiles")}: ${u().tiles.attribution}</li>`:ts}
      ${zt()?$t`<li>${i("about.streets")}: ${u().streets.attribution}</li>`:ts}
      <li>${i("about.places")}: ${u().places.attribution}</li>
    </ul>
  </section>`,Sa=([e,t,s,n])=>$t`<li><a href="${ka}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,La=()=>$t`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${xa.map(Sa)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ta=()=>({title:i("about.title"),view:()=>$t`
    ${m(i("about.title"),ts,h()?"/settings":"/sign-in")}
    ${Wi()}${Hi()}${Pa()}${qa()}${La()}`});import{html as ve,nothing as Va}from"../lib/lit-html/lit-html.js";var Fa=200,Ba=2**20,es=["all","active","suspended","admin"],Lt=e=>`/api/admin/users/${e.id}`,be=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=es.includes(s)?s:"all",this.list=D(t,()=>B("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(B("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Fa)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===h()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(w(n))}}setRole(t,s){return this.#n(G(Lt(t),{role:s}),i(`admin.${s}Done`,{name:t.username}))}lift(t){return this.#n(O(`${Lt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}async signInLink(t){try{return new URL((await x(`${Lt(t)}/sign-in-link`)).url,location).href}catch(s){return p(w(s)),null}}limitForm(t,s){let n=async({kind:a,size:o})=>{let c={instance:null,none:0}[a];this.#i(await G(Lt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ba):c})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await ht(`${Lt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await O(B(Lt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(c=>c.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as I,nothing as Ht}from"../lib/lit-html/lit-html.js";import{html as Ia}from"../lib/lit-html/lit-html.js";async function Aa(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var we=({title:e,text:t,label:s,value:n})=>St(a=>Ia`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Aa(n)}>${r("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function _a({mediaBytes:e,mediaLimit:t}){let s=W(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:W(t)}):i("admin.usageUnlimited",{size:s})}var ja=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),_a(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Ua=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:mt(t)}):i("admin.suspendedSince",{when:se(e)}),Ma=e=>I`<p class="note">${Ua(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Da=e=>e.suspension?I`<span class="person"><span class="avatar none">${r("block")}</span> <span class="strong">${e.username}</span></span>`:I`<a class="person" href="/people/${e.id}">${pt(e)} <span class="strong">${e.username}</span></a>`;async function Ra(e,t,s){let n=i(`admin.${s}Title`,{name:t.username});await P(n,i(`admin.${s}Text`),i(`admin.${s}`))&&e.setRole(t,s)}var Ea=["instance","own","none"],Na=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return I`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Ea.map(n=>I`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ht}`};async function ss(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Ca=(e,t)=>E(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Na(s,t),()=>I`<button type="submit">${i("action.save")}</button>`),za=(e,t)=>E(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>I`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>I`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Ha(e,t){let s=await e.signInLink(t);s&&await we({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Wa(e,t){let s=E(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>I`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>I`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ss(s,"admin.deleteDone",t)&&y("account-search")}function Ga(e,t){let s=(o,c,l)=>({text:o,label:`${o}: ${t.username}`,run:c,isDanger:l}),n=t.role==="admin"?"member":"admin",a=[s(i(`admin.${n}`),()=>Ra(e,t,n)),s(i("admin.limit"),()=>ss(Ca(e,t),"admin.limitDone",t))];return e.isMe(t)?a:[...a,...t.suspension?[]:[s(i("admin.link"),()=>Ha(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ss(za(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Wa(e,t),!0)]}var Ji=(e,t)=>I`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Da(t)}
        ${t.role==="admin"?I`<span class="badge">${i("admin.role")}</span>`:Ht}
        ${e.isMe(t)?I`<span class="badge">${i("people.you")}</span>`:Ht}
        ${t.suspension?I`<span class="badge warning">${i("admin.suspended")}</span>`:Ht}
      </span>
      ${wi(i("people.menu",{name:t.username}),Ga(e,t))}
    </div>
    <p class="soft facts">${ja(t).filter(Boolean).map(s=>I`<span>${s}</span>`)}</p>
    ${t.suspension?Ma(t.suspension):Ht}
  </li>`;function Ja(e,t){e.preventDefault(),t.search()}var Ya=e=>ve`
  <form role="search" @submit=${t=>Ja(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${es.map(t=>ce(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Za(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?ve`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ji(e,a))}</ul>
    ${S(e.list)}`:ve`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Yi(e){let t=new be(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ve`
      ${m(i("admin.people"),Va,"/admin")}
      <section class="card">${Ya(t)}${Za(t)}</section>`,close:()=>t.close()}}import{html as tn,nothing as so}from"../lib/lit-html/lit-html.js";var Zi=2**20,Xi="/api/admin/instance",Qi=["invite","open","closed"],ye=class{values=null;constructor(t){this.loading=V(t,async()=>{this.values=await L(Xi,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Zi):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,mediaLimit:c}){let l={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim(),registration:o};c!==void 0&&c!==String(this.limit)&&(l.mediaLimit=Math.round(Number(c)*Zi)),this.values=await G(Xi,l);let{fixed:k,mediaLimit:A,registration:tt,...Ot}=this.values;Object.assign(u(),{instance:Ot,registration:tt}),p(i("admin.saved"))}},ke=class{values=null;constructor(t){this.loading=V(t,async()=>{this.values=await L("/api/admin/overview",{signal:t.signal})})}};import{html as bt,nothing as xe}from"../lib/lit-html/lit-html.js";var Xa=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open"],gt=(e,t)=>bt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Qa=e=>i("admin.jobsOf",{push:R(e.pushJobs),media:R(e.mediaJobs)}),Ka=e=>bt`
  <dl class="stack">
    ${gt(i("admin.users"),R(e.users))}
    ${gt(i("admin.publicFinds"),R(e.finds))}
    ${gt(i("admin.media"),W(e.mediaBytes))}
    ${e.diskFree===null?xe:gt(i("admin.disk"),W(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?gt(i("admin.jobs"),Qa(e)):xe}
    ${gt(i("admin.swept"),e.sweptAt?_(e.sweptAt):i("admin.never"))}
    ${gt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,to=e=>bt`<li class="note">${i(`admin.problem.${e}`)}</li>`,eo=e=>bt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>bt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${W(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ki({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Xa.includes(n));return bt`
    ${s.length?bt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(to)}</ul>`:xe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Ka(e)}
      ${e.largest.length?eo(e.largest):xe}
    </section>`}var io=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","bell"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],no=([e,t,s])=>tn`
  <li>
    <a class="area" href=${t}>
      ${r(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${r("next")}
    </a>
  </li>`;function en(e){let t=new ke(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>tn`
      ${m(i("admin.title"),so,"/profile")}
      <section class="card">
        <ul class="people">${io.map(no)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ki(t)}`}}import{html as Oe,nothing as sn}from"../lib/lit-html/lit-html.js";var nn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ao={mediaLimit:"limitOfAll"},oo=e=>parseInt(e,10)?W(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function ro({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ao[s]??s}`)).join(", "):e==="media_limit_changed"?oo(t):t}function co(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(nn[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var lo=e=>Oe`
  <li class="row act">
    ${r(nn[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${co(e)}</span><br>
      ${e.reason?Oe`<span dir="auto">${ro(e)}</span><br>`:sn}
      <span class="soft">${_(e.createdAt)}</span>
    </span>
  </li>`;function po(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Oe`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(lo)}</ul>
      ${S(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText")):$(4)}function an(e){let t=D(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Oe`${m(i("admin.log"),sn,"/admin")}${po(t)}`}}import{html as N,nothing as nt}from"../lib/lit-html/lit-html.js";async function is(){if(!await caches.has(Mt))return null;let e=await caches.open(Mt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:uo(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function uo(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function on(e){let t=await caches.open(Mt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Mt),is()}var mo=1200*36e5,Pe=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Bs}$`).test(s)||!this.#s?s:Pt()),this.#s&&!this.stored&&this.#o(Pt())}#o(t){this.id=t,this.#e=this.#s?st(t):mi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ws(this.id)>Date.now()-mo?this.id:Pt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await de(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),fi(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?me(this.id):null}};var ho=2,qe=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ho)}async load(){await $i();let t=await de();if(this.#t.signal.aborted)return;this.close();let s=ue().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(c=>c.at>Date.now()-re),o=a?null:t.find(c=>c.draft===n.id&&c.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){st(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return st(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var fo=1,wt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:c=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:c}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&ft(this.#s,t)>fo&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Js({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(w(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=qt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await oe(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Se=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Fs(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await Xs(s),c=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...c},n):(this.locationId=o,await Qs(a,{...t,locationId:o,media:n.media}))}catch(o){let c=si(o);throw c.length?(n.removeMissing(c),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),c=s?{media:o,mediaToDelete:a}:{};return ht(`/api/finds/${this.#t}`,{...t,...c},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function as(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return ns;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return go($o(t,s+10));if(n===65498||n>>8!==255)return ns}}catch{}return ns}var ns={place:null,time:""},rn=async e=>(await as(e)).place;function $o(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,k)=>String.fromCharCode(...Array.from({length:k},(A,tt)=>e.getUint8(t+l+tt))),entries:l=>new Map(Array.from({length:n(l)},(k,A)=>[n(l+2+12*A),l+10+12*A]))}}function go(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,wo,null),time:s(34665,bo,"")}}function bo({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function wo({u32:e,text:t},s){let n=(c,l)=>{if(!s.has(c)||!s.has(l))return NaN;let k=e(s.get(l)),A=Ot=>e(k+8*Ot)/e(k+8*Ot+4),tt=A(0)+A(1)/60+(A(2)||0)/3600;return"SW".includes(t(s.get(c),1))?-tt:tt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Wt(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await vo(e)}catch{return e}}async function vo(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var yo=.15,cn=e=>e.slice(0,10);function ko(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var ln=e=>e.find(t=>t.place)?.place??null,pn=e=>e.find(t=>t.time)?.time??"";function xo(e,t,s){let[n,a]=[ln(e),pn(e)];return e.length<s&&(!n||!t.place||ft(n,t.place)<=yo)&&(!a||!t.time||cn(a)===cn(t.time))}function un(e,t){let s=[];for(let n of ko(e)){let a=s.findLast(o=>xo(o,n,t));a?a.push(n):s.push([n])}return s}var Gt=e=>({place:ln(e),time:pn(e)}),dn=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),mn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Le=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return u().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await as(o)}))),a=un(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Gt(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await oe(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Gt(t).place?this.#e.get(t[0])??"":"",time:Gt(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(dn(this.groups,t))}split(t,s){this.#s(mn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Pt()),s=Date.now(),n=h()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(h()?.id!==n)return null;for(let a of t)await Oo(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(h()?.id!==t)throw{code:"stopped"};let{place:o}=Gt(n),c={id:s,at:a,isPublic:Ut.get()!=="friends",media:[],label:this.describe(n).name};if(st(s).set(o?{...c,place:{point:o,source:"photo",photo:o}}:c),!st(s).get())throw{code:"storage"};await hi(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Oo(e){st(e).remove(),await me(e)}var Po=2,qo=2,So=60,Vt=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ne}){this.items=t.map(({at:c,key:l,caption:k="",...A})=>({media:A,at:c,key:l,caption:k,state:"done"})),this.#e=c=>{this.#a(),s(c)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return u().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Wt(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ks(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((c,l)=>({file:c,key:s[l],caption:"",preview:URL.createObjectURL(c),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await rn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=Po-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ts(s)?"paused":"failed",problem:w(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(So,(t.pause??qo/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await Wt(t.file),{videoBytes:a,imageBytes:o}=u().limits,c=n.type.startsWith("video/")?a:o;if(n.size>c)throw{code:"large",text:i("upload.large",{size:Ls(c)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[k]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return k}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var Te=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Pe(t),this.#i=new Se(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:Ut.get()!=="friends",...s},this.drafts=new qe(t,this.#s.id),this.several=new Le(t),this.loading=V(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!pi(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...t},this.uploads=new Vt(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new wt(this.#t,t?.place??Zs(s),this.#p)}async#r(){let t=await Ys(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(c=>c.at>Date.now()-re);this.photosExpired=n.length<s.length;let a=c=>this.place.suggestPoint(c);this.uploads=new Vt(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new wt(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(c=>c.file),o.map(c=>c.key)),this.share=this.#t.query.has("shared")?await is():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=ti(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await on(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let c=ei({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(c,o);try{let l=await this.#i.save(c,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(c,o)}}async#l(t,s){await ni(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&Ut.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?ue():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Tt,nothing as os}from"../lib/lit-html/lit-html.js";function Lo(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var To=({media:e,preview:t})=>Tt`
  <span class="thumb">${e||t?Tt`<img src=${e?.thumbnailUrl??t} alt="">`:r("edit")}</span>`;function Fo(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Tt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${To(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Tt`<span class="soft" dir="auto">${s.label}</span>`:os}
          <span class="soft">${se(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Lo(e,t)}>
        ${r("trash")}
      </button>
    </li>`}var hn=e=>e.items.length?Tt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Fo(e,t))}</ul>
    ${e.shown.length<e.items.length?Tt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:os}
  </section>`:os;var fn=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),$n=e=>[...e.dataTransfer?.types??[]].includes("Files"),Bo=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function gn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{$n(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{$n(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(fn(a.dataTransfer)))}),n("paste",a=>{let o=fn(a.clipboardData);!o.length||Bo(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Ft,nothing as Io}from"../lib/lit-html/lit-html.js";var rs=(e,t,s,n,a)=>Ft`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${r("next")}</summary>
    ${a}
  </details>`;function vn(e){let t=e?.closest("details");t&&(t.open=!0)}var Ao=e=>rs("description",r("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:u().limits.description})),bn=(e,t,s)=>Ft`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Dt(t)} ${Qe(t)}
  </button>`;function _o(e){let{category:t}=e.values,[s,n]=t?[Dt(t),Qe(t)]:[r("filter"),i("edit.none")];return rs("category",s,i("find.category"),n,Ft`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${li.map(a=>bn(e,a,a===t))}
        ${bn(e,"other",e.isOther)}
      </div>
      ${e.isOther?d(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:u().limits.category}):Io}
    </fieldset>`)}var wn=(e,t,s,n,a)=>Ft`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${r(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function jo(e){let{isPublic:t}=e.values;return rs("audience",r(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Ft`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${wn(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${wn(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var yn=e=>Ft`<div class="folds">${Ao(e)}${_o(e)}${jo(e)}</div>`;import{html as Be,nothing as ps}from"../lib/lit-html/lit-html.js";import{html as X,nothing as Jt}from"../lib/lit-html/lit-html.js";var cs=16,kn=10,Uo=2,Mo={lat:25,lng:5,zoom:1},Fe=class extends wt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=kn?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:cs};let t=Gs(ys.get());return t?.zoom?t:Mo}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(cs,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return ft(this.point,t)<Uo*Vs(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(qt(t),"found",t.name)}distance=t=>this.point&&t?ft(this.point,t):void 0;check(){let t=this.#e?.where().zoom??cs,s=this.source==="tap"&&!this.chosen&&t<kn;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function xn(e){let t=new AbortController,s=null,n=St((o,c)=>(s??=new Fe({signal:t.signal,update:c},e),Ho(s,o)),{label:i("spot.title"),kind:"chooser"});On(s),await n&&e.take(s),t.abort(),s.close()}var On=e=>e.showMap(t=>Ui(document.getElementById("spot"),{...t,hasCross:!0})),Do=(e,t)=>X`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${r("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ro=e=>X`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>On(e)):Jt}
  </div>`;function Eo(e,t){let s=e.chosen?.id===t.id;return X`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${r(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ss(t.distance)}</span>
    </button>`}var No=e=>X`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${r("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?X`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${r("camera")} ${i("spot.photoPlace")}</button>`:Jt}
    ${e.nearby.map(t=>Eo(e,t))}
  </div>`,Co=e=>X`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ls=e=>i(`spot.${e.source||"set"}`),zo=e=>X`
  <p class="at" role="status">
    ${r("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?X`<span class="soft">${ls(e)}</span>`:Jt}</span>
  </p>`,Ho=(e,t)=>X`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Do(e,t)}
  ${Ro(e)}
  <div class="panel">
    ${zo(e)}
    ${No(e)}
    ${e.chosen?Jt:Co(e)}
    ${e.problem?X`<p class="error" role="alert">${e.problem}</p>`:Jt}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Pn=(e,t)=>Be`
  <span class="row">
    ${r("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${r("next")}
  </span>`,qn=(e,t)=>Be`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ps} @click=${()=>xn(e)}>
      ${e.point?Be`<place-map inert .at=${e.point}></place-map>`:ps}
      ${e.point?Pn(e.label||i("spot.unnamed"),`${ls(e)} ${i("spot.change")}`):Pn(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Be`<p class="error" id="place-error" role="alert">${t}</p>`:ps}
  </fieldset>`;import{html as vt,nothing as us}from"../lib/lit-html/lit-html.js";function Wo(e,t){e.merge(t),y(`group-${t-1}`)}function Go(e,t,s){e.split(t,s),y(`group-${t+1}`)}var Vo=({preview:e,file:t})=>e?vt`<img src=${e} alt="">`:vt`<span class="film" title=${t.name}>${r("play")}</span>`,Jo=(e,t,s)=>vt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Go(e,t,s)}></button>`;function Yo(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return vt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?vt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Wo(e,s)}>
            ${i("group.merge")}
          </button>`:us}
      </div>
      <ul class="group">${t.map((c,l)=>vt`<li>${l?Jo(e,s,l):us}${Vo(c)}</li>`)}</ul>
    </li>`}var Sn=(e,t)=>e.groups?vt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Yo(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:us;import{html as T,nothing as it}from"../lib/lit-html/lit-html.js";import{html as ds}from"../lib/lit-html/lit-html.js";async function Zo(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:u().limits.caption},o=await St((c,l)=>(n??=new g({send:({caption:k})=>c(k.trim()),update:l}),ds`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>c()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ln=(e,t,s,n)=>ds`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Zo(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ds`<span dir="auto">${t.caption}</span>`:r("edit")}
  </button>`;var[Xo,Qo]=[6,10],Ko=300,b=null;function Tn(){b.isOn=!0,b.item.classList.add("lifted"),navigator.vibrate?.(10)}var Fn=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],tr=(e,t)=>Fn(b.item).find(s=>{let n=s.getBoundingClientRect();return s!==b.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function er(e){if(e.pointerId!==b.id)return;let[t,s]=[e.clientX-b.x,e.clientY-b.y],n=e.pointerType==="touch";if(!b.isOn){if(Math.hypot(t,s)<(n?Qo:Xo))return;if(n)return b.end();Tn()}b.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,b.over?.classList.remove("target"),b.over=tr(e.clientX,e.clientY),b.over?.classList.add("target")}function Bn(e,t){if(e.button||b||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(b.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",b.over?.classList.remove("target"),b=null};b={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(b.timer=setTimeout(Tn,Ko));let c=k=>{k.pointerId===b.id&&o()},l=k=>{if(k.pointerId!==b.id)return;let[A,tt]=[s,b.isOn&&b.over].map(Ot=>Fn(s).indexOf(Ot));o(),tt>=0&&t(A,tt)};document.addEventListener("pointermove",er,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",c,{signal:a}),document.addEventListener("keydown",k=>{k.key==="Escape"&&o()},{signal:a})}function Ie(e){(b?.isOn||e.type==="dragstart")&&e.preventDefault()}var sr="image/*,video/mp4,video/quicktime,video/webm";function ir(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function In(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function An(e){return e.media?pe(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?T`<span class="film">${r("play")}</span>`:T`<img src=${e.preview} alt="">`}var _n={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ae=(e,t,s,n,a)=>T`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${r(s)}</button>`,nr=(e,t)=>e.progress<1?T`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:T`<span class="over">${i("upload.processing")}</span>`,ar=(e,t)=>({sending:()=>nr(e,t),paused:()=>T`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>T`<span class="over">${i("upload.waiting")}</span>`,failed:()=>T`<span class="over error">${i("upload.failed")}</span>`,done:()=>it})[e.state]();function or(e,t,s){let n=s+1;return T`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Bn(a,(o,c)=>e.move(o,c))}
      @error=${_n} @load=${_n}>
      ${An(t)}
      ${s===0&&e.items.length>1?T`<span class="cover">${i("upload.cover")}</span>`:it}
      ${ar(t,n)}
      <span class="buttons">
        ${s>0?Ae("before","earlier","back",n,()=>In(e,s,s-1)):it}
        ${n<e.items.length?Ae("after","later","next",n,()=>In(e,s,s+1)):it}
        ${t.state==="failed"||t.state==="paused"?Ae("","again","retry",n,()=>e.retry(t)):it}
        ${Ae("drop",t.state==="done"?"remove":"cancel","close",n,()=>ir(e,t))}
      </span>
      ${t.state==="failed"?it:Ln(e,t,n,An(t))}
    </li>`}function rr(e,t){t([...e.target.files]),e.target.value=""}var cr=(e,t)=>T`
  <li class="shot add">
    <label for="files">
      ${r("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?it:T`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${sr} multiple @change=${s=>rr(s,t)}>
  </li>`;function lr(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return T`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:R(e.items.length)}):""}</p>
    ${s.map(n=>T`<p class="error" role="alert">${n}</p>`)}`}var jn=(e,t)=>T`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ie} @contextmenu=${Ie} @dragstart=${Ie}>
    ${e.items.map((s,n)=>or(e,s,n))}
    ${e.items.length<e.most?cr(e,t):it}
  </ul>
  ${e.items.length>1?T`<p class="hint">${i("upload.order")}</p>`:it}
  ${lr(e)}`;async function Un(e,t){await e.addFiles(t),e.several.groups&&y("several-title")}function pr(e){e.uploads.add(e.several.decline()),y("files")}function ur(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var dr=(e,t)=>N`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>N`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?N`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:nt}
    ${t?N`<p class="note">${i("edit.sharedFull")}</p>`:nt}
    ${e.share.left?N`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:nt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ur(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function mr(e){await P(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var hr=e=>N`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>mr(e)}>${i("edit.startOver")}</button>
  </p>`,fr=e=>N`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?N`<p class="note">${i("edit.photosGone")}</p>`:nt}
    ${jn(e.uploads,t=>Un(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,$r=e=>N`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?N`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:nt}`;function gr(e,t){let{isPublic:s,...n}=gi(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function br(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");vn(n),n?.focus()}function wr(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>gr(a,e);return N`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>br(a,e)}>
      ${e.isRestored?hr(e):nt}
      ${fr(e)}
      ${qn(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:u().limits.title})}
      ${yn(e)}
      <div class="publish">
        ${$r(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}function vr(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?wr(e):$(4)}function Mn(e){let t=new Te(e),s=()=>t.loading.load();return gn(e.signal,n=>t.uploads&&Un(t,n)),{title:t.title,ready:s(),view:()=>N`
      ${m(t.title,nt,t.back)}
      ${t.share?dr(t,e.query.get("shared")==="full"):nt}
      ${Sn(t.several,()=>pr(t))}
      ${t.several.groups?nt:hn(t.drafts)}
      ${vr(t,s)}`,close:()=>t.close()}}import{html as q,nothing as C}from"../lib/lit-html/lit-html.js";var yr=4,kr=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Dn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ee).href),{data:s,size:n}=t(e,{ecc:"M",border:yr});return{size:n,path:kr(s)}}function dt(){let e=u().invites;return e==="members"||e==="admins"&&h()?.role==="admin"}var Rn=[1,2,5,10,25,100],En=[1,7,30,90],_e=class{created=null;#t;constructor(t){this.#t=t,this.list=D(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return h()?.role==="admin"}isMine(t){return t.inviter?.id===h()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let c={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",c);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Dn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await O(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(w(s))}this.#t.update()}};var Nn=(e,t,s,n)=>q`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>q`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,xr=()=>q`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Or(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var Pr=(e,t=e.form)=>q`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Or(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Nn("uses",i("invites.uses"),Rn.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Nn("days",i("invites.days"),En.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${xr()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,qr=({size:e,path:t})=>q`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Sr=e=>q`
  <button type="button" class="quiet" @click=${()=>e.share()}>${r("share")} ${i("action.share")}</button>`,Lr=e=>q`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${le(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${r("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Sr(e):C}
    </p>
    ${e.created.code?qr(e.created.code):C}
  </section>`,Tr=e=>q`<li><a class="person" href="/people/${e.id}">${pt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Fr(e,t){await P(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Br=(e,t,s)=>q`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Fr(e,t)}>
    ${i("invites.revoke")}
  </button>`,Ir={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ar=(e,t)=>!e.isAdmin||e.isMine(t)?C:q` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function _r(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return q`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Ir[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:R(t.uses-t.usesLeft),uses:R(t.uses)})}
        ${n?q` · ${i("invites.until",{date:Z(t.expiresAt)})}`:C}
        ${t.befriend?q` · ${i("invites.befriends")}`:C}
        ${Ar(e,t)}
      </p>
      ${t.usedBy.length?q`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Tr)}</ul>`:C}
      ${n?q`<p class="row actions">${Br(e,t,s)}</p>`:C}
    </li>`}function jr(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?q`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>_r(e,a))}</ul>
      ${S(e.list)}
    </section>`:dt()?C:j(i("invites.none"),i("reason.may_not_invite")):$(2)}function Cn(e){let t=new _e(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>q`
      ${m(i("invites.title"),C,"/people")}
      ${dt()?q`<p class="lead">${i("invites.lead")}</p>`:C}
      ${t.created?Lr(t):C}
      ${dt()?Pr(t):C}
      ${jr(t)}`}}import{html as Yt,nothing as Ur}from"../lib/lit-html/lit-html.js";var zn=(e,t)=>Yt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Mr=({values:e})=>Yt`
  <div class="field">
    <label for="registration">${i("admin.registration")}</label>
    <select id="registration" name="registration">
      ${Qi.map(t=>Yt`<option value=${t} ?selected=${t===e.registration}>${i(`admin.modes.${t}`)}</option>`)}
    </select>
  </div>`,Dr=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Rr=({mediaLimit:e})=>e?W(e):i("admin.limits.none"),Er=e=>Yt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${e.isFixed("registration")?zn(i("admin.registration"),i(`admin.modes.${e.values.registration}`)):Mr(e)}
    ${e.isFixed("mediaLimit")?zn(i("admin.limitOfAll"),Rr(e.values)):Dr(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Nr(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?Er(e):$(4)}function Hn(e){let t=new ye(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Yt`${m(i("admin.instance"),Ur,"/admin")}${Nr(t)}`}}import{html as at,nothing as yt}from"../lib/lit-html/lit-html.js";var Wn=e=>e.slice(e.lastIndexOf("#")+1).trim(),je=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Wn(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return h()}get isClosed(){return u().registration==="closed"&&!this.invite}get asksInvite(){return u().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ns();let a=this.invite||Wn(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},c=await x("/api/auth/register",o).catch(l=>this.#e(l));et(c.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:c.user.username}))}};var Cr=({form:e,asksInvite:t})=>at`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):yt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function zr({greeting:e,invite:t}){let s=e?.inviter?.username;return at`
    ${s?at`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:yt}
    <p class="lead">${i("app.about")}</p>
    ${t?at`<p class="lead">${i("join.invited")}</p>`:yt}`}var Hr=(e,t)=>at`${zi(at`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${zr(e)}
  ${e.ended?at`<p class="note" role="alert">${w(e.ended)}</p>`:yt}
  ${e.user?at`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:yt}
  ${e.isClosed?at`<p class="note">${i("join.closed")}</p>`:yt}
  ${u().passwordLogin?Cr(e):yt}
  ${Gi("join.provider",{redirect:"/",...e.invite?{invite:e.invite}:{}})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Ci(t)}`;function Gn(e){let t=new je(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Hr(t,e.update)}}import{html as Vn,nothing as Gr}from"../lib/lit-html/lit-html.js";var Wr=10,Ue=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=V(t,()=>this.#e())}async#e(){if(this.name===h()?.username)return this.#s(h());let t=B("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Wr;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Vr({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?Vn`<p class="empty">${i("person.gone")}</p>`:$(3)}function Jn(e){let t=new Ue(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Vn`${m(t.name,Gr,"/people")}${Vr(t)}`}}import{html as ot,nothing as ms}from"../lib/lit-html/lit-html.js";var Me=class{#t;#e;constructor(t){this.#t=t,this.list=D(t,"/api/notifications?limit=30"),this.#e=lt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Xe(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Us(0)}catch(t){p(w(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await O(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Xe(-1)}catch(s){p(w(s))}this.#t.update()}close(){this.#e()}};var Jr={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Yr(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Zr=({type:e,data:t})=>e==="moderated"?Is[As(t)]:"flag",Xr=({type:e,data:t})=>t.userId?ot`
  <span class="face">
    ${pt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${r(Jr[e],e==="find_liked")}</span>
  </span>`:ot`<span class="face office">${r(Zr({type:e,data:t}))}</span>`,Qr=e=>ot`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Kr=(e,t,s)=>ot`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${js(t.newest)} @click=${()=>e.markRead(t)}>
      ${Xr(t.newest)}
      <span>
        <span class="what" dir="auto">${_s(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?ms:ot`<span class="unseen">${i("note.new")}</span>`}${_(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Qr(t.newest.thumbnailUrl):ms}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Yr(e,t,s)}>${r("close")}</button>
  </li>`,tc=e=>ot`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${r("check")} ${i("note.readAll")}</button>`,ec=()=>ot`<a class="button" href="/people">${i("note.noneAction")}</a>`;function sc(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?ot`<ul class="card notes">${e.groups.map((a,o)=>Kr(e,a,o))}</ul>${S(e.list)}`:j(i("note.none"),i("note.noneText"),ec()):$(4)}function Yn(e){let t=new Me(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>ot`${m(i("nav.bell"),t.hasUnread?tc(t):ms)}${sc(t)}`,close:()=>t.close()}}import{html as Q,nothing as hs}from"../lib/lit-html/lit-html.js";var ic=200,nc=2,De=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>D(t,B("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=D(t,()=>B("/api/users",{q:this.text.trim()})),this.#s=lt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(B(this.#t.path,{q:t})),[...t].length<nc?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ic)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===h()?.id?t.addressee:t.requester}isMe(t){return t.id===h()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function ac(e,t){if(e.isMe(t))return Q`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Q`<span class="badge">${r("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return he(t,e.reload);let s=e.requestOf(t);return s?Rt(s,t,e.reload):Q`<span class="badge">${i("friend.pending")}</span>`}function oc(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Q`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ke(s,ac(e,s)))}</ul>
    ${S(t)}`:Q`<p class="soft" role="status">${i("people.noMatch")}</p>`:hs}function rc(e,t){e.preventDefault(),t.search()}var cc=e=>Q`
  <form class="card" role="search" @submit=${t=>rc(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${r("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${oc(e)}
  </form>`;function Re(e,t,s,n=Ke){let a=e.lists[t];return a.items.length?Q`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${S(a)}
    </section>`:hs}var lc=(e,t,s)=>Nt(s,[$e(t,s,e.reload),Et(s,e.reload)]),pc=e=>Q`
  ${Re(e,"received",(t,s)=>[Rt(t,s,e.reload),Nt(s,[Et(s,e.reload)])])}
  ${Re(e,"sent",(t,s)=>fe(t,s,e.reload))}
  ${e.lists.accepted.items.length?Re(e,"accepted",(t,s)=>lc(e,t,s)):j(i("people.none"),i("people.noneText"))}
  ${Re(e,"blocked",(t,s)=>yi(s,e.reload),vi)}`;function uc(e){return e.problem?f(e.problem,e.load):e.isLoaded?pc(e):$(3)}var dc=()=>dt()?Q`<a class="button quiet" href="/invites">${r("plus")} ${i("invites.invite")}</a>`:hs;function Zn(e){let t=new De(e);return{title:i("people.title"),ready:t.load(),view:()=>Q`${m(i("people.title"),dc(),"/feed")}${cc(t)}${uc(t)}`,close:()=>t.close()}}import{html as Zt,nothing as Ce}from"../lib/lit-html/lit-html.js";var Ee=class extends ge{user=null;friendship=null;#t;constructor(t){super(t,B("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=V(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===h()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await L(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":B("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as rt,nothing as Bt}from"../lib/lit-html/lit-html.js";var[Xn,mc]=[12,28],fs=class extends Mi{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:mc,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Xn})}))),this.map.fit(this.#t,Xn,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",fs);var hc=112,Qn=(e,t)=>rt`
  <span class="sum"><span class="strong">${R(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ne=(e,{count:t,likes:s,badge:n=Bt,actions:a=Bt})=>rt`
  <section class="profile-head">
    ${pt(e,hc)}
    <p class="row">
      ${t===void 0?Bt:Qn(t,"person.findsSum")}
      ${s===void 0?Bt:Qn(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,fc=e=>rt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?pe(e.media[0],{thumb:!0}):rt`<span class="sign-tile">${Dt(e.category)}</span>`}
      ${e.isPublic?Bt:rt`<span class="corner">${r("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Kn=(e,t,s)=>rt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${r(s)} ${i(`person.${t}`)}
  </button>`,$c={grid:e=>rt`<ul class="tiles">${e.map(fc)}</ul>`,list:e=>rt`<ul class="card rows">${e.map(t=>ui(t,di(t)))}</ul>`},gc=e=>[...new Map(e.map(t=>[t.locationId,{...qt(t.location),name:t.location.name}])).values()];function It(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?rt`
    <finds-map .places=${gc(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Kn(e,"grid","camera")}
      ${Kn(e,"list","filter")}
    </div>
    ${$c[e.layout](s)}
    ${S(e.finds)}`:j(t.title,t.text,t.action??Bt):$(3)}function bc({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?he(e,n.load):t?t.status==="accepted"?Ce:s?Rt(t,e,n.load):fe(t,e,n.load):Ce}var wc=()=>Zt`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,vc=e=>e.isMe?wc():bc(e);function yc(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ce;let o=n?.status==="accepted"?[$e(n,s,a.load)]:[];return Nt(s,[Si(s,a.load),...o,qi({userId:s.id}),Et(s,()=>t.go("/people"))])}var kc=e=>Ne(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Zt`<span class="badge">${r("check")} ${i("friend.friends")}</span>`:Ce,actions:vc(e)});function xc(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Zt`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?Zt`
    ${kc(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${It(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function ta(e){let t=new Ee(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Zt`${m(s(),yc(t,e),"/people")}${xc(t)}`}}import{html as z,nothing as Xt}from"../lib/lit-html/lit-html.js";var ze=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=D(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,O(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){try{await s}catch(o){return p(w(o))}this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a()}};var He=class extends ge{progress=null;figures={};isEdited=!1;constructor(t){super(t,B("/api/finds",{userId:h().id,includePrivate:!0,limit:20})),this.bin=new ze(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return h()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await L(`/api/users/${h().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{et(await s("PUT","/api/users/me/picture",await Wt(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(w(a))}n(null)}async removePicture(){try{await O("/api/users/me/picture"),et(await L("/api/users/me"))}catch(t){p(w(t))}this.page.update()}async#s({username:t,age:s}){et(await G("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Ge,nothing as We}from"../lib/lit-html/lit-html.js";async function Oc(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function Pc(e,t){await P(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var qc=(e,t)=>Ge`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Oc(e,t)}>
    ${r("retry")} ${i("bin.restore")}
  </button>`,Sc=(e,{find:t,expiresAt:s})=>Ge`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ge`<br><span class="soft">${i("bin.until",{date:mt(s)})}</span>`:We}
    </p>
    ${t.hidden?Li(i("report.findHidden"),t.hidden):We}
    <p class="row">
      ${t.hidden?We:qc(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Pc(e,t)}>
        ${r("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,ea=e=>e.list.items?.length?Ge`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Sc(e,t))}</ul>
    ${S(e.list)}
  </section>`:We;function Lc(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Tc=e=>z`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Fc=e=>z`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${r("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Lc(t,e)}>
      ${e.hasPicture?Tc(e):Xt}
    </p>
    ${e.progress===null?Xt:z`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Bc=()=>z`<a class="button" href="/new">${r("plus")} ${i("nav.plus")}</a>`,Ic=({form:e,user:t})=>z`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Ac=()=>z`<a class="button quiet" href="/saved">${r("bookmark")} ${i("saved.title")}</a>`,_c=()=>z`<a class="button quiet" href="/people">${r("people")} ${i("people.accepted")}</a>`,jc=()=>z`<a class="button quiet" href="/admin">${r("shield")} ${i("admin.title")}</a>`,Uc=()=>z`<a class="button quiet" href="/settings">${r("gear")} ${i("settings.title")}</a>`,Mc=e=>z`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${le(e.toggleEdit)}</div>
    ${Fc(e)}
    ${Ic(e)}
  </section>`;async function Dc(e){e.toggleEdit(),await y("edit-title")}var Rc=e=>z`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Dc(e)}>
    ${r("edit")} ${i("profile.edit")}
  </button>`,Ec=e=>[Rc(e),Ac(),_c(),e.user.role==="admin"?jc():Xt],Nc=e=>z`
  ${m(e.user.username,Uc())}
  ${Ne(e.user,{...e.figures,actions:Ec(e)})}
  ${e.isEdited?Mc(e):Xt}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${It(e,{title:i("profile.none"),text:i("profile.noneText"),action:Bc()})}
  </section>
  ${ea(e.bin)}`;function sa(e){let t=new He(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Nc(t):Xt}}import{html as M,nothing as kt}from"../lib/lit-html/lit-html.js";var Cc={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},zc=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500});async function Hc(e,t,s){let n=i(`report.outcome.${s}`);s!=="dismissed"?await Pi(n,({note:a})=>e.decide(t,s,a),zc):await P(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var ia=e=>e?M`<a class="strong" href="/people/${e.id}">${e.username}</a>`:M`<span class="soft">${i("report.left")}</span>`,Wc=e=>M`
  <p class="row">${e.map(t=>M`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Gc=e=>M`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ct(e.description):kt}
  ${e.media.length?Wc(e.media):kt}`,Vc=e=>e.find?Gc(e.find):e.comment?Ct(e.comment.content):e.kind==="user"?kt:M`<p class="soft">${i("report.noContent")}</p>`,Jc=e=>M`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ia(e.reporter)} · <span class="soft">${_(e.createdAt)}</span></p>
    ${e.text?Ct(e.text):kt}
  </li>`,Yc=(e,t,s)=>M`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Hc(e,t,s)}>
    ${r(Cc[s])} ${i(`report.outcome.${s}`)}
  </button>`,Zc=(e,t)=>M`<p class="row">${xi(t.kind).map(s=>Yc(e,t,s))}</p>`,Xc=(e,t)=>M`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${_(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ct(t.decision.note):kt}
  ${t.hidden?M`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${r("retry")} ${i("report.show")}</button></p>`:kt}`,Qc=(e,t)=>M`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ia(t.owner)}</h2>
    ${Vc(t)}
    <ul class="rows">${[t,...t.others].map(Jc)}</ul>
    ${t.decision?Xc(e,t):Zc(e,t)}
  </li>`;function Kc(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?M`<ul class="stack">${t.map(a=>Qc(e,a))}</ul>${S(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function na(e){let t=new Oi(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>M`
      ${m(i("report.reports"),kt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ki.map(s=>ce(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Kc(t)}`}}import{html as $s,nothing as tl}from"../lib/lit-html/lit-html.js";var el=(e,t)=>$s`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${r(t==="dismissed"?"close":Di(t))} ${i(`saved.${t}`)}
  </button>`,sl=()=>$s`<a class="button" href="/">${r("map")} ${i("missing.action")}</a>`;function aa(e){let t=new Fi(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>$s`
      ${m(i("saved.title"),tl,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ti.map(s=>el(t,s))}</div>
      ${It(t,{title:i(`saved.${t.state}None`),text:i(t.state==="dismissed"?"saved.dismissedText":"saved.noneText"),action:sl()})}`}}import{html as F,nothing as K}from"../lib/lit-html/lit-html.js";var Ve=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Ri()}async read(){this.isShown&&(this.list=await L("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let c=await Ei(await x("/api/auth/passkeys/options",t?{password:o}:{}));c&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...c})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(c=>c.id===o.id?o:c),s()};return new g({send:n})}async remove(t){try{await O(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(w(s))}this.#t.update()}};var oa=e=>!e.current&&e.kind!=="token",Je=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Cs();#t;constructor(t){this.#t=t,this.passkeys=new Ve(t),this.loading=V(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return h()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return this.user.hasPassword&&u().passwordLogin}get asksCurrent(){return this.user.hasPassword&&!Ni(this.sessions)}get hasOthers(){return this.sessions.some(oa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([L("/api/notifications/preferences",{signal:t}),L("/api/auth/sessions",{signal:t}),Ms(),this.passkeys.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?w(s):i("push.failed"))}this.#t.update()}setTheme(t){ji(t),this.#t.update()}setUnits(t){vs.set(t),this.#t.update()}setStreets(t){Ii(t),this.#t.update()}async setLanguage(t){await Ps(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await ht("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Ds);disablePush=()=>this.#i(Rs);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Es(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(oa))await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await zs(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await ht("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),et(await L("/api/users/me")),this.sessions=await L("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await O("/api/users/me/identity"),et(await L("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await O("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Hs(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ye=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;import{html as H,nothing as Qt}from"../lib/lit-html/lit-html.js";var At=()=>u().provider.name,_t=e=>e.refusal?.reason==="sign_in_again"&&u().provider.enabled?H`
  <p><a class="button quiet" href=${Ye()}>${i("signin.provider",{name:At()})}</a></p>`:Qt,xt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),il=()=>H`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:At()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ra=({user:e,asksCurrent:t,password:s})=>H`
  <form class="card" novalidate @submit=${s.submit}>
    ${ut("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?H`<p class="note">${i("link.setPassword")}</p>`:Qt}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${_t(s)}
    ${t?xt(s,"currentPassword",i("settings.currentPassword")):Qt}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?il():Qt}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function nl(e){let t=i("settings.unlinkTitle",{name:At()});await P(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function al(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:At()});await E(a=>t.confirmForm(a),s,a=>H`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${xt(a,"password",i("account.password"))}`,()=>H`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ye({link:"true"}))}var ol=e=>H`
  <p>${r("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>nl(e)}>${i("settings.unlink")}</button></p>`,rl=e=>H`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ye({link:"true"})} @click=${t=>al(t,e)}>
      ${i("settings.link",{name:At()})}
    </a>
  </p>`,ca=e=>H`
  <section class="card">
    <h2>${i("settings.identity",{name:At()})}</h2>
    ${e.user.identityLinked?ol(e):rl(e)}
  </section>`;async function cl(e){await E(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>H`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${_t(s)}
    ${e.asksPassword?xt(s,"password",i("account.password")):Qt}`,()=>H`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var la=e=>H`
  <section class="card">
    ${ut("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>cl(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as J,nothing as gs}from"../lib/lit-html/lit-html.js";var ua=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function ll(e,t){let s=ae(navigator.userAgent);await E(n=>e.addForm(t,n),i("passkeys.add"),n=>J`
    ${v(n)}
    ${_t(n)}
    ${ua(n,s)}
    ${t?xt(n,"password",i("account.password")):gs}`,()=>J`<button type="submit">${i("settings.linkGo")}</button>`)}var pl=(e,t)=>E(s=>e.renameForm(t,s),i("passkeys.rename"),s=>J`
  ${v(s)}
  ${ua(s,t.name)}`,()=>J`<button type="submit">${i("action.save")}</button>`);async function ul(e,t){await P(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var pa=(e,t,s)=>J`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,dl=(e,t,s)=>J`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?J`<span class="badge">${i("passkeys.backedUp")}</span>`:gs}<br>
      <span class="soft">${i("passkeys.added")} ${_(t.createdAt)} ·
        ${t.lastUsedAt?J`${i("passkeys.used")} ${_(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${pa(t,i("passkeys.rename"),async()=>{await pl(e,t),s()})}
      ${pa(t,i("action.delete"),()=>ul(e,t))}
    </span>
  </li>`,ml=e=>J`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,da=(e,t,s)=>J`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?J`<ul class="people">${e.list.map(n=>dl(e,n,s))}</ul>`:gs}
    <p>${ml(async()=>{await ll(e,t),s()})}</p>
  </section>`;import{html as Y,nothing as jt}from"../lib/lit-html/lit-html.js";var bs={read:["read"],write:["read","write"],admin:["read","write","admin"]};function ma(e){let t=async({name:s,access:n,days:a,password:o})=>{let c=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:bs[n],...c,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var Kt=e=>e.kind==="token",fa=e=>Kt(e)?e.name:ae(e.userAgent),hl={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},fl=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function $l(e){return e.expiresAt?Kt(e)?i("token.until",{date:mt(e.expiresAt)}):i("settings.until",{date:mt(e.expiresAt)}):i("token.endless")}var gl=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),bl=(e,t)=>{let s=i(Kt(t)?"token.revoke":"settings.end");return Y`
    <button type="button" class="quiet" aria-label="${s}: ${fa(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},wl=e=>Y`${i(Kt(e)?"token.since":"settings.since")} ${_(e.createdAt)}`,vl=(e,t)=>Y`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${fa(t)}</span>
      <span class="badge">${hl[t.kind]()}</span>
      ${t.current?Y`<span class="badge">${i("settings.thisOne")}</span>`:jt}<br>
      ${Kt(t)?Y`<span class="soft">${fl(t)}</span><br>`:jt}
      <span class="soft">${wl(t)} · ${gl(t)} · ${$l(t)}</span>
    </span>
    ${t.current?jt:bl(e,t)}
  </li>`;async function yl(e){await P(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var kl=e=>Y`
  <button type="button" class="quiet" @click=${()=>yl(e)}>${i("settings.endOthers")}</button>`,ha=(e,t,s,n=jt)=>Y`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>Y`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,xl=[90,30,365],Ol=e=>Object.keys(bs).filter(t=>t!=="admin"||e.role==="admin"),Pl=(e,t)=>Y`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${_t(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${ha("access",i("token.access"),Ol(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${ha("days",i("token.life"),[...xl.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?xt(t,"password",i("account.password")):jt}`,ql=e=>we({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Sl(e){let t=null;await E(n=>ma(a=>{t=a,n()}),i("token.create"),n=>Pl(e,n),()=>Y`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ql(t.token))}var $a=e=>Y`
  <section class="card">
    ${ut("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>vl(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?kl(e):jt}
      <button type="button" class="quiet" id="new-token" @click=${()=>Sl(e)}>${r("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ll=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],ws=(e,t,s,n)=>F`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,c])=>F`
        <option value=${a} lang=${e==="language"?a:K} ?selected=${c}>${o}</option>`)}
    </select>
  </div>`,Tl=e=>F`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${zt()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Fl=()=>Os.map(e=>[e,ks[e],e===xs()]),Bl=e=>F`
  <section class="card">
    ${ut("appearance",i("settings.appearance"))}
    ${ws("language",i("settings.language"),Fl(),t=>e.setLanguage(t))}
    ${ws("theme",i("settings.theme"),Ai.map(t=>[t,i(`settings.theme.${t}`),t===_i()]),t=>e.setTheme(t))}
    ${ws("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===qs()]),t=>e.setUnits(t))}
    ${Bi()?Tl(e):K}
  </section>`;async function Il(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var ga=(e,t,s=K)=>F`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Il(n,e,t)}>
  </label>`,Al=e=>F`
  <section class="card">
    ${ut("notify",i("settings.notify"))}
    ${[...Ll,...h()?.role==="admin"?["reported"]:[]].map(t=>ga(e,t))}
    ${u().pushKey?ga(e,"pushEnabled",F`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):K}
  </section>`,_l=(e,t)=>F`
  <p>${r("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,jl=(e,t)=>F`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${r("bell")} ${i("push.enable")}</button>
  </p>`;function Ul(e){let t=e.pushBusy?"true":"false";return e.push==="on"?_l(e,t):e.push==="off"?jl(e,t):F`<p class="note">${i(`push.${e.push}`)}</p>`}var te=(e,t)=>F`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,Ml=()=>F`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${te("appearance",i("settings.appearance"))}
    ${te("notify",i("nav.bell"))}
    ${u().passwordLogin?te("password",i("account.password")):K}
    ${te("sessions",i("settings.devices"))}
    ${te("data",i("settings.data"))}
  </nav>`,Dl=e=>F`
  ${Ml()}
  ${Bl(e)}
  ${Al(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Ul(e)}
  </section>
  ${u().passwordLogin?ra(e):K}
  ${e.passkeys.isShown?da(e.passkeys,e.asksPassword,e.redraw):K}
  ${u().provider.enabled?ca(e):K}
  ${$a(e)}
  ${la(e)}
  ${dt()?F`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:K}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Rl(e){let t=lt.get("outbox").length;(!t||await P(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var El=e=>F`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Rl(e)}>${i("settings.signOut")}</button>`;function Nl(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.isLoaded?Dl(e):$(5)}function ba(e){let t=new Je(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>F`
      ${m(i("settings.title"),El(t),"/profile")}
      ${t.refusal?f(t.refusal):K}
      ${Nl(t)}`}}import{html as ct,nothing as va}from"../lib/lit-html/lit-html.js";var Ze=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return lt.get("outbox")}load=async()=>{await ii(),this.isLoaded=!0,this.#t.update()};cancel(t){return ai(t.id)}retry(t){return oi(t.id)}sendNow(){return ri()}};async function Cl(e,t){await bi()&&e.cancel(t)}var zl=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),wa=e=>ct`<a class="strong" dir="auto" href=${ci(e)}>${e.title}</a>`,Hl={find:e=>ct`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>ct`<span class="what" dir="auto">${e.body.content}</span><br>${wa(e)}`,like:wa},Wl=(e,t)=>ct`
  <li class="row between">
    <span class="grow">
      <span class="soft">${zl(t)}</span><br>
      ${Hl[t.kind](t)}<br>
      ${t.state==="refused"?ct`<span class="error">${t.problem}</span>`:ct`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?ct`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${r("retry")} ${i("action.retry")}</button>`:va}
      <button type="button" class="quiet" @click=${()=>Cl(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Gl(e){return e.isLoaded?e.entries.length?ct`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Wl(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText")):$(2)}function ya(e){let t=new Ze(e);return{title:i("outbox.title"),ready:t.load(),view:()=>ct`${m(i("outbox.title"),va,"/")}${Gl(t)}`}}export{Ta as about,Yi as accounts,en as admin,an as adminLog,Mn as edit,Hn as instance,Cn as invites,Gn as join,Jn as named,Yn as notifications,Zn as people,ta as person,sa as profile,na as reports,aa as saved,ba as settings,ya as waiting};
//# sourceMappingURL=more.js.map

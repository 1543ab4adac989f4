import{$a as Oi,A as c,Ab as xe,B as p,Bc as Yi,D as $,Db as ke,Dc as Ji,E as Pt,Eb as Fi,F as dt,Fb as zi,Fc as _i,Gb as Nt,Gc as Gi,H as _,Hc as Oe,Ic as Qi,J as oi,Jc as Xi,Ka as vi,Kc as ts,L as d,Lc as es,Ma as Ft,N as G,Nc as Se,O as ft,Oa as de,Ob as Bi,P as ai,Pa as xi,Pc as is,Q as ci,Qb as Ni,Qc as ss,R as Q,Rb as Le,Rc as Me,S as li,Sa as fe,Sb as Ai,Sc as Ie,T as pi,Ta as ge,Tb as Te,Tc as ns,U as hi,Ua as $e,Ub as Ri,Uc as rs,Va as ki,Vb as At,W as mi,Wa as we,Wb as ji,Wc as Pe,Xa as Li,Xb as Wi,Ya as ye,Yb as Hi,Za as Ti,_ as ui,_a as be,a as ii,aa as di,ab as Si,b as C,ba as gt,bb as Mi,ca as fi,cb as m,db as M,dc as Ki,e as me,eb as tt,f as ut,fb as zt,ga as gi,ha as u,hb as B,ib as b,ja as $i,jb as I,k as si,ka as qt,kb as ve,la as wi,lb as U,lc as Ui,m as r,ma as yi,mb as N,n as It,nb as x,nc as Rt,o as g,ob as Ii,oc as V,p as ni,pa as bi,pb as Pi,q as ue,qb as qi,r as L,ra as $t,rb as A,sa as F,sb as wt,ta as T,tb as Ei,ua as w,ub as Ci,uc as Vi,va as Et,vb as et,w as ri,wb as R,wc as Di,x as J,xa as O,xb as yt,ya as Ct,yb as it,za as X,zb as Bt,zc as Zi}from"./shared.js";function os(){addEventListener("beforeinstallprompt",e=>c.set("installPrompt",e)),addEventListener("appinstalled",()=>c.set("installPrompt",null))}var on=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],as={screen:"missing",open:!0,params:{}},an=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function cs(e){if(an(e))return as;for(let[t,i,s=!1]of on){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${ai})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return as}import{render as dn,nothing as fn}from"../lib/lit-html/lit-html.js";import{html as j,nothing as st}from"../lib/lit-html/lit-html.js";var cn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function ln(e,t){return e===t||e==="/profile"&&t==="/saved"}function pn([e,t],i){let s=t==="bell"?c.get("unread"):0;return j`
    <a href=${e} class="tab ${t}" aria-current=${ln(e,i)?"page":st}>
      <span class="face">
        ${t==="me"?M(u(),28):m(t)}
        ${s?j`<span class="count" aria-hidden="true">${s>99?"99+":L(s)}</span>`:st}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?j`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:st}
      </span>
    </a>`}var hn=()=>c.get("cached")||!c.get("online")?j`<p class="offline" role="status">${r(c.get("online")?"app.kept":"app.offline")}</p>`:st,mn=e=>c.get("outbox").length&&e!=="/waiting"?j`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:c.get("outbox").length})}</a></p>`:st,un=j`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ls=(e,{path:t,wide:i,broad:s})=>j`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${un} <span>Finds</span></a>
    ${u()?j`<nav class="tabs" aria-label=${r("nav.label")}>${cn.map(n=>pn(n,t))}</nav>`:st}
  </header>
  <div class="notes-above">
    ${hn()}
    ${mn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ii}`;var gn=2e3,ps=null,hs=null,P=null,v=null,qe=!1,nt=0;function ms(){qe||(qe=!0,queueMicrotask(()=>{qe=!1,Ee()}))}function Ee(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=P?P.view():fn;dn(ls(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function $n(e,{replace:t=!1}={}){return ye(),t?$e(e):ge(e),Ce({fresh:!0})}function wn(){Pi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Oi(v.lists,v.user),v.stop.abort(),P.close?.())}function yn(e,t){let i=new AbortController,s=u()?.id,{lists:n,isStale:o}=Mi(s),a=[],l=()=>t===nt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:ms,go:Q,lists:a,user:s,rename:h=>{l()&&ki(h)},push:h=>l()?bn(h):null,kept:we(),keep:h=>{l()&&Li(h)},restore:h=>{let f=n[a.push(h)-1];return f&&{...f,isStale:o}}}}function bn(e){return ye(),ge(e),us()}function us(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(fe(),v.query=new URLSearchParams(location.search),v.kept=we(),Promise.resolve(P.moved(v.query)))}async function vn(){if(li())return;let e=nt,t=us();if(!t)return Ce();await t,e===nt&&be()}async function xn(e){try{return await hs(e)}catch(t){return t instanceof TypeError||console.error(t),ds}}function kn(e,t){try{return e(t)}catch(i){return console.error(i),ds()}}var ds=()=>({title:r("error.title"),view:()=>b({code:"offline"},()=>location.reload())});async function Ce({fresh:e=!1,first:t=!1}={}){let i=++nt;wn();let{screen:s,open:n,params:o}=ps(location.pathname);if(!n&&!u())return Q(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return Q(ft(new URLSearchParams(location.search).get("next")),{replace:!0});let a=await xn(s);i===nt&&(fe(),v=yn(o,i),P=kn(a,v),Ee(),e&&scrollTo(0,0),t||await Ln(e,i))}async function Ln(e,t){if(e||await Promise.race([P.ready,new Promise(s=>{setTimeout(s,gn)})]),t!==nt)return;Ee(),((e?null:Ti())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||be()}function Tn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function On(e){let t=Tn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Q(t.pathname+t.search+t.hash)}function fs(e,t){[ps,hs]=[e,t],ci($n),history.scrollRestoration="manual";let i=u()?.id;return c.subscribe("user",s=>{s?.id!==i&&Si(),i=s?.id}),c.subscribe("*",ms),c.subscribe("message",qi),document.body.replaceChildren(),addEventListener("click",On),addEventListener("popstate",vn),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Q(ft(s.data.path))}),location.pathname.startsWith("/api/")&&$e(u()?"/settings":"/sign-in"),Ce({first:!0})}import{html as vt,nothing as Rn}from"../lib/lit-html/lit-html.js";var Sn=1500,Mn=9;function In(){let e=F(ut.get());return e?.zoom>=Mn?{lat:e.lat,lng:e.lng}:null}var Pn=()=>Promise.race([X(),new Promise(e=>{setTimeout(e,Sn,null)})]),qn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},jt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=A(t,()=>d("/api/finds/feed",{...qn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await Pn()??In()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await Ct({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){p(g(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?O(this.at,w(t.location)):void 0};function En(){return pi()?!0:c.get("installPrompt")||hi()?!1:void 0}async function Cn(){let e=await fi();return{on:!0,off:!1}[e]}var Wt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return me.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,i={find:$(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Cn(),install:En()},s=await Promise.all(Object.entries(i).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=s.filter(n=>n.isDone!==void 0),this.steps.length===s.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=c.get("installPrompt");t&&(await t.prompt(),c.set("installPrompt",null),await this.load())}dismiss=()=>{me.set(u().id),this.steps=[],this.#t.update()}};import{html as D,nothing as bt}from"../lib/lit-html/lit-html.js";var Fn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",zn=(e,t)=>D`
  <span class="cover c-${Ci(e.category).code}">
    ${e.media.length?it(e.media[0],{sizes:Fn,eager:t}):R(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${m("play")}</span>`:bt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:bt}
  </span>`,Bn=e=>e.saved?D`<span class="figure">${m("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:bt,gs=(e,t,i)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${zn(e,i)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${m("pin")} <bdi>${e.location.name}</bdi>${t===void 0?bt:D` · ${J(t)}`}</span>
        <span class="by">
          ${M(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${tt(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:bt}
          ${Bt(e)}
        </span>
        <span class="soft marks">
          ${xe(e.likeCount,"heart","find.likes")} ${xe(e.commentCount,"comment","find.comments")} ${Bn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as rt,nothing as Ht}from"../lib/lit-html/lit-html.js";var $s={find:"/new",friend:"/people",push:"/settings#push"};function Nn(e,t){return $s[t]?rt`<a class="button quiet" href=${$s[t]}>${r(`steps.${t}Action`)}</a>`:c.get("installPrompt")?rt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:rt`<span class="hint">${r("steps.installHint")}</span>`}var An=(e,{name:t,isDone:i})=>rt`
  <li class="step ${i?"done":""}">
    <span class="tick">${i?m("check"):Ht}</span>
    <span class="grow">${r(`steps.${t}`)}${i?rt`<span class="unseen"> (${r("steps.done")})</span>`:Ht}</span>
    ${i?Ht:Nn(e,t)}
  </li>`,ws=e=>e.isOver||!e.left?Ht:rt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${N(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>An(e,t))}</ul>
  </section>`;var bs=()=>vt`<a class="button quiet" href="/people">${m("people")} ${r("nav.people")}</a>`,jn=e=>e.at?Rn:vt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${m("here")} ${r("feed.nearMe")}
  </button>`,ys=e=>vt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${jn(e)}</p>`;function Wn(e,t){let{items:i,problem:s,load:n}=e.list;if(s)return b(s,n);if(!i||!t.isKnown)return I(3);if(!i.length&&!e.list.next){let o=r(e.at?"feed.noneText":"feed.noneFriends");return[ys(e),B(r("feed.none"),o,bs())]}return vt`
    ${ys(e)}
    <ul class="feed-list">${i.map((o,a)=>gs(o,e.distance(o),a===0))}</ul>
    ${U(e.list)}`}function Fe(e){let t=new jt(e),i=new Wt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),i.load()]),view:()=>vt`
      ${zt(r("feed.title"),bs())}
      ${ws(i)}
      ${Wn(t,i)}`}}import{html as q,nothing as H}from"../lib/lit-html/lit-html.js";var Hn=160,Kn=2,vs=6;function Un(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Kt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Un(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#l(),s&&(this.#i??=Vn().then(n=>this.#a(n)),s.name.length>=Kn&&(this.#o=setTimeout(()=>this.#p(s),Hn))))}close(){this.#r=this.#n?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let i=await $(d("/api/users",{q:t.name,limit:vs+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#c(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#c(t){let i=new Map([...this.#e(),...this.#s].map(n=>[n.id,n]));i.delete(u()?.id);let s=n=>n.username.indexOf(t)>0;return[...i.values()].filter(n=>n.username.includes(t)).sort((n,o)=>s(n)-s(o)).slice(0,vs)}};async function Vn(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function ze(e){let t=C().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Be=e=>e.errors?.length?ni(e.errors[0]):g(e),Ut=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Kt(t,n),this.#i=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return Bi(this.text,C().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=ze(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:bi()});try{await Ft({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Be(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function xs(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}function ks(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Dn=20,Zn=20,xt=e=>Nt(`comment-edit:${e.id}`),Vt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=n,this.composer=new Ut(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=A(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:l,result:h})=>{a==="comment"&&l===i&&this.#l([h])}};for(let[a,l]of Object.entries(o))t.signal.addEventListener("abort",c.subscribe(a,l))}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return c.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return xs(this.list.items,this.waiting)}retry(t){return xi(t.id)}async takeBack(t){this.composer.takeBack(t),await de(t.id)}discard(t){return de(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:i}){this.list.items&&(i?this.#c(i):t?this.list.items.some(s=>s.id===t.id)?this.#p(t):this.#l([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let i=await $(d(this.#e,{order:"desc",limit:Dn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#a(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#p(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#a(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#l(t){let i=this.#a(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#c(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=ks(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Zn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:xt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,xt(this.editing).set(t)}cancel(){xt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=ze(t.text),!t.error)try{let i=await dt(`${this.#e}/${t.id}`,{content:t.text});this.#p(i),xt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Be(i)}return this.#t.update(),!t.error}async remove(t){try{await _(`${this.#e}/${t.id}`)}catch(i){return p(g(i)),!1}return xt(t).remove(),this.#c(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;#i=null;#s=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Vt(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=zi(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||c.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{c.get("openFind")===t.params.id&&c.set("openFind","")});let i=({kind:s,path:n,result:o})=>{s==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",c.subscribe("sent",i))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await X();!t||this.#t.signal.aborted||(this.distance=O(t,w(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return c.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#i??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#i=t,this.#t.update();let i=this.#s.then(()=>Ft({kind:"like",path:this.#e,title:this.title,on:t}));this.#s=i.catch(s=>p(g(s))),await this.#s,this.#i===t&&(this.#i=null),this.#t.update()}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();try{t?await dt(`${this.#e}/saved`,{state:t}):await _(`${this.#e}/saved`)}catch(n){i.saved=s,p(g(n))}this.#t.update()}async dismiss(){try{await dt(`${this.#e}/dismissed`)}catch(t){return p(g(t))}await this.leave(),p(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()})}async recall(){try{await _(`${this.#e}/dismissed`)}catch(t){return p(g(t))}this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),p(r("find.recalled"))}async likers(t){let i=A({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&p(g(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){try{await _(this.#e)}catch(t){return p(g(t))}if(await this.leave(),this.find.hidden)return p(r("find.deleted"));p(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}async restore(){try{await Pt(`${this.#e}/restore`)}catch(t){return p(g(t))}await this.#t.go(`/finds/${this.find.id}`),p(r("find.restored"))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),p(r("way.copied"))}catch{p(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),p(r("find.copied"))}catch(i){i.name!=="AbortError"&&p(t)}}};import{html as y,nothing as at}from"../lib/lit-html/lit-html.js";import{html as kt,nothing as ot}from"../lib/lit-html/lit-html.js";var W=()=>document.getElementById("comment");function Re(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Yn(e,t){t.write(e.target.value),Ne(e,t),Re(e.target)}var Ne=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ae(e,t){let{text:i,caret:s}=t.mentions.chosen(e,W().value);W().value=i,W().focus(),W().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Re(W())}var Jn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ae(t[i],e),Tab:()=>Ae(t[i],e),Escape:()=>e.mentions.close()});function _n(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:l}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let f=(t.mentions.items.length&&!a&&!l?Jn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);f&&(e.preventDefault(),f())}async function Gn(e,t){if(e.preventDefault(),!await t.send())return W().focus();await Promise.resolve(),W()&&Re(W())}function Qn(e){e.stopReply(),x("comment")}var Xn=e=>kt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Qn(e)}>${m("close")}</button>
  </p>`,tr=(e,t,i)=>kt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Ae(e,i)}>
    ${M(e,28)} <span>${e.username}</span>
  </li>`,er=(e,{items:t}=e.mentions)=>kt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>tr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,ir=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ls=e=>kt`
  <form class="say-it" novalidate @submit=${t=>Gn(t,e)}>
    ${e.replyTo?Xn(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${er(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${ir(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Yn(t,e)} @keydown=${t=>_n(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Ne(t,e)} @keyup=${t=>Ne(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${Ai(e.left)}
    ${e.error?kt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function sr(e,t){e.edit(t),x("edited")}async function nr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function rr(e,t){e.composer.reply(t),x("comment")}async function or(e,t){await e.takeBack(t),await x("comment")}async function ar(e,t){await Wi()&&(await e.discard(t),await x("comments"))}async function cr(e,t){await ji(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var lr=e=>y`
  <form novalidate @submit=${t=>nr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function pr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>sr(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>cr(e,t)}]:[],...s?[]:[Ui({commentId:t.id}),Ki(t.user,()=>e.load())]]}var hr=(e,t)=>t.hidden?y`
  ${V(t.content)}
  ${Rt(r("report.commentHidden"),t.hidden)}`:y`
  ${V(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>rr(e,t)}>
    ${r("comment.reply")}
  </button>`,mr=(e,t,i)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${M(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?lr(e):hr(e,t)}
    </div>
    ${Hi(r("comment.menu",{name:t.user.username}),pr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,je=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,ur=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${je(r("action.retry"),()=>e.retry(t))}
      ${je(r("action.edit"),()=>or(e,t))}`:at}
    ${je(r("outbox.cancel"),()=>ar(e,t))}
  </div>`,dr=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${M(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${V(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?ur(e,t):at}
    </div>
  </div>`,Ts=(e,t,i)=>t.entry?dr(e,t.entry):mr(e,t,i),fr=(e,t,i)=>y`
  <li>
    ${Ts(e,t.head,i)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>y`<li>${Ts(e,s,i)}</li>`)}
      </ul>`:at}
  </li>`;function gr(e,t){let{items:i,problem:s,load:n}=e.list;return s?b(s,n):i?!i.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${U(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>fr(e,o,t))}</ul>
    ${U(e.list)}`:I(1)}var Os=(e,t)=>y`
  ${gr(e,t)}
  ${Ls(e.composer)}`;import{html as Z,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as Ke}from"../lib/lit-html/lit-html.js";var ct={scale:1,x:0,y:0},$r=5,[wr,yr]=[60,90],We=(e,t,i)=>Math.max(e,Math.min(i,t));function He(e,t,i){let s=We(1,t,$r),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Zt(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:We(-s,e.x,s),y:We(-n,e.y,n)}}function Ss({x:e,y:t}){return t>yr&&t>Math.abs(e)?"close":Math.abs(e)<wr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ms(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var br=2.5,[vr,Is]=[300,24],Ps=180,qs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Yt=class{#t=ct;#e=ct;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#u(ct),i&&!qs()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ps,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#c(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#c(t));let i=this.#l(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:l}=He(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#u({scale:l,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#u(this.#t.scale>1?Zt(n,this.#h()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#l(),s=this.#s.size===1,n={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#m();if(Math.hypot(n.x,n.y)<Is)return this.#p(i,t.timeStamp);let o=this.#t.scale>1?"":Ss(n);if(o)return this.#o[o]();this.#m()};#p(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>vr||Math.hypot(t.x-s.x,t.y-s.y)>Is)return this.#m();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?ct:Zt(He(ct,br,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#i=this.#l()}#l(){let[t,i=t]=this.#s.values();return Ms(t,i)}#c({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#m(){this.#u(Zt(this.#t,this.#h()),!0)}#u(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!qs()?`transform ${Ps}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Jt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Cs(e,t){let i=e.media.length,s=t,n=!0,o=null;At((a,l)=>{let h=f=>{s=(s+f+i)%i,n=!1,l(),o.show(document.querySelector("dialog .stage"),i>1?f:0)};return o??=new Yt({next:()=>h(1),previous:()=>h(-1),close:()=>a()}),xr(e,{at:s,plays:n},o,h,a)},{label:e.title,kind:"full"})}function xr(e,{at:t,plays:i},s,n,o){let a=e.media.length,l=e.media[t];return Lt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&n(1),f.key==="ArrowLeft"&&n(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${a>1?r("find.pictureOf",{at:t+1,n:a}):Ke}</span>
        ${N(o)}
      </div>
      <div class="stage" @pointerdown=${s.onDown} @pointermove=${s.onMove} @pointerup=${s.onUp}
        @pointercancel=${s.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${l.type==="video"?Tr(l,i):Lr(l,Jt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Lt`<p class="said" dir="auto">${l.caption}</p>`:Ke}
        ${a>1?Or(n):Ke}
      </div>
    </div>`}var kr=e=>`min(100vw, calc(100vh * ${yt(e).toFixed(3)}))`,Lr=(e,t)=>it(e,{alt:t,eager:!0,sizes:kr(e),blur:!1}),Tr=(e,t)=>Lt`
  <video controls preload="none" ?autoplay=${t} playsinline poster=${e.mediumUrl||e.fallbackUrl} src=${e.url}
    width=${e.width||640} height=${e.height||360}></video>`,Or=e=>Lt`
  <div class="row steps">
    ${Es("previous","back",()=>e(-1))}
    ${Es("next","next",()=>e(1))}
  </div>`,Es=(e,t,i)=>Lt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${m(t)}</button>`;var Ve=5,Sr={tall:4/5,square:1,wide:3/2};function Mr(e){let t=yt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Ir(e,t){let i=Math.max(1,yt(t)/Sr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var Pr=(e,t)=>Z`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${m("play")}</span>`;function qr(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),l=e.media.length-Ve;return Z`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Cs(e,i)}>
        ${o?Pr(t,Jt(e,i)):it(t,{alt:Jt(e,i),eager:i===0,sizes:Ir(s,t)})}
        ${t.caption?Z`<span class="said" dir="auto">${t.caption}</span>`:Ue}
        ${i===Ve-1&&l>0?Z`<span class="beyond" data-count="+${L(l)}"></span>`:Ue}
      </button>
    </li>`}var Er=(e,t)=>Z`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>Z`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Cr({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function De(e,t=0,i=()=>{}){let s=e.media.length,n=Mr(e.media[0]);return Z`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,Ve)}" aria-label=${r("find.pictures")} @scroll=${o=>Cr(o,t,i)}>
        ${e.media.map((o,a)=>qr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?Er(Math.min(t,s-1),s):Ue}
    </div>`}var Fs=e=>q`
  <a class="person" href="/people/${e.user.id}">
    ${M(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${tt(e.createdAt)}${e.updatedAt>e.createdAt?q` · ${r("find.edited")}`:H}</span>
    </span>
  </a>`,Fr=e=>q`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${R(e)} ${et(e)}
  </a>`,zs=e=>q`
  <p class="marks">
    ${e.category?Fr(e.category):H}
    ${e.isPublic?q`<span class="badge">${m("globe")} ${r("find.everybody")}</span>`:Bt(e)}
  </p>`,zr=e=>q`
  ${Rt(r("report.findHidden"),e.find.hidden)}
  ${e.find.media.length?De(e.find,e.photo,e.showPhoto):H}
  <div class="card">
    <div class="row between">
      ${Fs(e.find)}
      ${Oe(e)}
    </div>
    ${e.find.description?V(e.find.description):H}
    ${zs(e.find)}
  </div>`,Br=e=>e.find.hidden?zr(e):q`
  ${e.find.media.length?De(e.find,e.photo,e.showPhoto):H}
  ${Ji(e)}
  <div class="card">
    <div class="row between">
      ${Fs(e.find)}
      ${Oe(e)}
    </div>
    ${e.find.description?V(e.find.description):H}
    ${zs(e.find)}
    ${_i(e)}
    ${Gi(e)}
  </div>
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?q`<span class="soft">${L(e.find.commentCount)}</span>`:H}
    </h2>
    ${Os(e.comments,e.isOwn())}
  </section>`;function Nr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),q`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),b(t,e.load)]:e.find?[e.title,Br(e)]:[r("find.title"),I(3)]}function Ar(e){let[t,i]=Nr(e);return q`${zt(t,H,"/")}${i}`}async function Rr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function Tt(e){let t=new Dt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:Rr(t,s),view:()=>Ar(t)}}import{html as re,nothing as Fo,render as zo}from"../lib/lit-html/lit-html.js";var[jr,Wr,Hr]=[4,2,2],Kr=e=>wt.filter(t=>ue(r(`category.${t}`)).startsWith(ue(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),Ur=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:w(e.location)}),Vr=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Bs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:jr}),a=d("/api/users",{q:t,limit:Wr}),[l,h]=await Promise.all([$(o,{signal:i}).catch(()=>[]),[...t].length<Hr?[]:$(a,{signal:i}).catch(()=>[])]);return[...Kr(t),...l.map(Ur),...h.map(Vr)]};var _t={q:"",categories:[],near:null,mine:!0,friends:!0},Ze=["active","distance","likes"],Dr=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Dr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:Ze.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:T(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Zr=3,Yr=[5,8,11,13],Ns=160,Jr=5,Gt=class{items=[];isPartial=!1;#t;#e=0;constructor(t,i){this.#t=t,this.flags=i}get signal(){return this.#t.signal}within(t,i){let s=d("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(i)});return oi(s,{signal:this.#t.signal})}async load({bbox:t,zoom:i}){let s=++this.#e;try{let n=await this.within(t,i);return s!==this.#e?!1:(this.set(...n),!0)}catch(n){return this.report(n),!1}}set(t,i=!1){Object.assign(this,{items:t,isPartial:i})}async approach(t,i){for(let s of t[0].length&&t[0].length<=Zr?Yr:[]){let n=i(t[0].map(w),s),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<s))break}return t}async parts(t,i){let s=w(t),n=Et({width:Ns,height:Ns},{...s,zoom:i}),[o]=await this.within(n,Math.min($t,i+Jr)),a=l=>this.items.every(h=>O(w(l),s)<=O(w(l),w(h)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&p(g(t))}};var _r="-180,-90,180,90",As=2e4,[Rs,js,Gr]=[20,500,3],Qt=class{nearest=null;#t;#e;#i=Rs;#s=!1;constructor(t,i,s){this.#t=t,this.#e=i;let n=()=>this.#n(s());this.list=A(t,()=>d("/api/locations",{...i.flags,...n(),findsLimit:Gr,limit:this.#i}))}#n({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||_r;if(s!=="distance")return{bbox:n,order:s};let[o,a,l,h]=n.split(",").map(Number),f=Math.max(O(t,{lat:h,lng:o}),O(t,{lat:a,lng:l}));return{lat:t.lat,lng:t.lng,radius:Math.min(As,Math.max(.1,f)).toFixed(3),order:s}}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<js}more=async()=>{if(this.list.next)return this.list.more();this.#s||(this.#s=!0,this.#i=Math.min(js,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#s=!1)};async load(){this.nearest=null,this.#i=Rs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#r()}async#r(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:As,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[Qr,Xr]=[60,600],Xt=class{#t;#e;#i=null;#s=new Map;constructor(t,i){this.#t=t,this.#e=i}async load(t,i){await this.#t.load({bbox:t,zoom:i})&&(this.show(),await this.#n()&&this.show())}async approach(t,i){if(t instanceof Error)throw t;let s=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&i());this.#t.set(...await this.#t.approach(t,s)),this.show()}show(){let t=s=>s.locationId?this.#e.open({place:s.locationId}):this.divide(s),i=s=>({...eo(s,this.#s.get(s.locationId)),click:()=>t(s)});this.#e.map()?.setMarkers(this.#t.items.map(i)),this.#e.update()}select(t,i=!!t){let s=this.#e.map(),n=this.#i;this.#i=i?{id:t?.id??""}:null,s?.select(t?.id??""),n&&!i&&s?.focus(n.id)}async divide(t){let i=this.#e.zoom();try{let{items:s,bbox:n}=await this.#t.parts(t,i);if(s.length===1&&s[0].locationId)return this.#e.open({place:s[0].locationId});if(i>=$t)return this.#e.open({group:n});s.length&&this.#e.map()?.fit(s.map(w),$t,{least:i+1})}catch(s){this.#t.report(s)}}forget(){this.#s.clear()}async#n(){this.#s.size>Xr&&this.forget();let t=this.#t.items.map(i=>i.locationId).filter(i=>i&&!this.#s.has(i)).slice(0,Qr);if(!t.length)return!1;for(let i of t)this.#s.set(i,null);try{let i=d("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let s of await $(i,{signal:this.#t.signal}))this.#s.set(s.id,s.finds[0]);return!0}catch{for(let i of t)this.#s.delete(i);return!1}}},to=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function eo(e,t=null){let[,i,s]=e.locationId?[0,"one",46]:to.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:i,size:s,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:It(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var io=100,K=class{place=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:io}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||i)try{a[o]=await $(n,{signal:this.#t.signal})}catch(l){if(l.name==="AbortError"||s!==this.#s)return;p(g(l))}s===this.#s&&Object.assign(this,a)}};var so="-180,-90,180,90",no=120,ro=1e3,[oo,ao]=[13,15],co=e=>new Promise(t=>{setTimeout(t,e)}),te=class{map=null;failed=!1;#t;#e=null;#i;#s;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new lt(t.query),this.#s=F(t.query.get("at"))??F(ut.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#s};let i=()=>this.filters.flags;this.groups=new Gt(t,i);let s=n=>this.open(n);this.markers=new Xt(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:s,update:t.update}),this.panel=new K(t,i),this.places=new Qt(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#s||this.filters.near);i&&this.#a(this.view);let s=this.places.load(),n=this.panel.show(K.of(this.#t.query));t.prefetch();let o=i?this.markers.load(this.#n,this.view.zoom):null,a=i?null:this.groups.within(so,this.view.zoom).catch(h=>h);await Promise.race([s,co(ro)]),await t.painted();let l=this.makeMap().then(()=>i?null:this.#p(a));await Promise.all([s,o,l,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#l(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#a(this.view),this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#s}),this.#t.update()}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}#a(t){this.view=F(T(t)),this.#n=Et(this.#e.size(),this.view)}#l(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,no))}#c(t,i=this.filters){let s=this.#s||this.map?T(this.view):"";return d("/",{...i.query(),at:s,...t})}#h(){this.#t.rename(this.#c(K.of(this.#t.query))),ut.set(T(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#c(t))}openFind(t){return this.#t.push(this.#c({...K.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#c({}));async moved(t){let i=F(t.get("at")),s=i&&T(i)!==T(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new lt(t));let o=JSON.stringify(this.filters.query())!==n?this.#m(!s):null,a=await this.panel.show(K.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(w(this.panel.place)),await this.#e.opened())}#m(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...w(t),zoom:Math.max(ao,this.view.zoom)}),this.open({place:t.id})}change(t){let i=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#c({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(oo,Vi(t))};if(this.map)return this.map.setView(i);this.#a(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Ct({maximumAge:6e4,timeout:1e4})})}catch(t){p(g(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var ee=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await X())};distance=t=>{let i=this.#e??this.#t();return i&&t?O(i,t):void 0}};import{html as lo,nothing as po}from"../lib/lit-html/lit-html.js";var ie=class{screen=null;#t;#e="";#i=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:i}=this.#i;if(this.screen=null,!this.#e)return;let{update:s,go:n}=this.#t;this.screen=Tt({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:i,update:s,go:n}),s()}view(){return this.screen?lo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:po}};import{html as z,nothing as pt}from"../lib/lit-html/lit-html.js";var ho=[1,5,20,50,200],mo=200,{near:Ep,...uo}=_t,Ws=(e,t)=>e.filter(i=>i!==t),fo=(e,t)=>e.includes(t)?Ws(e,t):[...e,t],go=e=>[...new Set([...ho.map(ri),e])].sort((t,i)=>t-i),$o=e=>z`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${go(e.filters.radius).map(t=>z`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,se=(e,t,i=pt)=>z`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${m("close")}
  </button>`;function wo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return z`
    ${t?se(`“${t}”`,()=>e.change({q:""}),m("search")):pt}
    ${i.map(o=>se(et(o),()=>e.change({categories:Ws(i,o)}),R(o)))}
    ${s?pt:se(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?pt:se(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}function yo(e){let t=e.filters.categories;return wt.filter(i=>!t.includes(i)).map(i=>z`
    <button type="button" class="chip" @click=${()=>e.change({categories:[...t,i]})}>
      ${R(i)} ${et(i)}
    </button>`)}var Hs=e=>z`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}>
    ${ve(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?$o(e):pt}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>bo(e)}>
      ${m("filter")} ${r("map.filters")}
      ${e.filters.count?z`<span class="number">${L(e.filters.count)}</span>`:pt}
    </button>
    ${wo(e)}
    ${yo(e)}
  </div>`;async function bo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=await At((l,h)=>xo(o,l,h),{label:r("map.filters"),kind:"sheet-like"});a&&e.change(a)}var vo=(e,t,i)=>ve(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function xo(e,t,i){let s=a=>{Object.assign(e,a),i()},n=a=>{a.preventDefault(),t({...e,q:a.target.q.value.trim()})},o=e.categories.filter(a=>!Ei(a)&&a!=="other");return z`
    <div class="row between"><h2>${r("map.filters")}</h2>${N(t)}</div>
    <form @submit=${n}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${mo} .value=${e.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...wt,"other",...o].map(a=>z`
            <button type="button" class="chip" aria-pressed=${e.categories.includes(a)?"true":"false"}
              @click=${()=>s({categories:fo(e.categories,a)})}>${R(a)} ${et(a)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(a=>vo(e,a,s))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>t(uo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as Zs}from"../lib/lit-html/lit-html.js";import{html as Us}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],ko=6,Lo=.5,ne=class{#t;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,n=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},l=k=>Math.max(n[0],Math.min(n[2],o.height+o.y-k));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let h=k=>{a={y:k.clientY,at:k.timeStamp,speed:(a.y-k.clientY)/Math.max(1,k.timeStamp-a.at)},i.style.height=`${l(k.clientY)}px`},f=k=>{for(let[he,rn]of[["pointermove",h],["pointerup",f],["pointercancel",f]])s.removeEventListener(he,rn);if(i.classList.remove("dragged"),i.style.height="",Math.abs(k.clientY-o.y)<ko)return;if(Math.abs(a.speed)>Lo)return this.by(Math.sign(a.speed));let pe=l(k.clientY),ei=n.map(he=>Math.abs(he-pe));this.to(ht[ei.indexOf(Math.min(...ei))])};for(let[k,pe]of[["pointermove",h],["pointerup",f],["pointercancel",f]])s.addEventListener(k,pe)}#e(t){return ht.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Ks=(e,t,i,s,n)=>Us`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,Vs=(e,t,i)=>Us`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Ks(e,1,"map.more","up",e.stop==="full")}
          ${Ks(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var To=6,Oo=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(_t)}>${r("map.clear")}</button>`,So=e=>E`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>To?T(e.view):""})}>
    ${m("plus")} ${r("nav.plus")}
  </a>`,Mo=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Io(e){return e.places.nearest?Mo(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),Oo(e)):B(r("map.none"),r("map.noneText"),So(e))}function Po(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,0);return t?It(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var qo=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ze.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Eo(e){let{list:t,groups:i,places:s}=e;return t.problem?b(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial?Io(e):E`
    ${t.items.map(n=>ke(n,o=>e.enter(o)))}
    ${U({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?E`<p class="hint">${r("map.partial")}</p>`:Zs}`:I(4)}var Ds=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${N(t.close)}`,Co=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function Ys(e,t,i){let{place:s,group:n}=e.panel,o=s?Ds(s.name,e):n?Ds(Co(n),e):E`<h2 class="grow">${Po(e)}</h2>`,a=s?Fi(s):n?n.map(l=>ke(l,h=>e.enter(h))):Eo(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Vs(t,o,e.panel.isOpen?Zs:qo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${a}</div>
    </section>`}var Bo=4,Js=matchMedia("(min-width: 1180px)");function No(e,t){let i=d("/new",{at:T(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return zo(re`<a class="button" href=${i} @click=${s}>${m("plus")} ${r("map.addHere")}</a>`,n),n}var Ao=(e,t)=>({held:i=>No(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>Yi(document.getElementById("map"),i),prefetch:()=>Di(),painted:()=>new Promise(i=>{requestAnimationFrame(()=>setTimeout(i))}),opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Ro(e,t,{kind:i,value:s}){return i==="place"?e.goTo(w(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):Js.matches?e.openFind(s):t.go(`/finds/${s}`)}var _s=e=>e.view.zoom>Bo?e.view:null,jo=(e,t,i)=>re`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${_s(e)} .also=${Bs(e)} .words=${!0}
      .distance=${i.distance} @focusin=${i.look} @choose=${s=>Ro(e,t,s.detail)}></place-search>
    ${Hs(e)}
  </div>`,Wo=e=>re`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?b({code:"map",text:r("map.failed")},()=>e.makeMap()):Fo}
  </div>`;function Ho(e,t){let i=e.target.closest("a.find");!i||!Js.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Ko(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Uo=(e,t,i,s,n)=>re`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Ko(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Wo(e)}
    ${jo(e,t,n)}
    ${Ys(e,i,o=>Ho(o,e))}
    ${s.view()}
  </div>`;async function Vo(e,t,i){await Promise.resolve(),await e.start(Ao(t,i)),performance.mark("finds:map")}var Do=e=>new RegExp(`^${G}$`).test(e);function Ye(e){for(let o of["place","find"])Do(e.query.get(o))||e.query.delete(o);let t=new te(e),i=new ne(e),s=new ie(e),n=new ee(()=>t.filters.near??_s(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??"Finds"},wide:!0,ready:Vo(t,e,i),view:()=>Uo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as Gs}from"../lib/lit-html/lit-html.js";var Zo=()=>Gs`<a class="button" href="/">${r("missing.action")}</a>`,Qs=()=>({title:r("missing.title"),view:()=>Gs`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),Zo())}`});import{html as S,nothing as mt}from"../lib/lit-html/lit-html.js";var oe=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new Ni({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=$i(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return Qi()}async#s(t,i){await gi();let s=await Pt(`/api/auth/${t}`,{...i,cookie:!0});yi(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),es()}async#r(){if(!C().passwordLogin||qt()||!await Xi()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ts);let t=await Se("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Se();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Yo=({form:e,hasPasskeys:t})=>S`
  <form novalidate @submit=${e.submit}>
    ${Te(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Te(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ri(e,r("signin.action"))}
  </form>`,Jo=e=>S`
  ${C().passwordLogin?S`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,_o=e=>S`<a href="/join">${r(`signin.${e}Link`)}</a>`,Go=e=>Ie(S`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Le(e.form)}
  ${Pe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function Qo(e,t){let{passwordLogin:i,registration:s}=C();return qt()?S`${Go(e)}${Me(t)}`:S`
    ${Ie(S`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?S`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${ns()}
      ${Le(e.form)}
      ${i?Yo(e):mt}
      ${e.hasPasskeys?Jo(e):mt}
      ${Pe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?mt:_o(s)}</p>`)}
    ${rs()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Me(t)}`}var Xo=e=>S`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ta(e){return S`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?b(e.problem):e.username?Xo(e):I(1)}
      ${e.problem?S`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function Je(e){let t=is(location.hash);if(t){let s=new ss(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>ta(s)}}let i=new oe(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Qo(i,e.update)}}var ea={feed:Fe,find:Tt,map:Ye,missing:Qs,signin:Je},Xs=async e=>ea[e]??(await import("./more.js"))[e];var Xe=1e3,ia=6e4,Y=null,le="",Mt="",Ge="",ce=!1,St=Xe,ti=0;function en(){let e=()=>{if(document.hidden||!c.get("user"))return Qe();Ot(),gt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Qe),addEventListener("pageshow",t=>{t.persisted&&e()}),c.subscribe("user",t=>{t?.id!==le&&tn(),t&&Ot()}),c.subscribe("openFind",t=>{t&&t!==Mt&&tn(),t&&Ot()}),c.get("user")&&Ot()}function sa(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Ot=()=>sa(na);function na(){let e=c.get("user");if(!e||Y||document.hidden)return;clearTimeout(ti),Mt=Ge===c.get("openFind")?"":c.get("openFind");let t=Mt,i=new EventSource(d("/api/notifications/stream",{find:t}));Y=i,le=e.id,i.addEventListener("open",()=>{ce&&gt(),ce=!0,St=Xe,Ge="",t&&c.set("live",{findId:t})}),i.addEventListener("error",()=>{i===Y&&i.readyState===EventSource.CLOSED&&ra()}),i.addEventListener("comment",s=>c.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>c.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>oa(JSON.parse(s.data))),i.addEventListener("reset",gt)}function ra(){Y=null,Ge=Mt,ce=!0,gt(),ti=setTimeout(Ot,St),St=Math.min(2*St,ia)}var ae=0,_e=null;function oa(e){di(1),c.set("notification",e),aa(e)}function aa(e){let t=ui(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ae=_e&&c.get("message")===_e?ae+1:1,ae===1?p(mi(e),t):p(r("note.several",{n:ae}),"/notifications"),_e=c.get("message"))}function tn(){ce=!!Y&&le===c.get("user")?.id,Qe(),St=Xe}function Qe(){clearTimeout(ti),Y?.close(),Y=null,le=Mt=""}async function sn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&p(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ii.href)?e:null});Zi();os();var ca=JSON.parse(document.getElementById("boot").textContent);await si();wi(ca);en();fs(cs,Xs);function nn(){vi(),"serviceWorker"in navigator&&sn()}document.readyState==="complete"?nn():addEventListener("load",nn,{once:!0});
//# sourceMappingURL=main.js.map

import{$ as gi,$a as Oe,$b as Hi,$c as ps,Aa as X,Ab as Ni,B as l,Bb as it,Bc as Ji,C as d,Ca as Bt,Cb as j,Db as xt,Dc as _i,E as g,Eb as st,F as Et,Fb as Rt,G as $t,Gb as Me,Gc as Gi,I as _,Ic as Qi,Jb as Ie,K as li,Kb as Ai,Kc as Xi,Lb as Ri,M as u,Mb as nt,Mc as ts,Na as Li,Nb as jt,Nc as es,O as G,Oc as is,P as wt,Pa as Nt,Pc as ss,Q as pi,Qc as ns,R as hi,Ra as be,Rc as rs,S as Q,Sa as Oi,Sc as os,T as mi,U as di,Uc as Ee,V as ui,Va as ve,Vb as ji,Wa as xe,Wc as as,X as fi,Xa as ke,Xb as Wi,Xc as cs,Ya as Ti,Yb as Pe,Yc as Ce,Za as Le,Zb as Ui,Zc as Fe,_a as Si,_b as qe,_c as ls,a as $e,ab as Mi,ac as Wt,b as C,ba as $i,bb as Te,bc as Ki,bd as ze,ca as yt,cb as Ii,cc as Di,da as wi,db as Pi,dc as Vi,e as we,eb as qi,f as gt,fb as h,gb as I,ha as yi,hb as tt,ia as m,ib as At,k as ri,ka as bi,kb as B,kc as Zi,l as oi,la as Ct,lb as v,ma as vi,mb as P,n as r,na as xi,nb as Se,o as qt,ob as K,p as b,pb as N,q as ai,qa as ki,qb as k,r as ye,rb as Ei,s as L,sa as bt,sb as Ci,sc as Yi,ta as F,tb as Fi,ua as O,ub as A,uc as Ut,va as $,vb as zi,vc as rt,wa as Ft,wb as et,x as ci,xb as R,y as J,ya as T,yb as vt,za as zt,zb as Bi}from"./shared.js";function hs(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var fn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],ms={screen:"missing",open:!0,params:{}},gn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function ds(e){if(gn(e))return ms;for(let[t,i,s=!1]of fn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${pi})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ms}import{render as kn,nothing as Ln}from"../lib/lit-html/lit-html.js";import{html as W,nothing as ot}from"../lib/lit-html/lit-html.js";var $n=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function wn(e,t){return e===t||e==="/profile"&&t==="/saved"}function yn([e,t],i){let s=t==="bell"?l.get("unread"):0;return W`
    <a href=${e} class="tab ${t}" aria-current=${wn(e,i)?"page":ot}>
      <span class="face">
        ${t==="me"?I(m(),28):h(t)}
        ${s?W`<span class="count" aria-hidden="true">${s>99?"99+":L(s)}</span>`:ot}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?W`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:ot}
      </span>
    </a>`}var bn=()=>l.get("cached")||!l.get("online")?W`<p class="offline" role="status">${r(l.get("online")?"app.kept":"app.offline")}</p>`:ot,vn=e=>l.get("outbox").length&&e!=="/waiting"?W`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:ot,xn=W`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,us=(e,{path:t,wide:i,broad:s})=>W`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${xn} <span>Finds</span></a>
    ${m()?W`<nav class="tabs" aria-label=${r("nav.label")}>${$n.map(n=>yn(n,t))}</nav>`:ot}
  </header>
  <div class="notes-above">
    ${bn()}
    ${vn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ei}`;var On=2e3,fs=null,gs=null,q=null,x=null,Be=!1,at=0;function $s(){Be||(Be=!0,queueMicrotask(()=>{Be=!1,Ht()}))}function Ht(){if(x?.signal.aborted)return;let e=q?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=q?q.view():Ln;kn(us(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function Tn(e,{replace:t=!1}={}){return Oe(),t?ke(e):xe(e),Ne({fresh:!0})}function Sn(){Ci();for(let e of document.querySelectorAll("dialog[open]"))e.close();!x||x.signal.aborted||(x.user===m()?.id&&Ii(x.lists,x.user),x.stop.abort(),q.close?.())}function Mn(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=qi(s),a=[],c=()=>t===at;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:$s,go:Q,lists:a,user:s,rename:p=>{c()&&Ti(p)},push:p=>c()?In(p):null,kept:Le(),keep:p=>{c()&&Si(p)},restore:p=>{let w=n[a.push(p)-1];return w&&{...w,isStale:o}}}}function In(e){return Oe(),xe(e),ws()}function ws(){return!q?.moved||x.signal.aborted||x.path!==location.pathname?null:(ve(),x.query=new URLSearchParams(location.search),x.kept=Le(),Promise.resolve(q.moved(x.query)))}async function Pn(){if(mi())return;let e=at,t=ws();if(!t)return Ne();await t,e===at&&Te()}async function qn(e){try{return await gs(e)}catch(t){return t instanceof TypeError||console.error(t),ys}}function En(e,t){try{return e(t)}catch(i){return console.error(i),ys()}}var ys=()=>({title:r("error.title"),view:()=>v({code:"offline"},()=>location.reload())});async function Ne({fresh:e=!1,first:t=!1}={}){let i=++at;Sn();let{screen:s,open:n,params:o}=fs(location.pathname);if(!n&&!m())return Q(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Q(wt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ht(),await A());let a=await qn(s);i===at&&(ve(),x=Mn(o,i),q=En(a,x),Ht(),e&&scrollTo(0,0),t||await Cn(e,i))}async function Cn(e,t){if(e||await Promise.race([q.ready,et(On)]),t!==at)return;Ht(),((e?null:Mi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Te()}function Fn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function zn(e){let t=Fn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Q(t.pathname+t.search+t.hash)}function bs(e,t){[fs,gs]=[e,t],hi(Tn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Pi(),i=s?.id}),l.subscribe("*",$s),l.subscribe("message",Fi),document.body.replaceChildren(),addEventListener("click",zn),addEventListener("popstate",Pn),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Q(wt(s.data.path))}),location.pathname.startsWith("/api/")&&ke(m()?"/settings":"/sign-in"),Ne({first:!0})}import{html as Lt,nothing as Yn}from"../lib/lit-html/lit-html.js";var Bn=1500,Nn=9;function An(){let e=F(gt.get());return e?.zoom>=Nn?{lat:e.lat,lng:e.lng}:null}var Rn=()=>Promise.race([X(),et(Bn,null)]),jn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Kt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=R(t,()=>u("/api/finds/feed",{...jn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await Rn()??An()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await zt({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?T(this.at,$(t.location)):void 0};function Wn(){return di()?!0:l.get("installPrompt")||ui()?!1:void 0}async function Un(){let e=await wi();return{on:!0,off:!1}[e]}var Dt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return we.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,i={find:g(`/api/users/${m().id}`,{signal:t}).then(n=>n.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Un(),install:Wn()},s=await Promise.all(Object.entries(i).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=s.filter(n=>n.isDone!==void 0),this.steps.length===s.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{we.set(m().id),this.steps=[],this.#t.update()}};import{html as D,nothing as kt}from"../lib/lit-html/lit-html.js";var Hn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Kn=(e,t)=>D`
  <span class="cover c-${Ni(e.category).code}">
    ${e.media.length?st(e.media[0],{sizes:Hn,eager:t}):j(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${h("play")}</span>`:kt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Dn=e=>e.saved?D`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,vs=(e,t,i)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Kn(e,i)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${h("pin")} <bdi>${Bt(e.location)}</bdi>${t===void 0?kt:D` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${tt(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${Rt(e)}
        </span>
        <span class="soft marks">
          ${Me(e.likeCount,"heart","find.likes")} ${Me(e.commentCount,"comment","find.comments")} ${Dn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as ct,nothing as Vt}from"../lib/lit-html/lit-html.js";var xs={find:"/new",friend:"/people",push:"/settings#push"};function Vn(e,t){return xs[t]?ct`<a class="button quiet" href=${xs[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?ct`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:ct`<span class="hint">${r("steps.installHint")}</span>`}var Zn=(e,{name:t,isDone:i})=>ct`
  <li class="step ${i?"done":""}">
    <span class="tick">${i?h("check"):Vt}</span>
    <span class="grow">${r(`steps.${t}`)}${i?ct`<span class="unseen"> (${r("steps.done")})</span>`:Vt}</span>
    ${i?Vt:Vn(e,t)}
  </li>`,ks=e=>e.isOver||!e.left?Vt:ct`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${N(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Zn(e,t))}</ul>
  </section>`;var Os=()=>Lt`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,Jn=e=>e.at?Yn:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,Ls=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${Jn(e)}</p>`;function _n(e,t){let{items:i,problem:s}=e.list;return!s&&(!i||!t.isKnown)?P(3):[ks(t),Gn(e)]}function Gn(e){let{items:t,problem:i,load:s}=e.list;if(i)return v(i,s);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Ls(e),B(r("feed.none"),n,Os())]}return Lt`
    ${Ls(e)}
    <ul class="feed-list">${t.map((n,o)=>vs(n,e.distance(n),o===0))}</ul>
    ${K(e.list)}`}function Ae(e){let t=new Kt(e),i=new Dt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),i.load()]),view:()=>Lt`
      ${At(r("feed.title"),Os())}
      ${_n(t,i)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var Qn=160,Xn=2,Ts=6;function tr(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Zt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=tr(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#l(),s&&(this.#i??=er().then(n=>this.#a(n)),s.name.length>=Xn&&(this.#o=setTimeout(()=>this.#p(s),Qn))))}close(){this.#r=this.#n?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let i=await g(u("/api/users",{q:t.name,limit:Ts+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#c(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#c(t){let i=new Map([...this.#e(),...this.#s].map(n=>[n.id,n]));i.delete(m()?.id);let s=n=>n.username.indexOf(t)>0;return[...i.values()].filter(n=>n.username.includes(t)).sort((n,o)=>s(n)-s(o)).slice(0,Ts)}};async function er(){return(await g("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Re(e){let t=C().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var je=e=>e.errors?.length?ai(e.errors[0]):b(e),Yt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Zt(t,n),this.#i=jt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return ji(this.text,C().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:ki()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=je(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ss(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Ms=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Is(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var ir=20,sr=20,Ot=e=>jt(`comment-edit:${e.id}`),Jt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=n,this.composer=new Yt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=R(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#l([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return Ss(Ms(this.list.items),this.waiting)}retry(t){return Oi(t.id)}async takeBack(t){this.composer.takeBack(t),await be(t.id)}discard(t){return be(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:i}){this.list.items&&(i?this.#c(i):t?this.list.items.some(s=>s.id===t.id)?this.#p(t):this.#l([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let i=await g(u(this.#e,{order:"desc",limit:ir}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#a(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#p(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#a(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#l(t){let i=this.#a(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#c(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Is(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<sr;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let i=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#p(i),Ot(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):je(i)}return this.#t.update(),!t.error}async remove(t){try{await _(`${this.#e}/${t.id}`)}catch(i){return d(b(i)),!1}return Ot(t).remove(),this.#c(t.id),this.#t.update(),!0}};var _t=class{find=null;photo=0;distance=null;#t;#e;#i=null;#s=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Jt(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await g(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let i=({kind:s,path:n,result:o})=>{s==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",i))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await X();!t||this.#t.signal.aborted||(this.distance=T(t,$(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#i??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#i=t,this.#t.update();let i=this.#s.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#s=i.catch(s=>d(b(s))),await this.#s,this.#i===t&&(this.#i=null),this.#t.update()}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await nt(t?$t(n,{state:t}):_(n))||(i.saved=s),this.#t.update()}async dismiss(){await nt($t(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await nt(_(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let i=R({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&d(b(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await nt(_(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await nt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(i){i.name!=="AbortError"&&d(t)}}};import{html as y,nothing as pt}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as lt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function He(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function nr(e,t){t.write(e.target.value),We(e,t),He(e.target)}var We=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ue(e,t){let{text:i,caret:s}=t.mentions.chosen(e,U().value);U().value=i,U().focus(),U().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),He(U())}var rr=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ue(t[i],e),Tab:()=>Ue(t[i],e),Escape:()=>e.mentions.close()});function or(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let w=(t.mentions.items.length&&!a&&!c?rr(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);w&&(e.preventDefault(),w())}async function ar(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&He(U())}function cr(e){e.stopReply(),k("comment")}var lr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>cr(e)}>${h("close")}</button>
  </p>`,pr=(e,t,i)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Ue(e,i)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,hr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>pr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,mr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ps=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>ar(t,e)}>
    ${e.replyTo?lr(e):lt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${hr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":lt} aria-describedby=${mr(e)||lt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":lt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:lt}
        @input=${t=>nr(t,e)} @keydown=${t=>or(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>We(t,e)} @keyup=${t=>We(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${Ui(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:lt}
  </form>`;function dr(e,t){e.edit(t),k("edited")}async function ur(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&k(`menu-${i}`)}function fr(e,t){e.composer.reply(t),k("comment")}async function gr(e,t){await e.takeBack(t),await k("comment")}async function $r(e,t){await Di()&&(await e.discard(t),await k("comments"))}async function wr(e,t){await Ki(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var yr=e=>y`
  <form novalidate @submit=${t=>ur(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":pt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:pt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function br(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>dr(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>wr(e,t)}]:[],...s?[]:[Yi({commentId:t.id}),Zi(t.user,()=>e.load())]]}var vr=(e,t)=>t.hidden?y`
  ${rt(t.content)}
  ${Ut(r("report.commentHidden"),t.hidden)}`:y`
  ${rt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>fr(e,t)}>
    ${r("comment.reply")}
  </button>`,xr=(e,t,i)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?yr(e):vr(e,t)}
    </div>
    ${Vi(r("comment.menu",{name:t.user.username}),br(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ke=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,kr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ke(r("action.retry"),()=>e.retry(t))}
      ${Ke(r("action.edit"),()=>gr(e,t))}`:pt}
    ${Ke(r("outbox.cancel"),()=>$r(e,t))}
  </div>`,Lr=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${m().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${rt(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:pt}
      ${t.isLate||t.state==="refused"?kr(e,t):pt}
    </div>
  </div>`,qs=(e,t,i)=>t.entry?Lr(e,t.entry):xr(e,t,i),Or=(e,t,i)=>y`
  <li>
    ${qs(e,t.head,i)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>y`<li>${qs(e,s,i)}</li>`)}
      </ul>`:pt}
  </li>`;function Tr(e,t){let{items:i,problem:s,load:n}=e.list;return s?v(s,n):i?!i.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${K(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Or(e,o,t))}</ul>
    ${K(e.list)}`:P(1)}var Es=(e,t)=>y`
  ${Tr(e,t)}
  ${Ps(e.composer)}`;import{html as V,nothing as Ye}from"../lib/lit-html/lit-html.js";import{html as Xt,nothing as Ze}from"../lib/lit-html/lit-html.js";var ht={scale:1,x:0,y:0},Sr=5,[Mr,Ir]=[60,90],De=(e,t,i)=>Math.max(e,Math.min(i,t));function Ve(e,t,i){let s=De(1,t,Sr),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Gt(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:De(-s,e.x,s),y:De(-n,e.y,n)}}function Cs({x:e,y:t}){return t>Ir&&t>Math.abs(e)?"close":Math.abs(e)<Mr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Fs(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Pr=2.5,[qr,zs]=[300,24],Bs=180,Ns=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Qt=class{#t=ht;#e=ht;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#d(ht),i&&!Ns()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Bs,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#c(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#c(t));let i=this.#l(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ve(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#d({scale:c,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#d(this.#t.scale>1?Gt(n,this.#h()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#l(),s=this.#s.size===1,n={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#m();if(Math.hypot(n.x,n.y)<zs)return this.#p(i,t.timeStamp);let o=this.#t.scale>1?"":Cs(n);if(o)return this.#o[o]();this.#m()};#p(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>qr||Math.hypot(t.x-s.x,t.y-s.y)>zs)return this.#m();this.#n={time:0,x:0,y:0},this.#d(this.#t.scale>1?ht:Gt(Ve(ht,Pr,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#i=this.#l()}#l(){let[t,i=t]=this.#s.values();return Fs(t,i)}#c({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#m(){this.#d(Gt(this.#t,this.#h()),!0)}#d(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!Ns()?`transform ${Bs}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var te=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Rs(e,t){let i=e.media.length,s=t,n=!0,o=null,a=new Map;Wt((c,p)=>{let w=f=>{s=(s+f+i)%i,n=!1,p(),o.show(document.querySelector("dialog .stage"),i>1?f:0)};return o??=new Qt({next:()=>w(1),previous:()=>w(-1),close:()=>c()}),Er(e,{at:s,plays:n,films:a},o,w,c)},{label:e.title,kind:"full"})}function Er(e,{at:t,plays:i,films:s},n,o,a){let c=e.media.length,p=e.media[t];return Xt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ze}</span>
        ${N(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?zr(p,i,s):Fr(p,te(e,t))}</div>
      </div>
      <div>
        ${p.caption?Xt`<p class="said" dir="auto">${p.caption}</p>`:Ze}
        ${c>1?Br(o):Ze}
      </div>
    </div>`}var Cr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,Fr=(e,t)=>st(e,{alt:t,eager:!0,sizes:Cr(e),blur:!1});function zr(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var Br=e=>Xt`
  <div class="row steps">
    ${As("previous","back",()=>e(-1))}
    ${As("next","next",()=>e(1))}
  </div>`,As=(e,t,i)=>Xt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${h(t)}</button>`;var Je=5,Nr={tall:4/5,square:1,wide:3/2};function Ar(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Rr(e,t){let i=Math.max(1,xt(t)/Nr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var jr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Wr(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Je;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Rs(e,i)}>
        ${o?jr(t,te(e,i)):st(t,{alt:te(e,i),eager:i===0,sizes:Rr(s,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Ye}
        ${i===Je-1&&c>0?V`<span class="beyond" data-count="+${L(c)}"></span>`:Ye}
      </button>
    </li>`}var Ur=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>V`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Hr({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function js(e,t=0,i=()=>{}){let s=e.media.length,n=Ar(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,Je)}" aria-label=${r("find.pictures")} @scroll=${o=>Hr(o,t,i)}>
        ${e.media.map((o,a)=>Wr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?Ur(Math.min(t,s-1),s):Ye}
    </div>`}var Kr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${tt(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Dr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${j(e)} ${it(e)}
  </a>`,Vr=e=>S`
  <p class="marks">
    ${e.category?Dr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:Rt(e)}
  </p>`,Ws=e=>e.find.media.length?js(e.find,e.photo,e.showPhoto):Z,Us=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${Kr(e.find)}
      ${is(e)}
    </div>
    ${e.find.description?rt(e.find.description):Z}
    ${Vr(e.find)}
    ${t}
  </div>`,Zr=e=>S`
  ${Ut(r("report.findHidden"),e.find.hidden)}
  ${Ws(e)}
  ${Us(e)}`,Yr=e=>e.find.hidden?Zr(e):S`
  ${Ws(e)}
  ${Xi(e)}
  ${Us(e,S`${ts(e)} ${es(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Es(e.comments,e.isOwn())}
  </section>`;function Jr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),v(t,e.load)]:e.find?[e.title,Yr(e)]:[r("find.title"),P(3)]}function _r(e){let[t,i]=Jr(e);return S`${At(t,Z,"/")}${i}`}async function Gr(e,t){await e.load(),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function St(e){let t=new _t(e),s=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:Gr(t,s),view:()=>_r(t)}}import{html as pe,nothing as Do,render as Vo}from"../lib/lit-html/lit-html.js";var[Qr,Xr,to]=[4,2,2],eo=e=>vt.filter(t=>ye(r(`category.${t}`)).startsWith(ye(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),io=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:$(e.location)}),so=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Hs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Qr}),a=u("/api/users",{q:t,limit:Xr}),[c,p]=await Promise.all([g(o,{signal:i}).catch(()=>[]),[...t].length<to?[]:g(a,{signal:i}).catch(()=>[])]);return[...eo(t),...c.map(io),...p.map(so)]};var ee={q:"",categories:[],near:null,mine:!0,friends:!0},_e=["active","distance","likes"],no=e=>(e??"").split(",").filter(Boolean),mt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:no(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:_e.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var ro=3,oo=[5,8,11,13],Ks=160,ao=5,ie=class{items=[];isPartial=!1;#t;#e=0;constructor(t,i){this.#t=t,this.flags=i}get signal(){return this.#t.signal}within(t,i){let s=u("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(i)});return li(s,{signal:this.#t.signal})}async load({bbox:t,zoom:i}){let s=++this.#e;try{let n=await this.within(t,i);return s!==this.#e?!1:(this.set(...n),!0)}catch(n){return this.report(n),!1}}set(t,i=!1){Object.assign(this,{items:t,isPartial:i})}async approach(t,i){for(let s of t[0].length&&t[0].length<=ro?oo:[]){let n=i(t[0].map($),s),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<s))break}return t}async parts(t,i){let s=$(t),n=Ft({width:Ks,height:Ks},{...s,zoom:i}),[o]=await this.within(n,Math.min(bt,i+ao)),a=c=>this.items.every(p=>T($(c),s)<=T($(c),$(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&d(b(t))}};var co="-180,-90,180,90",Ds=2e4,[Vs,Zs,lo]=[20,500,3],Ys=3,se=class{nearest=null;#t;#e;#i=Vs;#s=!1;#n=Ys;constructor(t,i,s){this.#t=t,this.#e=i;let n=()=>this.#r(s());this.list=R(t,()=>u("/api/locations",{...i.flags,...n(),findsLimit:lo,limit:this.#i}))}#r({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||co;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),w=Math.max(T(t,{lat:p,lng:o}),T(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Ds,Math.max(.1,w)).toFixed(3),order:s}}get shown(){return this.list.items.slice(0,this.#n)}async drawRest(t){for(;this.#n<(this.list.items?.length??0);)await t(),this.#n+=Ys,this.#t.update();this.#n=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Zs}more=async()=>{if(this.list.next)return this.list.more();this.#s||(this.#s=!0,this.#i=Math.min(Zs,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#s=!1)};async load(){this.nearest=null,this.#i=Vs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#o()}async#o(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Ds,order:"distance",findsLimit:1,limit:1},n=u("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await g(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[po,ho]=[60,600],ne=class{#t;#e;#i=null;#s=new Map;constructor(t,i){this.#t=t,this.#e=i}async load(t,i){await this.#t.load({bbox:t,zoom:i})&&(this.show(),await this.#n()&&this.show())}async approach(t,i){if(t instanceof Error)throw t;let s=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&i());this.#t.set(...await this.#t.approach(t,s)),this.show()}show(){let t=s=>s.locationId?this.#e.open({place:s.locationId}):this.divide(s),i=s=>({...uo(s,this.#s.get(s.locationId)),click:()=>t(s)});this.#e.map()?.setMarkers(this.#t.items.map(i)),this.#e.update()}select(t,i=!!t){let s=this.#e.map(),n=this.#i;this.#i=i?{id:t?.id??""}:null,s?.select(t?.id??""),n&&!i&&s?.focus(n.id)}async divide(t){let i=this.#e.zoom();try{let{items:s,bbox:n}=await this.#t.parts(t,i);if(s.length===1&&s[0].locationId)return this.#e.open({place:s[0].locationId});if(i>=bt)return this.#e.open({group:n});s.length&&this.#e.map()?.fit(s.map($),bt,{least:i+1})}catch(s){this.#t.report(s)}}forget(){this.#s.clear()}async#n(){this.#s.size>ho&&this.forget();let t=this.#t.items.map(i=>i.locationId).filter(i=>i&&!this.#s.has(i)).slice(0,po);if(!t.length)return!1;for(let i of t)this.#s.set(i,null);try{let i=u("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let s of await g(i,{signal:this.#t.signal}))this.#s.set(s.id,s.finds[0]);return!0}catch{for(let i of t)this.#s.delete(i);return!1}}},mo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function uo(e,t=null){let[,i,s]=e.locationId?[0,"one",46]:mo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:i,size:s,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:qt(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var fo=100,H=class{place=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[n,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:fo}),"place"]:[u("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||i)try{a[o]=await g(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;d(b(c))}s===this.#s&&Object.assign(this,a)}};var go="-180,-90,180,90",$o=120,wo=1e3,[yo,bo]=[13,15],re=class{map=null;failed=!1;#t;#e=null;#i;#s;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new mt(t.query),this.#s=F(t.query.get("at"))??F(gt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#s};let i=()=>this.filters.flags;this.groups=new ie(t,i);let s=n=>this.open(n);this.markers=new ne(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:s,update:t.update}),this.panel=new H(t,i),this.places=new se(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#s||this.filters.near);i&&this.#a(this.view);let s=this.places.load(),n=this.panel.show(H.of(this.#t.query));A().then(t.prefetch);let o=i?this.markers.load(this.#n,this.view.zoom):null,a=i?null:this.groups.within(go,this.view.zoom).catch(p=>p);await Promise.race([s,et(wo)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#p(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#l(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#a(this.view),await A(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#s}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}#a(t){this.view=F(O(t)),this.#n=Ft(this.#e.size(),this.view)}#l(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,$o))}#c(t,i=this.filters){let s=this.#s||this.map?O(this.view):"";return u("/",{...i.query(),at:s,...t})}#h(){this.#t.rename(this.#c(H.of(this.#t.query))),gt.set(O(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#c(t))}openFind(t){return this.#t.push(this.#c({...H.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#c({}));async moved(t){let i=F(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new mt(t));let o=JSON.stringify(this.filters.query())!==n?this.#m(!s):null,a=await this.panel.show(H.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal($(this.panel.place)),await this.#e.opened())}#m(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...$(t),zoom:Math.max(bo,this.view.zoom)}),this.open({place:t.id})}change(t){let i=Object.assign(new mt(new URLSearchParams),this.filters,t);return this.#t.push(this.#c({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(yo,Ji(t))};if(this.map)return this.map.setView(i);this.#a(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await zt({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var oe=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await X())};distance=t=>{let i=this.#e??this.#t();return i&&t?T(i,t):void 0}};import{html as vo,nothing as xo}from"../lib/lit-html/lit-html.js";var ae=class{screen=null;#t;#e="";#i=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:i}=this.#i;if(this.screen=null,!this.#e)return;let{update:s,go:n}=this.#t;this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:i,update:s,go:n}),s()}view(){return this.screen?vo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:xo}};import{html as z,nothing as dt}from"../lib/lit-html/lit-html.js";var ko=[1,5,20,50,200],Lo=200,{near:Zp,...Oo}=ee,Js=(e,t)=>e.filter(i=>i!==t),To=(e,t)=>e.includes(t)?Js(e,t):[...e,t],So=e=>[...new Set([...ko.map(ci),e])].sort((t,i)=>t-i),Mo=e=>z`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${So(e.filters.radius).map(t=>z`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,ce=(e,t,i=dt)=>z`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${h("close")}
  </button>`;function Io(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return z`
    ${t?ce(`“${t}”`,()=>e.change({q:""}),h("search")):dt}
    ${i.map(o=>ce(it(o),()=>e.change({categories:Js(i,o)}),j(o)))}
    ${s?dt:ce(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?dt:ce(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}function Po(e){let t=e.filters.categories;return vt.filter(i=>!t.includes(i)).map(i=>z`
    <button type="button" class="chip" @click=${()=>e.change({categories:[...t,i]})}>
      ${j(i)} ${it(i)}
    </button>`)}var _s=e=>z`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}>
    ${Se(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Mo(e):dt}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>qo(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?z`<span class="number">${L(e.filters.count)}</span>`:dt}
    </button>
    ${Io(e)}
    ${Po(e)}
  </div>`;async function qo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=await Wt((c,p)=>Co(o,c,p),{label:r("map.filters"),kind:"sheet-like"});a&&e.change(a)}var Eo=(e,t,i)=>Se(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Co(e,t,i){let s=a=>{Object.assign(e,a),i()},n=a=>{a.preventDefault(),t({...e,q:a.target.q.value.trim()})},o=e.categories.filter(a=>!Bi(a)&&a!=="other");return z`
    <div class="row between"><h2>${r("map.filters")}</h2>${N(t)}</div>
    <form @submit=${n}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Lo} .value=${e.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...o].map(a=>z`
            <button type="button" class="chip" aria-pressed=${e.categories.includes(a)?"true":"false"}
              @click=${()=>s({categories:To(e.categories,a)})}>${j(a)} ${it(a)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(a=>Eo(e,a,s))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>t(Oo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as en}from"../lib/lit-html/lit-html.js";import{html as Qs}from"../lib/lit-html/lit-html.js";var ut=["peek","half","full"],Fo=6,zo=.5,le=class{#t;constructor(t){this.#t=t,this.stop=ut.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ut[Math.max(0,Math.min(ut.length-1,ut.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,n=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},i.style.height=`${c(f.clientY)}px`},w=f=>{for(let[ge,un]of[["pointermove",p],["pointerup",w],["pointercancel",w]])s.removeEventListener(ge,un);if(i.classList.remove("dragged"),i.style.height="",Math.abs(f.clientY-o.y)<Fo)return;if(Math.abs(a.speed)>zo)return this.by(Math.sign(a.speed));let fe=c(f.clientY),ni=n.map(ge=>Math.abs(ge-fe));this.to(ut[ni.indexOf(Math.min(...ni))])};for(let[f,fe]of[["pointermove",p],["pointerup",w],["pointercancel",w]])s.addEventListener(f,fe)}#e(t){return ut.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Gs=(e,t,i,s,n)=>Qs`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,Xs=(e,t,i)=>Qs`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Gs(e,1,"map.more","up",e.stop==="full")}
          ${Gs(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Bo=6,No=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(ee)}>${r("map.clear")}</button>`,Ao=e=>E`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>Bo?O(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,Ro=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function jo(e){return e.places.nearest?Ro(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),No(e)):B(r("map.none"),r("map.noneText"),Ao(e))}function Wo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,0);return t?qt(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Uo=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${_e.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Ho(e){let{list:t,groups:i,places:s}=e;return t.problem?v(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial?jo(e):E`
    ${s.shown.map(n=>Ie(n,o=>e.enter(o)))}
    ${K({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?E`<p class="hint">${r("map.partial")}</p>`:en}`:P(4)}var tn=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${N(t.close)}`,Ko=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function sn(e,t,i){let{place:s,group:n}=e.panel,o=s?tn(Bt(s),e):n?tn(Ko(n),e):E`<h2 class="grow">${Wo(e)}</h2>`,a=s?Ai(s):n?n.map(c=>Ie(c,p=>e.enter(p))):Ho(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Xs(t,o,e.panel.isOpen?en:Uo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${a}</div>
    </section>`}var Zo=4,nn=matchMedia("(min-width: 1180px)");function Yo(e,t){let i=u("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Vo(pe`<a class="button" href=${i} @click=${s}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var Jo=(e,t)=>({held:i=>Yo(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>Qi(document.getElementById("map"),i),prefetch:()=>_i(),painted:zi,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function _o(e,t,{kind:i,value:s}){return i==="place"?e.goTo($(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):nn.matches?e.openFind(s):t.go(`/finds/${s}`)}var rn=e=>e.view.zoom>Zo?e.view:null,Go=(e,t,i)=>pe`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${rn(e)} .also=${Hs(e)} .words=${!0}
      .distance=${i.distance} @focusin=${i.look} @choose=${s=>_o(e,t,s.detail)}></place-search>
    ${_s(e)}
  </div>`,Qo=e=>pe`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?v({code:"map",text:r("map.failed")},()=>e.makeMap()):Do}
  </div>`;function Xo(e,t){let i=e.target.closest("a.find");!i||!nn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function ta(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var ea=(e,t,i,s,n)=>pe`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>ta(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Qo(e)}
    ${Go(e,t,n)}
    ${sn(e,i,o=>Xo(o,e))}
    ${s.view()}
  </div>`;async function ia(e,t,i){await Promise.resolve(),await e.start(Jo(t,i)),performance.mark("finds:map")}var sa=e=>new RegExp(`^${G}$`).test(e);function Ge(e){for(let o of["place","find"])sa(e.query.get(o))||e.query.delete(o);let t=new re(e),i=new le(e),s=new ae(e),n=new oe(()=>t.filters.near??rn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??"Finds"},wide:!0,ready:ia(t,e,i),view:()=>ea(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as on}from"../lib/lit-html/lit-html.js";var na=()=>on`<a class="button" href="/">${r("missing.action")}</a>`,an=()=>({title:r("missing.title"),view:()=>on`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),na())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var he=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=wt(t.query.get("next")),this.form=new Wi({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=bi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ss()}async#s(t,i){await yi();let s=await Et(`/api/auth/${t}`,{...i,cookie:!0});xi(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),os()}async#r(){if(!C().passwordLogin||Ct()||!await ns()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),rs);let t=await Ee("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ee();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var ra=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${qe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${qe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Hi(e,r("signin.action"))}
  </form>`,oa=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,aa=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,ca=e=>Fe(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Pe(e.form)}
  ${ze("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function la(e,t){let{passwordLogin:i,registration:s}=C();return Ct()?M`${ca(e)}${Ce(t)}`:M`
    ${Fe(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${ls()}
      ${Pe(e.form)}
      ${i?ra(e):ft}
      ${e.hasPasskeys?oa(e):ft}
      ${ze("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ft:aa(s)}</p>`)}
    ${ps()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Ce(t)}`}var pa=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ha(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?v(e.problem):e.username?pa(e):P(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function Qe(e){let t=as(location.hash);if(t){let s=new cs(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>ha(s)}}let i=new he(e);return{get title(){return r("signin.title")},broad:!0,view:()=>la(i,e.update)}}var cn={feed:Ae,find:St,map:Ge,missing:an,signin:Qe};async function ln(e){if(cn[e])return cn[e];let[t]=await Promise.all([import("./more.js"),oi()]);return t[e]}var ii=1e3,ma=6e4,Y=null,ue="",Pt="",ti="",de=!1,It=ii,si=0;function hn(){let e=()=>{if(document.hidden||!l.get("user"))return ei();Mt(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ei),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ue&&pn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==Pt&&pn(),t&&Mt()}),l.get("user")&&Mt()}function da(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>da(ua);function ua(){let e=l.get("user");if(!e||Y||document.hidden)return;clearTimeout(si),Pt=ti===l.get("openFind")?"":l.get("openFind");let t=Pt,i=new EventSource(u("/api/notifications/stream",{find:t}));Y=i,ue=e.id,i.addEventListener("open",()=>{de&&yt(),de=!0,It=ii,ti="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===Y&&i.readyState===EventSource.CLOSED&&fa()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>ga(JSON.parse(s.data))),i.addEventListener("reset",yt)}function fa(){Y=null,ti=Pt,de=!0,yt(),si=setTimeout(Mt,It),It=Math.min(2*It,ma)}var me=0,Xe=null;function ga(e){$i(1),l.set("notification",e),$a(e)}function $a(e){let t=gi(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(me=Xe&&l.get("message")===Xe?me+1:1,me===1?d(fi(e),t):d(r("note.several",{n:me}),"/notifications"),Xe=l.get("message"))}function pn(){de=!!Y&&ue===l.get("user")?.id,ei(),It=ii}function ei(){clearTimeout(si),Y?.close(),Y=null,ue=Pt=""}async function mn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith($e.href)?e:null});new Worker(new URL("bundle/formats.js",$e),{type:"module"});Gi();hs();var wa=JSON.parse(document.getElementById("boot").textContent);await ri();await A();vi(wa);bs(ds,ln);await A();hn();function dn(){Li(),"serviceWorker"in navigator&&mn()}document.readyState==="complete"?dn():addEventListener("load",dn,{once:!0});
//# sourceMappingURL=main.js.map

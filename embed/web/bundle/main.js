import{$a as Ii,$b as Ui,$c as Fe,Aa as Bt,Ab as Ai,B as l,Ba as X,Bb as Ri,C as u,Cb as it,D as pi,Da as Nt,Db as j,Dc as Gi,Eb as xt,F as g,Fb as st,Fc as Qi,G as Ct,Gb as jt,H as $t,Hb as Me,Ic as Xi,J as _,Kc as ts,L as hi,Lb as Ie,Mb as ji,Mc as es,N as d,Nb as Wi,Oa as Ti,Ob as nt,Oc as is,P as G,Pb as Wt,Pc as ss,Q as wt,Qa as At,Qc as ns,R as mi,Rc as rs,S as ui,Sa as be,Sc as os,T as Q,Ta as Si,Tc as as,U as di,Uc as ls,V as fi,W as gi,Wa as ve,Wc as Ee,Xa as xe,Xb as Hi,Y as $i,Ya as ke,Yc as cs,Za as Mi,Zb as Ki,Zc as ps,_a as Le,_b as Pe,_c as Ce,a as $e,aa as wi,ab as Oe,ac as qe,ad as hs,b as C,bb as Pi,bc as Di,bd as ms,ca as yi,cb as Te,cc as Ht,da as yt,db as qi,dc as Vi,dd as ze,e as we,ea as bi,eb as Ei,ec as Zi,f as gt,fb as Ci,fc as Yi,gb as h,hb as I,ia as vi,ib as tt,ja as m,jb as Rt,k as oi,l as ai,la as xi,lb as B,ma as Ft,mb as b,mc as Ji,n as r,na as ki,nb as P,o as Et,oa as Li,ob as Se,p as y,pb as U,q as li,qb as N,r as ye,ra as Oi,rb as x,s as L,sb as Fi,ta as bt,tb as zi,ua as F,ub as Bi,uc as _i,va as O,vb as A,wa as $,wb as Ni,wc as Kt,x as ci,xa as zt,xb as et,xc as rt,y as J,yb as R,za as T,zb as vt}from"./shared.js";function us(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var gn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],ds={screen:"missing",open:!0,params:{}},$n=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function fs(e){if($n(e))return ds;for(let[t,i,s=!1]of gn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${mi})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ds}import{render as Ln,nothing as On}from"../lib/lit-html/lit-html.js";import{html as W,nothing as ot}from"../lib/lit-html/lit-html.js";var wn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function yn(e,t){return e===t||e==="/profile"&&t==="/saved"}function bn([e,t],i){let s=t==="bell"?l.get("unread"):0;return W`
    <a href=${e} class="tab ${t}" aria-current=${yn(e,i)?"page":ot}>
      <span class="face">
        ${t==="me"?I(m(),28):h(t)}
        ${s?W`<span class="count" aria-hidden="true">${s>99?"99+":L(s)}</span>`:ot}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?W`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:ot}
      </span>
    </a>`}var vn=()=>l.get("cached")||!l.get("online")?W`<p class="offline" role="status">${r(l.get("online")?"app.kept":"app.offline")}</p>`:ot,xn=e=>l.get("outbox").length&&e!=="/waiting"?W`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:ot,kn=W`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,gs=(e,{path:t,wide:i,broad:s})=>W`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${kn} <span>Finds</span></a>
    ${m()?W`<nav class="tabs" aria-label=${r("nav.label")}>${wn.map(n=>bn(n,t))}</nav>`:ot}
  </header>
  <div class="notes-above">
    ${vn()}
    ${xn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Fi}`;var Tn=2e3,$s=null,ws=null,q=null,v=null,Be=!1,at=0;function ys(){Be||(Be=!0,queueMicrotask(()=>{Be=!1,Ut()}))}function Ut(){if(v?.signal.aborted)return;let e=q?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=q?q.view():On;Ln(gs(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function Sn(e,{replace:t=!1}={}){return Oe(),t?ke(e):xe(e),Ne({fresh:!0})}function Mn(){zi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&qi(v.lists,v.user),v.stop.abort(),q.close?.())}function In(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=Ci(s),a=[],c=()=>t===at;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:ys,go:Q,lists:a,user:s,rename:p=>{c()&&Mi(p)},push:p=>c()?Pn(p):null,kept:Le(),keep:p=>{c()&&Ii(p)},restore:p=>{let f=n[a.push(p)-1];return f&&{...f,isStale:o}}}}function Pn(e){return Oe(),xe(e),bs()}function bs(){return!q?.moved||v.signal.aborted||v.path!==location.pathname?null:(ve(),v.query=new URLSearchParams(location.search),v.kept=Le(),Promise.resolve(q.moved(v.query)))}async function qn(){if(di())return;let e=at,t=bs();if(!t)return Ne();await t,e===at&&Te()}async function En(e){try{return await ws(e)}catch(t){return t instanceof TypeError||console.error(t),vs}}function Cn(e,t){try{return e(t)}catch(i){return console.error(i),vs()}}var vs=()=>({title:r("error.title"),view:()=>b({code:"offline"},()=>location.reload())});async function Ne({fresh:e=!1,first:t=!1}={}){let i=++at;Mn();let{screen:s,open:n,params:o}=$s(location.pathname);if(!n&&!m())return Q(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Q(wt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ut(),await A());let a=await En(s);i===at&&(ve(),v=In(o,i),q=Cn(a,v),Ut(),e&&scrollTo(0,0),t||await Fn(e,i))}async function Fn(e,t){if(e||await Promise.race([q.ready,et(Tn)]),t!==at)return;Ut(),((e?null:Pi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Te()}function zn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Bn(e){let t=zn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Q(t.pathname+t.search+t.hash)}function xs(e,t){[$s,ws]=[e,t],ui(Sn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Ei(),i=s?.id}),l.subscribe("*",ys),l.subscribe("message",Bi),document.body.replaceChildren(),addEventListener("click",Bn),addEventListener("popstate",qn),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Q(wt(s.data.path))}),location.pathname.startsWith("/api/")&&ke(m()?"/settings":"/sign-in"),Ne({first:!0})}import{html as Lt,nothing as Jn}from"../lib/lit-html/lit-html.js";var Nn=1500,An=9;function Rn(){let e=F(gt.get());return e?.zoom>=An?{lat:e.lat,lng:e.lng}:null}var jn=()=>Promise.race([X(),et(Nn,null)]),Wn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Dt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=R(t,()=>d("/api/finds/feed",{...Wn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await jn()??Rn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await Bt({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){u(y(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?T(this.at,$(t.location)):void 0};function Hn(){return fi()?!0:l.get("installPrompt")||gi()?!1:void 0}async function Kn(){let e=await bi();return{on:!0,off:!1}[e]}var Vt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return we.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,i={find:g(`/api/users/${m().id}`,{signal:t}).then(n=>n.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Kn(),install:Hn()},s=await Promise.all(Object.entries(i).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=s.filter(n=>n.isDone!==void 0),this.steps.length===s.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{we.set(m().id),this.steps=[],this.#t.update()}};import{html as D,nothing as kt}from"../lib/lit-html/lit-html.js";var Un="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Dn=(e,t)=>D`
  <span class="cover c-${Ri(e.category).code}">
    ${e.media.length?st(e.media[0],{sizes:Un,eager:t}):j(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${h("play")}</span>`:kt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Vn=e=>e.saved?D`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,ks=(e,t,i)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Dn(e,i)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${h("pin")} <bdi>${Nt(e.location)}</bdi>${t===void 0?kt:D` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${tt(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${jt(e)}
        </span>
        <span class="soft marks">
          ${Me(e.likeCount,"heart","find.likes")} ${Me(e.commentCount,"comment","find.comments")} ${Vn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as lt,nothing as Zt}from"../lib/lit-html/lit-html.js";var Ls={find:"/new",friend:"/people",push:"/settings#push"};function Zn(e,t){return Ls[t]?lt`<a class="button quiet" href=${Ls[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?lt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:lt`<span class="hint">${r("steps.installHint")}</span>`}var Yn=(e,{name:t,isDone:i})=>lt`
  <li class="step ${i?"done":""}">
    <span class="tick">${i?h("check"):Zt}</span>
    <span class="grow">${r(`steps.${t}`)}${i?lt`<span class="unseen"> (${r("steps.done")})</span>`:Zt}</span>
    ${i?Zt:Zn(e,t)}
  </li>`,Os=e=>e.isOver||!e.left?Zt:lt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${N(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Yn(e,t))}</ul>
  </section>`;var Ss=()=>Lt`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,_n=e=>e.at?Jn:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,Ts=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${_n(e)}</p>`;function Gn(e,t){let{items:i,problem:s}=e.list;return!s&&(!i||!t.isKnown)?P(3):[Os(t),Qn(e)]}function Qn(e){let{items:t,problem:i,load:s}=e.list;if(i)return b(i,s);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Ts(e),B(r("feed.none"),n,Ss())]}return Lt`
    ${Ts(e)}
    <ul class="feed-list">${t.map((n,o)=>ks(n,e.distance(n),o===0))}</ul>
    ${U(e.list)}`}function Ae(e){let t=new Dt(e),i=new Vt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),i.load()]),view:()=>Lt`
      ${Rt(r("feed.title"),Ss())}
      ${Gn(t,i)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var Xn=160,tr=2,Ms=6;function er(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Yt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=er(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#i??=ir().then(n=>this.#a(n)),s.name.length>=tr&&(this.#o=setTimeout(()=>this.#p(s),Xn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let i=await g(d("/api/users",{q:t.name,limit:Ms+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#l(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#l(t){let i=new Map([...this.#e(),...this.#s].map(n=>[n.id,n]));i.delete(m()?.id);let s=n=>n.username.indexOf(t)>0;return[...i.values()].filter(n=>n.username.includes(t)).sort((n,o)=>s(n)-s(o)).slice(0,Ms)}};async function ir(){return(await g("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Re(e){let t=C().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var je=e=>e.errors?.length?li(e.errors[0]):y(e),Jt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Yt(t,n),this.#i=Wt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return Hi(this.text,C().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:Oi()});try{await At({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=je(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Is(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Ps=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function qs(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var sr=20,nr=20,Ot=e=>Wt(`comment-edit:${e.id}`),_t=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=n,this.composer=new Jt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=R(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return Is(Ps(this.list.items),this.waiting)}retry(t){return Si(t.id)}async takeBack(t){this.composer.takeBack(t),await be(t.id)}discard(t){return be(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:i}){this.list.items&&(i?this.#l(i):t?this.list.items.some(s=>s.id===t.id)?this.#p(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let i=await g(d(this.#e,{order:"desc",limit:sr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#a(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#p(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#a(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#c(t){let i=this.#a(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#l(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=qs(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<nr;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let i=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#p(i),Ot(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):je(i)}return this.#t.update(),!t.error}async remove(t){try{await _(`${this.#e}/${t.id}`)}catch(i){return u(y(i)),!1}return Ot(t).remove(),this.#l(t.id),this.#t.update(),!0}};var Gt=class{find=null;photo=0;distance=null;#t;#e;#i=null;#s=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new _t(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=Wi(t,async()=>{this.find=await g(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let i=({kind:s,path:n,result:o})=>{s==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",i))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await X();!t||this.#t.signal.aborted||(this.distance=T(t,$(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#i??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#i=t,this.#t.update();let i=this.#s.then(()=>At({kind:"like",path:this.#e,title:this.title,on:t}));this.#s=i.catch(s=>u(y(s))),await this.#s,this.#i===t&&(this.#i=null),this.#t.update()}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await nt(t?$t(n,{state:t}):_(n))||(i.saved=s),this.#t.update()}async dismiss(){await nt($t(`${this.#e}/dismissed`))&&(await this.leave(),u(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await nt(_(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),u(r("find.recalled")))}async likers(t){let i=R({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&u(y(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await nt(_(this.#e))){if(await this.leave(),this.find.hidden)return u(r("find.deleted"));u(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await nt(Ct(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),u(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),u(r("way.copied"))}catch{u(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),u(r("find.copied"))}catch(i){i.name!=="AbortError"&&u(t)}}};import{html as w,nothing as pt}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as ct}from"../lib/lit-html/lit-html.js";var H=()=>document.getElementById("comment");function Ke(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function rr(e,t){t.write(e.target.value),We(e,t),Ke(e.target)}var We=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function He(e,t){let{text:i,caret:s}=t.mentions.chosen(e,H().value);H().value=i,H().focus(),H().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ke(H())}var or=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>He(t[i],e),Tab:()=>He(t[i],e),Escape:()=>e.mentions.close()});function ar(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let f=(t.mentions.items.length&&!a&&!c?or(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);f&&(e.preventDefault(),f())}async function lr(e,t){if(e.preventDefault(),!await t.send())return H().focus();await Promise.resolve(),H()&&Ke(H())}function cr(e){e.stopReply(),x("comment")}var pr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>cr(e)}>${h("close")}</button>
  </p>`,hr=(e,t,i)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>He(e,i)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,mr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>hr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,ur=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Es=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>lr(t,e)}>
    ${e.replyTo?pr(e):ct}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${mr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ct} aria-describedby=${ur(e)||ct}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ct}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ct}
        @input=${t=>rr(t,e)} @keydown=${t=>ar(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>We(t,e)} @keyup=${t=>We(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${Ui(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ct}
  </form>`;function dr(e,t){e.edit(t),x("edited")}async function fr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function gr(e,t){e.composer.reply(t),x("comment")}async function $r(e,t){await e.takeBack(t),await x("comment")}async function wr(e,t){await Zi()&&(await e.discard(t),await x("comments"))}async function yr(e,t){await Vi(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var br=e=>w`
  <form novalidate @submit=${t=>fr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":pt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:pt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function vr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>dr(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>yr(e,t)}]:[],...s?[]:[_i({commentId:t.id}),Ji(t.user,()=>e.load())]]}var xr=(e,t)=>t.hidden?w`
  ${rt(t.content)}
  ${Kt(r("report.commentHidden"),t.hidden)}`:w`
  ${rt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>gr(e,t)}>
    ${r("comment.reply")}
  </button>`,kr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?br(e):xr(e,t)}
    </div>
    ${Yi(r("comment.menu",{name:t.user.username}),vr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ue=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,Lr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Ue(r("action.retry"),()=>e.retry(t))}
      ${Ue(r("action.edit"),()=>$r(e,t))}`:pt}
    ${Ue(r("outbox.cancel"),()=>wr(e,t))}
  </div>`,Or=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${m().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${rt(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:pt}
      ${t.isLate||t.state==="refused"?Lr(e,t):pt}
    </div>
  </div>`,Cs=(e,t,i)=>t.entry?Or(e,t.entry):kr(e,t,i),Tr=(e,t,i)=>w`
  <li>
    ${Cs(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Cs(e,s,i)}</li>`)}
      </ul>`:pt}
  </li>`;function Sr(e,t){let{items:i,problem:s,load:n}=e.list;return s?b(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${U(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Tr(e,o,t))}</ul>
    ${U(e.list)}`:P(1)}var Fs=(e,t)=>w`
  ${Sr(e,t)}
  ${Es(e.composer)}`;import{html as V,nothing as Ye}from"../lib/lit-html/lit-html.js";import{html as St,nothing as Ze}from"../lib/lit-html/lit-html.js";var ht={scale:1,x:0,y:0},Mr=5,[Ir,Pr]=[60,90],De=(e,t,i)=>Math.max(e,Math.min(i,t));function Ve(e,t,i){let s=De(1,t,Mr),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Qt(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:De(-s,e.x,s),y:De(-n,e.y,n)}}function zs({x:e,y:t}){return t>Pr&&t>Math.abs(e)?"close":Math.abs(e)<Ir||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Bs(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var qr=2.5,[Er,Ns]=[300,24],As=180,Rs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xt=class{#t=ht;#e=ht;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#u(ht),i&&!Rs()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:As,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#l(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#l(t));let i=this.#c(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ve(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#u({scale:c,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#u(this.#t.scale>1?Qt(n,this.#h()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#c(),s=this.#s.size===1,n={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#m();if(Math.hypot(n.x,n.y)<Ns)return this.#p(i,t.timeStamp);let o=this.#t.scale>1?"":zs(n);if(o)return this.#o[o]();this.#m()};#p(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>Er||Math.hypot(t.x-s.x,t.y-s.y)>Ns)return this.#m();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?ht:Qt(Ve(ht,qr,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,i=t]=this.#s.values();return Bs(t,i)}#l({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#m(){this.#u(Qt(this.#t,this.#h()),!0)}#u(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!Rs()?`transform ${As}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var te=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ws(e,t){let i=e.media.length,s=t,n=!0,o=null;Ht((a,c)=>{let p=f=>{s=(s+f+i)%i,n=!1,c(),o.show(document.querySelector("dialog .stage"),i>1?f:0)};return o??=new Xt({next:()=>p(1),previous:()=>p(-1),close:()=>a()}),Cr(e,{at:s,plays:n},o,p,a)},{label:e.title,kind:"full"})}function Cr(e,{at:t,plays:i},s,n,o){let a=e.media.length,c=e.media[t];return St`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&n(1),f.key==="ArrowLeft"&&n(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${a>1?r("find.pictureOf",{at:t+1,n:a}):Ze}</span>
        ${N(o)}
      </div>
      <div class="stage" @pointerdown=${s.onDown} @pointermove=${s.onMove} @pointerup=${s.onUp}
        @pointercancel=${s.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${c.type==="video"?Br(c,i):zr(c,te(e,t))}</div>
      </div>
      <div>
        ${c.caption?St`<p class="said" dir="auto">${c.caption}</p>`:Ze}
        ${a>1?Nr(n):Ze}
      </div>
    </div>`}var Fr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,zr=(e,t)=>st(e,{alt:t,eager:!0,sizes:Fr(e),blur:!1}),Br=(e,t)=>St`
  <video controls preload="none" ?autoplay=${t} playsinline poster=${e.mediumUrl||e.fallbackUrl} src=${e.url}
    width=${e.width||640} height=${e.height||360}></video>`,Nr=e=>St`
  <div class="row steps">
    ${js("previous","back",()=>e(-1))}
    ${js("next","next",()=>e(1))}
  </div>`,js=(e,t,i)=>St`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${h(t)}</button>`;var Je=5,Ar={tall:4/5,square:1,wide:3/2};function Rr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function jr(e,t){let i=Math.max(1,xt(t)/Ar[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var Wr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Hr(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Je;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ws(e,i)}>
        ${o?Wr(t,te(e,i)):st(t,{alt:te(e,i),eager:i===0,sizes:jr(s,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Ye}
        ${i===Je-1&&c>0?V`<span class="beyond" data-count="+${L(c)}"></span>`:Ye}
      </button>
    </li>`}var Kr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>V`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Ur({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function Hs(e,t=0,i=()=>{}){let s=e.media.length,n=Rr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,Je)}" aria-label=${r("find.pictures")} @scroll=${o=>Ur(o,t,i)}>
        ${e.media.map((o,a)=>Hr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?Kr(Math.min(t,s-1),s):Ye}
    </div>`}var Dr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${tt(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Vr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${j(e)} ${it(e)}
  </a>`,Zr=e=>S`
  <p class="marks">
    ${e.category?Vr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:jt(e)}
  </p>`,Ks=e=>e.find.media.length?Hs(e.find,e.photo,e.showPhoto):Z,Us=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${Dr(e.find)}
      ${ns(e)}
    </div>
    ${e.find.description?rt(e.find.description):Z}
    ${Zr(e.find)}
    ${t}
  </div>`,Yr=e=>S`
  ${Kt(r("report.findHidden"),e.find.hidden)}
  ${Ks(e)}
  ${Us(e)}`,Jr=e=>e.find.hidden?Yr(e):S`
  ${Ks(e)}
  ${es(e)}
  ${Us(e,S`${is(e)} ${ss(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Fs(e.comments,e.isOwn())}
  </section>`;function _r(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),b(t,e.load)]:e.find?[e.title,Jr(e)]:[r("find.title"),P(3)]}function Gr(e){let[t,i]=_r(e);return S`${Rt(t,Z,"/")}${i}`}async function Qr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function Mt(e){let t=new Gt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:Qr(t,s),view:()=>Gr(t)}}import{html as pe,nothing as Vo,render as Zo}from"../lib/lit-html/lit-html.js";var[Xr,to,eo]=[4,2,2],io=e=>vt.filter(t=>ye(r(`category.${t}`)).startsWith(ye(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),so=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:$(e.location)}),no=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Ds=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Xr}),a=d("/api/users",{q:t,limit:to}),[c,p]=await Promise.all([g(o,{signal:i}).catch(()=>[]),[...t].length<eo?[]:g(a,{signal:i}).catch(()=>[])]);return[...io(t),...c.map(so),...p.map(no)]};var ee={q:"",categories:[],near:null,mine:!0,friends:!0},_e=["active","distance","likes"],ro=e=>(e??"").split(",").filter(Boolean),mt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:ro(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:_e.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var oo=3,ao=[5,8,11,13],Vs=160,lo=5,ie=class{items=[];isPartial=!1;#t;#e=0;constructor(t,i){this.#t=t,this.flags=i}get signal(){return this.#t.signal}within(t,i){let s=d("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(i)});return hi(s,{signal:this.#t.signal})}async load({bbox:t,zoom:i}){let s=++this.#e;try{let n=await this.within(t,i);return s!==this.#e?!1:(this.set(...n),!0)}catch(n){return this.report(n),!1}}set(t,i=!1){Object.assign(this,{items:t,isPartial:i})}async approach(t,i){for(let s of t[0].length&&t[0].length<=oo?ao:[]){let n=i(t[0].map($),s),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<s))break}return t}async parts(t,i){let s=$(t),n=zt({width:Vs,height:Vs},{...s,zoom:i}),[o]=await this.within(n,Math.min(bt,i+lo)),a=c=>this.items.every(p=>T($(c),s)<=T($(c),$(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&u(y(t))}};var co="-180,-90,180,90",Zs=2e4,[Ys,Js,po]=[20,500,3],_s=3,se=class{nearest=null;#t;#e;#i=Ys;#s=!1;#n=_s;constructor(t,i,s){this.#t=t,this.#e=i;let n=()=>this.#r(s());this.list=R(t,()=>d("/api/locations",{...i.flags,...n(),findsLimit:po,limit:this.#i}))}#r({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||co;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),f=Math.max(T(t,{lat:p,lng:o}),T(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Zs,Math.max(.1,f)).toFixed(3),order:s}}get shown(){return this.list.items.slice(0,this.#n)}async drawRest(t){for(;this.#n<(this.list.items?.length??0);)await t(),this.#n+=_s,this.#t.update();this.#n=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Js}more=async()=>{if(this.list.next)return this.list.more();this.#s||(this.#s=!0,this.#i=Math.min(Js,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#s=!1)};async load(){this.nearest=null,this.#i=Ys,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#o()}async#o(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Zs,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await g(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[ho,mo]=[60,600],ne=class{#t;#e;#i=null;#s=new Map;constructor(t,i){this.#t=t,this.#e=i}async load(t,i){await this.#t.load({bbox:t,zoom:i})&&(this.show(),await this.#n()&&this.show())}async approach(t,i){if(t instanceof Error)throw t;let s=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&i());this.#t.set(...await this.#t.approach(t,s)),this.show()}show(){let t=s=>s.locationId?this.#e.open({place:s.locationId}):this.divide(s),i=s=>({...fo(s,this.#s.get(s.locationId)),click:()=>t(s)});this.#e.map()?.setMarkers(this.#t.items.map(i)),this.#e.update()}select(t,i=!!t){let s=this.#e.map(),n=this.#i;this.#i=i?{id:t?.id??""}:null,s?.select(t?.id??""),n&&!i&&s?.focus(n.id)}async divide(t){let i=this.#e.zoom();try{let{items:s,bbox:n}=await this.#t.parts(t,i);if(s.length===1&&s[0].locationId)return this.#e.open({place:s[0].locationId});if(i>=bt)return this.#e.open({group:n});s.length&&this.#e.map()?.fit(s.map($),bt,{least:i+1})}catch(s){this.#t.report(s)}}forget(){this.#s.clear()}async#n(){this.#s.size>mo&&this.forget();let t=this.#t.items.map(i=>i.locationId).filter(i=>i&&!this.#s.has(i)).slice(0,ho);if(!t.length)return!1;for(let i of t)this.#s.set(i,null);try{let i=d("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let s of await g(i,{signal:this.#t.signal}))this.#s.set(s.id,s.finds[0]);return!0}catch{for(let i of t)this.#s.delete(i);return!1}}},uo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function fo(e,t=null){let[,i,s]=e.locationId?[0,"one",46]:uo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:i,size:s,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:Et(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var go=100,K=class{place=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:go}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||i)try{a[o]=await g(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;u(y(c))}s===this.#s&&Object.assign(this,a)}};var $o="-180,-90,180,90",wo=120,yo=1e3,[bo,vo]=[13,15],re=class{map=null;failed=!1;#t;#e=null;#i;#s;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new mt(t.query),this.#s=F(t.query.get("at"))??F(gt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#s};let i=()=>this.filters.flags;this.groups=new ie(t,i);let s=n=>this.open(n);this.markers=new ne(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:s,update:t.update}),this.panel=new K(t,i),this.places=new se(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#s||this.filters.near);i&&this.#a(this.view);let s=this.places.load(),n=this.panel.show(K.of(this.#t.query));A().then(t.prefetch);let o=i?this.markers.load(this.#n,this.view.zoom):null,a=i?null:this.groups.within($o,this.view.zoom).catch(p=>p);await Promise.race([s,et(yo)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#p(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#c(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#a(this.view),await A(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#s}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}#a(t){this.view=F(O(t)),this.#n=zt(this.#e.size(),this.view)}#c(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,wo))}#l(t,i=this.filters){let s=this.#s||this.map?O(this.view):"";return d("/",{...i.query(),at:s,...t})}#h(){this.#t.rename(this.#l(K.of(this.#t.query))),gt.set(O(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#l(t))}openFind(t){return this.#t.push(this.#l({...K.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#l({}));async moved(t){let i=F(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new mt(t));let o=JSON.stringify(this.filters.query())!==n?this.#m(!s):null,a=await this.panel.show(K.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal($(this.panel.place)),await this.#e.opened())}#m(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...$(t),zoom:Math.max(vo,this.view.zoom)}),this.open({place:t.id})}change(t){let i=Object.assign(new mt(new URLSearchParams),this.filters,t);return this.#t.push(this.#l({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(bo,Gi(t))};if(this.map)return this.map.setView(i);this.#a(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Bt({maximumAge:6e4,timeout:1e4})})}catch(t){u(y(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var oe=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await X())};distance=t=>{let i=this.#e??this.#t();return i&&t?T(i,t):void 0}};import{html as xo,nothing as ko}from"../lib/lit-html/lit-html.js";var ae=class{screen=null;#t;#e="";#i=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:i}=this.#i;if(this.screen=null,!this.#e)return;let{update:s,go:n}=this.#t;this.screen=Mt({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:i,update:s,go:n}),s()}view(){return this.screen?xo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:ko}};import{html as z,nothing as ut}from"../lib/lit-html/lit-html.js";var Lo=[1,5,20,50,200],Oo=200,{near:Yp,...To}=ee,Gs=(e,t)=>e.filter(i=>i!==t),So=(e,t)=>e.includes(t)?Gs(e,t):[...e,t],Mo=e=>[...new Set([...Lo.map(ci),e])].sort((t,i)=>t-i),Io=e=>z`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Mo(e.filters.radius).map(t=>z`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,le=(e,t,i=ut)=>z`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${h("close")}
  </button>`;function Po(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return z`
    ${t?le(`“${t}”`,()=>e.change({q:""}),h("search")):ut}
    ${i.map(o=>le(it(o),()=>e.change({categories:Gs(i,o)}),j(o)))}
    ${s?ut:le(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?ut:le(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}function qo(e){let t=e.filters.categories;return vt.filter(i=>!t.includes(i)).map(i=>z`
    <button type="button" class="chip" @click=${()=>e.change({categories:[...t,i]})}>
      ${j(i)} ${it(i)}
    </button>`)}var Qs=e=>z`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}>
    ${Se(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Io(e):ut}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Eo(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?z`<span class="number">${L(e.filters.count)}</span>`:ut}
    </button>
    ${Po(e)}
    ${qo(e)}
  </div>`;async function Eo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=await Ht((c,p)=>Fo(o,c,p),{label:r("map.filters"),kind:"sheet-like"});a&&e.change(a)}var Co=(e,t,i)=>Se(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Fo(e,t,i){let s=a=>{Object.assign(e,a),i()},n=a=>{a.preventDefault(),t({...e,q:a.target.q.value.trim()})},o=e.categories.filter(a=>!Ai(a)&&a!=="other");return z`
    <div class="row between"><h2>${r("map.filters")}</h2>${N(t)}</div>
    <form @submit=${n}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Oo} .value=${e.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...o].map(a=>z`
            <button type="button" class="chip" aria-pressed=${e.categories.includes(a)?"true":"false"}
              @click=${()=>s({categories:So(e.categories,a)})}>${j(a)} ${it(a)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(a=>Co(e,a,s))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>t(To)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as nn}from"../lib/lit-html/lit-html.js";import{html as tn}from"../lib/lit-html/lit-html.js";var dt=["peek","half","full"],zo=6,Bo=.5,ce=class{#t;constructor(t){this.#t=t,this.stop=dt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(dt[Math.max(0,Math.min(dt.length-1,dt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,n=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=k=>Math.max(n[0],Math.min(n[2],o.height+o.y-k));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let p=k=>{a={y:k.clientY,at:k.timeStamp,speed:(a.y-k.clientY)/Math.max(1,k.timeStamp-a.at)},i.style.height=`${c(k.clientY)}px`},f=k=>{for(let[ge,fn]of[["pointermove",p],["pointerup",f],["pointercancel",f]])s.removeEventListener(ge,fn);if(i.classList.remove("dragged"),i.style.height="",Math.abs(k.clientY-o.y)<zo)return;if(Math.abs(a.speed)>Bo)return this.by(Math.sign(a.speed));let fe=c(k.clientY),ri=n.map(ge=>Math.abs(ge-fe));this.to(dt[ri.indexOf(Math.min(...ri))])};for(let[k,fe]of[["pointermove",p],["pointerup",f],["pointercancel",f]])s.addEventListener(k,fe)}#e(t){return dt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Xs=(e,t,i,s,n)=>tn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,en=(e,t,i)=>tn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Xs(e,1,"map.more","up",e.stop==="full")}
          ${Xs(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var No=6,Ao=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(ee)}>${r("map.clear")}</button>`,Ro=e=>E`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>No?O(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,jo=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Wo(e){return e.places.nearest?jo(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),Ao(e)):B(r("map.none"),r("map.noneText"),Ro(e))}function Ho(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,0);return t?Et(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Ko=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${_e.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Uo(e){let{list:t,groups:i,places:s}=e;return t.problem?b(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial?Wo(e):E`
    ${s.shown.map(n=>Ie(n,o=>e.enter(o)))}
    ${U({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?E`<p class="hint">${r("map.partial")}</p>`:nn}`:P(4)}var sn=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${N(t.close)}`,Do=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function rn(e,t,i){let{place:s,group:n}=e.panel,o=s?sn(Nt(s),e):n?sn(Do(n),e):E`<h2 class="grow">${Ho(e)}</h2>`,a=s?ji(s):n?n.map(c=>Ie(c,p=>e.enter(p))):Uo(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${en(t,o,e.panel.isOpen?nn:Ko(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${a}</div>
    </section>`}var Yo=4,on=matchMedia("(min-width: 1180px)");function Jo(e,t){let i=d("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Zo(pe`<a class="button" href=${i} @click=${s}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var _o=(e,t)=>({held:i=>Jo(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>ts(document.getElementById("map"),i),prefetch:()=>Qi(),painted:Ni,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Go(e,t,{kind:i,value:s}){return i==="place"?e.goTo($(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):on.matches?e.openFind(s):t.go(`/finds/${s}`)}var an=e=>e.view.zoom>Yo?e.view:null,Qo=(e,t,i)=>pe`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${an(e)} .also=${Ds(e)} .words=${!0}
      .distance=${i.distance} @focusin=${i.look} @choose=${s=>Go(e,t,s.detail)}></place-search>
    ${Qs(e)}
  </div>`,Xo=e=>pe`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?b({code:"map",text:r("map.failed")},()=>e.makeMap()):Vo}
  </div>`;function ta(e,t){let i=e.target.closest("a.find");!i||!on.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function ea(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var ia=(e,t,i,s,n)=>pe`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>ea(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Xo(e)}
    ${Qo(e,t,n)}
    ${rn(e,i,o=>ta(o,e))}
    ${s.view()}
  </div>`;async function sa(e,t,i){await Promise.resolve(),await e.start(_o(t,i)),performance.mark("finds:map")}var na=e=>new RegExp(`^${G}$`).test(e);function Ge(e){for(let o of["place","find"])na(e.query.get(o))||e.query.delete(o);let t=new re(e),i=new ce(e),s=new ae(e),n=new oe(()=>t.filters.near??an(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??"Finds"},wide:!0,ready:sa(t,e,i),view:()=>ia(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as ln}from"../lib/lit-html/lit-html.js";var ra=()=>ln`<a class="button" href="/">${r("missing.action")}</a>`,cn=()=>({title:r("missing.title"),view:()=>ln`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),ra())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var he=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=wt(t.query.get("next")),this.form=new Ki({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=xi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return rs()}async#s(t,i){await vi();let s=await Ct(`/api/auth/${t}`,{...i,cookie:!0});Li(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ls()}async#r(){if(!C().passwordLogin||Ft()||!await os()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),as);let t=await Ee("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ee();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var oa=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${qe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${qe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Di(e,r("signin.action"))}
  </form>`,aa=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,la=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,ca=e=>Fe(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Pe(e.form)}
  ${ze("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function pa(e,t){let{passwordLogin:i,registration:s}=C();return Ft()?M`${ca(e)}${Ce(t)}`:M`
    ${Fe(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${hs()}
      ${Pe(e.form)}
      ${i?oa(e):ft}
      ${e.hasPasskeys?aa(e):ft}
      ${ze("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ft:la(s)}</p>`)}
    ${ms()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Ce(t)}`}var ha=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ma(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?b(e.problem):e.username?ha(e):P(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function Qe(e){let t=cs(location.hash);if(t){let s=new ps(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>ma(s)}}let i=new he(e);return{get title(){return r("signin.title")},broad:!0,view:()=>pa(i,e.update)}}var pn={feed:Ae,find:Mt,map:Ge,missing:cn,signin:Qe};async function Xe(e){if(pn[e])return pn[e];let[t]=await Promise.all([import("./more.js"),ai()]);return t[e]}var si=1e3,ua=6e4,Y=null,de="",qt="",ei="",ue=!1,Pt=si,ni=0;function mn(){let e=()=>{if(document.hidden||!l.get("user"))return ii();It(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ii),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==de&&hn(),t&&It()}),l.subscribe("openFind",t=>{t&&t!==qt&&hn(),t&&It()}),l.get("user")&&It()}function da(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var It=()=>da(fa);function fa(){let e=l.get("user");if(!e||Y||document.hidden)return;clearTimeout(ni),qt=ei===l.get("openFind")?"":l.get("openFind");let t=qt,i=new EventSource(d("/api/notifications/stream",{find:t}));Y=i,de=e.id,i.addEventListener("open",()=>{ue&&yt(),ue=!0,Pt=si,ei="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===Y&&i.readyState===EventSource.CLOSED&&ga()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>$a(JSON.parse(s.data))),i.addEventListener("reset",yt)}function ga(){Y=null,ei=qt,ue=!0,yt(),ni=setTimeout(It,Pt),Pt=Math.min(2*Pt,ua)}var me=0,ti=null;function $a(e){yi(1),l.set("notification",e),wa(e)}function wa(e){let t=wi(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(me=ti&&l.get("message")===ti?me+1:1,me===1?u($i(e),t):u(r("note.several",{n:me}),"/notifications"),ti=l.get("message"))}function hn(){ue=!!Y&&de===l.get("user")?.id,ii(),Pt=si}function ii(){clearTimeout(ni),Y?.close(),Y=null,de=qt=""}async function un(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&u(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith($e.href)?e:null});new Worker(new URL("bundle/formats.js",$e),{type:"module"});Xi();us();var ya=JSON.parse(document.getElementById("boot").textContent);await oi();await A();ki(ya);pi(Xe);xs(fs,Xe);await A();mn();function dn(){Ti(),"serviceWorker"in navigator&&un()}document.readyState==="complete"?dn():addEventListener("load",dn,{once:!0});
//# sourceMappingURL=main.js.map

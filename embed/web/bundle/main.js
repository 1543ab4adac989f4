import{$a as Le,$b as qe,$c as Ce,Aa as T,Ab as vt,B as l,Ba as zt,Bb as Rs,C as m,Ca as tt,Cb as js,D as ps,Db as it,E as hs,Ea as Bt,Eb as W,Ec as Qs,Fb as xt,G as $,Gb as nt,Gc as Xs,H as Et,Hb as Rt,I as $t,Ib as Me,Jc as ti,K as G,Lc as ei,M as us,Mb as Ie,Nb as Ws,Nc as si,O as d,Ob as Us,Pa as Ss,Pb as rt,Pc as ii,Q,Qb as jt,Qc as ni,R as wt,Ra as Nt,Rc as ri,S as ms,Sc as oi,T as ds,Ta as be,Tc as ai,U as X,Ua as Ms,Uc as ci,V as fs,Vc as li,W as gs,X as $s,Xa as ve,Xc as Ee,Ya as xe,Yb as Hs,Z as ws,Za as ke,Zc as pi,_a as Is,_b as Ks,_c as hi,a as $e,ab as qs,ac as Ds,ad as Fe,b as C,ba as ys,bb as Oe,bc as Pe,bd as ui,cb as Ps,cc as Vs,cd as mi,da as bs,db as Te,dc as Wt,e as we,ea as yt,eb as Es,ec as Zs,ed as ze,f as gt,fa as vs,fb as Cs,fc as Ys,gb as Fs,gc as _s,hb as h,ib as I,ja as xs,jb as et,k as os,ka as u,kb as At,l as as,ma as ks,mb as N,n as r,na as Ct,nb as v,nc as Js,o as Pt,oa as Ls,ob as q,p as b,pa as Os,pb as Se,q as cs,qb as K,r as ye,rb as A,s as L,sa as Ts,sb as k,tb as zs,ua as bt,ub as Bs,va as F,vb as Ns,vc as Gs,wa as O,wb as R,x as ls,xa as w,xb as As,xc as Ut,y as J,ya as Ft,yb as st,yc as ot,zb as j}from"./shared.js";function di(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var wn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],fi={screen:"missing",open:!0,params:{}},yn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function gi(e){if(yn(e))return fi;for(let[t,s,i=!1]of wn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Q})`).replace(":name",`(?<name>${ms})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return fi}import{render as Tn,nothing as Sn}from"../lib/lit-html/lit-html.js";import{html as z,nothing as at}from"../lib/lit-html/lit-html.js";var bn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function vn(e,t){return e===t||e==="/profile"&&t==="/saved"}function xn([e,t],s){let i=t==="bell"?l.get("unread"):0;return z`
    <a href=${e} class="tab ${t}" aria-current=${vn(e,s)?"page":at}>
      <span class="face">
        ${t==="me"?I(u(),28):h(t)}
        ${i?z`<span class="count" aria-hidden="true">${i>99?"99+":L(i)}</span>`:at}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?z`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:at}
      </span>
    </a>`}function kn(){return l.get("online")?l.get("cached")?z`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:at:z`<p class="offline" role="status">${r("app.offline")}</p>`}var Ln=e=>l.get("outbox").length&&e!=="/waiting"?z`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:at,On=z`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,$i=(e,{path:t,wide:s,broad:i})=>z`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${On} <span>Finds</span></a>
    ${u()?z`<nav class="tabs" aria-label=${r("nav.label")}>${bn.map(n=>xn(n,t))}</nav>`:at}
  </header>
  <div class="notes-above">
    ${kn()}
    ${Ln(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${zs}`;var Mn=2e3,wi=null,yi=null,P=null,x=null,Be=!1,ct=0;function bi(){Be||(Be=!0,queueMicrotask(()=>{Be=!1,Ht()}))}function Ht(){if(x?.signal.aborted)return;let e=P?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=P?P.view():Sn;Tn($i(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function In(e,{replace:t=!1}={}){return Oe(),t?ke(e):xe(e),Ne({fresh:!0})}function qn(){Bs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!x||x.signal.aborted||(x.user===u()?.id&&Es(x.lists,x.user),x.stop.abort(),P.close?.())}function Pn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Fs(i),a=[],c=()=>t===ct;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:bi,go:X,lists:a,user:i,rename:p=>{c()&&Is(p)},push:p=>c()?En(p):null,kept:Le(),keep:p=>{c()&&qs(p)},restore:p=>{let g=n[a.push(p)-1];return g&&{...g,isStale:o}}}}function En(e){return Oe(),xe(e),vi()}function vi(){return!P?.moved||x.signal.aborted||x.path!==location.pathname?null:(ve(),x.query=new URLSearchParams(location.search),x.kept=Le(),Promise.resolve(P.moved(x.query)))}async function Cn(){if(fs())return;let e=ct,t=vi();if(!t)return Ne();await t,e===ct&&Te()}async function Fn(e){try{return await yi(e)}catch(t){return t instanceof TypeError||console.error(t),xi}}function zn(e,t){try{return e(t)}catch(s){return console.error(s),xi()}}var xi=()=>({title:r("error.title"),view:()=>v({code:"offline"},()=>location.reload())});async function Ne({fresh:e=!1,first:t=!1}={}){let s=++ct;qn();let{screen:i,open:n,params:o}=wi(location.pathname);if(!n&&!u())return X(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return X(wt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ht(),await R());let a=await Fn(i);s===ct&&(ve(),x=Pn(o,s),P=zn(a,x),Ht(),e&&scrollTo(0,0),t||await Bn(e,s))}async function Bn(e,t){if(e||await Promise.race([P.ready,st(Mn)]),t!==ct)return;Ht(),((e?null:Ps())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Te()}function Nn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function An(e){let t=Nn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();X(t.pathname+t.search+t.hash)}function ki(e,t){[wi,yi]=[e,t],ds(In),history.scrollRestoration="manual";let s=u()?.id;return l.subscribe("user",i=>{i?.id!==s&&Cs(),s=i?.id}),l.subscribe("*",bi),l.subscribe("message",Ns),document.body.replaceChildren(),addEventListener("click",An),addEventListener("popstate",Cn),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&X(wt(i.data.path))}),location.pathname.startsWith("/api/")&&ke(u()?"/settings":"/sign-in"),Ne({first:!0})}import{html as Lt,nothing as Gn}from"../lib/lit-html/lit-html.js";var Rn=1500,jn=9;function Wn(){let e=F(gt.get());return e?.zoom>=jn?{lat:e.lat,lng:e.lng}:null}var Un=()=>Promise.race([tt(),st(Rn,null)]),Hn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Kt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=j(t,()=>d("/api/finds/feed",{...Hn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await Un()??Wn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await zt({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){m(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?T(this.at,w(t.location)):void 0};function Kn(){return gs()?!0:l.get("installPrompt")||$s()?!1:void 0}async function Dn(){let e=await vs();return{on:!0,off:!1}[e]}var Dt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return we.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:$(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Dn(),install:Kn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{we.set(u().id),this.steps=[],this.#t.update()}};import{html as D,nothing as kt}from"../lib/lit-html/lit-html.js";var Vn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Zn=(e,t)=>D`
  <span class="cover c-${js(e.category).code}">
    ${e.media.length?nt(e.media[0],{sizes:Vn,eager:t}):W(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${h("play")}</span>`:kt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Yn=e=>e.saved?D`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,Li=(e,t,s)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Zn(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${h("pin")} <bdi>${Bt(e.location)}</bdi>${t===void 0?kt:D` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${et(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${Rt(e)}
        </span>
        <span class="soft marks">
          ${Me(e.likeCount,"heart","find.likes")} ${Me(e.commentCount,"comment","find.comments")} ${Yn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as lt,nothing as Vt}from"../lib/lit-html/lit-html.js";var Oi={find:"/new",friend:"/people",push:"/settings#push"};function _n(e,t){return Oi[t]?lt`<a class="button quiet" href=${Oi[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?lt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:lt`<span class="hint">${r("steps.installHint")}</span>`}var Jn=(e,{name:t,isDone:s})=>lt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?h("check"):Vt}</span>
    <span class="grow">${r(`steps.${t}`)}${s?lt`<span class="unseen"> (${r("steps.done")})</span>`:Vt}</span>
    ${s?Vt:_n(e,t)}
  </li>`,Ti=e=>e.isOver||!e.left?Vt:lt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${A(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Jn(e,t))}</ul>
  </section>`;var Mi=()=>Lt`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,Qn=e=>e.at?Gn:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,Si=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${Qn(e)}</p>`;function Xn(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?q(3):[Ti(t),tr(e)]}function tr(e){let{items:t,problem:s,load:i}=e.list;if(s)return v(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Si(e),N(r("feed.none"),n,Mi())]}return Lt`
    ${Si(e)}
    <ul class="feed-list">${t.map((n,o)=>Li(n,e.distance(n),o===0))}</ul>
    ${K(e.list)}`}function Ae(e){let t=new Kt(e),s=new Dt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Lt`
      ${At(r("feed.title"),Mi())}
      ${Xn(t,s)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var er=160,sr=2,Ii=6;function ir(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Zt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=ir(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#l(),i&&(this.#s??=nr().then(n=>this.#a(n)),i.name.length>=sr&&(this.#o=setTimeout(()=>this.#p(i),er))))}close(){this.#r=this.#n?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let s=await $(d("/api/users",{q:t.name,limit:Ii+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#c(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#c(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(u()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,Ii)}};async function nr(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Re(e){let t=C().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var je=e=>e.errors?.length?cs(e.errors[0]):b(e),Yt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Zt(t,n),this.#s=jt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Hs(this.text,C().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:Ts()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=je(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function qi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Pi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ei(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var rr=20,or=20,Ot=e=>jt(`comment-edit:${e.id}`),_t=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new Yt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=j(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#l([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return qi(Pi(this.list.items),this.waiting)}retry(t){return Ms(t.id)}async takeBack(t){this.composer.takeBack(t),await be(t.id)}discard(t){return be(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#c(s):t?this.list.items.some(i=>i.id===t.id)?this.#p(t):this.#l([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(d(this.#e,{order:"desc",limit:rr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#p(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#l(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#c(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ei(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<or;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let s=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#p(s),Ot(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):je(s)}return this.#t.update(),!t.error}async remove(t){try{await G(`${this.#e}/${t.id}`)}catch(s){return m(b(s)),!1}return Ot(t).remove(),this.#c(t.id),this.#t.update(),!0}};var Jt=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new _t(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Us(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await tt();!t||this.#t.signal.aborted||(this.distance=T(t,w(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>m(b(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await rt(t?$t(n,{state:t}):G(n))||(s.saved=i),this.#t.update()}async dismiss(){await rt($t(`${this.#e}/dismissed`))&&(await this.leave(),m(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await rt(G(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),m(r("find.recalled")))}async likers(t){let s=j({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&m(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await rt(G(this.#e))){if(await this.leave(),this.find.hidden)return m(r("find.deleted"));m(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await rt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),m(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),m(r("way.copied"))}catch{m(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),m(r("find.copied"))}catch(s){s.name!=="AbortError"&&m(t)}}};import{html as y,nothing as ht}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as pt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function He(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function ar(e,t){t.write(e.target.value),We(e,t),He(e.target)}var We=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ue(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),He(U())}var cr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ue(t[s],e),Tab:()=>Ue(t[s],e),Escape:()=>e.mentions.close()});function lr(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let g=(t.mentions.items.length&&!a&&!c?cr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);g&&(e.preventDefault(),g())}async function pr(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&He(U())}function hr(e){e.stopReply(),k("comment")}var ur=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>hr(e)}>${h("close")}</button>
  </p>`,mr=(e,t,s)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ue(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,dr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>mr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,fr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ci=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>pr(t,e)}>
    ${e.replyTo?ur(e):pt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${dr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":pt} aria-describedby=${fr(e)||pt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":pt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:pt}
        @input=${t=>ar(t,e)} @keydown=${t=>lr(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>We(t,e)} @keyup=${t=>We(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${Ds(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:pt}
  </form>`;function gr(e,t){e.edit(t),k("edited")}async function $r(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&k(`menu-${s}`)}function wr(e,t){e.composer.reply(t),k("comment")}async function yr(e,t){await e.takeBack(t),await k("comment")}async function br(e,t){await Ys()&&(await e.discard(t),await k("comments"))}async function vr(e,t){await Zs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var xr=e=>y`
  <form novalidate @submit=${t=>$r(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ht}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function kr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>gr(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>vr(e,t)}]:[],...i?[]:[Gs({commentId:t.id}),Js(t.user,()=>e.load())]]}var Lr=(e,t)=>t.hidden?y`
  ${ot(t.content)}
  ${Ut(r("report.commentHidden"),t.hidden)}`:y`
  ${ot(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>wr(e,t)}>
    ${r("comment.reply")}
  </button>`,Or=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?xr(e):Lr(e,t)}
    </div>
    ${_s(r("comment.menu",{name:t.user.username}),kr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ke=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,Tr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ke(r("action.retry"),()=>e.retry(t))}
      ${Ke(r("action.edit"),()=>yr(e,t))}`:ht}
    ${Ke(r("outbox.cancel"),()=>br(e,t))}
  </div>`,Sr=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${ot(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:ht}
      ${t.isLate||t.state==="refused"?Tr(e,t):ht}
    </div>
  </div>`,Fi=(e,t,s)=>t.entry?Sr(e,t.entry):Or(e,t,s),Mr=(e,t,s)=>y`
  <li>
    ${Fi(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${Fi(e,i,s)}</li>`)}
      </ul>`:ht}
  </li>`;function Ir(e,t){let{items:s,problem:i,load:n}=e.list;return i?v(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${K(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Mr(e,o,t))}</ul>
    ${K(e.list)}`:q(1)}var zi=(e,t)=>y`
  ${Ir(e,t)}
  ${Ci(e.composer)}`;import{html as V,nothing as Ye}from"../lib/lit-html/lit-html.js";import{html as Xt,nothing as Ze}from"../lib/lit-html/lit-html.js";var ut={scale:1,x:0,y:0},qr=5,[Pr,Er]=[60,90],De=(e,t,s)=>Math.max(e,Math.min(s,t));function Ve(e,t,s){let i=De(1,t,qr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Gt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:De(-i,e.x,i),y:De(-n,e.y,n)}}function Bi({x:e,y:t}){return t>Er&&t>Math.abs(e)?"close":Math.abs(e)<Pr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ni(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Cr=2.5,[Fr,Ai]=[300,24],Ri=180,ji=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Qt=class{#t=ut;#e=ut;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#m(ut),s&&!ji()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ri,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#c(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#c(t));let s=this.#l(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ve(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#m(this.#t.scale>1?Gt(n,this.#h()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Ai)return this.#p(s,t.timeStamp);let o=this.#t.scale>1?"":Bi(n);if(o)return this.#o[o]();this.#u()};#p(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Fr||Math.hypot(t.x-i.x,t.y-i.y)>Ai)return this.#u();this.#n={time:0,x:0,y:0},this.#m(this.#t.scale>1?ut:Gt(Ve(ut,Cr,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Ni(t,s)}#c({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#m(Gt(this.#t,this.#h()),!0)}#m(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!ji()?`transform ${Ri}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var te=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ui(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Wt((c,p)=>{let g=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Qt({next:()=>g(1),previous:()=>g(-1),close:()=>c()}),zr(e,{at:i,plays:n,films:a},o,g,c)},{label:e.title,kind:"full"})}function zr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return Xt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ze}</span>
        ${A(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?Ar(p,s,i):Nr(p,te(e,t))}</div>
      </div>
      <div>
        ${p.caption?Xt`<p class="said" dir="auto">${p.caption}</p>`:Ze}
        ${c>1?Rr(o):Ze}
      </div>
    </div>`}var Br=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,Nr=(e,t)=>nt(e,{alt:t,eager:!0,sizes:Br(e),blur:!1});function Ar(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Rr=e=>Xt`
  <div class="row steps">
    ${Wi("previous","back",()=>e(-1))}
    ${Wi("next","next",()=>e(1))}
  </div>`,Wi=(e,t,s)=>Xt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${h(t)}</button>`;var _e=5,jr={tall:4/5,square:1,wide:3/2};function Wr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Ur(e,t){let s=Math.max(1,xt(t)/jr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Hr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Kr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-_e;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ui(e,s)}>
        ${o?Hr(t,te(e,s)):nt(t,{alt:te(e,s),eager:s===0,sizes:Ur(i,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Ye}
        ${s===_e-1&&c>0?V`<span class="beyond" data-count="+${L(c)}"></span>`:Ye}
      </button>
    </li>`}var Dr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>V`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Vr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Hi(e,t=0,s=()=>{}){let i=e.media.length,n=Wr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,_e)}" aria-label=${r("find.pictures")} @scroll=${o=>Vr(o,t,s)}>
        ${e.media.map((o,a)=>Kr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Dr(Math.min(t,i-1),i):Ye}
    </div>`}var Zr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${et(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Yr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${W(e)} ${it(e)}
  </a>`,_r=e=>S`
  <p class="marks">
    ${e.category?Yr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:Rt(e)}
  </p>`,Ki=e=>e.find.media.length?Hi(e.find,e.photo,e.showPhoto):Z,Di=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${Zr(e.find)}
      ${ri(e)}
    </div>
    ${e.find.description?ot(e.find.description):Z}
    ${_r(e.find)}
    ${t}
  </div>`,Jr=e=>S`
  ${Ut(r("report.findHidden"),e.find.hidden)}
  ${Ki(e)}
  ${Di(e)}`,Gr=e=>e.find.hidden?Jr(e):S`
  ${Ki(e)}
  ${si(e)}
  ${Di(e,S`${ii(e)} ${ni(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:Z}
    </h2>
    ${zi(e.comments,e.isOwn())}
  </section>`;function Qr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),v(t,e.load)]:e.find?[e.title,Gr(e)]:[r("find.title"),q(3)]}function Xr(e){let[t,s]=Qr(e);return S`${At(t,Z,"/")}${s}`}async function to(e,t){await e.load(),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function St(e){let t=new Jt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Q})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:to(t,i),view:()=>Xr(t)}}import{html as pe,nothing as Yo,render as _o}from"../lib/lit-html/lit-html.js";var[eo,so,io]=[4,2,2],no=e=>vt.filter(t=>ye(r(`category.${t}`)).startsWith(ye(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),ro=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:w(e.location)}),oo=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Vi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:eo}),a=d("/api/users",{q:t,limit:so}),[c,p]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<io?[]:$(a,{signal:s}).catch(()=>[])]);return[...no(t),...c.map(ro),...p.map(oo)]};var ee={q:"",categories:[],near:null,mine:!0,friends:!0},Je=["active","distance","likes"],ao=e=>(e??"").split(",").filter(Boolean),mt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:ao(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:Je.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var co=3,lo=[5,8,11,13],Zi=160,po=5,se=class{items=[];isPartial=!1;counts=null;#t=null;#e="-180,-90,180,90";#s;#i=0;constructor(t,s){this.#s=t,this.flags=s}get signal(){return this.#s.signal}within(t,s){let i=d("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return us(i,{signal:this.#s.signal})}async load({bbox:t,zoom:s}){let i=++this.#i;this.#e=t,this.counts&&(this.#t=this.counts.load(t));try{let n=await this.within(t,s);return i!==this.#i?!1:(this.set(...n),(i>1||globalThis.navigator?.serviceWorker?.controller)&&this.count(),!0)}catch(n){return this.report(n),!1}}count(){return this.#t??=hs("countCategories",this.#s,this.flags).then(t=>(this.counts=t,t.load(this.#e))).catch(()=>{this.#t=null}),this.#t}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=co?lo:[]){let n=s(t[0].map(w),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=w(t),n=Ft({width:Zi,height:Zi},{...i,zoom:s}),[o]=await this.within(n,Math.min(bt,s+po)),a=c=>this.items.every(p=>T(w(c),i)<=T(w(c),w(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&m(b(t))}};var ho="-180,-90,180,90",Yi=2e4,[_i,Ji,uo]=[20,500,3],Gi=3,ie=class{nearest=null;#t;#e;#s=_i;#i=!1;#n=Gi;constructor(t,s,i){this.#t=t,this.#e=s;let n=()=>this.#r(i());this.list=j(t,()=>d("/api/locations",{...s.flags,...n(),findsLimit:uo,limit:this.#s}))}#r({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||ho;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),g=Math.max(T(t,{lat:p,lng:o}),T(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Yi,Math.max(.1,g)).toFixed(3),order:i}}get shown(){return this.list.items.slice(0,this.#n)}async drawRest(t){for(;this.#n<(this.list.items?.length??0);)await t(),this.#n+=Gi,this.#t.update();this.#n=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#s&&this.#s<Ji}more=async()=>{if(this.list.next)return this.list.more();this.#i||(this.#i=!0,this.#s=Math.min(Ji,3*Math.max(this.#s,this.list.items.length)),await this.list.load(),this.#i=!1)};async load(){this.nearest=null,this.#s=_i,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#o()}async#o(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Yi,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[mo,fo]=[60,600],ne=class{#t;#e;#s=null;#i=new Map;constructor(t,s){this.#t=t,this.#e=s}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#n()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=i=>i.locationId?this.#e.open({place:i.locationId}):this.divide(i),s=i=>({...$o(i,this.#i.get(i.locationId)),click:()=>t(i)});this.#e.map()?.setMarkers(this.#t.items.map(s)),this.#e.update()}select(t,s=!!t){let i=this.#e.map(),n=this.#s;this.#s=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#e.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#e.open({place:i[0].locationId});if(s>=bt)return this.#e.open({group:n});i.length&&this.#e.map()?.fit(i.map(w),bt,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#i.clear()}async#n(){this.#i.size>fo&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#i.has(s)).slice(0,mo);if(!t.length)return!1;for(let s of t)this.#i.set(s,null);try{let s=d("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await $(s,{signal:this.#t.signal}))this.#i.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#i.delete(s);return!1}}},go=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function $o(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:go.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:Pt(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var wo=100,H=class{place=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:wo}),"place"]:[d("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||s)try{a[o]=await $(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;m(b(c))}i===this.#i&&Object.assign(this,a)}};var yo="-180,-90,180,90",bo=120,vo=1e3,[xo,ko]=[13,15],re=class{map=null;failed=!1;#t;#e=null;#s;#i;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new mt(t.query),this.#i=F(t.query.get("at"))??F(gt.get()),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i};let s=()=>this.filters.flags;this.groups=new se(t,s);let i=n=>this.open(n);this.markers=new ne(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:i,update:t.update}),this.panel=new H(t,s),this.places=new ie(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#i||this.filters.near);s&&this.#a(this.view);let i=this.places.load(),n=this.panel.show(H.of(this.#t.query));R().then(t.prefetch);let o=s?this.markers.load(this.#n,this.view.zoom):null,a=s?null:this.groups.within(yo,this.view.zoom).catch(p=>p);await Promise.race([i,st(vo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#p(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#l(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#a(this.view),await R(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#o=!1}}}#a(t){this.view=F(O(t)),this.#n=Ft(this.#e.size(),this.view)}#l(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,bo))}#c(t,s=this.filters){let i=this.#i||this.map?O(this.view):"";return d("/",{...s.query(),at:i,...t})}#h(){this.#t.rename(this.#c(H.of(this.#t.query))),gt.set(O(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#c(t))}openFind(t){return this.#t.push(this.#c({...H.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#c({}));async moved(t){let s=F(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new mt(t));let o=JSON.stringify(this.filters.query())!==n?this.#u(!i):null,a=await this.panel.show(H.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(w(this.panel.place)),await this.#e.opened())}#u(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...w(t),zoom:Math.max(ko,this.view.zoom)}),this.open({place:t.id})}change(t){let s=Object.assign(new mt(new URLSearchParams),this.filters,t);return this.#t.push(this.#c({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(xo,Qs(t))};if(this.map)return this.map.setView(s);this.#a(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await zt({maximumAge:6e4,timeout:1e4})})}catch(t){m(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var oe=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await tt())};distance=t=>{let s=this.#e??this.#t();return s&&t?T(s,t):void 0}};import{html as Lo,nothing as Oo}from"../lib/lit-html/lit-html.js";var ae=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t;this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n}),i()}view(){return this.screen?Lo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Oo}};import{html as B,nothing as Y}from"../lib/lit-html/lit-html.js";var To=[1,5,20,50,200],So=200,{near:Gp,...Mo}=ee,Qi=(e,t)=>e.filter(s=>s!==t),Io=(e,t)=>e.includes(t)?Qi(e,t):[...e,t],qo=e=>[...new Set([...To.map(ls),e])].sort((t,s)=>t-s),Po=e=>B`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${qo(e.filters.radius).map(t=>B`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,ce=(e,t,s=Y)=>B`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${h("close")}
  </button>`;function Eo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return B`
    ${t?ce(`“${t}”`,()=>e.change({q:""}),h("search")):Y}
    ${s.map(o=>ce(it(o),()=>e.change({categories:Qi(s,o)}),W(o)))}
    ${i?Y:ce(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?Y:ce(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Xi=(e,t)=>e.groups.counts?.of(t)??Y;function Co(e){let t=e.filters.categories;return vt.filter(s=>!t.includes(s)).map(s=>B`
    <button type="button" class="chip" data-count=${Xi(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${W(s)} ${it(s)}
    </button>`)}var tn=e=>B`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Se(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Po(e):Y}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Fo(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?B`<span class="number">${L(e.filters.count)}</span>`:Y}
    </button>
    ${Eo(e)}
    ${Co(e)}
  </div>`;async function Fo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=null,p=await Wt((g,f)=>(a??=e.groups.count().then(f),Bo(e,o,g,f)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var zo=(e,t,s)=>Se(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Bo(e,t,s,i){let n=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Rs(c)&&c!=="other");return B`
    <div class="row between"><h2>${r("map.filters")}</h2>${A(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${So} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...a].map(c=>B`
            <button type="button" class="chip" data-count=${Xi(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>n({categories:Io(t.categories,c)})}>${W(c)} ${it(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>zo(t,c,n))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Mo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as on}from"../lib/lit-html/lit-html.js";import{html as sn}from"../lib/lit-html/lit-html.js";var dt=["peek","half","full"],No=6,Ao=.5,le=class{#t;constructor(t){this.#t=t,this.stop=dt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(dt[Math.max(0,Math.min(dt.length-1,dt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},g=f=>{for(let[ge,$n]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.removeEventListener(ge,$n);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<No)return;if(Math.abs(a.speed)>Ao)return this.by(Math.sign(a.speed));let fe=c(f.clientY),rs=n.map(ge=>Math.abs(ge-fe));this.to(dt[rs.indexOf(Math.min(...rs))])};for(let[f,fe]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.addEventListener(f,fe)}#e(t){return dt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},en=(e,t,s,i,n)=>sn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,nn=(e,t,s)=>sn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${en(e,1,"map.more","up",e.stop==="full")}
          ${en(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Ro=6,jo=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(ee)}>${r("map.clear")}</button>`,Wo=e=>E`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>Ro?O(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,Uo=e=>N(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Ho(e){return e.places.nearest?Uo(e):e.filters.count||e.filters.near?N(r("map.noneFiltered"),r("map.noneFilteredText"),jo(e)):N(r("map.none"),r("map.noneText"),Wo(e))}function Ko(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,0);return t?Pt(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Do=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Je.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Vo(e){let{list:t,groups:s,places:i}=e;return t.problem?v(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial?Ho(e):E`
    ${i.shown.map(n=>Ie(n,o=>e.enter(o)))}
    ${K({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?E`<p class="hint">${r("map.partial")}</p>`:on}`:q(4)}var rn=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${A(t.close)}`,Zo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function an(e,t,s){let{place:i,group:n}=e.panel,o=i?rn(Bt(i),e):n?rn(Zo(n),e):E`<h2 class="grow">${Ko(e)}</h2>`,a=i?Ws(i):n?n.map(c=>Ie(c,p=>e.enter(p))):Vo(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${nn(t,o,e.panel.isOpen?on:Do(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var Jo=4,cn=matchMedia("(min-width: 1180px)");function Go(e,t){let s=d("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return _o(pe`<a class="button" href=${s} @click=${i}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var Qo=(e,t)=>({held:s=>Go(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>ei(document.getElementById("map"),s),prefetch:()=>Xs(),painted:As,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Xo(e,t,{kind:s,value:i}){return s==="place"?e.goTo(w(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):cn.matches?e.openFind(i):t.go(`/finds/${i}`)}var ln=e=>e.view.zoom>Jo?e.view:null,ta=(e,t,s)=>pe`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${ln(e)} .also=${Vi(e)} .words=${!0}
      .distance=${s.distance} @focusin=${s.look} @choose=${i=>Xo(e,t,i.detail)}></place-search>
    ${tn(e)}
  </div>`,ea=e=>pe`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?v({code:"map",text:r("map.failed")},()=>e.makeMap()):Yo}
  </div>`;function sa(e,t){let s=e.target.closest("a.find");!s||!cn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function ia(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var na=(e,t,s,i,n)=>pe`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>ia(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${ea(e)}
    ${ta(e,t,n)}
    ${an(e,s,o=>sa(o,e))}
    ${i.view()}
  </div>`;async function ra(e,t,s){await Promise.resolve(),await e.start(Qo(t,s)),performance.mark("finds:map")}var oa=e=>new RegExp(`^${Q}$`).test(e);function Ge(e){for(let o of["place","find"])oa(e.query.get(o))||e.query.delete(o);let t=new re(e),s=new le(e),i=new ae(e),n=new oe(()=>t.filters.near??ln(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??"Finds"},wide:!0,ready:ra(t,e,s),view:()=>na(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as pn}from"../lib/lit-html/lit-html.js";var aa=()=>pn`<a class="button" href="/">${r("missing.action")}</a>`,hn=()=>({title:r("missing.title"),view:()=>pn`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${N(r("missing.title"),r("missing.text"),aa())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var he=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=wt(t.query.get("next")),this.form=new Ks({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=ks(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return oi()}async#i(t,s){await xs();let i=await Et(`/api/auth/${t}`,{...s,cookie:!0});Os(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),li()}async#r(){if(!C().passwordLogin||Ct()||!await ai()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ci);let t=await Ee("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ee();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var ca=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${Pe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Pe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Vs(e,r("signin.action"))}
  </form>`,la=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,pa=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,ha=e=>Fe(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${qe(e.form)}
  ${ze("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function ua(e,t){let{passwordLogin:s,registration:i}=C();return Ct()?M`${ha(e)}${Ce(t)}`:M`
    ${Fe(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${ui()}
      ${qe(e.form)}
      ${s?ca(e):ft}
      ${e.hasPasskeys?la(e):ft}
      ${ze("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ft:pa(i)}</p>`)}
    ${mi()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Ce(t)}`}var ma=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function da(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?v(e.problem):e.username?ma(e):q(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function Qe(e){let t=pi(location.hash);if(t){let i=new hi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>da(i)}}let s=new he(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ua(s,e.update)}}var un={feed:Ae,find:St,map:Ge,missing:hn,signin:Qe};async function Xe(e){if(un[e])return un[e];let[t]=await Promise.all([import("./more.js"),as()]);return t[e]}var is=1e3,fa=6e4,_=null,de="",qt="",es="",me=!1,It=is,ns=0;function dn(){let e=()=>{if(document.hidden||!l.get("user"))return ss();Mt(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ss),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==de&&mn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==qt&&mn(),t&&Mt()}),l.get("user")&&Mt()}function ga(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>ga($a);function $a(){let e=l.get("user");if(!e||_||document.hidden)return;clearTimeout(ns),qt=es===l.get("openFind")?"":l.get("openFind");let t=qt,s=new EventSource(d("/api/notifications/stream",{find:t}));_=s,de=e.id,s.addEventListener("open",()=>{me&&yt(),me=!0,It=is,es="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===_&&s.readyState===EventSource.CLOSED&&wa()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>ya(JSON.parse(i.data))),s.addEventListener("reset",yt)}function wa(){let e=qt;_=null,me=!0,yt().then(t=>{t&&(es=e)}),ns=setTimeout(Mt,It),It=Math.min(2*It,fa)}var ue=0,ts=null;function ya(e){bs(1),l.set("notification",e),ba(e)}function ba(e){let t=ys(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ue=ts&&l.get("message")===ts?ue+1:1,ue===1?m(ws(e),t):m(r("note.several",{n:ue}),"/notifications"),ts=l.get("message"))}function mn(){me=!!_&&de===l.get("user")?.id,ss(),It=is}function ss(){clearTimeout(ns),_?.close(),_=null,de=qt=""}async function fn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&m(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith($e.href)?e:null});new Worker(new URL("bundle/formats.js",$e),{type:"module"});ti();di();var va=JSON.parse(document.getElementById("boot").textContent);await os();await R();Ls(va);ps(Xe);ki(gi,Xe);await R();dn();function gn(){Ss(),"serviceWorker"in navigator&&fn()}document.readyState==="complete"?gn():addEventListener("load",gn,{once:!0});
//# sourceMappingURL=main.js.map

import{$a as Is,$b as Ks,$c as Fe,Aa as zt,Ab as As,B as l,Ba as X,Bb as Rs,C as d,Cb as st,D as ps,Da as Bt,Db as j,Dc as Gs,Eb as xt,F as g,Fb as it,Fc as Qs,G as Et,Gb as Rt,H as $t,Hb as Me,Ic as Xs,J as _,Kc as ti,L as hs,Lb as Ie,Mb as js,Mc as ei,N as u,Nb as Ws,Oa as Ts,Ob as nt,Oc as si,P as G,Pb as jt,Pc as ii,Q as wt,Qa as Nt,Qc as ni,R as ms,Rc as ri,S as ds,Sa as be,Sc as oi,T as Q,Ta as Ss,Tc as ai,U as us,Uc as ci,V as fs,W as gs,Wa as ve,Wc as Ee,Xa as xe,Xb as Us,Y as $s,Ya as ke,Yc as li,Za as Ms,Zb as Hs,Zc as pi,_a as Le,_b as Pe,_c as Ce,a as $e,aa as ws,ab as Oe,ac as qe,ad as hi,b as C,bb as Ps,bc as Ds,bd as mi,ca as ys,cb as Te,cc as Wt,da as yt,db as qs,dc as Vs,dd as ze,e as we,ea as bs,eb as Es,ec as Zs,f as gt,fb as Cs,fc as Ys,gb as h,hb as I,ia as vs,ib as tt,ja as m,jb as At,k as os,l as as,la as xs,lb as B,ma as Ct,mb as v,mc as Js,n as r,na as ks,nb as P,o as qt,oa as Ls,ob as Se,p as b,pb as K,q as cs,qb as N,r as ye,ra as Os,rb as k,s as L,sb as Fs,ta as bt,tb as zs,ua as F,ub as Bs,uc as _s,va as O,vb as A,wa as $,wb as Ns,wc as Ut,x as ls,xa as Ft,xb as et,xc as rt,y as J,yb as R,za as T,zb as vt}from"./shared.js";function di(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var gn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],ui={screen:"missing",open:!0,params:{}},$n=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function fi(e){if($n(e))return ui;for(let[t,s,i=!1]of gn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${ms})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return ui}import{render as Ln,nothing as On}from"../lib/lit-html/lit-html.js";import{html as W,nothing as ot}from"../lib/lit-html/lit-html.js";var wn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function yn(e,t){return e===t||e==="/profile"&&t==="/saved"}function bn([e,t],s){let i=t==="bell"?l.get("unread"):0;return W`
    <a href=${e} class="tab ${t}" aria-current=${yn(e,s)?"page":ot}>
      <span class="face">
        ${t==="me"?I(m(),28):h(t)}
        ${i?W`<span class="count" aria-hidden="true">${i>99?"99+":L(i)}</span>`:ot}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?W`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:ot}
      </span>
    </a>`}var vn=()=>l.get("cached")||!l.get("online")?W`<p class="offline" role="status">${r(l.get("online")?"app.kept":"app.offline")}</p>`:ot,xn=e=>l.get("outbox").length&&e!=="/waiting"?W`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:ot,kn=W`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,gi=(e,{path:t,wide:s,broad:i})=>W`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${kn} <span>Finds</span></a>
    ${m()?W`<nav class="tabs" aria-label=${r("nav.label")}>${wn.map(n=>bn(n,t))}</nav>`:ot}
  </header>
  <div class="notes-above">
    ${vn()}
    ${xn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Fs}`;var Tn=2e3,$i=null,wi=null,q=null,x=null,Be=!1,at=0;function yi(){Be||(Be=!0,queueMicrotask(()=>{Be=!1,Ht()}))}function Ht(){if(x?.signal.aborted)return;let e=q?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=q?q.view():On;Ln(gi(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function Sn(e,{replace:t=!1}={}){return Oe(),t?ke(e):xe(e),Ne({fresh:!0})}function Mn(){zs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!x||x.signal.aborted||(x.user===m()?.id&&qs(x.lists,x.user),x.stop.abort(),q.close?.())}function In(e,t){let s=new AbortController,i=m()?.id,{lists:n,isStale:o}=Cs(i),a=[],c=()=>t===at;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:yi,go:Q,lists:a,user:i,rename:p=>{c()&&Ms(p)},push:p=>c()?Pn(p):null,kept:Le(),keep:p=>{c()&&Is(p)},restore:p=>{let w=n[a.push(p)-1];return w&&{...w,isStale:o}}}}function Pn(e){return Oe(),xe(e),bi()}function bi(){return!q?.moved||x.signal.aborted||x.path!==location.pathname?null:(ve(),x.query=new URLSearchParams(location.search),x.kept=Le(),Promise.resolve(q.moved(x.query)))}async function qn(){if(us())return;let e=at,t=bi();if(!t)return Ne();await t,e===at&&Te()}async function En(e){try{return await wi(e)}catch(t){return t instanceof TypeError||console.error(t),vi}}function Cn(e,t){try{return e(t)}catch(s){return console.error(s),vi()}}var vi=()=>({title:r("error.title"),view:()=>v({code:"offline"},()=>location.reload())});async function Ne({fresh:e=!1,first:t=!1}={}){let s=++at;Mn();let{screen:i,open:n,params:o}=$i(location.pathname);if(!n&&!m())return Q(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Q(wt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ht(),await A());let a=await En(i);s===at&&(ve(),x=In(o,s),q=Cn(a,x),Ht(),e&&scrollTo(0,0),t||await Fn(e,s))}async function Fn(e,t){if(e||await Promise.race([q.ready,et(Tn)]),t!==at)return;Ht(),((e?null:Ps())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Te()}function zn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Bn(e){let t=zn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();Q(t.pathname+t.search+t.hash)}function xi(e,t){[$i,wi]=[e,t],ds(Sn),history.scrollRestoration="manual";let s=m()?.id;return l.subscribe("user",i=>{i?.id!==s&&Es(),s=i?.id}),l.subscribe("*",yi),l.subscribe("message",Bs),document.body.replaceChildren(),addEventListener("click",Bn),addEventListener("popstate",qn),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&Q(wt(i.data.path))}),location.pathname.startsWith("/api/")&&ke(m()?"/settings":"/sign-in"),Ne({first:!0})}import{html as Lt,nothing as Jn}from"../lib/lit-html/lit-html.js";var Nn=1500,An=9;function Rn(){let e=F(gt.get());return e?.zoom>=An?{lat:e.lat,lng:e.lng}:null}var jn=()=>Promise.race([X(),et(Nn,null)]),Wn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Kt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=R(t,()=>u("/api/finds/feed",{...Wn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await jn()??Rn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await zt({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?T(this.at,$(t.location)):void 0};function Un(){return fs()?!0:l.get("installPrompt")||gs()?!1:void 0}async function Hn(){let e=await bs();return{on:!0,off:!1}[e]}var Dt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return we.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:g(`/api/users/${m().id}`,{signal:t}).then(n=>n.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Hn(),install:Un()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{we.set(m().id),this.steps=[],this.#t.update()}};import{html as D,nothing as kt}from"../lib/lit-html/lit-html.js";var Kn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Dn=(e,t)=>D`
  <span class="cover c-${Rs(e.category).code}">
    ${e.media.length?it(e.media[0],{sizes:Kn,eager:t}):j(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${h("play")}</span>`:kt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Vn=e=>e.saved?D`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,ki=(e,t,s)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Dn(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${h("pin")} <bdi>${Bt(e.location)}</bdi>${t===void 0?kt:D` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${tt(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${Rt(e)}
        </span>
        <span class="soft marks">
          ${Me(e.likeCount,"heart","find.likes")} ${Me(e.commentCount,"comment","find.comments")} ${Vn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as ct,nothing as Vt}from"../lib/lit-html/lit-html.js";var Li={find:"/new",friend:"/people",push:"/settings#push"};function Zn(e,t){return Li[t]?ct`<a class="button quiet" href=${Li[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?ct`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:ct`<span class="hint">${r("steps.installHint")}</span>`}var Yn=(e,{name:t,isDone:s})=>ct`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?h("check"):Vt}</span>
    <span class="grow">${r(`steps.${t}`)}${s?ct`<span class="unseen"> (${r("steps.done")})</span>`:Vt}</span>
    ${s?Vt:Zn(e,t)}
  </li>`,Oi=e=>e.isOver||!e.left?Vt:ct`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${N(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Yn(e,t))}</ul>
  </section>`;var Si=()=>Lt`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,_n=e=>e.at?Jn:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,Ti=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${_n(e)}</p>`;function Gn(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?P(3):[Oi(t),Qn(e)]}function Qn(e){let{items:t,problem:s,load:i}=e.list;if(s)return v(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Ti(e),B(r("feed.none"),n,Si())]}return Lt`
    ${Ti(e)}
    <ul class="feed-list">${t.map((n,o)=>ki(n,e.distance(n),o===0))}</ul>
    ${K(e.list)}`}function Ae(e){let t=new Kt(e),s=new Dt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Lt`
      ${At(r("feed.title"),Si())}
      ${Gn(t,s)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var Xn=160,tr=2,Mi=6;function er(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Zt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=er(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#l(),i&&(this.#s??=sr().then(n=>this.#a(n)),i.name.length>=tr&&(this.#o=setTimeout(()=>this.#p(i),Xn))))}close(){this.#r=this.#n?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let s=await g(u("/api/users",{q:t.name,limit:Mi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#c(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#c(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(m()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,Mi)}};async function sr(){return(await g("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Re(e){let t=C().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var je=e=>e.errors?.length?cs(e.errors[0]):b(e),Yt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Zt(t,n),this.#s=jt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Us(this.text,C().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:Os()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=je(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ii(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Pi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function qi(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var ir=20,nr=20,Ot=e=>jt(`comment-edit:${e.id}`),Jt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new Yt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=R(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#l([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Ii(Pi(this.list.items),this.waiting)}retry(t){return Ss(t.id)}async takeBack(t){this.composer.takeBack(t),await be(t.id)}discard(t){return be(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#c(s):t?this.list.items.some(i=>i.id===t.id)?this.#p(t):this.#l([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await g(u(this.#e,{order:"desc",limit:ir}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#p(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#l(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#c(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=qi(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<nr;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let s=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#p(s),Ot(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):je(s)}return this.#t.update(),!t.error}async remove(t){try{await _(`${this.#e}/${t.id}`)}catch(s){return d(b(s)),!1}return Ot(t).remove(),this.#c(t.id),this.#t.update(),!0}};var _t=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Jt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ws(t,async()=>{this.find=await g(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await X();!t||this.#t.signal.aborted||(this.distance=T(t,$(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>d(b(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await nt(t?$t(n,{state:t}):_(n))||(s.saved=i),this.#t.update()}async dismiss(){await nt($t(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await nt(_(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let s=R({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await nt(_(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await nt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as y,nothing as pt}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as lt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function He(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function rr(e,t){t.write(e.target.value),We(e,t),He(e.target)}var We=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ue(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),He(U())}var or=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ue(t[s],e),Tab:()=>Ue(t[s],e),Escape:()=>e.mentions.close()});function ar(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let w=(t.mentions.items.length&&!a&&!c?or(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);w&&(e.preventDefault(),w())}async function cr(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&He(U())}function lr(e){e.stopReply(),k("comment")}var pr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>lr(e)}>${h("close")}</button>
  </p>`,hr=(e,t,s)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ue(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,mr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>hr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,dr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ei=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>cr(t,e)}>
    ${e.replyTo?pr(e):lt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${mr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":lt} aria-describedby=${dr(e)||lt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":lt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:lt}
        @input=${t=>rr(t,e)} @keydown=${t=>ar(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>We(t,e)} @keyup=${t=>We(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${Ks(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:lt}
  </form>`;function ur(e,t){e.edit(t),k("edited")}async function fr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&k(`menu-${s}`)}function gr(e,t){e.composer.reply(t),k("comment")}async function $r(e,t){await e.takeBack(t),await k("comment")}async function wr(e,t){await Zs()&&(await e.discard(t),await k("comments"))}async function yr(e,t){await Vs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var br=e=>y`
  <form novalidate @submit=${t=>fr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":pt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:pt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function vr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>ur(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>yr(e,t)}]:[],...i?[]:[_s({commentId:t.id}),Js(t.user,()=>e.load())]]}var xr=(e,t)=>t.hidden?y`
  ${rt(t.content)}
  ${Ut(r("report.commentHidden"),t.hidden)}`:y`
  ${rt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>gr(e,t)}>
    ${r("comment.reply")}
  </button>`,kr=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?br(e):xr(e,t)}
    </div>
    ${Ys(r("comment.menu",{name:t.user.username}),vr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ke=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,Lr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ke(r("action.retry"),()=>e.retry(t))}
      ${Ke(r("action.edit"),()=>$r(e,t))}`:pt}
    ${Ke(r("outbox.cancel"),()=>wr(e,t))}
  </div>`,Or=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${m().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${rt(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:pt}
      ${t.isLate||t.state==="refused"?Lr(e,t):pt}
    </div>
  </div>`,Ci=(e,t,s)=>t.entry?Or(e,t.entry):kr(e,t,s),Tr=(e,t,s)=>y`
  <li>
    ${Ci(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${Ci(e,i,s)}</li>`)}
      </ul>`:pt}
  </li>`;function Sr(e,t){let{items:s,problem:i,load:n}=e.list;return i?v(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${K(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Tr(e,o,t))}</ul>
    ${K(e.list)}`:P(1)}var Fi=(e,t)=>y`
  ${Sr(e,t)}
  ${Ei(e.composer)}`;import{html as V,nothing as Ye}from"../lib/lit-html/lit-html.js";import{html as Xt,nothing as Ze}from"../lib/lit-html/lit-html.js";var ht={scale:1,x:0,y:0},Mr=5,[Ir,Pr]=[60,90],De=(e,t,s)=>Math.max(e,Math.min(s,t));function Ve(e,t,s){let i=De(1,t,Mr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Gt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:De(-i,e.x,i),y:De(-n,e.y,n)}}function zi({x:e,y:t}){return t>Pr&&t>Math.abs(e)?"close":Math.abs(e)<Ir||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Bi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var qr=2.5,[Er,Ni]=[300,24],Ai=180,Ri=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Qt=class{#t=ht;#e=ht;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#d(ht),s&&!Ri()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ai,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#c(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#c(t));let s=this.#l(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ve(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#d(this.#t.scale>1?Gt(n,this.#h()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#m();if(Math.hypot(n.x,n.y)<Ni)return this.#p(s,t.timeStamp);let o=this.#t.scale>1?"":zi(n);if(o)return this.#o[o]();this.#m()};#p(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Er||Math.hypot(t.x-i.x,t.y-i.y)>Ni)return this.#m();this.#n={time:0,x:0,y:0},this.#d(this.#t.scale>1?ht:Gt(Ve(ht,qr,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Bi(t,s)}#c({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#m(){this.#d(Gt(this.#t,this.#h()),!0)}#d(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Ri()?`transform ${Ai}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var te=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Wi(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Wt((c,p)=>{let w=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Qt({next:()=>w(1),previous:()=>w(-1),close:()=>c()}),Cr(e,{at:i,plays:n,films:a},o,w,c)},{label:e.title,kind:"full"})}function Cr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return Xt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ze}</span>
        ${N(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?Br(p,s,i):zr(p,te(e,t))}</div>
      </div>
      <div>
        ${p.caption?Xt`<p class="said" dir="auto">${p.caption}</p>`:Ze}
        ${c>1?Nr(o):Ze}
      </div>
    </div>`}var Fr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,zr=(e,t)=>it(e,{alt:t,eager:!0,sizes:Fr(e),blur:!1});function Br(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Nr=e=>Xt`
  <div class="row steps">
    ${ji("previous","back",()=>e(-1))}
    ${ji("next","next",()=>e(1))}
  </div>`,ji=(e,t,s)=>Xt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${h(t)}</button>`;var Je=5,Ar={tall:4/5,square:1,wide:3/2};function Rr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function jr(e,t){let s=Math.max(1,xt(t)/Ar[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Wr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Ur(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Je;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Wi(e,s)}>
        ${o?Wr(t,te(e,s)):it(t,{alt:te(e,s),eager:s===0,sizes:jr(i,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Ye}
        ${s===Je-1&&c>0?V`<span class="beyond" data-count="+${L(c)}"></span>`:Ye}
      </button>
    </li>`}var Hr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>V`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Kr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Ui(e,t=0,s=()=>{}){let i=e.media.length,n=Rr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Je)}" aria-label=${r("find.pictures")} @scroll=${o=>Kr(o,t,s)}>
        ${e.media.map((o,a)=>Ur(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Hr(Math.min(t,i-1),i):Ye}
    </div>`}var Dr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${tt(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Vr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${j(e)} ${st(e)}
  </a>`,Zr=e=>S`
  <p class="marks">
    ${e.category?Vr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:Rt(e)}
  </p>`,Hi=e=>e.find.media.length?Ui(e.find,e.photo,e.showPhoto):Z,Ki=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${Dr(e.find)}
      ${ni(e)}
    </div>
    ${e.find.description?rt(e.find.description):Z}
    ${Zr(e.find)}
    ${t}
  </div>`,Yr=e=>S`
  ${Ut(r("report.findHidden"),e.find.hidden)}
  ${Hi(e)}
  ${Ki(e)}`,Jr=e=>e.find.hidden?Yr(e):S`
  ${Hi(e)}
  ${ei(e)}
  ${Ki(e,S`${si(e)} ${ii(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Fi(e.comments,e.isOwn())}
  </section>`;function _r(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),v(t,e.load)]:e.find?[e.title,Jr(e)]:[r("find.title"),P(3)]}function Gr(e){let[t,s]=_r(e);return S`${At(t,Z,"/")}${s}`}async function Qr(e,t){await e.load(),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function St(e){let t=new _t(e),i=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:Qr(t,i),view:()=>Gr(t)}}import{html as pe,nothing as Vo,render as Zo}from"../lib/lit-html/lit-html.js";var[Xr,to,eo]=[4,2,2],so=e=>vt.filter(t=>ye(r(`category.${t}`)).startsWith(ye(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),io=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:$(e.location)}),no=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Di=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Xr}),a=u("/api/users",{q:t,limit:to}),[c,p]=await Promise.all([g(o,{signal:s}).catch(()=>[]),[...t].length<eo?[]:g(a,{signal:s}).catch(()=>[])]);return[...so(t),...c.map(io),...p.map(no)]};var ee={q:"",categories:[],near:null,mine:!0,friends:!0},_e=["active","distance","likes"],ro=e=>(e??"").split(",").filter(Boolean),mt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:ro(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:_e.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var oo=3,ao=[5,8,11,13],Vi=160,co=5,se=class{items=[];isPartial=!1;#t;#e=0;constructor(t,s){this.#t=t,this.flags=s}get signal(){return this.#t.signal}within(t,s){let i=u("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return hs(i,{signal:this.#t.signal})}async load({bbox:t,zoom:s}){let i=++this.#e;try{let n=await this.within(t,s);return i!==this.#e?!1:(this.set(...n),!0)}catch(n){return this.report(n),!1}}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=oo?ao:[]){let n=s(t[0].map($),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=$(t),n=Ft({width:Vi,height:Vi},{...i,zoom:s}),[o]=await this.within(n,Math.min(bt,s+co)),a=c=>this.items.every(p=>T($(c),i)<=T($(c),$(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&d(b(t))}};var lo="-180,-90,180,90",Zi=2e4,[Yi,Ji,po]=[20,500,3],_i=3,ie=class{nearest=null;#t;#e;#s=Yi;#i=!1;#n=_i;constructor(t,s,i){this.#t=t,this.#e=s;let n=()=>this.#r(i());this.list=R(t,()=>u("/api/locations",{...s.flags,...n(),findsLimit:po,limit:this.#s}))}#r({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||lo;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),w=Math.max(T(t,{lat:p,lng:o}),T(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Zi,Math.max(.1,w)).toFixed(3),order:i}}get shown(){return this.list.items.slice(0,this.#n)}async drawRest(t){for(;this.#n<(this.list.items?.length??0);)await t(),this.#n+=_i,this.#t.update();this.#n=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#s&&this.#s<Ji}more=async()=>{if(this.list.next)return this.list.more();this.#i||(this.#i=!0,this.#s=Math.min(Ji,3*Math.max(this.#s,this.list.items.length)),await this.list.load(),this.#i=!1)};async load(){this.nearest=null,this.#s=Yi,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#o()}async#o(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Zi,order:"distance",findsLimit:1,limit:1},n=u("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await g(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[ho,mo]=[60,600],ne=class{#t;#e;#s=null;#i=new Map;constructor(t,s){this.#t=t,this.#e=s}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#n()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=i=>i.locationId?this.#e.open({place:i.locationId}):this.divide(i),s=i=>({...fo(i,this.#i.get(i.locationId)),click:()=>t(i)});this.#e.map()?.setMarkers(this.#t.items.map(s)),this.#e.update()}select(t,s=!!t){let i=this.#e.map(),n=this.#s;this.#s=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#e.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#e.open({place:i[0].locationId});if(s>=bt)return this.#e.open({group:n});i.length&&this.#e.map()?.fit(i.map($),bt,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#i.clear()}async#n(){this.#i.size>mo&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#i.has(s)).slice(0,ho);if(!t.length)return!1;for(let s of t)this.#i.set(s,null);try{let s=u("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await g(s,{signal:this.#t.signal}))this.#i.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#i.delete(s);return!1}}},uo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function fo(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:uo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:qt(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var go=100,H=class{place=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:go}),"place"]:[u("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||s)try{a[o]=await g(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(b(c))}i===this.#i&&Object.assign(this,a)}};var $o="-180,-90,180,90",wo=120,yo=1e3,[bo,vo]=[13,15],re=class{map=null;failed=!1;#t;#e=null;#s;#i;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new mt(t.query),this.#i=F(t.query.get("at"))??F(gt.get()),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i};let s=()=>this.filters.flags;this.groups=new se(t,s);let i=n=>this.open(n);this.markers=new ne(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:i,update:t.update}),this.panel=new H(t,s),this.places=new ie(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#i||this.filters.near);s&&this.#a(this.view);let i=this.places.load(),n=this.panel.show(H.of(this.#t.query));A().then(t.prefetch);let o=s?this.markers.load(this.#n,this.view.zoom):null,a=s?null:this.groups.within($o,this.view.zoom).catch(p=>p);await Promise.race([i,et(yo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#p(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#l(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#a(this.view),await A(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#o=!1}}}#a(t){this.view=F(O(t)),this.#n=Ft(this.#e.size(),this.view)}#l(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,wo))}#c(t,s=this.filters){let i=this.#i||this.map?O(this.view):"";return u("/",{...s.query(),at:i,...t})}#h(){this.#t.rename(this.#c(H.of(this.#t.query))),gt.set(O(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#c(t))}openFind(t){return this.#t.push(this.#c({...H.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#c({}));async moved(t){let s=F(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new mt(t));let o=JSON.stringify(this.filters.query())!==n?this.#m(!i):null,a=await this.panel.show(H.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal($(this.panel.place)),await this.#e.opened())}#m(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...$(t),zoom:Math.max(vo,this.view.zoom)}),this.open({place:t.id})}change(t){let s=Object.assign(new mt(new URLSearchParams),this.filters,t);return this.#t.push(this.#c({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(bo,Gs(t))};if(this.map)return this.map.setView(s);this.#a(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await zt({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var oe=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await X())};distance=t=>{let s=this.#e??this.#t();return s&&t?T(s,t):void 0}};import{html as xo,nothing as ko}from"../lib/lit-html/lit-html.js";var ae=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t;this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n}),i()}view(){return this.screen?xo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:ko}};import{html as z,nothing as dt}from"../lib/lit-html/lit-html.js";var Lo=[1,5,20,50,200],Oo=200,{near:Yp,...To}=ee,Gi=(e,t)=>e.filter(s=>s!==t),So=(e,t)=>e.includes(t)?Gi(e,t):[...e,t],Mo=e=>[...new Set([...Lo.map(ls),e])].sort((t,s)=>t-s),Io=e=>z`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Mo(e.filters.radius).map(t=>z`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,ce=(e,t,s=dt)=>z`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${h("close")}
  </button>`;function Po(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return z`
    ${t?ce(`“${t}”`,()=>e.change({q:""}),h("search")):dt}
    ${s.map(o=>ce(st(o),()=>e.change({categories:Gi(s,o)}),j(o)))}
    ${i?dt:ce(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?dt:ce(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}function qo(e){let t=e.filters.categories;return vt.filter(s=>!t.includes(s)).map(s=>z`
    <button type="button" class="chip" @click=${()=>e.change({categories:[...t,s]})}>
      ${j(s)} ${st(s)}
    </button>`)}var Qi=e=>z`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}>
    ${Se(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Io(e):dt}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Eo(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?z`<span class="number">${L(e.filters.count)}</span>`:dt}
    </button>
    ${Po(e)}
    ${qo(e)}
  </div>`;async function Eo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=await Wt((c,p)=>Fo(o,c,p),{label:r("map.filters"),kind:"sheet-like"});a&&e.change(a)}var Co=(e,t,s)=>Se(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Fo(e,t,s){let i=a=>{Object.assign(e,a),s()},n=a=>{a.preventDefault(),t({...e,q:a.target.q.value.trim()})},o=e.categories.filter(a=>!As(a)&&a!=="other");return z`
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
              @click=${()=>i({categories:So(e.categories,a)})}>${j(a)} ${st(a)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(a=>Co(e,a,i))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>t(To)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as nn}from"../lib/lit-html/lit-html.js";import{html as tn}from"../lib/lit-html/lit-html.js";var ut=["peek","half","full"],zo=6,Bo=.5,le=class{#t;constructor(t){this.#t=t,this.stop=ut.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ut[Math.max(0,Math.min(ut.length-1,ut.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},w=f=>{for(let[ge,fn]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.removeEventListener(ge,fn);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<zo)return;if(Math.abs(a.speed)>Bo)return this.by(Math.sign(a.speed));let fe=c(f.clientY),rs=n.map(ge=>Math.abs(ge-fe));this.to(ut[rs.indexOf(Math.min(...rs))])};for(let[f,fe]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.addEventListener(f,fe)}#e(t){return ut.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},Xi=(e,t,s,i,n)=>tn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,en=(e,t,s)=>tn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${Xi(e,1,"map.more","up",e.stop==="full")}
          ${Xi(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var No=6,Ao=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(ee)}>${r("map.clear")}</button>`,Ro=e=>E`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>No?O(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,jo=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Wo(e){return e.places.nearest?jo(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),Ao(e)):B(r("map.none"),r("map.noneText"),Ro(e))}function Uo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,0);return t?qt(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Ho=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${_e.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Ko(e){let{list:t,groups:s,places:i}=e;return t.problem?v(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial?Wo(e):E`
    ${i.shown.map(n=>Ie(n,o=>e.enter(o)))}
    ${K({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?E`<p class="hint">${r("map.partial")}</p>`:nn}`:P(4)}var sn=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${N(t.close)}`,Do=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function rn(e,t,s){let{place:i,group:n}=e.panel,o=i?sn(Bt(i),e):n?sn(Do(n),e):E`<h2 class="grow">${Uo(e)}</h2>`,a=i?js(i):n?n.map(c=>Ie(c,p=>e.enter(p))):Ko(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${en(t,o,e.panel.isOpen?nn:Ho(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var Yo=4,on=matchMedia("(min-width: 1180px)");function Jo(e,t){let s=u("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return Zo(pe`<a class="button" href=${s} @click=${i}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var _o=(e,t)=>({held:s=>Jo(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>ti(document.getElementById("map"),s),prefetch:()=>Qs(),painted:Ns,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Go(e,t,{kind:s,value:i}){return s==="place"?e.goTo($(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):on.matches?e.openFind(i):t.go(`/finds/${i}`)}var an=e=>e.view.zoom>Yo?e.view:null,Qo=(e,t,s)=>pe`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${an(e)} .also=${Di(e)} .words=${!0}
      .distance=${s.distance} @focusin=${s.look} @choose=${i=>Go(e,t,i.detail)}></place-search>
    ${Qi(e)}
  </div>`,Xo=e=>pe`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?v({code:"map",text:r("map.failed")},()=>e.makeMap()):Vo}
  </div>`;function ta(e,t){let s=e.target.closest("a.find");!s||!on.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function ea(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var sa=(e,t,s,i,n)=>pe`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>ea(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Xo(e)}
    ${Qo(e,t,n)}
    ${rn(e,s,o=>ta(o,e))}
    ${i.view()}
  </div>`;async function ia(e,t,s){await Promise.resolve(),await e.start(_o(t,s)),performance.mark("finds:map")}var na=e=>new RegExp(`^${G}$`).test(e);function Ge(e){for(let o of["place","find"])na(e.query.get(o))||e.query.delete(o);let t=new re(e),s=new le(e),i=new ae(e),n=new oe(()=>t.filters.near??an(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??"Finds"},wide:!0,ready:ia(t,e,s),view:()=>sa(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as cn}from"../lib/lit-html/lit-html.js";var ra=()=>cn`<a class="button" href="/">${r("missing.action")}</a>`,ln=()=>({title:r("missing.title"),view:()=>cn`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),ra())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var he=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=wt(t.query.get("next")),this.form=new Hs({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=xs(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ri()}async#i(t,s){await vs();let i=await Et(`/api/auth/${t}`,{...s,cookie:!0});Ls(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ci()}async#r(){if(!C().passwordLogin||Ct()||!await oi()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ai);let t=await Ee("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ee();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var oa=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${qe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${qe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ds(e,r("signin.action"))}
  </form>`,aa=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,ca=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,la=e=>Fe(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Pe(e.form)}
  ${ze("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function pa(e,t){let{passwordLogin:s,registration:i}=C();return Ct()?M`${la(e)}${Ce(t)}`:M`
    ${Fe(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${hi()}
      ${Pe(e.form)}
      ${s?oa(e):ft}
      ${e.hasPasskeys?aa(e):ft}
      ${ze("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ft:ca(i)}</p>`)}
    ${mi()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Ce(t)}`}var ha=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ma(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?v(e.problem):e.username?ha(e):P(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function Qe(e){let t=li(location.hash);if(t){let i=new pi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ma(i)}}let s=new he(e);return{get title(){return r("signin.title")},broad:!0,view:()=>pa(s,e.update)}}var pn={feed:Ae,find:St,map:Ge,missing:ln,signin:Qe};async function Xe(e){if(pn[e])return pn[e];let[t]=await Promise.all([import("./more.js"),as()]);return t[e]}var is=1e3,da=6e4,Y=null,ue="",Pt="",es="",de=!1,It=is,ns=0;function mn(){let e=()=>{if(document.hidden||!l.get("user"))return ss();Mt(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ss),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ue&&hn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==Pt&&hn(),t&&Mt()}),l.get("user")&&Mt()}function ua(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>ua(fa);function fa(){let e=l.get("user");if(!e||Y||document.hidden)return;clearTimeout(ns),Pt=es===l.get("openFind")?"":l.get("openFind");let t=Pt,s=new EventSource(u("/api/notifications/stream",{find:t}));Y=s,ue=e.id,s.addEventListener("open",()=>{de&&yt(),de=!0,It=is,es="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Y&&s.readyState===EventSource.CLOSED&&ga()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>$a(JSON.parse(i.data))),s.addEventListener("reset",yt)}function ga(){Y=null,es=Pt,de=!0,yt(),ns=setTimeout(Mt,It),It=Math.min(2*It,da)}var me=0,ts=null;function $a(e){ys(1),l.set("notification",e),wa(e)}function wa(e){let t=ws(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(me=ts&&l.get("message")===ts?me+1:1,me===1?d($s(e),t):d(r("note.several",{n:me}),"/notifications"),ts=l.get("message"))}function hn(){de=!!Y&&ue===l.get("user")?.id,ss(),It=is}function ss(){clearTimeout(ns),Y?.close(),Y=null,ue=Pt=""}async function dn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith($e.href)?e:null});new Worker(new URL("bundle/formats.js",$e),{type:"module"});Xs();di();var ya=JSON.parse(document.getElementById("boot").textContent);await os();await A();ks(ya);ps(Xe);xi(fi,Xe);await A();mn();function un(){Ts(),"serviceWorker"in navigator&&dn()}document.readyState==="complete"?un():addEventListener("load",un,{once:!0});
//# sourceMappingURL=main.js.map

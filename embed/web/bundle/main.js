import{$a as Le,$b as Ks,Ab as js,Ac as Dt,Ba as v,Bb as st,Bc as ot,C as l,Ca as At,Cb as E,D as d,Da as tt,Db as vt,E as us,Eb as Ws,F as ds,Fa as Bt,Fb as Us,Gb as it,H as $,Hb as W,Hc as ti,I as Pt,Ib as xt,J as wt,Jb as nt,Jc as ei,Kb as jt,L as G,Lb as qe,Mc as si,N as Ct,Oc as ii,P as h,Pb as Ee,Qb as Ds,Qc as ni,R as Q,Rb as Hs,S as $t,Sa as Is,Sb as rt,Sc as ri,T as fs,Tb as Wt,Tc as oi,U as gs,Ua as Nt,Uc as ai,V as X,Vc as ci,W as ws,Wa as xe,Wc as li,X as $s,Xa as qs,Xc as pi,Y as ys,Yc as hi,_ as bs,_a as ke,_c as Fe,a as ye,ab as Oe,ad as mi,b as F,bb as Es,bc as Vs,bd as ui,ca as vs,cb as Te,cc as Pe,cd as ze,db as Ps,dc as Zs,dd as Ae,e as be,ea as xs,eb as Se,ec as Ce,ed as di,f as gt,fa as yt,fb as Cs,fc as Ys,fd as fi,ga as ks,gb as Me,gc as Ut,hb as Fs,hc as _s,hd as Be,ib as zs,ic as Js,jb as As,jc as Gs,k as ls,ka as Ls,kb as m,l as ps,la as u,lb as I,mb as et,n as r,na as Os,nb as Rt,o as Et,oa as Ft,p as b,pa as Ts,pb as N,q as hs,qa as Ss,qb as x,qc as Qs,r as ve,rb as q,sb as Ie,t as O,ta as Ms,tb as H,ub as R,va as bt,vb as L,wa as z,wb as Bs,xa as T,xb as Ns,y as ms,ya as g,yb as Rs,yc as Xs,z as J,za as zt,zb as j}from"./shared.js";function gi(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var xn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],wi={screen:"missing",open:!0,params:{}},kn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function $i(e){if(kn(e))return wi;for(let[t,s,i=!1]of xn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Q})`).replace(":name",`(?<name>${fs})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return wi}import{render as qn,nothing as En}from"../lib/lit-html/lit-html.js";import{html as A,nothing as at}from"../lib/lit-html/lit-html.js";var Ln=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function On(e,t){return e===t||e==="/profile"&&t==="/saved"}function Tn([e,t],s){let i=t==="bell"?l.get("unread"):0;return A`
    <a href=${e} class="tab ${t}" aria-current=${On(e,s)?"page":at}>
      <span class="face">
        ${t==="me"?I(u(),28):m(t)}
        ${i?A`<span class="count" aria-hidden="true">${i>99?"99+":O(i)}</span>`:at}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?A`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:at}
      </span>
    </a>`}function Sn(){return l.get("online")?l.get("cached")?A`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:at:A`<p class="offline" role="status">${r("app.offline")}</p>`}var Mn=e=>l.get("outbox").length&&e!=="/waiting"?A`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:at,In=A`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,yi=(e,{path:t,wide:s,broad:i})=>A`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${In} <span>Finds</span></a>
    ${u()?A`<nav class="tabs" aria-label=${r("nav.label")}>${Ln.map(n=>Tn(n,t))}</nav>`:at}
  </header>
  <div class="notes-above">
    ${Sn()}
    ${Mn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Bs}`;var Pn=2e3,bi=null,vi=null,P=null,k=null,Ne=!1,ct=0;function xi(){Ne||(Ne=!0,queueMicrotask(()=>{Ne=!1,Ht()}))}function Ht(){if(k?.signal.aborted)return;let e=P?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=P?P.view():En;qn(yi(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function Cn(e,{replace:t=!1}={}){return Se(),t?Oe(e):Le(e),Re({fresh:!0})}function Fn(){Ns();for(let e of document.querySelectorAll("dialog[open]"))e.close();!k||k.signal.aborted||(k.user===u()?.id&&Fs(k.lists,k.user),k.stop.abort(),P.close?.())}function zn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=As(i),a=[],c=()=>t===ct;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:xi,go:X,lists:a,user:i,rename:p=>{c()&&Es(p)},push:p=>c()?An(p):null,kept:Te(),keep:p=>{c()&&Ps(p)},restore:p=>{let w=n[a.push(p)-1];return w&&{...w,isStale:o}}}}function An(e){return Se(),Le(e),ki()}function ki(){return!P?.moved||k.signal.aborted||k.path!==location.pathname?null:(ke(),k.query=new URLSearchParams(location.search),k.kept=Te(),Promise.resolve(P.moved(k.query)))}async function Bn(){if(ws())return;let e=ct,t=ki();if(!t)return Re();await t,e===ct&&Me()}async function Nn(e){try{return await vi(e)}catch(t){return t instanceof TypeError||console.error(t),Li}}function Rn(e,t){try{return e(t)}catch(s){return console.error(s),Li()}}var Li=()=>({title:r("error.title"),view:()=>x({code:"offline"},()=>location.reload())});async function Re({fresh:e=!1,first:t=!1}={}){let s=++ct;Fn();let{screen:i,open:n,params:o}=bi(location.pathname);if(!n&&!u())return X(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return X($t(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ht(),await j());let a=await Nn(i);s===ct&&(ke(),k=zn(o,s),P=Rn(a,k),Ht(),e&&scrollTo(0,0),t||await jn(e,s))}async function jn(e,t){if(e||await Promise.race([P.ready,st(Pn)]),t!==ct)return;Ht(),((e?null:Cs())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Me()}function Wn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Un(e){let t=Wn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();X(t.pathname+t.search+t.hash)}function Oi(e,t){[bi,vi]=[e,t],gs(Cn),history.scrollRestoration="manual";let s=u()?.id;return l.subscribe("user",i=>{i?.id!==s&&zs(),s=i?.id}),l.subscribe("*",xi),l.subscribe("message",Rs),document.body.replaceChildren(),addEventListener("click",Un),addEventListener("popstate",Bn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&X($t(i.data.path))}),location.pathname.startsWith("/api/")&&Oe(u()?"/settings":"/sign-in"),Re({first:!0})}import{html as Lt,nothing as er}from"../lib/lit-html/lit-html.js";var Dn=1500,Hn=9;function Kn(){let e=z(gt.get());return e?.zoom>=Hn?{lat:e.lat,lng:e.lng}:null}var Vn=()=>Promise.race([tt(),st(Dn,null)]),Zn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Kt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=E(t,()=>h("/api/finds/feed",{...Zn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await Vn()??Kn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await At({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?v(this.at,g(t.location)):void 0};function Yn(){return $s()?!0:l.get("installPrompt")||ys()?!1:void 0}async function _n(){let e=await ks();return{on:!0,off:!1}[e]}var Vt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return be.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:$(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:_n(),install:Yn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{be.set(u().id),this.steps=[],this.#t.update()}};import{html as K,nothing as kt}from"../lib/lit-html/lit-html.js";var Jn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Gn=(e,t)=>K`
  <span class="cover c-${Us(e.category).code}">
    ${e.media.length?nt(e.media[0],{sizes:Jn,eager:t}):W(e.category)}
    ${e.media[0]?.type==="video"?K`<span class="play">${m("play")}</span>`:kt}
    ${e.media.length>1?K`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Qn=e=>e.saved?K`<span class="figure">${m("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,Ti=(e,t,s)=>K`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Gn(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${m("pin")} <bdi>${Bt(e.location)}</bdi>${t===void 0?kt:K` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${et(e.createdAt)}</span></span>
          ${e.reason==="friend"?K`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${jt(e)}
        </span>
        <span class="soft marks">
          ${qe(e.likeCount,"heart","find.likes")} ${qe(e.commentCount,"comment","find.comments")} ${Qn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as lt,nothing as Zt}from"../lib/lit-html/lit-html.js";var Si={find:"/new",friend:"/people",push:"/settings#push"};function Xn(e,t){return Si[t]?lt`<a class="button quiet" href=${Si[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?lt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:lt`<span class="hint">${r("steps.installHint")}</span>`}var tr=(e,{name:t,isDone:s})=>lt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?m("check"):Zt}</span>
    <span class="grow">${r(`steps.${t}`)}${s?lt`<span class="unseen"> (${r("steps.done")})</span>`:Zt}</span>
    ${s?Zt:Xn(e,t)}
  </li>`,Mi=e=>e.isOver||!e.left?Zt:lt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${R(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>tr(e,t))}</ul>
  </section>`;var qi=()=>Lt`<a class="button quiet" href="/people">${m("people")} ${r("nav.people")}</a>`,sr=e=>e.at?er:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${m("here")} ${r("feed.nearMe")}
  </button>`,Ii=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${sr(e)}</p>`;function ir(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?q(3):[Mi(t),nr(e)]}function nr(e){let{items:t,problem:s,load:i}=e.list;if(s)return x(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Ii(e),N(r("feed.none"),n,qi())]}return Lt`
    ${Ii(e)}
    <ul class="feed-list">${t.map((n,o)=>Ti(n,e.distance(n),o===0))}</ul>
    ${H(e.list)}`}function je(e){let t=new Kt(e),s=new Vt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Lt`
      ${Rt(r("feed.title"),qi())}
      ${ir(t,s)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var rr=160,or=2,Ei=6;function ar(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Yt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=ar(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#s??=cr().then(n=>this.#a(n)),i.name.length>=or&&(this.#o=setTimeout(()=>this.#l(i),rr))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await $(h("/api/users",{q:t.name,limit:Ei+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(u()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,Ei)}};async function cr(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function We(e){let t=F().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Ue=e=>e.errors?.length?hs(e.errors[0]):b(e),_t=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Yt(t,n),this.#s=Wt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Ks(this.text,F().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=We(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:Ms()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Ue(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Pi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Ci=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Fi(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var lr=20,pr=20,Ot=e=>Wt(`comment-edit:${e.id}`),Jt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new _t(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=E(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Pi(Ci(this.list.items),this.waiting)}retry(t){return qs(t.id)}async takeBack(t){this.composer.takeBack(t),await xe(t.id)}discard(t){return xe(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#h(s):t?this.list.items.some(i=>i.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(h(this.#e,{order:"desc",limit:lr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#l(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#c(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#h(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Fi(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<pr;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=We(t.text),!t.error)try{let s=await wt(`${this.#e}/${t.id}`,{content:t.text});this.#l(s),Ot(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Ue(s)}return this.#t.update(),!t.error}async remove(t){try{await G(`${this.#e}/${t.id}`)}catch(s){return d(b(s)),!1}return Ot(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Gt=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Jt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Hs(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await tt();!t||this.#t.signal.aborted||(this.distance=v(t,g(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>d(b(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await rt(t?wt(n,{state:t}):G(n))||(s.saved=i),this.#t.update()}async dismiss(){await rt(wt(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await rt(G(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let s=E({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await rt(G(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await rt(Pt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as y,nothing as ht}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as pt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Ke(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function hr(e,t){t.write(e.target.value),De(e,t),Ke(e.target)}var De=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function He(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Ke(U())}var mr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>He(t[s],e),Tab:()=>He(t[s],e),Escape:()=>e.mentions.close()});function ur(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let w=(t.mentions.items.length&&!a&&!c?mr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);w&&(e.preventDefault(),w())}async function dr(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Ke(U())}function fr(e){e.stopReply(),L("comment")}var gr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>fr(e)}>${m("close")}</button>
  </p>`,wr=(e,t,s)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>He(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,$r=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>wr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,yr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),zi=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>dr(t,e)}>
    ${e.replyTo?gr(e):pt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${$r(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":pt} aria-describedby=${yr(e)||pt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":pt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:pt}
        @input=${t=>hr(t,e)} @keydown=${t=>ur(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>De(t,e)} @keyup=${t=>De(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${Zs(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:pt}
  </form>`;function br(e,t){e.edit(t),L("edited")}async function vr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&L(`menu-${s}`)}function xr(e,t){e.composer.reply(t),L("comment")}async function kr(e,t){await e.takeBack(t),await L("comment")}async function Lr(e,t){await Js()&&(await e.discard(t),await L("comments"))}async function Or(e,t){await _s(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&L("comments")}var Tr=e=>y`
  <form novalidate @submit=${t=>vr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ht}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Sr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>br(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>Or(e,t)}]:[],...i?[]:[Xs({commentId:t.id}),Qs(t.user,()=>e.load())]]}var Mr=(e,t)=>t.hidden?y`
  ${ot(t.content)}
  ${Dt(r("report.commentHidden"),t.hidden)}`:y`
  ${ot(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>xr(e,t)}>
    ${r("comment.reply")}
  </button>`,Ir=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Tr(e):Mr(e,t)}
    </div>
    ${Gs(r("comment.menu",{name:t.user.username}),Sr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ve=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,qr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ve(r("action.retry"),()=>e.retry(t))}
      ${Ve(r("action.edit"),()=>kr(e,t))}`:ht}
    ${Ve(r("outbox.cancel"),()=>Lr(e,t))}
  </div>`,Er=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${ot(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:ht}
      ${t.isLate||t.state==="refused"?qr(e,t):ht}
    </div>
  </div>`,Ai=(e,t,s)=>t.entry?Er(e,t.entry):Ir(e,t,s),Pr=(e,t,s)=>y`
  <li>
    ${Ai(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${Ai(e,i,s)}</li>`)}
      </ul>`:ht}
  </li>`;function Cr(e,t){let{items:s,problem:i,load:n}=e.list;return i?x(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${H(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Pr(e,o,t))}</ul>
    ${H(e.list)}`:q(1)}var Bi=(e,t)=>y`
  ${Cr(e,t)}
  ${zi(e.composer)}`;import{html as V,nothing as Je}from"../lib/lit-html/lit-html.js";import{html as te,nothing as _e}from"../lib/lit-html/lit-html.js";var mt={scale:1,x:0,y:0},Fr=5,[zr,Ar]=[60,90],Ze=(e,t,s)=>Math.max(e,Math.min(s,t));function Ye(e,t,s){let i=Ze(1,t,Fr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Qt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ze(-i,e.x,i),y:Ze(-n,e.y,n)}}function Ni({x:e,y:t}){return t>Ar&&t>Math.abs(e)?"close":Math.abs(e)<zr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ri(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Br=2.5,[Nr,ji]=[300,24],Wi=180,Ui=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xt=class{#t=mt;#e=mt;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#p(mt),s&&!Ui()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Wi,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#h(t));let s=this.#c(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ye(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#p({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#p(this.#t.scale>1?Qt(n,this.#m()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#c(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<ji)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Ni(n);if(o)return this.#o[o]();this.#u()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Nr||Math.hypot(t.x-i.x,t.y-i.y)>ji)return this.#u();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?mt:Qt(Ye(mt,Br,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,s=t]=this.#i.values();return Ri(t,s)}#h({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#p(Qt(this.#t,this.#m()),!0)}#p(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Ui()?`transform ${Wi}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var ee=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Hi(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ut((c,p)=>{let w=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Xt({next:()=>w(1),previous:()=>w(-1),close:()=>c()}),Rr(e,{at:i,plays:n,films:a},o,w,c)},{label:e.title,kind:"full"})}function Rr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return te`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):_e}</span>
        ${R(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?Ur(p,s,i):Wr(p,ee(e,t))}</div>
      </div>
      <div>
        ${p.caption?te`<p class="said" dir="auto">${p.caption}</p>`:_e}
        ${c>1?Dr(o):_e}
      </div>
    </div>`}var jr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,Wr=(e,t)=>nt(e,{alt:t,eager:!0,sizes:jr(e),blur:!1});function Ur(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Dr=e=>te`
  <div class="row steps">
    ${Di("previous","back",()=>e(-1))}
    ${Di("next","next",()=>e(1))}
  </div>`,Di=(e,t,s)=>te`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${m(t)}</button>`;var Ge=5,Hr={tall:4/5,square:1,wide:3/2};function Kr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Vr(e,t){let s=Math.max(1,xt(t)/Hr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Zr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${m("play")}</span>`;function Yr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ge;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Hi(e,s)}>
        ${o?Zr(t,ee(e,s)):nt(t,{alt:ee(e,s),eager:s===0,sizes:Vr(i,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Je}
        ${s===Ge-1&&c>0?V`<span class="beyond" data-count="+${O(c)}"></span>`:Je}
      </button>
    </li>`}var _r=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${O(e+1)}/${O(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>V`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Jr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Ki(e,t=0,s=()=>{}){let i=e.media.length,n=Kr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Ge)}" aria-label=${r("find.pictures")} @scroll=${o=>Jr(o,t,s)}>
        ${e.media.map((o,a)=>Yr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?_r(Math.min(t,i-1),i):Je}
    </div>`}var Gr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${et(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Qr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${W(e)} ${it(e)}
  </a>`,Xr=e=>S`
  <p class="marks">
    ${e.category?Qr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${m("globe")} ${r("find.everybody")}</span>`:jt(e)}
  </p>`,Vi=e=>e.find.media.length?Ki(e.find,e.photo,e.showPhoto):Z,Zi=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${Gr(e.find)}
      ${ai(e)}
    </div>
    ${e.find.description?ot(e.find.description):Z}
    ${Xr(e.find)}
    ${t}
  </div>`,to=e=>S`
  ${Dt(r("report.findHidden"),e.find.hidden)}
  ${Vi(e)}
  ${Zi(e)}`,eo=e=>e.find.hidden?to(e):S`
  ${Vi(e)}
  ${ni(e)}
  ${Zi(e,S`${ri(e)} ${oi(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${O(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Bi(e.comments,e.isOwn())}
  </section>`;function so(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),x(t,e.load)]:e.find?[e.title,eo(e)]:[r("find.title"),q(3)]}function io(e){let[t,s]=so(e);return S`${Rt(t,Z,"/")}${s}`}async function no(e,t){await e.load(),t&&await e.comments.mark(t)&&await L(`comment-${t}`)}function St(e){let t=new Gt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Q})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:no(t,i),view:()=>io(t)}}import{html as me,nothing as ia,render as na}from"../lib/lit-html/lit-html.js";var[ro,oo,ao]=[4,2,2],[co,lo]=[50,3],po=e=>vt.filter(t=>ve(r(`category.${t}`)).startsWith(ve(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),ho=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:g(e.location)}),mo=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Yi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=h("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:ro}),a=h("/api/users",{q:t,limit:oo}),[c,p]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<ao?[]:$(a,{signal:s}).catch(()=>[])]);return[...p.map(mo),...c.map(ho),...po(t)]},_i=e=>(t,s)=>{let i=n=>e(n.point)<=co;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,lo)]};var uo=9,fo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},se=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#s;if(!(!!t&&s>=uo&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await Ct(h("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=fo[s],o=this.items.map(c=>go(c,i)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},go=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:v(t,g(e.exact))});var ie={q:"",categories:[],near:null,mine:!0,friends:!0},Qe=["active","distance","likes"],wo=e=>(e??"").split(",").filter(Boolean),ut=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:wo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:z(t.get("near")),radius:Number(t.get("radius"))||5,order:Qe.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:T(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var $o=3,yo=[5,8,11,13],Ji=160,bo=5,ne=class{items=[];isPartial=!1;counts=null;#t=null;#e="-180,-90,180,90";#s;#i=0;constructor(t,s){this.#s=t,this.flags=s}get signal(){return this.#s.signal}within(t,s){let i=h("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return Ct(i,{signal:this.#s.signal})}async load({bbox:t,zoom:s}){let i=++this.#i;this.#e=t,this.counts&&(this.#t=this.counts.load(t));try{let n=await this.within(t,s);return i!==this.#i?!1:(this.set(...n),(i>1||globalThis.navigator?.serviceWorker?.controller)&&this.count(),!0)}catch(n){return this.report(n),!1}}count(){return this.#t??=ds("countCategories",this.#s,this.flags).then(t=>(this.counts=t,t.load(this.#e))).catch(()=>{this.#t=null}),this.#t}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=$o?yo:[]){let n=s(t[0].map(g),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=g(t),n=zt({width:Ji,height:Ji},{...i,zoom:s}),[o]=await this.within(n,Math.min(bt,s+bo)),a=c=>this.items.every(p=>v(g(c),i)<=v(g(c),g(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&d(b(t))}};var vo="-180,-90,180,90",Gi=2e4,[Qi,Xi,xo]=[20,500,3],tn=3,re=class{nearest=null;#t;#e;#s;#i;#n=Qi;#r=!1;#o=tn;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#s=i,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:xo,limit:this.#n});this.list=E(t,()=>h("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||vo;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),w=Math.max(v(t,{lat:p,lng:o}),v(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Gi,Math.max(.1,w)).toFixed(3),order:i}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=tn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<Xi}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Xi,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Qi,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Gi,order:"distance",findsLimit:1,limit:1},n=h("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[ko,Lo]=[60,600],oe=class{#t;#e;#s;#i=null;#n=new Map;constructor(t,s,i){this.#t=t,this.#e=s,this.#s=i}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#r()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#s.map()?.fit(n,o,{animate:!1}),this.#s.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=n=>n.locationId?this.#s.open({place:n.locationId}):this.divide(n),s=n=>({...To(n,this.#n.get(n.locationId)),click:()=>t(n)}),i=this.#e.items.map(n=>({...So(n),click:()=>this.#s.openFind(n.id)}));this.#s.map()?.setMarkers([...this.#t.items.map(s),...i]),this.#s.update()}select(t,s=!!t){let i=this.#s.map(),n=this.#i;this.#i=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#s.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#s.open({place:i[0].locationId});if(s>=bt)return this.#s.open({group:n});i.length&&this.#s.map()?.fit(i.map(g),bt,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#n.clear()}async#r(){this.#n.size>Lo&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#n.has(s)).slice(0,ko);if(!t.length)return!1;for(let s of t)this.#n.set(s,null);try{let s=h("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await $(s,{signal:this.#t.signal}))this.#n.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#n.delete(s);return!1}}},Oo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function To(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:Oo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${O(e.count)}${e.more?"+":""}`,label:Et(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var So=e=>({key:`find ${e.id}`,lat:e.exact.latitude,lng:e.exact.longitude,kind:"one",size:46,find:e,text:"",label:r("map.exact",{title:e.title}),area:{...g(e.location),km:e.location.area}});var Xe=100,D=class{place=null;finds=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[h(`/api/locations/${t}`,{...this.#e(),findsLimit:Xe}),"place"]:[h("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await $(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(b(c))}a.place&&(a.finds=this.#r(a.place)),i===this.#i&&Object.assign(this,a)}#r(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>Xe?h("/api/finds",{...this.#e(),locationId:t.id,limit:Xe}):"";return Object.assign(E({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var Mo="-180,-90,180,90",Io=120,qo=1e3,[Eo,Po]=[13,15],ae=class{map=null;failed=!1;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#s=s,this.filters=new ut(t.query),this.#n=z(t.query.get("at"))??z(gt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new se(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ne(t,i);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new oe(this.groups,this.exact,o),this.panel=new D(t,i),this.places=new re(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#m(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(Mo,this.view.zoom).catch(p=>p);await Promise.race([i,st(qo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#h(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#u(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#m(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#m(t){this.view=z(T(t)),this.#r=zt(this.#e.size(),this.view)}#u(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Io))}#p(t,s=this.filters){let i=this.#n||this.map?T(this.view):"";return h("/",{...s.query(),at:i,...t})}#d(){this.#t.rename(this.#p(D.of(this.#t.query))),gt.set(T(this.view))}refresh=()=>(this.#d(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let s=z(t.get("at")),i=s&&T(s)!==T(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ut(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(g(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...g(t),zoom:Math.max(Po,this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new ut(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(Eo,ti(t))};if(this.map)return this.map.setView(s);this.#m(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await At({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var ce=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await tt())};distance=t=>{let s=this.#e??this.#t();return s&&t?v(s,t):void 0}};import{html as Co,nothing as Fo}from"../lib/lit-html/lit-html.js";var le=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t;this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n}),i()}view(){return this.screen?Co`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Fo}};import{html as B,nothing as Y}from"../lib/lit-html/lit-html.js";var zo=[1,5,20,50,200],Ao=200,{near:hh,...Bo}=ie,en=(e,t)=>e.filter(s=>s!==t),No=(e,t)=>e.includes(t)?en(e,t):[...e,t],Ro=e=>[...new Set([...zo.map(ms),e])].sort((t,s)=>t-s),jo=e=>B`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Ro(e.filters.radius).map(t=>B`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,pe=(e,t,s=Y)=>B`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${m("close")}
  </button>`;function Wo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return B`
    ${t?pe(`“${t}”`,()=>e.change({q:""}),m("search")):Y}
    ${s.map(o=>pe(it(o),()=>e.change({categories:en(s,o)}),W(o)))}
    ${i?Y:pe(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?Y:pe(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var sn=(e,t)=>e.groups.counts?.of(t)??Y;function Uo(e){let t=e.filters.categories;return vt.filter(s=>!t.includes(s)).map(s=>B`
    <button type="button" class="chip" data-count=${sn(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${W(s)} ${it(s)}
    </button>`)}var nn=e=>B`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Ie(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?jo(e):Y}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Do(e)}>
      ${m("filter")} ${r("map.filters")}
      ${e.filters.count?B`<span class="number">${O(e.filters.count)}</span>`:Y}
    </button>
    ${Wo(e)}
    ${Uo(e)}
  </div>`;async function Do(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=null,p=await Ut((w,f)=>(a??=e.groups.count().then(f),Ko(e,o,w,f)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Ho=(e,t,s)=>Ie(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Ko(e,t,s,i){let n=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Ws(c)&&c!=="other");return B`
    <div class="row between"><h2>${r("map.filters")}</h2>${R(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Ao} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...a].map(c=>B`
            <button type="button" class="chip" data-count=${sn(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>n({categories:No(t.categories,c)})}>${W(c)} ${it(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>Ho(t,c,n))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Bo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as ln}from"../lib/lit-html/lit-html.js";import{html as on}from"../lib/lit-html/lit-html.js";var dt=["peek","half","full"],Vo=6,Zo=.5,he=class{#t;constructor(t){this.#t=t,this.stop=dt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(dt[Math.max(0,Math.min(dt.length-1,dt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},w=f=>{for(let[$e,vn]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.removeEventListener($e,vn);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<Vo)return;if(Math.abs(a.speed)>Zo)return this.by(Math.sign(a.speed));let we=c(f.clientY),cs=n.map($e=>Math.abs($e-we));this.to(dt[cs.indexOf(Math.min(...cs))])};for(let[f,we]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.addEventListener(f,we)}#e(t){return dt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},rn=(e,t,s,i,n)=>on`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,an=(e,t,s)=>on`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${rn(e,1,"map.more","up",e.stop==="full")}
          ${rn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Yo=6,_o=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(ie)}>${r("map.clear")}</button>`,Jo=e=>C`
  <a class="button" href=${h("/new",{at:e.map&&e.view.zoom>Yo?T(e.view):""})}>
    ${m("plus")} ${r("nav.plus")}
  </a>`,Go=e=>N(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Qo(e){return e.places.nearest?Go(e):e.filters.count||e.filters.near?N(r("map.noneFiltered"),r("map.noneFilteredText"),_o(e)):N(r("map.none"),r("map.noneText"),Jo(e))}function Xo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?Et(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var ta=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Qe.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function ea(e){let{list:t,groups:s,places:i}=e;return t.problem?x(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?Qo(e):C`
    ${i.shown.map(n=>Ee(n,o=>e.enter(o)))}
    ${H({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?C`<p class="hint">${r("map.partial")}</p>`:ln}`:q(4)}var cn=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${R(t.close)}`,sa=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function pn(e,t,s){let{place:i,group:n}=e.panel,o=i?cn(Bt(i),e):n?cn(sa(n),e):C`<h2 class="grow">${Xo(e)}</h2>`,a=i?Ds(e.panel):n?n.map(c=>Ee(c,p=>e.enter(p))):ea(e);return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${an(t,o,e.panel.isOpen?ln:ta(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var ra=4,hn=matchMedia("(min-width: 1180px)");function oa(e,t){let s=h("/new",{at:T(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return na(me`<a class="button" href=${s} @click=${i}>${m("plus")} ${r("map.addHere")}</a>`,n),n}var aa=(e,t)=>({held:s=>oa(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>ii(document.getElementById("map"),s),prefetch:()=>ei(),painted:js,opened:async()=>{t.atLeastHalf(),await L("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function ca(e,t,{kind:s,value:i}){return s==="place"?e.goTo(g(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):mn(e,t,i)}var mn=(e,t,s)=>hn.matches?e.openFind(s):t.go(`/finds/${s}`),un=e=>e.view.zoom>ra?e.view:null,la=(e,t,s)=>me`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${un(e)} .also=${Yi(e)}
      .order=${_i(s.distance)} .words=${!0} .distance=${s.distance}
      @focusin=${s.look} @choose=${i=>ca(e,t,i.detail)}></place-search>
    ${nn(e)}
  </div>`,pa=e=>me`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?x({code:"map",text:r("map.failed")},()=>e.makeMap()):ia}
  </div>`;function ha(e,t){let s=e.target.closest("a.find");!s||!hn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function ma(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var ua=(e,t,s,i,n)=>me`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>ma(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${pa(e)}
    ${la(e,t,n)}
    ${pn(e,s,o=>ha(o,e))}
    ${i.view()}
  </div>`;async function da(e,t,s){await Promise.resolve(),await e.start(aa(t,s)),performance.mark("finds:map")}var fa=e=>new RegExp(`^${Q}$`).test(e);function ts(e){for(let o of["place","find"])fa(e.query.get(o))||e.query.delete(o);let t=new ae(e,o=>mn(t,e,o)),s=new he(e),i=new le(e),n=new ce(()=>t.filters.near??un(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??"Finds"},wide:!0,ready:da(t,e,s),view:()=>ua(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as dn}from"../lib/lit-html/lit-html.js";var ga=()=>dn`<a class="button" href="/">${r("missing.action")}</a>`,fn=()=>({title:r("missing.title"),view:()=>dn`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${N(r("missing.title"),r("missing.text"),ga())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var ue=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=$t(t.query.get("next")),this.form=new Vs({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=Os(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ci()}async#i(t,s){await Ls();let i=await Pt(`/api/auth/${t}`,{...s,cookie:!0});Ss(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),hi()}async#r(){if(!F().passwordLogin||Ft()||!await li()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),pi);let t=await Fe("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Fe();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var wa=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${Ce(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Ce(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ys(e,r("signin.action"))}
  </form>`,$a=e=>M`
  ${F().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${F().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,ya=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,ba=e=>Ae(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Pe(e.form)}
  ${Be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function va(e,t){let{passwordLogin:s,registration:i}=F();return Ft()?M`${ba(e)}${ze(t)}`:M`
    ${Ae(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${di()}
      ${Pe(e.form)}
      ${s?wa(e):ft}
      ${e.hasPasskeys?$a(e):ft}
      ${Be("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ft:ya(i)}</p>`)}
    ${fi()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${ze(t)}`}var xa=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ka(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?x(e.problem):e.username?xa(e):q(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function es(e){let t=mi(location.hash);if(t){let i=new ui(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ka(i)}}let s=new ue(e);return{get title(){return r("signin.title")},broad:!0,view:()=>va(s,e.update)}}var gn={feed:je,find:St,map:ts,missing:fn,signin:es};async function ss(e){if(gn[e])return gn[e];let[t]=await Promise.all([import("./more.js"),ps()]);return t[e]}var os=1e3,La=6e4,_=null,ge="",qt="",ns="",fe=!1,It=os,as=0;function $n(){let e=()=>{if(document.hidden||!l.get("user"))return rs();Mt(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",rs),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ge&&wn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==qt&&wn(),t&&Mt()}),l.get("user")&&Mt()}function Oa(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>Oa(Ta);function Ta(){let e=l.get("user");if(!e||_||document.hidden)return;clearTimeout(as),qt=ns===l.get("openFind")?"":l.get("openFind");let t=qt,s=new EventSource(h("/api/notifications/stream",{find:t}));_=s,ge=e.id,s.addEventListener("open",()=>{fe&&yt(),fe=!0,It=os,ns="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===_&&s.readyState===EventSource.CLOSED&&Sa()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>Ma(JSON.parse(i.data))),s.addEventListener("reset",yt)}function Sa(){let e=qt;_=null,fe=!0,yt().then(t=>{t&&(ns=e)}),as=setTimeout(Mt,It),It=Math.min(2*It,La)}var de=0,is=null;function Ma(e){xs(1),l.set("notification",e),Ia(e)}function Ia(e){let t=vs(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(de=is&&l.get("message")===is?de+1:1,de===1?d(bs(e),t):d(r("note.several",{n:de}),"/notifications"),is=l.get("message"))}function wn(){fe=!!_&&ge===l.get("user")?.id,rs(),It=os}function rs(){clearTimeout(as),_?.close(),_=null,ge=qt=""}async function yn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ye.href)?e:null});new Worker(new URL("bundle/formats.js",ye),{type:"module"});si();gi();var qa=JSON.parse(document.getElementById("boot").textContent);await ls();await j();Ts(qa);us(ss);Oi($i,ss);await j();$n();function bn(){Is(),"serviceWorker"in navigator&&yn()}document.readyState==="complete"?bn():addEventListener("load",bn,{once:!0});
//# sourceMappingURL=main.js.map

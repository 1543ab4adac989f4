import{$a as Oe,$b as Hs,Ab as Rs,Ac as Dt,Ba as v,Bb as st,Bc as ot,C as l,Ca as At,Cb as j,D as d,Da as tt,Db as vt,E as ms,Eb as js,F as us,Fa as Bt,Fb as Ws,Gb as it,H as w,Hb as W,Hc as Xs,I as Et,Ib as xt,J as $t,Jb as nt,Jc as ti,Kb as jt,L as G,Lb as qe,Mc as ei,N as Ct,Oc as si,P as m,Pb as Pe,Qb as Us,Qc as ii,R as Q,Rb as Ds,S as wt,Sa as Ms,Sb as rt,Sc as ni,T as ds,Tb as Wt,Tc as ri,U as fs,Ua as Nt,Uc as oi,V as X,Vc as ai,W as gs,Wa as xe,Wc as ci,X as $s,Xa as Is,Xc as li,Y as ws,Yc as pi,_ as ys,_a as ke,_c as Fe,a as ye,ab as Le,ad as hi,b as C,bb as qs,bc as Ks,bd as mi,ca as bs,cb as Te,cc as Ee,cd as ze,db as Ps,dc as Vs,dd as Ae,e as be,ea as vs,eb as Se,ec as Ce,ed as ui,f as gt,fa as yt,fb as Es,fc as Zs,fd as di,ga as xs,gb as Me,gc as Ut,hb as Cs,hc as Ys,hd as Be,ib as Fs,ic as _s,jb as zs,jc as Js,k as cs,ka as ks,kb as h,l as ls,la as u,lb as I,mb as et,n as r,na as Os,nb as Rt,o as Pt,oa as Ft,p as b,pa as Ls,pb as B,q as ps,qa as Ts,qb as x,qc as Gs,r as ve,rb as q,sb as Ie,t as L,ta as Ss,tb as H,ub as N,va as bt,vb as O,wa as F,wb as As,xa as T,xb as Bs,y as hs,ya as g,yb as Ns,yc as Qs,z as J,za as zt,zb as R}from"./shared.js";function fi(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var bn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],gi={screen:"missing",open:!0,params:{}},vn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function $i(e){if(vn(e))return gi;for(let[t,s,i=!1]of bn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Q})`).replace(":name",`(?<name>${ds})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return gi}import{render as Mn,nothing as In}from"../lib/lit-html/lit-html.js";import{html as z,nothing as at}from"../lib/lit-html/lit-html.js";var xn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function kn(e,t){return e===t||e==="/profile"&&t==="/saved"}function On([e,t],s){let i=t==="bell"?l.get("unread"):0;return z`
    <a href=${e} class="tab ${t}" aria-current=${kn(e,s)?"page":at}>
      <span class="face">
        ${t==="me"?I(u(),28):h(t)}
        ${i?z`<span class="count" aria-hidden="true">${i>99?"99+":L(i)}</span>`:at}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?z`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:at}
      </span>
    </a>`}function Ln(){return l.get("online")?l.get("cached")?z`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:at:z`<p class="offline" role="status">${r("app.offline")}</p>`}var Tn=e=>l.get("outbox").length&&e!=="/waiting"?z`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:at,Sn=z`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,wi=(e,{path:t,wide:s,broad:i})=>z`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Sn} <span>Finds</span></a>
    ${u()?z`<nav class="tabs" aria-label=${r("nav.label")}>${xn.map(n=>On(n,t))}</nav>`:at}
  </header>
  <div class="notes-above">
    ${Ln()}
    ${Tn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${As}`;var qn=2e3,yi=null,bi=null,P=null,k=null,Ne=!1,ct=0;function vi(){Ne||(Ne=!0,queueMicrotask(()=>{Ne=!1,Ht()}))}function Ht(){if(k?.signal.aborted)return;let e=P?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=P?P.view():In;Mn(wi(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function Pn(e,{replace:t=!1}={}){return Se(),t?Le(e):Oe(e),Re({fresh:!0})}function En(){Bs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!k||k.signal.aborted||(k.user===u()?.id&&Cs(k.lists,k.user),k.stop.abort(),P.close?.())}function Cn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=zs(i),a=[],c=()=>t===ct;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:vi,go:X,lists:a,user:i,rename:p=>{c()&&qs(p)},push:p=>c()?Fn(p):null,kept:Te(),keep:p=>{c()&&Ps(p)},restore:p=>{let $=n[a.push(p)-1];return $&&{...$,isStale:o}}}}function Fn(e){return Se(),Oe(e),xi()}function xi(){return!P?.moved||k.signal.aborted||k.path!==location.pathname?null:(ke(),k.query=new URLSearchParams(location.search),k.kept=Te(),Promise.resolve(P.moved(k.query)))}async function zn(){if(gs())return;let e=ct,t=xi();if(!t)return Re();await t,e===ct&&Me()}async function An(e){try{return await bi(e)}catch(t){return t instanceof TypeError||console.error(t),ki}}function Bn(e,t){try{return e(t)}catch(s){return console.error(s),ki()}}var ki=()=>({title:r("error.title"),view:()=>x({code:"offline"},()=>location.reload())});async function Re({fresh:e=!1,first:t=!1}={}){let s=++ct;En();let{screen:i,open:n,params:o}=yi(location.pathname);if(!n&&!u())return X(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return X(wt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ht(),await R());let a=await An(i);s===ct&&(ke(),k=Cn(o,s),P=Bn(a,k),Ht(),e&&scrollTo(0,0),t||await Nn(e,s))}async function Nn(e,t){if(e||await Promise.race([P.ready,st(qn)]),t!==ct)return;Ht(),((e?null:Es())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Me()}function Rn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function jn(e){let t=Rn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();X(t.pathname+t.search+t.hash)}function Oi(e,t){[yi,bi]=[e,t],fs(Pn),history.scrollRestoration="manual";let s=u()?.id;return l.subscribe("user",i=>{i?.id!==s&&Fs(),s=i?.id}),l.subscribe("*",vi),l.subscribe("message",Ns),document.body.replaceChildren(),addEventListener("click",jn),addEventListener("popstate",zn),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&X(wt(i.data.path))}),location.pathname.startsWith("/api/")&&Le(u()?"/settings":"/sign-in"),Re({first:!0})}import{html as Ot,nothing as Xn}from"../lib/lit-html/lit-html.js";var Wn=1500,Un=9;function Dn(){let e=F(gt.get());return e?.zoom>=Un?{lat:e.lat,lng:e.lng}:null}var Hn=()=>Promise.race([tt(),st(Wn,null)]),Kn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Kt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=j(t,()=>m("/api/finds/feed",{...Kn(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await Hn()??Dn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await At({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?v(this.at,g(t.location)):void 0};function Vn(){return $s()?!0:l.get("installPrompt")||ws()?!1:void 0}async function Zn(){let e=await xs();return{on:!0,off:!1}[e]}var Vt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return be.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:w(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:w("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Zn(),install:Vn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{be.set(u().id),this.steps=[],this.#t.update()}};import{html as K,nothing as kt}from"../lib/lit-html/lit-html.js";var Yn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",_n=(e,t)=>K`
  <span class="cover c-${Ws(e.category).code}">
    ${e.media.length?nt(e.media[0],{sizes:Yn,eager:t}):W(e.category)}
    ${e.media[0]?.type==="video"?K`<span class="play">${h("play")}</span>`:kt}
    ${e.media.length>1?K`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:kt}
  </span>`,Jn=e=>e.saved?K`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:kt,Li=(e,t,s)=>K`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${_n(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${h("pin")} <bdi>${Bt(e.location)}</bdi>${t===void 0?kt:K` · ${J(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${et(e.createdAt)}</span></span>
          ${e.reason==="friend"?K`<span class="badge">${r("feed.friend")}</span>`:kt}
          ${jt(e)}
        </span>
        <span class="soft marks">
          ${qe(e.likeCount,"heart","find.likes")} ${qe(e.commentCount,"comment","find.comments")} ${Jn(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as lt,nothing as Zt}from"../lib/lit-html/lit-html.js";var Ti={find:"/new",friend:"/people",push:"/settings#push"};function Gn(e,t){return Ti[t]?lt`<a class="button quiet" href=${Ti[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?lt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:lt`<span class="hint">${r("steps.installHint")}</span>`}var Qn=(e,{name:t,isDone:s})=>lt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?h("check"):Zt}</span>
    <span class="grow">${r(`steps.${t}`)}${s?lt`<span class="unseen"> (${r("steps.done")})</span>`:Zt}</span>
    ${s?Zt:Gn(e,t)}
  </li>`,Si=e=>e.isOver||!e.left?Zt:lt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${N(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Qn(e,t))}</ul>
  </section>`;var Ii=()=>Ot`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,tr=e=>e.at?Xn:Ot`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,Mi=e=>Ot`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${tr(e)}</p>`;function er(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?q(3):[Si(t),sr(e)]}function sr(e){let{items:t,problem:s,load:i}=e.list;if(s)return x(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Mi(e),B(r("feed.none"),n,Ii())]}return Ot`
    ${Mi(e)}
    <ul class="feed-list">${t.map((n,o)=>Li(n,e.distance(n),o===0))}</ul>
    ${H(e.list)}`}function je(e){let t=new Kt(e),s=new Vt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ot`
      ${Rt(r("feed.title"),Ii())}
      ${er(t,s)}`}}import{html as S,nothing as Z}from"../lib/lit-html/lit-html.js";var ir=160,nr=2,qi=6;function rr(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Yt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=rr(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#s??=or().then(n=>this.#a(n)),i.name.length>=nr&&(this.#o=setTimeout(()=>this.#l(i),ir))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await w(m("/api/users",{q:t.name,limit:qi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(u()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,qi)}};async function or(){return(await w("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function We(e){let t=C().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Ue=e=>e.errors?.length?ps(e.errors[0]):b(e),_t=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Yt(t,n),this.#s=Wt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Hs(this.text,C().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=We(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:Ss()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Ue(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Pi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Ei=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ci(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var ar=20,cr=20,Lt=e=>Wt(`comment-edit:${e.id}`),Jt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new _t(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=j(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Pi(Ei(this.list.items),this.waiting)}retry(t){return Is(t.id)}async takeBack(t){this.composer.takeBack(t),await xe(t.id)}discard(t){return xe(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#h(s):t?this.list.items.some(i=>i.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await w(m(this.#e,{order:"desc",limit:ar}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#l(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#c(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#h(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ci(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<cr;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:Lt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Lt(this.editing).set(t)}cancel(){Lt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=We(t.text),!t.error)try{let s=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#l(s),Lt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Ue(s)}return this.#t.update(),!t.error}async remove(t){try{await G(`${this.#e}/${t.id}`)}catch(s){return d(b(s)),!1}return Lt(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Gt=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Jt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ds(t,async()=>{this.find=await w(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await tt();!t||this.#t.signal.aborted||(this.distance=v(t,g(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>d(b(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await rt(t?$t(n,{state:t}):G(n))||(s.saved=i),this.#t.update()}async dismiss(){await rt($t(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await rt(G(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let s=j({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await rt(G(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}async restore(){await rt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as y,nothing as ht}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as pt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Ke(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function lr(e,t){t.write(e.target.value),De(e,t),Ke(e.target)}var De=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function He(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Ke(U())}var pr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>He(t[s],e),Tab:()=>He(t[s],e),Escape:()=>e.mentions.close()});function hr(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let $=(t.mentions.items.length&&!a&&!c?pr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);$&&(e.preventDefault(),$())}async function mr(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Ke(U())}function ur(e){e.stopReply(),O("comment")}var dr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>ur(e)}>${h("close")}</button>
  </p>`,fr=(e,t,s)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>He(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,gr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>fr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,$r=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Fi=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>mr(t,e)}>
    ${e.replyTo?dr(e):pt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${gr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":pt} aria-describedby=${$r(e)||pt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":pt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:pt}
        @input=${t=>lr(t,e)} @keydown=${t=>hr(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>De(t,e)} @keyup=${t=>De(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${Vs(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:pt}
  </form>`;function wr(e,t){e.edit(t),O("edited")}async function yr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&O(`menu-${s}`)}function br(e,t){e.composer.reply(t),O("comment")}async function vr(e,t){await e.takeBack(t),await O("comment")}async function xr(e,t){await _s()&&(await e.discard(t),await O("comments"))}async function kr(e,t){await Ys(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&O("comments")}var Or=e=>y`
  <form novalidate @submit=${t=>yr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ht}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Lr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>wr(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>kr(e,t)}]:[],...i?[]:[Qs({commentId:t.id}),Gs(t.user,()=>e.load())]]}var Tr=(e,t)=>t.hidden?y`
  ${ot(t.content)}
  ${Dt(r("report.commentHidden"),t.hidden)}`:y`
  ${ot(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>br(e,t)}>
    ${r("comment.reply")}
  </button>`,Sr=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Or(e):Tr(e,t)}
    </div>
    ${Js(r("comment.menu",{name:t.user.username}),Lr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ve=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,Mr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ve(r("action.retry"),()=>e.retry(t))}
      ${Ve(r("action.edit"),()=>vr(e,t))}`:ht}
    ${Ve(r("outbox.cancel"),()=>xr(e,t))}
  </div>`,Ir=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${ot(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:ht}
      ${t.isLate||t.state==="refused"?Mr(e,t):ht}
    </div>
  </div>`,zi=(e,t,s)=>t.entry?Ir(e,t.entry):Sr(e,t,s),qr=(e,t,s)=>y`
  <li>
    ${zi(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${zi(e,i,s)}</li>`)}
      </ul>`:ht}
  </li>`;function Pr(e,t){let{items:s,problem:i,load:n}=e.list;return i?x(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${H(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>qr(e,o,t))}</ul>
    ${H(e.list)}`:q(1)}var Ai=(e,t)=>y`
  ${Pr(e,t)}
  ${Fi(e.composer)}`;import{html as V,nothing as Je}from"../lib/lit-html/lit-html.js";import{html as te,nothing as _e}from"../lib/lit-html/lit-html.js";var mt={scale:1,x:0,y:0},Er=5,[Cr,Fr]=[60,90],Ze=(e,t,s)=>Math.max(e,Math.min(s,t));function Ye(e,t,s){let i=Ze(1,t,Er),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Qt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ze(-i,e.x,i),y:Ze(-n,e.y,n)}}function Bi({x:e,y:t}){return t>Fr&&t>Math.abs(e)?"close":Math.abs(e)<Cr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ni(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var zr=2.5,[Ar,Ri]=[300,24],ji=180,Wi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xt=class{#t=mt;#e=mt;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#p(mt),s&&!Wi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:ji,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#h(t));let s=this.#c(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ye(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#p({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#p(this.#t.scale>1?Qt(n,this.#m()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#c(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Ri)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Bi(n);if(o)return this.#o[o]();this.#u()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Ar||Math.hypot(t.x-i.x,t.y-i.y)>Ri)return this.#u();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?mt:Qt(Ye(mt,zr,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,s=t]=this.#i.values();return Ni(t,s)}#h({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#p(Qt(this.#t,this.#m()),!0)}#p(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Wi()?`transform ${ji}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var ee=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Di(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ut((c,p)=>{let $=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Xt({next:()=>$(1),previous:()=>$(-1),close:()=>c()}),Br(e,{at:i,plays:n,films:a},o,$,c)},{label:e.title,kind:"full"})}function Br(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return te`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):_e}</span>
        ${N(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?jr(p,s,i):Rr(p,ee(e,t))}</div>
      </div>
      <div>
        ${p.caption?te`<p class="said" dir="auto">${p.caption}</p>`:_e}
        ${c>1?Wr(o):_e}
      </div>
    </div>`}var Nr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,Rr=(e,t)=>nt(e,{alt:t,eager:!0,sizes:Nr(e),blur:!1});function jr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Wr=e=>te`
  <div class="row steps">
    ${Ui("previous","back",()=>e(-1))}
    ${Ui("next","next",()=>e(1))}
  </div>`,Ui=(e,t,s)=>te`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${h(t)}</button>`;var Ge=5,Ur={tall:4/5,square:1,wide:3/2};function Dr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Hr(e,t){let s=Math.max(1,xt(t)/Ur[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Kr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Vr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ge;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Di(e,s)}>
        ${o?Kr(t,ee(e,s)):nt(t,{alt:ee(e,s),eager:s===0,sizes:Hr(i,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Je}
        ${s===Ge-1&&c>0?V`<span class="beyond" data-count="+${L(c)}"></span>`:Je}
      </button>
    </li>`}var Zr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>V`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Yr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Hi(e,t=0,s=()=>{}){let i=e.media.length,n=Dr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Ge)}" aria-label=${r("find.pictures")} @scroll=${o=>Yr(o,t,s)}>
        ${e.media.map((o,a)=>Vr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Zr(Math.min(t,i-1),i):Je}
    </div>`}var _r=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${et(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Jr=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${W(e)} ${it(e)}
  </a>`,Gr=e=>S`
  <p class="marks">
    ${e.category?Jr(e.category):Z}
    ${e.isPublic?S`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:jt(e)}
  </p>`,Ki=e=>e.find.media.length?Hi(e.find,e.photo,e.showPhoto):Z,Vi=(e,t=Z)=>S`
  <div class="card">
    <div class="row between">
      ${_r(e.find)}
      ${oi(e)}
    </div>
    ${e.find.description?ot(e.find.description):Z}
    ${Gr(e.find)}
    ${t}
  </div>`,Qr=e=>S`
  ${Dt(r("report.findHidden"),e.find.hidden)}
  ${Ki(e)}
  ${Vi(e)}`,Xr=e=>e.find.hidden?Qr(e):S`
  ${Ki(e)}
  ${ii(e)}
  ${Vi(e,S`${ni(e)} ${ri(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Ai(e.comments,e.isOwn())}
  </section>`;function to(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),x(t,e.load)]:e.find?[e.title,Xr(e)]:[r("find.title"),q(3)]}function eo(e){let[t,s]=to(e);return S`${Rt(t,Z,"/")}${s}`}async function so(e,t){await e.load(),t&&await e.comments.mark(t)&&await O(`comment-${t}`)}function St(e){let t=new Gt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Q})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:so(t,i),view:()=>eo(t)}}import{html as me,nothing as ta,render as ea}from"../lib/lit-html/lit-html.js";var[io,no,ro]=[4,2,2],oo=e=>vt.filter(t=>ve(r(`category.${t}`)).startsWith(ve(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),ao=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:g(e.location)}),co=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Zi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=m("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:io}),a=m("/api/users",{q:t,limit:no}),[c,p]=await Promise.all([w(o,{signal:s}).catch(()=>[]),[...t].length<ro?[]:w(a,{signal:s}).catch(()=>[])]);return[...oo(t),...c.map(ao),...p.map(co)]};var lo=9,po={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},se=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#s;if(!(!!t&&s>=lo&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await Ct(m("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=po[s],o=this.items.map(c=>ho(c,i)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},ho=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:v(t,g(e.exact))});var ie={q:"",categories:[],near:null,mine:!0,friends:!0},Qe=["active","distance","likes"],mo=e=>(e??"").split(",").filter(Boolean),ut=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:mo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:Qe.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:T(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var uo=3,fo=[5,8,11,13],Yi=160,go=5,ne=class{items=[];isPartial=!1;counts=null;#t=null;#e="-180,-90,180,90";#s;#i=0;constructor(t,s){this.#s=t,this.flags=s}get signal(){return this.#s.signal}within(t,s){let i=m("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return Ct(i,{signal:this.#s.signal})}async load({bbox:t,zoom:s}){let i=++this.#i;this.#e=t,this.counts&&(this.#t=this.counts.load(t));try{let n=await this.within(t,s);return i!==this.#i?!1:(this.set(...n),(i>1||globalThis.navigator?.serviceWorker?.controller)&&this.count(),!0)}catch(n){return this.report(n),!1}}count(){return this.#t??=us("countCategories",this.#s,this.flags).then(t=>(this.counts=t,t.load(this.#e))).catch(()=>{this.#t=null}),this.#t}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=uo?fo:[]){let n=s(t[0].map(g),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=g(t),n=zt({width:Yi,height:Yi},{...i,zoom:s}),[o]=await this.within(n,Math.min(bt,s+go)),a=c=>this.items.every(p=>v(g(c),i)<=v(g(c),g(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&d(b(t))}};var $o="-180,-90,180,90",_i=2e4,[Ji,Gi,wo]=[20,500,3],Qi=3,re=class{nearest=null;#t;#e;#s;#i;#n=Ji;#r=!1;#o=Qi;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#s=i,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:wo,limit:this.#n});this.list=j(t,()=>m("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||$o;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),$=Math.max(v(t,{lat:p,lng:o}),v(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(_i,Math.max(.1,$)).toFixed(3),order:i}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Qi,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<Gi}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Gi,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Ji,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:_i,order:"distance",findsLimit:1,limit:1},n=m("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await w(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[yo,bo]=[60,600],oe=class{#t;#e;#s;#i=null;#n=new Map;constructor(t,s,i){this.#t=t,this.#e=s,this.#s=i}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#r()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#s.map()?.fit(n,o,{animate:!1}),this.#s.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=n=>n.locationId?this.#s.open({place:n.locationId}):this.divide(n),s=n=>({...xo(n,this.#n.get(n.locationId)),click:()=>t(n)}),i=this.#e.items.map(n=>({...ko(n),click:()=>this.#s.openFind(n.id)}));this.#s.map()?.setMarkers([...this.#t.items.map(s),...i]),this.#s.update()}select(t,s=!!t){let i=this.#s.map(),n=this.#i;this.#i=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#s.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#s.open({place:i[0].locationId});if(s>=bt)return this.#s.open({group:n});i.length&&this.#s.map()?.fit(i.map(g),bt,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#n.clear()}async#r(){this.#n.size>bo&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#n.has(s)).slice(0,yo);if(!t.length)return!1;for(let s of t)this.#n.set(s,null);try{let s=m("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await w(s,{signal:this.#t.signal}))this.#n.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#n.delete(s);return!1}}},vo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function xo(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:vo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:Pt(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var ko=e=>({key:`find ${e.id}`,lat:e.exact.latitude,lng:e.exact.longitude,kind:"one",size:46,find:e,text:"",label:r("map.exact",{title:e.title}),area:{...g(e.location),km:e.location.area}});var Oo=100,D=class{place=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[m(`/api/locations/${t}`,{...this.#e(),findsLimit:Oo}),"place"]:[m("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||s)try{a[o]=await w(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(b(c))}i===this.#i&&Object.assign(this,a)}};var Lo="-180,-90,180,90",To=120,So=1e3,[Mo,Io]=[13,15],ae=class{map=null;failed=!1;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#s=s,this.filters=new ut(t.query),this.#n=F(t.query.get("at"))??F(gt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new se(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ne(t,i);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new oe(this.groups,this.exact,o),this.panel=new D(t,i),this.places=new re(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#m(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));R().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(Lo,this.view.zoom).catch(p=>p);await Promise.race([i,st(So)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#h(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#u(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#m(this.view),await R(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#m(t){this.view=F(T(t)),this.#r=zt(this.#e.size(),this.view)}#u(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,To))}#p(t,s=this.filters){let i=this.#n||this.map?T(this.view):"";return m("/",{...s.query(),at:i,...t})}#d(){this.#t.rename(this.#p(D.of(this.#t.query))),gt.set(T(this.view))}refresh=()=>(this.#d(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let s=F(t.get("at")),i=s&&T(s)!==T(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ut(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(g(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...g(t),zoom:Math.max(Io,this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new ut(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(Mo,Xs(t))};if(this.map)return this.map.setView(s);this.#m(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await At({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var ce=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await tt())};distance=t=>{let s=this.#e??this.#t();return s&&t?v(s,t):void 0}};import{html as qo,nothing as Po}from"../lib/lit-html/lit-html.js";var le=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t;this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n}),i()}view(){return this.screen?qo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Po}};import{html as A,nothing as Y}from"../lib/lit-html/lit-html.js";var Eo=[1,5,20,50,200],Co=200,{near:ah,...Fo}=ie,Xi=(e,t)=>e.filter(s=>s!==t),zo=(e,t)=>e.includes(t)?Xi(e,t):[...e,t],Ao=e=>[...new Set([...Eo.map(hs),e])].sort((t,s)=>t-s),Bo=e=>A`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Ao(e.filters.radius).map(t=>A`
        <option value=${t} ?selected=${t===e.filters.radius}>${J(t)}</option>`)}
    </select>
  </label>`,pe=(e,t,s=Y)=>A`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${h("close")}
  </button>`;function No(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return A`
    ${t?pe(`“${t}”`,()=>e.change({q:""}),h("search")):Y}
    ${s.map(o=>pe(it(o),()=>e.change({categories:Xi(s,o)}),W(o)))}
    ${i?Y:pe(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?Y:pe(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var tn=(e,t)=>e.groups.counts?.of(t)??Y;function Ro(e){let t=e.filters.categories;return vt.filter(s=>!t.includes(s)).map(s=>A`
    <button type="button" class="chip" data-count=${tn(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${W(s)} ${it(s)}
    </button>`)}var en=e=>A`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Ie(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Bo(e):Y}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>jo(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?A`<span class="number">${L(e.filters.count)}</span>`:Y}
    </button>
    ${No(e)}
    ${Ro(e)}
  </div>`;async function jo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=null,p=await Ut(($,f)=>(a??=e.groups.count().then(f),Uo(e,o,$,f)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Wo=(e,t,s)=>Ie(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Uo(e,t,s,i){let n=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!js(c)&&c!=="other");return A`
    <div class="row between"><h2>${r("map.filters")}</h2>${N(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Co} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...a].map(c=>A`
            <button type="button" class="chip" data-count=${tn(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>n({categories:zo(t.categories,c)})}>${W(c)} ${it(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>Wo(t,c,n))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Fo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as an}from"../lib/lit-html/lit-html.js";import{html as nn}from"../lib/lit-html/lit-html.js";var dt=["peek","half","full"],Do=6,Ho=.5,he=class{#t;constructor(t){this.#t=t,this.stop=dt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(dt[Math.max(0,Math.min(dt.length-1,dt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},$=f=>{for(let[we,yn]of[["pointermove",p],["pointerup",$],["pointercancel",$]])i.removeEventListener(we,yn);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<Do)return;if(Math.abs(a.speed)>Ho)return this.by(Math.sign(a.speed));let $e=c(f.clientY),as=n.map(we=>Math.abs(we-$e));this.to(dt[as.indexOf(Math.min(...as))])};for(let[f,$e]of[["pointermove",p],["pointerup",$],["pointercancel",$]])i.addEventListener(f,$e)}#e(t){return dt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},sn=(e,t,s,i,n)=>nn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,rn=(e,t,s)=>nn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${sn(e,1,"map.more","up",e.stop==="full")}
          ${sn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Ko=6,Vo=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(ie)}>${r("map.clear")}</button>`,Zo=e=>E`
  <a class="button" href=${m("/new",{at:e.map&&e.view.zoom>Ko?T(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,Yo=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:J(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function _o(e){return e.places.nearest?Yo(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),Vo(e)):B(r("map.none"),r("map.noneText"),Zo(e))}function Jo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?Pt(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Go=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Qe.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Qo(e){let{list:t,groups:s,places:i}=e;return t.problem?x(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?_o(e):E`
    ${i.shown.map(n=>Pe(n,o=>e.enter(o)))}
    ${H({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?E`<p class="hint">${r("map.partial")}</p>`:an}`:q(4)}var on=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${N(t.close)}`,Xo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function cn(e,t,s){let{place:i,group:n}=e.panel,o=i?on(Bt(i),e):n?on(Xo(n),e):E`<h2 class="grow">${Jo(e)}</h2>`,a=i?Us(i):n?n.map(c=>Pe(c,p=>e.enter(p))):Qo(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${rn(t,o,e.panel.isOpen?an:Go(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var sa=4,ln=matchMedia("(min-width: 1180px)");function ia(e,t){let s=m("/new",{at:T(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return ea(me`<a class="button" href=${s} @click=${i}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var na=(e,t)=>({held:s=>ia(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>si(document.getElementById("map"),s),prefetch:()=>ti(),painted:Rs,opened:async()=>{t.atLeastHalf(),await O("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function ra(e,t,{kind:s,value:i}){return s==="place"?e.goTo(g(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):pn(e,t,i)}var pn=(e,t,s)=>ln.matches?e.openFind(s):t.go(`/finds/${s}`),hn=e=>e.view.zoom>sa?e.view:null,oa=(e,t,s)=>me`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${hn(e)} .also=${Zi(e)} .words=${!0}
      .distance=${s.distance} @focusin=${s.look} @choose=${i=>ra(e,t,i.detail)}></place-search>
    ${en(e)}
  </div>`,aa=e=>me`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?x({code:"map",text:r("map.failed")},()=>e.makeMap()):ta}
  </div>`;function ca(e,t){let s=e.target.closest("a.find");!s||!ln.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function la(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var pa=(e,t,s,i,n)=>me`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>la(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${aa(e)}
    ${oa(e,t,n)}
    ${cn(e,s,o=>ca(o,e))}
    ${i.view()}
  </div>`;async function ha(e,t,s){await Promise.resolve(),await e.start(na(t,s)),performance.mark("finds:map")}var ma=e=>new RegExp(`^${Q}$`).test(e);function Xe(e){for(let o of["place","find"])ma(e.query.get(o))||e.query.delete(o);let t=new ae(e,o=>pn(t,e,o)),s=new he(e),i=new le(e),n=new ce(()=>t.filters.near??hn(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??"Finds"},wide:!0,ready:ha(t,e,s),view:()=>pa(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as mn}from"../lib/lit-html/lit-html.js";var ua=()=>mn`<a class="button" href="/">${r("missing.action")}</a>`,un=()=>({title:r("missing.title"),view:()=>mn`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),ua())}`});import{html as M,nothing as ft}from"../lib/lit-html/lit-html.js";var ue=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=wt(t.query.get("next")),this.form=new Ks({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=Os(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ai()}async#i(t,s){await ks();let i=await Et(`/api/auth/${t}`,{...s,cookie:!0});Ts(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),pi()}async#r(){if(!C().passwordLogin||Ft()||!await ci()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),li);let t=await Fe("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Fe();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var da=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${Ce(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Ce(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Zs(e,r("signin.action"))}
  </form>`,fa=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:ft}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,ga=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,$a=e=>Ae(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Ee(e.form)}
  ${Be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function wa(e,t){let{passwordLogin:s,registration:i}=C();return Ft()?M`${$a(e)}${ze(t)}`:M`
    ${Ae(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:ft}
      ${ui()}
      ${Ee(e.form)}
      ${s?da(e):ft}
      ${e.hasPasskeys?fa(e):ft}
      ${Be("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ft:ga(i)}</p>`)}
    ${di()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${ze(t)}`}var ya=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ba(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?x(e.problem):e.username?ya(e):q(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ft}
    </section>`}function ts(e){let t=hi(location.hash);if(t){let i=new mi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ba(i)}}let s=new ue(e);return{get title(){return r("signin.title")},broad:!0,view:()=>wa(s,e.update)}}var dn={feed:je,find:St,map:Xe,missing:un,signin:ts};async function es(e){if(dn[e])return dn[e];let[t]=await Promise.all([import("./more.js"),ls()]);return t[e]}var rs=1e3,va=6e4,_=null,ge="",qt="",is="",fe=!1,It=rs,os=0;function gn(){let e=()=>{if(document.hidden||!l.get("user"))return ns();Mt(),yt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ns),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ge&&fn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==qt&&fn(),t&&Mt()}),l.get("user")&&Mt()}function xa(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>xa(ka);function ka(){let e=l.get("user");if(!e||_||document.hidden)return;clearTimeout(os),qt=is===l.get("openFind")?"":l.get("openFind");let t=qt,s=new EventSource(m("/api/notifications/stream",{find:t}));_=s,ge=e.id,s.addEventListener("open",()=>{fe&&yt(),fe=!0,It=rs,is="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===_&&s.readyState===EventSource.CLOSED&&Oa()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>La(JSON.parse(i.data))),s.addEventListener("reset",yt)}function Oa(){let e=qt;_=null,fe=!0,yt().then(t=>{t&&(is=e)}),os=setTimeout(Mt,It),It=Math.min(2*It,va)}var de=0,ss=null;function La(e){vs(1),l.set("notification",e),Ta(e)}function Ta(e){let t=bs(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(de=ss&&l.get("message")===ss?de+1:1,de===1?d(ys(e),t):d(r("note.several",{n:de}),"/notifications"),ss=l.get("message"))}function fn(){fe=!!_&&ge===l.get("user")?.id,ns(),It=rs}function ns(){clearTimeout(os),_?.close(),_=null,ge=qt=""}async function $n(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ye.href)?e:null});new Worker(new URL("bundle/formats.js",ye),{type:"module"});ei();fi();var Sa=JSON.parse(document.getElementById("boot").textContent);await cs();await R();Ls(Sa);ms(es);Oi($i,es);await R();gn();function wn(){Ms(),"serviceWorker"in navigator&&$n()}document.readyState==="complete"?wn():addEventListener("load",wn,{once:!0});
//# sourceMappingURL=main.js.map

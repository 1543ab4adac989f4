import{$c as di,A as ds,Aa as g,Ab as Ws,B as Pt,Ba as Bt,Bb as Hs,Cb as Us,Cc as ii,Da as v,Db as W,E as l,Ea as Nt,Eb as Ds,Ec as Dt,F as d,Fa as tt,Fb as st,Fc as ot,G as fs,Gb as E,H as gs,Ha as At,Hb as xt,Ia as Es,Ib as Ks,J as $,Jb as Vs,K as Ct,Kb as it,L as $t,Lb as H,Lc as ni,Mb as kt,N as Q,Nb as nt,Nc as ri,Ob as Wt,P as Ft,Pb as Ee,Qc as oi,R as h,Sc as ai,T as X,Tb as Pe,U as yt,Ub as Zs,Uc as ci,V as ws,Va as Ps,Vb as Ys,W as $s,Wb as rt,Wc as li,X as V,Xa as jt,Xb as Ht,Xc as pi,Y as ys,Yc as hi,Z as bs,Za as ke,Zc as mi,_ as vs,_a as Cs,_c as ui,a as be,aa as xs,ad as fi,b as F,bb as Le,c as A,cb as Oe,cd as ze,db as Te,dc as _s,ea as ks,eb as Fs,ed as gi,f as ve,fb as Se,fc as Js,fd as wi,g as wt,ga as Ls,gb as zs,gc as Ce,gd as Be,ha as bt,hb as Me,hc as Gs,hd as Ne,ia as Os,ib as Bs,ic as Fe,id as $i,jb as Ie,jc as Qs,jd as yi,kb as Ns,kc as Ut,l as ps,lb as As,lc as Xs,ld as Ae,m as hs,ma as Ts,mb as js,mc as ti,na as u,nb as Rs,nc as ei,o as r,ob as m,p as Et,pa as Ss,pb as I,q as b,qa as zt,qb as et,r as ms,ra as Ms,rb as Rt,s as xe,sa as Is,tb as j,u as O,ub as x,uc as si,va as qs,vb as q,wb as qe,xa as vt,xb as Z,ya as z,yb as R,z as us,za as T,zb as L}from"./shared.js";function bi(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var Tn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],vi={screen:"missing",open:!0,params:{}},Sn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function xi(e){if(Sn(e))return vi;for(let[t,s,i=!1]of Tn){let n=new RegExp(`^${t.replace(":id",`(?<id>${X})`).replace(":name",`(?<name>${ws})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return vi}import{render as Fn,nothing as zn}from"../lib/lit-html/lit-html.js";import{html as B,nothing as at}from"../lib/lit-html/lit-html.js";var Mn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function In(e,t){return e===t||e==="/profile"&&t==="/saved"}function qn([e,t],s){let i=t==="bell"?l.get("unread"):0;return B`
    <a href=${e} class="tab ${t}" aria-current=${In(e,s)?"page":at}>
      <span class="face">
        ${t==="me"?I(u(),28):m(t)}
        ${i?B`<span class="count" aria-hidden="true">${i>99?"99+":O(i)}</span>`:at}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?B`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:at}
      </span>
    </a>`}function En(){return l.get("online")?l.get("cached")?B`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:at:B`<p class="offline" role="status">${r("app.offline")}</p>`}var Pn=e=>l.get("outbox").length&&e!=="/waiting"?B`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:at,Cn=B`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ki=(e,{path:t,wide:s,broad:i})=>B`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Cn} <span dir="auto">${A()}</span></a>
    ${u()?B`<nav class="tabs" aria-label=${r("nav.label")}>${Mn.map(n=>qn(n,t))}</nav>`:at}
  </header>
  <div class="notes-above">
    ${En()}
    ${Pn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Ws}`;var Bn=2e3,Li=null,Oi=null,P=null,k=null,je=!1,ct=0;function Ti(){je||(je=!0,queueMicrotask(()=>{je=!1,Kt()}))}function Kt(){if(k?.signal.aborted)return;let e=P?.title??"";document.title=[e,A()].filter(Boolean).join(" · ");let t=P?P.view():zn;Fn(ki(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function Nn(e,{replace:t=!1}={}){return Me(),t?Te(e):Oe(e),Re({fresh:!0})}function An(){Hs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!k||k.signal.aborted||(k.user===u()?.id&&Ns(k.lists,k.user),k.stop.abort(),P.close?.())}function jn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=js(i),a=[],c=()=>t===ct;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:Ti,go:V,lists:a,user:i,rename:p=>{c()&&Fs(p)},push:p=>c()?Rn(p):null,leave:()=>Rs()??V("/",{replace:!0}),kept:Se(),keep:p=>{c()&&zs(p)},restore:p=>{let w=n[a.push(p)-1];return w&&{...w,isStale:o}}}}function Rn(e){return Me(),Oe(e),Si()}function Si(){return!P?.moved||k.signal.aborted||k.path!==location.pathname?null:(Le(),k.query=new URLSearchParams(location.search),k.kept=Se(),Promise.resolve(P.moved(k.query)))}async function Wn(){if(ys())return;let e=ct,t=Si();if(!t)return Re();await t,e===ct&&Ie()}async function Hn(e){try{return await Oi(e)}catch(t){return t instanceof TypeError||console.error(t),Mi}}function Un(e,t){try{return e(t)}catch(s){return console.error(s),Mi()}}var Mi=()=>({title:r("error.title"),view:()=>x({code:"offline"},()=>location.reload())});async function Re({fresh:e=!1,first:t=!1}={}){let s=++ct;An();let{screen:i,open:n,params:o}=Li(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(yt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Kt(),await W());let a=await Hn(i);s===ct&&(Le(),k=jn(o,s),P=Un(a,k),Kt(),e&&scrollTo(0,0),t||await Dn(e,s))}async function Dn(e,t){if(e||await Promise.race([P.ready,st(Bn)]),t!==ct)return;Kt(),((e?null:Bs())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Ie()}function Kn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Vn(e){let t=Kn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function Ii(e,t){[Li,Oi]=[e,t],$s(Nn),history.scrollRestoration="manual";let s=u()?.id;return l.subscribe("user",i=>{i?.id!==s&&As(),s=i?.id}),l.subscribe("*",Ti),l.subscribe("message",Us),document.body.replaceChildren(),addEventListener("click",Vn),addEventListener("popstate",Wn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&V(yt(i.data.path))}),location.pathname.startsWith("/api/")&&Te(u()?"/settings":"/sign-in"),Re({first:!0})}import{html as Lt,nothing as or}from"../lib/lit-html/lit-html.js";var Zn=1500,Yn=9;function _n(){let e=z(wt.get());return e?.zoom>=Yn?{lat:e.lat,lng:e.lng}:null}var Jn=()=>Promise.race([tt(),st(Zn,null)]),Gn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Vt=class{at=null;isHere=!1;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.list=E(t,()=>h("/api/finds/feed",{...Gn(this.at),limit:20}))}load=async()=>{if(this.#t.kept?.at===void 0){let t=await Jn();this.#e(t??_n(),!!t)}await this.list.load()};#e(t,s){Object.assign(this,{at:t,isHere:s}),this.#t.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await Nt({timeout:1e4}),!0),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#t.update()}distance=t=>this.isHere?v(this.at,g(t.location)):void 0};function Qn(){return bs()?!0:l.get("installPrompt")||vs()?!1:void 0}async function Xn(){let e=await Os();return{on:!0,off:!1}[e]}var Zt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ve.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:$(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Xn(),install:Qn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{ve.set(u().id),this.steps=[],this.#t.update()}};import{html as U,nothing as lt}from"../lib/lit-html/lit-html.js";var tr="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",er=(e,t)=>U`
  <span class="cover c-${Vs(e.category).code}">
    ${e.media.length?nt(e.media[0],{sizes:tr,eager:t}):H(e.category)}
    ${e.media[0]?.type==="video"?U`<span class="play">${m("play")}</span>`:lt}
    ${e.media.length>1?U`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:lt}
  </span>`,sr=e=>e.saved?U`<span class="figure">${m("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:lt;function ir(e,t){let s=[Es(e,e.location)?"":At(e.location),t===void 0?"":Pt(t)].filter(Boolean);return s.length?U`
    <span class="soft">${m("pin")} <bdi>${s[0]}</bdi>${s[1]?U` · ${s[1]}`:lt}</span>`:lt}var qi=(e,t,s)=>U`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${er(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${ir(e,t)}
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${et(e.createdAt)}</span></span>
          ${e.reason==="friend"?U`<span class="badge">${r("feed.friend")}</span>`:lt}
          ${Wt(e)}
        </span>
        <span class="soft marks">
          ${Ee(e.likeCount,"heart","find.likes")} ${Ee(e.commentCount,"comment","find.comments")} ${sr(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as pt,nothing as Yt}from"../lib/lit-html/lit-html.js";var Ei={find:"/new",friend:"/people",push:"/settings#push"};function nr(e,t){return Ei[t]?pt`<a class="button quiet" href=${Ei[t]}>${r(`steps.${t}Action`)}</a>`:l.get("installPrompt")?pt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:pt`<span class="hint">${r("steps.installHint")}</span>`}var rr=(e,{name:t,isDone:s})=>pt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?m("check"):Yt}</span>
    <span class="grow">${r(`steps.${t}`,{instance:A()})}${s?pt`<span class="unseen"> (${r("steps.done")})</span>`:Yt}</span>
    ${s?Yt:nr(e,t)}
  </li>`,Pi=e=>e.isOver||!e.left?Yt:pt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${R(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>rr(e,t))}</ul>
  </section>`;var Fi=()=>Lt`<a class="button quiet" href="/people">${m("people")} ${r("nav.people")}</a>`,ar=e=>e.isHere?or:Lt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${m("here")} ${r("feed.nearMe")}
  </button>`,Ci=e=>Lt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${ar(e)}</p>`;function cr(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?q(3):[Pi(t),lr(e)]}function lr(e){let{items:t,problem:s,load:i}=e.list;if(s)return x(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[Ci(e),j(r("feed.none"),n,Fi())]}return Lt`
    ${Ci(e)}
    <ul class="feed-list">${t.map((n,o)=>qi(n,e.distance(n),o===0))}</ul>
    ${Z(e.list)}`}function We(e){let t=new Vt(e),s=new Zt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Lt`
      ${Rt(r("feed.title"),Fi())}
      ${cr(t,s)}`}}import{html as S,nothing as _}from"../lib/lit-html/lit-html.js";var pr=160,hr=2,zi=6;function mr(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var _t=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=mr(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#s??=ur().then(n=>this.#a(n)),i.name.length>=hr&&(this.#o=setTimeout(()=>this.#l(i),pr))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await $(h("/api/users",{q:t.name,limit:zi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(u()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,zi)}};async function ur(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function He(e){let t=F().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Ue=e=>e.errors?.length?ms(e.errors[0]):b(e),Jt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new _t(t,n),this.#s=Ht(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return _s(this.text,F().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=He(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:qs()});try{await jt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Ue(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Bi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Ni=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ai(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var dr=20,fr=20,Ot=e=>Ht(`comment-edit:${e.id}`),Gt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new Jt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=E(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Bi(Ni(this.list.items),this.waiting)}retry(t){return Cs(t.id)}async takeBack(t){this.composer.takeBack(t),await ke(t.id)}discard(t){return ke(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#h(s):t?this.list.items.some(i=>i.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(h(this.#e,{order:"desc",limit:dr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#l(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#c(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#h(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ai(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<fr;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:Ot(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Ot(this.editing).set(t)}cancel(){Ot(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=He(t.text),!t.error)try{let s=await $t(`${this.#e}/${t.id}`,{content:t.text});this.#l(s),Ot(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Ue(s)}return this.#t.update(),!t.error}async remove(t){try{await Q(`${this.#e}/${t.id}`)}catch(s){return d(b(s)),!1}return Ot(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Qt=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Gt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ys(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await tt();!t||this.#t.signal.aborted||(this.distance=v(t,g(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>jt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>d(b(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await rt(t?$t(n,{state:t}):Q(n))||(s.saved=i),this.#t.update()}async dismiss(){await rt($t(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await rt(Q(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let s=E({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await rt(Q(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await rt(Ct(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as y,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as ht}from"../lib/lit-html/lit-html.js";var D=()=>document.getElementById("comment");function Ve(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function gr(e,t){t.write(e.target.value),De(e,t),Ve(e.target)}var De=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ke(e,t){let{text:s,caret:i}=t.mentions.chosen(e,D().value);D().value=s,D().focus(),D().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Ve(D())}var wr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ke(t[s],e),Tab:()=>Ke(t[s],e),Escape:()=>e.mentions.close()});function $r(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let w=(t.mentions.items.length&&!a&&!c?wr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);w&&(e.preventDefault(),w())}async function yr(e,t){if(e.preventDefault(),!await t.send())return D().focus();await Promise.resolve(),D()&&Ve(D())}function br(e){e.stopReply(),L("comment")}var vr=e=>Tt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>br(e)}>${m("close")}</button>
  </p>`,xr=(e,t,s)=>Tt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ke(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,kr=(e,{items:t}=e.mentions)=>Tt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>xr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Lr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),ji=e=>Tt`
  <form class="say-it" novalidate @submit=${t=>yr(t,e)}>
    ${e.replyTo?vr(e):ht}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${kr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ht} aria-describedby=${Lr(e)||ht}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ht}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ht}
        @input=${t=>gr(t,e)} @keydown=${t=>$r(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>De(t,e)} @keyup=${t=>De(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${Gs(e.left)}
    ${e.error?Tt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ht}
  </form>`;function Or(e,t){e.edit(t),L("edited")}async function Tr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&L(`menu-${s}`)}function Sr(e,t){e.composer.reply(t),L("comment")}async function Mr(e,t){await e.takeBack(t),await L("comment")}async function Ir(e,t){await ti()&&(await e.discard(t),await L("comments"))}async function qr(e,t){await Xs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&L("comments")}var Er=e=>y`
  <form novalidate @submit=${t=>Tr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":mt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:mt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Pr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Or(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>qr(e,t)}]:[],...i?[]:[ii({commentId:t.id}),si(t.user,()=>e.load())]]}var Cr=(e,t)=>t.hidden?y`
  ${ot(t.content)}
  ${Dt(r("report.commentHidden"),t.hidden)}`:y`
  ${ot(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>Sr(e,t)}>
    ${r("comment.reply")}
  </button>`,Fr=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Er(e):Cr(e,t)}
    </div>
    ${ei(r("comment.menu",{name:t.user.username}),Pr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ze=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,zr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ze(r("action.retry"),()=>e.retry(t))}
      ${Ze(r("action.edit"),()=>Mr(e,t))}`:mt}
    ${Ze(r("outbox.cancel"),()=>Ir(e,t))}
  </div>`,Br=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${ot(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:mt}
      ${t.isLate||t.state==="refused"?zr(e,t):mt}
    </div>
  </div>`,Ri=(e,t,s)=>t.entry?Br(e,t.entry):Fr(e,t,s),Nr=(e,t,s)=>y`
  <li>
    ${Ri(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${Ri(e,i,s)}</li>`)}
      </ul>`:mt}
  </li>`;function Ar(e,t){let{items:s,problem:i,load:n}=e.list;return i?x(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${Z(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Nr(e,o,t))}</ul>
    ${Z(e.list)}`:q(1)}var Wi=(e,t)=>y`
  ${Ar(e,t)}
  ${ji(e.composer)}`;import{html as Y,nothing as Ge}from"../lib/lit-html/lit-html.js";import{html as ee,nothing as Je}from"../lib/lit-html/lit-html.js";var ut={scale:1,x:0,y:0},jr=5,[Rr,Wr]=[60,90],Ye=(e,t,s)=>Math.max(e,Math.min(s,t));function _e(e,t,s){let i=Ye(1,t,jr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Xt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ye(-i,e.x,i),y:Ye(-n,e.y,n)}}function Hi({x:e,y:t}){return t>Wr&&t>Math.abs(e)?"close":Math.abs(e)<Rr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ui(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Hr=2.5,[Ur,Di]=[300,24],Ki=180,Vi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,te=class{#t=ut;#e=ut;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#p(ut),s&&!Vi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ki,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#h(t));let s=this.#c(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=_e(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#p({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#p(this.#t.scale>1?Xt(n,this.#m()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#c(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Di)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Hi(n);if(o)return this.#o[o]();this.#u()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Ur||Math.hypot(t.x-i.x,t.y-i.y)>Di)return this.#u();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?ut:Xt(_e(ut,Hr,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,s=t]=this.#i.values();return Ui(t,s)}#h({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#p(Xt(this.#t,this.#m()),!0)}#p(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Vi()?`transform ${Ki}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var se=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Yi(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ut((c,p)=>{let w=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new te({next:()=>w(1),previous:()=>w(-1),close:()=>c()}),Dr(e,{at:i,plays:n,films:a},o,w,c)},{label:e.title,kind:"full"})}function Dr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return ee`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Je}</span>
        ${R(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?Zr(p,s,i):Vr(p,se(e,t))}</div>
      </div>
      <div>
        ${p.caption?ee`<p class="said" dir="auto">${p.caption}</p>`:Je}
        ${c>1?Yr(o):Je}
      </div>
    </div>`}var Kr=e=>`min(100vw, calc(100vh * ${kt(e).toFixed(3)}))`,Vr=(e,t)=>nt(e,{alt:t,eager:!0,sizes:Kr(e),blur:!1});function Zr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Yr=e=>ee`
  <div class="row steps">
    ${Zi("previous","back",()=>e(-1))}
    ${Zi("next","next",()=>e(1))}
  </div>`,Zi=(e,t,s)=>ee`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${m(t)}</button>`;var Qe=5,_r={tall:4/5,square:1,wide:3/2};function Jr(e){let t=kt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Gr(e,t){let s=Math.max(1,kt(t)/_r[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Qr=(e,t)=>Y`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${m("play")}</span>`;function Xr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Qe;return Y`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Yi(e,s)}>
        ${o?Qr(t,se(e,s)):nt(t,{alt:se(e,s),eager:s===0,sizes:Gr(i,t)})}
        ${t.caption?Y`<span class="said" dir="auto">${t.caption}</span>`:Ge}
        ${s===Qe-1&&c>0?Y`<span class="beyond" data-count="+${O(c)}"></span>`:Ge}
      </button>
    </li>`}var to=(e,t)=>Y`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${O(e+1)}/${O(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>Y`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function eo({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function _i(e,t=0,s=()=>{}){let i=e.media.length,n=Jr(e.media[0]);return Y`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Qe)}" aria-label=${r("find.pictures")} @scroll=${o=>eo(o,t,s)}>
        ${e.media.map((o,a)=>Xr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?to(Math.min(t,i-1),i):Ge}
    </div>`}var so=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${et(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:_}</span>
    </span>
  </a>`,io=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${H(e)} ${it(e)}
  </a>`,no=e=>S`
  <p class="marks">
    ${e.category?io(e.category):_}
    ${e.isPublic?S`<span class="badge">${m("globe")} ${r("find.everybody")}</span>`:Wt(e)}
  </p>`,Ji=e=>e.find.media.length?_i(e.find,e.photo,e.showPhoto):_,Gi=(e,t=_)=>S`
  <div class="card">
    <div class="row between">
      ${so(e.find)}
      ${hi(e)}
    </div>
    ${e.find.description?ot(e.find.description):_}
    ${no(e.find)}
    ${t}
  </div>`,ro=e=>S`
  ${Dt(r("report.findHidden"),e.find.hidden)}
  ${Ji(e)}
  ${Gi(e)}`,oo=e=>e.find.hidden?ro(e):S`
  ${Ji(e)}
  ${ci(e)}
  ${Gi(e,S`${li(e)} ${pi(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${O(e.find.commentCount)}</span>`:_}
    </h2>
    ${Wi(e.comments,e.isOwn())}
  </section>`;function ao(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),x(t,e.load)]:e.find?[e.title,oo(e)]:[r("find.title"),q(3)]}function co(e){let[t,s]=ao(e);return S`${Rt(t,_,"/")}${s}`}async function lo(e,t){await e.load(),t&&await e.comments.mark(t)&&await L(`comment-${t}`)}function St(e){let t=new Qt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${X})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:lo(t,i),view:()=>co(t)}}import{html as ue,nothing as ca,render as la}from"../lib/lit-html/lit-html.js";var[po,ho,mo]=[4,2,2],[uo,fo]=[50,3],go=e=>xt.filter(t=>xe(r(`category.${t}`)).startsWith(xe(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),wo=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:g(e.location)}),$o=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Qi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=h("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:po}),a=h("/api/users",{q:t,limit:ho}),[c,p]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<mo?[]:$(a,{signal:s}).catch(()=>[])]);return[...p.map($o),...c.map(wo),...go(t)]},Xi=e=>(t,s)=>{let i=n=>e(n.point)<=uo;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,fo)]};var yo=9,bo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},ie=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#s;if(!(!!t&&s>=yo&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await Ft(h("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=bo[s],o=this.items.map(c=>vo(c,i)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},vo=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:v(t,g(e.exact))});var ne={q:"",categories:[],near:null,mine:!0,friends:!0},Xe=["active","distance","likes"],xo=e=>(e??"").split(",").filter(Boolean),dt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:xo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:z(t.get("near")),radius:Number(t.get("radius"))||5,order:Xe.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:T(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var ko=3,Lo=[5,8,11,13],tn=160,Oo=5,re=class{items=[];isPartial=!1;counts=null;#t=null;#e="-180,-90,180,90";#s;#i=0;constructor(t,s){this.#s=t,this.flags=s}get signal(){return this.#s.signal}within(t,s){let i=h("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return Ft(i,{signal:this.#s.signal})}async load({bbox:t,zoom:s}){let i=++this.#i;this.#e=t,this.counts&&(this.#t=this.counts.load(t));try{let n=await this.within(t,s);return i!==this.#i?!1:(this.set(...n),(i>1||globalThis.navigator?.serviceWorker?.controller)&&this.count(),!0)}catch(n){return this.report(n),!1}}count(){return this.#t??=gs("countCategories",this.#s,this.flags).then(t=>(this.counts=t,t.load(this.#e))).catch(()=>{this.#t=null}),this.#t}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=ko?Lo:[]){let n=s(t[0].map(g),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=g(t),n=Bt({width:tn,height:tn},{...i,zoom:s}),[o]=await this.within(n,Math.min(vt,s+Oo)),a=c=>this.items.every(p=>v(g(c),i)<=v(g(c),g(p)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&d(b(t))}};var To="-180,-90,180,90",en=2e4,[sn,nn,So]=[20,500,3],rn=3,oe=class{nearest=null;#t;#e;#s;#i;#n=sn;#r=!1;#o=rn;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#s=i,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:So,limit:this.#n});this.list=E(t,()=>h("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||To;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),w=Math.max(v(t,{lat:p,lng:o}),v(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(en,Math.max(.1,w)).toFixed(3),order:i}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=rn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<nn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(nn,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=sn,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:en,order:"distance",findsLimit:1,limit:1},n=h("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[Mo,Io]=[60,600],ae=class{#t;#e;#s;#i=null;#n=new Map;constructor(t,s,i){this.#t=t,this.#e=s,this.#s=i}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#r()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#s.map()?.fit(n,o,{animate:!1}),this.#s.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=n=>n.locationId?this.#s.open({place:n.locationId}):this.divide(n),s=n=>({...Eo(n,this.#n.get(n.locationId)),click:()=>t(n)}),i=this.#e.items.map(n=>({...Po(n),click:()=>this.#s.openFind(n.id)}));this.#s.map()?.setMarkers([...this.#t.items.map(s),...i]),this.#s.update()}select(t,s=!!t){let i=this.#s.map(),n=this.#i;this.#i=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#s.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#s.open({place:i[0].locationId});if(s>=vt)return this.#s.open({group:n});i.length&&this.#s.map()?.fit(i.map(g),vt,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#n.clear()}async#r(){this.#n.size>Io&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#n.has(s)).slice(0,Mo);if(!t.length)return!1;for(let s of t)this.#n.set(s,null);try{let s=h("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await $(s,{signal:this.#t.signal}))this.#n.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#n.delete(s);return!1}}},qo=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function Eo(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:qo.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${O(e.count)}${e.more?"+":""}`,label:Et(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var Po=e=>({key:`find ${e.id}`,lat:e.exact.latitude,lng:e.exact.longitude,kind:"one",size:46,find:e,text:"",label:r("map.exact",{title:e.title}),area:{...g(e.location),km:e.location.area}});var ts=100,K=class{place=null;finds=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[h(`/api/locations/${t}`,{...this.#e(),findsLimit:ts}),"place"]:[h("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await $(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(b(c))}a.place&&(a.finds=this.#r(a.place)),i===this.#i&&Object.assign(this,a)}#r(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>ts?h("/api/finds",{...this.#e(),locationId:t.id,limit:ts}):"";return Object.assign(E({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var Co="-180,-90,180,90",Fo=120,zo=1e3,[Bo,No]=[13,15],ce=class{map=null;failed=!1;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#s=s,this.filters=new dt(t.query),this.#n=z(t.query.get("at"))??z(wt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new ie(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new re(t,i);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new ae(this.groups,this.exact,o),this.panel=new K(t,i),this.places=new oe(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#m(this.view);let i=this.places.load(),n=this.panel.show(K.of(this.#t.query));W().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(Co,this.view.zoom).catch(p=>p);await Promise.race([i,st(zo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#h(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#u(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#m(this.view),await W(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#m(t){this.view=z(T(t)),this.#r=Bt(this.#e.size(),this.view)}#u(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Fo))}#p(t,s=this.filters){let i=this.#n||this.map?T(this.view):"";return h("/",{...s.query(),at:i,...t})}#d(){this.#t.rename(this.#p(K.of(this.#t.query))),wt.set(T(this.view))}refresh=()=>(this.#d(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...K.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let s=z(t.get("at")),i=s&&T(s)!==T(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new dt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(K.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(g(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...g(t),zoom:Math.max(No,this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new dt(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(Bo,ni(t))};if(this.map)return this.map.setView(s);this.#m(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Nt({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var le=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await tt())};distance=t=>{let s=this.#e??this.#t();return s&&t?v(s,t):void 0}};import{html as Ao,nothing as jo}from"../lib/lit-html/lit-html.js";var pe=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t,o=()=>n("/",{replace:!0});this.screen=St({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n,leave:o}),i()}view(){return this.screen?Ao`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:jo}};import{html as N,nothing as J}from"../lib/lit-html/lit-html.js";var Ro=[1,5,20,50,200],Wo=200,{near:yh,...Ho}=ne,on=(e,t)=>e.filter(s=>s!==t),Uo=(e,t)=>e.includes(t)?on(e,t):[...e,t],Do=e=>[...new Set([...Ro.map(us),e])].sort((t,s)=>t-s),Ko=e=>N`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Do(e.filters.radius).map(t=>N`
        <option value=${t} ?selected=${t===e.filters.radius}>${ds(t)}</option>`)}
    </select>
  </label>`,he=(e,t,s=J)=>N`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${m("close")}
  </button>`;function Vo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return N`
    ${t?he(`“${t}”`,()=>e.change({q:""}),m("search")):J}
    ${s.map(o=>he(it(o),()=>e.change({categories:on(s,o)}),H(o)))}
    ${i?J:he(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?J:he(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var an=(e,t)=>e.groups.counts?.of(t)??J;function Zo(e){let t=e.filters.categories;return xt.filter(s=>!t.includes(s)).map(s=>N`
    <button type="button" class="chip" data-count=${an(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${H(s)} ${it(s)}
    </button>`)}var cn=e=>N`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${qe(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Ko(e):J}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Yo(e)}>
      ${m("filter")} ${r("map.filters")}
      ${e.filters.count?N`<span class="number">${O(e.filters.count)}</span>`:J}
    </button>
    ${Vo(e)}
    ${Zo(e)}
  </div>`;async function Yo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=null,p=await Ut((w,f)=>(a??=e.groups.count().then(f),Jo(e,o,w,f)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var _o=(e,t,s)=>qe(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Jo(e,t,s,i){let n=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Ks(c)&&c!=="other");return N`
    <div class="row between"><h2>${r("map.filters")}</h2>${R(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Wo} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...xt,"other",...a].map(c=>N`
            <button type="button" class="chip" data-count=${an(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>n({categories:Uo(t.categories,c)})}>${H(c)} ${it(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>_o(t,c,n))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Ho)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as un}from"../lib/lit-html/lit-html.js";import{html as pn}from"../lib/lit-html/lit-html.js";var ft=["peek","half","full"],Go=6,Qo=.5,me=class{#t;constructor(t){this.#t=t,this.stop=ft.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ft[Math.max(0,Math.min(ft.length-1,ft.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},w=f=>{for(let[ye,On]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.removeEventListener(ye,On);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<Go)return;if(Math.abs(a.speed)>Qo)return this.by(Math.sign(a.speed));let $e=c(f.clientY),ls=n.map(ye=>Math.abs(ye-$e));this.to(ft[ls.indexOf(Math.min(...ls))])};for(let[f,$e]of[["pointermove",p],["pointerup",w],["pointercancel",w]])i.addEventListener(f,$e)}#e(t){return ft.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},ln=(e,t,s,i,n)=>pn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,hn=(e,t,s)=>pn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${ln(e,1,"map.more","up",e.stop==="full")}
          ${ln(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Xo=6,ta=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(ne)}>${r("map.clear")}</button>`,ea=e=>C`
  <a class="button" href=${h("/new",{at:e.map&&e.view.zoom>Xo?T(e.view):""})}>
    ${m("plus")} ${r("nav.plus")}
  </a>`,sa=e=>j(r("map.noneNear"),r("map.nearestIs",{distance:Pt(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function ia(e){return e.places.nearest?sa(e):e.filters.count||e.filters.near?j(r("map.noneFiltered"),r("map.noneFilteredText"),ta(e)):j(r("map.none"),r("map.noneText"),ea(e))}function na(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?Et(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var ra=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Xe.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function oa(e){let{list:t,groups:s,places:i}=e;return t.problem?x(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?ia(e):C`
    ${i.shown.map(n=>Pe(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${Z({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?C`<p class="hint">${r("map.partial")}</p>`:un}`:q(4)}var mn=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${R(t.close)}`,aa=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function dn(e,t,s){let{place:i,group:n}=e.panel,o=i?mn(At(i),e):n?mn(aa(n),e):C`<h2 class="grow">${na(e)}</h2>`,a=i?Zs(e.panel):n?n.map(c=>Pe(c,p=>e.enter(p))):oa(e);return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${hn(t,o,e.panel.isOpen?un:ra(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var pa=4,fn=matchMedia("(min-width: 1180px)");function ha(e,t){let s=h("/new",{at:T(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return la(ue`<a class="button" href=${s} @click=${i}>${m("plus")} ${r("map.addHere")}</a>`,n),n}var ma=(e,t)=>({held:s=>ha(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>ai(document.getElementById("map"),s),prefetch:()=>ri(),painted:Ds,opened:async()=>{t.atLeastHalf(),await L("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function ua(e,t,{kind:s,value:i}){return s==="place"?e.goTo(g(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):gn(e,t,i)}var gn=(e,t,s)=>fn.matches?e.openFind(s):t.go(`/finds/${s}`),wn=e=>e.view.zoom>pa?e.view:null,da=(e,t,s)=>ue`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${wn(e)} .also=${Qi(e)}
      .order=${Xi(s.distance)} .words=${!0} .distance=${s.distance}
      @focusin=${s.look} @choose=${i=>ua(e,t,i.detail)}></place-search>
    ${cn(e)}
  </div>`,fa=e=>ue`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?x({code:"map",text:r("map.failed")},()=>e.makeMap()):ca}
  </div>`;function ga(e,t){let s=e.target.closest("a.find");!s||!fn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function wa(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var $a=(e,t,s,i,n)=>ue`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>wa(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${fa(e)}
    ${da(e,t,n)}
    ${dn(e,s,o=>ga(o,e))}
    ${i.view()}
  </div>`;async function ya(e,t,s){await Promise.resolve(),await e.start(ma(t,s)),performance.mark("finds:map")}var ba=e=>new RegExp(`^${X}$`).test(e);function es(e){for(let o of["place","find"])ba(e.query.get(o))||e.query.delete(o);let t=new ce(e,o=>gn(t,e,o)),s=new me(e),i=new pe(e),n=new le(()=>t.filters.near??wn(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:ya(t,e,s),view:()=>$a(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as $n}from"../lib/lit-html/lit-html.js";var va=()=>$n`<a class="button" href="/">${r("missing.action")}</a>`,yn=()=>({title:r("missing.title"),view:()=>$n`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${j(r("missing.title"),r("missing.text"),va())}`});import{html as M,nothing as gt}from"../lib/lit-html/lit-html.js";var de=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=yt(t.query.get("next")),this.form=new Js({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=Ss(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return mi()}async#i(t,s){await Ts();let i=await Ct(`/api/auth/${t}`,{...s,cookie:!0});Is(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),fi()}async#r(){if(!F().passwordLogin||zt()||!await ui()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),di);let t=await ze("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ze();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var xa=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${Fe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Fe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Qs(e,r("signin.action"))}
  </form>`,ka=e=>M`
  ${F().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:gt}
  <button type="button" class=${F().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,La=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,Oa=e=>Ne(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Ce(e.form)}
  ${Ae("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function Ta(e,t){let{passwordLogin:s,registration:i}=F();return zt()?M`${Oa(e)}${Be(t)}`:M`
    ${Ne(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:gt}
      ${$i()}
      ${Ce(e.form)}
      ${s?xa(e):gt}
      ${e.hasPasskeys?ka(e):gt}
      ${Ae("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?gt:La(i)}</p>`)}
    ${yi()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Be(t)}`}var Sa=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Ma(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?x(e.problem):e.username?Sa(e):q(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:gt}
    </section>`}function ss(e){let t=gi(location.hash);if(t){let i=new wi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>Ma(i)}}let s=new de(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Ta(s,e.update)}}var bn={feed:We,find:St,map:es,missing:yn,signin:ss};async function is(e){if(bn[e])return bn[e];let[t]=await Promise.all([import("./more.js"),hs()]);return t[e]}var as=1e3,Ia=6e4,G=null,we="",qt="",rs="",ge=!1,It=as,cs=0;function xn(){let e=()=>{if(document.hidden||!l.get("user"))return os();Mt(),bt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",os),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==we&&vn(),t&&Mt()}),l.subscribe("openFind",t=>{t&&t!==qt&&vn(),t&&Mt()}),l.get("user")&&Mt()}function qa(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Mt=()=>qa(Ea);function Ea(){let e=l.get("user");if(!e||G||document.hidden)return;clearTimeout(cs),qt=rs===l.get("openFind")?"":l.get("openFind");let t=qt,s=new EventSource(h("/api/notifications/stream",{find:t}));G=s,we=e.id,s.addEventListener("open",()=>{ge&&bt(),ge=!0,It=as,rs="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===G&&s.readyState===EventSource.CLOSED&&Pa()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>Ca(JSON.parse(i.data))),s.addEventListener("reset",bt)}function Pa(){let e=qt;G=null,ge=!0,bt().then(t=>{t&&(rs=e)}),cs=setTimeout(Mt,It),It=Math.min(2*It,Ia)}var fe=0,ns=null;function Ca(e){Ls(1),l.set("notification",e),Fa(e)}function Fa(e){let t=ks(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(fe=ns&&l.get("message")===ns?fe+1:1,fe===1?d(xs(e),t):d(r("note.several",{n:fe}),"/notifications"),ns=l.get("message"))}function vn(){ge=!!G&&we===l.get("user")?.id,os(),It=as}function os(){clearTimeout(cs),G?.close(),G=null,we=qt=""}async function kn(){try{await(await caches.open("words")).put("/words",Response.json({title:A(),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(be.href)?e:null});new Worker(new URL("bundle/formats.js",be),{type:"module"});oi();bi();var za=JSON.parse(document.getElementById("boot").textContent);await ps();await W();Ms(za);fs(is);Ii(xi,is);await W();xn();function Ln(){Ps(),"serviceWorker"in navigator&&kn()}document.readyState==="complete"?Ln():addEventListener("load",Ln,{once:!0});
//# sourceMappingURL=main.js.map

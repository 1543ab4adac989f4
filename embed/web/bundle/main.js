import{$a as Ls,A as c,Ab as xe,B as p,Bc as Vs,D as $,Db as ke,Dc as Zs,E as Pt,Eb as Es,F as dt,Fb as Cs,Fc as Ys,Gb as At,Gc as Js,H as J,Hc as _s,Ic as Gs,J as ns,Jc as Qs,Ka as ys,Kc as Xs,L as d,Lc as ti,Ma as Ft,N as _,Nc as Te,O as ft,Oa as de,Ob as Fs,P as rs,Pa as bs,Pc as ei,Q as os,Qb as zs,Qc as si,R as G,Rb as Le,Rc as Se,S as as,Sa as fe,Sb as Bs,Sc as Me,T as cs,Ta as ge,Tb as Oe,Tc as ii,U as ls,Ua as $e,Ub as As,Uc as ni,Va as vs,Vb as Nt,W as ps,Wa as we,Wb as Ns,Wc as Ie,Xa as xs,Xb as Rs,Ya as ye,Yb as js,Za as ks,_ as hs,_a as be,a as ts,aa as ms,ab as Os,b as C,ba as gt,bb as Ts,ca as us,cb as m,db as I,dc as Ws,e as me,eb as X,f as ut,fb as zt,ga as ds,ha as u,hb as B,ib as b,ja as fs,jb as P,k as es,ka as qt,kb as ve,la as gs,lb as K,lc as Hs,m as r,ma as $s,mb as A,n as It,nb as x,nc as Rt,o as g,ob as Ss,oc as st,p as ss,pa as ws,pb as Ms,q as ue,qb as Is,r as L,ra as $t,rb as N,sa as F,sb as wt,ta as O,tb as Ps,ua as w,ub as qs,uc as Ks,va as Et,vb as tt,w as is,wb as R,wc as Ds,x as Y,xa as T,xb as yt,ya as Ct,yb as et,za as Q,zb as Bt,zc as Us}from"./shared.js";function ri(){addEventListener("beforeinstallprompt",e=>c.set("installPrompt",e)),addEventListener("appinstalled",()=>c.set("installPrompt",null))}var an=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],oi={screen:"missing",open:!0,params:{}},cn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function ai(e){if(cn(e))return oi;for(let[t,s,i=!1]of an){let n=new RegExp(`^${t.replace(":id",`(?<id>${_})`).replace(":name",`(?<name>${rs})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return oi}import{render as fn,nothing as gn}from"../lib/lit-html/lit-html.js";import{html as j,nothing as it}from"../lib/lit-html/lit-html.js";var ln=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function pn(e,t){return e===t||e==="/profile"&&t==="/saved"}function hn([e,t],s){let i=t==="bell"?c.get("unread"):0;return j`
    <a href=${e} class="tab ${t}" aria-current=${pn(e,s)?"page":it}>
      <span class="face">
        ${t==="me"?I(u(),28):m(t)}
        ${i?j`<span class="count" aria-hidden="true">${i>99?"99+":L(i)}</span>`:it}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?j`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:it}
      </span>
    </a>`}var mn=()=>c.get("cached")||!c.get("online")?j`<p class="offline" role="status">${r(c.get("online")?"app.kept":"app.offline")}</p>`:it,un=e=>c.get("outbox").length&&e!=="/waiting"?j`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:c.get("outbox").length})}</a></p>`:it,dn=j`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ci=(e,{path:t,wide:s,broad:i})=>j`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${dn} <span>Finds</span></a>
    ${u()?j`<nav class="tabs" aria-label=${r("nav.label")}>${ln.map(n=>hn(n,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${mn()}
    ${un(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Ss}`;var $n=2e3,li=null,pi=null,q=null,v=null,Pe=!1,nt=0;function hi(){Pe||(Pe=!0,queueMicrotask(()=>{Pe=!1,qe()}))}function qe(){if(v?.signal.aborted)return;let e=q?.title??"";document.title=e&&e!=="Finds"?`${e} · Finds`:"Finds";let t=q?q.view():gn;fn(ci(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function wn(e,{replace:t=!1}={}){return ye(),t?$e(e):ge(e),Ee({fresh:!0})}function yn(){Ms();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Ls(v.lists,v.user),v.stop.abort(),q.close?.())}function bn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Ts(i),a=[],l=()=>t===nt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:hi,go:G,lists:a,user:i,rename:h=>{l()&&vs(h)},push:h=>l()?vn(h):null,kept:we(),keep:h=>{l()&&xs(h)},restore:h=>{let f=n[a.push(h)-1];return f&&{...f,isStale:o}}}}function vn(e){return ye(),ge(e),mi()}function mi(){return!q?.moved||v.signal.aborted||v.path!==location.pathname?null:(fe(),v.query=new URLSearchParams(location.search),v.kept=we(),Promise.resolve(q.moved(v.query)))}async function xn(){if(as())return;let e=nt,t=mi();if(!t)return Ee();await t,e===nt&&be()}async function kn(e){try{return await pi(e)}catch(t){return t instanceof TypeError||console.error(t),ui}}function Ln(e,t){try{return e(t)}catch(s){return console.error(s),ui()}}var ui=()=>({title:r("error.title"),view:()=>b({code:"offline"},()=>location.reload())});async function Ee({fresh:e=!1,first:t=!1}={}){let s=++nt;yn();let{screen:i,open:n,params:o}=li(location.pathname);if(!n&&!u())return G(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return G(ft(new URLSearchParams(location.search).get("next")),{replace:!0});let a=await kn(i);s===nt&&(fe(),v=bn(o,s),q=Ln(a,v),qe(),e&&scrollTo(0,0),t||await On(e,s))}async function On(e,t){if(e||await Promise.race([q.ready,new Promise(i=>{setTimeout(i,$n)})]),t!==nt)return;qe(),((e?null:ks())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||be()}function Tn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Sn(e){let t=Tn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();G(t.pathname+t.search+t.hash)}function di(e,t){[li,pi]=[e,t],os(wn),history.scrollRestoration="manual";let s=u()?.id;return c.subscribe("user",i=>{i?.id!==s&&Os(),s=i?.id}),c.subscribe("*",hi),c.subscribe("message",Is),document.body.replaceChildren(),addEventListener("click",Sn),addEventListener("popstate",xn),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&G(ft(i.data.path))}),location.pathname.startsWith("/api/")&&$e(u()?"/settings":"/sign-in"),Ee({first:!0})}import{html as vt,nothing as jn}from"../lib/lit-html/lit-html.js";var Mn=1500,In=9;function Pn(){let e=F(ut.get());return e?.zoom>=In?{lat:e.lat,lng:e.lng}:null}var qn=()=>Promise.race([Q(),new Promise(e=>{setTimeout(e,Mn,null)})]),En=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},jt=class{at=null;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.list=N(t,()=>d("/api/finds/feed",{...En(this.at),limit:20}))}load=async()=>{this.#t.kept?.at===void 0&&this.#e(await qn()??Pn()),await this.list.load()};#e(t){this.at=t,this.#t.keep({at:t})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await Ct({timeout:1e4})),this.list.clear(),await this.list.load()}catch(t){p(g(t))}this.busy=!1,this.#t.update()}distance=t=>this.at?T(this.at,w(t.location)):void 0};function Cn(){return cs()?!0:c.get("installPrompt")||ls()?!1:void 0}async function Fn(){let e=await us();return{on:!0,off:!1}[e]}var Wt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return me.get()===u()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:$(`/api/users/${u().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Fn(),install:Cn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=c.get("installPrompt");t&&(await t.prompt(),c.set("installPrompt",null),await this.load())}dismiss=()=>{me.set(u().id),this.steps=[],this.#t.update()}};import{html as D,nothing as bt}from"../lib/lit-html/lit-html.js";var zn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Bn=(e,t)=>D`
  <span class="cover c-${qs(e.category).code}">
    ${e.media.length?et(e.media[0],{sizes:zn,eager:t}):R(e.category)}
    ${e.media[0]?.type==="video"?D`<span class="play">${m("play")}</span>`:bt}
    ${e.media.length>1?D`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:bt}
  </span>`,An=e=>e.saved?D`<span class="figure">${m("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:bt,fi=(e,t,s)=>D`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Bn(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        <span class="soft">${m("pin")} <bdi>${e.location.name}</bdi>${t===void 0?bt:D` · ${Y(t)}`}</span>
        <span class="by">
          ${I(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${X(e.createdAt)}</span></span>
          ${e.reason==="friend"?D`<span class="badge">${r("feed.friend")}</span>`:bt}
          ${Bt(e)}
        </span>
        <span class="soft marks">
          ${xe(e.likeCount,"heart","find.likes")} ${xe(e.commentCount,"comment","find.comments")} ${An(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as rt,nothing as Ht}from"../lib/lit-html/lit-html.js";var gi={find:"/new",friend:"/people",push:"/settings#push"};function Nn(e,t){return gi[t]?rt`<a class="button quiet" href=${gi[t]}>${r(`steps.${t}Action`)}</a>`:c.get("installPrompt")?rt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:rt`<span class="hint">${r("steps.installHint")}</span>`}var Rn=(e,{name:t,isDone:s})=>rt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?m("check"):Ht}</span>
    <span class="grow">${r(`steps.${t}`)}${s?rt`<span class="unseen"> (${r("steps.done")})</span>`:Ht}</span>
    ${s?Ht:Nn(e,t)}
  </li>`,$i=e=>e.isOver||!e.left?Ht:rt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${A(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Rn(e,t))}</ul>
  </section>`;var yi=()=>vt`<a class="button quiet" href="/people">${m("people")} ${r("nav.people")}</a>`,Wn=e=>e.at?jn:vt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${m("here")} ${r("feed.nearMe")}
  </button>`,wi=e=>vt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${Wn(e)}</p>`;function Hn(e,t){let{items:s,problem:i,load:n}=e.list;if(i)return b(i,n);if(!s||!t.isKnown)return P(3);if(!s.length&&!e.list.next){let o=r(e.at?"feed.noneText":"feed.noneFriends");return[wi(e),B(r("feed.none"),o,yi())]}return vt`
    ${wi(e)}
    <ul class="feed-list">${s.map((o,a)=>fi(o,e.distance(o),a===0))}</ul>
    ${K(e.list)}`}function Ce(e){let t=new jt(e),s=new Wt(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>vt`
      ${zt(r("feed.title"),yi())}
      ${$i(s)}
      ${Hn(t,s)}`}}import{html as S,nothing as V}from"../lib/lit-html/lit-html.js";var Kn=160,Dn=2,bi=6;function Un(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Kt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=Un(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#l(),i&&(this.#s??=Vn().then(n=>this.#a(n)),i.name.length>=Dn&&(this.#o=setTimeout(()=>this.#p(i),Kn))))}close(){this.#r=this.#n?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#p(t){let s=await $(d("/api/users",{q:t.name,limit:bi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#c(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#c(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(u()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,bi)}};async function Vn(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Fe(e){let t=C().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var ze=e=>e.errors?.length?ss(e.errors[0]):g(e),Dt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Kt(t,n),this.#s=At(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Fs(this.text,C().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Fe(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:ws()});try{await Ft({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=ze(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function vi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var xi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function ki(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var Zn=20,Yn=20,xt=e=>At(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new Dt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=N(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:l,result:h})=>{a==="comment"&&l===s&&this.#l([h])}};for(let[a,l]of Object.entries(o))t.signal.addEventListener("abort",c.subscribe(a,l))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return c.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return vi(xi(this.list.items),this.waiting)}retry(t){return bs(t.id)}async takeBack(t){this.composer.takeBack(t),await de(t.id)}discard(t){return de(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#c(s):t?this.list.items.some(i=>i.id===t.id)?this.#p(t):this.#l([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(d(this.#e,{order:"desc",limit:Zn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#p(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#l(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#c(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=ki(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<Yn;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:xt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,xt(this.editing).set(t)}cancel(){xt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Fe(t.text),!t.error)try{let s=await dt(`${this.#e}/${t.id}`,{content:t.text});this.#p(s),xt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):ze(s)}return this.#t.update(),!t.error}async remove(t){try{await J(`${this.#e}/${t.id}`)}catch(s){return p(g(s)),!1}return xt(t).remove(),this.#c(t.id),this.#t.update(),!0}};var Vt=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Ut(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Cs(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||c.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{c.get("openFind")===t.params.id&&c.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",c.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await Q();!t||this.#t.signal.aborted||(this.distance=T(t,w(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}get waitingLike(){return c.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Ft({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>p(g(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();try{t?await dt(`${this.#e}/saved`,{state:t}):await J(`${this.#e}/saved`)}catch(n){s.saved=i,p(g(n))}this.#t.update()}async dismiss(){try{await dt(`${this.#e}/dismissed`)}catch(t){return p(g(t))}await this.leave(),p(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()})}async recall(){try{await J(`${this.#e}/dismissed`)}catch(t){return p(g(t))}this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),p(r("find.recalled"))}async likers(t){let s=N({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&p(g(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){try{await J(this.#e)}catch(t){return p(g(t))}if(await this.leave(),this.find.hidden)return p(r("find.deleted"));p(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}async restore(){try{await Pt(`${this.#e}/restore`)}catch(t){return p(g(t))}await this.#t.go(`/finds/${this.find.id}`),p(r("find.restored"))}leave(){return this.#t.go("/",{replace:!0})}async copyPlace(t){try{await navigator.clipboard.writeText(t),p(r("way.copied"))}catch{p(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),p(r("find.copied"))}catch(s){s.name!=="AbortError"&&p(t)}}};import{html as y,nothing as at}from"../lib/lit-html/lit-html.js";import{html as kt,nothing as ot}from"../lib/lit-html/lit-html.js";var W=()=>document.getElementById("comment");function Ne(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Jn(e,t){t.write(e.target.value),Be(e,t),Ne(e.target)}var Be=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ae(e,t){let{text:s,caret:i}=t.mentions.chosen(e,W().value);W().value=s,W().focus(),W().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Ne(W())}var _n=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ae(t[s],e),Tab:()=>Ae(t[s],e),Escape:()=>e.mentions.close()});function Gn(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:l}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let f=(t.mentions.items.length&&!a&&!l?_n(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);f&&(e.preventDefault(),f())}async function Qn(e,t){if(e.preventDefault(),!await t.send())return W().focus();await Promise.resolve(),W()&&Ne(W())}function Xn(e){e.stopReply(),x("comment")}var tr=e=>kt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Xn(e)}>${m("close")}</button>
  </p>`,er=(e,t,s)=>kt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ae(e,s)}>
    ${I(e,28)} <span>${e.username}</span>
  </li>`,sr=(e,{items:t}=e.mentions)=>kt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>er(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,ir=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Li=e=>kt`
  <form class="say-it" novalidate @submit=${t=>Qn(t,e)}>
    ${e.replyTo?tr(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${sr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${ir(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Jn(t,e)} @keydown=${t=>Gn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Be(t,e)} @keyup=${t=>Be(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${Bs(e.left)}
    ${e.error?kt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function nr(e,t){e.edit(t),x("edited")}async function rr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&x(`menu-${s}`)}function or(e,t){e.composer.reply(t),x("comment")}async function ar(e,t){await e.takeBack(t),await x("comment")}async function cr(e,t){await Rs()&&(await e.discard(t),await x("comments"))}async function lr(e,t){await Ns(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var pr=e=>y`
  <form novalidate @submit=${t=>rr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function hr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>nr(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>lr(e,t)}]:[],...i?[]:[Hs({commentId:t.id}),Ws(t.user,()=>e.load())]]}var mr=(e,t)=>t.hidden?y`
  ${st(t.content)}
  ${Rt(r("report.commentHidden"),t.hidden)}`:y`
  ${st(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>or(e,t)}>
    ${r("comment.reply")}
  </button>`,ur=(e,t,s)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${I(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${X(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?pr(e):mr(e,t)}
    </div>
    ${js(r("comment.menu",{name:t.user.username}),hr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Re=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,dr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Re(r("action.retry"),()=>e.retry(t))}
      ${Re(r("action.edit"),()=>ar(e,t))}`:at}
    ${Re(r("outbox.cancel"),()=>cr(e,t))}
  </div>`,fr=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${I(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${u().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${st(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?dr(e,t):at}
    </div>
  </div>`,Oi=(e,t,s)=>t.entry?fr(e,t.entry):ur(e,t,s),gr=(e,t,s)=>y`
  <li>
    ${Oi(e,t.head,s)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>y`<li>${Oi(e,i,s)}</li>`)}
      </ul>`:at}
  </li>`;function $r(e,t){let{items:s,problem:i,load:n}=e.list;return i?b(i,n):s?!s.length&&!e.waiting.length?y`<p class="soft">${r("comment.none")}</p>${K(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>gr(e,o,t))}</ul>
    ${K(e.list)}`:P(1)}var Ti=(e,t)=>y`
  ${$r(e,t)}
  ${Li(e.composer)}`;import{html as U,nothing as Ke}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as He}from"../lib/lit-html/lit-html.js";var ct={scale:1,x:0,y:0},wr=5,[yr,br]=[60,90],je=(e,t,s)=>Math.max(e,Math.min(s,t));function We(e,t,s){let i=je(1,t,wr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Zt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:je(-i,e.x,i),y:je(-n,e.y,n)}}function Si({x:e,y:t}){return t>br&&t>Math.abs(e)?"close":Math.abs(e)<yr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Mi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var vr=2.5,[xr,Ii]=[300,24],Pi=180,qi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Yt=class{#t=ct;#e=ct;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#u(ct),s&&!qi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Pi,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#c(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#c(t));let s=this.#l(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:l}=We(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#u(this.#t.scale>1?Zt(n,this.#h()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#m();if(Math.hypot(n.x,n.y)<Ii)return this.#p(s,t.timeStamp);let o=this.#t.scale>1?"":Si(n);if(o)return this.#o[o]();this.#m()};#p(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>xr||Math.hypot(t.x-i.x,t.y-i.y)>Ii)return this.#m();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?ct:Zt(We(ct,vr,t),this.#h()),!0)}#a(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Mi(t,s)}#c({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#h(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#m(){this.#u(Zt(this.#t,this.#h()),!0)}#u(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!qi()?`transform ${Pi}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Jt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ci(e,t){let s=e.media.length,i=t,n=!0,o=null;Nt((a,l)=>{let h=f=>{i=(i+f+s)%s,n=!1,l(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Yt({next:()=>h(1),previous:()=>h(-1),close:()=>a()}),kr(e,{at:i,plays:n},o,h,a)},{label:e.title,kind:"full"})}function kr(e,{at:t,plays:s},i,n,o){let a=e.media.length,l=e.media[t];return Lt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&n(1),f.key==="ArrowLeft"&&n(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${a>1?r("find.pictureOf",{at:t+1,n:a}):He}</span>
        ${A(o)}
      </div>
      <div class="stage" @pointerdown=${i.onDown} @pointermove=${i.onMove} @pointerup=${i.onUp}
        @pointercancel=${i.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${l.type==="video"?Tr(l,s):Or(l,Jt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Lt`<p class="said" dir="auto">${l.caption}</p>`:He}
        ${a>1?Sr(n):He}
      </div>
    </div>`}var Lr=e=>`min(100vw, calc(100vh * ${yt(e).toFixed(3)}))`,Or=(e,t)=>et(e,{alt:t,eager:!0,sizes:Lr(e),blur:!1}),Tr=(e,t)=>Lt`
  <video controls preload="none" ?autoplay=${t} playsinline poster=${e.mediumUrl||e.fallbackUrl} src=${e.url}
    width=${e.width||640} height=${e.height||360}></video>`,Sr=e=>Lt`
  <div class="row steps">
    ${Ei("previous","back",()=>e(-1))}
    ${Ei("next","next",()=>e(1))}
  </div>`,Ei=(e,t,s)=>Lt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${m(t)}</button>`;var De=5,Mr={tall:4/5,square:1,wide:3/2};function Ir(e){let t=yt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Pr(e,t){let s=Math.max(1,yt(t)/Mr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var qr=(e,t)=>U`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${m("play")}</span>`;function Er(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),l=e.media.length-De;return U`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ci(e,s)}>
        ${o?qr(t,Jt(e,s)):et(t,{alt:Jt(e,s),eager:s===0,sizes:Pr(i,t)})}
        ${t.caption?U`<span class="said" dir="auto">${t.caption}</span>`:Ke}
        ${s===De-1&&l>0?U`<span class="beyond" data-count="+${L(l)}"></span>`:Ke}
      </button>
    </li>`}var Cr=(e,t)=>U`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>U`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Fr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Fi(e,t=0,s=()=>{}){let i=e.media.length,n=Ir(e.media[0]);return U`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,De)}" aria-label=${r("find.pictures")} @scroll=${o=>Fr(o,t,s)}>
        ${e.media.map((o,a)=>Er(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Cr(Math.min(t,i-1),i):Ke}
    </div>`}var zr=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${I(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${X(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:V}</span>
    </span>
  </a>`,Br=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${R(e)} ${tt(e)}
  </a>`,Ar=e=>S`
  <p class="marks">
    ${e.category?Br(e.category):V}
    ${e.isPublic?S`<span class="badge">${m("globe")} ${r("find.everybody")}</span>`:Bt(e)}
  </p>`,zi=e=>e.find.media.length?Fi(e.find,e.photo,e.showPhoto):V,Bi=(e,t=V)=>S`
  <div class="card">
    <div class="row between">
      ${zr(e.find)}
      ${_s(e)}
    </div>
    ${e.find.description?st(e.find.description):V}
    ${Ar(e.find)}
    ${t}
  </div>`,Nr=e=>S`
  ${Rt(r("report.findHidden"),e.find.hidden)}
  ${zi(e)}
  ${Bi(e)}`,Rr=e=>e.find.hidden?Nr(e):S`
  ${zi(e)}
  ${Zs(e)}
  ${Bi(e,S`${Ys(e)} ${Js(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${L(e.find.commentCount)}</span>`:V}
    </h2>
    ${Ti(e.comments,e.isOwn())}
  </section>`;function jr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),b(t,e.load)]:e.find?[e.title,Rr(e)]:[r("find.title"),P(3)]}function Wr(e){let[t,s]=jr(e);return S`${zt(t,V,"/")}${s}`}async function Hr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function Ot(e){let t=new Vt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${_})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},ready:Hr(t,i),view:()=>Wr(t)}}import{html as re,nothing as Ao,render as No}from"../lib/lit-html/lit-html.js";var[Kr,Dr,Ur]=[4,2,2],Vr=e=>wt.filter(t=>ue(r(`category.${t}`)).startsWith(ue(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),Zr=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:w(e.location)}),Yr=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Ai=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Kr}),a=d("/api/users",{q:t,limit:Dr}),[l,h]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<Ur?[]:$(a,{signal:s}).catch(()=>[])]);return[...Vr(t),...l.map(Zr),...h.map(Yr)]};var _t={q:"",categories:[],near:null,mine:!0,friends:!0},Ue=["active","distance","likes"],Jr=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Jr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:F(t.get("near")),radius:Number(t.get("radius"))||5,order:Ue.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var _r=3,Gr=[5,8,11,13],Ni=160,Qr=5,Gt=class{items=[];isPartial=!1;#t;#e=0;constructor(t,s){this.#t=t,this.flags=s}get signal(){return this.#t.signal}within(t,s){let i=d("/api/locations/clusters",{...this.flags(),bbox:t,zoom:Math.round(s)});return ns(i,{signal:this.#t.signal})}async load({bbox:t,zoom:s}){let i=++this.#e;try{let n=await this.within(t,s);return i!==this.#e?!1:(this.set(...n),!0)}catch(n){return this.report(n),!1}}set(t,s=!1){Object.assign(this,{items:t,isPartial:s})}async approach(t,s){for(let i of t[0].length&&t[0].length<=_r?Gr:[]){let n=s(t[0].map(w),i),o=n?await this.within(n.bbox,n.zoom):[[]];if(!o[0].length||(t=o,n.zoom<i))break}return t}async parts(t,s){let i=w(t),n=Et({width:Ni,height:Ni},{...i,zoom:s}),[o]=await this.within(n,Math.min($t,s+Qr)),a=l=>this.items.every(h=>T(w(l),i)<=T(w(l),w(h)));return{items:o.filter(a),bbox:n}}report(t){t.name!=="AbortError"&&t.code!=="offline"&&p(g(t))}};var Xr="-180,-90,180,90",Ri=2e4,[ji,Wi,to]=[20,500,3],Qt=class{nearest=null;#t;#e;#s=ji;#i=!1;constructor(t,s,i){this.#t=t,this.#e=s;let n=()=>this.#n(i());this.list=N(t,()=>d("/api/locations",{...s.flags,...n(),findsLimit:to,limit:this.#s}))}#n({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||Xr;if(i!=="distance")return{bbox:n,order:i};let[o,a,l,h]=n.split(",").map(Number),f=Math.max(T(t,{lat:h,lng:o}),T(t,{lat:a,lng:l}));return{lat:t.lat,lng:t.lng,radius:Math.min(Ri,Math.max(.1,f)).toFixed(3),order:i}}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#s&&this.#s<Wi}more=async()=>{if(this.list.next)return this.list.more();this.#i||(this.#i=!0,this.#s=Math.min(Wi,3*Math.max(this.#s,this.list.items.length)),await this.list.load(),this.#i=!1)};async load(){this.nearest=null,this.#s=ji,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#r()}async#r(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Ri,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var[eo,so]=[60,600],Xt=class{#t;#e;#s=null;#i=new Map;constructor(t,s){this.#t=t,this.#e=s}async load(t,s){await this.#t.load({bbox:t,zoom:s})&&(this.show(),await this.#n()&&this.show())}async approach(t,s){if(t instanceof Error)throw t;let i=(n,o)=>(this.#e.map()?.fit(n,o,{animate:!1}),this.#e.map()&&s());this.#t.set(...await this.#t.approach(t,i)),this.show()}show(){let t=i=>i.locationId?this.#e.open({place:i.locationId}):this.divide(i),s=i=>({...no(i,this.#i.get(i.locationId)),click:()=>t(i)});this.#e.map()?.setMarkers(this.#t.items.map(s)),this.#e.update()}select(t,s=!!t){let i=this.#e.map(),n=this.#s;this.#s=s?{id:t?.id??""}:null,i?.select(t?.id??""),n&&!s&&i?.focus(n.id)}async divide(t){let s=this.#e.zoom();try{let{items:i,bbox:n}=await this.#t.parts(t,s);if(i.length===1&&i[0].locationId)return this.#e.open({place:i[0].locationId});if(s>=$t)return this.#e.open({group:n});i.length&&this.#e.map()?.fit(i.map(w),$t,{least:s+1})}catch(i){this.#t.report(i)}}forget(){this.#i.clear()}async#n(){this.#i.size>so&&this.forget();let t=this.#t.items.map(s=>s.locationId).filter(s=>s&&!this.#i.has(s)).slice(0,eo);if(!t.length)return!1;for(let s of t)this.#i.set(s,null);try{let s=d("/api/locations",{...this.#t.flags(),ids:t.join(","),findsLimit:1});for(let i of await $(s,{signal:this.#t.signal}))this.#i.set(i.id,i.finds[0]);return!0}catch{for(let s of t)this.#i.delete(s);return!1}}},io=[[1e3,"many",54],[100,"some",48],[0,"few",42]];function no(e,t=null){let[,s,i]=e.locationId?[0,"one",46]:io.find(([n])=>e.count>=n);return{key:e.locationId??`${e.latitude},${e.longitude}`,lat:e.latitude,lng:e.longitude,kind:s,size:i,find:t,text:e.locationId&&e.count===1&&!e.more?"":`${L(e.count)}${e.more?"+":""}`,label:It(e.more,r(e.locationId?"map.place":"map.group",{n:e.count}))}}var ro=100,H=class{place=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:ro}),"place"]:[d("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null};if(t||s)try{a[o]=await $(n,{signal:this.#t.signal})}catch(l){if(l.name==="AbortError"||i!==this.#i)return;p(g(l))}i===this.#i&&Object.assign(this,a)}};var oo="-180,-90,180,90",ao=120,co=1e3,[lo,po]=[13,15],ho=e=>new Promise(t=>{setTimeout(t,e)}),te=class{map=null;failed=!1;#t;#e=null;#s;#i;#n="";#r=0;#o=!1;constructor(t){this.#t=t,this.filters=new lt(t.query),this.#i=F(t.query.get("at"))??F(ut.get()),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i};let s=()=>this.filters.flags;this.groups=new Gt(t,s);let i=n=>this.open(n);this.markers=new Xt(this.groups,{map:()=>this.map,zoom:()=>this.view.zoom,open:i,update:t.update}),this.panel=new H(t,s),this.places=new Qt(t,this.filters,()=>({view:this.view,box:this.#n})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#i||this.filters.near);s&&this.#a(this.view);let i=this.places.load(),n=this.panel.show(H.of(this.#t.query));t.prefetch();let o=s?this.markers.load(this.#n,this.view.zoom):null,a=s?null:this.groups.within(oo,this.view.zoom).catch(h=>h);await Promise.race([i,ho(co)]),await t.painted();let l=this.makeMap().then(()=>s?null:this.#p(a));await Promise.all([i,o,l,n]),this.markers.select(this.panel.place,this.panel.isOpen)}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#l(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#a(this.view),this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update()}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.#n,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#o=!1}}}#a(t){this.view=F(O(t)),this.#n=Et(this.#e.size(),this.view)}#l(t){this.#a(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,ao))}#c(t,s=this.filters){let i=this.#i||this.map?O(this.view):"";return d("/",{...s.query(),at:i,...t})}#h(){this.#t.rename(this.#c(H.of(this.#t.query))),ut.set(O(this.view))}refresh=()=>(this.#h(),Promise.all([this.markers.load(this.#n,this.view.zoom),this.filters.near?null:this.places.load()]));open(t){return this.#t.push(this.#c(t))}openFind(t){return this.#t.push(this.#c({...H.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#c({}));async moved(t){let s=F(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new lt(t));let o=JSON.stringify(this.filters.query())!==n?this.#m(!i):null,a=await this.panel.show(H.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(w(this.panel.place)),await this.#e.opened())}#m(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#n,this.view.zoom)])}enter(t){return this.map?.setView({...w(t),zoom:Math.max(po,this.view.zoom)}),this.open({place:t.id})}change(t){let s=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#c({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(lo,Ks(t))};if(this.map)return this.map.setView(s);this.#a(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Ct({maximumAge:6e4,timeout:1e4})})}catch(t){p(g(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var ee=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await Q())};distance=t=>{let s=this.#e??this.#t();return s&&t?T(s,t):void 0}};import{html as mo,nothing as uo}from"../lib/lit-html/lit-html.js";var se=class{screen=null;#t;#e="";#s=new AbortController;constructor(t){this.#t=t}show(t){if((t??"")===this.#e)return;this.#e=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#e)return;let{update:i,go:n}=this.#t;this.screen=Ot({params:{id:this.#e},path:`/finds/${this.#e}`,query:new URLSearchParams,signal:s,update:i,go:n}),i()}view(){return this.screen?mo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:uo}};import{html as z,nothing as pt}from"../lib/lit-html/lit-html.js";var fo=[1,5,20,50,200],go=200,{near:zp,...$o}=_t,Hi=(e,t)=>e.filter(s=>s!==t),wo=(e,t)=>e.includes(t)?Hi(e,t):[...e,t],yo=e=>[...new Set([...fo.map(is),e])].sort((t,s)=>t-s),bo=e=>z`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${yo(e.filters.radius).map(t=>z`
        <option value=${t} ?selected=${t===e.filters.radius}>${Y(t)}</option>`)}
    </select>
  </label>`,ie=(e,t,s=pt)=>z`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${m("close")}
  </button>`;function vo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return z`
    ${t?ie(`“${t}”`,()=>e.change({q:""}),m("search")):pt}
    ${s.map(o=>ie(tt(o),()=>e.change({categories:Hi(s,o)}),R(o)))}
    ${i?pt:ie(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?pt:ie(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}function xo(e){let t=e.filters.categories;return wt.filter(s=>!t.includes(s)).map(s=>z`
    <button type="button" class="chip" @click=${()=>e.change({categories:[...t,s]})}>
      ${R(s)} ${tt(s)}
    </button>`)}var Ki=e=>z`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}>
    ${ve(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?bo(e):pt}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ko(e)}>
      ${m("filter")} ${r("map.filters")}
      ${e.filters.count?z`<span class="number">${L(e.filters.count)}</span>`:pt}
    </button>
    ${vo(e)}
    ${xo(e)}
  </div>`;async function ko(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=await Nt((l,h)=>Oo(o,l,h),{label:r("map.filters"),kind:"sheet-like"});a&&e.change(a)}var Lo=(e,t,s)=>ve(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Oo(e,t,s){let i=a=>{Object.assign(e,a),s()},n=a=>{a.preventDefault(),t({...e,q:a.target.q.value.trim()})},o=e.categories.filter(a=>!Ps(a)&&a!=="other");return z`
    <div class="row between"><h2>${r("map.filters")}</h2>${A(t)}</div>
    <form @submit=${n}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${go} .value=${e.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...wt,"other",...o].map(a=>z`
            <button type="button" class="chip" aria-pressed=${e.categories.includes(a)?"true":"false"}
              @click=${()=>i({categories:wo(e.categories,a)})}>${R(a)} ${tt(a)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(a=>Lo(e,a,i))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>t($o)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as E,nothing as Yi}from"../lib/lit-html/lit-html.js";import{html as Ui}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],To=6,So=.5,ne=class{#t;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},l=k=>Math.max(n[0],Math.min(n[2],o.height+o.y-k));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let h=k=>{a={y:k.clientY,at:k.timeStamp,speed:(a.y-k.clientY)/Math.max(1,k.timeStamp-a.at)},s.style.height=`${l(k.clientY)}px`},f=k=>{for(let[he,on]of[["pointermove",h],["pointerup",f],["pointercancel",f]])i.removeEventListener(he,on);if(s.classList.remove("dragged"),s.style.height="",Math.abs(k.clientY-o.y)<To)return;if(Math.abs(a.speed)>So)return this.by(Math.sign(a.speed));let pe=l(k.clientY),Xe=n.map(he=>Math.abs(he-pe));this.to(ht[Xe.indexOf(Math.min(...Xe))])};for(let[k,pe]of[["pointermove",h],["pointerup",f],["pointercancel",f]])i.addEventListener(k,pe)}#e(t){return ht.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},Di=(e,t,s,i,n)=>Ui`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,Vi=(e,t,s)=>Ui`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${Di(e,1,"map.more","up",e.stop==="full")}
          ${Di(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Mo=6,Io=e=>E`
  <button class="quiet" type="button" @click=${()=>e.change(_t)}>${r("map.clear")}</button>`,Po=e=>E`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>Mo?O(e.view):""})}>
    ${m("plus")} ${r("nav.plus")}
  </a>`,qo=e=>B(r("map.noneNear"),r("map.nearestIs",{distance:Y(e.places.nearest.distance)}),E`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Eo(e){return e.places.nearest?qo(e):e.filters.count||e.filters.near?B(r("map.noneFiltered"),r("map.noneFilteredText"),Io(e)):B(r("map.none"),r("map.noneText"),Po(e))}function Co(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,0);return t?It(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Fo=e=>E`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ue.map(t=>E`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function zo(e){let{list:t,groups:s,places:i}=e;return t.problem?b(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial?Eo(e):E`
    ${t.items.map(n=>ke(n,o=>e.enter(o)))}
    ${K({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?E`<p class="hint">${r("map.partial")}</p>`:Yi}`:P(4)}var Zi=(e,t)=>E`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${A(t.close)}`,Bo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function Ji(e,t,s){let{place:i,group:n}=e.panel,o=i?Zi(i.name,e):n?Zi(Bo(n),e):E`<h2 class="grow">${Co(e)}</h2>`,a=i?Es(i):n?n.map(l=>ke(l,h=>e.enter(h))):zo(e);return E`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Vi(t,o,e.panel.isOpen?Yi:Fo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var Ro=4,_i=matchMedia("(min-width: 1180px)");function jo(e,t){let s=d("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return No(re`<a class="button" href=${s} @click=${i}>${m("plus")} ${r("map.addHere")}</a>`,n),n}var Wo=(e,t)=>({held:s=>jo(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>Vs(document.getElementById("map"),s),prefetch:()=>Ds(),painted:()=>new Promise(s=>{requestAnimationFrame(()=>setTimeout(s))}),opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Ho(e,t,{kind:s,value:i}){return s==="place"?e.goTo(w(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):_i.matches?e.openFind(i):t.go(`/finds/${i}`)}var Gi=e=>e.view.zoom>Ro?e.view:null,Ko=(e,t,s)=>re`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${Gi(e)} .also=${Ai(e)} .words=${!0}
      .distance=${s.distance} @focusin=${s.look} @choose=${i=>Ho(e,t,i.detail)}></place-search>
    ${Ki(e)}
  </div>`,Do=e=>re`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?b({code:"map",text:r("map.failed")},()=>e.makeMap()):Ao}
  </div>`;function Uo(e,t){let s=e.target.closest("a.find");!s||!_i.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function Vo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Zo=(e,t,s,i,n)=>re`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>Vo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Do(e)}
    ${Ko(e,t,n)}
    ${Ji(e,s,o=>Uo(o,e))}
    ${i.view()}
  </div>`;async function Yo(e,t,s){await Promise.resolve(),await e.start(Wo(t,s)),performance.mark("finds:map")}var Jo=e=>new RegExp(`^${_}$`).test(e);function Ve(e){for(let o of["place","find"])Jo(e.query.get(o))||e.query.delete(o);let t=new te(e),s=new ne(e),i=new se(e),n=new ee(()=>t.filters.near??Gi(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??"Finds"},wide:!0,ready:Yo(t,e,s),view:()=>Zo(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as Qi}from"../lib/lit-html/lit-html.js";var _o=()=>Qi`<a class="button" href="/">${r("missing.action")}</a>`,Xi=()=>({title:r("missing.title"),view:()=>Qi`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${B(r("missing.title"),r("missing.text"),_o())}`});import{html as M,nothing as mt}from"../lib/lit-html/lit-html.js";var oe=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new zs({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=fs(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return Gs()}async#i(t,s){await ds();let i=await Pt(`/api/auth/${t}`,{...s,cookie:!0});$s(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ti()}async#r(){if(!C().passwordLogin||qt()||!await Qs()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),Xs);let t=await Te("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Te();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var Go=({form:e,hasPasskeys:t})=>M`
  <form novalidate @submit=${e.submit}>
    ${Oe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Oe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${As(e,r("signin.action"))}
  </form>`,Qo=e=>M`
  ${C().passwordLogin?M`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${C().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Xo=e=>M`<a href="/join">${r(`signin.${e}Link`)}</a>`,ta=e=>Me(M`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Le(e.form)}
  ${Ie("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function ea(e,t){let{passwordLogin:s,registration:i}=C();return qt()?M`${ta(e)}${Se(t)}`:M`
    ${Me(M`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?M`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${ii()}
      ${Le(e.form)}
      ${s?Go(e):mt}
      ${e.hasPasskeys?Qo(e):mt}
      ${Ie("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?mt:Xo(i)}</p>`)}
    ${ni()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Se(t)}`}var sa=e=>M`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ia(e){return M`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?b(e.problem):e.username?sa(e):P(1)}
      ${e.problem?M`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function Ze(e){let t=ei(location.hash);if(t){let i=new si(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ia(i)}}let s=new oe(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ea(s,e.update)}}var na={feed:Ce,find:Ot,map:Ve,missing:Xi,signin:Ze},tn=async e=>na[e]??(await import("./more.js"))[e];var Ge=1e3,ra=6e4,Z=null,le="",Mt="",Je="",ce=!1,St=Ge,Qe=0;function sn(){let e=()=>{if(document.hidden||!c.get("user"))return _e();Tt(),gt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",_e),addEventListener("pageshow",t=>{t.persisted&&e()}),c.subscribe("user",t=>{t?.id!==le&&en(),t&&Tt()}),c.subscribe("openFind",t=>{t&&t!==Mt&&en(),t&&Tt()}),c.get("user")&&Tt()}function oa(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Tt=()=>oa(aa);function aa(){let e=c.get("user");if(!e||Z||document.hidden)return;clearTimeout(Qe),Mt=Je===c.get("openFind")?"":c.get("openFind");let t=Mt,s=new EventSource(d("/api/notifications/stream",{find:t}));Z=s,le=e.id,s.addEventListener("open",()=>{ce&&gt(),ce=!0,St=Ge,Je="",t&&c.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Z&&s.readyState===EventSource.CLOSED&&ca()}),s.addEventListener("comment",i=>c.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>c.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>la(JSON.parse(i.data))),s.addEventListener("reset",gt)}function ca(){Z=null,Je=Mt,ce=!0,gt(),Qe=setTimeout(Tt,St),St=Math.min(2*St,ra)}var ae=0,Ye=null;function la(e){ms(1),c.set("notification",e),pa(e)}function pa(e){let t=hs(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ae=Ye&&c.get("message")===Ye?ae+1:1,ae===1?p(ps(e),t):p(r("note.several",{n:ae}),"/notifications"),Ye=c.get("message"))}function en(){ce=!!Z&&le===c.get("user")?.id,_e(),St=Ge}function _e(){clearTimeout(Qe),Z?.close(),Z=null,le=Mt=""}async function nn(){try{await(await caches.open("words")).put("/words",Response.json({title:r("push.fallbackTitle"),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&p(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ts.href)?e:null});Us();ri();var ha=JSON.parse(document.getElementById("boot").textContent);await es();gs(ha);sn();di(ai,tn);function rn(){ys(),"serviceWorker"in navigator&&nn()}document.readyState==="complete"?rn():addEventListener("load",rn,{once:!0});
//# sourceMappingURL=main.js.map

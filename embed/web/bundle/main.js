import{$c as pi,A as ps,Aa as x,Ab as zs,Ba as Ts,Bb as Rs,C as It,Cb as js,Cc as ti,Da as T,Db as W,Ea as Ct,Eb as Ws,Ec as jt,F as l,Fa as tt,Fb as st,Fc as ot,G as d,Gb as P,H as hs,Ha as Ft,Hb as vt,Ia as Ms,Ib as Hs,J as $,Jb as Us,K as Pt,Kb as it,L as wt,Lb as H,Lc as ei,Mb as xt,N as Q,Nb as nt,Nc as si,Ob as At,P as ms,Pb as Se,Qc as ii,R as u,Sc as ni,T as X,Tb as Te,U as yt,Ub as Ds,Uc as ri,V as us,Va as Es,Vb as Ks,W as ds,Wb as rt,Wc as oi,X as V,Xa as Nt,Xb as zt,Xc as ai,Y as fs,Yc as ci,Z as gs,Za as we,_ as $s,_a as Is,_c as li,a as de,aa as ws,b as F,bb as ye,bd as hi,c as z,cb as be,cd as mi,db as ve,dc as Vs,dd as ui,ea as ys,eb as Ps,ed as di,f as fe,fb as xe,fc as Ys,g as $t,ga as bs,gb as qs,gc as Me,gd as Ie,ha as bt,hb as ke,hc as _s,ia as vs,ib as Cs,ic as Ee,id as fi,jb as Le,jc as Js,jd as gi,kb as Fs,kc as Rt,kd as Pe,l as rs,lb as Ns,lc as Zs,ld as qe,m as os,ma as xs,mb as Bs,mc as Gs,md as $i,na as m,nb as As,nc as Qs,nd as wi,o as r,ob as h,p as as,pa as $e,pb as M,pd as Ce,q as v,qa as ks,qb as et,r as cs,ra as qt,rb as Bt,s as ge,sa as Ls,ta as Os,tb as R,u as E,ub as y,uc as Xs,vb as I,wa as Ss,wb as Oe,xb as Y,ya as N,yb as j,z as ls,za as L,zb as k}from"./shared.js";function yi(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var Ln=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/reports","reports"],["/about","about",!0]],bi={screen:"missing",open:!0,params:{}},On=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function vi(e){if(On(e))return bi;for(let[t,s,i=!1]of Ln){let n=new RegExp(`^${t.replace(":id",`(?<id>${X})`).replace(":name",`(?<name>${us})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return bi}import{render as qn,nothing as Cn}from"../lib/lit-html/lit-html.js";import{html as B,nothing as at}from"../lib/lit-html/lit-html.js";var Sn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function Tn(e,t){return e===t||e==="/profile"&&t==="/saved"}function Mn([e,t],s){let i=t==="bell"?l.get("unread"):0;return B`
    <a href=${e} class="tab ${t}" aria-current=${Tn(e,s)?"page":at}>
      <span class="face">
        ${t==="me"?M(m(),28):h(t)}
        ${i?B`<span class="count" aria-hidden="true">${i>99?"99+":E(i)}</span>`:at}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?B`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:at}
      </span>
    </a>`}function En(){return l.get("online")?l.get("cached")?B`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:at:B`<p class="offline" role="status">${r("app.offline")}</p>`}var In=e=>l.get("outbox").length&&e!=="/waiting"?B`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:at,Pn=B`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,xi=(e,{path:t,wide:s,broad:i})=>B`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Pn} <span dir="auto">${z()}</span></a>
    ${m()?B`<nav class="tabs" aria-label=${r("nav.label")}>${Sn.map(n=>Mn(n,t))}</nav>`:at}
  </header>
  <div class="notes-above">
    ${En()}
    ${In(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${zs}`;var Fn=2e3,ki=null,Li=null,q=null,b=null,Fe=!1,ct=0;function Oi(){Fe||(Fe=!0,queueMicrotask(()=>{Fe=!1,Wt()}))}function Wt(){if(b?.signal.aborted)return;let e=q?.title??"";document.title=[e,z()].filter(Boolean).join(" · ");let t=q?q.view():Cn;qn(xi(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function Nn(e,{replace:t=!1}={}){return ke(),t?ve(e):be(e),Ne({fresh:!0})}function Bn(){Rs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!b||b.signal.aborted||(b.user===m()?.id&&Fs(b.lists,b.user),b.stop.abort(),q.close?.())}function An(e,t){let s=new AbortController,i=m()?.id,{lists:n,isStale:o}=Bs(i),a=[],c=()=>t===ct;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:Oi,go:V,lists:a,user:i,rename:p=>{c()&&Ps(p)},push:p=>c()?zn(p):null,leave:()=>As()??V("/",{replace:!0}),kept:xe(),keep:p=>{c()&&qs(p)},restore:p=>{let g=n[a.push(p)-1];return g&&{...g,isStale:o}}}}function zn(e){return ke(),be(e),Si()}function Si(){return!q?.moved||b.signal.aborted||b.path!==location.pathname?null:(ye(),b.query=new URLSearchParams(location.search),b.kept=xe(),Promise.resolve(q.moved(b.query)))}async function Rn(){if(fs())return;let e=ct,t=Si();if(!t)return Ne();await t,e===ct&&Le()}async function jn(e){try{return await Li(e)}catch(t){return t instanceof TypeError||console.error(t),Ti}}function Wn(e,t){try{return e(t)}catch(s){return console.error(s),Ti()}}var Ti=()=>({title:r("error.title"),view:()=>y({code:"offline"},()=>location.reload())});async function Ne({fresh:e=!1,first:t=!1}={}){let s=++ct;Bn();let{screen:i,open:n,params:o}=ki(location.pathname);if(!n&&!m())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return V(yt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Wt(),await W());let a=await jn(i);s===ct&&(ye(),b=An(o,s),q=Wn(a,b),Wt(),e&&scrollTo(0,0),t||await Hn(e,s))}async function Hn(e,t){if(e||await Promise.race([q.ready,st(Fn)]),t!==ct)return;Wt(),((e?null:Cs())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Le()}function Un(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Dn(e){let t=Un(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function Mi(e,t){[ki,Li]=[e,t],ds(Nn),history.scrollRestoration="manual";let s=m()?.id;return l.subscribe("user",i=>{i?.id!==s&&Ns(),s=i?.id}),l.subscribe("*",Oi),l.subscribe("message",js),document.body.replaceChildren(),addEventListener("click",Dn),addEventListener("popstate",Rn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&V(yt(i.data.path))}),location.pathname.startsWith("/api/")&&ve(m()?"/settings":"/sign-in"),Ne({first:!0})}import{html as kt,nothing as rr}from"../lib/lit-html/lit-html.js";var Kn=1500,Vn=9;function Yn(){let e=N($t.get());return e?.zoom>=Vn?{lat:e.lat,lng:e.lng}:null}var _n=()=>Promise.race([tt(),st(Kn,null)]),Jn=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Ht=class{at=null;isHere=!1;busy=!1;#t;constructor(t){this.#t=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.list=P(t,()=>u("/api/finds/feed",{...Jn(this.at),limit:20}))}load=async()=>{if(this.#t.kept?.at===void 0){let t=await _n();this.#e(t??Yn(),!!t)}await this.list.load()};#e(t,s){Object.assign(this,{at:t,isHere:s}),this.#t.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#t.update();try{this.#e(await Ct({timeout:1e4}),!0),this.list.clear(),await this.list.load()}catch(t){d(v(t))}this.busy=!1,this.#t.update()}distance=t=>this.isHere?T(this.at,x(t.location)):void 0};function Zn(){return gs()?!0:l.get("installPrompt")||$s()?!1:void 0}async function Gn(){let e=await vs();return{on:!0,off:!1}[e]}var Ut=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return fe.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={find:$(`/api/users/${m().id}`,{signal:t}).then(n=>n.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(n=>n.length>0),push:Gn(),install:Zn()},i=await Promise.all(Object.entries(s).map(async([n,o])=>({name:n,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(n=>n.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{fe.set(m().id),this.steps=[],this.#t.update()}};import{html as U,nothing as lt}from"../lib/lit-html/lit-html.js";var Qn="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Xn=(e,t)=>U`
  <span class="cover c-${Us(e.category).code}">
    ${e.media.length?nt(e.media[0],{sizes:Qn,eager:t}):H(e.category)}
    ${e.media[0]?.type==="video"?U`<span class="play">${h("play")}</span>`:lt}
    ${e.media.length>1?U`<span class="counter">${r("feed.photos",{n:e.media.length})}</span>`:lt}
  </span>`,tr=e=>e.saved?U`<span class="figure">${h("bookmark",!0)} ${r(`saved.${e.saved}`)}</span>`:lt;function er(e,t){let s=[Ms(e,e.location)?"":Ft(e.location),t===void 0?"":It(t)].filter(Boolean);return s.length?U`
    <span class="soft">${h("pin")} <bdi>${s[0]}</bdi>${s[1]?U` · ${s[1]}`:lt}</span>`:lt}var Ei=(e,t,s)=>U`
  <li>
    <a class="feed-card" href="/finds/${e.id}">
      ${Xn(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${er(e,t)}
        <span class="by">
          ${M(e.user,28)} <span class="grow">${e.user.username} <span class="soft">· ${et(e.createdAt)}</span></span>
          ${e.reason==="friend"?U`<span class="badge">${r("feed.friend")}</span>`:lt}
          ${At(e)}
        </span>
        <span class="soft marks">
          ${Se(e.likeCount,"heart","find.likes")} ${Se(e.commentCount,"comment","find.comments")} ${tr(e)}
        </span>
      </span>
    </a>
  </li>`;import{html as pt,nothing as Dt}from"../lib/lit-html/lit-html.js";var Ii={find:()=>"/new",friend:()=>$e()?"/invites":"/people",push:()=>"/settings#push"},sr=e=>r(e==="friend"&&$e()?"steps.inviteAction":`steps.${e}Action`);function ir(e,t){return Ii[t]?pt`<a class="button quiet" href=${Ii[t]()}>${sr(t)}</a>`:l.get("installPrompt")?pt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${r("steps.installAction")}</button>`:pt`<span class="hint">${r("steps.installHint")}</span>`}var nr=(e,{name:t,isDone:s})=>pt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?h("check"):Dt}</span>
    <span class="grow">${r(`steps.${t}`,{instance:z()})}${s?pt`<span class="unseen"> (${r("steps.done")})</span>`:Dt}</span>
    ${s?Dt:ir(e,t)}
  </li>`,Pi=e=>e.isOver||!e.left?Dt:pt`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${r("steps.title")}</h2>${j(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>nr(e,t))}</ul>
  </section>`;var Ci=()=>kt`<a class="button quiet" href="/people">${h("people")} ${r("nav.people")}</a>`,or=e=>e.isHere?rr:kt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${r("feed.nearMe")}
  </button>`,qi=e=>kt`
  <p class="row between"><span class="soft">${r(e.at?"feed.around":"feed.friends")}</span>${or(e)}</p>`;function ar(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?I(3):[Pi(t),cr(e)]}function cr(e){let{items:t,problem:s,load:i}=e.list;if(s)return y(s,i);if(!t.length&&!e.list.next){let n=r(e.at?"feed.noneText":"feed.noneFriends");return[qi(e),R(r("feed.none"),n,Ci())]}return kt`
    ${qi(e)}
    <ul class="feed-list">${t.map((n,o)=>Ei(n,e.distance(n),o===0))}</ul>
    ${Y(e.list)}`}function Be(e){let t=new Ht(e),s=new Ut(e);return{title:r("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>kt`
      ${Bt(r("feed.title"),Ci())}
      ${ar(t,s)}`}}import{html as O,nothing as J}from"../lib/lit-html/lit-html.js";var lr=160,pr=2,Fi=6;function hr(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Kt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=hr(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#s??=mr().then(n=>this.#a(n)),i.name.length>=pr&&(this.#o=setTimeout(()=>this.#l(i),lr))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await $(u("/api/users",{q:t.name,limit:Fi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let s=new Map([...this.#e(),...this.#i].map(n=>[n.id,n]));s.delete(m()?.id);let i=n=>n.username.indexOf(t)>0;return[...s.values()].filter(n=>n.username.includes(t)).sort((n,o)=>i(n)-i(o)).slice(0,Fi)}};async function mr(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Ae(e){let t=F().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var ze=e=>e.errors?.length?cs(e.errors[0]):v(e),Vt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Kt(t,n),this.#s=zt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Vs(this.text,F().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:t.user.username};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Ae(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:Ss()});try{await Nt({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=ze(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ni(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Bi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ai(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var ur=20,dr=20,Lt=e=>zt(`comment-edit:${e.id}`),Yt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=n,this.composer=new Vt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=P(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Ni(Bi(this.list.items),this.waiting)}retry(t){return Is(t.id)}async takeBack(t){this.composer.takeBack(t),await we(t.id)}discard(t){return we(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#h(s):t?this.list.items.some(i=>i.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(u(this.#e,{order:"desc",limit:ur}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#a(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-i))}#l(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#c(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#h(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ai(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<dr;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Lt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Lt(this.editing).set(t)}cancel(){Lt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Ae(t.text),!t.error)try{let s=await wt(`${this.#e}/${t.id}`,{content:t.text});this.#l(s),Lt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):ze(s)}return this.#t.update(),!t.error}async remove(t){try{await Q(`${this.#e}/${t.id}`)}catch(s){return d(v(s)),!1}return Lt(t).remove(),this.#h(t.id),this.#t.update(),!0}};var _t=class{find=null;photo=0;distance=null;#t;#e;#s=null;#i=Promise.resolve();constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.comments=new Yt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ks(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")});let s=({kind:i,path:n,result:o})=>{i==="like"&&n===this.#e&&this.find&&Object.assign(this.find,o)};t.signal.addEventListener("abort",l.subscribe("sent",s))}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await tt();!t||this.#t.signal.aborted||(this.distance=T(t,x(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}get waitingLike(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waitingLike?.on??this.find.isLiked}get likeCount(){return this.find.likeCount+Number(this.isLiked)-Number(this.find.isLiked)}async like(){let t=!this.isLiked;this.#s=t,this.#t.update();let s=this.#i.then(()=>Nt({kind:"like",path:this.#e,title:this.title,on:t}));this.#i=s.catch(i=>d(v(i))),await this.#i,this.#s===t&&(this.#s=null),this.#t.update()}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await rt(t?wt(n,{state:t}):Q(n))||(s.saved=i),this.#t.update()}async dismiss(){await rt(wt(`${this.#e}/dismissed`))&&(await this.leave(),d(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await rt(Q(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(r("find.recalled")))}async likers(t){let s=P({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(v(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await rt(Q(this.#e))){if(await this.leave(),this.find.hidden)return d(r("find.deleted"));d(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await rt(Pt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(r("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(r("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as w,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as Ot,nothing as ht}from"../lib/lit-html/lit-html.js";var D=()=>document.getElementById("comment");function We(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function fr(e,t){t.write(e.target.value),Re(e,t),We(e.target)}var Re=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function je(e,t){let{text:s,caret:i}=t.mentions.chosen(e,D().value);D().value=s,D().focus(),D().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),We(D())}var gr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>je(t[s],e),Tab:()=>je(t[s],e),Escape:()=>e.mentions.close()});function $r(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let g=(t.mentions.items.length&&!a&&!c?gr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);g&&(e.preventDefault(),g())}async function wr(e,t){if(e.preventDefault(),!await t.send())return D().focus();await Promise.resolve(),D()&&We(D())}function yr(e){e.stopReply(),k("comment")}var br=e=>Ot`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>yr(e)}>${h("close")}</button>
  </p>`,vr=(e,t,s)=>Ot`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>je(e,s)}>
    ${M(e,28)} <span>${e.username}</span>
  </li>`,xr=(e,{items:t}=e.mentions)=>Ot`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>vr(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,kr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),zi=e=>Ot`
  <form class="say-it" novalidate @submit=${t=>wr(t,e)}>
    ${e.replyTo?br(e):ht}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${xr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ht} aria-describedby=${kr(e)||ht}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ht}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ht}
        @input=${t=>fr(t,e)} @keydown=${t=>$r(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Re(t,e)} @keyup=${t=>Re(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${_s(e.left)}
    ${e.error?Ot`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ht}
  </form>`;function Lr(e,t){e.edit(t),k("edited")}async function Or(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&k(`menu-${s}`)}function Sr(e,t){e.composer.reply(t),k("comment")}async function Tr(e,t){await e.takeBack(t),await k("comment")}async function Mr(e,t){await Gs()&&(await e.discard(t),await k("comments"))}async function Er(e,t){await Zs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var Ir=e=>w`
  <form novalidate @submit=${t=>Or(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":mt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:mt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Pr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Lr(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>Er(e,t)}]:[],...i?[]:[ti({commentId:t.id}),Xs(t.user,()=>e.load())]]}var qr=(e,t)=>t.hidden?w`
  ${ot(t.content)}
  ${jt(r("report.commentHidden"),t.hidden)}`:w`
  ${ot(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:t.user.username})} @click=${()=>Sr(e,t)}>
    ${r("comment.reply")}
  </button>`,Cr=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${t.user.username}>${M(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${t.user.username}</a> <span class="soft">${et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Ir(e):qr(e,t)}
    </div>
    ${Qs(r("comment.menu",{name:t.user.username}),Pr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,He=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,Fr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${He(r("action.retry"),()=>e.retry(t))}
      ${He(r("action.edit"),()=>Tr(e,t))}`:mt}
    ${He(r("outbox.cancel"),()=>Mr(e,t))}
  </div>`,Nr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${M(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${m().username}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${ot(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:mt}
      ${t.isLate||t.state==="refused"?Fr(e,t):mt}
    </div>
  </div>`,Ri=(e,t,s)=>t.entry?Nr(e,t.entry):Cr(e,t,s),Br=(e,t,s)=>w`
  <li>
    ${Ri(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>w`<li>${Ri(e,i,s)}</li>`)}
      </ul>`:mt}
  </li>`;function Ar(e,t){let{items:s,problem:i,load:n}=e.list;return i?y(i,n):s?!s.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${Y(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Br(e,o,t))}</ul>
    ${Y(e.list)}`:I(1)}var ji=(e,t)=>w`
  ${Ar(e,t)}
  ${zi(e.composer)}`;import{html as _,nothing as Ve}from"../lib/lit-html/lit-html.js";import{html as Gt,nothing as Ke}from"../lib/lit-html/lit-html.js";var ut={scale:1,x:0,y:0},zr=5,[Rr,jr]=[60,90],Ue=(e,t,s)=>Math.max(e,Math.min(s,t));function De(e,t,s){let i=Ue(1,t,zr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Jt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ue(-i,e.x,i),y:Ue(-n,e.y,n)}}function Wi({x:e,y:t}){return t>jr&&t>Math.abs(e)?"close":Math.abs(e)<Rr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Hi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Wr=2.5,[Hr,Ui]=[300,24],Di=180,Ki=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Zt=class{#t=ut;#e=ut;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#p(ut),s&&!Ki()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Di,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#h(t));let s=this.#c(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=De(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#p({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#p(this.#t.scale>1?Jt(n,this.#m()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#c(),i=this.#i.size===1,n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Ui)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Wi(n);if(o)return this.#o[o]();this.#u()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Hr||Math.hypot(t.x-i.x,t.y-i.y)>Ui)return this.#u();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?ut:Jt(De(ut,Wr,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,s=t]=this.#i.values();return Hi(t,s)}#h({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#p(Jt(this.#t,this.#m()),!0)}#p(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Ki()?`transform ${Di}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Qt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Yi(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Rt((c,p)=>{let g=f=>{i=(i+f+s)%s,n=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new Zt({next:()=>g(1),previous:()=>g(-1),close:()=>c()}),Ur(e,{at:i,plays:n,films:a},o,g,c)},{label:e.title,kind:"full"})}function Ur(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,p=e.media[t];return Gt`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ke}</span>
        ${j(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?Vr(p,s,i):Kr(p,Qt(e,t))}</div>
      </div>
      <div>
        ${p.caption?Gt`<p class="said" dir="auto">${p.caption}</p>`:Ke}
        ${c>1?Yr(o):Ke}
      </div>
    </div>`}var Dr=e=>`min(100vw, calc(100vh * ${xt(e).toFixed(3)}))`,Kr=(e,t)=>nt(e,{alt:t,eager:!0,sizes:Dr(e),blur:!1});function Vr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Yr=e=>Gt`
  <div class="row steps">
    ${Vi("previous","back",()=>e(-1))}
    ${Vi("next","next",()=>e(1))}
  </div>`,Vi=(e,t,s)=>Gt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${h(t)}</button>`;var Ye=5,_r={tall:4/5,square:1,wide:3/2};function Jr(e){let t=xt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Zr(e,t){let s=Math.max(1,xt(t)/_r[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Gr=(e,t)=>_`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function Qr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ye;return _`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Yi(e,s)}>
        ${o?Gr(t,Qt(e,s)):nt(t,{alt:Qt(e,s),eager:s===0,sizes:Zr(i,t)})}
        ${t.caption?_`<span class="said" dir="auto">${t.caption}</span>`:Ve}
        ${s===Ye-1&&c>0?_`<span class="beyond" data-count="+${E(c)}"></span>`:Ve}
      </button>
    </li>`}var Xr=(e,t)=>_`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>_`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function to({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function _i(e,t=0,s=()=>{}){let i=e.media.length,n=Jr(e.media[0]);return _`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Ye)}" aria-label=${r("find.pictures")} @scroll=${o=>to(o,t,s)}>
        ${e.media.map((o,a)=>Qr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Xr(Math.min(t,i-1),i):Ve}
    </div>`}var eo=e=>O`
  <a class="person" href="/people/${e.user.id}">
    ${M(e.user)}
    <span>
      <span class="strong">${e.user.username}</span><br>
      <span class="soft">${et(e.createdAt)}${e.updatedAt>e.createdAt?O` · ${r("find.edited")}`:J}</span>
    </span>
  </a>`,so=e=>O`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${H(e)} ${it(e)}
  </a>`,io=e=>O`
  <p class="marks">
    ${e.category?so(e.category):J}
    ${e.isPublic?O`<span class="badge">${h("globe")} ${r("find.everybody")}</span>`:At(e)}
  </p>`,Ji=e=>e.find.media.length?_i(e.find,e.photo,e.showPhoto):J,Zi=(e,t=J)=>O`
  <div class="card">
    <div class="row between">
      ${eo(e.find)}
      ${ci(e)}
    </div>
    ${e.find.description?ot(e.find.description):J}
    ${io(e.find)}
    ${t}
  </div>`,no=e=>O`
  ${jt(r("report.findHidden"),e.find.hidden)}
  ${Ji(e)}
  ${Zi(e)}`,ro=e=>e.find.hidden?no(e):O`
  ${Ji(e)}
  ${ri(e)}
  ${Zi(e,O`${oi(e)} ${ai(e)}`)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?O`<span class="soft">${E(e.find.commentCount)}</span>`:J}
    </h2>
    ${ji(e.comments,e.isOwn())}
  </section>`;function oo(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),O`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),y(t,e.load)]:e.find?[e.title,ro(e)]:[r("find.title"),I(3)]}function ao(e){let[t,s]=oo(e);return O`${Bt(t,J,"/")}${s}`}async function co(e,t){await e.load(),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function St(e){let t=new _t(e),i=e.path===location.pathname?new RegExp(`^#comment-(${X})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:co(t,i),view:()=>ao(t)}}import{html as ae,nothing as Xo,render as ta}from"../lib/lit-html/lit-html.js";var[lo,po,ho]=[4,2,2],[mo,uo]=[50,3],fo=e=>vt.filter(t=>ge(r(`category.${t}`)).startsWith(ge(e))).map(t=>({kind:"category",value:t,name:r(`category.${t}`),address:r("find.category")})),go=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:x(e.location)}),$o=e=>({kind:"person",value:e.id,name:e.username,address:r("search.person")}),Gi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:lo}),a=u("/api/users",{q:t,limit:po}),[c,p]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<ho?[]:$(a,{signal:s}).catch(()=>[])]);return[...p.map($o),...c.map(go),...fo(t)]},Qi=e=>(t,s)=>{let i=n=>e(n.point)<=mo;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,uo)]};var wo=9,yo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Xt=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#s;if(!(!!t&&s>=wo&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await ms(u("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=yo[s],o=this.items.map(c=>bo(c,i)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},bo=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:T(t,x(e.exact))});var te={q:"",categories:[],near:null,mine:!0,friends:!0},_e=["active","distance","likes"],vo=e=>(e??"").split(",").filter(Boolean),dt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:vo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:N(t.get("near")),radius:Number(t.get("radius"))||5,order:_e.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:L(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var xo="-180,-90,180,90",Xi=2e4,[tn,en,ko]=[20,500,3],sn=3,ee=class{nearest=null;#t;#e;#s;#i;#n=tn;#r=!1;#o=sn;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#s=i,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:ko,limit:this.#n});this.list=P(t,()=>u("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||xo;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,p]=n.split(",").map(Number),g=Math.max(T(t,{lat:p,lng:o}),T(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Xi,Math.max(.1,g)).toFixed(3),order:i}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=sn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<en}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(en,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=tn,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Xi,order:"distance",findsLimit:1,limit:1},n=u("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var Je=100,K=class{place=null;finds=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[n,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:Je}),"place"]:[u("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await $(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(v(c))}a.place&&(a.finds=this.#r(a.place)),i===this.#i&&Object.assign(this,a)}#r(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>Je?u("/api/finds",{...this.#e(),locationId:t.id,limit:Je}):"";return Object.assign(P({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var Lo="-180,-90,180,90",Oo=120,So=1e3,[To,Mo]=[13,15],se=class{map=null;failed=!1;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#s=s,this.filters=new dt(t.query),this.#n=N(t.query.get("at"))??N($t.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new Xt(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new li(t,i);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new pi(this.groups,this.exact,o),this.panel=new K(t,i),this.places=new ee(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#m(this.view);let i=this.places.load(),n=this.panel.show(K.of(this.#t.query));W().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(Lo,this.view.zoom).catch(p=>p);await Promise.race([i,st(So)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#h(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#u(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#m(this.view),await W(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#m(t){this.view=N(L(t)),this.#r=Ts(this.#e.size(),this.view)}#u(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Oo))}#p(t,s=this.filters){let i=this.#n||this.map?L(this.view):"";return u("/",{...s.query(),at:i,...t})}#d(){this.#t.rename(this.#p(K.of(this.#t.query))),$t.set(L(this.view))}refresh=()=>(this.#d(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...K.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let s=N(t.get("at")),i=s&&L(s)!==L(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new dt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(K.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(x(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...x(t),zoom:Math.max(Mo,this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new dt(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(To,ei(t))};if(this.map)return this.map.setView(s);this.#m(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Ct({maximumAge:6e4,timeout:1e4})})}catch(t){d(v(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var ie=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await tt())};distance=t=>{let s=this.#e??this.#t();return s&&t?T(s,t):void 0}};import{html as Eo,nothing as Io}from"../lib/lit-html/lit-html.js";var ne=class{screen=null;#t;#e;#s="";#i=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:s}=this.#i;if(this.screen=null,!this.#s)return this.#e(null);let{go:i}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=St({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:s,update:n,go:i,leave:o}),n()}view(){return this.screen?Eo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Io}};import{html as A,nothing as Z}from"../lib/lit-html/lit-html.js";var Po=[1,5,20,50,200],qo=200,{near:eh,...Co}=te,nn=(e,t)=>e.filter(s=>s!==t),Fo=(e,t)=>e.includes(t)?nn(e,t):[...e,t],No=e=>[...new Set([...Po.map(ls),e])].sort((t,s)=>t-s),Bo=e=>A`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${No(e.filters.radius).map(t=>A`
        <option value=${t} ?selected=${t===e.filters.radius}>${ps(t)}</option>`)}
    </select>
  </label>`,re=(e,t,s=Z)=>A`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${h("close")}
  </button>`;function Ao(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return A`
    ${t?re(`“${t}”`,()=>e.change({q:""}),h("search")):Z}
    ${s.map(o=>re(it(o),()=>e.change({categories:nn(s,o)}),H(o)))}
    ${i?Z:re(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?Z:re(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var rn=(e,t)=>e.groups.counts?.of(t)??Z;function zo(e){let t=e.filters.categories;return vt.filter(s=>!t.includes(s)).map(s=>A`
    <button type="button" class="chip" data-count=${rn(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${H(s)} ${it(s)}
    </button>`)}var on=e=>A`
  <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Oe(!!e.filters.near,r("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Bo(e):Z}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Ro(e)}>
      ${h("filter")} ${r("map.filters")}
      ${e.filters.count?A`<span class="number">${E(e.filters.count)}</span>`:Z}
    </button>
    ${Ao(e)}
    ${zo(e)}
  </div>`;async function Ro(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=null,p=await Rt((g,f)=>(a??=e.groups.count().then(f),Wo(e,o,g,f)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var jo=(e,t,s)=>Oe(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Wo(e,t,s,i){let n=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Hs(c)&&c!=="other");return A`
    <div class="row between"><h2>${r("map.filters")}</h2>${j(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${qo} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips">
          ${[...vt,"other",...a].map(c=>A`
            <button type="button" class="chip" data-count=${rn(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>n({categories:Fo(t.categories,c)})}>${H(c)} ${it(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>jo(t,c,n))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Co)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as hn}from"../lib/lit-html/lit-html.js";import{html as cn}from"../lib/lit-html/lit-html.js";var ft=["peek","half","full"],Ho=6,Uo=.5,oe=class{#t;constructor(t){this.#t=t,this.stop=ft.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ft[Math.max(0,Math.min(ft.length-1,ft.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,n=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(n[0],Math.min(n[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},g=f=>{for(let[ue,kn]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.removeEventListener(ue,kn);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<Ho)return;if(Math.abs(a.speed)>Uo)return this.by(Math.sign(a.speed));let me=c(f.clientY),ns=n.map(ue=>Math.abs(ue-me));this.to(ft[ns.indexOf(Math.min(...ns))])};for(let[f,me]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.addEventListener(f,me)}#e(t){return ft.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},an=(e,t,s,i,n)=>cn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,ln=(e,t,s)=>cn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${an(e,1,"map.more","up",e.stop==="full")}
          ${an(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Do=6,Ko=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(te)}>${r("map.clear")}</button>`,Vo=e=>C`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>Do?L(e.view):""})}>
    ${h("plus")} ${r("nav.plus")}
  </a>`,Yo=e=>R(r("map.noneNear"),r("map.nearestIs",{distance:It(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function _o(e){return e.places.nearest?Yo(e):e.filters.count||e.filters.near?R(r("map.noneFiltered"),r("map.noneFilteredText"),Ko(e)):R(r("map.none"),r("map.noneText"),Vo(e))}function Jo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?as(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Zo=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${_e.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Go(e){let{list:t,groups:s,places:i}=e;return t.problem?y(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?_o(e):C`
    ${i.shown.map(n=>Te(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${Y({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?C`<p class="hint">${r("map.partial")}</p>`:hn}`:I(4)}var pn=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${j(t.close)}`,Qo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function mn(e,t,s){let{place:i,group:n}=e.panel,o=i?pn(Ft(i),e):n?pn(Qo(n),e):C`<h2 class="grow">${Jo(e)}</h2>`,a=i?Ds(e.panel):n?n.map(c=>Te(c,p=>e.enter(p))):Go(e);return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${ln(t,o,e.panel.isOpen?hn:Zo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var ea=4,un=matchMedia("(min-width: 1180px)");function sa(e,t){let s=u("/new",{at:L(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return ta(ae`<a class="button" href=${s} @click=${i}>${h("plus")} ${r("map.addHere")}</a>`,n),n}var ia=(e,t)=>({held:s=>sa(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>ni(document.getElementById("map"),s),prefetch:()=>si(),painted:Ws,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function na(e,t,{kind:s,value:i}){return s==="place"?e.goTo(x(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):dn(e,t,i)}var dn=(e,t,s)=>un.matches?e.openFind(s):t.go(`/finds/${s}`),fn=e=>e.view.zoom>ea?e.view:null,ra=(e,t,s)=>ae`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${fn(e)} .also=${Gi(e)}
      .order=${Qi(s.distance)} .words=${!0} .distance=${s.distance}
      @focusin=${s.look} @choose=${i=>na(e,t,i.detail)}></place-search>
    ${on(e)}
  </div>`,oa=e=>ae`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?y({code:"map",text:r("map.failed")},()=>e.makeMap()):Xo}
  </div>`;function aa(e,t){let s=e.target.closest("a.find");!s||!un.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function ca(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var la=(e,t,s,i,n)=>ae`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>ca(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${oa(e)}
    ${ra(e,t,n)}
    ${mn(e,s,o=>aa(o,e))}
    ${i.view()}
  </div>`;async function pa(e,t,s){await Promise.resolve(),await e.start(ia(t,s)),performance.mark("finds:map")}var ha=e=>new RegExp(`^${X}$`).test(e);function Ze(e){for(let o of["place","find"])ha(e.query.get(o))||e.query.delete(o);let t=new se(e,o=>dn(t,e,o)),s=new oe(e),i=new ne(e,o=>t.markers.choose(o)),n=new ie(()=>t.filters.near??fn(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:pa(t,e,s),view:()=>la(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as gn}from"../lib/lit-html/lit-html.js";var ma=()=>gn`<a class="button" href="/">${r("missing.action")}</a>`,$n=()=>({title:r("missing.title"),view:()=>gn`
    <h1 tabindex="-1" class="unseen">${r("missing.title")}</h1>
    ${R(r("missing.title"),r("missing.text"),ma())}`});import{html as S,nothing as gt}from"../lib/lit-html/lit-html.js";var ce=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=yt(t.query.get("next")),this.form=new Ys({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=ks(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return hi()}async#i(t,s){await xs();let i=await Pt(`/api/auth/${t}`,{...s,cookie:!0});Os(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),di()}async#r(){if(!F().passwordLogin||qt()||!await mi()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ui);let t=await Ie("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ie();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var ua=({form:e,hasPasskeys:t})=>S`
  <form novalidate @submit=${e.submit}>
    ${Ee(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Ee(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Js(e,r("signin.action"))}
  </form>`,da=e=>S`
  ${F().passwordLogin?S`<p class="or"><span>${r("signin.or")}</span></p>`:gt}
  <button type="button" class=${F().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,fa=e=>S`<a href="/join">${r(`signin.${e}Link`)}</a>`,ga=e=>qe(S`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${Me(e.form)}
  ${Ce("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("about.title")}</a></p>`);function $a(e,t){let{passwordLogin:s,registration:i}=F();return qt()?S`${ga(e)}${Pe(t)}`:S`
    ${qe(S`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?S`<p class="note">${r("signin.forFind")}</p>`:gt}
      ${$i()}
      ${Me(e.form)}
      ${s?ua(e):gt}
      ${e.hasPasskeys?da(e):gt}
      ${Ce("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?gt:fa(i)}</p>`)}
    ${wi()}
    <p class="below"><a href="/about">${r("about.title")}</a></p>
    ${Pe(t)}`}var wa=e=>S`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ya(e){return S`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?y(e.problem):e.username?wa(e):I(1)}
      ${e.problem?S`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:gt}
    </section>`}function Ge(e){let t=fi(location.hash);if(t){let i=new gi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ya(i)}}let s=new ce(e);return{get title(){return r("signin.title")},broad:!0,view:()=>$a(s,e.update)}}var wn={feed:Be,find:St,map:Ze,missing:$n,signin:Ge};async function Qe(e){if(wn[e])return wn[e];let[t]=await Promise.all([import("./more.js"),os()]);return t[e]}var ss=1e3,ba=6e4,G=null,he="",Et="",ts="",pe=!1,Mt=ss,is=0;function bn(){let e=()=>{if(document.hidden||!l.get("user"))return es();Tt(),bt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",es),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==he&&yn(),t&&Tt()}),l.subscribe("openFind",t=>{t&&t!==Et&&yn(),t&&Tt()}),l.get("user")&&Tt()}function va(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Tt=()=>va(xa);function xa(){let e=l.get("user");if(!e||G||document.hidden)return;clearTimeout(is),Et=ts===l.get("openFind")?"":l.get("openFind");let t=Et,s=new EventSource(u("/api/notifications/stream",{find:t}));G=s,he=e.id,s.addEventListener("open",()=>{pe&&bt(),pe=!0,Mt=ss,ts="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===G&&s.readyState===EventSource.CLOSED&&ka()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>La(JSON.parse(i.data))),s.addEventListener("reset",bt)}function ka(){let e=Et;G=null,pe=!0,bt().then(t=>{t&&(ts=e)}),is=setTimeout(Tt,Mt),Mt=Math.min(2*Mt,ba)}var le=0,Xe=null;function La(e){bs(1),l.set("notification",e),Oa(e)}function Oa(e){let t=ys(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(le=Xe&&l.get("message")===Xe?le+1:1,le===1?d(ws(e),t):d(r("note.several",{n:le}),"/notifications"),Xe=l.get("message"))}function yn(){pe=!!G&&he===l.get("user")?.id,es(),Mt=ss}function es(){clearTimeout(is),G?.close(),G=null,he=Et=""}async function vn(){try{await(await caches.open("words")).put("/words",Response.json({title:z(),body:r("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&d(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(de.href)?e:null});new Worker(new URL("bundle/formats.js",de),{type:"module"});ii();yi();var Sa=JSON.parse(document.getElementById("boot").textContent);await rs();await W();Ls(Sa);hs(Qe);Mi(vi,Qe);await W();bn();function xn(){Es(),"serviceWorker"in navigator&&vn()}document.readyState==="complete"?xn():addEventListener("load",xn,{once:!0});

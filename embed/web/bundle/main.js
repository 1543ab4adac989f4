import{$a as Hs,$c as bi,A as gs,Aa as Ns,Ab as ot,Ac as Dt,Bb as C,C as tt,Cb as Js,Db as St,Eb as Zs,F as l,Fb as at,G as d,Gb as Gs,H as $s,Hb as D,Ia as Fs,Ic as pt,J as $,K as Ft,Ka as At,L as kt,Lb as Rt,Ma as xe,Mb as Qs,Mc as mi,N as et,Na as Bs,Nb as Xs,Ob as Wt,Oc as di,P as ws,Pb as ct,Qa as ke,Qb as ti,R as u,Ra as Oe,Rc as ui,Sa as Le,T as st,Ta as As,Tc as fi,U as Ot,Ua as Se,V as ys,Va as zs,W as bs,Wa as Te,Wc as gi,X as Y,Xa as js,Xb as ei,Xc as $i,Y as vs,Ya as Me,Z as xs,Za as Rs,Zc as wi,_ as ks,_a as Ws,_b as si,_c as yi,a as ye,aa as v,ab as Us,ac as ii,ad as vi,b as M,ba as it,bb as h,c as R,ca as Os,cb as P,cd as Ce,da as Ls,db as nt,ea as Ss,eb as zt,ec as Ie,ed as xi,f as be,fc as ni,fd as ki,g as vt,gb as W,gc as qe,gd as Ne,hb as x,hc as ri,hd as Fe,ia as Ts,ib as E,id as Oi,jb as Pe,jd as Li,ka as Ms,kb as _,kc as oi,l as hs,la as Lt,lb as H,ld as Be,m as ms,ma as Ps,mb as O,mc as Ht,nb as Ds,o as n,ob as Ks,oc as ai,p as ds,pb as Vs,pc as ci,q as b,qa as Is,qb as U,qc as li,r as us,ra as m,rb as Ys,rc as Tt,s as xt,sb as rt,sc as lt,ta as ve,tb as B,tc as Ut,u as L,ua as qs,ub as S,va as Bt,vb as y,wa as Es,wb as _s,xa as Cs,xc as Ee,yb as I,yc as pi,z as fs,zb as jt,zc as hi}from"./shared.js";function Si(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var Cn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],Ti={screen:"missing",open:!0,params:{}},Nn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function Mi(e){if(Nn(e))return Ti;for(let[t,s,i=!1]of Cn){let r=new RegExp(`^${t.replace(":id",`(?<id>${st})`).replace(":name",`(?<name>${ys})`)}$`).exec(e);if(r)return{screen:s,open:i,params:{...r.groups}}}return Ti}import{render as Wn,nothing as Hn}from"../lib/lit-html/lit-html.js";import{html as A,nothing as ht}from"../lib/lit-html/lit-html.js";var Fn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function Bn(e,t){return e===t||e==="/profile"&&t==="/saved"}function An([e,t],s){let i=t==="bell"?l.get("unread"):0;return A`
    <a href=${e} class="tab ${t}" aria-current=${Bn(e,s)?"page":ht}>
      <span class="face">
        ${t==="me"?P(m(),28):h(t)}
        ${i?A`<span class="count" aria-hidden="true">${i>99?"99+":L(i)}</span>`:ht}
      </span>
      <span class="name">
        ${n(`nav.${t}`)}
        ${i?A`<span class="unseen"> (${n("nav.unread",{n:i})})</span>`:ht}
      </span>
    </a>`}function zn(){return l.get("online")?l.get("cached")?A`<p class="offline" role="status">${n("app.kept")} <a href="/?direct" target="_self">${n("app.direct")}</a></p>`:ht:A`<p class="offline" role="status">${n("app.offline")}</p>`}var jn=e=>l.get("outbox").length&&e!=="/waiting"?A`<p class="offline" role="status"><a href="/waiting">${n("outbox.count",{n:l.get("outbox").length})}</a></p>`:ht,Rn=A`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,Pi=(e,{path:t,wide:s,broad:i})=>A`
  <a class="skip" href="#main">${n("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Rn} <span dir="auto">${R()}</span></a>
    ${m()?A`<nav class="tabs" aria-label=${n("nav.label")}>${Fn.map(r=>An(r,t))}</nav>`:ht}
  </header>
  <div class="notes-above">
    ${zn()}
    ${jn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Ds}`;var Un=2e3,Ii=null,qi=null,N=null,k=null,Ae=!1,mt=0;function Ei(){Ae||(Ae=!0,queueMicrotask(()=>{Ae=!1,Kt()}))}function Kt(){if(k?.signal.aborted)return;let e=N?.title??"";document.title=[e,R()].filter(Boolean).join(" · ");let t=N?N.view():Hn;Wn(Pi(t,{path:location.pathname,wide:N?.wide,broad:N?.broad}),document.body)}function Dn(e,{replace:t=!1}={}){return Te(),t?Le(e):Oe(e),ze({fresh:!0})}function Kn(){Ks();for(let e of document.querySelectorAll("dialog[open]"))e.close();!k||k.signal.aborted||(k.user===m()?.id&&Rs(k.lists,k.user),k.stop.abort(),N.close?.())}function Vn(e,t){let s=new AbortController,i=m()?.id,{lists:r,isStale:o}=Hs(i),a=[],c=()=>t===mt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:Ei,go:Y,lists:a,user:i,rename:p=>{c()&&As(p)},push:p=>c()?Yn(p):null,leave:()=>Us()??Y("/",{replace:!0}),kept:Se(),keep:p=>{c()&&zs(p)},restore:p=>{let g=r[a.push(p)-1];return g&&{...g,isStale:o}}}}function Yn(e){return Te(),Oe(e),Ci()}function Ci(){return!N?.moved||k.signal.aborted||k.path!==location.pathname?null:(ke(),k.query=new URLSearchParams(location.search),k.kept=Se(),Promise.resolve(N.moved(k.query)))}async function _n(){if(vs())return;let e=mt,t=Ci();if(!t)return ze();await t,e===mt&&Me()}async function Jn(e){try{return await qi(e)}catch(t){return t instanceof TypeError||console.error(t),Ni}}function Zn(e,t){try{return e(t)}catch(s){return console.error(s),Ni()}}var Ni=()=>({title:n("error.title"),view:()=>x({code:"offline"},()=>location.reload())});async function ze({fresh:e=!1,first:t=!1}={}){let s=++mt;Kn();let{screen:i,open:r,params:o}=Ii(location.pathname);if(!r&&!m())return Y(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Y(Ot(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Kt(),await U());let a=await Jn(i);s===mt&&(ke(),k=Vn(o,s),N=Zn(a,k),Kt(),e&&scrollTo(0,0),t||await Gn(e,s))}async function Gn(e,t){if(e||await Promise.race([N.ready,rt(Un)]),t!==mt)return;Kt(),((e?null:js())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Me()}function Qn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Xn(e){let t=Qn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();Y(t.pathname+t.search+t.hash)}function Fi(e,t){[Ii,qi]=[e,t],bs(Dn),history.scrollRestoration="manual";let s=m()?.id;return l.subscribe("user",i=>{i?.id!==s&&Ws(),s=i?.id}),l.subscribe("*",Ei),l.subscribe("message",Vs),document.body.replaceChildren(),addEventListener("click",Xn),addEventListener("popstate",_n),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&Y(Ot(i.data.path))}),location.pathname.startsWith("/api/")&&Le(m()?"/settings":"/sign-in"),ze({first:!0})}import{html as Mt,nothing as ur}from"../lib/lit-html/lit-html.js";var dt=class{#t;#e;#s;#i=null;#n=Promise.resolve();constructor(t,s,{signal:i,update:r}){this.#e=`/api/finds/${t}`,this.#t=s,this.#s=r;let o=({kind:a,path:c,result:p})=>{a==="like"&&c===this.#e&&s()&&Object.assign(s(),p)};i.addEventListener("abort",l.subscribe("sent",o))}get waiting(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#i??this.waiting?.on??this.#t().isLiked}get count(){return this.#t().likeCount+Number(this.isLiked)-Number(this.#t().isLiked)}async toggle(){let t=!this.isLiked;this.#i=t,this.#s();let{title:s}=this.#t(),i=this.#n.then(()=>At({kind:"like",path:this.#e,title:s,on:t}));this.#n=i.catch(r=>d(b(r))),await this.#n,this.#i===t&&(this.#i=null),this.#s()}};var tr=1500,er=9;function sr(){let e=B(vt.get());return e?.zoom>=er?{lat:e.lat,lng:e.lng}:null}var ir=()=>Promise.race([ot(),rt(tr,null)]),nr=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Vt=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;constructor(t){this.#e=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.list=C(t,()=>u("/api/finds/feed",{...nr(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new dt(t.id,()=>t,this.#e)),s}load=async()=>{if(this.#e.kept?.at===void 0){let t=await ir();this.#s(t??sr(),!!t)}await this.list.load()};#s(t,s){Object.assign(this,{at:t,isHere:s}),this.#e.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#e.update();try{this.#s(await jt({timeout:1e4}),!0),this.list.clear(),await this.list.load()}catch(t){d(b(t))}this.busy=!1,this.#e.update()}distance=t=>this.isHere?I(this.at,y(t.location)):void 0};function rr(){return xs()?!0:l.get("installPrompt")||ks()?!1:void 0}async function or(){let e=await Ps();return{on:!0,off:!1}[e]}var Yt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return be.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!m().displayName||!!m().profilePicture?.startsWith("/api/media/"),streets:m().role==="admin"&&M().tiles?.kind==="vector"?Js().length>0:void 0,find:$(`/api/users/${m().id}`,{signal:t}).then(r=>r.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(r=>r.length>0),push:or(),install:rr()},i=await Promise.all(Object.entries(s).map(async([r,o])=>({name:r,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(r=>r.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{be.set(m().id),this.steps=[],this.#t.update()}};import{html as z,nothing as J}from"../lib/lit-html/lit-html.js";var ar="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",cr=(e,t)=>z`
  <span class="cover c-${Gs(e.category).code}">
    ${e.media.length?lt(e.media[0],{sizes:ar,eager:t}):D(e.category)}
    ${e.media[0]?.type==="video"?z`<span class="play">${h("play")}</span>`:J}
    ${e.media.length>1?z`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:J}
  </span>`,lr=e=>e.saved?z`<span class="figure">${h("bookmark",!0)} ${n(`saved.${e.saved}`)}</span>`:J;function pr(e,t){let s=[Os(e,e.location)?"":it(e.location),t===void 0?"":tt(t)].filter(Boolean);return s.length?z`
    <span class="soft">${h("pin")} <bdi>${s[0]}</bdi>${s[1]?z` · ${s[1]}`:J}</span>`:J}var Bi=(e,t,{km:s,eager:i})=>z`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${cr(e,i)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${pr(e,s)}
        <span class="by">
          ${P(e.user,28)} <span class="grow">${v(e.user)} <span class="soft">· ${nt(e.createdAt)}</span></span>
          ${e.reason==="friend"?z`<span class="badge">${n("feed.friend")}</span>`:J}
          ${Ut(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${ai(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${h("comment")} ${e.commentCount?z`<span>${L(e.commentCount)}</span>`:J}
      </a>
      <span class="grow"></span>
      ${lr(e)}
    </div>
  </li>`;import{html as ut,nothing as _t}from"../lib/lit-html/lit-html.js";var Ai={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ve()?"/invites":"/people",push:()=>"/settings#push"},hr=e=>n(e==="friend"&&ve()?"steps.inviteAction":`steps.${e}Action`);function mr(e,t){return Ai[t]?ut`<a class="button quiet" href=${Ai[t]()}>${hr(t)}</a>`:l.get("installPrompt")?ut`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:ut`<span class="hint">${n("steps.installHint")}</span>`}var dr=(e,{name:t,isDone:s})=>ut`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?h("check"):_t}</span>
    <span class="grow">${n(`steps.${t}`,{instance:R()})}${s?ut`<span class="unseen"> (${n("steps.done")})</span>`:_t}</span>
    ${s?_t:mr(e,t)}
  </li>`,zi=e=>e.isOver||!e.left?_t:ut`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${n("steps.title")}</h2>${H(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>dr(e,t))}</ul>
  </section>`;var Ri=()=>Mt`<a class="button quiet" href="/people">${h("people")} ${n("nav.people")}</a>`,fr=e=>e.isHere?ur:Mt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${n("feed.nearMe")}
  </button>`,ji=e=>Mt`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${fr(e)}</p>`;function gr(e,t){let{items:s,problem:i}=e.list;return!i&&(!s||!t.isKnown)?E(3):[zi(t),$r(e)]}function $r(e){let{items:t,problem:s,load:i}=e.list;if(s)return x(s,i);if(!t.length&&!e.list.next){let r=n(e.at?"feed.noneText":"feed.noneFriends");return[ji(e),W(n("feed.none"),r,Ri())]}return Mt`
    ${ji(e)}
    <ul class="feed-list">${t.map((r,o)=>Bi(r,e.liking(r),{km:e.distance(r),eager:o===0}))}</ul>
    ${_(e.list)}`}function je(e){let t=new Vt(e),s=new Yt(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Mt`
      ${zt(n("feed.title"),Ri())}
      ${gr(t,s)}`}}import{html as q,nothing as G}from"../lib/lit-html/lit-html.js";var wr=160,yr=2,Wi=6,Hi=e=>[e.username,xt(e.displayName??"")];function br(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Jt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=br(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#s??=vr().then(r=>this.#a(r)),i.name.length>=yr&&(this.#o=setTimeout(()=>this.#l(i),wr))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:r}=this.#n,o=s.slice(i+1+r.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await $(u("/api/users",{q:t.name,limit:Wi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let s=new Map([...this.#e(),...this.#i].map(o=>[o.id,o]));s.delete(m()?.id);let i=o=>!Hi(o).some(a=>a.startsWith(t));return[...s.values()].filter(o=>Hi(o).some(a=>a.includes(t))).sort((o,a)=>i(o)-i(a)).slice(0,Wi)}};async function vr(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Re(e){let t=M().limits.comment,s=[...e.trim()].length;return s?s>t?n("rule.max_length",{n:t}):"":n("rule.required")}var We=e=>e.errors?.length?us(e.errors[0]):b(e),Zt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,s,{title:i,conversation:r}){this.#t=t,this.#e=s,this.#i=i,this.mentions=new Jt(t,r),this.#s=Dt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return si(this.text,M().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:v(t.user)};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},r=JSON.stringify(i);this.#n.body!==r&&(this.#n={body:r,id:Ns()});try{await At({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=We(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ui(e,t){let s=t.map(r=>({id:r.id,parentId:r.replyTo?.thread,entry:r})),i=new Map;for(let r of[...e,...s]){let o=r.parentId??r.id,a=i.get(o)??{id:o,head:null,replies:[]};r.parentId?a.replies.push(r):a.head=r,i.set(o,a)}for(let r of i.values())r.head??=r.replies.shift();return[...i.values()]}var Di=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ki(e,t){let s=e.find(r=>r.parentId===t),i=r=>({...r,parentId:r===s?void 0:s.id});return e.filter(r=>r.id!==t).map(r=>r.parentId===t?i(r):r)}var xr=20,kr=20,Pt=e=>Dt(`comment-edit:${e.id}`),Gt=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,s,i,r=()=>null){this.#t=t,this.#s=s,this.#e=`${s}/comments`,this.#i=i,this.#n=r,this.composer=new Zt(t,s,{title:()=>r()?.title??"",conversation:()=>[r()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=C(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===s&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return l.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#s&&!t.has(s.id))}get threads(){return Ui(Di(this.list.items),this.waiting)}retry(t){return Bs(t.id)}async takeBack(t){this.composer.takeBack(t),await xe(t.id)}discard(t){return xe(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:s}){this.list.items&&(s?this.#h(s):t?this.list.items.some(i=>i.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let s=await $(u(this.#e,{order:"desc",limit:xr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,r=this.#a(s.reverse());this.list.items=[...this.list.items,...r],r.length&&this.#i(Math.max(0,this.list.items.length-i))}#l(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#a(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#c(t){let s=this.#a(t);this.list.items=[...this.list.items??[],...s],this.#i(s.length)}#h(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ki(this.list.items,t),this.#i(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<kr;i++){let{next:r}=this.list;if(await this.list.more(),this.list.next===r)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Pt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Pt(this.editing).set(t)}cancel(){Pt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let s=await kt(`${this.#e}/${t.id}`,{content:t.text});this.#l(s),Pt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?n("comment.editOffline"):We(s)}return this.#t.update(),!t.error}async remove(t){try{await et(`${this.#e}/${t.id}`)}catch(s){return d(b(s)),!1}return Pt(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Qt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new dt(t.params.id,()=>this.find,t),this.comments=new Gt(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=hi(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??n("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await ot();!t||this.#t.signal.aborted||(this.distance=I(t,y(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let r=`${this.#e}/saved`;await ct(t?kt(r,{state:t}):et(r))||(s.saved=i),this.#t.update()}async dismiss(){await ct(kt(`${this.#e}/dismissed`))&&(await this.leave(),d(n("find.dismissed"),"",{text:n("action.undo"),run:()=>this.recall()}))}async recall(){await ct(et(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(n("find.recalled")))}async likers(t){let s=C({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&d(b(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await ct(et(this.#e))){if(await this.leave(),this.find.hidden)return d(n("find.deleted"));d(n("find.deleted"),"",{text:n("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await ct(Ft(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(n("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(n("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(n("find.copied"))}catch(s){s.name!=="AbortError"&&d(t)}}};import{html as w,nothing as gt}from"../lib/lit-html/lit-html.js";import{html as It,nothing as ft}from"../lib/lit-html/lit-html.js";var K=()=>document.getElementById("comment");function De(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Or(e,t){t.write(e.target.value),He(e,t),De(e.target)}var He=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ue(e,t){let{text:s,caret:i}=t.mentions.chosen(e,K().value);K().value=s,K().focus(),K().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),De(K())}var Lr=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ue(t[s],e),Tab:()=>Ue(t[s],e),Escape:()=>e.mentions.close()});function Sr(e,t){let{key:s,isComposing:i,ctrlKey:r,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(r||o))return e.currentTarget.form.requestSubmit();let g=(t.mentions.items.length&&!a&&!c?Lr(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);g&&(e.preventDefault(),g())}async function Tr(e,t){if(e.preventDefault(),!await t.send())return K().focus();await Promise.resolve(),K()&&De(K())}function Mr(e){e.stopReply(),O("comment")}var Pr=e=>It`
  <p class="replying soft" id="replying">
    <span>${n("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${n("comment.stopReply")} @click=${()=>Mr(e)}>${h("close")}</button>
  </p>`,Ir=(e,t,s)=>It`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ue(e,s)}>
    ${P(e,28)} <span>${ti(e)}</span>
  </li>`,qr=(e,{items:t}=e.mentions)=>It`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${n("comment.mention")}>${t.map((s,i)=>Ir(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?n("comment.mentions",{n:t.length}):""}</span>`,Er=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Vi=e=>It`
  <form class="say-it" novalidate @submit=${t=>Tr(t,e)}>
    ${e.replyTo?Pr(e):ft}
    <div class="line">
      <label for="comment" class="unseen">${n("comment.label")}</label>
      ${qr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${n("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ft} aria-describedby=${Er(e)||ft}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ft}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ft}
        @input=${t=>Or(t,e)} @keydown=${t=>Sr(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>He(t,e)} @keyup=${t=>He(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${n("comment.send")} title=${n("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${ni(e.left)}
    ${e.error?It`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ft}
  </form>`;function Cr(e,t){e.edit(t),O("edited")}async function Nr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&O(`menu-${s}`)}function Fr(e,t){e.composer.reply(t),O("comment")}async function Br(e,t){await e.takeBack(t),await O("comment")}async function Ar(e,t){await Xs()&&(await e.discard(t),await O("comments"))}async function zr(e,t){await Qs(n("comment.deleteTitle"),n("comment.deleteText"),n("action.delete"))&&await e.remove(t)&&O("comments")}var jr=e=>w`
  <form novalidate @submit=${t=>Nr(t,e)}>
    <label class="unseen" for="edited">${n("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":gt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${n("action.cancel")}</button>
      <button type="submit">${n("action.save")}</button>
    </div>
  </form>`;function Rr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:n("comment.edit"),sign:"edit",run:()=>Cr(e,t)}]:[],...i||s?[{text:n("comment.delete"),sign:"trash",isDanger:!0,run:()=>zr(e,t)}]:[],...i?[]:[oi({commentId:t.id}),ei(t.user,()=>e.load())]]}var Wr=(e,t)=>t.hidden?w`
  ${pt(t.content)}
  ${Ht(n("report.commentHidden"),t.hidden)}`:w`
  ${pt(t.content)}
  <button type="button" class="link reply" aria-label=${n("comment.replyTo",{name:v(t.user)})} @click=${()=>Fr(e,t)}>
    ${n("comment.reply")}
  </button>`,Hr=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${v(t.user)}>${P(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${v(t.user)}</a> <span class="soft">${nt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?jr(e):Wr(e,t)}
    </div>
    ${Wt(n("comment.menu",{name:v(t.user)}),Rr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ke=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,Ur=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Ke(n("action.retry"),()=>e.retry(t))}
      ${Ke(n("action.edit"),()=>Br(e,t))}`:gt}
    ${Ke(n("outbox.cancel"),()=>Ar(e,t))}
  </div>`,Dr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${P(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${v(m())}</span>
        <span class="soft" role="status">${n(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${pt(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:gt}
      ${t.isLate||t.state==="refused"?Ur(e,t):gt}
    </div>
  </div>`,Yi=(e,t,s)=>t.entry?Dr(e,t.entry):Hr(e,t,s),Kr=(e,t,s)=>w`
  <li>
    ${Yi(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${n("comment.replies")}>
        ${t.replies.map(i=>w`<li>${Yi(e,i,s)}</li>`)}
      </ul>`:gt}
  </li>`;function Vr(e,t){let{items:s,problem:i,load:r}=e.list;return i?x(i,r):s?!s.length&&!e.waiting.length?w`<p class="soft">${n("comment.none")}</p>${_(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Kr(e,o,t))}</ul>
    ${_(e.list)}`:E(1)}var _i=(e,t)=>w`
  ${Vr(e,t)}
  ${Vi(e.composer)}`;import{html as Z,nothing as Je}from"../lib/lit-html/lit-html.js";import{html as ee,nothing as _e}from"../lib/lit-html/lit-html.js";var $t={scale:1,x:0,y:0},Yr=5,[_r,Jr]=[60,90],Ve=(e,t,s)=>Math.max(e,Math.min(s,t));function Ye(e,t,s){let i=Ve(1,t,Yr),r=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*r,y:s.y-(s.y-e.y)*r}}function Xt(e,{width:t,height:s}){let[i,r]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ve(-i,e.x,i),y:Ve(-r,e.y,r)}}function Ji({x:e,y:t}){return t>Jr&&t>Math.abs(e)?"close":Math.abs(e)<_r||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Zi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Zr=2.5,[Gr,Gi]=[300,24],Qi=180,Xi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,te=class{#t=$t;#e=$t;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#i.clear(),this.#p($t),s&&!Xi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Qi,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#h(t));let s=this.#c(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ye(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#p({scale:c,x:o+i.x,y:a+i.y})}let r={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#p(this.#t.scale>1?Xt(r,this.#m()):r)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#c(),i=this.#i.size===1,r={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!i||t.type==="pointercancel")return this.#d();if(Math.hypot(r.x,r.y)<Gi)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Ji(r);if(o)return this.#o[o]();this.#d()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>Gr||Math.hypot(t.x-i.x,t.y-i.y)>Gi)return this.#d();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?$t:Xt(Ye($t,Zr,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,s=t]=this.#i.values();return Zi(t,s)}#h({clientX:t,clientY:s}){let{left:i,top:r,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-r-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#p(Xt(this.#t,this.#m()),!0)}#p(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Xi()?`transform ${Qi}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var se=(e,t)=>n("find.picture",{n:t+1,title:e.title});function en(e,t){let s=e.media.length,i=t,r=!0,o=null,a=new Map;Rt((c,p)=>{let g=f=>{i=(i+f+s)%s,r=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?f:0)};return o??=new te({next:()=>g(1),previous:()=>g(-1),close:()=>c()}),Qr(e,{at:i,plays:r,films:a},o,g,c)},{label:e.title,kind:"full"})}function Qr(e,{at:t,plays:s,films:i},r,o,a){let c=e.media.length,p=e.media[t];return ee`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?n("find.pictureOf",{at:t+1,n:c}):_e}</span>
        ${H(a)}
      </div>
      <div class="stage" @pointerdown=${r.onDown} @pointermove=${r.onMove} @pointerup=${r.onUp}
        @pointercancel=${r.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?eo(p,s,i):to(p,se(e,t))}</div>
      </div>
      <div>
        ${p.caption?ee`<p class="said" dir="auto">${p.caption}</p>`:_e}
        ${c>1?so(o):_e}
      </div>
    </div>`}var Xr=e=>`min(100vw, calc(100vh * ${Tt(e).toFixed(3)}))`,to=(e,t)=>lt(e,{alt:t,eager:!0,sizes:Xr(e),blur:!1});function eo(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),r=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${r}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var so=e=>ee`
  <div class="row steps">
    ${tn("previous","back",()=>e(-1))}
    ${tn("next","next",()=>e(1))}
  </div>`,tn=(e,t,s)=>ee`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${s}>${h(t)}</button>`;var Ze=5,io={tall:4/5,square:1,wide:3/2};function no(e){let t=Tt(e);return t<.9?"tall":t<1.2?"square":"wide"}function ro(e,t){let s=Math.max(1,Tt(t)/io[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var oo=(e,t)=>Z`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function ao(e,t,s,{frame:i,isFar:r}){let o=t.type==="video",a=[n(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ze;return Z`
    <li class=${r?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>en(e,s)}>
        ${o?oo(t,se(e,s)):lt(t,{alt:se(e,s),eager:s===0,sizes:ro(i,t)})}
        ${t.caption?Z`<span class="said" dir="auto">${t.caption}</span>`:Je}
        ${s===Ze-1&&c>0?Z`<span class="beyond" data-count="+${L(c)}"></span>`:Je}
      </button>
    </li>`}var co=(e,t)=>Z`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>Z`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function lo({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function sn(e,t=0,s=()=>{}){let i=e.media.length,r=no(e.media[0]);return Z`
    <div class="gallery-box">
      <ul class="gallery ${r} of${Math.min(i,Ze)}" aria-label=${n("find.pictures")} @scroll=${o=>lo(o,t,s)}>
        ${e.media.map((o,a)=>ao(e,o,a,{frame:r,isFar:a>t+1}))}
      </ul>
      ${i>1?co(Math.min(t,i-1),i):Je}
    </div>`}import{html as ie,nothing as Qe}from"../lib/lit-html/lit-html.js";var Xe=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],po=e=>e.exact?`/?at=${Xe(e.exact).join(",")},15`:`/?at=${Xe(e.location).join(",")},${e.location.area?12:15}&place=${e.locationId}`;function nn(e){let{find:t,distance:s}=e;return ie`
    <div class="spot">
    <a class="where" href=${po(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${h("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??it(t.location)}</span>
        ${t.location.area?ie`<br><span class="soft">${Ls(t,e.isOwn())}</span>`:Qe}
        ${s===null?Qe:ie`<br><span class="soft">${n("find.away",{distance:tt(s)})}</span>`}</span>
        ${h("next")}
      </span>
    </a>
    ${uo(e)}
    </div>`}var Ge=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function ho(e){let[t,s]=Xe(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:n("way.app"),sign:"pin",href:`geo:${t},${s}?q=${t},${s}`}]:[],Ge("Apple Maps",`https://maps.apple.com/?daddr=${t},${s}`),Ge("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${s}`),Ge("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${s}`),{text:n("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${s}`)}]}var mo=()=>ie`${h("way")} <span>${n("way.title")}</span>`,uo=e=>e.find.location.area&&!e.find.exact?Qe:Wt(n("way.title"),ho(e),{id:"ways",face:mo()});var fo=e=>q`
  <a class="person" href="/people/${e.user.id}">
    ${P(e.user)}
    <span>
      <span class="strong" dir="auto">${v(e.user)}</span><br>
      <span class="soft">${nt(e.createdAt)}${e.updatedAt>e.createdAt?q` · ${n("find.edited")}`:G}</span>
    </span>
  </a>`,go=e=>q`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${D(e)} ${at(e)}
  </a>`,$o=e=>q`
  <p class="marks">
    ${e.category?go(e.category):G}
    ${e.isPublic?q`<span class="badge">${h("globe")} ${n("find.everybody")}</span>`:Ut(e)}
  </p>`,rn=e=>e.find.media.length?sn(e.find,e.photo,e.showPhoto):G,on=(e,t=G)=>q`
  <div class="card">
    <div class="row between">
      ${fo(e.find)}
      ${li(e)}
    </div>
    ${e.find.description?pt(e.find.description):G}
    ${$o(e.find)}
    ${t}
  </div>`,wo=e=>q`
  ${Ht(n("report.findHidden"),e.find.hidden)}
  ${rn(e)}
  ${on(e)}`,yo=e=>e.find.hidden?wo(e):q`
  ${rn(e)}
  ${nn(e)}
  ${on(e,ci(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${n("find.commentsTitle")}
      ${e.find.commentCount?q`<span class="soft">${L(e.find.commentCount)}</span>`:G}
    </h2>
    ${_i(e.comments,e.isOwn())}
  </section>`;function bo(e){let{problem:t}=e.loading;return t?.code==="not_found"?[n("find.goneTitle"),q`<p class="empty">${n("find.goneText")}</p>`]:t?[n("find.title"),x(t,e.load)]:e.find?[e.title,yo(e)]:[n("find.title"),E(3)]}function vo(e){let[t,s]=bo(e);return q`${zt(t,G,"/")}${s}`}async function xo(e,t){await e.load(),t&&await e.comments.mark(t)&&await O(`comment-${t}`)}function qt(e){let t=new Qt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${st})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:xo(t,i),view:()=>vo(t)}}import{html as me,nothing as ma,render as da}from"../lib/lit-html/lit-html.js";var[ko,Oo,Lo]=[4,2,2],[So,To]=[50,3],Mo=e=>St.filter(t=>xt(n(`category.${t}`)).startsWith(xt(e))).map(t=>({kind:"category",value:t,name:n(`category.${t}`),address:n("find.category")})),Po=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:y(e.location)}),Io=e=>({kind:"person",value:e.id,name:v(e),address:n("search.person")}),an=e=>async(t,{signal:s})=>{let{lat:i,lng:r}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:r,limit:ko}),a=u("/api/users",{q:t,limit:Oo}),[c,p]=await Promise.all([$(o,{signal:s}).catch(()=>[]),[...t].length<Lo?[]:$(a,{signal:s}).catch(()=>[])]);return[...p.map(Io),...c.map(Po),...Mo(t)]},cn=e=>(t,s)=>{let i=r=>e(r.point)<=So;return[...s,...t.filter(i),...t.filter(r=>!i(r)).slice(0,To)]};var qo=9,Eo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},ne=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#s;if(!(!!t&&s>=qo&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await ws(u("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let r=Eo[s],o=this.items.map(c=>Co(c,i)).sort((c,p)=>r(c)-r(p)),a=[];for(let c of t){for(;o.length&&r(o[0])<=r(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Co=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:I(t,y(e.exact))});var re={q:"",categories:[],near:null,mine:!0,friends:!0},ts=["active","distance","likes"],No=e=>(e??"").split(",").filter(Boolean),wt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:No(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:B(t.get("near")),radius:Number(t.get("radius"))||5,order:ts.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:S(this.near),radius:this.radius}:{},{q:s,categories:i,mine:r,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:r?"":"0",friends:o?"":"0",order:a,...t}}};var Fo="-180,-90,180,90",ln=2e4,[pn,hn,Bo]=[20,500,3],mn=3,oe=class{nearest=null;#t;#e;#s;#i;#n=pn;#r=!1;#o=mn;constructor(t,s,i,r){this.#t=t,this.#e=s,this.#s=i,this.#i=r;let o=()=>this.#l(r()),a=()=>({findsLimit:Bo,limit:this.#n});this.list=C(t,()=>u("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let r=s||Fo;if(i!=="distance")return{bbox:r,order:i};let[o,a,c,p]=r.split(",").map(Number),g=Math.max(I(t,{lat:p,lng:o}),I(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(ln,Math.max(.1,g)).toFixed(3),order:i}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=mn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<hn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(hn,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=pn,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:ln,order:"distance",findsLimit:1,limit:1},r=u("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await $(r,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var es=100,V=class{place=null;finds=null;group=null;findId="";#t;#e;#s="";#i=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let r=`${t} ${s}`,o=r!==this.#s;return this.#s=r,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#i,[r,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:es}),"place"]:[u("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await $(r,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#i)return;d(b(c))}a.place&&(a.finds=this.#r(a.place)),i===this.#i&&Object.assign(this,a)}#r(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>es?u("/api/finds",{...this.#e(),locationId:t.id,limit:es}):"";return Object.assign(C({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var Ao="-180,-90,180,90",zo=120,jo=1e3,[Ro,Wo]=[13,15],ae=class{map=null;failed=!1;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#s=s,this.filters=new wt(t.query),this.#n=B(t.query.get("at"))??B(vt.get()),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new ne(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new gi(t,i);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new $i(this.groups,this.exact,o),this.panel=new V(t,i),this.places=new oe(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#m(this.view);let i=this.places.load(),r=this.panel.show(V.of(this.#t.query));U().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(Ao,this.view.zoom).catch(p=>p);await Promise.race([i,rt(jo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#h(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,r]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:r=>this.#d(r),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#m(this.view),await U(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.refresh()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#m(t){this.view=B(S(t)),this.#r=_s(this.#e.size(),this.view)}#d(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,zo))}#p(t,s=this.filters){let i=this.#n||this.map?S(this.view):"";return u("/",{...s.query(),at:i,...t})}#u(){this.#t.rename(this.#p(V.of(this.#t.query))),vt.set(S(this.view))}refresh=()=>(this.#u(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...V.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let s=B(t.get("at")),i=s&&S(s)!==S(this.view);i&&this.map?.setView(s);let r=JSON.stringify(this.filters.query());Object.assign(this.filters,new wt(t));let o=JSON.stringify(this.filters.query())!==r?this.#f(!i):null,a=await this.panel.show(V.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Wo,this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new wt(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(Ro,mi(t))};if(this.map)return this.map.setView(s);this.#m(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await jt({maximumAge:6e4,timeout:1e4})})}catch(t){d(b(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var ce=class{#t;#e=null;#s=!1;constructor(t){this.#t=t}look=async()=>{this.#s||(this.#s=!0,this.#e=await ot())};distance=t=>{let s=this.#e??this.#t();return s&&t?I(s,t):void 0}};import{html as Ho,nothing as Uo}from"../lib/lit-html/lit-html.js";var le=class{screen=null;#t;#e;#s="";#i=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:s}=this.#i;if(this.screen=null,!this.#s)return this.#e(null);let{go:i}=this.#t,r=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=qt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:s,update:r,go:i,leave:o}),r()}view(){return this.screen?Ho`
      <aside class="beside" id="beside" data-scroll aria-label=${n("find.title")}>${this.screen.view()}</aside>`:Uo}};import{html as j,nothing as Q}from"../lib/lit-html/lit-html.js";var Do=[1,5,20,50,200],Ko=200,{near:Ah,...Vo}=re,dn=(e,t)=>e.filter(s=>s!==t),Yo=(e,t)=>e.includes(t)?dn(e,t):[...e,t],_o=e=>[...new Set([...Do.map(fs),e])].sort((t,s)=>t-s),Jo=e=>j`
  <label class="chip select">
    <span class="unseen">${n("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${_o(e.filters.radius).map(t=>j`
        <option value=${t} ?selected=${t===e.filters.radius}>${gs(t)}</option>`)}
    </select>
  </label>`,pe=(e,t,s=Q)=>j`
  <button type="button" class="chip on" aria-label=${n("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${h("close")}
  </button>`;function Zo(e){let{q:t,categories:s,mine:i,friends:r}=e.filters;return j`
    ${t?pe(`“${t}”`,()=>e.change({q:""}),h("search")):Q}
    ${s.map(o=>pe(at(o),()=>e.change({categories:dn(s,o)}),D(o)))}
    ${i?Q:pe(n("map.withoutMine"),()=>e.change({mine:!0}))}
    ${r?Q:pe(n("map.withoutFriends"),()=>e.change({friends:!0}))}`}var un=(e,t)=>e.groups.counts?.of(t)??Q;function Go(e){let t=e.filters.categories;return St.filter(s=>!t.includes(s)).map(s=>j`
    <button type="button" class="chip" data-count=${un(e,s)} @click=${()=>e.change({categories:[...t,s]})}>
      ${D(s)} ${at(s)}
    </button>`)}var fn=e=>j`
  <div class="chips scrolls" role="group" aria-label=${n("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Pe(!!e.filters.near,n("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Jo(e):Q}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Qo(e)}>
      ${h("filter")} ${n("map.filters")}
      ${e.filters.count?j`<span class="number">${L(e.filters.count)}</span>`:Q}
    </button>
    ${Zo(e)}
    ${Go(e)}
  </div>`;async function Qo(e){let{q:t,categories:s,mine:i,friends:r}=e.filters,o={q:t,categories:s,mine:i,friends:r},a=null,p=await Rt((g,f)=>(a??=e.groups.count().then(f),ta(e,o,g,f)),{label:n("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Xo=(e,t,s)=>Pe(e[t],n(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function ta(e,t,s,i){let r=c=>{Object.assign(t,c),i()},o=c=>{c.preventDefault(),s({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Zs(c)&&c!=="other");return j`
    <div class="row between"><h2>${n("map.filters")}</h2>${H(s)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${n("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Ko} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${n("find.category")}</legend>
        <div class="chips">
          ${[...St,"other",...a].map(c=>j`
            <button type="button" class="chip" data-count=${un(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>r({categories:Yo(t.categories,c)})}>${D(c)} ${at(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${n("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>Xo(t,c,r))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Vo)}>${n("map.clear")}</button>
        <button type="submit">${n("map.apply")}</button>
      </div>
    </form>`}import{html as F,nothing as bn}from"../lib/lit-html/lit-html.js";import{html as $n}from"../lib/lit-html/lit-html.js";var yt=["peek","half","full"],ea=6,sa=.5,he=class{#t;constructor(t){this.#t=t,this.stop=yt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(yt[Math.max(0,Math.min(yt.length-1,yt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(s).position!=="absolute")return;let i=t.currentTarget,r=this.#e(s),o={y:t.clientY,height:s.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(r[0],Math.min(r[2],o.height+o.y-f));i.setPointerCapture(t.pointerId),s.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},s.style.height=`${c(f.clientY)}px`},g=f=>{for(let[we,En]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.removeEventListener(we,En);if(s.classList.remove("dragged"),s.style.height="",Math.abs(f.clientY-o.y)<ea)return;if(Math.abs(a.speed)>sa)return this.by(Math.sign(a.speed));let $e=c(f.clientY),ps=r.map(we=>Math.abs(we-$e));this.to(yt[ps.indexOf(Math.min(...ps))])};for(let[f,$e]of[["pointermove",p],["pointerup",g],["pointercancel",g]])i.addEventListener(f,$e)}#e(t){return yt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let r=t.offsetHeight;return t.dataset.stop=i,r})}},gn=(e,t,s,i,r)=>$n`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${n(s)} ?disabled=${r} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,wn=(e,t,s)=>$n`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${gn(e,1,"map.more","up",e.stop==="full")}
          ${gn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var ia=6,na=e=>F`
  <button class="quiet" type="button" @click=${()=>e.change(re)}>${n("map.clear")}</button>`,ra=e=>F`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>ia?S(e.view):""})}>
    ${h("plus")} ${n("nav.plus")}
  </a>`,oa=e=>W(n("map.noneNear"),n("map.nearestIs",{distance:tt(e.places.nearest.distance)}),F`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${n("map.showNearest")}</button>`);function aa(e){return e.places.nearest?oa(e):e.filters.count||e.filters.near?W(n("map.noneFiltered"),n("map.noneFilteredText"),na(e)):W(n("map.none"),n("map.noneText"),ra(e))}function ca(e){if(e.filters.near)return n("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?ds(e.groups.isPartial,n("map.findsHere",{n:t})):n("map.inView")}var la=e=>F`
  <label class="order">
    <span class="unseen">${n("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${ts.map(t=>F`<option value=${t} ?selected=${t===e.filters.sorted}>${n(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function pa(e){let{list:t,groups:s,places:i}=e;return t.problem?x(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?aa(e):F`
    ${i.shown.map(r=>Ee(r,o=>e.enter(o),e.filters.near?r.distance:void 0))}
    ${_({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?F`<p class="hint">${n("map.partial")}</p>`:bn}`:E(4)}var yn=(e,t)=>F`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${H(t.close)}`,ha=e=>n("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function vn(e,t,s){let{place:i,group:r}=e.panel,o=i?yn(it(i),e):r?yn(ha(r),e):F`<h2 class="grow">${ca(e)}</h2>`,a=i?pi(e.panel):r?r.map(c=>Ee(c,p=>e.enter(p))):pa(e);return F`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${n("map.list")} tabindex="-1">
      ${wn(t,o,e.panel.isOpen?bn:la(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}>${a}</div>
    </section>`}var ua=4,xn=matchMedia("(min-width: 1180px)");function fa(e,t){let s=u("/new",{at:S(t)}),i=o=>{o.preventDefault(),e.go(s)},r=document.createElement("div");return da(me`<a class="button" href=${s} @click=${i}>${h("plus")} ${n("map.addHere")}</a>`,r),r}var ga=(e,t)=>({held:s=>fa(e,s),size:()=>{let{clientWidth:s,clientHeight:i}=document.getElementById("map");return{width:s,height:i}},create:s=>fi(document.getElementById("map"),s),prefetch:()=>di(),painted:Ys,opened:async()=>{t.atLeastHalf(),await O("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function $a(e,t,{kind:s,value:i}){return s==="place"?e.goTo(y(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):kn(e,t,i)}var kn=(e,t,s)=>xn.matches?e.openFind(s):t.go(`/finds/${s}`),On=e=>e.view.zoom>ua?e.view:null,wa=(e,t,s)=>me`
  <div class="tools">
    <place-search id="places" .label=${n("search.label")} .near=${On(e)} .also=${an(e)}
      .order=${cn(s.distance)} .words=${!0} .distance=${s.distance}
      @focusin=${s.look} @choose=${i=>$a(e,t,i.detail)}></place-search>
    ${fn(e)}
  </div>`,ya=e=>me`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${n("map.label")}></div>
    ${e.failed?x({code:"map",text:n("map.failed")},()=>e.makeMap()):ma}
  </div>`;function ba(e,t){let s=e.target.closest("a.find");!s||!xn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function va(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var xa=(e,t,s,i,r)=>me`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>va(o,e)}>
    <a class="skip" href="#list">${n("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${n("map.title")}</h1>
    ${ya(e)}
    ${wa(e,t,r)}
    ${vn(e,s,o=>ba(o,e))}
    ${i.view()}
  </div>`;async function ka(e,t,s){await Promise.resolve(),await e.start(ga(t,s)),performance.mark("finds:map")}var Oa=e=>new RegExp(`^${st}$`).test(e);function ss(e){for(let o of["place","find"])Oa(e.query.get(o))||e.query.delete(o);let t=new ae(e,o=>kn(t,e,o)),s=new he(e),i=new le(e,o=>t.markers.choose(o)),r=new ce(()=>t.filters.near??On(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:ka(t,e,s),view:()=>xa(t,e,s,i,r),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as Ln}from"../lib/lit-html/lit-html.js";var La=()=>Ln`<a class="button" href="/">${n("missing.action")}</a>`,Sn=()=>({title:n("missing.title"),view:()=>Ln`
    <h1 tabindex="-1" class="unseen">${n("missing.title")}</h1>
    ${W(n("missing.title"),n("missing.text"),La())}`});import{html as T,nothing as bt}from"../lib/lit-html/lit-html.js";var de=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=Ot(t.query.get("next")),this.form=new ii({send:s=>this.#i("login",s),update:t.update}),this.form.refusal=qs(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return wi()}async#i(t,s){await Is();let i=await Ft(`/api/auth/${t}`,{...s,cookie:!0});Cs(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),vi()}async#r(){if(!M().passwordLogin||Bt()||!await yi()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),bi);let t=await Ce("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ce();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var Sa=({form:e,hasPasskeys:t})=>T`
  <form novalidate @submit=${e.submit}>
    ${qe(e,"username",{label:n("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${qe(e,"password",{label:n("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${ri(e,n("signin.action"))}
  </form>`,Ta=e=>T`
  ${M().passwordLogin?T`<p class="or"><span>${n("signin.or")}</span></p>`:bt}
  <button type="button" class=${M().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${n("signin.passkey")}
  </button>`,Ma=e=>T`<a href="/join">${n(`signin.${e}Link`)}</a>`,Pa=e=>Fe(T`
  <h1 tabindex="-1">${n("signin.setupTitle")}</h1>
  <p>${n("signin.setup")}</p>
  <p class="soft">${n("signin.setupWhere")}</p>
  ${Ie(e.form)}
  ${Be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${n("nav.about")}</a></p>`);function Ia(e,t){let{passwordLogin:s,registration:i}=M();return Bt()?T`${Pa(e)}${Ne(t)}`:T`
    ${Fe(T`
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.isForFind?T`<p class="note">${n("signin.forFind")}</p>`:bt}
      ${Oi()}
      ${Ie(e.form)}
      ${s?Sa(e):bt}
      ${e.hasPasskeys?Ta(e):bt}
      ${Be("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${n(`signin.${i}`)} ${i==="closed"?bt:Ma(i)}</p>`)}
    ${Li()}
    <p class="below"><a href="/about">${n("nav.about")}</a></p>
    ${Ne(t)}`}var qa=e=>T`
  <p>${n("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${n("link.use",{name:e.username})}
  </button>`;function Ea(e){return T`
    <section class="card door">
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.problem?x(e.problem):e.username?qa(e):E(1)}
      ${e.problem?T`<p class="below"><a href="/sign-in">${n("link.other")}</a></p>`:bt}
    </section>`}function is(e){let t=xi(location.hash);if(t){let i=new ki(e,t);return{title:n("signin.title"),ready:i.ready,view:()=>Ea(i)}}let s=new de(e);return{get title(){return n("signin.title")},broad:!0,view:()=>Ia(s,e.update)}}var Tn={feed:je,find:qt,map:ss,missing:Sn,signin:is};async function ns(e){if(Tn[e])return Tn[e];let[t]=await Promise.all([import("./more.js"),ms()]);return t[e]}var cs=1e3,Ca=6e4,X=null,ge="",Nt="",os="",fe=!1,Ct=cs,ls=0;function Pn(){let e=()=>{if(document.hidden||!l.get("user"))return as();Et(),Lt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",as),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ge&&Mn(),t&&Et()}),l.subscribe("openFind",t=>{t&&t!==Nt&&Mn(),t&&Et()}),l.get("user")&&Et()}function Na(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Et=()=>Na(Fa);function Fa(){let e=l.get("user");if(!e||X||document.hidden)return;clearTimeout(ls),Nt=os===l.get("openFind")?"":l.get("openFind");let t=Nt,s=new EventSource(u("/api/notifications/stream",{find:t}));X=s,ge=e.id,s.addEventListener("open",()=>{fe&&Lt(),fe=!0,Ct=cs,os="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===X&&s.readyState===EventSource.CLOSED&&Ba()}),s.addEventListener("comment",i=>l.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>l.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>Aa(JSON.parse(i.data))),s.addEventListener("reset",Lt)}function Ba(){let e=Nt;X=null,fe=!0,Lt().then(t=>{t&&(os=e)}),ls=setTimeout(Et,Ct),Ct=Math.min(2*Ct,Ca)}var ue=0,rs=null;function Aa(e){Ms(1),l.set("notification",e),za(e)}function za(e){let t=Ts(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ue=rs&&l.get("message")===rs?ue+1:1,ue===1?d(Ss(e),t):d(n("note.several",{n:ue}),"/notifications"),rs=l.get("message"))}function Mn(){fe=!!X&&ge===l.get("user")?.id,as(),Ct=cs}function as(){clearTimeout(ls),X?.close(),X=null,ge=Nt=""}async function In(){try{await(await caches.open("words")).put("/words",Response.json({title:R(),body:n("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:n("app.reload"),run:()=>location.reload()};t&&d(n("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ye.href)?e:null});new Worker(new URL("bundle/formats.js",ye),{type:"module"});ui();Si();var ja=JSON.parse(document.getElementById("boot").textContent);await hs();await U();Es(ja);$s(ns);Fi(Mi,ns);await U();Pn();function qn(){Fs(),"serviceWorker"in navigator&&In()}document.readyState==="complete"?qn():addEventListener("load",qn,{once:!0});

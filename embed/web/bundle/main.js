import{$ as ki,$a as Wi,$c as ys,A as fi,Ab as q,Ac as hs,B as gi,Bb as jt,Bc as ms,Ca as Fi,Cb as ot,Cc as Dt,D as tt,Db as C,Eb as Zi,Fb as St,G as l,Gb as Gi,H as d,Hb as at,I as $i,Ib as Qi,J as wi,Jb as D,Ka as Bi,Kc as pt,L as $,M as Ft,Ma as At,N as kt,Nb as Rt,Oa as xe,Ob as Xi,Oc as ds,P as et,Pa as Ai,Pb as ts,Qb as Wt,Qc as us,R as yi,Rb as ct,Sa as ke,Sb as es,T as u,Ta as Oe,Tc as fs,Ua as Le,V as it,Va as zi,Vc as gs,W as Ot,Wa as Se,X as bi,Xa as ji,Y as vi,Ya as Te,Yc as $s,Z as Y,Za as Ri,Zb as is,Zc as ws,_ as xi,_a as Me,a as ye,aa as Oi,ab as Hi,ac as ss,ad as bs,b as M,bb as Ui,bd as vs,c as R,ca as w,cb as Di,cc as ns,cd as xs,da as st,db as h,ea as Li,eb as P,ed as Ce,f as be,fa as Si,fb as nt,ga as Ti,gb as zt,gc as qe,gd as ks,h as vt,hc as rs,hd as Os,ib as W,ic as Ie,id as Ne,jb as x,jc as os,jd as Fe,ka as Mi,kb as E,kd as Ls,lb as Pe,ld as Ss,m as hi,ma as Pi,mb as _,mc as as,n as mi,na as Lt,nb as H,nd as Be,oa as qi,ob as O,oc as Ht,p as n,pb as Ki,q as di,qb as Vi,qc as cs,r as v,rb as Yi,rc as ls,s as ui,sa as Ii,sb as U,sc as ps,t as xt,ta as m,tb as _i,tc as Tt,ub as rt,uc as lt,v as L,va as ve,vb as B,vc as Ut,wa as Ei,wb as S,xa as Bt,xb as b,ya as Ci,yb as Ji,za as Ni,zc as Ee}from"./shared.js";function Ts(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var Nn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],Ms={screen:"missing",open:!0,params:{}},Fn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function Ps(e){if(Fn(e))return Ms;for(let[t,i,s=!1]of Nn){let r=new RegExp(`^${t.replace(":id",`(?<id>${it})`).replace(":name",`(?<name>${bi})`)}$`).exec(e);if(r)return{screen:i,open:s,params:{...r.groups}}}return Ms}import{render as Hn,nothing as Un}from"../lib/lit-html/lit-html.js";import{html as A,nothing as ht}from"../lib/lit-html/lit-html.js";var Bn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function An(e,t){return e===t||e==="/profile"&&t==="/saved"}function zn([e,t],i){let s=t==="bell"?l.get("unread"):0;return A`
    <a href=${e} class="tab ${t}" aria-current=${An(e,i)?"page":ht}>
      <span class="face">
        ${t==="me"?P(m(),28):h(t)}
        ${s?A`<span class="count" aria-hidden="true">${s>99?"99+":L(s)}</span>`:ht}
      </span>
      <span class="name">
        ${n(`nav.${t}`)}
        ${s?A`<span class="unseen"> (${n("nav.unread",{n:s})})</span>`:ht}
      </span>
    </a>`}function jn(){return l.get("online")?l.get("cached")?A`<p class="offline" role="status">${n("app.kept")} <a href="/?direct" target="_self">${n("app.direct")}</a></p>`:ht:A`<p class="offline" role="status">${n("app.offline")}</p>`}var Rn=e=>l.get("outbox").length&&e!=="/waiting"?A`<p class="offline" role="status"><a href="/waiting">${n("outbox.count",{n:l.get("outbox").length})}</a></p>`:ht,Wn=A`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,qs=(e,{path:t,wide:i,broad:s})=>A`
  <a class="skip" href="#main">${n("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Wn} <span dir="auto">${R()}</span></a>
    ${m()?A`<nav class="tabs" aria-label=${n("nav.label")}>${Bn.map(r=>zn(r,t))}</nav>`:ht}
  </header>
  <div class="notes-above">
    ${jn()}
    ${Rn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ki}`;var Dn=2e3,Is=null,Es=null,N=null,k=null,Ae=!1,mt=0;function Cs(){Ae||(Ae=!0,queueMicrotask(()=>{Ae=!1,Kt()}))}function Kt(){if(k?.signal.aborted)return;let e=N?.title??"";document.title=[e,R()].filter(Boolean).join(" · ");let t=N?N.view():Un;Hn(qs(t,{path:location.pathname,wide:N?.wide,broad:N?.broad}),document.body)}function Kn(e,{replace:t=!1}={}){return Te(),t?Le(e):Oe(e),ze({fresh:!0})}function Vn(){Vi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!k||k.signal.aborted||(k.user===m()?.id&&Wi(k.lists,k.user),k.stop.abort(),N.close?.())}function Yn(e,t){let i=new AbortController,s=m()?.id,{lists:r,isStale:o}=Ui(s),a=[],c=()=>t===mt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:Cs,go:Y,lists:a,user:s,rename:p=>{c()&&zi(p)},push:p=>c()?_n(p):null,leave:()=>Di()??Y("/",{replace:!0}),kept:Se(),keep:p=>{c()&&ji(p)},restore:p=>{let g=r[a.push(p)-1];return g&&{...g,isStale:o}}}}function _n(e){return Te(),Oe(e),Ns()}function Ns(){return!N?.moved||k.signal.aborted||k.path!==location.pathname?null:(ke(),k.query=new URLSearchParams(location.search),k.kept=Se(),Promise.resolve(N.moved(k.query)))}async function Jn(){if(xi())return;let e=mt,t=Ns();if(!t)return ze();await t,e===mt&&Me()}async function Zn(e){try{return await Es(e)}catch(t){return t instanceof TypeError||console.error(t),Fs}}function Gn(e,t){try{return e(t)}catch(i){return console.error(i),Fs()}}var Fs=()=>({title:n("error.title"),view:()=>x({code:"offline"},()=>location.reload())});async function ze({fresh:e=!1,first:t=!1}={}){let i=++mt;Vn();let{screen:s,open:r,params:o}=Is(location.pathname);if(!r&&!m())return Y(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Y(Ot(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Kt(),await U());let a=await Zn(s);i===mt&&(ke(),k=Yn(o,i),N=Gn(a,k),Kt(),e&&scrollTo(0,0),t||await Qn(e,i))}async function Qn(e,t){if(e||await Promise.race([N.ready,rt(Dn)]),t!==mt)return;Kt(),((e?null:Ri())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||Me()}function Xn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function tr(e){let t=Xn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Y(t.pathname+t.search+t.hash)}function Bs(e,t){[Is,Es]=[e,t],vi(Kn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Hi(),i=s?.id}),l.subscribe("*",Cs),l.subscribe("message",Yi),document.body.replaceChildren(),addEventListener("click",tr),addEventListener("popstate",Jn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Y(Ot(s.data.path))}),location.pathname.startsWith("/api/")&&Le(m()?"/settings":"/sign-in"),ze({first:!0})}import{html as Mt,nothing as fr}from"../lib/lit-html/lit-html.js";var dt=class{#t;#e;#i;#s=null;#n=Promise.resolve();constructor(t,i,{signal:s,update:r}){this.#e=`/api/finds/${t}`,this.#t=i,this.#i=r;let o=({kind:a,path:c,result:p})=>{a==="like"&&c===this.#e&&i()&&Object.assign(i(),p)};s.addEventListener("abort",l.subscribe("sent",o))}get waiting(){return l.get("outbox").findLast(t=>t.kind==="like"&&t.path===this.#e&&t.state==="waiting")}get isLiked(){return this.#s??this.waiting?.on??this.#t().isLiked}get count(){return this.#t().likeCount+Number(this.isLiked)-Number(this.#t().isLiked)}async toggle(){let t=!this.isLiked;this.#s=t,this.#i();let{title:i}=this.#t(),s=this.#n.then(()=>At({kind:"like",path:this.#e,title:i,on:t}));this.#n=s.catch(r=>d(v(r))),await this.#n,this.#s===t&&(this.#s=null),this.#i()}};var er=1500,ir=9;function sr(){let e=B(vt.get());return e?.zoom>=ir?{lat:e.lat,lng:e.lng}:null}var nr=()=>Promise.race([ot(),rt(er,null)]),rr=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Vt=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;constructor(t){this.#e=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.list=C(t,()=>u("/api/finds/feed",{...rr(this.at),limit:20}))}liking(t){let i=this.#t.get(t);return i||this.#t.set(t,i=new dt(t.id,()=>t,this.#e)),i}load=async()=>{if(this.#e.kept?.at===void 0){let t=await nr();this.#i(t??sr(),!!t)}await this.list.load()};#i(t,i){Object.assign(this,{at:t,isHere:i}),this.#e.keep({at:t,isHere:i})}async nearMe(){this.busy=!0,this.#e.update();try{this.#i(await jt({timeout:1e4}),!0),this.list.clear(),await this.list.load()}catch(t){d(v(t))}this.busy=!1,this.#e.update()}distance=t=>this.isHere?q(this.at,b(t.location)):void 0};function or(){return ki()?!0:l.get("installPrompt")||Oi()?!1:void 0}async function ar(){let e=await qi();return{on:!0,off:!1}[e]}var Yt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return be.get()===m()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,i={profile:!!m().displayName||!!m().profilePicture?.startsWith("/api/media/"),streets:m().role==="admin"&&M().tiles?.kind==="vector"?Zi().length>0:void 0,find:$(`/api/users/${m().id}`,{signal:t}).then(r=>r.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(r=>r.length>0),push:ar(),install:or()},s=await Promise.all(Object.entries(i).map(async([r,o])=>({name:r,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=s.filter(r=>r.isDone!==void 0),this.steps.length===s.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=l.get("installPrompt");t&&(await t.prompt(),l.set("installPrompt",null),await this.load())}dismiss=()=>{be.set(m().id),this.steps=[],this.#t.update()}};import{html as z,nothing as J}from"../lib/lit-html/lit-html.js";var cr="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",lr=(e,t)=>z`
  <span class="cover c-${Qi(e.category).code}">
    ${e.media.length?lt(e.media[0],{sizes:cr,eager:t}):D(e.category)}
    ${e.media[0]?.type==="video"?z`<span class="play">${h("play")}</span>`:J}
    ${e.media.length>1?z`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:J}
  </span>`,pr=e=>e.saved?z`<span class="figure">${h("bookmark",!0)} ${n(`saved.${e.saved}`)}</span>`:J;function hr(e,t){let i=[Li(e,e.location)?"":st(e.location),t===void 0?"":tt(t)].filter(Boolean);return i.length?z`
    <span class="soft">${h("pin")} <bdi>${i[0]}</bdi>${i[1]?z` · ${i[1]}`:J}</span>`:J}var As=(e,t,{km:i,eager:s})=>z`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${lr(e,s)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${hr(e,i)}
        <span class="by">
          ${P(e.user,28)} <span class="grow">${w(e.user)} <span class="soft">· ${nt(e.createdAt)}</span></span>
          ${e.reason==="friend"?z`<span class="badge">${n("feed.friend")}</span>`:J}
          ${Ut(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${cs(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${h("comment")} ${e.commentCount?z`<span>${L(e.commentCount)}</span>`:J}
      </a>
      <span class="grow"></span>
      ${pr(e)}
    </div>
  </li>`;import{html as ut,nothing as _t}from"../lib/lit-html/lit-html.js";var zs={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ve()?"/invites":"/people",push:()=>"/settings#push"},mr=e=>n(e==="friend"&&ve()?"steps.inviteAction":`steps.${e}Action`);function dr(e,t){return zs[t]?ut`<a class="button quiet" href=${zs[t]()}>${mr(t)}</a>`:l.get("installPrompt")?ut`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:ut`<span class="hint">${n("steps.installHint")}</span>`}var ur=(e,{name:t,isDone:i})=>ut`
  <li class="step ${i?"done":""}">
    <span class="tick">${i?h("check"):_t}</span>
    <span class="grow">${n(`steps.${t}`,{instance:R()})}${i?ut`<span class="unseen"> (${n("steps.done")})</span>`:_t}</span>
    ${i?_t:dr(e,t)}
  </li>`,js=e=>e.isOver||!e.left?_t:ut`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${n("steps.title")}</h2>${H(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>ur(e,t))}</ul>
  </section>`;var Ws=()=>Mt`<a class="button quiet" href="/people">${h("people")} ${n("nav.people")}</a>`,gr=e=>e.isHere?fr:Mt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${h("here")} ${n("feed.nearMe")}
  </button>`,Rs=e=>Mt`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${gr(e)}</p>`;function $r(e,t){let{items:i,problem:s}=e.list;return!s&&(!i||!t.isKnown)?E(3):[js(t),wr(e)]}function wr(e){let{items:t,problem:i,load:s}=e.list;if(i)return x(i,s);if(!t.length&&!e.list.next){let r=n(e.at?"feed.noneText":"feed.noneFriends");return[Rs(e),W(n("feed.none"),r,Ws())]}return Mt`
    ${Rs(e)}
    <ul class="feed-list">${t.map((r,o)=>As(r,e.liking(r),{km:e.distance(r),eager:o===0}))}</ul>
    ${_(e.list)}`}function je(e){let t=new Vt(e),i=new Yt(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),i.load()]),view:()=>Mt`
      ${zt(n("feed.title"),Ws())}
      ${$r(t,i)}`}}import{html as I,nothing as G}from"../lib/lit-html/lit-html.js";var yr=160,br=2,Hs=6,Us=e=>[e.username,xt(e.displayName??"")];function vr(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Jt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=vr(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#i??=xr().then(r=>this.#a(r)),s.name.length>=br&&(this.#o=setTimeout(()=>this.#l(s),yr))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:r}=this.#n,o=i.slice(s+1+r.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let i=await $(u("/api/users",{q:t.name,limit:Hs+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!Us(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Us(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Hs)}};async function xr(){return(await $("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Re(e){let t=M().limits.comment,i=[...e.trim()].length;return i?i>t?n("rule.max_length",{n:t}):"":n("rule.required")}var We=e=>e.errors?.length?ui(e.errors[0]):v(e),Zt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:r}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Jt(t,r),this.#i=Dt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return ss(this.text,M().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:w(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Re(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},r=JSON.stringify(s);this.#n.body!==r&&(this.#n={body:r,id:Fi()});try{await At({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=We(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ds(e,t){let i=t.map(r=>({id:r.id,parentId:r.replyTo?.thread,entry:r})),s=new Map;for(let r of[...e,...i]){let o=r.parentId??r.id,a=s.get(o)??{id:o,head:null,replies:[]};r.parentId?a.replies.push(r):a.head=r,s.set(o,a)}for(let r of s.values())r.head??=r.replies.shift();return[...s.values()]}var Ks=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Vs(e,t){let i=e.find(r=>r.parentId===t),s=r=>({...r,parentId:r===i?void 0:i.id});return e.filter(r=>r.id!==t).map(r=>r.parentId===t?s(r):r)}var kr=20,Or=20,Pt=e=>Dt(`comment-edit:${e.id}`),Gt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,r=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=r,this.composer=new Zt(t,i,{title:()=>r()?.title??"",conversation:()=>[r()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=C(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#m([t]);let i=this.#n()?.user;i&&i.id!==m()?.id&&wi("offerPush",w(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return Ds(Ks(this.list.items),this.waiting)}retry(t){return Ai(t.id)}async takeBack(t){this.composer.takeBack(t),await xe(t.id)}discard(t){return xe(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let i=await $(u(this.#e,{order:"desc",limit:kr}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,r=this.#c(i.reverse());this.list.items=[...this.list.items,...r],r.length&&this.#s(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#c(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#m(t){let i=this.#c(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Vs(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Or;s++){let{next:r}=this.list;if(await this.list.more(),this.list.next===r)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:Pt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,Pt(this.editing).set(t)}cancel(){Pt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Re(t.text),!t.error)try{let i=await kt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),Pt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?n("comment.editOffline"):We(i)}return this.#t.update(),!t.error}async remove(t){try{await et(`${this.#e}/${t.id}`)}catch(i){return d(v(i)),!1}return Pt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Qt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new dt(t.params.id,()=>this.find,t),this.comments=new Gt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=ms(t,async()=>{this.find=await $(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??n("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await ot();!t||this.#t.signal.aborted||(this.distance=q(t,b(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let r=`${this.#e}/saved`;await ct(t?kt(r,{state:t}):et(r))||(i.saved=s),this.#t.update()}async dismiss(){await ct(kt(`${this.#e}/dismissed`))&&(await this.leave(),d(n("find.dismissed"),"",{text:n("action.undo"),run:()=>this.recall()}))}async recall(){await ct(et(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),d(n("find.recalled")))}async likers(t){let i=C({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&d(v(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await ct(et(this.#e))){if(await this.leave(),this.find.hidden)return d(n("find.deleted"));d(n("find.deleted"),"",{text:n("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await ct(Ft(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),d(n("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),d(n("way.copied"))}catch{d(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),d(n("find.copied"))}catch(i){i.name!=="AbortError"&&d(t)}}};import{html as y,nothing as gt}from"../lib/lit-html/lit-html.js";import{html as qt,nothing as ft}from"../lib/lit-html/lit-html.js";var K=()=>document.getElementById("comment");function De(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Lr(e,t){t.write(e.target.value),He(e,t),De(e.target)}var He=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ue(e,t){let{text:i,caret:s}=t.mentions.chosen(e,K().value);K().value=i,K().focus(),K().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),De(K())}var Sr=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ue(t[i],e),Tab:()=>Ue(t[i],e),Escape:()=>e.mentions.close()});function Tr(e,t){let{key:i,isComposing:s,ctrlKey:r,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(r||o))return e.currentTarget.form.requestSubmit();let g=(t.mentions.items.length&&!a&&!c?Sr(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);g&&(e.preventDefault(),g())}async function Mr(e,t){if(e.preventDefault(),!await t.send())return K().focus();await Promise.resolve(),K()&&De(K())}function Pr(e){e.stopReply(),O("comment")}var qr=e=>qt`
  <p class="replying soft" id="replying">
    <span>${n("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${n("comment.stopReply")} @click=${()=>Pr(e)}>${h("close")}</button>
  </p>`,Ir=(e,t,i)=>qt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Ue(e,i)}>
    ${P(e,28)} <span>${es(e)}</span>
  </li>`,Er=(e,{items:t}=e.mentions)=>qt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${n("comment.mention")}>${t.map((i,s)=>Ir(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?n("comment.mentions",{n:t.length}):""}</span>`,Cr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ys=e=>qt`
  <form class="say-it" novalidate @submit=${t=>Mr(t,e)}>
    ${e.replyTo?qr(e):ft}
    <div class="line">
      <label for="comment" class="unseen">${n("comment.label")}</label>
      ${Er(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${n("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ft} aria-describedby=${Cr(e)||ft}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ft}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ft}
        @input=${t=>Lr(t,e)} @keydown=${t=>Tr(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>He(t,e)} @keyup=${t=>He(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${n("comment.send")} title=${n("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${h("send")}</button>
    </div>
    ${rs(e.left)}
    ${e.error?qt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ft}
  </form>`;function Nr(e,t){e.edit(t),O("edited")}async function Fr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&O(`menu-${i}`)}function Br(e,t){e.composer.reply(t),O("comment")}async function Ar(e,t){await e.takeBack(t),await O("comment")}async function zr(e,t){await ts()&&(await e.discard(t),await O("comments"))}async function jr(e,t){await Xi(n("comment.deleteTitle"),n("comment.deleteText"),n("action.delete"))&&await e.remove(t)&&O("comments")}var Rr=e=>y`
  <form novalidate @submit=${t=>Fr(t,e)}>
    <label class="unseen" for="edited">${n("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":gt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?y`<p class="error" role="alert">${e.editing.error}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${n("action.cancel")}</button>
      <button type="submit">${n("action.save")}</button>
    </div>
  </form>`;function Wr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:n("comment.edit"),sign:"edit",run:()=>Nr(e,t)}]:[],...s||i?[{text:n("comment.delete"),sign:"trash",isDanger:!0,run:()=>jr(e,t)}]:[],...s?[]:[as({commentId:t.id}),is(t.user,()=>e.load())]]}var Hr=(e,t)=>t.hidden?y`
  ${pt(t.content)}
  ${Ht(n("report.commentHidden"),t.hidden)}`:y`
  ${pt(t.content)}
  <button type="button" class="link reply" aria-label=${n("comment.replyTo",{name:w(t.user)})} @click=${()=>Br(e,t)}>
    ${n("comment.reply")}
  </button>`,Ur=(e,t,i)=>y`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${w(t.user)}>${P(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${w(t.user)}</a> <span class="soft">${nt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Rr(e):Hr(e,t)}
    </div>
    ${Wt(n("comment.menu",{name:w(t.user)}),Wr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ke=(e,t)=>y`<button type="button" class="link reply" @click=${t}>${e}</button>`,Dr=(e,t)=>y`
  <div class="row">
    ${t.state==="refused"?y`
      ${Ke(n("action.retry"),()=>e.retry(t))}
      ${Ke(n("action.edit"),()=>Ar(e,t))}`:gt}
    ${Ke(n("outbox.cancel"),()=>zr(e,t))}
  </div>`,Kr=(e,t)=>y`
  <div class="comment waiting" id="comment-${t.id}">
    ${P(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${w(m())}</span>
        <span class="soft" role="status">${n(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${pt(t.body.content)}
      ${t.state==="refused"?y`<p class="error" role="alert">${t.problem}</p>`:gt}
      ${t.isLate||t.state==="refused"?Dr(e,t):gt}
    </div>
  </div>`,_s=(e,t,i)=>t.entry?Kr(e,t.entry):Ur(e,t,i),Vr=(e,t,i)=>y`
  <li>
    ${_s(e,t.head,i)}
    ${t.replies.length?y`
      <ul class="replies" aria-label=${n("comment.replies")}>
        ${t.replies.map(s=>y`<li>${_s(e,s,i)}</li>`)}
      </ul>`:gt}
  </li>`;function Yr(e,t){let{items:i,problem:s,load:r}=e.list;return s?x(s,r):i?!i.length&&!e.waiting.length?y`<p class="soft">${n("comment.none")}</p>${_(e.list)}`:y`
    <ul class="comments">${e.threads.map(o=>Vr(e,o,t))}</ul>
    ${_(e.list)}`:E(1)}var Js=(e,t)=>y`
  ${Yr(e,t)}
  ${Ys(e.composer)}`;import{html as Z,nothing as Je}from"../lib/lit-html/lit-html.js";import{html as ee,nothing as _e}from"../lib/lit-html/lit-html.js";var $t={scale:1,x:0,y:0},_r=5,[Jr,Zr]=[60,90],Ve=(e,t,i)=>Math.max(e,Math.min(i,t));function Ye(e,t,i){let s=Ve(1,t,_r),r=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*r,y:i.y-(i.y-e.y)*r}}function Xt(e,{width:t,height:i}){let[s,r]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ve(-s,e.x,s),y:Ve(-r,e.y,r)}}function Zs({x:e,y:t}){return t>Zr&&t>Math.abs(e)?"close":Math.abs(e)<Jr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Gs(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Gr=2.5,[Qr,Qs]=[300,24],Xs=180,tn=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,te=class{#t=$t;#e=$t;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#h($t),i&&!tn()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Xs,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let i=this.#c(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ye(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+s.x,y:a+s.y})}let r={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#h(this.#t.scale>1?Xt(r,this.#p()):r)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#c(),s=this.#s.size===1,r={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#d();if(Math.hypot(r.x,r.y)<Qs)return this.#l(i,t.timeStamp);let o=this.#t.scale>1?"":Zs(r);if(o)return this.#o[o]();this.#d()};#l(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>Qr||Math.hypot(t.x-s.x,t.y-s.y)>Qs)return this.#d();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?$t:Xt(Ye($t,Gr,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,i=t]=this.#s.values();return Gs(t,i)}#m({clientX:t,clientY:i}){let{left:s,top:r,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-r-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#h(Xt(this.#t,this.#p()),!0)}#h(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!tn()?`transform ${Xs}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var ie=(e,t)=>n("find.picture",{n:t+1,title:e.title});function sn(e,t){let i=e.media.length,s=t,r=!0,o=null,a=new Map;Rt((c,p)=>{let g=f=>{s=(s+f+i)%i,r=!1,p(),o.show(document.querySelector("dialog .stage"),i>1?f:0)};return o??=new te({next:()=>g(1),previous:()=>g(-1),close:()=>c()}),Xr(e,{at:s,plays:r,films:a},o,g,c)},{label:e.title,kind:"full"})}function Xr(e,{at:t,plays:i,films:s},r,o,a){let c=e.media.length,p=e.media[t];return ee`
    <div class="viewer" @keydown=${f=>{f.target.localName!=="video"&&(f.key==="ArrowRight"&&o(1),f.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?n("find.pictureOf",{at:t+1,n:c}):_e}</span>
        ${H(a)}
      </div>
      <div class="stage" @pointerdown=${r.onDown} @pointermove=${r.onMove} @pointerup=${r.onUp}
        @pointercancel=${r.onUp} @dragstart=${f=>f.preventDefault()}>
        <div class="shown">${p.type==="video"?io(p,i,s):eo(p,ie(e,t))}</div>
      </div>
      <div>
        ${p.caption?ee`<p class="said" dir="auto">${p.caption}</p>`:_e}
        ${c>1?so(o):_e}
      </div>
    </div>`}var to=e=>`min(100vw, calc(100vh * ${Tt(e).toFixed(3)}))`,eo=(e,t)=>lt(e,{alt:t,eager:!0,sizes:to(e),blur:!1});function io(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),r=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${r}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var so=e=>ee`
  <div class="row steps">
    ${en("previous","back",()=>e(-1))}
    ${en("next","next",()=>e(1))}
  </div>`,en=(e,t,i)=>ee`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${i}>${h(t)}</button>`;var Ze=5,no={tall:4/5,square:1,wide:3/2};function ro(e){let t=Tt(e);return t<.9?"tall":t<1.2?"square":"wide"}function oo(e,t){let i=Math.max(1,Tt(t)/no[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var ao=(e,t)=>Z`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${h("play")}</span>`;function co(e,t,i,{frame:s,isFar:r}){let o=t.type==="video",a=[n(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ze;return Z`
    <li class=${r?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>sn(e,i)}>
        ${o?ao(t,ie(e,i)):lt(t,{alt:ie(e,i),eager:i===0,sizes:oo(s,t)})}
        ${t.caption?Z`<span class="said" dir="auto">${t.caption}</span>`:Je}
        ${i===Ze-1&&c>0?Z`<span class="beyond" data-count="+${L(c)}"></span>`:Je}
      </button>
    </li>`}var lo=(e,t)=>Z`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${L(e+1)}/${L(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>Z`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function po({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function nn(e,t=0,i=()=>{}){let s=e.media.length,r=ro(e.media[0]);return Z`
    <div class="gallery-box">
      <ul class="gallery ${r} of${Math.min(s,Ze)}" aria-label=${n("find.pictures")} @scroll=${o=>po(o,t,i)}>
        ${e.media.map((o,a)=>co(e,o,a,{frame:r,isFar:a>t+1}))}
      </ul>
      ${s>1?lo(Math.min(t,s-1),s):Je}
    </div>`}import{html as se,nothing as Qe}from"../lib/lit-html/lit-html.js";var Xe=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],ho=e=>e.exact?`/?at=${Xe(e.exact).join(",")},15`:`/?at=${Xe(e.location).join(",")},${e.location.area?12:15}&place=${e.locationId}`;function rn(e){let{find:t,distance:i}=e;return se`
    <div class="spot">
    <a class="where" href=${ho(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${b(t.exact??t.location)}></place-map>
      <span class="row">
        ${h("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??st(t.location)}</span>
        ${t.location.area?se`<br><span class="soft">${Si(t,e.isOwn())}</span>`:Qe}
        ${i===null?Qe:se`<br><span class="soft">${n("find.away",{distance:tt(i)})}</span>`}</span>
        ${h("next")}
      </span>
    </a>
    ${fo(e)}
    </div>`}var Ge=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function mo(e){let[t,i]=Xe(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:n("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Ge("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Ge("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Ge("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:n("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${i}`)}]}var uo=()=>se`${h("way")} <span>${n("way.title")}</span>`,fo=e=>e.find.location.area&&!e.find.exact?Qe:Wt(n("way.title"),mo(e),{id:"ways",face:uo()});var go=e=>I`
  <a class="person" href="/people/${e.user.id}">
    ${P(e.user)}
    <span>
      <span class="strong" dir="auto">${w(e.user)}</span><br>
      <span class="soft">${nt(e.createdAt)}${e.updatedAt>e.createdAt?I` · ${n("find.edited")}`:G}</span>
    </span>
  </a>`,$o=e=>I`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${D(e)} ${at(e)}
  </a>`,wo=e=>I`
  <p class="marks">
    ${e.category?$o(e.category):G}
    ${e.isPublic?I`<span class="badge">${h("globe")} ${n("find.everybody")}</span>`:Ut(e)}
  </p>`,on=e=>e.find.media.length?nn(e.find,e.photo,e.showPhoto):G,an=(e,t=G)=>I`
  <div class="card">
    <div class="row between">
      ${go(e.find)}
      ${ps(e)}
    </div>
    ${e.find.description?pt(e.find.description):G}
    ${wo(e.find)}
    ${t}
  </div>`,yo=e=>I`
  ${Ht(n("report.findHidden"),e.find.hidden)}
  ${on(e)}
  ${an(e)}`,bo=e=>e.find.hidden?yo(e):I`
  ${on(e)}
  ${rn(e)}
  ${an(e,ls(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${n("find.commentsTitle")}
      ${e.find.commentCount?I`<span class="soft">${L(e.find.commentCount)}</span>`:G}
    </h2>
    ${Js(e.comments,e.isOwn())}
  </section>`;function vo(e){let{problem:t}=e.loading;return t?.code==="not_found"?[n("find.goneTitle"),I`<p class="empty">${n("find.goneText")}</p>`]:t?[n("find.title"),x(t,e.load)]:e.find?[e.title,bo(e)]:[n("find.title"),E(3)]}function xo(e){let[t,i]=vo(e);return I`${zt(t,G,"/")}${i}`}async function ko(e,t){await e.load(),t&&await e.comments.mark(t)&&await O(`comment-${t}`)}function It(e){let t=new Qt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${it})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:ko(t,s),view:()=>xo(t)}}import{html as me,nothing as da,render as ua}from"../lib/lit-html/lit-html.js";var[Oo,Lo,So]=[4,2,2],[To,Mo]=[50,3],Po=e=>St.filter(t=>xt(n(`category.${t}`)).startsWith(xt(e))).map(t=>({kind:"category",value:t,name:n(`category.${t}`),address:n("find.category")})),qo=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:b(e.location)}),Io=e=>({kind:"person",value:e.id,name:w(e),address:n("search.person")}),cn=e=>async(t,{signal:i})=>{let{lat:s,lng:r}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:r,limit:Oo}),a=u("/api/users",{q:t,limit:Lo}),[c,p]=await Promise.all([$(o,{signal:i}).catch(()=>[]),[...t].length<So?[]:$(a,{signal:i}).catch(()=>[])]);return[...p.map(Io),...c.map(qo),...Po(t)]},ln=e=>(t,i)=>{let s=r=>e(r.point)<=To;return[...i,...t.filter(s),...t.filter(r=>!s(r)).slice(0,Mo)]};var Eo=9,Co={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},ne=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#i;if(!(!!t&&i>=Eo&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await yi(u("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let r=Co[i],o=this.items.map(c=>No(c,s)).sort((c,p)=>r(c)-r(p)),a=[];for(let c of t){for(;o.length&&r(o[0])<=r(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},No=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:q(t,b(e.exact))});var re={q:"",categories:[],near:null,mine:!0,friends:!0},ti=["active","distance","likes"],Fo=e=>(e??"").split(",").filter(Boolean),wt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Fo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:B(t.get("near")),radius:Number(t.get("radius"))||5,order:ti.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:S(this.near),radius:this.radius}:{},{q:i,categories:s,mine:r,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:r?"":"0",friends:o?"":"0",order:a,...t}}};var Bo="-180,-90,180,90",pn=2e4,[hn,mn,Ao]=[20,500,3],dn=3,oe=class{nearest=null;#t;#e;#i;#s;#n=hn;#r=!1;#o=dn;constructor(t,i,s,r){this.#t=t,this.#e=i,this.#i=s,this.#s=r;let o=()=>this.#l(r()),a=()=>({findsLimit:Ao,limit:this.#n});this.list=C(t,()=>u("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#l({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let r=i||Bo;if(s!=="distance")return{bbox:r,order:s};let[o,a,c,p]=r.split(",").map(Number),g=Math.max(q(t,{lat:p,lng:o}),q(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(pn,Math.max(.1,g)).toFixed(3),order:s}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=dn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#n&&this.#n<mn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(mn,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=hn,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:pn,order:"distance",findsLimit:1,limit:1},r=u("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await $(r,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ei=100,V=class{place=null;finds=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let r=`${t} ${i}`,o=r!==this.#i;return this.#i=r,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[r,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:ei}),"place"]:[u("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await $(r,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;d(v(c))}a.place&&(a.finds=this.#r(a.place)),s===this.#s&&Object.assign(this,a)}#r(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>ei?u("/api/finds",{...this.#e(),locationId:t.id,limit:ei}):"";return Object.assign(C({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var zo="-180,-90,180,90",jo=120,Ro=1e3,[Wo,Ho]=[13,15],ae=class{map=null;failed=!1;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#i=i,this.filters=new wt(t.query),this.#n=B(t.query.get("at"))??B(vt.get()),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new ne(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new $s(t,s);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new ws(this.groups,this.exact,o),this.panel=new V(t,s),this.places=new oe(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#n||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),r=this.panel.show(V.of(this.#t.query));U().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(zo,this.view.zoom).catch(p=>p);await Promise.race([s,rt(Ro)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#m(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,r]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:r=>this.#d(r),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await U(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.refresh()}catch(i){this.groups.report(i)}finally{this.#l=!1}}}#p(t){this.view=B(S(t)),this.#r=Ji(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,jo))}#h(t,i=this.filters){let s=this.#n||this.map?S(this.view):"";return u("/",{...i.query(),at:s,...t})}#u(){this.#t.rename(this.#h(V.of(this.#t.query))),vt.set(S(this.view))}refresh=()=>(this.#u(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...V.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let i=B(t.get("at")),s=i&&S(i)!==S(this.view);s&&this.map?.setView(i);let r=JSON.stringify(this.filters.query());Object.assign(this.filters,new wt(t));let o=JSON.stringify(this.filters.query())!==r?this.#f(!s):null,a=await this.panel.show(V.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(b(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...b(t),zoom:Math.max(Ho,this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new wt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(Wo,ds(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await jt({maximumAge:6e4,timeout:1e4})})}catch(t){d(v(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var ce=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await ot())};distance=t=>{let i=this.#e??this.#t();return i&&t?q(i,t):void 0}};import{html as Uo,nothing as Do}from"../lib/lit-html/lit-html.js";var le=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:s}=this.#t,r=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=It({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:i,update:r,go:s,leave:o}),r()}view(){return this.screen?Uo`
      <aside class="beside" id="beside" data-scroll aria-label=${n("find.title")}>${this.screen.view()}</aside>`:Do}};import{html as j,nothing as Q}from"../lib/lit-html/lit-html.js";var Ko=[1,5,20,50,200],Vo=200,{near:Rh,...Yo}=re,un=(e,t)=>e.filter(i=>i!==t),_o=(e,t)=>e.includes(t)?un(e,t):[...e,t],Jo=e=>[...new Set([...Ko.map(fi),e])].sort((t,i)=>t-i),Zo=e=>j`
  <label class="chip select">
    <span class="unseen">${n("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Jo(e.filters.radius).map(t=>j`
        <option value=${t} ?selected=${t===e.filters.radius}>${gi(t)}</option>`)}
    </select>
  </label>`,pe=(e,t,i=Q)=>j`
  <button type="button" class="chip on" aria-label=${n("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${h("close")}
  </button>`;function Go(e){let{q:t,categories:i,mine:s,friends:r}=e.filters;return j`
    ${t?pe(`“${t}”`,()=>e.change({q:""}),h("search")):Q}
    ${i.map(o=>pe(at(o),()=>e.change({categories:un(i,o)}),D(o)))}
    ${s?Q:pe(n("map.withoutMine"),()=>e.change({mine:!0}))}
    ${r?Q:pe(n("map.withoutFriends"),()=>e.change({friends:!0}))}`}var fn=(e,t)=>e.groups.counts?.of(t)??Q;function Qo(e){let t=e.filters.categories;return St.filter(i=>!t.includes(i)).map(i=>j`
    <button type="button" class="chip" data-count=${fn(e,i)} @click=${()=>e.change({categories:[...t,i]})}>
      ${D(i)} ${at(i)}
    </button>`)}var gn=e=>j`
  <div class="chips scrolls" role="group" aria-label=${n("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${Pe(!!e.filters.near,n("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?Zo(e):Q}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Xo(e)}>
      ${h("filter")} ${n("map.filters")}
      ${e.filters.count?j`<span class="number">${L(e.filters.count)}</span>`:Q}
    </button>
    ${Go(e)}
    ${Qo(e)}
  </div>`;async function Xo(e){let{q:t,categories:i,mine:s,friends:r}=e.filters,o={q:t,categories:i,mine:s,friends:r},a=null,p=await Rt((g,f)=>(a??=e.groups.count().then(f),ea(e,o,g,f)),{label:n("map.filters"),kind:"sheet-like"});p&&e.change(p)}var ta=(e,t,i)=>Pe(e[t],n(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function ea(e,t,i,s){let r=c=>{Object.assign(t,c),s()},o=c=>{c.preventDefault(),i({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!Gi(c)&&c!=="other");return j`
    <div class="row between"><h2>${n("map.filters")}</h2>${H(i)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${n("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Vo} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${n("find.category")}</legend>
        <div class="chips">
          ${[...St,"other",...a].map(c=>j`
            <button type="button" class="chip" data-count=${fn(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>r({categories:_o(t.categories,c)})}>${D(c)} ${at(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${n("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>ta(t,c,r))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i(Yo)}>${n("map.clear")}</button>
        <button type="submit">${n("map.apply")}</button>
      </div>
    </form>`}import{html as F,nothing as vn}from"../lib/lit-html/lit-html.js";import{html as wn}from"../lib/lit-html/lit-html.js";var yt=["peek","half","full"],ia=6,sa=.5,he=class{#t;constructor(t){this.#t=t,this.stop=yt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(yt[Math.max(0,Math.min(yt.length-1,yt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,r=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=f=>Math.max(r[0],Math.min(r[2],o.height+o.y-f));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let p=f=>{a={y:f.clientY,at:f.timeStamp,speed:(a.y-f.clientY)/Math.max(1,f.timeStamp-a.at)},i.style.height=`${c(f.clientY)}px`},g=f=>{for(let[we,Cn]of[["pointermove",p],["pointerup",g],["pointercancel",g]])s.removeEventListener(we,Cn);if(i.classList.remove("dragged"),i.style.height="",Math.abs(f.clientY-o.y)<ia)return;if(Math.abs(a.speed)>sa)return this.by(Math.sign(a.speed));let $e=c(f.clientY),pi=r.map(we=>Math.abs(we-$e));this.to(yt[pi.indexOf(Math.min(...pi))])};for(let[f,$e]of[["pointermove",p],["pointerup",g],["pointercancel",g]])s.addEventListener(f,$e)}#e(t){return yt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let r=t.offsetHeight;return t.dataset.stop=s,r})}},$n=(e,t,i,s,r)=>wn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${n(i)} ?disabled=${r} @click=${()=>e.by(t)}>
    ${h("back")}
  </button>`,yn=(e,t,i)=>wn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${$n(e,1,"map.more","up",e.stop==="full")}
          ${$n(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var na=6,ra=e=>F`
  <button class="quiet" type="button" @click=${()=>e.change(re)}>${n("map.clear")}</button>`,oa=e=>F`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>na?S(e.view):""})}>
    ${h("plus")} ${n("nav.plus")}
  </a>`,aa=e=>W(n("map.noneNear"),n("map.nearestIs",{distance:tt(e.places.nearest.distance)}),F`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${n("map.showNearest")}</button>`);function ca(e){return e.places.nearest?aa(e):e.filters.count||e.filters.near?W(n("map.noneFiltered"),n("map.noneFilteredText"),ra(e)):W(n("map.none"),n("map.noneText"),oa(e))}function la(e){if(e.filters.near)return n("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?di(e.groups.isPartial,n("map.findsHere",{n:t})):n("map.inView")}var pa=e=>F`
  <label class="order">
    <span class="unseen">${n("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${ti.map(t=>F`<option value=${t} ?selected=${t===e.filters.sorted}>${n(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function ha(e){let{list:t,groups:i,places:s}=e;return t.problem?x(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?ca(e):F`
    ${s.shown.map(r=>Ee(r,o=>e.enter(o),e.filters.near?r.distance:void 0))}
    ${_({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?F`<p class="hint">${n("map.partial")}</p>`:vn}`:E(4)}var bn=(e,t)=>F`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${H(t.close)}`,ma=e=>n("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function xn(e,t,i){let{place:s,group:r}=e.panel,o=s?bn(st(s),e):r?bn(ma(r),e):F`<h2 class="grow">${la(e)}</h2>`,a=s?hs(e.panel):r?r.map(c=>Ee(c,p=>e.enter(p))):ha(e);return F`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${n("map.list")} tabindex="-1">
      ${yn(t,o,e.panel.isOpen?vn:pa(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${a}</div>
    </section>`}var fa=4,kn=matchMedia("(min-width: 1180px)");function ga(e,t){let i=u("/new",{at:S(t)}),s=o=>{o.preventDefault(),e.go(i)},r=document.createElement("div");return ua(me`<a class="button" href=${i} @click=${s}>${h("plus")} ${n("map.addHere")}</a>`,r),r}var $a=(e,t)=>({held:i=>ga(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>gs(document.getElementById("map"),i),prefetch:()=>us(),painted:_i,opened:async()=>{t.atLeastHalf(),await O("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function wa(e,t,{kind:i,value:s}){return i==="place"?e.goTo(b(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):On(e,t,s)}var On=(e,t,i)=>kn.matches?e.openFind(i):t.go(`/finds/${i}`),Ln=e=>e.view.zoom>fa?e.view:null,ya=(e,t,i)=>me`
  <div class="tools">
    <place-search id="places" .label=${n("search.label")} .near=${Ln(e)} .also=${cn(e)}
      .order=${ln(i.distance)} .words=${!0} .distance=${i.distance}
      @focusin=${i.look} @choose=${s=>wa(e,t,s.detail)}></place-search>
    ${gn(e)}
  </div>`,ba=e=>me`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${n("map.label")}></div>
    ${e.failed?x({code:"map",text:n("map.failed")},()=>e.makeMap()):da}
  </div>`;function va(e,t){let i=e.target.closest("a.find");!i||!kn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function xa(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var ka=(e,t,i,s,r)=>me`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>xa(o,e)}>
    <a class="skip" href="#list">${n("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${n("map.title")}</h1>
    ${ba(e)}
    ${ya(e,t,r)}
    ${xn(e,i,o=>va(o,e))}
    ${s.view()}
  </div>`;async function Oa(e,t,i){await Promise.resolve(),await e.start($a(t,i)),performance.mark("finds:map")}var La=e=>new RegExp(`^${it}$`).test(e);function ii(e){for(let o of["place","find"])La(e.query.get(o))||e.query.delete(o);let t=new ae(e,o=>On(t,e,o)),i=new he(e),s=new le(e,o=>t.markers.choose(o)),r=new ce(()=>t.filters.near??Ln(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Oa(t,e,i),view:()=>ka(t,e,i,s,r),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as Sn}from"../lib/lit-html/lit-html.js";var Sa=()=>Sn`<a class="button" href="/">${n("missing.action")}</a>`,Tn=()=>({title:n("missing.title"),view:()=>Sn`
    <h1 tabindex="-1" class="unseen">${n("missing.title")}</h1>
    ${W(n("missing.title"),n("missing.text"),Sa())}`});import{html as T,nothing as bt}from"../lib/lit-html/lit-html.js";var de=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=Ot(t.query.get("next")),this.form=new ns({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=Ei(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ys()}async#s(t,i){await Ii();let s=await Ft(`/api/auth/${t}`,{...i,cookie:!0});Ni(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),xs()}async#r(){if(!M().passwordLogin||Bt()||!await bs()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),vs);let t=await Ce("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await Ce();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Ta=({form:e,hasPasskeys:t})=>T`
  <form novalidate @submit=${e.submit}>
    ${Ie(e,"username",{label:n("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${Ie(e,"password",{label:n("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${os(e,n("signin.action"))}
  </form>`,Ma=e=>T`
  ${M().passwordLogin?T`<p class="or"><span>${n("signin.or")}</span></p>`:bt}
  <button type="button" class=${M().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${n("signin.passkey")}
  </button>`,Pa=e=>T`<a href="/join">${n(`signin.${e}Link`)}</a>`,qa=e=>Fe(T`
  <h1 tabindex="-1">${n("signin.setupTitle")}</h1>
  <p>${n("signin.setup")}</p>
  <p class="soft">${n("signin.setupWhere")}</p>
  ${qe(e.form)}
  ${Be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${n("nav.about")}</a></p>`);function Ia(e,t){let{passwordLogin:i,registration:s}=M();return Bt()?T`${qa(e)}${Ne(t)}`:T`
    ${Fe(T`
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.isForFind?T`<p class="note">${n("signin.forFind")}</p>`:bt}
      ${Ls()}
      ${qe(e.form)}
      ${i?Ta(e):bt}
      ${e.hasPasskeys?Ma(e):bt}
      ${Be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${n(`signin.${s}`)} ${s==="closed"?bt:Pa(s)}</p>`)}
    ${Ss()}
    <p class="below"><a href="/about">${n("nav.about")}</a></p>
    ${Ne(t)}`}var Ea=e=>T`
  <p>${n("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${n("link.use",{name:e.username})}
  </button>`;function Ca(e){return T`
    <section class="card door">
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.problem?x(e.problem):e.username?Ea(e):E(1)}
      ${e.problem?T`<p class="below"><a href="/sign-in">${n("link.other")}</a></p>`:bt}
    </section>`}function si(e){let t=ks(location.hash);if(t){let s=new Os(e,t);return{title:n("signin.title"),ready:s.ready,view:()=>Ca(s)}}let i=new de(e);return{get title(){return n("signin.title")},broad:!0,view:()=>Ia(i,e.update)}}var Mn={feed:je,find:It,map:ii,missing:Tn,signin:si};async function ni(e){if(Mn[e])return Mn[e];let[t]=await Promise.all([import("./more.js"),mi()]);return t[e]}var ci=1e3,Na=6e4,X=null,ge="",Nt="",oi="",fe=!1,Ct=ci,li=0;function qn(){let e=()=>{if(document.hidden||!l.get("user"))return ai();Et(),Lt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",ai),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ge&&Pn(),t&&Et()}),l.subscribe("openFind",t=>{t&&t!==Nt&&Pn(),t&&Et()}),l.get("user")&&Et()}function Fa(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Et=()=>Fa(Ba);function Ba(){let e=l.get("user");if(!e||X||document.hidden)return;clearTimeout(li),Nt=oi===l.get("openFind")?"":l.get("openFind");let t=Nt,i=new EventSource(u("/api/notifications/stream",{find:t}));X=i,ge=e.id,i.addEventListener("open",()=>{fe&&Lt(),fe=!0,Ct=ci,oi="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===X&&i.readyState===EventSource.CLOSED&&Aa()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>za(JSON.parse(s.data))),i.addEventListener("reset",Lt)}function Aa(){let e=Nt;X=null,fe=!0,Lt().then(t=>{t&&(oi=e)}),li=setTimeout(Et,Ct),Ct=Math.min(2*Ct,Na)}var ue=0,ri=null;function za(e){Pi(1),l.set("notification",e),ja(e)}function ja(e){let t=Mi(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ue=ri&&l.get("message")===ri?ue+1:1,ue===1?d(Ti(e),t):d(n("note.several",{n:ue}),"/notifications"),ri=l.get("message"))}function Pn(){fe=!!X&&ge===l.get("user")?.id,ai(),Ct=ci}function ai(){clearTimeout(li),X?.close(),X=null,ge=Nt=""}async function In(){try{await(await caches.open("words")).put("/words",Response.json({title:R(),body:n("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:n("app.reload"),run:()=>location.reload()};t&&d(n("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ye.href)?e:null});new Worker(new URL("bundle/formats.js",ye),{type:"module"});fs();Ts();var Ra=JSON.parse(document.getElementById("boot").textContent);await hi();await U();Ci(Ra);$i(ni);Bs(Ps,ni);await U();qn();function En(){Bi(),"serviceWorker"in navigator&&In()}document.readyState==="complete"?En():addEventListener("load",En,{once:!0});

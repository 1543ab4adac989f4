import{$ as V,$a as Si,Aa as $i,Ab as W,Ba as yi,C as ni,Cb as tt,Cc as Gi,D as ri,Db as zi,Dc as Xi,Ea as bi,Eb as O,F as Tt,Fb as y,Gb as Ai,Hc as yt,I as m,Ib as B,Ic as At,J as g,Jb as we,Jc as Qi,K as oi,Kb as Ft,L as mt,Lb as z,Ma as vi,Mb as Ri,N as b,Nb as wt,O as Mt,Oa as xi,Oc as be,P as Et,Pc as ts,Qa as le,Qb as ji,R as ut,Ra as ki,Sb as Nt,T as ai,Ua as pe,Uc as it,V as f,Va as he,Wa as me,Wc as es,X as Y,Xa as Oi,Xc as is,Y as dt,Ya as ue,Z as ci,Za as Li,_ as li,_a as de,_b as Wi,_c as ss,a as ce,aa as pi,ab as fe,ac as Ui,ad as ns,b as S,bb as Ti,bc as Di,c as J,cb as Mi,cc as $t,db as Ei,dc as $e,dd as rs,ea as $,eb as qi,ec as Vi,ed as os,f as Ge,fa as G,fb as Ii,fc as ye,ga as hi,gb as Pi,gc as Hi,h as Xe,ha as mi,hb as Fi,i as Qe,ia as ui,ib as d,ic as Ct,jb as C,jc as Ki,jd as as,kb as It,kc as Zi,kd as cs,lb as Ni,lc as Bt,ld as ls,ma as di,mc as _i,md as ps,nb as Pt,nd as hs,o as ti,oa as fi,ob as k,p as ei,pa as ft,pb as R,pd as ve,qb as ge,r,rb as gt,rd as ms,s as ii,sb as X,sd as us,t as T,tb as x,tc as Ji,td as xe,u as si,ua as gi,ub as j,ud as ke,v as A,va as u,vb as Ci,vd as ds,wb as H,wc as Yi,wd as fs,x as E,xc as zt,ya as wi,yb as Q,yc as et,yd as Oe,za as qt,zb as Bi}from"./shared.js";function gs(){addEventListener("beforeinstallprompt",e=>m.set("installPrompt",e)),addEventListener("appinstalled",()=>m.set("installPrompt",null))}var bn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],ws={screen:"missing",open:!0,params:{}},vn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function $s(e){if(vn(e))return ws;for(let[t,i,s=!1]of bn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Y})`).replace(":name",`(?<name>${ci})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ws}import{render as Mn,nothing as En}from"../lib/lit-html/lit-html.js";import{html as q,nothing as st}from"../lib/lit-html/lit-html.js";var xn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function kn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function On([e,t],i){let s=t==="bell"?m.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${kn(e,i)?"page":st}>
      <span class="face">
        ${t==="me"?C(u(),28):d(t)}
        ${s?q`<span class="count" aria-hidden="true">${s>99?"99+":E(s)}</span>`:st}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?q`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:st}
      </span>
    </a>`}function Ln(){return m.get("online")?m.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:st:q`<p class="offline" role="status">${r("app.offline")}</p>`}var Sn=e=>m.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:m.get("outbox").length})}</a></p>`:st,Tn=(e=S().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ys=(e,{path:t,wide:i,broad:s})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Tn()} <span dir="auto">${J()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${xn.map(n=>On(n,t))}</nav>`:st}
  </header>
  <div class="notes-above">
    ${Ln()}
    ${Sn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ii}`;var qn=2e3,bs=null,vs=null,I=null,v=null,Le=!1,nt=0;function xs(){Le||(Le=!0,queueMicrotask(()=>{Le=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=I?.title??"";document.title=[e,J()].filter(Boolean).join(" · ");let t=I?I.view():En;Mn(ys(t,{path:location.pathname,wide:I?.wide,broad:I?.broad}),document.body)}function In(e,{replace:t=!1}={}){return de(),t?me(e):he(e),Se({fresh:!0})}function Pn(){Pi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Ti(v.lists,v.user),v.stop.abort(),I.close?.())}function Fn(e,t){let i=new AbortController,s=u()?.id,{lists:n,isStale:o}=Ei(s),a=[],c=()=>t===nt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:xs,go:V,lists:a,user:s,rename:l=>{c()&&Oi(l)},push:l=>c()?Nn(l):null,leave:()=>qi()??V("/",{replace:!0}),kept:ue(),keep:l=>{c()&&Li(l)},restore:l=>{let p=n[a.push(l)-1];return p&&{...p,isStale:o}}}}function Nn(e){return de(),he(e),ks()}function ks(){return!I?.moved||v.signal.aborted||v.path!==location.pathname?null:(pe(),v.query=new URLSearchParams(location.search),v.kept=ue(),Promise.resolve(I.moved(v.query)))}async function Cn(){if(pi())return;let e=nt,t=ks();if(!t)return Se();await t,e===nt&&fe()}async function Bn(e){try{return await vs(e)}catch(t){return t instanceof TypeError||console.error(t),Os}}function zn(e,t){try{return e(t)}catch(i){return console.error(i),Os()}}var Os=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Se({fresh:e=!1,first:t=!1}={}){let i=++nt;Pn();let{screen:s,open:n,params:o}=bs(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(dt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await j());let a=await Bn(s);i===nt&&(pe(),v=Fn(o,i),I=zn(a,v),Rt(),e&&scrollTo(0,0),t||await An(e,i))}async function An(e,t){if(e||await Promise.race([I.ready,H(qn)]),t!==nt)return;Rt(),((e?null:Si())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||fe()}function Rn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function jn(e){let t=Rn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function Ls(e,t){[bs,vs]=[e,t],li(In),history.scrollRestoration="manual";let i=u()?.id;return m.subscribe("user",s=>{s?.id!==i&&Mi(),i=s?.id}),m.subscribe("*",xs),m.subscribe("message",Fi),document.body.replaceChildren(),addEventListener("click",jn),addEventListener("popstate",Cn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&V(dt(s.data.path))}),location.pathname.startsWith("/api/")&&me(u()?"/settings":"/sign-in"),Se({first:!0})}import{html as M,nothing as Z}from"../lib/lit-html/lit-html.js";var Wn=160,Un=2,Ss=6,Ts=e=>[e.username,A(e.displayName??"")];function Dn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Dn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#s??=Vn().then(n=>this.#a(n)),s.name.length>=Un&&(this.#o=setTimeout(()=>this.#l(s),Wn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let i=await b(f("/api/users",{q:t.name,limit:Ss+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let i=new Map([...this.#e(),...this.#i].map(o=>[o.id,o]));i.delete(u()?.id);let s=o=>!Ts(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Ts(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Ss)}};async function Vn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Te(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Me=e=>e.errors?.length?si(e.errors[0]):T(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#i=s,this.mentions=new jt(t,n),this.#s=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Wi(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Te(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:bi()});try{await xi({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Me(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ms(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Es=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function qs(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Hn=20,Kn=20,bt=e=>Nt(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#i=s,this.#n=n,this.composer=new Wt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===i&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",m.subscribe(a,c))}#r(t){this.#m([t]);let i=this.#n()?.user;i&&i.id!==u()?.id&&mt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return m.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Ms(Es(this.list.items),this.waiting)}retry(t){return ki(t.id)}async takeBack(t){this.composer.takeBack(t),await le(t.id)}discard(t){return le(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(f(this.#e,{order:"desc",limit:Hn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#c(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#c(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#m(t){let i=this.#c(t);this.list.items=[...this.list.items??[],...i],this.#i(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=qs(this.list.items,t),this.#i(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Kn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:bt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,bt(this.editing).set(t)}cancel(){bt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Te(t.text),!t.error)try{let i=await Et(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),bt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Me(i)}return this.#t.update(),!t.error}async remove(t){try{await ut(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return bt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Di(t.params.id,()=>this.find,t),this.comments=new Ut(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||m.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{m.get("openFind")===t.params.id&&m.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await Ft();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}save(t){return ji(this.find,t,this.#t.update)}async dismiss(){await wt(Et(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await wt(ut(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await wt(ut(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await wt(Mt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){try{await navigator.clipboard.writeText(t),g(i)}catch{g(t)}}get#i(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#i,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#i})}catch(t){t.name!=="AbortError"&&g(this.#i)}}};import{html as w,nothing as ot}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as rt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Ie(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Zn(e,t){t.write(e.target.value),Ee(e,t),Ie(e.target)}var Ee=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function qe(e,t){let{text:i,caret:s}=t.mentions.chosen(e,U().value);U().value=i,U().focus(),U().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ie(U())}var _n=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>qe(t[i],e),Tab:()=>qe(t[i],e),Escape:()=>e.mentions.close()});function Jn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let p=(t.mentions.items.length&&!a&&!c?_n(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);p&&(e.preventDefault(),p())}async function Yn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Ie(U())}function Gn(e){e.stopReply(),x("comment")}var Xn=e=>vt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Gn(e)}>${d("close")}</button>
  </p>`,Qn=(e,t,i)=>vt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>qe(e,i)}>
    ${C(e,28)} <span>${_i(e)}</span>
  </li>`,tr=(e,{items:t}=e.mentions)=>vt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Qn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,er=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Is=e=>vt`
  <form class="say-it" novalidate @submit=${t=>Yn(t,e)}>
    ${e.replyTo?Xn(e):rt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${tr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":rt} aria-describedby=${er(e)||rt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":rt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:rt}
        @input=${t=>Zn(t,e)} @keydown=${t=>Jn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Ee(t,e)} @keyup=${t=>Ee(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${d("send")}</button>
    </div>
    ${Vi(e.left)}
    ${e.error?vt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:rt}
  </form>`;function ir(e,t){e.edit(t),x("edited")}async function sr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function nr(e,t){e.composer.reply(t),x("comment")}async function rr(e,t){await e.takeBack(t),await x("comment")}async function or(e,t){await Zi()&&(await e.discard(t),await x("comments"))}async function ar(e,t){await Ki(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var cr=e=>w`
  <form novalidate @submit=${t=>sr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ot}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function lr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>ir(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>ar(e,t)}]:[],...s?[]:[Yi({commentId:t.id}),Ji(t.user,()=>e.load())]]}var pr=(e,t)=>t.hidden?w`
  ${et(t.content)}
  ${zt(r("report.commentHidden"),t.hidden)}`:w`
  ${et(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>nr(e,t)}>
    ${r("comment.reply")}
  </button>`,hr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${It(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?cr(e):pr(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:$(t.user)}),lr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Pe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,mr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Pe(r("action.retry"),()=>e.retry(t))}
      ${Pe(r("action.edit"),()=>rr(e,t))}`:ot}
    ${Pe(r("outbox.cancel"),()=>or(e,t))}
  </div>`,ur=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(u())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${et(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:ot}
      ${t.isLate||t.state==="refused"?mr(e,t):ot}
    </div>
  </div>`,Ps=(e,t,i)=>t.entry?ur(e,t.entry):hr(e,t,i),dr=(e,t,i)=>w`
  <li>
    ${Ps(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Ps(e,s,i)}</li>`)}
      </ul>`:ot}
  </li>`;function fr(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${gt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>dr(e,o,t))}</ul>
    ${gt(e.list)}`:R(1)}var Fs=(e,t)=>w`
  ${fr(e,t)}
  ${Is(e.composer)}`;import{html as K,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as Kt,nothing as Ce}from"../lib/lit-html/lit-html.js";var at={scale:1,x:0,y:0},gr=5,[wr,$r]=[60,90],Fe=(e,t,i)=>Math.max(e,Math.min(i,t));function Ne(e,t,i){let s=Fe(1,t,gr),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Vt(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Fe(-s,e.x,s),y:Fe(-n,e.y,n)}}function Ns({x:e,y:t}){return t>$r&&t>Math.abs(e)?"close":Math.abs(e)<wr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Cs(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var yr=2.5,[br,Bs]=[300,24],zs=180,As=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=class{#t=at;#e=at;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#i.clear(),this.#h(at),i&&!As()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:zs,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let i=this.#c(),s={x:i.x-this.#s.x,y:i.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ne(this.#e,this.#e.scale*i.apart/this.#s.apart,this.#s);return this.#h({scale:c,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#h(this.#t.scale>1?Vt(n,this.#p()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let i=this.#c(),s=this.#i.size===1,n={x:i.x-this.#s.x,y:i.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!s||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Bs)return this.#l(i,t.timeStamp);let o=this.#t.scale>1?"":Ns(n);if(o)return this.#o[o]();this.#u()};#l(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>br||Math.hypot(t.x-s.x,t.y-s.y)>Bs)return this.#u();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?at:Vt(Ne(at,yr,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,i=t]=this.#i.values();return Cs(t,i)}#m({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#h(Vt(this.#t,this.#p()),!0)}#h(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!As()?`transform ${zs}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Zt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function js(e,t){let i=e.media.length,s=t,n=!0,o=null,a=new Map;Ct((c,l)=>{let p=h=>{s=(s+h+i)%i,n=!1,l(),o.show(document.querySelector("dialog .stage"),i>1?h:0)};return o??=new Ht({next:()=>p(1),previous:()=>p(-1),close:()=>c()}),vr(e,{at:s,plays:n,films:a},o,p,c)},{label:e.title,kind:"full"})}function vr(e,{at:t,plays:i,films:s},n,o,a){let c=e.media.length,l=e.media[t];return Kt`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ce}</span>
        ${X(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${l.type==="video"?Or(l,i,s):kr(l,Zt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Kt`<p class="said" dir="auto">${l.caption}</p>`:Ce}
        ${c>1?Lr(o):Ce}
      </div>
    </div>`}var xr=e=>`min(100vw, calc(100vh * ${yt(e).toFixed(3)}))`,kr=(e,t)=>At(e,{alt:t,eager:!0,sizes:xr(e),blur:!1});function Or(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var Lr=e=>Kt`
  <div class="row steps">
    ${Rs("previous","back",()=>e(-1))}
    ${Rs("next","next",()=>e(1))}
  </div>`,Rs=(e,t,i)=>Kt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${d(t)}</button>`;var ze=5,Sr={tall:4/5,square:1,wide:3/2};function Tr(e){let t=yt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Mr(e,t){let i=Math.max(1,yt(t)/Sr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var Er=(e,t)=>K`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function qr(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-ze;return K`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>js(e,i)}>
        ${o?Er(t,Zt(e,i)):At(t,{alt:Zt(e,i),eager:i===0,sizes:Mr(s,t)})}
        ${t.caption?K`<span class="said" dir="auto">${t.caption}</span>`:Be}
        ${i===ze-1&&c>0?K`<span class="beyond" data-count="+${E(c)}"></span>`:Be}
      </button>
    </li>`}var Ir=(e,t)=>K`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>K`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Pr({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function Ws(e,t=0,i=()=>{}){let s=e.media.length,n=Tr(e.media[0]);return K`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,ze)}" aria-label=${r("find.pictures")} @scroll=${o=>Pr(o,t,i)}>
        ${e.media.map((o,a)=>qr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?Ir(Math.min(t,s-1),s):Be}
    </div>`}import{html as _t,nothing as Re}from"../lib/lit-html/lit-html.js";var[Fr,Nr]=[12,15],Us=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Cr=({id:e,exact:t,location:i,locationId:s})=>{let n=t??i,o=Math.min(i.area&&!t?Fr:Nr,it(y(n)));return`/?at=${Us(n).join(",")},${o}&${t?`find=${e}`:`place=${s}`}`};function Ds(e){let{find:t,distance:i}=e;return _t`
    <div class="spot">
    <a class="where" href=${Cr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??G(t.location)}</span>
        ${t.location.area?_t`<br><span class="soft">${mi(t,e.isOwn())}</span>`:Re}
        ${i===null?Re:_t`<br><span class="soft">${r("find.away",{distance:Tt(i)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${Ar(e)}
    </div>`}var Ae=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Br(e){let[t,i]=Us(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Ae("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Ae("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Ae("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var zr=()=>_t`${d("way")} <span>${r("way.title")}</span>`,Ar=e=>e.find.location.area&&!e.find.exact?Re:Bt(r("way.title"),Br(e),{id:"ways",face:zr()});var Rr=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${It(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,jr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${$t(e)} ${W(e)}
  </a>`,Wr=e=>M`
  <p class="marks">
    ${e.category?jr(e.category):Z}
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:Qi(e)}
  </p>`,Vs=e=>e.find.media.length?Ws(e.find,e.photo,e.showPhoto):Z,Hs=(e,t=Z)=>M`
  <div class="card">
    <div class="row between">
      ${Rr(e.find)}
      ${Xi(e)}
    </div>
    ${e.find.description?et(e.find.description):Z}
    ${Wr(e.find)}
    ${t}
  </div>`,Ur=e=>M`
  ${zt(r("report.findHidden"),e.find.hidden)}
  ${Vs(e)}
  ${Hs(e)}`,Dr=e=>e.find.hidden?Ur(e):M`
  ${Vs(e)}
  ${Ds(e)}
  ${Hs(e,Gi(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Fs(e.comments,e.isOwn())}
  </section>`;function Vr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,Dr(e)]:[r("find.title"),R(3)]}function Hr(e){let[t,i]=Vr(e);return M`${Ni(t,Z,"/")}${i}`}async function Kr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function xt(e){let t=new Dt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${Y})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Kr(t,s),view:()=>Hr(t)}}import{html as kt,nothing as Ao,render as hn}from"../lib/lit-html/lit-html.js";var[Zr,_r,Jr]=[4,2,2],Yr=20,[Gr,Xr]=[50,3],Qr=e=>Q().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),to=e=>({kind:"find",value:e.id,name:e.title,address:hi(e,e.location)?"":G(e.location),point:y(e.location)}),eo=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function io(e,t){let i=s=>{let n=[s.username,$(s)].map(A),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,_r)}var Ks=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Zr}),a=f("/api/users",{q:t,limit:Yr}),[c,l]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<Jr?[]:b(a,{signal:i}).catch(()=>[])]);return[...io(l,t).map(eo),...c.map(to),...Qr(t)]},Zs=e=>(t,i)=>{let s=n=>e(n.point)<=Gr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Xr)]};var so=9,no={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Jt=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=so&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await ai(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=no[i],o=this.items.map(c=>ro(c,s)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},ro=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Yt={q:"",categories:[],near:null,mine:!0,friends:!0},je=["active","distance","likes"],oo=e=>(e??"").split(",").filter(Boolean),ct=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:oo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:tt(t.get("near")),radius:Number(t.get("radius"))||5,order:je.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var ao="-180,-90,180,90",_s=2e4,[Js,Ys,co]=[20,500,3],Gs=3,Gt=class{nearest=null;#t;#e;#s;#i;#n=Js;#r=!1;#o=Gs;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:co,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#l({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||ao;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,l]=n.split(",").map(Number),p=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(_s,Math.max(.1,p)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Gs,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#n&&this.#n<Ys}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Ys,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Js,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:_s,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var lt=class{isOpen=!1;#t;#e;#s;#i=new Set;#n={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#i.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let s=i?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#n}hold(t){this.#i.add(t)}release(t){this.#i.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var We=100,lo=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#i=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#i,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:We}),"place"]:[f("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#i)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#i&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>lo?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>f("/api/finds",{...this.#e(),...i,locationId:t.id,limit:We});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>We?this.#r(t):"";return Object.assign(z({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var po="-180,-90,180,90",ho=120,mo=1e3,[uo,Xs]=[13,15],Xt=class{map=null;failed=!1;note=null;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new ct(t.query),this.#n=tt(t.query.get("at"))??zi(),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new Jt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new rs(t,s),this.offer=new lt(Q(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new os(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,s),this.places=new Gt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#n||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(po,this.view.zoom).catch(l=>l);await Promise.race([s,H(mo)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#m(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#u(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.#d()}catch(i){this.groups.report(i)}finally{this.#l=!1}}}#p(t){this.view=tt(O(t)),this.#r=Ai(this.#e.size(),this.view)}#u(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,ho))}#h(t,i=this.filters){let s=this.#n||this.map?O(this.view):"";return f("/",{...i.query(),at:s,...t})}#d(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Xe.set(O(this.view)),this.offer.release("touch"),this.#d());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let i=tt(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ct(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Xs,it(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new ct(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(uo,it(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await we({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await we({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Xs,it(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Qt=class{#t;#e;#s=null;#i=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#i||(this.#i=!0,this.#s=await Ft())};away=t=>this.#n(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,i){return t&&i?B(t,i):void 0}};import{html as fo,nothing as go}from"../lib/lit-html/lit-html.js";var te=class{screen=null;#t;#e;#s="";#i=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:i}=this.#i;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=xt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?fo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:go}};import{html as F,nothing as P}from"../lib/lit-html/lit-html.js";var wo=[1,5,20,50,200],$o=200,{near:Op,...yo}=Yt,Qs=(e,t)=>e.filter(i=>i!==t),bo=(e,t)=>e.includes(t)?Qs(e,t):[...e,t],vo=e=>[...new Set([...wo.map(ni),e])].sort((t,i)=>t-i),xo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${vo(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${ri(t)}</option>`)}
    </select>
  </label>`,ee=(e,t,i=P)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${d("close")}
  </button>`;function ko(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return F`
    ${t?ee(`“${t}”`,()=>e.change({q:""}),d("search")):P}
    ${i.map(o=>ee(W(o),()=>e.change({categories:Qs(i,o)}),$t(o)))}
    ${s?P:ee(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:ee(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var tn=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},en=({category:e,count:t},i,s=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${s===null?P:String(s)} @click=${i}>${$t(e)} ${W(e)}</button>`;function sn(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return F`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>s({category:c})):P}`}function nn(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=tn(t),c=p=>en(p,()=>e.change({categories:[...o,p.category]})),l=p=>{a(p),i.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${ge(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?xo(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Oo(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:P}
      </button>
      ${ko(e)}
      ${sn(i,t,p=>!o.includes(p),c)}
    </div>`}async function Oo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(h=>!Bi(h)&&h!=="other"),c=null,p=await Ct((h,ae)=>(c||e.groups.count().then(ae),c??=new lt([...Q(),"other",...a],ae,i),So(e.groups,c,o,h,ae)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Lo=(e,t,i)=>ge(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function So(e,t,i,s,n){let o=tn(t),a=h=>{Object.assign(i,h),n()},c=({category:h})=>a({categories:bo(i.categories,h)}),l=h=>en(h,()=>c(h),i.categories.includes(h.category)),p=h=>{h.preventDefault(),s({...i,q:h.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${X(s)}</div>
    <form @submit=${p}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${$o} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${sn(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(h=>Lo(i,h,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(yo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as on}from"../lib/lit-html/lit-html.js";var pt=["peek","half","full"],To=6,Mo=.5,ie=class{#t;#e=null;constructor(t){this.#t=t,this.stop=pt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&navigator.vibrate?.(10),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(pt[Math.max(0,Math.min(pt.length-1,pt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#s(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))i.removeEventListener(c,l);s.end()};for(let[c,l]of Object.entries(o))i.addEventListener(c,l)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=s.clientY-a,p=this.stop==="full"?l>0&&i.scrollTop<=0:l<0||i.scrollTop<=0,h=t.cancelable&&p&&Math.abs(l)>Math.abs(s.clientX-o);this.#e.drag??=h?this.#s(i,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)):this.#e=null}}#s(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(p,h)=>{c={y:p,at:h,speed:(c.y-p)/Math.max(1,h-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<To)return;if(Math.abs(c.speed)>Mo)return this.by(Math.sign(c.speed));let p=o.map(h=>Math.abs(h-l()));this.to(pt[p.indexOf(Math.min(...p))])}}}#i(t){return pt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},rn=(e,t,i,s,n)=>on`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,an=(e,t,i)=>on`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${rn(e,1,"map.more","up",e.stop==="full")}
          ${rn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Eo=6,qo=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Yt)}>${r("map.clear")}</button>`,Io=e=>N`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>Eo?O(e.view):""})}>
    ${d("plus")} ${r("nav.plus")}
  </a>`,Po=e=>Pt(r("map.noneNear"),r("map.nearestIs",{distance:Tt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Fo(e){return e.places.nearest?Po(e):e.filters.count||e.filters.near?Pt(r("map.noneFiltered"),r("map.noneFilteredText"),qo(e)):Pt(r("map.none"),r("map.noneText"),Io(e))}function No(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?ii(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Co=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${je.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Bo(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?Fo(e):N`
    ${s.shown.map(n=>be(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${gt({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Ue}`:R(4)}var cn=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${X(t.close)}`,zo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function ln(e,t,i){let{place:s,group:n}=e.panel,o=s?cn(G(s),e):n?cn(zo(n),e):N`<h2 class="grow">${No(e)}</h2>`,c=s?ts(e.panel):n?n.map(p=>be(p,h=>e.enter(h))):[e.note?.()??Ue,Bo(e)],l=p=>t.touch(p);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${an(t,o,e.panel.isOpen?Ue:Co(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${l} @touchmove=${l} @touchend=${l} @touchcancel=${l}>${c}</div>
    </section>`}var pn=5e3,Ro=4,mn=matchMedia("(min-width: 1180px)");function jo(e,t){let i=f("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return hn(kt`<a class="button" href=${i} @click=${s}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function Wo(e){let t=document.createElement("div");return hn(kt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var Uo=(e,t,i)=>({held:s=>jo(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>ns(document.getElementById("map"),{...s,control:Wo(i)}),prefetch:()=>is(),painted:Ci,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Do(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):un(e,t,s)}var un=(e,t,i)=>mn.matches?e.openFind(i):t.go(`/finds/${i}`),dn=e=>e.view.zoom>Ro?e.view:null,Vo=(e,t,i)=>kt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${dn(e)} .also=${Ks(e)}
      .order=${Zs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>Do(e,t,s.detail)}></place-search>
    ${nn(e)}
  </div>`,Ho=e=>kt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):Ao}
  </div>`;function Ko(e,t){let i=e.target.closest("a.find");!i||!mn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Zo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var _o=(e,t,i,s,n)=>kt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Zo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Ho(e)}
    ${Vo(e,t,n)}
    ${ln(e,i,o=>Ko(o,e))}
    ${s.view()}
  </div>`;async function Jo(e,t){if(Qe.get())return mt("introduce",e,t);Ge.get()!==u().id&&(await Promise.race([navigator.serviceWorker?.ready??H(pn),H(pn)]),t.signal.aborted||await mt("showSteps",e,t))}async function Yo(e,t,i){await Promise.resolve(),Jo(e,t).catch(()=>{}),await e.start(Uo(t,i,e)),performance.mark("finds:map")}var Go=e=>new RegExp(`^${Y}$`).test(e);function De(e){for(let o of["place","find"])Go(e.query.get(o))||e.query.delete(o);let t=new Xt(e,o=>un(t,e,o)),i=new ie(e),s=new te(e,o=>t.markers.choose(o)),n=new Qt(()=>t.filters.near,()=>dn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Yo(t,e,i),view:()=>_o(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as L,nothing as ht}from"../lib/lit-html/lit-html.js";var se=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=dt(t.query.get("next")),this.form=new Ui({send:i=>this.#i("login",i),update:t.update}),this.form.refusal=wi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return cs()}async#i(t,i){await gi();let s=await Mt(`/api/auth/${t}`,{...i,cookie:!0});yi(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),hs()}async#r(){if(!S().passwordLogin||qt()||!await ls()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ps);let t=await ve("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ve();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Xo=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${ye(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${ye(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Hi(e,r("signin.action"))}
  </form>`,Qo=e=>L`
  ${S().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:ht}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,ta=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,ea=e=>ke(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${$e(e.form)}
  ${Oe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function ia(e,t){let{passwordLogin:i,registration:s}=S();return qt()?L`${ea(e)}${xe(t)}`:L`
    ${ke(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ht}
      ${ds()}
      ${$e(e.form)}
      ${i?Xo(e):ht}
      ${e.hasPasskeys?Qo(e):ht}
      ${Oe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ht:ta(s)}</p>`)}
    ${fs()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${xe(t)}`}var sa=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function na(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?sa(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ht}
    </section>`}function Ve(e){let t=ms(location.hash);if(t){let s=new us(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>na(s)}}let i=new se(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ia(i,e.update)}}var fn={find:xt,map:De,missing:as,signin:Ve};async function He(e){if(fn[e])return fn[e];let[t]=await Promise.all([import("./more.js"),es(),ei()]);return t[e]}var Je=1e3,ra=6e4,_=null,oe="",St="",Ze="",re=!1,Lt=Je,Ye=0;function wn(){let e=()=>{if(document.hidden||!m.get("user"))return _e();Ot(),ft()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",_e),addEventListener("pageshow",t=>{t.persisted&&e()}),m.subscribe("user",t=>{t?.id!==oe&&gn(),t&&Ot()}),m.subscribe("openFind",t=>{t&&t!==St&&gn(),t&&Ot()}),m.get("user")&&Ot()}function oa(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Ot=()=>oa(aa);function aa(){let e=m.get("user");if(!e||_||document.hidden)return;clearTimeout(Ye),St=Ze===m.get("openFind")?"":m.get("openFind");let t=St,i=new EventSource(f("/api/notifications/stream",{find:t}));_=i,oe=e.id,i.addEventListener("open",()=>{re&&ft(),re=!0,Lt=Je,Ze="",t&&m.set("live",{findId:t})}),i.addEventListener("error",()=>{i===_&&i.readyState===EventSource.CLOSED&&ca()}),i.addEventListener("comment",s=>m.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>m.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>la(JSON.parse(s.data))),i.addEventListener("reset",ft)}function ca(){let e=St;_=null,re=!0,ft().then(t=>{t&&(Ze=e)}),Ye=setTimeout(Ot,Lt),Lt=Math.min(2*Lt,ra)}var ne=0,Ke=null;function la(e){fi(1),m.set("notification",e),pa(e)}function pa(e){let t=di(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ne=Ke&&m.get("message")===Ke?ne+1:1,ne===1?g(ui(e),t):g(r("note.several",{n:ne}),"/notifications"),Ke=m.get("message"))}function gn(){re=!!_&&oe===m.get("user")?.id,_e(),Lt=Je}function _e(){clearTimeout(Ye),_?.close(),_=null,oe=St=""}async function $n(){try{await(await caches.open("words")).put("/words",Response.json({title:J(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ce.href)?e:null});new Worker(new URL("bundle/formats.js",ce),{type:"module"});ss();gs();var ha=JSON.parse(document.getElementById("boot").textContent);await ti();await j();$i(ha);oi(He);Ls($s,He);await j();wn();function yn(){vi(),"serviceWorker"in navigator&&$n()}document.readyState==="complete"?yn():addEventListener("load",yn,{once:!0});

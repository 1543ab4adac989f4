import{$ as V,$a as Si,$b as $e,Aa as $i,Ab as W,Ac as Yi,Ba as yi,Bc as Gi,C as ni,Cb as et,D as ri,Db as zi,Ea as bi,Eb as O,F as Mt,Fb as y,Fc as bt,Gb as Ai,Gc as At,Hc as Xi,I as m,Ib as B,J as g,Jb as we,K as oi,Kb as Ft,L as dt,Lb as z,Ma as vi,Mb as Ri,Mc as be,N as b,Nb as it,Nc as Qi,O as Et,Oa as xi,Ob as Nt,P as ft,Qa as le,R as Y,Ra as ki,Sc as nt,T as ai,Ua as pe,Uc as ts,V as f,Va as he,Vc as es,Wa as me,Wb as ji,X as G,Xa as Oi,Y as gt,Ya as ue,Yb as Wi,Yc as is,Z as ci,Za as Li,Zb as Ui,_ as li,_a as de,_b as yt,_c as ss,a as ce,aa as pi,ab as fe,ac as Di,b as S,bb as Ti,bc as ye,bd as ns,c as J,cb as Mi,cc as Vi,cd as rs,db as Ei,ea as $,eb as qi,ec as Ct,f as Ge,fa as X,fb as d,fc as Hi,ga as hi,gb as C,gc as Ki,h as Xe,ha as mi,hb as Pt,hc as Bt,hd as os,i as Qe,ia as ui,ib as Pi,ic as Zi,id as as,jd as cs,kb as It,kd as ls,lb as k,ld as ps,ma as di,mb as R,nb as ge,nd as ve,o as ti,oa as fi,ob as $t,p as ei,pa as wt,pb as Q,pc as _i,pd as hs,qb as x,qd as ms,r,rb as Ii,rd as xe,s as ii,sb as Fi,sc as Ji,sd as ke,t as T,tb as Ni,tc as zt,td as us,u as si,ua as gi,ub as j,uc as st,ud as ds,v as A,va as u,vb as Ci,wb as H,wd as Oe,x as E,ya as wi,yb as tt,za as qt,zb as Bi}from"./shared.js";function fs(){addEventListener("beforeinstallprompt",e=>m.set("installPrompt",e)),addEventListener("appinstalled",()=>m.set("installPrompt",null))}var yn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],gs={screen:"missing",open:!0,params:{}},bn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function ws(e){if(bn(e))return gs;for(let[t,i,s=!1]of yn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${ci})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return gs}import{render as Tn,nothing as Mn}from"../lib/lit-html/lit-html.js";import{html as q,nothing as rt}from"../lib/lit-html/lit-html.js";var vn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function xn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function kn([e,t],i){let s=t==="bell"?m.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${xn(e,i)?"page":rt}>
      <span class="face">
        ${t==="me"?C(u(),28):d(t)}
        ${s?q`<span class="count" aria-hidden="true">${s>99?"99+":E(s)}</span>`:rt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?q`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:rt}
      </span>
    </a>`}function On(){return m.get("online")?m.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:rt:q`<p class="offline" role="status">${r("app.offline")}</p>`}var Ln=e=>m.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:m.get("outbox").length})}</a></p>`:rt,Sn=(e=S().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,$s=(e,{path:t,wide:i,broad:s})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Sn()} <span dir="auto">${J()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${vn.map(n=>kn(n,t))}</nav>`:rt}
  </header>
  <div class="notes-above">
    ${On()}
    ${Ln(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ii}`;var En=2e3,ys=null,bs=null,P=null,v=null,Le=!1,ot=0;function vs(){Le||(Le=!0,queueMicrotask(()=>{Le=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=[e,J()].filter(Boolean).join(" · ");let t=P?P.view():Mn;Tn($s(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function qn(e,{replace:t=!1}={}){return de(),t?me(e):he(e),Se({fresh:!0})}function Pn(){Fi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Ti(v.lists,v.user),v.stop.abort(),P.close?.())}function In(e,t){let i=new AbortController,s=u()?.id,{lists:n,isStale:o}=Ei(s),a=[],c=()=>t===ot;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:vs,go:V,lists:a,user:s,rename:l=>{c()&&Oi(l)},push:l=>c()?Fn(l):null,leave:()=>qi()??V("/",{replace:!0}),kept:ue(),keep:l=>{c()&&Li(l)},restore:l=>{let p=n[a.push(l)-1];return p&&{...p,isStale:o}}}}function Fn(e){return de(),he(e),xs()}function xs(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(pe(),v.query=new URLSearchParams(location.search),v.kept=ue(),Promise.resolve(P.moved(v.query)))}async function Nn(){if(pi())return;let e=ot,t=xs();if(!t)return Se();await t,e===ot&&fe()}async function Cn(e){try{return await bs(e)}catch(t){return t instanceof TypeError||console.error(t),ks}}function Bn(e,t){try{return e(t)}catch(i){return console.error(i),ks()}}var ks=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Se({fresh:e=!1,first:t=!1}={}){let i=++ot;Pn();let{screen:s,open:n,params:o}=ys(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(gt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await j());let a=await Cn(s);i===ot&&(pe(),v=In(o,i),P=Bn(a,v),Rt(),e&&scrollTo(0,0),t||await zn(e,i))}async function zn(e,t){if(e||await Promise.race([P.ready,H(En)]),t!==ot)return;Rt(),((e?null:Si())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||fe()}function An(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Rn(e){let t=An(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function Os(e,t){[ys,bs]=[e,t],li(qn),history.scrollRestoration="manual";let i=u()?.id;return m.subscribe("user",s=>{s?.id!==i&&Mi(),i=s?.id}),m.subscribe("*",vs),m.subscribe("message",Ni),document.body.replaceChildren(),addEventListener("click",Rn),addEventListener("popstate",Nn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&V(gt(s.data.path))}),location.pathname.startsWith("/api/")&&me(u()?"/settings":"/sign-in"),Se({first:!0})}import{html as M,nothing as Z}from"../lib/lit-html/lit-html.js";var jn=160,Wn=2,Ls=6,Ss=e=>[e.username,A(e.displayName??"")];function Un(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#s=null;#i=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Un(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#s??=Dn().then(n=>this.#a(n)),s.name.length>=Wn&&(this.#o=setTimeout(()=>this.#l(s),jn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let i=await b(f("/api/users",{q:t.name,limit:Ls+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#i.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let i=new Map([...this.#e(),...this.#i].map(o=>[o.id,o]));i.delete(u()?.id);let s=o=>!Ss(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Ss(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Ls)}};async function Dn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Te(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Me=e=>e.errors?.length?si(e.errors[0]):T(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#i;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#i=s,this.mentions=new jt(t,n),this.#s=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return ji(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Te(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:bi()});try{await xi({kind:"comment",id:this.#n.id,path:this.#e,title:this.#i(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Me(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ts(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Ms=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Es(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Vn=20,Hn=20,vt=e=>Nt(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#s;#i;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#i=s,this.#n=n,this.composer=new Wt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===i&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",m.subscribe(a,c))}#r(t){this.#m([t]);let i=this.#n()?.user;i&&i.id!==u()?.id&&dt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return m.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Ts(Ms(this.list.items),this.waiting)}retry(t){return ki(t.id)}async takeBack(t){this.composer.takeBack(t),await le(t.id)}discard(t){return le(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(f(this.#e,{order:"desc",limit:Vn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#c(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#i(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#c(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#m(t){let i=this.#c(t);this.list.items=[...this.list.items??[],...i],this.#i(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Es(this.list.items,t),this.#i(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Hn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:vt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,vt(this.editing).set(t)}cancel(){vt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Te(t.text),!t.error)try{let i=await ft(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),vt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Me(i)}return this.#t.update(),!t.error}async remove(t){try{await Y(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return vt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Ui(t.params.id,()=>this.find,t),this.comments=new Ut(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||m.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{m.get("openFind")===t.params.id&&m.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await Ft();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await it(t?ft(n,{state:t}):Y(n))||(i.saved=s),this.#t.update()}async dismiss(){await it(ft(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await it(Y(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await it(Y(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await it(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(i){i.name!=="AbortError"&&g(t)}}};import{html as w,nothing as ct}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as at}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Pe(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Kn(e,t){t.write(e.target.value),Ee(e,t),Pe(e.target)}var Ee=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function qe(e,t){let{text:i,caret:s}=t.mentions.chosen(e,U().value);U().value=i,U().focus(),U().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Pe(U())}var Zn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>qe(t[i],e),Tab:()=>qe(t[i],e),Escape:()=>e.mentions.close()});function _n(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let p=(t.mentions.items.length&&!a&&!c?Zn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);p&&(e.preventDefault(),p())}async function Jn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Pe(U())}function Yn(e){e.stopReply(),x("comment")}var Gn=e=>xt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Yn(e)}>${d("close")}</button>
  </p>`,Xn=(e,t,i)=>xt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>qe(e,i)}>
    ${C(e,28)} <span>${Zi(e)}</span>
  </li>`,Qn=(e,{items:t}=e.mentions)=>xt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Xn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,tr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),qs=e=>xt`
  <form class="say-it" novalidate @submit=${t=>Jn(t,e)}>
    ${e.replyTo?Gn(e):at}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Qn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":at} aria-describedby=${tr(e)||at}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":at}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:at}
        @input=${t=>Kn(t,e)} @keydown=${t=>_n(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Ee(t,e)} @keyup=${t=>Ee(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${d("send")}</button>
    </div>
    ${Di(e.left)}
    ${e.error?xt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:at}
  </form>`;function er(e,t){e.edit(t),x("edited")}async function ir(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function sr(e,t){e.composer.reply(t),x("comment")}async function nr(e,t){await e.takeBack(t),await x("comment")}async function rr(e,t){await Ki()&&(await e.discard(t),await x("comments"))}async function or(e,t){await Hi(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var ar=e=>w`
  <form novalidate @submit=${t=>ir(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ct}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:ct}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function cr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>er(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>or(e,t)}]:[],...s?[]:[Ji({commentId:t.id}),_i(t.user,()=>e.load())]]}var lr=(e,t)=>t.hidden?w`
  ${st(t.content)}
  ${zt(r("report.commentHidden"),t.hidden)}`:w`
  ${st(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>sr(e,t)}>
    ${r("comment.reply")}
  </button>`,pr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Pt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?ar(e):lr(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:$(t.user)}),cr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ie=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,hr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Ie(r("action.retry"),()=>e.retry(t))}
      ${Ie(r("action.edit"),()=>nr(e,t))}`:ct}
    ${Ie(r("outbox.cancel"),()=>rr(e,t))}
  </div>`,mr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(u())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${st(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:ct}
      ${t.isLate||t.state==="refused"?hr(e,t):ct}
    </div>
  </div>`,Ps=(e,t,i)=>t.entry?mr(e,t.entry):pr(e,t,i),ur=(e,t,i)=>w`
  <li>
    ${Ps(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Ps(e,s,i)}</li>`)}
      </ul>`:ct}
  </li>`;function dr(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${$t(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>ur(e,o,t))}</ul>
    ${$t(e.list)}`:R(1)}var Is=(e,t)=>w`
  ${dr(e,t)}
  ${qs(e.composer)}`;import{html as K,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as Kt,nothing as Ce}from"../lib/lit-html/lit-html.js";var lt={scale:1,x:0,y:0},fr=5,[gr,wr]=[60,90],Fe=(e,t,i)=>Math.max(e,Math.min(i,t));function Ne(e,t,i){let s=Fe(1,t,fr),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Vt(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Fe(-s,e.x,s),y:Fe(-n,e.y,n)}}function Fs({x:e,y:t}){return t>wr&&t>Math.abs(e)?"close":Math.abs(e)<gr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ns(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var $r=2.5,[yr,Cs]=[300,24],Bs=180,zs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=class{#t=lt;#e=lt;#s=null;#i=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#i.clear(),this.#h(lt),i&&!zs()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Bs,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let i=this.#c(),s={x:i.x-this.#s.x,y:i.y-this.#s.y};if(this.#i.size>1){let{x:o,y:a,scale:c}=Ne(this.#e,this.#e.scale*i.apart/this.#s.apart,this.#s);return this.#h({scale:c,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#h(this.#t.scale>1?Vt(n,this.#p()):n)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let i=this.#c(),s=this.#i.size===1,n={x:i.x-this.#s.x,y:i.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#a();if(!s||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Cs)return this.#l(i,t.timeStamp);let o=this.#t.scale>1?"":Fs(n);if(o)return this.#o[o]();this.#u()};#l(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>yr||Math.hypot(t.x-s.x,t.y-s.y)>Cs)return this.#u();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?lt:Vt(Ne(lt,$r,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#s=this.#c()}#c(){let[t,i=t]=this.#i.values();return Ns(t,i)}#m({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#h(Vt(this.#t,this.#p()),!0)}#h(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!zs()?`transform ${Bs}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Zt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Rs(e,t){let i=e.media.length,s=t,n=!0,o=null,a=new Map;Ct((c,l)=>{let p=h=>{s=(s+h+i)%i,n=!1,l(),o.show(document.querySelector("dialog .stage"),i>1?h:0)};return o??=new Ht({next:()=>p(1),previous:()=>p(-1),close:()=>c()}),br(e,{at:s,plays:n,films:a},o,p,c)},{label:e.title,kind:"full"})}function br(e,{at:t,plays:i,films:s},n,o,a){let c=e.media.length,l=e.media[t];return Kt`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ce}</span>
        ${Q(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${l.type==="video"?kr(l,i,s):xr(l,Zt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Kt`<p class="said" dir="auto">${l.caption}</p>`:Ce}
        ${c>1?Or(o):Ce}
      </div>
    </div>`}var vr=e=>`min(100vw, calc(100vh * ${bt(e).toFixed(3)}))`,xr=(e,t)=>At(e,{alt:t,eager:!0,sizes:vr(e),blur:!1});function kr(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var Or=e=>Kt`
  <div class="row steps">
    ${As("previous","back",()=>e(-1))}
    ${As("next","next",()=>e(1))}
  </div>`,As=(e,t,i)=>Kt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${d(t)}</button>`;var ze=5,Lr={tall:4/5,square:1,wide:3/2};function Sr(e){let t=bt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Tr(e,t){let i=Math.max(1,bt(t)/Lr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var Mr=(e,t)=>K`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function Er(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-ze;return K`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Rs(e,i)}>
        ${o?Mr(t,Zt(e,i)):At(t,{alt:Zt(e,i),eager:i===0,sizes:Tr(s,t)})}
        ${t.caption?K`<span class="said" dir="auto">${t.caption}</span>`:Be}
        ${i===ze-1&&c>0?K`<span class="beyond" data-count="+${E(c)}"></span>`:Be}
      </button>
    </li>`}var qr=(e,t)=>K`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>K`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Pr({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function js(e,t=0,i=()=>{}){let s=e.media.length,n=Sr(e.media[0]);return K`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,ze)}" aria-label=${r("find.pictures")} @scroll=${o=>Pr(o,t,i)}>
        ${e.media.map((o,a)=>Er(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?qr(Math.min(t,s-1),s):Be}
    </div>`}import{html as _t,nothing as Re}from"../lib/lit-html/lit-html.js";var[Ir,Fr]=[12,15],Ws=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Nr=({id:e,exact:t,location:i,locationId:s})=>{let n=t??i,o=Math.min(i.area&&!t?Ir:Fr,nt(y(n)));return`/?at=${Ws(n).join(",")},${o}&${t?`find=${e}`:`place=${s}`}`};function Us(e){let{find:t,distance:i}=e;return _t`
    <div class="spot">
    <a class="where" href=${Nr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??X(t.location)}</span>
        ${t.location.area?_t`<br><span class="soft">${mi(t,e.isOwn())}</span>`:Re}
        ${i===null?Re:_t`<br><span class="soft">${r("find.away",{distance:Mt(i)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${zr(e)}
    </div>`}var Ae=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Cr(e){let[t,i]=Ws(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Ae("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Ae("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Ae("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${i}`)}]}var Br=()=>_t`${d("way")} <span>${r("way.title")}</span>`,zr=e=>e.find.location.area&&!e.find.exact?Re:Bt(r("way.title"),Cr(e),{id:"ways",face:Br()});var Ar=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Pt(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Rr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${yt(e)} ${W(e)}
  </a>`,jr=e=>M`
  <p class="marks">
    ${e.category?Rr(e.category):Z}
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:Xi(e)}
  </p>`,Ds=e=>e.find.media.length?js(e.find,e.photo,e.showPhoto):Z,Vs=(e,t=Z)=>M`
  <div class="card">
    <div class="row between">
      ${Ar(e.find)}
      ${Gi(e)}
    </div>
    ${e.find.description?st(e.find.description):Z}
    ${jr(e.find)}
    ${t}
  </div>`,Wr=e=>M`
  ${zt(r("report.findHidden"),e.find.hidden)}
  ${Ds(e)}
  ${Vs(e)}`,Ur=e=>e.find.hidden?Wr(e):M`
  ${Ds(e)}
  ${Us(e)}
  ${Vs(e,Yi(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Is(e.comments,e.isOwn())}
  </section>`;function Dr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,Ur(e)]:[r("find.title"),R(3)]}function Vr(e){let[t,i]=Dr(e);return M`${Pi(t,Z,"/")}${i}`}async function Hr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function kt(e){let t=new Dt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Hr(t,s),view:()=>Vr(t)}}import{html as Ot,nothing as zo,render as pn}from"../lib/lit-html/lit-html.js";var[Kr,Zr,_r]=[4,2,2],Jr=20,[Yr,Gr]=[50,3],Xr=e=>tt().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),Qr=e=>({kind:"find",value:e.id,name:e.title,address:hi(e,e.location)?"":X(e.location),point:y(e.location)}),to=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function eo(e,t){let i=s=>{let n=[s.username,$(s)].map(A),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Zr)}var Hs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Kr}),a=f("/api/users",{q:t,limit:Jr}),[c,l]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<_r?[]:b(a,{signal:i}).catch(()=>[])]);return[...eo(l,t).map(to),...c.map(Qr),...Xr(t)]},Ks=e=>(t,i)=>{let s=n=>e(n.point)<=Yr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Gr)]};var io=9,so={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Jt=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=io&&!this.#e.near))return this.#i([],!1);try{let[o,a]=await ai(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#i(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#i(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=so[i],o=this.items.map(c=>no(c,s)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},no=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Yt={q:"",categories:[],near:null,mine:!0,friends:!0},je=["active","distance","likes"],ro=e=>(e??"").split(",").filter(Boolean),pt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:ro(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:et(t.get("near")),radius:Number(t.get("radius"))||5,order:je.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var oo="-180,-90,180,90",Zs=2e4,[_s,Js,ao]=[20,500,3],Ys=3,Gt=class{nearest=null;#t;#e;#s;#i;#n=_s;#r=!1;#o=Ys;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#i=n;let o=()=>this.#l(n()),a=()=>({findsLimit:ao,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#l({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||oo;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,l]=n.split(",").map(Number),p=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Zs,Math.max(.1,p)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#i().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Ys,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#n&&this.#n<Js}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Js,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=_s,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Zs,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ht=class{isOpen=!1;#t;#e;#s;#i=new Set;#n={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#i.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let s=i?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#n}hold(t){this.#i.add(t)}release(t){this.#i.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var We=100,co=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#i=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#i,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:We}),"place"]:[f("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#i)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#i&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>co?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>f("/api/finds",{...this.#e(),...i,locationId:t.id,limit:We});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>We?this.#r(t):"";return Object.assign(z({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var lo="-180,-90,180,90",po=120,ho=1e3,[mo,Gs]=[13,15],Xt=class{map=null;failed=!1;note=null;#t;#e=null;#s;#i;#n;#r="";#o=0;#l=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new pt(t.query),this.#n=et(t.query.get("at"))??zi(),this.#i={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#i,...this.#n},this.exact=new Jt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ns(t,s),this.offer=new ht(tt(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new rs(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,s),this.places=new Gt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#n||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(lo,this.view.zoom).catch(l=>l);await Promise.race([s,H(ho)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#m(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#u(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#i.zoom&&await this.#d()}catch(i){this.groups.report(i)}finally{this.#l=!1}}}#p(t){this.view=et(O(t)),this.#r=Ai(this.#e.size(),this.view)}#u(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,po))}#h(t,i=this.filters){let s=this.#n||this.map?O(this.view):"";return f("/",{...i.query(),at:s,...t})}#d(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Xe.set(O(this.view)),this.offer.release("touch"),this.#d());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let i=et(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new pt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Gs,nt(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new pt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(mo,nt(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await we({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await we({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Gs,nt(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Qt=class{#t;#e;#s=null;#i=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#i||(this.#i=!0,this.#s=await Ft())};away=t=>this.#n(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,i){return t&&i?B(t,i):void 0}};import{html as uo,nothing as fo}from"../lib/lit-html/lit-html.js";var te=class{screen=null;#t;#e;#s="";#i=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#i.abort(),this.#i=new AbortController;let{signal:i}=this.#i;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=kt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?uo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:fo}};import{html as F,nothing as I}from"../lib/lit-html/lit-html.js";var go=[1,5,20,50,200],wo=200,{near:xp,...$o}=Yt,Xs=(e,t)=>e.filter(i=>i!==t),yo=(e,t)=>e.includes(t)?Xs(e,t):[...e,t],bo=e=>[...new Set([...go.map(ni),e])].sort((t,i)=>t-i),vo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${bo(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${ri(t)}</option>`)}
    </select>
  </label>`,ee=(e,t,i=I)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${d("close")}
  </button>`;function xo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return F`
    ${t?ee(`“${t}”`,()=>e.change({q:""}),d("search")):I}
    ${i.map(o=>ee(W(o),()=>e.change({categories:Xs(i,o)}),yt(o)))}
    ${s?I:ee(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:ee(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Qs=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},tn=({category:e,count:t},i,s=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${s===null?I:String(s)} @click=${i}>${yt(e)} ${W(e)}</button>`;function en(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return F`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>s({category:c})):I}`}function sn(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=Qs(t),c=p=>tn(p,()=>e.change({categories:[...o,p.category]})),l=p=>{a(p),i.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${ge(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?vo(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ko(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:I}
      </button>
      ${xo(e)}
      ${en(i,t,p=>!o.includes(p),c)}
    </div>`}async function ko(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(h=>!Bi(h)&&h!=="other"),c=null,p=await Ct((h,ae)=>(c||e.groups.count().then(ae),c??=new ht([...tt(),"other",...a],ae,i),Lo(e.groups,c,o,h,ae)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Oo=(e,t,i)=>ge(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Lo(e,t,i,s,n){let o=Qs(t),a=h=>{Object.assign(i,h),n()},c=({category:h})=>a({categories:yo(i.categories,h)}),l=h=>tn(h,()=>c(h),i.categories.includes(h.category)),p=h=>{h.preventDefault(),s({...i,q:h.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${Q(s)}</div>
    <form @submit=${p}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${wo} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${en(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(h=>Oo(i,h,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s($o)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as rn}from"../lib/lit-html/lit-html.js";var mt=["peek","half","full"],So=6,To=.5,ie=class{#t;#e=null;constructor(t){this.#t=t,this.stop=mt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(mt[Math.max(0,Math.min(mt.length-1,mt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#s(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))i.removeEventListener(c,l);s.end()};for(let[c,l]of Object.entries(o))i.addEventListener(c,l)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=s.clientY-a,p=this.stop==="full"?l>0&&i.scrollTop<=0:l<0||i.scrollTop<=0,h=t.cancelable&&p&&Math.abs(l)>Math.abs(s.clientX-o);this.#e.drag??=h?this.#s(i,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)):this.#e=null}}#s(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(p,h)=>{c={y:p,at:h,speed:(c.y-p)/Math.max(1,h-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<So)return;if(Math.abs(c.speed)>To)return this.by(Math.sign(c.speed));let p=o.map(h=>Math.abs(h-l()));this.to(mt[p.indexOf(Math.min(...p))])}}}#i(t){return mt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},nn=(e,t,i,s,n)=>rn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,on=(e,t,i)=>rn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${nn(e,1,"map.more","up",e.stop==="full")}
          ${nn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Mo=6,Eo=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Yt)}>${r("map.clear")}</button>`,qo=e=>N`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>Mo?O(e.view):""})}>
    ${d("plus")} ${r("nav.plus")}
  </a>`,Po=e=>It(r("map.noneNear"),r("map.nearestIs",{distance:Mt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Io(e){return e.places.nearest?Po(e):e.filters.count||e.filters.near?It(r("map.noneFiltered"),r("map.noneFilteredText"),Eo(e)):It(r("map.none"),r("map.noneText"),qo(e),"pin")}function Fo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?ii(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var No=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${je.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Co(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?Io(e):N`
    ${s.shown.map(n=>be(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${$t({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Ue}`:R(4)}var an=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Q(t.close)}`,Bo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function cn(e,t,i){let{place:s,group:n}=e.panel,o=s?an(X(s),e):n?an(Bo(n),e):N`<h2 class="grow">${Fo(e)}</h2>`,c=s?Qi(e.panel):n?n.map(p=>be(p,h=>e.enter(h))):[e.note?.()??Ue,Co(e)],l=p=>t.touch(p);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${on(t,o,e.panel.isOpen?Ue:No(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${l} @touchmove=${l} @touchend=${l} @touchcancel=${l}>${c}</div>
    </section>`}var ln=5e3,Ao=4,hn=matchMedia("(min-width: 1180px)");function Ro(e,t){let i=f("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return pn(Ot`<a class="button" href=${i} @click=${s}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function jo(e){let t=document.createElement("div");return pn(Ot`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var Wo=(e,t,i)=>({held:s=>Ro(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>ss(document.getElementById("map"),{...s,control:jo(i)}),prefetch:()=>es(),painted:Ci,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Uo(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):mn(e,t,s)}var mn=(e,t,i)=>hn.matches?e.openFind(i):t.go(`/finds/${i}`),un=e=>e.view.zoom>Ao?e.view:null,Do=(e,t,i)=>Ot`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${un(e)} .also=${Hs(e)}
      .order=${Ks(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>Uo(e,t,s.detail)}></place-search>
    ${sn(e)}
  </div>`,Vo=e=>Ot`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):zo}
  </div>`;function Ho(e,t){let i=e.target.closest("a.find");!i||!hn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Ko(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Zo=(e,t,i,s,n)=>Ot`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Ko(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Vo(e)}
    ${Do(e,t,n)}
    ${cn(e,i,o=>Ho(o,e))}
    ${s.view()}
  </div>`;async function _o(e,t){if(Qe.get())return dt("introduce",e,t);Ge.get()!==u().id&&(await Promise.race([navigator.serviceWorker?.ready??H(ln),H(ln)]),t.signal.aborted||await dt("showSteps",e,t))}async function Jo(e,t,i){await Promise.resolve(),_o(e,t).catch(()=>{}),await e.start(Wo(t,i,e)),performance.mark("finds:map")}var Yo=e=>new RegExp(`^${G}$`).test(e);function De(e){for(let o of["place","find"])Yo(e.query.get(o))||e.query.delete(o);let t=new Xt(e,o=>mn(t,e,o)),i=new ie(e),s=new te(e,o=>t.markers.choose(o)),n=new Qt(()=>t.filters.near,()=>un(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Jo(t,e,i),view:()=>Zo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as L,nothing as ut}from"../lib/lit-html/lit-html.js";var se=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=gt(t.query.get("next")),this.form=new Wi({send:i=>this.#i("login",i),update:t.update}),this.form.refusal=wi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return as()}async#i(t,i){await gi();let s=await Et(`/api/auth/${t}`,{...i,cookie:!0});yi(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ps()}async#r(){if(!S().passwordLogin||qt()||!await cs()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ls);let t=await ve("conditional").catch(()=>null);t&&await this.#o(()=>this.#i("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ve();t&&await this.#i("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Go=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${ye(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${ye(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Vi(e,r("signin.action"))}
  </form>`,Xo=e=>L`
  ${S().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:ut}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Qo=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,ta=e=>ke(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${$e(e.form)}
  ${Oe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function ea(e,t){let{passwordLogin:i,registration:s}=S();return qt()?L`${ta(e)}${xe(t)}`:L`
    ${ke(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ut}
      ${us()}
      ${$e(e.form)}
      ${i?Go(e):ut}
      ${e.hasPasskeys?Xo(e):ut}
      ${Oe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ut:Qo(s)}</p>`)}
    ${ds()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${xe(t)}`}var ia=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function sa(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?ia(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ut}
    </section>`}function Ve(e){let t=hs(location.hash);if(t){let s=new ms(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>sa(s)}}let i=new se(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ea(i,e.update)}}var dn={find:kt,map:De,missing:os,signin:Ve};async function He(e){if(dn[e])return dn[e];let[t]=await Promise.all([import("./more.js"),ts(),ei()]);return t[e]}var Je=1e3,na=6e4,_=null,oe="",Tt="",Ze="",re=!1,St=Je,Ye=0;function gn(){let e=()=>{if(document.hidden||!m.get("user"))return _e();Lt(),wt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",_e),addEventListener("pageshow",t=>{t.persisted&&e()}),m.subscribe("user",t=>{t?.id!==oe&&fn(),t&&Lt()}),m.subscribe("openFind",t=>{t&&t!==Tt&&fn(),t&&Lt()}),m.get("user")&&Lt()}function ra(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Lt=()=>ra(oa);function oa(){let e=m.get("user");if(!e||_||document.hidden)return;clearTimeout(Ye),Tt=Ze===m.get("openFind")?"":m.get("openFind");let t=Tt,i=new EventSource(f("/api/notifications/stream",{find:t}));_=i,oe=e.id,i.addEventListener("open",()=>{re&&wt(),re=!0,St=Je,Ze="",t&&m.set("live",{findId:t})}),i.addEventListener("error",()=>{i===_&&i.readyState===EventSource.CLOSED&&aa()}),i.addEventListener("comment",s=>m.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>m.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>ca(JSON.parse(s.data))),i.addEventListener("reset",wt)}function aa(){let e=Tt;_=null,re=!0,wt().then(t=>{t&&(Ze=e)}),Ye=setTimeout(Lt,St),St=Math.min(2*St,na)}var ne=0,Ke=null;function ca(e){fi(1),m.set("notification",e),la(e)}function la(e){let t=di(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ne=Ke&&m.get("message")===Ke?ne+1:1,ne===1?g(ui(e),t):g(r("note.several",{n:ne}),"/notifications"),Ke=m.get("message"))}function fn(){re=!!_&&oe===m.get("user")?.id,_e(),St=Je}function _e(){clearTimeout(Ye),_?.close(),_=null,oe=Tt=""}async function wn(){try{await(await caches.open("words")).put("/words",Response.json({title:J(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ce.href)?e:null});new Worker(new URL("bundle/formats.js",ce),{type:"module"});is();fs();var pa=JSON.parse(document.getElementById("boot").textContent);await ti();await j();$i(pa);oi(He);Os(ws,He);await j();gn();function $n(){vi(),"serviceWorker"in navigator&&wn()}document.readyState==="complete"?$n():addEventListener("load",$n,{once:!0});

import{$ as V,$a as Ss,$b as $e,Aa as $s,Ab as W,Ac as Ys,Ba as ys,Bc as Gs,C as ns,Cb as et,D as rs,Db as zs,Ea as bs,Eb as O,F as Mt,Fb as y,Fc as bt,Gb as As,Gc as At,Hc as Xs,I as m,Ib as B,J as g,Jb as we,K as os,Kb as Ft,L as dt,Lb as z,Ma as vs,Mb as Rs,Mc as be,N as b,Nb as st,Nc as Qs,O as Et,Oa as xs,Ob as Nt,P as ft,Qa as le,R as Y,Ra as ks,Sc as nt,T as as,Ua as pe,Uc as ti,V as f,Va as he,Vc as ei,Wa as me,Wb as js,X as G,Xa as Os,Y as gt,Ya as ue,Yb as Ws,Yc as si,Z as cs,Za as Ls,Zb as Us,_ as ls,_a as de,_b as yt,_c as ii,a as ce,aa as ps,ab as fe,ac as Ds,b as S,bb as Ts,bc as ye,bd as ni,c as J,cb as Ms,cc as Vs,cd as ri,db as Es,ea as $,eb as qs,ec as Ct,f as Ge,fa as X,fb as Ps,fc as Hs,ga as hs,gb as Is,gc as Ks,h as Xe,ha as ms,hb as Fs,hc as Bt,hd as oi,i as Qe,ia as us,ib as d,ic as Zs,id as ai,jb as C,jd as ci,kb as Pt,kd as li,lb as Ns,ld as pi,ma as ds,nb as It,nd as ve,o as ts,oa as fs,ob as k,p as es,pa as wt,pb as R,pc as _s,pd as hi,qb as ge,qd as mi,r,rb as $t,rd as xe,s as ss,sb as Q,sc as Js,sd as ke,t as T,tb as x,tc as zt,td as ui,u as is,ua as gs,ub as j,uc as it,ud as di,v as A,va as u,vb as Cs,wb as H,wd as Oe,x as E,ya as ws,yb as tt,za as qt,zb as Bs}from"./shared.js";function fi(){addEventListener("beforeinstallprompt",e=>m.set("installPrompt",e)),addEventListener("appinstalled",()=>m.set("installPrompt",null))}var yn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],gi={screen:"missing",open:!0,params:{}},bn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function wi(e){if(bn(e))return gi;for(let[t,s,i=!1]of yn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${cs})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return gi}import{render as Tn,nothing as Mn}from"../lib/lit-html/lit-html.js";import{html as q,nothing as rt}from"../lib/lit-html/lit-html.js";var vn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function xn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function kn([e,t],s){let i=t==="bell"?m.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${xn(e,s)?"page":rt}>
      <span class="face">
        ${t==="me"?C(u(),28):d(t)}
        ${i?q`<span class="count" aria-hidden="true">${i>99?"99+":E(i)}</span>`:rt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?q`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:rt}
      </span>
    </a>`}function On(){return m.get("online")?m.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:rt:q`<p class="offline" role="status">${r("app.offline")}</p>`}var Ln=e=>m.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:m.get("outbox").length})}</a></p>`:rt,Sn=(e=S().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,$i=(e,{path:t,wide:s,broad:i})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Sn()} <span dir="auto">${J()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${vn.map(n=>kn(n,t))}</nav>`:rt}
  </header>
  <div class="notes-above">
    ${On()}
    ${Ln(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Ps}`;var En=2e3,yi=null,bi=null,P=null,v=null,Le=!1,ot=0;function vi(){Le||(Le=!0,queueMicrotask(()=>{Le=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=[e,J()].filter(Boolean).join(" · ");let t=P?P.view():Mn;Tn($i(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function qn(e,{replace:t=!1}={}){return de(),t?me(e):he(e),Se({fresh:!0})}function Pn(){Is();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Ts(v.lists,v.user),v.stop.abort(),P.close?.())}function In(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Es(i),a=[],c=()=>t===ot;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:vi,go:V,lists:a,user:i,rename:l=>{c()&&Os(l)},push:l=>c()?Fn(l):null,leave:()=>qs()??V("/",{replace:!0}),kept:ue(),keep:l=>{c()&&Ls(l)},restore:l=>{let p=n[a.push(l)-1];return p&&{...p,isStale:o}}}}function Fn(e){return de(),he(e),xi()}function xi(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(pe(),v.query=new URLSearchParams(location.search),v.kept=ue(),Promise.resolve(P.moved(v.query)))}async function Nn(){if(ps())return;let e=ot,t=xi();if(!t)return Se();await t,e===ot&&fe()}async function Cn(e){try{return await bi(e)}catch(t){return t instanceof TypeError||console.error(t),ki}}function Bn(e,t){try{return e(t)}catch(s){return console.error(s),ki()}}var ki=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Se({fresh:e=!1,first:t=!1}={}){let s=++ot;Pn();let{screen:i,open:n,params:o}=yi(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(gt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await j());let a=await Cn(i);s===ot&&(pe(),v=In(o,s),P=Bn(a,v),Rt(),e&&scrollTo(0,0),t||await zn(e,s))}async function zn(e,t){if(e||await Promise.race([P.ready,H(En)]),t!==ot)return;Rt(),((e?null:Ss())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||fe()}function An(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Rn(e){let t=An(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function Oi(e,t){[yi,bi]=[e,t],ls(qn),history.scrollRestoration="manual";let s=u()?.id;return m.subscribe("user",i=>{i?.id!==s&&Ms(),s=i?.id}),m.subscribe("*",vi),m.subscribe("message",Fs),document.body.replaceChildren(),addEventListener("click",Rn),addEventListener("popstate",Nn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&V(gt(i.data.path))}),location.pathname.startsWith("/api/")&&me(u()?"/settings":"/sign-in"),Se({first:!0})}import{html as M,nothing as Z}from"../lib/lit-html/lit-html.js";var jn=160,Wn=2,Li=6,Si=e=>[e.username,A(e.displayName??"")];function Un(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=Un(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#i??=Dn().then(n=>this.#a(n)),i.name.length>=Wn&&(this.#o=setTimeout(()=>this.#l(i),jn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await b(f("/api/users",{q:t.name,limit:Li+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let s=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));s.delete(u()?.id);let i=o=>!Si(o).some(a=>a.startsWith(t));return[...s.values()].filter(o=>Si(o).some(a=>a.includes(t))).sort((o,a)=>i(o)-i(a)).slice(0,Li)}};async function Dn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Te(e){let t=S().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Me=e=>e.errors?.length?is(e.errors[0]):T(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#s=i,this.mentions=new jt(t,n),this.#i=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return js(this.text,S().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Te(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:bs()});try{await xs({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Me(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ti(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Mi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ei(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var Vn=20,Hn=20,vt=e=>Nt(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#i=s,this.#e=`${s}/comments`,this.#s=i,this.#n=n,this.composer=new Wt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===s&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",m.subscribe(a,c))}#r(t){this.#m([t]);let s=this.#n()?.user;s&&s.id!==u()?.id&&dt("offerPush",$(s)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return m.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#i&&!t.has(s.id))}get threads(){return Ti(Mi(this.list.items),this.waiting)}retry(t){return ks(t.id)}async takeBack(t){this.composer.takeBack(t),await le(t.id)}discard(t){return le(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:s}){this.list.items&&(s?this.#p(s):t?this.list.items.some(i=>i.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let s=await b(f(this.#e,{order:"desc",limit:Vn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#c(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-i))}#a(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#c(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#m(t){let s=this.#c(t);this.list.items=[...this.list.items??[],...s],this.#s(s.length)}#p(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ei(this.list.items,t),this.#s(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<Hn;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:vt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,vt(this.editing).set(t)}cancel(){vt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Te(t.text),!t.error)try{let s=await ft(`${this.#e}/${t.id}`,{content:t.text});this.#a(s),vt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Me(s)}return this.#t.update(),!t.error}async remove(t){try{await Y(`${this.#e}/${t.id}`)}catch(s){return g(T(s)),!1}return vt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Us(t.params.id,()=>this.find,t),this.comments=new Ut(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=Rs(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||m.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{m.get("openFind")===t.params.id&&m.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await Ft();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await st(t?ft(n,{state:t}):Y(n))||(s.saved=i),this.#t.update()}async dismiss(){await st(ft(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await st(Y(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let s=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&g(T(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await st(Y(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await st(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(s){s.name!=="AbortError"&&g(t)}}};import{html as w,nothing as ct}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as at}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Pe(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Kn(e,t){t.write(e.target.value),Ee(e,t),Pe(e.target)}var Ee=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function qe(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Pe(U())}var Zn=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>qe(t[s],e),Tab:()=>qe(t[s],e),Escape:()=>e.mentions.close()});function _n(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let p=(t.mentions.items.length&&!a&&!c?Zn(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);p&&(e.preventDefault(),p())}async function Jn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Pe(U())}function Yn(e){e.stopReply(),x("comment")}var Gn=e=>xt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Yn(e)}>${d("close")}</button>
  </p>`,Xn=(e,t,s)=>xt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>qe(e,s)}>
    ${C(e,28)} <span>${Zs(e)}</span>
  </li>`,Qn=(e,{items:t}=e.mentions)=>xt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>Xn(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,tr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),qi=e=>xt`
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
    ${Ds(e.left)}
    ${e.error?xt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:at}
  </form>`;function er(e,t){e.edit(t),x("edited")}async function sr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&x(`menu-${s}`)}function ir(e,t){e.composer.reply(t),x("comment")}async function nr(e,t){await e.takeBack(t),await x("comment")}async function rr(e,t){await Ks()&&(await e.discard(t),await x("comments"))}async function or(e,t){await Hs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var ar=e=>w`
  <form novalidate @submit=${t=>sr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ct}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:ct}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function cr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>er(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>or(e,t)}]:[],...i?[]:[Js({commentId:t.id}),_s(t.user,()=>e.load())]]}var lr=(e,t)=>t.hidden?w`
  ${it(t.content)}
  ${zt(r("report.commentHidden"),t.hidden)}`:w`
  ${it(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>ir(e,t)}>
    ${r("comment.reply")}
  </button>`,pr=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Pt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?ar(e):lr(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:$(t.user)}),cr(e,t,s),{id:`menu-${t.id}`})}
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
      ${it(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:ct}
      ${t.isLate||t.state==="refused"?hr(e,t):ct}
    </div>
  </div>`,Pi=(e,t,s)=>t.entry?mr(e,t.entry):pr(e,t,s),ur=(e,t,s)=>w`
  <li>
    ${Pi(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>w`<li>${Pi(e,i,s)}</li>`)}
      </ul>`:ct}
  </li>`;function dr(e,t){let{items:s,problem:i,load:n}=e.list;return i?k(i,n):s?!s.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${$t(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>ur(e,o,t))}</ul>
    ${$t(e.list)}`:R(1)}var Ii=(e,t)=>w`
  ${dr(e,t)}
  ${qi(e.composer)}`;import{html as K,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as Kt,nothing as Ce}from"../lib/lit-html/lit-html.js";var lt={scale:1,x:0,y:0},fr=5,[gr,wr]=[60,90],Fe=(e,t,s)=>Math.max(e,Math.min(s,t));function Ne(e,t,s){let i=Fe(1,t,fr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Vt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Fe(-i,e.x,i),y:Fe(-n,e.y,n)}}function Fi({x:e,y:t}){return t>wr&&t>Math.abs(e)?"close":Math.abs(e)<gr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ni(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var $r=2.5,[yr,Ci]=[300,24],Bi=180,zi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=class{#t=lt;#e=lt;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#s.clear(),this.#h(lt),s&&!zi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Bi,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let s=this.#c(),i={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ne(this.#e,this.#e.scale*s.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#h(this.#t.scale>1?Vt(n,this.#p()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let s=this.#c(),i=this.#s.size===1,n={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!i||t.type==="pointercancel")return this.#u();if(Math.hypot(n.x,n.y)<Ci)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Fi(n);if(o)return this.#o[o]();this.#u()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>yr||Math.hypot(t.x-i.x,t.y-i.y)>Ci)return this.#u();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?lt:Vt(Ne(lt,$r,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,s=t]=this.#s.values();return Ni(t,s)}#m({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#u(){this.#h(Vt(this.#t,this.#p()),!0)}#h(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!zi()?`transform ${Bi}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Zt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ri(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ct((c,l)=>{let p=h=>{i=(i+h+s)%s,n=!1,l(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Ht({next:()=>p(1),previous:()=>p(-1),close:()=>c()}),br(e,{at:i,plays:n,films:a},o,p,c)},{label:e.title,kind:"full"})}function br(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,l=e.media[t];return Kt`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ce}</span>
        ${Q(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${l.type==="video"?kr(l,s,i):xr(l,Zt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Kt`<p class="said" dir="auto">${l.caption}</p>`:Ce}
        ${c>1?Or(o):Ce}
      </div>
    </div>`}var vr=e=>`min(100vw, calc(100vh * ${bt(e).toFixed(3)}))`,xr=(e,t)=>At(e,{alt:t,eager:!0,sizes:vr(e),blur:!1});function kr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Or=e=>Kt`
  <div class="row steps">
    ${Ai("previous","back",()=>e(-1))}
    ${Ai("next","next",()=>e(1))}
  </div>`,Ai=(e,t,s)=>Kt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${d(t)}</button>`;var ze=5,Lr={tall:4/5,square:1,wide:3/2};function Sr(e){let t=bt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Tr(e,t){let s=Math.max(1,bt(t)/Lr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Mr=(e,t)=>K`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function Er(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-ze;return K`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ri(e,s)}>
        ${o?Mr(t,Zt(e,s)):At(t,{alt:Zt(e,s),eager:s===0,sizes:Tr(i,t)})}
        ${t.caption?K`<span class="said" dir="auto">${t.caption}</span>`:Be}
        ${s===ze-1&&c>0?K`<span class="beyond" data-count="+${E(c)}"></span>`:Be}
      </button>
    </li>`}var qr=(e,t)=>K`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>K`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Pr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function ji(e,t=0,s=()=>{}){let i=e.media.length,n=Sr(e.media[0]);return K`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,ze)}" aria-label=${r("find.pictures")} @scroll=${o=>Pr(o,t,s)}>
        ${e.media.map((o,a)=>Er(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?qr(Math.min(t,i-1),i):Be}
    </div>`}import{html as _t,nothing as Re}from"../lib/lit-html/lit-html.js";var[Ir,Fr]=[12,15],Wi=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Nr=({id:e,exact:t,location:s,locationId:i})=>{let n=t??s,o=Math.min(s.area&&!t?Ir:Fr,nt(y(n)));return`/?at=${Wi(n).join(",")},${o}&${t?`find=${e}`:`place=${i}`}`};function Ui(e){let{find:t,distance:s}=e;return _t`
    <div class="spot">
    <a class="where" href=${Nr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??X(t.location)}</span>
        ${t.location.area?_t`<br><span class="soft">${ms(t,e.isOwn())}</span>`:Re}
        ${s===null?Re:_t`<br><span class="soft">${r("find.away",{distance:Mt(s)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${zr(e)}
    </div>`}var Ae=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Cr(e){let[t,s]=Wi(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${s}?q=${t},${s}`}]:[],Ae("Apple Maps",`https://maps.apple.com/?daddr=${t},${s}`),Ae("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${s}`),Ae("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${s}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${s}`)}]}var Br=()=>_t`${d("way")} <span>${r("way.title")}</span>`,zr=e=>e.find.location.area&&!e.find.exact?Re:Bt(r("way.title"),Cr(e),{id:"ways",face:Br()});var Ar=e=>M`
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
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:Xs(e)}
  </p>`,Di=e=>e.find.media.length?ji(e.find,e.photo,e.showPhoto):Z,Vi=(e,t=Z)=>M`
  <div class="card">
    <div class="row between">
      ${Ar(e.find)}
      ${Gs(e)}
    </div>
    ${e.find.description?it(e.find.description):Z}
    ${jr(e.find)}
    ${t}
  </div>`,Wr=e=>M`
  ${zt(r("report.findHidden"),e.find.hidden)}
  ${Di(e)}
  ${Vi(e)}`,Ur=e=>e.find.hidden?Wr(e):M`
  ${Di(e)}
  ${Ui(e)}
  ${Vi(e,Ys(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Ii(e.comments,e.isOwn())}
  </section>`;function Dr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,Ur(e)]:[r("find.title"),R(3)]}function Vr(e){let[t,s]=Dr(e);return M`${Ns(t,Z,"/")}${s}`}async function Hr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function kt(e){let t=new Dt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Hr(t,i),view:()=>Vr(t)}}import{html as Ot,nothing as zo,render as pn}from"../lib/lit-html/lit-html.js";var[Kr,Zr,_r]=[4,2,2],Jr=20,[Yr,Gr]=[50,3],Xr=e=>tt().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),Qr=e=>({kind:"find",value:e.id,name:e.title,address:hs(e,e.location)?"":X(e.location),point:y(e.location)}),to=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function eo(e,t){let s=i=>{let n=[i.username,$(i)].map(A),o=i.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((i,n)=>s(n)-s(i)).slice(0,Zr)}var Hi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Kr}),a=f("/api/users",{q:t,limit:Jr}),[c,l]=await Promise.all([b(o,{signal:s}).catch(()=>[]),[...t].length<_r?[]:b(a,{signal:s}).catch(()=>[])]);return[...eo(l,t).map(to),...c.map(Qr),...Xr(t)]},Ki=e=>(t,s)=>{let i=n=>e(n.point)<=Yr;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,Gr)]};var so=9,io={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Jt=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#i;if(!(!!t&&s>=so&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await as(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=io[s],o=this.items.map(c=>no(c,i)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},no=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Yt={q:"",categories:[],near:null,mine:!0,friends:!0},je=["active","distance","likes"],ro=e=>(e??"").split(",").filter(Boolean),pt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:ro(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:et(t.get("near")),radius:Number(t.get("radius"))||5,order:je.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var oo="-180,-90,180,90",Zi=2e4,[_i,Ji,ao]=[20,500,3],Yi=3,Gt=class{nearest=null;#t;#e;#i;#s;#n=_i;#r=!1;#o=Yi;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#i=i,this.#s=n;let o=()=>this.#l(n()),a=()=>({findsLimit:ao,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||oo;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,l]=n.split(",").map(Number),p=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Zi,Math.max(.1,p)).toFixed(3),order:i}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Yi,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<Ji}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Ji,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=_i,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Zi,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ht=class{isOpen=!1;#t;#e;#i;#s=new Set;#n={shown:[],rest:[]};constructor(t,s,i=[]){[this.#t,this.#e,this.#i]=[t,s,i]}by(t,s=!1){if(this.#s.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let i=s?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#i)??{shown:i,rest:[]},this.#n}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var We=100,co=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#i="";#s=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#s,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:We}),"place"]:[f("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#s)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),i===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:s}=this.place;return t>co?[...new Set(s.map(i=>i.category).filter(Boolean))]:[]}choose(t){let{signal:s,update:i}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:s,update:i},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),i()}#r=(t,s)=>f("/api/finds",{...this.#e(),...s,locationId:t.id,limit:We});#o(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>We?this.#r(t):"";return Object.assign(z({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var lo="-180,-90,180,90",po=120,ho=1e3,[mo,Gi]=[13,15],Xt=class{map=null;failed=!1;note=null;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#i=s,this.filters=new pt(t.query),this.#n=et(t.query.get("at"))??zs(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new Jt(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ni(t,i),this.offer=new ht(tt(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new ri(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,i),this.places=new Gt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#p(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(lo,this.view.zoom).catch(l=>l);await Promise.race([i,H(ho)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#m(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#u(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#d()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#p(t){this.view=et(O(t)),this.#r=As(this.#e.size(),this.view)}#u(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,po))}#h(t,s=this.filters){let i=this.#n||this.map?O(this.view):"";return f("/",{...s.query(),at:i,...t})}#d(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Xe.set(O(this.view)),this.offer.release("touch"),this.#d());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let s=et(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new pt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Gi,nt(y(t))),this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new pt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(mo,nt(t))};if(this.map)return this.map.setView(s);this.#p(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await we({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await we({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:s,radius:i}=this.filters;this.map?.around(s??t,s?i:0,{fit:!!s}),s||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Gi,nt(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Qt=class{#t;#e;#i=null;#s=!1;constructor(t,s){[this.#t,this.#e]=[t,s]}look=async()=>{this.#s||(this.#s=!0,this.#i=await Ft())};away=t=>this.#n(this.#i??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,s){return t&&s?B(t,s):void 0}};import{html as uo,nothing as fo}from"../lib/lit-html/lit-html.js";var te=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:i}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=kt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:s,update:n,go:i,leave:o}),n()}view(){return this.screen?uo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:fo}};import{html as F,nothing as I}from"../lib/lit-html/lit-html.js";var go=[1,5,20,50,200],wo=200,{near:xp,...$o}=Yt,Xi=(e,t)=>e.filter(s=>s!==t),yo=(e,t)=>e.includes(t)?Xi(e,t):[...e,t],bo=e=>[...new Set([...go.map(ns),e])].sort((t,s)=>t-s),vo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${bo(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${rs(t)}</option>`)}
    </select>
  </label>`,ee=(e,t,s=I)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${d("close")}
  </button>`;function xo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return F`
    ${t?ee(`“${t}”`,()=>e.change({q:""}),d("search")):I}
    ${s.map(o=>ee(W(o),()=>e.change({categories:Xi(s,o)}),yt(o)))}
    ${i?I:ee(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:ee(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Qi=e=>({type:t,pointerType:s,target:i,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":s==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&i.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},tn=({category:e,count:t},s,i=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${i===null?I:String(i)} @click=${s}>${yt(e)} ${W(e)}</button>`;function en(e,t,s,i){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(s);return F`
    ${n.filter(c=>s(c.category)).map(i)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>i({category:c})):I}`}function sn(e){let{offer:t,groups:s,filters:{near:i,count:n,categories:o}}=e,a=Qi(t),c=p=>tn(p,()=>e.change({categories:[...o,p.category]})),l=p=>{a(p),s.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${ge(!!i,r("map.near"),()=>e.toggleNear(),"here")}
      ${i?vo(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ko(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:I}
      </button>
      ${xo(e)}
      ${en(s,t,p=>!o.includes(p),c)}
    </div>`}async function ko(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=s.filter(h=>!Bs(h)&&h!=="other"),c=null,p=await Ct((h,ae)=>(c||e.groups.count().then(ae),c??=new ht([...tt(),"other",...a],ae,s),Lo(e.groups,c,o,h,ae)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var Oo=(e,t,s)=>ge(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function Lo(e,t,s,i,n){let o=Qi(t),a=h=>{Object.assign(s,h),n()},c=({category:h})=>a({categories:yo(s.categories,h)}),l=h=>tn(h,()=>c(h),s.categories.includes(h.category)),p=h=>{h.preventDefault(),i({...s,q:h.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${Q(i)}</div>
    <form @submit=${p}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${wo} .value=${s.q}>
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
          ${["mine","friends"].map(h=>Oo(s,h,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i($o)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as rn}from"../lib/lit-html/lit-html.js";var mt=["peek","half","full"],So=6,To=.5,se=class{#t;#e=null;constructor(t){this.#t=t,this.stop=mt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(mt[Math.max(0,Math.min(mt.length-1,mt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget,i=t.button||t.target.closest("button, select, a")?null:this.#i(s,t.clientY,t.timeStamp);if(!i)return;s.setPointerCapture(t.pointerId);let o={pointermove:c=>i.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))s.removeEventListener(c,l);i.end()};for(let[c,l]of Object.entries(o))s.addEventListener(c,l)}touch(t){let s=t.currentTarget,[i,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:i.clientX,y:i.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=i.clientY-a,p=this.stop==="full"?l>0&&s.scrollTop<=0:l<0||s.scrollTop<=0,h=t.cancelable&&p&&Math.abs(l)>Math.abs(i.clientX-o);this.#e.drag??=h?this.#i(s,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(i.clientY,t.timeStamp)):this.#e=null}}#i(t,s,i){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#s(n),a=n.offsetHeight,c={y:s,at:i,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+s-c.y));return n.classList.add("dragged"),{move:(p,h)=>{c={y:p,at:h,speed:(c.y-p)/Math.max(1,h-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-s)<So)return;if(Math.abs(c.speed)>To)return this.by(Math.sign(c.speed));let p=o.map(h=>Math.abs(h-l()));this.to(mt[p.indexOf(Math.min(...p))])}}}#s(t){return mt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},nn=(e,t,s,i,n)=>rn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,on=(e,t,s)=>rn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
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
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Io(e){return e.places.nearest?Po(e):e.filters.count||e.filters.near?It(r("map.noneFiltered"),r("map.noneFilteredText"),Eo(e)):It(r("map.none"),r("map.noneText"),qo(e))}function Fo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?ss(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var No=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${je.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Co(e){let{list:t,groups:s,places:i}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?Io(e):N`
    ${i.shown.map(n=>be(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${$t({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Ue}`:R(4)}var an=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Q(t.close)}`,Bo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function cn(e,t,s){let{place:i,group:n}=e.panel,o=i?an(X(i),e):n?an(Bo(n),e):N`<h2 class="grow">${Fo(e)}</h2>`,c=i?Qs(e.panel):n?n.map(p=>be(p,h=>e.enter(h))):[e.note?.()??Ue,Co(e)],l=p=>t.touch(p);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${on(t,o,e.panel.isOpen?Ue:No(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}
        @touchstart=${l} @touchmove=${l} @touchend=${l} @touchcancel=${l}>${c}</div>
    </section>`}var ln=5e3,Ao=4,hn=matchMedia("(min-width: 1180px)");function Ro(e,t){let s=f("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return pn(Ot`<a class="button" href=${s} @click=${i}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function jo(e){let t=document.createElement("div");return pn(Ot`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var Wo=(e,t,s)=>({held:i=>Ro(e,i),size:()=>{let{clientWidth:i,clientHeight:n}=document.getElementById("map");return{width:i,height:n}},create:i=>ii(document.getElementById("map"),{...i,control:jo(s)}),prefetch:()=>ei(),painted:Cs,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Uo(e,t,{kind:s,value:i}){return s==="place"?e.goTo(y(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):mn(e,t,i)}var mn=(e,t,s)=>hn.matches?e.openFind(s):t.go(`/finds/${s}`),un=e=>e.view.zoom>Ao?e.view:null,Do=(e,t,s)=>Ot`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${un(e)} .also=${Hi(e)}
      .order=${Ki(s.distance)} .words=${!0} .distance=${s.away}
      @focusin=${s.look} @choose=${i=>Uo(e,t,i.detail)}></place-search>
    ${sn(e)}
  </div>`,Vo=e=>Ot`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):zo}
  </div>`;function Ho(e,t){let s=e.target.closest("a.find");!s||!hn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function Ko(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Zo=(e,t,s,i,n)=>Ot`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>Ko(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Vo(e)}
    ${Do(e,t,n)}
    ${cn(e,s,o=>Ho(o,e))}
    ${i.view()}
  </div>`;async function _o(e,t){if(Qe.get())return dt("introduce",e,t);Ge.get()!==u().id&&(await Promise.race([navigator.serviceWorker?.ready??H(ln),H(ln)]),t.signal.aborted||await dt("showSteps",e,t))}async function Jo(e,t,s){await Promise.resolve(),_o(e,t).catch(()=>{}),await e.start(Wo(t,s,e)),performance.mark("finds:map")}var Yo=e=>new RegExp(`^${G}$`).test(e);function De(e){for(let o of["place","find"])Yo(e.query.get(o))||e.query.delete(o);let t=new Xt(e,o=>mn(t,e,o)),s=new se(e),i=new te(e,o=>t.markers.choose(o)),n=new Qt(()=>t.filters.near,()=>un(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:Jo(t,e,s),view:()=>Zo(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as L,nothing as ut}from"../lib/lit-html/lit-html.js";var ie=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=gt(t.query.get("next")),this.form=new Ws({send:s=>this.#s("login",s),update:t.update}),this.form.refusal=ws(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ai()}async#s(t,s){await gs();let i=await Et(`/api/auth/${t}`,{...s,cookie:!0});ys(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),pi()}async#r(){if(!S().passwordLogin||qt()||!await ci()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),li);let t=await ve("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ve();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var Go=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${ye(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${ye(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Vs(e,r("signin.action"))}
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
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function ea(e,t){let{passwordLogin:s,registration:i}=S();return qt()?L`${ta(e)}${xe(t)}`:L`
    ${ke(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ut}
      ${ui()}
      ${$e(e.form)}
      ${s?Go(e):ut}
      ${e.hasPasskeys?Xo(e):ut}
      ${Oe("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ut:Qo(i)}</p>`)}
    ${di()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${xe(t)}`}var sa=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ia(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?sa(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ut}
    </section>`}function Ve(e){let t=hi(location.hash);if(t){let i=new mi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ia(i)}}let s=new ie(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ea(s,e.update)}}var dn={find:kt,map:De,missing:oi,signin:Ve};async function He(e){if(dn[e])return dn[e];let[t]=await Promise.all([import("./more.js"),ti(),es()]);return t[e]}var Je=1e3,na=6e4,_=null,oe="",Tt="",Ze="",re=!1,St=Je,Ye=0;function gn(){let e=()=>{if(document.hidden||!m.get("user"))return _e();Lt(),wt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",_e),addEventListener("pageshow",t=>{t.persisted&&e()}),m.subscribe("user",t=>{t?.id!==oe&&fn(),t&&Lt()}),m.subscribe("openFind",t=>{t&&t!==Tt&&fn(),t&&Lt()}),m.get("user")&&Lt()}function ra(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var Lt=()=>ra(oa);function oa(){let e=m.get("user");if(!e||_||document.hidden)return;clearTimeout(Ye),Tt=Ze===m.get("openFind")?"":m.get("openFind");let t=Tt,s=new EventSource(f("/api/notifications/stream",{find:t}));_=s,oe=e.id,s.addEventListener("open",()=>{re&&wt(),re=!0,St=Je,Ze="",t&&m.set("live",{findId:t})}),s.addEventListener("error",()=>{s===_&&s.readyState===EventSource.CLOSED&&aa()}),s.addEventListener("comment",i=>m.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>m.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>ca(JSON.parse(i.data))),s.addEventListener("reset",wt)}function aa(){let e=Tt;_=null,re=!0,wt().then(t=>{t&&(Ze=e)}),Ye=setTimeout(Lt,St),St=Math.min(2*St,na)}var ne=0,Ke=null;function ca(e){fs(1),m.set("notification",e),la(e)}function la(e){let t=ds(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ne=Ke&&m.get("message")===Ke?ne+1:1,ne===1?g(us(e),t):g(r("note.several",{n:ne}),"/notifications"),Ke=m.get("message"))}function fn(){re=!!_&&oe===m.get("user")?.id,_e(),St=Je}function _e(){clearTimeout(Ye),_?.close(),_=null,oe=Tt=""}async function wn(){try{await(await caches.open("words")).put("/words",Response.json({title:J(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ce.href)?e:null});new Worker(new URL("bundle/formats.js",ce),{type:"module"});si();fi();var pa=JSON.parse(document.getElementById("boot").textContent);await ts();await j();$s(pa);os(He);Oi(wi,He);await j();gn();function $n(){vs(),"serviceWorker"in navigator&&wn()}document.readyState==="complete"?$n():addEventListener("load",$n,{once:!0});

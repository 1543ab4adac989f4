import{$ as as,$a as ue,$b as Rs,$c as ti,Aa as fs,B as ts,Bb as Q,C as es,Cb as Fs,Da as gs,Db as O,Dc as wt,E as Lt,Eb as y,Ec as zt,Fb as Cs,Fc as _s,H as p,Hb as B,I as g,Ib as ge,J as ss,Jb as It,K as is,Kb as z,Kc as ye,La as ws,Lb as Ns,Lc as Js,M as b,Mb as tt,N as Tt,Na as $s,Nb as Ft,O as mt,Pa as ce,Q as J,Qa as ys,Qc as st,S as ns,Sc as Ys,Ta as le,Tc as Gs,U as f,Ua as pe,Va as he,Vb as Bs,W as Y,Wa as bs,Wc as Xs,X as dt,Xa as me,Xb as zs,Y as rs,Ya as vs,Yb as As,Yc as Qs,Z as os,Za as de,Zb as gt,_ as H,_a as xs,_b as we,a as ae,ab as ks,ac as $e,ad as ei,b as T,bb as Os,bc as js,c as _,cb as Ls,cc as Ct,da as $,db as Ts,dc as Ws,ea as St,eb as d,ec as Us,fb as N,fc as Nt,fd as si,ga as cs,gb as Et,gc as Ds,gd as ii,h as Je,ha as ls,hb as Ss,hd as ni,id as ri,jb as qt,jd as oi,kb as k,la as ps,lb as R,ld as be,mb as fe,n as Ye,na as hs,nb as ft,nc as Hs,nd as ai,o as Ge,oa as ut,ob as G,od as ci,pb as x,pd as ve,q as r,qb as Ms,qc as Vs,qd as xe,r as Xe,rb as Es,rc as Bt,rd as li,s as S,sb as qs,sc as et,sd as pi,t as Qe,ta as ms,tb as j,u as A,ua as u,ub as Ps,ud as ke,vb as Pt,w as E,xa as ds,xb as X,ya as Mt,yb as Is,yc as Ks,za as us,zb as W,zc as Zs}from"./shared.js";function hi(){addEventListener("beforeinstallprompt",e=>p.set("installPrompt",e)),addEventListener("appinstalled",()=>p.set("installPrompt",null))}var fn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],mi={screen:"missing",open:!0,params:{}},gn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function di(e){if(gn(e))return mi;for(let[t,s,i=!1]of fn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Y})`).replace(":name",`(?<name>${rs})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return mi}import{render as kn,nothing as On}from"../lib/lit-html/lit-html.js";import{html as q,nothing as it}from"../lib/lit-html/lit-html.js";var wn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function $n(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function yn([e,t],s){let i=t==="bell"?p.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${$n(e,s)?"page":it}>
      <span class="face">
        ${t==="me"?N(u(),28):d(t)}
        ${i?q`<span class="count" aria-hidden="true">${i>99?"99+":E(i)}</span>`:it}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?q`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:it}
      </span>
    </a>`}function bn(){return p.get("online")?p.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:it:q`<p class="offline" role="status">${r("app.offline")}</p>`}var vn=e=>p.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:p.get("outbox").length})}</a></p>`:it,xn=(e=T().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ui=(e,{path:t,wide:s,broad:i})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${xn()} <span dir="auto">${_()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${wn.map(n=>yn(n,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${bn()}
    ${vn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Ms}`;var Ln=2e3,fi=null,gi=null,P=null,v=null,Oe=!1,nt=0;function wi(){Oe||(Oe=!0,queueMicrotask(()=>{Oe=!1,At()}))}function At(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=[e,_()].filter(Boolean).join(" · ");let t=P?P.view():On;kn(ui(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function Tn(e,{replace:t=!1}={}){return de(),t?he(e):pe(e),Le({fresh:!0})}function Sn(){Es();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&ks(v.lists,v.user),v.stop.abort(),P.close?.())}function Mn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Ls(i),a=[],c=()=>t===nt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:wi,go:H,lists:a,user:i,rename:l=>{c()&&bs(l)},push:l=>c()?En(l):null,leave:()=>Ts()??H("/",{replace:!0}),kept:me(),keep:l=>{c()&&vs(l)},restore:l=>{let h=n[a.push(l)-1];return h&&{...h,isStale:o}}}}function En(e){return de(),pe(e),$i()}function $i(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(le(),v.query=new URLSearchParams(location.search),v.kept=me(),Promise.resolve(P.moved(v.query)))}async function qn(){if(as())return;let e=nt,t=$i();if(!t)return Le();await t,e===nt&&ue()}async function Pn(e){try{return await gi(e)}catch(t){return t instanceof TypeError||console.error(t),yi}}function In(e,t){try{return e(t)}catch(s){return console.error(s),yi()}}var yi=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Le({fresh:e=!1,first:t=!1}={}){let s=++nt;Sn();let{screen:i,open:n,params:o}=fi(location.pathname);if(!n&&!u())return H(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return H(dt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(At(),await j());let a=await Pn(i);s===nt&&(le(),v=Mn(o,s),P=In(a,v),At(),e&&scrollTo(0,0),t||await Fn(e,s))}async function Fn(e,t){if(e||await Promise.race([P.ready,Pt(Ln)]),t!==nt)return;At(),((e?null:xs())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ue()}function Cn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Nn(e){let t=Cn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();H(t.pathname+t.search+t.hash)}function bi(e,t){[fi,gi]=[e,t],os(Tn),history.scrollRestoration="manual";let s=u()?.id;return p.subscribe("user",i=>{i?.id!==s&&Os(),s=i?.id}),p.subscribe("*",wi),p.subscribe("message",qs),document.body.replaceChildren(),addEventListener("click",Nn),addEventListener("popstate",qn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&H(dt(i.data.path))}),location.pathname.startsWith("/api/")&&he(u()?"/settings":"/sign-in"),Le({first:!0})}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var Bn=160,zn=2,vi=6,xi=e=>[e.username,A(e.displayName??"")];function An(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Rt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=An(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#i??=Rn().then(n=>this.#a(n)),i.name.length>=zn&&(this.#o=setTimeout(()=>this.#l(i),Bn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await b(f("/api/users",{q:t.name,limit:vi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let s=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));s.delete(u()?.id);let i=o=>!xi(o).some(a=>a.startsWith(t));return[...s.values()].filter(o=>xi(o).some(a=>a.includes(t))).sort((o,a)=>i(o)-i(a)).slice(0,vi)}};async function Rn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Te(e){let t=T().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Se=e=>e.errors?.length?Qe(e.errors[0]):S(e),jt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#s=i,this.mentions=new Rt(t,n),this.#i=Ft(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return Bs(this.text,T().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Te(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:gs()});try{await $s({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Se(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function ki(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Oi=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Li(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var jn=20,Wn=20,$t=e=>Ft(`comment-edit:${e.id}`),Wt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#i=s,this.#e=`${s}/comments`,this.#s=i,this.#n=n,this.composer=new jt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===s&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",p.subscribe(a,c))}#r(t){this.#m([t]);let s=this.#n()?.user;s&&s.id!==u()?.id&&is("offerPush",$(s)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return p.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#i&&!t.has(s.id))}get threads(){return ki(Oi(this.list.items),this.waiting)}retry(t){return ys(t.id)}async takeBack(t){this.composer.takeBack(t),await ce(t.id)}discard(t){return ce(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:s}){this.list.items&&(s?this.#p(s):t?this.list.items.some(i=>i.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let s=await b(f(this.#e,{order:"desc",limit:jn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#c(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-i))}#a(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#c(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#m(t){let s=this.#c(t);this.list.items=[...this.list.items??[],...s],this.#s(s.length)}#p(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Li(this.list.items,t),this.#s(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<Wn;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:$t(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,$t(this.editing).set(t)}cancel(){$t(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Te(t.text),!t.error)try{let s=await mt(`${this.#e}/${t.id}`,{content:t.text});this.#a(s),$t(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Se(s)}return this.#t.update(),!t.error}async remove(t){try{await J(`${this.#e}/${t.id}`)}catch(s){return g(S(s)),!1}return $t(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Ut=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new As(t.params.id,()=>this.find,t),this.comments=new Wt(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=Ns(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||p.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{p.get("openFind")===t.params.id&&p.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await It();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await tt(t?mt(n,{state:t}):J(n))||(s.saved=i),this.#t.update()}async dismiss(){await tt(mt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await tt(J(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let s=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&g(S(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await tt(J(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await tt(Tt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(s){s.name!=="AbortError"&&g(t)}}};import{html as w,nothing as ot}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as rt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function qe(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Un(e,t){t.write(e.target.value),Me(e,t),qe(e.target)}var Me=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ee(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),qe(U())}var Dn=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ee(t[s],e),Tab:()=>Ee(t[s],e),Escape:()=>e.mentions.close()});function Hn(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?Dn(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function Vn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&qe(U())}function Kn(e){e.stopReply(),x("comment")}var Zn=e=>yt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Kn(e)}>${d("close")}</button>
  </p>`,_n=(e,t,s)=>yt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ee(e,s)}>
    ${N(e,28)} <span>${Ds(e)}</span>
  </li>`,Jn=(e,{items:t}=e.mentions)=>yt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>_n(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Yn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ti=e=>yt`
  <form class="say-it" novalidate @submit=${t=>Vn(t,e)}>
    ${e.replyTo?Zn(e):rt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Jn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":rt} aria-describedby=${Yn(e)||rt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":rt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:rt}
        @input=${t=>Un(t,e)} @keydown=${t=>Hn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Me(t,e)} @keyup=${t=>Me(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${d("send")}</button>
    </div>
    ${Rs(e.left)}
    ${e.error?yt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:rt}
  </form>`;function Gn(e,t){e.edit(t),x("edited")}async function Xn(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&x(`menu-${s}`)}function Qn(e,t){e.composer.reply(t),x("comment")}async function tr(e,t){await e.takeBack(t),await x("comment")}async function er(e,t){await Us()&&(await e.discard(t),await x("comments"))}async function sr(e,t){await Ws(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var ir=e=>w`
  <form novalidate @submit=${t=>Xn(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ot}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function nr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Gn(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>sr(e,t)}]:[],...i?[]:[Vs({commentId:t.id}),Hs(t.user,()=>e.load())]]}var rr=(e,t)=>t.hidden?w`
  ${et(t.content)}
  ${Bt(r("report.commentHidden"),t.hidden)}`:w`
  ${et(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>Qn(e,t)}>
    ${r("comment.reply")}
  </button>`,or=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${N(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?ir(e):rr(e,t)}
    </div>
    ${Nt(r("comment.menu",{name:$(t.user)}),nr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Pe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,ar=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Pe(r("action.retry"),()=>e.retry(t))}
      ${Pe(r("action.edit"),()=>tr(e,t))}`:ot}
    ${Pe(r("outbox.cancel"),()=>er(e,t))}
  </div>`,cr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${N(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(u())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${et(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:ot}
      ${t.isLate||t.state==="refused"?ar(e,t):ot}
    </div>
  </div>`,Si=(e,t,s)=>t.entry?cr(e,t.entry):or(e,t,s),lr=(e,t,s)=>w`
  <li>
    ${Si(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>w`<li>${Si(e,i,s)}</li>`)}
      </ul>`:ot}
  </li>`;function pr(e,t){let{items:s,problem:i,load:n}=e.list;return i?k(i,n):s?!s.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${ft(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>lr(e,o,t))}</ul>
    ${ft(e.list)}`:R(1)}var Mi=(e,t)=>w`
  ${pr(e,t)}
  ${Ti(e.composer)}`;import{html as V,nothing as Ne}from"../lib/lit-html/lit-html.js";import{html as Vt,nothing as Ce}from"../lib/lit-html/lit-html.js";var at={scale:1,x:0,y:0},hr=5,[mr,dr]=[60,90],Ie=(e,t,s)=>Math.max(e,Math.min(s,t));function Fe(e,t,s){let i=Ie(1,t,hr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Dt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ie(-i,e.x,i),y:Ie(-n,e.y,n)}}function Ei({x:e,y:t}){return t>dr&&t>Math.abs(e)?"close":Math.abs(e)<mr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function qi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var ur=2.5,[fr,Pi]=[300,24],Ii=180,Fi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=class{#t=at;#e=at;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#s.clear(),this.#h(at),s&&!Fi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ii,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let s=this.#c(),i={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Fe(this.#e,this.#e.scale*s.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#h(this.#t.scale>1?Dt(n,this.#p()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let s=this.#c(),i=this.#s.size===1,n={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!i||t.type==="pointercancel")return this.#d();if(Math.hypot(n.x,n.y)<Pi)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Ei(n);if(o)return this.#o[o]();this.#d()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>fr||Math.hypot(t.x-i.x,t.y-i.y)>Pi)return this.#d();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?at:Dt(Fe(at,ur,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,s=t]=this.#s.values();return qi(t,s)}#m({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#h(Dt(this.#t,this.#p()),!0)}#h(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Fi()?`transform ${Ii}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Kt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ni(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ct((c,l)=>{let h=m=>{i=(i+m+s)%s,n=!1,l(),o.show(document.querySelector("dialog .stage"),s>1?m:0)};return o??=new Ht({next:()=>h(1),previous:()=>h(-1),close:()=>c()}),gr(e,{at:i,plays:n,films:a},o,h,c)},{label:e.title,kind:"full"})}function gr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,l=e.media[t];return Vt`
    <div class="viewer" @keydown=${m=>{m.target.localName!=="video"&&(m.key==="ArrowRight"&&o(1),m.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ce}</span>
        ${G(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${m=>m.preventDefault()}>
        <div class="shown">${l.type==="video"?yr(l,s,i):$r(l,Kt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Vt`<p class="said" dir="auto">${l.caption}</p>`:Ce}
        ${c>1?br(o):Ce}
      </div>
    </div>`}var wr=e=>`min(100vw, calc(100vh * ${wt(e).toFixed(3)}))`,$r=(e,t)=>zt(e,{alt:t,eager:!0,sizes:wr(e),blur:!1});function yr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var br=e=>Vt`
  <div class="row steps">
    ${Ci("previous","back",()=>e(-1))}
    ${Ci("next","next",()=>e(1))}
  </div>`,Ci=(e,t,s)=>Vt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${d(t)}</button>`;var Be=5,vr={tall:4/5,square:1,wide:3/2};function xr(e){let t=wt(e);return t<.9?"tall":t<1.2?"square":"wide"}function kr(e,t){let s=Math.max(1,wt(t)/vr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Or=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function Lr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Be;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ni(e,s)}>
        ${o?Or(t,Kt(e,s)):zt(t,{alt:Kt(e,s),eager:s===0,sizes:kr(i,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Ne}
        ${s===Be-1&&c>0?V`<span class="beyond" data-count="+${E(c)}"></span>`:Ne}
      </button>
    </li>`}var Tr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>V`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Sr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Bi(e,t=0,s=()=>{}){let i=e.media.length,n=xr(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Be)}" aria-label=${r("find.pictures")} @scroll=${o=>Sr(o,t,s)}>
        ${e.media.map((o,a)=>Lr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Tr(Math.min(t,i-1),i):Ne}
    </div>`}import{html as Zt,nothing as Ae}from"../lib/lit-html/lit-html.js";var[Mr,Er]=[12,15],zi=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],qr=({id:e,exact:t,location:s,locationId:i})=>{let n=t??s,o=Math.min(s.area&&!t?Mr:Er,st(y(n)));return`/?at=${zi(n).join(",")},${o}&${t?`find=${e}`:`place=${i}`}`};function Ai(e){let{find:t,distance:s}=e;return Zt`
    <div class="spot">
    <a class="where" href=${qr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??St(t.location)}</span>
        ${t.location.area?Zt`<br><span class="soft">${cs(t,e.isOwn())}</span>`:Ae}
        ${s===null?Ae:Zt`<br><span class="soft">${r("find.away",{distance:Lt(s)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${Fr(e)}
    </div>`}var ze=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Pr(e){let[t,s]=zi(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${s}?q=${t},${s}`}]:[],ze("Apple Maps",`https://maps.apple.com/?daddr=${t},${s}`),ze("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${s}`),ze("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${s}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${s}`)}]}var Ir=()=>Zt`${d("way")} <span>${r("way.title")}</span>`,Fr=e=>e.find.location.area&&!e.find.exact?Ae:Nt(r("way.title"),Pr(e),{id:"ways",face:Ir()});var Cr=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${N(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Et(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:K}</span>
    </span>
  </a>`,Nr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${gt(e)} ${W(e)}
  </a>`,Br=e=>M`
  <p class="marks">
    ${e.category?Nr(e.category):K}
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:_s(e)}
  </p>`,Ri=e=>e.find.media.length?Bi(e.find,e.photo,e.showPhoto):K,ji=(e,t=K)=>M`
  <div class="card">
    <div class="row between">
      ${Cr(e.find)}
      ${Zs(e)}
    </div>
    ${e.find.description?et(e.find.description):K}
    ${Br(e.find)}
    ${t}
  </div>`,zr=e=>M`
  ${Bt(r("report.findHidden"),e.find.hidden)}
  ${Ri(e)}
  ${ji(e)}`,Ar=e=>e.find.hidden?zr(e):M`
  ${Ri(e)}
  ${Ai(e)}
  ${ji(e,Ks(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:K}
    </h2>
    ${Mi(e.comments,e.isOwn())}
  </section>`;function Rr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,Ar(e)]:[r("find.title"),R(3)]}function jr(e){let[t,s]=Rr(e);return M`${Ss(t,K,"/")}${s}`}async function Wr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function bt(e){let t=new Ut(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Y})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Wr(t,i),view:()=>jr(t)}}import{html as vt,nothing as Fo,render as on}from"../lib/lit-html/lit-html.js";var[Ur,Dr,Hr]=[4,2,2],Vr=20,[Kr,Zr]=[50,3],_r=e=>X().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),Jr=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:y(e.location)}),Yr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Gr(e,t){let s=i=>{let n=[i.username,$(i)].map(A),o=i.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((i,n)=>s(n)-s(i)).slice(0,Dr)}var Wi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Ur}),a=f("/api/users",{q:t,limit:Vr}),[c,l]=await Promise.all([b(o,{signal:s}).catch(()=>[]),[...t].length<Hr?[]:b(a,{signal:s}).catch(()=>[])]);return[...Gr(l,t).map(Yr),...c.map(Jr),..._r(t)]},Ui=e=>(t,s)=>{let i=n=>e(n.point)<=Kr;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,Zr)]};var Xr=9,Qr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},_t=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#i;if(!(!!t&&s>=Xr&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await ns(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=Qr[s],o=this.items.map(c=>to(c,i)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},to=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Jt={q:"",categories:[],near:null,mine:!0,friends:!0},Re=["active","distance","likes"],eo=e=>(e??"").split(",").filter(Boolean),ct=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:eo(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:Q(t.get("near")),radius:Number(t.get("radius"))||5,order:Re.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var so="-180,-90,180,90",Di=2e4,[Hi,Vi,io]=[20,500,3],Ki=3,Yt=class{nearest=null;#t;#e;#i;#s;#n=Hi;#r=!1;#o=Ki;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#i=i,this.#s=n;let o=()=>this.#l(n()),a=()=>({findsLimit:io,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||so;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,l]=n.split(",").map(Number),h=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Di,Math.max(.1,h)).toFixed(3),order:i}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Ki,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<Vi}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Vi,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Hi,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Di,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var lt=class{isOpen=!1;#t;#e;#i;#s=new Set;#n={shown:[],rest:[]};constructor(t,s,i=[]){[this.#t,this.#e,this.#i]=[t,s,i]}by(t,s=!1){if(this.#s.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let i=s?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#i)??{shown:i,rest:[]},this.#n}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var je=100,no=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#i="";#s=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#s,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:je}),"place"]:[f("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#s)return;g(S(c))}a.place&&(a.finds=this.#o(a.place)),i===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:s}=this.place;return t>no?[...new Set(s.map(i=>i.category).filter(Boolean))]:[]}choose(t){let{signal:s,update:i}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:s,update:i},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),i()}#r=(t,s)=>f("/api/finds",{...this.#e(),...s,locationId:t.id,limit:je});#o(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>je?this.#r(t):"";return Object.assign(z({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var ro="-180,-90,180,90",oo=120,ao=1e3,[co,Zi]=[13,15],Gt=class{map=null;failed=!1;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#i=s,this.filters=new ct(t.query),this.#n=Q(t.query.get("at"))??Fs(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new _t(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ti(t,i),this.offer=new lt(X(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new ei(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,i),this.places=new Yt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#p(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(ro,this.view.zoom).catch(l=>l);await Promise.race([i,Pt(ao)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#m(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#d(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#p(t){this.view=Q(O(t)),this.#r=Cs(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,oo))}#h(t,s=this.filters){let i=this.#n||this.map?O(this.view):"";return f("/",{...s.query(),at:i,...t})}#u(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Je.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let s=Q(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ct(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Zi,st(y(t))),this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new ct(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(co,st(t))};if(this.map)return this.map.setView(s);this.#p(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await ge({maximumAge:6e4,timeout:1e4})})}catch(t){g(S(t))}}locate=async()=>{try{let t=await ge({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:s,radius:i}=this.filters;this.map?.around(s??t,s?i:0,{fit:!!s}),s||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Zi,st(t)))})}catch(t){g(S(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Xt=class{#t;#e;#i=null;#s=!1;constructor(t,s){[this.#t,this.#e]=[t,s]}look=async()=>{this.#s||(this.#s=!0,this.#i=await It())};away=t=>this.#n(this.#i??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,s){return t&&s?B(t,s):void 0}};import{html as lo,nothing as po}from"../lib/lit-html/lit-html.js";var Qt=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:i}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=bt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:s,update:n,go:i,leave:o}),n()}view(){return this.screen?lo`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:po}};import{html as F,nothing as I}from"../lib/lit-html/lit-html.js";var ho=[1,5,20,50,200],mo=200,{near:wp,...uo}=Jt,_i=(e,t)=>e.filter(s=>s!==t),fo=(e,t)=>e.includes(t)?_i(e,t):[...e,t],go=e=>[...new Set([...ho.map(ts),e])].sort((t,s)=>t-s),wo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${go(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${es(t)}</option>`)}
    </select>
  </label>`,te=(e,t,s=I)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${d("close")}
  </button>`;function $o(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return F`
    ${t?te(`“${t}”`,()=>e.change({q:""}),d("search")):I}
    ${s.map(o=>te(W(o),()=>e.change({categories:_i(s,o)}),gt(o)))}
    ${i?I:te(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:te(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Ji=e=>({type:t,pointerType:s,target:i,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":s==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&i.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Yi=({category:e,count:t},s,i=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${i===null?I:String(i)} @click=${s}>${gt(e)} ${W(e)}</button>`;function Gi(e,t,s,i){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(s);return F`
    ${n.filter(c=>s(c.category)).map(i)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>i({category:c})):I}`}function Xi(e){let{offer:t,groups:s,filters:{near:i,count:n,categories:o}}=e,a=Ji(t),c=h=>Yi(h,()=>e.change({categories:[...o,h.category]})),l=h=>{a(h),s.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${fe(!!i,r("map.near"),()=>e.toggleNear(),"here")}
      ${i?wo(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>yo(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:I}
      </button>
      ${$o(e)}
      ${Gi(s,t,h=>!o.includes(h),c)}
    </div>`}async function yo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=s.filter(m=>!Is(m)&&m!=="other"),c=null,h=await Ct((m,oe)=>(c||e.groups.count().then(oe),c??=new lt([...X(),"other",...a],oe,s),vo(e.groups,c,o,m,oe)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var bo=(e,t,s)=>fe(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function vo(e,t,s,i,n){let o=Ji(t),a=m=>{Object.assign(s,m),n()},c=({category:m})=>a({categories:fo(s.categories,m)}),l=m=>Yi(m,()=>c(m),s.categories.includes(m.category)),h=m=>{m.preventDefault(),i({...s,q:m.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${G(i)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${mo} .value=${s.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${Gi(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(m=>bo(s,m,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i(uo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as nn}from"../lib/lit-html/lit-html.js";import{html as tn}from"../lib/lit-html/lit-html.js";var pt=["peek","half","full"],xo=6,ko=.5,ee=class{#t;#e=null;constructor(t){this.#t=t,this.stop=pt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(pt[Math.max(0,Math.min(pt.length-1,pt.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget,i=t.button||t.target.closest("button, select, a")?null:this.#i(s,t.clientY,t.timeStamp);if(!i)return;s.setPointerCapture(t.pointerId);let o={pointermove:c=>i.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))s.removeEventListener(c,l);i.end()};for(let[c,l]of Object.entries(o))s.addEventListener(c,l)}touch(t){let s=t.currentTarget,[i,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:i.clientX,y:i.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=i.clientY-a,h=this.stop==="full"?l>0&&s.scrollTop<=0:l<0||s.scrollTop<=0,m=t.cancelable&&h&&Math.abs(l)>Math.abs(i.clientX-o);this.#e.drag??=m?this.#i(s,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(i.clientY,t.timeStamp)):this.#e=null}}#i(t,s,i){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#s(n),a=n.offsetHeight,c={y:s,at:i,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+s-c.y));return n.classList.add("dragged"),{move:(h,m)=>{c={y:h,at:m,speed:(c.y-h)/Math.max(1,m-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-s)<xo)return;if(Math.abs(c.speed)>ko)return this.by(Math.sign(c.speed));let h=o.map(m=>Math.abs(m-l()));this.to(pt[h.indexOf(Math.min(...h))])}}}#s(t){return pt.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},Qi=(e,t,s,i,n)=>tn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,en=(e,t,s)=>tn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${Qi(e,1,"map.more","up",e.stop==="full")}
          ${Qi(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Oo=6,Lo=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(Jt)}>${r("map.clear")}</button>`,To=e=>C`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>Oo?O(e.view):""})}>
    ${d("plus")} ${r("nav.plus")}
  </a>`,So=e=>qt(r("map.noneNear"),r("map.nearestIs",{distance:Lt(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Mo(e){return e.places.nearest?So(e):e.filters.count||e.filters.near?qt(r("map.noneFiltered"),r("map.noneFilteredText"),Lo(e)):qt(r("map.none"),r("map.noneText"),To(e))}function Eo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?Xe(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var qo=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Re.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Po(e){let{list:t,groups:s,places:i}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?Mo(e):C`
    ${i.shown.map(n=>ye(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${ft({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?C`<p class="hint">${r("map.partial")}</p>`:nn}`:R(4)}var sn=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${G(t.close)}`,Io=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function rn(e,t,s){let{place:i,group:n}=e.panel,o=i?sn(St(i),e):n?sn(Io(n),e):C`<h2 class="grow">${Eo(e)}</h2>`,a=i?Js(e.panel):n?n.map(l=>ye(l,h=>e.enter(h))):Po(e),c=l=>t.touch(l);return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${en(t,o,e.panel.isOpen?nn:qo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}
        @touchstart=${c} @touchmove=${c} @touchend=${c} @touchcancel=${c}>${a}</div>
    </section>`}var Co=4,an=matchMedia("(min-width: 1180px)");function No(e,t){let s=f("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return on(vt`<a class="button" href=${s} @click=${i}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function Bo(e){let t=document.createElement("div");return on(vt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var zo=(e,t,s)=>({held:i=>No(e,i),size:()=>{let{clientWidth:i,clientHeight:n}=document.getElementById("map");return{width:i,height:n}},create:i=>Qs(document.getElementById("map"),{...i,control:Bo(s)}),prefetch:()=>Gs(),painted:Ps,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Ao(e,t,{kind:s,value:i}){return s==="place"?e.goTo(y(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):cn(e,t,i)}var cn=(e,t,s)=>an.matches?e.openFind(s):t.go(`/finds/${s}`),ln=e=>e.view.zoom>Co?e.view:null,Ro=(e,t,s)=>vt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${ln(e)} .also=${Wi(e)}
      .order=${Ui(s.distance)} .words=${!0} .distance=${s.away}
      @focusin=${s.look} @choose=${i=>Ao(e,t,i.detail)}></place-search>
    ${Xi(e)}
  </div>`,jo=e=>vt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):Fo}
  </div>`;function Wo(e,t){let s=e.target.closest("a.find");!s||!an.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function Uo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Do=(e,t,s,i,n)=>vt`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>Uo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${jo(e)}
    ${Ro(e,t,n)}
    ${rn(e,s,o=>Wo(o,e))}
    ${i.view()}
  </div>`;async function Ho(e,t,s){await Promise.resolve(),await e.start(zo(t,s,e)),performance.mark("finds:map")}var Vo=e=>new RegExp(`^${Y}$`).test(e);function We(e){for(let o of["place","find"])Vo(e.query.get(o))||e.query.delete(o);let t=new Gt(e,o=>cn(t,e,o)),s=new ee(e),i=new Qt(e,o=>t.markers.choose(o)),n=new Xt(()=>t.filters.near,()=>ln(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:Ho(t,e,s),view:()=>Do(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as L,nothing as ht}from"../lib/lit-html/lit-html.js";var se=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=dt(t.query.get("next")),this.form=new zs({send:s=>this.#s("login",s),update:t.update}),this.form.refusal=ds(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ii()}async#s(t,s){await ms();let i=await Tt(`/api/auth/${t}`,{...s,cookie:!0});fs(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),oi()}async#r(){if(!T().passwordLogin||Mt()||!await ni()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ri);let t=await be("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await be();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var Ko=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${$e(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${$e(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${js(e,r("signin.action"))}
  </form>`,Zo=e=>L`
  ${T().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:ht}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,_o=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,Jo=e=>xe(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${we(e.form)}
  ${ke("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function Yo(e,t){let{passwordLogin:s,registration:i}=T();return Mt()?L`${Jo(e)}${ve(t)}`:L`
    ${xe(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ht}
      ${li()}
      ${we(e.form)}
      ${s?Ko(e):ht}
      ${e.hasPasskeys?Zo(e):ht}
      ${ke("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?ht:_o(i)}</p>`)}
    ${pi()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${ve(t)}`}var Go=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Xo(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Go(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ht}
    </section>`}function Ue(e){let t=ai(location.hash);if(t){let i=new ci(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>Xo(i)}}let s=new se(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Yo(s,e.update)}}var pn={find:bt,map:We,missing:si,signin:Ue};async function De(e){if(pn[e])return pn[e];let[t]=await Promise.all([import("./more.js"),Ys(),Ge()]);return t[e]}var Ze=1e3,Qo=6e4,Z=null,re="",Ot="",Ve="",ne=!1,kt=Ze,_e=0;function mn(){let e=()=>{if(document.hidden||!p.get("user"))return Ke();xt(),ut()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ke),addEventListener("pageshow",t=>{t.persisted&&e()}),p.subscribe("user",t=>{t?.id!==re&&hn(),t&&xt()}),p.subscribe("openFind",t=>{t&&t!==Ot&&hn(),t&&xt()}),p.get("user")&&xt()}function ta(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var xt=()=>ta(ea);function ea(){let e=p.get("user");if(!e||Z||document.hidden)return;clearTimeout(_e),Ot=Ve===p.get("openFind")?"":p.get("openFind");let t=Ot,s=new EventSource(f("/api/notifications/stream",{find:t}));Z=s,re=e.id,s.addEventListener("open",()=>{ne&&ut(),ne=!0,kt=Ze,Ve="",t&&p.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Z&&s.readyState===EventSource.CLOSED&&sa()}),s.addEventListener("comment",i=>p.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>p.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>ia(JSON.parse(i.data))),s.addEventListener("reset",ut)}function sa(){let e=Ot;Z=null,ne=!0,ut().then(t=>{t&&(Ve=e)}),_e=setTimeout(xt,kt),kt=Math.min(2*kt,Qo)}var ie=0,He=null;function ia(e){hs(1),p.set("notification",e),na(e)}function na(e){let t=ps(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ie=He&&p.get("message")===He?ie+1:1,ie===1?g(ls(e),t):g(r("note.several",{n:ie}),"/notifications"),He=p.get("message"))}function hn(){ne=!!Z&&re===p.get("user")?.id,Ke(),kt=Ze}function Ke(){clearTimeout(_e),Z?.close(),Z=null,re=Ot=""}async function dn(){try{await(await caches.open("words")).put("/words",Response.json({title:_(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ae.href)?e:null});new Worker(new URL("bundle/formats.js",ae),{type:"module"});Xs();hi();var ra=JSON.parse(document.getElementById("boot").textContent);await Ye();await j();us(ra);ss(De);bi(di,De);await j();mn();function un(){ws(),"serviceWorker"in navigator&&dn()}document.readyState==="complete"?un():addEventListener("load",un,{once:!0});

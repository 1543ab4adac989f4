import{$ as K,$a as Li,$b as gt,Aa as wi,Ab as Ni,Ba as $i,Bb as j,Bd as Oe,C as ni,D as ri,Db as tt,Ea as yi,Eb as Bi,F as Lt,Fb as O,Fc as Ji,Gb as y,Gc as Gi,Hb as Ai,I as h,J as g,Jb as B,K as oi,Kb as zi,Kc as wt,L as Tt,Lb as Ft,Lc as zt,Ma as bi,Mb as W,Mc as Qi,N as b,Nb as Ri,O as St,Oa as vi,Ob as et,P as mt,Pb as Ct,Qa as pe,R as J,Ra as xi,Rc as be,Sc as Xi,T as ai,Ua as he,V as f,Va as me,Wa as de,X as G,Xa as ki,Xb as ji,Xc as $t,Y as dt,Ya as ue,Z as ci,Za as Oi,Zb as Wi,Zc as ts,_ as li,_a as fe,_b as Ui,_c as es,a as le,aa as pi,ab as ge,ac as $e,b as T,bb as Ti,bc as Di,bd as is,c as _,cb as Si,cc as ye,db as Mi,dc as Hi,dd as ss,ea as $,eb as Ei,fa as Mt,fb as u,fc as Nt,gb as N,gc as Ki,gd as ns,h as Qe,ha as hi,hb as qt,hc as Vi,hd as rs,i as Xe,ia as mi,ic as Bt,jb as qi,jc as Yi,lb as It,ma as di,mb as k,md as os,nb as z,nd as as,o as ti,oa as ui,ob as we,oc as Zi,od as cs,p as ei,pa as ut,pb as ft,pd as ls,qb as Q,qd as ps,r,rb as x,s as ii,sb as Ii,sd as ve,t as M,tb as Pi,u as si,ua as fi,ub as Fi,ud as hs,v as A,va as d,vb as R,vd as ms,wb as Ci,wc as _i,wd as xe,x as E,xb as Pt,xd as ke,ya as gi,yc as At,yd as ds,za as Et,zb as X,zc as it,zd as us}from"./shared.js";function fs(){addEventListener("beforeinstallprompt",e=>h.set("installPrompt",e)),addEventListener("appinstalled",()=>h.set("installPrompt",null))}var wn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],gs={screen:"missing",open:!0,params:{}},$n=e=>e.startsWith("/admin")&&d()&&d().role!=="admin";function ws(e){if($n(e))return gs;for(let[t,i,s=!1]of wn){let n=new RegExp(`^${t.replace(":id",`(?<id>${G})`).replace(":name",`(?<name>${ci})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return gs}import{render as Ln,nothing as Tn}from"../lib/lit-html/lit-html.js";import{html as q,nothing as st}from"../lib/lit-html/lit-html.js";var yn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function bn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function vn([e,t],i){let s=t==="bell"?h.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${bn(e,i)?"page":st}>
      <span class="face">
        ${t==="me"?N(d(),28):u(t)}
        ${s?q`<span class="count" aria-hidden="true">${s>99?"99+":E(s)}</span>`:st}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?q`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:st}
      </span>
    </a>`}function xn(){return h.get("online")?h.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:st:q`<p class="offline" role="status">${r("app.offline")}</p>`}var kn=e=>h.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:h.get("outbox").length})}</a></p>`:st,On=(e=T().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,$s=(e,{path:t,wide:i,broad:s})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${On()} <span dir="auto">${_()}</span></a>
    ${d()?q`<nav class="tabs" aria-label=${r("nav.label")}>${yn.map(n=>vn(n,t))}</nav>`:st}
  </header>
  <div class="notes-above">
    ${xn()}
    ${kn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ii}`;var Sn=2e3,ys=null,bs=null,I=null,v=null,Le=!1,nt=0;function vs(){Le||(Le=!0,queueMicrotask(()=>{Le=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=I?.title??"";document.title=[e,_()].filter(Boolean).join(" · ");let t=I?I.view():Tn;Ln($s(t,{path:location.pathname,wide:I?.wide,broad:I?.broad}),document.body)}function Mn(e,{replace:t=!1}={}){return fe(),t?de(e):me(e),Te({fresh:!0})}function En(){Pi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===d()?.id&&Ti(v.lists,v.user),v.stop.abort(),I.close?.())}function qn(e,t){let i=new AbortController,s=d()?.id,{lists:n,isStale:o}=Mi(s),a=[],c=()=>t===nt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:vs,go:K,lists:a,user:s,rename:p=>{c()&&ki(p)},push:p=>c()?In(p):null,leave:()=>Ei()??K("/",{replace:!0}),kept:ue(),keep:p=>{c()&&Oi(p)},restore:p=>{let m=n[a.push(p)-1];return m&&{...m,isStale:o}}}}function In(e){return fe(),me(e),xs()}function xs(){return!I?.moved||v.signal.aborted||v.path!==location.pathname?null:(he(),v.query=new URLSearchParams(location.search),v.kept=ue(),Promise.resolve(I.moved(v.query)))}async function Pn(){if(pi())return;let e=nt,t=xs();if(!t)return Te();await t,e===nt&&ge()}async function Fn(e){try{return await bs(e)}catch(t){return t instanceof TypeError||console.error(t),ks}}function Cn(e,t){try{return e(t)}catch(i){return console.error(i),ks()}}var ks=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Te({fresh:e=!1,first:t=!1}={}){let i=++nt;En();let{screen:s,open:n,params:o}=ys(location.pathname);if(!n&&!d())return K(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(d()&&location.pathname==="/sign-in")return K(dt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await R());let a=await Fn(s);i===nt&&(he(),v=qn(o,i),I=Cn(a,v),Rt(),e&&scrollTo(0,0),t||await Nn(e,i))}async function Nn(e,t){if(e||await Promise.race([I.ready,Pt(Sn)]),t!==nt)return;Rt(),((e?null:Li())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ge()}function Bn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function An(e){let t=Bn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();K(t.pathname+t.search+t.hash)}function Os(e,t){[ys,bs]=[e,t],li(Mn),history.scrollRestoration="manual";let i=d()?.id;return h.subscribe("user",s=>{s?.id!==i&&Si(),i=s?.id}),h.subscribe("*",vs),h.subscribe("message",Fi),document.body.replaceChildren(),addEventListener("click",An),addEventListener("popstate",Pn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&K(dt(s.data.path))}),location.pathname.startsWith("/api/")&&de(d()?"/settings":"/sign-in"),Te({first:!0})}import{html as S,nothing as Y}from"../lib/lit-html/lit-html.js";var zn=160,Rn=2,Ls=6,Ts=e=>[e.username,A(e.displayName??"")];function jn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=jn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#i??=Wn().then(n=>this.#a(n)),s.name.length>=Rn&&(this.#o=setTimeout(()=>this.#l(s),zn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#n,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let i=await b(f("/api/users",{q:t.name,limit:Ls+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(d()?.id);let s=o=>!Ts(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Ts(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Ls)}};async function Wn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===d()?.id?t.addressee:t.requester)}function Se(e){let t=T().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Me=e=>e.errors?.length?si(e.errors[0]):M(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new jt(t,n),this.#i=Ct(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return ji(this.text,T().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==d()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Se(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#n.body!==n&&(this.#n={body:n,id:yi()});try{await vi({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Me(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ss(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Ms=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Es(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Un=20,Dn=20,yt=e=>Ct(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,n=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=n,this.composer=new Wt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=W(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",h.subscribe(a,c))}#r(t){this.#m([t]);let i=this.#n()?.user;i&&i.id!==d()?.id&&Tt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return h.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return Ss(Ms(this.list.items),this.waiting)}retry(t){return xi(t.id)}async takeBack(t){this.composer.takeBack(t),await pe(t.id)}discard(t){return pe(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(f(this.#e,{order:"desc",limit:Un}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,n=this.#c(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#c(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#m(t){let i=this.#c(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Es(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Dn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===d()?.id}edit(t){this.editing={id:t.id,text:yt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,yt(this.editing).set(t)}cancel(){yt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Se(t.text),!t.error)try{let i=await mt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),yt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Me(i)}return this.#t.update(),!t.error}async remove(t){try{await J(`${this.#e}/${t.id}`)}catch(i){return g(M(i)),!1}return yt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Ui(t.params.id,()=>this.find,t),this.comments=new Ut(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||h.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{h.get("openFind")===t.params.id&&h.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await Ft();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===d()?.id}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await et(t?mt(n,{state:t}):J(n))||(i.saved=s),this.#t.update()}async dismiss(){await et(mt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await et(J(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=W({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(M(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await et(J(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await et(St(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(i){i.name!=="AbortError"&&g(t)}}};import{html as w,nothing as ot}from"../lib/lit-html/lit-html.js";import{html as bt,nothing as rt}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Ie(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Hn(e,t){t.write(e.target.value),Ee(e,t),Ie(e.target)}var Ee=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function qe(e,t){let{text:i,caret:s}=t.mentions.chosen(e,U().value);U().value=i,U().focus(),U().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ie(U())}var Kn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>qe(t[i],e),Tab:()=>qe(t[i],e),Escape:()=>e.mentions.close()});function Vn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let m=(t.mentions.items.length&&!a&&!c?Kn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);m&&(e.preventDefault(),m())}async function Yn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Ie(U())}function Zn(e){e.stopReply(),x("comment")}var _n=e=>bt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Zn(e)}>${u("close")}</button>
  </p>`,Jn=(e,t,i)=>bt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>qe(e,i)}>
    ${N(e,28)} <span>${Yi(e)}</span>
  </li>`,Gn=(e,{items:t}=e.mentions)=>bt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Jn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Qn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),qs=e=>bt`
  <form class="say-it" novalidate @submit=${t=>Yn(t,e)}>
    ${e.replyTo?_n(e):rt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Gn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":rt} aria-describedby=${Qn(e)||rt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":rt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:rt}
        @input=${t=>Hn(t,e)} @keydown=${t=>Vn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Ee(t,e)} @keyup=${t=>Ee(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${u("send")}</button>
    </div>
    ${Di(e.left)}
    ${e.error?bt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:rt}
  </form>`;function Xn(e,t){e.edit(t),x("edited")}async function tr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function er(e,t){e.composer.reply(t),x("comment")}async function ir(e,t){await e.takeBack(t),await x("comment")}async function sr(e,t){await Vi()&&(await e.discard(t),await x("comments"))}async function nr(e,t){await Ki(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var rr=e=>w`
  <form novalidate @submit=${t=>tr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":ot}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function or(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Xn(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>nr(e,t)}]:[],...s?[]:[_i({commentId:t.id}),Zi(t.user,()=>e.load())]]}var ar=(e,t)=>t.hidden?w`
  ${it(t.content)}
  ${At(r("report.commentHidden"),t.hidden)}`:w`
  ${it(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>er(e,t)}>
    ${r("comment.reply")}
  </button>`,cr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${N(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${qt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?rr(e):ar(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:$(t.user)}),or(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Pe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,lr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Pe(r("action.retry"),()=>e.retry(t))}
      ${Pe(r("action.edit"),()=>ir(e,t))}`:ot}
    ${Pe(r("outbox.cancel"),()=>sr(e,t))}
  </div>`,pr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${N(d(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(d())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${it(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:ot}
      ${t.isLate||t.state==="refused"?lr(e,t):ot}
    </div>
  </div>`,Is=(e,t,i)=>t.entry?pr(e,t.entry):cr(e,t,i),hr=(e,t,i)=>w`
  <li>
    ${Is(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Is(e,s,i)}</li>`)}
      </ul>`:ot}
  </li>`;function mr(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${ft(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>hr(e,o,t))}</ul>
    ${ft(e.list)}`:z(1)}var Ps=(e,t)=>w`
  ${mr(e,t)}
  ${qs(e.composer)}`;import{html as V,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as Vt,nothing as Ne}from"../lib/lit-html/lit-html.js";var at={scale:1,x:0,y:0},dr=5,[ur,fr]=[60,90],Fe=(e,t,i)=>Math.max(e,Math.min(i,t));function Ce(e,t,i){let s=Fe(1,t,dr),n=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*n,y:i.y-(i.y-e.y)*n}}function Ht(e,{width:t,height:i}){let[s,n]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Fe(-s,e.x,s),y:Fe(-n,e.y,n)}}function Fs({x:e,y:t}){return t>fr&&t>Math.abs(e)?"close":Math.abs(e)<ur||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Cs(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var gr=2.5,[wr,Ns]=[300,24],Bs=180,As=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Kt=class{#t=at;#e=at;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#h(at),i&&!As()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Bs,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let i=this.#c(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ce(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+s.x,y:a+s.y})}let n={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#h(this.#t.scale>1?Ht(n,this.#p()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#c(),s=this.#s.size===1,n={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#d();if(Math.hypot(n.x,n.y)<Ns)return this.#l(i,t.timeStamp);let o=this.#t.scale>1?"":Fs(n);if(o)return this.#o[o]();this.#d()};#l(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>wr||Math.hypot(t.x-s.x,t.y-s.y)>Ns)return this.#d();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?at:Ht(Ce(at,gr,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,i=t]=this.#s.values();return Cs(t,i)}#m({clientX:t,clientY:i}){let{left:s,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#h(Ht(this.#t,this.#p()),!0)}#h(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!As()?`transform ${Bs}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Yt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Rs(e,t){let i=e.media.length,s=t,n=!0,o=null,a=new Map;Nt((c,p)=>{let m=l=>{s=(s+l+i)%i,n=!1,p(),o.show(document.querySelector("dialog .stage"),i>1?l:0)};return o??=new Kt({next:()=>m(1),previous:()=>m(-1),close:()=>c()}),$r(e,{at:s,plays:n,films:a},o,m,c)},{label:e.title,kind:"full"})}function $r(e,{at:t,plays:i,films:s},n,o,a){let c=e.media.length,p=e.media[t];return Vt`
    <div class="viewer" @keydown=${l=>{l.target.localName!=="video"&&(l.key==="ArrowRight"&&o(1),l.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ne}</span>
        ${Q(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${l=>l.preventDefault()}>
        <div class="shown">${p.type==="video"?vr(p,i,s):br(p,Yt(e,t))}</div>
      </div>
      <div>
        ${p.caption?Vt`<p class="said" dir="auto">${p.caption}</p>`:Ne}
        ${c>1?xr(o):Ne}
      </div>
    </div>`}var yr=e=>`min(100vw, calc(100vh * ${wt(e).toFixed(3)}))`,br=(e,t)=>zt(e,{alt:t,eager:!0,sizes:yr(e),blur:!1});function vr(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var xr=e=>Vt`
  <div class="row steps">
    ${zs("previous","back",()=>e(-1))}
    ${zs("next","next",()=>e(1))}
  </div>`,zs=(e,t,i)=>Vt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${i}>${u(t)}</button>`;var Ae=5,kr={tall:4/5,square:1,wide:3/2};function Or(e){let t=wt(e);return t<.9?"tall":t<1.2?"square":"wide"}function Lr(e,t){let i=Math.max(1,wt(t)/kr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var Tr=(e,t)=>V`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${u("play")}</span>`;function Sr(e,t,i,{frame:s,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ae;return V`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Rs(e,i)}>
        ${o?Tr(t,Yt(e,i)):zt(t,{alt:Yt(e,i),eager:i===0,sizes:Lr(s,t)})}
        ${t.caption?V`<span class="said" dir="auto">${t.caption}</span>`:Be}
        ${i===Ae-1&&c>0?V`<span class="beyond" data-count="+${E(c)}"></span>`:Be}
      </button>
    </li>`}var Mr=(e,t)=>V`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>V`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function Er({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function js(e,t=0,i=()=>{}){let s=e.media.length,n=Or(e.media[0]);return V`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(s,Ae)}" aria-label=${r("find.pictures")} @scroll=${o=>Er(o,t,i)}>
        ${e.media.map((o,a)=>Sr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${s>1?Mr(Math.min(t,s-1),s):Be}
    </div>`}import{html as Zt,nothing as Re}from"../lib/lit-html/lit-html.js";var[qr,Ir]=[12,15],Ws=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Pr=({id:e,exact:t,location:i,locationId:s})=>{let n=t??i,o=Math.min(i.area&&!t?qr:Ir,$t(y(n)));return`/?at=${Ws(n).join(",")},${o}&${t?`find=${e}`:`place=${s}`}`};function Us(e){let{find:t,distance:i}=e;return Zt`
    <div class="spot">
    <a class="where" href=${Pr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${u("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??Mt(t.location)}</span>
        ${t.location.area?Zt`<br><span class="soft">${hi(t,e.isOwn())}</span>`:Re}
        ${i===null?Re:Zt`<br><span class="soft">${r("find.away",{distance:Lt(i)})}</span>`}</span>
        ${u("next")}
      </span>
    </a>
    ${Nr(e)}
    </div>`}var ze=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Fr(e){let[t,i]=Ws(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],ze("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),ze("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),ze("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${i}`)}]}var Cr=()=>Zt`${u("way")} <span>${r("way.title")}</span>`,Nr=e=>e.find.location.area&&!e.find.exact?Re:Bt(r("way.title"),Fr(e),{id:"ways",face:Cr()});var Br=e=>S`
  <a class="person" href="/people/${e.user.id}">
    ${N(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${qt(e.createdAt)}${e.updatedAt>e.createdAt?S` · ${r("find.edited")}`:Y}</span>
    </span>
  </a>`,Ar=e=>S`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${gt(e)} ${j(e)}
  </a>`,zr=e=>S`
  <p class="marks">
    ${e.category?Ar(e.category):Y}
    ${e.isPublic?S`<span class="badge">${u("globe")} ${r("find.audience.everyone")}</span>`:Qi(e)}
  </p>`,Ds=e=>e.find.media.length?js(e.find,e.photo,e.showPhoto):Y,Hs=(e,t=Y)=>S`
  <div class="card">
    <div class="row between">
      ${Br(e.find)}
      ${Gi(e)}
    </div>
    ${e.find.description?it(e.find.description):Y}
    ${zr(e.find)}
    ${t}
  </div>`,Rr=e=>S`
  ${At(r("report.findHidden"),e.find.hidden)}
  ${Ds(e)}
  ${Hs(e)}`,jr=e=>e.find.hidden?Rr(e):S`
  ${Ds(e)}
  ${Us(e)}
  ${Hs(e,Ji(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?S`<span class="soft">${E(e.find.commentCount)}</span>`:Y}
    </h2>
    ${Ps(e.comments,e.isOwn())}
  </section>`;function Wr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),S`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,jr(e)]:[r("find.title"),z(3)]}function Ur(e){let[t,i]=Wr(e);return S`${qi(t,Y,"/")}${i}`}async function Dr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function vt(e){let t=new Dt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${G})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Dr(t,s),view:()=>Ur(t)}}import{html as se,nothing as No,render as Bo}from"../lib/lit-html/lit-html.js";var[Hr,Kr,Vr]=[4,2,2],Yr=20,[Zr,_r]=[50,3],Jr=e=>X().filter(t=>A(j(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:j(t),address:r("find.category")})),Gr=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:y(e.location)}),Qr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Xr(e,t){let i=s=>{let n=[s.username,$(s)].map(A),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Kr)}var Ks=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Hr}),a=f("/api/users",{q:t,limit:Yr}),[c,p]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<Vr?[]:b(a,{signal:i}).catch(()=>[])]);return[...Xr(p,t).map(Qr),...c.map(Gr),...Jr(t)]},Vs=e=>(t,i)=>{let s=n=>e(n.point)<=Zr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,_r)]};var to=9,eo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},_t=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#i;if(!(!!t&&i>=to&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await ai(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=eo[i],o=this.items.map(c=>io(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},io=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Jt={q:"",categories:[],near:null,mine:!0,friends:!0},je=["active","distance","likes"],so=e=>(e??"").split(",").filter(Boolean),ct=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:so(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:tt(t.get("near")),radius:Number(t.get("radius"))||5,order:je.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var no="-180,-90,180,90",Ys=2e4,[Zs,_s,ro]=[20,500,3],Js=3,Gt=class{nearest=null;#t;#e;#i;#s;#n=Zs;#r=!1;#o=Js;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#i=s,this.#s=n;let o=()=>this.#l(n()),a=()=>({findsLimit:ro,limit:this.#n});this.list=W(t,()=>f("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#l({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||no;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),m=Math.max(B(t,{lat:p,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Ys,Math.max(.1,m)).toFixed(3),order:s}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Js,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#n&&this.#n<_s}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(_s,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Zs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Ys,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var lt=class{isOpen=!1;#t;#e;#i;#s=new Set;#n={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#i]=[t,i,s]}by(t,i=!1){if(this.#s.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let s=i?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#i)??{shown:s,rest:[]},this.#n}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var We=100,D=class{place=null;finds=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:We}),"place"]:[f("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;g(M(c))}a.place&&(a.finds=this.#r(a.place)),s===this.#s&&Object.assign(this,a)}#r(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>We?f("/api/finds",{...this.#e(),locationId:t.id,limit:We}):"";return Object.assign(W({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var oo="-180,-90,180,90",ao=120,co=1e3,[lo,po]=[13,15],Qt=class{map=null;failed=!1;note=null;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#i=i,this.filters=new ct(t.query),this.#n=tt(t.query.get("at"))??Bi(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new _t(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ns(t,s),this.offer=new lt(X(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new rs(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,s),this.places=new Gt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#n||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(D.of(this.#t.query));R().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(oo,this.view.zoom).catch(p=>p);await Promise.race([s,Pt(co)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#m(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await R(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#l=!1}}}#p(t){this.view=tt(O(t)),this.#r=Ai(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,ao))}#h(t,i=this.filters){let s=this.#n||this.map?O(this.view):"";return f("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Qe.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let i=tt(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ct(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(po,$t(y(t))),this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new ct(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(lo,$t(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await zi({maximumAge:6e4,timeout:1e4})})}catch(t){g(M(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Xt=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await Ft())};distance=t=>{let i=this.#e??this.#t();return i&&t?B(i,t):void 0}};import{html as ho,nothing as mo}from"../lib/lit-html/lit-html.js";var te=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=vt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?ho`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:mo}};import{html as F,nothing as P}from"../lib/lit-html/lit-html.js";var uo=[1,5,20,50,200],fo=200,{near:yp,...go}=Jt,Gs=(e,t)=>e.filter(i=>i!==t),wo=(e,t)=>e.includes(t)?Gs(e,t):[...e,t],$o=e=>[...new Set([...uo.map(ni),e])].sort((t,i)=>t-i),yo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${$o(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${ri(t)}</option>`)}
    </select>
  </label>`,ee=(e,t,i=P)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${u("close")}
  </button>`;function bo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return F`
    ${t?ee(`“${t}”`,()=>e.change({q:""}),u("search")):P}
    ${i.map(o=>ee(j(o),()=>e.change({categories:Gs(i,o)}),gt(o)))}
    ${s?P:ee(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:ee(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Qs=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Xs=({category:e,count:t},i,s=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${s===null?P:String(s)} @click=${i}>${gt(e)} ${j(e)}</button>`;function tn(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return F`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${u("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>s({category:c})):P}`}function en(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=Qs(t),c=m=>Xs(m,()=>e.change({categories:[...o,m.category]})),p=m=>{a(m),i.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${p} @focusin=${p} @pointerleave=${a} @focusout=${a}>
      ${we(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?yo(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>vo(e)}>
        ${u("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:P}
      </button>
      ${bo(e)}
      ${tn(i,t,m=>!o.includes(m),c)}
    </div>`}async function vo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(l=>!Ni(l)&&l!=="other"),c=null,m=await Nt((l,H)=>(c||e.groups.count().then(H),c??=new lt([...X(),"other",...a],H,i),ko(e.groups,c,o,l,H)),{label:r("map.filters"),kind:"sheet-like"});m&&e.change(m)}var xo=(e,t,i)=>we(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function ko(e,t,i,s,n){let o=Qs(t),a=l=>{Object.assign(i,l),n()},c=({category:l})=>a({categories:wo(i.categories,l)}),p=l=>Xs(l,()=>c(l),i.categories.includes(l.category)),m=l=>{l.preventDefault(),s({...i,q:l.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${Q(s)}</div>
    <form @submit=${m}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${fo} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${tn(e,t,()=>!0,p)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(l=>xo(i,l,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(go)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as nn}from"../lib/lit-html/lit-html.js";var pt=["peek","half","full"],Oo=6,Lo=.5,ie=class{#t;constructor(t){this.#t=t,this.stop=pt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(pt[Math.max(0,Math.min(pt.length-1,pt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,n=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=l=>Math.max(n[0],Math.min(n[2],o.height+o.y-l));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let p=l=>{a={y:l.clientY,at:l.timeStamp,speed:(a.y-l.clientY)/Math.max(1,l.timeStamp-a.at)},i.style.height=`${c(l.clientY)}px`},m=l=>{for(let[ce,gn]of[["pointermove",p],["pointerup",m],["pointercancel",m]])s.removeEventListener(ce,gn);if(i.classList.remove("dragged"),i.style.height="",Math.abs(l.clientY-o.y)<Oo)return;if(Math.abs(a.speed)>Lo)return this.by(Math.sign(a.speed));let H=c(l.clientY),Ge=n.map(ce=>Math.abs(ce-H));this.to(pt[Ge.indexOf(Math.min(...Ge))])};for(let[l,H]of[["pointermove",p],["pointerup",m],["pointercancel",m]])s.addEventListener(l,H)}#e(t){return pt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},sn=(e,t,i,s,n)=>nn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${u("back")}
  </button>`,rn=(e,t,i)=>nn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${sn(e,1,"map.more","up",e.stop==="full")}
          ${sn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var To=6,So=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(Jt)}>${r("map.clear")}</button>`,Mo=e=>C`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>To?O(e.view):""})}>
    ${u("plus")} ${r("nav.plus")}
  </a>`,Eo=e=>It(r("map.noneNear"),r("map.nearestIs",{distance:Lt(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function qo(e){return e.places.nearest?Eo(e):e.filters.count||e.filters.near?It(r("map.noneFiltered"),r("map.noneFilteredText"),So(e)):It(r("map.none"),r("map.noneText"),Mo(e))}function Io(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?ii(e.groups.isPartial,r("map.findsHere",{n:t})):r("map.inView")}var Po=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${je.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Fo(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?qo(e):C`
    ${s.shown.map(n=>be(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${ft({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?C`<p class="hint">${r("map.partial")}</p>`:Ue}`:z(4)}var on=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Q(t.close)}`,Co=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function an(e,t,i){let{place:s,group:n}=e.panel,o=s?on(Mt(s),e):n?on(Co(n),e):C`<h2 class="grow">${Io(e)}</h2>`,c=s?Xi(e.panel):n?n.map(p=>be(p,m=>e.enter(m))):[e.note?.()??Ue,Fo(e)];return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${rn(t,o,e.panel.isOpen?Ue:Po(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${c}</div>
    </section>`}var Ao=4,cn=matchMedia("(min-width: 1180px)");function zo(e,t){let i=f("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Bo(se`<a class="button" href=${i} @click=${s}>${u("plus")} ${r("map.addHere")}</a>`,n),n}var Ro=(e,t)=>({held:i=>zo(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>ss(document.getElementById("map"),i),prefetch:()=>es(),painted:Ci,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function jo(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):ln(e,t,s)}var ln=(e,t,i)=>cn.matches?e.openFind(i):t.go(`/finds/${i}`),pn=e=>e.view.zoom>Ao?e.view:null,Wo=(e,t,i)=>se`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${pn(e)} .also=${Ks(e)}
      .order=${Vs(i.distance)} .words=${!0} .distance=${i.distance}
      @focusin=${i.look} @choose=${s=>jo(e,t,s.detail)}></place-search>
    ${en(e)}
  </div>`,Uo=e=>se`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):No}
  </div>`;function Do(e,t){let i=e.target.closest("a.find");!i||!cn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Ho(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Ko=(e,t,i,s,n)=>se`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Ho(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Uo(e)}
    ${Wo(e,t,n)}
    ${an(e,i,o=>Do(o,e))}
    ${s.view()}
  </div>`;async function Vo(e,t,i){await Promise.resolve(),Xe.get()&&Tt("introduce",e,t).catch(()=>{}),await e.start(Ro(t,i)),performance.mark("finds:map")}var Yo=e=>new RegExp(`^${G}$`).test(e);function De(e){for(let o of["place","find"])Yo(e.query.get(o))||e.query.delete(o);let t=new Qt(e,o=>ln(t,e,o)),i=new ie(e),s=new te(e,o=>t.markers.choose(o)),n=new Xt(()=>t.filters.near??pn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Vo(t,e,i),view:()=>Ko(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as L,nothing as ht}from"../lib/lit-html/lit-html.js";var ne=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=dt(t.query.get("next")),this.form=new Wi({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=gi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return as()}async#s(t,i){await fi();let s=await St(`/api/auth/${t}`,{...i,cookie:!0});$i(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ps()}async#r(){if(!T().passwordLogin||Et()||!await cs()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ls);let t=await ve("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ve();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Zo=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${ye(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${ye(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Hi(e,r("signin.action"))}
  </form>`,_o=e=>L`
  ${T().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:ht}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Jo=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,Go=e=>ke(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${$e(e.form)}
  ${Oe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function Qo(e,t){let{passwordLogin:i,registration:s}=T();return Et()?L`${Go(e)}${xe(t)}`:L`
    ${ke(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ht}
      ${ds()}
      ${$e(e.form)}
      ${i?Zo(e):ht}
      ${e.hasPasskeys?_o(e):ht}
      ${Oe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ht:Jo(s)}</p>`)}
    ${us()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${xe(t)}`}var Xo=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ta(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Xo(e):z(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ht}
    </section>`}function He(e){let t=hs(location.hash);if(t){let s=new ms(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>ta(s)}}let i=new ne(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Qo(i,e.update)}}var hn={find:vt,map:De,missing:os,signin:He};async function Ke(e){if(hn[e])return hn[e];let[t]=await Promise.all([import("./more.js"),ts(),ei()]);return t[e]}var _e=1e3,ea=6e4,Z=null,ae="",Ot="",Ye="",oe=!1,kt=_e,Je=0;function dn(){let e=()=>{if(document.hidden||!h.get("user"))return Ze();xt(),ut()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ze),addEventListener("pageshow",t=>{t.persisted&&e()}),h.subscribe("user",t=>{t?.id!==ae&&mn(),t&&xt()}),h.subscribe("openFind",t=>{t&&t!==Ot&&mn(),t&&xt()}),h.get("user")&&xt()}function ia(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var xt=()=>ia(sa);function sa(){let e=h.get("user");if(!e||Z||document.hidden)return;clearTimeout(Je),Ot=Ye===h.get("openFind")?"":h.get("openFind");let t=Ot,i=new EventSource(f("/api/notifications/stream",{find:t}));Z=i,ae=e.id,i.addEventListener("open",()=>{oe&&ut(),oe=!0,kt=_e,Ye="",t&&h.set("live",{findId:t})}),i.addEventListener("error",()=>{i===Z&&i.readyState===EventSource.CLOSED&&na()}),i.addEventListener("comment",s=>h.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>h.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>ra(JSON.parse(s.data))),i.addEventListener("reset",ut)}function na(){let e=Ot;Z=null,oe=!0,ut().then(t=>{t&&(Ye=e)}),Je=setTimeout(xt,kt),kt=Math.min(2*kt,ea)}var re=0,Ve=null;function ra(e){ui(1),h.set("notification",e),oa(e)}function oa(e){let t=di(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(re=Ve&&h.get("message")===Ve?re+1:1,re===1?g(mi(e),t):g(r("note.several",{n:re}),"/notifications"),Ve=h.get("message"))}function mn(){oe=!!Z&&ae===h.get("user")?.id,Ze(),kt=_e}function Ze(){clearTimeout(Je),Z?.close(),Z=null,ae=Ot=""}async function un(){try{await(await caches.open("words")).put("/words",Response.json({title:_(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(le.href)?e:null});new Worker(new URL("bundle/formats.js",le),{type:"module"});is();fs();var aa=JSON.parse(document.getElementById("boot").textContent);await ti();await R();wi(aa);oi(Ke);Os(ws,Ke);await R();dn();function fn(){bi(),"serviceWorker"in navigator&&un()}document.readyState==="complete"?fn():addEventListener("load",fn,{once:!0});

import{$ as H,$a as mi,$b as Ti,Aa as ni,Ab as xi,Ad as fe,Ba as ri,Bb as j,C as He,Cc as Ri,D as Ke,Db as Q,Dc as ji,Ea as oi,Eb as ki,F as kt,Fb as O,Gb as y,Hb as Oi,I as p,J as g,Jb as C,Jc as Wi,K as Ue,Kb as ce,L as lt,Lb as Pt,Ma as ai,Mb as B,N as b,Nb as Li,O as Ot,Oa as ci,Ob as dt,Oc as he,P as Lt,Pc as Di,Qa as te,R as pt,Ra as li,Rb as Si,Rc as Vi,T as Ze,Tb as Et,Ua as ee,V as d,Va as ie,Wa as se,Wc as tt,X as J,Xa as pi,Y as ht,Ya as ne,Yc as Hi,Z as Je,Za as hi,Zc as Ki,_ as _e,_a as re,a as Xt,aa as Ye,ab as oe,ad as Ui,b as S,bb as ui,bc as Mi,c as V,cb as di,cc as qi,cd as Zi,db as fi,dc as Pi,ea as $,eb as gi,ec as ft,f as Ae,fa as _,fb as wi,fc as le,fd as Ji,ga as Ge,gb as $i,gc as Ei,gd as _i,h as ze,ha as Qe,hb as yi,hc as pe,i as Re,ia as Xe,ib as f,ic as Ii,jb as N,kb as Tt,kc as Fi,lc as Ni,ld as Yi,ma as ti,mb as bi,mc as Ci,md as Gi,nc as It,nd as Qi,o as je,oa as ei,ob as Mt,oc as Bi,od as Xi,p as We,pa as mt,pb as k,pd as ts,qb as z,r,rb as ae,rd as me,s as De,sb as ut,t as T,tb as qt,tc as Ai,td as es,u as Ve,ua as ii,ub as x,ud as is,v as A,va as m,vb as R,vd as ue,wb as vi,wc as zi,wd as de,x as Z,xb as Y,xc as Ft,xd as ss,ya as si,yc as X,yd as ns,za as St,zb as G}from"./shared.js";function rs(){addEventListener("beforeinstallprompt",e=>p.set("installPrompt",e)),addEventListener("appinstalled",()=>p.set("installPrompt",null))}var Xs=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],os={screen:"missing",open:!0,params:{}},tn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function as(e){if(tn(e))return os;for(let[t,i,s=!1]of Xs){let n=new RegExp(`^${t.replace(":id",`(?<id>${J})`).replace(":name",`(?<name>${Je})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return os}import{render as cn,nothing as ln}from"../lib/lit-html/lit-html.js";import{html as q,nothing as et}from"../lib/lit-html/lit-html.js";var en=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function sn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function nn([e,t],i){let s=t==="bell"?p.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${sn(e,i)?"page":et}>
      <span class="face">
        ${t==="me"?N(m(),28):f(t)}
        ${s?q`<span class="count" aria-hidden="true">${s>99?"99+":Z(s)}</span>`:et}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?q`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:et}
      </span>
    </a>`}function rn(){return p.get("online")?p.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:et:q`<p class="offline" role="status">${r("app.offline")}</p>`}var on=e=>p.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:p.get("outbox").length})}</a></p>`:et,an=(e=S().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,cs=(e,{path:t,wide:i,broad:s})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${an()} <span dir="auto">${V()}</span></a>
    ${m()?q`<nav class="tabs" aria-label=${r("nav.label")}>${en.map(n=>nn(n,t))}</nav>`:et}
  </header>
  <div class="notes-above">
    ${rn()}
    ${on(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${wi}`;var pn=2e3,ls=null,ps=null,P=null,v=null,ge=!1,it=0;function hs(){ge||(ge=!0,queueMicrotask(()=>{ge=!1,Nt()}))}function Nt(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=[e,V()].filter(Boolean).join(" · ");let t=P?P.view():ln;cn(cs(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function hn(e,{replace:t=!1}={}){return re(),t?se(e):ie(e),we({fresh:!0})}function mn(){$i();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&ui(v.lists,v.user),v.stop.abort(),P.close?.())}function un(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=fi(s),a=[],c=()=>t===it;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:hs,go:H,lists:a,user:s,rename:l=>{c()&&pi(l)},push:l=>c()?dn(l):null,leave:()=>gi()??H("/",{replace:!0}),kept:ne(),keep:l=>{c()&&hi(l)},restore:l=>{let h=n[a.push(l)-1];return h&&{...h,isStale:o}}}}function dn(e){return re(),ie(e),ms()}function ms(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(ee(),v.query=new URLSearchParams(location.search),v.kept=ne(),Promise.resolve(P.moved(v.query)))}async function fn(){if(Ye())return;let e=it,t=ms();if(!t)return we();await t,e===it&&oe()}async function gn(e){try{return await ps(e)}catch(t){return t instanceof TypeError||console.error(t),us}}function wn(e,t){try{return e(t)}catch(i){return console.error(i),us()}}var us=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function we({fresh:e=!1,first:t=!1}={}){let i=++it;mn();let{screen:s,open:n,params:o}=ls(location.pathname);if(!n&&!m())return H(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return H(ht(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Nt(),await R());let a=await gn(s);i===it&&(ee(),v=un(o,i),P=wn(a,v),Nt(),e&&scrollTo(0,0),t||await $n(e,i))}async function $n(e,t){if(e||await Promise.race([P.ready,Y(pn)]),t!==it)return;Nt(),((e?null:mi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||oe()}function yn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function bn(e){let t=yn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();H(t.pathname+t.search+t.hash)}function ds(e,t){[ls,ps]=[e,t],_e(hn),history.scrollRestoration="manual";let i=m()?.id;return p.subscribe("user",s=>{s?.id!==i&&di(),i=s?.id}),p.subscribe("*",hs),p.subscribe("message",yi),document.body.replaceChildren(),addEventListener("click",bn),addEventListener("popstate",fn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&H(ht(s.data.path))}),location.pathname.startsWith("/api/")&&se(m()?"/settings":"/sign-in"),we({first:!0})}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var vn=160,xn=2,fs=6,gs=e=>[e.username,A(e.displayName??"")];function kn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Ct=class{items=[];at=0;#t;#e;#n=null;#s=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=kn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#l(),s&&(this.#n??=On().then(n=>this.#a(n)),s.name.length>=xn&&(this.#o=setTimeout(()=>this.#c(s),vn))))}close(){this.#r=this.#i?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(d("/api/users",{q:t.name,limit:fs+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#s.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#h(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!gs(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>gs(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,fs)}};async function On(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function $e(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var ye=e=>e.errors?.length?Ve(e.errors[0]):T(e),Bt=class{error="";busy=!1;replyTo=null;#t;#e;#n;#s;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Ct(t,n),this.#n=Et(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#n.get()}}get left(){return Ti(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#n.set({text:t,replyTo:this.replyTo}):this.#n.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=$e(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:oi()});try{await ci({kind:"comment",id:this.#i.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=ye(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function ws(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var $s=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function ys(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Ln=20,Sn=20,gt=e=>Et(`comment-edit:${e.id}`),At=class{marked="";editing=null;#t;#e;#n;#s;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#n=i,this.#e=`${i}/comments`,this.#s=s,this.#i=n,this.composer=new Bt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=B(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===i&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",p.subscribe(a,c))}#r(t){this.#h([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&lt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return p.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#n&&!t.has(i.id))}get threads(){return ws($s(this.list.items),this.waiting)}retry(t){return li(t.id)}async takeBack(t){this.composer.takeBack(t),await te(t.id)}discard(t){return te(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#h([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(d(this.#e,{order:"desc",limit:Ln}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#l(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#l(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#h(t){let i=this.#l(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=ys(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Sn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:gt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,gt(this.editing).set(t)}cancel(){gt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=$e(t.text),!t.error)try{let i=await Lt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),gt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):ye(i)}return this.#t.update(),!t.error}async remove(t){try{await pt(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return gt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var zt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Pi(t.params.id,()=>this.find,t),this.comments=new At(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Li(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||p.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{p.get("openFind")===t.params.id&&p.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await Pt();!t||this.#t.signal.aborted||(this.distance=C(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return Si(this.find,t,this.#t.update)}async dismiss(){await dt(Lt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await dt(pt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=B({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await dt(pt(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await dt(Ot(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){try{await navigator.clipboard.writeText(t),g(i)}catch{g(t)}}get#s(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#s,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#s})}catch(t){t.name!=="AbortError"&&g(this.#s)}}};import{html as w,nothing as nt}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as st}from"../lib/lit-html/lit-html.js";var W=()=>document.getElementById("comment");function xe(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Tn(e,t){t.write(e.target.value),be(e,t),xe(e.target)}var be=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function ve(e,t){let{text:i,caret:s}=t.mentions.chosen(e,W().value);W().value=i,W().focus(),W().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),xe(W())}var Mn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>ve(t[i],e),Tab:()=>ve(t[i],e),Escape:()=>e.mentions.close()});function qn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?Mn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function Pn(e,t){if(e.preventDefault(),!await t.send())return W().focus();await Promise.resolve(),W()&&xe(W())}function En(e){e.stopReply(),x("comment")}var In=e=>wt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>En(e)}>${f("close")}</button>
  </p>`,Fn=(e,t,i)=>wt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>ve(e,i)}>
    ${N(e,28)} <span>${Bi(e)}</span>
  </li>`,Nn=(e,{items:t}=e.mentions)=>wt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Fn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Cn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),bs=e=>wt`
  <form class="say-it" novalidate @submit=${t=>Pn(t,e)}>
    ${e.replyTo?In(e):st}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Nn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":st} aria-describedby=${Cn(e)||st}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":st}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:st}
        @input=${t=>Tn(t,e)} @keydown=${t=>qn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>be(t,e)} @keyup=${t=>be(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${f("send")}</button>
    </div>
    ${Ei(e.left)}
    ${e.error?wt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:st}
  </form>`;function Bn(e,t){e.edit(t),x("edited")}async function An(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function zn(e,t){e.composer.reply(t),x("comment")}async function Rn(e,t){await e.takeBack(t),await x("comment")}async function jn(e,t){await Ci()&&(await e.discard(t),await x("comments"))}async function Wn(e,t){await Ni(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var Dn=e=>w`
  <form novalidate @submit=${t=>An(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":nt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:nt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Vn(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Bn(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>Wn(e,t)}]:[],...s?[]:[zi({commentId:t.id}),Ai(t.user,()=>e.load())]]}var Hn=(e,t)=>t.hidden?w`
  ${X(t.content)}
  ${Ft(r("report.commentHidden"),t.hidden)}`:w`
  ${X(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>zn(e,t)}>
    ${r("comment.reply")}
  </button>`,Kn=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${N(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Dn(e):Hn(e,t)}
    </div>
    ${It(r("comment.menu",{name:$(t.user)}),Vn(e,t,i),{id:`menu-${t.id}`})}
  </div>`,ke=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,Un=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${ke(r("action.retry"),()=>e.retry(t))}
      ${ke(r("action.edit"),()=>Rn(e,t))}`:nt}
    ${ke(r("outbox.cancel"),()=>jn(e,t))}
  </div>`,Zn=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${N(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${X(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:nt}
      ${t.isLate||t.state==="refused"?Un(e,t):nt}
    </div>
  </div>`,vs=(e,t,i)=>t.entry?Zn(e,t.entry):Kn(e,t,i),Jn=(e,t,i)=>w`
  <li>
    ${vs(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${vs(e,s,i)}</li>`)}
      </ul>`:nt}
  </li>`;function _n(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${ut(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Jn(e,o,t))}</ul>
    ${ut(e.list)}`:z(1)}var xs=(e,t)=>w`
  ${_n(e,t)}
  ${bs(e.composer)}`;import{html as Rt,nothing as Le}from"../lib/lit-html/lit-html.js";var[Yn,Gn]=[12,15],ks=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Qn=({id:e,exact:t,location:i,locationId:s})=>{let n=t??i,o=Math.min(i.area&&!t?Yn:Gn,tt(y(n)));return`/?at=${ks(n).join(",")},${o}&${t?`find=${e}`:`place=${s}`}`};function Os(e){let{find:t,distance:i}=e;return Rt`
    <div class="spot">
    <a class="where" href=${Qn(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${f("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??_(t.location)}</span>
        ${t.location.area?Rt`<br><span class="soft">${Qe(t,e.isOwn())}</span>`:Le}
        ${i===null?Le:Rt`<br><span class="soft">${r("find.away",{distance:kt(i)})}</span>`}</span>
        ${f("next")}
      </span>
    </a>
    ${er(e)}
    </div>`}var Oe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Xn(e){let[t,i]=ks(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Oe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Oe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Oe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var tr=()=>Rt`${f("way")} <span>${r("way.title")}</span>`,er=e=>e.find.location.area&&!e.find.exact?Le:It(r("way.title"),Xn(e),{id:"ways",face:tr()});var ir=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${N(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Tt(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:K}</span>
    </span>
  </a>`,sr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${ft(e)} ${j(e)}
  </a>`,nr=e=>M`
  <p class="marks">
    ${e.category?sr(e.category):K}
    ${e.isPublic?M`<span class="badge">${f("globe")} ${r("find.audience.everyone")}</span>`:Wi(e)}
  </p>`,Ls=e=>e.find.media.length?Vi(e.find,e.photo,e.showPhoto):K,Ss=(e,t=K)=>M`
  <div class="card">
    <div class="row between">
      ${ir(e.find)}
      ${ji(e)}
    </div>
    ${e.find.description?X(e.find.description):K}
    ${nr(e.find)}
    ${t}
  </div>`,rr=e=>M`
  ${Ft(r("report.findHidden"),e.find.hidden)}
  ${Ls(e)}
  ${Ss(e)}`,or=e=>e.find.hidden?rr(e):M`
  ${Ls(e)}
  ${Os(e)}
  ${Ss(e,Ri(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${Z(e.find.commentCount)}</span>`:K}
    </h2>
    ${xs(e.comments,e.isOwn())}
  </section>`;function ar(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,or(e)]:[r("find.title"),z(3)]}function cr(e){let[t,i]=ar(e);return M`${bi(t,K,"/")}${i}`}async function lr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function $t(e){let t=new zt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${J})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:lr(t,s),view:()=>cr(t)}}import{html as yt,nothing as to,render as Hs}from"../lib/lit-html/lit-html.js";var[pr,hr,mr]=[4,2,2],ur=20,[dr,fr]=[50,3],gr=e=>G().filter(t=>A(j(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:j(t),address:r("find.category")})),wr=e=>({kind:"find",value:e.id,name:e.title,address:Ge(e,e.location)?"":_(e.location),point:y(e.location)}),$r=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function yr(e,t){let i=s=>{let n=[s.username,$(s)].map(A),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,hr)}var Ts=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:pr}),a=d("/api/users",{q:t,limit:ur}),[c,l]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<mr?[]:b(a,{signal:i}).catch(()=>[])]);return[...yr(l,t).map($r),...c.map(wr),...gr(t)]},Ms=e=>(t,i)=>{let s=n=>e(n.point)<=dr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,fr)]};var br=9,vr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},jt=class{items=[];isApart=!1;#t;#e;#n=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#n;if(!(!!t&&i>=br&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await Ze(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#n&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=vr[i],o=this.items.map(c=>xr(c,s)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},xr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:C(t,y(e.exact))});var Wt={q:"",categories:[],near:null,mine:!0,friends:!0},Se=["active","distance","likes"],kr=e=>(e??"").split(",").filter(Boolean),rt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:kr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:Q(t.get("near")),radius:Number(t.get("radius"))||5,order:Se.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Or="-180,-90,180,90",qs=2e4,[Ps,Es,Lr]=[20,500,3],Is=3,Dt=class{nearest=null;#t;#e;#n;#s;#i=Ps;#r=!1;#o=Is;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#n=s,this.#s=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Lr,limit:this.#i});this.list=B(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Or;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,l]=n.split(",").map(Number),h=Math.max(C(t,{lat:l,lng:o}),C(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(qs,Math.max(.1,h)).toFixed(3),order:s}}get shown(){return this.#n.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Is,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Es}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(Es,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Ps,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:qs,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ot=class{isOpen=!1;#t;#e;#n;#s=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#n]=[t,i,s]}by(t,i=!1){if(this.#s.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#n)??{shown:s,rest:[]},this.#i}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Te=100,Sr=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#n="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#n;return this.#n=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#s,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Te}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Sr?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?B({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Te});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Te?this.#r(t):"";return Object.assign(B({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Tr="-180,-90,180,90",Mr=120,qr=1e3,[Pr,Fs]=[13,15],Vt=class{map=null;failed=!1;note=null;#t;#e=null;#n;#s;#i;#r="";#o=0;#c=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#n=i,this.filters=new rt(t.query),this.#i=Q(t.query.get("at"))??ki(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i},this.exact=new jt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new Ji(t,s),this.offer=new ot(G(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new _i(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,s),this.places=new Dt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(D.of(this.#t.query));R().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(Tr,this.view.zoom).catch(l=>l);await Promise.race([s,Y(qr)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#l():this.exact.items.length&&this.markers.show()}async#l(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await R(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#c=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#c=!1}}}#p(t){this.view=Q(O(t)),this.#r=Oi(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#c&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Mr))}#m(t,i=this.filters){let s=this.#i||this.map?O(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(D.of(this.#t.query))),Promise.all([this.#l(),this.#a()])}refresh=()=>(ze.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=Q(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new rt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Fs,tt(y(t))),this.view.zoom)}),t.find?this.#n(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new rt(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(Pr,tt(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await ce({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await ce({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Fs,tt(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Ht=class{#t;#e;#n=null;#s=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#s||(this.#s=!0,this.#n=await Pt())};away=t=>this.#i(this.#n??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?C(t,i):void 0}};import{html as Er,nothing as Ir}from"../lib/lit-html/lit-html.js";var Kt=class{screen=null;#t;#e;#n="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#n)return;this.#n=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#n)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=$t({params:{id:this.#n},path:`/finds/${this.#n}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?Er`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Ir}};import{html as I,nothing as E}from"../lib/lit-html/lit-html.js";var Fr=[1,5,20,50,200],Nr=200,{near:Sl,...Cr}=Wt,Ns=(e,t)=>e.filter(i=>i!==t),Br=(e,t)=>e.includes(t)?Ns(e,t):[...e,t],Ar=e=>[...new Set([...Fr.map(He),e])].sort((t,i)=>t-i),zr=e=>I`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Ar(e.filters.radius).map(t=>I`
        <option value=${t} ?selected=${t===e.filters.radius}>${Ke(t)}</option>`)}
    </select>
  </label>`,Ut=(e,t,i=E)=>I`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${f("close")}
  </button>`;function Rr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return I`
    ${t?Ut(`“${t}”`,()=>e.change({q:""}),f("search")):E}
    ${i.map(o=>Ut(j(o),()=>e.change({categories:Ns(i,o)}),ft(o)))}
    ${s?E:Ut(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?E:Ut(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Cs=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Bs=({category:e,count:t},i,s=null)=>I`
  <button type="button" class="chip" data-category=${e} data-count=${t??E}
    aria-pressed=${s===null?E:String(s)} @click=${i}>${ft(e)} ${j(e)}</button>`;function As(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return I`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?I`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${f("next")}
      </button>`:E}
    ${t.isOpen?a.map(c=>s({category:c})):E}`}function zs(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=Cs(t),c=h=>Bs(h,()=>e.change({categories:[...o,h.category]})),l=h=>{a(h),i.count()};return I`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${ae(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?zr(e):E}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>jr(e)}>
        ${f("filter")} ${r("map.filters")}
        ${n?I`<span class="number">${Z(n)}</span>`:E}
      </button>
      ${Rr(e)}
      ${As(i,t,h=>!o.includes(h),c)}
    </div>`}async function jr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(u=>!xi(u)&&u!=="other"),c=null,h=await Fi((u,Qt)=>(c||e.groups.count().then(Qt),c??=new ot([...G(),"other",...a],Qt,i),Dr(e.groups,c,o,u,Qt)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var Wr=(e,t,i)=>ae(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Dr(e,t,i,s,n){let o=Cs(t),a=u=>{Object.assign(i,u),n()},c=({category:u})=>a({categories:Br(i.categories,u)}),l=u=>Bs(u,()=>c(u),i.categories.includes(u.category)),h=u=>{u.preventDefault(),s({...i,q:u.target.q.value.trim()})};return I`
    <div class="row between"><h2>${r("map.filters")}</h2>${qt(s)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Nr} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${As(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(u=>Wr(i,u,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Cr)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as F,nothing as Me}from"../lib/lit-html/lit-html.js";import{html as js}from"../lib/lit-html/lit-html.js";var at=["peek","half","full"],Vr=6,Hr=.5,Zt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=at.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&qi(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(at[Math.max(0,Math.min(at.length-1,at.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#s(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))i.removeEventListener(c,l);s.end()};for(let[c,l]of Object.entries(o))i.addEventListener(c,l)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#n(i,s)?this.#s(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#n(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#s(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(h,u)=>{c={y:h,at:u,speed:(c.y-h)/Math.max(1,u-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<Vr)return;if(Math.abs(c.speed)>Hr)return this.by(Math.sign(c.speed));let h=o.map(u=>Math.abs(u-l()));this.to(at[h.indexOf(Math.min(...h))])}}}#i(t){return at.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Rs=(e,t,i,s,n)=>js`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${f("back")}
  </button>`,Ws=(e,t,i)=>js`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Rs(e,1,"map.more","up",e.stop==="full")}
          ${Rs(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Kr=6,Ur=e=>F`
  <button class="quiet" type="button" @click=${()=>e.change(Wt)}>${r("map.clear")}</button>`,Zr=e=>F`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>Kr?O(e.view):""})}>
    ${f("plus")} ${r("nav.plus")}
  </a>`,Jr=e=>Mt(r("map.noneNear"),r("map.nearestIs",{distance:kt(e.places.nearest.distance)}),F`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function _r(e){return e.places.nearest?Jr(e):e.filters.count||e.filters.near?Mt(r("map.noneFiltered"),r("map.noneFilteredText"),Ur(e)):Mt(r("map.none"),r("map.noneText"),Zr(e))}function Yr(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?De(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Gr=e=>F`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Se.map(t=>F`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Qr(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?_r(e):F`
    ${s.shown.map(n=>he(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${ut({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?F`<p class="hint">${r("map.partial")}</p>`:Me}`:z(4)}var Ds=(e,t)=>F`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${qt(t.close)}`,Xr=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function Vs(e,t,i){let{place:s,group:n}=e.panel,o=s?Ds(_(s),e):n?Ds(Xr(n),e):F`<h2 class="grow">${Yr(e)}</h2>`,c=s?Di(e.panel):n?n.map(h=>he(h,u=>e.enter(u))):[e.note?.()??Me,Qr(e)],l=h=>t.touch(h);return F`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Ws(t,o,e.panel.isOpen?Me:Gr(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${l} @touchmove=${l} @touchend=${l} @touchcancel=${l}>${c}</div>
    </section>`}var eo=8e3,io=4,Ks=matchMedia("(min-width: 1180px)");function so(e,t){let i=d("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Hs(yt`<a class="button" href=${i} @click=${s}>${f("plus")} ${r("map.addHere")}</a>`,n),n}function no(e){let t=document.createElement("div");return Hs(yt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${f("here")}</button>`,t),t}var ro=(e,t,i)=>({held:s=>so(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>Zi(document.getElementById("map"),{...s,control:no(i)}),prefetch:()=>Ki(),painted:vi,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function oo(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):Us(e,t,s)}var Us=(e,t,i)=>Ks.matches?e.openFind(i):t.go(`/finds/${i}`),Zs=e=>e.view.zoom>io?e.view:null,ao=(e,t,i)=>yt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${Zs(e)} .also=${Ts(e)}
      .order=${Ms(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>oo(e,t,s.detail)}></place-search>
    ${zs(e)}
  </div>`,co=e=>yt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):to}
  </div>`;function lo(e,t){let i=e.target.closest("a.find");!i||!Ks.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function po(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var ho=(e,t,i,s,n)=>yt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>po(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${co(e)}
    ${ao(e,t,n)}
    ${Vs(e,i,o=>lo(o,e))}
    ${s.view()}
  </div>`;async function mo(e,t){if(Re.get())return lt("introduce",e,t);Ae.get()!==m().id&&(await Y(eo),t.signal.aborted||await lt("showSteps",e,t))}async function uo(e,t,i){await Promise.resolve(),mo(e,t).catch(()=>{}),await e.start(ro(t,i,e)),performance.mark("finds:map")}var fo=e=>new RegExp(`^${J}$`).test(e);function qe(e){for(let o of["place","find"])fo(e.query.get(o))||e.query.delete(o);let t=new Vt(e,o=>Us(t,e,o)),i=new Zt(e),s=new Kt(e,o=>t.markers.choose(o)),n=new Ht(()=>t.filters.near,()=>Zs(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:uo(t,e,i),view:()=>ho(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as L,nothing as ct}from"../lib/lit-html/lit-html.js";var Jt=class{#t;#e=0;#n=!1;constructor(t){this.#t=t,this.next=ht(t.query.get("next")),this.form=new Mi({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=si(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return Gi()}async#s(t,i){await ii();let s=await Ot(`/api/auth/${t}`,{...i,cookie:!0});ri(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ts()}async#r(){if(!S().passwordLogin||St()||!await Qi()||this.#n||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),Xi);let t=await me("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#n||(this.#n=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await me();t&&await this.#s("passkey-login",t)}),this.#n=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var go=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${pe(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${pe(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ii(e,r("signin.action"))}
  </form>`,wo=e=>L`
  ${S().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:ct}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,$o=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,yo=e=>de(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${le(e.form)}
  ${fe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function bo(e,t){let{passwordLogin:i,registration:s}=S();return St()?L`${yo(e)}${ue(t)}`:L`
    ${de(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:ct}
      ${ss()}
      ${le(e.form)}
      ${i?go(e):ct}
      ${e.hasPasskeys?wo(e):ct}
      ${fe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ct:$o(s)}</p>`)}
    ${ns()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${ue(t)}`}var vo=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function xo(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?vo(e):z(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ct}
    </section>`}function Pe(e){let t=es(location.hash);if(t){let s=new is(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>xo(s)}}let i=new Jt(e);return{get title(){return r("signin.title")},broad:!0,view:()=>bo(i,e.update)}}var Js={find:$t,map:qe,missing:Yi,signin:Pe};async function Ee(e){if(Js[e])return Js[e];let[t]=await Promise.all([import("./more.js"),Hi(),We()]);return t[e]}var Ce=1e3,ko=6e4,U=null,Gt="",xt="",Fe="",Yt=!1,vt=Ce,Be=0;function Ys(){let e=()=>{if(document.hidden||!p.get("user"))return Ne();bt(),mt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ne),addEventListener("pageshow",t=>{t.persisted&&e()}),p.subscribe("user",t=>{t?.id!==Gt&&_s(),t&&bt()}),p.subscribe("openFind",t=>{t&&t!==xt&&_s(),t&&bt()}),p.get("user")&&bt()}function Oo(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var bt=()=>Oo(Lo);function Lo(){let e=p.get("user");if(!e||U||document.hidden)return;clearTimeout(Be),xt=Fe===p.get("openFind")?"":p.get("openFind");let t=xt,i=new EventSource(d("/api/notifications/stream",{find:t}));U=i,Gt=e.id,i.addEventListener("open",()=>{Yt&&mt(),Yt=!0,vt=Ce,Fe="",t&&p.set("live",{findId:t})}),i.addEventListener("error",()=>{i===U&&i.readyState===EventSource.CLOSED&&So()}),i.addEventListener("comment",s=>p.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>p.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>To(JSON.parse(s.data))),i.addEventListener("reset",mt)}function So(){let e=xt;U=null,Yt=!0,mt().then(t=>{t&&(Fe=e)}),Be=setTimeout(bt,vt),vt=Math.min(2*vt,ko)}var _t=0,Ie=null;function To(e){ei(1),p.set("notification",e),Mo(e)}function Mo(e){let t=ti(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(_t=Ie&&p.get("message")===Ie?_t+1:1,_t===1?g(Xe(e),t):g(r("note.several",{n:_t}),"/notifications"),Ie=p.get("message"))}function _s(){Yt=!!U&&Gt===p.get("user")?.id,Ne(),vt=Ce}function Ne(){clearTimeout(Be),U?.close(),U=null,Gt=xt=""}async function Gs(){try{await(await caches.open("words")).put("/words",Response.json({title:V(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:V()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(Xt.href)?e:null});new Worker(new URL("bundle/formats.js",Xt),{type:"module"});Ui();rs();var qo=JSON.parse(document.getElementById("boot").textContent);await je();await R();ni(qo);Ue(Ee);ds(as,Ee);await R();Ys();function Qs(){ai(),"serviceWorker"in navigator&&Gs()}document.readyState==="complete"?Qs():addEventListener("load",Qs,{once:!0});

import{$ as Qe,$a as oe,Aa as St,Ab as G,Ba as ai,Bb as Oi,Bd as ge,Ca as ci,Cb as R,D as Je,Dc as Di,E as Ze,Eb as Q,Ec as Vi,Fa as li,Fb as Si,G as kt,Gb as L,Hb as y,Ib as Ti,J as l,K as g,Kb as C,Kc as Hi,L as _e,Lb as le,M as pt,Mb as Pt,Na as pi,Nb as B,O as b,Ob as Ei,P as Lt,Pa as hi,Pb as ft,Pc as me,Q as Ot,Qc as Ki,Ra as ee,S as ht,Sa as mi,Sb as Mi,Sc as Ui,U as Ye,Ub as qt,Va as ie,W as d,Wa as se,Xa as ne,Xc as tt,Y as Z,Ya as ui,Z as mt,Za as re,Zc as Ji,_ as Ge,_a as di,_c as Zi,a as te,aa as H,ab as fi,ac as Pi,b as S,ba as Xe,bb as ae,bd as _i,c as V,cb as gi,cc as qi,db as wi,dc as Ii,dd as Yi,eb as $i,ec as Fi,f as Re,fa as $,fb as yi,fc as gt,ga as _,gb as bi,gc as pe,gd as Gi,h as We,ha as ti,hb as vi,hc as Ni,hd as Qi,i as De,ia as ei,ib as xi,ic as he,ja as ii,jb as f,jc as Ci,kb as N,lb as Tt,lc as Bi,mc as Ai,md as Xi,na as si,nb as ki,nc as ji,nd as ts,oc as It,od as es,p as Ve,pa as ni,pb as Et,pc as zi,pd as is,q as He,qa as ut,qb as k,qd as ss,rb as j,s as r,sb as ce,sd as ue,t as Ke,tb as dt,u as T,ub as Mt,uc as Ri,ud as ns,v as Ue,va as ri,vb as x,vd as rs,w as A,wa as m,wb as z,wd as de,xb as Li,xc as Wi,xd as fe,y as J,yb as Y,yc as Ft,yd as os,za as oi,zc as X,zd as as}from"./shared.js";function cs(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var en=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],ls={screen:"missing",open:!0,params:{}},sn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function ps(e){if(sn(e))return ls;for(let[t,i,s=!1]of en){let n=new RegExp(`^${t.replace(":id",`(?<id>${Z})`).replace(":name",`(?<name>${Ge})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ls}import{render as pn,nothing as hn}from"../lib/lit-html/lit-html.js";import{html as M,nothing as et}from"../lib/lit-html/lit-html.js";var nn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function rn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function on([e,t],i){let s=t==="bell"?l.get("unread"):0;return M`
    <a href=${e} class="tab ${t}" aria-current=${rn(e,i)?"page":et}>
      <span class="face">
        ${t==="me"?N(m(),28):f(t)}
        ${s?M`<span class="count" aria-hidden="true">${s>99?"99+":J(s)}</span>`:et}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?M`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:et}
      </span>
    </a>`}function an(){return l.get("online")?l.get("cached")?M`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:et:M`<p class="offline" role="status">${r("app.offline")}</p>`}var cn=e=>l.get("outbox").length&&e!=="/waiting"?M`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:et,ln=(e=S().instance?.picture)=>e?M`<img class="mark" src=${e} alt="">`:M`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,hs=(e,{path:t,wide:i,broad:s})=>M`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${ln()} <span dir="auto">${V()}</span></a>
    ${m()?M`<nav class="tabs" aria-label=${r("nav.label")}>${nn.map(n=>on(n,t))}</nav>`:et}
  </header>
  <div class="notes-above">
    ${an()}
    ${cn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${bi}`;var mn=2e3,ms=null,us=null,P=null,v=null,we=!1,it=0;function ds(){we||(we=!0,queueMicrotask(()=>{we=!1,Nt()}))}function Nt(){if(v?.signal.aborted)return;let e=P?.title??"";document.title=[e,V()].filter(Boolean).join(" · ");let t=P?P.view():hn;pn(hs(t,{path:location.pathname,wide:P?.wide,broad:P?.broad}),document.body)}function un(e,{replace:t=!1}={}){return oe(),t?ne(e):se(e),$e({fresh:!0})}function dn(){vi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&gi(v.lists,v.user),v.stop.abort(),P.close?.())}function fn(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=$i(s),a=[],c=()=>t===it;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:ds,go:H,lists:a,user:s,rename:p=>{c()&&ui(p)},push:p=>c()?gn(p):null,leave:()=>yi()??H("/",{replace:!0}),kept:re(),keep:p=>{c()&&di(p)},restore:p=>{let h=n[a.push(p)-1];return h&&{...h,isStale:o}}}}function gn(e){return oe(),se(e),fs()}function fs(){return!P?.moved||v.signal.aborted||v.path!==location.pathname?null:(ie(),v.query=new URLSearchParams(location.search),v.kept=re(),Promise.resolve(P.moved(v.query)))}async function wn(){if(Xe())return;let e=it,t=fs();if(!t)return $e();await t,e===it&&ae()}async function $n(e){try{return await us(e)}catch(t){return t instanceof TypeError||console.error(t),gs}}function yn(e,t){try{return e(t)}catch(i){return console.error(i),gs()}}var gs=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function $e({fresh:e=!1,first:t=!1}={}){let i=++it;dn();let{screen:s,open:n,params:o}=ms(location.pathname);if(!n&&!m())return H(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return H(mt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Nt(),await z());let a=await $n(s);i===it&&(ie(),v=fn(o,i),P=yn(a,v),Nt(),e&&scrollTo(0,0),t||await bn(e,i))}async function bn(e,t){if(e||await Promise.race([P.ready,Y(mn)]),t!==it)return;Nt(),((e?null:fi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ae()}function vn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function xn(e){let t=vn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();H(t.pathname+t.search+t.hash)}function ws(e,t){[ms,us]=[e,t],Qe(un),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&wi(),i=s?.id}),l.subscribe("*",ds),l.subscribe("message",xi),document.body.replaceChildren(),addEventListener("click",xn),addEventListener("popstate",wn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&H(mt(s.data.path))}),location.pathname.startsWith("/api/")&&ne(m()?"/settings":"/sign-in"),$e({first:!0})}import{html as E,nothing as K}from"../lib/lit-html/lit-html.js";var kn=160,Ln=2,$s=6,ys=e=>[e.username,A(e.displayName??"")];function On(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Ct=class{items=[];at=0;#t;#e;#n=null;#s=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=On(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#l(),s&&(this.#n??=Sn().then(n=>this.#a(n)),s.name.length>=Ln&&(this.#o=setTimeout(()=>this.#c(s),kn))))}close(){this.#r=this.#i?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(d("/api/users",{q:t.name,limit:$s+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#s.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#h(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!ys(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>ys(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,$s)}};async function Sn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function ye(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var be=e=>e.errors?.length?Ue(e.errors[0]):T(e),Bt=class{error="";busy=!1;replyTo=null;#t;#e;#n;#s;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Ct(t,n),this.#n=qt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#n.get()}}get left(){return Pi(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#n.set({text:t,replyTo:this.replyTo}):this.#n.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=ye(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:li()});try{await hi({kind:"comment",id:this.#i.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=be(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function bs(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var vs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function xs(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Tn=20,En=20,wt=e=>qt(`comment-edit:${e.id}`),At=class{marked="";editing=null;#t;#e;#n;#s;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#n=i,this.#e=`${i}/comments`,this.#s=s,this.#i=n,this.composer=new Bt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=B(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#h([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&pt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#n&&!t.has(i.id))}get threads(){return bs(vs(this.list.items),this.waiting)}retry(t){return mi(t.id)}async takeBack(t){this.composer.takeBack(t),await ee(t.id)}discard(t){return ee(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#h([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(d(this.#e,{order:"desc",limit:Tn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#l(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#l(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#h(t){let i=this.#l(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=xs(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<En;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:wt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,wt(this.editing).set(t)}cancel(){wt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=ye(t.text),!t.error)try{let i=await Ot(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),wt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):be(i)}return this.#t.update(),!t.error}async remove(t){try{await ht(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return wt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var jt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Fi(t.params.id,()=>this.find,t),this.comments=new At(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ei(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await Pt();!t||this.#t.signal.aborted||(this.distance=C(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return Mi(this.find,t,this.#t.update)}async dismiss(){await ft(Ot(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await ft(ht(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=B({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await ft(ht(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await ft(Lt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){try{await navigator.clipboard.writeText(t),g(i)}catch{g(t)}}get#s(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#s,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#s})}catch(t){t.name!=="AbortError"&&g(this.#s)}}};import{html as w,nothing as nt}from"../lib/lit-html/lit-html.js";import{html as $t,nothing as st}from"../lib/lit-html/lit-html.js";var W=()=>document.getElementById("comment");function ke(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Mn(e,t){t.write(e.target.value),ve(e,t),ke(e.target)}var ve=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function xe(e,t){let{text:i,caret:s}=t.mentions.chosen(e,W().value);W().value=i,W().focus(),W().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),ke(W())}var Pn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>xe(t[i],e),Tab:()=>xe(t[i],e),Escape:()=>e.mentions.close()});function qn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?Pn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function In(e,t){if(e.preventDefault(),!await t.send())return W().focus();await Promise.resolve(),W()&&ke(W())}function Fn(e){e.stopReply(),x("comment")}var Nn=e=>$t`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Fn(e)}>${f("close")}</button>
  </p>`,Cn=(e,t,i)=>$t`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>xe(e,i)}>
    ${N(e,28)} <span>${zi(e)}</span>
  </li>`,Bn=(e,{items:t}=e.mentions)=>$t`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Cn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,An=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),ks=e=>$t`
  <form class="say-it" novalidate @submit=${t=>In(t,e)}>
    ${e.replyTo?Nn(e):st}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Bn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":st} aria-describedby=${An(e)||st}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":st}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:st}
        @input=${t=>Mn(t,e)} @keydown=${t=>qn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>ve(t,e)} @keyup=${t=>ve(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${f("send")}</button>
    </div>
    ${Ni(e.left)}
    ${e.error?$t`<p class="error" id="comment-error" role="alert">${e.error}</p>`:st}
  </form>`;function jn(e,t){e.edit(t),x("edited")}async function zn(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function Rn(e,t){e.composer.reply(t),x("comment")}async function Wn(e,t){await e.takeBack(t),await x("comment")}async function Dn(e,t){await ji()&&(await e.discard(t),await x("comments"))}async function Vn(e,t){await Ai(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var Hn=e=>w`
  <form novalidate @submit=${t=>zn(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":nt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:nt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Kn(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>jn(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>Vn(e,t)}]:[],...s?[]:[Wi({commentId:t.id}),Ri(t.user,()=>e.load())]]}var Un=(e,t)=>t.hidden?w`
  ${X(t.content)}
  ${Ft(r("report.commentHidden"),t.hidden)}`:w`
  ${X(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>Rn(e,t)}>
    ${r("comment.reply")}
  </button>`,Jn=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${N(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Tt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Hn(e):Un(e,t)}
    </div>
    ${It(r("comment.menu",{name:$(t.user)}),Kn(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Le=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,Zn=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Le(r("action.retry"),()=>e.retry(t))}
      ${Le(r("action.edit"),()=>Wn(e,t))}`:nt}
    ${Le(r("outbox.cancel"),()=>Dn(e,t))}
  </div>`,_n=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${N(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${X(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:nt}
      ${t.isLate||t.state==="refused"?Zn(e,t):nt}
    </div>
  </div>`,Ls=(e,t,i)=>t.entry?_n(e,t.entry):Jn(e,t,i),Yn=(e,t,i)=>w`
  <li>
    ${Ls(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Ls(e,s,i)}</li>`)}
      </ul>`:nt}
  </li>`;function Gn(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${dt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Yn(e,o,t))}</ul>
    ${dt(e.list)}`:j(1)}var Os=(e,t)=>w`
  ${Gn(e,t)}
  ${ks(e.composer)}`;import{html as zt,nothing as Se}from"../lib/lit-html/lit-html.js";var[Qn,Xn]=[12,15],Ss=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],tr=({id:e,exact:t,location:i,locationId:s})=>{let n=t??i,o=Math.min(i.area&&!t?Qn:Xn,tt(y(n)));return`/?at=${Ss(n).join(",")},${o}&${t?`find=${e}`:`place=${s}`}`};function Ts(e){let{find:t,distance:i}=e;return zt`
    <div class="spot">
    <a class="where" href=${tr(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${f("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??_(t.location)}</span>
        ${t.location.area?zt`<br><span class="soft">${ei(t,e.isOwn())}</span>`:Se}
        ${i===null?Se:zt`<br><span class="soft">${r("find.away",{distance:kt(i)})}</span>`}</span>
        ${f("next")}
      </span>
    </a>
    ${sr(e)}
    </div>`}var Oe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function er(e){let[t,i]=Ss(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Oe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Oe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Oe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var ir=()=>zt`${f("way")} <span>${r("way.title")}</span>`,sr=e=>e.find.location.area&&!e.find.exact?Se:It(r("way.title"),er(e),{id:"ways",face:ir()});var nr=e=>E`
  <a class="person" href="/people/${e.user.id}">
    ${N(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Tt(e.createdAt)}${e.updatedAt>e.createdAt?E` · ${r("find.edited")}`:K}</span>
    </span>
  </a>`,rr=e=>E`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${gt(e)} ${R(e)}
  </a>`,or=e=>E`
  <p class="marks">
    ${e.category?rr(e.category):K}
    ${e.isPublic?E`<span class="badge">${f("globe")} ${r("find.audience.everyone")}</span>`:Hi(e)}
  </p>`,Es=e=>e.find.media.length?Ui(e.find,e.photo,e.showPhoto):K,Ms=(e,t=K)=>E`
  <div class="card">
    <div class="row between">
      ${nr(e.find)}
      ${Vi(e)}
    </div>
    ${e.find.description?X(e.find.description):K}
    ${or(e.find)}
    ${t}
  </div>`,ar=e=>E`
  ${Ft(r("report.findHidden"),e.find.hidden)}
  ${Es(e)}
  ${Ms(e)}`,cr=e=>e.find.hidden?ar(e):E`
  ${Es(e)}
  ${Ts(e)}
  ${Ms(e,Di(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?E`<span class="soft">${J(e.find.commentCount)}</span>`:K}
    </h2>
    ${Os(e.comments,e.isOwn())}
  </section>`;function lr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),E`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,cr(e)]:[r("find.title"),j(3)]}function pr(e){let[t,i]=lr(e);return E`${ki(t,K,"/")}${i}`}async function hr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function yt(e){let t=new jt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${Z})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:hr(t,s),view:()=>pr(t)}}import{html as bt,nothing as io,render as Js}from"../lib/lit-html/lit-html.js";var[mr,ur,dr]=[4,2,2],fr=20,[gr,wr]=[50,3],$r=e=>G().filter(t=>A(R(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:R(t),address:r("find.category")})),yr=e=>({kind:"find",value:e.id,name:e.title,address:ti(e,e.location)?"":_(e.location),point:y(e.location)}),br=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function vr(e,t){let i=s=>{let n=[s.username,$(s)].map(A),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,ur)}var Ps=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:mr}),a=d("/api/users",{q:t,limit:fr}),[c,p]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<dr?[]:b(a,{signal:i}).catch(()=>[])]);return[...vr(p,t).map(br),...c.map(yr),...$r(t)]},qs=e=>(t,i)=>{let s=n=>e(n.point)<=gr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,wr)]};var xr=9,kr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Rt=class{items=[];isApart=!1;#t;#e;#n=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#n;if(!(!!t&&i>=xr&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await Ye(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#n&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=kr[i],o=this.items.map(c=>Lr(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Lr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:C(t,y(e.exact))});var Wt={q:"",categories:[],near:null,mine:!0,friends:!0},Te=["active","distance","likes"],Or=e=>(e??"").split(",").filter(Boolean),rt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Or(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:Q(t.get("near")),radius:Number(t.get("radius"))||5,order:Te.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s}=this;return{includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:L(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Sr="-180,-90,180,90",Is=2e4,[Fs,Ns,Tr]=[20,500,3],Cs=3,Dt=class{nearest=null;#t;#e;#n;#s;#i=Fs;#r=!1;#o=Cs;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#n=s,this.#s=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Tr,limit:this.#i});this.list=B(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Sr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),h=Math.max(C(t,{lat:p,lng:o}),C(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Is,Math.max(.1,h)).toFixed(3),order:s}}get shown(){return this.#n.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Cs,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Ns}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(Ns,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Fs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Is,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ot=class{isOpen=!1;#t;#e;#n;#s=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#n]=[t,i,s]}by(t,i=!1){if(this.#s.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#n)??{shown:s,rest:[]},this.#i}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ee=100,Er=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#n="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#n;return this.#n=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#s,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Ee}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Er?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?B({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ee});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ee?this.#r(t):"";return Object.assign(B({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Mr="-180,-90,180,90",Pr=120,qr=1e3,[Ir,Bs]=[13,15],Vt=class{map=null;failed=!1;note=null;#t;#e=null;#n;#s;#i;#r="";#o=0;#c=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#n=i,this.filters=new rt(t.query),this.#i=Q(t.query.get("at"))??Si(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i},this.exact=new Rt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new Gi(t,s),this.offer=new ot(G(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new Qi(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,s),this.places=new Dt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(D.of(this.#t.query));z().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(Mr,this.view.zoom).catch(p=>p);await Promise.race([s,Y(qr)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#l():this.exact.items.length&&this.markers.show()}async#l(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await z(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#c=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#c=!1}}}#p(t){this.view=Q(L(t)),this.#r=Ti(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#c&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Pr))}#m(t,i=this.filters){let s=this.#i||this.map?L(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(D.of(this.#t.query))),Promise.all([this.#l(),this.#a()])}refresh=()=>(We.set(L(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=Q(t.get("at")),s=i&&L(i)!==L(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new rt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Bs,tt(y(t))),this.view.zoom)}),t.find?this.#n(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new rt(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(Ir,tt(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await le({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await le({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Bs,tt(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Ht=class{#t;#e;#n=null;#s=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#s||(this.#s=!0,this.#n=await Pt())};away=t=>this.#i(this.#n??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?C(t,i):void 0}};import{html as Fr,nothing as Nr}from"../lib/lit-html/lit-html.js";var Kt=class{screen=null;#t;#e;#n="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#n)return;this.#n=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#n)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=yt({params:{id:this.#n},path:`/finds/${this.#n}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?Fr`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Nr}};import{html as I,nothing as q}from"../lib/lit-html/lit-html.js";var Cr=[1,5,20,50,200],Br=200,{near:El,...Ar}=Wt,As=(e,t)=>e.filter(i=>i!==t),jr=(e,t)=>e.includes(t)?As(e,t):[...e,t],zr=e=>[...new Set([...Cr.map(Je),e])].sort((t,i)=>t-i),Rr=e=>I`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${zr(e.filters.radius).map(t=>I`
        <option value=${t} ?selected=${t===e.filters.radius}>${Ze(t)}</option>`)}
    </select>
  </label>`,Ut=(e,t,i=q)=>I`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${f("close")}
  </button>`;function Wr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return I`
    ${t?Ut(`“${t}”`,()=>e.change({q:""}),f("search")):q}
    ${i.map(o=>Ut(R(o),()=>e.change({categories:As(i,o)}),gt(o)))}
    ${s?q:Ut(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?q:Ut(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var js=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},zs=({category:e,count:t},i,s=null)=>I`
  <button type="button" class="chip" data-category=${e} data-count=${t??q}
    aria-pressed=${s===null?q:String(s)} @click=${i}>${gt(e)} ${R(e)}</button>`;function Rs(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return I`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?I`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${f("next")}
      </button>`:q}
    ${t.isOpen?a.map(c=>s({category:c})):q}`}function Ws(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=js(t),c=h=>zs(h,()=>e.change({categories:[...o,h.category]})),p=h=>{a(h),i.count()};return I`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${p} @focusin=${p} @pointerleave=${a} @focusout=${a}>
      ${ce(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?Rr(e):q}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Dr(e)}>
        ${f("filter")} ${r("map.filters")}
        ${n?I`<span class="number">${J(n)}</span>`:q}
      </button>
      ${Wr(e)}
      ${Rs(i,t,h=>!o.includes(h),c)}
    </div>`}async function Dr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(u=>!Oi(u)&&u!=="other"),c=null,h=await Bi((u,Xt)=>(c||e.groups.count().then(Xt),c??=new ot([...G(),"other",...a],Xt,i),Hr(e.groups,c,o,u,Xt)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var Vr=(e,t,i)=>ce(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Hr(e,t,i,s,n){let o=js(t),a=u=>{Object.assign(i,u),n()},c=({category:u})=>a({categories:jr(i.categories,u)}),p=u=>zs(u,()=>c(u),i.categories.includes(u.category)),h=u=>{u.preventDefault(),s({...i,q:u.target.q.value.trim()})};return I`
    <div class="row between"><h2>${r("map.filters")}</h2>${Mt(s)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Br} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${Rs(e,t,()=>!0,p)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(u=>Vr(i,u,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(Ar)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as F,nothing as Me}from"../lib/lit-html/lit-html.js";import{html as Vs}from"../lib/lit-html/lit-html.js";var at=["peek","half","full"],Kr=6,Ur=.5,Jt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=at.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&Ii(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(at[Math.max(0,Math.min(at.length-1,at.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#s(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,p]of Object.entries(o))i.removeEventListener(c,p);s.end()};for(let[c,p]of Object.entries(o))i.addEventListener(c,p)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#n(i,s)?this.#s(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#n(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#s(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},p=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(h,u)=>{c={y:h,at:u,speed:(c.y-h)/Math.max(1,u-c.at)},n.style.height=`${p()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<Kr)return;if(Math.abs(c.speed)>Ur)return this.by(Math.sign(c.speed));let h=o.map(u=>Math.abs(u-p()));this.to(at[h.indexOf(Math.min(...h))])}}}#i(t){return at.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Ds=(e,t,i,s,n)=>Vs`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${f("back")}
  </button>`,Hs=(e,t,i)=>Vs`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Ds(e,1,"map.more","up",e.stop==="full")}
          ${Ds(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Jr=6,Zr=e=>F`
  <button class="quiet" type="button" @click=${()=>e.change(Wt)}>${r("map.clear")}</button>`,_r=e=>F`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>Jr?L(e.view):""})}>
    ${f("plus")} ${r("nav.plus")}
  </a>`,Yr=e=>Et(r("map.noneNear"),r("map.nearestIs",{distance:kt(e.places.nearest.distance)}),F`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Gr(e){return e.places.nearest?Yr(e):e.filters.count||e.filters.near?Et(r("map.noneFiltered"),r("map.noneFilteredText"),Zr(e)):Et(r("map.none"),r("map.noneText"),_r(e))}function Qr(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Ke(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Xr=e=>F`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Te.map(t=>F`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function to(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?Gr(e):F`
    ${s.shown.map(n=>me(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${dt({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?F`<p class="hint">${r("map.partial")}</p>`:Me}`:j(4)}var Ks=(e,t)=>F`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Mt(t.close)}`,eo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function Us(e,t,i){let{place:s,group:n}=e.panel,o=s?Ks(_(s),e):n?Ks(eo(n),e):F`<h2 class="grow">${Qr(e)}</h2>`,c=s?Ki(e.panel):n?n.map(h=>me(h,u=>e.enter(u))):[e.note?.()??Me,to(e)],p=h=>t.touch(h);return F`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Hs(t,o,e.panel.isOpen?Me:Xr(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${p} @touchmove=${p} @touchend=${p} @touchcancel=${p}>${c}</div>
    </section>`}var so=8e3,no=4,Zs=matchMedia("(min-width: 1180px)");function ro(e,t){let i=d("/new",{at:L(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Js(bt`<a class="button" href=${i} @click=${s}>${f("plus")} ${r("map.addHere")}</a>`,n),n}function oo(e){let t=document.createElement("div");return Js(bt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${f("here")}</button>`,t),t}var ao=(e,t,i)=>({held:s=>ro(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>Yi(document.getElementById("map"),{...s,control:oo(i)}),prefetch:()=>Zi(),painted:Li,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function co(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):_s(e,t,s)}var _s=(e,t,i)=>Zs.matches?e.openFind(i):t.go(`/finds/${i}`),Ys=e=>e.view.zoom>no?e.view:null,lo=(e,t,i)=>bt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${Ys(e)} .also=${Ps(e)}
      .order=${qs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>co(e,t,s.detail)}></place-search>
    ${Ws(e)}
  </div>`,po=e=>bt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):io}
  </div>`;function ho(e,t){let i=e.target.closest("a.find");!i||!Zs.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function mo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var uo=(e,t,i,s,n)=>bt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>mo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${po(e)}
    ${lo(e,t,n)}
    ${Us(e,i,o=>ho(o,e))}
    ${s.view()}
  </div>`;async function fo(e,t){if(De.get())return pt("introduce",e,t);Re.get()!==m().id&&(await Y(so),t.signal.aborted||await pt("showSteps",e,t))}async function go(e,t,i){await Promise.resolve(),fo(e,t).catch(()=>{}),await e.start(ao(t,i,e)),performance.mark("finds:map")}var wo=e=>new RegExp(`^${Z}$`).test(e);function Pe(e){for(let o of["place","find"])wo(e.query.get(o))||e.query.delete(o);let t=new Vt(e,o=>_s(t,e,o)),i=new Jt(e),s=new Kt(e,o=>t.markers.choose(o)),n=new Ht(()=>t.filters.near,()=>Ys(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:go(t,e,i),view:()=>uo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as O,nothing as ct}from"../lib/lit-html/lit-html.js";var Zt=class{#t;#e=0;#n=!1;constructor(t){this.#t=t,this.next=mt(t.query.get("next")),this.form=new qi({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=oi(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ts()}async#s(t,i){await ri();let s=await Lt(`/api/auth/${t}`,{...i,cookie:!0});ci(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ss()}async#r(){if(!S().passwordLogin||St()||!await es()||this.#n||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),is);let t=await ue("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#n||(this.#n=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await ue();t&&await this.#s("passkey-login",t)}),this.#n=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var $o=({form:e,hasPasskeys:t})=>O`
  <form novalidate @submit=${e.submit}>
    ${he(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${he(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ci(e,r("signin.action"))}
  </form>`,yo=e=>O`
  ${S().passwordLogin?O`<p class="or"><span>${r("signin.or")}</span></p>`:ct}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,bo=e=>O`<a href="/join">${r(`signin.${e}Link`)}</a>`,vo=e=>fe(O`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${pe(e.form)}
  ${ge("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function xo(e,t){let{passwordLogin:i,registration:s}=S();return St()?O`${vo(e)}${de(t)}`:O`
    ${fe(O`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?O`<p class="note">${r("signin.forFind")}</p>`:ct}
      ${os()}
      ${pe(e.form)}
      ${i?$o(e):ct}
      ${e.hasPasskeys?yo(e):ct}
      ${ge("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ct:bo(s)}</p>`)}
    ${as()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${de(t)}`}var ko=e=>O`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Lo(e){return O`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?ko(e):j(1)}
      ${e.problem?O`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ct}
    </section>`}function qe(e){let t=ns(location.hash);if(t){let s=new rs(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Lo(s)}}let i=new Zt(e);return{get title(){return r("signin.title")},broad:!0,view:()=>xo(i,e.update)}}var Gs={find:yt,map:Pe,missing:Xi,signin:qe};async function Ie(e){if(Gs[e])return Gs[e];let[t]=await Promise.all([import("./more.js"),Ji(),He()]);return t[e]}var je=1e3,Oo=6e4,U=null,Qt="",xt="",Ce="",Yt="",Be="",Gt=!1,vt=je,ze=0;function Qs(){let e=()=>{if(document.hidden||!l.get("user"))return Ae();lt(),ut()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ae),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==Qt&&Ne(),t&&lt()}),l.subscribe("openFind",t=>{t&&t!==xt&&Ne(),t&&lt()}),l.subscribe("openList",t=>{t&&t!==Yt&&Ne(),t&&lt()}),l.get("user")&&lt()}function So(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var lt=()=>So(To);function To(){let e=l.get("user");if(!e||U||document.hidden)return;clearTimeout(ze),xt=Ce===l.get("openFind")?"":l.get("openFind");let t=xt;Yt=Be===l.get("openList")?"":l.get("openList");let i=new EventSource(d("/api/notifications/stream",{find:t,list:Yt}));U=i,Qt=e.id,i.addEventListener("open",()=>{Gt&&ut(),Gt=!0,vt=je,Ce="",Be="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===U&&i.readyState===EventSource.CLOSED&&Eo()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("list",s=>l.set("liveList",JSON.parse(s.data))),i.addEventListener("list-closed",s=>l.set("liveList",{...JSON.parse(s.data),closed:!0})),i.addEventListener("notification",s=>Mo(JSON.parse(s.data))),i.addEventListener("reset",ut)}function Eo(){let[e,t]=[xt,Yt];U=null,Gt=!0,ut().then(i=>{i&&([Ce,Be]=[e,t])}),ze=setTimeout(lt,vt),vt=Math.min(2*vt,Oo)}var _t=0,Fe=null;function Mo(e){ni(1),l.set("notification",e),Po(e)}function Po(e){let t=si(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(_t=Fe&&l.get("message")===Fe?_t+1:1,_t===1?g(ii(e),t):g(r("note.several",{n:_t}),"/notifications"),Fe=l.get("message"))}function Ne(){Gt=!!U&&Qt===l.get("user")?.id,Ae(),vt=je}function Ae(){clearTimeout(ze),U?.close(),U=null,Qt=xt=""}async function Xs(){try{await(await caches.open("words")).put("/words",Response.json({title:V(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:V()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(te.href)?e:null});new Worker(new URL("bundle/formats.js",te),{type:"module"});_i();cs();var qo=JSON.parse(document.getElementById("boot").textContent);await Ve();await z();ai(qo);_e(Ie);ws(ps,Ie);await z();Qs();function tn(){pi(),"serviceWorker"in navigator&&Xs()}document.readyState==="complete"?tn():addEventListener("load",tn,{once:!0});

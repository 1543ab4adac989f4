import{$ as as,$a as ue,$b as js,$c as ei,Aa as gs,B as ts,Bb as tt,C as es,Cb as Ns,Da as ws,Db as O,Dc as $t,E as Tt,Eb as y,Ec as zt,Fb as Cs,Fc as Js,H as p,Hb as B,I as g,Ib as ge,J as ss,Jb as Pt,K as is,Kb as z,Kc as ye,La as $s,Lb as Bs,Lc as Ys,M as b,Mb as et,N as St,Na as ys,Nb as Ft,O as dt,Pa as ce,Q as J,Qa as bs,Qc as it,S as ns,Sc as Gs,Ta as le,Tc as Xs,U as f,Ua as pe,Va as he,Vb as zs,W as Y,Wa as vs,Wc as Qs,X as ut,Xa as me,Xb as As,Y as rs,Ya as xs,Yb as Rs,Yc as ti,Z as os,Za as de,Zb as wt,_ as V,_a as ks,_b as we,a as ae,ab as Os,ac as $e,ad as si,b as T,bb as Ls,bc as Ws,c as _,cb as Ts,cc as Nt,da as $,db as Ss,dc as Us,ea as G,eb as d,ec as Ds,fa as cs,fb as C,fc as Ct,fd as ii,ga as ls,gb as Et,gc as Vs,gd as ni,h as Je,ha as ps,hb as Ms,hd as ri,id as oi,jb as qt,jd as ai,kb as k,la as hs,lb as R,ld as be,mb as fe,n as Ye,na as ms,nb as gt,nc as Hs,nd as ci,o as Ge,oa as ft,ob as X,od as li,pb as x,pd as ve,q as r,qb as Es,qc as Ks,qd as xe,r as Xe,rb as qs,rc as Bt,rd as pi,s as S,sb as Is,sc as st,sd as hi,t as Qe,ta as ds,tb as j,u as A,ua as u,ub as Ps,ud as ke,vb as It,w as E,xa as us,xb as Q,ya as Mt,yb as Fs,yc as Zs,za as fs,zb as W,zc as _s}from"./shared.js";function mi(){addEventListener("beforeinstallprompt",e=>p.set("installPrompt",e)),addEventListener("appinstalled",()=>p.set("installPrompt",null))}var gn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],di={screen:"missing",open:!0,params:{}},wn=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function ui(e){if(wn(e))return di;for(let[t,s,i=!1]of gn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Y})`).replace(":name",`(?<name>${rs})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return di}import{render as On,nothing as Ln}from"../lib/lit-html/lit-html.js";import{html as q,nothing as nt}from"../lib/lit-html/lit-html.js";var $n=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function yn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function bn([e,t],s){let i=t==="bell"?p.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${yn(e,s)?"page":nt}>
      <span class="face">
        ${t==="me"?C(u(),28):d(t)}
        ${i?q`<span class="count" aria-hidden="true">${i>99?"99+":E(i)}</span>`:nt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?q`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:nt}
      </span>
    </a>`}function vn(){return p.get("online")?p.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:nt:q`<p class="offline" role="status">${r("app.offline")}</p>`}var xn=e=>p.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:p.get("outbox").length})}</a></p>`:nt,kn=(e=T().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,fi=(e,{path:t,wide:s,broad:i})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${kn()} <span dir="auto">${_()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${$n.map(n=>bn(n,t))}</nav>`:nt}
  </header>
  <div class="notes-above">
    ${vn()}
    ${xn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Es}`;var Tn=2e3,gi=null,wi=null,I=null,v=null,Oe=!1,rt=0;function $i(){Oe||(Oe=!0,queueMicrotask(()=>{Oe=!1,At()}))}function At(){if(v?.signal.aborted)return;let e=I?.title??"";document.title=[e,_()].filter(Boolean).join(" · ");let t=I?I.view():Ln;On(fi(t,{path:location.pathname,wide:I?.wide,broad:I?.broad}),document.body)}function Sn(e,{replace:t=!1}={}){return de(),t?he(e):pe(e),Le({fresh:!0})}function Mn(){qs();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Os(v.lists,v.user),v.stop.abort(),I.close?.())}function En(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Ts(i),a=[],c=()=>t===rt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:$i,go:V,lists:a,user:i,rename:l=>{c()&&vs(l)},push:l=>c()?qn(l):null,leave:()=>Ss()??V("/",{replace:!0}),kept:me(),keep:l=>{c()&&xs(l)},restore:l=>{let h=n[a.push(l)-1];return h&&{...h,isStale:o}}}}function qn(e){return de(),pe(e),yi()}function yi(){return!I?.moved||v.signal.aborted||v.path!==location.pathname?null:(le(),v.query=new URLSearchParams(location.search),v.kept=me(),Promise.resolve(I.moved(v.query)))}async function In(){if(as())return;let e=rt,t=yi();if(!t)return Le();await t,e===rt&&ue()}async function Pn(e){try{return await wi(e)}catch(t){return t instanceof TypeError||console.error(t),bi}}function Fn(e,t){try{return e(t)}catch(s){return console.error(s),bi()}}var bi=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Le({fresh:e=!1,first:t=!1}={}){let s=++rt;Mn();let{screen:i,open:n,params:o}=gi(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(ut(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(At(),await j());let a=await Pn(i);s===rt&&(le(),v=En(o,s),I=Fn(a,v),At(),e&&scrollTo(0,0),t||await Nn(e,s))}async function Nn(e,t){if(e||await Promise.race([I.ready,It(Tn)]),t!==rt)return;At(),((e?null:ks())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ue()}function Cn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Bn(e){let t=Cn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function vi(e,t){[gi,wi]=[e,t],os(Sn),history.scrollRestoration="manual";let s=u()?.id;return p.subscribe("user",i=>{i?.id!==s&&Ls(),s=i?.id}),p.subscribe("*",$i),p.subscribe("message",Is),document.body.replaceChildren(),addEventListener("click",Bn),addEventListener("popstate",In),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&V(ut(i.data.path))}),location.pathname.startsWith("/api/")&&he(u()?"/settings":"/sign-in"),Le({first:!0})}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var zn=160,An=2,xi=6,ki=e=>[e.username,A(e.displayName??"")];function Rn(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var Rt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=Rn(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#i??=jn().then(n=>this.#a(n)),i.name.length>=An&&(this.#o=setTimeout(()=>this.#l(i),zn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await b(f("/api/users",{q:t.name,limit:xi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let s=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));s.delete(u()?.id);let i=o=>!ki(o).some(a=>a.startsWith(t));return[...s.values()].filter(o=>ki(o).some(a=>a.includes(t))).sort((o,a)=>i(o)-i(a)).slice(0,xi)}};async function jn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Te(e){let t=T().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Se=e=>e.errors?.length?Qe(e.errors[0]):S(e),jt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#s=i,this.mentions=new Rt(t,n),this.#i=Ft(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return zs(this.text,T().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Te(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:ws()});try{await ys({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Se(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Oi(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Li=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Ti(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var Wn=20,Un=20,yt=e=>Ft(`comment-edit:${e.id}`),Wt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#i=s,this.#e=`${s}/comments`,this.#s=i,this.#n=n,this.composer=new jt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===s&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",p.subscribe(a,c))}#r(t){this.#m([t]);let s=this.#n()?.user;s&&s.id!==u()?.id&&is("offerPush",$(s)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return p.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#i&&!t.has(s.id))}get threads(){return Oi(Li(this.list.items),this.waiting)}retry(t){return bs(t.id)}async takeBack(t){this.composer.takeBack(t),await ce(t.id)}discard(t){return ce(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:s}){this.list.items&&(s?this.#p(s):t?this.list.items.some(i=>i.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let s=await b(f(this.#e,{order:"desc",limit:Wn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#c(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-i))}#a(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#c(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#m(t){let s=this.#c(t);this.list.items=[...this.list.items??[],...s],this.#s(s.length)}#p(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Ti(this.list.items,t),this.#s(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<Un;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:yt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,yt(this.editing).set(t)}cancel(){yt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Te(t.text),!t.error)try{let s=await dt(`${this.#e}/${t.id}`,{content:t.text});this.#a(s),yt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Se(s)}return this.#t.update(),!t.error}async remove(t){try{await J(`${this.#e}/${t.id}`)}catch(s){return g(S(s)),!1}return yt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Ut=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Rs(t.params.id,()=>this.find,t),this.comments=new Wt(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=Bs(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||p.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{p.get("openFind")===t.params.id&&p.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await Pt();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await et(t?dt(n,{state:t}):J(n))||(s.saved=i),this.#t.update()}async dismiss(){await et(dt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await et(J(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let s=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&g(S(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await et(J(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await et(St(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(s){s.name!=="AbortError"&&g(t)}}};import{html as w,nothing as at}from"../lib/lit-html/lit-html.js";import{html as bt,nothing as ot}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function qe(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Dn(e,t){t.write(e.target.value),Me(e,t),qe(e.target)}var Me=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Ee(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),qe(U())}var Vn=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Ee(t[s],e),Tab:()=>Ee(t[s],e),Escape:()=>e.mentions.close()});function Hn(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?Vn(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function Kn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&qe(U())}function Zn(e){e.stopReply(),x("comment")}var _n=e=>bt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Zn(e)}>${d("close")}</button>
  </p>`,Jn=(e,t,s)=>bt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>Ee(e,s)}>
    ${C(e,28)} <span>${Vs(e)}</span>
  </li>`,Yn=(e,{items:t}=e.mentions)=>bt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>Jn(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Gn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Si=e=>bt`
  <form class="say-it" novalidate @submit=${t=>Kn(t,e)}>
    ${e.replyTo?_n(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Yn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${Gn(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Dn(t,e)} @keydown=${t=>Hn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Me(t,e)} @keyup=${t=>Me(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${d("send")}</button>
    </div>
    ${js(e.left)}
    ${e.error?bt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function Xn(e,t){e.edit(t),x("edited")}async function Qn(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&x(`menu-${s}`)}function tr(e,t){e.composer.reply(t),x("comment")}async function er(e,t){await e.takeBack(t),await x("comment")}async function sr(e,t){await Ds()&&(await e.discard(t),await x("comments"))}async function ir(e,t){await Us(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var nr=e=>w`
  <form novalidate @submit=${t=>Qn(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function rr(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Xn(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>ir(e,t)}]:[],...i?[]:[Ks({commentId:t.id}),Hs(t.user,()=>e.load())]]}var or=(e,t)=>t.hidden?w`
  ${st(t.content)}
  ${Bt(r("report.commentHidden"),t.hidden)}`:w`
  ${st(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>tr(e,t)}>
    ${r("comment.reply")}
  </button>`,ar=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Et(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?nr(e):or(e,t)}
    </div>
    ${Ct(r("comment.menu",{name:$(t.user)}),rr(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Ie=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,cr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Ie(r("action.retry"),()=>e.retry(t))}
      ${Ie(r("action.edit"),()=>er(e,t))}`:at}
    ${Ie(r("outbox.cancel"),()=>sr(e,t))}
  </div>`,lr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(u())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${st(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?cr(e,t):at}
    </div>
  </div>`,Mi=(e,t,s)=>t.entry?lr(e,t.entry):ar(e,t,s),pr=(e,t,s)=>w`
  <li>
    ${Mi(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>w`<li>${Mi(e,i,s)}</li>`)}
      </ul>`:at}
  </li>`;function hr(e,t){let{items:s,problem:i,load:n}=e.list;return i?k(i,n):s?!s.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${gt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>pr(e,o,t))}</ul>
    ${gt(e.list)}`:R(1)}var Ei=(e,t)=>w`
  ${hr(e,t)}
  ${Si(e.composer)}`;import{html as H,nothing as Ce}from"../lib/lit-html/lit-html.js";import{html as Ht,nothing as Ne}from"../lib/lit-html/lit-html.js";var ct={scale:1,x:0,y:0},mr=5,[dr,ur]=[60,90],Pe=(e,t,s)=>Math.max(e,Math.min(s,t));function Fe(e,t,s){let i=Pe(1,t,mr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Dt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Pe(-i,e.x,i),y:Pe(-n,e.y,n)}}function qi({x:e,y:t}){return t>ur&&t>Math.abs(e)?"close":Math.abs(e)<dr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ii(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var fr=2.5,[gr,Pi]=[300,24],Fi=180,Ni=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Vt=class{#t=ct;#e=ct;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#s.clear(),this.#h(ct),s&&!Ni()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Fi,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let s=this.#c(),i={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Fe(this.#e,this.#e.scale*s.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#h(this.#t.scale>1?Dt(n,this.#p()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let s=this.#c(),i=this.#s.size===1,n={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!i||t.type==="pointercancel")return this.#d();if(Math.hypot(n.x,n.y)<Pi)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":qi(n);if(o)return this.#o[o]();this.#d()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>gr||Math.hypot(t.x-i.x,t.y-i.y)>Pi)return this.#d();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?ct:Dt(Fe(ct,fr,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,s=t]=this.#s.values();return Ii(t,s)}#m({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#h(Dt(this.#t,this.#p()),!0)}#h(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Ni()?`transform ${Fi}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Kt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Bi(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Nt((c,l)=>{let h=m=>{i=(i+m+s)%s,n=!1,l(),o.show(document.querySelector("dialog .stage"),s>1?m:0)};return o??=new Vt({next:()=>h(1),previous:()=>h(-1),close:()=>c()}),wr(e,{at:i,plays:n,films:a},o,h,c)},{label:e.title,kind:"full"})}function wr(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,l=e.media[t];return Ht`
    <div class="viewer" @keydown=${m=>{m.target.localName!=="video"&&(m.key==="ArrowRight"&&o(1),m.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ne}</span>
        ${X(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${m=>m.preventDefault()}>
        <div class="shown">${l.type==="video"?br(l,s,i):yr(l,Kt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Ht`<p class="said" dir="auto">${l.caption}</p>`:Ne}
        ${c>1?vr(o):Ne}
      </div>
    </div>`}var $r=e=>`min(100vw, calc(100vh * ${$t(e).toFixed(3)}))`,yr=(e,t)=>zt(e,{alt:t,eager:!0,sizes:$r(e),blur:!1});function br(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var vr=e=>Ht`
  <div class="row steps">
    ${Ci("previous","back",()=>e(-1))}
    ${Ci("next","next",()=>e(1))}
  </div>`,Ci=(e,t,s)=>Ht`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${d(t)}</button>`;var Be=5,xr={tall:4/5,square:1,wide:3/2};function kr(e){let t=$t(e);return t<.9?"tall":t<1.2?"square":"wide"}function Or(e,t){let s=Math.max(1,$t(t)/xr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Lr=(e,t)=>H`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function Tr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Be;return H`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Bi(e,s)}>
        ${o?Lr(t,Kt(e,s)):zt(t,{alt:Kt(e,s),eager:s===0,sizes:Or(i,t)})}
        ${t.caption?H`<span class="said" dir="auto">${t.caption}</span>`:Ce}
        ${s===Be-1&&c>0?H`<span class="beyond" data-count="+${E(c)}"></span>`:Ce}
      </button>
    </li>`}var Sr=(e,t)=>H`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>H`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Mr({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function zi(e,t=0,s=()=>{}){let i=e.media.length,n=kr(e.media[0]);return H`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,Be)}" aria-label=${r("find.pictures")} @scroll=${o=>Mr(o,t,s)}>
        ${e.media.map((o,a)=>Tr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Sr(Math.min(t,i-1),i):Ce}
    </div>`}import{html as Zt,nothing as Ae}from"../lib/lit-html/lit-html.js";var[Er,qr]=[12,15],Ai=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Ir=({id:e,exact:t,location:s,locationId:i})=>{let n=t??s,o=Math.min(s.area&&!t?Er:qr,it(y(n)));return`/?at=${Ai(n).join(",")},${o}&${t?`find=${e}`:`place=${i}`}`};function Ri(e){let{find:t,distance:s}=e;return Zt`
    <div class="spot">
    <a class="where" href=${Ir(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??G(t.location)}</span>
        ${t.location.area?Zt`<br><span class="soft">${ls(t,e.isOwn())}</span>`:Ae}
        ${s===null?Ae:Zt`<br><span class="soft">${r("find.away",{distance:Tt(s)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${Nr(e)}
    </div>`}var ze=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Pr(e){let[t,s]=Ai(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${s}?q=${t},${s}`}]:[],ze("Apple Maps",`https://maps.apple.com/?daddr=${t},${s}`),ze("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${s}`),ze("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${s}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${s}`)}]}var Fr=()=>Zt`${d("way")} <span>${r("way.title")}</span>`,Nr=e=>e.find.location.area&&!e.find.exact?Ae:Ct(r("way.title"),Pr(e),{id:"ways",face:Fr()});var Cr=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Et(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:K}</span>
    </span>
  </a>`,Br=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${wt(e)} ${W(e)}
  </a>`,zr=e=>M`
  <p class="marks">
    ${e.category?Br(e.category):K}
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:Js(e)}
  </p>`,ji=e=>e.find.media.length?zi(e.find,e.photo,e.showPhoto):K,Wi=(e,t=K)=>M`
  <div class="card">
    <div class="row between">
      ${Cr(e.find)}
      ${_s(e)}
    </div>
    ${e.find.description?st(e.find.description):K}
    ${zr(e.find)}
    ${t}
  </div>`,Ar=e=>M`
  ${Bt(r("report.findHidden"),e.find.hidden)}
  ${ji(e)}
  ${Wi(e)}`,Rr=e=>e.find.hidden?Ar(e):M`
  ${ji(e)}
  ${Ri(e)}
  ${Wi(e,Zs(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:K}
    </h2>
    ${Ei(e.comments,e.isOwn())}
  </section>`;function jr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,Rr(e)]:[r("find.title"),R(3)]}function Wr(e){let[t,s]=jr(e);return M`${Ms(t,K,"/")}${s}`}async function Ur(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function vt(e){let t=new Ut(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Y})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Ur(t,i),view:()=>Wr(t)}}import{html as xt,nothing as No,render as an}from"../lib/lit-html/lit-html.js";var[Dr,Vr,Hr]=[4,2,2],Kr=20,[Zr,_r]=[50,3],Jr=e=>Q().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),Yr=e=>({kind:"find",value:e.id,name:e.title,address:cs(e,e.location)?"":G(e.location),point:y(e.location)}),Gr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Xr(e,t){let s=i=>{let n=[i.username,$(i)].map(A),o=i.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((i,n)=>s(n)-s(i)).slice(0,Vr)}var Ui=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Dr}),a=f("/api/users",{q:t,limit:Kr}),[c,l]=await Promise.all([b(o,{signal:s}).catch(()=>[]),[...t].length<Hr?[]:b(a,{signal:s}).catch(()=>[])]);return[...Xr(l,t).map(Gr),...c.map(Yr),...Jr(t)]},Di=e=>(t,s)=>{let i=n=>e(n.point)<=Zr;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,_r)]};var Qr=9,to={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},_t=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#i;if(!(!!t&&s>=Qr&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await ns(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=to[s],o=this.items.map(c=>eo(c,i)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},eo=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Jt={q:"",categories:[],near:null,mine:!0,friends:!0},Re=["active","distance","likes"],so=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:so(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:tt(t.get("near")),radius:Number(t.get("radius"))||5,order:Re.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var io="-180,-90,180,90",Vi=2e4,[Hi,Ki,no]=[20,500,3],Zi=3,Yt=class{nearest=null;#t;#e;#i;#s;#n=Hi;#r=!1;#o=Zi;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#i=i,this.#s=n;let o=()=>this.#l(n()),a=()=>({findsLimit:no,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||io;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,l]=n.split(",").map(Number),h=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Vi,Math.max(.1,h)).toFixed(3),order:i}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Zi,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<Ki}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Ki,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Hi,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Vi,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var pt=class{isOpen=!1;#t;#e;#i;#s=new Set;#n={shown:[],rest:[]};constructor(t,s,i=[]){[this.#t,this.#e,this.#i]=[t,s,i]}by(t,s=!1){if(this.#s.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let i=s?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#i)??{shown:i,rest:[]},this.#n}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var je=100,ro=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#i="";#s=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#s,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:je}),"place"]:[f("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#s)return;g(S(c))}a.place&&(a.finds=this.#o(a.place)),i===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:s}=this.place;return t>ro?[...new Set(s.map(i=>i.category).filter(Boolean))]:[]}choose(t){let{signal:s,update:i}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:s,update:i},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),i()}#r=(t,s)=>f("/api/finds",{...this.#e(),...s,locationId:t.id,limit:je});#o(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>je?this.#r(t):"";return Object.assign(z({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var oo="-180,-90,180,90",ao=120,co=1e3,[lo,_i]=[13,15],Gt=class{map=null;failed=!1;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#i=s,this.filters=new lt(t.query),this.#n=tt(t.query.get("at"))??Ns(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new _t(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ei(t,i),this.offer=new pt(Q(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new si(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,i),this.places=new Yt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#p(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(oo,this.view.zoom).catch(l=>l);await Promise.race([i,It(co)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#m(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#d(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#p(t){this.view=tt(O(t)),this.#r=Cs(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,ao))}#h(t,s=this.filters){let i=this.#n||this.map?O(this.view):"";return f("/",{...s.query(),at:i,...t})}#u(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Je.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let s=tt(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new lt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(_i,it(y(t))),this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(lo,it(t))};if(this.map)return this.map.setView(s);this.#p(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await ge({maximumAge:6e4,timeout:1e4})})}catch(t){g(S(t))}}locate=async()=>{try{let t=await ge({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:s,radius:i}=this.filters;this.map?.around(s??t,s?i:0,{fit:!!s}),s||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(_i,it(t)))})}catch(t){g(S(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Xt=class{#t;#e;#i=null;#s=!1;constructor(t,s){[this.#t,this.#e]=[t,s]}look=async()=>{this.#s||(this.#s=!0,this.#i=await Pt())};away=t=>this.#n(this.#i??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,s){return t&&s?B(t,s):void 0}};import{html as po,nothing as ho}from"../lib/lit-html/lit-html.js";var Qt=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:i}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=vt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:s,update:n,go:i,leave:o}),n()}view(){return this.screen?po`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:ho}};import{html as F,nothing as P}from"../lib/lit-html/lit-html.js";var mo=[1,5,20,50,200],uo=200,{near:$p,...fo}=Jt,Ji=(e,t)=>e.filter(s=>s!==t),go=(e,t)=>e.includes(t)?Ji(e,t):[...e,t],wo=e=>[...new Set([...mo.map(ts),e])].sort((t,s)=>t-s),$o=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${wo(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${es(t)}</option>`)}
    </select>
  </label>`,te=(e,t,s=P)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${d("close")}
  </button>`;function yo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return F`
    ${t?te(`“${t}”`,()=>e.change({q:""}),d("search")):P}
    ${s.map(o=>te(W(o),()=>e.change({categories:Ji(s,o)}),wt(o)))}
    ${i?P:te(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:te(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Yi=e=>({type:t,pointerType:s,target:i,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":s==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&i.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Gi=({category:e,count:t},s,i=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${i===null?P:String(i)} @click=${s}>${wt(e)} ${W(e)}</button>`;function Xi(e,t,s,i){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(s);return F`
    ${n.filter(c=>s(c.category)).map(i)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>i({category:c})):P}`}function Qi(e){let{offer:t,groups:s,filters:{near:i,count:n,categories:o}}=e,a=Yi(t),c=h=>Gi(h,()=>e.change({categories:[...o,h.category]})),l=h=>{a(h),s.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${fe(!!i,r("map.near"),()=>e.toggleNear(),"here")}
      ${i?$o(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>bo(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:P}
      </button>
      ${yo(e)}
      ${Xi(s,t,h=>!o.includes(h),c)}
    </div>`}async function bo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=s.filter(m=>!Fs(m)&&m!=="other"),c=null,h=await Nt((m,oe)=>(c||e.groups.count().then(oe),c??=new pt([...Q(),"other",...a],oe,s),xo(e.groups,c,o,m,oe)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var vo=(e,t,s)=>fe(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function xo(e,t,s,i,n){let o=Yi(t),a=m=>{Object.assign(s,m),n()},c=({category:m})=>a({categories:go(s.categories,m)}),l=m=>Gi(m,()=>c(m),s.categories.includes(m.category)),h=m=>{m.preventDefault(),i({...s,q:m.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${X(i)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${uo} .value=${s.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${Xi(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(m=>vo(s,m,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i(fo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as rn}from"../lib/lit-html/lit-html.js";import{html as en}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],ko=6,Oo=.5,ee=class{#t;#e=null;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget,i=t.button||t.target.closest("button, select, a")?null:this.#i(s,t.clientY,t.timeStamp);if(!i)return;s.setPointerCapture(t.pointerId);let o={pointermove:c=>i.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))s.removeEventListener(c,l);i.end()};for(let[c,l]of Object.entries(o))s.addEventListener(c,l)}touch(t){let s=t.currentTarget,[i,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:i.clientX,y:i.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=i.clientY-a,h=this.stop==="full"?l>0&&s.scrollTop<=0:l<0||s.scrollTop<=0,m=t.cancelable&&h&&Math.abs(l)>Math.abs(i.clientX-o);this.#e.drag??=m?this.#i(s,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(i.clientY,t.timeStamp)):this.#e=null}}#i(t,s,i){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#s(n),a=n.offsetHeight,c={y:s,at:i,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+s-c.y));return n.classList.add("dragged"),{move:(h,m)=>{c={y:h,at:m,speed:(c.y-h)/Math.max(1,m-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-s)<ko)return;if(Math.abs(c.speed)>Oo)return this.by(Math.sign(c.speed));let h=o.map(m=>Math.abs(m-l()));this.to(ht[h.indexOf(Math.min(...h))])}}}#s(t){return ht.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},tn=(e,t,s,i,n)=>en`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,sn=(e,t,s)=>en`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${tn(e,1,"map.more","up",e.stop==="full")}
          ${tn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Lo=6,To=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Jt)}>${r("map.clear")}</button>`,So=e=>N`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>Lo?O(e.view):""})}>
    ${d("plus")} ${r("nav.plus")}
  </a>`,Mo=e=>qt(r("map.noneNear"),r("map.nearestIs",{distance:Tt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Eo(e){return e.places.nearest?Mo(e):e.filters.count||e.filters.near?qt(r("map.noneFiltered"),r("map.noneFilteredText"),To(e)):qt(r("map.none"),r("map.noneText"),So(e),"pin")}function qo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?Xe(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Io=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Re.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Po(e){let{list:t,groups:s,places:i}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?Eo(e):N`
    ${i.shown.map(n=>ye(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${gt({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?N`<p class="hint">${r("map.partial")}</p>`:rn}`:R(4)}var nn=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${X(t.close)}`,Fo=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function on(e,t,s){let{place:i,group:n}=e.panel,o=i?nn(G(i),e):n?nn(Fo(n),e):N`<h2 class="grow">${qo(e)}</h2>`,a=i?Ys(e.panel):n?n.map(l=>ye(l,h=>e.enter(h))):Po(e),c=l=>t.touch(l);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${sn(t,o,e.panel.isOpen?rn:Io(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}
        @touchstart=${c} @touchmove=${c} @touchend=${c} @touchcancel=${c}>${a}</div>
    </section>`}var Co=4,cn=matchMedia("(min-width: 1180px)");function Bo(e,t){let s=f("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return an(xt`<a class="button" href=${s} @click=${i}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function zo(e){let t=document.createElement("div");return an(xt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var Ao=(e,t,s)=>({held:i=>Bo(e,i),size:()=>{let{clientWidth:i,clientHeight:n}=document.getElementById("map");return{width:i,height:n}},create:i=>ti(document.getElementById("map"),{...i,control:zo(s)}),prefetch:()=>Xs(),painted:Ps,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Ro(e,t,{kind:s,value:i}){return s==="place"?e.goTo(y(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):ln(e,t,i)}var ln=(e,t,s)=>cn.matches?e.openFind(s):t.go(`/finds/${s}`),pn=e=>e.view.zoom>Co?e.view:null,jo=(e,t,s)=>xt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${pn(e)} .also=${Ui(e)}
      .order=${Di(s.distance)} .words=${!0} .distance=${s.away}
      @focusin=${s.look} @choose=${i=>Ro(e,t,i.detail)}></place-search>
    ${Qi(e)}
  </div>`,Wo=e=>xt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):No}
  </div>`;function Uo(e,t){let s=e.target.closest("a.find");!s||!cn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function Do(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Vo=(e,t,s,i,n)=>xt`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>Do(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Wo(e)}
    ${jo(e,t,n)}
    ${on(e,s,o=>Uo(o,e))}
    ${i.view()}
  </div>`;async function Ho(e,t,s){await Promise.resolve(),await e.start(Ao(t,s,e)),performance.mark("finds:map")}var Ko=e=>new RegExp(`^${Y}$`).test(e);function We(e){for(let o of["place","find"])Ko(e.query.get(o))||e.query.delete(o);let t=new Gt(e,o=>ln(t,e,o)),s=new ee(e),i=new Qt(e,o=>t.markers.choose(o)),n=new Xt(()=>t.filters.near,()=>pn(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:Ho(t,e,s),view:()=>Vo(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as L,nothing as mt}from"../lib/lit-html/lit-html.js";var se=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=ut(t.query.get("next")),this.form=new As({send:s=>this.#s("login",s),update:t.update}),this.form.refusal=us(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ni()}async#s(t,s){await ds();let i=await St(`/api/auth/${t}`,{...s,cookie:!0});gs(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ai()}async#r(){if(!T().passwordLogin||Mt()||!await ri()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),oi);let t=await be("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await be();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var Zo=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${$e(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${$e(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ws(e,r("signin.action"))}
  </form>`,_o=e=>L`
  ${T().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Jo=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,Yo=e=>xe(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${we(e.form)}
  ${ke("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function Go(e,t){let{passwordLogin:s,registration:i}=T();return Mt()?L`${Yo(e)}${ve(t)}`:L`
    ${xe(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${pi()}
      ${we(e.form)}
      ${s?Zo(e):mt}
      ${e.hasPasskeys?_o(e):mt}
      ${ke("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?mt:Jo(i)}</p>`)}
    ${hi()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${ve(t)}`}var Xo=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Qo(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Xo(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function Ue(e){let t=ci(location.hash);if(t){let i=new li(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>Qo(i)}}let s=new se(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Go(s,e.update)}}var hn={find:vt,map:We,missing:ii,signin:Ue};async function De(e){if(hn[e])return hn[e];let[t]=await Promise.all([import("./more.js"),Gs(),Ge()]);return t[e]}var Ze=1e3,ta=6e4,Z=null,re="",Lt="",He="",ne=!1,Ot=Ze,_e=0;function dn(){let e=()=>{if(document.hidden||!p.get("user"))return Ke();kt(),ft()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ke),addEventListener("pageshow",t=>{t.persisted&&e()}),p.subscribe("user",t=>{t?.id!==re&&mn(),t&&kt()}),p.subscribe("openFind",t=>{t&&t!==Lt&&mn(),t&&kt()}),p.get("user")&&kt()}function ea(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var kt=()=>ea(sa);function sa(){let e=p.get("user");if(!e||Z||document.hidden)return;clearTimeout(_e),Lt=He===p.get("openFind")?"":p.get("openFind");let t=Lt,s=new EventSource(f("/api/notifications/stream",{find:t}));Z=s,re=e.id,s.addEventListener("open",()=>{ne&&ft(),ne=!0,Ot=Ze,He="",t&&p.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Z&&s.readyState===EventSource.CLOSED&&ia()}),s.addEventListener("comment",i=>p.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>p.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>na(JSON.parse(i.data))),s.addEventListener("reset",ft)}function ia(){let e=Lt;Z=null,ne=!0,ft().then(t=>{t&&(He=e)}),_e=setTimeout(kt,Ot),Ot=Math.min(2*Ot,ta)}var ie=0,Ve=null;function na(e){ms(1),p.set("notification",e),ra(e)}function ra(e){let t=hs(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ie=Ve&&p.get("message")===Ve?ie+1:1,ie===1?g(ps(e),t):g(r("note.several",{n:ie}),"/notifications"),Ve=p.get("message"))}function mn(){ne=!!Z&&re===p.get("user")?.id,Ke(),Ot=Ze}function Ke(){clearTimeout(_e),Z?.close(),Z=null,re=Lt=""}async function un(){try{await(await caches.open("words")).put("/words",Response.json({title:_(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ae.href)?e:null});new Worker(new URL("bundle/formats.js",ae),{type:"module"});Qs();mi();var oa=JSON.parse(document.getElementById("boot").textContent);await Ye();await j();fs(oa);ss(De);vi(ui,De);await j();dn();function fn(){$s(),"serviceWorker"in navigator&&un()}document.readyState==="complete"?fn():addEventListener("load",fn,{once:!0});

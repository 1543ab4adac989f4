import{$ as V,$a as Ls,$b as $e,Aa as ws,Ab as W,Ac as Js,Ba as $s,Bc as Ys,C as is,Cb as tt,D as ns,Db as Bs,Ea as ys,Eb as O,F as Tt,Fb as y,Fc as $t,Gb as zs,Gc as At,Hc as Gs,I as m,Ib as B,J as g,Jb as we,K as rs,Kb as Ft,L as St,Lb as z,Ma as bs,Mb as As,Mc as be,N as b,Nb as et,Nc as Xs,O as Mt,Oa as vs,Ob as Nt,P as dt,Qa as le,R as J,Ra as xs,Sc as it,T as os,Ua as pe,Uc as Qs,V as f,Va as he,Vc as ti,Wa as me,Wb as Rs,X as Y,Xa as ks,Y as ut,Ya as de,Yb as js,Yc as ei,Z as as,Za as Os,Zb as Ws,_ as cs,_a as ue,_b as wt,_c as si,a as ce,aa as ls,ab as fe,ac as Us,b as T,bb as Ts,bc as ye,bd as ii,c as _,cb as Ss,cc as Ds,cd as ni,db as Ms,ea as $,eb as Es,ec as Ct,fa as G,fb as d,fc as Vs,ga as ps,gb as C,gc as Hs,h as Ge,ha as hs,hb as qt,hc as Bt,hd as ri,i as Xe,ia as ms,ib as qs,ic as Ks,id as oi,jd as ai,kb as It,kd as ci,lb as k,ld as li,ma as ds,mb as R,nb as ge,nd as ve,o as Qe,oa as us,ob as gt,p as ts,pa as ft,pb as X,pc as Zs,pd as pi,qb as x,qd as hi,r,rb as Is,rd as xe,s as es,sb as Ps,sc as _s,sd as ke,t as S,tb as Fs,tc as zt,td as mi,u as ss,ua as fs,ub as j,uc as st,ud as di,v as A,va as u,vb as Ns,wb as Pt,wd as Oe,x as E,ya as gs,yb as Q,za as Et,zb as Cs}from"./shared.js";function ui(){addEventListener("beforeinstallprompt",e=>m.set("installPrompt",e)),addEventListener("appinstalled",()=>m.set("installPrompt",null))}var wn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],fi={screen:"missing",open:!0,params:{}},$n=e=>e.startsWith("/admin")&&u()&&u().role!=="admin";function gi(e){if($n(e))return fi;for(let[t,s,i=!1]of wn){let n=new RegExp(`^${t.replace(":id",`(?<id>${Y})`).replace(":name",`(?<name>${as})`)}$`).exec(e);if(n)return{screen:s,open:i,params:{...n.groups}}}return fi}import{render as Ln,nothing as Tn}from"../lib/lit-html/lit-html.js";import{html as q,nothing as nt}from"../lib/lit-html/lit-html.js";var yn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function bn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function vn([e,t],s){let i=t==="bell"?m.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${bn(e,s)?"page":nt}>
      <span class="face">
        ${t==="me"?C(u(),28):d(t)}
        ${i?q`<span class="count" aria-hidden="true">${i>99?"99+":E(i)}</span>`:nt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${i?q`<span class="unseen"> (${r("nav.unread",{n:i})})</span>`:nt}
      </span>
    </a>`}function xn(){return m.get("online")?m.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:nt:q`<p class="offline" role="status">${r("app.offline")}</p>`}var kn=e=>m.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:m.get("outbox").length})}</a></p>`:nt,On=(e=T().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,wi=(e,{path:t,wide:s,broad:i})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${On()} <span dir="auto">${_()}</span></a>
    ${u()?q`<nav class="tabs" aria-label=${r("nav.label")}>${yn.map(n=>vn(n,t))}</nav>`:nt}
  </header>
  <div class="notes-above">
    ${xn()}
    ${kn(t)}
  </div>
  <main id="main" tabindex="-1" class=${s?"wide":i?"narrow broad":"narrow"}>${e}</main>
  ${Is}`;var Sn=2e3,$i=null,yi=null,I=null,v=null,Le=!1,rt=0;function bi(){Le||(Le=!0,queueMicrotask(()=>{Le=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=I?.title??"";document.title=[e,_()].filter(Boolean).join(" · ");let t=I?I.view():Tn;Ln(wi(t,{path:location.pathname,wide:I?.wide,broad:I?.broad}),document.body)}function Mn(e,{replace:t=!1}={}){return ue(),t?me(e):he(e),Te({fresh:!0})}function En(){Ps();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===u()?.id&&Ts(v.lists,v.user),v.stop.abort(),I.close?.())}function qn(e,t){let s=new AbortController,i=u()?.id,{lists:n,isStale:o}=Ms(i),a=[],c=()=>t===rt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:bi,go:V,lists:a,user:i,rename:l=>{c()&&ks(l)},push:l=>c()?In(l):null,leave:()=>Es()??V("/",{replace:!0}),kept:de(),keep:l=>{c()&&Os(l)},restore:l=>{let p=n[a.push(l)-1];return p&&{...p,isStale:o}}}}function In(e){return ue(),he(e),vi()}function vi(){return!I?.moved||v.signal.aborted||v.path!==location.pathname?null:(pe(),v.query=new URLSearchParams(location.search),v.kept=de(),Promise.resolve(I.moved(v.query)))}async function Pn(){if(ls())return;let e=rt,t=vi();if(!t)return Te();await t,e===rt&&fe()}async function Fn(e){try{return await yi(e)}catch(t){return t instanceof TypeError||console.error(t),xi}}function Nn(e,t){try{return e(t)}catch(s){return console.error(s),xi()}}var xi=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Te({fresh:e=!1,first:t=!1}={}){let s=++rt;En();let{screen:i,open:n,params:o}=$i(location.pathname);if(!n&&!u())return V(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(u()&&location.pathname==="/sign-in")return V(ut(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await j());let a=await Fn(i);s===rt&&(pe(),v=qn(o,s),I=Nn(a,v),Rt(),e&&scrollTo(0,0),t||await Cn(e,s))}async function Cn(e,t){if(e||await Promise.race([I.ready,Pt(Sn)]),t!==rt)return;Rt(),((e?null:Ls())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||fe()}function Bn(e){let t=e.composedPath().find(s=>s instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function zn(e){let t=Bn(e);if(!t)return;e.preventDefault();let s=t.pathname+t.search===location.pathname+location.search;if(t.hash&&s)return document.querySelector(t.hash)?.focus();V(t.pathname+t.search+t.hash)}function ki(e,t){[$i,yi]=[e,t],cs(Mn),history.scrollRestoration="manual";let s=u()?.id;return m.subscribe("user",i=>{i?.id!==s&&Ss(),s=i?.id}),m.subscribe("*",bi),m.subscribe("message",Fs),document.body.replaceChildren(),addEventListener("click",zn),addEventListener("popstate",Pn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",i=>{i.data?.type==="open"&&V(ut(i.data.path))}),location.pathname.startsWith("/api/")&&me(u()?"/settings":"/sign-in"),Te({first:!0})}import{html as M,nothing as K}from"../lib/lit-html/lit-html.js";var An=160,Rn=2,Oi=6,Li=e=>[e.username,A(e.displayName??"")];function jn(e,t){let s=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return s===void 0?null:{from:t-s.length-1,name:s.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,s){this.#t=t,this.#e=s,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,s){let i=jn(t,s);i?.from!==this.#r&&(this.#r=-1),!(i?.from===this.#n?.from&&i?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=i,this.at=0,this.#c(),i&&(this.#i??=Wn().then(n=>this.#a(n)),i.name.length>=Rn&&(this.#o=setTimeout(()=>this.#l(i),An))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,s){let{from:i,name:n}=this.#n,o=s.slice(i+1+n.length),a=`${s.slice(0,i)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let s=await b(f("/api/users",{q:t.name,limit:Oi+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(s)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#m(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#m(t){let s=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));s.delete(u()?.id);let i=o=>!Li(o).some(a=>a.startsWith(t));return[...s.values()].filter(o=>Li(o).some(a=>a.includes(t))).sort((o,a)=>i(o)-i(a)).slice(0,Oi)}};async function Wn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===u()?.id?t.addressee:t.requester)}function Se(e){let t=T().limits.comment,s=[...e.trim()].length;return s?s>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Me=e=>e.errors?.length?ss(e.errors[0]):S(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,s,{title:i,conversation:n}){this.#t=t,this.#e=s,this.#s=i,this.mentions=new jt(t,n),this.#i=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return Rs(this.text,T().limits.comment)}write(t){let s=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==s&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let s=`@${t.user.username} `,i=t.parentId&&t.user.id!==u()?.id&&!this.text.startsWith(s);this.write(i?s+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:s}=this;if(this.error=Se(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let i=s?{content:t,parentId:s.id}:{content:t},n=JSON.stringify(i);this.#n.body!==n&&(this.#n={body:n,id:ys()});try{await vs({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:i,replyTo:s}),this.#n={body:"",id:""},this.replyTo===s&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Me(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:s}){this.replyTo??=s??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ti(e,t){let s=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),i=new Map;for(let n of[...e,...s]){let o=n.parentId??n.id,a=i.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,i.set(o,a)}for(let n of i.values())n.head??=n.replies.shift();return[...i.values()]}var Si=e=>[...e].sort((t,s)=>Date.parse(t.createdAt)-Date.parse(s.createdAt));function Mi(e,t){let s=e.find(n=>n.parentId===t),i=n=>({...n,parentId:n===s?void 0:s.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?i(n):n)}var Un=20,Dn=20,yt=e=>Nt(`comment-edit:${e.id}`),Ut=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,s,i,n=()=>null){this.#t=t,this.#i=s,this.#e=`${s}/comments`,this.#s=i,this.#n=n,this.composer=new Wt(t,s,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:l})=>{a==="comment"&&c===s&&this.#r(l)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",m.subscribe(a,c))}#r(t){this.#m([t]);let s=this.#n()?.user;s&&s.id!==u()?.id&&St("offerPush",$(s)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(s=>s.id));return m.get("outbox").filter(s=>s.kind==="comment"&&s.path===this.#i&&!t.has(s.id))}get threads(){return Ti(Si(this.list.items),this.waiting)}retry(t){return xs(t.id)}async takeBack(t){this.composer.takeBack(t),await le(t.id)}discard(t){return le(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:s}){this.list.items&&(s?this.#p(s):t?this.list.items.some(i=>i.id===t.id)?this.#a(t):this.#m([t]):await this.#l(),this.#t.signal.aborted||this.#t.update())}async#l(){let{signal:t}=this.#t;if(this.list.next)return;let s=await b(f(this.#e,{order:"desc",limit:Un}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let i=this.#n()?.commentCount??0,n=this.#c(s.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-i))}#a(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s)}#c(t){let s=new Set(this.list.items?.map(i=>i.id));return t.filter(i=>!s.has(i.id))}#m(t){let s=this.#c(t);this.list.items=[...this.list.items??[],...s],this.#s(s.length)}#p(t){this.list.items?.some(s=>s.id===t)&&(this.list.items=Mi(this.list.items,t),this.#s(-1))}async mark(t){let s=()=>this.list.items?.some(i=>i.id===t);for(let i=0;!s()&&this.list.next&&!this.list.problem&&i<Dn;i++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return s()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===u()?.id}edit(t){this.editing={id:t.id,text:yt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,yt(this.editing).set(t)}cancel(){yt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Se(t.text),!t.error)try{let s=await dt(`${this.#e}/${t.id}`,{content:t.text});this.#a(s),yt(s).remove(),this.editing=null}catch(s){t.error=s.code==="offline"?r("comment.editOffline"):Me(s)}return this.#t.update(),!t.error}async remove(t){try{await J(`${this.#e}/${t.id}`)}catch(s){return g(S(s)),!1}return yt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Ws(t.params.id,()=>this.find,t),this.comments=new Ut(t,this.#e,s=>{this.find&&(this.find.commentCount+=s)},()=>this.find),this.loading=As(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||m.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{m.get("openFind")===t.params.id&&m.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await Ft();!t||this.#t.signal.aborted||(this.distance=B(t,y(this.find.exact??this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===u()?.id}async save(t){let{find:s}=this,i=s.saved;s.saved=t||void 0,this.#t.update();let n=`${this.#e}/saved`;await et(t?dt(n,{state:t}):J(n))||(s.saved=i),this.#t.update()}async dismiss(){await et(dt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await et(J(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let s=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await s.load(),s.problem&&g(S(s.problem)),s.problem||this.#t.signal.aborted?null:s}async remove(){if(await et(J(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await et(Mt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),g(r("way.copied"))}catch{g(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),g(r("find.copied"))}catch(s){s.name!=="AbortError"&&g(t)}}};import{html as w,nothing as at}from"../lib/lit-html/lit-html.js";import{html as bt,nothing as ot}from"../lib/lit-html/lit-html.js";var U=()=>document.getElementById("comment");function Ie(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Vn(e,t){t.write(e.target.value),Ee(e,t),Ie(e.target)}var Ee=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function qe(e,t){let{text:s,caret:i}=t.mentions.chosen(e,U().value);U().value=s,U().focus(),U().setSelectionRange(i,i),t.write(s),t.mentions.follow(s,i),Ie(U())}var Hn=(e,{items:t,at:s}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>qe(t[s],e),Tab:()=>qe(t[s],e),Escape:()=>e.mentions.close()});function Kn(e,t){let{key:s,isComposing:i,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(i)return;if(s==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let p=(t.mentions.items.length&&!a&&!c?Hn(t)[s]:null)??(s==="Escape"&&t.replyTo?()=>t.stopReply():null);p&&(e.preventDefault(),p())}async function Zn(e,t){if(e.preventDefault(),!await t.send())return U().focus();await Promise.resolve(),U()&&Ie(U())}function _n(e){e.stopReply(),x("comment")}var Jn=e=>bt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>_n(e)}>${d("close")}</button>
  </p>`,Yn=(e,t,s)=>bt`
  <li id="mention-${t}" role="option" aria-selected=${t===s.mentions.at?"true":"false"} @click=${()=>qe(e,s)}>
    ${C(e,28)} <span>${Ks(e)}</span>
  </li>`,Gn=(e,{items:t}=e.mentions)=>bt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((s,i)=>Yn(s,i,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Xn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ei=e=>bt`
  <form class="say-it" novalidate @submit=${t=>Zn(t,e)}>
    ${e.replyTo?Jn(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Gn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${Xn(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Vn(t,e)} @keydown=${t=>Kn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Ee(t,e)} @keyup=${t=>Ee(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${d("send")}</button>
    </div>
    ${Us(e.left)}
    ${e.error?bt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function Qn(e,t){e.edit(t),x("edited")}async function tr(e,t){e.preventDefault();let{id:s}=t.editing;await t.save()&&x(`menu-${s}`)}function er(e,t){e.composer.reply(t),x("comment")}async function sr(e,t){await e.takeBack(t),await x("comment")}async function ir(e,t){await Hs()&&(await e.discard(t),await x("comments"))}async function nr(e,t){await Vs(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var rr=e=>w`
  <form novalidate @submit=${t=>tr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function or(e,t,s){let i=e.isOwn(t);return[...i&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Qn(e,t)}]:[],...i||s?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>nr(e,t)}]:[],...i?[]:[_s({commentId:t.id}),Zs(t.user,()=>e.load())]]}var ar=(e,t)=>t.hidden?w`
  ${st(t.content)}
  ${zt(r("report.commentHidden"),t.hidden)}`:w`
  ${st(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>er(e,t)}>
    ${r("comment.reply")}
  </button>`,cr=(e,t,s)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${qt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?rr(e):ar(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:$(t.user)}),or(e,t,s),{id:`menu-${t.id}`})}
  </div>`,Pe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,lr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Pe(r("action.retry"),()=>e.retry(t))}
      ${Pe(r("action.edit"),()=>sr(e,t))}`:at}
    ${Pe(r("outbox.cancel"),()=>ir(e,t))}
  </div>`,pr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(u(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(u())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${st(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?lr(e,t):at}
    </div>
  </div>`,qi=(e,t,s)=>t.entry?pr(e,t.entry):cr(e,t,s),hr=(e,t,s)=>w`
  <li>
    ${qi(e,t.head,s)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(i=>w`<li>${qi(e,i,s)}</li>`)}
      </ul>`:at}
  </li>`;function mr(e,t){let{items:s,problem:i,load:n}=e.list;return i?k(i,n):s?!s.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${gt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>hr(e,o,t))}</ul>
    ${gt(e.list)}`:R(1)}var Ii=(e,t)=>w`
  ${mr(e,t)}
  ${Ei(e.composer)}`;import{html as H,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as Kt,nothing as Ce}from"../lib/lit-html/lit-html.js";var ct={scale:1,x:0,y:0},dr=5,[ur,fr]=[60,90],Fe=(e,t,s)=>Math.max(e,Math.min(s,t));function Ne(e,t,s){let i=Fe(1,t,dr),n=i/e.scale;return{scale:i,x:s.x-(s.x-e.x)*n,y:s.y-(s.y-e.y)*n}}function Vt(e,{width:t,height:s}){let[i,n]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Fe(-i,e.x,i),y:Fe(-n,e.y,n)}}function Pi({x:e,y:t}){return t>fr&&t>Math.abs(e)?"close":Math.abs(e)<ur||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Fi(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var gr=2.5,[wr,Ni]=[300,24],Ci=180,Bi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=class{#t=ct;#e=ct;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#r=t,this.#s.clear(),this.#h(ct),s&&!Bi()&&this.#r.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Ci,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#m(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#m(t));let s=this.#c(),i={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Ne(this.#e,this.#e.scale*s.apart/this.#i.apart,this.#i);return this.#h({scale:c,x:o+i.x,y:a+i.y})}let n={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#h(this.#t.scale>1?Vt(n,this.#p()):n)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let s=this.#c(),i=this.#s.size===1,n={x:s.x-this.#i.x,y:s.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!i||t.type==="pointercancel")return this.#d();if(Math.hypot(n.x,n.y)<Ni)return this.#l(s,t.timeStamp);let o=this.#t.scale>1?"":Pi(n);if(o)return this.#o[o]();this.#d()};#l(t,s){let i=this.#n;if(this.#n={...t,time:s},s-i.time>wr||Math.hypot(t.x-i.x,t.y-i.y)>Ni)return this.#d();this.#n={time:0,x:0,y:0},this.#h(this.#t.scale>1?ct:Vt(Ne(ct,gr,t),this.#p()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,s=t]=this.#s.values();return Fi(t,s)}#m({clientX:t,clientY:s}){let{left:i,top:n,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-i-o/2,y:s-n-a/2}}#p(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#h(Vt(this.#t,this.#p()),!0)}#h(t,s=!1){this.#t=t;let i=this.#r?.firstElementChild;i&&(i.style.transition=s&&!Bi()?`transform ${Ci}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Zt=(e,t)=>r("find.picture",{n:t+1,title:e.title});function Ai(e,t){let s=e.media.length,i=t,n=!0,o=null,a=new Map;Ct((c,l)=>{let p=h=>{i=(i+h+s)%s,n=!1,l(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Ht({next:()=>p(1),previous:()=>p(-1),close:()=>c()}),$r(e,{at:i,plays:n,films:a},o,p,c)},{label:e.title,kind:"full"})}function $r(e,{at:t,plays:s,films:i},n,o,a){let c=e.media.length,l=e.media[t];return Kt`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?r("find.pictureOf",{at:t+1,n:c}):Ce}</span>
        ${X(a)}
      </div>
      <div class="stage" @pointerdown=${n.onDown} @pointermove=${n.onMove} @pointerup=${n.onUp}
        @pointercancel=${n.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${l.type==="video"?vr(l,s,i):br(l,Zt(e,t))}</div>
      </div>
      <div>
        ${l.caption?Kt`<p class="said" dir="auto">${l.caption}</p>`:Ce}
        ${c>1?xr(o):Ce}
      </div>
    </div>`}var yr=e=>`min(100vw, calc(100vh * ${$t(e).toFixed(3)}))`,br=(e,t)=>At(e,{alt:t,eager:!0,sizes:yr(e),blur:!1});function vr(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),n=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>i.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${n}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:r("find.download")});a.append(r("find.unplayable")," ",c),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var xr=e=>Kt`
  <div class="row steps">
    ${zi("previous","back",()=>e(-1))}
    ${zi("next","next",()=>e(1))}
  </div>`,zi=(e,t,s)=>Kt`
  <button type="button" class="round" aria-label=${r(`find.${e}`)} @click=${s}>${d(t)}</button>`;var ze=5,kr={tall:4/5,square:1,wide:3/2};function Or(e){let t=$t(e);return t<.9?"tall":t<1.2?"square":"wide"}function Lr(e,t){let s=Math.max(1,$t(t)/kr[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${s}), calc(100vw * ${s})`}var Tr=(e,t)=>H`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${d("play")}</span>`;function Sr(e,t,s,{frame:i,isFar:n}){let o=t.type==="video",a=[r(o?"find.play":"find.enlarge",{n:s+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-ze;return H`
    <li class=${n?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Ai(e,s)}>
        ${o?Tr(t,Zt(e,s)):At(t,{alt:Zt(e,s),eager:s===0,sizes:Lr(i,t)})}
        ${t.caption?H`<span class="said" dir="auto">${t.caption}</span>`:Be}
        ${s===ze-1&&c>0?H`<span class="beyond" data-count="+${E(c)}"></span>`:Be}
      </button>
    </li>`}var Mr=(e,t)=>H`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${E(e+1)}/${E(t)}</span>
    <span class="dots">${Array.from({length:t},(s,i)=>H`<i class=${i===e?"on":""}></i>`)}</span>
  </p>`;function Er({currentTarget:e},t,s){let i=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);i!==t&&s(i)}function Ri(e,t=0,s=()=>{}){let i=e.media.length,n=Or(e.media[0]);return H`
    <div class="gallery-box">
      <ul class="gallery ${n} of${Math.min(i,ze)}" aria-label=${r("find.pictures")} @scroll=${o=>Er(o,t,s)}>
        ${e.media.map((o,a)=>Sr(e,o,a,{frame:n,isFar:a>t+1}))}
      </ul>
      ${i>1?Mr(Math.min(t,i-1),i):Be}
    </div>`}import{html as _t,nothing as Re}from"../lib/lit-html/lit-html.js";var[qr,Ir]=[12,15],ji=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Pr=({id:e,exact:t,location:s,locationId:i})=>{let n=t??s,o=Math.min(s.area&&!t?qr:Ir,it(y(n)));return`/?at=${ji(n).join(",")},${o}&${t?`find=${e}`:`place=${i}`}`};function Wi(e){let{find:t,distance:s}=e;return _t`
    <div class="spot">
    <a class="where" href=${Pr(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${y(t.exact??t.location)}></place-map>
      <span class="row">
        ${d("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??G(t.location)}</span>
        ${t.location.area?_t`<br><span class="soft">${hs(t,e.isOwn())}</span>`:Re}
        ${s===null?Re:_t`<br><span class="soft">${r("find.away",{distance:Tt(s)})}</span>`}</span>
        ${d("next")}
      </span>
    </a>
    ${Cr(e)}
    </div>`}var Ae=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Fr(e){let[t,s]=ji(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${s}?q=${t},${s}`}]:[],Ae("Apple Maps",`https://maps.apple.com/?daddr=${t},${s}`),Ae("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${s}`),Ae("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${s}`),{text:r("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${s}`)}]}var Nr=()=>_t`${d("way")} <span>${r("way.title")}</span>`,Cr=e=>e.find.location.area&&!e.find.exact?Re:Bt(r("way.title"),Fr(e),{id:"ways",face:Nr()});var Br=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${qt(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:K}</span>
    </span>
  </a>`,zr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${wt(e)} ${W(e)}
  </a>`,Ar=e=>M`
  <p class="marks">
    ${e.category?zr(e.category):K}
    ${e.isPublic?M`<span class="badge">${d("globe")} ${r("find.audience.everyone")}</span>`:Gs(e)}
  </p>`,Ui=e=>e.find.media.length?Ri(e.find,e.photo,e.showPhoto):K,Di=(e,t=K)=>M`
  <div class="card">
    <div class="row between">
      ${Br(e.find)}
      ${Ys(e)}
    </div>
    ${e.find.description?st(e.find.description):K}
    ${Ar(e.find)}
    ${t}
  </div>`,Rr=e=>M`
  ${zt(r("report.findHidden"),e.find.hidden)}
  ${Ui(e)}
  ${Di(e)}`,jr=e=>e.find.hidden?Rr(e):M`
  ${Ui(e)}
  ${Wi(e)}
  ${Di(e,Js(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${E(e.find.commentCount)}</span>`:K}
    </h2>
    ${Ii(e.comments,e.isOwn())}
  </section>`;function Wr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,jr(e)]:[r("find.title"),R(3)]}function Ur(e){let[t,s]=Wr(e);return M`${qs(t,K,"/")}${s}`}async function Dr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function vt(e){let t=new Dt(e),i=e.path===location.pathname?new RegExp(`^#comment-(${Y})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Dr(t,i),view:()=>Ur(t)}}import{html as xt,nothing as Co,render as cn}from"../lib/lit-html/lit-html.js";var[Vr,Hr,Kr]=[4,2,2],Zr=20,[_r,Jr]=[50,3],Yr=e=>Q().filter(t=>A(W(t)).startsWith(A(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),Gr=e=>({kind:"find",value:e.id,name:e.title,address:ps(e,e.location)?"":G(e.location),point:y(e.location)}),Xr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Qr(e,t){let s=i=>{let n=[i.username,$(i)].map(A),o=i.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(A(t)))+Number(n.some(a=>a.startsWith(A(t))))};return[...e].sort((i,n)=>s(n)-s(i)).slice(0,Hr)}var Vi=e=>async(t,{signal:s})=>{let{lat:i,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:i,lng:n,limit:Vr}),a=f("/api/users",{q:t,limit:Zr}),[c,l]=await Promise.all([b(o,{signal:s}).catch(()=>[]),[...t].length<Kr?[]:b(a,{signal:s}).catch(()=>[])]);return[...Qr(l,t).map(Xr),...c.map(Gr),...Yr(t)]},Hi=e=>(t,s)=>{let i=n=>e(n.point)<=_r;return[...s,...t.filter(i),...t.filter(n=>!i(n)).slice(0,Jr)]};var to=9,eo={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Jt=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,s){this.#t=t,this.#e=s}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:s}){let i=++this.#i;if(!(!!t&&s>=to&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await os(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return i===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,s){let i=s!==this.isApart;return Object.assign(this,{items:t,isApart:s}),i}among(t,s,i){let n=eo[s],o=this.items.map(c=>so(c,i)).sort((c,l)=>n(c)-n(l)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},so=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Yt={q:"",categories:[],near:null,mine:!0,friends:!0},je=["active","distance","likes"],io=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let s=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:io(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:tt(t.get("near")),radius:Number(t.get("radius"))||5,order:je.includes(s)?s:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:s,categories:i,mine:n,friends:o,order:a}=this;return{q:s,category:i.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var no="-180,-90,180,90",Ki=2e4,[Zi,_i,ro]=[20,500,3],Ji=3,Gt=class{nearest=null;#t;#e;#i;#s;#n=Zi;#r=!1;#o=Ji;constructor(t,s,i,n){this.#t=t,this.#e=s,this.#i=i,this.#s=n;let o=()=>this.#l(n()),a=()=>({findsLimit:ro,limit:this.#n});this.list=z(t,()=>f("/api/locations",{...s.flags,...i.flags,...o(),...a()}))}#l({view:t,box:s}){let i=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:i};let n=s||no;if(i!=="distance")return{bbox:n,order:i};let[o,a,c,l]=n.split(",").map(Number),p=Math.max(B(t,{lat:l,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Ki,Math.max(.1,p)).toFixed(3),order:i}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Ji,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:s,isPartial:i}=this.list;return!!s||i&&t?.length>=this.#n&&this.#n<_i}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(_i,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Zi,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:s}=this.#e.near,i={lat:t,lng:s,radius:Ki,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...i});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var pt=class{isOpen=!1;#t;#e;#i;#s=new Set;#n={shown:[],rest:[]};constructor(t,s,i=[]){[this.#t,this.#e,this.#i]=[t,s,i]}by(t,s=!1){if(this.#s.size&&this.#n.shown.length+this.#n.rest.length)return this.#n;let i=s?[]:this.#t.map(n=>({category:n}));return this.#n=t?.arranged(this.#t,this.#i)??{shown:i,rest:[]},this.#n}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var We=100,oo=20,D=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#i="";#s=0;constructor(t,s){this.#t=t,this.#e=s}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:s,find:i}){this.findId=i;let n=`${t} ${s}`,o=n!==this.#i;return this.#i=n,o&&await this.#n(t,s),this.#t.update(),o&&this.isOpen}async#n(t,s){let i=++this.#s,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:We}),"place"]:[f("/api/locations",{...this.#e(),bbox:s,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||s)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||i!==this.#s)return;g(S(c))}a.place&&(a.finds=this.#o(a.place)),i===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:s}=this.place;return t>oo?[...new Set(s.map(i=>i.category).filter(Boolean))]:[]}choose(t){let{signal:s,update:i}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:s,update:i},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),i()}#r=(t,s)=>f("/api/finds",{...this.#e(),...s,locationId:t.id,limit:We});#o(t){let{signal:s,update:i}=this.#t,o=t.moreFinds||t.findCount>We?this.#r(t):"";return Object.assign(z({signal:s,update:i},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,s=t.items.length,i;do i=t.next,await t.more();while(t.next!==i&&t.items.length===s)}};var ao="-180,-90,180,90",co=120,lo=1e3,[po,Yi]=[13,15],Xt=class{map=null;failed=!1;note=null;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,s=i=>this.openFind(i)){this.#t=t,this.#i=s,this.filters=new lt(t.query),this.#n=tt(t.query.get("at"))??Bs(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new Jt(t,this.filters);let i=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ii(t,i),this.offer=new pt(Q(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:s,update:t.update};this.markers=new ni(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new D(t,i),this.places=new Gt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let s=!!(this.#n||this.filters.near);s&&this.#p(this.view);let i=this.places.load(),n=this.panel.show(D.of(this.#t.query));j().then(t.prefetch);let o=s?this.markers.load(this.#r,this.view.zoom):null,a=s?null:this.groups.within(ao,this.view.zoom).catch(l=>l);await Promise.race([i,Pt(lo)]),await t.painted();let c=this.makeMap().then(()=>s?null:this.#m(a));await Promise.all([i.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}async#c(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:s}=this.#e,i=await t({view:this.view,onMove:n=>this.#d(n),onHold:s}).catch(()=>null);if(this.failed=!i,!i)return this.#t.update();if(this.#t.signal.aborted)return i.close();this.map=i,this.#p(this.view),await j(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#m(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(s){this.groups.report(s)}finally{this.#l=!1}}}#p(t){this.view=tt(O(t)),this.#r=zs(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,co))}#h(t,s=this.filters){let i=this.#n||this.map?O(this.view):"";return f("/",{...s.query(),at:i,...t})}#u(){return this.#t.rename(this.#h(D.of(this.#t.query))),Promise.all([this.#c(),this.#a()])}refresh=()=>(Ge.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...D.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let s=tt(t.get("at")),i=s&&O(s)!==O(this.view);i&&this.map?.setView(s);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new lt(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!i):null,a=await this.panel.show(D.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Yi,it(y(t))),this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let s=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},s))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let s={...t,zoom:Math.min(po,it(t))};if(this.map)return this.map.setView(s);this.#p(s),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await we({maximumAge:6e4,timeout:1e4})})}catch(t){g(S(t))}}locate=async()=>{try{let t=await we({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:s,radius:i}=this.filters;this.map?.around(s??t,s?i:0,{fit:!!s}),s||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Yi,it(t)))})}catch(t){g(S(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Qt=class{#t;#e;#i=null;#s=!1;constructor(t,s){[this.#t,this.#e]=[t,s]}look=async()=>{this.#s||(this.#s=!0,this.#i=await Ft())};away=t=>this.#n(this.#i??this.#t(),t);distance=t=>this.away(t)??this.#n(this.#e(),t);#n(t,s){return t&&s?B(t,s):void 0}};import{html as ho,nothing as mo}from"../lib/lit-html/lit-html.js";var te=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,s){this.#t=t,this.#e=s}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:s}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:i}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>i("/",{replace:!0});this.screen=vt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:s,update:n,go:i,leave:o}),n()}view(){return this.screen?ho`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:mo}};import{html as F,nothing as P}from"../lib/lit-html/lit-html.js";var uo=[1,5,20,50,200],fo=200,{near:yp,...go}=Yt,Gi=(e,t)=>e.filter(s=>s!==t),wo=(e,t)=>e.includes(t)?Gi(e,t):[...e,t],$o=e=>[...new Set([...uo.map(is),e])].sort((t,s)=>t-s),yo=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${$o(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${ns(t)}</option>`)}
    </select>
  </label>`,ee=(e,t,s=P)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${s} <span>${e}</span> ${d("close")}
  </button>`;function bo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters;return F`
    ${t?ee(`“${t}”`,()=>e.change({q:""}),d("search")):P}
    ${s.map(o=>ee(W(o),()=>e.change({categories:Gi(s,o)}),wt(o)))}
    ${i?P:ee(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:ee(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Xi=e=>({type:t,pointerType:s,target:i,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":s==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&i.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Qi=({category:e,count:t},s,i=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${i===null?P:String(i)} @click=${s}>${wt(e)} ${W(e)}</button>`;function tn(e,t,s,i){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(s);return F`
    ${n.filter(c=>s(c.category)).map(i)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${d("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>i({category:c})):P}`}function en(e){let{offer:t,groups:s,filters:{near:i,count:n,categories:o}}=e,a=Xi(t),c=p=>Qi(p,()=>e.change({categories:[...o,p.category]})),l=p=>{a(p),s.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${l} @focusin=${l} @pointerleave=${a} @focusout=${a}>
      ${ge(!!i,r("map.near"),()=>e.toggleNear(),"here")}
      ${i?yo(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>vo(e)}>
        ${d("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${E(n)}</span>`:P}
      </button>
      ${bo(e)}
      ${tn(s,t,p=>!o.includes(p),c)}
    </div>`}async function vo(e){let{q:t,categories:s,mine:i,friends:n}=e.filters,o={q:t,categories:s,mine:i,friends:n},a=s.filter(h=>!Cs(h)&&h!=="other"),c=null,p=await Ct((h,ae)=>(c||e.groups.count().then(ae),c??=new pt([...Q(),"other",...a],ae,s),ko(e.groups,c,o,h,ae)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var xo=(e,t,s)=>ge(e[t],r(`map.${t}`),()=>s({[t]:!e[t]}),e[t]?"check":"plus");function ko(e,t,s,i,n){let o=Xi(t),a=h=>{Object.assign(s,h),n()},c=({category:h})=>a({categories:wo(s.categories,h)}),l=h=>Qi(h,()=>c(h),s.categories.includes(h.category)),p=h=>{h.preventDefault(),i({...s,q:h.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${X(i)}</div>
    <form @submit=${p}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${fo} .value=${s.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${tn(e,t,()=>!0,l)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(h=>xo(s,h,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i(go)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as nn}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],Oo=6,Lo=.5,se=class{#t;#e=null;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let s=t.currentTarget,i=t.button||t.target.closest("button, select, a")?null:this.#i(s,t.clientY,t.timeStamp);if(!i)return;s.setPointerCapture(t.pointerId);let o={pointermove:c=>i.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,l]of Object.entries(o))s.removeEventListener(c,l);i.end()};for(let[c,l]of Object.entries(o))s.addEventListener(c,l)}touch(t){let s=t.currentTarget,[i,n]=t.touches;if(t.type!=="touchmove")this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:i.clientX,y:i.clientY,drag:null}:null;else if(this.#e){let{x:o,y:a,drag:c}=this.#e,l=i.clientY-a,p=this.stop==="full"?l>0&&s.scrollTop<=0:l<0||s.scrollTop<=0,h=t.cancelable&&p&&Math.abs(l)>Math.abs(i.clientX-o);this.#e.drag??=h?this.#i(s,a,t.timeStamp):null,this.#e.drag?(t.preventDefault(),this.#e.drag.move(i.clientY,t.timeStamp)):this.#e=null}}#i(t,s,i){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#s(n),a=n.offsetHeight,c={y:s,at:i,speed:0},l=()=>Math.max(o[0],Math.min(o[2],a+s-c.y));return n.classList.add("dragged"),{move:(p,h)=>{c={y:p,at:h,speed:(c.y-p)/Math.max(1,h-c.at)},n.style.height=`${l()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-s)<Oo)return;if(Math.abs(c.speed)>Lo)return this.by(Math.sign(c.speed));let p=o.map(h=>Math.abs(h-l()));this.to(ht[p.indexOf(Math.min(...p))])}}}#s(t){return ht.map(s=>{let i=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=s;let n=t.offsetHeight;return t.dataset.stop=i,n})}},sn=(e,t,s,i,n)=>nn`
  <button type="button" class="round ${i}" id="sheet-${i}" aria-label=${r(s)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${d("back")}
  </button>`,rn=(e,t,s)=>nn`
  <div class="grip" @pointerdown=${i=>e.drag(i)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${s}
        <span class="steps">
          ${sn(e,1,"map.more","up",e.stop==="full")}
          ${sn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var To=6,So=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Yt)}>${r("map.clear")}</button>`,Mo=e=>N`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>To?O(e.view):""})}>
    ${d("plus")} ${r("nav.plus")}
  </a>`,Eo=e=>It(r("map.noneNear"),r("map.nearestIs",{distance:Tt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function qo(e){return e.places.nearest?Eo(e):e.filters.count||e.filters.near?It(r("map.noneFiltered"),r("map.noneFilteredText"),So(e)):It(r("map.none"),r("map.noneText"),Mo(e),"pin")}function Io(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((s,i)=>s+i.count,e.exact.items.length);return t?es(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Po=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${je.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Fo(e){let{list:t,groups:s,places:i}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!s.isPartial&&!e.exact.items.length?qo(e):N`
    ${i.shown.map(n=>be(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${gt({next:i.hasMore,busy:t.busy,more:i.more})}
    ${s.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Ue}`:R(4)}var on=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${X(t.close)}`,No=e=>r("map.findsHere",{n:e.reduce((t,s)=>t+s.findCount,0)});function an(e,t,s){let{place:i,group:n}=e.panel,o=i?on(G(i),e):n?on(No(n),e):N`<h2 class="grow">${Io(e)}</h2>`,c=i?Xs(e.panel):n?n.map(p=>be(p,h=>e.enter(h))):[e.note?.()??Ue,Fo(e)],l=p=>t.touch(p);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${rn(t,o,e.panel.isOpen?Ue:Po(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${s}
        @touchstart=${l} @touchmove=${l} @touchend=${l} @touchcancel=${l}>${c}</div>
    </section>`}var Bo=4,ln=matchMedia("(min-width: 1180px)");function zo(e,t){let s=f("/new",{at:O(t)}),i=o=>{o.preventDefault(),e.go(s)},n=document.createElement("div");return cn(xt`<a class="button" href=${s} @click=${i}>${d("plus")} ${r("map.addHere")}</a>`,n),n}function Ao(e){let t=document.createElement("div");return cn(xt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${d("here")}</button>`,t),t}var Ro=(e,t,s)=>({held:i=>zo(e,i),size:()=>{let{clientWidth:i,clientHeight:n}=document.getElementById("map");return{width:i,height:n}},create:i=>si(document.getElementById("map"),{...i,control:Ao(s)}),prefetch:()=>ti(),painted:Ns,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function jo(e,t,{kind:s,value:i}){return s==="place"?e.goTo(y(i)):s==="category"?e.change({categories:[i]}):s==="words"?e.change({q:i}):s==="person"?t.go(`/people/${i}`):pn(e,t,i)}var pn=(e,t,s)=>ln.matches?e.openFind(s):t.go(`/finds/${s}`),hn=e=>e.view.zoom>Bo?e.view:null,Wo=(e,t,s)=>xt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${hn(e)} .also=${Vi(e)}
      .order=${Hi(s.distance)} .words=${!0} .distance=${s.away}
      @focusin=${s.look} @choose=${i=>jo(e,t,i.detail)}></place-search>
    ${en(e)}
  </div>`,Uo=e=>xt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):Co}
  </div>`;function Do(e,t){let s=e.target.closest("a.find");!s||!ln.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(s.pathname.split("/").pop()))}function Vo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Ho=(e,t,s,i,n)=>xt`
  <div class="atlas ${i.screen?"with-find":""}" @keydown=${o=>Vo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Uo(e)}
    ${Wo(e,t,n)}
    ${an(e,s,o=>Do(o,e))}
    ${i.view()}
  </div>`;async function Ko(e,t,s){await Promise.resolve(),Xe.get()&&St("introduce",e,t).catch(()=>{}),await e.start(Ro(t,s,e)),performance.mark("finds:map")}var Zo=e=>new RegExp(`^${Y}$`).test(e);function De(e){for(let o of["place","find"])Zo(e.query.get(o))||e.query.delete(o);let t=new Xt(e,o=>pn(t,e,o)),s=new se(e),i=new te(e,o=>t.markers.choose(o)),n=new Qt(()=>t.filters.near,()=>hn(t));return i.show(t.panel.findId||e.query.get("find")),{get title(){return i.screen?.title??""},wide:!0,ready:Ko(t,e,s),view:()=>Ho(t,e,s,i,n),moved:o=>(i.show(o.get("find")),t.moved(o)),close:()=>{i.show(""),t.end()}}}import{html as L,nothing as mt}from"../lib/lit-html/lit-html.js";var ie=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=ut(t.query.get("next")),this.form=new js({send:s=>this.#s("login",s),update:t.update}),this.form.refusal=gs(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return oi()}async#s(t,s){await fs();let i=await Mt(`/api/auth/${t}`,{...s,cookie:!0});$s(i.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),li()}async#r(){if(!T().passwordLogin||Et()||!await ai()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ci);let t=await ve("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ve();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(s){if(!s.code)throw s;this.form.refusal=s}this.#t.update()}};var _o=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${ye(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${ye(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ds(e,r("signin.action"))}
  </form>`,Jo=e=>L`
  ${T().passwordLogin?L`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Yo=e=>L`<a href="/join">${r(`signin.${e}Link`)}</a>`,Go=e=>ke(L`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${$e(e.form)}
  ${Oe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${r("nav.about")}</a></p>`);function Xo(e,t){let{passwordLogin:s,registration:i}=T();return Et()?L`${Go(e)}${xe(t)}`:L`
    ${ke(L`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${mi()}
      ${$e(e.form)}
      ${s?_o(e):mt}
      ${e.hasPasskeys?Jo(e):mt}
      ${Oe("signin.provider",{redirect:e.next},{or:s&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${i}`)} ${i==="closed"?mt:Yo(i)}</p>`)}
    ${di()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${xe(t)}`}var Qo=e=>L`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function ta(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Qo(e):R(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function Ve(e){let t=pi(location.hash);if(t){let i=new hi(e,t);return{title:r("signin.title"),ready:i.ready,view:()=>ta(i)}}let s=new ie(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Xo(s,e.update)}}var mn={find:vt,map:De,missing:ri,signin:Ve};async function He(e){if(mn[e])return mn[e];let[t]=await Promise.all([import("./more.js"),Qs(),ts()]);return t[e]}var Je=1e3,ea=6e4,Z=null,oe="",Lt="",Ze="",re=!1,Ot=Je,Ye=0;function un(){let e=()=>{if(document.hidden||!m.get("user"))return _e();kt(),ft()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",_e),addEventListener("pageshow",t=>{t.persisted&&e()}),m.subscribe("user",t=>{t?.id!==oe&&dn(),t&&kt()}),m.subscribe("openFind",t=>{t&&t!==Lt&&dn(),t&&kt()}),m.get("user")&&kt()}function sa(e){let t=globalThis.requestIdleCallback??(s=>setTimeout(s,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var kt=()=>sa(ia);function ia(){let e=m.get("user");if(!e||Z||document.hidden)return;clearTimeout(Ye),Lt=Ze===m.get("openFind")?"":m.get("openFind");let t=Lt,s=new EventSource(f("/api/notifications/stream",{find:t}));Z=s,oe=e.id,s.addEventListener("open",()=>{re&&ft(),re=!0,Ot=Je,Ze="",t&&m.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Z&&s.readyState===EventSource.CLOSED&&na()}),s.addEventListener("comment",i=>m.set("live",{findId:t,comment:JSON.parse(i.data)})),s.addEventListener("comment-deleted",i=>m.set("live",{findId:t,deleted:JSON.parse(i.data).id})),s.addEventListener("notification",i=>ra(JSON.parse(i.data))),s.addEventListener("reset",ft)}function na(){let e=Lt;Z=null,re=!0,ft().then(t=>{t&&(Ze=e)}),Ye=setTimeout(kt,Ot),Ot=Math.min(2*Ot,ea)}var ne=0,Ke=null;function ra(e){us(1),m.set("notification",e),oa(e)}function oa(e){let t=ds(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ne=Ke&&m.get("message")===Ke?ne+1:1,ne===1?g(ms(e),t):g(r("note.several",{n:ne}),"/notifications"),Ke=m.get("message"))}function dn(){re=!!Z&&oe===m.get("user")?.id,_e(),Ot=Je}function _e(){clearTimeout(Ye),Z?.close(),Z=null,oe=Lt=""}async function fn(){try{await(await caches.open("words")).put("/words",Response.json({title:_(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let s={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated"),"",s)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ce.href)?e:null});new Worker(new URL("bundle/formats.js",ce),{type:"module"});ei();ui();var aa=JSON.parse(document.getElementById("boot").textContent);await Qe();await j();ws(aa);rs(He);ki(gi,He);await j();un();function gn(){bs(),"serviceWorker"in navigator&&fn()}document.readyState==="complete"?gn():addEventListener("load",gn,{once:!0});

import{$ as Xe,$a as fi,$c as _i,Aa as ai,Ac as tt,Ad as cs,Ba as Tt,Bb as Q,Ca as ci,Cb as Si,Cd as we,D as Ze,Da as li,Db as W,E as _e,Ec as Vi,Fb as X,Fc as Hi,G as Lt,Ga as pi,Gb as Ti,Hb as L,Ib as y,J as l,Jb as Pi,K as g,L as Ye,Lb as B,Lc as Ki,M as ht,Mb as pe,Nb as qt,O as b,Oa as hi,Ob as A,P as Ot,Pb as Ei,Q as St,Qa as mi,Qb as gt,Qc as ue,Rc as Ui,S as mt,Sa as ie,Ta as ui,Tb as Mi,Tc as Ji,U as Ge,Vb as It,W as d,Wa as se,Xa as ne,Y as _,Ya as re,Yc as et,Z as ut,Za as di,_ as Qe,_a as oe,_c as Zi,a as ee,aa as K,ab as ae,b as S,ba as ti,bb as gi,bc as qi,c as H,cb as ce,cd as Yi,db as wi,dc as Ii,eb as $i,ec as Fi,ed as Gi,f as We,fa as $,fb as yi,fc as Ni,ga as Y,gb as bi,gc as wt,h as De,ha as P,hb as vi,hc as he,hd as Qi,i as Ve,ia as ei,ib as xi,ic as Ci,id as Xi,ja as ii,jb as ki,jc as me,ka as si,kb as f,kc as Bi,lb as C,mb as Pt,mc as Ai,nc as ji,nd as ts,oa as ni,ob as Li,oc as zi,od as es,p as He,pc as Ft,pd as is,q as Ke,qa as ri,qb as Et,qc as Ri,qd as ss,ra as dt,rb as k,rd as ns,s as r,sb as z,t as Ue,tb as le,td as de,u as T,ub as ft,v as Je,vb as Mt,vc as Wi,vd as rs,w as j,wa as oi,wb as x,wd as os,xa as m,xb as R,xd as fe,y as Z,yb as Oi,yc as Di,yd as ge,zb as G,zc as Nt,zd as as}from"./shared.js";function ls(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var sn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],ps={screen:"missing",open:!0,params:{}},nn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function hs(e){if(nn(e))return ps;for(let[t,i,s=!1]of sn){let n=new RegExp(`^${t.replace(":id",`(?<id>${_})`).replace(":name",`(?<name>${Qe})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ps}import{render as hn,nothing as mn}from"../lib/lit-html/lit-html.js";import{html as M,nothing as it}from"../lib/lit-html/lit-html.js";var rn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function on(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function an([e,t],i){let s=t==="bell"?l.get("unread"):0;return M`
    <a href=${e} class="tab ${t}" aria-current=${on(e,i)?"page":it}>
      <span class="face">
        ${t==="me"?C(m(),28):f(t)}
        ${s?M`<span class="count" aria-hidden="true">${s>99?"99+":Z(s)}</span>`:it}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?M`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:it}
      </span>
    </a>`}function cn(){return l.get("online")?l.get("cached")?M`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:it:M`<p class="offline" role="status">${r("app.offline")}</p>`}var ln=e=>l.get("outbox").length&&e!=="/waiting"?M`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:it,pn=(e=S().instance?.picture)=>e?M`<img class="mark" src=${e} alt="">`:M`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ms=(e,{path:t,wide:i,broad:s})=>M`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${pn()} <span dir="auto">${H()}</span></a>
    ${m()?M`<nav class="tabs" aria-label=${r("nav.label")}>${rn.map(n=>an(n,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${cn()}
    ${ln(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${vi}`;var un=2e3,us=null,ds=null,q=null,v=null,$e=!1,st=0;function fs(){$e||($e=!0,queueMicrotask(()=>{$e=!1,Ct()}))}function Ct(){if(v?.signal.aborted)return;let e=q?.title??"";document.title=[e,H()].filter(Boolean).join(" · ");let t=q?q.view():mn;hn(ms(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function dn(e,{replace:t=!1}={}){return ae(),t?re(e):ne(e),ye({fresh:!0})}function fn(){xi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&wi(v.lists,v.user),v.stop.abort(),q.close?.())}function gn(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=yi(s),a=[],c=()=>t===st;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:fs,go:K,lists:a,user:s,rename:p=>{c()&&di(p)},push:p=>c()?wn(p):null,leave:()=>bi()??K("/",{replace:!0}),kept:oe(),keep:p=>{c()&&fi(p)},restore:p=>{let h=n[a.push(p)-1];return h&&{...h,isStale:o}}}}function wn(e){return ae(),ne(e),gs()}function gs(){return!q?.moved||v.signal.aborted||v.path!==location.pathname?null:(se(),v.query=new URLSearchParams(location.search),v.kept=oe(),Promise.resolve(q.moved(v.query)))}async function $n(){if(ti())return;let e=st,t=gs();if(!t)return ye();await t,e===st&&ce()}async function yn(e){try{return await ds(e)}catch(t){return t instanceof TypeError||console.error(t),ws}}function bn(e,t){try{return e(t)}catch(i){return console.error(i),ws()}}var ws=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function ye({fresh:e=!1,first:t=!1}={}){let i=++st;fn();let{screen:s,open:n,params:o}=us(location.pathname);if(!n&&!m())return K(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return K(ut(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Ct(),await R());let a=await yn(s);i===st&&(se(),v=gn(o,i),q=bn(a,v),Ct(),e&&scrollTo(0,0),t||await vn(e,i))}async function vn(e,t){if(e||await Promise.race([q.ready,G(un)]),t!==st)return;Ct(),((e?null:gi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ce()}function xn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function kn(e){let t=xn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();K(t.pathname+t.search+t.hash)}function $s(e,t){[us,ds]=[e,t],Xe(dn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&$i(),i=s?.id}),l.subscribe("*",fs),l.subscribe("message",ki),document.body.replaceChildren(),addEventListener("click",kn),addEventListener("popstate",$n),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&K(ut(s.data.path))}),location.pathname.startsWith("/api/")&&re(m()?"/settings":"/sign-in"),ye({first:!0})}import{html as E,nothing as U}from"../lib/lit-html/lit-html.js";var Ln=160,On=2,ys=6,bs=e=>[e.username,j(e.displayName??"")];function Sn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Bt=class{items=[];at=0;#t;#e;#n=null;#s=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Sn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#l(),s&&(this.#n??=Tn().then(n=>this.#a(n)),s.name.length>=On&&(this.#o=setTimeout(()=>this.#c(s),Ln))))}close(){this.#r=this.#i?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(d("/api/users",{q:t.name,limit:ys+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#s.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#h(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!bs(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>bs(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,ys)}};async function Tn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function be(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var ve=e=>e.errors?.length?Je(e.errors[0]):T(e),At=class{error="";busy=!1;replyTo=null;#t;#e;#n;#s;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Bt(t,n),this.#n=It(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#n.get()}}get left(){return qi(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#n.set({text:t,replyTo:this.replyTo}):this.#n.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=be(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:pi()});try{await mi({kind:"comment",id:this.#i.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=ve(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function vs(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var xs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function ks(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Pn=20,En=20,$t=e=>It(`comment-edit:${e.id}`),jt=class{marked="";editing=null;#t;#e;#n;#s;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#n=i,this.#e=`${i}/comments`,this.#s=s,this.#i=n,this.composer=new At(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=A(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#h([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&ht("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#n&&!t.has(i.id))}get threads(){return vs(xs(this.list.items),this.waiting)}retry(t){return ui(t.id)}async takeBack(t){this.composer.takeBack(t),await ie(t.id)}discard(t){return ie(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#h([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(d(this.#e,{order:"desc",limit:Pn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#l(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#s(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#l(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#h(t){let i=this.#l(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=ks(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<En;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:$t(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,$t(this.editing).set(t)}cancel(){$t(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=be(t.text),!t.error)try{let i=await St(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),$t(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):ve(i)}return this.#t.update(),!t.error}async remove(t){try{await mt(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return $t(t).remove(),this.#p(t.id),this.#t.update(),!0}};var zt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Ni(t.params.id,()=>this.find,t),this.comments=new jt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ei(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#n()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#n(){let t=await qt();!t||this.#t.signal.aborted||(this.distance=B(t,y(P(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return Mi(this.find,t,this.#t.update)}async dismiss(){await gt(St(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await gt(mt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=A({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await gt(mt(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await gt(Ot(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){try{await navigator.clipboard.writeText(t),g(i)}catch{g(t)}}get#s(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#s,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#s})}catch(t){t.name!=="AbortError"&&g(this.#s)}}};import{html as w,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as nt}from"../lib/lit-html/lit-html.js";var D=()=>document.getElementById("comment");function Le(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Mn(e,t){t.write(e.target.value),xe(e,t),Le(e.target)}var xe=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function ke(e,t){let{text:i,caret:s}=t.mentions.chosen(e,D().value);D().value=i,D().focus(),D().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Le(D())}var qn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>ke(t[i],e),Tab:()=>ke(t[i],e),Escape:()=>e.mentions.close()});function In(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?qn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function Fn(e,t){if(e.preventDefault(),!await t.send())return D().focus();await Promise.resolve(),D()&&Le(D())}function Nn(e){e.stopReply(),x("comment")}var Cn=e=>yt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Nn(e)}>${f("close")}</button>
  </p>`,Bn=(e,t,i)=>yt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>ke(e,i)}>
    ${C(e,28)} <span>${Ri(e)}</span>
  </li>`,An=(e,{items:t}=e.mentions)=>yt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Bn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,jn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Ls=e=>yt`
  <form class="say-it" novalidate @submit=${t=>Fn(t,e)}>
    ${e.replyTo?Cn(e):nt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${An(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":nt} aria-describedby=${jn(e)||nt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":nt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:nt}
        @input=${t=>Mn(t,e)} @keydown=${t=>In(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>xe(t,e)} @keyup=${t=>xe(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${f("send")}</button>
    </div>
    ${Ci(e.left)}
    ${e.error?yt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:nt}
  </form>`;function zn(e,t){e.edit(t),x("edited")}async function Rn(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function Wn(e,t){e.composer.reply(t),x("comment")}async function Dn(e,t){await e.takeBack(t),await x("comment")}async function Vn(e,t){await zi()&&(await e.discard(t),await x("comments"))}async function Hn(e,t){await ji(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var Kn=e=>w`
  <form novalidate @submit=${t=>Rn(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":rt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:rt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function Un(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>zn(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>Hn(e,t)}]:[],...s?[]:[Di({commentId:t.id}),Wi(t.user,()=>e.load())]]}var Jn=(e,t)=>t.hidden?w`
  ${tt(t.content)}
  ${Nt(r("report.commentHidden"),t.hidden)}`:w`
  ${tt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>Wn(e,t)}>
    ${r("comment.reply")}
  </button>`,Zn=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Pt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Kn(e):Jn(e,t)}
    </div>
    ${Ft(r("comment.menu",{name:$(t.user)}),Un(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Oe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,_n=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Oe(r("action.retry"),()=>e.retry(t))}
      ${Oe(r("action.edit"),()=>Dn(e,t))}`:rt}
    ${Oe(r("outbox.cancel"),()=>Vn(e,t))}
  </div>`,Yn=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${tt(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:rt}
      ${t.isLate||t.state==="refused"?_n(e,t):rt}
    </div>
  </div>`,Os=(e,t,i)=>t.entry?Yn(e,t.entry):Zn(e,t,i),Gn=(e,t,i)=>w`
  <li>
    ${Os(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Os(e,s,i)}</li>`)}
      </ul>`:rt}
  </li>`;function Qn(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${ft(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>Gn(e,o,t))}</ul>
    ${ft(e.list)}`:z(1)}var Ss=(e,t)=>w`
  ${Qn(e,t)}
  ${Ls(e.composer)}`;import{html as Rt,nothing as Te}from"../lib/lit-html/lit-html.js";var[Xn,tr]=[12,15],Ts=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],er=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=P(e),a=Math.min(s.area&&!i?Xn:tr,et(y(o)));return`/?at=${Ts(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`};function Ps(e){let{find:t,distance:i}=e;return Rt`
    <div class="spot">
    <a class="where" href=${er(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(P(t))}></place-map>
      <span class="row">
        ${f("pin")} <span class="grow"><span class="strong" dir="auto">${Y(P(t))}</span>
        ${t.location.area?Rt`<br><span class="soft">${ii(t,e.isOwn())}</span>`:Te}
        ${i===null?Te:Rt`<br><span class="soft">${r("find.away",{distance:Lt(i)})}</span>`}</span>
        ${f("next")}
      </span>
    </a>
    ${nr(e)}
    </div>`}var Se=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function ir(e){let[t,i]=Ts(P(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Se("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Se("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Se("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var sr=()=>Rt`${f("way")} <span>${r("way.title")}</span>`,nr=e=>e.find.location.area&&!e.find.exact?Te:Ft(r("way.title"),ir(e),{id:"ways",face:sr()});var rr=e=>E`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Pt(e.createdAt)}${e.updatedAt>e.createdAt?E` · ${r("find.edited")}`:U}</span>
    </span>
  </a>`,or=e=>E`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${wt(e)} ${W(e)}
  </a>`,ar=e=>E`
  <p class="marks">
    ${e.category?or(e.category):U}
    ${e.isPublic?E`<span class="badge">${f("globe")} ${r("find.audience.everyone")}</span>`:Ki(e)}
  </p>`,Es=e=>e.find.media.length?Ji(e.find,e.photo,e.showPhoto):U,Ms=(e,t=U)=>E`
  <div class="card">
    <div class="row between">
      ${rr(e.find)}
      ${Hi(e)}
    </div>
    ${e.find.description?tt(e.find.description):U}
    ${ar(e.find)}
    ${t}
  </div>`,cr=e=>E`
  ${Nt(r("report.findHidden"),e.find.hidden)}
  ${Es(e)}
  ${Ms(e)}`,lr=e=>e.find.hidden?cr(e):E`
  ${Es(e)}
  ${Ps(e)}
  ${Ms(e,Vi(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?E`<span class="soft">${Z(e.find.commentCount)}</span>`:U}
    </h2>
    ${Ss(e.comments,e.isOwn())}
  </section>`;function pr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),E`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,lr(e)]:[r("find.title"),z(3)]}function hr(e){let[t,i]=pr(e);return E`${Li(t,U,"/")}${i}`}async function mr(e,t){await e.load(),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function bt(e){let t=new zt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${_})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:mr(t,s),view:()=>hr(t)}}import{html as vt,nothing as so,render as Zs}from"../lib/lit-html/lit-html.js";var[ur,dr,fr]=[4,2,2],gr=20,[wr,$r]=[50,3],yr=e=>Q().filter(t=>j(W(t)).startsWith(j(e))).map(t=>({kind:"category",value:t,name:W(t),address:r("find.category")})),br=e=>({kind:"find",value:e.id,name:e.title,point:y(P(e)),address:ei(e,P(e))?"":Y(P(e))}),vr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function xr(e,t){let i=s=>{let n=[s.username,$(s)].map(j),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(j(t)))+Number(n.some(a=>a.startsWith(j(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,dr)}var qs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:ur}),a=d("/api/users",{q:t,limit:gr}),[c,p]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<fr?[]:b(a,{signal:i}).catch(()=>[])]);return[...xr(p,t).map(vr),...c.map(br),...yr(t)]},Is=e=>(t,i)=>{let s=n=>e(n.point)<=wr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,$r)]};var kr=9,Lr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Wt=class{items=[];isApart=!1;#t;#e;#n=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#n;if(!(!!t&&i>=kr&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await Ge(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#n&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=Lr[i],o=this.items.map(c=>Or(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Or=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:B(t,y(e.exact))});var Dt={q:"",categories:[],near:null,mine:!0,friends:!0},Pe=["active","distance","likes"],Sr=e=>(e??"").split(",").filter(Boolean),ot=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Sr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:X(t.get("near")),radius:Number(t.get("radius"))||5,order:Pe.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s}=this;return{includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:L(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Tr="-180,-90,180,90",Fs=2e4,[Ns,Cs,Pr]=[20,500,3],Bs=3,Vt=class{nearest=null;#t;#e;#n;#s;#i=Ns;#r=!1;#o=Bs;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#n=s,this.#s=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Pr,limit:this.#i});this.list=A(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Tr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),h=Math.max(B(t,{lat:p,lng:o}),B(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Fs,Math.max(.1,h)).toFixed(3),order:s}}get shown(){return this.#n.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Bs,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Cs}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(Cs,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Ns,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Fs,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var at=class{isOpen=!1;#t;#e;#n;#s=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#n]=[t,i,s]}by(t,i=!1){if(this.#s.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#n)??{shown:s,rest:[]},this.#i}hold(t){this.#s.add(t)}release(t){this.#s.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ee=100,Er=20,V=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#n="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#n;return this.#n=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#s,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Ee}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#s&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Er?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?A({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ee});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ee?this.#r(t):"";return Object.assign(A({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Mr="-180,-90,180,90",qr=120,Ir=1e3,[Fr,As]=[13,15],Ht=class{map=null;failed=!1;note=null;#t;#e=null;#n;#s;#i;#r="";#o=0;#c=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#n=i,this.filters=new ot(t.query),this.#i=X(t.query.get("at"))??Ti(),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#i},this.exact=new Wt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new Qi(t,s),this.offer=new at(Q(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new Xi(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new V(t,s),this.places=new Vt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(V.of(this.#t.query));R().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(Mr,this.view.zoom).catch(p=>p);await Promise.race([s,G(Ir)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#l():this.exact.items.length&&this.markers.show()}async#l(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await R(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#c=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#c=!1}}}#p(t){this.view=X(L(t)),this.#r=Pi(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#c&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,qr))}#m(t,i=this.filters){let s=this.#i||this.map?L(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(V.of(this.#t.query))),Promise.all([this.#l(),this.#a()])}refresh=()=>(De.set(L(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...V.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=X(t.get("at")),s=i&&L(i)!==L(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new ot(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(V.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(As,et(y(t))),this.view.zoom)}),t.find?this.#n(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new ot(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(Fr,et(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await pe({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await pe({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(As,et(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Kt=class{#t;#e;#n=null;#s=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#s||(this.#s=!0,this.#n=await qt())};away=t=>this.#i(this.#n??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?B(t,i):void 0}};import{html as Nr,nothing as Cr}from"../lib/lit-html/lit-html.js";var Ut=class{screen=null;#t;#e;#n="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#n)return;this.#n=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#n)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=bt({params:{id:this.#n},path:`/finds/${this.#n}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?Nr`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Cr}};import{html as F,nothing as I}from"../lib/lit-html/lit-html.js";var Br=[1,5,20,50,200],Ar=200,{near:Ml,...jr}=Dt,js=(e,t)=>e.filter(i=>i!==t),zr=(e,t)=>e.includes(t)?js(e,t):[...e,t],Rr=e=>[...new Set([...Br.map(Ze),e])].sort((t,i)=>t-i),Wr=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${Rr(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${_e(t)}</option>`)}
    </select>
  </label>`,Jt=(e,t,i=I)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${f("close")}
  </button>`;function Dr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return F`
    ${t?Jt(`“${t}”`,()=>e.change({q:""}),f("search")):I}
    ${i.map(o=>Jt(W(o),()=>e.change({categories:js(i,o)}),wt(o)))}
    ${s?I:Jt(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:Jt(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var zs=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Rs=({category:e,count:t},i,s=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${s===null?I:String(s)} @click=${i}>${wt(e)} ${W(e)}</button>`;function Ws(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return F`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${f("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>s({category:c})):I}`}function Ds(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=zs(t),c=h=>Rs(h,()=>e.change({categories:[...o,h.category]})),p=h=>{a(h),i.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${p} @focusin=${p} @pointerleave=${a} @focusout=${a}>
      ${le(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?Wr(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>Vr(e)}>
        ${f("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${Z(n)}</span>`:I}
      </button>
      ${Dr(e)}
      ${Ws(i,t,h=>!o.includes(h),c)}
    </div>`}async function Vr(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(u=>!Si(u)&&u!=="other"),c=null,h=await Ai((u,te)=>(c||e.groups.count().then(te),c??=new at([...Q(),"other",...a],te,i),Kr(e.groups,c,o,u,te)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var Hr=(e,t,i)=>le(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function Kr(e,t,i,s,n){let o=zs(t),a=u=>{Object.assign(i,u),n()},c=({category:u})=>a({categories:zr(i.categories,u)}),p=u=>Rs(u,()=>c(u),i.categories.includes(u.category)),h=u=>{u.preventDefault(),s({...i,q:u.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${Mt(s)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Ar} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${Ws(e,t,()=>!0,p)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(u=>Hr(i,u,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(jr)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Me}from"../lib/lit-html/lit-html.js";import{html as Hs}from"../lib/lit-html/lit-html.js";var ct=["peek","half","full"],Ur=6,Jr=.5,Zt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=ct.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&Fi(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ct[Math.max(0,Math.min(ct.length-1,ct.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#s(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,p]of Object.entries(o))i.removeEventListener(c,p);s.end()};for(let[c,p]of Object.entries(o))i.addEventListener(c,p)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#n(i,s)?this.#s(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#n(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#s(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},p=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(h,u)=>{c={y:h,at:u,speed:(c.y-h)/Math.max(1,u-c.at)},n.style.height=`${p()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<Ur)return;if(Math.abs(c.speed)>Jr)return this.by(Math.sign(c.speed));let h=o.map(u=>Math.abs(u-p()));this.to(ct[h.indexOf(Math.min(...h))])}}}#i(t){return ct.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},Vs=(e,t,i,s,n)=>Hs`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${f("back")}
  </button>`,Ks=(e,t,i)=>Hs`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Vs(e,1,"map.more","up",e.stop==="full")}
          ${Vs(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var Zr=6,_r=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Dt)}>${r("map.clear")}</button>`,Yr=e=>N`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>Zr?L(e.view):""})}>
    ${f("plus")} ${r("nav.plus")}
  </a>`,Gr=e=>Et(r("map.noneNear"),r("map.nearestIs",{distance:Lt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Qr(e){return e.places.nearest?Gr(e):e.filters.count||e.filters.near?Et(r("map.noneFiltered"),r("map.noneFilteredText"),_r(e)):Et(r("map.none"),r("map.noneText"),Yr(e))}function Xr(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Ue(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var to=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Pe.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function eo(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?Qr(e):N`
    ${s.shown.map(n=>ue(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${ft({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Me}`:z(4)}var Us=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Mt(t.close)}`,io=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function Js(e,t,i){let{place:s,group:n}=e.panel,o=s?Us(Y(s),e):n?Us(io(n),e):N`<h2 class="grow">${Xr(e)}</h2>`,c=s?Ui(e.panel):n?n.map(h=>ue(h,u=>e.enter(u))):[e.note?.()??Me,eo(e)],p=h=>t.touch(h);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${Ks(t,o,e.panel.isOpen?Me:to(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${p} @touchmove=${p} @touchend=${p} @touchcancel=${p}>${c}</div>
    </section>`}var no=8e3,ro=4,_s=matchMedia("(min-width: 1180px)");function oo(e,t){let i=d("/new",{at:L(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return Zs(vt`<a class="button" href=${i} @click=${s}>${f("plus")} ${r("map.addHere")}</a>`,n),n}function ao(e){let t=document.createElement("div");return Zs(vt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${f("here")}</button>`,t),t}var co=(e,t,i)=>({held:s=>oo(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>Gi(document.getElementById("map"),{...s,control:ao(i)}),prefetch:()=>_i(),painted:Oi,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function lo(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):Ys(e,t,s)}var Ys=(e,t,i)=>_s.matches?e.openFind(i):t.go(`/finds/${i}`),Gs=e=>e.view.zoom>ro?e.view:null,po=(e,t,i)=>vt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${Gs(e)} .also=${qs(e)}
      .order=${Is(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>lo(e,t,s.detail)}></place-search>
    ${Ds(e)}
  </div>`,ho=e=>vt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):so}
  </div>`;function mo(e,t){let i=e.target.closest("a.find");!i||!_s.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function uo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var fo=(e,t,i,s,n)=>vt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>uo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${ho(e)}
    ${po(e,t,n)}
    ${Js(e,i,o=>mo(o,e))}
    ${s.view()}
  </div>`;async function go(e,t){if(Ve.get())return ht("introduce",e,t);We.get()!==m().id&&(await G(no),t.signal.aborted||await ht("showSteps",e,t))}async function wo(e,t,i){await Promise.resolve(),go(e,t).catch(()=>{}),await e.start(co(t,i,e)),performance.mark("finds:map")}var $o=e=>new RegExp(`^${_}$`).test(e);function qe(e){for(let o of["place","find"])$o(e.query.get(o))||e.query.delete(o);let t=new Ht(e,o=>Ys(t,e,o)),i=new Zt(e),s=new Ut(e,o=>t.markers.choose(o)),n=new Kt(()=>t.filters.near,()=>Gs(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:wo(t,e,i),view:()=>fo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as O,nothing as lt}from"../lib/lit-html/lit-html.js";var _t=class{#t;#e=0;#n=!1;constructor(t){this.#t=t,this.next=ut(t.query.get("next")),this.form=new Ii({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=ai(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return es()}async#s(t,i){await oi();let s=await Ot(`/api/auth/${t}`,{...i,cookie:!0});li(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ns()}async#r(){if(!S().passwordLogin||Tt()||!await is()||this.#n||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ss);let t=await de("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#n||(this.#n=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await de();t&&await this.#s("passkey-login",t)}),this.#n=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var yo=({form:e,hasPasskeys:t})=>O`
  <form novalidate @submit=${e.submit}>
    ${me(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${me(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Bi(e,r("signin.action"))}
  </form>`,bo=e=>O`
  ${S().passwordLogin?O`<p class="or"><span>${r("signin.or")}</span></p>`:lt}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,vo=e=>O`<a href="/join">${r(`signin.${e}Link`)}</a>`,xo=e=>ge(O`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${he(e.form)}
  ${we("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function ko(e,t){let{passwordLogin:i,registration:s}=S();return Tt()?O`${xo(e)}${fe(t)}`:O`
    ${ge(O`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?O`<p class="note">${r("signin.forFind")}</p>`:lt}
      ${as()}
      ${he(e.form)}
      ${i?yo(e):lt}
      ${e.hasPasskeys?bo(e):lt}
      ${we("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?lt:vo(s)}</p>`)}
    ${cs()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${fe(t)}`}var Lo=e=>O`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Oo(e){return O`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Lo(e):z(1)}
      ${e.problem?O`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:lt}
    </section>`}function Ie(e){let t=rs(location.hash);if(t){let s=new os(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Oo(s)}}let i=new _t(e);return{get title(){return r("signin.title")},broad:!0,view:()=>ko(i,e.update)}}var Qs={find:bt,map:qe,missing:ts,signin:Ie};async function Fe(e){if(Qs[e])return Qs[e];let[t]=await Promise.all([import("./more.js"),Zi(),Ke()]);return t[e]}var ze=1e3,So=6e4,J=null,Xt="",kt="",Be="",Gt="",Ae="",Qt=!1,xt=ze,Re=0;function Xs(){let e=()=>{if(document.hidden||!l.get("user"))return je();pt(),dt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",je),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==Xt&&Ce(),t&&pt()}),l.subscribe("openFind",t=>{t&&t!==kt&&Ce(),t&&pt()}),l.subscribe("openList",t=>{t&&t!==Gt&&Ce(),t&&pt()}),l.get("user")&&pt()}function To(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var pt=()=>To(Po);function Po(){let e=l.get("user");if(!e||J||document.hidden)return;clearTimeout(Re),kt=Be===l.get("openFind")?"":l.get("openFind");let t=kt;Gt=Ae===l.get("openList")?"":l.get("openList");let i=new EventSource(d("/api/notifications/stream",{find:t,list:Gt}));J=i,Xt=e.id,i.addEventListener("open",()=>{Qt&&dt(),Qt=!0,xt=ze,Be="",Ae="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===J&&i.readyState===EventSource.CLOSED&&Eo()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("list",s=>l.set("liveList",JSON.parse(s.data))),i.addEventListener("list-closed",s=>l.set("liveList",{...JSON.parse(s.data),closed:!0})),i.addEventListener("notification",s=>Mo(JSON.parse(s.data))),i.addEventListener("reset",dt)}function Eo(){let[e,t]=[kt,Gt];J=null,Qt=!0,dt().then(i=>{i&&([Be,Ae]=[e,t])}),Re=setTimeout(pt,xt),xt=Math.min(2*xt,So)}var Yt=0,Ne=null;function Mo(e){ri(1),l.set("notification",e),qo(e)}function qo(e){let t=ni(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(Yt=Ne&&l.get("message")===Ne?Yt+1:1,Yt===1?g(si(e),t):g(r("note.several",{n:Yt}),"/notifications"),Ne=l.get("message"))}function Ce(){Qt=!!J&&Xt===l.get("user")?.id,je(),xt=ze}function je(){clearTimeout(Re),J?.close(),J=null,Xt=kt=""}async function tn(){try{await(await caches.open("words")).put("/words",Response.json({title:H(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:H()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(ee.href)?e:null});new Worker(new URL("bundle/formats.js",ee),{type:"module"});Yi();ls();var Io=JSON.parse(document.getElementById("boot").textContent);await He();await R();ci(Io);Ye(Fe);$s(hs,Fe);await R();Xs();function en(){hi(),"serviceWorker"in navigator&&tn()}document.readyState==="complete"?en():addEventListener("load",en,{once:!0});

import{$ as Mt,$a as xi,A as G,Ab as qi,Ac as Bt,Ad as we,Ba as di,Bb as et,Bc as it,Cb as Fi,Cd as us,Db as q,Dd as ds,Eb as $,Ed as $e,F as Qe,Fb as Ii,Fc as fe,Fd as ye,G as ti,Gc as _i,Gd as fs,Hb as R,Hd as gs,I as dt,Ib as me,Ja as fi,Jb as Nt,Jd as be,Kb as j,L as l,La as gi,Lb as Ni,M as g,Mb as yt,Mc as Xi,N as P,Na as ne,O as ft,Oa as wi,P as ei,Pb as Ci,Q as ii,R as si,Ra as re,Rb as y,Rc as ge,S as ni,Sa as oe,Sb as Y,Sc as Gi,T as J,Ta as ae,Tb as L,U as ri,Ua as $i,Ub as Ai,Uc as Qi,V as oi,Va as ce,Vb as Bi,W as ai,Wa as yi,Wb as Ct,X as Z,Xa as le,Ya as bi,Yc as ts,Z as b,Za as pe,_ as Et,_a as vi,a as se,ab as ki,b as T,ba as gt,bb as Li,c as U,cb as Oi,cc as Ri,cd as st,da as ci,db as Si,eb as Ti,ec as ji,ed as es,fa as d,fb as u,fc as zi,fd as is,g as Ue,gb as B,gc as Wi,hb as qt,hc as bt,i as Je,ia as li,ic as ue,id as ss,j as Ze,ja as wt,jb as Ei,jc as Ki,kc as de,kd as ns,lb as Ft,lc as Di,mb as k,md as rs,nb as W,nc as Vi,ob as he,oc as Hi,od as os,pb as $t,pc as Ui,pd as as,qb as It,qc as At,r as Ye,ra as pi,rb as x,rc as Ji,s as _e,sa as h,sb as K,tb as Mi,u as r,ub as Q,ud as cs,v as Xe,va as hi,vd as ls,w as E,wa as Pt,wb as tt,wc as Zi,wd as ps,x as Ge,xa as mi,xb as Pi,xd as hs,y as z,ya as ui,yb as D,yd as ms,zc as Yi}from"./shared.js";function ws(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var $s="private-answers",yn=new RegExp(`^/api/finds/${P}$`);async function ys(){if(l.get("online")||!await globalThis.caches?.has($s))return;let e=await(await caches.open($s)).keys();l.set("keptFinds",e.filter(({url:t})=>yn.test(new URL(t).pathname)).length)}function bs(){return l.subscribe("online",ys),ys()}var bn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],vs={screen:"missing",open:!0,params:{}},vn=e=>e.startsWith("/admin")&&h()&&h().role!=="admin";function xs(e){if(vn(e))return vs;for(let[t,i,s=!1]of bn){let n=new RegExp(`^${t.replace(":id",`(?<id>${P})`).replace(":name",`(?<name>${si})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return vs}import{render as En,nothing as Mn}from"../lib/lit-html/lit-html.js";import{html as F,nothing as nt}from"../lib/lit-html/lit-html.js";var xn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function kn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function Ln([e,t],i){let s=t==="bell"?l.get("unread"):0;return F`
    <a href=${e} class="tab ${t}" aria-current=${kn(e,i)?"page":nt}>
      <span class="face">
        ${t==="me"?B(h(),28):u(t)}
        ${s?F`<span class="count" aria-hidden="true">${s>99?"99+":G(s)}</span>`:nt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?F`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:nt}
      </span>
    </a>`}function On(){let e=l.get("keptFinds");return l.get("online")?l.get("cached")?F`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:nt:F`<p class="offline" role="status">${e?r("app.offlineKept",{n:e}):r("app.offline")}</p>`}var Sn=e=>l.get("outbox").length&&e!=="/waiting"?F`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:nt,Tn=(e=T().instance?.picture)=>e?F`<img class="mark" src=${e} alt="">`:F`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ks=(e,{path:t,wide:i,broad:s})=>F`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Tn()} <span dir="auto">${U()}</span></a>
    ${h()?F`<nav class="tabs" aria-label=${r("nav.label")}>${xn.map(n=>Ln(n,t))}</nav>`:nt}
  </header>
  <div class="notes-above">
    ${On()}
    ${Sn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Oi}`;var Pn=new RegExp(`^/finds/(${P})$`),qn=2e3,Ls=null,Os=null,I=null,v=null,ve=!1,rt=0;function Ss(){ve||(ve=!0,queueMicrotask(()=>{ve=!1,Rt()}))}function Rt(){if(v?.signal.aborted)return;let e=I?.title??"";document.title=[e,U()].filter(Boolean).join(" · ");let t=I?I.view():Mn;En(ks(t,{path:location.pathname,wide:I?.wide,broad:I?.broad}),document.body)}function Fn(e,{replace:t=!1,kept:i}={}){return le(),t?ae(e,i):oe(e,i),ke({fresh:!0})}function In(){Si();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===h()?.id&&vi(v.lists,v.user),v.stop.abort(),I.close?.())}function Nn(e,t){let i=new AbortController,s=h()?.id,{lists:n,isStale:o}=ki(s),a=[],c=()=>t===rt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:Ss,go:J,lists:a,user:s,rename:p=>{c()&&$i(p)},push:p=>c()?Cn(p):null,leave:()=>Li()??J("/",{replace:!0}),kept:ce(),keep:p=>{c()&&yi(p)},restore:p=>{let m=n[a.push(p)-1];return m&&{...m,isStale:o}}}}function Cn(e){return le(),oe(e),Ts()}function Ts(){return!I?.moved||v.signal.aborted||v.path!==location.pathname?null:(re(),v.query=new URLSearchParams(location.search),v.kept=ce(),Promise.resolve(I.moved(v.query)))}async function An(){if(ri())return;let e=rt,t=Ts();if(!t)return ke();await t,e===rt&&pe()}async function Bn(e){try{return await Os(e)}catch(t){return t instanceof TypeError||console.error(t),Es}}function Rn(e,t){try{return e(t)}catch(i){return console.error(i),Es()}}var Es=()=>({title:r("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function ke({fresh:e=!1,first:t=!1}={}){let i=++rt;In();let{screen:s,open:n,params:o}=Ls(location.pathname);if(!n&&!h())return J(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(h()&&location.pathname==="/sign-in")return J(ft(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Rt(),await K());let a=await Bn(s);i===rt&&(re(),v=Nn(o,i),I=Rn(a,v),Rt(),e&&scrollTo(0,0),t||await jn(e,i))}async function jn(e,t){if(e||await Promise.race([I.ready,Q(qn)]),t!==rt)return;Rt(),((e?null:bi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||pe()}function zn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Wn(e){let t=zn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();J(t.pathname+t.search+t.hash,{kept:{along:Kn(t)}})}var xe=({pathname:e})=>Pn.exec(e)?.[1];function Kn(e){let t=xe(e)?[...document.querySelectorAll("main a[href^='/finds/']")]:[],i=[...new Set(t.map(xe))].filter(Boolean);return i.includes(xe(e))?i:void 0}function Ms(e,t){[Ls,Os]=[e,t],ni(Fn),history.scrollRestoration="manual";let i=h()?.id;return l.subscribe("user",s=>{s?.id!==i&&xi(),i=s?.id}),l.subscribe("*",Ss),l.subscribe("message",Ti),document.body.replaceChildren(),addEventListener("click",Wn),addEventListener("popstate",An),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&J(ft(s.data.path))}),location.pathname.startsWith("/api/")&&ae(h()?"/settings":"/sign-in"),ke({first:!0})}import{html as M,nothing as _}from"../lib/lit-html/lit-html.js";var Dn=160,Vn=2,Ps=6,Hn=new RegExp(`(?:^|[^\\p{L}\\p{N}_.@-])@(${ei}{0,${ii[1]}})$`,"u"),qs=e=>[e.username,z(e.displayName??"")];function Un(e,t){let i=Hn.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var jt=class{items=[];at=0;#t;#e;#s=null;#n=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Un(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#p(),s&&(this.#s??=Jn().then(n=>this.#a(n)),s.name.length>=Vn&&(this.#o=setTimeout(()=>this.#c(s),Dn))))}close(){this.#r=this.#i?.from??-1,this.#p()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(d("/api/users",{q:t.name,limit:Ps+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#n.push(...t),this.#p()}#p(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#l(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#l(t){let i=new Map([...this.#e(),...this.#n].map(o=>[o.id,o]));i.delete(h()?.id);let s=o=>!qs(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>qs(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Ps)}};async function Jn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===h()?.id?t.addressee:t.requester)}function Le(e){let t=T().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Oe=e=>e.errors?.length?Ge(e.errors[0]):E(e),zt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#n;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#n=s,this.mentions=new jt(t,n),this.#s=Ct(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Ri(this.text,T().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:y(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==h()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:di()});try{await gi({kind:"comment",id:this.#i.id,path:this.#e,title:this.#n(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Oe(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Fs(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Is=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Ns(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Zn=20,Yn=20,vt=e=>Ct(`comment-edit:${e.id}`),Wt=class{marked="";editing=null;#t;#e;#s;#n;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#n=s,this.#i=n,this.composer=new zt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=j(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#l([t]);let i=this.#i()?.user;i&&i.id!==h()?.id&&Z("offerPush",y(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Fs(Is(this.list.items),this.waiting)}retry(t){return wi(t.id)}async takeBack(t){this.composer.takeBack(t),await ne(t.id)}discard(t){return ne(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#m(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#l([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(d(this.#e,{order:"desc",limit:Zn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#p(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#n(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#p(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#l(t){let i=this.#p(t);this.list.items=[...this.list.items??[],...i],this.#n(i.length)}#m(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Ns(this.list.items,t),this.#n(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Yn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===h()?.id}edit(t){this.editing={id:t.id,text:vt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,vt(this.editing).set(t)}cancel(){vt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await Mt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),vt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Oe(i)}return this.#t.update(),!t.error}async remove(t){try{await gt(`${this.#e}/${t.id}`)}catch(i){return g(E(i)),!1}return vt(t).remove(),this.#m(t.id),this.#t.update(),!0}};var Kt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Wi(t.params.id,()=>this.find,t),this.comments=new Wt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ni(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await Nt();!t||this.#t.signal.aborted||(this.distance=R(t,$(L(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===h()?.id}save(t){return Ci(this.find,t,this.#t.update)}async dismiss(){await yt(Mt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await yt(gt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=j({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(E(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await yt(gt(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await yt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){g(await qi(t)?i:t)}get#n(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#n,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#n})}catch(t){t.name!=="AbortError"&&g(this.#n)}}};import{html as w,nothing as at}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as ot}from"../lib/lit-html/lit-html.js";var V=()=>document.getElementById("comment");function Ee(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function _n(e,t){t.write(e.target.value),Se(e,t),Ee(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Te(e,t){let{text:i,caret:s}=t.mentions.chosen(e,V().value);V().value=i,V().focus(),V().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ee(V())}var Xn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Te(t[i],e),Tab:()=>Te(t[i],e),Escape:()=>e.mentions.close()});function Gn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let m=(t.mentions.items.length&&!a&&!c?Xn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);m&&(e.preventDefault(),m())}async function Qn(e,t){if(e.preventDefault(),!await t.send())return V().focus();await Promise.resolve(),V()&&Ee(V())}function tr(e){e.stopReply(),x("comment")}var er=e=>xt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>tr(e)}>${u("close")}</button>
  </p>`,ir=(e,t,i)=>xt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Te(e,i)}>
    ${B(e,28)} <span>${Ji(e)}</span>
  </li>`,sr=(e,{items:t}=e.mentions)=>xt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>ir(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,nr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Cs=e=>xt`
  <form class="say-it" novalidate @submit=${t=>Qn(t,e)}>
    ${e.replyTo?er(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${sr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${nr(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>_n(t,e)} @keydown=${t=>Gn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${u("send")}</button>
    </div>
    ${Ki(e.left)}
    ${e.error?xt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function rr(e,t){e.edit(t),x("edited")}async function or(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function ar(e,t){e.composer.reply(t),x("comment")}async function cr(e,t){await e.takeBack(t),await x("comment")}async function lr(e,t){await Ui()&&(await e.discard(t),await x("comments"))}async function pr(e,t){await Hi(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var hr=e=>w`
  <form novalidate @submit=${t=>or(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function mr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>rr(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>pr(e,t)}]:[],...s?[]:[Yi({commentId:t.id}),Zi(t.user,()=>e.load())]]}var ur=(e,t)=>t.hidden?w`
  ${it(t.content)}
  ${Bt(r("report.commentHidden"),t.hidden)}`:w`
  ${it(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:y(t.user)})} @click=${()=>ar(e,t)}>
    ${r("comment.reply")}
  </button>`,dr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${y(t.user)}>${B(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${y(t.user)}</a> <span class="soft">${qt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?hr(e):ur(e,t)}
    </div>
    ${At(r("comment.menu",{name:y(t.user)}),mr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Me=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,fr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Me(r("action.retry"),()=>e.retry(t))}
      ${Me(r("action.edit"),()=>cr(e,t))}`:at}
    ${Me(r("outbox.cancel"),()=>lr(e,t))}
  </div>`,gr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${B(h(),36)}
    <div class="said">
      <p>
        <span class="strong">${y(h())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${it(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?fr(e,t):at}
    </div>
  </div>`,As=(e,t,i)=>t.entry?gr(e,t.entry):dr(e,t,i),wr=(e,t,i)=>w`
  <li>
    ${As(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${As(e,s,i)}</li>`)}
      </ul>`:at}
  </li>`;function $r(e,t){let{items:i,problem:s,load:n}=e.list;return s?k(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${$t(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>wr(e,o,t))}</ul>
    ${$t(e.list)}`:W(1)}var Bs=(e,t)=>w`
  ${$r(e,t)}
  ${Cs(e.composer)}`;import{html as Rs,nothing as js}from"../lib/lit-html/lit-html.js";var[zs,yr,br]=[24,180,48],Ws="input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container",Pe=0,Ks=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Ds(e){for(let t=e;t&&t!==document.body;t=t.parentElement)if(t.scrollWidth>t.clientWidth&&/auto|scroll/.test(getComputedStyle(t).overflowX))return!0;return!1}var Dt=class{#t;#e=null;constructor(t){if(this.#t=t,!this.#s.length)return;let i=(s,n)=>addEventListener(s,n,{passive:!0,signal:t.signal});i("touchstart",this.#n),i("touchmove",this.#o),i("touchend",this.#c),i("touchcancel",this.#c),i("keydown",this.#p)}get#s(){return this.#t.kept?.along??[]}beside(t){let i=this.#s.indexOf(this.#t.params.id);return i<0?void 0:this.#s[i+t]}turn=t=>{let i=this.beside(t);i&&(Pe=t,this.#t.go(`/finds/${i}`,{replace:!0,kept:{along:this.#s}}))};arrive(){let t=Pe;Pe=0,!(!t||Ks())&&document.querySelector("main").animate([{transform:`translateX(${t*br}px)`,opacity:0},{transform:"none",opacity:1}],{duration:yr,easing:"ease-out"})}#n=t=>{let{clientX:i,clientY:s}=t.touches[0],n=t.touches.length>1||i<zs||i>innerWidth-zs||visualViewport?.scale>1||document.querySelector("dialog[open]")||t.target.closest?.(Ws)||Ds(t.target);this.#e=n?null:{x:i,y:s}};#i({changedTouches:[{clientX:t,clientY:i}]}){let s={x:t-this.#e.x,y:i-this.#e.y};return Math.abs(s.x)>Math.abs(s.y)&&this.beside(-Math.sign(s.x))?s:{x:0,y:0}}#r(t){Ks()||(document.querySelector("main").style.transform=t?`translateX(${t/2}px)`:"")}#o=t=>{t.touches.length>1&&this.#e&&this.#a(),this.#e&&this.#r(this.#i(t).x)};#c=t=>{if(!this.#e)return;let i=t.type==="touchend"&&getSelection().isCollapsed?ts(this.#i(t)):"";this.#a(),i==="next"&&this.turn(1),i==="previous"&&this.turn(-1)};#a(){this.#e=null,this.#r(0)}#p=t=>{t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||t.shiftKey||!/^Arrow(Left|Right)$/.test(t.key)||document.querySelector("dialog[open]")||t.target.closest?.(Ws)||Ds(t.target)||this.turn(t.key==="ArrowRight"?1:-1)};#l(t,i,s){let n=this.beside(t),o=a=>{a.preventDefault(),this.turn(t)};return n?Rs`<a class="round" href="/finds/${n}" aria-label=${r(i)} @click=${o}>${u(s)}</a>`:js}links=()=>this.#s.length>1?Rs`
    <span class="turns">${this.#l(-1,"find.turnBack","back")}${this.#l(1,"find.turn","next")}</span>`:js};import{html as ct,nothing as Vt}from"../lib/lit-html/lit-html.js";var[vr,xr]=[12,15],Vs=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Hs=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=L(e),a=Math.min(s.area&&!i?vr:xr,st($(o)));return`/?at=${Vs(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`},Us=({find:e,distance:t})=>ct`
  <a class="place-line" href=${Hs(e)}>
    ${u("pin")} <span><bdi>${Y(L(e))}</bdi>${t===null?Vt:ct` · ${dt(t)}`}</span>
  </a>`;function Fe(e){let{find:t,distance:i}=e;return ct`
    <div class="spot">
    <a class="where" href=${Hs(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${$(L(t))}></place-map>
      <span class="row">
        ${u("pin")} <span class="grow"><span class="strong" dir="auto">${Y(L(t))}</span>
        ${t.location.area?ct`<br><span class="soft">${Bi(t,e.isOwn())}</span>`:Vt}
        ${i===null?Vt:ct`<br><span class="soft">${r("find.away",{distance:dt(i)})}</span>`}</span>
        ${u("next")}
      </span>
    </a>
    ${Or(e)}
    </div>`}var qe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function kr(e){let[t,i]=Vs(L(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],qe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),qe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),qe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var Lr=()=>ct`${u("way")} <span>${r("way.title")}</span>`,Or=e=>e.find.location.area&&!e.find.exact?Vt:At(r("way.title"),kr(e),{id:"ways",face:Lr()});var Sr=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${B(e.user)}
    <span>
      <span class="strong" dir="auto">${y(e.user)}</span><br>
      <span class="soft">${qt(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:_}</span>
    </span>
  </a>`,Tr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${bt(e)} ${D(e)}
  </a>`,Er=e=>M`
  <p class="marks">
    ${e.category?Tr(e.category):_}
    ${e.isPublic?M`<span class="badge">${u("globe")} ${r("find.audience.everyone")}</span>`:Xi(e)}
  </p>`,Js=e=>e.find.media.length?Qi(e.find,e.photo,e.showPhoto):_,Ie=(e,t=_)=>M`
  <div class="card">
    ${t}
    ${e.find.description?it(e.find.description):_}
    ${Er(e.find)}
    ${Sr(e.find)}
  </div>`,Mr=e=>M`
  ${Bt(r("report.findHidden"),e.find.hidden)}
  ${Js(e)}
  ${Ie(e)}`,Pr=e=>e.find.media.length?[Js(e),Us(e),Ie(e,fe(e)),Fe(e)]:[Fe(e),Ie(e,fe(e))],qr=e=>e.find.hidden?Mr(e):M`
  ${Pr(e)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${G(e.find.commentCount)}</span>`:_}
    </h2>
    ${Bs(e.comments,e.isOwn())}
  </section>`;function Fr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),k(t,e.load)]:e.find?[e.title,qr(e)]:[r("find.title"),W(3)]}function Ir(e,t){let[i,s]=Fr(e);return M`${Ei(i,[t.links(),e.find?_i(e):_],"/")}${s}`}async function Nr(e,t,i){await Promise.all([e.loading.load().then(()=>i.arrive()),e.comments.load()]),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function kt(e){let t=new Kt(e),i=new Dt(e),n=e.path===location.pathname?new RegExp(`^#comment-(${P})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Nr(t,n,i),view:()=>Ir(t,i)}}import{html as Qt,nothing as So,render as To}from"../lib/lit-html/lit-html.js";var[Cr,Ar,Br]=[4,2,2],Rr=20,[jr,zr]=[50,3],Wr=e=>tt().filter(t=>z(D(t)).startsWith(z(e))).map(t=>({kind:"category",value:t,name:D(t),address:r("find.category")})),Kr=e=>({kind:"find",value:e.id,name:e.title,point:$(L(e)),address:Ai(e,L(e))?"":Y(L(e))}),Dr=e=>({kind:"person",value:e.id,name:y(e),address:r("search.person")});function Vr(e,t){let i=s=>{let n=[s.username,y(s)].map(z),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(z(t)))+Number(n.some(a=>a.startsWith(z(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Ar)}var Zs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Cr}),a=d("/api/users",{q:t,limit:Rr}),[c,p]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<Br?[]:b(a,{signal:i}).catch(()=>[])]);return[...Vr(p,t).map(Dr),...c.map(Kr),...Wr(t)]},Ys=e=>(t,i)=>{let s=n=>e(n.point)<=jr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,zr)]};var Hr=9,Ur={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Ht=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=Hr&&!this.#e.near))return this.#n([],!1);try{let[o,a]=await ci(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#n(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#n(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=Ur[i],o=this.items.map(c=>Jr(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Jr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:R(t,$(e.exact))});var Ut={q:"",categories:[],near:null,mine:!0,friends:!0},Ne=["active","distance","likes"],Zr=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Zr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:et(t.get("near")),radius:Number(t.get("radius"))||5,order:Ne.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s}=this;return{includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:q(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Yr="-180,-90,180,90",_s=2e4,[Xs,Gs,_r]=[20,500,3],Qs=3,Jt=class{nearest=null;#t;#e;#s;#n;#i=Xs;#r=!1;#o=Qs;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#n=n;let o=()=>this.#c(n()),a=()=>({findsLimit:_r,limit:this.#i});this.list=j(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Yr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),m=Math.max(R(t,{lat:p,lng:o}),R(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(_s,Math.max(.1,m)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#n().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Qs,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Gs}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(Gs,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Xs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:_s,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var pt=class{isOpen=!1;#t;#e;#s;#n=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#n.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#i}hold(t){this.#n.add(t)}release(t){this.#n.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ce=100,Xr=20,H=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#n=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#n,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Ce}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#n)return;g(E(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#n&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Xr?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?j({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ce});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ce?this.#r(t):"";return Object.assign(j({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Gr="-180,-90,180,90",Qr=120,to=1e3,[eo,tn]=[13,15],Zt=class{map=null;failed=!1;note=null;#t;#e=null;#s;#n;#i;box="";#r=0;#o=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new lt(t.query),this.#i=et(t.query.get("at"))??Fi(),this.#n={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#n,...this.#i},this.exact=new Ht(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new os(t,s),this.offer=new pt(tt(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new as(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new H(t,s),this.places=new Jt(t,this.filters,this.exact,()=>({view:this.view,box:this.box})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#l(this.view);let s=this.places.load(),n=this.panel.show(H.of(this.#t.query));K().then(t.prefetch);let o=i?this.markers.load(this.box,this.view.zoom):null,a=i?null:this.groups.within(Gr,this.view.zoom).catch(p=>p);await Promise.race([s,Q(to)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#p(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#c()}async#c(){await this.exact.load({bbox:this.box,zoom:this.view.zoom})?await this.#a():this.exact.items.length&&this.markers.show()}async#a(){await Promise.all([this.markers.load(this.box,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#m(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#l(this.view),await K(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{await this.markers.approach(await t,()=>({bbox:this.box,zoom:this.view.zoom})),this.view.zoom>this.#n.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}#l(t){this.view=et(q(t)),this.box=Ii(this.#e.size(),this.view)}#m(t){this.#l(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,Qr))}#h(t,i=this.filters){let s=this.#i||this.map?q(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#h(H.of(this.#t.query))),Promise.all([this.#a(),this.#c()])}refresh=()=>(Je.set(q(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#h(t))}openFind(t){return this.#t.push(this.#h({...H.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#h({}));async moved(t){let i=et(t.get("at")),s=i&&q(i)!==q(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new lt(t));let o=JSON.stringify(this.filters.query())!==n?this.#d(!s):null,a=await this.panel.show(H.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal($(this.panel.place)),await this.#e.opened())}#d(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.box,this.view.zoom),this.#c()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...$(t),zoom:Math.max(Math.min(tn,st($(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#h({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(eo,st(t))};if(this.map)return this.map.setView(i);this.#l(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await me({maximumAge:6e4,timeout:1e4})})}catch(t){g(E(t))}}locate=async()=>{try{let t=await me({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(tn,st(t)))})}catch(t){g(E(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var Yt=class{#t;#e;#s=null;#n=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#n||(this.#n=!0,this.#s=await Nt())};away=t=>this.#i(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?R(t,i):void 0}};import{html as io,nothing as so}from"../lib/lit-html/lit-html.js";var _t=class{screen=null;#t;#e;#s="";#n=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#n.abort(),this.#n=new AbortController;let{signal:i}=this.#n;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=kt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?io`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:so}};import{html as C,nothing as N}from"../lib/lit-html/lit-html.js";var no=[1,5,20,50,200],ro=200,{near:lp,...oo}=Ut,en=(e,t)=>e.filter(i=>i!==t),ao=(e,t)=>e.includes(t)?en(e,t):[...e,t],co=e=>[...new Set([...no.map(Qe),e])].sort((t,i)=>t-i),lo=e=>C`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${co(e.filters.radius).map(t=>C`
        <option value=${t} ?selected=${t===e.filters.radius}>${ti(t)}</option>`)}
    </select>
  </label>`,Xt=(e,t,i=N)=>C`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${u("close")}
  </button>`;function po(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return C`
    ${t?Xt(`“${t}”`,()=>e.change({q:""}),u("search")):N}
    ${i.map(o=>Xt(D(o),()=>e.change({categories:en(i,o)}),bt(o)))}
    ${s?N:Xt(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?N:Xt(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var sn=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},nn=({category:e,count:t},i,s=null)=>C`
  <button type="button" class="chip" data-category=${e} data-count=${t??N}
    aria-pressed=${s===null?N:String(s)} @click=${i}>${bt(e)} ${D(e)}</button>`;function rn(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return C`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?C`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${u("next")}
      </button>`:N}
    ${t.isOpen?a.map(c=>s({category:c})):N}`}function on(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=sn(t),c=m=>nn(m,()=>e.change({categories:[...o,m.category]})),p=m=>{a(m),i.count()};return C`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${p} @focusin=${p} @pointerleave=${a} @focusout=${a}>
      ${he(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?lo(e):N}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ho(e)}>
        ${u("filter")} ${r("map.filters")}
        ${n?C`<span class="number">${G(n)}</span>`:N}
      </button>
      ${po(e)}
      ${rn(i,t,m=>!o.includes(m),c)}
    </div>`}async function ho(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(f=>!Pi(f)&&f!=="other"),c=null,p=f=>{f(),ai("watchArea",e.box,o.categories)},S=await Vi((f,ie)=>(c||e.groups.count().then(ie),c??=new pt([...tt(),"other",...a],ie,i),uo(e.groups,c,o,p,f,ie)),{label:r("map.filters"),kind:"sheet-like"});S&&e.change(S)}var mo=(e,t,i)=>he(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function uo(e,t,i,s,n,o){let a=sn(t),c=f=>{Object.assign(i,f),o()},p=({category:f})=>c({categories:ao(i.categories,f)}),m=f=>nn(f,()=>p(f),i.categories.includes(f.category)),S=f=>{f.preventDefault(),n({...i,q:f.target.q.value.trim()})};return C`
    <div class="row between"><h2>${r("map.filters")}</h2>${It(n)}</div>
    <form @submit=${S}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${ro} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${a} @focusin=${a} @pointerleave=${a} @focusout=${a}>
          ${rn(e,t,()=>!0,m)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(f=>mo(i,f,c))}
        </div>
      </fieldset>
      <button class="link" type="button" id="watch" @click=${()=>s(n)}>${u("bell")} ${r("map.watch")}</button>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n(oo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as A,nothing as Ae}from"../lib/lit-html/lit-html.js";import{html as cn}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],fo=6,go=.5,Gt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&zi(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#n(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,p]of Object.entries(o))i.removeEventListener(c,p);s.end()};for(let[c,p]of Object.entries(o))i.addEventListener(c,p)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#s(i,s)?this.#n(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#s(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#n(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},p=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(m,S)=>{c={y:m,at:S,speed:(c.y-m)/Math.max(1,S-c.at)},n.style.height=`${p()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<fo)return;if(Math.abs(c.speed)>go)return this.by(Math.sign(c.speed));let m=o.map(S=>Math.abs(S-p()));this.to(ht[m.indexOf(Math.min(...m))])}}}#i(t){return ht.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},an=(e,t,i,s,n)=>cn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${u("back")}
  </button>`,ln=(e,t,i)=>cn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${an(e,1,"map.more","up",e.stop==="full")}
          ${an(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var wo=6,$o=e=>A`
  <button class="quiet" type="button" @click=${()=>e.change(Ut)}>${r("map.clear")}</button>`,yo=e=>A`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>wo?q(e.view):""})}>
    ${u("plus")} ${r("nav.plus")}
  </a>`,bo=e=>Ft(r("map.noneNear"),r("map.nearestIs",{distance:dt(e.places.nearest.distance)}),A`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function vo(e){return e.places.nearest?bo(e):e.filters.count||e.filters.near?Ft(r("map.noneFiltered"),r("map.noneFilteredText"),$o(e)):Ft(r("map.none"),r("map.noneText"),yo(e))}function xo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Xe(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var ko=e=>A`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ne.map(t=>A`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Lo(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?vo(e):A`
    ${s.shown.map(n=>ge(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${$t({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?A`<p class="hint">${r("map.partial")}</p>`:Ae}`:W(4)}var pn=(e,t)=>A`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${It(t.close)}`,Oo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function hn(e,t,i){let{place:s,group:n}=e.panel,o=s?pn(Y(s),e):n?pn(Oo(n),e):A`<h2 class="grow">${xo(e)}</h2>`,c=s?Gi(e.panel):n?n.map(m=>ge(m,S=>e.enter(S))):[e.note?.()??Ae,Lo(e)],p=m=>t.touch(m);return A`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${ln(t,o,e.panel.isOpen?Ae:ko(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${p} @touchmove=${p} @touchend=${p} @touchcancel=${p}>${c}</div>
    </section>`}var Eo=8e3,Mo=4,mn=matchMedia("(min-width: 1180px)");function Po(e){let t=document.createElement("div");return To(Qt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${u("here")}</button>`,t),t}var qo=(e,t,i)=>({held:s=>rs(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>ns(document.getElementById("map"),{...s,control:Po(i)}),prefetch:()=>is(),painted:Mi,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Fo(e,t,{kind:i,value:s}){return i==="place"?e.goTo($(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):un(e,t,s)}var un=(e,t,i)=>mn.matches?e.openFind(i):t.go(`/finds/${i}`),dn=e=>e.view.zoom>Mo?e.view:null,Io=(e,t,i)=>Qt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${dn(e)} .also=${Zs(e)}
      .order=${Ys(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>Fo(e,t,s.detail)}></place-search>
    ${on(e)}
  </div>`,No=e=>Qt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?k({code:"map",text:r("map.failed")},()=>e.makeMap()):So}
  </div>`;function Co(e,t){let i=e.target.closest("a.find");!i||!mn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Ao(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Bo=(e,t,i,s,n)=>Qt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Ao(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${No(e)}
    ${Io(e,t,n)}
    ${hn(e,i,o=>Co(o,e))}
    ${s.view()}
  </div>`;async function Ro(e,t){if(Ze.get())return Z("introduce",e,t);Ue.get()!==h().id&&(await Q(Eo),t.signal.aborted||await Z("showSteps",e,t))}async function jo(e,t,i){await Promise.resolve(),Ro(e,t).catch(()=>{}),await e.start(qo(t,i,e)),performance.mark("finds:map")}var zo=e=>new RegExp(`^${P}$`).test(e);function Be(e){for(let o of["place","find"])zo(e.query.get(o))||e.query.delete(o);let t=new Zt(e,o=>un(t,e,o)),i=new Gt(e),s=new _t(e,o=>t.markers.choose(o)),n=new Yt(()=>t.filters.near,()=>dn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:jo(t,e,i),view:()=>Bo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as O,nothing as mt}from"../lib/lit-html/lit-html.js";var te=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new ji({send:i=>this.#n("login",i),update:t.update}),this.form.refusal=hi(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ls()}async#n(t,i){await pi();let s=await Et(`/api/auth/${t}`,{...i,cookie:!0});ui(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ms()}async#r(){if(!T().passwordLogin||Pt()||!await ps()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),hs);let t=await we("conditional").catch(()=>null);t&&await this.#o(()=>this.#n("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await we();t&&await this.#n("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Wo=({form:e,hasPasskeys:t})=>O`
  <form novalidate @submit=${e.submit}>
    ${de(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${de(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Di(e,r("signin.action"))}
  </form>`,Ko=e=>O`
  ${T().passwordLogin?O`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Do=e=>O`<a href="/join">${r(`signin.${e}Link`)}</a>`,Vo=e=>ye(O`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${ue(e.form)}
  ${be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function Ho(e,t){let{passwordLogin:i,registration:s}=T();return Pt()?O`${Vo(e)}${$e(t)}`:O`
    ${ye(O`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?O`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${fs()}
      ${ue(e.form)}
      ${i?Wo(e):mt}
      ${e.hasPasskeys?Ko(e):mt}
      ${be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?mt:Do(s)}</p>`)}
    ${gs()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${$e(t)}`}var Uo=e=>O`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Jo(e){return O`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Uo(e):W(1)}
      ${e.problem?O`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function Re(e){let t=us(location.hash);if(t){let s=new ds(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Jo(s)}}let i=new te(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Ho(i,e.update)}}var fn={find:kt,map:Be,missing:cs,signin:Re};async function je(e){if(fn[e])return fn[e];let[t]=await Promise.all([import("./more.js"),es(),_e()]);return t[e]}var Ve=1e3,Zo=6e4,X=null,ee="",Tt="",We="",Lt="",Ke="",Ot=!1,St=Ve,He=0;function gn(){let e=()=>{if(document.hidden||!l.get("user"))return De();ut(),wt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",De),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ee&&ze(),t&&ut()}),l.subscribe("openFind",t=>{t&&t!==Tt&&ze(),t&&ut()}),l.subscribe("openList",t=>{t&&t!==Lt&&ze(),t&&ut()}),l.get("user")&&ut()}function Yo(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var ut=()=>Yo(_o);function _o(){let e=l.get("user");if(!e||X||document.hidden)return;clearTimeout(He),Tt=We===l.get("openFind")?"":l.get("openFind");let t=Tt;Lt=Ke===l.get("openList")?"":l.get("openList");let i=Lt,s=new EventSource(d("/api/notifications/stream",{find:t,list:i}));X=s,ee=e.id,s.addEventListener("open",()=>{Ot&&wt(),Ot&&i&&l.set("liveList",{id:i}),Ot=!0,St=Ve,We="",Ke="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===X&&s.readyState===EventSource.CLOSED&&Xo()}),s.addEventListener("comment",n=>l.set("live",{findId:t,comment:JSON.parse(n.data)})),s.addEventListener("comment-deleted",n=>l.set("live",{findId:t,deleted:JSON.parse(n.data).id})),s.addEventListener("list",n=>l.set("liveList",JSON.parse(n.data))),s.addEventListener("list-closed",n=>{Lt="",l.set("liveList",{...JSON.parse(n.data),closed:!0})}),s.addEventListener("notification",n=>Go(JSON.parse(n.data))),s.addEventListener("reset",wt)}function Xo(){let[e,t]=[Tt,Lt];X=null,Ot=!0,wt().then(i=>{i&&([We,Ke]=[e,t])}),He=setTimeout(ut,St),St=Math.min(2*St,Zo)}function Go(e){li(1),l.set("notification",e),location.pathname!=="/notifications"&&Z("announce",e).catch(()=>{})}function ze(){Ot=!!X&&ee===l.get("user")?.id,De(),St=Ve}function De(){clearTimeout(He),X?.close(),X=null,ee=Tt=""}async function wn(){try{await(await caches.open("words")).put("/words",Response.json({title:U(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:U()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(se.href)?e:null});new Worker(new URL("bundle/formats.js",se),{type:"module"});ss();ws();var Qo=JSON.parse(document.getElementById("boot").textContent);await Ye();await K();mi(Qo);oi(je);Ms(xs,je);await K();gn();function $n(){fi(),bs(),"serviceWorker"in navigator&&wn()}document.readyState==="complete"?$n():addEventListener("load",$n,{once:!0});

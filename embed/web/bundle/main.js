import{$ as Pt,$a as ki,A as G,Ac as Xi,Ba as fi,Bb as Ii,Bc as Rt,Bd as we,Cb as et,Cc as it,Db as Ni,Dd as fs,Eb as F,Ed as gs,F as ti,Fb as y,Fd as $e,G as ei,Gb as Ci,Gc as fe,Gd as ye,Hc as Gi,Hd as ws,I as dt,Ib as j,Id as $s,Ja as gi,Jb as me,Ka as wi,Kb as Ct,Kd as be,L as l,Lb as z,M as w,Ma as $i,Mb as Ai,N as q,Nb as yt,Nc as Qi,O as ft,Oa as ne,P as ii,Pa as yi,Q as si,Qb as Bi,R as ni,S as ri,Sa as re,Sb as b,Sc as ge,T as Z,Ta as oe,Tb as Y,Tc as ts,U as oi,Ua as ae,Ub as O,V as ai,Va as bi,Vb as Ri,Vc as es,W as ci,Wa as ce,Wb as ji,X as B,Xa as vi,Xb as At,Ya as le,Z as v,Za as xi,Zc as is,_ as Et,_a as he,a as se,ab as Li,b as T,ba as gt,bb as Oi,c as J,cb as Si,da as li,db as Ti,dc as zi,dd as st,eb as Mi,fa as d,fb as Ei,fc as Wi,fd as ss,g as Je,gb as m,gc as Ki,gd as ns,hb as R,hc as Di,i as Ze,ia as hi,ib as Ft,ic as bt,j as Ye,ja as wt,jc as ue,jd as rs,kb as Pi,kc as Vi,lc as de,ld as os,mb as It,mc as Hi,nb as L,nd as as,ob as K,oc as Ui,pb as pe,pc as Ji,pd as cs,qb as $t,qc as Zi,qd as ls,r as _e,ra as pi,rb as Nt,rc as Bt,s as Xe,sa as p,sb as k,sc as Yi,tb as D,u as r,ub as qi,v as Ge,va as mi,vb as Q,vd as hs,w as M,wa as qt,wd as ps,x as Qe,xa as ui,xb as tt,xc as _i,xd as ms,y as W,ya as di,yb as Fi,yd as us,zb as V,zd as ds}from"./shared.js";function ys(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var bs="private-answers",bn=new RegExp(`^/api/finds/${q}$`);async function vs(){if(l.get("online")||!await globalThis.caches?.has(bs))return;let e=await(await caches.open(bs)).keys();l.set("keptFinds",e.filter(({url:t})=>bn.test(new URL(t).pathname)).length)}function xs(){return l.subscribe("online",vs),vs()}var vn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],ks={screen:"missing",open:!0,params:{}},xn=e=>e.startsWith("/admin")&&p()&&p().role!=="admin";function Ls(e){if(xn(e))return ks;for(let[t,i,s=!1]of vn){let n=new RegExp(`^${t.replace(":id",`(?<id>${q})`).replace(":name",`(?<name>${ni})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ks}import{render as En,nothing as Pn}from"../lib/lit-html/lit-html.js";import{html as I,nothing as nt}from"../lib/lit-html/lit-html.js";var kn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function Ln(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function On([e,t],i){let s=t==="bell"?l.get("unread"):0;return I`
    <a href=${e} class="tab ${t}" aria-current=${Ln(e,i)?"page":nt}>
      <span class="face">
        ${t==="me"?R(p(),28):m(t)}
        ${s?I`<span class="count" aria-hidden="true">${s>99?"99+":G(s)}</span>`:nt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?I`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:nt}
      </span>
    </a>`}function Sn(){let e=l.get("keptFinds");return l.get("online")?l.get("cached")?I`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:nt:I`<p class="offline" role="status">${e?r("app.offlineKept",{n:e}):r("app.offline")}</p>`}function Tn(e){let t=l.get("outbox"),i=wi(t).length;return t.length&&e!=="/waiting"?I`<p class="offline" role="status"><a href="/waiting">${i?r("outbox.count",{n:i}):r("outbox.closed")}</a></p>`:nt}var Mn=(e=T().instance?.picture)=>e?I`<img class="mark" src=${e} alt="">`:I`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,Os=(e,{path:t,wide:i,broad:s})=>I`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Mn()} <span dir="auto">${J()}</span></a>
    ${p()?I`<nav class="tabs" aria-label=${r("nav.label")}>${kn.map(n=>On(n,t))}</nav>`:nt}
  </header>
  <div class="notes-above">
    ${Sn()}
    ${Tn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ti}`;var qn=new RegExp(`^/finds/(${q})$`),Fn=2e3,Ss=null,Ts=null,N=null,x=null,ve=!1,rt=0;function Ms(){ve||(ve=!0,queueMicrotask(()=>{ve=!1,jt()}))}function jt(){if(x?.signal.aborted)return;let e=N?.title??"";document.title=[e,J()].filter(Boolean).join(" · ");let t=N?N.view():Pn;En(Os(t,{path:location.pathname,wide:N?.wide,broad:N?.broad}),document.body)}function In(e,{replace:t=!1,kept:i}={}){return le(),t?ae(e,i):oe(e,i),ke({fresh:!0})}function Nn(){Mi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!x||x.signal.aborted||(x.user===p()?.id&&ki(x.lists,x.user),x.stop.abort(),N.close?.())}function Cn(e,t){let i=new AbortController,s=p()?.id,{lists:n,isStale:o}=Oi(s),a=[],c=()=>t===rt;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:Ms,go:Z,lists:a,user:s,rename:h=>{c()&&bi(h)},push:h=>c()?An(h):null,leave:()=>Si()??Z("/",{replace:!0}),kept:ce(),keep:h=>{c()&&vi(h)},restore:h=>{let u=n[a.push(h)-1];return u&&{...u,isStale:o}}}}function An(e){return le(),oe(e),Es()}function Es(){return!N?.moved||x.signal.aborted||x.path!==location.pathname?null:(re(),x.query=new URLSearchParams(location.search),x.kept=ce(),Promise.resolve(N.moved(x.query)))}async function Bn(){if(oi())return;let e=rt,t=Es();if(!t)return ke();await t,e===rt&&he()}async function Rn(e){try{return await Ts(e)}catch(t){return t instanceof TypeError||console.error(t),Ps}}function jn(e,t){try{return e(t)}catch(i){return console.error(i),Ps()}}var Ps=()=>({title:r("error.title"),view:()=>L({code:"offline"},()=>location.reload())});async function ke({fresh:e=!1,first:t=!1}={}){let i=++rt;Nn();let{screen:s,open:n,params:o}=Ss(location.pathname);if(!n&&!p())return Z(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(p()&&location.pathname==="/sign-in")return Z(ft(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(jt(),await D());let a=await Rn(s);i===rt&&(re(),x=Cn(o,i),N=jn(a,x),jt(),e&&scrollTo(0,0),t||await zn(e,i))}async function zn(e,t){if(e||await Promise.race([N.ready,Q(Fn)]),t!==rt)return;jt(),((e?null:xi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||he()}function Wn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Kn(e){let t=Wn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Z(t.pathname+t.search+t.hash,{kept:{along:Dn(t)}})}var xe=({pathname:e})=>qn.exec(e)?.[1];function Dn(e){let t=xe(e)?[...document.querySelectorAll("main a[href^='/finds/']")]:[],i=[...new Set(t.map(xe))].filter(Boolean);return i.includes(xe(e))?i:void 0}function qs(e,t){[Ss,Ts]=[e,t],ri(In),history.scrollRestoration="manual";let i=p()?.id;return l.subscribe("user",s=>{s?.id!==i&&Li(),i=s?.id}),l.subscribe("*",Ms),l.subscribe("message",Ei),document.body.replaceChildren(),addEventListener("click",Kn),addEventListener("popstate",Bn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Z(ft(s.data.path))}),location.pathname.startsWith("/api/")&&ae(p()?"/settings":"/sign-in"),ke({first:!0})}import{html as E,nothing as _}from"../lib/lit-html/lit-html.js";var Vn=160,Hn=2,Fs=6,Un=new RegExp(`(?:^|[^\\p{L}\\p{N}_.@-])@(${ii}{0,${si[1]}})$`,"u"),Is=e=>[e.username,W(e.displayName??"")];function Jn(e,t){let i=Un.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var zt=class{items=[];at=0;#t;#e;#s=null;#n=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Jn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#h(),s&&(this.#s??=Zn().then(n=>this.#a(n)),s.name.length>=Hn&&(this.#o=setTimeout(()=>this.#c(s),Vn))))}close(){this.#r=this.#i?.from??-1,this.#h()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await v(d("/api/users",{q:t.name,limit:Fs+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#n.push(...t),this.#h()}#h(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#l(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#l(t){let i=new Map([...this.#e(),...this.#n].map(o=>[o.id,o]));i.delete(p()?.id);let s=o=>!Is(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Is(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Fs)}};async function Zn(){return(await v("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===p()?.id?t.addressee:t.requester)}function Le(e){let t=T().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Oe=e=>e.errors?.length?Qe(e.errors[0]):M(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#n;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#n=s,this.mentions=new zt(t,n),this.#s=At(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return zi(this.text,T().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:b(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==p()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:fi()});try{await $i({kind:"comment",id:this.#i.id,path:this.#e,title:this.#n(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Oe(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ns(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Cs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function As(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Yn=20,_n=20,vt=e=>At(`comment-edit:${e.id}`),Kt=class{marked="";editing=null;#t;#e;#s;#n;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#n=s,this.#i=n,this.composer=new Wt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:h})=>{a==="comment"&&c===i&&this.#r(h)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#l([t]);let i=this.#i()?.user;i&&i.id!==p()?.id&&B("offerPush",b(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Ns(Cs(this.list.items),this.waiting)}retry(t){return yi(t.id)}async takeBack(t){this.composer.takeBack(t),await ne(t.id)}discard(t){return ne(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#l([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await v(d(this.#e,{order:"desc",limit:Yn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#h(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#n(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#h(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#l(t){let i=this.#h(t);this.list.items=[...this.list.items??[],...i],this.#n(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=As(this.list.items,t),this.#n(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<_n;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===p()?.id}edit(t){this.editing={id:t.id,text:vt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,vt(this.editing).set(t)}cancel(){vt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await Pt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),vt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Oe(i)}return this.#t.update(),!t.error}async remove(t){try{await gt(`${this.#e}/${t.id}`)}catch(i){return w(M(i)),!1}return vt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Di(t.params.id,()=>this.find,t),this.comments=new Kt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ai(t,async()=>{this.find=await v(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await Ct();!t||this.#t.signal.aborted||(this.distance=j(t,y(O(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===p()?.id}save(t){return Bi(this.find,t,this.#t.update)}async dismiss(){await yt(Pt(`${this.#e}/dismissed`))&&(await this.leave(),w(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await yt(gt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),w(r("find.recalled")))}async likers(t){let i=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&w(M(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await yt(gt(this.#e))){if(await this.leave(),this.find.hidden)return w(r("find.deleted"));w(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await yt(Et(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),w(r("find.restored")))}async copy(t,i){w(await Ii(t)?i:t)}get#n(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#n,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#n})}catch(t){t.name!=="AbortError"&&w(this.#n)}}};import{html as $,nothing as at}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as ot}from"../lib/lit-html/lit-html.js";var H=()=>document.getElementById("comment");function Me(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Xn(e,t){t.write(e.target.value),Se(e,t),Me(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Te(e,t){let{text:i,caret:s}=t.mentions.chosen(e,H().value);H().value=i,H().focus(),H().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Me(H())}var Gn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Te(t[i],e),Tab:()=>Te(t[i],e),Escape:()=>e.mentions.close()});function Qn(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let u=(t.mentions.items.length&&!a&&!c?Gn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);u&&(e.preventDefault(),u())}async function tr(e,t){if(e.preventDefault(),!await t.send())return H().focus();await Promise.resolve(),H()&&Me(H())}function er(e){e.stopReply(),k("comment")}var ir=e=>xt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>er(e)}>${m("close")}</button>
  </p>`,sr=(e,t,i)=>xt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Te(e,i)}>
    ${R(e,28)} <span>${Yi(e)}</span>
  </li>`,nr=(e,{items:t}=e.mentions)=>xt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>sr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,rr=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Bs=e=>xt`
  <form class="say-it" novalidate @submit=${t=>tr(t,e)}>
    ${e.replyTo?ir(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${nr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${rr(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Xn(t,e)} @keydown=${t=>Qn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${Vi(e.left)}
    ${e.error?xt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function or(e,t){e.edit(t),k("edited")}async function ar(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&k(`menu-${i}`)}function cr(e,t){e.composer.reply(t),k("comment")}async function lr(e,t){await e.takeBack(t),await k("comment")}async function hr(e,t){await Zi()&&(await e.discard(t),await k("comments"))}async function pr(e,t){await Ji(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var mr=e=>$`
  <form novalidate @submit=${t=>ar(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?$`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function ur(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>or(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>pr(e,t)}]:[],...s?[]:[Xi({commentId:t.id}),_i(t.user,()=>e.load())]]}var dr=(e,t)=>t.hidden?$`
  ${it(t.content)}
  ${Rt(r("report.commentHidden"),t.hidden)}`:$`
  ${it(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:b(t.user)})} @click=${()=>cr(e,t)}>
    ${r("comment.reply")}
  </button>`,fr=(e,t,i)=>$`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${b(t.user)}>${R(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${b(t.user)}</a> <span class="soft">${Ft(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?mr(e):dr(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:b(t.user)}),ur(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ee=(e,t)=>$`<button type="button" class="link reply" @click=${t}>${e}</button>`,gr=(e,t)=>$`
  <div class="row">
    ${t.state==="refused"?$`
      ${Ee(r("action.retry"),()=>e.retry(t))}
      ${Ee(r("action.edit"),()=>lr(e,t))}`:at}
    ${Ee(r("outbox.cancel"),()=>hr(e,t))}
  </div>`,wr=(e,t)=>$`
  <div class="comment waiting" id="comment-${t.id}">
    ${R(p(),36)}
    <div class="said">
      <p>
        <span class="strong">${b(p())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${it(t.body.content)}
      ${t.state==="refused"?$`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?gr(e,t):at}
    </div>
  </div>`,Rs=(e,t,i)=>t.entry?wr(e,t.entry):fr(e,t,i),$r=(e,t,i)=>$`
  <li>
    ${Rs(e,t.head,i)}
    ${t.replies.length?$`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>$`<li>${Rs(e,s,i)}</li>`)}
      </ul>`:at}
  </li>`;function yr(e,t){let{items:i,problem:s,load:n}=e.list;return s?L(s,n):i?!i.length&&!e.waiting.length?$`<p class="soft">${r("comment.none")}</p>${$t(e.list)}`:$`
    <ul class="comments">${e.threads.map(o=>$r(e,o,t))}</ul>
    ${$t(e.list)}`:K(1)}var js=(e,t)=>$`
  ${yr(e,t)}
  ${Bs(e.composer)}`;import{html as zs,nothing as Ws}from"../lib/lit-html/lit-html.js";var[Ks,br,vr]=[24,180,48],Ds="input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container",Pe=0,Vs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Hs(e){for(let t=e;t&&t!==document.body;t=t.parentElement)if(t.scrollWidth>t.clientWidth&&/auto|scroll/.test(getComputedStyle(t).overflowX))return!0;return!1}var Vt=class{#t;#e=null;constructor(t){if(this.#t=t,!this.#s.length)return;let i=(s,n)=>addEventListener(s,n,{passive:!0,signal:t.signal});i("touchstart",this.#n),i("touchmove",this.#o),i("touchend",this.#c),i("touchcancel",this.#c),i("keydown",this.#h)}get#s(){return this.#t.kept?.along??[]}beside(t){let i=this.#s.indexOf(this.#t.params.id);return i<0?void 0:this.#s[i+t]}turn=t=>{let i=this.beside(t);i&&(Pe=t,this.#t.go(`/finds/${i}`,{replace:!0,kept:{along:this.#s}}))};arrive(){let t=Pe;Pe=0,!(!t||Vs())&&document.querySelector("main").animate([{transform:`translateX(${t*vr}px)`,opacity:0},{transform:"none",opacity:1}],{duration:br,easing:"ease-out"})}#n=t=>{let{clientX:i,clientY:s}=t.touches[0],n=t.touches.length>1||i<Ks||i>innerWidth-Ks||visualViewport?.scale>1||document.querySelector("dialog[open]")||t.target.closest?.(Ds)||Hs(t.target);this.#e=n?null:{x:i,y:s}};#i({changedTouches:[{clientX:t,clientY:i}]}){let s={x:t-this.#e.x,y:i-this.#e.y};return Math.abs(s.x)>Math.abs(s.y)&&this.beside(-Math.sign(s.x))?s:{x:0,y:0}}#r(t){Vs()||(document.querySelector("main").style.transform=t?`translateX(${t/2}px)`:"")}#o=t=>{t.touches.length>1&&this.#e&&this.#a(),this.#e&&this.#r(this.#i(t).x)};#c=t=>{if(!this.#e)return;let i=t.type==="touchend"&&getSelection().isCollapsed?is(this.#i(t)):"";this.#a(),i==="next"&&this.turn(1),i==="previous"&&this.turn(-1)};#a(){this.#e=null,this.#r(0)}#h=t=>{t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||t.shiftKey||!/^Arrow(Left|Right)$/.test(t.key)||document.querySelector("dialog[open]")||t.target.closest?.(Ds)||Hs(t.target)||this.turn(t.key==="ArrowRight"?1:-1)};#l(t,i,s){let n=this.beside(t),o=a=>{a.preventDefault(),this.turn(t)};return n?zs`<a class="round" href="/finds/${n}" aria-label=${r(i)} @click=${o}>${m(s)}</a>`:Ws}links=()=>this.#s.length>1?zs`
    <span class="turns">${this.#l(-1,"find.turnBack","back")}${this.#l(1,"find.turn","next")}</span>`:Ws};import{html as ct,nothing as Ht}from"../lib/lit-html/lit-html.js";var[xr,kr]=[12,15],Us=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Js=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=O(e),a=Math.min(s.area&&!i?xr:kr,st(y(o)));return`/?at=${Us(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`},Zs=({find:e,distance:t})=>ct`
  <a class="place-line" href=${Js(e)}>
    ${m("pin")} <span><bdi>${Y(O(e))}</bdi>${t===null?Ht:ct` · ${dt(t)}`}</span>
  </a>`;function Fe(e){let{find:t,distance:i}=e;return ct`
    <div class="spot">
    <a class="where" href=${Js(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(O(t))}></place-map>
      <span class="row">
        ${m("pin")} <span class="grow"><span class="strong" dir="auto">${Y(O(t))}</span>
        ${t.location.area?ct`<br><span class="soft">${ji(t,e.isOwn())}</span>`:Ht}
        ${i===null?Ht:ct`<br><span class="soft">${r("find.away",{distance:dt(i)})}</span>`}</span>
        ${m("next")}
      </span>
    </a>
    ${Sr(e)}
    </div>`}var qe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Lr(e){let[t,i]=Us(O(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],qe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),qe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),qe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var Or=()=>ct`${m("way")} <span>${r("way.title")}</span>`,Sr=e=>e.find.location.area&&!e.find.exact?Ht:Bt(r("way.title"),Lr(e),{id:"ways",face:Or()});var Tr=e=>E`
  <a class="person" href="/people/${e.user.id}">
    ${R(e.user)}
    <span>
      <span class="strong" dir="auto">${b(e.user)}</span><br>
      <span class="soft">${Ft(e.createdAt)}${e.updatedAt>e.createdAt?E` · ${r("find.edited")}`:_}</span>
    </span>
  </a>`,Mr=e=>E`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${bt(e)} ${V(e)}
  </a>`,Er=e=>E`
  <p class="marks">
    ${e.category?Mr(e.category):_}
    ${e.isPublic?E`<span class="badge">${m("globe")} ${r("find.audience.everyone")}</span>`:Qi(e)}
  </p>`,Ys=e=>e.find.media.length?es(e.find,e.photo,e.showPhoto):_,Ie=(e,t=_)=>E`
  <div class="card">
    ${t}
    ${e.find.description?it(e.find.description):_}
    ${Er(e.find)}
    ${Tr(e.find)}
  </div>`,Pr=e=>E`
  ${Rt(r("report.findHidden"),e.find.hidden)}
  ${Ys(e)}
  ${Ie(e)}`,qr=e=>e.find.media.length?[Ys(e),Zs(e),Ie(e,fe(e)),Fe(e)]:[Fe(e),Ie(e,fe(e))],Fr=e=>e.find.hidden?Pr(e):E`
  ${qr(e)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?E`<span class="soft">${G(e.find.commentCount)}</span>`:_}
    </h2>
    ${js(e.comments,e.isOwn())}
  </section>`;function Ir(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),E`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),L(t,e.load)]:e.find?[e.title,Fr(e)]:[r("find.title"),K(3)]}function Nr(e,t){let[i,s]=Ir(e);return E`${Pi(i,[t.links(),e.find?Gi(e):_],"/")}${s}`}async function Cr(e,t,i){await Promise.all([e.loading.load().then(()=>i.arrive()),e.comments.load()]),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function kt(e){let t=new Dt(e),i=new Vt(e),n=e.path===location.pathname?new RegExp(`^#comment-(${q})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Cr(t,n,i),view:()=>Nr(t,i)}}import{html as Qt,nothing as To,render as Mo}from"../lib/lit-html/lit-html.js";var[Ar,Br,Rr]=[4,2,2],jr=20,[zr,Wr]=[50,3],Kr=e=>tt().filter(t=>W(V(t)).startsWith(W(e))).map(t=>({kind:"category",value:t,name:V(t),address:r("find.category")})),Dr=e=>({kind:"find",value:e.id,name:e.title,point:y(O(e)),address:Ri(e,O(e))?"":Y(O(e))}),Vr=e=>({kind:"person",value:e.id,name:b(e),address:r("search.person")});function Hr(e,t){let i=s=>{let n=[s.username,b(s)].map(W),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(W(t)))+Number(n.some(a=>a.startsWith(W(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Br)}var _s=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,list:"",category:"",q:t,order:"best",lat:s,lng:n,limit:Ar}),a=d("/api/users",{q:t,limit:jr}),[c,h]=await Promise.all([v(o,{signal:i}).catch(()=>[]),[...t].length<Rr?[]:v(a,{signal:i}).catch(()=>[])]);return[...Hr(h,t).map(Vr),...c.map(Dr),...Kr(t)]},Xs=e=>(t,i)=>{let s=n=>e(n.point)<=zr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Wr)]};var Ur=9,Jr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Ut=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=Ur&&!this.#e.near))return this.#n([],!1);try{let[o,a]=await li(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#n(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#n(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=Jr[i],o=this.items.map(c=>Zr(c,s)).sort((c,h)=>n(c)-n(h)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Zr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:j(t,y(e.exact))});var Jt={q:"",categories:[],near:null,mine:!0,friends:!0,list:""},Ne=["active","distance","likes"],Yr=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",list:t.get("list")??"",categories:Yr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:et(t.get("near")),radius:Number(t.get("radius"))||5,order:Ne.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s,list:n}=this;return{list:n,includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:F(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a,list:c}=this;return{q:i,list:c,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var _r="-180,-90,180,90",Gs=2e4,[Qs,tn,Xr]=[20,500,3],en=3,Zt=class{nearest=null;#t;#e;#s;#n;#i=Qs;#r=!1;#o=en;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#n=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Xr,limit:this.#i});this.list=z(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||_r;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,h]=n.split(",").map(Number),u=Math.max(j(t,{lat:h,lng:o}),j(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Gs,Math.max(.1,u)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#n().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=en,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<tn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(tn,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Qs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Gs,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await v(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ht=class{isOpen=!1;#t;#e;#s;#n=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#n.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#i}hold(t){this.#n.add(t)}release(t){this.#n.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ce=100,Gr=20,U=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#n=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#n,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Ce}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await v(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#n)return;w(M(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#n&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Gr?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ce});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ce?this.#r(t):"";return Object.assign(z({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Qr="-180,-90,180,90",to=120,eo=1e3,[io,Ae]=[13,15],Yt=class{map=null;failed=!1;listName="";note=null;#t;#e=null;#s;#n;#i;box="";#r=0;#o=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new lt(t.query),this.#i=et(t.query.get("at"))??(this.filters.list?null:Ni()),this.#n={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#n,...this.#i},this.exact=new Ut(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new cs(t,s),this.offer=new ht(tt(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new ls(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new U(t,s),this.places=new Zt(t,this.filters,this.exact,()=>({view:this.view,box:this.box})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(U.of(this.#t.query));D().then(t.prefetch);let o=i?this.markers.load(this.box,this.view.zoom):null,a=i?null:this.groups.within(Qr,this.view.zoom).catch(h=>h);await Promise.race([s,Q(eo)]),await t.painted();let c=this.makeMap().then(()=>i?this.#l():this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#c()}async#c(){await this.exact.load({bbox:this.box,zoom:this.view.zoom})?await this.#a():this.exact.items.length&&this.markers.show()}async#a(){await Promise.all([this.markers.load(this.box,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await D(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#o=!0;try{this.filters.list?await this.#l(!0):await this.markers.approach(await t,()=>({bbox:this.box,zoom:this.view.zoom})),(this.filters.list||this.view.zoom>this.#n.zoom)&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}async#l(t=!1){let{list:i,flags:s}=this.filters,n=i&&await B("listOnMap",this.#t,i,s).catch(()=>null);i===this.filters.list&&(this.listName=n?.name??"",t&&n?.points.length&&this.map?.fit(n.points,Ae,{animate:!1}),this.#t.update())}#p(t){this.view=et(F(t)),this.box=Ci(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,to))}#m(t,i=this.filters){let s=this.#i||this.map?F(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(U.of(this.#t.query))),Promise.all([this.#a(),this.#c()])}refresh=()=>(Ze.set(F(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...U.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=et(t.get("at")),s=i&&F(i)!==F(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query()),{list:o}=this.filters;Object.assign(this.filters,new lt(t));let a=JSON.stringify(this.filters.query())!==n?this.#f(!s):null;o!==this.filters.list&&this.#l(!i);let c=await this.panel.show(U.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await a,c&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.box,this.view.zoom),this.#c()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Ae,st(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(io,st(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await me({maximumAge:6e4,timeout:1e4})})}catch(t){w(M(t))}}locate=async()=>{try{let t=await me({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Ae,st(t)))})}catch(t){w(M(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var _t=class{#t;#e;#s=null;#n=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#n||(this.#n=!0,this.#s=await Ct())};away=t=>this.#i(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?j(t,i):void 0}};import{html as so,nothing as no}from"../lib/lit-html/lit-html.js";var Xt=class{screen=null;#t;#e;#s="";#n=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#n.abort(),this.#n=new AbortController;let{signal:i}=this.#n;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=kt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?so`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:no}};import{html as C,nothing as P}from"../lib/lit-html/lit-html.js";var ro=[1,5,20,50,200],oo=200,{near:mh,...ao}=Jt,sn=(e,t)=>e.filter(i=>i!==t),co=(e,t)=>e.includes(t)?sn(e,t):[...e,t],lo=e=>[...new Set([...ro.map(ti),e])].sort((t,i)=>t-i),ho=e=>C`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${lo(e.filters.radius).map(t=>C`
        <option value=${t} ?selected=${t===e.filters.radius}>${ei(t)}</option>`)}
    </select>
  </label>`,Lt=(e,t,i=P)=>C`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${m("close")}
  </button>`;function po(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return C`
    ${t?Lt(`“${t}”`,()=>e.change({q:""}),m("search")):P}
    ${i.map(o=>Lt(V(o),()=>e.change({categories:sn(i,o)}),bt(o)))}
    ${s?P:Lt(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:Lt(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var nn=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},rn=({category:e,count:t},i,s=null)=>C`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${s===null?P:String(s)} @click=${i}>${bt(e)} ${V(e)}</button>`;function on(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return C`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?C`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${m("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>s({category:c})):P}`}function an(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o,list:a}}=e,c=nn(t),h=g=>rn(g,()=>e.change({categories:[...o,g.category]})),u=g=>{c(g),i.count()};return C`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${u} @focusin=${u} @pointerleave=${c} @focusout=${c}>
      ${a?Lt(e.listName||"…",()=>e.change({list:""}),m("map")):P}
      ${pe(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?ho(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>mo(e)}>
        ${m("filter")} ${r("map.filters")}
        ${n?C`<span class="number">${G(n)}</span>`:P}
      </button>
      ${po(e)}
      ${on(i,t,g=>!o.includes(g),h)}
    </div>`}async function mo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(f=>!Fi(f)&&f!=="other"),c=null,h=f=>{f(),ci("watchArea",e.box,o.categories)},g=await Ui((f,ie)=>(c||e.groups.count().then(ie),c??=new ht([...tt(),"other",...a],ie,i),fo(e.groups,c,o,h,f,ie)),{label:r("map.filters"),kind:"sheet-like"});g&&e.change(g)}var uo=(e,t,i)=>pe(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function fo(e,t,i,s,n,o){let a=nn(t),c=f=>{Object.assign(i,f),o()},h=({category:f})=>c({categories:co(i.categories,f)}),u=f=>rn(f,()=>h(f),i.categories.includes(f.category)),g=f=>{f.preventDefault(),n({...i,q:f.target.q.value.trim()})};return C`
    <div class="row between"><h2>${r("map.filters")}</h2>${Nt(n)}</div>
    <form @submit=${g}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${oo} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${a} @focusin=${a} @pointerleave=${a} @focusout=${a}>
          ${on(e,t,()=>!0,u)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(f=>uo(i,f,c))}
        </div>
      </fieldset>
      <button class="link" type="button" id="watch" @click=${()=>s(n)}>${m("bell")} ${r("map.watch")}</button>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n(ao)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as A,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as ln}from"../lib/lit-html/lit-html.js";var pt=["peek","half","full"],go=6,wo=.5,Gt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=pt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&Ki(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(pt[Math.max(0,Math.min(pt.length-1,pt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#n(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,h]of Object.entries(o))i.removeEventListener(c,h);s.end()};for(let[c,h]of Object.entries(o))i.addEventListener(c,h)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#s(i,s)?this.#n(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#s(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#n(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},h=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(u,g)=>{c={y:u,at:g,speed:(c.y-u)/Math.max(1,g-c.at)},n.style.height=`${h()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<go)return;if(Math.abs(c.speed)>wo)return this.by(Math.sign(c.speed));let u=o.map(g=>Math.abs(g-h()));this.to(pt[u.indexOf(Math.min(...u))])}}}#i(t){return pt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},cn=(e,t,i,s,n)=>ln`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,hn=(e,t,i)=>ln`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${cn(e,1,"map.more","up",e.stop==="full")}
          ${cn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var $o=6,yo=e=>A`
  <button class="quiet" type="button" @click=${()=>e.change(Jt)}>${r("map.clear")}</button>`,bo=e=>A`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>$o?F(e.view):""})}>
    ${m("plus")} ${r("nav.plus")}
  </a>`,vo=e=>It(r("map.noneNear"),r("map.nearestIs",{distance:dt(e.places.nearest.distance)}),A`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function xo(e){return e.places.nearest?vo(e):e.filters.count||e.filters.near||e.filters.list?It(r("map.noneFiltered"),r("map.noneFilteredText"),yo(e)):It(r("map.none"),r("map.noneText"),bo(e))}function ko(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Ge(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Lo=e=>A`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ne.map(t=>A`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Oo(e){let{list:t,groups:i,places:s}=e;return t.problem?L(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?xo(e):A`
    ${s.shown.map(n=>ge(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${$t({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?A`<p class="hint">${r("map.partial")}</p>`:Be}`:K(4)}var pn=(e,t)=>A`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Nt(t.close)}`,So=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function mn(e,t,i){let{place:s,group:n}=e.panel,o=s?pn(Y(s),e):n?pn(So(n),e):A`<h2 class="grow">${ko(e)}</h2>`,c=s?ts(e.panel):n?n.map(u=>ge(u,g=>e.enter(g))):[e.note?.()??Be,Oo(e)],h=u=>t.touch(u);return A`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${hn(t,o,e.panel.isOpen?Be:Lo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${h} @touchmove=${h} @touchend=${h} @touchcancel=${h}>${c}</div>
    </section>`}var Eo=8e3,Po=4,un=matchMedia("(min-width: 1180px)");function qo(e){let t=document.createElement("div");return Mo(Qt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${m("here")}</button>`,t),t}var Fo=(e,t,i)=>({held:s=>as(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>os(document.getElementById("map"),{...s,control:qo(i)}),prefetch:()=>ns(),painted:qi,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Io(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):dn(e,t,s)}var dn=(e,t,i)=>un.matches?e.openFind(i):t.go(`/finds/${i}`),fn=e=>e.view.zoom>Po?e.view:null,No=(e,t,i)=>Qt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${fn(e)} .also=${_s(e)}
      .order=${Xs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>Io(e,t,s.detail)}></place-search>
    ${an(e)}
  </div>`,Co=e=>Qt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?L({code:"map",text:r("map.failed")},()=>e.makeMap()):To}
  </div>`;function Ao(e,t){let i=e.target.closest("a.find");!i||!un.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Bo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Ro=(e,t,i,s,n)=>Qt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Bo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Co(e)}
    ${No(e,t,n)}
    ${mn(e,i,o=>Ao(o,e))}
    ${s.view()}
  </div>`;async function jo(e,t){if(Ye.get())return B("introduce",e,t);Je.get()!==p().id&&(await Q(Eo),t.signal.aborted||await B("showSteps",e,t))}async function zo(e,t,i){await Promise.resolve(),jo(e,t).catch(()=>{}),await e.start(Fo(t,i,e)),performance.mark("finds:map")}var Wo=e=>new RegExp(`^${q}$`).test(e);function Re(e){for(let o of["place","find","list"])Wo(e.query.get(o))||e.query.delete(o);let t=new Yt(e,o=>dn(t,e,o)),i=new Gt(e),s=new Xt(e,o=>t.markers.choose(o)),n=new _t(()=>t.filters.near,()=>fn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:zo(t,e,i),view:()=>Ro(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as S,nothing as mt}from"../lib/lit-html/lit-html.js";var te=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new Wi({send:i=>this.#n("login",i),update:t.update}),this.form.refusal=mi(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return ps()}async#n(t,i){await pi();let s=await Et(`/api/auth/${t}`,{...i,cookie:!0});di(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ds()}async#r(){if(!T().passwordLogin||qt()||!await ms()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),us);let t=await we("conditional").catch(()=>null);t&&await this.#o(()=>this.#n("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await we();t&&await this.#n("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Ko=({form:e,hasPasskeys:t})=>S`
  <form novalidate @submit=${e.submit}>
    ${de(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${de(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Hi(e,r("signin.action"))}
  </form>`,Do=e=>S`
  ${T().passwordLogin?S`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Vo=e=>S`<a href="/join">${r(`signin.${e}Link`)}</a>`,Ho=e=>ye(S`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${ue(e.form)}
  ${be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function Uo(e,t){let{passwordLogin:i,registration:s}=T();return qt()?S`${Ho(e)}${$e(t)}`:S`
    ${ye(S`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?S`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${ws()}
      ${ue(e.form)}
      ${i?Ko(e):mt}
      ${e.hasPasskeys?Do(e):mt}
      ${be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?mt:Vo(s)}</p>`)}
    ${$s()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${$e(t)}`}var Jo=e=>S`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Zo(e){return S`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?L(e.problem):e.username?Jo(e):K(1)}
      ${e.problem?S`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function je(e){let t=fs(location.hash);if(t){let s=new gs(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Zo(s)}}let i=new te(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Uo(i,e.update)}}var gn={find:kt,map:Re,missing:hs,signin:je};async function ze(e){if(gn[e])return gn[e];let[t]=await Promise.all([import("./more.js"),ss(),Xe()]);return t[e]}var He=1e3,Yo=6e4,X=null,ee="",Mt="",Ke="",Ot="",De="",St=!1,Tt=He,Ue=0;function wn(){let e=()=>{if(document.hidden||!l.get("user"))return Ve();ut(),wt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ve),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ee&&We(),t&&ut()}),l.subscribe("openFind",t=>{t&&t!==Mt&&We(),t&&ut()}),l.subscribe("openList",t=>{t&&t!==Ot&&We(),t&&ut()}),l.get("user")&&ut()}function _o(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var ut=()=>_o(Xo);function Xo(){let e=l.get("user");if(!e||X||document.hidden)return;clearTimeout(Ue),Mt=Ke===l.get("openFind")?"":l.get("openFind");let t=Mt;Ot=De===l.get("openList")?"":l.get("openList");let i=Ot,s=new EventSource(d("/api/notifications/stream",{find:t,list:i}));X=s,ee=e.id,s.addEventListener("open",()=>{St&&wt(),St&&i&&l.set("liveList",{id:i}),St=!0,Tt=He,Ke="",De="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===X&&s.readyState===EventSource.CLOSED&&Go()}),s.addEventListener("comment",n=>l.set("live",{findId:t,comment:JSON.parse(n.data)})),s.addEventListener("comment-deleted",n=>l.set("live",{findId:t,deleted:JSON.parse(n.data).id})),s.addEventListener("list",n=>l.set("liveList",JSON.parse(n.data))),s.addEventListener("list-closed",n=>{Ot="",l.set("liveList",{...JSON.parse(n.data),closed:!0})}),s.addEventListener("notification",n=>Qo(JSON.parse(n.data))),s.addEventListener("reset",wt)}function Go(){let[e,t]=[Mt,Ot];X=null,St=!0,wt().then(i=>{i&&([Ke,De]=[e,t])}),Ue=setTimeout(ut,Tt),Tt=Math.min(2*Tt,Yo)}function Qo(e){hi(1),l.set("notification",e),location.pathname!=="/notifications"&&B("announce",e).catch(()=>{})}function We(){St=!!X&&ee===l.get("user")?.id,Ve(),Tt=He}function Ve(){clearTimeout(Ue),X?.close(),X=null,ee=Mt=""}async function $n(){try{await(await caches.open("words")).put("/words",Response.json({title:J(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&w(r("app.updated",{instance:J()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(se.href)?e:null});new Worker(new URL("bundle/formats.js",se),{type:"module"});rs();ys();var ta=JSON.parse(document.getElementById("boot").textContent);await _e();await D();ui(ta);ai(ze);qs(Ls,ze);await D();wn();function yn(){gi(),xs(),"serviceWorker"in navigator&&$n()}document.readyState==="complete"?yn():addEventListener("load",yn,{once:!0});

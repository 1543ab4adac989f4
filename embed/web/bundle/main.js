import{$ as Mt,$a as pe,Ab as V,Ad as gs,B as G,Bc as Qi,Ca as wi,Cb as Ci,Cc as Rt,Cd as we,Db as et,Dc as it,Eb as Ai,Ed as ws,Fb as F,Fd as $s,G as ii,Gb as y,Gd as $e,H as si,Hb as Bi,Hc as fe,Hd as ye,Ic as ts,Id as ys,J as dt,Jb as j,Jd as bs,Ka as $i,Kb as me,La as yi,Lb as Ct,Ld as be,M as l,Mb as z,N as w,Na as bi,Nb as Ri,O as q,Ob as yt,Oc as es,P as ft,Pa as ne,Q as ni,Qa as vi,R as ri,Rb as ji,S as oi,T as ai,Ta as re,Tb as b,Tc as ge,U as Z,Ua as oe,Ub as Y,Uc as is,V as ci,Va as ae,Vb as O,W as li,Wa as xi,Wb as zi,Wc as ss,X as pi,Xa as ce,Xb as Wi,Y as B,Ya as ki,Yb as At,Za as le,_ as v,_a as Li,_c as ns,a as se,aa as Pt,ab as Oi,b as T,bb as Si,c as J,ca as gt,cb as Ti,db as Ei,ea as hi,eb as Mi,ec as Ki,ed as st,fb as Pi,g as Ze,ga as d,gb as qi,gc as Di,gd as rs,hb as u,hc as Vi,hd as os,i as Ye,ib as R,ic as Hi,j as _e,ja as mi,jb as Ft,jc as bt,ka as wt,kc as ue,kd as as,lb as Fi,lc as Ui,mc as de,md as cs,nb as It,nc as Ji,ob as L,od as ls,pb as K,pc as Zi,qb as he,qc as Yi,qd as ps,r as Xe,rb as $t,rc as _i,rd as hs,s as Ge,sa as ui,sb as Nt,sc as Bt,t as Qe,ta as m,tb as k,tc as Xi,ub as D,v as r,vb as Ii,w as ti,wa as di,wb as Q,wd as ms,x as E,xa as qt,xd as us,y as ei,ya as fi,yb as tt,yc as Gi,yd as ds,z as W,za as gi,zb as Ni,zd as fs}from"./shared.js";function vs(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var xs="private-answers",xn=new RegExp(`^/api/finds/${q}$`);async function ks(){if(l.get("online")||!await globalThis.caches?.has(xs))return;let e=await(await caches.open(xs)).keys();l.set("keptFinds",e.filter(({url:t})=>xn.test(new URL(t).pathname)).length)}function Ls(){return l.subscribe("online",ks),ks()}var kn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],Os={screen:"missing",open:!0,params:{}},Ln=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function Ss(e){if(Ln(e))return Os;for(let[t,i,s=!1]of kn){let n=new RegExp(`^${t.replace(":id",`(?<id>${q})`).replace(":name",`(?<name>${oi})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return Os}import{render as qn,nothing as Fn}from"../lib/lit-html/lit-html.js";import{html as I,nothing as nt}from"../lib/lit-html/lit-html.js";var On=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function Sn(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function Tn([e,t],i){let s=t==="bell"?l.get("unread"):0;return I`
    <a href=${e} class="tab ${t}" aria-current=${Sn(e,i)?"page":nt}>
      <span class="face">
        ${t==="me"?R(m(),28):u(t)}
        ${s?I`<span class="count" aria-hidden="true">${s>99?"99+":G(s)}</span>`:nt}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?I`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:nt}
      </span>
    </a>`}function En(){let e=l.get("keptFinds");return l.get("online")?l.get("cached")?I`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:nt:I`<p class="offline" role="status">${e?r("app.offlineKept",{n:e}):r("app.offline")}</p>`}function Mn(e){let t=l.get("outbox"),i=yi(t).length;return t.length&&e!=="/waiting"?I`<p class="offline" role="status"><a href="/waiting">${i?r("outbox.count",{n:i}):r("outbox.closed")}</a></p>`:nt}var Pn=(e=T().instance?.picture)=>e?I`<img class="mark" src=${e} alt="">`:I`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,Ts=(e,{path:t,wide:i,broad:s})=>I`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Pn()} <span dir="auto">${J()}</span></a>
    ${m()?I`<nav class="tabs" aria-label=${r("nav.label")}>${On.map(n=>Tn(n,t))}</nav>`:nt}
  </header>
  <div class="notes-above">
    ${En()}
    ${Mn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Mi}`;var In=new RegExp(`^/finds/(${q})$`),Nn=2e3,Es=null,Ms=null,N=null,x=null,ve=!1,rt=0;function Ps(){ve||(ve=!0,queueMicrotask(()=>{ve=!1,jt()}))}function jt(){if(x?.signal.aborted)return;let e=N?.title??"";document.title=[e,J()].filter(Boolean).join(" · ");let t=N?N.view():Fn;qn(Ts(t,{path:location.pathname,wide:N?.wide,broad:N?.broad}),document.body)}function Cn(e,{replace:t=!1,kept:i,called:s}={}){return le(),t?ae(e,i):oe(e,i),ke({fresh:!0,called:s})}function An(){Pi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!x||x.signal.aborted||(x.user===m()?.id&&Oi(x.lists,x.user),x.stop.abort(),N.close?.())}function Bn(e,t,i){let s=new AbortController,n=m()?.id,{lists:o,isStale:a}=Ti(n),c=[],p=()=>t===rt;return{params:e,called:i,path:location.pathname,query:new URLSearchParams(location.search),signal:s.signal,stop:s,update:Ps,go:Z,lists:c,user:n,rename:h=>{p()&&xi(h)},push:h=>p()?Rn(h):null,leave:()=>Ei()??Z("/",{replace:!0}),kept:ce(),keep:h=>{p()&&ki(h)},restore:h=>{let f=o[c.push(h)-1];return f&&{...f,isStale:a}}}}function Rn(e){return le(),oe(e),qs()}function qs(){return!N?.moved||x.signal.aborted||x.path!==location.pathname?null:(re(),x.query=new URLSearchParams(location.search),x.kept=ce(),Promise.resolve(N.moved(x.query)))}async function jn(){if(ci())return;let e=rt,t=qs();if(!t)return ke();await t,e===rt&&pe()}async function zn(e){try{return await Ms(e)}catch(t){return t instanceof TypeError||console.error(t),Fs}}function Wn(e,t){try{return e(t)}catch(i){return console.error(i),Fs()}}var Fs=()=>({title:r("error.title"),view:()=>L({code:"offline"},()=>location.reload())});async function ke({fresh:e=!1,first:t=!1,called:i}={}){let s=++rt;An();let{screen:n,open:o,params:a}=Es(location.pathname);if(!o&&!m())return Z(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return Z(ft(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(jt(),await D());let c=await zn(n);s===rt&&(re(),x=Bn(a,s,i),N=Wn(c,x),document.activeElement?.blur(),jt(),e&&scrollTo(0,0),t||await Kn(e,s))}async function Kn(e,t){if(e||await Promise.race([N.ready,Q(Nn)]),t!==rt)return;jt(),((e?null:Li())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||pe()}function Dn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Vn(e){let t=Dn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();Z(t.pathname+t.search+t.hash,{kept:{along:Hn(t)},called:t.querySelector(".name")?.textContent.trim()})}var xe=({pathname:e})=>In.exec(e)?.[1];function Hn(e){let t=xe(e)?[...document.querySelectorAll("main a[href^='/finds/']")]:[],i=[...new Set(t.map(xe))].filter(Boolean);return i.includes(xe(e))?i:void 0}function Is(e,t){[Es,Ms]=[e,t],ai(Cn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Si(),i=s?.id}),l.subscribe("*",Ps),l.subscribe("message",qi),document.body.replaceChildren(),addEventListener("click",Vn),addEventListener("popstate",jn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&Z(ft(s.data.path))}),location.pathname.startsWith("/api/")&&ae(m()?"/settings":"/sign-in"),ke({first:!0})}import{html as M,nothing as _}from"../lib/lit-html/lit-html.js";var Un=160,Jn=2,Ns=6,Zn=new RegExp(`(?:^|[^\\p{L}\\p{N}_.@-])@(${ni}{0,${ri[1]}})$`,"u"),Cs=e=>[e.username,W(e.displayName??"")];function Yn(e,t){let i=Zn.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var zt=class{items=[];at=0;#t;#e;#s=null;#n=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Yn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#p(),s&&(this.#s??=_n().then(n=>this.#a(n)),s.name.length>=Jn&&(this.#o=setTimeout(()=>this.#c(s),Un))))}close(){this.#r=this.#i?.from??-1,this.#p()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await v(d("/api/users",{q:t.name,limit:Ns+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#n.push(...t),this.#p()}#p(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#l(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#l(t){let i=new Map([...this.#e(),...this.#n].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!Cs(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Cs(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Ns)}};async function _n(){return(await v("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Le(e){let t=T().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Oe=e=>e.errors?.length?ei(e.errors[0]):E(e),Wt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#n;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#n=s,this.mentions=new zt(t,n),this.#s=At(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Ki(this.text,T().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:b(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:wi()});try{await bi({kind:"comment",id:this.#i.id,path:this.#e,title:this.#n(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Oe(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function As(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Bs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Rs(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Xn=20,Gn=20,vt=e=>At(`comment-edit:${e.id}`),Kt=class{marked="";editing=null;#t;#e;#s;#n;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#n=s,this.#i=n,this.composer=new Wt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#l([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&B("offerPush",b(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return As(Bs(this.list.items),this.waiting)}retry(t){return vi(t.id)}async takeBack(t){this.composer.takeBack(t),await ne(t.id)}discard(t){return ne(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#h(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#l([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await v(d(this.#e,{order:"desc",limit:Xn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#p(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#n(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#p(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#l(t){let i=this.#p(t);this.list.items=[...this.list.items??[],...i],this.#n(i.length)}#h(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Rs(this.list.items,t),this.#n(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Gn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:vt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,vt(this.editing).set(t)}cancel(){vt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await Pt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),vt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Oe(i)}return this.#t.update(),!t.error}async remove(t){try{await gt(`${this.#e}/${t.id}`)}catch(i){return w(E(i)),!1}return vt(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Dt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Hi(t.params.id,()=>this.find,t),this.comments=new Kt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await v(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??(!this.loading.problem&&this.#t.called||r("find.title"))}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await Ct();!t||this.#t.signal.aborted||(this.distance=j(t,y(O(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return ji(this.find,t,this.#t.update)}async dismiss(){await yt(Pt(`${this.#e}/dismissed`))&&(await this.leave(),w(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await yt(gt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),w(r("find.recalled")))}async likers(t){let i=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&w(E(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await yt(gt(this.#e))){if(await this.leave(),this.find.hidden)return w(r("find.deleted"));w(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await yt(Mt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),w(r("find.restored")))}async copy(t,i){w(await Ci(t)?i:t)}get#n(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#n,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#n})}catch(t){t.name!=="AbortError"&&w(this.#n)}}};import{html as $,nothing as at}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as ot}from"../lib/lit-html/lit-html.js";var H=()=>document.getElementById("comment");function Ee(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Qn(e,t){t.write(e.target.value),Se(e,t),Ee(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Te(e,t){let{text:i,caret:s}=t.mentions.chosen(e,H().value);H().value=i,H().focus(),H().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ee(H())}var tr=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Te(t[i],e),Tab:()=>Te(t[i],e),Escape:()=>e.mentions.close()});function er(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?tr(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function ir(e,t){if(e.preventDefault(),!await t.send())return H().focus();await Promise.resolve(),H()&&Ee(H())}function sr(e){e.stopReply(),k("comment")}var nr=e=>xt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>sr(e)}>${u("close")}</button>
  </p>`,rr=(e,t,i)=>xt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Te(e,i)}>
    ${R(e,28)} <span>${Xi(e)}</span>
  </li>`,or=(e,{items:t}=e.mentions)=>xt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>rr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,ar=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),js=e=>xt`
  <form class="say-it" novalidate @submit=${t=>ir(t,e)}>
    ${e.replyTo?nr(e):ot}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${or(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":ot} aria-describedby=${ar(e)||ot}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":ot}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:ot}
        @input=${t=>Qn(t,e)} @keydown=${t=>er(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${u("send")}</button>
    </div>
    ${Ui(e.left)}
    ${e.error?xt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:ot}
  </form>`;function cr(e,t){e.edit(t),k("edited")}async function lr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&k(`menu-${i}`)}function pr(e,t){e.composer.reply(t),k("comment")}async function hr(e,t){await e.takeBack(t),await k("comment")}async function mr(e,t){await _i()&&(await e.discard(t),await k("comments"))}async function ur(e,t){await Yi(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&k("comments")}var dr=e=>$`
  <form novalidate @submit=${t=>lr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":at}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?$`<p class="error" role="alert">${e.editing.error}</p>`:at}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function fr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>cr(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>ur(e,t)}]:[],...s?[]:[Qi({commentId:t.id}),Gi(t.user,()=>e.load())]]}var gr=(e,t)=>t.hidden?$`
  ${it(t.content)}
  ${Rt(r("report.commentHidden"),t.hidden)}`:$`
  ${it(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:b(t.user)})} @click=${()=>pr(e,t)}>
    ${r("comment.reply")}
  </button>`,wr=(e,t,i)=>$`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${b(t.user)}>${R(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${b(t.user)}</a> <span class="soft">${Ft(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?dr(e):gr(e,t)}
    </div>
    ${Bt(r("comment.menu",{name:b(t.user)}),fr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Me=(e,t)=>$`<button type="button" class="link reply" @click=${t}>${e}</button>`,$r=(e,t)=>$`
  <div class="row">
    ${t.state==="refused"?$`
      ${Me(r("action.retry"),()=>e.retry(t))}
      ${Me(r("action.edit"),()=>hr(e,t))}`:at}
    ${Me(r("outbox.cancel"),()=>mr(e,t))}
  </div>`,yr=(e,t)=>$`
  <div class="comment waiting" id="comment-${t.id}">
    ${R(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${b(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${it(t.body.content)}
      ${t.state==="refused"?$`<p class="error" role="alert">${t.problem}</p>`:at}
      ${t.isLate||t.state==="refused"?$r(e,t):at}
    </div>
  </div>`,zs=(e,t,i)=>t.entry?yr(e,t.entry):wr(e,t,i),br=(e,t,i)=>$`
  <li>
    ${zs(e,t.head,i)}
    ${t.replies.length?$`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>$`<li>${zs(e,s,i)}</li>`)}
      </ul>`:at}
  </li>`;function vr(e,t){let{items:i,problem:s,load:n}=e.list;return s?L(s,n):i?!i.length&&!e.waiting.length?$`<p class="soft">${r("comment.none")}</p>${$t(e.list)}`:$`
    <ul class="comments">${e.threads.map(o=>br(e,o,t))}</ul>
    ${$t(e.list)}`:K(1)}var Ws=(e,t)=>$`
  ${vr(e,t)}
  ${js(e.composer)}`;import{html as Ks,nothing as Ds}from"../lib/lit-html/lit-html.js";var[Vs,xr,kr]=[24,180,48],Hs="input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container",Pe=0,Us=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Js(e){for(let t=e;t&&t!==document.body;t=t.parentElement)if(t.scrollWidth>t.clientWidth&&/auto|scroll/.test(getComputedStyle(t).overflowX))return!0;return!1}var Vt=class{#t;#e=null;constructor(t){if(this.#t=t,!this.#s.length)return;let i=(s,n)=>addEventListener(s,n,{passive:!0,signal:t.signal});i("touchstart",this.#n),i("touchmove",this.#o),i("touchend",this.#c),i("touchcancel",this.#c),i("keydown",this.#p)}get#s(){return this.#t.kept?.along??[]}beside(t){let i=this.#s.indexOf(this.#t.params.id);return i<0?void 0:this.#s[i+t]}turn=t=>{let i=this.beside(t);i&&(Pe=t,this.#t.go(`/finds/${i}`,{replace:!0,kept:{along:this.#s}}))};arrive(){let t=Pe;Pe=0,!(!t||Us())&&document.querySelector("main").animate([{transform:`translateX(${t*kr}px)`,opacity:0},{transform:"none",opacity:1}],{duration:xr,easing:"ease-out"})}#n=t=>{let{clientX:i,clientY:s}=t.touches[0],n=t.touches.length>1||i<Vs||i>innerWidth-Vs||visualViewport?.scale>1||document.querySelector("dialog[open]")||t.target.closest?.(Hs)||Js(t.target);this.#e=n?null:{x:i,y:s}};#i({changedTouches:[{clientX:t,clientY:i}]}){let s={x:t-this.#e.x,y:i-this.#e.y};return Math.abs(s.x)>Math.abs(s.y)&&this.beside(-Math.sign(s.x))?s:{x:0,y:0}}#r(t){Us()||(document.querySelector("main").style.transform=t?`translateX(${t/2}px)`:"")}#o=t=>{t.touches.length>1&&this.#e&&this.#a(),this.#e&&this.#r(this.#i(t).x)};#c=t=>{if(!this.#e)return;let i=t.type==="touchend"&&getSelection().isCollapsed?ns(this.#i(t)):"";this.#a(),i==="next"&&this.turn(1),i==="previous"&&this.turn(-1)};#a(){this.#e=null,this.#r(0)}#p=t=>{t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||t.shiftKey||!/^Arrow(Left|Right)$/.test(t.key)||document.querySelector("dialog[open]")||t.target.closest?.(Hs)||Js(t.target)||this.turn(t.key==="ArrowRight"?1:-1)};#l(t,i,s){let n=this.beside(t),o=a=>{a.preventDefault(),this.turn(t)};return n?Ks`<a class="round" href="/finds/${n}" aria-label=${r(i)} @click=${o}>${u(s)}</a>`:Ds}links=()=>this.#s.length>1?Ks`
    <span class="turns">${this.#l(-1,"find.turnBack","back")}${this.#l(1,"find.turn","next")}</span>`:Ds};import{html as ct,nothing as Ht}from"../lib/lit-html/lit-html.js";var[Lr,Or]=[12,15],Zs=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Ys=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=O(e),a=Math.min(s.area&&!i?Lr:Or,st(y(o)));return`/?at=${Zs(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`},_s=({find:e,distance:t})=>ct`
  <a class="place-line" href=${Ys(e)}>
    ${u("pin")} <span><bdi>${Y(O(e))}</bdi>${t===null?Ht:ct` · ${dt(t)}`}</span>
  </a>`;function Fe(e){let{find:t,distance:i}=e;return ct`
    <div class="spot">
    <a class="where" href=${Ys(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(O(t))}></place-map>
      <span class="row">
        ${u("pin")} <span class="grow"><span class="strong" dir="auto">${Y(O(t))}</span>
        ${t.location.area?ct`<br><span class="soft">${Wi(t,e.isOwn())}</span>`:Ht}
        ${i===null?Ht:ct`<br><span class="soft">${r("find.away",{distance:dt(i)})}</span>`}</span>
        ${u("next")}
      </span>
    </a>
    ${Er(e)}
    </div>`}var qe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Sr(e){let[t,i]=Zs(O(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],qe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),qe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),qe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var Tr=()=>ct`${u("way")} <span>${r("way.title")}</span>`,Er=e=>e.find.location.area&&!e.find.exact?Ht:Bt(r("way.title"),Sr(e),{id:"ways",face:Tr()});var Mr=e=>M`
  <a class="person" href="/people/${e.user.id}">
    ${R(e.user)}
    <span>
      <span class="strong" dir="auto">${b(e.user)}</span><br>
      <span class="soft">${Ft(e.createdAt)}${e.updatedAt>e.createdAt?M` · ${r("find.edited")}`:_}</span>
    </span>
  </a>`,Pr=e=>M`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${bt(e)} ${V(e)}
  </a>`,qr=e=>M`
  <p class="marks">
    ${e.category?Pr(e.category):_}
    ${e.isPublic?M`<span class="badge">${u("globe")} ${r("find.audience.everyone")}</span>`:es(e)}
  </p>`,Xs=e=>e.find.media.length?ss(e.find,e.photo,e.showPhoto):_,Ie=(e,t=_)=>M`
  <div class="card">
    ${t}
    ${e.find.description?it(e.find.description):_}
    ${qr(e.find)}
    ${Mr(e.find)}
  </div>`,Fr=e=>M`
  ${Rt(r("report.findHidden"),e.find.hidden)}
  ${Xs(e)}
  ${Ie(e)}`,Ir=e=>e.find.media.length?[Xs(e),_s(e),Ie(e,fe(e)),Fe(e)]:[Fe(e),Ie(e,fe(e))],Nr=e=>e.find.hidden?Fr(e):M`
  ${Ir(e)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?M`<span class="soft">${G(e.find.commentCount)}</span>`:_}
    </h2>
    ${Ws(e.comments,e.isOwn())}
  </section>`;function Cr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),M`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),L(t,e.load)]:[e.title,e.find?Nr(e):K(3)]}function Ar(e,t){let[i,s]=Cr(e);return M`${Fi(i,[t.links(),e.find?ts(e):_],"/")}${s}`}async function Br(e,t,i){await Promise.all([e.loading.load().then(()=>i.arrive()),e.comments.load()]),t&&await e.comments.mark(t)&&await k(`comment-${t}`)}function kt(e){let t=new Dt(e),i=new Vt(e),n=e.path===location.pathname?new RegExp(`^#comment-(${q})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Br(t,n,i),view:()=>Ar(t,i)}}import{html as Qt,nothing as Mo,render as Po}from"../lib/lit-html/lit-html.js";var[Rr,jr,zr]=[4,2,2],Wr=20,[Kr,Dr]=[50,3],Vr=e=>tt().filter(t=>W(V(t)).startsWith(W(e))).map(t=>({kind:"category",value:t,name:V(t),address:r("find.category")})),Hr=e=>({kind:"find",value:e.id,name:e.title,point:y(O(e)),address:zi(e,O(e))?"":Y(O(e))}),Ur=e=>({kind:"person",value:e.id,name:b(e),address:r("search.person")});function Jr(e,t){let i=s=>{let n=[s.username,b(s)].map(W),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(W(t)))+Number(n.some(a=>a.startsWith(W(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,jr)}var Gs=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=d("/api/finds",{...e.filters.flags,list:"",category:"",q:t,order:"best",lat:s,lng:n,limit:Rr}),a=d("/api/users",{q:t,limit:Wr}),[c,p]=await Promise.all([v(o,{signal:i}).catch(()=>[]),[...t].length<zr?[]:v(a,{signal:i}).catch(()=>[])]);return[...Jr(p,t).map(Ur),...c.map(Hr),...Vr(t)]},Qs=e=>(t,i)=>{let s=n=>e(n.point)<=Kr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Dr)]};var Zr=9,Yr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Ut=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=Zr&&!this.#e.near))return this.#n([],!1);try{let[o,a]=await hi(d("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#n(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#n(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=Yr[i],o=this.items.map(c=>_r(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},_r=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:j(t,y(e.exact))});var Jt={q:"",categories:[],near:null,mine:!0,friends:!0,list:""},Ne=["active","distance","likes"],Xr=e=>(e??"").split(",").filter(Boolean),lt=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",list:t.get("list")??"",categories:Xr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:et(t.get("near")),radius:Number(t.get("radius"))||5,order:Ne.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s,list:n}=this;return{list:n,includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:F(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a,list:c}=this;return{q:i,list:c,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Gr="-180,-90,180,90",tn=2e4,[en,sn,Qr]=[20,500,3],nn=3,Zt=class{nearest=null;#t;#e;#s;#n;#i=en;#r=!1;#o=nn;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#n=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Qr,limit:this.#i});this.list=z(t,()=>d("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Gr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),h=Math.max(j(t,{lat:p,lng:o}),j(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(tn,Math.max(.1,h)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#n().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=nn,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<sn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(sn,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=en,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:tn,order:"distance",findsLimit:1,limit:1},n=d("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await v(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var pt=class{isOpen=!1;#t;#e;#s;#n=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#n.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#i}hold(t){this.#n.add(t)}release(t){this.#n.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ce=100,to=20,U=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#n=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#n,[n,o]=t?[d(`/api/locations/${t}`,{...this.#e(),findsLimit:Ce}),"place"]:[d("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await v(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#n)return;w(E(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#n&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>to?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?z({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>d("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ce});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ce?this.#r(t):"";return Object.assign(z({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var eo="-180,-90,180,90",io=120,so=1e3,[no,Ae]=[13,15],Yt=class{map=null;failed=!1;listName="";note=null;#t;#e=null;#s;#n;#i;box="";#r=0;#o=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new lt(t.query),this.#i=et(t.query.get("at"))??(this.filters.list?null:Ai()),this.#n={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#n,...this.#i},this.exact=new Ut(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ps(t,s),this.offer=new pt(tt(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new hs(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new U(t,s),this.places=new Zt(t,this.filters,this.exact,()=>({view:this.view,box:this.box})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#h(this.view);let s=this.places.load(),n=this.panel.show(U.of(this.#t.query));D().then(t.prefetch);let o=i?this.markers.load(this.box,this.view.zoom):null,a=i?null:this.groups.within(eo,this.view.zoom).catch(p=>p);await Promise.race([s,Q(so)]),await t.painted();let c=this.makeMap().then(()=>i?this.#l():this.#p(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#c()}async#c(){await this.exact.load({bbox:this.box,zoom:this.view.zoom})?await this.#a():this.exact.items.length&&this.markers.show()}async#a(){await Promise.all([this.markers.load(this.box,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#h(this.view),await D(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#o=!0;try{this.filters.list?await this.#l(!0):await this.markers.approach(await t,()=>({bbox:this.box,zoom:this.view.zoom})),(this.filters.list||this.view.zoom>this.#n.zoom)&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#o=!1}}}async#l(t=!1){let{list:i,flags:s}=this.filters,n=i&&await B("listOnMap",this.#t,i,s).catch(()=>null);i===this.filters.list&&(this.listName=n?.name??"",t&&n?.points.length&&this.map?.fit(n.points,Ae,{animate:!1}),this.#t.update())}#h(t){this.view=et(F(t)),this.box=Bi(this.#e.size(),this.view)}#d(t){this.#h(t),!this.#o&&(clearTimeout(this.#r),this.#r=setTimeout(this.refresh,io))}#m(t,i=this.filters){let s=this.#i||this.map?F(this.view):"";return d("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(U.of(this.#t.query))),Promise.all([this.#a(),this.#c()])}refresh=()=>(Ye.set(F(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...U.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=et(t.get("at")),s=i&&F(i)!==F(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query()),{list:o}=this.filters;Object.assign(this.filters,new lt(t));let a=JSON.stringify(this.filters.query())!==n?this.#f(!s):null;o!==this.filters.list&&this.#l(!i);let c=await this.panel.show(U.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await a,c&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.box,this.view.zoom),this.#c()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(Ae,st(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new lt(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(no,st(t))};if(this.map)return this.map.setView(i);this.#h(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await me({maximumAge:6e4,timeout:1e4})})}catch(t){w(E(t))}}locate=async()=>{try{let t=await me({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(Ae,st(t)))})}catch(t){w(E(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#r)}};var _t=class{#t;#e;#s=null;#n=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#n||(this.#n=!0,this.#s=await Ct())};away=t=>this.#i(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?j(t,i):void 0}};import{html as ro,nothing as oo}from"../lib/lit-html/lit-html.js";var Xt=class{screen=null;#t;#e;#s="";#n=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#n.abort(),this.#n=new AbortController;let{signal:i}=this.#n;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=kt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?ro`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:oo}};import{html as C,nothing as P}from"../lib/lit-html/lit-html.js";var ao=[1,5,20,50,200],co=200,{near:up,...lo}=Jt,rn=(e,t)=>e.filter(i=>i!==t),po=(e,t)=>e.includes(t)?rn(e,t):[...e,t],ho=e=>[...new Set([...ao.map(ii),e])].sort((t,i)=>t-i),mo=e=>C`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${ho(e.filters.radius).map(t=>C`
        <option value=${t} ?selected=${t===e.filters.radius}>${si(t)}</option>`)}
    </select>
  </label>`,Lt=(e,t,i=P)=>C`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${u("close")}
  </button>`;function uo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return C`
    ${t?Lt(`“${t}”`,()=>e.change({q:""}),u("search")):P}
    ${i.map(o=>Lt(V(o),()=>e.change({categories:rn(i,o)}),bt(o)))}
    ${s?P:Lt(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?P:Lt(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var on=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},an=({category:e,count:t},i,s=null)=>C`
  <button type="button" class="chip" data-category=${e} data-count=${t??P}
    aria-pressed=${s===null?P:String(s)} @click=${i}>${bt(e)} ${V(e)}</button>`;function cn(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return C`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?C`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${u("next")}
      </button>`:P}
    ${t.isOpen?a.map(c=>s({category:c})):P}`}function ln(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o,list:a}}=e,c=on(t),p=f=>an(f,()=>e.change({categories:[...o,f.category]})),h=f=>{c(f),i.count()};return C`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${h} @focusin=${h} @pointerleave=${c} @focusout=${c}>
      ${a?Lt(e.listName||"…",()=>e.change({list:""}),u("map")):P}
      ${he(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?mo(e):P}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>fo(e)}>
        ${u("filter")} ${r("map.filters")}
        ${n?C`<span class="number">${G(n)}</span>`:P}
      </button>
      ${uo(e)}
      ${cn(i,t,f=>!o.includes(f),p)}
    </div>`}async function fo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(g=>!Ni(g)&&g!=="other"),c=null,p=g=>{g(),pi("watchArea",e.box,o.categories)},f=await Zi((g,ie)=>(c||e.groups.count().then(ie),c??=new pt([...tt(),"other",...a],ie,i),wo(e.groups,c,o,p,g,ie)),{label:r("map.filters"),kind:"sheet-like"});f&&e.change(f)}var go=(e,t,i)=>he(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function wo(e,t,i,s,n,o){let a=on(t),c=g=>{Object.assign(i,g),o()},p=({category:g})=>c({categories:po(i.categories,g)}),h=g=>an(g,()=>p(g),i.categories.includes(g.category)),f=g=>{g.preventDefault(),n({...i,q:g.target.q.value.trim()})};return C`
    <div class="row between"><h2>${r("map.filters")}</h2>${Nt(n)}</div>
    <form @submit=${f}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${co} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${a} @focusin=${a} @pointerleave=${a} @focusout=${a}>
          ${cn(e,t,()=>!0,h)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(g=>go(i,g,c))}
        </div>
      </fieldset>
      <button class="link" type="button" id="watch" @click=${()=>s(n)}>${u("bell")} ${r("map.watch")}</button>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n(lo)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as A,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as hn}from"../lib/lit-html/lit-html.js";var ht=["peek","half","full"],$o=6,yo=.5,Gt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=ht.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&Vi(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ht[Math.max(0,Math.min(ht.length-1,ht.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#n(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,p]of Object.entries(o))i.removeEventListener(c,p);s.end()};for(let[c,p]of Object.entries(o))i.addEventListener(c,p)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#s(i,s)?this.#n(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#s(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#n(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},p=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(h,f)=>{c={y:h,at:f,speed:(c.y-h)/Math.max(1,f-c.at)},n.style.height=`${p()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<$o)return;if(Math.abs(c.speed)>yo)return this.by(Math.sign(c.speed));let h=o.map(f=>Math.abs(f-p()));this.to(ht[h.indexOf(Math.min(...h))])}}}#i(t){return ht.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},pn=(e,t,i,s,n)=>hn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${u("back")}
  </button>`,mn=(e,t,i)=>hn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${pn(e,1,"map.more","up",e.stop==="full")}
          ${pn(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var bo=6,vo=e=>A`
  <button class="quiet" type="button" @click=${()=>e.change(Jt)}>${r("map.clear")}</button>`,xo=e=>A`
  <a class="button" href=${d("/new",{at:e.map&&e.view.zoom>bo?F(e.view):""})}>
    ${u("plus")} ${r("nav.plus")}
  </a>`,ko=e=>It(r("map.noneNear"),r("map.nearestIs",{distance:dt(e.places.nearest.distance)}),A`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function Lo(e){return e.places.nearest?ko(e):e.filters.count||e.filters.near||e.filters.list?It(r("map.noneFiltered"),r("map.noneFilteredText"),vo(e)):It(r("map.none"),r("map.noneText"),xo(e))}function Oo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?ti(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var So=e=>A`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ne.map(t=>A`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function To(e){let{list:t,groups:i,places:s}=e;return t.problem?L(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?Lo(e):A`
    ${s.shown.map(n=>ge(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${$t({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?A`<p class="hint">${r("map.partial")}</p>`:Be}`:K(4)}var un=(e,t)=>A`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Nt(t.close)}`,Eo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function dn(e,t,i){let{place:s,group:n}=e.panel,o=s?un(Y(s),e):n?un(Eo(n),e):A`<h2 class="grow">${Oo(e)}</h2>`,c=s?is(e.panel):n?n.map(h=>ge(h,f=>e.enter(f))):[e.note?.()??Be,To(e)],p=h=>t.touch(h);return A`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${mn(t,o,e.panel.isOpen?Be:So(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${p} @touchmove=${p} @touchend=${p} @touchcancel=${p}>${c}</div>
    </section>`}var qo=8e3,Fo=4,fn=matchMedia("(min-width: 1180px)");function Io(e){let t=document.createElement("div");return Po(Qt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${u("here")}</button>`,t),t}var No=(e,t,i)=>({held:s=>ls(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>cs(document.getElementById("map"),{...s,control:Io(i)}),prefetch:()=>os(),painted:Ii,opened:async()=>{t.atLeastHalf(),await k("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function Co(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):gn(e,t,s)}var gn=(e,t,i)=>fn.matches?e.openFind(i):t.go(`/finds/${i}`),wn=e=>e.view.zoom>Fo?e.view:null,Ao=(e,t,i)=>Qt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${wn(e)} .also=${Gs(e)}
      .order=${Qs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>Co(e,t,s.detail)}></place-search>
    ${ln(e)}
  </div>`,Bo=e=>Qt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?L({code:"map",text:r("map.failed")},()=>e.makeMap()):Mo}
  </div>`;function Ro(e,t){let i=e.target.closest("a.find");!i||!fn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function jo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var zo=(e,t,i,s,n)=>Qt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>jo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Bo(e)}
    ${Ao(e,t,n)}
    ${dn(e,i,o=>Ro(o,e))}
    ${s.view()}
  </div>`;async function Wo(e,t){if(_e.get())return B("introduce",e,t);Ze.get()!==m().id&&(await Q(qo),t.signal.aborted||await B("showSteps",e,t))}async function Ko(e,t,i){await Promise.resolve(),Wo(e,t).catch(()=>{}),await e.start(No(t,i,e)),performance.mark("finds:map")}var Do=e=>new RegExp(`^${q}$`).test(e);function Re(e){for(let o of["place","find","list"])Do(e.query.get(o))||e.query.delete(o);let t=new Yt(e,o=>gn(t,e,o)),i=new Gt(e),s=new Xt(e,o=>t.markers.choose(o)),n=new _t(()=>t.filters.near,()=>wn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Ko(t,e,i),view:()=>zo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as S,nothing as mt}from"../lib/lit-html/lit-html.js";var te=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new Di({send:i=>this.#n("login",i),update:t.update}),this.form.refusal=di(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return us()}async#n(t,i){await ui();let s=await Mt(`/api/auth/${t}`,{...i,cookie:!0});gi(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),gs()}async#r(){if(!T().passwordLogin||qt()||!await ds()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),fs);let t=await we("conditional").catch(()=>null);t&&await this.#o(()=>this.#n("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await we();t&&await this.#n("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Vo=({form:e,hasPasskeys:t})=>S`
  <form novalidate @submit=${e.submit}>
    ${de(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${de(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ji(e,r("signin.action"))}
  </form>`,Ho=e=>S`
  ${T().passwordLogin?S`<p class="or"><span>${r("signin.or")}</span></p>`:mt}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Uo=e=>S`<a href="/join">${r(`signin.${e}Link`)}</a>`,Jo=e=>ye(S`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${ue(e.form)}
  ${be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function Zo(e,t){let{passwordLogin:i,registration:s}=T();return qt()?S`${Jo(e)}${$e(t)}`:S`
    ${ye(S`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?S`<p class="note">${r("signin.forFind")}</p>`:mt}
      ${ys()}
      ${ue(e.form)}
      ${i?Vo(e):mt}
      ${e.hasPasskeys?Ho(e):mt}
      ${be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?mt:Uo(s)}</p>`)}
    ${bs()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${$e(t)}`}var Yo=e=>S`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function _o(e){return S`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?L(e.problem):e.username?Yo(e):K(1)}
      ${e.problem?S`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:mt}
    </section>`}function je(e){let t=ws(location.hash);if(t){let s=new $s(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>_o(s)}}let i=new te(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Zo(i,e.update)}}var $n={find:kt,map:Re,missing:ms,signin:je};async function ze(e){if($n[e])return $n[e];let[t]=await Promise.all([import("./more.js"),rs(),Ge()]);return t[e]}var He=1e3,Xo=6e4,X=null,ee="",Et="",Ke="",Ot="",De="",St=!1,Tt=He,Ue=0;function yn(){let e=()=>{if(document.hidden||!l.get("user"))return Ve();ut(),wt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ve),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ee&&We(),t&&ut()}),l.subscribe("openFind",t=>{t&&t!==Et&&We(),t&&ut()}),l.subscribe("openList",t=>{t&&t!==Ot&&We(),t&&ut()}),l.get("user")&&ut()}function Go(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var ut=()=>Go(Qo);function Qo(){let e=l.get("user");if(!e||X||document.hidden)return;clearTimeout(Ue),Et=Ke===l.get("openFind")?"":l.get("openFind");let t=Et;Ot=De===l.get("openList")?"":l.get("openList");let i=Ot,s=new EventSource(d("/api/notifications/stream",{find:t,list:i}));X=s,ee=e.id,s.addEventListener("open",()=>{St&&wt(),St&&i&&l.set("liveList",{id:i}),St=!0,Tt=He,Ke="",De="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===X&&s.readyState===EventSource.CLOSED&&ta()}),s.addEventListener("comment",n=>l.set("live",{findId:t,comment:JSON.parse(n.data)})),s.addEventListener("comment-deleted",n=>l.set("live",{findId:t,deleted:JSON.parse(n.data).id})),s.addEventListener("list",n=>l.set("liveList",JSON.parse(n.data))),s.addEventListener("list-closed",n=>{Ot="",l.set("liveList",{...JSON.parse(n.data),closed:!0})}),s.addEventListener("notification",n=>ea(JSON.parse(n.data))),s.addEventListener("reset",wt)}function ta(){let[e,t]=[Et,Ot];X=null,St=!0,wt().then(i=>{i&&([Ke,De]=[e,t])}),Ue=setTimeout(ut,Tt),Tt=Math.min(2*Tt,Xo)}function ea(e){mi(1),l.set("notification",e),location.pathname!=="/notifications"&&B("announce",e).catch(()=>{})}function We(){St=!!X&&ee===l.get("user")?.id,Ve(),Tt=He}function Ve(){clearTimeout(Ue),X?.close(),X=null,ee=Et=""}async function bn(){try{await(await caches.open("words")).put("/words",Response.json({title:J(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&w(r("app.updated",{instance:J()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(se.href)?e:null});new Worker(new URL("bundle/formats.js",se),{type:"module"});as();vs();var Je=JSON.parse(document.getElementById("boot").textContent);await Xe();Je.problem&&await Qe(Je.problem);await D();fi(Je);li(ze);Is(Ss,ze);await D();yn();function vn(){$i(),Ls(),"serviceWorker"in navigator&&bn()}document.readyState==="complete"?vn():addEventListener("load",vn,{once:!0});

import{$ as ft,$a as ae,$c as is,Aa as m,Ab as W,Ad as us,Bb as Ii,Bd as ds,Cb as X,Cc as Xi,Da as fi,Dc as Bt,Dd as we,E as ti,Ea as Mt,Eb as G,Ec as tt,F as ei,Fa as gi,Fb as Ni,Fd as fs,Ga as wi,Gb as K,Gd as gs,H as mt,Hd as $e,Ib as Ci,Ic as fe,Id as ye,Ja as $i,Jb as Q,Jc as Gi,Jd as ws,K as l,Kb as Bi,Kd as $s,L as g,Lb as P,M,Mb as y,Md as be,N as ut,Nb as Ai,O as ii,P as si,Pb as A,Pc as Qi,Q as ni,Qb as me,R as ri,Ra as yi,Rb as It,S as U,Sb as R,T as oi,Ta as bi,Tb as Ri,U as ai,Ub as $t,Uc as ge,V as dt,Va as ne,Vc as ts,Wa as vi,X as b,Xb as ji,Xc as es,Y as Tt,Z as Et,Za as re,Zb as Nt,_a as oe,a as se,ab as xi,b as S,ba as ci,bb as ce,c as H,cb as ki,da as f,db as le,eb as Li,f as Je,fb as pe,fc as zi,fd as et,gb as Oi,h as Ze,hb as Si,hc as Wi,hd as ss,i as Ye,ia as $,ib as Ti,ic as Ki,id as ns,ja as J,jb as Ei,jc as Di,ka as k,kb as Mi,kc as yt,la as li,lb as Pi,lc as ue,ld as rs,ma as pi,mb as qi,mc as Vi,na as hi,nb as u,nc as de,nd as os,ob as B,oc as Hi,pb as Pt,pd as as,q as _e,qc as Ui,r as Xe,ra as mi,rb as Fi,rc as Ji,rd as cs,sc as Zi,sd as ls,t as r,ta as ui,tb as qt,tc as Ct,u as Ge,ua as gt,ub as L,uc as Yi,v as T,vb as z,w as Qe,wb as he,x as j,xb as wt,xd as ps,yb as Ft,yd as hs,z as _,za as di,zb as x,zc as _i,zd as ms}from"./shared.js";function ys(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var bs="private-answers",vn=new RegExp(`^/api/finds/${M}$`);async function vs(){if(l.get("online")||!await globalThis.caches?.has(bs))return;let e=await(await caches.open(bs)).keys();l.set("keptFinds",e.filter(({url:t})=>vn.test(new URL(t).pathname)).length)}function xs(){return l.subscribe("online",vs),vs()}var xn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],ks={screen:"missing",open:!0,params:{}},kn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function Ls(e){if(kn(e))return ks;for(let[t,i,s=!1]of xn){let n=new RegExp(`^${t.replace(":id",`(?<id>${M})`).replace(":name",`(?<name>${ni})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return ks}import{render as Pn,nothing as qn}from"../lib/lit-html/lit-html.js";import{html as q,nothing as it}from"../lib/lit-html/lit-html.js";var Ln=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function On(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function Sn([e,t],i){let s=t==="bell"?l.get("unread"):0;return q`
    <a href=${e} class="tab ${t}" aria-current=${On(e,i)?"page":it}>
      <span class="face">
        ${t==="me"?B(m(),28):u(t)}
        ${s?q`<span class="count" aria-hidden="true">${s>99?"99+":_(s)}</span>`:it}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?q`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:it}
      </span>
    </a>`}function Tn(){let e=l.get("keptFinds");return l.get("online")?l.get("cached")?q`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:it:q`<p class="offline" role="status">${e?r("app.offlineKept",{n:e}):r("app.offline")}</p>`}var En=e=>l.get("outbox").length&&e!=="/waiting"?q`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:it,Mn=(e=S().instance?.picture)=>e?q`<img class="mark" src=${e} alt="">`:q`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,Os=(e,{path:t,wide:i,broad:s})=>q`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${Mn()} <span dir="auto">${H()}</span></a>
    ${m()?q`<nav class="tabs" aria-label=${r("nav.label")}>${Ln.map(n=>Sn(n,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${Tn()}
    ${En(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Mi}`;var Fn=new RegExp(`^/finds/(${M})$`),In=2e3,Ss=null,Ts=null,F=null,v=null,ve=!1,st=0;function Es(){ve||(ve=!0,queueMicrotask(()=>{ve=!1,At()}))}function At(){if(v?.signal.aborted)return;let e=F?.title??"";document.title=[e,H()].filter(Boolean).join(" · ");let t=F?F.view():qn;Pn(Os(t,{path:location.pathname,wide:F?.wide,broad:F?.broad}),document.body)}function Nn(e,{replace:t=!1,kept:i}={}){return le(),t?ae(e,i):oe(e,i),ke({fresh:!0})}function Cn(){Pi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&Oi(v.lists,v.user),v.stop.abort(),F.close?.())}function Bn(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=Ti(s),a=[],c=()=>t===st;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:Es,go:U,lists:a,user:s,rename:p=>{c()&&xi(p)},push:p=>c()?An(p):null,leave:()=>Ei()??U("/",{replace:!0}),kept:ce(),keep:p=>{c()&&ki(p)},restore:p=>{let h=n[a.push(p)-1];return h&&{...h,isStale:o}}}}function An(e){return le(),oe(e),Ms()}function Ms(){return!F?.moved||v.signal.aborted||v.path!==location.pathname?null:(re(),v.query=new URLSearchParams(location.search),v.kept=ce(),Promise.resolve(F.moved(v.query)))}async function Rn(){if(oi())return;let e=st,t=Ms();if(!t)return ke();await t,e===st&&pe()}async function jn(e){try{return await Ts(e)}catch(t){return t instanceof TypeError||console.error(t),Ps}}function zn(e,t){try{return e(t)}catch(i){return console.error(i),Ps()}}var Ps=()=>({title:r("error.title"),view:()=>L({code:"offline"},()=>location.reload())});async function ke({fresh:e=!1,first:t=!1}={}){let i=++st;Cn();let{screen:s,open:n,params:o}=Ss(location.pathname);if(!n&&!m())return U(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return U(ut(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(At(),await W());let a=await jn(s);i===st&&(re(),v=Bn(o,i),F=zn(a,v),At(),e&&scrollTo(0,0),t||await Wn(e,i))}async function Wn(e,t){if(e||await Promise.race([F.ready,X(In)]),t!==st)return;At(),((e?null:Li())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||pe()}function Kn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function Dn(e){let t=Kn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();U(t.pathname+t.search+t.hash,{kept:{along:Vn(t)}})}var xe=({pathname:e})=>Fn.exec(e)?.[1];function Vn(e){let t=xe(e)?[...document.querySelectorAll("main a[href^='/finds/']")]:[],i=[...new Set(t.map(xe))].filter(Boolean);return i.includes(xe(e))?i:void 0}function qs(e,t){[Ss,Ts]=[e,t],ri(Nn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Si(),i=s?.id}),l.subscribe("*",Es),l.subscribe("message",qi),document.body.replaceChildren(),addEventListener("click",Dn),addEventListener("popstate",Rn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&U(ut(s.data.path))}),location.pathname.startsWith("/api/")&&ae(m()?"/settings":"/sign-in"),ke({first:!0})}import{html as E,nothing as Z}from"../lib/lit-html/lit-html.js";var Hn=160,Un=2,Fs=6,Jn=new RegExp(`(?:^|[^\\p{L}\\p{N}_.@-])@(${ii}{0,${si[1]}})$`,"u"),Is=e=>[e.username,j(e.displayName??"")];function Zn(e,t){let i=Jn.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Rt=class{items=[];at=0;#t;#e;#s=null;#n=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Zn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#l(),s&&(this.#s??=Yn().then(n=>this.#a(n)),s.name.length>=Un&&(this.#o=setTimeout(()=>this.#c(s),Hn))))}close(){this.#r=this.#i?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(f("/api/users",{q:t.name,limit:Fs+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#n.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#p(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#p(t){let i=new Map([...this.#e(),...this.#n].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!Is(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Is(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Fs)}};async function Yn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Le(e){let t=S().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Oe=e=>e.errors?.length?Qe(e.errors[0]):T(e),jt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#n;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#n=s,this.mentions=new Rt(t,n),this.#s=Nt(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return zi(this.text,S().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:$i()});try{await bi({kind:"comment",id:this.#i.id,path:this.#e,title:this.#n(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Oe(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ns(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Cs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Bs(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var _n=20,Xn=20,bt=e=>Nt(`comment-edit:${e.id}`),zt=class{marked="";editing=null;#t;#e;#s;#n;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#n=s,this.#i=n,this.composer=new jt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=R(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#r(p)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#p([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&dt("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Ns(Cs(this.list.items),this.waiting)}retry(t){return vi(t.id)}async takeBack(t){this.composer.takeBack(t),await ne(t.id)}discard(t){return ne(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#h(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#p([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(f(this.#e,{order:"desc",limit:_n}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#l(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#n(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#l(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#p(t){let i=this.#l(t);this.list.items=[...this.list.items??[],...i],this.#n(i.length)}#h(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Bs(this.list.items,t),this.#n(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Xn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:bt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,bt(this.editing).set(t)}cancel(){bt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await Et(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),bt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Oe(i)}return this.#t.update(),!t.error}async remove(t){try{await ft(`${this.#e}/${t.id}`)}catch(i){return g(T(i)),!1}return bt(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Wt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Di(t.params.id,()=>this.find,t),this.comments=new zt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ri(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await It();!t||this.#t.signal.aborted||(this.distance=A(t,y(k(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return ji(this.find,t,this.#t.update)}async dismiss(){await $t(Et(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await $t(ft(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=R({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(T(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await $t(ft(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await $t(Tt(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){g(await Ci(t)?i:t)}get#n(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#n,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#n})}catch(t){t.name!=="AbortError"&&g(this.#n)}}};import{html as w,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as nt}from"../lib/lit-html/lit-html.js";var D=()=>document.getElementById("comment");function Ee(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Gn(e,t){t.write(e.target.value),Se(e,t),Ee(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Te(e,t){let{text:i,caret:s}=t.mentions.chosen(e,D().value);D().value=i,D().focus(),D().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ee(D())}var Qn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Te(t[i],e),Tab:()=>Te(t[i],e),Escape:()=>e.mentions.close()});function tr(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let h=(t.mentions.items.length&&!a&&!c?Qn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);h&&(e.preventDefault(),h())}async function er(e,t){if(e.preventDefault(),!await t.send())return D().focus();await Promise.resolve(),D()&&Ee(D())}function ir(e){e.stopReply(),x("comment")}var sr=e=>vt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>ir(e)}>${u("close")}</button>
  </p>`,nr=(e,t,i)=>vt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Te(e,i)}>
    ${B(e,28)} <span>${Yi(e)}</span>
  </li>`,rr=(e,{items:t}=e.mentions)=>vt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>nr(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,or=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),As=e=>vt`
  <form class="say-it" novalidate @submit=${t=>er(t,e)}>
    ${e.replyTo?sr(e):nt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${rr(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":nt} aria-describedby=${or(e)||nt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":nt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:nt}
        @input=${t=>Gn(t,e)} @keydown=${t=>tr(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${u("send")}</button>
    </div>
    ${Vi(e.left)}
    ${e.error?vt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:nt}
  </form>`;function ar(e,t){e.edit(t),x("edited")}async function cr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function lr(e,t){e.composer.reply(t),x("comment")}async function pr(e,t){await e.takeBack(t),await x("comment")}async function hr(e,t){await Zi()&&(await e.discard(t),await x("comments"))}async function mr(e,t){await Ji(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var ur=e=>w`
  <form novalidate @submit=${t=>cr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":rt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:rt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function dr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>ar(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>mr(e,t)}]:[],...s?[]:[Xi({commentId:t.id}),_i(t.user,()=>e.load())]]}var fr=(e,t)=>t.hidden?w`
  ${tt(t.content)}
  ${Bt(r("report.commentHidden"),t.hidden)}`:w`
  ${tt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>lr(e,t)}>
    ${r("comment.reply")}
  </button>`,gr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${B(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Pt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?ur(e):fr(e,t)}
    </div>
    ${Ct(r("comment.menu",{name:$(t.user)}),dr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Me=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,wr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Me(r("action.retry"),()=>e.retry(t))}
      ${Me(r("action.edit"),()=>pr(e,t))}`:rt}
    ${Me(r("outbox.cancel"),()=>hr(e,t))}
  </div>`,$r=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${B(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${tt(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:rt}
      ${t.isLate||t.state==="refused"?wr(e,t):rt}
    </div>
  </div>`,Rs=(e,t,i)=>t.entry?$r(e,t.entry):gr(e,t,i),yr=(e,t,i)=>w`
  <li>
    ${Rs(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${Rs(e,s,i)}</li>`)}
      </ul>`:rt}
  </li>`;function br(e,t){let{items:i,problem:s,load:n}=e.list;return s?L(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${wt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>yr(e,o,t))}</ul>
    ${wt(e.list)}`:z(1)}var js=(e,t)=>w`
  ${br(e,t)}
  ${As(e.composer)}`;import{html as zs,nothing as Ws}from"../lib/lit-html/lit-html.js";var[Ks,vr,xr]=[24,180,48],Ds="input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container",Pe=0,Vs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Hs(e){for(let t=e;t&&t!==document.body;t=t.parentElement)if(t.scrollWidth>t.clientWidth&&/auto|scroll/.test(getComputedStyle(t).overflowX))return!0;return!1}var Kt=class{#t;#e=null;constructor(t){if(this.#t=t,!this.#s.length)return;let i=(s,n)=>addEventListener(s,n,{passive:!0,signal:t.signal});i("touchstart",this.#n),i("touchmove",this.#o),i("touchend",this.#c),i("touchcancel",this.#c),i("keydown",this.#l)}get#s(){return this.#t.kept?.along??[]}beside(t){let i=this.#s.indexOf(this.#t.params.id);return i<0?void 0:this.#s[i+t]}turn=t=>{let i=this.beside(t);i&&(Pe=t,this.#t.go(`/finds/${i}`,{replace:!0,kept:{along:this.#s}}))};arrive(){let t=Pe;Pe=0,!(!t||Vs())&&document.querySelector("main").animate([{transform:`translateX(${t*xr}px)`,opacity:0},{transform:"none",opacity:1}],{duration:vr,easing:"ease-out"})}#n=t=>{let{clientX:i,clientY:s}=t.touches[0],n=t.touches.length>1||i<Ks||i>innerWidth-Ks||visualViewport?.scale>1||document.querySelector("dialog[open]")||t.target.closest?.(Ds)||Hs(t.target);this.#e=n?null:{x:i,y:s}};#i({changedTouches:[{clientX:t,clientY:i}]}){let s={x:t-this.#e.x,y:i-this.#e.y};return Math.abs(s.x)>Math.abs(s.y)&&this.beside(-Math.sign(s.x))?s:{x:0,y:0}}#r(t){Vs()||(document.querySelector("main").style.transform=t?`translateX(${t/2}px)`:"")}#o=t=>{t.touches.length>1&&this.#e&&this.#a(),this.#e&&this.#r(this.#i(t).x)};#c=t=>{if(!this.#e)return;let i=t.type==="touchend"&&getSelection().isCollapsed?is(this.#i(t)):"";this.#a(),i==="next"&&this.turn(1),i==="previous"&&this.turn(-1)};#a(){this.#e=null,this.#r(0)}#l=t=>{t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||t.shiftKey||!/^Arrow(Left|Right)$/.test(t.key)||document.querySelector("dialog[open]")||t.target.closest?.(Ds)||Hs(t.target)||this.turn(t.key==="ArrowRight"?1:-1)};#p(t,i,s){let n=this.beside(t),o=a=>{a.preventDefault(),this.turn(t)};return n?zs`<a class="round" href="/finds/${n}" aria-label=${r(i)} @click=${o}>${u(s)}</a>`:Ws}links=()=>this.#s.length>1?zs`
    <span class="turns">${this.#p(-1,"find.turnBack","back")}${this.#p(1,"find.turn","next")}</span>`:Ws};import{html as ot,nothing as Dt}from"../lib/lit-html/lit-html.js";var[kr,Lr]=[12,15],Us=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Js=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=k(e),a=Math.min(s.area&&!i?kr:Lr,et(y(o)));return`/?at=${Us(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`},Zs=({find:e,distance:t})=>ot`
  <a class="place-line" href=${Js(e)}>
    ${u("pin")} <span><bdi>${J(k(e))}</bdi>${t===null?Dt:ot` · ${mt(t)}`}</span>
  </a>`;function Fe(e){let{find:t,distance:i}=e;return ot`
    <div class="spot">
    <a class="where" href=${Js(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(k(t))}></place-map>
      <span class="row">
        ${u("pin")} <span class="grow"><span class="strong" dir="auto">${J(k(t))}</span>
        ${t.location.area?ot`<br><span class="soft">${pi(t,e.isOwn())}</span>`:Dt}
        ${i===null?Dt:ot`<br><span class="soft">${r("find.away",{distance:mt(i)})}</span>`}</span>
        ${u("next")}
      </span>
    </a>
    ${Tr(e)}
    </div>`}var qe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Or(e){let[t,i]=Us(k(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],qe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),qe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),qe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var Sr=()=>ot`${u("way")} <span>${r("way.title")}</span>`,Tr=e=>e.find.location.area&&!e.find.exact?Dt:Ct(r("way.title"),Or(e),{id:"ways",face:Sr()});var Er=e=>E`
  <a class="person" href="/people/${e.user.id}">
    ${B(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Pt(e.createdAt)}${e.updatedAt>e.createdAt?E` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,Mr=e=>E`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${yt(e)} ${K(e)}
  </a>`,Pr=e=>E`
  <p class="marks">
    ${e.category?Mr(e.category):Z}
    ${e.isPublic?E`<span class="badge">${u("globe")} ${r("find.audience.everyone")}</span>`:Qi(e)}
  </p>`,Ys=e=>e.find.media.length?es(e.find,e.photo,e.showPhoto):Z,Ie=(e,t=Z)=>E`
  <div class="card">
    ${t}
    ${e.find.description?tt(e.find.description):Z}
    ${Pr(e.find)}
    ${Er(e.find)}
  </div>`,qr=e=>E`
  ${Bt(r("report.findHidden"),e.find.hidden)}
  ${Ys(e)}
  ${Ie(e)}`,Fr=e=>e.find.media.length?[Ys(e),Zs(e),Ie(e,fe(e)),Fe(e)]:[Fe(e),Ie(e,fe(e))],Ir=e=>e.find.hidden?qr(e):E`
  ${Fr(e)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?E`<span class="soft">${_(e.find.commentCount)}</span>`:Z}
    </h2>
    ${js(e.comments,e.isOwn())}
  </section>`;function Nr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),E`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),L(t,e.load)]:e.find?[e.title,Ir(e)]:[r("find.title"),z(3)]}function Cr(e,t){let[i,s]=Nr(e);return E`${Fi(i,[t.links(),e.find?Gi(e):Z],"/")}${s}`}async function Br(e,t,i){await Promise.all([e.loading.load().then(()=>i.arrive()),e.comments.load()]),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function xt(e){let t=new Wt(e),i=new Kt(e),n=e.path===location.pathname?new RegExp(`^#comment-(${M})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Br(t,n,i),view:()=>Cr(t,i)}}import{html as Gt,nothing as Eo,render as Mo}from"../lib/lit-html/lit-html.js";var[Ar,Rr,jr]=[4,2,2],zr=20,[Wr,Kr]=[50,3],Dr=e=>G().filter(t=>j(K(t)).startsWith(j(e))).map(t=>({kind:"category",value:t,name:K(t),address:r("find.category")})),Vr=e=>({kind:"find",value:e.id,name:e.title,point:y(k(e)),address:li(e,k(e))?"":J(k(e))}),Hr=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Ur(e,t){let i=s=>{let n=[s.username,$(s)].map(j),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(j(t)))+Number(n.some(a=>a.startsWith(j(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Rr)}var _s=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Ar}),a=f("/api/users",{q:t,limit:zr}),[c,p]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<jr?[]:b(a,{signal:i}).catch(()=>[])]);return[...Ur(p,t).map(Hr),...c.map(Vr),...Dr(t)]},Xs=e=>(t,i)=>{let s=n=>e(n.point)<=Wr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Kr)]};var Jr=9,Zr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Vt=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=Jr&&!this.#e.near))return this.#n([],!1);try{let[o,a]=await ci(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#n(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#n(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=Zr[i],o=this.items.map(c=>Yr(c,s)).sort((c,p)=>n(c)-n(p)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Yr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:A(t,y(e.exact))});var Ht={q:"",categories:[],near:null,mine:!0,friends:!0},Ne=["active","distance","likes"],_r=e=>(e??"").split(",").filter(Boolean),at=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:_r(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:Q(t.get("near")),radius:Number(t.get("radius"))||5,order:Ne.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s}=this;return{includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:P(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Xr="-180,-90,180,90",Gs=2e4,[Qs,tn,Gr]=[20,500,3],en=3,Ut=class{nearest=null;#t;#e;#s;#n;#i=Qs;#r=!1;#o=en;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#n=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Gr,limit:this.#i});this.list=R(t,()=>f("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Xr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,p]=n.split(",").map(Number),h=Math.max(A(t,{lat:p,lng:o}),A(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Gs,Math.max(.1,h)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#n().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=en,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<tn}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(tn,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Qs,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Gs,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ct=class{isOpen=!1;#t;#e;#s;#n=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#n.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#i}hold(t){this.#n.add(t)}release(t){this.#n.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ce=100,Qr=20,V=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#n=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#n,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:Ce}),"place"]:[f("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#n)return;g(T(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#n&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Qr?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?R({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>f("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ce});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ce?this.#r(t):"";return Object.assign(R({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var to="-180,-90,180,90",eo=120,io=1e3,[so,sn]=[13,15],Jt=class{map=null;failed=!1;note=null;#t;#e=null;#s;#n;#i;#r="";#o=0;#c=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new at(t.query),this.#i=Q(t.query.get("at"))??Bi(),this.#n={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#n,...this.#i},this.exact=new Vt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new cs(t,s),this.offer=new ct(G(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new ls(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new V(t,s),this.places=new Ut(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#h(this.view);let s=this.places.load(),n=this.panel.show(V.of(this.#t.query));W().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(to,this.view.zoom).catch(p=>p);await Promise.race([s,X(io)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#p(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#l():this.exact.items.length&&this.markers.show()}async#l(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#h(this.view),await W(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#p(t){if(!this.#t.signal.aborted){this.#c=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#n.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#c=!1}}}#h(t){this.view=Q(P(t)),this.#r=Ai(this.#e.size(),this.view)}#d(t){this.#h(t),!this.#c&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,eo))}#m(t,i=this.filters){let s=this.#i||this.map?P(this.view):"";return f("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(V.of(this.#t.query))),Promise.all([this.#l(),this.#a()])}refresh=()=>(Ze.set(P(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...V.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=Q(t.get("at")),s=i&&P(i)!==P(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new at(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(V.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(sn,et(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new at(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(so,et(t))};if(this.map)return this.map.setView(i);this.#h(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await me({maximumAge:6e4,timeout:1e4})})}catch(t){g(T(t))}}locate=async()=>{try{let t=await me({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(sn,et(t)))})}catch(t){g(T(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Zt=class{#t;#e;#s=null;#n=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#n||(this.#n=!0,this.#s=await It())};away=t=>this.#i(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?A(t,i):void 0}};import{html as no,nothing as ro}from"../lib/lit-html/lit-html.js";var Yt=class{screen=null;#t;#e;#s="";#n=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#n.abort(),this.#n=new AbortController;let{signal:i}=this.#n;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=xt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?no`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:ro}};import{html as N,nothing as I}from"../lib/lit-html/lit-html.js";var oo=[1,5,20,50,200],ao=200,{near:hp,...co}=Ht,nn=(e,t)=>e.filter(i=>i!==t),lo=(e,t)=>e.includes(t)?nn(e,t):[...e,t],po=e=>[...new Set([...oo.map(ti),e])].sort((t,i)=>t-i),ho=e=>N`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${po(e.filters.radius).map(t=>N`
        <option value=${t} ?selected=${t===e.filters.radius}>${ei(t)}</option>`)}
    </select>
  </label>`,_t=(e,t,i=I)=>N`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${u("close")}
  </button>`;function mo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return N`
    ${t?_t(`“${t}”`,()=>e.change({q:""}),u("search")):I}
    ${i.map(o=>_t(K(o),()=>e.change({categories:nn(i,o)}),yt(o)))}
    ${s?I:_t(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:_t(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var rn=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},on=({category:e,count:t},i,s=null)=>N`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${s===null?I:String(s)} @click=${i}>${yt(e)} ${K(e)}</button>`;function an(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return N`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?N`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${u("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>s({category:c})):I}`}function cn(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=rn(t),c=h=>on(h,()=>e.change({categories:[...o,h.category]})),p=h=>{a(h),i.count()};return N`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${p} @focusin=${p} @pointerleave=${a} @focusout=${a}>
      ${he(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?ho(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>uo(e)}>
        ${u("filter")} ${r("map.filters")}
        ${n?N`<span class="number">${_(n)}</span>`:I}
      </button>
      ${mo(e)}
      ${an(i,t,h=>!o.includes(h),c)}
    </div>`}async function uo(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(d=>!Ni(d)&&d!=="other"),c=null,h=await Ui((d,ie)=>(c||e.groups.count().then(ie),c??=new ct([...G(),"other",...a],ie,i),go(e.groups,c,o,d,ie)),{label:r("map.filters"),kind:"sheet-like"});h&&e.change(h)}var fo=(e,t,i)=>he(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function go(e,t,i,s,n){let o=rn(t),a=d=>{Object.assign(i,d),n()},c=({category:d})=>a({categories:lo(i.categories,d)}),p=d=>on(d,()=>c(d),i.categories.includes(d.category)),h=d=>{d.preventDefault(),s({...i,q:d.target.q.value.trim()})};return N`
    <div class="row between"><h2>${r("map.filters")}</h2>${Ft(s)}</div>
    <form @submit=${h}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${ao} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${an(e,t,()=>!0,p)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(d=>fo(i,d,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(co)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as C,nothing as Be}from"../lib/lit-html/lit-html.js";import{html as pn}from"../lib/lit-html/lit-html.js";var lt=["peek","half","full"],wo=6,$o=.5,Xt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=lt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&Ki(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(lt[Math.max(0,Math.min(lt.length-1,lt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#n(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,p]of Object.entries(o))i.removeEventListener(c,p);s.end()};for(let[c,p]of Object.entries(o))i.addEventListener(c,p)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#s(i,s)?this.#n(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#s(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#n(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},p=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(h,d)=>{c={y:h,at:d,speed:(c.y-h)/Math.max(1,d-c.at)},n.style.height=`${p()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<wo)return;if(Math.abs(c.speed)>$o)return this.by(Math.sign(c.speed));let h=o.map(d=>Math.abs(d-p()));this.to(lt[h.indexOf(Math.min(...h))])}}}#i(t){return lt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},ln=(e,t,i,s,n)=>pn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${u("back")}
  </button>`,hn=(e,t,i)=>pn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${ln(e,1,"map.more","up",e.stop==="full")}
          ${ln(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var yo=6,bo=e=>C`
  <button class="quiet" type="button" @click=${()=>e.change(Ht)}>${r("map.clear")}</button>`,vo=e=>C`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>yo?P(e.view):""})}>
    ${u("plus")} ${r("nav.plus")}
  </a>`,xo=e=>qt(r("map.noneNear"),r("map.nearestIs",{distance:mt(e.places.nearest.distance)}),C`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function ko(e){return e.places.nearest?xo(e):e.filters.count||e.filters.near?qt(r("map.noneFiltered"),r("map.noneFilteredText"),bo(e)):qt(r("map.none"),r("map.noneText"),vo(e))}function Lo(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Ge(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var Oo=e=>C`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ne.map(t=>C`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function So(e){let{list:t,groups:i,places:s}=e;return t.problem?L(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?ko(e):C`
    ${s.shown.map(n=>ge(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${wt({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?C`<p class="hint">${r("map.partial")}</p>`:Be}`:z(4)}var mn=(e,t)=>C`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${Ft(t.close)}`,To=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function un(e,t,i){let{place:s,group:n}=e.panel,o=s?mn(J(s),e):n?mn(To(n),e):C`<h2 class="grow">${Lo(e)}</h2>`,c=s?ts(e.panel):n?n.map(h=>ge(h,d=>e.enter(d))):[e.note?.()??Be,So(e)],p=h=>t.touch(h);return C`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${hn(t,o,e.panel.isOpen?Be:Oo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${p} @touchmove=${p} @touchend=${p} @touchcancel=${p}>${c}</div>
    </section>`}var Po=8e3,qo=4,dn=matchMedia("(min-width: 1180px)");function Fo(e){let t=document.createElement("div");return Mo(Gt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${u("here")}</button>`,t),t}var Io=(e,t,i)=>({held:s=>as(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>os(document.getElementById("map"),{...s,control:Fo(i)}),prefetch:()=>ns(),painted:Ii,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function No(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):fn(e,t,s)}var fn=(e,t,i)=>dn.matches?e.openFind(i):t.go(`/finds/${i}`),gn=e=>e.view.zoom>qo?e.view:null,Co=(e,t,i)=>Gt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${gn(e)} .also=${_s(e)}
      .order=${Xs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>No(e,t,s.detail)}></place-search>
    ${cn(e)}
  </div>`,Bo=e=>Gt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?L({code:"map",text:r("map.failed")},()=>e.makeMap()):Eo}
  </div>`;function Ao(e,t){let i=e.target.closest("a.find");!i||!dn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Ro(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var jo=(e,t,i,s,n)=>Gt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Ro(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Bo(e)}
    ${Co(e,t,n)}
    ${un(e,i,o=>Ao(o,e))}
    ${s.view()}
  </div>`;async function zo(e,t){if(Ye.get())return dt("introduce",e,t);Je.get()!==m().id&&(await X(Po),t.signal.aborted||await dt("showSteps",e,t))}async function Wo(e,t,i){await Promise.resolve(),zo(e,t).catch(()=>{}),await e.start(Io(t,i,e)),performance.mark("finds:map")}var Ko=e=>new RegExp(`^${M}$`).test(e);function Ae(e){for(let o of["place","find"])Ko(e.query.get(o))||e.query.delete(o);let t=new Jt(e,o=>fn(t,e,o)),i=new Xt(e),s=new Yt(e,o=>t.markers.choose(o)),n=new Zt(()=>t.filters.near,()=>gn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Wo(t,e,i),view:()=>jo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as O,nothing as pt}from"../lib/lit-html/lit-html.js";var Qt=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ut(t.query.get("next")),this.form=new Wi({send:i=>this.#n("login",i),update:t.update}),this.form.refusal=fi(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return hs()}async#n(t,i){await di();let s=await Tt(`/api/auth/${t}`,{...i,cookie:!0});wi(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),ds()}async#r(){if(!S().passwordLogin||Mt()||!await ms()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),us);let t=await we("conditional").catch(()=>null);t&&await this.#o(()=>this.#n("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await we();t&&await this.#n("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Do=({form:e,hasPasskeys:t})=>O`
  <form novalidate @submit=${e.submit}>
    ${de(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${de(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Hi(e,r("signin.action"))}
  </form>`,Vo=e=>O`
  ${S().passwordLogin?O`<p class="or"><span>${r("signin.or")}</span></p>`:pt}
  <button type="button" class=${S().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Ho=e=>O`<a href="/join">${r(`signin.${e}Link`)}</a>`,Uo=e=>ye(O`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${ue(e.form)}
  ${be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function Jo(e,t){let{passwordLogin:i,registration:s}=S();return Mt()?O`${Uo(e)}${$e(t)}`:O`
    ${ye(O`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?O`<p class="note">${r("signin.forFind")}</p>`:pt}
      ${ws()}
      ${ue(e.form)}
      ${i?Do(e):pt}
      ${e.hasPasskeys?Vo(e):pt}
      ${be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?pt:Ho(s)}</p>`)}
    ${$s()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${$e(t)}`}var Zo=e=>O`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Yo(e){return O`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?L(e.problem):e.username?Zo(e):z(1)}
      ${e.problem?O`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:pt}
    </section>`}function Re(e){let t=fs(location.hash);if(t){let s=new gs(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Yo(s)}}let i=new Qt(e);return{get title(){return r("signin.title")},broad:!0,view:()=>Jo(i,e.update)}}var wn={find:xt,map:Ae,missing:ps,signin:Re};async function je(e){if(wn[e])return wn[e];let[t]=await Promise.all([import("./more.js"),ss(),Xe()]);return t[e]}var He=1e3,_o=6e4,Y=null,ee="",St="",Ke="",kt="",De="",Lt=!1,Ot=He,Ue=0;function $n(){let e=()=>{if(document.hidden||!l.get("user"))return Ve();ht(),gt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ve),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ee&&We(),t&&ht()}),l.subscribe("openFind",t=>{t&&t!==St&&We(),t&&ht()}),l.subscribe("openList",t=>{t&&t!==kt&&We(),t&&ht()}),l.get("user")&&ht()}function Xo(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var ht=()=>Xo(Go);function Go(){let e=l.get("user");if(!e||Y||document.hidden)return;clearTimeout(Ue),St=Ke===l.get("openFind")?"":l.get("openFind");let t=St;kt=De===l.get("openList")?"":l.get("openList");let i=kt,s=new EventSource(f("/api/notifications/stream",{find:t,list:i}));Y=s,ee=e.id,s.addEventListener("open",()=>{Lt&&gt(),Lt&&i&&l.set("liveList",{id:i}),Lt=!0,Ot=He,Ke="",De="",t&&l.set("live",{findId:t})}),s.addEventListener("error",()=>{s===Y&&s.readyState===EventSource.CLOSED&&Qo()}),s.addEventListener("comment",n=>l.set("live",{findId:t,comment:JSON.parse(n.data)})),s.addEventListener("comment-deleted",n=>l.set("live",{findId:t,deleted:JSON.parse(n.data).id})),s.addEventListener("list",n=>l.set("liveList",JSON.parse(n.data))),s.addEventListener("list-closed",n=>{kt="",l.set("liveList",{...JSON.parse(n.data),closed:!0})}),s.addEventListener("notification",n=>ta(JSON.parse(n.data))),s.addEventListener("reset",gt)}function Qo(){let[e,t]=[St,kt];Y=null,Lt=!0,gt().then(i=>{i&&([Ke,De]=[e,t])}),Ue=setTimeout(ht,Ot),Ot=Math.min(2*Ot,_o)}var te=0,ze=null;function ta(e){ui(1),l.set("notification",e),ea(e)}function ea(e){let t=mi(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(te=ze&&l.get("message")===ze?te+1:1,te===1?g(hi(e),t):g(r("note.several",{n:te}),"/notifications"),ze=l.get("message"))}function We(){Lt=!!Y&&ee===l.get("user")?.id,Ve(),Ot=He}function Ve(){clearTimeout(Ue),Y?.close(),Y=null,ee=St=""}async function yn(){try{await(await caches.open("words")).put("/words",Response.json({title:H(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:H()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(se.href)?e:null});new Worker(new URL("bundle/formats.js",se),{type:"module"});rs();ys();var ia=JSON.parse(document.getElementById("boot").textContent);await _e();await W();gi(ia);ai(je);qs(Ls,je);await W();$n();function bn(){yi(),xs(),"serviceWorker"in navigator&&yn()}document.readyState==="complete"?bn():addEventListener("load",bn,{once:!0});

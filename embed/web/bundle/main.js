import{$ as ri,$a as vi,Aa as ui,Ac as tt,Ad as ps,Ba as Mt,Bb as G,Bd as ms,Ca as di,Cb as Ii,Cd as $e,D as ti,Da as fi,Db as K,Dd as ye,E as ei,Ec as fe,Ed as us,Fb as Q,Fc as _i,Fd as ds,G as mt,Ga as gi,Gb as Fi,Hb as O,Hd as be,Ib as y,J as l,Jb as Ni,K as g,L as ii,Lb as A,Lc as Yi,M as ut,Mb as me,Nb as It,O as b,Oa as wi,Ob as B,P as St,Pb as Ci,Q as Tt,Qa as $i,Qb as $t,Qc as ge,Rc as Xi,S as dt,Sa as ne,Ta as yi,Tb as Ai,Tc as Gi,U as si,Vb as Ft,W as f,Wa as re,Xa as oe,Xc as Qi,Y as z,Ya as ae,Z as ft,Za as bi,_ as ni,_a as ce,a as se,aa as U,ab as le,b as T,ba as oi,bb as xi,bc as Bi,bd as et,c as H,cb as he,db as ki,dc as Ri,dd as ts,eb as Li,ec as zi,ed as es,f as Je,fa as $,fb as Oi,fc as ji,ga as J,gb as Si,gc as yt,h as Ze,ha as k,hb as Ti,hc as ue,hd as is,i as _e,ia as ai,ib as Mi,ic as Wi,ja as ci,jb as Pi,jc as de,jd as ss,ka as li,kb as u,kc as Ki,lb as C,mb as Pt,mc as Di,md as ns,nc as Vi,nd as rs,oa as hi,ob as Ei,oc as Hi,p as Ye,pc as Nt,q as Xe,qa as pi,qb as Et,qc as Ui,ra as gt,rb as L,s as r,sb as j,sd as os,t as Ge,tb as pe,td as as,u as M,ub as wt,ud as cs,v as Qe,vb as qt,vc as Ji,vd as ls,w as R,wa as mi,wb as x,wd as hs,xa as m,xb as W,y as Y,yb as qi,yc as Zi,yd as we,zb as X,zc as Ct}from"./shared.js";function fs(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var fn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/join","joinList",!0],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/settings/:name","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/categories","categories"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0],["/help","help",!0],["/help/:name","help",!0]],gs={screen:"missing",open:!0,params:{}},gn=e=>e.startsWith("/admin")&&m()&&m().role!=="admin";function ws(e){if(gn(e))return gs;for(let[t,i,s=!1]of fn){let n=new RegExp(`^${t.replace(":id",`(?<id>${z})`).replace(":name",`(?<name>${ni})`)}$`).exec(e);if(n)return{screen:i,open:s,params:{...n.groups}}}return gs}import{render as kn,nothing as Ln}from"../lib/lit-html/lit-html.js";import{html as E,nothing as it}from"../lib/lit-html/lit-html.js";var wn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function $n(e,t){return e===t||e==="/profile"&&["/saved","/lists","/shares"].includes(t)}function yn([e,t],i){let s=t==="bell"?l.get("unread"):0;return E`
    <a href=${e} class="tab ${t}" aria-current=${$n(e,i)?"page":it}>
      <span class="face">
        ${t==="me"?C(m(),28):u(t)}
        ${s?E`<span class="count" aria-hidden="true">${s>99?"99+":Y(s)}</span>`:it}
      </span>
      <span class="name">
        ${r(`nav.${t}`)}
        ${s?E`<span class="unseen"> (${r("nav.unread",{n:s})})</span>`:it}
      </span>
    </a>`}function bn(){return l.get("online")?l.get("cached")?E`<p class="offline" role="status">${r("app.kept")} <a href="/?direct" target="_self">${r("app.direct")}</a></p>`:it:E`<p class="offline" role="status">${r("app.offline")}</p>`}var vn=e=>l.get("outbox").length&&e!=="/waiting"?E`<p class="offline" role="status"><a href="/waiting">${r("outbox.count",{n:l.get("outbox").length})}</a></p>`:it,xn=(e=T().instance?.picture)=>e?E`<img class="mark" src=${e} alt="">`:E`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,$s=(e,{path:t,wide:i,broad:s})=>E`
  <a class="skip" href="#main">${r("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${xn()} <span dir="auto">${H()}</span></a>
    ${m()?E`<nav class="tabs" aria-label=${r("nav.label")}>${wn.map(n=>yn(n,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${bn()}
    ${vn(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Ti}`;var On=new RegExp(`^/finds/(${z})$`),Sn=2e3,ys=null,bs=null,q=null,v=null,ve=!1,st=0;function vs(){ve||(ve=!0,queueMicrotask(()=>{ve=!1,At()}))}function At(){if(v?.signal.aborted)return;let e=q?.title??"";document.title=[e,H()].filter(Boolean).join(" · ");let t=q?q.view():Ln;kn($s(t,{path:location.pathname,wide:q?.wide,broad:q?.broad}),document.body)}function Tn(e,{replace:t=!1,kept:i}={}){return le(),t?ae(e,i):oe(e,i),ke({fresh:!0})}function Mn(){Mi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!v||v.signal.aborted||(v.user===m()?.id&&ki(v.lists,v.user),v.stop.abort(),q.close?.())}function Pn(e,t){let i=new AbortController,s=m()?.id,{lists:n,isStale:o}=Oi(s),a=[],c=()=>t===st;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:vs,go:U,lists:a,user:s,rename:h=>{c()&&bi(h)},push:h=>c()?En(h):null,leave:()=>Si()??U("/",{replace:!0}),kept:ce(),keep:h=>{c()&&vi(h)},restore:h=>{let p=n[a.push(h)-1];return p&&{...p,isStale:o}}}}function En(e){return le(),oe(e),xs()}function xs(){return!q?.moved||v.signal.aborted||v.path!==location.pathname?null:(re(),v.query=new URLSearchParams(location.search),v.kept=ce(),Promise.resolve(q.moved(v.query)))}async function qn(){if(oi())return;let e=st,t=xs();if(!t)return ke();await t,e===st&&he()}async function In(e){try{return await bs(e)}catch(t){return t instanceof TypeError||console.error(t),ks}}function Fn(e,t){try{return e(t)}catch(i){return console.error(i),ks()}}var ks=()=>({title:r("error.title"),view:()=>L({code:"offline"},()=>location.reload())});async function ke({fresh:e=!1,first:t=!1}={}){let i=++st;Mn();let{screen:s,open:n,params:o}=ys(location.pathname);if(!n&&!m())return U(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(m()&&location.pathname==="/sign-in")return U(ft(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(At(),await W());let a=await In(s);i===st&&(re(),v=Pn(o,i),q=Fn(a,v),At(),e&&scrollTo(0,0),t||await Nn(e,i))}async function Nn(e,t){if(e||await Promise.race([q.ready,X(Sn)]),t!==st)return;At(),((e?null:xi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||he()}function Cn(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function An(e){let t=Cn(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();U(t.pathname+t.search+t.hash,{kept:{along:Bn(t)}})}var xe=({pathname:e})=>On.exec(e)?.[1];function Bn(e){let t=xe(e)?[...document.querySelectorAll("main a[href^='/finds/']")]:[],i=[...new Set(t.map(xe))].filter(Boolean);return i.includes(xe(e))?i:void 0}function Ls(e,t){[ys,bs]=[e,t],ri(Tn),history.scrollRestoration="manual";let i=m()?.id;return l.subscribe("user",s=>{s?.id!==i&&Li(),i=s?.id}),l.subscribe("*",vs),l.subscribe("message",Pi),document.body.replaceChildren(),addEventListener("click",An),addEventListener("popstate",qn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&U(ft(s.data.path))}),location.pathname.startsWith("/api/")&&ae(m()?"/settings":"/sign-in"),ke({first:!0})}import{html as P,nothing as Z}from"../lib/lit-html/lit-html.js";var Rn=160,zn=2,Os=6,Ss=e=>[e.username,R(e.displayName??"")];function jn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Bt=class{items=[];at=0;#t;#e;#s=null;#n=[];#i=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=jn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#i?.from&&s?.name===this.#i?.name)&&(clearTimeout(this.#o),this.#i=s,this.at=0,this.#l(),s&&(this.#s??=Wn().then(n=>this.#a(n)),s.name.length>=zn&&(this.#o=setTimeout(()=>this.#c(s),Rn))))}close(){this.#r=this.#i?.from??-1,this.#l()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:n}=this.#i,o=i.slice(s+1+n.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#c(t){let i=await b(f("/api/users",{q:t.name,limit:Os+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#i&&this.#a(i)}#a(t){this.#n.push(...t),this.#l()}#l(){let t=this.items;this.items=this.#i&&this.#i.from!==this.#r?this.#h(this.#i.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let i=new Map([...this.#e(),...this.#n].map(o=>[o.id,o]));i.delete(m()?.id);let s=o=>!Ss(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>Ss(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,Os)}};async function Wn(){return(await b("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===m()?.id?t.addressee:t.requester)}function Le(e){let t=T().limits.comment,i=[...e.trim()].length;return i?i>t?r("rule.max_length",{n:t}):"":r("rule.required")}var Oe=e=>e.errors?.length?Qe(e.errors[0]):M(e),Rt=class{error="";busy=!1;replyTo=null;#t;#e;#s;#n;#i={body:"",id:""};constructor(t,i,{title:s,conversation:n}){this.#t=t,this.#e=i,this.#n=s,this.mentions=new Bt(t,n),this.#s=Ft(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#s.get()}}get left(){return Bi(this.text,T().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#s.set({text:t,replyTo:this.replyTo}):this.#s.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:$(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==m()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},n=JSON.stringify(s);this.#i.body!==n&&(this.#i={body:n,id:gi()});try{await $i({kind:"comment",id:this.#i.id,path:this.#e,title:this.#n(),body:s,replyTo:i}),this.#i={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Oe(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function Ts(e,t){let i=t.map(n=>({id:n.id,parentId:n.replyTo?.thread,entry:n})),s=new Map;for(let n of[...e,...i]){let o=n.parentId??n.id,a=s.get(o)??{id:o,head:null,replies:[]};n.parentId?a.replies.push(n):a.head=n,s.set(o,a)}for(let n of s.values())n.head??=n.replies.shift();return[...s.values()]}var Ms=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function Ps(e,t){let i=e.find(n=>n.parentId===t),s=n=>({...n,parentId:n===i?void 0:i.id});return e.filter(n=>n.id!==t).map(n=>n.parentId===t?s(n):n)}var Kn=20,Dn=20,bt=e=>Ft(`comment-edit:${e.id}`),zt=class{marked="";editing=null;#t;#e;#s;#n;#i;constructor(t,i,s,n=()=>null){this.#t=t,this.#s=i,this.#e=`${i}/comments`,this.#n=s,this.#i=n,this.composer=new Rt(t,i,{title:()=>n()?.title??"",conversation:()=>[n()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=B(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#o(a)},sent:({kind:a,path:c,result:h})=>{a==="comment"&&c===i&&this.#r(h)}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}#r(t){this.#h([t]);let i=this.#i()?.user;i&&i.id!==m()?.id&&ut("offerPush",$(i)).catch(()=>{})}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#s&&!t.has(i.id))}get threads(){return Ts(Ms(this.list.items),this.waiting)}retry(t){return yi(t.id)}async takeBack(t){this.composer.takeBack(t),await ne(t.id)}discard(t){return ne(t.id)}load(){return this.list.load()}async#o({comment:t,deleted:i}){this.list.items&&(i?this.#p(i):t?this.list.items.some(s=>s.id===t.id)?this.#a(t):this.#h([t]):await this.#c(),this.#t.signal.aborted||this.#t.update())}async#c(){let{signal:t}=this.#t;if(this.list.next)return;let i=await b(f(this.#e,{order:"desc",limit:Kn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#i()?.commentCount??0,n=this.#l(i.reverse());this.list.items=[...this.list.items,...n],n.length&&this.#n(Math.max(0,this.list.items.length-s))}#a(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#l(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#h(t){let i=this.#l(t);this.list.items=[...this.list.items??[],...i],this.#n(i.length)}#p(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=Ps(this.list.items,t),this.#n(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<Dn;s++){let{next:n}=this.list;if(await this.list.more(),this.list.next===n)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===m()?.id}edit(t){this.editing={id:t.id,text:bt(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,bt(this.editing).set(t)}cancel(){bt(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await Tt(`${this.#e}/${t.id}`,{content:t.text});this.#a(i),bt(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?r("comment.editOffline"):Oe(i)}return this.#t.update(),!t.error}async remove(t){try{await dt(`${this.#e}/${t.id}`)}catch(i){return g(M(i)),!1}return bt(t).remove(),this.#p(t.id),this.#t.update(),!0}};var jt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new ji(t.params.id,()=>this.find,t),this.comments=new zt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ci(t,async()=>{this.find=await b(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#s()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??r("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#s(){let t=await It();!t||this.#t.signal.aborted||(this.distance=A(t,y(k(this.find))),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===m()?.id}save(t){return Ai(this.find,t,this.#t.update)}async dismiss(){await $t(Tt(`${this.#e}/dismissed`))&&(await this.leave(),g(r("find.dismissed"),"",{text:r("action.undo"),run:()=>this.recall()}))}async recall(){await $t(dt(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),g(r("find.recalled")))}async likers(t){let i=B({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&g(M(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await $t(dt(this.#e))){if(await this.leave(),this.find.hidden)return g(r("find.deleted"));g(r("find.deleted"),"",{text:r("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await $t(St(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),g(r("find.restored")))}async copy(t,i){try{await navigator.clipboard.writeText(t),g(i)}catch{g(t)}}get#n(){return`${location.origin}/finds/${this.find.id}`}copyLink(){return this.copy(this.#n,r("find.copied"))}async share(){try{await navigator.share({title:this.find.title,url:this.#n})}catch(t){t.name!=="AbortError"&&g(this.#n)}}};import{html as w,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as nt}from"../lib/lit-html/lit-html.js";var D=()=>document.getElementById("comment");function Me(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function Vn(e,t){t.write(e.target.value),Se(e,t),Me(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Te(e,t){let{text:i,caret:s}=t.mentions.chosen(e,D().value);D().value=i,D().focus(),D().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Me(D())}var Hn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Te(t[i],e),Tab:()=>Te(t[i],e),Escape:()=>e.mentions.close()});function Un(e,t){let{key:i,isComposing:s,ctrlKey:n,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(n||o))return e.currentTarget.form.requestSubmit();let p=(t.mentions.items.length&&!a&&!c?Hn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);p&&(e.preventDefault(),p())}async function Jn(e,t){if(e.preventDefault(),!await t.send())return D().focus();await Promise.resolve(),D()&&Me(D())}function Zn(e){e.stopReply(),x("comment")}var _n=e=>vt`
  <p class="replying soft" id="replying">
    <span>${r("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${r("comment.stopReply")} @click=${()=>Zn(e)}>${u("close")}</button>
  </p>`,Yn=(e,t,i)=>vt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Te(e,i)}>
    ${C(e,28)} <span>${Ui(e)}</span>
  </li>`,Xn=(e,{items:t}=e.mentions)=>vt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${r("comment.mention")}>${t.map((i,s)=>Yn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?r("comment.mentions",{n:t.length}):""}</span>`,Gn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Es=e=>vt`
  <form class="say-it" novalidate @submit=${t=>Jn(t,e)}>
    ${e.replyTo?_n(e):nt}
    <div class="line">
      <label for="comment" class="unseen">${r("comment.label")}</label>
      ${Xn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${r("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":nt} aria-describedby=${Gn(e)||nt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":nt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:nt}
        @input=${t=>Vn(t,e)} @keydown=${t=>Un(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${r("comment.send")} title=${r("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${u("send")}</button>
    </div>
    ${Wi(e.left)}
    ${e.error?vt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:nt}
  </form>`;function Qn(e,t){e.edit(t),x("edited")}async function tr(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&x(`menu-${i}`)}function er(e,t){e.composer.reply(t),x("comment")}async function ir(e,t){await e.takeBack(t),await x("comment")}async function sr(e,t){await Hi()&&(await e.discard(t),await x("comments"))}async function nr(e,t){await Vi(r("comment.deleteTitle"),r("comment.deleteText"),r("action.delete"))&&await e.remove(t)&&x("comments")}var rr=e=>w`
  <form novalidate @submit=${t=>tr(t,e)}>
    <label class="unseen" for="edited">${r("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":rt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?w`<p class="error" role="alert">${e.editing.error}</p>`:rt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${r("action.cancel")}</button>
      <button type="submit">${r("action.save")}</button>
    </div>
  </form>`;function or(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:r("comment.edit"),sign:"edit",run:()=>Qn(e,t)}]:[],...s||i?[{text:r("comment.delete"),sign:"trash",isDanger:!0,run:()=>nr(e,t)}]:[],...s?[]:[Zi({commentId:t.id}),Ji(t.user,()=>e.load())]]}var ar=(e,t)=>t.hidden?w`
  ${tt(t.content)}
  ${Ct(r("report.commentHidden"),t.hidden)}`:w`
  ${tt(t.content)}
  <button type="button" class="link reply" aria-label=${r("comment.replyTo",{name:$(t.user)})} @click=${()=>er(e,t)}>
    ${r("comment.reply")}
  </button>`,cr=(e,t,i)=>w`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${$(t.user)}>${C(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${$(t.user)}</a> <span class="soft">${Pt(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?rr(e):ar(e,t)}
    </div>
    ${Nt(r("comment.menu",{name:$(t.user)}),or(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Pe=(e,t)=>w`<button type="button" class="link reply" @click=${t}>${e}</button>`,lr=(e,t)=>w`
  <div class="row">
    ${t.state==="refused"?w`
      ${Pe(r("action.retry"),()=>e.retry(t))}
      ${Pe(r("action.edit"),()=>ir(e,t))}`:rt}
    ${Pe(r("outbox.cancel"),()=>sr(e,t))}
  </div>`,hr=(e,t)=>w`
  <div class="comment waiting" id="comment-${t.id}">
    ${C(m(),36)}
    <div class="said">
      <p>
        <span class="strong">${$(m())}</span>
        <span class="soft" role="status">${r(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${tt(t.body.content)}
      ${t.state==="refused"?w`<p class="error" role="alert">${t.problem}</p>`:rt}
      ${t.isLate||t.state==="refused"?lr(e,t):rt}
    </div>
  </div>`,qs=(e,t,i)=>t.entry?hr(e,t.entry):cr(e,t,i),pr=(e,t,i)=>w`
  <li>
    ${qs(e,t.head,i)}
    ${t.replies.length?w`
      <ul class="replies" aria-label=${r("comment.replies")}>
        ${t.replies.map(s=>w`<li>${qs(e,s,i)}</li>`)}
      </ul>`:rt}
  </li>`;function mr(e,t){let{items:i,problem:s,load:n}=e.list;return s?L(s,n):i?!i.length&&!e.waiting.length?w`<p class="soft">${r("comment.none")}</p>${wt(e.list)}`:w`
    <ul class="comments">${e.threads.map(o=>pr(e,o,t))}</ul>
    ${wt(e.list)}`:j(1)}var Is=(e,t)=>w`
  ${mr(e,t)}
  ${Es(e.composer)}`;import{html as Fs,nothing as Ns}from"../lib/lit-html/lit-html.js";var[Cs,ur,dr]=[24,180,48],As="input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container",Ee=0,Bs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Rs(e){for(let t=e;t&&t!==document.body;t=t.parentElement)if(t.scrollWidth>t.clientWidth&&/auto|scroll/.test(getComputedStyle(t).overflowX))return!0;return!1}var Wt=class{#t;#e=null;constructor(t){if(this.#t=t,!this.#s.length)return;let i=(s,n)=>addEventListener(s,n,{passive:!0,signal:t.signal});i("touchstart",this.#n),i("touchmove",this.#o),i("touchend",this.#c),i("touchcancel",this.#c),i("keydown",this.#l)}get#s(){return this.#t.kept?.along??[]}beside(t){let i=this.#s.indexOf(this.#t.params.id);return i<0?void 0:this.#s[i+t]}turn=t=>{let i=this.beside(t);i&&(Ee=t,this.#t.go(`/finds/${i}`,{replace:!0,kept:{along:this.#s}}))};arrive(){let t=Ee;Ee=0,!(!t||Bs())&&document.querySelector("main").animate([{transform:`translateX(${t*dr}px)`,opacity:0},{transform:"none",opacity:1}],{duration:ur,easing:"ease-out"})}#n=t=>{let{clientX:i,clientY:s}=t.touches[0],n=t.touches.length>1||i<Cs||i>innerWidth-Cs||visualViewport?.scale>1||document.querySelector("dialog[open]")||t.target.closest?.(As)||Rs(t.target);this.#e=n?null:{x:i,y:s}};#i({changedTouches:[{clientX:t,clientY:i}]}){let s={x:t-this.#e.x,y:i-this.#e.y};return Math.abs(s.x)>Math.abs(s.y)&&this.beside(-Math.sign(s.x))?s:{x:0,y:0}}#r(t){Bs()||(document.querySelector("main").style.transform=t?`translateX(${t/2}px)`:"")}#o=t=>{t.touches.length>1&&this.#e&&this.#a(),this.#e&&this.#r(this.#i(t).x)};#c=t=>{if(!this.#e)return;let i=t.type==="touchend"&&getSelection().isCollapsed?Qi(this.#i(t)):"";this.#a(),i==="next"&&this.turn(1),i==="previous"&&this.turn(-1)};#a(){this.#e=null,this.#r(0)}#l=t=>{t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||t.shiftKey||!/^Arrow(Left|Right)$/.test(t.key)||document.querySelector("dialog[open]")||t.target.closest?.(As)||Rs(t.target)||this.turn(t.key==="ArrowRight"?1:-1)};#h(t,i,s){let n=this.beside(t),o=a=>{a.preventDefault(),this.turn(t)};return n?Fs`<a class="round" href="/finds/${n}" aria-label=${r(i)} @click=${o}>${u(s)}</a>`:Ns}links=()=>this.#s.length>1?Fs`
    <span class="turns">${this.#h(-1,"find.turnBack","back")}${this.#h(1,"find.turn","next")}</span>`:Ns};import{html as ot,nothing as Kt}from"../lib/lit-html/lit-html.js";var[fr,gr]=[12,15],zs=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],js=e=>{let{id:t,exact:i,location:s,locationId:n}=e,o=k(e),a=Math.min(s.area&&!i?fr:gr,et(y(o)));return`/?at=${zs(o).join(",")},${a}&${i?`find=${t}`:`place=${n}`}`},Ws=({find:e,distance:t})=>ot`
  <a class="place-line" href=${js(e)}>
    ${u("pin")} <span><bdi>${J(k(e))}</bdi>${t===null?Kt:ot` · ${mt(t)}`}</span>
  </a>`;function Ie(e){let{find:t,distance:i}=e;return ot`
    <div class="spot">
    <a class="where" href=${js(t)}>
      <place-map inert .find=${t.category?{...t,media:[],isPublic:!0}:null}
        .area=${t.exact?0:t.location.area??0} .at=${y(k(t))}></place-map>
      <span class="row">
        ${u("pin")} <span class="grow"><span class="strong" dir="auto">${J(k(t))}</span>
        ${t.location.area?ot`<br><span class="soft">${ci(t,e.isOwn())}</span>`:Kt}
        ${i===null?Kt:ot`<br><span class="soft">${r("find.away",{distance:mt(i)})}</span>`}</span>
        ${u("next")}
      </span>
    </a>
    ${yr(e)}
    </div>`}var qe=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function wr(e){let[t,i]=zs(k(e.find));return[...matchMedia("(pointer: coarse)").matches?[{text:r("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],qe("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),qe("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),qe("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:r("way.copy"),sign:"copy",run:()=>e.copy(`${t}, ${i}`,r("way.copied"))}]}var $r=()=>ot`${u("way")} <span>${r("way.title")}</span>`,yr=e=>e.find.location.area&&!e.find.exact?Kt:Nt(r("way.title"),wr(e),{id:"ways",face:$r()});var br=e=>P`
  <a class="person" href="/people/${e.user.id}">
    ${C(e.user)}
    <span>
      <span class="strong" dir="auto">${$(e.user)}</span><br>
      <span class="soft">${Pt(e.createdAt)}${e.updatedAt>e.createdAt?P` · ${r("find.edited")}`:Z}</span>
    </span>
  </a>`,vr=e=>P`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${yt(e)} ${K(e)}
  </a>`,xr=e=>P`
  <p class="marks">
    ${e.category?vr(e.category):Z}
    ${e.isPublic?P`<span class="badge">${u("globe")} ${r("find.audience.everyone")}</span>`:Yi(e)}
  </p>`,Ks=e=>e.find.media.length?Gi(e.find,e.photo,e.showPhoto):Z,Fe=(e,t=Z)=>P`
  <div class="card">
    ${t}
    ${e.find.description?tt(e.find.description):Z}
    ${xr(e.find)}
    ${br(e.find)}
  </div>`,kr=e=>P`
  ${Ct(r("report.findHidden"),e.find.hidden)}
  ${Ks(e)}
  ${Fe(e)}`,Lr=e=>e.find.media.length?[Ks(e),Ws(e),Fe(e,fe(e)),Ie(e)]:[Ie(e),Fe(e,fe(e))],Or=e=>e.find.hidden?kr(e):P`
  ${Lr(e)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${r("find.commentsTitle")}
      ${e.find.commentCount?P`<span class="soft">${Y(e.find.commentCount)}</span>`:Z}
    </h2>
    ${Is(e.comments,e.isOwn())}
  </section>`;function Sr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[r("find.goneTitle"),P`<p class="empty">${r("find.goneText")}</p>`]:t?[r("find.title"),L(t,e.load)]:e.find?[e.title,Or(e)]:[r("find.title"),j(3)]}function Tr(e,t){let[i,s]=Sr(e);return P`${Ei(i,[t.links(),e.find?_i(e):Z],"/")}${s}`}async function Mr(e,t,i){await Promise.all([e.loading.load().then(()=>i.arrive()),e.comments.load()]),t&&await e.comments.mark(t)&&await x(`comment-${t}`)}function xt(e){let t=new jt(e),i=new Wt(e),n=e.path===location.pathname?new RegExp(`^#comment-(${z})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},broad:!0,ready:Mr(t,n,i),view:()=>Tr(t,i)}}import{html as kt,nothing as bo,render as an}from"../lib/lit-html/lit-html.js";var[Pr,Er,qr]=[4,2,2],Ir=20,[Fr,Nr]=[50,3],Cr=e=>G().filter(t=>R(K(t)).startsWith(R(e))).map(t=>({kind:"category",value:t,name:K(t),address:r("find.category")})),Ar=e=>({kind:"find",value:e.id,name:e.title,point:y(k(e)),address:ai(e,k(e))?"":J(k(e))}),Br=e=>({kind:"person",value:e.id,name:$(e),address:r("search.person")});function Rr(e,t){let i=s=>{let n=[s.username,$(s)].map(R),o=s.friendship==="accepted";return 4*Number(o)+2*Number(n.includes(R(t)))+Number(n.some(a=>a.startsWith(R(t))))};return[...e].sort((s,n)=>i(n)-i(s)).slice(0,Er)}var Ds=e=>async(t,{signal:i})=>{let{lat:s,lng:n}=e.view,o=f("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:n,limit:Pr}),a=f("/api/users",{q:t,limit:Ir}),[c,h]=await Promise.all([b(o,{signal:i}).catch(()=>[]),[...t].length<qr?[]:b(a,{signal:i}).catch(()=>[])]);return[...Rr(h,t).map(Br),...c.map(Ar),...Cr(t)]},Vs=e=>(t,i)=>{let s=n=>e(n.point)<=Fr;return[...i,...t.filter(s),...t.filter(n=>!s(n)).slice(0,Nr)]};var zr=9,jr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Dt=class{items=[];isApart=!1;#t;#e;#s=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#s;if(!(!!t&&i>=zr&&!this.#e.near))return this.#n([],!1);try{let[o,a]=await si(f("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#s&&this.#n(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#n(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let n=jr[i],o=this.items.map(c=>Wr(c,s)).sort((c,h)=>n(c)-n(h)),a=[];for(let c of t){for(;o.length&&n(o[0])<=n(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Wr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:A(t,y(e.exact))});var Vt={q:"",categories:[],near:null,mine:!0,friends:!0},Ne=["active","distance","likes"],Kr=e=>(e??"").split(",").filter(Boolean),at=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Kr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:Q(t.get("near")),radius:Number(t.get("radius"))||5,order:Ne.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){let{mine:t,friends:i,q:s}=this;return{includePrivate:t,includeFriends:i,includeLists:i,category:this.categories.join(","),q:s}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:n,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:n?"":"0",friends:o?"":"0",order:a,...t}}};var Dr="-180,-90,180,90",Hs=2e4,[Us,Js,Vr]=[20,500,3],Zs=3,Ht=class{nearest=null;#t;#e;#s;#n;#i=Us;#r=!1;#o=Zs;constructor(t,i,s,n){this.#t=t,this.#e=i,this.#s=s,this.#n=n;let o=()=>this.#c(n()),a=()=>({findsLimit:Vr,limit:this.#i});this.list=B(t,()=>f("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#c({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let n=i||Dr;if(s!=="distance")return{bbox:n,order:s};let[o,a,c,h]=n.split(",").map(Number),p=Math.max(A(t,{lat:h,lng:o}),A(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(Hs,Math.max(.1,p)).toFixed(3),order:s}}get shown(){return this.#s.among(this.list.items,this.#e.sorted,this.#n().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Zs,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#i&&this.#i<Js}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#i=Math.min(Js,3*Math.max(this.#i,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#i=Us,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:Hs,order:"distance",findsLimit:1,limit:1},n=f("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await b(n,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var ct=class{isOpen=!1;#t;#e;#s;#n=new Set;#i={shown:[],rest:[]};constructor(t,i,s=[]){[this.#t,this.#e,this.#s]=[t,i,s]}by(t,i=!1){if(this.#n.size&&this.#i.shown.length+this.#i.rest.length)return this.#i;let s=i?[]:this.#t.map(n=>({category:n}));return this.#i=t?.arranged(this.#t,this.#s)??{shown:s,rest:[]},this.#i}hold(t){this.#n.add(t)}release(t){this.#n.delete(t)&&this.#e()}toggle(){this.isOpen=!this.isOpen,this.#e()}};var Ce=100,Hr=20,V=class{place=null;finds=null;category="";group=null;findId="";#t;#e;#s="";#n=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let n=`${t} ${i}`,o=n!==this.#s;return this.#s=n,o&&await this.#i(t,i),this.#t.update(),o&&this.isOpen}async#i(t,i){let s=++this.#n,[n,o]=t?[f(`/api/locations/${t}`,{...this.#e(),findsLimit:Ce}),"place"]:[f("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await b(n,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#n)return;g(M(c))}a.place&&(a.finds=this.#o(a.place)),s===this.#n&&Object.assign(this,a,{category:""})}get categories(){let{findCount:t,finds:i}=this.place;return t>Hr?[...new Set(i.map(s=>s.category).filter(Boolean))]:[]}choose(t){let{signal:i,update:s}=this.#t;this.category=t===this.category?"":t,this.finds=this.category?B({signal:i,update:s},this.#r(this.place,{category:t})):this.#o(this.place),this.category&&this.finds.load(),s()}#r=(t,i)=>f("/api/finds",{...this.#e(),...i,locationId:t.id,limit:Ce});#o(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>Ce?this.#r(t):"";return Object.assign(B({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Ur="-180,-90,180,90",Jr=120,Zr=1e3,[_r,_s]=[13,15],Ut=class{map=null;failed=!1;note=null;#t;#e=null;#s;#n;#i;#r="";#o=0;#c=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#s=i,this.filters=new at(t.query),this.#i=Q(t.query.get("at"))??Fi(),this.#n={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#n,...this.#i},this.exact=new Dt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new ns(t,s),this.offer=new ct(G(),t.update);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new rs(this.groups,this.exact,()=>this.list.items??[],o),this.panel=new V(t,s),this.places=new Ht(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#i||this.filters.near);i&&this.#p(this.view);let s=this.places.load(),n=this.panel.show(V.of(this.#t.query));W().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(Ur,this.view.zoom).catch(h=>h);await Promise.race([s,X(Zr)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,n]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#l():this.exact.items.length&&this.markers.show()}async#l(){await Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()]),this.markers.show()}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:n=>this.#d(n),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#p(this.view),await W(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#i}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#c=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#n.zoom&&await this.#u()}catch(i){this.groups.report(i)}finally{this.#c=!1}}}#p(t){this.view=Q(O(t)),this.#r=Ni(this.#e.size(),this.view)}#d(t){this.#p(t),!this.#c&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Jr))}#m(t,i=this.filters){let s=this.#i||this.map?O(this.view):"";return f("/",{...i.query(),at:s,...t})}#u(){return this.#t.rename(this.#m(V.of(this.#t.query))),Promise.all([this.#l(),this.#a()])}refresh=()=>(Ze.set(O(this.view)),this.offer.release("touch"),this.#u());open(t){return this.#t.push(this.#m(t))}openFind(t){return this.#t.push(this.#m({...V.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#m({}));async moved(t){let i=Q(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let n=JSON.stringify(this.filters.query());Object.assign(this.filters,new at(t));let o=JSON.stringify(this.filters.query())!==n?this.#f(!s):null,a=await this.panel.show(V.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(y(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()]).then(()=>this.markers.show())}enter(t){return this.map?.setView({...y(t),zoom:Math.max(Math.min(_s,et(y(t))),this.view.zoom)}),t.find?this.#s(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new at(new URLSearchParams),this.filters,t);return this.#t.push(this.#m({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(_r,et(t))};if(this.map)return this.map.setView(i);this.#p(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await me({maximumAge:6e4,timeout:1e4})})}catch(t){g(M(t))}}locate=async()=>{try{let t=await me({maximumAge:6e4,timeout:1e4});if(this.#t.signal.aborted)return;let{near:i,radius:s}=this.filters;this.map?.around(i??t,i?s:0,{fit:!!i}),i||this.map?.setView({...t,zoom:Math.max(this.view.zoom,Math.min(_s,et(t)))})}catch(t){g(M(t))}};end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Jt=class{#t;#e;#s=null;#n=!1;constructor(t,i){[this.#t,this.#e]=[t,i]}look=async()=>{this.#n||(this.#n=!0,this.#s=await It())};away=t=>this.#i(this.#s??this.#t(),t);distance=t=>this.away(t)??this.#i(this.#e(),t);#i(t,i){return t&&i?A(t,i):void 0}};import{html as Yr,nothing as Xr}from"../lib/lit-html/lit-html.js";var Zt=class{screen=null;#t;#e;#s="";#n=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#s)return;this.#s=t??"",this.#n.abort(),this.#n=new AbortController;let{signal:i}=this.#n;if(this.screen=null,!this.#s)return this.#e(null);let{go:s}=this.#t,n=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=xt({params:{id:this.#s},path:`/finds/${this.#s}`,query:new URLSearchParams,signal:i,update:n,go:s,leave:o}),n()}view(){return this.screen?Yr`
      <aside class="beside" id="beside" data-scroll aria-label=${r("find.title")}>${this.screen.view()}</aside>`:Xr}};import{html as F,nothing as I}from"../lib/lit-html/lit-html.js";var Gr=[1,5,20,50,200],Qr=200,{near:Gl,...to}=Vt,Ys=(e,t)=>e.filter(i=>i!==t),eo=(e,t)=>e.includes(t)?Ys(e,t):[...e,t],io=e=>[...new Set([...Gr.map(ti),e])].sort((t,i)=>t-i),so=e=>F`
  <label class="chip select">
    <span class="unseen">${r("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${io(e.filters.radius).map(t=>F`
        <option value=${t} ?selected=${t===e.filters.radius}>${ei(t)}</option>`)}
    </select>
  </label>`,_t=(e,t,i=I)=>F`
  <button type="button" class="chip on" aria-label=${r("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${u("close")}
  </button>`;function no(e){let{q:t,categories:i,mine:s,friends:n}=e.filters;return F`
    ${t?_t(`“${t}”`,()=>e.change({q:""}),u("search")):I}
    ${i.map(o=>_t(K(o),()=>e.change({categories:Ys(i,o)}),yt(o)))}
    ${s?I:_t(r("map.withoutMine"),()=>e.change({mine:!0}))}
    ${n?I:_t(r("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Xs=e=>({type:t,pointerType:i,target:s,relatedTarget:n})=>{let o=t.startsWith("focus")?"focus":i==="touch"?"touch":"mouse";t==="pointerenter"||t==="focusin"&&s.dataset.category?e.hold(o):(o==="focus"?!n?.dataset.category:o==="mouse")&&e.release(o)},Gs=({category:e,count:t},i,s=null)=>F`
  <button type="button" class="chip" data-category=${e} data-count=${t??I}
    aria-pressed=${s===null?I:String(s)} @click=${i}>${yt(e)} ${K(e)}</button>`;function Qs(e,t,i,s){let{shown:n,rest:o}=t.by(e.counts,e.awaitsCounts),a=o.filter(i);return F`
    ${n.filter(c=>i(c.category)).map(s)}
    ${a.length?F`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(t.isOpen)} @click=${()=>t.toggle()}>
        ${r("map.moreCategories")} ${u("next")}
      </button>`:I}
    ${t.isOpen?a.map(c=>s({category:c})):I}`}function tn(e){let{offer:t,groups:i,filters:{near:s,count:n,categories:o}}=e,a=Xs(t),c=p=>Gs(p,()=>e.change({categories:[...o,p.category]})),h=p=>{a(p),i.count()};return F`
    <div class="chips scrolls" role="group" aria-label=${r("map.filters")}
      @pointerenter=${h} @focusin=${h} @pointerleave=${a} @focusout=${a}>
      ${pe(!!s,r("map.near"),()=>e.toggleNear(),"here")}
      ${s?so(e):I}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ro(e)}>
        ${u("filter")} ${r("map.filters")}
        ${n?F`<span class="number">${Y(n)}</span>`:I}
      </button>
      ${no(e)}
      ${Qs(i,t,p=>!o.includes(p),c)}
    </div>`}async function ro(e){let{q:t,categories:i,mine:s,friends:n}=e.filters,o={q:t,categories:i,mine:s,friends:n},a=i.filter(d=>!Ii(d)&&d!=="other"),c=null,p=await Di((d,ie)=>(c||e.groups.count().then(ie),c??=new ct([...G(),"other",...a],ie,i),ao(e.groups,c,o,d,ie)),{label:r("map.filters"),kind:"sheet-like"});p&&e.change(p)}var oo=(e,t,i)=>pe(e[t],r(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function ao(e,t,i,s,n){let o=Xs(t),a=d=>{Object.assign(i,d),n()},c=({category:d})=>a({categories:eo(i.categories,d)}),h=d=>Gs(d,()=>c(d),i.categories.includes(d.category)),p=d=>{d.preventDefault(),s({...i,q:d.target.q.value.trim()})};return F`
    <div class="row between"><h2>${r("map.filters")}</h2>${qt(s)}</div>
    <form @submit=${p}>
      <div class="field">
        <label for="words">${r("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${Qr} .value=${i.q}>
      </div>
      <fieldset>
        <legend>${r("find.category")}</legend>
        <div class="chips" @pointerenter=${o} @focusin=${o} @pointerleave=${o} @focusout=${o}>
          ${Qs(e,t,()=>!0,h)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${r("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(d=>oo(i,d,a))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>s(to)}>${r("map.clear")}</button>
        <button type="submit">${r("map.apply")}</button>
      </div>
    </form>`}import{html as N,nothing as Ae}from"../lib/lit-html/lit-html.js";import{html as sn}from"../lib/lit-html/lit-html.js";var lt=["peek","half","full"],co=6,lo=.5,Yt=class{#t;#e=null;constructor(t){this.#t=t,this.stop=lt.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){t!==this.stop&&zi(),this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(lt[Math.max(0,Math.min(lt.length-1,lt.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget,s=t.button||t.target.closest("button, select, a")?null:this.#n(i,t.clientY,t.timeStamp);if(!s)return;i.setPointerCapture(t.pointerId);let o={pointermove:c=>s.move(c.clientY,c.timeStamp),pointerup:()=>a(),pointercancel:()=>a()},a=()=>{for(let[c,h]of Object.entries(o))i.removeEventListener(c,h);s.end()};for(let[c,h]of Object.entries(o))i.addEventListener(c,h)}touch(t){let i=t.currentTarget,[s,n]=t.touches;if(t.type!=="touchmove"){this.#e?.drag?.end(),this.#e=t.type==="touchstart"&&!n?{x:s.clientX,y:s.clientY,drag:null}:null;return}if(this.#e){if(this.#e.drag??=t.cancelable&&this.#s(i,s)?this.#n(i,this.#e.y,t.timeStamp):null,!this.#e.drag){this.#e=null;return}t.preventDefault(),this.#e.drag.move(s.clientY,t.timeStamp)}}#s(t,{clientX:i,clientY:s}){let n=s-this.#e.y;return(this.stop==="full"?n>0&&t.scrollTop<=0:n<0||t.scrollTop<=0)&&Math.abs(n)>Math.abs(i-this.#e.x)}#n(t,i,s){let n=t.closest(".sheet");if(getComputedStyle(n).position!=="absolute")return null;let o=this.#i(n),a=n.offsetHeight,c={y:i,at:s,speed:0},h=()=>Math.max(o[0],Math.min(o[2],a+i-c.y));return n.classList.add("dragged"),{move:(p,d)=>{c={y:p,at:d,speed:(c.y-p)/Math.max(1,d-c.at)},n.style.height=`${h()}px`},end:()=>{if(n.classList.remove("dragged"),n.style.height="",Math.abs(c.y-i)<co)return;if(Math.abs(c.speed)>lo)return this.by(Math.sign(c.speed));let p=o.map(d=>Math.abs(d-h()));this.to(lt[p.indexOf(Math.min(...p))])}}}#i(t){return lt.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let n=t.offsetHeight;return t.dataset.stop=s,n})}},en=(e,t,i,s,n)=>sn`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${r(i)} ?disabled=${n} @click=${()=>e.by(t)}>
    ${u("back")}
  </button>`,nn=(e,t,i)=>sn`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${en(e,1,"map.more","up",e.stop==="full")}
          ${en(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var ho=6,po=e=>N`
  <button class="quiet" type="button" @click=${()=>e.change(Vt)}>${r("map.clear")}</button>`,mo=e=>N`
  <a class="button" href=${f("/new",{at:e.map&&e.view.zoom>ho?O(e.view):""})}>
    ${u("plus")} ${r("nav.plus")}
  </a>`,uo=e=>Et(r("map.noneNear"),r("map.nearestIs",{distance:mt(e.places.nearest.distance)}),N`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${r("map.showNearest")}</button>`);function fo(e){return e.places.nearest?uo(e):e.filters.count||e.filters.near?Et(r("map.noneFiltered"),r("map.noneFilteredText"),po(e)):Et(r("map.none"),r("map.noneText"),mo(e))}function go(e){if(e.filters.near)return r("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Ge(e.groups.isPartial,r("map.findsInView",{n:t})):r("map.inView")}var wo=e=>N`
  <label class="order">
    <span class="unseen">${r("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Ne.map(t=>N`<option value=${t} ?selected=${t===e.filters.sorted}>${r(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function $o(e){let{list:t,groups:i,places:s}=e;return t.problem?L(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?fo(e):N`
    ${s.shown.map(n=>ge(n,o=>e.enter(o),e.filters.near?n.distance:void 0))}
    ${wt({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?N`<p class="hint">${r("map.partial")}</p>`:Ae}`:j(4)}var rn=(e,t)=>N`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${qt(t.close)}`,yo=e=>r("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function on(e,t,i){let{place:s,group:n}=e.panel,o=s?rn(J(s),e):n?rn(yo(n),e):N`<h2 class="grow">${go(e)}</h2>`,c=s?Xi(e.panel):n?n.map(p=>ge(p,d=>e.enter(d))):[e.note?.()??Ae,$o(e)],h=p=>t.touch(p);return N`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${r("map.list")} tabindex="-1">
      ${nn(t,o,e.panel.isOpen?Ae:wo(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}
        @touchstart=${h} @touchmove=${h} @touchend=${h} @touchcancel=${h}>${c}</div>
    </section>`}var vo=8e3,xo=4,cn=matchMedia("(min-width: 1180px)");function ko(e,t){let i=f("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},n=document.createElement("div");return an(kt`<a class="button" href=${i} @click=${s}>${u("plus")} ${r("map.addHere")}</a>`,n),n}function Lo(e){let t=document.createElement("div");return an(kt`<button type="button" class="locate" aria-label=${r("map.locate")} title=${r("map.locate")}
    @click=${e.locate}>${u("here")}</button>`,t),t}var Oo=(e,t,i)=>({held:s=>ko(e,s),size:()=>{let{clientWidth:s,clientHeight:n}=document.getElementById("map");return{width:s,height:n}},create:s=>ss(document.getElementById("map"),{...s,control:Lo(i)}),prefetch:()=>es(),painted:qi,opened:async()=>{t.atLeastHalf(),await x("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function So(e,t,{kind:i,value:s}){return i==="place"?e.goTo(y(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):ln(e,t,s)}var ln=(e,t,i)=>cn.matches?e.openFind(i):t.go(`/finds/${i}`),hn=e=>e.view.zoom>xo?e.view:null,To=(e,t,i)=>kt`
  <div class="tools">
    <place-search id="places" .label=${r("search.label")} .near=${hn(e)} .also=${Ds(e)}
      .order=${Vs(i.distance)} .words=${!0} .distance=${i.away}
      @focusin=${i.look} @choose=${s=>So(e,t,s.detail)}></place-search>
    ${tn(e)}
  </div>`,Mo=e=>kt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${r("map.label")}></div>
    ${e.failed?L({code:"map",text:r("map.failed")},()=>e.makeMap()):bo}
  </div>`;function Po(e,t){let i=e.target.closest("a.find");!i||!cn.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function Eo(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var qo=(e,t,i,s,n)=>kt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>Eo(o,e)}>
    <a class="skip" href="#list">${r("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${r("map.title")}</h1>
    ${Mo(e)}
    ${To(e,t,n)}
    ${on(e,i,o=>Po(o,e))}
    ${s.view()}
  </div>`;async function Io(e,t){if(_e.get())return ut("introduce",e,t);Je.get()!==m().id&&(await X(vo),t.signal.aborted||await ut("showSteps",e,t))}async function Fo(e,t,i){await Promise.resolve(),Io(e,t).catch(()=>{}),await e.start(Oo(t,i,e)),performance.mark("finds:map")}var No=e=>new RegExp(`^${z}$`).test(e);function Be(e){for(let o of["place","find"])No(e.query.get(o))||e.query.delete(o);let t=new Ut(e,o=>ln(t,e,o)),i=new Yt(e),s=new Zt(e,o=>t.markers.choose(o)),n=new Jt(()=>t.filters.near,()=>hn(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Fo(t,e,i),view:()=>qo(t,e,i,s,n),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as S,nothing as ht}from"../lib/lit-html/lit-html.js";var Xt=class{#t;#e=0;#s=!1;constructor(t){this.#t=t,this.next=ft(t.query.get("next")),this.form=new Ri({send:i=>this.#n("login",i),update:t.update}),this.form.refusal=ui(),t.signal.addEventListener("abort",()=>this.#i()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return as()}async#n(t,i){await mi();let s=await St(`/api/auth/${t}`,{...i,cookie:!0});fi(s.user),await this.#t.go(this.next,{replace:!0})}#i(){clearTimeout(this.#e),hs()}async#r(){if(!T().passwordLogin||Mt()||!await cs()||this.#s||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ls);let t=await we("conditional").catch(()=>null);t&&await this.#o(()=>this.#n("passkey-login",t))}usePasskey=async()=>{this.#s||(this.#s=!0,this.form.refusal=null,this.#i(),await this.#o(async()=>{let t=await we();t&&await this.#n("passkey-login",t)}),this.#s=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var Co=({form:e,hasPasskeys:t})=>S`
  <form novalidate @submit=${e.submit}>
    ${de(e,"username",{label:r("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${de(e,"password",{label:r("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ki(e,r("signin.action"))}
  </form>`,Ao=e=>S`
  ${T().passwordLogin?S`<p class="or"><span>${r("signin.or")}</span></p>`:ht}
  <button type="button" class=${T().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${r("signin.passkey")}
  </button>`,Bo=e=>S`<a href="/join">${r(`signin.${e}Link`)}</a>`,Ro=e=>ye(S`
  <h1 tabindex="-1">${r("signin.setupTitle")}</h1>
  <p>${r("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${r("signin.setupWhere")}</p>
  ${ue(e.form)}
  ${be("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/help">${r("signin.help")}</a> · <a href="/about">${r("nav.about")}</a></p>`);function zo(e,t){let{passwordLogin:i,registration:s}=T();return Mt()?S`${Ro(e)}${$e(t)}`:S`
    ${ye(S`
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.isForFind?S`<p class="note">${r("signin.forFind")}</p>`:ht}
      ${us()}
      ${ue(e.form)}
      ${i?Co(e):ht}
      ${e.hasPasskeys?Ao(e):ht}
      ${be("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${r(`signin.${s}`)} ${s==="closed"?ht:Bo(s)}</p>`)}
    ${ds()}
    <p class="below"><a href="/about">${r("nav.about")}</a></p>
    ${$e(t)}`}var jo=e=>S`
  <p>${r("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${r("link.use",{name:e.username})}
  </button>`;function Wo(e){return S`
    <section class="card door">
      <h1 tabindex="-1">${r("signin.title")}</h1>
      ${e.problem?L(e.problem):e.username?jo(e):j(1)}
      ${e.problem?S`<p class="below"><a href="/sign-in">${r("link.other")}</a></p>`:ht}
    </section>`}function Re(e){let t=ps(location.hash);if(t){let s=new ms(e,t);return{title:r("signin.title"),ready:s.ready,view:()=>Wo(s)}}let i=new Xt(e);return{get title(){return r("signin.title")},broad:!0,view:()=>zo(i,e.update)}}var pn={find:xt,map:Be,missing:os,signin:Re};async function ze(e){if(pn[e])return pn[e];let[t]=await Promise.all([import("./more.js"),ts(),Xe()]);return t[e]}var He=1e3,Ko=6e4,_=null,ee="",Ot="",Ke="",Qt="",De="",te=!1,Lt=He,Ue=0;function mn(){let e=()=>{if(document.hidden||!l.get("user"))return Ve();pt(),gt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ve),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==ee&&We(),t&&pt()}),l.subscribe("openFind",t=>{t&&t!==Ot&&We(),t&&pt()}),l.subscribe("openList",t=>{t&&t!==Qt&&We(),t&&pt()}),l.get("user")&&pt()}function Do(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var pt=()=>Do(Vo);function Vo(){let e=l.get("user");if(!e||_||document.hidden)return;clearTimeout(Ue),Ot=Ke===l.get("openFind")?"":l.get("openFind");let t=Ot;Qt=De===l.get("openList")?"":l.get("openList");let i=new EventSource(f("/api/notifications/stream",{find:t,list:Qt}));_=i,ee=e.id,i.addEventListener("open",()=>{te&&gt(),te=!0,Lt=He,Ke="",De="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===_&&i.readyState===EventSource.CLOSED&&Ho()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("list",s=>l.set("liveList",JSON.parse(s.data))),i.addEventListener("list-closed",s=>l.set("liveList",{...JSON.parse(s.data),closed:!0})),i.addEventListener("notification",s=>Uo(JSON.parse(s.data))),i.addEventListener("reset",gt)}function Ho(){let[e,t]=[Ot,Qt];_=null,te=!0,gt().then(i=>{i&&([Ke,De]=[e,t])}),Ue=setTimeout(pt,Lt),Lt=Math.min(2*Lt,Ko)}var Gt=0,je=null;function Uo(e){pi(1),l.set("notification",e),Jo(e)}function Jo(e){let t=hi(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(Gt=je&&l.get("message")===je?Gt+1:1,Gt===1?g(li(e),t):g(r("note.several",{n:Gt}),"/notifications"),je=l.get("message"))}function We(){te=!!_&&ee===l.get("user")?.id,Ve(),Lt=He}function Ve(){clearTimeout(Ue),_?.close(),_=null,ee=Ot=""}async function un(){try{await(await caches.open("words")).put("/words",Response.json({title:H(),body:r("note.push")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:r("app.reload"),run:()=>location.reload()};t&&g(r("app.updated",{instance:H()}),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(se.href)?e:null});new Worker(new URL("bundle/formats.js",se),{type:"module"});is();fs();var Zo=JSON.parse(document.getElementById("boot").textContent);await Ye();await W();di(Zo);ii(ze);Ls(ws,ze);await W();mn();function dn(){wi(),"serviceWorker"in navigator&&un()}document.readyState==="complete"?dn():addEventListener("load",dn,{once:!0});

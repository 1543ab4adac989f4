import{$a as Oi,$b as Wi,$c as is,A as ei,Aa as fi,Ab as Pi,Ac as Vi,Bc as gt,C as kt,Cb as F,Cc as Ct,Db as Fi,Dc as Yi,Eb as Et,F as l,Fb as z,G as f,Gb as Ci,H as ii,Hb as X,Hc as we,Ia as gi,Ib as It,Ic as _i,J as w,K as Ot,Ka as $i,L as ht,Ma as ce,N as _,Na as wi,Nc as Ji,P as si,Pc as Zi,Qa as le,Qb as Ni,R as u,Ra as pe,Sa as he,Sb as Bi,Sc as Gi,T as J,Ta as yi,Tb as Ai,U as mt,Ua as me,Ub as tt,Uc as Qi,V as ni,Va as bi,Vb as ge,W as ri,Wa as de,Wb as zi,X as W,Xa as vi,Xb as $e,Xc as Xi,Y as oi,Ya as ue,Yb as Ri,Yc as ts,Za as xi,Zb as qt,_a as ki,_b as ji,_c as es,a as oe,aa as x,ab as Li,ac as Pt,ad as ss,b as q,ba as Lt,bb as m,bc as Ui,bd as ns,c as Y,cb as P,da as ai,db as St,dd as ye,ea as ci,eb as Ti,fd as rs,g as ae,gb as Z,gd as os,hb as k,hd as be,ia as li,ib as B,ic as Di,id as ve,jb as fe,jd as as,ka as pi,kb as ut,kd as cs,l as Ze,la as dt,lb as G,m as Ge,mb as b,md as xe,nb as Si,o as n,ob as Mi,p as Qe,pb as Ei,q as S,qa as hi,qb as A,qc as Hi,r as Xe,ra as h,rb as Ii,s as pt,sb as Mt,sc as Ft,tb as ft,tc as et,u as M,ua as mi,ub as qi,va as Tt,vb as Q,wa as di,xa as ui,xb as U,yb as O,z as ti,zb as v,zc as Ki}from"./shared.js";function ls(){addEventListener("beforeinstallprompt",e=>l.set("installPrompt",e)),addEventListener("appinstalled",()=>l.set("installPrompt",null))}var hn=[["/","map"],["/join","join",!0],["/sign-in","signin",!0],["/new","edit"],["/finds/:id","find"],["/finds/:id/edit","edit"],["/feed","feed"],["/saved","saved"],["/lists","lists"],["/lists/:id","list"],["/people","people"],["/friends","people"],["/people/@:name","named"],["/people/:id","person"],["/invites","invites"],["/notifications","notifications"],["/waiting","waiting"],["/profile","profile"],["/settings","settings"],["/shares","shares"],["/import","import"],["/admin","admin"],["/admin/people","accounts"],["/admin/instance","instance"],["/admin/log","adminLog"],["/admin/map","areas"],["/admin/reports","reports"],["/admin/welcome","welcome"],["/about","about",!0]],ps={screen:"missing",open:!0,params:{}},mn=e=>e.startsWith("/admin")&&h()&&h().role!=="admin";function hs(e){if(mn(e))return ps;for(let[t,i,s=!1]of hn){let r=new RegExp(`^${t.replace(":id",`(?<id>${J})`).replace(":name",`(?<name>${ni})`)}$`).exec(e);if(r)return{screen:i,open:s,params:{...r.groups}}}return ps}import{render as yn,nothing as bn}from"../lib/lit-html/lit-html.js";import{html as C,nothing as it}from"../lib/lit-html/lit-html.js";var dn=[["/","map"],["/feed","feed"],["/new","plus"],["/notifications","bell"],["/profile","me"]];function un(e,t){return e===t||e==="/profile"&&t==="/saved"}function fn([e,t],i){let s=t==="bell"?l.get("unread"):0;return C`
    <a href=${e} class="tab ${t}" aria-current=${un(e,i)?"page":it}>
      <span class="face">
        ${t==="me"?P(h(),28):m(t)}
        ${s?C`<span class="count" aria-hidden="true">${s>99?"99+":M(s)}</span>`:it}
      </span>
      <span class="name">
        ${n(`nav.${t}`)}
        ${s?C`<span class="unseen"> (${n("nav.unread",{n:s})})</span>`:it}
      </span>
    </a>`}function gn(){return l.get("online")?l.get("cached")?C`<p class="offline" role="status">${n("app.kept")} <a href="/?direct" target="_self">${n("app.direct")}</a></p>`:it:C`<p class="offline" role="status">${n("app.offline")}</p>`}var $n=e=>l.get("outbox").length&&e!=="/waiting"?C`<p class="offline" role="status"><a href="/waiting">${n("outbox.count",{n:l.get("outbox").length})}</a></p>`:it,wn=C`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`,ms=(e,{path:t,wide:i,broad:s})=>C`
  <a class="skip" href="#main">${n("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${wn} <span dir="auto">${Y()}</span></a>
    ${h()?C`<nav class="tabs" aria-label=${n("nav.label")}>${dn.map(r=>fn(r,t))}</nav>`:it}
  </header>
  <div class="notes-above">
    ${gn()}
    ${$n(t)}
  </div>
  <main id="main" tabindex="-1" class=${i?"wide":s?"narrow broad":"narrow"}>${e}</main>
  ${Si}`;var vn=2e3,ds=null,us=null,E=null,y=null,ke=!1,st=0;function fs(){ke||(ke=!0,queueMicrotask(()=>{ke=!1,Nt()}))}function Nt(){if(y?.signal.aborted)return;let e=E?.title??"";document.title=[e,Y()].filter(Boolean).join(" · ");let t=E?E.view():bn;yn(ms(t,{path:location.pathname,wide:E?.wide,broad:E?.broad}),document.body)}function xn(e,{replace:t=!1}={}){return de(),t?he(e):pe(e),Oe({fresh:!0})}function kn(){Mi();for(let e of document.querySelectorAll("dialog[open]"))e.close();!y||y.signal.aborted||(y.user===h()?.id&&xi(y.lists,y.user),y.stop.abort(),E.close?.())}function On(e,t){let i=new AbortController,s=h()?.id,{lists:r,isStale:o}=Oi(s),a=[],c=()=>t===st;return{params:e,path:location.pathname,query:new URLSearchParams(location.search),signal:i.signal,stop:i,update:fs,go:W,lists:a,user:s,rename:p=>{c()&&yi(p)},push:p=>c()?Ln(p):null,leave:()=>Li()??W("/",{replace:!0}),kept:me(),keep:p=>{c()&&bi(p)},restore:p=>{let g=r[a.push(p)-1];return g&&{...g,isStale:o}}}}function Ln(e){return de(),pe(e),gs()}function gs(){return!E?.moved||y.signal.aborted||y.path!==location.pathname?null:(le(),y.query=new URLSearchParams(location.search),y.kept=me(),Promise.resolve(E.moved(y.query)))}async function Tn(){if(oi())return;let e=st,t=gs();if(!t)return Oe();await t,e===st&&ue()}async function Sn(e){try{return await us(e)}catch(t){return t instanceof TypeError||console.error(t),$s}}function Mn(e,t){try{return e(t)}catch(i){return console.error(i),$s()}}var $s=()=>({title:n("error.title"),view:()=>k({code:"offline"},()=>location.reload())});async function Oe({fresh:e=!1,first:t=!1}={}){let i=++st;kn();let{screen:s,open:r,params:o}=ds(location.pathname);if(!r&&!h())return W(`/sign-in?next=${encodeURIComponent(location.pathname+location.search)}`,{replace:!0});if(h()&&location.pathname==="/sign-in")return W(mt(new URLSearchParams(location.search).get("next")),{replace:!0});t&&(Nt(),await A());let a=await Sn(s);i===st&&(le(),y=On(o,i),E=Mn(a,y),Nt(),e&&scrollTo(0,0),t||await En(e,i))}async function En(e,t){if(e||await Promise.race([E.ready,Mt(vn)]),t!==st)return;Nt(),((e?null:vi())||document.querySelector("main h1")||document.querySelector("main"))?.focus({preventScroll:!0}),e||ue()}function In(e){let t=e.composedPath().find(i=>i instanceof HTMLAnchorElement);return!t||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.target||t.hasAttribute("download")||t.origin!==location.origin||/^\/(api|_)\//.test(t.pathname)?null:t}function qn(e){let t=In(e);if(!t)return;e.preventDefault();let i=t.pathname+t.search===location.pathname+location.search;if(t.hash&&i)return document.querySelector(t.hash)?.focus();W(t.pathname+t.search+t.hash)}function ws(e,t){[ds,us]=[e,t],ri(xn),history.scrollRestoration="manual";let i=h()?.id;return l.subscribe("user",s=>{s?.id!==i&&ki(),i=s?.id}),l.subscribe("*",fs),l.subscribe("message",Ei),document.body.replaceChildren(),addEventListener("click",qn),addEventListener("popstate",Tn),addEventListener("keydown",()=>document.documentElement.classList.add("keys"),{once:!0}),navigator.serviceWorker?.addEventListener("message",s=>{s.data?.type==="open"&&W(mt(s.data.path))}),location.pathname.startsWith("/api/")&&he(h()?"/settings":"/sign-in"),Oe({first:!0})}import{html as T,nothing as H}from"../lib/lit-html/lit-html.js";var Pn=160,Fn=2,ys=6,bs=e=>[e.username,pt(e.displayName??"")];function Cn(e,t){let i=/(?:^|[^\p{L}\p{N}_.@-])@([A-Za-z0-9_-]{0,31})$/u.exec(e.slice(0,t))?.[1];return i===void 0?null:{from:t-i.length-1,name:i.toLowerCase()}}var Bt=class{items=[];at=0;#t;#e;#i=null;#s=[];#n=null;#r=-1;#o=0;constructor(t,i){this.#t=t,this.#e=i,t.signal.addEventListener("abort",()=>clearTimeout(this.#o))}follow(t,i){let s=Cn(t,i);s?.from!==this.#r&&(this.#r=-1),!(s?.from===this.#n?.from&&s?.name===this.#n?.name)&&(clearTimeout(this.#o),this.#n=s,this.at=0,this.#c(),s&&(this.#i??=Nn().then(r=>this.#a(r)),s.name.length>=Fn&&(this.#o=setTimeout(()=>this.#l(s),Pn))))}close(){this.#r=this.#n?.from??-1,this.#c()}move(t){this.at=(this.at+t+this.items.length)%this.items.length,this.#t.update()}chosen(t,i){let{from:s,name:r}=this.#n,o=i.slice(s+1+r.length),a=`${i.slice(0,s)}@${t.username}`;return{text:`${a} ${o.replace(/^ /,"")}`,caret:a.length+1}}async#l(t){let i=await w(u("/api/users",{q:t.name,limit:ys+1}),{signal:this.#t.signal}).catch(()=>[]);t===this.#n&&this.#a(i)}#a(t){this.#s.push(...t),this.#c()}#c(){let t=this.items;this.items=this.#n&&this.#n.from!==this.#r?this.#h(this.#n.name):[],(this.items.length||t.length)&&this.#t.update()}#h(t){let i=new Map([...this.#e(),...this.#s].map(o=>[o.id,o]));i.delete(h()?.id);let s=o=>!bs(o).some(a=>a.startsWith(t));return[...i.values()].filter(o=>bs(o).some(a=>a.includes(t))).sort((o,a)=>s(o)-s(a)).slice(0,ys)}};async function Nn(){return(await w("/api/friends?limit=100").catch(()=>[])).map(t=>t.requesterId===h()?.id?t.addressee:t.requester)}function Le(e){let t=q().limits.comment,i=[...e.trim()].length;return i?i>t?n("rule.max_length",{n:t}):"":n("rule.required")}var Te=e=>e.errors?.length?Xe(e.errors[0]):S(e),At=class{error="";busy=!1;replyTo=null;#t;#e;#i;#s;#n={body:"",id:""};constructor(t,i,{title:s,conversation:r}){this.#t=t,this.#e=i,this.#s=s,this.mentions=new Bt(t,r),this.#i=It(`comment:${t.params.id}`),{text:this.text,replyTo:this.replyTo}={text:"",replyTo:null,...this.#i.get()}}get left(){return Ni(this.text,q().limits.comment)}write(t){let i=[this.left,this.error].join();this.text=t,this.error="",[this.left,this.error].join()!==i&&this.#t.update(),t?this.#i.set({text:t,replyTo:this.replyTo}):this.#i.remove()}reply(t){this.replyTo={id:t.id,thread:t.parentId??t.id,name:x(t.user)};let i=`@${t.user.username} `,s=t.parentId&&t.user.id!==h()?.id&&!this.text.startsWith(i);this.write(s?i+this.text:this.text),this.#t.update()}stopReply(){this.replyTo=null,this.write(this.text),this.#t.update()}async send(){if(this.busy)return!0;let{text:t,replyTo:i}=this;if(this.error=Le(t),this.error)return this.#t.update(),!1;this.busy=!0,this.#t.update();let s=i?{content:t,parentId:i.id}:{content:t},r=JSON.stringify(s);this.#n.body!==r&&(this.#n={body:r,id:fi()});try{await $i({kind:"comment",id:this.#n.id,path:this.#e,title:this.#s(),body:s,replyTo:i}),this.#n={body:"",id:""},this.replyTo===i&&(this.replyTo=null),this.write(this.text.startsWith(t)?this.text.slice(t.length):this.text)}catch(o){this.error=Te(o)}return this.busy=!1,this.#t.update(),!0}takeBack({body:t,replyTo:i}){this.replyTo??=i??null,this.write([t.content,this.text].filter(Boolean).join(`
`)),this.#t.update()}};function vs(e,t){let i=t.map(r=>({id:r.id,parentId:r.replyTo?.thread,entry:r})),s=new Map;for(let r of[...e,...i]){let o=r.parentId??r.id,a=s.get(o)??{id:o,head:null,replies:[]};r.parentId?a.replies.push(r):a.head=r,s.set(o,a)}for(let r of s.values())r.head??=r.replies.shift();return[...s.values()]}var xs=e=>[...e].sort((t,i)=>Date.parse(t.createdAt)-Date.parse(i.createdAt));function ks(e,t){let i=e.find(r=>r.parentId===t),s=r=>({...r,parentId:r===i?void 0:i.id});return e.filter(r=>r.id!==t).map(r=>r.parentId===t?s(r):r)}var Bn=20,An=20,$t=e=>It(`comment-edit:${e.id}`),zt=class{marked="";editing=null;#t;#e;#i;#s;#n;constructor(t,i,s,r=()=>null){this.#t=t,this.#i=i,this.#e=`${i}/comments`,this.#s=s,this.#n=r,this.composer=new At(t,i,{title:()=>r()?.title??"",conversation:()=>[r()?.user,...(this.list.items??[]).map(a=>a.user)].filter(Boolean)}),this.list=z(t,this.#e);let o={live:a=>{a.findId===t.params.id&&this.#r(a)},sent:({kind:a,path:c,result:p})=>{a==="comment"&&c===i&&this.#c([p])}};for(let[a,c]of Object.entries(o))t.signal.addEventListener("abort",l.subscribe(a,c))}get waiting(){let t=new Set(this.list.items?.map(i=>i.id));return l.get("outbox").filter(i=>i.kind==="comment"&&i.path===this.#i&&!t.has(i.id))}get threads(){return vs(xs(this.list.items),this.waiting)}retry(t){return wi(t.id)}async takeBack(t){this.composer.takeBack(t),await ce(t.id)}discard(t){return ce(t.id)}load(){return this.list.load()}async#r({comment:t,deleted:i}){this.list.items&&(i?this.#h(i):t?this.list.items.some(s=>s.id===t.id)?this.#l(t):this.#c([t]):await this.#o(),this.#t.signal.aborted||this.#t.update())}async#o(){let{signal:t}=this.#t;if(this.list.next)return;let i=await w(u(this.#e,{order:"desc",limit:Bn}),{signal:t}).catch(()=>[]);if(t.aborted||this.list.next)return;let s=this.#n()?.commentCount??0,r=this.#a(i.reverse());this.list.items=[...this.list.items,...r],r.length&&this.#s(Math.max(0,this.list.items.length-s))}#l(t){this.list.items=this.list.items.map(i=>i.id===t.id?t:i)}#a(t){let i=new Set(this.list.items?.map(s=>s.id));return t.filter(s=>!i.has(s.id))}#c(t){let i=this.#a(t);this.list.items=[...this.list.items??[],...i],this.#s(i.length)}#h(t){this.list.items?.some(i=>i.id===t)&&(this.list.items=ks(this.list.items,t),this.#s(-1))}async mark(t){let i=()=>this.list.items?.some(s=>s.id===t);for(let s=0;!i()&&this.list.next&&!this.list.problem&&s<An;s++){let{next:r}=this.list;if(await this.list.more(),this.list.next===r)break}return i()?(this.marked=t,this.#t.update(),!0):!1}isOwn(t){return t.userId===h()?.id}edit(t){this.editing={id:t.id,text:$t(t).get()??t.content,error:""},this.#t.update()}change(t){this.editing.text=t,$t(this.editing).set(t)}cancel(){$t(this.editing).remove(),this.editing=null,this.#t.update()}async save(){let{editing:t}=this;if(t.error=Le(t.text),!t.error)try{let i=await ht(`${this.#e}/${t.id}`,{content:t.text});this.#l(i),$t(i).remove(),this.editing=null}catch(i){t.error=i.code==="offline"?n("comment.editOffline"):Te(i)}return this.#t.update(),!t.error}async remove(t){try{await _(`${this.#e}/${t.id}`)}catch(i){return f(S(i)),!1}return $t(t).remove(),this.#h(t.id),this.#t.update(),!0}};var Rt=class{find=null;photo=0;distance=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/finds/${t.params.id}`,this.liking=new Ai(t.params.id,()=>this.find,t),this.comments=new zt(t,this.#e,i=>{this.find&&(this.find.commentCount+=i)},()=>this.find),this.loading=Ci(t,async()=>{this.find=await w(this.#e,{signal:t.signal}),t.signal.aborted||l.set("openFind",t.params.id),this.#i()}),t.signal.addEventListener("abort",()=>{l.get("openFind")===t.params.id&&l.set("openFind","")})}get title(){return this.find?.title??n("find.title")}load=()=>Promise.all([this.loading.load(),this.comments.load()]);async#i(){let t=await Et();!t||this.#t.signal.aborted||(this.distance=F(t,v(this.find.location)),this.#t.update())}showPhoto=t=>{this.photo=t,this.#t.update()};isOwn(){return this.find.userId===h()?.id}async save(t){let{find:i}=this,s=i.saved;i.saved=t||void 0,this.#t.update();let r=`${this.#e}/saved`;await X(t?ht(r,{state:t}):_(r))||(i.saved=s),this.#t.update()}async dismiss(){await X(ht(`${this.#e}/dismissed`))&&(await this.leave(),f(n("find.dismissed"),"",{text:n("action.undo"),run:()=>this.recall()}))}async recall(){await X(_(`${this.#e}/dismissed`))&&(this.find.dismissed=void 0,await this.#t.go(`/finds/${this.find.id}`),f(n("find.recalled")))}async likers(t){let i=z({signal:this.#t.signal,update:t},`${this.#e}/likes`);return await i.load(),i.problem&&f(S(i.problem)),i.problem||this.#t.signal.aborted?null:i}async remove(){if(await X(_(this.#e))){if(await this.leave(),this.find.hidden)return f(n("find.deleted"));f(n("find.deleted"),"",{text:n("action.undo"),run:()=>this.restore()})}}leave=()=>this.#t.leave();async restore(){await X(Ot(`${this.#e}/restore`))&&(await this.#t.go(`/finds/${this.find.id}`),f(n("find.restored")))}async copyPlace(t){try{await navigator.clipboard.writeText(t),f(n("way.copied"))}catch{f(t)}}async share(){let t=`${location.origin}/finds/${this.find.id}`;try{if(navigator.share)return await navigator.share({title:this.find.title,url:t});await navigator.clipboard.writeText(t),f(n("find.copied"))}catch(i){i.name!=="AbortError"&&f(t)}}};import{html as $,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as nt}from"../lib/lit-html/lit-html.js";var R=()=>document.getElementById("comment");function Ee(e){CSS.supports("field-sizing","content")||(e.style.height="auto",e.style.height=`${e.scrollHeight+e.offsetHeight-e.clientHeight}px`)}function zn(e,t){t.write(e.target.value),Se(e,t),Ee(e.target)}var Se=({target:e},t)=>t.mentions.follow(e.value,e.selectionStart);function Me(e,t){let{text:i,caret:s}=t.mentions.chosen(e,R().value);R().value=i,R().focus(),R().setSelectionRange(s,s),t.write(i),t.mentions.follow(i,s),Ee(R())}var Rn=(e,{items:t,at:i}=e.mentions)=>({ArrowDown:()=>e.mentions.move(1),ArrowUp:()=>e.mentions.move(-1),Enter:()=>Me(t[i],e),Tab:()=>Me(t[i],e),Escape:()=>e.mentions.close()});function jn(e,t){let{key:i,isComposing:s,ctrlKey:r,metaKey:o,shiftKey:a,altKey:c}=e;if(s)return;if(i==="Enter"&&(r||o))return e.currentTarget.form.requestSubmit();let g=(t.mentions.items.length&&!a&&!c?Rn(t)[i]:null)??(i==="Escape"&&t.replyTo?()=>t.stopReply():null);g&&(e.preventDefault(),g())}async function Wn(e,t){if(e.preventDefault(),!await t.send())return R().focus();await Promise.resolve(),R()&&Ee(R())}function Un(e){e.stopReply(),b("comment")}var Dn=e=>wt`
  <p class="replying soft" id="replying">
    <span>${n("comment.replying",{name:e.replyTo.name})}</span>
    <button type="button" class="round" aria-label=${n("comment.stopReply")} @click=${()=>Un(e)}>${m("close")}</button>
  </p>`,Hn=(e,t,i)=>wt`
  <li id="mention-${t}" role="option" aria-selected=${t===i.mentions.at?"true":"false"} @click=${()=>Me(e,i)}>
    ${P(e,28)} <span>${Ui(e)}</span>
  </li>`,Kn=(e,{items:t}=e.mentions)=>wt`
  <div class="proposals" ?hidden=${!t.length} @mousedown=${i=>i.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${n("comment.mention")}>${t.map((i,s)=>Hn(i,s,e))}</ul>
  </div>
  <span class="unseen" role="status">${t.length?n("comment.mentions",{n:t.length}):""}</span>`,Vn=e=>[e.replyTo?"replying":"",e.error?"comment-error":""].filter(Boolean).join(" "),Os=e=>wt`
  <form class="say-it" novalidate @submit=${t=>Wn(t,e)}>
    ${e.replyTo?Dn(e):nt}
    <div class="line">
      <label for="comment" class="unseen">${n("comment.label")}</label>
      ${Kn(e)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${n("comment.label")} .value=${e.text}
        aria-invalid=${e.error?"true":nt} aria-describedby=${Vn(e)||nt}
        aria-autocomplete="list" aria-controls=${e.mentions.items.length?"mentions":nt}
        aria-activedescendant=${e.mentions.items.length?`mention-${e.mentions.at}`:nt}
        @input=${t=>zn(t,e)} @keydown=${t=>jn(t,e)} @blur=${()=>e.mentions.close()}
        @click=${t=>Se(t,e)} @keyup=${t=>Se(t,e)}></textarea>
      <button type="submit" class="send" aria-label=${n("comment.send")} title=${n("comment.send")}
        aria-busy=${e.busy?"true":"false"}>${m("send")}</button>
    </div>
    ${zi(e.left)}
    ${e.error?wt`<p class="error" id="comment-error" role="alert">${e.error}</p>`:nt}
  </form>`;function Yn(e,t){e.edit(t),b("edited")}async function _n(e,t){e.preventDefault();let{id:i}=t.editing;await t.save()&&b(`menu-${i}`)}function Jn(e,t){e.composer.reply(t),b("comment")}async function Zn(e,t){await e.takeBack(t),await b("comment")}async function Gn(e,t){await Wi()&&(await e.discard(t),await b("comments"))}async function Qn(e,t){await ji(n("comment.deleteTitle"),n("comment.deleteText"),n("action.delete"))&&await e.remove(t)&&b("comments")}var Xn=e=>$`
  <form novalidate @submit=${t=>_n(t,e)}>
    <label class="unseen" for="edited">${n("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${e.editing.text} aria-invalid=${e.editing.error?"true":rt}
      @input=${t=>e.change(t.target.value)}
      @keydown=${t=>{t.key==="Escape"&&e.cancel()}}></textarea>
    ${e.editing.error?$`<p class="error" role="alert">${e.editing.error}</p>`:rt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.cancel()}>${n("action.cancel")}</button>
      <button type="submit">${n("action.save")}</button>
    </div>
  </form>`;function tr(e,t,i){let s=e.isOwn(t);return[...s&&!t.hidden?[{text:n("comment.edit"),sign:"edit",run:()=>Yn(e,t)}]:[],...s||i?[{text:n("comment.delete"),sign:"trash",isDanger:!0,run:()=>Qn(e,t)}]:[],...s?[]:[Hi({commentId:t.id}),Di(t.user,()=>e.load())]]}var er=(e,t)=>t.hidden?$`
  ${et(t.content)}
  ${Ft(n("report.commentHidden"),t.hidden)}`:$`
  ${et(t.content)}
  <button type="button" class="link reply" aria-label=${n("comment.replyTo",{name:x(t.user)})} @click=${()=>Jn(e,t)}>
    ${n("comment.reply")}
  </button>`,ir=(e,t,i)=>$`
  <div class="comment ${e.marked===t.id?"marked":""}" id="comment-${t.id}" tabindex="-1">
    <a href="/people/${t.user.id}" aria-label=${x(t.user)}>${P(t.user,36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${t.user.id}">${x(t.user)}</a> <span class="soft">${St(t.createdAt)}</span></p>
      ${e.editing?.id===t.id?Xn(e):er(e,t)}
    </div>
    ${Pt(n("comment.menu",{name:x(t.user)}),tr(e,t,i),{id:`menu-${t.id}`})}
  </div>`,Ie=(e,t)=>$`<button type="button" class="link reply" @click=${t}>${e}</button>`,sr=(e,t)=>$`
  <div class="row">
    ${t.state==="refused"?$`
      ${Ie(n("action.retry"),()=>e.retry(t))}
      ${Ie(n("action.edit"),()=>Zn(e,t))}`:rt}
    ${Ie(n("outbox.cancel"),()=>Gn(e,t))}
  </div>`,nr=(e,t)=>$`
  <div class="comment waiting" id="comment-${t.id}">
    ${P(h(),36)}
    <div class="said">
      <p>
        <span class="strong">${x(h())}</span>
        <span class="soft" role="status">${n(t.isLate?"outbox.waiting":"comment.sending")}</span>
      </p>
      ${et(t.body.content)}
      ${t.state==="refused"?$`<p class="error" role="alert">${t.problem}</p>`:rt}
      ${t.isLate||t.state==="refused"?sr(e,t):rt}
    </div>
  </div>`,Ls=(e,t,i)=>t.entry?nr(e,t.entry):ir(e,t,i),rr=(e,t,i)=>$`
  <li>
    ${Ls(e,t.head,i)}
    ${t.replies.length?$`
      <ul class="replies" aria-label=${n("comment.replies")}>
        ${t.replies.map(s=>$`<li>${Ls(e,s,i)}</li>`)}
      </ul>`:rt}
  </li>`;function or(e,t){let{items:i,problem:s,load:r}=e.list;return s?k(s,r):i?!i.length&&!e.waiting.length?$`<p class="soft">${n("comment.none")}</p>${ut(e.list)}`:$`
    <ul class="comments">${e.threads.map(o=>rr(e,o,t))}</ul>
    ${ut(e.list)}`:B(1)}var Ts=(e,t)=>$`
  ${or(e,t)}
  ${Os(e.composer)}`;import{html as D,nothing as Ce}from"../lib/lit-html/lit-html.js";import{html as Ut,nothing as Fe}from"../lib/lit-html/lit-html.js";var ot={scale:1,x:0,y:0},ar=5,[cr,lr]=[60,90],qe=(e,t,i)=>Math.max(e,Math.min(i,t));function Pe(e,t,i){let s=qe(1,t,ar),r=s/e.scale;return{scale:s,x:i.x-(i.x-e.x)*r,y:i.y-(i.y-e.y)*r}}function jt(e,{width:t,height:i}){let[s,r]=[t,i].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:qe(-s,e.x,s),y:qe(-r,e.y,r)}}function Ss({x:e,y:t}){return t>lr&&t>Math.abs(e)?"close":Math.abs(e)<cr||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Ms(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var pr=2.5,[hr,Es]=[300,24],Is=180,qs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Wt=class{#t=ot;#e=ot;#i=null;#s=new Map;#n={time:0,x:0,y:0};#r=null;#o;constructor(t){this.#o=t}show(t,i=0){this.#r=t,this.#s.clear(),this.#p(ot),i&&!qs()&&this.#r.animate([{transform:`translateX(${i*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Is,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#r=t.currentTarget,this.#r.setPointerCapture(t.pointerId),this.#s.set(t.pointerId,this.#h(t)),this.#a())};onMove=t=>{if(!this.#s.has(t.pointerId))return;this.#s.set(t.pointerId,this.#h(t));let i=this.#c(),s={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.size>1){let{x:o,y:a,scale:c}=Pe(this.#e,this.#e.scale*i.apart/this.#i.apart,this.#i);return this.#p({scale:c,x:o+s.x,y:a+s.y})}let r={...this.#e,x:this.#e.x+s.x,y:this.#e.y+s.y};this.#p(this.#t.scale>1?jt(r,this.#m()):r)};onUp=t=>{if(!this.#s.has(t.pointerId))return;let i=this.#c(),s=this.#s.size===1,r={x:i.x-this.#i.x,y:i.y-this.#i.y};if(this.#s.delete(t.pointerId),this.#s.size)return this.#a();if(!s||t.type==="pointercancel")return this.#d();if(Math.hypot(r.x,r.y)<Es)return this.#l(i,t.timeStamp);let o=this.#t.scale>1?"":Ss(r);if(o)return this.#o[o]();this.#d()};#l(t,i){let s=this.#n;if(this.#n={...t,time:i},i-s.time>hr||Math.hypot(t.x-s.x,t.y-s.y)>Es)return this.#d();this.#n={time:0,x:0,y:0},this.#p(this.#t.scale>1?ot:jt(Pe(ot,pr,t),this.#m()),!0)}#a(){this.#e=this.#t,this.#i=this.#c()}#c(){let[t,i=t]=this.#s.values();return Ms(t,i)}#h({clientX:t,clientY:i}){let{left:s,top:r,width:o,height:a}=this.#r.getBoundingClientRect();return{x:t-s-o/2,y:i-r-a/2}}#m(){return{width:this.#r.clientWidth,height:this.#r.clientHeight}}#d(){this.#p(jt(this.#t,this.#m()),!0)}#p(t,i=!1){this.#t=t;let s=this.#r?.firstElementChild;s&&(s.style.transition=i&&!qs()?`transform ${Is}ms ease-out`:"none",s.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};var Dt=(e,t)=>n("find.picture",{n:t+1,title:e.title});function Fs(e,t){let i=e.media.length,s=t,r=!0,o=null,a=new Map;qt((c,p)=>{let g=d=>{s=(s+d+i)%i,r=!1,p(),o.show(document.querySelector("dialog .stage"),i>1?d:0)};return o??=new Wt({next:()=>g(1),previous:()=>g(-1),close:()=>c()}),mr(e,{at:s,plays:r,films:a},o,g,c)},{label:e.title,kind:"full"})}function mr(e,{at:t,plays:i,films:s},r,o,a){let c=e.media.length,p=e.media[t];return Ut`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${c>1?n("find.pictureOf",{at:t+1,n:c}):Fe}</span>
        ${G(a)}
      </div>
      <div class="stage" @pointerdown=${r.onDown} @pointermove=${r.onMove} @pointerup=${r.onUp}
        @pointercancel=${r.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?fr(p,i,s):ur(p,Dt(e,t))}</div>
      </div>
      <div>
        ${p.caption?Ut`<p class="said" dir="auto">${p.caption}</p>`:Fe}
        ${c>1?gr(o):Fe}
      </div>
    </div>`}var dr=e=>`min(100vw, calc(100vh * ${gt(e).toFixed(3)}))`,ur=(e,t)=>Ct(e,{alt:t,eager:!0,sizes:dr(e),blur:!1});function fr(e,t,i){if(i.has(e))return i.get(e);let s=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),r=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(a,c)=>s.append(Object.assign(document.createElement("source"),{src:a,type:c}));return o(e.url,e.codecs?`video/${r}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),s.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let c=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",c),i.set(e,a),s.replaceWith(a)}),i.set(e,s),s}var gr=e=>Ut`
  <div class="row steps">
    ${Ps("previous","back",()=>e(-1))}
    ${Ps("next","next",()=>e(1))}
  </div>`,Ps=(e,t,i)=>Ut`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${i}>${m(t)}</button>`;var Ne=5,$r={tall:4/5,square:1,wide:3/2};function wr(e){let t=gt(e);return t<.9?"tall":t<1.2?"square":"wide"}function yr(e,t){let i=Math.max(1,gt(t)/$r[e]).toFixed(3);return`(min-width: 860px) calc(720px * ${i}), calc(100vw * ${i})`}var br=(e,t)=>D`
  <img src=${e.mediumUrl||e.fallbackUrl} alt=${t} width=${e.width||640} height=${e.height||360} loading="lazy" decoding="async">
  <span class="play">${m("play")}</span>`;function vr(e,t,i,{frame:s,isFar:r}){let o=t.type==="video",a=[n(o?"find.play":"find.enlarge",{n:i+1}),t.caption].filter(Boolean).join(": "),c=e.media.length-Ne;return D`
    <li class=${r?"far":""}>
      <button type="button" class="frame" aria-label=${a}
        @click=${()=>Fs(e,i)}>
        ${o?br(t,Dt(e,i)):Ct(t,{alt:Dt(e,i),eager:i===0,sizes:yr(s,t)})}
        ${t.caption?D`<span class="said" dir="auto">${t.caption}</span>`:Ce}
        ${i===Ne-1&&c>0?D`<span class="beyond" data-count="+${M(c)}"></span>`:Ce}
      </button>
    </li>`}var xr=(e,t)=>D`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${M(e+1)}/${M(t)}</span>
    <span class="dots">${Array.from({length:t},(i,s)=>D`<i class=${s===e?"on":""}></i>`)}</span>
  </p>`;function kr({currentTarget:e},t,i){let s=Math.round(Math.abs(e.scrollLeft)/e.clientWidth);s!==t&&i(s)}function Cs(e,t=0,i=()=>{}){let s=e.media.length,r=wr(e.media[0]);return D`
    <div class="gallery-box">
      <ul class="gallery ${r} of${Math.min(s,Ne)}" aria-label=${n("find.pictures")} @scroll=${o=>kr(o,t,i)}>
        ${e.media.map((o,a)=>vr(e,o,a,{frame:r,isFar:a>t+1}))}
      </ul>
      ${s>1?xr(Math.min(t,s-1),s):Ce}
    </div>`}import{html as Ht,nothing as Ae}from"../lib/lit-html/lit-html.js";var ze=({latitude:e,longitude:t})=>[e.toFixed(5),t.toFixed(5)],Or=e=>e.exact?`/?at=${ze(e.exact).join(",")},15`:`/?at=${ze(e.location).join(",")},${e.location.area?12:15}&place=${e.locationId}`;function Ns(e){let{find:t,distance:i}=e;return Ht`
    <div class="spot">
    <a class="where" href=${Or(t)}>
      <place-map inert .area=${t.exact?0:t.location.area??0} .at=${v(t.exact??t.location)}></place-map>
      <span class="row">
        ${m("pin")} <span class="grow"><span class="strong" dir="auto">${t.exact?.name??Lt(t.location)}</span>
        ${t.location.area?Ht`<br><span class="soft">${ai(t,e.isOwn())}</span>`:Ae}
        ${i===null?Ae:Ht`<br><span class="soft">${n("find.away",{distance:kt(i)})}</span>`}</span>
        ${m("next")}
      </span>
    </a>
    ${Sr(e)}
    </div>`}var Be=(e,t)=>({text:e,href:t,sign:"way",isOutside:!0});function Lr(e){let[t,i]=ze(e.find.exact??e.find.location);return[...matchMedia("(pointer: coarse)").matches?[{text:n("way.app"),sign:"pin",href:`geo:${t},${i}?q=${t},${i}`}]:[],Be("Apple Maps",`https://maps.apple.com/?daddr=${t},${i}`),Be("Google Maps",`https://www.google.com/maps/dir/?api=1&destination=${t},${i}`),Be("OpenStreetMap",`https://www.openstreetmap.org/directions?route=;${t},${i}`),{text:n("way.copy"),sign:"copy",run:()=>e.copyPlace(`${t}, ${i}`)}]}var Tr=()=>Ht`${m("way")} <span>${n("way.title")}</span>`,Sr=e=>e.find.location.area&&!e.find.exact?Ae:Pt(n("way.title"),Lr(e),{id:"ways",face:Tr()});var Mr=e=>T`
  <a class="person" href="/people/${e.user.id}">
    ${P(e.user)}
    <span>
      <span class="strong" dir="auto">${x(e.user)}</span><br>
      <span class="soft">${St(e.createdAt)}${e.updatedAt>e.createdAt?T` · ${n("find.edited")}`:H}</span>
    </span>
  </a>`,Er=e=>T`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(e)}">
    ${tt(e)} ${Q(e)}
  </a>`,Ir=e=>T`
  <p class="marks">
    ${e.category?Er(e.category):H}
    ${e.isPublic?T`<span class="badge">${m("globe")} ${n("find.everybody")}</span>`:Yi(e)}
  </p>`,Bs=e=>e.find.media.length?Cs(e.find,e.photo,e.showPhoto):H,As=(e,t=H)=>T`
  <div class="card">
    <div class="row between">
      ${Mr(e.find)}
      ${Vi(e)}
    </div>
    ${e.find.description?et(e.find.description):H}
    ${Ir(e.find)}
    ${t}
  </div>`,qr=e=>T`
  ${Ft(n("report.findHidden"),e.find.hidden)}
  ${Bs(e)}
  ${As(e)}`,Pr=e=>e.find.hidden?qr(e):T`
  ${Bs(e)}
  ${Ns(e)}
  ${As(e,Ki(e))}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${n("find.commentsTitle")}
      ${e.find.commentCount?T`<span class="soft">${M(e.find.commentCount)}</span>`:H}
    </h2>
    ${Ts(e.comments,e.isOwn())}
  </section>`;function Fr(e){let{problem:t}=e.loading;return t?.code==="not_found"?[n("find.goneTitle"),T`<p class="empty">${n("find.goneText")}</p>`]:t?[n("find.title"),k(t,e.load)]:e.find?[e.title,Pr(e)]:[n("find.title"),B(3)]}function Cr(e){let[t,i]=Fr(e);return T`${Ti(t,H,"/")}${i}`}async function Nr(e,t){await e.load(),t&&await e.comments.mark(t)&&await b(`comment-${t}`)}function yt(e){let t=new Rt(e),s=e.path===location.pathname?new RegExp(`^#comment-(${J})$`).exec(location.hash)?.[1]:"";return{get title(){return t.title},get find(){return t.find},ready:Nr(t,s),view:()=>Cr(t)}}import{html as Xt,nothing as To,render as So}from"../lib/lit-html/lit-html.js";var[Br,Ar,zr]=[4,2,2],[Rr,jr]=[50,3],Wr=e=>ft.filter(t=>pt(n(`category.${t}`)).startsWith(pt(e))).map(t=>({kind:"category",value:t,name:n(`category.${t}`),address:n("find.category")})),Ur=e=>({kind:"find",value:e.id,name:e.title,address:e.location.name,point:v(e.location)}),Dr=e=>({kind:"person",value:e.id,name:x(e),address:n("search.person")}),zs=e=>async(t,{signal:i})=>{let{lat:s,lng:r}=e.view,o=u("/api/finds",{...e.filters.flags,category:"",q:t,order:"best",lat:s,lng:r,limit:Br}),a=u("/api/users",{q:t,limit:Ar}),[c,p]=await Promise.all([w(o,{signal:i}).catch(()=>[]),[...t].length<zr?[]:w(a,{signal:i}).catch(()=>[])]);return[...p.map(Dr),...c.map(Ur),...Wr(t)]},Rs=e=>(t,i)=>{let s=r=>e(r.point)<=Rr;return[...i,...t.filter(s),...t.filter(r=>!s(r)).slice(0,jr)]};var Hr=9,Kr={active:e=>-Date.parse(e.finds[0]?.createdAt),likes:e=>-Math.max(0,...e.finds.map(t=>t.likeCount)),distance:e=>e.distance},Kt=class{items=[];isApart=!1;#t;#e;#i=0;constructor(t,i){this.#t=t,this.#e=i}get flags(){return this.isApart?{exactApart:!0}:{}}async load({bbox:t,zoom:i}){let s=++this.#i;if(!(!!t&&i>=Hr&&!this.#e.near))return this.#s([],!1);try{let[o,a]=await si(u("/api/finds/exact",{...this.#e.flags,bbox:t}),{signal:this.#t.signal});return s===this.#i&&this.#s(a?[]:o,!a&&(this.isApart||o.length>0))}catch{return!1}}#s(t,i){let s=i!==this.isApart;return Object.assign(this,{items:t,isApart:i}),s}among(t,i,s){let r=Kr[i],o=this.items.map(c=>Vr(c,s)).sort((c,p)=>r(c)-r(p)),a=[];for(let c of t){for(;o.length&&r(o[0])<=r(c);)a.push(o.shift());a.push(c)}return[...a,...o]}},Vr=(e,t)=>({id:`find ${e.id}`,find:e,finds:[e],findCount:1,...e.exact,distance:F(t,v(e.exact))});var Vt={q:"",categories:[],near:null,mine:!0,friends:!0},Re=["active","distance","likes"],Yr=e=>(e??"").split(",").filter(Boolean),at=class{constructor(t){let i=t.get("order");Object.assign(this,{q:t.get("q")??"",categories:Yr(t.get("category")),mine:t.get("mine")!=="0",friends:t.get("friends")!=="0",near:U(t.get("near")),radius:Number(t.get("radius"))||5,order:Re.includes(i)?i:""})}get count(){return(this.q?1:0)+this.categories.length+(this.mine?0:1)+(this.friends?0:1)}get sorted(){return this.order||(this.near?"distance":"active")}get flags(){return{includePrivate:this.mine,includeFriends:this.friends,category:this.categories.join(","),q:this.q}}get circle(){return this.near&&{lat:this.near.lat,lng:this.near.lng,radius:this.radius}}query(){let t=this.near?{near:O(this.near),radius:this.radius}:{},{q:i,categories:s,mine:r,friends:o,order:a}=this;return{q:i,category:s.join(","),mine:r?"":"0",friends:o?"":"0",order:a,...t}}};var _r="-180,-90,180,90",js=2e4,[Ws,Us,Jr]=[20,500,3],Ds=3,Yt=class{nearest=null;#t;#e;#i;#s;#n=Ws;#r=!1;#o=Ds;constructor(t,i,s,r){this.#t=t,this.#e=i,this.#i=s,this.#s=r;let o=()=>this.#l(r()),a=()=>({findsLimit:Jr,limit:this.#n});this.list=z(t,()=>u("/api/locations",{...i.flags,...s.flags,...o(),...a()}))}#l({view:t,box:i}){let s=this.#e.sorted;if(this.#e.circle)return{...this.#e.circle,order:s};let r=i||_r;if(s!=="distance")return{bbox:r,order:s};let[o,a,c,p]=r.split(",").map(Number),g=Math.max(F(t,{lat:p,lng:o}),F(t,{lat:a,lng:c}));return{lat:t.lat,lng:t.lng,radius:Math.min(js,Math.max(.1,g)).toFixed(3),order:s}}get shown(){return this.#i.among(this.list.items,this.#e.sorted,this.#s().view).slice(0,this.#o)}async drawRest(t){for(;this.#o<(this.list.items?.length??0);)await t(),this.#o+=Ds,this.#t.update();this.#o=1/0}get hasMore(){let{items:t,next:i,isPartial:s}=this.list;return!!i||s&&t?.length>=this.#n&&this.#n<Us}more=async()=>{if(this.list.next)return this.list.more();this.#r||(this.#r=!0,this.#n=Math.min(Us,3*Math.max(this.#n,this.list.items.length)),await this.list.load(),this.#r=!1)};async load(){this.nearest=null,this.#n=Ws,await this.list.load(),this.#e.near&&this.list.items?.length===0&&!this.list.next&&await this.#a()}async#a(){let{lat:t,lng:i}=this.#e.near,s={lat:t,lng:i,radius:js,order:"distance",findsLimit:1,limit:1},r=u("/api/locations",{...this.#e.flags,...s});[this.nearest=null]=await w(r,{signal:this.#t.signal}).catch(()=>[]),this.#t.update()}};var je=100,j=class{place=null;finds=null;group=null;findId="";#t;#e;#i="";#s=0;constructor(t,i){this.#t=t,this.#e=i}get isOpen(){return!!(this.place||this.group)}static of(t){return{place:t.get("place")??"",group:t.get("group")??"",find:t.get("find")??""}}async show({place:t,group:i,find:s}){this.findId=s;let r=`${t} ${i}`,o=r!==this.#i;return this.#i=r,o&&await this.#n(t,i),this.#t.update(),o&&this.isOpen}async#n(t,i){let s=++this.#s,[r,o]=t?[u(`/api/locations/${t}`,{...this.#e(),findsLimit:je}),"place"]:[u("/api/locations",{...this.#e(),bbox:i,findsLimit:3,limit:100}),"group"],a={place:null,group:null,finds:null};if(t||i)try{a[o]=await w(r,{signal:this.#t.signal})}catch(c){if(c.name==="AbortError"||s!==this.#s)return;f(S(c))}a.place&&(a.finds=this.#r(a.place)),s===this.#s&&Object.assign(this,a)}#r(t){let{signal:i,update:s}=this.#t,o=t.moreFinds||t.findCount>je?u("/api/finds",{...this.#e(),locationId:t.id,limit:je}):"";return Object.assign(z({signal:i,update:s},o),{items:t.finds,next:o})}more=async()=>{let{finds:t}=this,i=t.items.length,s;do s=t.next,await t.more();while(t.next!==s&&t.items.length===i)}};var Zr="-180,-90,180,90",Gr=120,Qr=1e3,[Xr,to]=[13,15],_t=class{map=null;failed=!1;#t;#e=null;#i;#s;#n;#r="";#o=0;#l=!1;constructor(t,i=s=>this.openFind(s)){this.#t=t,this.#i=i,this.filters=new at(t.query),this.#n=U(t.query.get("at"))??U(ae.get()),this.#s={lat:25,lng:5,zoom:globalThis.innerWidth<700?1:2},this.view={...this.#s,...this.#n},this.exact=new Kt(t,this.filters);let s=()=>({...this.filters.flags,...this.exact.flags});this.groups=new Xi(t,s);let o={map:()=>this.map,zoom:()=>this.view.zoom,open:a=>this.open(a),openFind:i,update:t.update};this.markers=new ts(this.groups,this.exact,o),this.panel=new j(t,s),this.places=new Yt(t,this.filters,this.exact,()=>({view:this.view,box:this.#r})),this.list=this.places.list}async start(t){this.#e=t;let i=!!(this.#n||this.filters.near);i&&this.#m(this.view);let s=this.places.load(),r=this.panel.show(j.of(this.#t.query));A().then(t.prefetch);let o=i?this.markers.load(this.#r,this.view.zoom):null,a=i?null:this.groups.within(Zr,this.view.zoom).catch(p=>p);await Promise.race([s,Mt(Qr)]),await t.painted();let c=this.makeMap().then(()=>i?null:this.#h(a));await Promise.all([s.then(()=>this.places.drawRest(t.painted)),o,c,r]),this.markers.select(this.panel.place,this.panel.isOpen),await this.#a()}async#a(){await this.exact.load({bbox:this.#r,zoom:this.view.zoom})?await this.#c():this.exact.items.length&&this.markers.show()}#c(){return Promise.all([this.markers.load(this.#r,this.view.zoom),this.filters.near?null:this.places.load()])}async makeMap(){let{create:t,held:i}=this.#e,s=await t({view:this.view,onMove:r=>this.#d(r),onHold:i}).catch(()=>null);if(this.failed=!s,!s)return this.#t.update();if(this.#t.signal.aborted)return s.close();this.map=s,this.#m(this.view),await A(),!this.#t.signal.aborted&&(this.markers.show(),this.map.around(this.filters.near,this.filters.radius,{fit:!this.#n}),this.#t.update())}async#h(t){if(!this.#t.signal.aborted){this.#l=!0;try{await this.markers.approach(await t,()=>({bbox:this.#r,zoom:this.view.zoom})),this.view.zoom>this.#s.zoom&&await this.refresh()}catch(i){this.groups.report(i)}finally{this.#l=!1}}}#m(t){this.view=U(O(t)),this.#r=Pi(this.#e.size(),this.view)}#d(t){this.#m(t),!this.#l&&(clearTimeout(this.#o),this.#o=setTimeout(this.refresh,Gr))}#p(t,i=this.filters){let s=this.#n||this.map?O(this.view):"";return u("/",{...i.query(),at:s,...t})}#u(){this.#t.rename(this.#p(j.of(this.#t.query))),ae.set(O(this.view))}refresh=()=>(this.#u(),Promise.all([this.#c(),this.#a()]));open(t){return this.#t.push(this.#p(t))}openFind(t){return this.#t.push(this.#p({...j.of(this.#t.query),find:t}))}close=()=>this.#t.push(this.#p({}));async moved(t){let i=U(t.get("at")),s=i&&O(i)!==O(this.view);s&&this.map?.setView(i);let r=JSON.stringify(this.filters.query());Object.assign(this.filters,new at(t));let o=JSON.stringify(this.filters.query())!==r?this.#f(!s):null,a=await this.panel.show(j.of(t));this.markers.select(this.panel.place,this.panel.isOpen),await o,a&&(this.panel.place&&this.map?.reveal(v(this.panel.place)),await this.#e.opened())}#f(t){return this.markers.forget(),this.map?.around(this.filters.near,this.filters.radius,{fit:t}),Promise.all([this.places.load(),this.markers.load(this.#r,this.view.zoom),this.#a()])}enter(t){return this.map?.setView({...v(t),zoom:Math.max(to,this.view.zoom)}),t.find?this.#i(t.find.id):this.open({place:t.id})}change(t){let i=Object.assign(new at(new URLSearchParams),this.filters,t);return this.#t.push(this.#p({},i))}goTo(t){(this.filters.near||this.panel.isOpen)&&this.change({near:null});let i={...t,zoom:Math.min(Xr,Ji(t))};if(this.map)return this.map.setView(i);this.#m(i),this.refresh()}async toggleNear(){if(this.filters.near)return this.change({near:null});try{await this.change({near:await Fi({maximumAge:6e4,timeout:1e4})})}catch(t){f(S(t))}}end(){this.map?.close(),this.map=null,clearTimeout(this.#o)}};var Jt=class{#t;#e=null;#i=!1;constructor(t){this.#t=t}look=async()=>{this.#i||(this.#i=!0,this.#e=await Et())};distance=t=>{let i=this.#e??this.#t();return i&&t?F(i,t):void 0}};import{html as eo,nothing as io}from"../lib/lit-html/lit-html.js";var Zt=class{screen=null;#t;#e;#i="";#s=new AbortController;constructor(t,i){this.#t=t,this.#e=i}show(t){if((t??"")===this.#i)return;this.#i=t??"",this.#s.abort(),this.#s=new AbortController;let{signal:i}=this.#s;if(this.screen=null,!this.#i)return this.#e(null);let{go:s}=this.#t,r=()=>{this.#e(this.screen?.find??null),this.#t.update()},o=()=>s("/",{replace:!0});this.screen=yt({params:{id:this.#i},path:`/finds/${this.#i}`,query:new URLSearchParams,signal:i,update:r,go:s,leave:o}),r()}view(){return this.screen?eo`
      <aside class="beside" id="beside" data-scroll aria-label=${n("find.title")}>${this.screen.view()}</aside>`:io}};import{html as N,nothing as K}from"../lib/lit-html/lit-html.js";var so=[1,5,20,50,200],no=200,{near:np,...ro}=Vt,Hs=(e,t)=>e.filter(i=>i!==t),oo=(e,t)=>e.includes(t)?Hs(e,t):[...e,t],ao=e=>[...new Set([...so.map(ti),e])].sort((t,i)=>t-i),co=e=>N`
  <label class="chip select">
    <span class="unseen">${n("map.radius")}</span>
    <select id="radius" @change=${t=>e.change({radius:Number(t.target.value)})}>
      ${ao(e.filters.radius).map(t=>N`
        <option value=${t} ?selected=${t===e.filters.radius}>${ei(t)}</option>`)}
    </select>
  </label>`,Gt=(e,t,i=K)=>N`
  <button type="button" class="chip on" aria-label=${n("map.removeFilter",{name:e})} @click=${t}>
    ${i} <span>${e}</span> ${m("close")}
  </button>`;function lo(e){let{q:t,categories:i,mine:s,friends:r}=e.filters;return N`
    ${t?Gt(`“${t}”`,()=>e.change({q:""}),m("search")):K}
    ${i.map(o=>Gt(Q(o),()=>e.change({categories:Hs(i,o)}),tt(o)))}
    ${s?K:Gt(n("map.withoutMine"),()=>e.change({mine:!0}))}
    ${r?K:Gt(n("map.withoutFriends"),()=>e.change({friends:!0}))}`}var Ks=(e,t)=>e.groups.counts?.of(t)??K;function po(e){let t=e.filters.categories;return ft.filter(i=>!t.includes(i)).map(i=>N`
    <button type="button" class="chip" data-count=${Ks(e,i)} @click=${()=>e.change({categories:[...t,i]})}>
      ${tt(i)} ${Q(i)}
    </button>`)}var Vs=e=>N`
  <div class="chips scrolls" role="group" aria-label=${n("map.filters")}
    @pointerenter=${()=>e.groups.count()} @focusin=${()=>e.groups.count()}>
    ${fe(!!e.filters.near,n("map.near"),()=>e.toggleNear(),"here")}
    ${e.filters.near?co(e):K}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${()=>ho(e)}>
      ${m("filter")} ${n("map.filters")}
      ${e.filters.count?N`<span class="number">${M(e.filters.count)}</span>`:K}
    </button>
    ${lo(e)}
    ${po(e)}
  </div>`;async function ho(e){let{q:t,categories:i,mine:s,friends:r}=e.filters,o={q:t,categories:i,mine:s,friends:r},a=null,p=await qt((g,d)=>(a??=e.groups.count().then(d),uo(e,o,g,d)),{label:n("map.filters"),kind:"sheet-like"});p&&e.change(p)}var mo=(e,t,i)=>fe(e[t],n(`map.${t}`),()=>i({[t]:!e[t]}),e[t]?"check":"plus");function uo(e,t,i,s){let r=c=>{Object.assign(t,c),s()},o=c=>{c.preventDefault(),i({...t,q:c.target.q.value.trim()})},a=t.categories.filter(c=>!qi(c)&&c!=="other");return N`
    <div class="row between"><h2>${n("map.filters")}</h2>${G(i)}</div>
    <form @submit=${o}>
      <div class="field">
        <label for="words">${n("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${no} .value=${t.q}>
      </div>
      <fieldset>
        <legend>${n("find.category")}</legend>
        <div class="chips">
          ${[...ft,"other",...a].map(c=>N`
            <button type="button" class="chip" data-count=${Ks(e,c)}
              aria-pressed=${t.categories.includes(c)?"true":"false"}
              @click=${()=>r({categories:oo(t.categories,c)})}>${tt(c)} ${Q(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${n("map.whose")}</legend>
        <div class="chips">
          ${["mine","friends"].map(c=>mo(t,c,r))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i(ro)}>${n("map.clear")}</button>
        <button type="submit">${n("map.apply")}</button>
      </div>
    </form>`}import{html as I,nothing as Gs}from"../lib/lit-html/lit-html.js";import{html as _s}from"../lib/lit-html/lit-html.js";var ct=["peek","half","full"],fo=6,go=.5,Qt=class{#t;constructor(t){this.#t=t,this.stop=ct.includes(t.kept?.sheet)?t.kept.sheet:"half"}to(t){this.stop=t,this.#t.keep({sheet:t}),this.#t.update()}atLeastHalf(){this.stop==="peek"&&this.to("half")}by(t){this.to(ct[Math.max(0,Math.min(ct.length-1,ct.indexOf(this.stop)+t))])}drag(t){let i=t.currentTarget.closest(".sheet");if(t.button||t.target.closest("button, select, a")||getComputedStyle(i).position!=="absolute")return;let s=t.currentTarget,r=this.#e(i),o={y:t.clientY,height:i.offsetHeight},a={y:t.clientY,at:t.timeStamp,speed:0},c=d=>Math.max(r[0],Math.min(r[2],o.height+o.y-d));s.setPointerCapture(t.pointerId),i.classList.add("dragged");let p=d=>{a={y:d.clientY,at:d.timeStamp,speed:(a.y-d.clientY)/Math.max(1,d.timeStamp-a.at)},i.style.height=`${c(d.clientY)}px`},g=d=>{for(let[re,pn]of[["pointermove",p],["pointerup",g],["pointercancel",g]])s.removeEventListener(re,pn);if(i.classList.remove("dragged"),i.style.height="",Math.abs(d.clientY-o.y)<fo)return;if(Math.abs(a.speed)>go)return this.by(Math.sign(a.speed));let ne=c(d.clientY),Je=r.map(re=>Math.abs(re-ne));this.to(ct[Je.indexOf(Math.min(...Je))])};for(let[d,ne]of[["pointermove",p],["pointerup",g],["pointercancel",g]])s.addEventListener(d,ne)}#e(t){return ct.map(i=>{let s=t.dataset.stop;t.classList.add("dragged"),t.dataset.stop=i;let r=t.offsetHeight;return t.dataset.stop=s,r})}},Ys=(e,t,i,s,r)=>_s`
  <button type="button" class="round ${s}" id="sheet-${s}" aria-label=${n(i)} ?disabled=${r} @click=${()=>e.by(t)}>
    ${m("back")}
  </button>`,Js=(e,t,i)=>_s`
  <div class="grip" @pointerdown=${s=>e.drag(s)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${t}
      <span class="row tight">
        ${i}
        <span class="steps">
          ${Ys(e,1,"map.more","up",e.stop==="full")}
          ${Ys(e,-1,"map.less","down",e.stop==="peek")}
        </span>
      </span>
    </div>
  </div>`;var $o=6,wo=e=>I`
  <button class="quiet" type="button" @click=${()=>e.change(Vt)}>${n("map.clear")}</button>`,yo=e=>I`
  <a class="button" href=${u("/new",{at:e.map&&e.view.zoom>$o?O(e.view):""})}>
    ${m("plus")} ${n("nav.plus")}
  </a>`,bo=e=>Z(n("map.noneNear"),n("map.nearestIs",{distance:kt(e.places.nearest.distance)}),I`
  <button type="button" @click=${()=>e.enter(e.places.nearest)}>${n("map.showNearest")}</button>`);function vo(e){return e.places.nearest?bo(e):e.filters.count||e.filters.near?Z(n("map.noneFiltered"),n("map.noneFilteredText"),wo(e)):Z(n("map.none"),n("map.noneText"),yo(e))}function xo(e){if(e.filters.near)return n("map.aroundYou");let t=e.groups.items.reduce((i,s)=>i+s.count,e.exact.items.length);return t?Qe(e.groups.isPartial,n("map.findsHere",{n:t})):n("map.inView")}var ko=e=>I`
  <label class="order">
    <span class="unseen">${n("map.order")}</span>
    <select id="order" @change=${t=>e.change({order:t.target.value})}>
      ${Re.map(t=>I`<option value=${t} ?selected=${t===e.filters.sorted}>${n(`map.order.${t}`)}</option>`)}
    </select>
  </label>`;function Oo(e){let{list:t,groups:i,places:s}=e;return t.problem?k(t.problem,e.refresh):t.items?!t.items.length&&!t.next&&!i.isPartial&&!e.exact.items.length?vo(e):I`
    ${s.shown.map(r=>we(r,o=>e.enter(o),e.filters.near?r.distance:void 0))}
    ${ut({next:s.hasMore,busy:t.busy,more:s.more})}
    ${i.isPartial?I`<p class="hint">${n("map.partial")}</p>`:Gs}`:B(4)}var Zs=(e,t)=>I`
  <h2 id="place-title" dir="auto" tabindex="-1">${e}</h2>
  ${G(t.close)}`,Lo=e=>n("map.findsHere",{n:e.reduce((t,i)=>t+i.findCount,0)});function Qs(e,t,i){let{place:s,group:r}=e.panel,o=s?Zs(Lt(s),e):r?Zs(Lo(r),e):I`<h2 class="grow">${xo(e)}</h2>`,a=s?_i(e.panel):r?r.map(c=>we(c,p=>e.enter(p))):Oo(e);return I`
    <section id="list" class="list sheet" data-stop=${t.stop} aria-label=${n("map.list")} tabindex="-1">
      ${Js(t,o,e.panel.isOpen?Gs:ko(e))}
      <div class="scroller" id="list-scroll" data-scroll @click=${i}>${a}</div>
    </section>`}var Mo=4,Xs=matchMedia("(min-width: 1180px)");function Eo(e,t){let i=u("/new",{at:O(t)}),s=o=>{o.preventDefault(),e.go(i)},r=document.createElement("div");return So(Xt`<a class="button" href=${i} @click=${s}>${m("plus")} ${n("map.addHere")}</a>`,r),r}var Io=(e,t)=>({held:i=>Eo(e,i),size:()=>{let{clientWidth:i,clientHeight:s}=document.getElementById("map");return{width:i,height:s}},create:i=>Qi(document.getElementById("map"),i),prefetch:()=>Zi(),painted:Ii,opened:async()=>{t.atLeastHalf(),await b("place-title"),document.getElementById("list-scroll")?.scrollTo(0,0)}});function qo(e,t,{kind:i,value:s}){return i==="place"?e.goTo(v(s)):i==="category"?e.change({categories:[s]}):i==="words"?e.change({q:s}):i==="person"?t.go(`/people/${s}`):tn(e,t,s)}var tn=(e,t,i)=>Xs.matches?e.openFind(i):t.go(`/finds/${i}`),en=e=>e.view.zoom>Mo?e.view:null,Po=(e,t,i)=>Xt`
  <div class="tools">
    <place-search id="places" .label=${n("search.label")} .near=${en(e)} .also=${zs(e)}
      .order=${Rs(i.distance)} .words=${!0} .distance=${i.distance}
      @focusin=${i.look} @choose=${s=>qo(e,t,s.detail)}></place-search>
    ${Vs(e)}
  </div>`,Fo=e=>Xt`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${n("map.label")}></div>
    ${e.failed?k({code:"map",text:n("map.failed")},()=>e.makeMap()):To}
  </div>`;function Co(e,t){let i=e.target.closest("a.find");!i||!Xs.matches||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),t.openFind(i.pathname.split("/").pop()))}function No(e,t){e.key==="Escape"&&!e.defaultPrevented&&t.panel.isOpen&&e.target.closest("#list, #map")&&t.close()}var Bo=(e,t,i,s,r)=>Xt`
  <div class="atlas ${s.screen?"with-find":""}" @keydown=${o=>No(o,e)}>
    <a class="skip" href="#list">${n("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${n("map.title")}</h1>
    ${Fo(e)}
    ${Po(e,t,r)}
    ${Qs(e,i,o=>Co(o,e))}
    ${s.view()}
  </div>`;async function Ao(e,t,i){await Promise.resolve(),await e.start(Io(t,i)),performance.mark("finds:map")}var zo=e=>new RegExp(`^${J}$`).test(e);function We(e){for(let o of["place","find"])zo(e.query.get(o))||e.query.delete(o);let t=new _t(e,o=>tn(t,e,o)),i=new Qt(e),s=new Zt(e,o=>t.markers.choose(o)),r=new Jt(()=>t.filters.near??en(t));return s.show(t.panel.findId||e.query.get("find")),{get title(){return s.screen?.title??""},wide:!0,ready:Ao(t,e,i),view:()=>Bo(t,e,i,s,r),moved:o=>(s.show(o.get("find")),t.moved(o)),close:()=>{s.show(""),t.end()}}}import{html as sn}from"../lib/lit-html/lit-html.js";var Ro=()=>sn`<a class="button" href="/">${n("missing.action")}</a>`,nn=()=>({title:n("missing.title"),view:()=>sn`
    <h1 tabindex="-1" class="unseen">${n("missing.title")}</h1>
    ${Z(n("missing.title"),n("missing.text"),Ro())}`});import{html as L,nothing as lt}from"../lib/lit-html/lit-html.js";var te=class{#t;#e=0;#i=!1;constructor(t){this.#t=t,this.next=mt(t.query.get("next")),this.form=new Bi({send:i=>this.#s("login",i),update:t.update}),this.form.refusal=mi(),t.signal.addEventListener("abort",()=>this.#n()),this.#r()}get isForFind(){return this.next.startsWith("/finds/")}get hasPasskeys(){return es()}async#s(t,i){await hi();let s=await Ot(`/api/auth/${t}`,{...i,cookie:!0});ui(s.user),await this.#t.go(this.next,{replace:!0})}#n(){clearTimeout(this.#e),ns()}async#r(){if(!q().passwordLogin||Tt()||!await is()||this.#i||this.#t.signal.aborted)return;clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r(),ss);let t=await ye("conditional").catch(()=>null);t&&await this.#o(()=>this.#s("passkey-login",t))}usePasskey=async()=>{this.#i||(this.#i=!0,this.form.refusal=null,this.#n(),await this.#o(async()=>{let t=await ye();t&&await this.#s("passkey-login",t)}),this.#i=!1,this.#r())};async#o(t){try{await t()}catch(i){if(!i.code)throw i;this.form.refusal=i}this.#t.update()}};var jo=({form:e,hasPasskeys:t})=>L`
  <form novalidate @submit=${e.submit}>
    ${$e(e,"username",{label:n("account.username"),required:!0,complete:t?"username webauthn":"username"})}
    ${$e(e,"password",{label:n("account.password"),kind:"password",required:!0,complete:"current-password"})}
    ${Ri(e,n("signin.action"))}
  </form>`,Wo=e=>L`
  ${q().passwordLogin?L`<p class="or"><span>${n("signin.or")}</span></p>`:lt}
  <button type="button" class=${q().passwordLogin?"quiet wide":"wide"} id="passkey" @click=${e.usePasskey}>
    ${n("signin.passkey")}
  </button>`,Uo=e=>L`<a href="/join">${n(`signin.${e}Link`)}</a>`,Do=e=>ve(L`
  <h1 tabindex="-1">${n("signin.setupTitle")}</h1>
  <p>${n("signin.setup")}</p>
  <p class="soft">${n("signin.setupWhere")}</p>
  ${ge(e.form)}
  ${xe("signin.provider",{redirect:e.next})}
  <p class="below"><a href="/about">${n("about.title")}</a></p>`);function Ho(e,t){let{passwordLogin:i,registration:s}=q();return Tt()?L`${Do(e)}${be(t)}`:L`
    ${ve(L`
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.isForFind?L`<p class="note">${n("signin.forFind")}</p>`:lt}
      ${as()}
      ${ge(e.form)}
      ${i?jo(e):lt}
      ${e.hasPasskeys?Wo(e):lt}
      ${xe("signin.provider",{redirect:e.next},{or:i&&!e.hasPasskeys})}
      <p class="below">${n(`signin.${s}`)} ${s==="closed"?lt:Uo(s)}</p>`)}
    ${cs()}
    <p class="below"><a href="/about">${n("about.title")}</a></p>
    ${be(t)}`}var Ko=e=>L`
  <p>${n("link.text")}</p>
  <button class="main" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.use}>
    ${n("link.use",{name:e.username})}
  </button>`;function Vo(e){return L`
    <section class="card door">
      <h1 tabindex="-1">${n("signin.title")}</h1>
      ${e.problem?k(e.problem):e.username?Ko(e):B(1)}
      ${e.problem?L`<p class="below"><a href="/sign-in">${n("link.other")}</a></p>`:lt}
    </section>`}function Ue(e){let t=rs(location.hash);if(t){let s=new os(e,t);return{title:n("signin.title"),ready:s.ready,view:()=>Vo(s)}}let i=new te(e);return{get title(){return n("signin.title")},broad:!0,view:()=>Ho(i,e.update)}}var rn={find:yt,map:We,missing:nn,signin:Ue};async function De(e){if(rn[e])return rn[e];let[t]=await Promise.all([import("./more.js"),Ge()]);return t[e]}var Ye=1e3,Yo=6e4,V=null,se="",xt="",Ke="",ie=!1,vt=Ye,_e=0;function an(){let e=()=>{if(document.hidden||!l.get("user"))return Ve();bt(),dt()};document.addEventListener("visibilitychange",e),addEventListener("pagehide",Ve),addEventListener("pageshow",t=>{t.persisted&&e()}),l.subscribe("user",t=>{t?.id!==se&&on(),t&&bt()}),l.subscribe("openFind",t=>{t&&t!==xt&&on(),t&&bt()}),l.get("user")&&bt()}function _o(e){let t=globalThis.requestIdleCallback??(i=>setTimeout(i,500));document.readyState==="complete"?t(e):addEventListener("load",()=>t(e),{once:!0})}var bt=()=>_o(Jo);function Jo(){let e=l.get("user");if(!e||V||document.hidden)return;clearTimeout(_e),xt=Ke===l.get("openFind")?"":l.get("openFind");let t=xt,i=new EventSource(u("/api/notifications/stream",{find:t}));V=i,se=e.id,i.addEventListener("open",()=>{ie&&dt(),ie=!0,vt=Ye,Ke="",t&&l.set("live",{findId:t})}),i.addEventListener("error",()=>{i===V&&i.readyState===EventSource.CLOSED&&Zo()}),i.addEventListener("comment",s=>l.set("live",{findId:t,comment:JSON.parse(s.data)})),i.addEventListener("comment-deleted",s=>l.set("live",{findId:t,deleted:JSON.parse(s.data).id})),i.addEventListener("notification",s=>Go(JSON.parse(s.data))),i.addEventListener("reset",dt)}function Zo(){let e=xt;V=null,ie=!0,dt().then(t=>{t&&(Ke=e)}),_e=setTimeout(bt,vt),vt=Math.min(2*vt,Yo)}var ee=0,He=null;function Go(e){pi(1),l.set("notification",e),Qo(e)}function Qo(e){let t=li(e);location.pathname==="/notifications"||location.pathname===t.split("#")[0]||(ee=He&&l.get("message")===He?ee+1:1,ee===1?f(ci(e),t):f(n("note.several",{n:ee}),"/notifications"),He=l.get("message"))}function on(){ie=!!V&&se===l.get("user")?.id,Ve(),vt=Ye}function Ve(){clearTimeout(_e),V?.close(),V=null,se=xt=""}async function cn(){try{await(await caches.open("words")).put("/words",Response.json({title:Y(),body:n("push.fallbackBody")}));let t=!!navigator.serviceWorker.controller;navigator.serviceWorker.addEventListener("controllerchange",()=>{let i={text:n("app.reload"),run:()=>location.reload()};t&&f(n("app.updated"),"",i)}),await navigator.serviceWorker.register("/sw.js",{scope:"/",updateViaCache:"none"})}catch{}}globalThis.trustedTypes?.createPolicy("default",{createHTML:e=>e==="<svg/>"||!/[<&]/.test(e)?e:null,createScriptURL:e=>e==="/sw.js"||new URL(e,location).href.startsWith(oe.href)?e:null});new Worker(new URL("bundle/formats.js",oe),{type:"module"});Gi();ls();var Xo=JSON.parse(document.getElementById("boot").textContent);await Ze();await A();di(Xo);ii(De);ws(hs,De);await A();an();function ln(){gi(),"serviceWorker"in navigator&&cn()}document.readyState==="complete"?ln():addEventListener("load",ln,{once:!0});

import{D as Xr,E as Un,F as An,G as _n,H as Hn,I as zn,J as Wn,K as Vn,L as Kn,M as Yn,N as Gn,O as Xn,P as je,Q as Jn,R as Zn,S as _s,T as Ce,U as Jr,V as Zr,a as Rs,b as Sn,c as ee,e as Ln,f as Ds,g as ct,h as Us,ha as Qr,i as qn,ia as Qn,j as Pn,k as As,m as Tn,n as Fn,o as Mn,p as Nn,q as Bn,r as jn,s as Cn,t as En,v as Rn,w as Dn}from"./later.js";import{$ as bt,$b as sn,A as j,Aa as Fi,Ac as fn,B as bi,Ba as Mi,Bb as Wi,Bc as ht,C as wi,Ca as ge,Cb as ot,Cc as kt,D as yi,Da as be,Dc as Ot,Ea as Ni,Ec as hn,Fa as Bi,Fb as xe,Fc as V,Ga as we,Gb as Vi,Gc as mn,H as vi,Hb as Ki,Hc as $n,I as xi,Ia as ji,Ib as rt,Ic as gn,Ja as Ci,Jb as jt,Jc as Me,K as P,Kb as F,Kc as Ne,L as f,La as Ei,Lb as ke,Lc as bn,M as ki,Ma as Ri,Mb as Yi,Mc as Et,Na as Di,Nb as Gi,Nc as js,Oa as Ui,Ob as Xi,Oc as Be,Pa as Ai,Pb as h,Pc as wn,Qb as Oe,Qc as yn,Rb as wt,Rc as vn,Sb as Ji,Sc as Cs,Tb as Zi,Tc as xn,Ub as at,Vb as Ie,W as me,Wb as Se,X as w,Xb as Qi,Y as G,Yb as tn,Z as X,Zb as Le,_ as $e,_b as en,aa as Jt,ac as Ct,b as L,ba as Oi,bc as nn,c as Y,ca as N,cc as on,cd as kn,da as m,dc as J,ea as Ii,eb as c,ec as yt,f as qt,fa as Si,fb as k,fc as rn,fd as Es,g as Fs,ga as Zt,gb as ft,gc as E,gd as On,h as Ms,hb as _i,hc as lt,hd as In,i as hi,ia as Li,ib as I,ja as qi,jc as z,k as mi,ka as Pi,kb as C,kc as W,l as Pt,la as Ti,lb as O,lc as an,m as Xt,mb as v,mc as vt,nb as ye,nc as ln,ob as T,oc as qe,pb as tt,pc as xt,q as $i,qa as $,qb as b,qc as Pe,rc as Te,sa as Tt,sb as Hi,sc as Qt,tc as te,ub as Mt,uc as cn,v as n,vb as Nt,vc as Fe,w as gi,wa as Bs,wb as A,wc as pn,x as q,xb as Bt,y as Ns,yb as zi,yc as un,za as Ft,zb as ve,zc as dn}from"./shared.js";import{html as R,nothing as _}from"../lib/lit-html/lit-html.js";var ta=["title","description","category"],Ee=e=>JSON.stringify(e.map(({id:t,url:s,caption:i})=>[t??s,i??""])),Re=class{constructor(t,{media:s,place:i,...o},r,a){this.now=r,this.tag=a;let l=(u,g,U,gt)=>({name:u,mine:g,theirs:U,choice:gt?"mine":"theirs"}),p=u=>(r[u]??"")!==(t[u]??"")&&(r[u]??"")!==(o[u]??"");this.parts=ta.filter(p).map(u=>l(u,o[u]??"",r[u]??"",(o[u]??"")!==(t[u]??"")));let d=Ee(r.media)!==Ee(t.media);s&&d&&Ee(s)!==Ee(r.media)&&this.parts.push(l("photos",s,r.media,!0)),i&&r.locationId!==t.locationId&&this.parts.push(l("place",i.name,r.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var ea=8,De=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#o(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#o(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#o(t){let s=Ns(t.trim()),i=new Set(this.#s.map(r=>r.category)),o=s?Mt().filter(r=>!i.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#n([...this.#s,...o].filter(({category:r})=>{let a=Ns(A(r));return a.includes(s)&&(a!==s||Nt(r))}).slice(0,ea))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var sa=1200*36e5,Ue=class{id;stored=null;#t;#e;#s;#i=null;#o=new Set;#n=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#a(new RegExp(`^${ki}$`).test(s)||!this.#s?s:Ft()),this.#s&&!this.stored&&this.#a(Ft())}#a(t){this.id=t,this.#e=this.#s?at(t):Zi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Fi(this.id)>Date.now()-sa?this.id:Ft()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(i=>i.key)),s=await Se(this.id);for(let{key:i}of s)this.#o.add(i);return s.filter(i=>!t.has(i.key))}get hasFiles(){return this.#o.size>0}release(t){let s=new Set(t.filter(i=>!i.media).map(i=>i.key));for(let i of this.#o)s.has(i)||(this.#o.delete(i),tn(i))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Le(this.id):null}};async function to(e,t){if(t?.point)return t;let s=e.get("place");if(s){let o={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},r=await w(m(`/api/locations/${encodeURIComponent(s)}`,o));return{location:r,point:ot(r)}}let i=ve(e.get("at"));return i?{point:{lat:i.lat,lng:i.lng}}:null}var Hs=({location:e,locationId:t,exact:s})=>{let{name:i,...o}=s??e;return{location:{...e,name:i,id:t},point:ot(o),name:i,by:"search"}},Ae=()=>ht.includes(qt.get())?qt.get():"everyone",eo=()=>ht.includes(qt.get()),_e=({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r})=>({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r}),He=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function so(e,t){if(e?.was&&Object.entries(t).every(([i,o])=>e.was[i]===o))return He(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:ht[Math.max(ht.indexOf(s),ht.indexOf(t.audience))]}}function io({title:e,description:t,category:s,audience:i,area:o="",exactForFriends:r},a={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=o!==""&&o!==a.area,d=p?{area:Number(o)}:{},g=Number(o)&&(p||r!==a.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,...i===a.audience?{}:{audience:i},...d,...g}}var no=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),oo=(e,{area:t})=>X(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),zs=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Rt=class{uploads=null;place=null;isOwn=!0;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ue(t),this.form=new Ct({send:o=>this.#s(o),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:i}=this.draft;this.values={...i,audience:i?.audience??(i?.isPublic===!1?"friends":Ae())},this.proposals=new De(t),this.loading=jt(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Nt(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:i,location:o}=this.place.value;if(!s){this.placeError=n("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:n("edit.uploadFailed")};let r={point:s,name:i||this.place.proposal,location:o},a=io({category:this.values.category??"",...t},this.shown),l=await this.write(a,r).catch(p=>this.#i(p));l&&(no(l,t)&&await this.#e.showHome()&&await oo(l.id,t).catch(p=>f(q(p))),await this.leave(`/finds/${l.id}`,n(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=we(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:n("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ze(e){try{let t=await Dt(e,0,262144),s=await ia(e,t);return s?ua(pa(s.view,s.tiff)):ro}catch{return ro}}var ro={place:null,time:""},Dt=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function ia(e,t){return t.getUint16(0)===65496?na(t):t.getUint32(0)===2303741511?ao(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):pt(t,0,4)==="RIFF"&&pt(t,8,4)==="WEBP"?ao(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):pt(t,4,4)==="ftyp"?ra(e):null}var pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(i,o)=>e.getUint8(t+o)));function na(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ws=1<<20,Vs=1e4;async function ao(e,{at:t,little:s,name:i,extra:o,sizeFirst:r,even:a}){for(let l=0;l<Vs&&t+8<=e.size;l++){let p=await Dt(e,t,8),d=p.getUint32(r?0:4,s);if(pt(p,r?4:0,4)===i)return oa(await Dt(e,t+8,Math.min(d,Ws)));t+=o+d+(a?d%2:0)}return null}var oa=e=>({view:e,tiff:pt(e,0,4)==="Exif"?6:0});function lo(e,t,s){let i=[];for(let o=t;o+8<=s&&i.length<Vs;){let r=e.getUint32(o),a=8;if(r===1&&([r,a]=[Number(e.getBigUint64(o+8)),16]),r===0&&(r=s-o),r<a)break;i.push({type:pt(e,o+4,4),from:o+a,to:Math.min(o+r,s)}),o+=r}return i}async function ra(e){for(let t=0,s=0;s<Vs&&t+8<=e.size;s++){let i=await Dt(e,t,16),o=i.getUint32(0);if(o===1&&(o=Number(i.getBigUint64(8))),o===0&&(o=e.size-t),o<8)return null;if(pt(i,4,4)==="meta")return aa(e,await Dt(e,t,Math.min(o,Ws)));t+=o}return null}async function aa(e,t){let s=lo(t,t.getUint32(0)===1?20:12,t.byteLength),i=p=>s.find(d=>d.type===p),o=la(t,i("iinf")),r=o===null?null:ca(t,i("iloc"),o);if(!r)return null;let a=r.method===1?i("idat"):null,l=a?new DataView(t.buffer,t.byteOffset+a.from+r.at,Math.min(r.size,a.to-a.from-r.at)):await Dt(e,r.at,Math.min(r.size,Ws));return{view:l,tiff:4+l.getUint32(0)}}function la(e,t){if(!t)return null;let s=lo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:i}of s){let o=e.getUint8(i)>2;if(pt(e,i+(o?10:8),4)==="Exif")return o?e.getUint32(i+4):e.getUint16(i+4)}return null}function ca(e,t,s){if(!t)return null;let i=e.getUint8(t.from),o=t.from+4,r=g=>{let U=g===8?Number(e.getBigUint64(o)):g===4?e.getUint32(o):g===2?e.getUint16(o):0;return o+=g,U},a=r(2),[l,p,d]=[a>>12,a>>8&15,a>>4&15],u=i?a&15:0;for(let g=r(i<2?2:4);g>0&&o<t.to;g--){let U=r(i<2?2:4),gt=i?r(2)&15:0;r(2);let Ts=r(d),di=null;for(let fi=r(2);fi>0&&o<=t.to;fi--){r(u);let Yr=Ts+r(l),Gr=r(p);di??={method:gt,at:Yr,size:Gr}}if(U===s)return di}return null}function pa(e,t){let s=e.getUint16(t)===18761,i=a=>e.getUint16(t+a,s);return{u32:a=>e.getUint32(t+a,s),text:(a,l)=>pt(e,t+a,l),entries:a=>new Map(Array.from({length:i(a)},(l,p)=>[i(a+2+12*p),a+10+12*p]))}}function ua(e){let t=e.entries(e.u32(4)),s=(i,o,r)=>{try{return t.has(i)?o(e,e.entries(e.u32(t.get(i)))):r}catch{return r}};return{place:s(34853,fa,null),time:s(34665,da,"")}}function da({u32:e,text:t},s){let i=s.get(36867),o=i===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(i),19));return o&&o[1]!=="0000"?`${o[1]}-${o[2]}-${o[3]}T${o[4]}`:""}function fa({u32:e,text:t},s){let i=(a,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),u=U=>e(d+8*U)/e(d+8*U+4),g=a.indexOf(t(s.get(l),1).toUpperCase());return g<0?NaN:(u(0)+(u(1)||0)/60+(u(2)||0)/3600)*(g?-1:1)},o=i("NS",1,2),r=i("EW",3,4);return Math.abs(o)<=90&&Math.abs(r)<=180&&(o||r)?{lat:o,lng:r}:null}var ha=2,ma=2,$a=60,Ut=class{removed=[];#t=!1;#e;#s;#i;#o;#n=()=>{};constructor(t,{changed:s,placed:i=()=>{},signal:o,send:r=Ii}){this.items=t.map(({at:a,key:l,caption:p="",...d})=>({media:d,at:a,key:l,caption:p,state:"done"})),this.#e=a=>{this.#n(),s(a)},this.#s=i,this.#i=o,this.#o=r,addEventListener("online",()=>this.#f(),{signal:o})}get most(){return L().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:i,caption:o})=>{let r=i?await Us(i):null;return t?{media:t,at:s,caption:o,blob:r}:{caption:o,blob:r,name:i.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Bi(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:i,caption:o})=>({...t,at:s,key:i,caption:o}))}async add(t,s=[]){if(this.#i.aborted)return;let i=this.most-this.items.length,o=[...t].slice(0,i),r=o.map((a,l)=>({file:a,key:s[l],caption:"",preview:URL.createObjectURL(a),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>i?n("upload.tooMany",{n:this.most}):""),await this.#r(o),this.#a()}async#r(t){for(let s of t){let{place:i}=await ze(s);if(this.#i.aborted)return;if(i)return this.#s(i)}}#a(){if(this.#i.aborted)return;let t=ha-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(i=>i.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:me(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#a()}#p(t,s){t.pause=Math.min($a,(t.pause??ma/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#f(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,i=await Us(t.file),{videoBytes:o,imageBytes:r}=L().limits,a=i.type.startsWith("video/")?o:r;if(i.size>a)throw{code:"large",text:n("upload.large",{size:xi(a)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#o("POST","/api/media",i,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#a()}keepOnly(t){let s=i=>t.some(o=>o.id===i);this.items=this.items.filter(i=>!i.media?.id||s(i.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#a()}removeMissing(t){let s=this.items.filter(i=>i.media).filter((i,o)=>t.includes(o));s.forEach(this.#c),this.items=this.items.filter(i=>!s.includes(i)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:i}){clearTimeout(t),s?.abort(),i&&URL.revokeObjectURL(i)}};var We=class extends Rt{isNew=!1;title=n("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Jt(this.#t),i=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=He({audience:kt(t),...zs(t)}),this.values={...t,...i,...so(i,this.shown)},this.#i(t),this.place=new ee(this.page,i?.place??Hs(t),()=>this.changed())}get seeing(){return(this.#e.inLists??[]).filter(t=>t.shows).map(t=>t.name)}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=i=>{i&&f(i),this.page.update()};this.uploads=new Ut(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={..._e(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:i,isChanged:o,media:r,removed:a}=this.uploads;if(i)throw{code:"failed",text:n("edit.uploadFailed")};let l=await be(s),p=l===this.#e.locationId?{}:{locationId:l},d=r.map(g=>g.id?{id:g.id,caption:g.caption??null}:g),u=o?{media:d,mediaToDelete:a}:{};try{return await X(this.#t,{...t,...p,...u},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(g){if(g.reason!=="changed_since")throw g;let[U,gt]=await Jt(this.#t),Ts={...t,media:o?r:null,place:p.locationId?s:null};if(this.conflict=new Re(this.#e,Ts,U,gt),this.conflict.parts.length)throw g;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,i=["title","description","category"].filter(a=>t.takes(a)),o=Object.fromEntries(i.map(a=>[a,s[a]??""]));this.values={...this.values,...o},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let r=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!r)&&(this.place.close(),this.place=new ee(this.page,Hs(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=He({audience:kt(s),...zs(s)}),this.conflict=null,o}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&f(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ks(){if(!await caches.has(Xt))return null;let e=await caches.open(Xt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:ga(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function ga(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function co(e){let t=await caches.open(Xt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Xt),Ks()}var ba=2,Ve=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ba)}async load(){await en();let t=await Se();if(this.#t.signal.aborted)return;this.close();let s=Ie().filter(i=>i.id!==this.#e);this.items=s.map(i=>{let o=i.media?.find(a=>a.at>Date.now()-ge),r=o?null:t.find(a=>a.draft===i.id&&a.file.type.startsWith("image/"))?.file;return{draft:i,media:o,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){at(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),f(n("edit.draftDeleted"),"",{text:n("action.undo"),run:()=>this.#s(t)})}#s(t){return at(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var wa=.15,po=e=>e.slice(0,10);function ya(e){let t="";return e.map(i=>({photo:i,time:t=i.time||t})).sort((i,o)=>i.time<o.time?-1:i.time>o.time?1:0).map(i=>i.photo)}var uo=e=>e.find(t=>t.place)?.place??null,fo=e=>e.find(t=>t.time)?.time??"";function va(e,t,s){let[i,o]=[uo(e),fo(e)];return e.length<s&&(!i||!t.place||xe(i,t.place)<=wa)&&(!o||!t.time||po(o)===po(t.time))}function ho(e,t){let s=[];for(let i of ya(e)){let o=s.findLast(r=>va(r,i,t));o?o.push(i):s.push([i])}return s}var se=e=>({place:uo(e),time:fo(e)}),mo=(e,t)=>e.flatMap((s,i)=>i===t?[]:i===t-1?[[...s,...e[t]]]:[s]),$o=(e,t,s)=>e.flatMap((i,o)=>o===t?[i.slice(0,s),i.slice(s)]:[i]);var Ke=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return L().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let i=await Promise.all(t.map(async r=>({file:r,...await ze(r)}))),o=ho(i,this.most);if(this.#t.signal.aborted||o.length<2&&t.length<=s)return!1;for(let r of i)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(o),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=se(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:i}=await Mi(s,{signal:this.#t.signal});this.#e.set(t[0],i),this.#t.update()}describe=t=>({name:se(t).place?this.#e.get(t[0])??"":"",time:se(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(mo(this.groups,t))}split(t,s){this.#s($o(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ft()),s=Date.now(),i=$()?.id;try{for(let[o,r]of this.groups.entries())await this.#o(i,t[o],r,s-o)}catch{if($()?.id!==i)return null;for(let o of t)await xa(o);return this.busy=!1,this.#t.update(),f(n("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),f(n("group.made",{n:t.length}))}async#o(t,s,i,o){if($()?.id!==t)throw{code:"stopped"};let{place:r}=se(i),a={id:s,at:o,audience:Ae(),media:[],label:this.describe(i).name};if(at(s).set(r?{...a,place:{point:r,source:"photo",photo:r}}:a),!at(s).get())throw{code:"storage"};await Qi(s,i.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function xa(e){at(e).remove(),await Le(e)}var go=20,ka=["no_place_in_text","link_unknown"],Ye=class extends Rt{isNew=!0;title=n("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new Ve(t,this.draft.id),this.several=new Ke(t),this.settings=new Ln(t)}async begin(){let{page:t,values:s}=this,i=await to(t.query,s.place),o=s.media??[],r=o.filter(u=>u.at>Date.now()-ge);this.photosExpired=r.length<o.length;let a=u=>{u&&f(u),this.changed()},l=u=>this.place.suggestPoint(u);this.uploads=new Ut(r,{changed:a,placed:l,signal:t.signal}),this.place=new ee(t,i,a),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(eo()?"":this.settings.values.audience),()=>{});this.#o(p);let d=await this.draft.files();d.length&&this.uploads.add(d.map(u=>u.file),d.map(u=>u.key)),this.received=t.query.has("shared")?await Ks():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#o(t){let{page:s,values:i}=this,o=s.query.get("list");this.values={...i,lists:i.lists??(o?[o]:[])};let r=p=>N(m("/api/lists",{member:p,limit:100}),{signal:s.signal}),a=await Promise.all(["","joined"].map(r)).catch(()=>[]);this.lists=Wn(a.flatMap(({items:p})=>p).filter(p=>zn(Hn(p),"contributor")),this.values.lists);let l=a.length&&a.every(({next:p})=>!p);this.#n((p,d)=>d<go&&(!l||this.lists.some(u=>u.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===o)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(i=>i!==t):[...s,t].slice(-go)})}get#r(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#r.map(({name:t})=>t)}get seeing(){return this.#r.filter(Jn).map(je)}async addFiles(t){let{items:s,most:i}=this.uploads;await this.several.consider(t,i-s.length)||await super.addFiles(t)}saveDraft(){let t=_e(this.values),s=this.place?.value,i=this.uploads.draft,o=![t.title,t.description,t.category,s?.point,i.length,this.draft.hasFiles].some(Boolean),r=this.values.lists??[];this.draft.save(o?null:{...t,lists:r,place:s,label:this.place?.label,media:i,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:i,key:o}=this.received;this.received=null,t&&i.length&&await this.addFiles(i),this.received=await co(o),this.change(t?s:{});let r=t?await this.#a(s):{};return this.form.clear("title"),this.page.update(),r}async#a(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Es(s)||this.place.point)return{};try{let i=await In(s,{signal:this.page.signal}),{title:o,description:r=""}=this.values,a=r.split(/\r?\n/),l=a.findIndex(u=>Es(u)&&/^\S+$/.test(u.trim())),p=a.filter((u,g)=>g!==l&&u.trim()!==i.title),d={title:o||i.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(i),d}catch(i){return i.name!=="AbortError"&&!ka.includes(i.reason)&&f(q(i)),{}}}async write(t,s){let{lists:i=[]}=this.values,o=i.length?{...t,lists:i}:t;if(this.uploads.isPaused)return this.#l(o,s);try{return this.#s=await be(s),await Ni(this.draft.findId,{...o,locationId:this.#s,media:this.uploads.media})}catch(r){if(me(r))return this.#l(o,s);let a=we(r,"lists").map(l=>i[l]);throw a.length?(this.lists=this.lists.filter(({id:l})=>!a.includes(l)),this.#n(l=>!a.includes(l)),this.changed(),{code:"failed",text:n("edit.listClosed")}):r}}async#l(t,s){let i=Object.fromEntries(this.#r.map(({id:o,name:r})=>[o,r]));return await Ei(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:i},this.uploads),await this.leave("/waiting",n("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&qt.set(this.values.audience),s&&mi.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[i]=Ie();s&&f(s,"",i&&{text:n("edit.next"),run:()=>this.page.go(`/new?draft=${i.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ge,nothing as Oa}from"../lib/lit-html/lit-html.js";var Ia={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},Sa={title:e=>e,description:e=>e,category:e=>e?A(e):"",place:e=>e,photos:e=>Ge`
    ${n("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?V(t,{thumb:!0}):Oa)}</span>`},bo=(e,t,s)=>Ge`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${n(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${Sa[e.name](e[t])||n("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,wo=({parts:e},t,s)=>Ge`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${n("edit.conflict")}</h2>
    <p class="hint">${n("edit.conflictText")}</p>
    ${e.map(i=>Ge`
      <fieldset>
        <legend>${n(Ia[i.name])}</legend>
        <div class="choices">${bo(i,"mine",t)}${bo(i,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${n("edit.keep.save")}</button></p>
  </section>`;import{html as At,nothing as Ys}from"../lib/lit-html/lit-html.js";function La(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var qa=({media:e,preview:t})=>At`
  <span class="thumb">${e||t?At`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Pa(e,t){let{draft:s}=t,i=s.title?.trim()||n("edit.untitled");return At`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${qa(t)}
        <span class="what">
          <span class="name" dir="auto">${i}</span>
          ${s.label?At`<span class="soft" dir="auto">${s.label}</span>`:Ys}
          <span class="soft">${yi(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${n("edit.draftDelete",{title:i})} @click=${()=>La(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var yo=e=>e.items.length?At`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${n("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Pa(e,t))}</ul>
    ${e.shown.length<e.items.length?At`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${n("edit.allDrafts",{n:e.items.length})}
      </button>`:Ys}
  </section>`:Ys;var vo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),xo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Ta=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ko(e,t){let s=o=>document.body.classList.toggle("dropping",o),i=(o,r)=>document.addEventListener(o,r,{signal:e});i("dragover",o=>{xo(o)&&(o.preventDefault(),s(!0))}),i("dragleave",o=>{o.relatedTarget||s(!1)}),i("drop",o=>{xo(o)&&(o.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(vo(o.dataTransfer)))}),i("paste",o=>{let r=vo(o.clipboardData);!r.length||Ta(o)||document.querySelector("dialog[open]")||(o.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as Z,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as ie,nothing as Gs}from"../lib/lit-html/lit-html.js";var _t="category";function Oo(e,{category:t}){let s=document.getElementById(_t);if(s.value=t,Nt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Fa(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ma(e,t){let{items:s,at:i}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let o={ArrowDown:1,ArrowUp:-1}[e.key];if(o)t.proposals.move(o);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&i>=0)Oo(t,s[i]);else return;e.preventDefault()}var Na=(e,t,s)=>ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Oo(e,t)}>
    ${J(t.category)}
    <span class="grow" dir="auto">${A(t.category)}</span>
    <span class="soft far">${t.ownCount?n("categories.byYou",{n:t.ownCount}):t.count?j(t.count):Gs}</span>
  </li>`,Ba=e=>{let{items:t}=e.proposals;return ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${n("categories.used")}>${t.map((s,i)=>Na(e,s,i))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?n("categories.count",{n:t.length}):""}</span>`};function Io(e){let{form:t,proposals:s}=e,i=t.errors[_t];return ie`
    <div class="field">
      <label for=${_t}>${n("categories.own")} <span class="soft">${n("form.optional")}</span></label>
      <div class="combo">
        <input id=${_t} name=${_t} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${L().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Gs}
          aria-describedby=${i?"category-error":"category-hint"} aria-invalid=${i?"true":Gs}
          .defaultValue=${e.values.category??""} @input=${o=>Fa(o,e)} @keydown=${o=>Ma(o,e)}
          @focus=${o=>s.follow(o.target.value)} @blur=${()=>s.close()}>
        ${Ba(e)}
      </div>
      ${rn(t.left[_t])}
      ${i?ie`<p class="error" id="category-error">${i}</p>`:ie`<p class="hint" id="category-hint">${n("categories.hint")}</p>`}
    </div>`}var oe=(e,t,s,i,o)=>Z`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${i}</span></span> ${c("next")}</summary>
    ${o}
  </details>`;function Lo(e){let t=e?.closest("details");t&&(t.open=!0)}var ja=e=>oe("description",c("edit"),n("find.description"),e.values.description||n("edit.none"),E(e.form,"description",{label:n("find.description"),value:e.values.description??"",kind:"area",most:L().limits.description})),So=(e,t,s)=>ye(s,Z`${J(t)} ${A(t)}`,()=>e.chooseCategory(t));function Ca(e){let{category:t}=e.values,[s,i]=t?[J(t),A(t)]:[c("filter"),n("edit.none")];return oe("category",s,n("find.category"),i,Z`
    <fieldset>
      <legend>${n("find.category")}</legend>
      <div class="chips">
        ${Mt().map(o=>So(e,o,o===t))}
        ${So(e,"other",e.isOther)}
      </div>
      ${e.isOther?Io(e):ne}
    </fieldset>`)}var Ea=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Ot(t))}
      <span>
        <span class="strong">${n(`find.audience.${t}`)}</span><br>
        <span class="soft">${n(`edit.audienceText.${t}`,{instance:Y()})}</span>
      </span>
    </span>
  </label>`;function Ra(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],i=[n(`find.audience.${t}`),...s].join(" + ");return oe("audience",c(Ot(t)),n("edit.who"),i,Z`
    <fieldset class="choices">
      <legend>${n("edit.who")}</legend>
      ${ht.map(o=>Ea(e,o))}
    </fieldset>`)}var Da=e=>ct("exact-for",{name:"exactForFriends",label:n("privacy.exactFor"),options:Fn(),chosen:e});function Ua(e){let{area:t="",exactForFriends:s="true"}=e.values;return oe("shown",c("map"),n("privacy.shown"),t===""?As(e.settings?.values):Pn(Number(t)),Z`
    ${ct("area",{label:n("privacy.shown"),hint:n(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",As(e.settings.values)]]:[],...Tn()]})}
    ${Number(t)?Da(s):ne}`)}var Aa=(e,t)=>Z`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Z`<span class="soft">${n("lists.count",{n:t.memberCount})}</span>`:ne}
    </label>
  </li>`,_a=e=>e.lists?.length?oe("lists",c("plus"),n("lists.title"),e.chosenLists.join(", ")||n("edit.noList"),Z`
  <p class="hint">${n("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Aa(e,t))}</ul>`):ne,qo=e=>Z`
  <div class="folds">
    ${ja(e)}${Ca(e)}${e.isOwn?Z`${Ra(e)}${_a(e)}${Ua(e)}`:ne}
  </div>`;import{html as re,nothing as Xe}from"../lib/lit-html/lit-html.js";var Po=(e,t)=>re`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,To=(e,t,s)=>re`
  <fieldset>
    <legend>${n("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Xe} @click=${()=>Mn(e)}>
      ${e.point?re`<place-map inert .at=${e.point}></place-map>`:Xe}
      ${e.point?Po(e.label||n("spot.unnamed"),[Nn(e),n("spot.change")].filter(Boolean).join(" · ")):Po(n("spot.title"),n("spot.chooseHint"))}
    </button>
    ${s?re`<p class="hint">${s}</p>`:Xe}
    ${t?re`<p class="error" id="place-error" role="alert">${t}</p>`:Xe}
  </fieldset>`;import{html as It,nothing as Xs}from"../lib/lit-html/lit-html.js";function Ha(e,t){e.merge(t),b(`group-${t-1}`)}function za(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Wa=({preview:e,file:t})=>e?It`<img src=${e} alt="">`:It`<span class="film" title=${t.name}>${c("play")}</span>`,Va=(e,t,s)=>It`
  <button type="button" class="cut" aria-label=${n("group.split",{n:s+1})} title=${n("group.split",{n:s+1})}
    @click=${()=>za(e,t,s)}></button>`;function Ka(e,t,s){let{name:i,time:o}=e.describe(t),r=[o&&wi(o),i].filter(Boolean);return It`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${n("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?It`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Ha(e,s)}>
            ${n("group.merge")}
          </button>`:Xs}
      </div>
      <ul class="group">${t.map((a,l)=>It`<li>${l?Va(e,s,l):Xs}${Wa(a)}</li>`)}</ul>
    </li>`}var Fo=(e,t)=>e.groups?It`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${n("group.title",{n:e.count,finds:n("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${n("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,i)=>Ka(e,s,i))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${n("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${n("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Xs;import{html as M,nothing as et}from"../lib/lit-html/lit-html.js";import{html as Js}from"../lib/lit-html/lit-html.js";async function Ya(e,t,s){let i=null,o={label:n("upload.caption"),hint:n("upload.captionHint"),value:t.caption,most:L().limits.caption},r=await z((a,l)=>(i??=new Ct({send:({caption:p})=>a(p.trim()),update:l}),Js`
      <h2>${n("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${i.submit}>
        ${E(i,"caption",o)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>a()}>${n("action.cancel")}</button>
          ${lt(i,n("action.save"))}
        </div>
      </form>`),{label:n("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var Mo=(e,t,s,i)=>Js`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Ya(e,t,i)}
    aria-label="${n("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Js`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Ga,Xa]=[6,10],Ja=300,y=null;function No(){y.isOn=!0,y.item.classList.add("lifted"),nn()}var Bo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Za=(e,t)=>Bo(y.item).find(s=>{let i=s.getBoundingClientRect();return s!==y.item&&i.left<=e&&e<=i.right&&i.top<=t&&t<=i.bottom});function Qa(e){if(e.pointerId!==y.id)return;let[t,s]=[e.clientX-y.x,e.clientY-y.y],i=e.pointerType==="touch";if(!y.isOn){if(Math.hypot(t,s)<(i?Xa:Ga))return;if(i)return y.end();No()}y.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,y.over?.classList.remove("target"),y.over=Za(e.clientX,e.clientY),y.over?.classList.add("target")}function Je(e,t){if(e.button||y||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,i=new AbortController,{signal:o}=i,r=()=>{clearTimeout(y.timer),i.abort(),s.classList.remove("lifted"),s.style.transform="",y.over?.classList.remove("target"),y=null};y={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(y.timer=setTimeout(No,Ja));let a=p=>{p.pointerId===y.id&&r()},l=p=>{if(p.pointerId!==y.id)return;let[d,u]=[s,y.isOn&&y.over].map(g=>Bo(s).indexOf(g));r(),u>=0&&t(d,u)};document.addEventListener("pointermove",Qa,{signal:o}),document.addEventListener("pointerup",l,{signal:o}),document.addEventListener("pointercancel",a,{signal:o}),document.addEventListener("keydown",p=>{p.key==="Escape"&&r()},{signal:o})}function St(e){(y?.isOn||e.type==="dragstart")&&e.preventDefault()}var tl="image/*,video/mp4,video/quicktime,video/webm";function el(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function jo(e,t,s){e.move(t,s),queueMicrotask(()=>{let i=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(i)?.focus()})}function Co(e){return e.media?V(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?M`<span class="film">${c("play")}</span>`:M`<img src=${e.preview} alt="">`}var Eo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ze=(e,t,s,i,o)=>M`
  <button type="button" class="round ${e}" aria-label=${n(`upload.${t}`,{n:i})} @click=${o}>${c(s)}</button>`,sl=(e,t)=>e.progress<1?M`<progress max="1" .value=${e.progress} aria-label=${n("upload.progress",{n:t})}></progress>`:M`<span class="over">${n("upload.processing")}</span>`,il=(e,t)=>({sending:()=>sl(e,t),paused:()=>M`<span class="over" title=${e.problem}>${n("upload.paused")}</span>`,waiting:()=>M`<span class="over">${n("upload.waiting")}</span>`,failed:()=>M`<span class="over error">${n("upload.failed")}</span>`,done:()=>et})[e.state]();function nl(e,t,s,i){let o=s+1;return M`
    <li class="shot ${t.state}" data-drag @pointerdown=${r=>Je(r,(a,l)=>e.move(a,l))}
      @error=${Eo} @load=${Eo}>
      ${Co(t)}
      ${s===0&&e.items.length>1?M`<span class="cover">${n("upload.cover")}</span>`:et}
      ${il(t,o)}
      <span class="buttons">
        ${s>0?Ze("before","earlier","back",o,()=>jo(e,s,s-1)):et}
        ${o<e.items.length?Ze("after","later","next",o,()=>jo(e,s,s+1)):et}
        ${t.state==="failed"||t.state==="paused"?Ze("","again","retry",o,()=>e.retry(t)):et}
        ${i?et:Ze("drop",t.state==="done"?"remove":"cancel","close",o,()=>el(e,t))}
      </span>
      ${t.state==="failed"?et:Mo(e,t,o,Co(t))}
    </li>`}function ol(e,t){t([...e.target.files]),e.target.value=""}var rl=(e,t)=>M`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${n(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?et:M`<span class="soft mice">${n("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${tl} multiple @change=${s=>ol(s,t)}>
  </li>`;function al(e){let t=e.items.filter(i=>i.state==="done").length,s=[...new Set(e.items.filter(i=>i.state==="failed").map(i=>i.problem))];return M`
    <p class="hint" role="status">${e.isBusy?n("upload.ready",{n:t,of:j(e.items.length)}):""}</p>
    ${s.map(i=>M`<p class="error" role="alert">${i}</p>`)}`}var Ro=(e,t,s=!1)=>M`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${St} @contextmenu=${St} @dragstart=${St}>
    ${e.items.map((i,o)=>nl(e,i,o,s))}
    ${!s&&e.items.length<e.most?rl(e,t):et}
  </ul>
  ${e.items.length>1?M`<p class="hint">${n("upload.order")}</p>`:et}
  ${al(e)}`;async function Do(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function ll(e){e.uploads.add(e.several.decline()),b("files")}async function cl(e){Zs(e.received.values),Zs(await e.resolveReceived(!0))}function Zs(e){for(let[t,s]of Object.entries(e)){let i=document.getElementById(t);i&&(i.value=s)}}var pl=e=>{let t=On(Object.values(e).join(`
`));return t?R`<p class="hint">${n("places.asks",{host:t})}</p>`:_},ul=(e,t)=>R`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${n("edit.shared")}</h2>
    <p class="hint">${n("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>R`<p class="text" dir="auto">${s}</p>`)}
    ${pl(e.received.values)}
    ${e.received.files.length?R`<p>${n("edit.sharedFiles",{n:e.received.files.length})}</p>`:_}
    ${t?R`<p class="note">${n("edit.sharedFull")}</p>`:_}
    ${e.received.left?R`<p class="note">${n("edit.sharedLeft",{n:e.received.left})}</p>`:_}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${n("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>cl(e)}>${n("edit.sharedTake")}</button>
    </div>
  </section>`;async function dl(e){await W(n("edit.discardTitle"),n("edit.discardText"),n("edit.startOver"))&&e.discard()}var fl=()=>W(n("privacy.inHome"),n("privacy.inHomeText"),n("privacy.showExact")),hl=e=>R`
  <p class="note">
    ${n("edit.restored")} <button type="button" class="link" @click=${()=>dl(e)}>${n("edit.startOver")}</button>
  </p>`,ml=e=>R`
  <fieldset>
    <legend>${n("edit.photos")}</legend>
    ${e.photosExpired?R`<p class="note">${n("edit.photosGone")}</p>`:_}
    ${Ro(e.uploads,t=>Do(e,t),!e.isOwn)}
    ${e.isOwn?R`<p class="hint">${n("edit.photosMost",{n:e.uploads.most})} ${n("edit.photosHint")}</p>`:_}
  </fieldset>`,$l=e=>R`
  ${yt(e.form)}
  ${e.conflict?wo(e.conflict,(t,s)=>e.choose(t,s),()=>Zs(e.resolve())):_}`;function gl(e,t){t.change(sn(e.currentTarget))}async function bl(e,t){let i=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Lo(i),i?.focus()}function wl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",i=o=>gl(o,e);return R`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${i} @change=${i} @submit=${o=>bl(o,e)}>
      ${e.isRestored?hl(e):_}
      ${e.isOwn||e.uploads.items.length?ml(e):_}
      ${To(e.place,e.placeError,e.seesArea?n("edit.seesArea"):"")}
      ${E(e.form,"title",{label:n("find.titleField"),value:t,required:!0,most:L().limits.title})}
      ${qo(e)}
      <div class="publish">
        ${$l(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${n("action.cancel")}</a>
          ${lt(e.form,n(s))}
        </div>
      </div>
    </form>`}var yl=(e,t)=>R`
  ${e.received?ul(e,t.get("shared")==="full"):_}
  ${Fo(e.several,()=>ll(e))}
  ${e.several.groups?_:yo(e.drafts)}`;function vl(e,t){return e.loading.problem?O(e.loading.problem,t):e.uploads?wl(e):v(4)}function Uo(e){let t=new(e.params.id?We:Ye)(e,{showHome:fl}),s=()=>t.loading.load();return ko(e.signal,i=>t.uploads&&Do(t,i)),{title:t.title,ready:s(),view:()=>R`
      ${I(t.title,_,t.back)}
      ${t.isNew?yl(t,e.query):_}
      ${vl(t,s)}`,close:()=>t.close()}}import{html as Wt,nothing as sr}from"../lib/lit-html/lit-html.js";var xl=3,kl=4,Qe=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Ol(){let e=new Intl.Locale($i());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Il=e=>[["today",Qe(e)],["yesterday",Qe(e,1)],["week",Qe(e,(e.getDay()-Ol()+7)%7)],["earlier",-1/0]],Qs=e=>Qe(new Date(e.createdAt)).getTime(),ts=e=>`${Qs(e)} ${e.user.id}`;function Sl(e){let t=new Map;for(let s of e)t.set(ts(s),[...t.get(ts(s))??[],s]);return t}function Ao(e,{now:t=new Date,mayContinue:s=!1}={}){let i=Sl(e),o=s&&e.length?Qs(e.at(-1)):NaN,r=new Map,a=Il(t);for(let l of e){let p=i.get(ts(l)),d=p.length>=xl;if(d&&p[0]!==l)continue;let u=d?{key:ts(l),finds:p,hasMore:Qs(l)===o}:{find:l},g=new Date(l.createdAt),[U]=a.find(([,gt])=>g>=gt);r.set(U,[...r.get(U)??[],u])}return[...r].map(([l,p])=>({name:l,entries:p}))}function _o(e){let t=i=>i.media.length>0,s=[...e.filter(t),...e.filter(i=>!t(i))].slice(0,kl);return{shown:s,rest:e.length-s.length}}var Ll=1500,[ql,Pl]=[4,4],Tl=9;function Fl(){let e=ve(hi.get());return e?.zoom>=Tl?{lat:e.lat,lng:e.lng}:null}var Ml=()=>Promise.race([Ki(),Hi(Ll,null)]),Nl=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},es=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=rt(t,()=>m("/api/finds/feed",{...Nl(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new on(t.id,()=>t,this.#s)),s}save(t,s){return Gi(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Ml();this.#r(t??Fl(),!!t)}await this.#o()};get days(){return Ao(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#o(){await this.list.load(),await this.#n(ql)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Pl;s++){let i=this.list.items.length;if(await this.list.more(),this.list.items?.length===i)return}}#r(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#r(await Vi({timeout:1e4}),!0),this.list.clear(),await this.#o()}catch(t){f(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?xe(this.at,ot(wt(t))):void 0};function Bl(){return Li()?!0:P.get("installPrompt")||qi()?!1:void 0}async function jl(){let e=await Ti();return{on:!0,off:!1}[e]}var Ht=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Fs.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&L().tiles?.kind==="vector"?vn().length>0:void 0,find:w(`/api/users/${$().id}`,{signal:t}).then(o=>o.findCount>0),friend:w("/api/friends?limit=1",{signal:t}).then(o=>o.length>0),push:jl(),install:Bl()},i=await Promise.all(Object.entries(s).map(async([o,r])=>({name:o,isDone:await Promise.resolve(r).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(o=>o.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=P.get("installPrompt");t&&(await t.prompt(),P.set("installPrompt",null),await this.load())}dismiss=()=>{Fs.set($().id),this.steps=[],this.#t.update()}};import{html as st,nothing as mt}from"../lib/lit-html/lit-html.js";var Cl="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",El=(e,t)=>st`
  <span class="cover c-${Bt(e.category).code}">
    ${e.media.length?V(e.media[0],{sizes:Cl,eager:t}):J(e.category)}
    ${e.media[0]?.type==="video"?st`<span class="play">${c("play")}</span>`:mt}
    ${e.media.length>1?st`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:mt}
  </span>`;function Rl(e,t){let s=[Ji(e,wt(e))?"":Oe(wt(e)),t===void 0?"":vi(t)].filter(Boolean);return s.length?st`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?st` · ${s[1]}`:mt}</span>`:mt}var ti=(e,t,s=mt)=>st`
  <span class="by">
    ${k(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${ft(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?st`<span class="badge">${n("feed.friend")}</span>`:mt}
    ${e.reasonOf?st`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:mt}
    ${s}
  </span>`,Ho=(e,t,s,{km:i,eager:o,isMixed:r})=>st`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${El(e,o)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Rl(e,i)}
        ${ti(e,r,mn(e))}
      </span>
    </a>
    <div class="acts">
      ${fn(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?st`<span>${j(e.commentCount)}</span>`:mt}
      </a>
      <span class="grow"></span>
      ${dn(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as zt,nothing as zo}from"../lib/lit-html/lit-html.js";var ei=({key:e})=>`group-${e.replace(" ","-")}`;async function Wo(e,t){e.toggle(t),await b(ei(t))}var Dl=(e,t)=>zt`
  <span class="piece c-${Bt(e.category).code}">
    ${e.media.length?V(e.media[0],{thumb:!0}):J(e.category)}
    ${t?zt`<span class="beyond">+${j(t)}</span>`:zo}
  </span>`;function Ul(e){let{shown:t,rest:s}=_o(e);return zt`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((i,o)=>Dl(i,o===t.length-1?s:0))}</span>
    </span>`}var Vo=({finds:e,hasMore:t})=>n("feed.several",{n:e.length,more:t}),Al=e=>e.map((t,s)=>zt`${s?" · ":zo}<bdi>${t.title}</bdi>`),_l=(e,t)=>zt`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ei(t)} aria-expanded="false" @click=${()=>Wo(e,t)}>
      ${Ul(t.finds)}
      <span class="about">
        <span class="name">${Vo(t)}</span>
        <span class="soft titles">${Al(t.finds.slice(0,10))}</span>
        ${ti(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Hl=(e,t,s)=>zt`
  <li class="feed-group">
    <div class="by">
      ${k(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${Vo(t)}</span></span>
      <button type="button" class="quiet" id=${ei(t)} aria-expanded="true" @click=${()=>Wo(e,t)}>
        ${n("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(i=>s(i))}</ul>
  </li>`,Ko=(e,t,s)=>e.isOpen(t)?Hl(e,t,s):_l(e,t);import{html as Lt,nothing as ae}from"../lib/lit-html/lit-html.js";var Yo={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>Tt()?"/invites":"/people",push:()=>"/settings/notifications"},zl=e=>n(e==="friend"&&Tt()?"steps.inviteAction":`steps.${e}Action`);function Wl(e,t){return Yo[t]?Lt`<a class="button quiet" href=${Yo[t]()}>${zl(t)}</a>`:P.get("installPrompt")?Lt`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:Lt`<span class="hint">${n("steps.installHint")}</span>`}var Vl=(e,{name:t,isDone:s})=>Lt`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):ae}</span>
    <span class="grow">${n(t==="friend"&&Tt()?"steps.invite":`steps.${t}`,{instance:Y()})}${s?Lt`<span class="unseen"> (${n("steps.done")})</span>`:ae}</span>
    ${s?ae:Wl(e,t)}
  </li>`;async function Kl(e,t){let s=new Ht(t);e.note=()=>s.isShown?Lt`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${n("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${tt(s.dismiss)}
    </p>`:ae,await s.load()}var Go=(e,t)=>e.isShown?Lt`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${n("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Vl(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${n("steps.hide")}</button>
  </details>`:ae;import{html as Zo,nothing as Jo}from"../lib/lit-html/lit-html.js";var Yl=1,Xo=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),ss=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=m("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await w(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Yl)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":h(t.user)};var Gl=(e,t)=>[n("feed.yearsAgo",{n:Xo(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Xl(e){e.more(),await b("this-day")}var Jl=e=>Zo`
  <button type="button" class="link" @click=${()=>Xl(e)}>${n("feed.allOnThisDay",{n:e.count})}</button>`,Qo=e=>e.shown.length?Zo`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${n("feed.onThisDay")}</h2>
      ${e.hasMore?Jl(e):Jo}
    </div>
    <ul class="rows">${e.shown.map(t=>Me(t,Gl(e,t)))}</ul>
  </section>`:Jo;var Zl=()=>Wt`<a class="button quiet" href="/people">${c("people")} ${n("nav.people")}</a>`,Ql=e=>e.isHere?sr:Wt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${n("feed.nearMe")}
  </button>`,tr=e=>Wt`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${Ql(e)}</p>`,er=(e,t)=>Ho(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),tc=({name:e,entries:t},s)=>Wt`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${n(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(i=>i.find?er(i.find,s):Ko(s,i,o=>er(o,s)))}
    </ul>
  </section>`;function ec(e,t,s){let{items:i,problem:o}=e.list;return!o&&(!i||!t.isKnown||!s.isKnown)?v(3):[Go(t,location.hash==="#steps"||!i?.length),Qo(s),sc(e)]}function sc(e){let{items:t,problem:s,load:i}=e.list;if(s)return O(s,i);if(!t.length&&!e.list.next){let o=n(e.at?"feed.noneText":"feed.noneFriends");return[tr(e),C(n("feed.none"),o,sr,"feed")]}return Wt`
    ${tr(e)}
    ${e.days.map(o=>tc(o,e))}
    ${T({...e.list,more:e.more})}`}function ir(e){let t=new es(e),s=new Ht(e),i=new ss(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),i.load()]),view:()=>Wt`
      ${I(n("feed.title"),Zl())}
      ${ec(t,s,i)}`}}import{html as x,nothing as B}from"../lib/lit-html/lit-html.js";import{html as K,nothing as le}from"../lib/lit-html/lit-html.js";var si=["viewer","contributor","editor"],ic=200,nc=2,is=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,i){Object.assign(this,{list:t,isOwner:s,changed:i}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([N(`${this.#t}/members`),this.isOwner?w(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await jn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o(t.trim()),ic)}async#o(t){let s=++this.#s;if([...t].length<nc)this.found=null;else{let{items:i}=await N(m("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let o=new Set(this.items.map(r=>r.user.id));this.found=i.filter(r=>r.id!==$().id&&!o.has(r.id))}this.update()}async#n(t,s=""){try{await t,s&&f(s),await this.load(),this.changed()}catch(i){f(q(i)),this.update()}}async invite(t,s){this.found=null,await this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(bt(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await F(X(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(X(`${this.#t}/link`,{role:t}),this.link?n("privacy.saved"):"")}revokeLink(){return this.#n(bt(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){f(n(await zi(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},ns=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&Pt.set(s.slice(1)),this.code=Pt.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await G("/api/lists/greeting",{code:this.code}),this.greeting.joined&&Pt.remove()}catch(t){this.problem=t,t.code==="not_found"&&Pt.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await F(G(`/api${this.path}/join`,{code:this.code}))&&(Pt.remove(),await this.#t.go(this.path,{replace:!0}))}};var or=()=>si.map(e=>[e,n(`lists.role.${e}`)]);async function nr(e,t,s){let i=h(e.user);await W(n(`lists.${t}Title`,{name:i}),n(`lists.${t}Text`,{name:i}),n(`lists.${t}`))&&await s()}var oc=(e,t)=>vt(n("people.menu",{name:h(t.user)}),[...si.filter(s=>s!==t.role).map(s=>({text:n("lists.makeRole",{role:n(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:n("lists.handOver"),sign:"people",run:()=>nr(t,"handOver",()=>e.handOver(t))}],{text:n(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):nr(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),rc=(e,t)=>K`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${k(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${n(`lists.role.${t.role}`)}${t.invited?K` · ${n("lists.waits")}`:le}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?oc(e,t):le}
  </li>`,ac=(e,t)=>K`
  <li class="row between">
    <span class="person">${k(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${n("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${n("lists.inviteOne")}</button>
  </li>`,lc=e=>K`
  <section class="stack">
    <h3>${n("lists.inviteTitle")}</h3>
    <p class="hint">${n("lists.inviteHint")}</p>
    ${ct("invite-role",{label:n("lists.as"),options:or(),chosen:"contributor"})}
    <label for="member-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?K`
      <ul class="people" aria-label=${n("people.results")} role="status">
        ${e.found.length?e.found.map(t=>ac(e,t)):K`<li class="soft">${n("people.noMatch")}</li>`}
      </ul>`:le}
  </section>`,cc=e=>K`
  <p class="hint">${n("lists.linkText")}</p>
  ${ct("link-role",{label:n("lists.linkRole"),options:or(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${n("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${n("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>pc(e)}>${n("lists.linkRevoke")}</button>
  </p>
  ${e.code?K`
    <details class="small-fold">
      <summary>${n("invites.qr")} ${c("next")}</summary>
      ${Cn(e.code,n("invites.qr"))}
    </details>`:le}`;async function pc(e){await e.revokeLink(),b("make-link")}async function uc(e){await e.setLink(document.getElementById("invite-role").value),b("join-link")}var dc=e=>K`
  <section class="stack">
    <h3>${n("lists.link")}</h3>
    ${e.link?cc(e):K`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>uc(e)}>
        ${c("plus")} ${n("lists.linkMake")}
      </button></p>`}
  </section>`,fc=(e,t)=>K`
  <div class="row between"><h2>${n("lists.people")}</h2>${tt(t)}</div>
  <ul class="people">${e.items.map(s=>rc(e,s))}</ul>
  ${e.isOwner?K`${lc(e)}${dc(e)}`:le}`;async function rr(e,t,s){let i=new is(e,t,s);await F(i.load())&&(await z((o,r)=>(i.update=r,fc(i,o)),{label:n("lists.people")}),i.close())}import{html as ar}from"../lib/lit-html/lit-html.js";var hc=["each","daily","off","default"];function mc(e,t){let s=n(`bell.${e}`);return e===t?{text:s,sign:"check",label:n("bell.chosen",{way:s})}:{text:s}}var $c=e=>e==="default"?ar`${c("bell")} <span class="unseen">${n("bell.title")}</span>`:ar`
  ${c("bell",e==="each")} <span class="unseen">${n("bell.title")}: </span><span>${n(`bell.${e}`)}</span>`,os=(e,t="default",s=()=>{})=>vt(n("bell.title"),hc.map(i=>({...mc(i,t),run:()=>gc(e,i,s)})),{id:"bell",face:$c(t)});async function gc(e,t,s){await F(X(e,{news:t}))&&await s()}var[lr,bc,wc]=[15,34,34],cr=e=>e.map(t=>t.id).sort().join(),ii=class extends Bn{closest=lr;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=cr(t)===cr(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,lr))}mark(){this.#t=An(this.points,s=>this.map.pixelOf(s),wc);let t=s=>this.onChoose(_n(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:bc,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ii);async function yc(e){await W(n("lists.deleteTitle",{name:e.list.name}),n("lists.deleteText"),n("action.delete"))&&e.remove()}async function vc(e){await W(n("lists.leaveTitle",{name:e.list.name}),n("lists.leaveText"),n("lists.leave"))&&e.leave()}var ur=e=>rr(e.list,e.isOwn,e.loading.load),xc=e=>vt(n("lists.menu"),[...e.list.findCount?[{text:n("lists.showOnMap"),sign:"map",href:m("/",{list:e.list.id})}]:[],...e.role?[{text:n(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>ur(e)}]:[],...e.may("editor")?[{text:n("lists.edit"),sign:"edit",run:()=>Ce(e.editForm,e.list)}]:[],...e.isOwn?[{text:n("find.byLink"),sign:"globe",run:()=>Qn(e.list)},{text:n("lists.delete"),sign:"trash",isDanger:!0,run:()=>yc(e)}]:[...e.role?[{text:n("lists.leave"),sign:"close",isDanger:!0,run:()=>vc(e)}]:[],Fe({listId:e.list.id})],...e.canHide?[Oc(e)]:[]],{id:"list-menu"}),kc=e=>x`
  ${yt(e)}
  <p>${n("lists.makePrivateText")}</p>
  ${E(e,"reason",{label:n("report.reason"),required:!0,most:500})}`,Oc=e=>({text:n("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>Ds(e.hideForm,n("lists.makePrivateTitle",{name:e.list.name}),kc,t=>lt(t,n("lists.makePrivate")))});async function pr(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Ic(e,t){await e.drop(t),b("list-menu")}var Sc=(e,t)=>x`
  <label class="switch">
    <span>${n(`lists.entry.${e}`)}<br><span class="soft">${n(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,Lc=(e,{listed:t},s)=>x`
  ${yt(e)}
  ${E(e,"note",{label:n("lists.entry.note"),value:t.note??"",most:200})}
  ${s.map(i=>Sc(i,t[i]))}`,dr=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),qc=(e,t)=>Ds(s=>e.entryForm(t,s),t.title,s=>Lc(s,dr(e,t),e.rightsOf(t)),s=>lt(s,n("action.save")));function Pc(e,t,s){let i=e.finds.items.length-1,o=[...e.hasAdded(t)?[{text:n("lists.entry.edit"),sign:"edit",run:()=>qc(e,t)}]:[],...e.mayArrange?Tc(e,t,s,i):[],...e.mayDrop(t)?[{text:n("lists.drop"),sign:"close",run:()=>Ic(e,t)}]:[]];return o.length?vt(n("lists.findMenu",{title:t.title}),o,{id:`find-${t.id}`}):B}function Tc(e,t,s,i){return[...s>0?[{text:n("lists.up"),run:()=>pr(e,t,-1)}]:[],...s<i?[{text:n("lists.down"),run:()=>pr(e,t,1)}]:[],...t.media.some(o=>o.type==="image")?[{text:n("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function Fc(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Mc(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Nc=(e,t,s)=>x`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${n("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Mc(e,t.id)}>
    <span class="nth">${j(s+1)}</span>
  </button>`,Bc=(e,t,s)=>e.move(e.finds.items[t],s-t);function jc(e,t){let{by:s,at:i,isNew:o}=t.listed??{};if(!e.isShared||!s)return Ne(t);let r=x`${n("lists.addedBy",{name:h(s)})} · ${ft(i??t.createdAt)}`;return o?x`<b>${n("lists.isNew")}</b> · ${r}`:r}var Cc=({listed:e})=>e?.note?x`<p class="entry-note" dir="auto">${e.note}</p>`:B,Ec=e=>e?x`
  <p class="entry-note soft" role="status">${n(`outbox.${e.kind}`)} · ${n("outbox.waiting")}</p>`:B,Rc=(e,t,s,i=e.waiting(t))=>x`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${o=>e.mayArrange&&Je(o,(r,a)=>Bc(e,r,a))}>
    ${Nc(e,t,s)}
    ${gn(t,jc(e,t))}
    ${e.role&&i?.kind!=="drop"?Pc(e,t,s):B}
    ${Cc(dr(e,t))}
    ${Ec(i)}
  </li>`,Dc=({user:e})=>x`<a class="person" href="/people/${e.id}">${k(e)} <span>${h(e)}</span></a>`,Uc=e=>x`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?B:Dc(e.list)}
    ${e.list.description?x`<p class="text" dir="auto">${e.list.description}</p>`:B}
    <p class="marks">${Zn(e.list)} <span class="soft">${n("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?x`<p class="row">${Ac(e)}${e.may("contributor")?_c(e):B}
      ${e.isShared?os(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):B}</p>`:B}
  </div>`,Ac=e=>e.isShared?x`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>ur(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>k(t,28))}
    <span>${n("lists.count",{n:e.list.memberCount})}</span>
  </button>`:B,_c=e=>x`
  <a class="button quiet" id="add-here" href=${m("/new",{list:e.list.id})}>${c("plus")} ${n("lists.addHere")}</a>`,Hc=e=>e.list.invited?x`
  <section class="card stack" role="status">
    <p>${n("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${n("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${n("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button>
    </p>
  </section>`:B,zc=e=>e.isShared?x`
  <div class="pair">
    ${ct("by-person",{label:n("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",n("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${ct("by-category",{label:n("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",n("lists.allCategories")],...Mt().map(t=>[t,A(t)])]})}
  </div>`:B;function Wc(e){let{items:t,problem:s,load:i}=e.finds;return s?O(s,i):t?!t.length&&e.isFiltered?x`<p class="empty" role="status">${n("lists.noneSuch")}</p>`:t.length?x`
    <ol class="card rows" @touchmove=${St} @contextmenu=${St}>${t.map((o,r)=>Rc(e,o,r))}</ol>
    ${T(e.finds)}`:C(n("lists.empty"),n(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),B,"pin"):v(3)}var Vc=(e,t)=>x`
  <list-map .label=${n("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>Fc(e,s)}
    .held=${e.may("contributor")?s=>kn(t,s,{list:e.list.id}):null}></list-map>`;function Kc(e,t){let{problem:s,load:i}=e.loading;return s?.code==="not_found"?x`<p class="empty">${n("lists.gone")}</p>`:s?O(s,i):e.list?x`
    <div class="list-page">
      ${e.steps.length?Vc(e,t):B}
      <div class="stack">
        ${Hc(e)}
        ${Uc(e)}
        ${zc(e)}
        ${Wc(e)}
      </div>
    </div>`:v(3)}function fr(e){let t=new Xn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>x`
      ${I(t.title,t.list?xc(t):B,t.listsPath)}
      ${Kc(t,e)}`,close:()=>t.close()}}import{html as ut,nothing as rs}from"../lib/lit-html/lit-html.js";var Yc=(e,{owner:t,name:s,description:i,memberCount:o,role:r,joined:a})=>ut`
  <section class="card stack">
    <p class="invited-by">${k(t,56)} <span>${n("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${i?ut`<p class="text" dir="auto">${i}</p>`:rs}
    <p class="soft">
      ${o>1?ut`${n("lists.count",{n:o})} · `:rs}
      ${n("lists.joinAs",{role:n(`lists.role.${r}`)})}
    </p>
    ${a?ut`<p class="row end"><a class="button main" href=${e.path}>${n("lists.open")}</a></p>`:ut`
      <p class="hint">${n("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button></p>`}
  </section>`,Gc=e=>ut` <a href="/join">${n(`signin.${e}Link`)}</a>`;function Xc(){let{registration:e}=L();return ut`
    <section class="card stack">
      <p>${n("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${n("signin.action")}</a></p>
      <p class="below">${n(`signin.${e}`)}${e==="closed"?rs:Gc(e)}</p>
    </section>`}function Jc(e){return e.user?e.problem?.code==="not_found"?ut`<p class="empty">${n("lists.linkGone")}</p>`:e.problem?O(e.problem,e.load):e.greeting?Yc(e,e.greeting):v(2):Xc()}function hr(e){let t=new ns(e,location.hash);return{get title(){return t.greeting?.name??n("lists.one")},ready:t.load(),view:()=>ut`${I(t.greeting?.name??n("lists.one"),rs,"/lists")}${Jc(t)}`}}import{html as Vt,nothing as ce}from"../lib/lit-html/lit-html.js";async function Zc(e){let t=null;await Ce(s=>Yn(i=>{t=i,s()})),t&&e.go(`/lists/${t.id}`)}var Qc=e=>Vt`
  <button type="button" id="new-list" @click=${()=>Zc(e)}>${c("plus")} ${n("lists.new")}</button>`;async function mr(e,t,s,i){await t.answer(s,i)&&e.go(`/lists/${s.id}`)}var tp=(e,t,s)=>Vt`
  <li class="row between">
    <span class="person">${k(s.user,44)} <span>${n("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${n("lists.join")}: ${s.name}" @click=${()=>mr(e,t,s,!0)}>
        ${n("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${n("lists.decline")}: ${s.name}" @click=${()=>mr(e,t,s,!1)}>
        ${n("lists.decline")}
      </button>
    </span>
  </li>`,ep=(e,t)=>t.invitations.items?.length?Vt`
  <section class="card">
    <h2>${n("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>tp(e,t,s))}</ul>
  </section>`:ce,sp=({shared:e})=>e.items?.length?Vt`
  <section class="stack">
    <h2>${n("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(_s)}</ul>${T(e)}
  </section>`:ce;function ip({lists:e,shared:t,isOwn:s}){return e.problem?O(e.problem,e.load):e.items?!e.items.length&&t.items?.length?ce:e.items.length?Vt`<ul class="list-cards">${e.items.map(_s)}</ul>${T(e)}`:C(n("lists.none"),s?n("lists.noneText"):n("lists.noneOther"),ce,"way"):v(3)}function $r(e){let t=new Gn(e);return{title:n("lists.title"),broad:!0,ready:t.load(),view:()=>Vt`
      ${I(n("lists.title"),t.isOwn?Qc(e):ce,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${ep(e,t)}
      ${ip(t)}
      ${sp(t)}`}}import{html as gr,nothing as op}from"../lib/lit-html/lit-html.js";var np=10,as=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=jt(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=m("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<np;s++){let i=await N(t,{signal:this.#t.signal}),o=i.items.find(r=>r.username===this.name);if(o)return this.#s(o);t=i.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function rp({isGone:e,loading:t}){return t.problem?O(t.problem,t.load):e?gr`<p class="empty">${n("person.gone")}</p>`:v(3)}function br(e){let t=new as(e);return{title:n("person.title"),ready:t.loading.load(),view:()=>gr`${I(t.name,op,"/people")}${rp(t)}`}}import{html as Q,nothing as ps}from"../lib/lit-html/lit-html.js";var ni=e=>cp[e.type]?.(e.data)??n(ap(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),ap=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,xr={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},oi=({kind:e,outcome:t})=>`${e}_${t}`,wr=["friends","lists","areas"];function lp({count:e,...t}){let s=wr.find(o=>t[o]===e);if(s)return n(`note.only.${s}`,{n:Number(e)});let i=wr.filter(o=>t[o]!=="0").map(o=>n(`note.from.${o}`,{n:Number(t[o])}));return n("note.daily_news",{n:Number(e),sources:i.join(", ")})}var cp={daily_news:lp,streets_wished:({place:e})=>n("note.streetsWished",{place:e}),reported:({kind:e})=>n(`report.new.${e}`),report_closed:({outcome:e,note:t})=>yr(n(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>n(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Pi(t??"")}),moderated:e=>yr(n(`report.owner.${oi(e)}`,{title:e.findTitle??e.listName}),e.note)},yr=(e,t)=>t?`${e} ${n("report.because",{reason:t})}`:e,vr={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},ls=({type:e,data:t})=>{let{listId:s,userId:i,watchId:o}=t;return{list_added:s,friend_published:i,area_published:o}[e]??""};function kr([e,...t]){return!t.length||e.type==="list_added"||!ls(e)?ri(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}function Or(e,t=!1){let[s]=e;if(ls(s)&&e.length>1){let{actor:r,data:a,type:l}=s;return n(`note.${l}.many`,{name:h(r??a),list:a.listName,area:a.areaName,n:e.length})}let i=new Set(e.map(r=>r.data.userId)),o={name:h(s.actor??s.data),title:s.data.findTitle};return i.size>1?n(`note.${s.type}.others`,{...o,n:i.size-1}):e.length>1?n(`note.${s.type}.times`,{...o,n:e.length,more:t}):ni(s)}function ri({type:e,data:{findId:t,commentId:s,listId:i}}){return vr[e]?vr[e]:i?`/lists/${i}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[pp,up]=[20,36e5];function dp(e){let t=new Map;for(let{type:s,data:i,createdAt:o}of e)(i.commentId||s==="mentioned")&&t.set(i.userId,[...t.get(i.userId)??[],new Date(o)]);return new Set([...t].filter(([,s])=>s.some((i,o)=>i-s[o+pp-1]<up)).map(([s])=>s))}function fp(e){let t=ls(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var cs=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=rt(t,"/api/notifications?limit=30"),this.#e=P.subscribe("notification",s=>this.#r(s))}get groups(){let t=new Map,s=dp(this.list.items);for(let i of this.list.items){let o=fp(i),r=t.get(o)??{key:o,newest:i,items:[],isRead:!0,more:!1};r.items.push(i),r.isRead&&=i.isRead,r.more||=i.type!=="find_liked"&&s.has(i.data.userId),t.set(o,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#o()};async#o(){let{items:t}=await N("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:i}=t.newest.data;if(await(s?Vn(i):Kn(i))){if(s){this.markRead(t),await this.#t.go(`/lists/${i}`);return}this.#i.delete(i),this.list.items=this.list.items.filter(o=>o!==t.newest),t.newest.isRead||Zt(-1),this.#t.update()}}async#n(){let{items:t}=await N("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Zt(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#r(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(i=>!i.isRead))s.isRead=!0,Zt(-1),$e(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await G("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Si(0)}catch(t){f(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await bt(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(i=>i!==s),s.isRead||Zt(-1)}catch(s){f(q(s))}this.#t.update()}close(){this.#e()}};var hp={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function mp(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var $p={link_used:"lock",streets_wished:"map",daily_news:"feed"},gp=({type:e,data:t})=>e==="moderated"?xr[oi(t)]:$p[e]??"flag",bp=({type:e,data:t,actor:s})=>t.userId?Q`
  <span class="face">
    ${k(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(hp[e],e==="find_liked")}</span>
  </span>`:Q`<span class="face office">${c(gp({type:e,data:t}))}</span>`,wp=e=>Q`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Ir=(e,t)=>`${n(e)}: ${t.newest.data.listName}`,yp=(e,t)=>Q`
  <span class="row actions">
    <button type="button" aria-label=${Ir("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${n("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${Ir("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${n("lists.decline")}
    </button>
  </span>`;function vp(e,t){if(e.invites(t.newest))return yp(e,t);let s=e.request(t.newest);return s?Q`<span class="row actions">${xt(s.friendship,s.user,()=>e.answered(t))}</span>`:ps}var xp=(e,t,s)=>Q`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${kr(t.items)} @click=${()=>e.markRead(t)}>
      ${bp(t.newest)}
      <span>
        <span class="what">${Or(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ps:Q`<span class="unseen">${n("note.new")}</span>`}${ft(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?wp(t.newest.thumbnailUrl):ps}
    </a>
    ${vp(e,t)}
    <button type="button" class="round" aria-label=${n("note.delete")} @click=${()=>mp(e,t,s)}>${c("close")}</button>
  </li>`,kp=e=>Q`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${n("note.readAll")}</button>`,Op=()=>Q`<a class="button" href="/people">${n("note.noneAction")}</a>`;function Ip(e){let{items:t,problem:s}=e.list;return s?O(s,e.load):t?t.length?Q`<ul class="card notes">${e.groups.map((i,o)=>xp(e,i,o))}</ul>${T(e.list)}`:C(n("note.none"),n("note.noneText"),Op(),"bell"):v(4)}function Sr(e){let t=new cs(e);return{title:n("nav.bell"),ready:t.load(),view:()=>Q`${I(n("nav.bell"),t.hasUnread?kp(t):ps)}${Ip(t)}`,close:()=>t.close()}}import{html as it,nothing as fs}from"../lib/lit-html/lit-html.js";var Sp=200,Lp=2,us=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=i=>rt(t,m("/api/friends",i));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=rt(t,()=>m("/api/users",{q:this.text.trim()})),this.#s=P.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(m(this.#t.path,{q:t})),[...t].length<Lp?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Sp)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as ai,nothing as qp}from"../lib/lit-html/lit-html.js";var Pp=44,Tp=(e,{findCount:t,moreFinds:s,commonFriends:i}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":gi(s,n("map.finds",{n:t})),i?n("person.common",{n:i}):""].filter(Boolean).join(" · "),Fp=e=>e?ai`<br><span class="soft person-sums">${e}</span>`:qp,pe=(e,t,s)=>ai`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${k(e,Pp)} <span><span class="strong" dir="auto">${h(e)}</span>${Fp(Tp(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Lr=(e,t)=>ai`
  <li class="row between">
    <span>${ln(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Mp(e,t){if(e.isMe(t))return it`<span class="soft">${n("people.you")}</span>`;if(t.friendship==="accepted")return it`<span class="badge">${c("check")} ${n("friend.friends")}</span>`;if(t.friendship==="none")return qe(t,e.reload);let s=e.requestOf(t);return s?xt(s,t,e.reload):it`<span class="badge">${n("friend.pending")}</span>`}function Np(e){let{found:t}=e;return t.problem?O(t.problem,e.search):t.items?t.items.length?it`
    <ul class="people" aria-label=${n("people.results")}>${t.items.map(s=>pe(s,Mp(e,s),s))}</ul>
    ${T(t)}`:it`<p class="soft" role="status">${n("people.noMatch")}</p>`:fs}function Bp(e,t){e.preventDefault(),t.search()}var jp=e=>it`
  <form class="card" role="search" @submit=${t=>Bp(t,e)}>
    <label for="people-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Np(e)}
  </form>`;function ds(e,t,s,i=pe){let o=e.lists[t];return o.items.length?it`
    <section class="card">
      <h2>${n(`people.${t}`)}</h2>
      <ul class="people">${o.items.map(r=>i(e.other(r),s(r,e.other(r)),r.other))}</ul>
      ${T(o)}
    </section>`:fs}var Cp=(e,t,s)=>te(s,[Te(t,s,e.reload),Qt(s,e.reload)]),Ep=e=>it`
  ${ds(e,"received",(t,s)=>[xt(t,s,e.reload),te(s,[Qt(s,e.reload)])])}
  ${ds(e,"sent",(t,s)=>Pe(t,s,e.reload))}
  ${e.lists.accepted.items.length?ds(e,"accepted",(t,s)=>Cp(e,t,s)):C(n("people.none"),n("people.noneText"),fs,"people")}
  ${ds(e,"blocked",(t,s)=>cn(s,e.reload),Lr)}`;function Rp(e){return e.problem?O(e.problem,e.load):e.isLoaded?Ep(e):v(3)}var Dp=()=>Tt()?it`<a class="button quiet" href="/invites">${c("plus")} ${n("invites.invite")}</a>`:fs;function qr(e){let t=new us(e);return{title:n("people.title"),ready:t.load(),view:()=>it`${I(n("people.title"),Dp(),"/feed")}${jp(t)}${Rp(t)}`,close:()=>t.close()}}import{html as Yt,nothing as ue}from"../lib/lit-html/lit-html.js";var hs=class extends ke{user=null;friendship=null;#t;constructor(t){super(t,m("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=jt(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??n("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":m("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let i=await N(s,{signal:this.page.signal});this.friendship=i.items.find(o=>o.requesterId===this.#t||o.addresseeId===this.#t)??null,s=i.next}}};import{html as S,nothing as D}from"../lib/lit-html/lit-html.js";var Up=88,li=(e,t)=>S`
  <span class="sum"><span class="strong">${j(e)}</span> <span class="soft">${n(t,{n:e})}</span></span>`,Tr=({items:e})=>e?.length?S`<finds-map .places=${Fr(e)} .label=${n("person.map")}></finds-map>`:D;function Ap({items:e,problem:t},s){return t||s===0||e?.length===0?D:e?S`<finds-map class="profile-cover" .places=${Fr(e)} .label=${n("person.map")}></finds-map>`:S`<div class="profile-cover"></div>`}var ms=(e,{title:t,finds:s,figures:i={},badge:o=D,actions:r=D})=>S`
  <section class="profile-head">
    ${e?[Ap(s,i.findCount),k(e,Up)]:D}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?S`<p class="soft">@${e.username}</p>`:D}
    ${e?.about?S`<p dir="auto">${e.about}</p>`:D}
    ${i.findCount===void 0?D:S`
      <p class="row">
        ${li(i.findCount,"person.findsSum")}
        ${li(i.placeCount,"person.placesSum")}
        ${li(i.likeCount,"person.likesSum")}
      </p>`}
    ${i.commonFriends?S`<p class="soft">${n("person.common",{n:i.commonFriends})}</p>`:D}
    ${o===D&&r===D?D:S`<p class="row actions">${o}${r}</p>`}
  </section>`,$s=e=>S`<a class="button quiet" href=${e}>${c("feed")} ${n("lists.title")}</a>`,gs=(e,t,s)=>S`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,_p=e=>S`
  <li>
    <a class="tile c-${Bt(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?V(e.media[0],{thumb:!0}):S`<span class="sign-tile">${J(e.category)}</span>`}
      ${e.isPublic?D:S`
        <span class="corner">${c(Ot(kt(e)))}<span class="unseen">${$n(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Pr=(e,t,s)=>S`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${n(`person.${t}`)}
  </button>`,Hp={grid:e=>S`<ul class="tiles">${e.map(_p)}</ul>`,list:e=>S`<ul class="card rows">${e.map(t=>Me(t,Ne(t)))}</ul>`},Fr=e=>[...new Map(e.map(t=>{let s=wt(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...ot(s),km:s.area,name:Oe(s)}]})).values()];function Kt(e,t){let{items:s,problem:i,load:o}=e.finds;return i?O(i,o):s?s.length?S`
    <div class="chips" role="group" aria-label=${n("person.layout")}>
      ${Pr(e,"grid","camera")}
      ${Pr(e,"list","filter")}
    </div>
    ${Hp[e.layout](s)}
    ${T(e.finds)}`:C(t.title,t.text,t.action??D,t.sign??"pin"):v(3)}function zp({user:e,friendship:t,hasAsked:s,loading:i}){return e.friendship==="none"?qe(e,i.load):t?t.status==="accepted"?ue:s?xt(t,e,i.load):Pe(t,e,i.load):ue}var Wp=()=>Yt`<a class="button quiet" href="/profile">${n("profile.title")}</a>`,Vp=e=>e.isMe?Wp():zp(e);function Kp(e,t){let{user:s,friendship:i,loading:o}=e;if(!s||e.isMe)return ue;let r=i?.status==="accepted"?[Te(i,s,o.load)]:[];return te(s,[Un(s,o.load),...r,Fe({userId:s.id}),Qt(s,()=>t.go("/people"))])}var Yp=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Gp=()=>Yt`<span class="badge">${c("check")} ${n("friend.friends")}</span>`,Xp=e=>ms(e.user,{title:e.loading.problem?n("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:Yp(e)?[Gp(),os(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ue,actions:e.user?[$s(m("/lists",{user:e.user.id})),Vp(e)]:ue});function Jp(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Yt`<p class="empty">${n("person.gone")}</p>`:t?O(t,s):e.user?Yt`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${n("person.findsTitle")}</h2>
      ${Kt(e,{title:n("person.none"),text:n("person.noneText",{name:h(e.user)})})}
    </section>`:v(3)}var Zp=(e,t)=>Yt`
  <div class="head">${_i("/people")}<span class="grow"></span>${Kp(e,t)}</div>`;function Mr(e){let t=new hs(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Yt`${Zp(t,e)}${Xp(t)}${Jp(t)}`}}import{html as $t,nothing as ci}from"../lib/lit-html/lit-html.js";var bs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=rt(t,"/api/finds/bin?limit=20",i=>i.find.id)}restore(t){return this.#e(t,G(`/api/finds/${t.id}/restore`),n("find.restored"),this.restored)}remove(t){return this.#e(t,bt(`/api/finds/${t.id}?forever=true`),n("bin.removed"),()=>{})}async#e(t,s,i,o){await F(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),f(i),o())}};var ws=class extends ke{figures={};isEdited=!1;constructor(t){super(t,m("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new qn("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async i=>Bs(i??await w("/api/users/me"))}),this.bin=new bs(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new Ct({send:i=>this.#s(i),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await w(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:i,age:o}){let r={displayName:t.trim()||null,about:s.trim()||null,username:i.trim()};Bs(await $e("/api/users/me",{...r,age:o===""?null:Number(o)})),f(n("profile.saved"))}};import{html as vs,nothing as ys}from"../lib/lit-html/lit-html.js";async function Qp(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function tu(e,t){await W(n("bin.removeTitle"),n("bin.removeText",{title:t.title}),n("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var eu=(e,t)=>vs`
  <button type="button" class="quiet" aria-label="${n("bin.restore")}: ${t.title}" @click=${()=>Qp(e,t)}>
    ${c("retry")} ${n("bin.restore")}
  </button>`,su=(e,{find:t,expiresAt:s})=>vs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?vs`<br><span class="soft">${n("bin.until",{date:bi(s)})}</span>`:ys}
    </p>
    ${t.hidden?pn(n("report.findHidden"),t.hidden):ys}
    <p class="row">
      ${t.hidden?ys:eu(e,t)}
      <button type="button" class="danger" aria-label="${n("bin.remove")}: ${t.title}" @click=${()=>tu(e,t)}>
        ${c("trash")} ${n("bin.remove")}
      </button>
    </p>
  </li>`,Nr=e=>e.list.items?.length?vs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${n("bin.title")}</h2>
    <p class="hint">${n("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>su(e,t))}</ul>
    ${T(e.list)}
  </section>`:ys;var iu=()=>$t`<a class="button" href="/new">${c("plus")} ${n("nav.plus")}</a>`,nu=({form:e,user:t})=>$t`
  <form novalidate @submit=${e.submit}>
    ${yt(e)}
    ${E(e,"displayName",{label:n("profile.name"),hint:n("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${E(e,"about",{label:n("profile.about"),value:t.about??"",most:160})}
    ${E(e,"username",{label:n("account.username"),hint:n("join.usernameHint"),value:t.username,...Dn})}
    ${E(e,"age",{label:n("profile.age"),hint:n("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${lt(e,n("action.save"))}</div>
  </form>`,ou=e=>$t`
  <ul class="card rows">
    ${gs("/people","people",n("people.accepted"))}
    ${gs("/shares","share",n("shares.mine"))}
    ${e.role==="admin"?gs("/admin","shield",n("admin.title")):ci}
  </ul>`,ru=()=>$t`<a class="button quiet" href="/settings">${c("gear")} ${n("settings.title")}</a>`,au=e=>$t`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${n("profile.edit")}</h2>${tt(e.toggleEdit)}</div>
    ${En(e.picture,{label:n("profile.picture"),hint:n("profile.pictureHint")})}
    ${nu(e)}
  </section>`;async function lu(e){e.toggleEdit(),await b("edit-title")}var cu=e=>$t`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>lu(e)}>
    ${c("edit")} ${n("profile.edit")}
  </button>`,pu=()=>$t`
  <a class="button quiet" href="/saved">${c("bookmark")} ${n("saved.title")}</a>
  ${$s("/lists")}`,uu=e=>$t`
  <div class="head"><span class="grow"></span>${ru()}</div>
  ${ms(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[pu(),cu(e)]})}
  ${e.isEdited?au(e):ci}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${n("profile.finds")}</h2>
    ${Kt(e,{title:n("profile.none"),text:n("profile.noneText"),action:iu()})}
  </section>
  ${ou(e.user)}
  ${Nr(e.bin)}`;function Br(e){let t=new ws(e);return{title:n("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?uu(t):ci}}import{html as jr,nothing as du}from"../lib/lit-html/lit-html.js";var fu=(e,t)=>ye(e.state===t,n(`saved.${t}`),()=>e.choose(t),t==="dismissed"?"close":un(t)),hu=()=>jr`<a class="button" href="/">${c("map")} ${n("missing.action")}</a>`,mu=e=>({title:n(`saved.${e}None`),text:n(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:hu(),sign:"bookmark"});function Cr(e){let t=new Xi(e);return{title:n("saved.title"),broad:!0,ready:t.finds.load(),view:()=>jr`
      ${I(n("saved.title"),du,"/profile")}
      <div class="chips" role="group" aria-label=${n("saved.which")}>${Yi.map(s=>fu(t,s))}</div>
      ${Tr(t.finds)}
      ${Kt(t,mu(t.state))}`}}import{html as H,nothing as fe}from"../lib/lit-html/lit-html.js";var xs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return P.get("outbox")}load=async()=>{await Ci(),this.isLoaded=!0,this.#t.update()};cancel(t){return Ri(t.id)}retry(t){return Di(t.id)}sendNow(){return Ui()}};async function $u(e,t){await an()&&e.cancel(t)}var gu=e=>n(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),bu=e=>Ai(e).replace(/^(\/lists\/[^/]+).*/,"$1"),de=e=>H`<a class="strong" dir="auto" href=${bu(e)}>${e.title}</a>`,wu={find:e=>H`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>H`<span class="what" dir="auto">${e.body.content}</span><br>${de(e)}`,like:de,entry:e=>H`<span class="what" dir="auto">${e.body.note}</span><br>${de(e)}`,add:de,drop:de},yu=({closed:e,lists:t})=>e.map(s=>t?.[s]||n("lists.one")).join(", "),vu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${n("outbox.closedLists",{lists:yu(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${n("action.close")}</button>
  </li>`,xu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <span class="soft">${gu(t)}</span><br>
      ${wu[t.kind](t)}<br>
      ${t.state==="refused"?H`<span class="error">${t.problem}</span>`:H`<span class="soft">${n("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?H`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${n("action.retry")}</button>`:fe}
      <button type="button" class="quiet" @click=${()=>$u(e,t)}>${n("outbox.cancel")}</button>
    </span>
  </li>`;function ku(e){if(!e.isLoaded)return v(2);if(!e.entries.length)return C(n("outbox.none"),n("outbox.noneText"),fe,"send");let t=ji(e.entries).length>0;return H`
    ${t?H`<p class="hint">${n("outbox.hint",{instance:Y()})}</p>`:fe}
    <ul class="card people">${e.entries.map(s=>(s.state==="closed"?vu:xu)(e,s))}</ul>
    ${t?H`<p class="row end"><button type="button" @click=${()=>e.sendNow()}>${n("outbox.now")}</button></p>`:fe}`}function Er(e){let t=new xs(e);return{title:n("outbox.title"),ready:t.load(),view:()=>H`${I(n("outbox.title"),fe,"/")}${ku(t)}`}}function Ou(e,t){let[s,i]=[new Map,!1],o=new AbortController;return e.signal.addEventListener("abort",()=>o.abort()),{async load(r){o.abort();let{signal:a}=o=new AbortController;try{let[l,p]=await Oi(m("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:a});if(a.aborted)return;[s,i]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(r,a){if(!s.size)return null;let l=[...s.values()].reduce((u,g)=>u+g,0),p=u=>s.get(u)===0&&!i&&!a.includes(u),d=u=>u&&(u<l||i)?`${j(u)}${i?"+":""}`:void 0;return{shown:r.filter(u=>!p(u)).map(u=>({category:u,count:d(s.get(u))})),rest:r.filter(p)}}}}var Iu=500;async function Su(e,t,s){let{signal:i}=e,o=m("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:Iu});try{let[{name:r},a]=await Promise.all([w(`/api/lists/${encodeURIComponent(t)}`,{signal:i}),w(o,{signal:i})]);return{name:r,points:a.map(ot)}}catch(r){return r.name!=="AbortError"&&f(r.code==="not_found"?n("lists.gone"):q(r)),{name:n("lists.one"),points:[]}}}import{html as Rr,nothing as Dr}from"../lib/lit-html/lit-html.js";async function Lu(e){await e.ask()&&await b("see-inviter")}async function qu(e){e.close(),await b("list")}function Pu(e){let{user:t}=e;if(!t)return Dr;let s=n("introduction.text",{name:h(t),n:t.findCount});return Rr`
    <section class="introduction" aria-label=${s}>
      ${k(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${tt(()=>qu(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${n("introduction.see")}</a>
        ${e.mayAsk?Rr`<button type="button" @click=${()=>Lu(e)}>${n("friend.ask")}</button>`:Dr}
      </p>
    </section>`}async function Tu(e,t){let s=new Rn(t.update);e.note=()=>Pu(s),await s.load()}var ks=0,pi=null;function Fu(e){let t=ri(e);location.pathname!==t.split("#")[0]&&(ks=pi&&P.get("message")===pi?ks+1:1,ks===1?f(ni(e),t):f(n("note.several",{n:ks}),"/notifications"),pi=P.get("message"))}import{html as Mu,nothing as Nu}from"../lib/lit-html/lit-html.js";async function Bu(e){if(Ms.get())return;let t=()=>{},s=new Sn(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ms.set("1"),await z((i,o)=>{t=o;let r=async()=>{await s.enable(),s.state!=="off"&&(i(),f(n(`push.${s.state}`,{instance:Y()})))};return Mu`
      <h2>${n("push.offer",{name:e})}</h2>
      <p>${n("push.offerText",{instance:Y()})}</p>
      <p class="soft" role="status">${s.slow?n("push.asking"):Nu}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i()}>${n("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${r}>
          ${c("bell")} ${n("push.enable")}
        </button>
      </div>`},{label:n("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Os,nothing as Ur}from"../lib/lit-html/lit-html.js";async function ju({lat:e,lng:t}){try{let{title:s}=await G("/api/map/wishes",{latitude:e,longitude:t});f(n("offer.wished",{title:s}))}catch(s){f(q(s))}}function Cu(e,t){if($().role==="admin"){let s=m("/admin/map",{at:Wi({lat:e.lat,lng:e.lng})});return Os`<p><a class="button quiet" href=${s}>${n("offer.add")}</a></p>`}return Os`
    <p><button type="button" class="quiet" @click=${()=>{t(),ju(e)}}>${n("offer.wish")}</button></p>
    <p class="hint">${n("offer.wishText")}</p>`}var Eu=e=>Os`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${n("offer.show")}</button></p>
  <p class="hint">${n("offer.learns")}</p>`,Ru=(e,{choose:t,close:s,key:i})=>Os`
  <section class="offer" tabindex="-1" aria-label=${n("offer.none")} @keydown=${i}>
    <p class="row between">
      <span class="strong">${n("offer.none")}</span>
      <button type="button" class="round" aria-label=${n(Cs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${xn()?Cu(e,s):Ur}
    ${Cs()?Eu(t):Ur}
  </section>`,Du=()=>Ru;import{html as Ss,nothing as ui}from"../lib/lit-html/lit-html.js";var Uu=2.5,[Au,Ar]=[300,24],_r=180,Hr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Is=class{#t=Et;#e=Et;#s=null;#i=new Map;#o={time:0,x:0,y:0};#n=null;#r;constructor(t){this.#r=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#d(Et),s&&!Hr()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:_r,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#f(t)),this.#l())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#f(t));let s=this.#p(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:r,y:a,scale:l}=js(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:l,x:r+i.x,y:a+i.y})}let o={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#d(this.#t.scale>1?Be(o,this.#u()):o)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),i=this.#i.size===1,o={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#l();if(!i||t.type==="pointercancel")return this.#c();if(Math.hypot(o.x,o.y)<Ar)return this.#a(s,t.timeStamp);let r=this.#t.scale>1?"":wn(o);if(r)return this.#r[r]();this.#c()};#a(t,s){let i=this.#o;if(this.#o={...t,time:s},s-i.time>Au||Math.hypot(t.x-i.x,t.y-i.y)>Ar)return this.#c();this.#o={time:0,x:0,y:0},this.#d(this.#t.scale>1?Et:Be(js(Et,Uu,t),this.#u()),!0)}#l(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return yn(t,s)}#f({clientX:t,clientY:s}){let{left:i,top:o,width:r,height:a}=this.#n.getBoundingClientRect();return{x:t-i-r/2,y:s-o-a/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#c(){this.#d(Be(this.#t,this.#u()),!0)}#d(t,s=!1){this.#t=t;let i=this.#n?.firstElementChild;i&&(i.style.transition=s&&!Hr()?`transform ${_r}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function _u(e,t){let s=e.media.length,i=t,o=!0,r=null,a=new Map;z((l,p)=>{let d=u=>{i=(i+u+s)%s,o=!1,p(),r.show(document.querySelector("dialog .stage"),s>1?u:0)};return r??=new Is({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),Hu(e,{at:i,plays:o,films:a},r,d,l)},{label:e.title,kind:"full"})}function Hu(e,{at:t,plays:s,films:i},o,r,a){let l=e.media.length,p=e.media[t];return Ss`
    <div class="viewer" @keydown=${u=>{u.target.localName!=="video"&&(u.key==="ArrowRight"&&r(1),u.key==="ArrowLeft"&&r(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?n("find.pictureOf",{at:t+1,n:l}):ui}</span>
        ${tt(a)}
      </div>
      <div class="stage" @pointerdown=${o.onDown} @pointermove=${o.onMove} @pointerup=${o.onUp}
        @pointercancel=${o.onUp} @dragstart=${u=>u.preventDefault()}>
        <div class="shown">${p.type==="video"?Vu(p,s,i):Wu(p,bn(e,t))}</div>
      </div>
      <div>
        ${p.caption?Ss`<p class="said" dir="auto">${p.caption}</p>`:ui}
        ${l>1?Ku(r):ui}
      </div>
    </div>`}var zu=e=>`min(100vw, calc(100vh * ${hn(e).toFixed(3)}))`,Wu=(e,t)=>V(e,{alt:t,eager:!0,sizes:zu(e),blur:!1});function Vu(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),o=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",r=(a,l)=>i.append(Object.assign(document.createElement("source"),{src:a,type:l}));return r(e.url,e.codecs?`video/${o}; codecs="${e.codecs}"`:""),e.playbackUrl&&r(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",l),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Ku=e=>Ss`
  <div class="row steps">
    ${zr("previous","back",()=>e(-1))}
    ${zr("next","next",()=>e(1))}
  </div>`,zr=(e,t,s)=>Ss`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as nt,nothing as he}from"../lib/lit-html/lit-html.js";var Yu=["title","description","category"],Wr=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),Ls=({media:e})=>e.map(t=>t.id).join(),Vr=({media:e})=>e.map(t=>t.caption??"").join(`
`);function Gu(e,t){let s=Yu.filter(o=>(e[o]??"")!==(t[o]??""));e.location&&t.location&&Wr(e)!==Wr(t)&&s.push("place");let i=({media:o})=>({media:[...o].sort((r,a)=>r.id<a.id?-1:1)});return Ls(i(e))!==Ls(i(t))?s.push("photos"):(Ls(e)!==Ls(t)&&s.push("order"),Vr(i(e))!==Vr(i(t))&&s.push("captions")),s}var qs=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Jt(this.#e),i=await w(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=i.map((o,r)=>({...o,changed:Gu(o,i[r-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),i=this.list[0].id;return await this.load(),this.list[0].id===i||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return G(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Kr=64,Xu=e=>nt`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Kr} height=${Kr} loading="lazy">`,Ju=({changed:e})=>e.map(t=>n(`versions.changed.${t}`)).join(", "),Zu=(e,t)=>nt`
  <li>
    <p class="soft">${ft(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):n("versions.someone")}</span></p>
    ${e.changed.length?nt`<p>${n("versions.changed")} ${Ju(e)}</p>`:he}
    <details>
      <summary>${n("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?nt`<p class="text" dir="auto">${e.description}</p>`:he}
      ${e.category?nt`<p class="badge" dir="auto">${A(e.category)}</p>`:he}
      ${e.location?nt`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:he}
      ${e.media.length?nt`<p class="row">${e.media.map(Xu)}</p>`:he}
      <button type="button" class="quiet" @click=${()=>t(e)}>${n("versions.restore")}</button>
    </details>
  </li>`,Qu=(e,t,s,i)=>nt`
  <h2>${n("versions.title")}</h2>
  <p class="hint">${n(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?nt`<ul class="past-edits">${e.list.map(o=>Zu(o,s))}</ul>`:nt`<p class="empty">${n("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>i()}>${n("action.close")}</button></div>`;async function td(e,t,s){let i=new qs(e);if(!await F(i.load()))return;let o=await z(l=>Qu(i,t,l,l),{label:n("versions.title")});if(!o||!await W(n("versions.restoreTitle"),n("versions.restoreText"),n("versions.restore")))return;let r=null;if(!await F(i.restore(o.id).then(l=>{r=l})))return s();await s();let a=async()=>{await F(i.undo(r))&&await s()};f(n("versions.restored"),"",r?{text:n("action.undo"),run:a}:null)}import{html as dt,nothing as Gt}from"../lib/lit-html/lit-html.js";var Ps=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=kt(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,i]=await Promise.all([N("/api/shares"),w(this.#t),w(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let o=({id:r})=>i.find(a=>a.id===r)?.memberCount;this.lists=(s.inLists??[]).filter(r=>r.shows).map(r=>({...r,memberCount:o(r)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:i}=await N(t),o=r=>r.requesterId===$().id?r.addressee:r.requester;this.friends.push(...s.map(o)),this.next=i}};var ed=e=>dt`
  ${e.friends.length?dt`<ul class="people">${e.friends.map(t=>pe(t,Gt))}</ul>`:dt`<p class="soft">${n("whoSees.alone")}</p>`}
  ${e.next?dt`<button type="button" class="quiet" @click=${()=>F(e.more())}>${n("action.more")}</button>`:Gt}`;function sd({audience:e,lists:t}){return e==="me"?n(t.length?"whoSees.meInLists":"whoSees.me"):n(`edit.audienceText.${e}`,{instance:Y()})}var id=(e,t,s)=>dt`
  <h2>${n("find.whoSees")}</h2>
  <p>${c(Ot(e.audience))} ${sd(e)}</p>
  ${e.audience==="friends"?ed(e):Gt}
  ${e.lists.length?dt`
    ${e.audience==="me"?Gt:dt`<p class="hint">${n("whoSees.lists")}</p>`}
    <ul class="people">${e.lists.map(i=>dt`<li><a href="/lists/${i.id}" dir="auto">${je(i)}</a></li>`)}</ul>`:Gt}
  ${e.hasLinks?dt`<p class="hint">${n("whoSees.links")} <a href="/shares">${n("shares.mine")}</a></p>`:Gt}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${n("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${n("action.close")}</button>
  </div>`;async function nd(e){let t=new Ps(e);await F(t.load())&&await z((s,i)=>(t.update=i,id(t,e,s)),{label:n("find.whoSees")})}P.subscribe("user",Rs);Rs();export{Jr as addToList,Fu as announce,Xr as askReport,Ou as countCategories,Uo as edit,ir as feed,Tu as introduce,hr as joinList,fr as list,Su as listOnMap,$r as lists,br as named,Sr as notifications,Du as offerOfStreets,Bu as offerPush,qr as people,Mr as person,Br as profile,Cr as saved,Qr as shareFind,Kl as showSteps,td as showVersions,_u as viewPhoto,Er as waiting,Zr as watchArea,nd as whoSees};

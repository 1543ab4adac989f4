import{D as Er,E as Pn,F as Fn,G as Mn,H as Tn,I as Bn,J as Nn,K as jn,L as Cn,M as En,N as Rn,O as Un,P as Me,Q as An,R as Dn,S as Es,T as Te,U as Rr,V as Ur,a as Bs,b as mn,c as Qt,e as $n,f as Ns,g as lt,h as js,ha as Ar,i as gn,ia as _n,j as bn,k as Cs,m as wn,n as yn,o as vn,p as kn,q as xn,r as On,s as In,t as Sn,v as qn,w as Ln}from"./later.js";import{$ as gt,$b as Vi,A as j,Aa as qi,Ac as en,B as hi,Ba as Li,Bb as ji,Bc as dt,C as mi,Ca as he,Cb as nt,Cc as kt,D as $i,Da as me,Dc as xt,Ea as Pi,Ec as sn,Fa as Fi,Fb as be,Fc as W,Ga as $e,Gb as Ci,Gc as nn,H as gi,Hb as Ei,Hc as on,I as bi,Ib as ot,Ic as rn,Jb as Nt,Jc as Le,K as B,Kb as F,Kc as Pe,L as f,La as Mi,Lb as we,Lc as an,M as wi,Mb as Ri,Mc as Ct,Nb as Ui,Nc as Fs,Ob as Ai,Oc as Fe,Pb as h,Pc as ln,Qb as ye,Qc as cn,Rb as bt,Rc as pn,Sb as Di,Sc as Ms,Tb as _i,Tc as un,Ub as rt,Vb as ve,W as de,Wb as ke,X as w,Xb as Hi,Y as K,Yb as zi,Z as Y,Zb as xe,_ as fe,_b as Wi,aa as Gt,ac as jt,b as q,ba as yi,bc as Ki,c as it,ca as N,cc as Yi,cd as dn,da as $,dc as G,ea as vi,eb as c,ec as wt,f as qt,fa as ki,fb as k,fc as Gi,fd as Ts,g as Ss,ga as Xt,gb as ut,gc as C,gd as fn,h as qs,hb as Ti,hc as at,hd as hn,i as pi,ia as xi,ib as S,ja as Oi,jc as H,k as ui,ka as Ii,kb as _,kc as z,l as Lt,la as Si,lb as x,m as Yt,mb as O,mc as yt,nc as Xi,ob as P,oc as Oe,pb as Z,pc as vt,q as di,qa as m,qb as b,qc as Ie,rc as Se,sa as Pt,sb as Bi,sc as Jt,tc as Zt,ub as Mt,uc as Ji,v as n,vb as Tt,vc as qe,w as fi,wa as Ps,wb as A,wc as Zi,x as L,xb as Bt,y as Ls,yb as Ni,yc as Qi,za as Ft,zb as ge,zc as tn}from"./shared.js";import{html as E,nothing as D}from"../lib/lit-html/lit-html.js";var Dr=["title","description","category"],Be=e=>JSON.stringify(e.map(({id:t,url:s,caption:i})=>[t??s,i??""])),Ne=class{constructor(t,{media:s,place:i,...o},r,a){this.now=r,this.tag=a;let l=(u,g,U,$t)=>({name:u,mine:g,theirs:U,choice:$t?"mine":"theirs"}),p=u=>(r[u]??"")!==(t[u]??"")&&(r[u]??"")!==(o[u]??"");this.parts=Dr.filter(p).map(u=>l(u,o[u]??"",r[u]??"",(o[u]??"")!==(t[u]??"")));let d=Be(r.media)!==Be(t.media);s&&d&&Be(s)!==Be(r.media)&&this.parts.push(l("photos",s,r.media,!0)),i&&r.locationId!==t.locationId&&this.parts.push(l("place",i.name,r.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var _r=8,je=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#o(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#o(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#o(t){let s=Ls(t.trim()),i=new Set(this.#s.map(r=>r.category)),o=s?Mt().filter(r=>!i.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#n([...this.#s,...o].filter(({category:r})=>{let a=Ls(A(r));return a.includes(s)&&(a!==s||Tt(r))}).slice(0,_r))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Hr=1200*36e5,Ce=class{id;stored=null;#t;#e;#s;#i=null;#o=new Set;#n=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#a(new RegExp(`^${wi}$`).test(s)||!this.#s?s:Ft()),this.#s&&!this.stored&&this.#a(Ft())}#a(t){this.id=t,this.#e=this.#s?rt(t):_i(t),this.stored=this.#e.get()}get findId(){return this.#i??=qi(this.id)>Date.now()-Hr?this.id:Ft()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(i=>i.key)),s=await ke(this.id);for(let{key:i}of s)this.#o.add(i);return s.filter(i=>!t.has(i.key))}get hasFiles(){return this.#o.size>0}release(t){let s=new Set(t.filter(i=>!i.media).map(i=>i.key));for(let i of this.#o)s.has(i)||(this.#o.delete(i),zi(i))}remove(){return this.#r=!0,this.#e.remove(),this.#s?xe(this.id):null}};async function Hn(e,t){if(t?.point)return t;let s=e.get("place");if(s){let o={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},r=await w($(`/api/locations/${encodeURIComponent(s)}`,o));return{location:r,point:nt(r)}}let i=ge(e.get("at"));return i?{point:{lat:i.lat,lng:i.lng}}:null}var Rs=({location:e,locationId:t,exact:s})=>{let{name:i,...o}=s??e;return{location:{...e,name:i,id:t},point:nt(o),name:i,by:"search"}},Ee=()=>dt.includes(qt.get())?qt.get():"everyone",zn=()=>dt.includes(qt.get()),Re=({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r})=>({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r}),Ue=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Wn(e,t){if(e?.was&&Object.entries(t).every(([i,o])=>e.was[i]===o))return Ue(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:dt[Math.max(dt.indexOf(s),dt.indexOf(t.audience))]}}function Vn({title:e,description:t,category:s,audience:i,area:o="",exactForFriends:r},a={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=o!==""&&o!==a.area,d=p?{area:Number(o)}:{},g=Number(o)&&(p||r!==a.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,...i===a.audience?{}:{audience:i},...d,...g}}var Kn=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Yn=(e,{area:t})=>Y(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Us=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Et=class{uploads=null;place=null;isOwn=!0;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ce(t),this.form=new jt({send:o=>this.#s(o),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:i}=this.draft;this.values={...i,audience:i?.audience??(i?.isPublic===!1?"friends":Ee())},this.proposals=new je(t),this.loading=Nt(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Tt(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:i,location:o}=this.place.value;if(!s){this.placeError=n("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:n("edit.uploadFailed")};let r={point:s,name:i||this.place.proposal,location:o},a=Vn({category:this.values.category??"",...t},this.shown),l=await this.write(a,r).catch(p=>this.#i(p));l&&(Kn(l,t)&&await this.#e.showHome()&&await Yn(l.id,t).catch(p=>f(L(p))),await this.leave(`/finds/${l.id}`,n(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=$e(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:n("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ae(e){try{let t=await Rt(e,0,262144),s=await zr(e,t);return s?Zr(Jr(s.view,s.tiff)):Gn}catch{return Gn}}var Gn={place:null,time:""},Rt=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function zr(e,t){return t.getUint16(0)===65496?Wr(t):t.getUint32(0)===2303741511?Xn(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):ct(t,0,4)==="RIFF"&&ct(t,8,4)==="WEBP"?Xn(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):ct(t,4,4)==="ftyp"?Kr(e):null}var ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(i,o)=>e.getUint8(t+o)));function Wr(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var As=1<<20,Ds=1e4;async function Xn(e,{at:t,little:s,name:i,extra:o,sizeFirst:r,even:a}){for(let l=0;l<Ds&&t+8<=e.size;l++){let p=await Rt(e,t,8),d=p.getUint32(r?0:4,s);if(ct(p,r?4:0,4)===i)return Vr(await Rt(e,t+8,Math.min(d,As)));t+=o+d+(a?d%2:0)}return null}var Vr=e=>({view:e,tiff:ct(e,0,4)==="Exif"?6:0});function Jn(e,t,s){let i=[];for(let o=t;o+8<=s&&i.length<Ds;){let r=e.getUint32(o),a=8;if(r===1&&([r,a]=[Number(e.getBigUint64(o+8)),16]),r===0&&(r=s-o),r<a)break;i.push({type:ct(e,o+4,4),from:o+a,to:Math.min(o+r,s)}),o+=r}return i}async function Kr(e){for(let t=0,s=0;s<Ds&&t+8<=e.size;s++){let i=await Rt(e,t,16),o=i.getUint32(0);if(o===1&&(o=Number(i.getBigUint64(8))),o===0&&(o=e.size-t),o<8)return null;if(ct(i,4,4)==="meta")return Yr(e,await Rt(e,t,Math.min(o,As)));t+=o}return null}async function Yr(e,t){let s=Jn(t,t.getUint32(0)===1?20:12,t.byteLength),i=p=>s.find(d=>d.type===p),o=Gr(t,i("iinf")),r=o===null?null:Xr(t,i("iloc"),o);if(!r)return null;let a=r.method===1?i("idat"):null,l=a?new DataView(t.buffer,t.byteOffset+a.from+r.at,Math.min(r.size,a.to-a.from-r.at)):await Rt(e,r.at,Math.min(r.size,As));return{view:l,tiff:4+l.getUint32(0)}}function Gr(e,t){if(!t)return null;let s=Jn(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:i}of s){let o=e.getUint8(i)>2;if(ct(e,i+(o?10:8),4)==="Exif")return o?e.getUint32(i+4):e.getUint16(i+4)}return null}function Xr(e,t,s){if(!t)return null;let i=e.getUint8(t.from),o=t.from+4,r=g=>{let U=g===8?Number(e.getBigUint64(o)):g===4?e.getUint32(o):g===2?e.getUint16(o):0;return o+=g,U},a=r(2),[l,p,d]=[a>>12,a>>8&15,a>>4&15],u=i?a&15:0;for(let g=r(i<2?2:4);g>0&&o<t.to;g--){let U=r(i<2?2:4),$t=i?r(2)&15:0;r(2);let Is=r(d),li=null;for(let ci=r(2);ci>0&&o<=t.to;ci--){r(u);let jr=Is+r(l),Cr=r(p);li??={method:$t,at:jr,size:Cr}}if(U===s)return li}return null}function Jr(e,t){let s=e.getUint16(t)===18761,i=a=>e.getUint16(t+a,s);return{u32:a=>e.getUint32(t+a,s),text:(a,l)=>ct(e,t+a,l),entries:a=>new Map(Array.from({length:i(a)},(l,p)=>[i(a+2+12*p),a+10+12*p]))}}function Zr(e){let t=e.entries(e.u32(4)),s=(i,o,r)=>{try{return t.has(i)?o(e,e.entries(e.u32(t.get(i)))):r}catch{return r}};return{place:s(34853,ta,null),time:s(34665,Qr,"")}}function Qr({u32:e,text:t},s){let i=s.get(36867),o=i===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(i),19));return o&&o[1]!=="0000"?`${o[1]}-${o[2]}-${o[3]}T${o[4]}`:""}function ta({u32:e,text:t},s){let i=(a,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),u=U=>e(d+8*U)/e(d+8*U+4),g=a.indexOf(t(s.get(l),1).toUpperCase());return g<0?NaN:(u(0)+(u(1)||0)/60+(u(2)||0)/3600)*(g?-1:1)},o=i("NS",1,2),r=i("EW",3,4);return Math.abs(o)<=90&&Math.abs(r)<=180&&(o||r)?{lat:o,lng:r}:null}var ea=2,sa=2,ia=60,Ut=class{removed=[];#t=!1;#e;#s;#i;#o;#n=()=>{};constructor(t,{changed:s,placed:i=()=>{},signal:o,send:r=vi}){this.items=t.map(({at:a,key:l,caption:p="",...d})=>({media:d,at:a,key:l,caption:p,state:"done"})),this.#e=a=>{this.#n(),s(a)},this.#s=i,this.#i=o,this.#o=r,addEventListener("online",()=>this.#f(),{signal:o})}get most(){return q().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:i,caption:o})=>{let r=i?await js(i):null;return t?{media:t,at:s,caption:o,blob:r}:{caption:o,blob:r,name:i.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Fi(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:i,caption:o})=>({...t,at:s,key:i,caption:o}))}async add(t,s=[]){if(this.#i.aborted)return;let i=this.most-this.items.length,o=[...t].slice(0,i),r=o.map((a,l)=>({file:a,key:s[l],caption:"",preview:URL.createObjectURL(a),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>i?n("upload.tooMany",{n:this.most}):""),await this.#r(o),this.#a()}async#r(t){for(let s of t){let{place:i}=await Ae(s);if(this.#i.aborted)return;if(i)return this.#s(i)}}#a(){if(this.#i.aborted)return;let t=ea-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(i=>i.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:de(s)?"paused":"failed",problem:L(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#a()}#p(t,s){t.pause=Math.min(ia,(t.pause??sa/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#f(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,i=await js(t.file),{videoBytes:o,imageBytes:r}=q().limits,a=i.type.startsWith("video/")?o:r;if(i.size>a)throw{code:"large",text:n("upload.large",{size:bi(a)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#o("POST","/api/media",i,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#a()}keepOnly(t){let s=i=>t.some(o=>o.id===i);this.items=this.items.filter(i=>!i.media?.id||s(i.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#a()}removeMissing(t){let s=this.items.filter(i=>i.media).filter((i,o)=>t.includes(o));s.forEach(this.#c),this.items=this.items.filter(i=>!s.includes(i)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:i}){clearTimeout(t),s?.abort(),i&&URL.revokeObjectURL(i)}};var De=class extends Et{isNew=!1;title=n("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Gt(this.#t),i=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=Ue({audience:kt(t),...Us(t)}),this.values={...t,...i,...Wn(i,this.shown)},this.#i(t),this.place=new Qt(this.page,i?.place??Rs(t),()=>this.changed())}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=i=>{i&&f(i),this.page.update()};this.uploads=new Ut(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...Re(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:i,isChanged:o,media:r,removed:a}=this.uploads;if(i)throw{code:"failed",text:n("edit.uploadFailed")};let l=await me(s),p=l===this.#e.locationId?{}:{locationId:l},d=r.map(g=>g.id?{id:g.id,caption:g.caption??null}:g),u=o?{media:d,mediaToDelete:a}:{};try{return await Y(this.#t,{...t,...p,...u},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(g){if(g.reason!=="changed_since")throw g;let[U,$t]=await Gt(this.#t),Is={...t,media:o?r:null,place:p.locationId?s:null};if(this.conflict=new Ne(this.#e,Is,U,$t),this.conflict.parts.length)throw g;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,i=["title","description","category"].filter(a=>t.takes(a)),o=Object.fromEntries(i.map(a=>[a,s[a]??""]));this.values={...this.values,...o},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let r=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!r)&&(this.place.close(),this.place=new Qt(this.page,Rs(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=Ue({audience:kt(s),...Us(s)}),this.conflict=null,o}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&f(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function _s(){if(!await caches.has(Yt))return null;let e=await caches.open(Yt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:na(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function na(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Zn(e){let t=await caches.open(Yt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Yt),_s()}var oa=2,_e=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,oa)}async load(){await Wi();let t=await ke();if(this.#t.signal.aborted)return;this.close();let s=ve().filter(i=>i.id!==this.#e);this.items=s.map(i=>{let o=i.media?.find(a=>a.at>Date.now()-he),r=o?null:t.find(a=>a.draft===i.id&&a.file.type.startsWith("image/"))?.file;return{draft:i,media:o,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){rt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),f(n("edit.draftDeleted"),"",{text:n("action.undo"),run:()=>this.#s(t)})}#s(t){return rt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ra=.15,Qn=e=>e.slice(0,10);function aa(e){let t="";return e.map(i=>({photo:i,time:t=i.time||t})).sort((i,o)=>i.time<o.time?-1:i.time>o.time?1:0).map(i=>i.photo)}var to=e=>e.find(t=>t.place)?.place??null,eo=e=>e.find(t=>t.time)?.time??"";function la(e,t,s){let[i,o]=[to(e),eo(e)];return e.length<s&&(!i||!t.place||be(i,t.place)<=ra)&&(!o||!t.time||Qn(o)===Qn(t.time))}function so(e,t){let s=[];for(let i of aa(e)){let o=s.findLast(r=>la(r,i,t));o?o.push(i):s.push([i])}return s}var te=e=>({place:to(e),time:eo(e)}),io=(e,t)=>e.flatMap((s,i)=>i===t?[]:i===t-1?[[...s,...e[t]]]:[s]),no=(e,t,s)=>e.flatMap((i,o)=>o===t?[i.slice(0,s),i.slice(s)]:[i]);var He=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return q().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let i=await Promise.all(t.map(async r=>({file:r,...await Ae(r)}))),o=so(i,this.most);if(this.#t.signal.aborted||o.length<2&&t.length<=s)return!1;for(let r of i)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(o),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=te(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:i}=await Li(s,{signal:this.#t.signal});this.#e.set(t[0],i),this.#t.update()}describe=t=>({name:te(t).place?this.#e.get(t[0])??"":"",time:te(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(io(this.groups,t))}split(t,s){this.#s(no(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ft()),s=Date.now(),i=m()?.id;try{for(let[o,r]of this.groups.entries())await this.#o(i,t[o],r,s-o)}catch{if(m()?.id!==i)return null;for(let o of t)await ca(o);return this.busy=!1,this.#t.update(),f(n("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),f(n("group.made",{n:t.length}))}async#o(t,s,i,o){if(m()?.id!==t)throw{code:"stopped"};let{place:r}=te(i),a={id:s,at:o,audience:Ee(),media:[],label:this.describe(i).name};if(rt(s).set(r?{...a,place:{point:r,source:"photo",photo:r}}:a),!rt(s).get())throw{code:"storage"};await Hi(s,i.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ca(e){rt(e).remove(),await xe(e)}var oo=20,pa=["no_place_in_text","link_unknown"],ze=class extends Et{isNew=!0;title=n("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new _e(t,this.draft.id),this.several=new He(t),this.settings=new $n(t)}async begin(){let{page:t,values:s}=this,i=await Hn(t.query,s.place),o=s.media??[],r=o.filter(u=>u.at>Date.now()-he);this.photosExpired=r.length<o.length;let a=u=>{u&&f(u),this.changed()},l=u=>this.place.suggestPoint(u);this.uploads=new Ut(r,{changed:a,placed:l,signal:t.signal}),this.place=new Qt(t,i,a),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(zn()?"":this.settings.values.audience),()=>{});this.#o(p);let d=await this.draft.files();d.length&&this.uploads.add(d.map(u=>u.file),d.map(u=>u.key)),this.received=t.query.has("shared")?await _s():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#o(t){let{page:s,values:i}=this,o=s.query.get("list");this.values={...i,lists:i.lists??(o?[o]:[])};let r=p=>N($("/api/lists",{member:p,limit:100}),{signal:s.signal}),a=await Promise.all(["","joined"].map(r)).catch(()=>[]);this.lists=Nn(a.flatMap(({items:p})=>p).filter(p=>Bn(Tn(p),"contributor")),this.values.lists);let l=a.length&&a.every(({next:p})=>!p);this.#n((p,d)=>d<oo&&(!l||this.lists.some(u=>u.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===o)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(i=>i!==t):[...s,t].slice(-oo)})}get#r(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#r.map(({name:t})=>t)}get seeing(){return this.#r.filter(An).map(Me)}async addFiles(t){let{items:s,most:i}=this.uploads;await this.several.consider(t,i-s.length)||await super.addFiles(t)}saveDraft(){let t=Re(this.values),s=this.place?.value,i=this.uploads.draft,o=![t.title,t.description,t.category,s?.point,i.length,this.draft.hasFiles].some(Boolean),r=this.values.lists??[];this.draft.save(o?null:{...t,lists:r,place:s,label:this.place?.label,media:i,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:i,key:o}=this.received;this.received=null,t&&i.length&&await this.addFiles(i),this.received=await Zn(o),this.change(t?s:{});let r=t?await this.#a(s):{};return this.form.clear("title"),this.page.update(),r}async#a(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Ts(s)||this.place.point)return{};try{let i=await hn(s,{signal:this.page.signal}),{title:o,description:r=""}=this.values,a=r.split(/\r?\n/),l=a.findIndex(u=>Ts(u)&&/^\S+$/.test(u.trim())),p=a.filter((u,g)=>g!==l&&u.trim()!==i.title),d={title:o||i.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(i),d}catch(i){return i.name!=="AbortError"&&!pa.includes(i.reason)&&f(L(i)),{}}}async write(t,s){let{lists:i=[]}=this.values,o=i.length?{...t,lists:i}:t;if(this.uploads.isPaused)return this.#l(o,s);try{return this.#s=await me(s),await Pi(this.draft.findId,{...o,locationId:this.#s,media:this.uploads.media})}catch(r){if(de(r))return this.#l(o,s);let a=$e(r,"lists").map(l=>i[l]);throw a.length?(this.lists=this.lists.filter(({id:l})=>!a.includes(l)),this.#n(l=>!a.includes(l)),this.changed(),{code:"failed",text:n("edit.listClosed")}):r}}async#l(t,s){let i=Object.fromEntries(this.#r.map(({id:o,name:r})=>[o,r]));return await Mi(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:i},this.uploads),await this.leave("/waiting",n("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&qt.set(this.values.audience),s&&ui.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[i]=ve();s&&f(s,"",i&&{text:n("edit.next"),run:()=>this.page.go(`/new?draft=${i.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as We,nothing as ua}from"../lib/lit-html/lit-html.js";var da={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},fa={title:e=>e,description:e=>e,category:e=>e?A(e):"",place:e=>e,photos:e=>We`
    ${n("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?W(t,{thumb:!0}):ua)}</span>`},ro=(e,t,s)=>We`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${n(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${fa[e.name](e[t])||n("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,ao=({parts:e},t,s)=>We`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${n("edit.conflict")}</h2>
    <p class="hint">${n("edit.conflictText")}</p>
    ${e.map(i=>We`
      <fieldset>
        <legend>${n(da[i.name])}</legend>
        <div class="choices">${ro(i,"mine",t)}${ro(i,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${n("edit.keep.save")}</button></p>
  </section>`;import{html as At,nothing as Hs}from"../lib/lit-html/lit-html.js";function ha(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var ma=({media:e,preview:t})=>At`
  <span class="thumb">${e||t?At`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function $a(e,t){let{draft:s}=t,i=s.title?.trim()||n("edit.untitled");return At`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ma(t)}
        <span class="what">
          <span class="name" dir="auto">${i}</span>
          ${s.label?At`<span class="soft" dir="auto">${s.label}</span>`:Hs}
          <span class="soft">${$i(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${n("edit.draftDelete",{title:i})} @click=${()=>ha(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var lo=e=>e.items.length?At`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${n("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>$a(e,t))}</ul>
    ${e.shown.length<e.items.length?At`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${n("edit.allDrafts",{n:e.items.length})}
      </button>`:Hs}
  </section>`:Hs;var co=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),po=e=>[...e.dataTransfer?.types??[]].includes("Files"),ga=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function uo(e,t){let s=o=>document.body.classList.toggle("dropping",o),i=(o,r)=>document.addEventListener(o,r,{signal:e});i("dragover",o=>{po(o)&&(o.preventDefault(),s(!0))}),i("dragleave",o=>{o.relatedTarget||s(!1)}),i("drop",o=>{po(o)&&(o.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(co(o.dataTransfer)))}),i("paste",o=>{let r=co(o.clipboardData);!r.length||ga(o)||document.querySelector("dialog[open]")||(o.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as X,nothing as se}from"../lib/lit-html/lit-html.js";import{html as ee,nothing as zs}from"../lib/lit-html/lit-html.js";var Dt="category";function fo(e,{category:t}){let s=document.getElementById(Dt);if(s.value=t,Tt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ba(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function wa(e,t){let{items:s,at:i}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let o={ArrowDown:1,ArrowUp:-1}[e.key];if(o)t.proposals.move(o);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&i>=0)fo(t,s[i]);else return;e.preventDefault()}var ya=(e,t,s)=>ee`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>fo(e,t)}>
    ${G(t.category)}
    <span class="grow" dir="auto">${A(t.category)}</span>
    <span class="soft far">${t.ownCount?n("categories.byYou",{n:t.ownCount}):t.count?j(t.count):zs}</span>
  </li>`,va=e=>{let{items:t}=e.proposals;return ee`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${n("categories.used")}>${t.map((s,i)=>ya(e,s,i))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?n("categories.count",{n:t.length}):""}</span>`};function ho(e){let{form:t,proposals:s}=e,i=t.errors[Dt];return ee`
    <div class="field">
      <label for=${Dt}>${n("categories.own")} <span class="soft">${n("form.optional")}</span></label>
      <div class="combo">
        <input id=${Dt} name=${Dt} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${q().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:zs}
          aria-describedby=${i?"category-error":"category-hint"} aria-invalid=${i?"true":zs}
          .defaultValue=${e.values.category??""} @input=${o=>ba(o,e)} @keydown=${o=>wa(o,e)}
          @focus=${o=>s.follow(o.target.value)} @blur=${()=>s.close()}>
        ${va(e)}
      </div>
      ${Gi(t.left[Dt])}
      ${i?ee`<p class="error" id="category-error">${i}</p>`:ee`<p class="hint" id="category-hint">${n("categories.hint")}</p>`}
    </div>`}var ie=(e,t,s,i,o)=>X`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${i}</span></span> ${c("next")}</summary>
    ${o}
  </details>`;function $o(e){let t=e?.closest("details");t&&(t.open=!0)}var ka=e=>ie("description",c("edit"),n("find.description"),e.values.description||n("edit.none"),C(e.form,"description",{label:n("find.description"),value:e.values.description??"",kind:"area",most:q().limits.description})),mo=(e,t,s)=>X`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${G(t)} ${A(t)}
  </button>`;function xa(e){let{category:t}=e.values,[s,i]=t?[G(t),A(t)]:[c("filter"),n("edit.none")];return ie("category",s,n("find.category"),i,X`
    <fieldset>
      <legend>${n("find.category")}</legend>
      <div class="chips">
        ${Mt().map(o=>mo(e,o,o===t))}
        ${mo(e,"other",e.isOther)}
      </div>
      ${e.isOther?ho(e):se}
    </fieldset>`)}var Oa=(e,t)=>X`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(xt(t))}
      <span>
        <span class="strong">${n(`find.audience.${t}`)}</span><br>
        <span class="soft">${n(`edit.audienceText.${t}`,{instance:it()})}</span>
      </span>
    </span>
  </label>`;function Ia(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],i=[n(`find.audience.${t}`),...s].join(" + ");return ie("audience",c(xt(t)),n("edit.who"),i,X`
    <fieldset class="choices">
      <legend>${n("edit.who")}</legend>
      ${dt.map(o=>Oa(e,o))}
    </fieldset>`)}var Sa=e=>lt("exact-for",{name:"exactForFriends",label:n("privacy.exactFor"),options:yn(),chosen:e});function qa(e){let{area:t="",exactForFriends:s="true"}=e.values;return ie("shown",c("map"),n("privacy.shown"),t===""?Cs(e.settings?.values):bn(Number(t)),X`
    ${lt("area",{label:n("privacy.shown"),hint:n(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Cs(e.settings.values)]]:[],...wn()]})}
    ${Number(t)?Sa(s):se}`)}var La=(e,t)=>X`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?X`<span class="soft">${n("lists.count",{n:t.memberCount})}</span>`:se}
    </label>
  </li>`,Pa=e=>e.lists?.length?ie("lists",c("plus"),n("lists.title"),e.chosenLists.join(", ")||n("edit.noList"),X`
  <p class="hint">${n("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>La(e,t))}</ul>`):se,go=e=>X`
  <div class="folds">
    ${ka(e)}${xa(e)}${e.isOwn?X`${Ia(e)}${Pa(e)}${qa(e)}`:se}
  </div>`;import{html as ne,nothing as Ve}from"../lib/lit-html/lit-html.js";var bo=(e,t)=>ne`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,wo=(e,t,s)=>ne`
  <fieldset>
    <legend>${n("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ve} @click=${()=>vn(e)}>
      ${e.point?ne`<place-map inert .at=${e.point}></place-map>`:Ve}
      ${e.point?bo(e.label||n("spot.unnamed"),[kn(e),n("spot.change")].filter(Boolean).join(" · ")):bo(n("spot.title"),n("spot.chooseHint"))}
    </button>
    ${s?ne`<p class="hint">${s}</p>`:Ve}
    ${t?ne`<p class="error" id="place-error" role="alert">${t}</p>`:Ve}
  </fieldset>`;import{html as Ot,nothing as Ws}from"../lib/lit-html/lit-html.js";function Fa(e,t){e.merge(t),b(`group-${t-1}`)}function Ma(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Ta=({preview:e,file:t})=>e?Ot`<img src=${e} alt="">`:Ot`<span class="film" title=${t.name}>${c("play")}</span>`,Ba=(e,t,s)=>Ot`
  <button type="button" class="cut" aria-label=${n("group.split",{n:s+1})} title=${n("group.split",{n:s+1})}
    @click=${()=>Ma(e,t,s)}></button>`;function Na(e,t,s){let{name:i,time:o}=e.describe(t),r=[o&&mi(o),i].filter(Boolean);return Ot`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${n("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ot`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Fa(e,s)}>
            ${n("group.merge")}
          </button>`:Ws}
      </div>
      <ul class="group">${t.map((a,l)=>Ot`<li>${l?Ba(e,s,l):Ws}${Ta(a)}</li>`)}</ul>
    </li>`}var yo=(e,t)=>e.groups?Ot`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${n("group.title",{n:e.count,finds:n("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${n("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,i)=>Na(e,s,i))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${n("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${n("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ws;import{html as M,nothing as Q}from"../lib/lit-html/lit-html.js";import{html as Vs}from"../lib/lit-html/lit-html.js";async function ja(e,t,s){let i=null,o={label:n("upload.caption"),hint:n("upload.captionHint"),value:t.caption,most:q().limits.caption},r=await H((a,l)=>(i??=new jt({send:({caption:p})=>a(p.trim()),update:l}),Vs`
      <h2>${n("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${i.submit}>
        ${C(i,"caption",o)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>a()}>${n("action.cancel")}</button>
          ${at(i,n("action.save"))}
        </div>
      </form>`),{label:n("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var vo=(e,t,s,i)=>Vs`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>ja(e,t,i)}
    aria-label="${n("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Vs`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Ca,Ea]=[6,10],Ra=300,y=null;function ko(){y.isOn=!0,y.item.classList.add("lifted"),Ki()}var xo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Ua=(e,t)=>xo(y.item).find(s=>{let i=s.getBoundingClientRect();return s!==y.item&&i.left<=e&&e<=i.right&&i.top<=t&&t<=i.bottom});function Aa(e){if(e.pointerId!==y.id)return;let[t,s]=[e.clientX-y.x,e.clientY-y.y],i=e.pointerType==="touch";if(!y.isOn){if(Math.hypot(t,s)<(i?Ea:Ca))return;if(i)return y.end();ko()}y.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,y.over?.classList.remove("target"),y.over=Ua(e.clientX,e.clientY),y.over?.classList.add("target")}function Ke(e,t){if(e.button||y||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,i=new AbortController,{signal:o}=i,r=()=>{clearTimeout(y.timer),i.abort(),s.classList.remove("lifted"),s.style.transform="",y.over?.classList.remove("target"),y=null};y={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(y.timer=setTimeout(ko,Ra));let a=p=>{p.pointerId===y.id&&r()},l=p=>{if(p.pointerId!==y.id)return;let[d,u]=[s,y.isOn&&y.over].map(g=>xo(s).indexOf(g));r(),u>=0&&t(d,u)};document.addEventListener("pointermove",Aa,{signal:o}),document.addEventListener("pointerup",l,{signal:o}),document.addEventListener("pointercancel",a,{signal:o}),document.addEventListener("keydown",p=>{p.key==="Escape"&&r()},{signal:o})}function It(e){(y?.isOn||e.type==="dragstart")&&e.preventDefault()}var Da="image/*,video/mp4,video/quicktime,video/webm";function _a(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Oo(e,t,s){e.move(t,s),queueMicrotask(()=>{let i=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(i)?.focus()})}function Io(e){return e.media?W(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?M`<span class="film">${c("play")}</span>`:M`<img src=${e.preview} alt="">`}var So={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ye=(e,t,s,i,o)=>M`
  <button type="button" class="round ${e}" aria-label=${n(`upload.${t}`,{n:i})} @click=${o}>${c(s)}</button>`,Ha=(e,t)=>e.progress<1?M`<progress max="1" .value=${e.progress} aria-label=${n("upload.progress",{n:t})}></progress>`:M`<span class="over">${n("upload.processing")}</span>`,za=(e,t)=>({sending:()=>Ha(e,t),paused:()=>M`<span class="over" title=${e.problem}>${n("upload.paused")}</span>`,waiting:()=>M`<span class="over">${n("upload.waiting")}</span>`,failed:()=>M`<span class="over error">${n("upload.failed")}</span>`,done:()=>Q})[e.state]();function Wa(e,t,s,i){let o=s+1;return M`
    <li class="shot ${t.state}" data-drag @pointerdown=${r=>Ke(r,(a,l)=>e.move(a,l))}
      @error=${So} @load=${So}>
      ${Io(t)}
      ${s===0&&e.items.length>1?M`<span class="cover">${n("upload.cover")}</span>`:Q}
      ${za(t,o)}
      <span class="buttons">
        ${s>0?Ye("before","earlier","back",o,()=>Oo(e,s,s-1)):Q}
        ${o<e.items.length?Ye("after","later","next",o,()=>Oo(e,s,s+1)):Q}
        ${t.state==="failed"||t.state==="paused"?Ye("","again","retry",o,()=>e.retry(t)):Q}
        ${i?Q:Ye("drop",t.state==="done"?"remove":"cancel","close",o,()=>_a(e,t))}
      </span>
      ${t.state==="failed"?Q:vo(e,t,o,Io(t))}
    </li>`}function Va(e,t){t([...e.target.files]),e.target.value=""}var Ka=(e,t)=>M`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${n(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Q:M`<span class="soft mice">${n("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Da} multiple @change=${s=>Va(s,t)}>
  </li>`;function Ya(e){let t=e.items.filter(i=>i.state==="done").length,s=[...new Set(e.items.filter(i=>i.state==="failed").map(i=>i.problem))];return M`
    <p class="hint" role="status">${e.isBusy?n("upload.ready",{n:t,of:j(e.items.length)}):""}</p>
    ${s.map(i=>M`<p class="error" role="alert">${i}</p>`)}`}var qo=(e,t,s=!1)=>M`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${It} @contextmenu=${It} @dragstart=${It}>
    ${e.items.map((i,o)=>Wa(e,i,o,s))}
    ${!s&&e.items.length<e.most?Ka(e,t):Q}
  </ul>
  ${e.items.length>1?M`<p class="hint">${n("upload.order")}</p>`:Q}
  ${Ya(e)}`;async function Lo(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function Ga(e){e.uploads.add(e.several.decline()),b("files")}async function Xa(e){Ks(e.received.values),Ks(await e.resolveReceived(!0))}function Ks(e){for(let[t,s]of Object.entries(e)){let i=document.getElementById(t);i&&(i.value=s)}}var Ja=e=>{let t=fn(Object.values(e).join(`
`));return t?E`<p class="hint">${n("places.asks",{host:t})}</p>`:D},Za=(e,t)=>E`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${n("edit.shared")}</h2>
    <p class="hint">${n("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>E`<p class="text" dir="auto">${s}</p>`)}
    ${Ja(e.received.values)}
    ${e.received.files.length?E`<p>${n("edit.sharedFiles",{n:e.received.files.length})}</p>`:D}
    ${t?E`<p class="note">${n("edit.sharedFull")}</p>`:D}
    ${e.received.left?E`<p class="note">${n("edit.sharedLeft",{n:e.received.left})}</p>`:D}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${n("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Xa(e)}>${n("edit.sharedTake")}</button>
    </div>
  </section>`;async function Qa(e){await z(n("edit.discardTitle"),n("edit.discardText"),n("edit.startOver"))&&e.discard()}var tl=()=>z(n("privacy.inHome"),n("privacy.inHomeText"),n("privacy.showExact")),el=e=>E`
  <p class="note">
    ${n("edit.restored")} <button type="button" class="link" @click=${()=>Qa(e)}>${n("edit.startOver")}</button>
  </p>`,sl=e=>E`
  <fieldset>
    <legend>${n("edit.photos")}</legend>
    ${e.photosExpired?E`<p class="note">${n("edit.photosGone")}</p>`:D}
    ${qo(e.uploads,t=>Lo(e,t),!e.isOwn)}
    ${e.isOwn?E`<p class="hint">${n("edit.photosMost",{n:e.uploads.most})} ${n("edit.photosHint")}</p>`:D}
  </fieldset>`,il=e=>E`
  ${wt(e.form)}
  ${e.conflict?ao(e.conflict,(t,s)=>e.choose(t,s),()=>Ks(e.resolve())):D}`;function nl(e,t){t.change(Vi(e.currentTarget))}async function ol(e,t){let i=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");$o(i),i?.focus()}function rl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",i=o=>nl(o,e);return E`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${i} @change=${i} @submit=${o=>ol(o,e)}>
      ${e.isRestored?el(e):D}
      ${e.isOwn||e.uploads.items.length?sl(e):D}
      ${wo(e.place,e.placeError,e.seesArea?n("edit.seesArea"):"")}
      ${C(e.form,"title",{label:n("find.titleField"),value:t,required:!0,most:q().limits.title})}
      ${go(e)}
      <div class="publish">
        ${il(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${n("action.cancel")}</a>
          ${at(e.form,n(s))}
        </div>
      </div>
    </form>`}var al=(e,t)=>E`
  ${e.received?Za(e,t.get("shared")==="full"):D}
  ${yo(e.several,()=>Ga(e))}
  ${e.several.groups?D:lo(e.drafts)}`;function ll(e,t){return e.loading.problem?x(e.loading.problem,t):e.uploads?rl(e):O(4)}function Po(e){let t=new(e.params.id?De:ze)(e,{showHome:tl}),s=()=>t.loading.load();return uo(e.signal,i=>t.uploads&&Lo(t,i)),{title:t.title,ready:s(),view:()=>E`
      ${S(t.title,D,t.back)}
      ${t.isNew?al(t,e.query):D}
      ${ll(t,s)}`,close:()=>t.close()}}import{html as zt,nothing as Wo}from"../lib/lit-html/lit-html.js";var cl=3,pl=4,Ge=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function ul(){let e=new Intl.Locale(di());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var dl=e=>[["today",Ge(e)],["yesterday",Ge(e,1)],["week",Ge(e,(e.getDay()-ul()+7)%7)],["earlier",-1/0]],Ys=e=>Ge(new Date(e.createdAt)).getTime(),Xe=e=>`${Ys(e)} ${e.user.id}`;function fl(e){let t=new Map;for(let s of e)t.set(Xe(s),[...t.get(Xe(s))??[],s]);return t}function Fo(e,{now:t=new Date,mayContinue:s=!1}={}){let i=fl(e),o=s&&e.length?Ys(e.at(-1)):NaN,r=new Map,a=dl(t);for(let l of e){let p=i.get(Xe(l)),d=p.length>=cl;if(d&&p[0]!==l)continue;let u=d?{key:Xe(l),finds:p,hasMore:Ys(l)===o}:{find:l},g=new Date(l.createdAt),[U]=a.find(([,$t])=>g>=$t);r.set(U,[...r.get(U)??[],u])}return[...r].map(([l,p])=>({name:l,entries:p}))}function Mo(e){let t=i=>i.media.length>0,s=[...e.filter(t),...e.filter(i=>!t(i))].slice(0,pl);return{shown:s,rest:e.length-s.length}}var hl=1500,[ml,$l]=[4,4],gl=9;function bl(){let e=ge(pi.get());return e?.zoom>=gl?{lat:e.lat,lng:e.lng}:null}var wl=()=>Promise.race([Ei(),Bi(hl,null)]),yl=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Je=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=ot(t,()=>$("/api/finds/feed",{...yl(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Yi(t.id,()=>t,this.#s)),s}save(t,s){return Ui(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await wl();this.#r(t??bl(),!!t)}await this.#o()};get days(){return Fo(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#o(){await this.list.load(),await this.#n(ml)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<$l;s++){let i=this.list.items.length;if(await this.list.more(),this.list.items?.length===i)return}}#r(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#r(await Ci({timeout:1e4}),!0),this.list.clear(),await this.#o()}catch(t){f(L(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?be(this.at,nt(bt(t))):void 0};function vl(){return xi()?!0:B.get("installPrompt")||Oi()?!1:void 0}async function kl(){let e=await Si();return{on:!0,off:!1}[e]}var _t=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Ss.get()===m()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!m().displayName||!!m().profilePicture?.startsWith("/api/media/"),streets:m().role==="admin"&&q().tiles?.kind==="vector"?pn().length>0:void 0,find:w(`/api/users/${m().id}`,{signal:t}).then(o=>o.findCount>0),friend:w("/api/friends?limit=1",{signal:t}).then(o=>o.length>0),push:kl(),install:vl()},i=await Promise.all(Object.entries(s).map(async([o,r])=>({name:o,isDone:await Promise.resolve(r).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(o=>o.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=B.get("installPrompt");t&&(await t.prompt(),B.set("installPrompt",null),await this.load())}dismiss=()=>{Ss.set(m().id),this.steps=[],this.#t.update()}};import{html as tt,nothing as ft}from"../lib/lit-html/lit-html.js";var xl="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Ol=(e,t)=>tt`
  <span class="cover c-${Bt(e.category).code}">
    ${e.media.length?W(e.media[0],{sizes:xl,eager:t}):G(e.category)}
    ${e.media[0]?.type==="video"?tt`<span class="play">${c("play")}</span>`:ft}
    ${e.media.length>1?tt`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:ft}
  </span>`;function Il(e,t){let s=[Di(e,bt(e))?"":ye(bt(e)),t===void 0?"":gi(t)].filter(Boolean);return s.length?tt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?tt` · ${s[1]}`:ft}</span>`:ft}var Gs=(e,t,s=ft)=>tt`
  <span class="by">
    ${k(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${ut(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?tt`<span class="badge">${n("feed.friend")}</span>`:ft}
    ${e.reasonOf?tt`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:ft}
    ${s}
  </span>`,To=(e,t,s,{km:i,eager:o,isMixed:r})=>tt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Ol(e,o)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Il(e,i)}
        ${Gs(e,r,nn(e))}
      </span>
    </a>
    <div class="acts">
      ${en(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?tt`<span>${j(e.commentCount)}</span>`:ft}
      </a>
      <span class="grow"></span>
      ${tn(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Ht,nothing as Bo}from"../lib/lit-html/lit-html.js";var Xs=({key:e})=>`group-${e.replace(" ","-")}`;async function No(e,t){e.toggle(t),await b(Xs(t))}var Sl=(e,t)=>Ht`
  <span class="piece c-${Bt(e.category).code}">
    ${e.media.length?W(e.media[0],{thumb:!0}):G(e.category)}
    ${t?Ht`<span class="beyond">+${j(t)}</span>`:Bo}
  </span>`;function ql(e){let{shown:t,rest:s}=Mo(e);return Ht`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((i,o)=>Sl(i,o===t.length-1?s:0))}</span>
    </span>`}var jo=({finds:e,hasMore:t})=>n("feed.several",{n:e.length,more:t}),Ll=e=>e.map((t,s)=>Ht`${s?" · ":Bo}<bdi>${t.title}</bdi>`),Pl=(e,t)=>Ht`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Xs(t)} aria-expanded="false" @click=${()=>No(e,t)}>
      ${ql(t.finds)}
      <span class="about">
        <span class="name">${jo(t)}</span>
        <span class="soft titles">${Ll(t.finds.slice(0,10))}</span>
        ${Gs(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Fl=(e,t,s)=>Ht`
  <li class="feed-group">
    <div class="by">
      ${k(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${jo(t)}</span></span>
      <button type="button" class="quiet" id=${Xs(t)} aria-expanded="true" @click=${()=>No(e,t)}>
        ${n("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(i=>s(i))}</ul>
  </li>`,Co=(e,t,s)=>e.isOpen(t)?Fl(e,t,s):Pl(e,t);import{html as St,nothing as oe}from"../lib/lit-html/lit-html.js";var Eo={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>Pt()?"/invites":"/people",push:()=>"/settings/notifications"},Ml=e=>n(e==="friend"&&Pt()?"steps.inviteAction":`steps.${e}Action`);function Tl(e,t){return Eo[t]?St`<a class="button quiet" href=${Eo[t]()}>${Ml(t)}</a>`:B.get("installPrompt")?St`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:St`<span class="hint">${n("steps.installHint")}</span>`}var Bl=(e,{name:t,isDone:s})=>St`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):oe}</span>
    <span class="grow">${n(t==="friend"&&Pt()?"steps.invite":`steps.${t}`,{instance:it()})}${s?St`<span class="unseen"> (${n("steps.done")})</span>`:oe}</span>
    ${s?oe:Tl(e,t)}
  </li>`;async function Nl(e,t){let s=new _t(t);e.note=()=>s.isShown?St`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${n("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${Z(s.dismiss)}
    </p>`:oe,await s.load()}var Ro=(e,t)=>e.isShown?St`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${n("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Bl(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${n("steps.hide")}</button>
  </details>`:oe;import{html as Do,nothing as Ao}from"../lib/lit-html/lit-html.js";var jl=1,Uo=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),Ze=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=$("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await w(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,jl)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===m()?.id?"":h(t.user)};var Cl=(e,t)=>[n("feed.yearsAgo",{n:Uo(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function El(e){e.more(),await b("this-day")}var Rl=e=>Do`
  <button type="button" class="link" @click=${()=>El(e)}>${n("feed.allOnThisDay",{n:e.count})}</button>`,_o=e=>e.shown.length?Do`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${n("feed.onThisDay")}</h2>
      ${e.hasMore?Rl(e):Ao}
    </div>
    <ul class="rows">${e.shown.map(t=>Le(t,Cl(e,t)))}</ul>
  </section>`:Ao;var Ul=()=>zt`<a class="button quiet" href="/people">${c("people")} ${n("nav.people")}</a>`,Al=e=>e.isHere?Wo:zt`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${n("feed.nearMe")}
  </button>`,Ho=e=>zt`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${Al(e)}</p>`,zo=(e,t)=>To(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Dl=({name:e,entries:t},s)=>zt`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${n(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(i=>i.find?zo(i.find,s):Co(s,i,o=>zo(o,s)))}
    </ul>
  </section>`;function _l(e,t,s){let{items:i,problem:o}=e.list;return!o&&(!i||!t.isKnown||!s.isKnown)?O(3):[Ro(t,location.hash==="#steps"||!i?.length),_o(s),Hl(e)]}function Hl(e){let{items:t,problem:s,load:i}=e.list;if(s)return x(s,i);if(!t.length&&!e.list.next){let o=n(e.at?"feed.noneText":"feed.noneFriends");return[Ho(e),_(n("feed.none"),o,Wo,"feed")]}return zt`
    ${Ho(e)}
    ${e.days.map(o=>Dl(o,e))}
    ${P({...e.list,more:e.more})}`}function Vo(e){let t=new Je(e),s=new _t(e),i=new Ze(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),i.load()]),view:()=>zt`
      ${S(n("feed.title"),Ul())}
      ${_l(t,s,i)}`}}import{html as v,nothing as T}from"../lib/lit-html/lit-html.js";import{html as V,nothing as re}from"../lib/lit-html/lit-html.js";var Js=["viewer","contributor","editor"],zl=200,Wl=2,Qe=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,i){Object.assign(this,{list:t,isOwner:s,changed:i}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([N(`${this.#t}/members`),this.isOwner?w(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await On(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o(t.trim()),zl)}async#o(t){let s=++this.#s;if([...t].length<Wl)this.found=null;else{let{items:i}=await N($("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let o=new Set(this.items.map(r=>r.user.id));this.found=i.filter(r=>r.id!==m().id&&!o.has(r.id))}this.update()}async#n(t,s=""){try{await t,s&&f(s),await this.load(),this.changed()}catch(i){f(L(i)),this.update()}}async invite(t,s){this.found=null,await this.#n(Y(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(Y(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(gt(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await F(Y(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(Y(`${this.#t}/link`,{role:t}),this.link?n("privacy.saved"):"")}revokeLink(){return this.#n(gt(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){f(n(await Ni(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},ts=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&Lt.set(s.slice(1)),this.code=Lt.get()}get user(){return m()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await K("/api/lists/greeting",{code:this.code}),this.greeting.joined&&Lt.remove()}catch(t){this.problem=t,t.code==="not_found"&&Lt.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await F(K(`/api${this.path}/join`,{code:this.code}))&&(Lt.remove(),await this.#t.go(this.path,{replace:!0}))}};var Yo=()=>Js.map(e=>[e,n(`lists.role.${e}`)]);async function Ko(e,t,s){let i=h(e.user);await z(n(`lists.${t}Title`,{name:i}),n(`lists.${t}Text`,{name:i}),n(`lists.${t}`))&&await s()}var Vl=(e,t)=>yt(n("people.menu",{name:h(t.user)}),[...Js.filter(s=>s!==t.role).map(s=>({text:n("lists.makeRole",{role:n(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:n("lists.handOver"),sign:"people",run:()=>Ko(t,"handOver",()=>e.handOver(t))}],{text:n(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):Ko(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),Kl=(e,t)=>V`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${k(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${n(`lists.role.${t.role}`)}${t.invited?V` · ${n("lists.waits")}`:re}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?Vl(e,t):re}
  </li>`,Yl=(e,t)=>V`
  <li class="row between">
    <span class="person">${k(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${n("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${n("lists.inviteOne")}</button>
  </li>`,Gl=e=>V`
  <section class="stack">
    <h3>${n("lists.inviteTitle")}</h3>
    <p class="hint">${n("lists.inviteHint")}</p>
    ${lt("invite-role",{label:n("lists.as"),options:Yo(),chosen:"contributor"})}
    <label for="member-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?V`
      <ul class="people" aria-label=${n("people.results")} role="status">
        ${e.found.length?e.found.map(t=>Yl(e,t)):V`<li class="soft">${n("people.noMatch")}</li>`}
      </ul>`:re}
  </section>`,Xl=e=>V`
  <p class="hint">${n("lists.linkText")}</p>
  ${lt("link-role",{label:n("lists.linkRole"),options:Yo(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${n("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${n("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>Jl(e)}>${n("lists.linkRevoke")}</button>
  </p>
  ${e.code?V`
    <details class="small-fold">
      <summary>${n("invites.qr")} ${c("next")}</summary>
      ${In(e.code,n("invites.qr"))}
    </details>`:re}`;async function Jl(e){await e.revokeLink(),b("make-link")}async function Zl(e){await e.setLink(document.getElementById("invite-role").value),b("join-link")}var Ql=e=>V`
  <section class="stack">
    <h3>${n("lists.link")}</h3>
    ${e.link?Xl(e):V`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>Zl(e)}>
        ${c("plus")} ${n("lists.linkMake")}
      </button></p>`}
  </section>`,tc=(e,t)=>V`
  <div class="row between"><h2>${n("lists.people")}</h2>${Z(t)}</div>
  <ul class="people">${e.items.map(s=>Kl(e,s))}</ul>
  ${e.isOwner?V`${Gl(e)}${Ql(e)}`:re}`;async function Go(e,t,s){let i=new Qe(e,t,s);await F(i.load())&&(await H((o,r)=>(i.update=r,tc(i,o)),{label:n("lists.people")}),i.close())}import{html as Xo}from"../lib/lit-html/lit-html.js";var ec=["each","daily","off","default"];function sc(e,t){let s=n(`bell.${e}`);return e===t?{text:s,sign:"check",label:n("bell.chosen",{way:s})}:{text:s}}var ic=e=>e==="default"?Xo`${c("bell")} <span class="unseen">${n("bell.title")}</span>`:Xo`
  ${c("bell",e==="each")} <span class="unseen">${n("bell.title")}: </span><span>${n(`bell.${e}`)}</span>`,es=(e,t="default",s=()=>{})=>yt(n("bell.title"),ec.map(i=>({...sc(i,t),run:()=>nc(e,i,s)})),{id:"bell",face:ic(t)});async function nc(e,t,s){await F(Y(e,{news:t}))&&await s()}var[Jo,oc,rc]=[15,34,34],Zo=e=>e.map(t=>t.id).sort().join(),Zs=class extends xn{closest=Jo;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=Zo(t)===Zo(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Jo))}mark(){this.#t=Fn(this.points,s=>this.map.pixelOf(s),rc);let t=s=>this.onChoose(Mn(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:oc,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Zs);async function ac(e){await z(n("lists.deleteTitle",{name:e.list.name}),n("lists.deleteText"),n("action.delete"))&&e.remove()}async function lc(e){await z(n("lists.leaveTitle",{name:e.list.name}),n("lists.leaveText"),n("lists.leave"))&&e.leave()}var tr=e=>Go(e.list,e.isOwn,e.loading.load),cc=e=>yt(n("lists.menu"),[...e.list.findCount?[{text:n("lists.showOnMap"),sign:"map",href:$("/",{list:e.list.id})}]:[],...e.role?[{text:n(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>tr(e)}]:[],...e.may("editor")?[{text:n("lists.edit"),sign:"edit",run:()=>Te(e.editForm,e.list)}]:[],...e.isOwn?[{text:n("find.byLink"),sign:"globe",run:()=>_n(e.list)},{text:n("lists.delete"),sign:"trash",isDanger:!0,run:()=>ac(e)}]:[...e.role?[{text:n("lists.leave"),sign:"close",isDanger:!0,run:()=>lc(e)}]:[],qe({listId:e.list.id})],...e.canHide?[uc(e)]:[]],{id:"list-menu"}),pc=e=>v`
  ${wt(e)}
  <p>${n("lists.makePrivateText")}</p>
  ${C(e,"reason",{label:n("report.reason"),required:!0,most:500})}`,uc=e=>({text:n("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>Ns(e.hideForm,n("lists.makePrivateTitle",{name:e.list.name}),pc,t=>at(t,n("lists.makePrivate")))});async function Qo(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function dc(e,t){await e.drop(t),b("list-menu")}var fc=(e,t)=>v`
  <label class="switch">
    <span>${n(`lists.entry.${e}`)}<br><span class="soft">${n(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,hc=(e,{listed:t,userId:s})=>v`
  ${wt(e)}
  ${C(e,"note",{label:n("lists.entry.note"),value:t.note??"",most:200})}
  ${s===m().id?["exact","editable","shareable"].map(i=>fc(i,t[i])):T}`,er=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),mc=(e,t)=>Ns(s=>e.entryForm(t,s),t.title,s=>hc(s,er(e,t)),s=>at(s,n("action.save")));function $c(e,t,s){let i=e.finds.items.length-1,o=[...e.hasAdded(t)?[{text:n("lists.entry.edit"),sign:"edit",run:()=>mc(e,t)}]:[],...e.mayArrange?gc(e,t,s,i):[],...e.mayDrop(t)?[{text:n("lists.drop"),sign:"close",run:()=>dc(e,t)}]:[]];return o.length?yt(n("lists.findMenu",{title:t.title}),o,{id:`find-${t.id}`}):T}function gc(e,t,s,i){return[...s>0?[{text:n("lists.up"),run:()=>Qo(e,t,-1)}]:[],...s<i?[{text:n("lists.down"),run:()=>Qo(e,t,1)}]:[],...t.media.some(o=>o.type==="image")?[{text:n("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function bc(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function wc(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var yc=(e,t,s)=>v`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${n("lists.onMap",{n:s+1,title:t.title})} @click=${()=>wc(e,t.id)}>
    <span class="nth">${j(s+1)}</span>
  </button>`,vc=(e,t,s)=>e.move(e.finds.items[t],s-t);function kc(e,t){let{by:s,at:i,isNew:o}=t.listed??{};if(!e.isShared||!s)return Pe(t);let r=v`${n("lists.addedBy",{name:h(s)})} · ${ut(i??t.createdAt)}`;return o?v`<b>${n("lists.isNew")}</b> · ${r}`:r}var xc=({listed:e})=>e?.note?v`<p class="entry-note" dir="auto">${e.note}</p>`:T,Oc=e=>e?v`
  <p class="entry-note soft" role="status">${n(`outbox.${e.kind}`)} · ${n("outbox.waiting")}</p>`:T,Ic=(e,t,s,i=e.waiting(t))=>v`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${o=>e.mayArrange&&Ke(o,(r,a)=>vc(e,r,a))}>
    ${yc(e,t,s)}
    ${rn(t,kc(e,t))}
    ${e.role&&i?.kind!=="drop"?$c(e,t,s):T}
    ${xc(er(e,t))}
    ${Oc(i)}
  </li>`,Sc=({user:e})=>v`<a class="person" href="/people/${e.id}">${k(e)} <span>${h(e)}</span></a>`,qc=e=>v`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?T:Sc(e.list)}
    ${e.list.description?v`<p class="text" dir="auto">${e.list.description}</p>`:T}
    <p class="marks">${Dn(e.list)} <span class="soft">${n("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?v`<p class="row">${Lc(e)}${e.may("contributor")?Pc(e):T}
      ${e.isShared?es(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):T}</p>`:T}
  </div>`,Lc=e=>e.isShared?v`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>tr(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>k(t,28))}
    <span>${n("lists.count",{n:e.list.memberCount})}</span>
  </button>`:T,Pc=e=>v`
  <a class="button quiet" id="add-here" href=${$("/new",{list:e.list.id})}>${c("plus")} ${n("lists.addHere")}</a>`,Fc=e=>e.list.invited?v`
  <section class="card stack" role="status">
    <p>${n("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${n("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${n("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button>
    </p>
  </section>`:T,Mc=e=>e.isShared?v`
  <div class="pair">
    ${lt("by-person",{label:n("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",n("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${lt("by-category",{label:n("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",n("lists.allCategories")],...Mt().map(t=>[t,A(t)])]})}
  </div>`:T;function Tc(e){let{items:t,problem:s,load:i}=e.finds;return s?x(s,i):t?!t.length&&e.isFiltered?v`<p class="empty" role="status">${n("lists.noneSuch")}</p>`:t.length?v`
    <ol class="card rows" @touchmove=${It} @contextmenu=${It}>${t.map((o,r)=>Ic(e,o,r))}</ol>
    ${P(e.finds)}`:_(n("lists.empty"),n(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),T,"pin"):O(3)}var Bc=(e,t)=>v`
  <list-map .label=${n("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>bc(e,s)}
    .held=${e.may("contributor")?s=>dn(t,s,{list:e.list.id}):null}></list-map>`;function Nc(e,t){let{problem:s,load:i}=e.loading;return s?.code==="not_found"?v`<p class="empty">${n("lists.gone")}</p>`:s?x(s,i):e.list?v`
    <div class="list-page">
      ${e.steps.length?Bc(e,t):T}
      <div class="stack">
        ${Fc(e)}
        ${qc(e)}
        ${Mc(e)}
        ${Tc(e)}
      </div>
    </div>`:O(3)}function sr(e){let t=new Un(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>v`
      ${S(t.title,t.list?cc(t):T,t.listsPath)}
      ${Nc(t,e)}`,close:()=>t.close()}}import{html as pt,nothing as ss}from"../lib/lit-html/lit-html.js";var jc=(e,{owner:t,name:s,description:i,memberCount:o,role:r,joined:a})=>pt`
  <section class="card stack">
    <p class="invited-by">${k(t,56)} <span>${n("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${i?pt`<p class="text" dir="auto">${i}</p>`:ss}
    <p class="soft">
      ${o>1?pt`${n("lists.count",{n:o})} · `:ss}
      ${n("lists.joinAs",{role:n(`lists.role.${r}`)})}
    </p>
    ${a?pt`<p class="row end"><a class="button main" href=${e.path}>${n("lists.open")}</a></p>`:pt`
      <p class="hint">${n("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button></p>`}
  </section>`,Cc=e=>pt` <a href="/join">${n(`signin.${e}Link`)}</a>`;function Ec(){let{registration:e}=q();return pt`
    <section class="card stack">
      <p>${n("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${n("signin.action")}</a></p>
      <p class="below">${n(`signin.${e}`)}${e==="closed"?ss:Cc(e)}</p>
    </section>`}function Rc(e){return e.user?e.problem?.code==="not_found"?pt`<p class="empty">${n("lists.linkGone")}</p>`:e.problem?x(e.problem,e.load):e.greeting?jc(e,e.greeting):O(2):Ec()}function ir(e){let t=new ts(e,location.hash);return{get title(){return t.greeting?.name??n("lists.one")},ready:t.load(),view:()=>pt`${S(t.greeting?.name??n("lists.one"),ss,"/lists")}${Rc(t)}`}}import{html as Wt,nothing as ae}from"../lib/lit-html/lit-html.js";async function Uc(e){let t=null;await Te(s=>En(i=>{t=i,s()})),t&&e.go(`/lists/${t.id}`)}var Ac=e=>Wt`
  <button type="button" id="new-list" @click=${()=>Uc(e)}>${c("plus")} ${n("lists.new")}</button>`;async function nr(e,t,s,i){await t.answer(s,i)&&e.go(`/lists/${s.id}`)}var Dc=(e,t,s)=>Wt`
  <li class="row between">
    <span class="person">${k(s.user,44)} <span>${n("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${n("lists.join")}: ${s.name}" @click=${()=>nr(e,t,s,!0)}>
        ${n("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${n("lists.decline")}: ${s.name}" @click=${()=>nr(e,t,s,!1)}>
        ${n("lists.decline")}
      </button>
    </span>
  </li>`,_c=(e,t)=>t.invitations.items?.length?Wt`
  <section class="card">
    <h2>${n("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Dc(e,t,s))}</ul>
  </section>`:ae,Hc=({shared:e})=>e.items?.length?Wt`
  <section class="stack">
    <h2>${n("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(Es)}</ul>${P(e)}
  </section>`:ae;function zc({lists:e,shared:t,isOwn:s}){return e.problem?x(e.problem,e.load):e.items?!e.items.length&&t.items?.length?ae:e.items.length?Wt`<ul class="list-cards">${e.items.map(Es)}</ul>${P(e)}`:_(n("lists.none"),s?n("lists.noneText"):n("lists.noneOther"),ae,"way"):O(3)}function or(e){let t=new Rn(e);return{title:n("lists.title"),broad:!0,ready:t.load(),view:()=>Wt`
      ${S(n("lists.title"),t.isOwn?Ac(e):ae,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${_c(e,t)}
      ${zc(t)}
      ${Hc(t)}`}}import{html as rr,nothing as Vc}from"../lib/lit-html/lit-html.js";var Wc=10,is=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=Nt(t,()=>this.#e())}async#e(){if(this.name===m()?.username)return this.#s(m());let t=$("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Wc;s++){let i=await N(t,{signal:this.#t.signal}),o=i.items.find(r=>r.username===this.name);if(o)return this.#s(o);t=i.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Kc({isGone:e,loading:t}){return t.problem?x(t.problem,t.load):e?rr`<p class="empty">${n("person.gone")}</p>`:O(3)}function ar(e){let t=new is(e);return{title:n("person.title"),ready:t.loading.load(),view:()=>rr`${S(t.name,Vc,"/people")}${Kc(t)}`}}import{html as J,nothing as rs}from"../lib/lit-html/lit-html.js";var Qs=e=>Xc[e.type]?.(e.data)??n(Yc(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),Yc=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,ur={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},ti=({kind:e,outcome:t})=>`${e}_${t}`,lr=["friends","lists","areas"];function Gc({count:e,...t}){let s=lr.find(o=>t[o]===e);if(s)return n(`note.only.${s}`,{n:Number(e)});let i=lr.filter(o=>t[o]!=="0").map(o=>n(`note.from.${o}`,{n:Number(t[o])}));return n("note.daily_news",{n:Number(e),sources:i.join(", ")})}var Xc={daily_news:Gc,streets_wished:({place:e})=>n("note.streetsWished",{place:e}),reported:({kind:e})=>n(`report.new.${e}`),report_closed:({outcome:e,note:t})=>cr(n(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>n(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Ii(t??"")}),moderated:e=>cr(n(`report.owner.${ti(e)}`,{title:e.findTitle??e.listName}),e.note)},cr=(e,t)=>t?`${e} ${n("report.because",{reason:t})}`:e,pr={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},ns=({type:e,data:t})=>{let{listId:s,userId:i,watchId:o}=t;return{list_added:s,friend_published:i,area_published:o}[e]??""};function dr([e,...t]){return!t.length||e.type==="list_added"||!ns(e)?ei(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}function fr(e,t=!1){let[s]=e;if(ns(s)&&e.length>1){let{actor:r,data:a,type:l}=s;return n(`note.${l}.many`,{name:h(r??a),list:a.listName,area:a.areaName,n:e.length})}let i=new Set(e.map(r=>r.data.userId)),o={name:h(s.actor??s.data),title:s.data.findTitle};return i.size>1?n(`note.${s.type}.others`,{...o,n:i.size-1}):e.length>1?n(`note.${s.type}.times`,{...o,n:e.length,more:t}):Qs(s)}function ei({type:e,data:{findId:t,commentId:s,listId:i}}){return pr[e]?pr[e]:i?`/lists/${i}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[Jc,Zc]=[20,36e5];function Qc(e){let t=new Map;for(let{type:s,data:i,createdAt:o}of e)(i.commentId||s==="mentioned")&&t.set(i.userId,[...t.get(i.userId)??[],new Date(o)]);return new Set([...t].filter(([,s])=>s.some((i,o)=>i-s[o+Jc-1]<Zc)).map(([s])=>s))}function tp(e){let t=ns(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var os=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=ot(t,"/api/notifications?limit=30"),this.#e=B.subscribe("notification",s=>this.#r(s))}get groups(){let t=new Map,s=Qc(this.list.items);for(let i of this.list.items){let o=tp(i),r=t.get(o)??{key:o,newest:i,items:[],isRead:!0,more:!1};r.items.push(i),r.isRead&&=i.isRead,r.more||=i.type!=="find_liked"&&s.has(i.data.userId),t.set(o,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#o()};async#o(){let{items:t}=await N("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:i}=t.newest.data;if(await(s?jn(i):Cn(i))){if(s){this.markRead(t),await this.#t.go(`/lists/${i}`);return}this.#i.delete(i),this.list.items=this.list.items.filter(o=>o!==t.newest),t.newest.isRead||Xt(-1),this.#t.update()}}async#n(){let{items:t}=await N("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Xt(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#r(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(i=>!i.isRead))s.isRead=!0,Xt(-1),fe(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await K("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ki(0)}catch(t){f(L(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await gt(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(i=>i!==s),s.isRead||Xt(-1)}catch(s){f(L(s))}this.#t.update()}close(){this.#e()}};var ep={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function sp(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var ip={link_used:"lock",streets_wished:"map",daily_news:"feed"},np=({type:e,data:t})=>e==="moderated"?ur[ti(t)]:ip[e]??"flag",op=({type:e,data:t,actor:s})=>t.userId?J`
  <span class="face">
    ${k(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(ep[e],e==="find_liked")}</span>
  </span>`:J`<span class="face office">${c(np({type:e,data:t}))}</span>`,rp=e=>J`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,hr=(e,t)=>`${n(e)}: ${t.newest.data.listName}`,ap=(e,t)=>J`
  <span class="row actions">
    <button type="button" aria-label=${hr("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${n("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${hr("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${n("lists.decline")}
    </button>
  </span>`;function lp(e,t){if(e.invites(t.newest))return ap(e,t);let s=e.request(t.newest);return s?J`<span class="row actions">${vt(s.friendship,s.user,()=>e.answered(t))}</span>`:rs}var cp=(e,t,s)=>J`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${dr(t.items)} @click=${()=>e.markRead(t)}>
      ${op(t.newest)}
      <span>
        <span class="what">${fr(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?rs:J`<span class="unseen">${n("note.new")}</span>`}${ut(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?rp(t.newest.thumbnailUrl):rs}
    </a>
    ${lp(e,t)}
    <button type="button" class="round" aria-label=${n("note.delete")} @click=${()=>sp(e,t,s)}>${c("close")}</button>
  </li>`,pp=e=>J`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${n("note.readAll")}</button>`,up=()=>J`<a class="button" href="/people">${n("note.noneAction")}</a>`;function dp(e){let{items:t,problem:s}=e.list;return s?x(s,e.load):t?t.length?J`<ul class="card notes">${e.groups.map((i,o)=>cp(e,i,o))}</ul>${P(e.list)}`:_(n("note.none"),n("note.noneText"),up(),"bell"):O(4)}function mr(e){let t=new os(e);return{title:n("nav.bell"),ready:t.load(),view:()=>J`${S(n("nav.bell"),t.hasUnread?pp(t):rs)}${dp(t)}`,close:()=>t.close()}}import{html as et,nothing as cs}from"../lib/lit-html/lit-html.js";var fp=200,hp=2,as=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=i=>ot(t,$("/api/friends",i));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=ot(t,()=>$("/api/users",{q:this.text.trim()})),this.#s=B.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename($(this.#t.path,{q:t})),[...t].length<hp?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,fp)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===m()?.id?t.addressee:t.requester}isMe(t){return t.id===m()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as si,nothing as mp}from"../lib/lit-html/lit-html.js";var $p=44,gp=(e,{findCount:t,moreFinds:s,commonFriends:i}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":fi(s,n("map.finds",{n:t})),i?n("person.common",{n:i}):""].filter(Boolean).join(" · "),bp=e=>e?si`<br><span class="soft person-sums">${e}</span>`:mp,le=(e,t,s)=>si`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${k(e,$p)} <span><span class="strong" dir="auto">${h(e)}</span>${bp(gp(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,$r=(e,t)=>si`
  <li class="row between">
    <span>${Xi(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function wp(e,t){if(e.isMe(t))return et`<span class="soft">${n("people.you")}</span>`;if(t.friendship==="accepted")return et`<span class="badge">${c("check")} ${n("friend.friends")}</span>`;if(t.friendship==="none")return Oe(t,e.reload);let s=e.requestOf(t);return s?vt(s,t,e.reload):et`<span class="badge">${n("friend.pending")}</span>`}function yp(e){let{found:t}=e;return t.problem?x(t.problem,e.search):t.items?t.items.length?et`
    <ul class="people" aria-label=${n("people.results")}>${t.items.map(s=>le(s,wp(e,s),s))}</ul>
    ${P(t)}`:et`<p class="soft" role="status">${n("people.noMatch")}</p>`:cs}function vp(e,t){e.preventDefault(),t.search()}var kp=e=>et`
  <form class="card" role="search" @submit=${t=>vp(t,e)}>
    <label for="people-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${yp(e)}
  </form>`;function ls(e,t,s,i=le){let o=e.lists[t];return o.items.length?et`
    <section class="card">
      <h2>${n(`people.${t}`)}</h2>
      <ul class="people">${o.items.map(r=>i(e.other(r),s(r,e.other(r)),r.other))}</ul>
      ${P(o)}
    </section>`:cs}var xp=(e,t,s)=>Zt(s,[Se(t,s,e.reload),Jt(s,e.reload)]),Op=e=>et`
  ${ls(e,"received",(t,s)=>[vt(t,s,e.reload),Zt(s,[Jt(s,e.reload)])])}
  ${ls(e,"sent",(t,s)=>Ie(t,s,e.reload))}
  ${e.lists.accepted.items.length?ls(e,"accepted",(t,s)=>xp(e,t,s)):_(n("people.none"),n("people.noneText"),cs,"people")}
  ${ls(e,"blocked",(t,s)=>Ji(s,e.reload),$r)}`;function Ip(e){return e.problem?x(e.problem,e.load):e.isLoaded?Op(e):O(3)}var Sp=()=>Pt()?et`<a class="button quiet" href="/invites">${c("plus")} ${n("invites.invite")}</a>`:cs;function gr(e){let t=new as(e);return{title:n("people.title"),ready:t.load(),view:()=>et`${S(n("people.title"),Sp(),"/feed")}${kp(t)}${Ip(t)}`,close:()=>t.close()}}import{html as Kt,nothing as ce}from"../lib/lit-html/lit-html.js";var ps=class extends we{user=null;friendship=null;#t;constructor(t){super(t,$("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=Nt(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??n("person.title")}get isMe(){return this.#t===m()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":$("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let i=await N(s,{signal:this.page.signal});this.friendship=i.items.find(o=>o.requesterId===this.#t||o.addresseeId===this.#t)??null,s=i.next}}};import{html as I,nothing as R}from"../lib/lit-html/lit-html.js";var qp=88,ii=(e,t)=>I`
  <span class="sum"><span class="strong">${j(e)}</span> <span class="soft">${n(t,{n:e})}</span></span>`,wr=({items:e})=>e?.length?I`<finds-map .places=${yr(e)} .label=${n("person.map")}></finds-map>`:R;function Lp({items:e,problem:t},s){return t||s===0||e?.length===0?R:e?I`<finds-map class="profile-cover" .places=${yr(e)} .label=${n("person.map")}></finds-map>`:I`<div class="profile-cover"></div>`}var us=(e,{title:t,finds:s,figures:i={},badge:o=R,actions:r=R})=>I`
  <section class="profile-head">
    ${e?[Lp(s,i.findCount),k(e,qp)]:R}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?I`<p class="soft">@${e.username}</p>`:R}
    ${e?.about?I`<p dir="auto">${e.about}</p>`:R}
    ${i.findCount===void 0?R:I`
      <p class="row">
        ${ii(i.findCount,"person.findsSum")}
        ${ii(i.placeCount,"person.placesSum")}
        ${ii(i.likeCount,"person.likesSum")}
      </p>`}
    ${i.commonFriends?I`<p class="soft">${n("person.common",{n:i.commonFriends})}</p>`:R}
    ${o===R&&r===R?R:I`<p class="row actions">${o}${r}</p>`}
  </section>`,ds=e=>I`<a class="button quiet" href=${e}>${c("feed")} ${n("lists.title")}</a>`,fs=(e,t,s)=>I`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Pp=e=>I`
  <li>
    <a class="tile c-${Bt(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?W(e.media[0],{thumb:!0}):I`<span class="sign-tile">${G(e.category)}</span>`}
      ${e.isPublic?R:I`
        <span class="corner">${c(xt(kt(e)))}<span class="unseen">${on(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,br=(e,t,s)=>I`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${n(`person.${t}`)}
  </button>`,Fp={grid:e=>I`<ul class="tiles">${e.map(Pp)}</ul>`,list:e=>I`<ul class="card rows">${e.map(t=>Le(t,Pe(t)))}</ul>`},yr=e=>[...new Map(e.map(t=>{let s=bt(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...nt(s),km:s.area,name:ye(s)}]})).values()];function Vt(e,t){let{items:s,problem:i,load:o}=e.finds;return i?x(i,o):s?s.length?I`
    <div class="chips" role="group" aria-label=${n("person.layout")}>
      ${br(e,"grid","camera")}
      ${br(e,"list","filter")}
    </div>
    ${Fp[e.layout](s)}
    ${P(e.finds)}`:_(t.title,t.text,t.action??R,t.sign??"pin"):O(3)}function Mp({user:e,friendship:t,hasAsked:s,loading:i}){return e.friendship==="none"?Oe(e,i.load):t?t.status==="accepted"?ce:s?vt(t,e,i.load):Ie(t,e,i.load):ce}var Tp=()=>Kt`<a class="button quiet" href="/profile">${n("profile.title")}</a>`,Bp=e=>e.isMe?Tp():Mp(e);function Np(e,t){let{user:s,friendship:i,loading:o}=e;if(!s||e.isMe)return ce;let r=i?.status==="accepted"?[Se(i,s,o.load)]:[];return Zt(s,[Pn(s,o.load),...r,qe({userId:s.id}),Jt(s,()=>t.go("/people"))])}var jp=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Cp=()=>Kt`<span class="badge">${c("check")} ${n("friend.friends")}</span>`,Ep=e=>us(e.user,{title:e.loading.problem?n("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:jp(e)?[Cp(),es(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ce,actions:e.user?[ds($("/lists",{user:e.user.id})),Bp(e)]:ce});function Rp(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Kt`<p class="empty">${n("person.gone")}</p>`:t?x(t,s):e.user?Kt`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${n("person.findsTitle")}</h2>
      ${Vt(e,{title:n("person.none"),text:n("person.noneText",{name:h(e.user)})})}
    </section>`:O(3)}var Up=(e,t)=>Kt`
  <div class="head">${Ti("/people")}<span class="grow"></span>${Np(e,t)}</div>`;function vr(e){let t=new ps(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Kt`${Up(t,e)}${Ep(t)}${Rp(t)}`}}import{html as ht,nothing as ni}from"../lib/lit-html/lit-html.js";var hs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=ot(t,"/api/finds/bin?limit=20",i=>i.find.id)}restore(t){return this.#e(t,K(`/api/finds/${t.id}/restore`),n("find.restored"),this.restored)}remove(t){return this.#e(t,gt(`/api/finds/${t.id}?forever=true`),n("bin.removed"),()=>{})}async#e(t,s,i,o){await F(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),f(i),o())}};var ms=class extends we{figures={};isEdited=!1;constructor(t){super(t,$("/api/finds",{userId:m().id,includePrivate:!0,limit:20})),this.picture=new gn("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async i=>Ps(i??await w("/api/users/me"))}),this.bin=new hs(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new jt({send:i=>this.#s(i),update:t.update,fieldOf:s})}get user(){return m()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await w(`/api/users/${m().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:i,age:o}){let r={displayName:t.trim()||null,about:s.trim()||null,username:i.trim()};Ps(await fe("/api/users/me",{...r,age:o===""?null:Number(o)})),f(n("profile.saved"))}};import{html as gs,nothing as $s}from"../lib/lit-html/lit-html.js";async function Ap(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function Dp(e,t){await z(n("bin.removeTitle"),n("bin.removeText",{title:t.title}),n("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var _p=(e,t)=>gs`
  <button type="button" class="quiet" aria-label="${n("bin.restore")}: ${t.title}" @click=${()=>Ap(e,t)}>
    ${c("retry")} ${n("bin.restore")}
  </button>`,Hp=(e,{find:t,expiresAt:s})=>gs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?gs`<br><span class="soft">${n("bin.until",{date:hi(s)})}</span>`:$s}
    </p>
    ${t.hidden?Zi(n("report.findHidden"),t.hidden):$s}
    <p class="row">
      ${t.hidden?$s:_p(e,t)}
      <button type="button" class="danger" aria-label="${n("bin.remove")}: ${t.title}" @click=${()=>Dp(e,t)}>
        ${c("trash")} ${n("bin.remove")}
      </button>
    </p>
  </li>`,kr=e=>e.list.items?.length?gs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${n("bin.title")}</h2>
    <p class="hint">${n("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Hp(e,t))}</ul>
    ${P(e.list)}
  </section>`:$s;var zp=()=>ht`<a class="button" href="/new">${c("plus")} ${n("nav.plus")}</a>`,Wp=({form:e,user:t})=>ht`
  <form novalidate @submit=${e.submit}>
    ${wt(e)}
    ${C(e,"displayName",{label:n("profile.name"),hint:n("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${C(e,"about",{label:n("profile.about"),value:t.about??"",most:160})}
    ${C(e,"username",{label:n("account.username"),hint:n("join.usernameHint"),value:t.username,...Ln})}
    ${C(e,"age",{label:n("profile.age"),hint:n("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${at(e,n("action.save"))}</div>
  </form>`,Vp=e=>ht`
  <ul class="card rows">
    ${fs("/people","people",n("people.accepted"))}
    ${fs("/shares","share",n("shares.mine"))}
    ${e.role==="admin"?fs("/admin","shield",n("admin.title")):ni}
  </ul>`,Kp=()=>ht`<a class="button quiet" href="/settings">${c("gear")} ${n("settings.title")}</a>`,Yp=e=>ht`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${n("profile.edit")}</h2>${Z(e.toggleEdit)}</div>
    ${Sn(e.picture,{label:n("profile.picture"),hint:n("profile.pictureHint")})}
    ${Wp(e)}
  </section>`;async function Gp(e){e.toggleEdit(),await b("edit-title")}var Xp=e=>ht`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Gp(e)}>
    ${c("edit")} ${n("profile.edit")}
  </button>`,Jp=()=>ht`
  <a class="button quiet" href="/saved">${c("bookmark")} ${n("saved.title")}</a>
  ${ds("/lists")}`,Zp=e=>ht`
  <div class="head"><span class="grow"></span>${Kp()}</div>
  ${us(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[Jp(),Xp(e)]})}
  ${e.isEdited?Yp(e):ni}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${n("profile.finds")}</h2>
    ${Vt(e,{title:n("profile.none"),text:n("profile.noneText"),action:zp()})}
  </section>
  ${Vp(e.user)}
  ${kr(e.bin)}`;function xr(e){let t=new ms(e);return{title:n("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Zp(t):ni}}import{html as oi,nothing as Qp}from"../lib/lit-html/lit-html.js";var tu=(e,t)=>oi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Qi(t))} ${n(`saved.${t}`)}
  </button>`,eu=()=>oi`<a class="button" href="/">${c("map")} ${n("missing.action")}</a>`,su=e=>({title:n(`saved.${e}None`),text:n(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:eu(),sign:"bookmark"});function Or(e){let t=new Ai(e);return{title:n("saved.title"),broad:!0,ready:t.finds.load(),view:()=>oi`
      ${S(n("saved.title"),Qp,"/profile")}
      <div class="chips" role="group" aria-label=${n("saved.which")}>${Ri.map(s=>tu(t,s))}</div>
      ${wr(t.finds)}
      ${Vt(t,su(t.state))}`}}function iu(e,t){let[s,i]=[new Map,!1],o=new AbortController;return e.signal.addEventListener("abort",()=>o.abort()),{async load(r){o.abort();let{signal:a}=o=new AbortController;try{let[l,p]=await yi($("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:a});if(a.aborted)return;[s,i]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(r,a){if(!s.size)return null;let l=[...s.values()].reduce((u,g)=>u+g,0),p=u=>s.get(u)===0&&!i&&!a.includes(u),d=u=>u&&(u<l||i)?`${j(u)}${i?"+":""}`:void 0;return{shown:r.filter(u=>!p(u)).map(u=>({category:u,count:d(s.get(u))})),rest:r.filter(p)}}}}var nu=500;async function ou(e,t,s){let{signal:i}=e,o=$("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:nu});try{let[{name:r},a]=await Promise.all([w(`/api/lists/${encodeURIComponent(t)}`,{signal:i}),w(o,{signal:i})]);return{name:r,points:a.map(nt)}}catch(r){return r.name!=="AbortError"&&f(r.code==="not_found"?n("lists.gone"):L(r)),{name:n("lists.one"),points:[]}}}import{html as Ir,nothing as Sr}from"../lib/lit-html/lit-html.js";async function ru(e){await e.ask()&&await b("see-inviter")}async function au(e){e.close(),await b("list")}function lu(e){let{user:t}=e;if(!t)return Sr;let s=n("introduction.text",{name:h(t),n:t.findCount});return Ir`
    <section class="introduction" aria-label=${s}>
      ${k(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${Z(()=>au(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${n("introduction.see")}</a>
        ${e.mayAsk?Ir`<button type="button" @click=${()=>ru(e)}>${n("friend.ask")}</button>`:Sr}
      </p>
    </section>`}async function cu(e,t){let s=new qn(t.update);e.note=()=>lu(s),await s.load()}var bs=0,ri=null;function pu(e){let t=ei(e);location.pathname!==t.split("#")[0]&&(bs=ri&&B.get("message")===ri?bs+1:1,bs===1?f(Qs(e),t):f(n("note.several",{n:bs}),"/notifications"),ri=B.get("message"))}import{html as uu,nothing as du}from"../lib/lit-html/lit-html.js";async function fu(e){if(qs.get())return;let t=()=>{},s=new mn(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(qs.set("1"),await H((i,o)=>{t=o;let r=async()=>{await s.enable(),s.state!=="off"&&(i(),f(n(`push.${s.state}`,{instance:it()})))};return uu`
      <h2>${n("push.offer",{name:e})}</h2>
      <p>${n("push.offerText",{instance:it()})}</p>
      <p class="soft" role="status">${s.slow?n("push.asking"):du}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i()}>${n("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${r}>
          ${c("bell")} ${n("push.enable")}
        </button>
      </div>`},{label:n("push.offer",{name:e}),kind:"sheet-like"}))}import{html as ws,nothing as qr}from"../lib/lit-html/lit-html.js";async function hu({lat:e,lng:t}){try{let{title:s}=await K("/api/map/wishes",{latitude:e,longitude:t});f(n("offer.wished",{title:s}))}catch(s){f(L(s))}}function mu(e,t){if(m().role==="admin"){let s=$("/admin/map",{at:ji({lat:e.lat,lng:e.lng})});return ws`<p><a class="button quiet" href=${s}>${n("offer.add")}</a></p>`}return ws`
    <p><button type="button" class="quiet" @click=${()=>{t(),hu(e)}}>${n("offer.wish")}</button></p>
    <p class="hint">${n("offer.wishText")}</p>`}var $u=e=>ws`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${n("offer.show")}</button></p>
  <p class="hint">${n("offer.learns")}</p>`,gu=(e,{choose:t,close:s,key:i})=>ws`
  <section class="offer" tabindex="-1" aria-label=${n("offer.none")} @keydown=${i}>
    <p class="row between">
      <span class="strong">${n("offer.none")}</span>
      <button type="button" class="round" aria-label=${n(Ms()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${un()?mu(e,s):qr}
    ${Ms()?$u(t):qr}
  </section>`,bu=()=>gu;import{html as vs,nothing as ai}from"../lib/lit-html/lit-html.js";var wu=2.5,[yu,Lr]=[300,24],Pr=180,Fr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ys=class{#t=Ct;#e=Ct;#s=null;#i=new Map;#o={time:0,x:0,y:0};#n=null;#r;constructor(t){this.#r=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#d(Ct),s&&!Fr()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Pr,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#f(t)),this.#l())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#f(t));let s=this.#p(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:r,y:a,scale:l}=Fs(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:l,x:r+i.x,y:a+i.y})}let o={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#d(this.#t.scale>1?Fe(o,this.#u()):o)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),i=this.#i.size===1,o={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#l();if(!i||t.type==="pointercancel")return this.#c();if(Math.hypot(o.x,o.y)<Lr)return this.#a(s,t.timeStamp);let r=this.#t.scale>1?"":ln(o);if(r)return this.#r[r]();this.#c()};#a(t,s){let i=this.#o;if(this.#o={...t,time:s},s-i.time>yu||Math.hypot(t.x-i.x,t.y-i.y)>Lr)return this.#c();this.#o={time:0,x:0,y:0},this.#d(this.#t.scale>1?Ct:Fe(Fs(Ct,wu,t),this.#u()),!0)}#l(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return cn(t,s)}#f({clientX:t,clientY:s}){let{left:i,top:o,width:r,height:a}=this.#n.getBoundingClientRect();return{x:t-i-r/2,y:s-o-a/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#c(){this.#d(Fe(this.#t,this.#u()),!0)}#d(t,s=!1){this.#t=t;let i=this.#n?.firstElementChild;i&&(i.style.transition=s&&!Fr()?`transform ${Pr}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function vu(e,t){let s=e.media.length,i=t,o=!0,r=null,a=new Map;H((l,p)=>{let d=u=>{i=(i+u+s)%s,o=!1,p(),r.show(document.querySelector("dialog .stage"),s>1?u:0)};return r??=new ys({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),ku(e,{at:i,plays:o,films:a},r,d,l)},{label:e.title,kind:"full"})}function ku(e,{at:t,plays:s,films:i},o,r,a){let l=e.media.length,p=e.media[t];return vs`
    <div class="viewer" @keydown=${u=>{u.target.localName!=="video"&&(u.key==="ArrowRight"&&r(1),u.key==="ArrowLeft"&&r(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?n("find.pictureOf",{at:t+1,n:l}):ai}</span>
        ${Z(a)}
      </div>
      <div class="stage" @pointerdown=${o.onDown} @pointermove=${o.onMove} @pointerup=${o.onUp}
        @pointercancel=${o.onUp} @dragstart=${u=>u.preventDefault()}>
        <div class="shown">${p.type==="video"?Iu(p,s,i):Ou(p,an(e,t))}</div>
      </div>
      <div>
        ${p.caption?vs`<p class="said" dir="auto">${p.caption}</p>`:ai}
        ${l>1?Su(r):ai}
      </div>
    </div>`}var xu=e=>`min(100vw, calc(100vh * ${sn(e).toFixed(3)}))`,Ou=(e,t)=>W(e,{alt:t,eager:!0,sizes:xu(e),blur:!1});function Iu(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),o=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",r=(a,l)=>i.append(Object.assign(document.createElement("source"),{src:a,type:l}));return r(e.url,e.codecs?`video/${o}; codecs="${e.codecs}"`:""),e.playbackUrl&&r(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",l),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var Su=e=>vs`
  <div class="row steps">
    ${Mr("previous","back",()=>e(-1))}
    ${Mr("next","next",()=>e(1))}
  </div>`,Mr=(e,t,s)=>vs`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as st,nothing as pe}from"../lib/lit-html/lit-html.js";var qu=["title","description","category"],Tr=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),ks=({media:e})=>e.map(t=>t.id).join(),Br=({media:e})=>e.map(t=>t.caption??"").join(`
`);function Lu(e,t){let s=qu.filter(o=>(e[o]??"")!==(t[o]??""));e.location&&t.location&&Tr(e)!==Tr(t)&&s.push("place");let i=({media:o})=>({media:[...o].sort((r,a)=>r.id<a.id?-1:1)});return ks(i(e))!==ks(i(t))?s.push("photos"):(ks(e)!==ks(t)&&s.push("order"),Br(i(e))!==Br(i(t))&&s.push("captions")),s}var xs=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Gt(this.#e),i=await w(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=i.map((o,r)=>({...o,changed:Lu(o,i[r-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),i=this.list[0].id;return await this.load(),this.list[0].id===i||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return K(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Nr=64,Pu=e=>st`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Nr} height=${Nr} loading="lazy">`,Fu=({changed:e})=>e.map(t=>n(`versions.changed.${t}`)).join(", "),Mu=(e,t)=>st`
  <li>
    <p class="soft">${ut(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):n("versions.someone")}</span></p>
    ${e.changed.length?st`<p>${n("versions.changed")} ${Fu(e)}</p>`:pe}
    <details>
      <summary>${n("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?st`<p class="text" dir="auto">${e.description}</p>`:pe}
      ${e.category?st`<p class="badge" dir="auto">${A(e.category)}</p>`:pe}
      ${e.location?st`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:pe}
      ${e.media.length?st`<p class="row">${e.media.map(Pu)}</p>`:pe}
      <button type="button" class="quiet" @click=${()=>t(e)}>${n("versions.restore")}</button>
    </details>
  </li>`,Tu=(e,t,s,i)=>st`
  <h2>${n("versions.title")}</h2>
  <p class="hint">${n(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?st`<ul class="past-edits">${e.list.map(o=>Mu(o,s))}</ul>`:st`<p class="empty">${n("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>i()}>${n("action.close")}</button></div>`;async function Bu(e,t,s){let i=new xs(e);if(!await F(i.load()))return;let o=await H(l=>Tu(i,t,l,l),{label:n("versions.title")});if(!o||!await z(n("versions.restoreTitle"),n("versions.restoreText"),n("versions.restore")))return;let r=null;if(!await F(i.restore(o.id).then(l=>{r=l})))return s();await s();let a=async()=>{await F(i.undo(r))&&await s()};f(n("versions.restored"),"",r?{text:n("action.undo"),run:a}:null)}import{html as mt,nothing as ue}from"../lib/lit-html/lit-html.js";var Os=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=kt(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,i]=await Promise.all([N("/api/shares"),w(this.#t),w(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let o=({id:r})=>i.find(a=>a.id===r)?.memberCount;this.lists=(s.inLists??[]).filter(r=>r.shows).map(r=>({...r,memberCount:o(r)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:i}=await N(t),o=r=>r.requesterId===m().id?r.addressee:r.requester;this.friends.push(...s.map(o)),this.next=i}};var Nu=e=>mt`
  ${e.friends.length?mt`<ul class="people">${e.friends.map(t=>le(t,ue))}</ul>`:mt`<p class="soft">${n("whoSees.alone")}</p>`}
  ${e.next?mt`<button type="button" class="quiet" @click=${()=>F(e.more())}>${n("action.more")}</button>`:ue}`,ju=(e,t,s)=>mt`
  <h2>${n("find.whoSees")}</h2>
  <p>${c(xt(e.audience))} ${n(`edit.audienceText.${e.audience}`,{instance:it()})}</p>
  ${e.audience==="friends"?Nu(e):ue}
  ${e.lists.length?mt`
    <p class="hint">${n("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(i=>mt`<li><a href="/lists/${i.id}" dir="auto">${Me(i)}</a></li>`)}</ul>`:ue}
  ${e.hasLinks?mt`<p class="hint">${n("whoSees.links")} <a href="/shares">${n("shares.mine")}</a></p>`:ue}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${n("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${n("action.close")}</button>
  </div>`;async function Cu(e){let t=new Os(e);await F(t.load())&&await H((s,i)=>(t.update=i,ju(t,e,s)),{label:n("find.whoSees")})}B.subscribe("user",Bs);Bs();export{Rr as addToList,pu as announce,Er as askReport,iu as countCategories,Po as edit,Vo as feed,cu as introduce,ir as joinList,sr as list,ou as listOnMap,or as lists,ar as named,mr as notifications,bu as offerOfStreets,fu as offerPush,gr as people,vr as person,xr as profile,Or as saved,Ar as shareFind,Nl as showSteps,Bu as showVersions,vu as viewPhoto,Ur as watchArea,Cu as whoSees};
